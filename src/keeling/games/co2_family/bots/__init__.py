"""What bots of both editions look at."""
