"""Compile the rules engine: mypyc writes C, and the C compiler runs on all cores.

    python tools/engine.py SOURCES TARGET OBJECTS

puts the compiled modules of the folder SOURCES into the folder TARGET. The objects of the C
compiler are kept in the folder OBJECTS under names that tell what they are made of: a build that
was interrupted goes on where it stopped. Each step is told as a line `done of all`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import setuptools
from compiled import compiled_sources, settings
from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

ENGINE_ALONE = ("--config-file=", "--ignore-missing-imports", "--follow-imports=skip")
"""For mypy: nothing but the modules that are compiled matters. Where a wheel is built, the packages
that others use are not there."""


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Progress:
    def __init__(self, steps: int) -> None:
        self._done = 0
        self._steps = steps

    def step(self) -> None:
        self._done += 1
        print(f"{self._done} of {self._steps}", flush=True)


class OnAllCores(build_ext):  # type: ignore[misc]
    """Compiles every file for itself, then links every module."""

    objects: Path

    def build_extensions(self) -> None:
        progress = Progress(sum(1 + len(each.sources) for each in self.extensions))
        headers = _digest(sorted(self.objects.rglob("*.h")))
        with ThreadPoolExecutor(cores()) as pool:
            try:
                begun = [
                    (
                        each,
                        [pool.submit(self._object, each, name, headers) for name in each.sources],
                    )
                    for each in self.extensions
                ]
                for each, parts in begun:
                    each.sources = []
                    for part in parts:
                        each.extra_objects.append(part.result())
                        progress.step()
                for _ in pool.map(self.build_extension, self.extensions):
                    progress.step()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _object(self, extension: setuptools.Extension, name: str, headers: str) -> str:
        known = [headers, mypy_version, sys.version, os.environ.get("CFLAGS")]
        known += [os.environ.get("CC"), *extension.extra_compile_args]
        digest = hashlib.sha256(repr(known).encode() + Path(name).read_bytes()).hexdigest()
        kept = self.objects / f"{Path(name).stem}-{digest[:20]}.o"
        if not kept.exists():
            made = self.compiler.compile(
                [name],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            Path(made[0]).replace(kept)
        return str(kept)


def _digest(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build(sources: Path, target: Path, objects: Path) -> None:
    chosen = settings()
    shutil.rmtree(objects / "c", ignore_errors=True)
    objects.mkdir(parents=True, exist_ok=True)
    os.chdir(sources)  # modules are named as they are seen from here
    paths = [path.relative_to(sources) for path in compiled_sources(sources)]
    modules = mypycify(
        [*ENGINE_ALONE, f"--cache-dir={objects / 'mypy'}", *map(str, paths)],
        opt_level=chosen["opt-level"],
        debug_level="0",
        multi_file=True,
        target_dir=str(objects / "c"),
    )
    if sys.platform != "win32":
        for each in modules:
            each.extra_compile_args = [*each.extra_compile_args, *chosen["flags"]]
    command = OnAllCores(setuptools.Distribution({"ext_modules": modules}))
    command.build_lib = str(target)
    command.build_temp = str(objects / "part")
    command.objects = objects
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    build(*(Path(each).resolve() for each in sys.argv[1:]))
