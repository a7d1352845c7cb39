"""Blocks that must be refused."""

from __future__ import annotations

from types import TracebackType

from keeling.core.reason import KeelingError, Reason


class refused:
    """A block that must raise an error of a kind, which is then at hand with its reason."""

    def __init__(self, kind: type[KeelingError]) -> None:
        self._kind = kind
        self.error: KeelingError | None = None

    @property
    def reason(self) -> Reason:
        """The reason that the error carries."""
        assert self.error is not None
        return self.error.reason

    def __enter__(self) -> refused:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        assert error is not None, f"nothing was refused; a {self._kind.__name__} should have been raised"
        if not isinstance(error, self._kind):
            return False
        self.error = error
        return True
