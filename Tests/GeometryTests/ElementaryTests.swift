import Foundation
import Testing

@testable import Geometry

@Suite struct ElementaryTests {
  private static func units(_ ours: Double, _ theirs: Double) -> Double {
    ours == theirs ? 0 : abs(ours - theirs) / max(theirs.ulp, .leastNormalMagnitude)
  }

  @Test func `exponential and logarithm are within two units in the last place of the C library's`()
  {
    for step in -7000...7000 {
      let x = Double(step) / 10
      #expect(Self.units(Elementary.exp(x), exp(x)) <= 2, "exp(\(x))")
    }
    for step in 1...20000 {
      let x = Double(step) * Double(step) / 1000
      #expect(Self.units(Elementary.log(x), log(x)) <= 2, "log(\(x))")
    }
  }

  @Test func `sine and cosine are within 2e-16 of the C library's`() {
    for step in -20000...20000 {
      let x = Double(step) / 97
      #expect(abs(Elementary.sin(x) - sin(x)) <= 2.3e-16, "sin(\(x))")
      #expect(abs(Elementary.cos(x) - cos(x)) <= 2.3e-16, "cos(\(x))")
    }
  }

  @Test func `arc tangent and arc sine are within 3e-16 of the C library's`() {
    for step in -20000...20000 {
      let x = Double(step) / 997
      #expect(abs(Elementary.atan(x) - atan(x)) <= 3e-16, "atan(\(x))")
      let sine = Double(step) / 20000
      #expect(abs(Elementary.asin(sine) - asin(sine)) <= 3e-16, "asin(\(sine))")
    }
    #expect(Elementary.atan(.infinity) == .pi / 2)
    #expect(Elementary.atan(1e-300) == 1e-300)
    #expect(Elementary.asin(1) == .pi / 2)
    #expect(Elementary.asin(1.5).isNaN)
  }

  @Test func `the ends of the range are as IEEE has them`() {
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(1000) == .infinity)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.pow(0, 2) == 0)
    #expect(Elementary.pow(2, 10) == 1024)
    #expect(Elementary.sin(.infinity).isNaN)
  }
}
