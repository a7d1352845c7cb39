"""What each seat sees and may foresee, and how the rest is dealt anew."""
