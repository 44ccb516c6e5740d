extension TypefaceTable {
  /// The advances of Roboto 3.015, one weight a line, in 1/2048 em: those of ASCII from the space on, then those of
  /// `further`.
  ///
  /// Read from `hmtx` of the font at width 100 and weights 100, 300, 400, 500, 700 and 900: Copyright 2011 The Roboto
  /// Project Authors (github.com/googlefonts/roboto-classic), SIL Open Font License 1.1. A line is 1900 units high above
  /// its baseline and 500 below, without a gap (`hhea`).
  static let robotoWidths = #"""
    Roboto-Thin 490 397 521 1121 1121 1527 1247 340 607 623 856 1151 383 607 439 782 1121 1121 \#
    1121 1121 1121 1121 1121 1121 1121 1121 364 364 1053 1142 1053 893 1902 1223 1235 1327 \#
    1340 1166 1172 1406 1438 534 1125 1300 1057 1756 1449 1364 1230 1364 1340 1211 1224 1365 \#
    1223 1855 1223 1223 1224 439 774 439 849 845 537 1081 1121 1039 1121 1032 645 1123 1121 \#
    422 445 969 422 1836 1121 1127 1121 1121 685 1019 648 1121 978 1550 978 978 978 660 406 \#
    660 1412 1324 1561 320 320 500 502 635 1255 1666 1674 1183
    Roboto-Light 499 463 589 1191 1136 1514 1261 349 654 668 869 1157 393 587 490 814 1136 \#
    1136 1136 1136 1136 1136 1136 1136 1136 1136 430 399 1047 1133 1062 931 1871 1280 1256 \#
    1330 1342 1165 1152 1401 1450 546 1128 1293 1080 1772 1455 1387 1261 1387 1301 1214 1223 \#
    1347 1264 1836 1254 1227 1226 491 808 491 853 885 585 1098 1136 1056 1138 1059 679 1137 \#
    1125 460 468 1004 460 1816 1126 1148 1136 1143 690 1038 659 1125 985 1545 997 974 997 677 \#
    453 677 1403 1334 1580 365 365 612 617 663 1313 1638 1642 1201
    Roboto-Regular 508 528 656 1261 1151 1500 1274 358 701 713 882 1162 403 566 540 845 1151 \#
    1151 1151 1151 1151 1151 1151 1151 1151 1151 496 433 1041 1124 1071 968 1839 1336 1276 \#
    1333 1344 1164 1132 1395 1461 557 1130 1285 1103 1788 1461 1409 1292 1409 1262 1216 1222 \#
    1328 1304 1817 1284 1230 1227 543 841 543 856 924 633 1114 1150 1072 1155 1086 712 1150 \#
    1128 498 490 1038 498 1796 1131 1168 1150 1164 694 1057 670 1129 992 1539 1016 969 1016 \#
    693 500 693 1393 1344 1599 410 410 724 732 691 1370 1609 1610 1218
    Roboto-Medium 509 542 654 1235 1164 1508 1313 343 709 716 908 1137 458 696 569 799 1164 \#
    1164 1164 1164 1164 1164 1164 1164 1164 1164 540 491 1042 1152 1064 996 1837 1358 1293 \#
    1337 1337 1157 1128 1395 1453 580 1138 1294 1106 1791 1453 1411 1307 1411 1289 1240 1248 \#
    1340 1322 1803 1293 1251 1235 556 853 556 878 917 656 1104 1151 1069 1154 1097 723 1161 \#
    1138 522 514 1068 522 1784 1140 1162 1151 1159 724 1054 682 1139 1016 1520 1030 1003 1030 \#
    683 509 683 1357 1315 1578 447 442 779 787 716 1450 1609 1610 1259
    Roboto-Bold 509 554 652 1213 1175 1514 1346 330 716 719 930 1116 504 807 594 760 1175 1175 \#
    1175 1175 1175 1175 1175 1175 1175 1175 577 539 1044 1175 1057 1019 1836 1376 1307 1340 \#
    1331 1152 1124 1396 1446 599 1144 1302 1108 1793 1445 1412 1320 1412 1312 1261 1269 1350 \#
    1338 1792 1300 1268 1243 567 863 567 897 911 676 1096 1152 1067 1153 1106 733 1170 1147 \#
    542 533 1094 542 1774 1148 1156 1152 1155 750 1052 693 1147 1037 1504 1042 1031 1042 675 \#
    516 675 1327 1291 1560 478 470 826 833 736 1517 1609 1609 1294
    Roboto-Black 510 566 650 1190 1187 1521 1381 316 723 722 953 1094 552 921 620 719 1187 \#
    1187 1187 1187 1187 1187 1187 1187 1187 1187 615 590 1045 1200 1051 1044 1834 1395 1322 \#
    1344 1325 1146 1120 1396 1439 619 1151 1310 1110 1795 1438 1414 1334 1414 1336 1282 1292 \#
    1361 1354 1780 1308 1286 1250 578 874 578 917 905 696 1088 1153 1065 1152 1116 743 1179 \#
    1156 563 554 1120 563 1764 1156 1151 1153 1151 776 1050 704 1156 1058 1487 1055 1061 1055 \#
    666 524 666 1295 1266 1541 511 498 875 881 758 1587 1609 1609 1330
    """#

  /// The kerning of Roboto's ASCII, in 1/2048 em, from the `GPOS` table of the same font.
  ///
  /// A line has a weight, left characters, then each distance with the right characters that it holds for; `␠` is a space.
  /// Thin and light have the regular weight's.
  static let robotoKerning = #"""
    Roboto-Regular ␠ -40:T
    Roboto-Regular "' -120:A -107:"' -80:s -61:o -59:cdegq -50:a -20:mnp 11:w
    Roboto-Regular ( 18:W 20:V 22:Y
    Roboto-Regular ,. -170:"'
    Roboto-Regular / -224:/
    Roboto-Regular A -129:T -120:"' -94:Y -87:V -69:W -61:? -50:vy -33:w -17:Ut -12:o -11:CGOQu 12:z
    Roboto-Regular B -55:Y -27:T -24:V
    Roboto-Regular C -29:T -26:) -17:} -12:]
    Roboto-Regular DO -102:,. -43:Y -27:T -23:Z -22:VX -21:A
    Roboto-Regular E -26:vy -22:w -19:cdegoq -18:f -17:u 20:T
    Roboto-Regular F -264:J -234:,. -170:A -34:a -26:r -24:vy -22:u -21:cdegoq 20:T
    Roboto-Regular HIMN -29:T -28:Y 17:X 18:A
    Roboto-Regular JU -22:A
    Roboto-Regular K -64:- -63:w -40:vy -31:CGOQ -27:o -26:cdegq -23:mnpu
    Roboto-Regular L -275:T -239:Y -175:V -143:W -133:vy -92:w -65:CGOQ -54:U -44:u 19:A
    Roboto-Regular P -324:,. -200:J -138:A -31:X -26:Z -13:cdegoq -11:a 14:t 15:vy
    Roboto-Regular Q -43:T -35:Y -28:V -20:W
    Roboto-Regular R -80:T -48:Y -19:V
    Roboto-Regular T -240:J -232:- -218:,. -116:s -113:a -109:mnp -99:cdegoq -95:u -79:A -77:x -75:r -72:vy
    Roboto-Regular T -60:z -57:w -40:␠ -28:CGOQ -16:S 15:W 16:TVY
    Roboto-Regular V -225:,. -75:A -46:ao -44:cdegq -37:- -30:r -28:u -13:CGOQ -11:vy 17:] 19:} 20:)
    Roboto-Regular W -123:,. -60:- -43:A -33:a -31:cdegoq -21:r -19:u 12:] 14:T} 15:)
    Roboto-Regular X -46:- -31:vy -26:cdegq -25:CGOQ -21:ou 14:V
    Roboto-Regular Y -211:,. -96:JU -94:A -73:a -65:cdegoq -58:s -52:- -49:* -40:mnpr -39:u -30:&z -29:CGOQ
    Roboto-Regular Y -23:x -22:ft -20:vy -16:S 13:X 17:TW 18:VY] 19:} 20:)
    Roboto-Regular Z -27:vwy -26:CGOQ -21:cdegoq -19:u 13:A
    Roboto-Regular [ -18:JU
    Roboto-Regular a -67:"' -15:vy
    Roboto-Regular bp -29:"' -15:xz -11:vy
    Roboto-Regular c -11:"'
    Roboto-Regular e -14:"' -13:vy
    Roboto-Regular f -24:cdegq 16:"' 18:] 19:} 20:)
    Roboto-Regular hmn -104:"'
    Roboto-Regular k -20:cdegq
    Roboto-Regular o -136:"' -21:x -16:z -15:vy
    Roboto-Regular r -123:,. -40:a -20:o -19:cdegq 15:f 16:"' 17:w 18:vy 50:t
    Roboto-Regular t -20:o
    Roboto-Regular vy -107:,. -15:ao -13:cdegq 13:f 15:"'
    Roboto-Regular w -124:,.
    Roboto-Regular x -20:cdegoq
    Roboto-Regular z -16:cdegoq
    Roboto-Regular { -20:JU
    Roboto-Medium ␠ -47:T
    Roboto-Medium "' -120:A -84:s -81:"' -72:o -59:cdegq -50:a -20:mnp 11:w
    Roboto-Medium ( 20:V 22:Y 25:W
    Roboto-Medium ,. -212:"'
    Roboto-Medium / -233:/
    Roboto-Medium A -126:T -120:"' -115:Y -83:V -68:? -58:W -50:vy -33:w -18:mnp -17:Ut -15:CGOQ -12:o -11:u
    Roboto-Medium A 12:z
    Roboto-Medium B -55:Y -27:T -24:V
    Roboto-Medium C -29:T -26:) -17:} -12:]
    Roboto-Medium DO -109:,. -48:T -43:Y -23:Z -22:VX -21:A
    Roboto-Medium E -26:vy -22:w -19:cdegoq -18:f -17:u 20:T
    Roboto-Medium F -249:,. -243:J -178:A -34:a -26:r -24:vy -22:u -21:cdegoq 20:T
    Roboto-Medium HIMN -29:T -28:Y 17:X 18:A
    Roboto-Medium JU -22:A
    Roboto-Medium K -101:- -63:w -40:vy -31:CGOQ -27:o -26:cdegq -23:u -15:mnp
    Roboto-Medium L -254:Y -249:T -186:V -129:vy -125:W -77:w -65:CGOQ -43:U -33:u 19:A
    Roboto-Medium P -353:,. -194:J -153:A -38:X -30:Z -13:cdegoq -11:a 14:t 15:vy
    Roboto-Medium Q -39:T -35:Y -28:V -20:W
    Roboto-Medium R -69:T -48:Y -19:V
    Roboto-Medium T -247:- -233:,. -231:J -139:o -133:a -102:mnp -101:s -95:cdegq -94:A -84:u -77:x -76:vy -71:r
    Roboto-Medium T -60:z -53:w -47:␠ -28:CGOQ -16:S 15:W 16:TVY
    Roboto-Medium V -221:,. -81:- -75:A -46:ao -44:cdegq -30:r -28:u -13:CGOQ -11:vy 17:] 19:} 20:)
    Roboto-Medium W -130:,. -60:- -43:A -33:a -31:cdegoq -21:r -19:u 12:] 14:T} 15:)
    Roboto-Medium X -86:- -31:vy -26:cdegq -25:CGOQ -21:ou 14:V
    Roboto-Medium Y -218:,. -115:A -96:JU -89:- -69:a -65:cdegoq -58:s -49:* -40:mnpr -39:u -30:&z -29:CGOQ
    Roboto-Medium Y -23:x -22:ft -20:vy -16:S 13:X 17:TW 18:VY] 19:} 20:)
    Roboto-Medium Z -27:vwy -26:CGOQ -21:cdegoq -19:u 13:A
    Roboto-Medium [ -18:JU
    Roboto-Medium a -49:"' -15:vy
    Roboto-Medium bp -29:"' -15:xz -11:vy
    Roboto-Medium c -11:"'
    Roboto-Medium e -14:"' -13:vy
    Roboto-Medium f -24:cdegq 16:"' 18:] 19:} 20:)
    Roboto-Medium hmn -95:"'
    Roboto-Medium k -20:cdegq
    Roboto-Medium o -118:"' -21:x -16:z -15:vy
    Roboto-Medium r -141:,. -36:a -26:o -19:cdegq 16:"' 17:fw 18:vy 50:t
    Roboto-Medium t -24:o
    Roboto-Medium vy -129:,. -15:ao -13:cdegq 13:f 15:"'
    Roboto-Medium w -124:,.
    Roboto-Medium x -27:o -20:cdegq
    Roboto-Medium z -16:cdegoq
    Roboto-Medium { -20:JU
    Roboto-Bold ␠ -54:T
    Roboto-Bold "' -120:A -88:s -81:o -60:"' -59:cdegq -50:a -20:mnp 11:w
    Roboto-Bold ( 20:V 22:Y 32:W
    Roboto-Bold ,. -248:"'
    Roboto-Bold / -240:/
    Roboto-Bold A -132:Y -123:T -120:"' -80:V -75:? -50:vy -49:W -33:mnpw -18:CGOQ -17:Ut -12:o -11:u 12:z
    Roboto-Bold B -55:Y -27:T -24:V
    Roboto-Bold C -29:T -26:) -17:} -12:]
    Roboto-Bold DO -116:,. -66:T -43:Y -23:Z -22:VX -21:A
    Roboto-Bold E -26:vy -22:w -19:cdegoq -18:f -17:u 20:T
    Roboto-Bold F -261:,. -226:J -185:A -34:a -26:r -24:vy -22:u -21:cdegoq 20:T
    Roboto-Bold HIMN -29:T -28:Y 17:X 18:A
    Roboto-Bold JU -22:A
    Roboto-Bold K -132:- -63:w -40:vy -31:CGOQ -27:o -26:cdegq -23:u -7:mnp
    Roboto-Bold L -266:Y -228:T -196:V -126:vy -109:W -65:w -64:CGOQ -34:U -24:u 19:A
    Roboto-Bold P -378:,. -189:J -165:A -45:X -33:Z -13:cdegoq -11:a 14:t 15:vy
    Roboto-Bold Q -36:T -35:Y -28:V -20:W
    Roboto-Bold R -60:T -48:Y -19:V
    Roboto-Bold T -259:- -245:,. -224:J -173:o -150:a -107:A -95:mnp -92:cdegq -89:s -79:vy -77:x -75:u -68:r
    Roboto-Bold T -60:z -54:␠ -50:w -28:CGOQ -16:S 15:W 16:TVY
    Roboto-Bold V -218:,. -118:- -75:A -46:ao -44:cdegq -30:r -28:u -13:CGOQ -11:vy 17:] 19:} 20:)
    Roboto-Bold W -137:,. -60:- -43:A -33:a -31:cdegoq -21:r -19:u 12:] 14:T} 15:)
    Roboto-Bold X -121:- -31:vy -26:cdegq -25:CGOQ -21:ou 14:V
    Roboto-Bold Y -225:,. -132:A -120:- -96:JU -66:a -65:cdegoq -58:s -49:* -40:mnpr -39:u -30:&z -29:CGOQ -23:x
    Roboto-Bold Y -22:ft -20:vy -16:S 13:X 17:TW 18:VY] 19:} 20:)
    Roboto-Bold Z -27:vwy -26:CGOQ -21:cdegoq -19:u 13:A
    Roboto-Bold [ -18:JU
    Roboto-Bold a -33:"' -15:vy
    Roboto-Bold bp -29:"' -15:xz -11:vy
    Roboto-Bold c -11:"'
    Roboto-Bold e -14:"' -13:vy
    Roboto-Bold f -24:cdegq 16:"' 18:] 19:} 20:)
    Roboto-Bold hmn -88:"'
    Roboto-Bold k -20:cdegq
    Roboto-Bold o -103:"' -21:x -16:z -15:vy
    Roboto-Bold r -157:,. -33:a -31:o -19:cdegq 16:"' 17:w 18:fvy 50:t
    Roboto-Bold t -27:o
    Roboto-Bold vy -148:,. -15:ao -13:cdegq 13:f 15:"'
    Roboto-Bold w -124:,.
    Roboto-Bold x -34:o -20:cdegq
    Roboto-Bold z -16:cdegoq
    Roboto-Bold { -20:JU
    Roboto-Black ␠ -60:T
    Roboto-Black "' -120:A -92:s -91:o -59:cdegq -50:a -37:"' -20:mnp 11:w
    Roboto-Black ( 20:V 22:Y 38:W
    Roboto-Black ,. -285:"'
    Roboto-Black / -248:/
    Roboto-Black A -150:Y -120:"'T -81:? -77:V -50:vy -48:mnp -39:W -33:w -21:CGOQ -17:Ut -12:o -11:u 12:z
    Roboto-Black B -55:Y -27:T -24:V
    Roboto-Black C -29:T -26:) -17:} -12:]
    Roboto-Black DO -122:,. -85:T -43:Y -23:Z -22:VX -21:A
    Roboto-Black E -26:vy -22:w -19:cdegoq -18:f -17:u 20:T
    Roboto-Black F -274:,. -208:J -192:A -34:a -26:r -24:vy -22:u -21:cdegoq 20:T
    Roboto-Black HIMN -29:T -28:Y 17:X 18:A
    Roboto-Black JU -22:A
    Roboto-Black K -164:- -63:w -40:vy -31:CGOQ -27:o -26:cdegq -23:u
    Roboto-Black L -279:Y -206:V -205:T -123:vy -93:W -64:CGOQ -52:w -24:U -14:u 19:A
    Roboto-Black P -404:,. -184:J -178:A -51:X -36:Z -13:cdegoq -11:a 14:t 15:vy
    Roboto-Black Q -35:Y -33:T -28:V -20:W
    Roboto-Black R -50:T -48:Y -19:V
    Roboto-Black T -272:- -258:,. -216:J -208:o -168:a -120:A -89:cdegmnpq -82:vy -77:x -76:s -65:ru -60:␠z
    Roboto-Black T -47:w -28:CGOQ -16:S 15:W 16:TVY
    Roboto-Black V -215:,. -157:- -75:A -46:ao -44:cdegq -30:r -28:u -13:CGOQ -11:vy 17:] 19:} 20:)
    Roboto-Black W -143:,. -60:- -43:A -33:a -31:cdegoq -21:r -19:u 12:] 14:T} 15:)
    Roboto-Black X -156:- -31:vy -26:cdegq -25:CGOQ -21:ou 14:V
    Roboto-Black Y -231:,. -152:- -150:A -96:JU -65:cdegoq -63:a -58:s -49:* -40:mnpr -39:u -30:&z -29:CGOQ
    Roboto-Black Y -23:x -22:ft -20:vy -16:S 13:X 17:TW 18:VY] 19:} 20:)
    Roboto-Black Z -27:vwy -26:CGOQ -21:cdegoq -19:u 13:A
    Roboto-Black [ -18:JU
    Roboto-Black a -17:"' -15:vy
    Roboto-Black bp -29:"' -15:xz -11:vy
    Roboto-Black c -11:"'
    Roboto-Black e -14:"' -13:vy
    Roboto-Black f -24:cdegq 16:"' 18:] 19:} 20:)
    Roboto-Black hmn -80:"'
    Roboto-Black k -20:cdegq
    Roboto-Black o -88:"' -21:x -16:z -15:vy
    Roboto-Black r -173:,. -36:o -30:a -19:cdegq 16:"' 17:w 18:vy 20:f 50:t
    Roboto-Black t -30:o
    Roboto-Black vy -167:,. -15:ao -13:cdegq 13:f 15:"'
    Roboto-Black w -124:,.
    Roboto-Black x -40:o -20:cdegq
    Roboto-Black z -16:cdegoq
    Roboto-Black { -20:JU
    """#
}
