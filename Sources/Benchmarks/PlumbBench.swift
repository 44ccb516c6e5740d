@main
struct PlumbBench {
  static func main() {}
}
