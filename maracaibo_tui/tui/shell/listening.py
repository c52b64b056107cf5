"""Listening to other processes while keys are waited for."""

import asyncio
from collections.abc import Callable


def listen(file: int, heard: Callable[[], None] | None) -> None:
    """Have something called whenever there is something to read, or nothing any more."""
    loop = asyncio.get_running_loop()
    if heard is None:
        loop.remove_reader(file)
    else:
        loop.add_reader(file, heard)
