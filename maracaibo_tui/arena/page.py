"""A page that is one file: nothing in it is fetched from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

_STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }
body { color: #222; background: #fdfcf9; }
h1 { font-size: 1.5em; } h2 { font-size: 1.15em; margin-top: 2em; }
svg { width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
.grid { stroke: #999; stroke-width: 1; stroke-dasharray: 2 3; } .span { stroke: #0072b2; stroke-width: 3; }
.legend span { margin-right: 1.2em; white-space: nowrap; }
.legend i { display: inline-block; width: .9em; height: .9em; margin-right: .35em; }
table { border-collapse: collapse; } td, th { padding: .15em .7em; text-align: right; }
td:first-child, th:first-child { text-align: left; } th { border-bottom: 1px solid #999; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1d1f21; } }
"""


class Section(NamedTuple):
    """A part of a page: its heading, a sentence, a drawing, and the same figures in a table."""

    heading: str
    says: str
    drawing: str = ""
    head: Sequence[str] = ()
    rows: Sequence[Sequence[object]] = ()


def page(title: str, says: Sequence[str], sections: Sequence[Section]) -> str:
    """Write a page."""
    told = "".join([f"<p>{escape(each)}</p>" for each in says])
    parts = "".join([_section(each) for each in sections])
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{_STYLE}</style>'
    body = f"<h1>{escape(title)}</h1>{told}{parts}"
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>{body}</body></html>\n'


def _section(section: Section) -> str:
    table = _table(section.head, section.rows) if section.rows else ""
    return f"\n<h2>{escape(section.heading)}</h2><p>{escape(section.says)}</p>{section.drawing}{table}"


def _table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    top = "".join([f"<th>{escape(each)}</th>" for each in head])
    body = "".join([f"<tr>{''.join([f'<td>{escape(str(cell))}</td>' for cell in row])}</tr>" for row in rows])
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def as_text(title: str, says: Sequence[str], sections: Sequence[Section]) -> str:
    """Give the same figures in lines."""
    lines = [title, *says]
    for section in sections:
        lines += ["", f"{section.heading}: {section.says}"]
        grid = [[*map(str, row)] for row in ([section.head, *section.rows] if section.rows else [])]
        widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
        lines += ["  ".join([_set(cell, at, widths[at]) for at, cell in enumerate(row)]).rstrip() for row in grid]
    return "\n".join(lines)


def _set(cell: str, at: int, width: int) -> str:
    return cell.rjust(width) if at else cell.ljust(width)
