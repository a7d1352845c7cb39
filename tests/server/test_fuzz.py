"""The API under schemathesis: whatever is sent to it, it never answers with an error of its own."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from starlette.testclient import TestClient

from keeling.server.app import make_app

APP = make_app(":memory:")
SCHEMA = schemathesis.openapi.from_dict(APP.openapi())
OPERATIONS = {
    f"{operation.method} {operation.path}": operation
    for operation in (result.ok() for result in SCHEMA.get_all_operations())
    if not operation.path.endswith("/stream")  # a stream never ends; the browser tests read it
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_request_makes_the_server_fail(name, tmp_path, crew):
    app = make_app(str(tmp_path / "tables.db"), pace=0, rate=1e9, burst=1e9, crew=crew)
    with TestClient(app, raise_server_exceptions=False) as client:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        made = client.post("/api/tables", json={"seats": seats, "seed": 1}).json()
        answers = []

        @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=OPERATIONS[name].as_strategy())
        def attempt(case):
            if "table_id" in case.path_parameters and len(answers) % 3:
                case.path_parameters["table_id"] = made["id"]  # mostly a table that exists
            sent = case.as_transport_kwargs(base_url="http://testserver")
            sent.pop("cookies", None)
            headers = {**dict(sent.pop("headers", None) or {}), "authorization": f"Bearer {made['tokens'][0]}"}
            answer = client.request(headers={key: str(value) for key, value in headers.items()}, **sent)
            answers.append(answer.status_code)
            assert answer.status_code < 500, (sent, answer.text)

        attempt()
