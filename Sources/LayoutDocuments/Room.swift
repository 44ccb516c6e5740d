// The room LayoutDocuments.
