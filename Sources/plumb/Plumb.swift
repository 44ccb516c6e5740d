@main
struct Plumb {
  static func main() {}
}
