"""./play and ./test in a small checkout: what is installed, what is compiled, and when.

Packages, the virtual environment and the compiler are fakes that note what they are asked."""

import fcntl
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import environment
import pytest

REAL = Path(__file__).resolve().parents[2]
PATIENCE = 60
FAKE_PYTHON = """#!/bin/sh
case "$*" in
  *"-m venv"*) echo venv >> {root}/log; mkdir -p {root}/.venv/bin; cp "$0" {root}/.venv/bin/python;;
  *"-m pip install"*) for last; do :; done; echo "pip ${{last##*/}}" >> {root}/log
                      test ! -e {root}/offline;;
  *"import pip"*) ;;
  *) exec {python} "$@";;
esac
"""
FAKE_ENGINE = """
import sys, pathlib
root = pathlib.Path(__file__).parent.parent
source, target, objects = (pathlib.Path(given) for given in sys.argv[1:])
with (root / "log").open("a") as log:
    log.write("engine\\n")
print("1 of 2", flush=True)
if (root / "hang").exists():
    (root / "hang").open().read()
if "wrong" in (source / "ludoteka/kernel/pending.py").read_text():
    sys.exit("pending.py: this is wrong")
(target / "ludoteka/kernel").mkdir(parents=True)
(target / "ludoteka/kernel/pending.so").write_text("compiled")
(source / ".cache").mkdir()
(source / ".cache/notes").write_text("what a tool leaves behind")
print("2 of 2", flush=True)
"""


class Started(Exception):
    """Instead of becoming another program."""


