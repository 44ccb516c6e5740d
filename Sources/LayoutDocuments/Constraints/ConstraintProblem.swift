import PlainText

/// What can be wrong with a constraint.
package enum ConstraintProblem: Problem {
  // A line's text
  case neitherForm(String)
  case unexpected(String, expected: String)
  case hyphen
  case stranger(Unicode.Scalar)
  case openName, emptyName
  case notANumber(String)
  case emptyID
  case idWithBlank(String)
  case idInNamedBlock(block: String)
  case excuseInPart
  case unknownChange(String)
  // Names
  case unknownView(String, nearest: String?)
  case notAView(String, String)
  case missingAttribute(String)
  case unknownAttribute(String, nearest: String?)
  case unknownGuide(String, of: String, nearest: String?)
  case controllersGuide(String, of: String)
  case guideWithout(String, String)
  case noScrollView(String, guide: String)
  case noSuperview(String)
  case tooManyParts(String)
  // Numbers
  case constantRange, priorityRange, multiplierRange, divisionByZero
  // UIKit's rules
  case unequalParts(String, String)
  case mismatch(String, String, Mismatch)
  case loneLocation(String)
  case zeroMultiplier(String)
  case itself(String)
  case constantFirst
  // Visual format
  case unknownMetric(String, nearest: String?)
  case notAMetric(String), metricTwice(String), metricIsView(String)
  case differentSuperviews(String, String)
  case constrainsNothing
  case unknownOption(String, nearest: String?, [String])
  case alignedAlong(String, String)
  case baselinesAcross, noStandardBaselineSpace
  // Interface Builder's element
  case unknownElement(String)
  case notEmpty(String)
  case unknownSetting(String, of: String, known: [String])
  case missingFirstAttribute
  case missingSecond(String, for: String)
  case notABoolean(String, String)
  case notANumberOf(String, String)
  case notAMultiplier(String)
  case unknownRelation(String)

  /// Why two attributes do not stand in one constraint.
  package enum Mismatch: Sendable {
    case sizeWithLocation, acrossAxes, directions
  }

  package var code: String { row.code }
  package var words: String { row.words }
}
