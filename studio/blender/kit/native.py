"""Loads the two filters written in C++. They are compiled into the ignored `.cache` folder on first use and when
their source changes.
"""

import ctypes
import os
import subprocess
from functools import lru_cache
from pathlib import Path

_KIT = Path(__file__).resolve().parent
CACHE = _KIT.parents[1] / ".cache"


@lru_cache
def load_library(name):
    """Returns the compiled library of `NAME.cpp` in this folder."""
    source, compiled = _KIT / f"{name}.cpp", CACHE / f"{name}.so"
    if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
        CACHE.mkdir(exist_ok=True)
        temporary = CACHE / f"{name}.{os.getpid()}.so"
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run(["g++", *flags, str(source), "-o", str(temporary)], check=True)
        temporary.replace(compiled)
    return ctypes.CDLL(str(compiled))


def get_pointer(array):
    """Returns the address of a contiguous array of floats or bytes for C++."""
    return array.ctypes.data_as(ctypes.c_void_p)
