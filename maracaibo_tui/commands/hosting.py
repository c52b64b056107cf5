"""`maracaibo hosting`: a recipe for letting friends play over SSH with OpenSSH, and its parts one by one."""

from __future__ import annotations

from maracaibo_tui.library.paths import GUEST

from .hosting_afterwards import Places, afterwards, indented

ACCOUNT = "maracaibo"
LAUNCHER = "/usr/local/bin/maracaibo-table"
KEYS = "/etc/ssh/maracaibo_keys"
GAMES = "/var/lib/maracaibo"
# Spelled out: what lies between two letters is for the client's language to say.
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
FOLDER = "/usr/local/lib/maracaibo"

_RECIPE = """\
Letting friends play over SSH (Linux with OpenSSH; commands as root)

They share one account that can do nothing but play. Every friend has a key of
their own, and with it a folder of games of their own: the name stands in the
line of the key, so nobody can take another's, and a game can be copied out of
and into that folder only by you (7).

1 The game, where the account can read it but not change it

    /usr/bin/python3 -m venv {folder}    # 3.11 or later
    {folder}/bin/pip install .    # in the game's folder

  A Python that lies in somebody's home would be closed to the account.

2 The launcher: write this to {launcher}

{script}
    chmod 755 {launcher}

  Whatever is asked for, it starts the game, and with `exec`, so that nothing
  is left when the line drops.

3 The account: the launcher is its shell, and its home is not its own, so that
  no file in there runs anything

    useradd --system --password '*' --home-dir {home} \\
      --no-create-home --shell {launcher} {account}
    install -d -m 755 -o root {home}
    install -d -m 700 -o {account} {games}

4 The server: write this to /etc/ssh/sshd_config.d/{account}.conf

{block}
    sshd -t && systemctl reload ssh     # on some systems the service is sshd

  OpenSSH before 9.2 does not know UnusedConnectionTimeout: leave that line out.

5 The limits of the whole account: write this to the file limits.conf in the
  folder /etc/systemd/system/user-UID.slice.d, with the number that
  `id -u {account}` prints instead of UID; then `systemctl daemon-reload`

{limits}
6 Every friend: one line in {keys} (owner root, mode 644)

    {line}

  A line without command= would let its owner name any player. The launcher
  refuses those; this prints them, and should print nothing:

{check}
7 A game into a friend's folder, and one out of it

{copying}
  What is copied in belongs to the account, like the folder.

They play with `ssh {account}@this-machine`. When a line drops, the game goes on
at the same question at the next login; a line that is silent for 45 seconds
counts as dropped. Take a friend's line out, and the key is worth nothing.
Whoever wants lines of text instead of a screen puts TERM=dumb before `ssh`.
A friend whose terminal has all colours, not 256 only, puts this into the file
~/.ssh/config over there, for ssh does not tell it by itself:

    Host this-machine
        SendEnv COLORTERM

Every session is a table of its own: those who play together pass its keyboard.

Check once with a friend's key that nothing but the game can be had:

    ssh -t {account}@this-machine id                 # starts the game
    ssh {account}@this-machine id                    # a sentence, and the end
    sftp {account}@this-machine                      # fails
    ssh -W localhost:22 {account}@this-machine       # fails
"""


def run() -> int:
    """Print the recipe."""
    print(recipe(), end="")
    return 0


def recipe() -> str:
    """Give the whole recipe with its usual names."""
    command = program(f"{FOLDER}/bin/python")
    return _RECIPE.format(
        account=ACCOUNT,
        launcher=LAUNCHER,
        keys=KEYS,
        games=GAMES,
        home=f"{GAMES}-home",
        folder=FOLDER,
        script=indented(launcher(LAUNCHER, GAMES, command, KEYS)),
        block=indented(server_block(ACCOUNT, KEYS)),
        limits=indented(LIMITS),
        line=key_line(LAUNCHER, "anna", "ssh-ed25519 AAAA…"),
        check=indented(check_of_keys(LAUNCHER, KEYS)),
        copying=indented(copying(GAMES, "anna", f"{FOLDER}/bin/maracaibo")),
    ) + afterwards(Places(ACCOUNT, KEYS, GAMES, FOLDER, command))


