"""The board of Factory Commons, drawn from what a seat may know."""
