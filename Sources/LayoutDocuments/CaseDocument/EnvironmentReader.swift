import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads one `<environment>` into its axes.
struct EnvironmentReader {
  private let environment: CheckedElement

  init(_ element: Element, _ diagnostics: inout Diagnostics) {
    environment = CheckedElement(element, as: Grammar.environment, &diagnostics)
  }

  mutating func read(_ diagnostics: inout Diagnostics) -> Environment {
    let screens = environment["device"] == nil ? sizes(&diagnostics) : devices(&diagnostics)
    let held = settings("orientation", or: Orientation.portrait, &diagnostics) { screen, value in
      screen.orientation = value
    }
    let reads = directions(&diagnostics)
    let sized = settings(
      "contentSizeCategory", or: ContentSizeCategory.standard, &diagnostics
    ) { screen, value in screen.contentSizeCategory = value }
    return Environment(
      axes: screens + [
        held, reads, locales(&diagnostics), sized, splits(&diagnostics), released(&diagnostics),
      ],
      origin: environment.element.nameLocation)
  }

  /// A language says how it is written, unless the environment does.
  private func directions(_ diagnostics: inout Diagnostics) -> [Environment.Setting] {
    guard environment["direction"] != nil || environment["locale"] == nil else {
      return [.nothing]
    }
    return settings("direction", or: Direction.leftToRight, &diagnostics) { screen, value in
      screen.direction = value
    }
  }

  private func locales(_ diagnostics: inout Diagnostics) -> [Environment.Setting] {
    guard environment["locale"] != nil else { return [.nothing] }
    let decidesDirection = environment["direction"] == nil
    return axis("locale", &diagnostics) { text, diagnostics -> Environment.Setting? in
      guard let locale = LocaleName(text.value) else {
        diagnostics.report(LocalizationProblem.noLocale(text.value), at: text.location(at: 0))
        return nil
      }
      let direction: Direction = locale.isRightToLeft ? .rightToLeft : .leftToRight
      return Environment.Setting(
        label: locale.text, implied: decidesDirection ? [direction.rawValue] : []
      ) { screen in
        screen.language = locale.text
        if decidesDirection { screen.direction = direction }
      }
    }
  }

  /// The release of iOS whose fonts and controls are measured.
  private func released(_ diagnostics: inout Diagnostics) -> [Environment.Setting] {
    settings("system", or: SystemMetrics.current, &diagnostics) { screen, value in
      screen.systemMetrics = value
    }
  }

  private func devices(_ diagnostics: inout Diagnostics) -> [[Environment.Setting]] {
    for name in ["size", "scale", "safeArea"] {
      guard let attribute = environment[name] else { continue }
      diagnostics.report(
        CaseProblem.clashingAttributes(name, "device"), at: attribute.nameLocation)
    }
    let devices = axis("device", &diagnostics) { text, diagnostics -> Environment.Setting? in
      guard let device = Device.named(text.value) else {
        let nearest = NearestName.suggestion(for: text.value, among: Device.all.map(\.name))
        diagnostics.report(
          CaseProblem.unknownDevice(text.value, nearest: nearest), at: text.location(at: 0))
        return nil
      }
      let screen = device.screen
      return Environment.Setting(label: device.name) { $0 = screen }
    }
    return [devices, [.nothing], [.nothing]]
  }

  /// Every share must be known for every device, however it is held.
  private func splits(_ diagnostics: inout Diagnostics) -> [Environment.Setting] {
    guard let attribute = environment["splitView"] else { return [.nothing] }
    guard let devices = environment["device"]?.text.alternatives.map(\.value) else {
      diagnostics.report(
        CaseProblem.attributeWithout("splitView", needed: "device"), at: attribute.nameLocation)
      return [.nothing]
    }
    let held = environment["orientation"]?.text.alternatives.compactMap {
      Orientation(rawValue: $0.value)
    }
    let known = devices.compactMap { Device.named($0) }
    return axis("splitView", &diagnostics) { text, diagnostics -> Environment.Setting? in
      let reader = ValueReader(name: "splitView", text: text)
      let choice = reader.choice(of: SplitView.allCases.map(\.rawValue), &diagnostics)
      guard let choice, let split = SplitView(rawValue: choice) else { return nil }
      for device in known {
        for orientation in held ?? [.portrait]
        where device.width(of: split, across: orientation) == nil {
          let problem = CaseProblem.unknownSplit(choice, device.name, orientation.rawValue)
          return reader.refused(problem, &diagnostics)
        }
      }
      return Environment.Setting(label: choice) { screen in
        let device = known.first { $0.screen.size == screen.size }
        if let device { screen.split(split, on: device) }
      }
    }
  }

