import PlainText

/// What can be wrong with a case or the suite's settings; the words stand in one table.
enum CaseProblem: Problem {
  // Elements and attributes
  case wrongRoot(String, expected: String)
  case unknownElement(String, in: String, nearest: String?)
  case misplacedElement(String, in: String)
  case unsupportedElement(String)
  case secondElement(String)
  case missingElement(String, in: String)
  case unknownAttribute(String, of: String, nearest: String?, known: [String])
  case partOfFrame(String, of: String)
  case propertyAsAttribute(String, written: String)
  case unsupportedAttribute(String)
  case missingAttributes([String], of: String)
  case missingEither([String], of: String)
  case attributeChoice([String], of: String)
  case clashingAttributes(String, String)
  case attributeWithout(String, needed: String)
  case strayText(in: String)
  // Values
  case emptyValue(String)
  case notANumber(String, String)
  case outOfRange(String, String, ClosedRange<Double>)
  case notWhole(String, String)
  case numberCount(String, parts: [String], found: Int)
  case negativeSize(String, String)
  case notYesOrNo(String, String)
  case notAColor(String, String)
  case unknownChoice(String, String, [String], nearest: String?)
  case refusedValue(String, String, String)
  case givenTwice(String)
  case notAPlace(String, String)
  case notASizeClass(String)
  // The matrix
  case noEnvironment
  case unknownDevice(String, nearest: String?)
  case unknownSplit(String, String, String)
  case tooManyVariants(Int)
  case unknownVariant(String, nearest: String?)
  // Names
  case idTwice(String)
  case idLooksAlike(String)
  case idWithBlanks(String)
  case reservedName(String)
  case unknownName(String, String, nearest: String?)
  case wrongMeaning(String, expected: String, found: String)
  case unknownClass(String, nearest: String?)
  case unknownAction(String, nearest: String?)
  case severalRules(String, Int)
  // The interface
  case noView
  case secondRoot
  case notAColorProperty(String, of: String)
  case notAnInsetsProperty(String, of: String)
  case notAProperty(String, of: String)
  case rootOnly(String)
  case arrangedOnly(String)
  // The behavior
  case unknownEvent(String, nearest: String?)
  case unsupportedEvent(String)
  case controllersEvent(String)
  case eventNeedsView(String, kind: String)
  case eventOfOtherKind(String, kind: String, view: String)
  case viewInClass
  case notAPlainValue
  case notFinite
  case elseWithoutIf
  case forwardOutside
  case forwardToSelf
  case notSettable(String, reason: String)
  case noMapAnnotation(String, map: String, nearest: String?)
  // Steps
  case timeBackwards(finger: String, Double, before: Double)
  case fingerAlreadyDown(String)
  case fingerNotDown(String)
  case fingerNeverLifted(String)
  case tooManyTouches(Int)
  case snapshotTwice(String)
  case suiteIds
}
