extension OracleTests {
  /// With the ranges of what is open, more of them.
  static let moreRanges: [Answer] = [
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 374
        rh == 626
        v0w >= 0
        v0h >= 0
        v0x - rx >= 12
        v0x + v0w - rx - rw <= -12
        v0y - ry == 20
        v0h <= 151 @400
        v0h >= 151 @249
        v0h >= 34 @249
        v0h - 0.75 v0w == 0
        """,
      errors: [400: 0, 249: 0],
      values: "rx 0, ry 0, rw 374, rh 626, v0w 201.333, v0h 151, v0y 20",
      open: "v0x 12…160.667"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 481
        v0w >= 0
        v0h >= 0
        v0x - rx >= 0
        v0x + v0w - rx - rw <= 0 @490
        v0w <= 69 @751
        v0w >= 69 @750
        v0y - ry == 20
        v0y + v0h - ry - rh == 0
        v0h <= 44 @490
        v0h >= 44 @490
        """,
      errors: [751: 0, 750: 0, 490: 0],
      values: "rx 0, ry 0, rw 481, v0w 69, v0h 44, v0y 20, rh 64",
      open: "v0x 0…412"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 269
        v0w >= 0
        v0h >= 0
        v0x - rx == 12
        v0x + v0w - rx - rw <= -8 @510
        v0w <= 81 @510
        v0w >= 81 @510
        v0y - ry == 0
        v0h - 0.5 rh == 0
        v0h <= 178 @510
        v0h >= 178 @751
        v0h >= 244 @510
        """,
      errors: [751: 0, 510: 66],
      values: "rx 0, ry 0, rw 269, v0w 81, v0x 12, v0y 0",
      open: "v0h 178…244, rh 356…488"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 461
        v0w >= 0
        v0h >= 0
        v0x - rx == 8 @749
        v0w <= 169 @51
        v0w >= 169 @50
        v0w == 46
        v0y - ry >= 20
        v0y + v0h - ry - rh <= 0
        v0h <= 273 @249
        v0h >= 273 @749
        rx == 0
        """,
      errors: [749: 0, 249: 0, 51: 0, 50: 123],
      values: "rx 0, ry 0, rw 461, v0w 46, v0h 273, v0x 8",
      open: "v0y from 20, rh from 293"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 485 @999
        v0w >= 0
        v0h >= 0
        v0x - rx == 8
        v0w <= 159 @750
        v0w >= 159 @400
        v0y - ry == 12
        v0h - 0.25 rh <= -8 @51
        v0h <= 295 @150
        v0h >= 295 @750
        """,
      errors: [999: 0, 750: 0, 400: 0, 150: 0, 51: 0],
      values: "rx 0, ry 0, rw 485, v0w 159, v0h 295, v0x 8, v0y 12",
      open: "rh from 1212"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 367
        v0w >= 0
        v0h >= 0
        v0x - rx == 20
        v0x + v0w - rx - rw == 0 @501
        v0w <= 96 @501
        v0w >= 96 @150
        v0y - ry >= 0 @150
        v0h - 0.3333333333333333 rh == 0 @150
        v0h <= 181 @150
        v0h >= 181 @150
        """,
      errors: [501: 251, 150: 0],
      values: "rx 0, ry 0, rw 367, v0h 181, v0x 20, rh 543",
      open: "v0w 96…347, v0y from 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 289 @999
        v0w >= 0
        v0h >= 0
        v0x - rx == 0 @400
        v0w - 0.25 rw >= -8
        v0w <= 118
        v0y - ry == 12
        v0y + v0h - ry - rh <= -8
        v0h <= 70 @150
        v0h >= 70 @490
        """,
      errors: [999: 0, 490: 0, 400: 0, 150: 0],
      values: "rx 0, ry 0, rw 289, v0h 70, v0x 0, v0y 12",
      open: "v0w 64.25…118, rh from 90"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 247
        rh == 759
        v0w >= 0
        v0h >= 0
        v0x - rx == 0
        v0w - 2 rw >= 0 @249
        v0y - ry == 0
        v0h <= 127 @150
        v0h >= 127 @49
        """,
      errors: [249: 0, 150: 0, 49: 0],
      values: "rx 0, ry 0, rw 247, rh 759, v0h 127, v0x 0, v0y 0",
      open: "v0w from 494"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 400
        rh == 596
        v0w >= 0
        v0h >= 0
        v0x - rx == 20
        v0w - 0.5 rw >= -8
        v0w <= 206 @751
        v0w >= 206 @100
        v0y - ry == 8
        v0h - 0.3333333333333333 rh >= -8 @751
        v0h <= 138 @751
        v0h >= 138 @249
        v0h - v0w == 0 @751
        """,
      errors: [751: 54, 249: 0, 100: 14],
      values: "rx 0, ry 0, rw 400, rh 596, v0w 192, v0x 20, v0y 8",
      open: "v0h 190.667…192"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 228
        v0w >= 0
        v0h >= 0
        v0x - rx == 8
        v0w <= 199 @1
        v0w >= 199 @400
        v0w == 181 @100
        v0y - ry == 20
        v0y + v0h - ry - rh <= -8 @501
        """,
      errors: [501: 0, 400: 0, 100: 18, 1: 0],
      values: "rx 0, ry 0, rw 228, v0w 199, v0x 8, v0y 20",
      open: "v0h from 0, rh from 28"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 431
        v0w >= 0
        v0h >= 0
        v0x - rx >= 12
        v0x + 0.5 v0w - rx - 0.5 rw == 0
        v0y - ry == 20
        v0h <= 28 @49
        v0h >= 28 @751
        """,
      errors: [751: 0, 49: 0],
      values: "rx 0, ry 0, rw 431, v0h 28, v0y 20",
      open: "v0w 0…407, v0x 12…215.5"),
  ]
}
