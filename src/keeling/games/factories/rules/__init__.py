"""The rules of Factory Commons, in the order of the rulebook."""
