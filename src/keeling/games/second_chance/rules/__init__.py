"""The rules of CO₂: Second Chance, in the order of its rulebook."""
