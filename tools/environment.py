"""What ./play and ./test share: set the virtual environment up, then run a command in it.

Standard library only. Nothing is done twice: `.venv/ludoteka.json` remembers the hashes of the
locks that are installed, and an unchanged checkout needs no network. Plain Python runs from src/;
a compiled build is a folder `.venv/builds/<hash of the sources>`, complete as soon as it is there.

LUDOTEKA_PURE=1             run plain Python even where a C compiler is found
LUDOTEKA_NEXT_BUILD         set by ./play for the server: the folder of the build that is being
                            compiled behind it; bots change over to it (ludoteka.lab.build)
LUDOTEKA_COMPILED_PYTHON    set by ./test for the tests: an interpreter that imports the
                            compiled build; not set when there is none
PYTHONDONTWRITEBYTECODE=1   keep the bytecode of modules in .venv, where it hides no source
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from compiled import compiled_sources

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
RUN = ROOT / "requirements-run.lock"
BUILD = ROOT / "requirements-build.lock"
ALL = ROOT / "requirements.lock"
PARTS = {ALL: (RUN, BUILD)}
"""Locks whose packages are all in another."""
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
MEMORY = VENV / "ludoteka.json"
BUILDS = VENV / "builds"
OBJECTS = VENV / "objects"
LOG = VENV / "compile.log"
BYTECODE = VENV / "bytecode"
KEPT_BUILDS = 3
"""Older builds are deleted; one that is left may be that of a server that still runs."""
ENGINE_FILE = "engine-hash"
WRAPPER = "python"

PATIENT = 10
"""By how much the system prefers others to compiling behind a server."""
BEHIND = ("serve", "play")
"""Commands that begin in plain Python at once while the engine is compiled behind them."""
FIRST = ("balance", "bench", "dataset", "duel", "puzzles", "review", "sim", "tournament")
"""Commands that compute for long: the engine is compiled before they begin."""

ASK_PYTHON = """
import json, sysconfig
print(json.dumps([sysconfig.get_config_var("CC"), sysconfig.get_path("include")]))
"""

COMPILED = "compiled"
PURE_WANTED = "plain Python, as LUDOTEKA_PURE asks"
PURE_NO_COMPILER = "plain Python (slower, same results): no C compiler with Python.h was found"
PURE_FAILED = "plain Python (slower, same results): compiling failed, see .venv/compile.log"

ON_THE_BUILD = ("-o", "pythonpath=tests tools bench examples")
"""For pytest: the sources are those of the compiled build, which the interpreter knows."""
WORKERS = "3"
"""More than a small machine has cores: now and then a test waits for a browser or a server."""
SOME_FAILED = 1
"""What pytest returns when tests failed, and nothing else went wrong."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    say(text)
    raise SystemExit(1)


# --- what is there -------------------------------------------------------------------


