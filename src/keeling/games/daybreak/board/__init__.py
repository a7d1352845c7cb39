"""The board of Daybreak: one world, four powers, and everybody's stacks in sight."""
