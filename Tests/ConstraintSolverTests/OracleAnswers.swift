extension OracleTests {
  static let answers: [Answer] = [
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 283 @999
        rh == 423
        v0w >= 0
        v0h >= 0
        v0x - rx == 12
        v0y - ry == 12
        v0h - 0.5 rh >= 0 @750
        v0h <= 286 @751
        v0h >= 286 @500
        v0h <= 102 @749
        """,
      errors: [999: 0, 751: 0, 750: 0, 749: 109.5, 500: 74.5],
      values: "rx 0, ry 0, rw 283, rh 423, v0h 211.5, v0x 12, v0y 12"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 393
        rh == 312
        v0w >= 0
        v0h >= 0
        v0x - rx == 0
        v0w <= 108 @999
        v0w >= 108 @249
        v0w >= 171 @999
        v0y - ry == 20
        v0h - 0.25 rh >= -8 @400
        v0h <= 57 @250
        """,
      errors: [999: 63, 400: 0, 250: 13, 249: 0],
      values: "rx 0, ry 0, rw 393, rh 312, v0h 70, v0x 0, v0y 20"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 473
        v0w >= 0
        v0h >= 0
        v0x - rx == 0
        v0x + 0.5 v0w - rx - 0.5 rw == 3 @100
        v0w == 133
        v0y - ry == 0
        v0y + v0h - ry - rh == -8
        v0h <= 239 @50
        v0h >= 239 @998
        v0h >= 186
        v0h - v0w == 0 @50
        """,
      errors: [998: 0, 100: 173, 50: 106],
      values: "rx 0, ry 0, rw 473, v0w 133, v0h 239, v0x 0, v0y 0, rh 247"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 454
        v0w >= 0
        v0h >= 0
        v0x - rx == 8
        v0w <= 252 @748
        v0w >= 252 @500
        v0w == 22
        v0y - ry == 8
        v0h - 0.25 rh == -8 @249
        v0h <= 3 @751
        v0h >= 3 @749
        v0h - v0w == 0 @748
        """,
      errors: [751: 0, 749: 0, 748: 19, 500: 230, 249: 0],
      values: "rx 0, ry 0, rw 454, v0w 22, v0h 3, v0x 8, v0y 8, rh 44"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 448
        v0w >= 0
        v0h >= 0
        v0x - rx == 20
        v0w <= 157 @400
        v0w >= 157 @49
        v0y - ry == 0
        v0h <= 41 @490
        v0h >= 41 @490
        v0h == 32
        v0h - 0.5625 v0w == 0
        """,
      errors: [490: 9, 400: 0, 49: 100.111],
      values: "rx 0, ry 0, rw 448, v0w 56.889, v0h 32, v0x 20, v0y 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 358
        v0w >= 0
        v0h >= 0
        v0x - rx == 12 @490
        v0w == 30 @748
        v0y - ry == 12
        v0y + v0h - ry - rh == -12
        v0h <= 189 @748
        v0h >= 189 @510
        v0h >= 100 @998
        v0h - v0w == 0
        v0w == 30 @748
        """,
      errors: [998: 0, 748: 140, 510: 89, 490: 0],
      values: "rx 0, ry 0, rw 358, v0w 100, v0h 100, v0x 12, v0y 12, rh 124"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 475
        rh == 367
        v0w >= 0
        v0h >= 0
        v0x - rx == 20
        v0w <= 219 @501
        v0w >= 219 @501
        v0y - ry == 0
        v0y + v0h - ry - rh == 0
        v0h <= 65 @252
        v0h >= 65 @751
        v0h - 0.5625 v0w == 0 @751
        """,
      errors: [751: 0, 501: 433.444, 252: 302],
      values: "rx 0, ry 0, rw 475, rh 367, v0w 652.444, v0h 367, v0x 20, v0y 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 387 @999
        v0w >= 0
        v0h >= 0
        v0x - rx == 0
        v0x + v0w - rx - rw == 0
        v0w <= 21 @249
        v0w >= 21 @749
        v0y - ry == 0 @750
        v0h <= 22 @750
        v0h >= 22 @749
        v0h >= 107 @749
        """,
      errors: [999: 0, 750: 0, 749: 85, 249: 366],
      values: "rx 0, ry 0, rw 387, v0w 387, v0h 22, v0x 0, v0y 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 230
        rh == 715
        v0w >= 0
        v0h >= 0
        v0x - rx == 0 @251
        v0x + v0w - rx - rw == -12 @999
        v0w <= 76 @51
        v0w >= 76 @998
        v0y - ry == 20
        v0h <= 104 @51
        v0h >= 104 @999
        v0h == 21 @510
        """,
      errors: [999: 0, 998: 0, 510: 83, 251: 0, 51: 142],
      values: "rx 0, ry 0, rw 230, rh 715, v0w 218, v0h 104, v0x 0, v0y 20"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 289
        v0w >= 0
        v0h >= 0
        v0x - rx == 8
        v0w - 2 rw <= 10 @252
        v0w <= 43 @998
        v0w >= 43 @1
        v0w == 136
        v0y - ry == 20 @1
        v0y + v0h - ry - rh == -12
        v0h == 207 @998
        v0h - 0.75 v0w == 0 @500
        """,
      errors: [998: 93, 500: 105, 252: 0, 1: 0],
      values: "rx 0, ry 0, rw 289, v0w 136, v0h 207, v0x 8, v0y 20, rh 239"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 323
        v0w >= 0
        v0h >= 0
        v0x - rx == 0 @251
        v0w <= 79 @251
        v0w >= 79 @751
        v0w <= 47 @400
        v0y - ry == 20 @251
        v0h <= 264 @490
        v0h >= 264 @998
        v0h - 0.5625 v0w == 0
        """,
      errors: [998: 0, 751: 0, 490: 0, 400: 422.333, 251: 390.333],
      values: "rx 0, ry 0, rw 323, v0w 469.333, v0h 264, v0x 0, v0y 20"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 281 @999
        rh == 582
        v0w >= 0
        v0h >= 0
        v0x - rx == 0
        v0x + v0w - rx - rw <= -8 @249
        v0w <= 298 @249
        v0w >= 298 @249
        v0y - ry >= 12
        v0h <= 106 @51
        v0h >= 106 @490
        v0h == 72 @750
        """,
      errors: [999: 0, 750: 0, 490: 34, 249: 25, 51: 0],
      values: "rx 0, ry 0, rw 281, rh 582, v0h 72, v0x 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 335
        v0w >= 0
        v0h >= 0
        v0x - rx == 12 @50
        v0x + v0w - rx - rw == -12
        v0w <= 97 @999
        v0w >= 97 @999
        v0y - ry == 0 @49
        v0h <= 42 @49
        v0h >= 42 @999
        v0h >= 72 @49
        v0h - 0.5625 v0w == 0
        """,
      errors: [999: 0, 50: 214, 49: 30],
      values: "rx 0, ry 0, rw 335, v0w 97, v0h 54.563, v0x 226, v0y 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 221
        rh == 284
        v0w >= 0
        v0h >= 0
        v0x - rx == 8
        v0x + v0w - rx - rw == -12 @251
        v0w <= 151 @1
        v0w >= 151 @251
        v0y - ry == 20
        v0h <= 177 @250
        v0h >= 177 @250
        v0h <= 121 @250
        """,
      errors: [251: 0, 250: 56, 1: 50],
      values: "rx 0, ry 0, rw 221, rh 284, v0w 201, v0x 8, v0y 20"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 459
        rh == 485
        v0w >= 0
        v0h >= 0
        v0x - rx >= 0
        v0w - 0.25 rw == 10 @50
        v0w <= 237 @749
        v0w >= 237 @750
        v0y - ry == 8
        v0y + 0.5 v0h - ry - 0.5 rh == 3 @51
        v0h <= 5 @500
        v0h >= 5 @49
        """,
      errors: [750: 0, 749: 0, 500: 0, 51: 235, 50: 112.25, 49: 0],
      values: "rx 0, ry 0, rw 459, rh 485, v0w 237, v0h 5, v0y 8"),
  ]
}
