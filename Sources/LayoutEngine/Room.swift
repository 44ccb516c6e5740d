// The room LayoutEngine.
