"""What a host does once friends play: see who plays what, let a friend go, take a newer version, keep copies."""

from __future__ import annotations

from typing import NamedTuple


class Places(NamedTuple):
    """Where everything of a table for friends lies, and the account that owns it."""

    account: str
    keys: str
    games: str
    folder: str
    program: str


def afterwards(places: Places) -> str:
    """Give the second part of the recipe."""
    backup = indented(f"tar -C {places.games} -czf /var/backups/maracaibo-$(date +%F).tar.gz .")
    back = indented(f"tar -C {places.games} -xzpf /var/backups/maracaibo-DATE.tar.gz ./anna")
    return _AFTERWARDS.format(
        **places._asdict(),
        listing=indented(who_plays_what(places)),
        open=indented(f"ps -u {places.account} -o pid,etime,args"),
        ending=indented(end_sessions(places, "anna")),
        backup=backup,
        back=back,
    )


def who_plays_what(places: Places) -> str:
    """Give the lines that list every friend's games, one folder after the other."""
    return f"""\
for home in {places.games}/*/; do
  echo "${{home%/}}"
  runuser -u {places.account} -- env MARACAIBO_HOME="${{home%/}}" \\
    {places.program} saves
done
"""


def end_sessions(places: Places, player: str) -> str:
    """Give the lines that end what a friend has open; the games are on disk."""
    return f"""\
for each in /proc/[0-9]*; do
  grep -qzx "HOME={places.games}/{player}" $each/environ 2>/dev/null &&
    kill "${{each#/proc/}}"
done
"""


def indented(text: str) -> str:
    """Set lines in, so that they are seen to be typed or written somewhere."""
    return "".join([f"    {line}\n" for line in text.splitlines()])


_AFTERWARDS = """
Afterwards (commands as root)

Who plays what: every friend's games, and what is open just now

{listing}
{open}
A friend more: one more line in {keys}, with a name that nobody
has. A friend less: take the line out, and end what is still open:

{ending}
The friend's games stay in {games}/anna until you delete that folder.

A newer version: in its folder, best while nobody plays. Saved games go on in
it; whoever plays meanwhile may have to log in again.

    {folder}/bin/pip install --upgrade .

Copies: files are always whole, so they can be taken while friends play. The
owner comes back with them.

{backup}
{back}"""
