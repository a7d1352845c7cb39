"""How the game is told: verbs, facts, cards, and its texts in four languages."""
