"""Rules that serve both editions; an edition names their ids and says what differs."""
