"""What has happened, as lines, summaries and cards."""