class Checkout:
    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.python = root / "fake-python"
        self.path = ""
        self.next_build = ""
        self.behind: list[tuple[subprocess.Popen[bytes], int]] = []
        self.environment = self._made(monkeypatch)

    def _made(self, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
        (self.root / "tools").mkdir(parents=True)
        (self.root / "log").touch()
        for name in ("pyproject.toml", "tools/environment.py", "tools/compiled.py"):
            shutil.copy(REAL / name, self.root / name)
        for name in ("", "-run", "-build", "-fast", "-lab", "-cluster", "-openspiel"):
            (self.root / f"requirements{name}.lock").write_text("one==1\n")
        (self.root / "tools/engine.py").write_text(FAKE_ENGINE)
        self.write("kernel/pending.py", "a = 1\n")
        self.write("web/page.py", "b = 1\n")
        self.python.write_text(FAKE_PYTHON.format(root=self.root, python=sys.executable))
        self.python.chmod(0o755)
        place = self.root / "tools/environment.py"
        spec = importlib.util.spec_from_file_location("environment_of_a_checkout", place)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        monkeypatch.setattr(sys, "executable", str(self.python))
        monkeypatch.setattr(os, "execve", self._become)
        really = module.begin_behind
        monkeypatch.setattr(module, "begin_behind", lambda command: self._begin(really, command))
        return module

    def _become(self, program: Path, line: list[str], env: dict[str, str]) -> None:
        self.path, self.next_build = env["PYTHONPATH"], env.get("LUDOTEKA_NEXT_BUILD", "")
        assert line[:4] == [str(self.root / ".venv/bin/python"), "-P", "-m", "ludoteka"]
        raise Started

    def _begin(self, really: Any, command: str) -> None:
        self.behind.append(really(command))

    def write(self, name: str, text: str) -> None:
        path = self.root / "src/ludoteka" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def play(self, *arguments: str) -> list[str]:
        """What is done before the program runs."""
        log = self.root / "log"
        log.write_text("")
        with pytest.raises(Started):
            self.environment.play(list(arguments))
        return log.read_text().split("\n")[:-1]

    def compiled_behind(self) -> list[str]:
        """What is done behind the program."""
        log = self.root / "log"
        before = len(log.read_text().split("\n"))
        for process, writing in self.behind:
            process.wait(PATIENCE)
            os.close(writing)
        self.behind = []
        return log.read_text().split("\n")[before - 1 : -1]

    @property
    def source(self) -> str:
        return str(self.root / "src")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Checkout]:
    for name in ("LUDOTEKA_PURE", "LUDOTEKA_NEXT_BUILD", "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    made = Checkout(tmp_path / "checkout", monkeypatch)
    (tmp_path / "Python.h").touch()
    asked = f"print('[null, \"{tmp_path}\"]')"
    monkeypatch.setattr(made.environment, "ASK_PYTHON", asked)
    yield made
    made.compiled_behind()


FIRST_START = ["venv", "pip requirements-run.lock", "pip requirements-fast.lock"]
BEHIND = ["pip requirements-build.lock", "engine"]


def test_the_first_start_installs_what_running_needs_and_compiles_behind(
    checkout: Checkout,
) -> None:
    assert checkout.play()[:3] == FIRST_START
    assert checkout.path == checkout.source
    checkout.compiled_behind()
    assert (checkout.root / "log").read_text().split("\n")[3:-1] == BEHIND
    assert Path(checkout.next_build, "ludoteka/kernel/pending.so").exists()
    assert Path(checkout.next_build, "ludoteka/web/page.py").exists()
    assert not (checkout.root / ".venv/objects").exists()


def test_the_next_start_uses_the_compiled_build_and_installs_nothing(checkout: Checkout) -> None:
    checkout.play()
    coming = checkout.next_build
    checkout.compiled_behind()
    (checkout.root / "offline").touch()
    assert checkout.play("serve", "--port", "0") == []
    assert (checkout.path, checkout.next_build) == (coming, "")
    assert checkout.behind == []


def test_who_computes_for_long_waits_for_the_compiler(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checkout.play("sim", "clash") == FIRST_START + BEHIND
    assert Path(checkout.path, "ludoteka/kernel/pending.so").exists()
    assert "Compiling the rules engine, usually" in capsys.readouterr().err


def test_a_short_command_compiles_nothing(checkout: Checkout) -> None:
    assert checkout.play("--lang", "pl", "rules", "clash") == FIRST_START
    assert checkout.path == checkout.source
    assert checkout.behind == []


def test_plain_python_can_be_asked_for(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTEKA_PURE", "1")
    assert checkout.play("sim", "clash") == FIRST_START
    assert checkout.path == checkout.source
    assert capsys.readouterr().err.endswith("This is plain Python, as LUDOTEKA_PURE asks.\n")


@pytest.mark.parametrize("missing", ["cc", "Python.h"])
def test_without_a_compiler_one_sentence_says_so(
    checkout: Checkout, missing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout.root.parent / missing).unlink()
    assert checkout.play() == FIRST_START
    assert (checkout.path, checkout.behind) == (checkout.source, [])
    said = capsys.readouterr().err.splitlines()
    assert [line for line in said if "compiler" in line] == [
        "This is plain Python (slower, same results): no C compiler with Python.h was found."
    ]


def test_a_change_outside_the_engine_compiles_nothing_again(checkout: Checkout) -> None:
    checkout.play("sim", "clash")
    first = checkout.path
    checkout.write("web/page.py", "b = 2\n")
    assert checkout.play() == []
    assert checkout.path != first
    assert Path(checkout.path, "ludoteka/web/page.py").read_text() == "b = 2\n"
    assert Path(checkout.path, "ludoteka/kernel/pending.so").exists()


def test_a_change_of_the_engine_compiles_again_and_old_builds_go(checkout: Checkout) -> None:
    for number in range(6):
        checkout.write("kernel/pending.py", f"a = {number}\n")
        assert checkout.play("bench")[-1] == "engine"
    checkout.write("kernel/pending.py", "a = 6\n")
    checkout.play()
    assert checkout.path == checkout.source
    assert checkout.compiled_behind()[-1:] in ([], ["engine"])
    assert Path(checkout.next_build).is_dir()
    assert len(list((checkout.root / ".venv/builds").iterdir())) == 3


def test_what_does_not_compile_is_said_and_not_tried_again(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.write("kernel/pending.py", "wrong\n")
    assert checkout.play("sim", "clash")[-1] == "engine"
    assert checkout.path == checkout.source
    assert "compiling failed, see .venv/compile.log" in capsys.readouterr().err
    assert "this is wrong" in (checkout.root / ".venv/compile.log").read_text()
    assert checkout.play("sim", "clash") == []
    checkout.write("kernel/pending.py", "right\n")
    assert checkout.play("sim", "clash") == ["engine"]


def test_an_interrupted_installation_begins_anew(checkout: Checkout) -> None:
    checkout.play("games")
    memory = checkout.environment.remembered()
    checkout.environment.remember(memory | {"installing": "requirements-run.lock"})
    assert checkout.play("games") == FIRST_START


def test_without_a_network_the_first_start_says_what_to_do(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout.root / "offline").touch()
    with pytest.raises(SystemExit):
        checkout.environment.play([])
    assert capsys.readouterr().err.splitlines()[-1].endswith("check the network and try again.")


def test_a_changed_lock_is_installed(checkout: Checkout) -> None:
    checkout.play("games")
    (checkout.root / "requirements-run.lock").write_text("one==2\n")
    assert checkout.play("games") == ["pip requirements-run.lock"]


def test_what_the_tests_installed_serves_playing_too(checkout: Checkout) -> None:
    checkout.environment.set_up(checkout.environment.ALL, seconds=1)
    assert checkout.play("sim", "clash") == ["pip requirements-fast.lock", "engine"]


def test_compiling_ends_with_the_server_and_goes_on_at_the_next_start(checkout: Checkout) -> None:
    os.mkfifo(checkout.root / "hang")
    checkout.play()
    process, writing = checkout.behind.pop()
    with (checkout.root / "hang").open("w"):  # opens once the compiler is there to read
        os.close(writing)
        assert process.wait(PATIENCE) == 130
    assert not Path(checkout.next_build).exists()
    with (checkout.root / ".compiling.lock").open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # once the compiler is gone too
    (checkout.root / "hang").unlink()
    checkout.play()
    checkout.compiled_behind()
    assert Path(checkout.next_build).is_dir()


def test_bytecode_is_kept_elsewhere_where_none_is_wanted_beside_the_sources(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    checkout.environment.keep_bytecode()
    command = [sys.executable, "-c", "import page"]
    subprocess.run(command, cwd=checkout.root / "src/ludoteka/web", check=True)
    assert list((checkout.root / ".venv/bytecode").rglob("page.*.pyc"))
    assert not list((checkout.root / "src").rglob("*.pyc"))


def test_two_starts_at_once_compile_once(checkout: Checkout) -> None:
    os.mkfifo(checkout.root / "hang")
    checkout.play()
    with (checkout.root / "hang").open("w"):
        checkout.play()
        assert len(checkout.behind) == 2
        assert [process.poll() for process, _ in checkout.behind] == [None, None]
        (checkout.root / "hang").unlink()
    assert checkout.compiled_behind() == []
    assert Path(checkout.next_build).is_dir()


def pins(name: str) -> set[str]:
    text = (REAL / f"requirements{name}.lock").read_text("utf-8")
    assert "://" not in text
    return set(re.findall(r"^[\w.-]+==[^ ;\\]+", text, re.MULTILINE))


def test_what_failed_is_run_once_more_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[str]] = []
    codes = iter([1, 0, 1, 1, 0])

    def ended(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        told.append(command[3:])
        return subprocess.CompletedProcess(command, next(codes))

    monkeypatch.setattr(subprocess, "run", ended)
    tests = environment.Tests("all", Path("python"), "tests/browser")
    assert [tests.pass_with({}) for _ in range(3)] == [True, False, True]
    alone = [each for each in told if "--last-failed" in each]
    assert len(alone) == 2
    assert all(each[0] == "tests/browser" for each in told)


def test_every_test_is_run_on_one_of_the_builds() -> None:
    names = [" ".join(each.command) for each in environment.all_tests(Path("build/python"))]
    assert names[0].endswith("-m pytest tests/browser")
    assert names[1].startswith("build/python -m pytest -o pythonpath=tests")
    assert names[1].endswith("-m not plain")
    assert names[2].endswith("-m pytest -m plain")
    assert len(environment.all_tests(None)) == 2


@pytest.mark.parametrize("part", ["-run", "-build"])
def test_the_smaller_locks_are_parts_of_the_whole(part: str) -> None:
    assert pins(part)
    assert pins(part) <= pins("")


def test_running_needs_no_compiler_of_python() -> None:
    assert not [
        pin for pin in pins("-run") if pin.startswith(("mypy==", "hatchling", "setuptools"))
    ]


def test_what_compiles_behind_a_server_ends_quietly_while_the_server_goes_on() -> None:
    """It listens for the end of the server until its own."""
    watch = "import environment, threading; environment.Server(); print(threading.active_count())"
    reading, writing = os.pipe()
    try:
        ended = subprocess.run(
            [sys.executable, "-c", watch],
            stdin=reading,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(environment.__file__).parent)},
        )
    finally:
        os.close(reading)
        os.close(writing)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "2\n", "")
