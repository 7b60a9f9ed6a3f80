"""The functions and structures of precis.h."""
import ctypes as C
import os
from pathlib import Path
from typing import Any

_P, _S, _N, _U, _I = C.c_void_p, C.c_char_p, C.c_size_t, C.c_uint64, C.c_int

REASONS = ("over", "cycle", "tick", "step", "break", "watch", "call", "return", "signal", "fork", "thread", "exec", "exit", "interrupted", "arrived")
UNTIL_EVENT, UNTIL_CYCLE, UNTIL_TICK, FOR_CYCLES, FOR_TICKS, FOR_STEPS, UNTIL_CALL, UNTIL_EXIT = range(8)


class RawStop(C.Structure):
    _fields_ = [("size", C.c_uint32), ("reason", C.c_uint32), ("pid", C.c_int32), ("tid", C.c_int32), ("child", C.c_int32),
                ("signal", C.c_int32), ("status", C.c_int32), ("access", C.c_uint32), ("cycle", _U), ("ticks", _U), ("instructions", _U),
                ("pc", _U), ("address", _U), ("call", _U)]


class RawTick(C.Structure):
    _fields_ = [("size", C.c_uint32), ("pid", C.c_int32), ("tid", C.c_int32), ("in_kernel", C.c_int32), ("cycle", _U), ("pc", _U)]


class RawCount(C.Structure):
    _fields_ = [("size", C.c_uint32), ("pid", C.c_int32), ("pc", _U), ("address", _U), ("value", _U), ("bytes", C.c_uint32)]


class RawMark(C.Structure):
    _fields_ = [("size", C.c_uint32), ("changes", C.c_uint32), ("cycle", _U), ("instructions", _U), ("moment", _U)]


class RawTotals(C.Structure):
    _fields_ = [("size", C.c_uint32), ("over", C.c_int32), ("cycles", _U), ("instructions", _U), ("ticks", _U), ("calls", _U), ("signals", _U),
                ("processes", _U), ("threads", _U), ("idle_cycles", _U)]


ON_TICK = C.CFUNCTYPE(_I, _P, C.POINTER(RawTick))
ON_COUNT = C.CFUNCTYPE(_I, _P, C.POINTER(RawCount))
ON_OUTPUT = C.CFUNCTYPE(None, _P, _I, _P, _N)

_TEXT = C.POINTER(_S)
_FUNCTIONS: "dict[str, tuple[Any, list[Any]]]" = {
    "new": (_P, []), "free": (None, [_P]), "message": (_S, [_P]), "version": (_S, []),
    "set": (_I, [_P, _S, _S]), "stream": (_I, [_P, _I, _I]), "input": (_I, [_P, _S, _N]),
    "load": (_I, [_P, _S, C.POINTER(_S), C.POINTER(_S)]),
    "run": (_I, [_P, _I, _U, C.POINTER(RawStop)]), "interrupt": (None, [_P]), "events": (_I, [_P, C.c_uint32]),
    "break": (_I, [_P, _U, _I]), "watch": (_I, [_P, _U, _U, C.c_uint, _I]),
    "thread": (_I, [_P, _I]), "threads": (_I, [_P, C.POINTER(_I), _N]),
    "register_name": (_S, [_P, C.c_uint, C.POINTER(C.c_uint)]),
    "get": (_I, [_P, _S, C.POINTER(_U)]), "put": (_I, [_P, _S, _U]), "registers": (_I, [_P, C.POINTER(_U), _N]),
    "read": (C.c_long, [_P, _U, _P, _N]), "write": (C.c_long, [_P, _U, _P, _N]),
    "symbol": (_I, [_P, _U, _TEXT, C.POINTER(_U)]), "address": (_I, [_P, _S, C.POINTER(_U)]),
    "line": (_I, [_P, _U, _TEXT, C.POINTER(_I)]), "disassemble": (_I, [_P, _U, _P, _N]),
    "explain": (_I, [_P, _U, _TEXT]), "explain_cause": (_I, [_P, _S, _TEXT]),
    "on_tick": (_I, [_P, ON_TICK, _P]), "on_count": (_I, [_P, ON_COUNT, _P]), "on_output": (_I, [_P, ON_OUTPUT, _P]),
    "mark": (_I, [_P, C.POINTER(RawMark)]), "go_to": (_I, [_P, C.POINTER(RawMark), C.POINTER(RawStop)]),
    "go_to_cycle": (_I, [_P, _U, C.POINTER(RawStop)]), "totals": (_I, [_P, C.POINTER(RawTotals)]),
    "stats": (_I, [_P, _S, C.POINTER(_P), C.POINTER(_N)]), "profile": (_I, [_P, _S, _S, C.POINTER(_P), C.POINTER(_N)]),
}


def _open() -> C.CDLL:
    name = "libprecis.so.1"
    beside = Path(__file__).with_name(name)
    return C.CDLL(os.environ.get("LIBPRECIS") or (str(beside) if beside.exists() else name))


class _Library:
    """The library's functions by their names without precis_. It is opened at the first use. run_prepared: takes only objects of ctypes, which
    saves a third of a step's time."""

    def __getattr__(self, name: str) -> Any:
        if name not in _FUNCTIONS and name != "run_prepared":
            raise AttributeError(name)
        library = _open()
        for function, (result, arguments) in _FUNCTIONS.items():
            found = getattr(library, "precis_" + function)
            found.restype = result
            found.argtypes = arguments
            setattr(self, function, found)
        setattr(self, "run_prepared", library["precis_run"])  # another object, without argtypes; it returns an int
        return self.__dict__[name]


library = _Library()


def version() -> str:
    """The version of libprecis."""
    return library.version().decode()
