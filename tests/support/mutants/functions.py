"""Tests of pytest that need nothing of it: functions without fixtures, called with each of their parameters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from inspect import signature
from itertools import islice, product
from types import FunctionType
from typing import Any

from .trying import FastTest


def functions_of(module: str, most: int = 1000) -> Iterator[FastTest]:
    """Yield the tests of a module, each with so many of its parameters, without those that ask pytest for something."""
    for name, function in vars(import_module(module)).items():
        if name.startswith("test_") and isinstance(function, FunctionType):
            wanted = set(signature(function).parameters)
            for number, given in enumerate(islice(_parameters(function), most), 1):
                if set(given) == wanted:
                    run = partial(_run, function, given)
                    yield FastTest(f"{module.rpartition('.')[2]}.{name}-{number}", run, remembers=True)


def _run(function: FunctionType, given: Mapping[str, Any]) -> str:
    """Give what is wrong: a test that fails raises."""
    function(**given)
    return ""


def _parameters(function: FunctionType) -> Iterator[dict[str, Any]]:
    """Yield what a function is called with, one after the other."""
    marks = [mark for mark in getattr(function, "pytestmark", ()) if mark.name == "parametrize"]
    for chosen in product(*(mark.args[1] for mark in marks)):
        given: dict[str, Any] = {}
        for mark, values in zip(marks, chosen, strict=True):
            names = [name.strip() for name in mark.args[0].split(",")]
            listed = getattr(values, "values", values)
            given |= zip(names, listed if len(names) > 1 else [values], strict=True)
        yield given
