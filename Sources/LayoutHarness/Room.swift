// The room LayoutHarness.
