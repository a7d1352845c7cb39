"""What is seen in the browser: pages and board fragments, rendered on the server."""
