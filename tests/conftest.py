"""What every test shares. The header of the report names the code that is tested: interpreted or native."""

import os

import pytest

import stolik


def build() -> str:
    """Report which build of the rules runs, because Python prefers a compiled module next to its source."""
    from stolik.kernel import state

    return "native" if str(state.__file__).endswith((".so", ".pyd")) else "interpreted"


def pytest_report_header(config: pytest.Config) -> str:
    """Name the build and its location."""
    return f"stolik: {build()}, {stolik.__path__[0]}"


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to prove one build with the other."""
    expected = os.environ.get("STOLIK_EXPECT", build())
    if expected != build():
        raise pytest.UsageError(
            f"STOLIK_EXPECT={expected}, but the {build()} build in {stolik.__path__[0]} was imported"
        )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have measured, at the end of the report."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name}: {value}")
