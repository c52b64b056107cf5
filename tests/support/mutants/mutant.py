"""Mutants: functions and values of modules with one change each, their names, and how they are put in."""

from __future__ import annotations

import ast
import gc
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

from .changes import Change, changes
from .seats import Seats, knows_table

ROOT = Path(__file__).parents[3]


class PutInError(Exception):
    """A change that cannot be brought to where the program would meet it."""


@dataclass(frozen=True)
class Named:
    """What a mutant is called, wherever it stands in its file: the same in every run, with other code around it."""

    place: str
    before: str
    after: str
    nth: int = 1

    @property
    def lot(self) -> int:
        """Give the number by which a share chooses."""
        return zlib.crc32("\n".join((self.place, self.before, self.after, str(self.nth))).encode())

    def __str__(self) -> str:
        """Write it down in a line."""
        return f"{self.place}: {self.before}  =>  {self.after}{f' ({self.nth})' * (self.nth > 1)}"


@dataclass(frozen=True)
class Owner:
    """A piece of code that is changed as one: a function, a lambda of a table, or a value of a module."""

    file: Path
    name: str
    tree: ast.AST

    @property
    def module(self) -> str:
        """Name the module."""
        return ".".join(self.file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@dataclass(frozen=True)
class Mutant:
    """An owner and a change of it."""

    name: Named
    owner: Owner
    change: Change

    @property
    def line(self) -> str:
        """Give the line in which it begins."""
        return self.owner.file.read_text(encoding="utf-8").splitlines()[self.change.lines[0] - 1].strip()

    @property
    def touched(self) -> set[tuple[str, int]] | None:
        """Give the lines that run where it makes a difference; None for what every test may read."""
        if isinstance(self.owner.tree, ast.stmt) and not isinstance(self.owner.tree, ast.FunctionDef):
            return None
        first, last = self.change.lines
        if isinstance(self.change.parent, ast.arguments):
            # A value that is usual stands beside the name of the function, and runs nowhere.
            last = getattr(self.owner.tree, "end_lineno", last)
        return {(str(self.owner.file), line) for line in range(first, last + 1)}

    def put_in(self, seats: Seats) -> None:
        """Change the program that runs now."""
        with self.change.made():
            if isinstance(self.owner.tree, ast.FunctionDef | ast.Lambda):
                _exchange(self.owner, self.owner.tree, seats)
            else:
                _bind_anew(self.owner)


def mutants_of(file: Path, seats: Seats) -> list[Mutant]:
    """List every mutant of a file."""
    found, counted = [], Counter[tuple[str, str, str]]()
    for owner in owners(file):
        tree = owner.tree
        by_player = isinstance(tree, ast.FunctionDef | ast.Lambda) and knows_table(tree, seats.table)
        known = seats if by_player else Seats(attributes=seats.attributes, next_seat=seats.next_seat)
        for change in changes(tree, known):
            place = f"{file.parent.name}/{file.name} {owner.name}"
            key = place, change.before, change.after
            counted[key] += 1
            found.append(Mutant(Named(*key, counted[key]), owner, change))
    return found


def owners(file: Path) -> Iterator[Owner]:
    """Find what is changed as one in a file."""
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.FunctionDef):
            yield Owner(file, statement.name, statement)
        elif isinstance(statement, ast.ClassDef):
            methods = (each for each in statement.body if isinstance(each, ast.FunctionDef))
            yield from (Owner(file, f"{statement.name}.{each.name}", each) for each in methods)
        elif isinstance(statement, ast.Assign | ast.AnnAssign) and _is_rule(statement):
            yield from _values(file, statement)


def _values(file: Path, statement: ast.Assign | ast.AnnAssign) -> Iterator[Owner]:
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    yield Owner(file, ast.unparse(target), statement)
    for table in ast.walk(statement):
        if isinstance(table, ast.Dict):
            for key, value in zip(table.keys, table.values, strict=True):
                if isinstance(value, ast.Lambda) and key is not None:
                    yield Owner(file, f"{ast.unparse(target)}[{ast.unparse(key)}]", value)


