"""The rules of CO₂ (2012) in the order of the rulebook; each class names the rule ids it serves."""
