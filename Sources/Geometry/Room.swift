// The room Geometry.