def _is_rule(statement: ast.Assign | ast.AnnAssign) -> bool:
    """Leave out types, which nothing looks at while the program runs, and what is exported."""
    if isinstance(statement, ast.AnnAssign) and "TypeAlias" in ast.unparse(statement.annotation):
        return False
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    if isinstance(statement.value, ast.BinOp | ast.Subscript) or ast.unparse(target) == "__all__":
        return False
    return not (isinstance(statement.value, ast.Call) and ast.unparse(statement.value.func) in {"TypeVar", "NewType"})


def _exchange(owner: Owner, tree: ast.FunctionDef | ast.Lambda, seats: Seats) -> None:
    """Give the function the changed code, wherever it has been imported to."""
    live = _live(owner, tree)
    live.__globals__.update(seats.named())
    live.__code__ = _code(owner, tree)
    arguments = tree.args
    defaults = [_evaluated(owner, each, live) for each in arguments.defaults]
    live.__defaults__ = tuple(defaults) or None
    named = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    live.__kwdefaults__ = {each.arg: _evaluated(owner, value, live) for each, value in named if value is not None}


def _evaluated(owner: Owner, tree: ast.expr, live: FunctionType) -> object:
    return eval(compile(ast.Expression(tree), str(owner.file), "eval"), live.__globals__)  # noqa: S307 - our own code


def _code(owner: Owner, tree: ast.FunctionDef | ast.Lambda) -> CodeType:
    whole: ast.Module | ast.Expression
    if isinstance(tree, ast.FunctionDef):
        bare = ast.FunctionDef(**{**dict(ast.iter_fields(tree)), "decorator_list": []})
        whole = ast.Module(body=[ast.copy_location(bare, tree)], type_ignores=[])
    else:
        whole = ast.Expression(tree)
    compiled = compile(
        whole, str(owner.file), "eval" if isinstance(whole, ast.Expression) else "exec", dont_inherit=True
    )
    return next(each for each in compiled.co_consts if isinstance(each, CodeType))


def _live(owner: Owner, tree: ast.FunctionDef | ast.Lambda) -> FunctionType:
    name = tree.name if isinstance(tree, ast.FunctionDef) else "<lambda>"
    decorators = tree.decorator_list if isinstance(tree, ast.FunctionDef) else []
    first = min([tree.lineno, *(each.lineno for each in decorators)])
    found = functions().get((str(owner.file), name, first), [])
    if len(found) != 1:
        message = f"{owner.file.name} {owner.name}: {len(found)} functions run from line {first}, not one"
        raise PutInError(message)
    return found[0]


_functions: dict[tuple[str, str, int], list[FunctionType]] = {}


def functions() -> dict[tuple[str, str, int], list[FunctionType]]:
    """Find every function of the program that runs now by file, name and line; looked for once."""
    if not _functions:
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                code = each.__code__
                _functions.setdefault((code.co_filename, code.co_name, code.co_firstlineno), []).append(each)
    return _functions


def _bind_anew(owner: Owner) -> None:
    """Give a module's name its changed value, and so everything of the module made of it, wherever it is known."""
    module = sys.modules[owner.module]
    changed, begun = {owner.name}, False
    for statement in ast.parse(owner.file.read_text(encoding="utf-8")).body:
        is_it = statement.lineno == owner.tree.lineno if isinstance(owner.tree, ast.stmt) else False
        begun = begun or is_it
        if not begun or not isinstance(statement, ast.Assign | ast.AnnAssign):
            continue
        names = {each.id for each in ast.walk(statement) if isinstance(each, ast.Name)}
        if is_it or (changed & names):
            new = owner.tree if is_it else statement
            changed |= {each.id for each in ast.walk(statement) if isinstance(each, ast.Name) and _stores(each)}
            old = dict(vars(module))
            exec(compile(ast.Module([new], []), str(owner.file), "exec"), vars(module))  # type: ignore[list-item]  # noqa: S102
            for name in changed:
                _replace(name, old.get(name), vars(module)[name])


def _stores(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def _replace(name: str, old: object, new: object) -> None:
    for module in list(sys.modules.values()):
        known = getattr(module, "__dict__", {})
        if name in known and known[name] is old:
            known[name] = new
