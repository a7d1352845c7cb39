"""What the tables of both editions share in the terminal: each edition puts its own together from it."""
