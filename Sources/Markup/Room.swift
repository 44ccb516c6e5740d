// The room Markup.
