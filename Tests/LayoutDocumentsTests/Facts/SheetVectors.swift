/// The sheet article's formulas, worked out for five sheets; every number is in points.
///
/// Source: the project's reference figures for the article's sheet (algebra, verified numerically).
struct SheetVector {
  let name: String
  let frameHeight: Double
  let contentHeight: Double
  let safeBottom: Double
  let inset: Double
  let minimum: Double
  let maximum: Double
  let rows: [Row]
  let releases: [Release]

  /// At an offset: the indicator's top inset by the first and the second formula, and where the knob is with each.
  struct Row {
    let offset: Double
    let first: Double
    let second: Double
    let firstKnob: (start: Double, length: Double)
    let secondKnob: (start: Double, length: Double)
    let isReachable: Bool
  }

  /// Released at an offset with a velocity's sign: the page it comes to, counted from zero and from the inset.
  struct Release {
    let offset: Double
    let sign: Double
    let fromZero: Double
    let fromInset: Double
  }
}

extension SheetVector {
  static let all: [SheetVector] = [
    SheetVector(
      name: "A iPhone8 667-150", frameHeight: 517, contentHeight: 1200,
      safeBottom: 0, inset: 367, minimum: -367, maximum: 683,
      rows: [
        Row(
          offset: -407, first: 407, second: 407.0,
          firstKnob: (404.1920867900447, 36.29227823867262),
          secondKnob: (404.1920867900447, 36.29227823867262), isReachable: false),
        Row(
          offset: -367, first: 367, second: 367.0,
          firstKnob: (367.0, 49.48947032546267),
          secondKnob: (367.0, 49.48947032546267), isReachable: true),
        Row(
          offset: -275.25, first: 275.25, second: 260.21487883409594,
          firstKnob: (289.404794192725, 79.76052967453734),
          secondKnob: (275.25, 84.72106422640229), isReachable: true),
        Row(
          offset: -183.5, first: 183.5, second: 139.2663534513914,
          firstKnob: (222.5537651563497, 110.031589023612),
          secondKnob: (183.5, 124.62558727864112), isReachable: true),
        Row(
          offset: -100, first: 100, second: 14.354615384615386,
          firstKnob: (171.0523292916401, 137.5807275047862),
          secondKnob: (100.0, 165.83769230769232), isReachable: true),
        Row(
          offset: -1, first: 1, second: -156.24895920066612,
          firstKnob: (121.52074026802808, 170.24377791959157),
          secondKnob: (1.0, 222.12489592006662), isReachable: true),
        Row(
          offset: 0, first: 0.0, second: -158.11583333333334,
          firstKnob: (121.08423739629866, 170.57370772176134),
          secondKnob: (-2.842170943040401e-14, 222.7408333333333), isReachable: true),
        Row(
          offset: 1, first: 0.0, second: -158.11583333333334,
          firstKnob: (121.4141671984684, 170.57370772176134),
          secondKnob: (0.430833333333311, 222.7408333333333), isReachable: true),
        Row(
          offset: 200, first: 0.0, second: -158.11583333333334,
          firstKnob: (187.07019783024887, 170.57370772176134),
          secondKnob: (86.16666666666663, 222.7408333333333), isReachable: true),
        Row(
          offset: 683, first: 0.0, second: -158.11583333333334,
          firstKnob: (346.4262922782387, 170.57370772176134),
          secondKnob: (294.25916666666666, 222.7408333333333), isReachable: true),
      ],
      releases: [
        Release(offset: -330.3, sign: 0, fromZero: -367, fromInset: -367),
        Release(offset: -263.67, sign: 0, fromZero: -367, fromInset: -367),
        Release(offset: -258.5, sign: 0, fromZero: -367, fromInset: -367),
        Release(offset: -253.32999999999998, sign: 0, fromZero: 0, fromInset: -367),
        Release(offset: -100, sign: 0, fromZero: 0, fromInset: 150),
        Release(offset: -50, sign: -1, fromZero: -367, fromInset: -367),
        Release(offset: -50, sign: 0, fromZero: 0, fromInset: 150),
        Release(offset: -367, sign: 1, fromZero: 0, fromInset: 150),
        Release(offset: -357, sign: 1, fromZero: 0, fromInset: 150),
        Release(offset: 0, sign: 0, fromZero: 0, fromInset: 150),
      ]),
    SheetVector(
      name: "B iPhoneX 812-150", frameHeight: 662, contentHeight: 1200,
      safeBottom: 34, inset: 478, minimum: -478, maximum: 572,
      rows: [
        Row(
          offset: -518, first: 518, second: 518.0,
          firstKnob: (515.4299065420561, 42.53504672897196),
          secondKnob: (515.4299065420561, 42.53504672897196), isReachable: false),
        Row(
          offset: -478, first: 478, second: 478.0,
          firstKnob: (478.0, 58.00233644859813),
          secondKnob: (478.0, 58.00233644859813), isReachable: true),
        Row(
          offset: -358.5, first: 358.5, second: 338.2769230769231,
          firstKnob: (377.31147780373834, 104.2108644859813),
          secondKnob: (358.5, 112.03076923076922), isReachable: true),
        Row(
          offset: -239.0, first: 239.0, second: 175.88323150033943,
          firstKnob: (293.30549065420564, 150.41939252336448),
          secondKnob: (239.0, 174.82552613713509), isReachable: true),
        Row(
          offset: -100, first: 100, second: -49.61319340329837,
          firstKnob: (216.57943925233644, 204.16822429906543),
          secondKnob: (100.0, 262.0209895052474), isReachable: true),
        Row(
          offset: -1, first: 1, second: -241.16923076923075,
          firstKnob: (175.69567757009344, 242.44976635514018),
          secondKnob: (1.0, 336.0923076923077), isReachable: true),
        Row(
          offset: 0, first: 0.0, second: -243.2609400324149,
          firstKnob: (175.34112149532712, 242.83644859813083),
          secondKnob: (2.842170943040401e-14, 336.9011345218801), isReachable: true),
        Row(
          offset: 1, first: 0.0, second: -243.2609400324149,
          firstKnob: (175.70794392523365, 242.83644859813083),
          secondKnob: (0.508914100486237, 336.9011345218801), isReachable: true),
        Row(
          offset: 200, first: 0.0, second: -243.2609400324149,
          firstKnob: (248.7056074766355, 242.83644859813083),
          secondKnob: (101.78282009724472, 336.9011345218801), isReachable: true),
        Row(
          offset: 572, first: 0.0, second: -243.2609400324149,
          firstKnob: (385.16355140186914, 242.83644859813083),
          secondKnob: (291.09886547812, 336.9011345218801), isReachable: true),
      ],
      releases: [
        Release(offset: -430.2, sign: 0, fromZero: -478, fromInset: -478),
        Release(offset: -337.62, sign: 0, fromZero: -478, fromInset: -478),
        Release(offset: -331.0, sign: 0, fromZero: -478, fromInset: -478),
        Release(offset: -324.38, sign: 0, fromZero: 0, fromInset: -478),
        Release(offset: -100, sign: 0, fromZero: 0, fromInset: 184),
        Release(offset: -50, sign: -1, fromZero: -478, fromInset: -478),
        Release(offset: -50, sign: 0, fromZero: 0, fromInset: 184),
        Release(offset: -478, sign: 1, fromZero: 0, fromInset: 184),
        Release(offset: -468, sign: 1, fromZero: 0, fromInset: 184),
        Release(offset: 0, sign: 0, fromZero: 0, fromInset: 184),
      ]),
    SheetVector(
      name: "C short 120", frameHeight: 517, contentHeight: 120,
      safeBottom: 0, inset: 397, minimum: -397, maximum: -397,
      rows: [
        Row(
          offset: -437, first: 437, second: 437.0,
          firstKnob: (430.81044487427465, 80.0),
          secondKnob: (430.81044487427465, 80.0), isReachable: false),
        Row(
          offset: -397, first: 397, second: 397.0,
          firstKnob: (397.0, 120.0),
          secondKnob: (397.0, 120.0), isReachable: true),
        Row(
          offset: -297.75, first: 297.75, second: 245.66008378216637,
          firstKnob: (339.84006286266924, 219.25),
          secondKnob: (297.75, 271.33991621783366), isReachable: false),
        Row(
          offset: -198.5, first: 198.5, second: 0.0,
          firstKnob: (320.786750483559, 318.5),
          secondKnob: (198.5, 517.0), isReachable: false),
        Row(
          offset: -100, first: 100, second: -197,
          firstKnob: (339.5531914893617, 417.0),
          secondKnob: (213.1702127659575, 714.0), isReachable: false),
        Row(
          offset: -1, first: 1, second: -395,
          firstKnob: (396.2340425531915, 516.0),
          secondKnob: (303.55319148936167, 912.0), isReachable: false),
        Row(
          offset: 0, first: 0.0, second: -397.0,
          firstKnob: (397.0, 517.0),
          secondKnob: (304.85299806576404, 914.0), isReachable: false),
        Row(
          offset: 1, first: 0.0, second: -397.0,
          firstKnob: (398.0, 517.0),
          secondKnob: (306.6208897485493, 914.0), isReachable: false),
        Row(
          offset: 200, first: 0.0, second: -397.0,
          firstKnob: (597.0, 517.0),
          secondKnob: (658.4313346228239, 914.0), isReachable: false),
        Row(
          offset: -397, first: 397, second: 397.0,
          firstKnob: (397.0, 120.0),
          secondKnob: (397.0, 120.0), isReachable: true),
      ],
      releases: [
        Release(offset: -357.3, sign: 0, fromZero: -397, fromInset: -397),
        Release(offset: -263.67, sign: 0, fromZero: -397, fromInset: -397),
        Release(offset: -258.5, sign: 0, fromZero: -397, fromInset: -397),
        Release(offset: -253.32999999999998, sign: 0, fromZero: -397, fromInset: -397),
        Release(offset: -100, sign: 0, fromZero: -397, fromInset: -397),
        Release(offset: -50, sign: -1, fromZero: -397, fromInset: -397),
        Release(offset: -50, sign: 0, fromZero: -397, fromInset: -397),
        Release(offset: -397, sign: 1, fromZero: -397, fromInset: -397),
        Release(offset: -387, sign: 1, fromZero: -397, fromInset: -397),
        Release(offset: 0, sign: 0, fromZero: -397, fromInset: -397),
      ]),
    SheetVector(
      name: "D 150<h<H", frameHeight: 517, contentHeight: 300,
      safeBottom: 0, inset: 367, minimum: -367, maximum: -217,
      rows: [
        Row(
          offset: -407, first: 407, second: 407.0,
          firstKnob: (400.40329835082457, 85.2623688155922),
          secondKnob: (400.40329835082457, 85.2623688155922), isReachable: false),
        Row(
          offset: -367, first: 367, second: 367.0,
          firstKnob: (367.0, 116.26686656671664),
          secondKnob: (367.0, 116.26686656671664), isReachable: true),
        Row(
          offset: -275.25, first: 275.25, second: 236.69187309865276,
          firstKnob: (308.50421664167914, 187.38343328335833),
          secondKnob: (275.25, 217.2703172533681), isReachable: true),
        Row(
          offset: -183.5, first: 183.5, second: 56.92864529472595,
          firstKnob: (275.25, 258.5),
          secondKnob: (183.5, 356.6070320579111), isReachable: false),
        Row(
          offset: -100, first: 100, second: -167,
          firstKnob: (266.9250374812593, 323.2218890554723),
          secondKnob: (106.80509745127432, 530.1769115442279), isReachable: false),
        Row(
          offset: -1, first: 1, second: -365,
          firstKnob: (284.1424287856072, 399.95802098950526),
          secondKnob: (118.97601199400304, 683.6491754122939), isReachable: false),
        Row(
          offset: 0, first: 0.0, second: -367.0,
          firstKnob: (284.46626686656674, 400.73313343328334),
          secondKnob: (119.39880059970017, 685.19940029985), isReachable: false),
        Row(
          offset: 1, first: 0.0, second: -367.0,
          firstKnob: (285.2413793103448, 400.73313343328334),
          secondKnob: (120.72413793103448, 685.19940029985), isReachable: false),
        Row(
          offset: 200, first: 0.0, second: -367.0,
          firstKnob: (439.4887556221889, 400.73313343328334),
          secondKnob: (384.4662668665667, 685.19940029985), isReachable: false),
        Row(
          offset: -217, first: 217, second: 129.95938104448743,
          firstKnob: (284.4662668665667, 232.5337331334333),
          secondKnob: (217.0, 300.0), isReachable: true),
      ],
      releases: [
        Release(offset: -330.3, sign: 0, fromZero: -367, fromInset: -367),
        Release(offset: -263.67, sign: 0, fromZero: -367, fromInset: -367),
        Release(offset: -258.5, sign: 0, fromZero: -367, fromInset: -367),
        Release(offset: -253.32999999999998, sign: 0, fromZero: -217, fromInset: -367),
        Release(offset: -100, sign: 0, fromZero: -217, fromInset: -217),
        Release(offset: -50, sign: -1, fromZero: -367, fromInset: -367),
        Release(offset: -50, sign: 0, fromZero: -217, fromInset: -217),
        Release(offset: -367, sign: 1, fromZero: -217, fromInset: -217),
        Release(offset: -357, sign: 1, fromZero: -217, fromInset: -217),
        Release(offset: 0, sign: 0, fromZero: -217, fromInset: -217),
      ]),
    SheetVector(
      name: "E landscape 375-150", frameHeight: 225, contentHeight: 1200,
      safeBottom: 21, inset: 54, minimum: -54, maximum: 996,
      rows: [
        Row(
          offset: -94, first: 94, second: 94.0,
          firstKnob: (90.54901960784314, 19.41176470588235),
          secondKnob: (90.54901960784314, 19.41176470588235), isReachable: false),
        Row(
          offset: -54, first: 54, second: 54.0,
          firstKnob: (54.0, 26.470588235294116),
          secondKnob: (54.0, 26.470588235294116), isReachable: true),
        Row(
          offset: -40.5, first: 40.5, second: 38.750297265160526,
          firstKnob: (42.23117647058824, 28.852941176470587),
          secondKnob: (40.5, 29.161712247324616), isReachable: true),
        Row(
          offset: -27.0, first: 27.0, second: 23.170673076923077,
          firstKnob: (30.74823529411765, 31.235294117647058),
          secondKnob: (27.0, 31.911057692307697), isReachable: true),
        Row(
          offset: -100, first: 100, second: 100.0,
          firstKnob: (96.2478431372549, 18.352941176470587),
          secondKnob: (96.2478431372549, 18.352941176470587), isReachable: false),
        Row(
          offset: -1, first: 1, second: -7.804418985270049,
          firstKnob: (9.438431372549019, 35.8235294117647),
          secondKnob: (1.0, 37.377250409165306), isReachable: true),
        Row(
          offset: 0, first: 0.0, second: -9.022113022113022,
          firstKnob: (8.639999999999999, 36.0),
          secondKnob: (0.0, 37.59213759213759), isReachable: true),
        Row(
          offset: 1, first: 0.0, second: -9.022113022113022,
          firstKnob: (8.8, 36.0),
          secondKnob: (0.1670761670761678, 37.59213759213759), isReachable: true),
        Row(
          offset: 200, first: 0.0, second: -9.022113022113022,
          firstKnob: (40.64, 36.0),
          secondKnob: (33.415233415233416, 37.59213759213759), isReachable: true),
        Row(
          offset: 996, first: 0.0, second: -9.022113022113022,
          firstKnob: (168.0, 36.0),
          secondKnob: (166.4078624078624, 37.59213759213759), isReachable: true),
      ],
      releases: [
        Release(offset: -48.6, sign: 0, fromZero: 0, fromInset: -54),
        Release(offset: -114.75, sign: 0, fromZero: -54, fromInset: -54),
        Release(offset: -112.5, sign: 0, fromZero: -54, fromInset: -54),
        Release(offset: -110.25, sign: 0, fromZero: 0, fromInset: -54),
        Release(offset: -100, sign: 0, fromZero: 0, fromInset: -54),
        Release(offset: -50, sign: -1, fromZero: -54, fromInset: -54),
        Release(offset: -50, sign: 0, fromZero: 0, fromInset: -54),
        Release(offset: -54, sign: 1, fromZero: 0, fromInset: 171),
        Release(offset: -44, sign: 1, fromZero: 0, fromInset: 171),
        Release(offset: 0, sign: 0, fromZero: 0, fromInset: -54),
      ]),
  ]
}
