"""What ./play and ./test share: set the virtual environment up, then run a command in it.

Standard library only. Nothing is done twice: `.venv/ludoteka.json` remembers the hash of
the lock and of the sources that are installed, and an unchanged checkout needs no network.

LUDOTEKA_PURE=1             install plain Python even where a C compiler is found
LUDOTEKA_COMPILED_PYTHON    set by ./test for the tests: an interpreter that imports the
                            compiled build (pytest itself imports the plain sources in src/);
                            not set when the installed build is plain Python
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
LOCK = ROOT / "requirements.lock"
EXTRAS = ("fast", "openspiel")
"""Extras with a lock of their own: welcome where there are packages for the machine."""
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
MEMORY = VENV / "ludoteka.json"

COMPILED_PACKAGES = (SRC / "ludoteka" / "kernel", SRC / "ludoteka" / "games")
BUILD_FILES = ("pyproject.toml", "README.md", "LICENSE", "NOTICE")
NOT_SOURCE = ("__pycache__", "*.so", "*.pyd", "*.c")

ASK_PYTHON = """
import json, sysconfig
print(json.dumps([sysconfig.get_config_var("CC"), sysconfig.get_path("include"),
                  sysconfig.get_path("platlib")]))
"""

COMPILED = "compiled"
PURE_WANTED = "plain Python, as LUDOTEKA_PURE asks"
PURE_NO_COMPILER = "plain Python (slower, same results): no C compiler with Python.h was found"
PURE_FAILED = "plain Python (slower, same results): compiling failed, see .venv/compile.log"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    say(text)
    raise SystemExit(1)


# --- what is installed ---------------------------------------------------------------


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


def content_hash(*places: Path) -> str:
    digest = hashlib.sha256()
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and not any(path.match(p) for p in (*NOT_SOURCE, "*.pyc")):
                data = path.read_bytes()
                digest.update(f"{path.relative_to(ROOT)}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    with (ROOT / ".setup.lock").open("w") as file:
        os.set_inheritable(file.fileno(), True)  # a pip that outlives us still holds the lock
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up of this checkout to finish ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# --- set-up --------------------------------------------------------------------------


def run(command: list[str | Path], **extra: str) -> subprocess.CompletedProcess[str]:
    """Run quietly in the checkout; `extra` is added to the environment."""
    hidden = ("PYTHONPATH", "PYTHONHOME", "HATCH_BUILD_HOOK_ENABLE_MYPYC")
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        command,
        cwd=ROOT,
        env=env | extra,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
        check=False,
    )


def pip_install(*what: str | Path, **extra: str) -> subprocess.CompletedProcess[str]:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]
    return run([PYTHON, "-P", "-m", "pip", "install", *quiet, *what], **extra)


def stop_if_failed(result: subprocess.CompletedProcess[str], advice: str) -> None:
    if result.returncode:
        say("\n".join(result.stdout.splitlines()[-25:]))
        stop(advice)


def make_venv() -> None:
    say(f"Making the virtual environment .venv (Python {sys.version.split()[0]}) ...")
    result = run([sys.executable, "-m", "venv", "--clear", VENV])
    stop_if_failed(result, "The virtual environment could not be made: see the lines above.")


def install_lock() -> None:
    count = sum("==" in line for line in LOCK.read_text("utf-8").splitlines())
    say(f"Installing {count} packages from requirements.lock ...")
    result = pip_install("--require-hashes", "-r", LOCK)
    stop_if_failed(result, "The packages could not be installed: check the network and try again.")


def install_extra(name: str, without: str) -> None:
    """Install an extra of the project, or say what it is like without."""
    lock = ROOT / f"requirements-{name}.lock"
    with one_at_a_time():
        memory, wanted = remembered(), content_hash(lock)
        if memory.get(name) == wanted:
            return
        say(f"Installing the extra [{name}] ...")
        result = pip_install("--only-binary=:all:", "--require-hashes", "-r", lock)
        if result.returncode:
            say(f"The extra [{name}] could not be installed: {without}.")
        remember(remembered() | {name: wanted})


def install_project(compiled: bool) -> subprocess.CompletedProcess[str]:
    """Build in a copy, because compiling leaves its results beside the sources."""
    with tempfile.TemporaryDirectory(prefix="ludoteka-") as folder:
        for name in BUILD_FILES:
            shutil.copy(ROOT / name, folder)
        shutil.copytree(SRC, Path(folder, "src"), ignore=shutil.ignore_patterns(*NOT_SOURCE))
        flags = ["--force-reinstall", "--no-deps", "--no-build-isolation", "--no-index"]
        return pip_install(*flags, folder, HATCH_BUILD_HOOK_ENABLE_MYPYC="1" if compiled else "0")


def compiled_modules(site: Path) -> list[Path]:
    """Every compiled module, and the library they share, which lies beside the package."""
    shared = [
        site / line.split(",")[0]
        for record in site.glob("ludoteka-*.dist-info/RECORD")
        for line in record.read_text("utf-8").splitlines()
        if "__mypyc." in line
    ]
    return [*shared, *(site / "ludoteka").rglob("*.so")]


def install_build(wanted: str, site: Path, keep_compiled: bool) -> str:
    """Install the project and return which build it is."""
    kept = {path: path.read_bytes() for path in compiled_modules(site)} if keep_compiled else {}
    shutil.rmtree(site / "ludoteka", ignore_errors=True)
    if wanted == COMPILED and not kept:
        say("Compiling the rules engine (this can take some minutes) ...")
        result = install_project(compiled=True)
        if result.returncode == 0:
            return COMPILED
        (VENV / "compile.log").write_text(result.stdout, "utf-8")
        wanted = PURE_FAILED
    say("Installing Ludoteka ...")
    result = install_project(compiled=False)
    stop_if_failed(result, "Ludoteka could not be installed: see the lines above.")
    for path, data in kept.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return wanted


def set_up() -> str:
    """Bring .venv up to date and return which build is installed."""
    start = time.monotonic()
    with one_at_a_time():
        memory = remembered()
        answer = run([PYTHON, "-c", ASK_PYTHON]) if PYTHON.exists() else None
        if answer is None or answer.returncode or memory.get("place") != str(VENV):
            make_venv()
            memory = {"place": str(VENV)}
            answer = run([PYTHON, "-c", ASK_PYTHON])
        cc, include, site = json.loads(answer.stdout)

        lock = content_hash(LOCK)
        if memory.get("lock") != lock:
            install_lock()
            memory = {"place": str(VENV), "lock": lock}
            remember(memory)

        compiler = shlex.split(os.environ.get("CC") or cc or "cc")[0]
        if os.environ.get("LUDOTEKA_PURE", "0") not in ("", "0"):
            wanted = PURE_WANTED
        elif shutil.which(compiler) and Path(include, "Python.h").is_file():
            wanted = COMPILED
        else:
            wanted = PURE_NO_COMPILER
        pyproject = ROOT / "pyproject.toml"
        project = wanted + " " + content_hash(SRC, pyproject)
        if memory.get("project") != project:
            engine = content_hash(*COMPILED_PACKAGES, pyproject)
            same = wanted == memory.get("build") == COMPILED and memory.get("engine") == engine
            kept = ("place", "lock", *EXTRAS)
            remember({name: memory[name] for name in kept if name in memory})
            build = install_build(wanted, Path(site), keep_compiled=same)
            memory |= {"project": project, "engine": engine, "build": build}
            remember(memory)
            say(f"Ready after {time.monotonic() - start:.0f} s: {memory['build']}.")
        elif sys.stderr.isatty():
            say(f"Ludoteka, {memory['build']}.")
        return memory["build"]


# --- the two commands ----------------------------------------------------------------


def play(arguments: list[str]) -> NoReturn:
    set_up()
    install_extra("fast", "the server is a little slower")
    program = str(VENV / "bin" / "ludoteka")
    os.execv(program, [program, *(arguments or ["serve"])])


def report(name: str, passed: bool, start: float) -> bool:
    seconds = time.monotonic() - start
    print(f"{name:<12} {'ok' if passed else 'FAILED':<7}{seconds:6.1f} s", flush=True)
    return passed


def test(arguments: list[str]) -> int:
    start = time.monotonic()
    build = set_up()
    install_extra("fast", "the server is a little slower")
    install_extra("openspiel", "the tests of its adapter are left out")
    name = "compiled" if build == COMPILED else "plain build"
    failed = [] if report(name, build != PURE_FAILED, start) else ["compiling"]
    if failed:
        print("\n".join((VENV / "compile.log").read_text("utf-8").splitlines()[-40:]))
    if stray := sorted(SRC.rglob("*.so")):
        stop(f"Compiled modules would hide the sources under test; delete them: {stray[0]} ...")

    steps: dict[str, list[str | Path]] = {
        "ruff check": [PYTHON, "-m", "ruff", "check", "."],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "."],
        "mypy": [PYTHON, "-m", "mypy"],
        "lint-imports": [VENV / "bin" / "lint-imports"],
    }
    for name, command in steps.items():
        start = time.monotonic()
        result = run(command, PYTHONPATH=str(SRC))
        if not report(name, result.returncode == 0, start):
            failed.append(name)
            print(result.stdout, flush=True)

    env = dict(os.environ)
    env.pop("LUDOTEKA_COMPILED_PYTHON", None)
    if build == COMPILED:
        env["LUDOTEKA_COMPILED_PYTHON"] = str(PYTHON)
    else:
        print(f"The tests of the compiled build are skipped; installed is {build}.", flush=True)
    # The browser tests have a process of their own: their event loop tolerates no other.
    runs = [arguments] if arguments else [["tests/browser", "-n", "2"], ["-n", "2"]]
    for chosen in runs:
        command = [PYTHON, "-m", "pytest", *chosen]
        if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode:
            failed.append(f"pytest {' '.join(chosen)}")
    if failed:  # otherwise the closing line of pytest is the last one
        print(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        if sys.argv[1] == "play":
            play(sys.argv[2:])
        sys.exit(test(sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)
