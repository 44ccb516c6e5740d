// The room PlainText.
