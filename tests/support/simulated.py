"""What `maracaibo simulate` reports."""

import json
from typing import Any

import pytest

from maracaibo_tui.commands.simulate import run


def report(capsys: pytest.CaptureFixture[str], **wish: Any) -> dict[str, Any]:  # noqa: ANN401 - what the command takes
    """Run a simulation and read its report."""
    assert run(as_json=True, **wish) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found
