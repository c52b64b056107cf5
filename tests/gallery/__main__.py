"""Draw the gallery anew: `python -m tests.gallery [NAME ...]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.gallery.pictures import GALLERY, PICTURES, drawn, path_of


def main(words: Sequence[str]) -> None:
    """Draw all pictures, or those that are named, and take down what is no longer drawn."""
    GALLERY.mkdir(parents=True, exist_ok=True)
    for name in words or PICTURES:
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            path_of(name).write_text(drawn(name, Path(folder), patch), encoding="utf-8")
        print(path_of(name))
    for path in GALLERY.glob("*"):
        if path.stem not in PICTURES:
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
