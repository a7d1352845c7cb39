"""What there is: words, figures, the sheet and its checks, and the pieces."""