def remembered() -> dict[str, str]:
    try:
        memory: dict[str, str] = json.loads(MEMORY.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return memory


def remember(memory: dict[str, str]) -> None:
    part = MEMORY.with_suffix(".part")
    part.write_text(json.dumps(memory, indent=1), "utf-8")
    part.replace(MEMORY)


def content_hash(base: Path, paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(base)}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()[:20]


def sources(src: Path) -> list[Path]:
    """The files of a folder of sources, without what tools leave there."""
    made = (".pyc", ".so", ".c")
    return [
        path
        for path in src.rglob("*")
        if path.is_file()
        and path.suffix not in made
        and not any(part.startswith(".") for part in path.relative_to(src).parts)
    ]


def recipe() -> str:
    """Tells how the engine is compiled, apart from its sources."""
    tools = [ROOT / "tools" / name for name in ("compiled.py", "engine.py")]
    return content_hash(ROOT, [ROOT / "pyproject.toml", BUILD, *tools])


def engine_hash(src: Path) -> str:
    return f"{content_hash(src, compiled_sources(src))}-{recipe()}"


def build_folder(src: Path) -> Path:
    """Where the compiled build of these sources is, once there is one."""
    return BUILDS / f"{content_hash(src, sources(src))}-{recipe()}"


@contextmanager
def one_at_a_time(
    what: str = "setup", patience: Callable[[], bool] | None = None
) -> Iterator[None]:
    """Hold a lock of the checkout. Who has no patience any more is ended."""
    with (ROOT / f".{what}.lock").open("w") as file:
        os.set_inheritable(file.fileno(), True)  # a pip that outlives us still holds the lock
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if patience is None:
                say(f"Waiting for another {what} of this checkout to finish ...")
                fcntl.flock(file, fcntl.LOCK_EX)
            else:
                wait_for_lock(file.fileno(), patience)
        yield


def wait_for_lock(file: int, patience: Callable[[], bool]) -> None:
    while patience():
        try:
            return fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(0.2)
    raise SystemExit(0)


# --- packages ------------------------------------------------------------------------


def environment(**extra: str) -> dict[str, str]:
    hidden = ("PYTHONPATH", "PYTHONHOME")
    return {name: value for name, value in os.environ.items() if name not in hidden} | extra


def run(command: list[str | Path], **extra: str) -> subprocess.CompletedProcess[str]:
    """Run quietly in the checkout; `extra` is added to the environment."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment(**extra),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
        check=False,
    )


def stop_if_failed(result: subprocess.CompletedProcess[str], advice: str) -> None:
    if result.returncode:
        say("\n".join(result.stdout.splitlines()[-25:]))
        stop(advice)


def make_venv() -> None:
    say(f"Making the virtual environment .venv (Python {sys.version.split()[0]}), usually 6 s ...")
    result = run([sys.executable, "-m", "venv", "--clear", VENV])
    stop_if_failed(result, "The virtual environment could not be made: see the lines above.")
    remember({"place": str(VENV)})


def sound_venv() -> bool:
    """Whether .venv works, belongs here, and no installation into it was interrupted."""
    memory = remembered()
    if memory.get("place") != str(VENV) or "installing" in memory or not PYTHON.exists():
        return False
    return run([PYTHON, "-c", "import pip"]).returncode == 0


def install(lock: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """Install a lock, and remember it; the lock of the set-up is held."""
    memory = remembered()
    remember(memory | {"installing": lock.name})
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]
    pip: list[str | Path] = [PYTHON, "-P", "-m", "pip", "install", *quiet, *flags]
    result = run([*pip, "--require-hashes", "-r", lock])
    if result.returncode == 0:
        memory |= {each.name: lock_hash(each) for each in (lock, *PARTS.get(lock, ()))}
    remember(memory)
    return result


def lock_hash(lock: Path) -> str:
    return content_hash(ROOT, [lock])


def installed(lock: Path) -> bool:
    return remembered().get(lock.name) == lock_hash(lock)


def set_up(lock: Path, seconds: int) -> None:
    """Bring .venv up to date with a lock."""
    with one_at_a_time():
        if not sound_venv():
            make_venv()
        if not installed(lock):
            count = sum("==" in line for line in lock.read_text("utf-8").splitlines())
            say(f"Installing {count} packages from {lock.name}, usually {seconds} s ...")
            advice = "The packages could not be installed: check the network and try again."
            stop_if_failed(install(lock), advice)


def install_extra(name: str, without: str) -> None:
    """Install an extra of the project, or say what it is like without."""
    lock = ROOT / f"requirements-{name}.lock"
    if installed(lock):
        return
    with one_at_a_time():
        if installed(lock):
            return
        say(f"Installing the extra [{name}] ...")
        if install(lock, "--only-binary=:all:").returncode:
            say(f"The extra [{name}] could not be installed: {without}.")
            remember(remembered() | {lock.name: lock_hash(lock)})


# --- the compiled build --------------------------------------------------------------


def wanted_build() -> str:
    """Which build this machine and its user want."""
    if os.environ.get("LUDOTEKA_PURE", "0") not in ("", "0"):
        return PURE_WANTED
    cc, include = json.loads(run([PYTHON, "-c", ASK_PYTHON]).stdout)
    compiler = shlex.split(os.environ.get("CC") or cc or "cc")[0]
    if shutil.which(compiler) and Path(include, "Python.h").is_file():
        return COMPILED
    return PURE_NO_COMPILER


def ready_build() -> Path | None:
    """The compiled build of the sources, made from another one if the engine is the same."""
    folder = build_folder(SRC)
    if not folder.is_dir():
        engine = engine_hash(SRC)
        alike = [each for each in all_builds() if (each / ENGINE_FILE).read_text() == engine]
        if not alike:
            return None
        with unfinished_build() as (part, target):
            for path in alike[0].rglob("*.so"):
                copy = target / path.relative_to(alike[0])
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, copy)
            finish_build(part, target)
    if not folder.is_dir():
        return None  # the sources changed under our hands
    os.utime(folder)
    return folder


def all_builds() -> list[Path]:
    """The builds there are, the newest first."""
    there = [path.parent for path in BUILDS.glob(f"*/{ENGINE_FILE}")]
    return sorted(there, key=lambda path: path.stat().st_mtime, reverse=True)


@contextmanager
def unfinished_build() -> Iterator[tuple[Path, Path]]:
    """A copy of the sources to build from, and a folder for compiled modules."""
    BUILDS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(
        prefix="part-", dir=BUILDS, ignore_cleanup_errors=True
    ) as name:
        part = Path(name, "src")
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.c")
        shutil.copytree(SRC, part, ignore=ignored)
        yield part, Path(name, "compiled")


def finish_build(part: Path, compiled: Path) -> None:
    """Put compiled modules beside their sources, and the whole where it is looked for."""
    folder = build_folder(part)
    engine = engine_hash(part)
    shutil.copytree(compiled, part, dirs_exist_ok=True)
    (part / ENGINE_FILE).write_text(engine, "utf-8")
    wrapper = part / WRAPPER
    path = f"{shlex.quote(str(folder))}${{PYTHONPATH:+:$PYTHONPATH}}"
    wrapper.write_text(f'#!/bin/sh\nPYTHONPATH={path} exec {shlex.quote(str(PYTHON))} "$@"\n')
    wrapper.chmod(0o755)
    try:
        part.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise  # and otherwise another start was quicker
    for old in all_builds()[KEPT_BUILDS:]:
        shutil.rmtree(old, ignore_errors=True)


class Server:
    """The process we compile behind; the pipe on standard input ends when it does."""

    def __init__(self) -> None:
        self._gone = threading.Event()
        self._compiling: subprocess.Popen[str] | None = None
        threading.Thread(target=self._watch, daemon=True).start()

    def runs(self) -> bool:
        return not self._gone.is_set()

    def compiling(self, process: subprocess.Popen[str]) -> None:
        self._compiling = process
        if self._gone.is_set():
            self._end()

    def _watch(self) -> None:
        while os.read(sys.stdin.fileno(), 1):  # a buffer would be locked at our end
            pass
        self._gone.set()
        self._end()

    def _end(self) -> None:
        if self._compiling is not None and self._compiling.poll() is None:
            os.killpg(self._compiling.pid, signal.SIGTERM)


def show_progress(line: str, told: list[int], redraw: bool) -> None:
    """Tell how far compiling is: all the time on one line, or at each quarter."""
    done, total = (int(word) for word in line.split(" of "))
    quarter = 4 * done // total
    if redraw:
        end = "\n" if done == total else ""
        print(f"\rCompiling: {100 * done // total} %", end=end, file=sys.stderr, flush=True)
    elif 0 < quarter < 4 and quarter not in told:
        told.append(quarter)
        say(f"Compiling the rules engine: {25 * quarter} %")


def run_engine(
    part: Path, target: Path, behind: Server | None, quiet: bool
) -> tuple[int, list[str]]:
    """Run the compiler; its exit code and what it says."""
    command = [PYTHON, ROOT / "tools" / "engine.py", part, target, OBJECTS]
    redraw = behind is None and sys.stderr.isatty()
    other: list[str] = []
    told: list[int] = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment(PYTHONHASHSEED="0"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
        process_group=None if behind is None else 0,
    ) as process:
        if behind is not None:
            behind.compiling(process)
        assert process.stdout is not None
        for line in process.stdout:
            if not line[0].isdigit():
                other.append(line)
            elif not quiet:
                show_progress(line, told, redraw)
    return process.returncode, other


def compile_engine(behind: Server | None = None, quiet: bool = False) -> str:
    """Compile the engine unless that is done, and return which build there is."""
    with one_at_a_time("compiling", None if behind is None else behind.runs):
        if ready_build():
            return COMPILED
        if not installed(BUILD):
            set_up(BUILD, seconds=10)
        with unfinished_build() as (part, target):
            engine = engine_hash(part)
            start = time.monotonic()
            if behind is None and not quiet:
                say("Compiling the rules engine, usually 1 to 2 minutes ...")
            code, told = run_engine(part, target, behind, quiet)
            if code < 0 or (behind is not None and not behind.runs()):
                raise KeyboardInterrupt
            if code == 0:
                finish_build(part, target)
                shutil.rmtree(OBJECTS, ignore_errors=True)
                if not quiet:
                    say(f"The rules engine is compiled, after {time.monotonic() - start:.0f} s.")
                return COMPILED
        LOG.write_text("".join(told), "utf-8")
        with one_at_a_time():
            remember(remembered() | {"failed": engine})
        return PURE_FAILED


# --- ./play --------------------------------------------------------------------------


def begin_behind(command: str) -> tuple[subprocess.Popen[bytes], int]:
    """Compile in a process of its own, which ends when the pipe is closed that we hold, and that
    what we become holds after us."""
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    line = [sys.executable, __file__, "behind", command]
    behind = subprocess.Popen(
        line, stdin=reading, stdout=subprocess.DEVNULL, start_new_session=True
    )
    os.close(reading)
    return behind, writing


def compile_behind(command: str) -> None:
    os.nice(PATIENT)
    server = Server()
    quiet = command != "serve"
    build = compile_engine(server, quiet)
    if not quiet and server.runs():
        use = "bots use it from now on, everything else from the next start"
        say(f"Ready: {use}." if build == COMPILED else f"This stays {build}.")


def prepare(command: str) -> tuple[Path, bool]:
    """Where the program to run is, and whether a build is to be compiled behind it."""
    wanted = wanted_build()
    if wanted == COMPILED:
        if folder := ready_build():
            return folder, False
        if remembered().get("failed") == engine_hash(SRC):
            wanted = PURE_FAILED
        elif command in BEHIND:
            return SRC, True
        elif command in FIRST:
            wanted = compile_engine()
            if folder := ready_build():
                return folder, False
    if wanted != COMPILED and command in (*BEHIND, *FIRST):
        say(f"This is {wanted}.")
    return SRC, False


def play(arguments: list[str]) -> NoReturn:
    set_up(RUN, seconds=8)
    install_extra("fast", "the server is a little slower")
    arguments = arguments or ["serve"]
    command = next((each for each in arguments if not each.startswith("-")), "")
    if command == "balance":
        install_extra("lab", "there are no reports and no files of numbers")
    if any(each.split("=")[0] == "--cluster" for each in arguments):
        install_extra("cluster", "matches can be played on this machine only")
    if command in ("dataset", "records"):
        install_extra("data", "no Parquet files can be written or read")
    place, compiling = prepare(command)
    env = dict(os.environ)
    env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(place), env.get("PYTHONPATH", "")]))
    env.pop("LUDOTEKA_NEXT_BUILD", None)
    if compiling:
        env["LUDOTEKA_NEXT_BUILD"] = str(build_folder(SRC))
        say("Plain Python for now; the rules engine is compiled behind it, usually 1 to 2 minutes.")
        begin_behind(command)
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "ludoteka", *arguments], env)


# --- ./test --------------------------------------------------------------------------


def report(name: str, passed: bool, start: float) -> bool:
    seconds = time.monotonic() - start
    print(f"{name:<12} {'ok' if passed else 'FAILED':<7}{seconds:6.1f} s", flush=True)
    return passed


def lint() -> list[str]:
    """Run the checks that read the sources, and return those that failed."""
    steps: dict[str, list[str | Path]] = {
        "ruff check": [PYTHON, "-m", "ruff", "check", "."],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "."],
        "lint-imports": [VENV / "bin" / "lint-imports"],
        "mypy": [PYTHON, "-m", "mypy"],
    }
    failed = []
    for name, command in steps.items():
        start = time.monotonic()
        result = run(command, PYTHONPATH=str(SRC))
        if not report(name, result.returncode == 0, start):
            failed.append(name)
            print(result.stdout, flush=True)
    return failed


class Tests:
    """A run of pytest, by an interpreter that imports the plain sources or the compiled build."""

    def __init__(self, name: str, python: Path, *chosen: str) -> None:
        self.name = name
        self.command = [str(python), "-m", "pytest", *chosen]

    def pass_with(self, env: dict[str, str]) -> bool:
        """A test that failed beside others, on busy cores, must pass alone; its name is told."""
        code = self._run(env, "-n", WORKERS, "--dist", "worksteal")
        if code == SOME_FAILED:
            print("What failed is run once more, one test at a time:", flush=True)
            failed = ("--last-failed", "--last-failed-no-failures", "none")
            code = self._run(env, *failed, "-n", "0", "-v")
        return code == 0

    def _run(self, env: dict[str, str], *more: str) -> int:
        command = [*self.command, *more]
        return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


def all_tests(compiled: Path | None) -> list[Tests]:
    """The browser tests have a process of their own: their event loop tolerates no other. All
    others are quicker on the compiled build, but for those that need the plain sources."""
    browser = Tests("tests/browser", PYTHON, "tests/browser")
    if compiled is None:
        return [browser, Tests("tests", PYTHON)]
    return [
        browser,
        Tests("tests of the compiled build", compiled, *ON_THE_BUILD, "-m", "not plain"),
        Tests("tests of the plain sources", PYTHON, "-m", "plain"),
    ]


def test(arguments: list[str]) -> int:
    start = time.monotonic()
    set_up(ALL, seconds=25)
    report("packages", True, start)
    build = wanted_build()
    with ThreadPoolExecutor(1) as other:
        begun = time.monotonic()
        compiling = None
        if build == COMPILED and ready_build() is None:
            print("Compiling the rules engine beside the next checks, usually 2 minutes ...")
            compiling = other.submit(compile_engine, quiet=True)
        install_extra("fast", "the server is a little slower")
        install_extra("openspiel", "the tests of its adapter are left out")
        for name in ("lab", "cluster"):
            install_extra(name, "the tests that need it are left out")
        install_extra("pettingzoo", "the tests of the environments are left out")
        install_extra("data", "the tests of datasets are left out")
        failed = lint()
        build = compiling.result() if compiling else build
    if compiling and not report("compiling", build == COMPILED, begun):
        failed.append("compiling")
        print("\n".join(LOG.read_text("utf-8").splitlines()[-40:]))
    report("set-up", True, start)
    if stray := sorted(SRC.rglob("*.so")):
        stop(f"Compiled modules would hide the sources under test; delete them: {stray[0]} ...")

    env = dict(os.environ)
    env.pop("LUDOTEKA_COMPILED_PYTHON", None)
    compiled: Path | None = None
    if build == COMPILED:
        compiled = build_folder(SRC) / WRAPPER
        if not compiled.is_file():
            stop("The sources changed while they were compiled; run ./test again.")
        env["LUDOTEKA_COMPILED_PYTHON"] = str(compiled)
    else:
        print(f"The tests of the compiled build are skipped: this is {build}.", flush=True)
    if arguments:
        code = subprocess.run([PYTHON, "-m", "pytest", *arguments], cwd=ROOT, env=env, check=False)
        failed += [f"pytest {' '.join(arguments)}"] if code.returncode else []
    else:
        failed += [tests.name for tests in all_tests(compiled) if not tests.pass_with(env)]
    if failed:  # otherwise the closing line of pytest is the last one
        print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


def keep_bytecode() -> None:
    """Who wants no bytecode beside the sources gets it elsewhere: to compile every module at every
    start takes longer than most commands and many tests."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(BYTECODE))


def main(what: str, arguments: list[str]) -> int:
    keep_bytecode()
    try:
        if what == "play":
            play(arguments)
        if what == "behind":
            compile_behind(*arguments)
            return 0
        return test(arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
