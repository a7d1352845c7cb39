"""`python -m keeling.cli` is `keeling`."""

from keeling.cli import app_main

if __name__ == "__main__":
    app_main()
