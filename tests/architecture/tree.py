"""The files of the repository, and what their source says."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE_HERE = {".venv", ".venv-newest", "dist", "build", "__pycache__", ".hypothesis", "PKG-INFO"}


@cache
def kept_files() -> tuple[Path, ...]:
    """Return what belongs to the repository: known to git or new, but not what git is told to ignore."""
    # The folder may belong to somebody else than who runs the tests, which git would refuse otherwise.
    git = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        # An unpacked archive has no git: everything counts that is not made by running the checks.
        paths = [path for path in ROOT.rglob("*") if not _made_here(path)]
    return tuple(sorted(path for path in paths if path.is_file()))


def python_files(*folders: str) -> tuple[Path, ...]:
    """Return the Python files of these folders."""
    wanted = [ROOT / folder for folder in folders or ("maracaibo_tui", "tests")]
    found = (path for path in kept_files() if path.suffix == ".py")
    return tuple(path for path in found if any(path.is_relative_to(folder) for folder in wanted))


def short(path: Path) -> str:
    """Return the path as it is written in messages."""
    return path.relative_to(ROOT).as_posix()


def module_name(path: Path) -> str:
    """Return the name under which a file is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of a Python file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=short(path))


def imported(path: Path) -> Iterator[str]:
    """Yield the full name of everything a file imports, `from a import b` as `a.b`."""
    for node in ast.walk(parsed(path)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=0):
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                package = [*path.relative_to(ROOT).parent.parts]
                start = ".".join(package[: len(package) - level + 1] + ([module] if module else []))
                yield from (f"{start}.{alias.name}" for alias in names)


def text(path: Path) -> str:
    """Return what a file says, or nothing if it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def _made_here(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return any(part in MADE_HERE or part.endswith(("_cache", ".egg-info")) for part in parts) or parts[0] == ".git"
