"""How bots judge Second Chance, and play it in passing."""
