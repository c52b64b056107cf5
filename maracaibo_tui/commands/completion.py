"""`maracaibo completion`: what lets a shell complete commands, options, values and names of saved games."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from shlex import quote
from typing import Any

from maracaibo_tui.games import TITLES, titles
from maracaibo_tui.library.paths import data_folder, packs
from maracaibo_tui.library.problem import one_of, plain
from maracaibo_tui.library.shelf import DELETED
from maracaibo_tui.play.strengths import WORDS

from .complaint import complain
from .options import CALLED
from .tree import Command, Word, commands

MISUSED = 2
_KEPT_IN = {"NAME": "games", "SAVE": "games", "CAMPAIGN": "campaigns"}
_OWN_FOLDER = "MARACAIBO_HOME"


def run(app: Any, shell: str) -> int:  # noqa: ANN401 - typer's own
    """Print the lines for a shell."""
    if shell not in SHELLS:
        complain(f"{plain(shell)!r} is no shell that is known here: allowed {one_of(SHELLS, shell)}.")
        return MISUSED
    print("\n".join(SHELLS[shell](commands(app))))
    return 0


def _values(command: Command, option: Word) -> Sequence[str]:
    """Give the values of an option as far as they are known."""
    opponents = [name for title in titles() for name in title.options.OPPONENTS]
    of_the_house: dict[str, Sequence[str]] = {
        "--game": list(TITLES),
        "--pack": list(packs()),
        "--seats": list(WORDS.values()),
        "--bot": [*(() if command.path == ("simulate",) else WORDS.values()), *opponents],
    }
    return option.values or next((of_the_house[name] for name in option.names if name in of_the_house), ())


def _arguments(command: Command) -> Sequence[str]:
    """Give the words that may stand as arguments of a command, as far as they are known."""
    if command.path == ("completion",):
        return list(SHELLS)
    if command.path == ("content", "list"):
        return [kind for title in titles() for kind in title.pieces.KINDS]
    return list(packs()) if command.path == ("content", "check") else ()


def _names_games(command: Command) -> str:
    """Name the folder whose files a command takes by their names; nothing for one that takes none."""
    folder = _KEPT_IN.get(command.arguments[0].metavar, "") if command.arguments else ""
    return f"{folder}/{DELETED}" if folder and command.path[-1] == "undelete" else folder


def _words(command: Command) -> list[str]:
    names = [name for option in command.options for name in option.names]
    return [*command.below, *_arguments(command), *names]


def _usual_folder() -> str:
    environ: Mapping[str, str] = {name: value for name, value in os.environ.items() if name != _OWN_FOLDER}
    return str(data_folder(environ))


def _bash(listed: Sequence[Command]) -> Iterator[str]:
    return _function(listed, _BASH)


def _zsh(listed: Sequence[Command]) -> Iterator[str]:
    return _function(listed, _ZSH)


def _function(listed: Sequence[Command], frame: Mapping[str, str]) -> Iterator[str]:
    """Write a function that walks along the words, then offers values, or whatever may stand there."""
    yield frame["head"].format(folder=quote(_usual_folder()))
    paths = "|".join(f'"{" ".join(each.path[:-1])} {each.path[-1]}"' for each in listed if each.path)
    yield frame["walk"].format(paths=paths)
    for command in listed:
        for option in command.options:
            values = " ".join(_values(command, option))
            if values:
                calls = "|".join(f'"{" ".join(command.path)} {name}"' for name in option.names)
                yield f"    {calls}) {frame['offer'].format(words=values)}; return ;;"
    yield frame["between"]
    for command in listed:
        games = _names_games(command)
        saved = f"; {frame['games'].format(folder=games)}" if games else ""
        yield f'    "{" ".join(command.path)}") {frame["offer"].format(words=" ".join(_words(command)))}{saved} ;;'
    yield frame["foot"]


_BASH = {
    "head": """\
# Put this into ~/.bashrc: eval "$(maracaibo completion bash)"
_maracaibo_games() {{
  local file usual={folder}
  for file in "${{MARACAIBO_HOME:-$usual}}/$1"/*.json; do
    file=${{file##*/}}; file=${{file%.json}}
    # What is offered is expanded: nothing but the letters of names gets in.
    case "$file" in *[!A-Za-z0-9_-]*) ;; *) printf '%s\\n' "$file" ;; esac
  done
}}
_maracaibo() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} place= each
  COMPREPLY=()""",
    "walk": """\
  for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case "$place $each" in {paths}) place="${{place:+$place }}$each" ;; esac
  done
  case "$place $before" in""",
    "offer": 'COMPREPLY+=($(compgen -W "{words}" -- "$word"))',
    "games": 'COMPREPLY+=($(compgen -W "$(_maracaibo_games {folder})" -- "$word"))',
    "between": """\
  esac
  case "$place" in""",
    "foot": """\
  esac
}
complete -o bashdefault -o default -F _maracaibo maracaibo""",
}
_ZSH = {
    "head": """\
#compdef maracaibo
# Put this into ~/.zshrc, behind compinit: eval "$(maracaibo completion zsh)"
_maracaibo_games() {{
  local usual={folder}
  local -a found=("${{MARACAIBO_HOME:-$usual}}"/$1/*.json(N:t:r))
  compadd -a found
}}
_maracaibo() {{
  local before=${{words[CURRENT-1]}} place= each""",
    "walk": """\
  for each in "${{(@)words[2,CURRENT-1]}}"; do
    case "$place $each" in {paths}) place="${{place:+$place }}$each" ;; esac
  done
  case "$place $before" in""",
    "offer": "compadd -- {words}",
    "games": "_maracaibo_games {folder}",
    "between": """\
  esac
  case "$place" in""",
    "foot": """\
  esac
  _files
}
compdef _maracaibo maracaibo""",
}


def _fish(listed: Sequence[Command]) -> Iterator[str]:
    """Write a line for every word that may stand somewhere."""
    yield _FISH.replace("FOLDER", quote(_usual_folder()))
    for command in listed:
        place = f"-n {quote(_fish_place(command))}"
        for name in command.below:
            says = next(each.says for each in listed if each.path == (*command.path, name))
            yield f"complete -c {CALLED} {place} -f -a {name} -d {quote(says)}"
        for word in _arguments(command):
            yield f"complete -c {CALLED} {place} -f -a {word}"
        if games := _names_games(command):
            yield f"complete -c {CALLED} {place} -f -a '(__maracaibo_games {games})'"
        for option in command.options:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
            values = " ".join(_values(command, option))
            takes = f" -r -a {quote(values)}" if values else " -r" if option.metavar else ""
            yield f"complete -c {CALLED} {place} {names}{takes} -d {quote(option.says)}"


def _fish_place(command: Command) -> str:
    """Say in fish where the words of a command may stand: behind its own, and not yet behind one below it."""
    seen = [f"__fish_seen_subcommand_from {name}" for name in command.path] or ["true"]
    below = [f"not __fish_seen_subcommand_from {' '.join(command.below)}"] if command.below else []
    return "; and ".join((*seen, *below))


_FISH = """\
# Put this into ~/.config/fish/config.fish: maracaibo completion fish | source
function __maracaibo_games
    set -l folder FOLDER
    set -q MARACAIBO_HOME; and test -n "$MARACAIBO_HOME"; and set folder $MARACAIBO_HOME
    for file in $folder/$argv[1]/*.json
        basename $file .json
    end
end"""

SHELLS: dict[str, Callable[[Sequence[Command]], Iterator[str]]] = {"bash": _bash, "zsh": _zsh, "fish": _fish}
