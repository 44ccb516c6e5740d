// The room Expressions.
