"""`python -m keeling` is the same as `keeling`."""

from keeling.cli import app_main

app_main()
