"""What a seat at a table is shown: the frame, the question, and what each answer would bring."""
