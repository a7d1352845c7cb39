"""What boards are drawn with."""
