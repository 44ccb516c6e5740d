import Expressions
import Geometry

extension Catalog {
  /// UIProgressView, UIActivityIndicatorView and the pickers: what shows a state and has a size of its own.
  mutating func addIndicatorKinds(on view: KindID, control: KindID) {
    add(
      Kind(
        name: "progressView", summary: "A bar that fills.", base: view,
        properties: [.stored("progress", "How far it is filled, 0 to 1.", default: 0.0)],
        // 2 high in 6 documents up to Xcode 11, 4 in 5 since.
        intrinsicSize: { tree, _, _ in
          Size(width: Kind.noIntrinsicMetric, height: tree.systemMetrics < .iOS14 ? 2 : 4)
        }))
    add(
      Kind(
        name: "activityIndicatorView", summary: "A wheel that turns.", base: view,
        properties: [
          .stored("style", "How large it is.", .intrinsicSize, default: IndicatorStyle.medium),
          .stored("isAnimating", "Whether it turns.", default: false),
          .stored("hidesWhenStopped", "Whether it is seen only while it turns.", default: true),
        ],
        intrinsicSize: { tree, id, _ in
          let style = tree.stored.value(of: id)?["style"].flatMap(IndicatorStyle.init) ?? .medium
          return Size(width: style.side, height: style.side)
        }))
    add(
      Kind(
        name: "pickerView", summary: "Wheels to choose from.", base: view, properties: [],
        touches: .unbuilt, intrinsicSize: { _, _, _ in Kind.wheelsSize }))
    add(
      Kind(
        name: "datePicker", summary: "Wheels for a date or time.", base: control,
        properties: [
          .stored(
            "datePickerMode", "What is chosen.", default: DatePickerMode.dateAndTime),
          .stored("minuteInterval", "Between two minutes that can be chosen.", default: 1.0),
          .stored("countDownDuration", "In seconds.", default: 0.0),
          .stored(
            "preferredDatePickerStyle", "How the date is chosen.", .intrinsicSize,
            default: DatePickerStyle.wheels,
            refusal: { $0 == .wheels ? nil : "the size of such a picker is not known" }),
        ], touches: .unbuilt, intrinsicSize: { _, _, _ in Kind.wheelsSize }))
  }
}

extension Kind {
  /// 216 high in 8 of 12 documents, 320 wide where nothing else is asked.
  fileprivate static let wheelsSize = Size(width: 320, height: 216)
}

package enum IndicatorStyle: String, Choice {
  case medium, large, gray, white, whiteLarge

  /// 37 points for the large ones in 9 of 10 documents, 20 for the others in 35 of 35.
  var side: Double {
    switch self {
    case .large, .whiteLarge: 37
    case .medium, .gray, .white: 20
    }
  }
}

package enum DatePickerMode: String, Choice {
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}

package enum DatePickerStyle: String, Choice {
  case wheels, compact, inline, automatic
}
