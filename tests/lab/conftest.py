"""The command line, as the tests of the terminal run it."""

from tests.cli.conftest import keeling, plain_terminal

__all__ = ["keeling", "plain_terminal"]
