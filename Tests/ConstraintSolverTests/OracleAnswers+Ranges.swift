extension OracleTests {
  /// With the ranges of what is open.
  static let ranges: [Answer] = [
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 230
        rh == 253
        v0w >= 0
        v0h >= 0
        v0x - rx == 0
        v0x + v0w - rx - rw == 0 @400
        v0w <= 25 @400
        v0w >= 25 @400
        v0y - ry == 0
        v0y + v0h - ry - rh == -8
        v0h <= 186 @400
        v0h >= 186 @400
        """,
      errors: [400: 264],
      values: "rx 0, ry 0, rw 230, rh 253, v0h 245, v0x 0, v0y 0",
      open: "v0w 25…230"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 200
        rh == 781
        v0w >= 0
        v0h >= 0
        v0x - rx >= 20
        v0w <= 88 @252
        v0w >= 88 @100
        v0y - ry == 12
        v0h <= 272 @748
        v0h >= 272 @251
        v0h >= 0
        """,
      errors: [748: 0, 252: 0, 251: 0, 100: 0],
      values: "rx 0, ry 0, rw 200, rh 781, v0w 88, v0h 272, v0y 12",
      open: "v0x from 20"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 487
        rh == 817
        v0w >= 0
        v0h >= 0
        v0x - rx == 0 @500
        v0w <= 280 @251
        v0w >= 280 @251
        v0y - ry == 8 @501
        v0y + v0h - ry - rh <= 0 @750
        v0h <= 276 @500
        v0h >= 276 @100
        """,
      errors: [750: 0, 501: 0, 500: 0, 251: 0, 100: 0],
      values: "rx 0, ry 0, rw 487, rh 817, v0w 280, v0h 276, v0x 0, v0y 8",
      open: ""),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 242
        rh == 632
        v0w >= 0
        v0h >= 0
        v0x - rx == 8 @510
        v0x + v0w - rx - rw == 0 @749
        v0w <= 65 @749
        v0w >= 65 @510
        v0y - ry >= 12
        """,
      errors: [749: 0, 510: 169],
      values: "rx 0, ry 0, rw 242, rh 632, v0w 65, v0x 177",
      open: "v0h from 0, v0y from 12"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 395
        rh == 719
        v0w >= 0
        v0h >= 0
        v0x - rx >= 0
        v0w - 0.3333333333333333 rw <= 0 @50
        v0w <= 118 @490
        v0w >= 118 @50
        v0w <= 94
        v0y - ry == 0 @50
        v0y + 0.5 v0h - ry - 0.5 rh == 3
        v0h <= 77 @50
        v0h >= 77 @50
        """,
      errors: [490: 0, 50: 348],
      values: "rx 0, ry 0, rw 395, rh 719, v0w 94, v0h 77, v0y 324",
      open: "v0x from 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 349
        v0w >= 0
        v0h >= 0
        v0x - rx == 0 @510
        v0x + v0w - rx - rw == 0
        v0w <= 188 @510
        v0w >= 188 @750
        v0y - ry >= 12
        v0h <= 190 @999
        v0h >= 190 @999
        """,
      errors: [999: 0, 750: 0, 510: 161],
      values: "rx 0, ry 0, rw 349, v0h 190",
      open: "v0w 188…349, v0x 0…161, v0y from 12"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 340
        v0w >= 0
        v0h >= 0
        v0x - rx == 8 @400
        v0x + v0w - rx - rw == -8 @749
        v0w <= 238 @501
        v0w >= 238 @751
        v0y - ry == 0
        v0h <= 212 @500
        v0h >= 212 @400
        v0h - 0.5625 v0w == 0 @749
        """,
      errors: [751: 0, 749: 0, 501: 0, 500: 0, 400: 164.125],
      values: "rx 0, ry 0, rw 340, v0w 238, v0h 133.875, v0x 94, v0y 0",
      open: ""),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 480
        rh == 802
        v0w >= 0
        v0h >= 0
        v0x - rx >= 8
        v0w <= 59 @749
        v0w >= 59 @749
        v0y - ry == 20
        v0h <= 73 @749
        v0h >= 73 @252
        v1w >= 0
        v1h >= 0
        v1x - rx == 20
        v1w <= 41 @749
        v1w >= 41 @748
        v1y - ry == 20
        """,
      errors: [749: 0, 748: 0, 252: 0],
      values: "rx 0, ry 0, rw 480, rh 802, v0w 59, v0h 73, v0y 20, v1w 41, v1x 20, v1y 20",
      open: "v0x from 8, v1h from 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 370
        rh == 470
        v0w >= 0
        v0h >= 0
        v0x - rx >= 8
        v0w <= 175 @251
        v0w >= 175 @150
        v0y - ry == 12
        v0x - rx >= 8
        """,
      errors: [251: 0, 150: 0],
      values: "rx 0, ry 0, rw 370, rh 470, v0w 175, v0y 12",
      open: "v0h from 0, v0x from 8"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 415
        v0w >= 0
        v0h >= 0
        v0x - rx == 12
        v0w <= 236 @100
        v0w >= 236 @750
        v0y - ry == 20 @50
        v0y + v0h - ry - rh <= 0
        v0h == 33 @252
        """,
      errors: [750: 0, 252: 0, 100: 0, 50: 0],
      values: "rx 0, ry 0, rw 415, v0w 236, v0h 33, v0x 12, v0y 20",
      open: "rh from 53"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 462 @999
        v0w >= 0
        v0h >= 0
        v0x - rx == 8
        v0w <= 296 @249
        v0w >= 296 @998
        v0y - ry == 20 @49
        v0h <= 158 @252
        v0h >= 158 @49
        v0h == 167
        """,
      errors: [999: 0, 998: 0, 252: 9, 249: 0, 49: 0],
      values: "rx 0, ry 0, rw 462, v0w 296, v0h 167, v0x 8, v0y 20",
      open: ""),
  ]
}
