"""What bots know of Daybreak: what a position is worth to the team."""
