"""The rules of Daybreak, in the order of the rulebook."""