  private func sizes(_ diagnostics: inout Diagnostics) -> [[Environment.Setting]] {
    guard environment["size"] != nil, environment["scale"] != nil else {
      let missing: CaseProblem =
        environment["size"] == nil
        ? .missingEither(["device", "size"], of: "environment")
        : .missingAttributes(["scale"], of: "environment")
      diagnostics.report(missing, at: environment.element.nameLocation)
      return [[.nothing], [.nothing], [.nothing]]
    }
    let sizes = axis("size", &diagnostics) { text, diagnostics -> Environment.Setting? in
      guard let size = Self.size(text, &diagnostics) else { return nil }
      return Environment.Setting(label: Self.label(Value.size(size))) {
        ($0.size, $0.idiom) = (size, Idiom(of: size))
      }
    }
    let scales = axis("scale", &diagnostics) { text, diagnostics -> Environment.Setting? in
      let reader = ValueReader(name: "scale", text: text)
      guard let scale = reader.number(in: 0.1...1000, &diagnostics) else { return nil }
      return Environment.Setting(label: "scale " + Self.label(Value.number(scale))) {
        $0.pixel = Pixel(scale: scale)
      }
    }
    return [sizes, scales, safeAreas(&diagnostics)]
  }

  private func safeAreas(_ diagnostics: inout Diagnostics) -> [Environment.Setting] {
    guard environment["safeArea"] != nil else { return [.nothing] }
    return axis("safeArea", &diagnostics) { text, diagnostics -> Environment.Setting? in
      guard let insets = Self.safeArea(text, &diagnostics) else { return nil }
      return Environment.Setting(label: "safeArea " + Self.label(insets.value)) {
        $0.portraitSafeArea = insets
        $0.landscapeSafeArea = insets
      }
    }
  }

  /// No side of a safe area is negative.
  static func safeArea(_ text: SourceText, _ diagnostics: inout Diagnostics) -> Insets? {
    let reader = ValueReader(name: "safeArea", text: text)
    guard let value = reader.value(of: .insets, &diagnostics), let insets = Insets(value) else {
      return nil
    }
    guard value.numbers.allSatisfy({ $0 >= 0 }) else {
      return reader.refused(.negativeSize("safeArea", text.value), &diagnostics)
    }
    return insets
  }

  /// A screen is between one point and a hundred thousand wide and high.
  static func size(
    _ text: SourceText, named name: String = "size", _ diagnostics: inout Diagnostics
  ) -> Size? {
    let reader = ValueReader(name: name, text: text)
    guard let value = reader.value(of: .size, &diagnostics), let size = Size(value) else {
      return nil
    }
    let limits = 1.0...100_000.0
    guard limits.contains(size.width), limits.contains(size.height) else {
      return reader.refused(.outOfRange(name, text.value, limits), &diagnostics)
    }
    return size
  }

  private func settings<T: Choice>(
    _ name: String, or standard: T, _ diagnostics: inout Diagnostics,
    apply: @escaping @Sendable (inout Screen, T) -> Void
  ) -> [Environment.Setting] {
    guard environment[name] != nil else {
      return [Environment.Setting(label: standard.rawValue) { apply(&$0, standard) }]
    }
    return axis(name, &diagnostics) { text, diagnostics -> Environment.Setting? in
      let reader = ValueReader(name: name, text: text)
      let choice = reader.choice(of: T.allCases.map(\.rawValue), &diagnostics)
      guard let choice, let value = T(rawValue: choice) else { return nil }
      return Environment.Setting(label: choice) { apply(&$0, value) }
    }
  }

  /// The alternatives of an attribute, each once.
  private func axis(
    _ name: String, _ diagnostics: inout Diagnostics,
    read: (SourceText, inout Diagnostics) -> Environment.Setting?
  ) -> [Environment.Setting] {
    guard let attribute = environment[name] else { return [] }
    var settings: [Environment.Setting] = []
    var labels: Set<ExactText> = []
    for text in attribute.text.alternatives {
      guard !text.value.isEmpty else {
        diagnostics.report(CaseProblem.emptyValue(name), at: text.location(at: 0))
        continue
      }
      guard let setting = read(text, &diagnostics) else { continue }
      if labels.insert(setting.label) {
        settings.append(setting)
      } else {
        diagnostics.report(CaseProblem.givenTwice(text.value), at: text.location(at: 0))
      }
    }
    return settings
  }

  private static func label(_ value: Value) -> String {
    value.numbers.map { DecimalNumber.text($0) }.joined(separator: " ")
  }
}

extension Environment.Setting {
  /// What an axis that is not written says.
  static let nothing = Environment.Setting(label: "") { _ in }
}
