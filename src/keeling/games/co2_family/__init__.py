"""What the two editions of CO₂ have in common: pieces, figures and rules; each edition says what it calls them."""
