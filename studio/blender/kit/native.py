"""The two filters written in C++: compiled on first use, and again when their source is newer, into the ignored `.cache` folder."""

import ctypes
import os
import subprocess
from functools import lru_cache
from pathlib import Path

_KIT = Path(__file__).resolve().parent
CACHE = _KIT.parents[1] / ".cache"


@lru_cache
def library(name):
    """The compiled `NAME.cpp` of this folder."""
    source, built = _KIT / f"{name}.cpp", CACHE / f"{name}.so"
    if not built.exists() or built.stat().st_mtime < source.stat().st_mtime:
        CACHE.mkdir(exist_ok=True)
        fresh = CACHE / f"{name}.{os.getpid()}.so"
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["g++", *flags, str(source), "-o", str(fresh)], check=True)
        fresh.replace(built)
    return ctypes.CDLL(str(built))


def pointer(array):
    """Hands a contiguous array of floats or bytes to C++."""
    return array.ctypes.data_as(ctypes.c_void_p)