def program(python: str) -> str:
    """Give the command that starts the game, deaf to variables and folders of whoever plays."""
    return f"{python} -I -X utf8 -m maracaibo_tui"


def launcher(path: str, games: str, command: str, keys: str) -> str:
    """Give the script that is the account's shell; OpenSSH calls it with -c and the command in the line of the key."""
    return f"""\
#!/bin/sh
# Of what the client sets, only terminal, language and colours get in.
self={path}
case "$3" in "") exec /usr/bin/env -i PATH=/usr/bin:/bin TERM="$TERM" \\
  LANG="${{LC_ALL:-${{LC_CTYPE:-${{LANG:-C.UTF-8}}}}}}" COLORTERM="$COLORTERM" \\
  SSH_USER_AUTH="$SSH_USER_AUTH" \\
  "$self" "$1" "$2" clean ;;
esac
# It obeys no words but those in the line of a key: itself, and a player.
umask 077
player=
case "$1 $2" in "-c $self "*) player=${{2#"$self "}} ;; esac
case "$player" in "" | *[!{LETTERS}]*)
  echo 'This key names no player; ask whoever runs this table.' >&2
  exit 2 ;;
esac
# Where the server says which key it was, its line has to say the same.
key=
[ -f "$SSH_USER_AUTH" ] && read -r _ _ key _ < "$SSH_USER_AUTH"
case "$key" in ?*)
  line=$(grep -v '^ *#' {keys} |
    grep -F -- "$key" | head -n 1)
  case "${{line%%"$key"*}}" in "" | *"command=\\"$self $player\\""*) ;; *)
    echo 'This key has no command=: ask whoever runs this table.' >&2
    exit 2 ;;
  esac ;;
esac
home={games}/$player
mkdir -p "$home" || exit 2
# Two words say that a terminal has all colours; any other says nothing.
case "$COLORTERM" in truecolor | 24bit) ;; *) COLORTERM= ;; esac
# In KiB or blocks: no core files, no large files, no endless memory.
ulimit -c 0; ulimit -f 65536; ulimit -v 1500000
exec env -i HOME="$home" MARACAIBO_HOME="$home" {GUEST}="$player" \\
  PATH=/usr/bin:/bin TERM="$TERM" LANG="$LANG" COLORTERM="$COLORTERM" \\
  {command}
"""


def server_block(account: str, keys: str) -> str:
    """Give the part of the server's configuration that is about the account."""
    return f"""\
Match User {account}
    AuthorizedKeysFile {keys}
    AcceptEnv COLORTERM LANG LC_ALL LC_CTYPE
    AuthenticationMethods publickey
    ExposeAuthInfo yes
    DisableForwarding yes
    PermitTunnel no
    PermitTTY yes
    PermitUserRC no
    MaxSessions 1
    ClientAliveInterval 15
    ClientAliveCountMax 3
    UnusedConnectionTimeout 1m
"""


LIMITS = """\
[Slice]
MemoryMax=1G
TasksMax=100
CPUQuota=100%
"""


def key_line(path: str, player: str, key: str) -> str:
    """Give the line of a friend's key: it may have a terminal and start the game, and nothing else."""
    return f'restrict,pty,command="{path} {player}" {key} {player}'


def check_of_keys(path: str, keys: str) -> str:
    """Give the command that prints the lines of keys whose owners could name any player."""
    return f"""\
grep -vE '^ *(#|$)' {keys} |
  grep -vF 'command="{path} '
"""


def copying(games: str, player: str, command: str) -> str:
    """Give the commands that copy a game into the folder of a friend, and one out of it."""
    return f"""\
MARACAIBO_HOME={games}/{player} \\
  {command} saves import FILE
MARACAIBO_HOME={games}/{player} \\
  {command} saves export NAME FILE
"""
