"""Games that are begun in the same instant never get in each other's way."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter

from maracaibo_tui.library.saves import games_folder
from maracaibo_tui.play.sitting import old_game
from tests.architecture.tree import ROOT

PROCESSES, GAMES = 12, 4
BEGINS = """
import os, sys
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from tests.support.played import TITLE

setup, plan = SetUp(TITLE), Plan(seats=(Seat("Ada"), Seat("Ben")), seed=1)
setup.game(plan)
starts, shot = os.pipe()
children = []
for number in range(int(sys.argv[1])):
    child = os.fork()
    if not child:
        os.close(shot)
        os.read(starts, 1)
        told = ""
        begun = []
        for _ in range(int(sys.argv[2])):
            try:
                begun.append(setup.begin(plan))
                told += f"{begun[-1].saving.path.stem}\\n"
            except Exception as error:
                told += f"{error}\\n"
        os.write(1, told.encode())
        for sitting in begun:
            sitting.saving.release()
        os._exit(0)
    children.append(child)
# All of them read the end of the pipe at the same moment.
os.close(shot)
for child in children:
    os.waitpid(child, 0)
"""


def test_many_games_begun_in_the_same_instant_get_a_name_each() -> None:
    """A dozen processes that begin four games each: nobody is refused, and no name is given twice."""
    command = [sys.executable, "-c", BEGINS, str(PROCESSES), str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    told = done.stdout.splitlines()
    assert [name for name, times in Counter(told).items() if times > 1 or not re.fullmatch(r"ada-ben-\d+", name)] == []
    assert len(told) == PROCESSES * GAMES
    assert set(told) == {path.stem for path in games_folder().glob("*.json")}
    sitting = old_game(games_folder() / f"{told[-1]}.json")
    assert not sitting.note
    sitting.saving.release()
