extension OracleTests {
  /// After changes, each of which was solved for.
  static let changes: [Answer] = [
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 428
        rh == 826
        v0w >= 0
        v0h >= 0
        v0x - rx >= 0
        v0w - 2 rw <= -8 @1
        v0w <= 183 @998
        v0w >= 183 @750
        v0y - ry == 12 @998
        v0y + v0h - ry - rh <= -12
        v0h <= 181 @1
        v0h >= 181 @998
        """,
      changes: """
        set 13 281
        priority 10 750
        priority 9 750
        remove 12
        set 11 88
        remove 11
        set 10 -28
        remove 13
        """,
      errors: [998: 0, 750: 0, 1: 0],
      values: "rx 0, ry 0, rw 428, rh 826, v0w 183, v0y -28",
      open: "v0h from 0, v0x from 0"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 292
        v0w >= 0
        v0h >= 0
        v0x - rx == 12
        v0x + v0w - rx - rw == -8 @50
        v0w <= 171 @50
        v0w >= 171 @1
        v0y - ry == 0 @501
        v0h <= 261 @501
        v0h >= 261 @50
        """,
      changes: """
        set 11 269
        priority 8 1000
        set 7 131
        deactivate 3
        deactivate 6
        set 3 -40
        remove 3
        add v0w >= 20 @500
        """,
      errors: [501: 0, 500: 0, 50: 48],
      values: "rx 0, ry 0, rw 292, v0w 171, v0h 261, v0x 12, v0y 0",
      open: ""),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 276
        rh == 736
        v0w >= 0
        v0h >= 0
        v0x - rx == 8 @51
        v0w <= 44 @748
        v0w >= 44 @751
        v0y - ry >= 12
        v0h <= 265 @50
        v0h >= 265 @50
        """,
      changes: """
        set 6 48
        set 4 40
        priority 8 250
        priority 10 750
        set 10 225
        remove 5
        deactivate 11
        set 7 4
        """,
      errors: [750: 0, 748: 36, 250: 4, 51: 0],
      values: "rx 0, ry 0, rw 276, rh 736, v0w 40, v0x 48",
      open: "v0h to 225, v0y from 12"),
    Answer(
      rows: """
        rx == 0
        ry == 0
        rw == 233 @999
        v0w >= 0
        v0h >= 0
        v0x - rx >= 20
        v0x + v0w - rx - rw <= -12 @998
        v0w <= 63 @998
        v0w >= 63 @400
        v0y - ry >= 0
        v0y + 0.5 v0h - ry - 0.5 rh == 3
        """,
      changes: """
        set 7 23
        deactivate 9
        add v0w >= 100 @250
        deactivate 7
        priority 4 1000
        add rh >= 20
        add v0w == 100 @500
        set 7 123
        """,
      errors: [999: 0, 998: 0, 500: 0, 400: 0, 250: 0],
      values: "rx 0, ry 0, rw 233, v0w 100",
      open: "v0h from 0, v0x 20…121, v0y any, rh from 20"),
  ]
}
