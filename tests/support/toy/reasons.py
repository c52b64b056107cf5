"""What speaks for an answer of the toy game: the names of its terms say enough."""

# ruff: noqa: ANN401 - what is printed and views are passed on

from __future__ import annotations

from typing import Any

from maracaibo_tui.engine.question import Question


def said(printed: Any, seat: int, views: tuple[Any, Any], name: str, *, is_gain: bool) -> str:
    """Say nothing more than the name."""
    del printed, seat, views, name, is_gain
    return ""


def beside(printed: Any, view: Any, question: Question, option: str) -> tuple[str, ...]:
    """Say nothing else."""
    del printed, view, question, option
    return ()
