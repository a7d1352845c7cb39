"""The command line: `keeling play | simulate | ladder | replay | verify | sheet | rules | games | serve | tables`."""

from __future__ import annotations

import os
import sys

from keeling.cli.language import wanted
from keeling.locale import speak


def app_main() -> None:
    """The entry point of the console script."""
    from keeling.cli.screen import gentle

    gentle()
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    """Run one command line; whatever is wrong with it becomes one sentence on stderr."""
    speak(wanted(args))
    from keeling.cli.app import app  # only now: the help is written in the language just chosen
    from keeling.cli.errors import sentence

    try:
        done = app(args=args, prog_name="keeling", standalone_mode=False)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if os.environ.get("KEELING_DEBUG"):
            raise
        said, code = sentence(error, args)
        print(f"keeling: {said}", file=sys.stderr)
        return code
    return done if isinstance(done, int) else 0
