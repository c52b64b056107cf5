"""Content, rules, saves and settings are found where people and platforms expect them."""

from pathlib import Path

import pytest

from maracaibo_tui.library.paths import GUEST, config_folder, content_folder, data_folder, is_closed, rules_folder


def test_content_and_rules_of_this_program_are_found() -> None:
    """The program finds the pack and the rulebook pages that belong to it."""
    assert (content_folder() / "maracaibo").is_dir()
    assert (rules_folder() / "maracaibo").is_dir()


def test_an_installed_package_brings_its_own_content(tmp_path: Path) -> None:
    """Content inside the package counts before content that happens to lie beside it."""
    package = tmp_path / "maracaibo_tui"
    (package / "content").mkdir(parents=True)
    (tmp_path / "content").mkdir()
    assert content_folder(package) == package / "content"


def test_a_checkout_keeps_rules_beside_the_package(tmp_path: Path) -> None:
    """Without rules inside the package those of the checkout's top level are taken."""
    (tmp_path / "rules").mkdir()
    assert rules_folder(tmp_path / "maracaibo_tui") == tmp_path / "rules"


def test_missing_content_says_where_it_was_looked_for(tmp_path: Path) -> None:
    """A program torn from its content says what is missing and what to do."""
    with pytest.raises(FileNotFoundError, match=r'"content" of the game is missing .*maracaibo_tui.*install'):
        content_folder(tmp_path / "maracaibo_tui")


@pytest.mark.parametrize(
    "platform,environ,data,config",
    [
        ("linux", {}, ".local/share/maracaibo", ".config/maracaibo"),
        ("linux", {"MARACAIBO_HOME": ""}, ".local/share/maracaibo", ".config/maracaibo"),
        ("linux", {"XDG_DATA_HOME": "relative"}, ".local/share/maracaibo", ".config/maracaibo"),
        ("linux", {"XDG_DATA_HOME": "{}/d"}, "d/maracaibo", ".config/maracaibo"),
        ("linux", {"XDG_CONFIG_HOME": "{}/c"}, ".local/share/maracaibo", "c/maracaibo"),
        ("linux", {"MARACAIBO_HOME": "{}/m", "XDG_DATA_HOME": "{}/d"}, "m", "m/config"),
        ("linux", {"MARACAIBO_HOME": "{}/m", "XDG_CONFIG_HOME": "{}/c"}, "m", "c/maracaibo"),
        ("freebsd14", {}, ".local/share/maracaibo", ".config/maracaibo"),
        (
            "darwin",
            {"XDG_CONFIG_HOME": "{}/c"},
            "Library/Application Support/maracaibo",
            "Library/Application Support/maracaibo/config",
        ),
        ("darwin", {"MARACAIBO_HOME": "{}/m"}, "m", "m/config"),
    ],
)
def test_saves_and_settings_lie_where_the_platform_keeps_them(
    platform: str, environ: dict[str, str], data: str, config: str, tmp_path: Path
) -> None:
    """`MARACAIBO_HOME` goes before the platform's folders, and variables that are empty or relative do not count."""
    filled = {"HOME": str(tmp_path)} | {name: value.format(tmp_path) for name, value in environ.items()}
    assert data_folder(filled, platform) == tmp_path / data
    assert config_folder(filled, platform) == tmp_path / config


def test_a_relative_home_of_the_game_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game started in one folder finds its saves again after changing to another."""
    monkeypatch.chdir(tmp_path)
    assert data_folder({"MARACAIBO_HOME": "games"}, "linux") == tmp_path / "games"


def test_the_home_of_nobody_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that no account has is taken as it stands."""
    monkeypatch.chdir(tmp_path)
    assert data_folder({"MARACAIBO_HOME": "~nobody-at-all/games"}) == tmp_path / "~nobody-at-all" / "games"


def test_without_a_home_the_error_names_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no home folder can be found, the sentence names MARACAIBO_HOME."""

    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", no_home)
    with pytest.raises(FileNotFoundError, match="MARACAIBO_HOME"):
        data_folder({}, "linux")


def test_a_guest_keeps_to_a_folder_of_their_own(tmp_path: Path) -> None:
    """Neither other folders, nor ways back, nor links lead a guest out; whoever is at home may go anywhere."""
    own = tmp_path / "ada"
    (own / "games").mkdir(parents=True)
    (own / "games" / "link").symlink_to(tmp_path / "ben")
    (own / "circle").symlink_to(own / "circle")
    home = {"MARACAIBO_HOME": str(own)}
    inside, outside = (
        [own / "x.json", own / "games" / ".." / "y"],
        [tmp_path / "ben" / "x", own / ".." / "ben", Path("/")],
    )
    closed = [*outside, tmp_path / "ada-2", own / "games" / "link" / "x", own / "\0"]
    assert not [path for path in inside if is_closed(path, {**home, GUEST: "1"})]
    assert [path for path in closed if is_closed(path, {**home, GUEST: "1"})] == closed
    assert not [path for path in (*inside, *outside) if is_closed(path, home)]
