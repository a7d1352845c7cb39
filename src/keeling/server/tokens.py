"""Links and cookies nobody can guess."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike


def new_table_id() -> str:
    """A name for a table that cannot be guessed: whoever knows it may watch."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_person() -> str:
    """What a browser's cookie holds."""
    return secrets.token_urlsafe(24)


def person_key(cookie: str) -> str:
    """What is stored of a cookie: its hash."""
    return hashlib.sha256(cookie.encode()).hexdigest()


def seat_token(secret: bytes, table_id: str, seat: int, turnover: int) -> str:
    """The secret of a seat's link; a renewed link makes the old one void."""
    mac = hmac.new(secret, f"{table_id}/{seat}/{turnover}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mac[:24]).decode()


def same(one: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
