"""The JSON API as a page, made from its OpenAPI description."""

from __future__ import annotations

import json
import re
from typing import Any, Final, TypedDict

from keeling.games import first, part

Schema = dict[str, Any]  # a part of an OpenAPI description
_PLACE: Final = re.compile(r"https?://[\w.:\[\]-]+")  # nothing that would end the quotes of a command
_TABLE: Final = "k3v9x2m7p4qd"
_MOVE: Final[str] = getattr(part(first(), "telling.verbs"), "EXAMPLE", "end")
_BODIES: Final[dict[str, dict[str, object]]] = {
    "Order": {"game": first(), "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "seed": 7},
    "Move": {"move": _MOVE, "rev": 42},
    "Who": {},
}
_VALUES: Final = {"table_id": _TABLE, "move": _MOVE.replace(" ", "+"), "lang": "en"}


class Parameter(TypedDict):
    """A parameter of a route."""

    name: str
    where: str
    kind: str
    required: bool
    about: str


def routes(spec: Schema, base: str = "") -> list[dict[str, object]]:
    """Every route with its parameters, its body and an example to be tried at this address."""
    at = base.rstrip("/") if _PLACE.fullmatch(base.rstrip("/")) else "http://127.0.0.1:8000"
    return [
        _route(spec, at, path, verb, about) for path, verbs in spec["paths"].items() for verb, about in verbs.items()
    ]


def _route(spec: Schema, base: str, path: str, verb: str, about: Schema) -> dict[str, object]:
    parameters: list[Parameter] = [
        {
            "name": given["name"],
            "where": given["in"],
            "kind": _kind(spec, given["schema"]),
            "required": given.get("required", False),
            "about": given.get("description") or given["schema"].get("description", ""),
        }
        for given in about.get("parameters", ())
    ]
    body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    name = body["$ref"].rsplit("/", 1)[1] if body and "$ref" in body else ""
    return {
        "id": f"{verb}-{path.strip('/').replace('/', '-').replace('{', '').replace('}', '')}",
        "verb": verb.upper(),
        "path": path,
        "about": about.get("description") or about.get("summary", ""),
        "parameters": parameters,
        "fields": _fields(spec, body) if body else [],
        "example": _example(base + path, verb, parameters, name),
        "answers": [
            {"status": status, "about": answer.get("description", "")} for status, answer in about["responses"].items()
        ],
    }


def _found(spec: Schema, schema: Schema) -> Schema:
    """A schema, looked up if it is named elsewhere."""
    if "$ref" not in schema:
        return schema
    found = spec
    for name in schema["$ref"].removeprefix("#/").split("/"):
        found = found[name]
    return dict(found)


def _fields(spec: Schema, schema: Schema) -> list[dict[str, object]]:
    """The fields of a body."""
    whole = _found(spec, schema)
    return [
        {
            "name": name,
            "kind": _kind(spec, field),
            "required": name in whole.get("required", ()),
            "default": json.dumps(field["default"]) if "default" in field else "",
        }
        for name, field in whole.get("properties", {}).items()
    ]


def _kind(spec: Schema, schema: Schema) -> str:
    """What may stand in a field, in short."""
    if "anyOf" in schema:
        return " | ".join(_kind(spec, one) for one in schema["anyOf"])
    if "$ref" in schema:
        inside = _found(spec, schema)
        return "{" + ", ".join(inside.get("properties", ())) + "}"
    if schema.get("type") == "array":
        return f"[{_kind(spec, schema.get('items', {}))}]"
    kind = str(schema.get("type", "any"))
    bounds = [str(schema[key]) for key in ("minimum", "maximum") if key in schema]
    return f"{kind} {'–'.join(bounds)}" if len(bounds) == 2 else kind


def _example(url: str, verb: str, parameters: list[Parameter], body: str) -> list[str]:
    """A request with curl, line by line."""
    names = [given["name"] for given in parameters if given["where"] == "query" and given["required"]]
    asked = "&".join(f"{name}={_VALUES.get(name, 0)}" for name in names)
    place = url
    for name, value in _VALUES.items():
        place = place.replace("{" + name + "}", value)
    lines = [f"curl {'-N ' if url.endswith('stream') else ''}'{place}{'?' + asked if asked else ''}'"]
    if url.endswith(("/view", "/options", "/why", "/play", "/undo", "/record")):
        lines.append('-H "Authorization: Bearer $TOKEN"')
    if verb == "post":
        lines.append("-H 'Content-Type: application/json'")
        lines.append(f"-d '{json.dumps(_BODIES.get(body, {}))}'")
    return " \\\n  ".join(lines).split("\n")
