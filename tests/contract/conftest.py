"""Every test of the contract that names `spec` runs on every kind of table."""

from tests.contract.tables import name, specs


def pytest_generate_tests(metafunc):
    if "spec" in metafunc.fixturenames:
        metafunc.parametrize("spec", specs(), ids=name)
