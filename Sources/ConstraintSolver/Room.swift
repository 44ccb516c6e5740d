// The room ConstraintSolver.
