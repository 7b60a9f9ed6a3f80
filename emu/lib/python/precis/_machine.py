"""Machines, and what they return."""
import ctypes as C
import html
import json
import os
import sys
import threading
from typing import Any, Callable, Dict, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from precis import _library as raw
from precis._library import library


class Error(Exception):
    """A call of libprecis has failed; the message is the library's."""


def _message(handle: C.c_void_p) -> str:
    return library.message(handle).decode(errors="replace")


def _check(handle: C.c_void_p, result: int) -> int:
    if result < 0:
        raise Error(_message(handle))
    return result


def _interruptible(hooks: Mapping[Callable[..., Any], Any], fail: Callable[[BaseException], int], run: Callable[[], int]) -> int:
    """Calls run(). Python's handlers of signals run when a hook begins, where no "try" can catch Ctrl-C's exception: fail() ends the run."""
    if threading.current_thread() is not threading.main_thread():  # where no handler of a signal runs
        return run()
    before, codes = sys.unraisablehook, {hook.__code__ for hook in hooks}

    def unraisable(what: Any) -> None:
        trace = what.exc_traceback
        if what.exc_value is not None and trace and trace.tb_frame.f_code in codes and threading.current_thread() is threading.main_thread():
            fail(what.exc_value)
        else:
            before(what)

    sys.unraisablehook = unraisable
    try:
        return run()
    finally:
        sys.unraisablehook = before


class Stop(NamedTuple):
    """Where a machine stopped, and why: reason is 'over', 'cycle', 'tick', 'step', 'break', 'watch', 'call', 'return', 'signal', 'fork', 'thread',
    'exec', 'exit', 'interrupted' or 'arrived'. precis.h describes the others, which are 0 where they have no meaning."""
    reason: str
    pc: int
    cycle: int
    ticks: int
    instructions: int
    pid: int
    tid: int
    child: int
    signal: int
    status: int
    address: int
    access: int
    call: int


class Tick(NamedTuple):
    """A tick, for a hook."""
    pc: int
    cycle: int
    pid: int
    tid: int
    in_kernel: bool


class Count(NamedTuple):
    """A counter of profil() or sprofil() in the guest has a new value, for a hook."""
    pc: int
    address: int
    value: int
    bytes: int
    pid: int


class Mark:
    """A place of a machine's run, for Machine.go_to()."""

    def __init__(self, data: raw.RawMark) -> None:
        self._raw = data

    @property
    def cycle(self) -> int:
        return self._raw.cycle

    @property
    def instructions(self) -> int:
        return self._raw.instructions

    def __repr__(self) -> str:
        return f"<Mark cycle={self.cycle} instructions={self.instructions}>"


class Registers(Mapping[str, int]):
    """The registers of the selected thread: attributes, and items for names like f6.sig. They are of no use after their machine."""

    _handle: C.c_void_p
    _known: List[str]

    def __init__(self, handle: C.c_void_p) -> None:
        object.__setattr__(self, "_handle", handle)
        object.__setattr__(self, "_known", [])

    def __getitem__(self, name: str) -> int:
        value = C.c_uint64()
        if library.get(self._handle, name.encode(), C.byref(value)):
            raise KeyError(_message(self._handle))
        return value.value

    def __setitem__(self, name: str, value: int) -> None:
        _check(self._handle, library.put(self._handle, name.encode(), value & 0xffffffffffffffff))

    def __getattr__(self, name: str) -> int:
        try:
            return self[name]
        except KeyError as e:
            raise AttributeError(e.args[0]) from None

    def __setattr__(self, name: str, value: int) -> None:
        self[name] = value

    def __iter__(self) -> Iterator[str]:
        return iter(self._names())

    def __len__(self) -> int:
        return len(self._names())

    def _names(self) -> List[str]:
        while not self._known or self._known[-1]:
            name = library.register_name(self._handle, len(self._known), None)
            self._known.append(name.decode() if name else "")
        return self._known[:-1]

    def all(self) -> Dict[str, int]:
        """All registers at once."""
        names = self._names()
        values = (C.c_uint64 * len(names))()
        _check(self._handle, library.registers(self._handle, values, len(names)))
        return dict(zip(names, values))


class Memory:
    """The memory of the selected thread's process: memory[a] is a byte, memory[a:b] are bytes. IndexError: a byte is not mapped."""

    def __init__(self, handle: C.c_void_p) -> None:
        self._handle = handle

    @staticmethod
    def _range(at: Union[int, slice]) -> Tuple[int, int]:
        if not isinstance(at, slice):
            return at, 1
        if at.start is None or at.stop is None or at.step not in (None, 1):
            raise ValueError("memory[start:end]")
        return at.start, max(0, at.stop - at.start)

    def _whole(self, done: int, start: int, size: int) -> None:
        if _check(self._handle, done) < size:
            raise IndexError(f"nothing is mapped at {start + done:#x}")

    def __getitem__(self, at: Union[int, slice]) -> Any:
        start, size = self._range(at)
        data = C.create_string_buffer(size)
        self._whole(library.read(self._handle, start, data, size), start, size)
        return data.raw if isinstance(at, slice) else data.raw[0]

    def __setitem__(self, at: Union[int, slice], value: Union[int, bytes]) -> None:
        start, size = self._range(at)
        data = bytes([value]) if isinstance(value, int) else bytes(value)
        if len(data) != size:
            raise ValueError(f"{len(data)} bytes for {size}")
        self._whole(library.write(self._handle, start, data, size), start, size)

    def word(self, address: int, size: int = 4, byteorder: Any = "big") -> int:
        """A number in memory."""
        return int.from_bytes(self[address:address + size], byteorder)


class Profile(Dict[str, Any]):
    """A profile as the document of `precis report --format=json`, with its other formats."""

    def __init__(self, machine: "Machine") -> None:
        super().__init__(json.loads(machine.profile_as("json")))
        self._machine = machine

    @property
    def functions(self) -> List[Dict[str, Any]]:
        """The functions, most ticks or cycles first."""
        return self["functions"]

    def frame(self) -> Any:
        """The functions as a pandas.DataFrame; pandas is imported here."""
        import pandas
        return pandas.json_normalize(self.functions)

    def _repr_html_(self) -> str:
        page = self._machine.profile_as("html").decode()
        return f'<iframe style="width:100%;height:640px;border:0" srcdoc="{html.escape(page)}"></iframe>'


_UNTIL = {"cycle": raw.UNTIL_CYCLE, "tick": raw.UNTIL_TICK, "cycles": raw.FOR_CYCLES, "ticks": raw.FOR_TICKS, "steps": raw.FOR_STEPS,
          "call": raw.UNTIL_CALL}
_ANY = 0xffffffffffffffff


def _strings(words: Sequence[Union[str, bytes, "os.PathLike[str]"]]) -> Any:
    return (C.c_char_p * (len(words) + 1))(*[os.fsencode(w) for w in words], None)


class Machine:
    """A machine with a loaded program.

    program, *args: a file of the host, or one below the option root, and its arguments.
    env: its environment (default: this process's). input: the bytes of its standard input, or a descriptor.
    output: True collects what it writes in Machine.output and Machine.error; False: it has this process's descriptors 1 and 2; or a function
    of (stream, bytes).
    on_tick, on_count: functions of a Tick or a Count. A true result ends the run, as an exception does, which run() raises.
    Other keywords are options of `precis run` and `precis profile`, with _ for -: cpu="unit", hz=1000, reproducible=True, exact=True,
    env_set=["A=B"] for several --env. step(n=1) runs n instructions, fast: it returns the pc, and does not set stop.

        >>> m = precis.Machine(EXAMPLE, hz=1000, reproducible=True)
        >>> m.address("divisions") == m.break_at("divisions")
        True
        >>> m.run()[0:1], m.where()
        (('break',), 'divisions')
        >>> m.memory.word(m.registers.pc) > 0
        True
    """

    _handle: Any = None

    def __init__(self, program: Union[str, "os.PathLike[str]"], *args: str, env: Optional[Mapping[str, str]] = None,
                 input: Union[None, int, bytes] = None, output: Union[bool, Callable[[int, bytes], Any]] = True,
                 on_tick: Optional[Callable[[Tick], Any]] = None, on_count: Optional[Callable[[Count], Any]] = None, **options: Any) -> None:
        self._handle = C.c_void_p(library.new())  # of NULL after close(): the library refuses it
        self.step: Callable[..., int] = self._is_closed
        if not self._handle:
            raise MemoryError
        self._raised: List[BaseException] = []  # by a hook
        self._fail = self._failer()
        self._hooks: Dict[Callable[..., Any], Any] = {}
        self._stop = raw.RawStop(size=C.sizeof(raw.RawStop))
        self._parts: Tuple[bytearray, bytearray] = (bytearray(), bytearray())
        self.registers = Registers(self._handle)
        self.memory = Memory(self._handle)
        self.stop: Optional[Stop] = None
        for name, value in options.items():
            self._set(name, value)
        self._set_streams(input, output)
        self._set_hooks(on_tick, on_count)
        words = _strings([program, *args])
        environment = None if env is None else _strings([f"{k}={v}" for k, v in env.items()])
        self._check(library.load(self._handle, os.fsencode(program), words, environment))
        self.step = self._stepper()

    def _set(self, name: str, value: Any) -> None:
        if name == "env_set":
            for one in value:
                self._check(library.set(self._handle, b"env", one.encode()))
        elif value is not False and value is not None:
            text = None if value is True else os.fsencode(str(value))
            self._check(library.set(self._handle, name.replace("_", "-").encode(), text))

    def _set_streams(self, given: Union[None, int, bytes], output: Union[bool, Callable[[int, bytes], Any]]) -> None:
        if isinstance(given, int):
            self._check(library.stream(self._handle, 0, given))
        elif given is not None:
            self._check(library.input(self._handle, given, len(given)))
        if output is False:
            return
        parts, fail = self._parts, self._fail
        take: Callable[[int, bytes], Any] = (lambda stream, data: parts[stream - 1].extend(data)) if output is True else output  # type: ignore[assignment]

        def hook(_: Any, stream: int, data: int, size: int) -> None:
            try:
                take(stream, C.string_at(data, size))
            except BaseException as e:  # pylint: disable=broad-except
                fail(e)
        self._install(library.on_output, raw.ON_OUTPUT, hook)

    # Hooks do not refer to their machine: it would not be freed with its last name.
    def _failer(self) -> Callable[[BaseException], int]:
        handle, raised = self._handle, self._raised

        def fail(error: BaseException) -> int:
            if not raised:
                raised.append(error)
            library.interrupt(handle)
            return 1
        return fail

    def _install(self, function: Any, kind: Any, hook: Callable[..., Any]) -> None:
        self._hooks[hook] = kind(hook)
        self._check(function(self._handle, self._hooks[hook], None))

    def _set_hooks(self, on_tick: Optional[Callable[[Tick], Any]], on_count: Optional[Callable[[Count], Any]]) -> None:
        raised = self._raised

        def note(error: BaseException) -> int:
            if not raised:
                raised.append(error)
            return 1

        def tick(_: Any, data: Any) -> int:
            if not on_tick:  # the hook is there for Python's handlers of signals, which run when it begins
                return 0
            t = data.contents
            try:
                return bool(on_tick(Tick(t.pc, t.cycle, t.pid, t.tid, t.in_kernel != 0)))
            except BaseException as e:  # pylint: disable=broad-except
                return note(e)

        def count(_: Any, data: Any) -> int:
            c = data.contents
            try:
                return bool(on_count and on_count(Count(c.pc, c.address, c.value, c.bytes, c.pid)))
            except BaseException as e:  # pylint: disable=broad-except
                return note(e)
        self._install(library.on_tick, raw.ON_TICK, tick)
        if on_count:
            self._install(library.on_count, raw.ON_COUNT, count)

    # ---- life

    def _check(self, result: int) -> int:
        return _check(self._handle, result)

    def close(self) -> None:
        """Ends the guest and frees the machine, which is of no use then."""
        self.step = self._is_closed
        if self._handle:
            machine, self._handle.value = self._handle.value, None
            library.free(machine)

    @staticmethod
    def _is_closed(n: int = 1) -> int:
        raise Error(f"the machine is closed, and runs no {n} instructions")

    def __del__(self) -> None:
        self.close()

    def __enter__(self) -> "Machine":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    # ---- running

    def _stopped(self) -> Stop:
        s = self._stop
        self.stop = Stop(raw.REASONS[s.reason], s.pc, s.cycle, s.ticks, s.instructions, s.pid, s.tid, s.child, s.signal, s.status, s.address,
                         s.access, s.call)
        return self.stop

    def _run(self, kind: int, n: int) -> Stop:
        return self._ran(_interruptible(self._hooks, self._fail, lambda: library.run(self._handle, kind, n, C.byref(self._stop))))

    def _ran(self, result: int) -> Stop:
        if self._raised:
            raise self._raised.pop()
        self._check(result)
        return self._stopped()

    def run(self, **until: int) -> Stop:
        """Runs to a breakpoint, a watchpoint, an event or the end; with one keyword, no further than there: cycle=N, tick=N (absolute),
        cycles=N, ticks=N, steps=N (from now on), call=N (a system call's number; -1: any)."""
        kind, n = raw.UNTIL_EVENT, 0
        if until:
            (word, n), = until.items()
            if word not in _UNTIL:
                raise TypeError(f"run() has no {word}; it has {', '.join(_UNTIL)}")
            kind = _UNTIL[word]
        return self._run(kind, _ANY if kind == raw.UNTIL_CALL and n < 0 else n)

    def finish(self) -> Stop:
        """Runs to the end; events do not stop it."""
        return self._run(raw.UNTIL_EXIT, 0)

    def _stepper(self) -> Callable[..., int]:
        handle, stop, raised, hooks, fail = self._handle, self._stop, self._raised, self._hooks, self._fail
        run, until, where, one = library.run_prepared, C.c_int(raw.FOR_STEPS), C.byref(stop), C.c_uint64(1)

        def step(n: int = 1) -> int:
            """Runs n instructions, fast. Returns the pc. Machine.stop is not set."""
            failed = run(handle, until, one, where) if n == 1 else _interruptible(hooks, fail, lambda: run(handle, until, C.c_uint64(n), where))
            if raised:
                raise raised.pop()
            if failed:
                raise Error(_message(handle))
            return stop.pc
        return step

    def interrupt(self) -> None:
        """Ends the run of another thread soon."""
        library.interrupt(self._handle)

    def events(self, *names: str) -> None:
        """Sets the events at which run() stops: 'call', 'return', 'signal', 'fork', 'thread', 'exec', 'exit'."""
        self._check(library.events(self._handle, sum(1 << raw.REASONS.index(n) for n in set(names))))

    def _at(self, place: Union[int, str]) -> int:
        return self.address(place) if isinstance(place, str) else place

    def break_at(self, place: Union[int, str], on: bool = True) -> int:
        """Sets or removes a breakpoint at an address or a function. Returns the address. One at the entry mask of a function that the
        symbols have is after the mask, where calls arrive."""
        address = self._at(place)
        self._check(getattr(library, "break")(self._handle, address, on))
        return address

    def watch(self, address: int, length: int = 1, access: str = "w", on: bool = True) -> None:
        """Sets or removes a watchpoint; access: 'r', 'w' or 'rw'."""
        self._check(library.watch(self._handle, address, length, ("r" in access) | ("w" in access) << 1, on))

    def threads(self) -> List[int]:
        """The numbers of all threads."""
        n = self._check(library.threads(self._handle, None, 0))
        tids = (C.c_int * n)()
        library.threads(self._handle, tids, n)
        return list(tids)

    def thread(self, tid: int = 0) -> None:
        """Selects a thread for registers and memory until the machine runs again; 0: the one that stopped."""
        self._check(library.thread(self._handle, tid))

    # ---- looking

    @property
    def output(self) -> bytes:
        """What the guest has written to its standard output."""
        return bytes(self._parts[0])

    @property
    def error(self) -> bytes:
        """What the guest has written to its standard error."""
        return bytes(self._parts[1])

    @property
    def message(self) -> str:
        """The library's last message: a warning, or how a signal killed the program; or ''."""
        return _message(self._handle)

    def symbol(self, address: int) -> Tuple[str, int]:
        """The function at an address, and the distance from its start."""
        name, offset = C.c_char_p(), C.c_uint64()
        self._check(library.symbol(self._handle, address, C.byref(name), C.byref(offset)))
        return (name.value or b"").decode(errors="replace"), offset.value

    def where(self, address: Optional[int] = None) -> str:
        """A place as text: function+offset, or the address if there is no function."""
        at = self.registers.pc if address is None else address
        try:
            name, offset = self.symbol(at)
        except Error:
            return f"{at:#x}"
        return f"{name}+{offset:#x}" if offset else name

    def address(self, function: str) -> int:
        """A function's address."""
        found = C.c_uint64()
        self._check(library.address(self._handle, function.encode(), C.byref(found)))
        return found.value

    def line(self, address: int) -> Tuple[str, int]:
        """The source line of an address."""
        file, line = C.c_char_p(), C.c_int()
        self._check(library.line(self._handle, address, C.byref(file), C.byref(line)))
        return (file.value or b"").decode(errors="replace"), line.value

    def disassemble(self, address: Union[int, str], n: int = 1) -> List[str]:
        """The texts of n instructions."""
        at, texts = self._at(address), []
        room = C.create_string_buffer(256)
        for _ in range(n):
            at += self._check(library.disassemble(self._handle, at, room, len(room)))
            texts.append(" ".join(room.value.decode().split()))
        return texts

    def explain(self, what: Union[int, str]) -> str:
        """What `precis explain` says about the instruction at an address, or about a cause of cycles."""
        text = C.c_char_p()
        if isinstance(what, str):
            self._check(library.explain_cause(self._handle, what.encode(), C.byref(text)))
        else:
            self._check(library.explain(self._handle, what, C.byref(text)))
        return (text.value or b"").decode(errors="replace")

    # ---- marks

    def mark(self) -> Mark:
        """This place, for go_to()."""
        data = raw.RawMark(size=C.sizeof(raw.RawMark))
        self._check(library.mark(self._handle, C.byref(data)))
        return Mark(data)

    def go_to(self, place: Union[Mark, int]) -> Stop:
        """Goes to a mark, or to the first instruction from a cycle on, in both directions: the same state, to the last bit."""
        if isinstance(place, Mark):
            return self._ran(library.go_to(self._handle, C.byref(place._raw), C.byref(self._stop)))
        return self._ran(_interruptible(self._hooks, self._fail, lambda: library.go_to_cycle(self._handle, place, C.byref(self._stop))))

    # ---- results

    def totals(self) -> Dict[str, int]:
        """Figures of the run so far: cycles, instructions, ticks, calls, ..."""
        data = raw.RawTotals(size=C.sizeof(raw.RawTotals))
        self._check(library.totals(self._handle, C.byref(data)))
        return {name: getattr(data, name) for name, _ in raw.RawTotals._fields_[1:]}

    @staticmethod
    def _bytes(data: C.c_void_p, size: C.c_size_t) -> bytes:
        return C.string_at(data.value or 0, size.value)

    def stats(self) -> Dict[str, Any]:
        """The document of `precis run --stats`, of the run so far."""
        data, size = C.c_void_p(), C.c_size_t()
        self._check(library.stats(self._handle, None, C.byref(data), C.byref(size)))
        return json.loads(self._bytes(data, size))

    def profile_as(self, format: str) -> bytes:
        """The profile of the run so far, in a format of `precis report`, or 'data'."""
        data, size = C.c_void_p(), C.c_size_t()
        self._check(library.profile(self._handle, format.encode(), None, C.byref(data), C.byref(size)))
        return self._bytes(data, size)

    def profile(self) -> Profile:
        """The profile of the run so far as a dictionary. The machine has the option profile or exact."""
        return Profile(self)

    def __repr__(self) -> str:
        t = self.totals()
        return f"<Machine {'ended' if t['over'] else 'at ' + self.where()} cycles={t['cycles']} instructions={t['instructions']} ticks={t['ticks']}>"

    def _repr_html_(self) -> str:
        rows = {"at": "the end" if self.totals()["over"] else self.where(), **{k: f"{v:,}" for k, v in self.totals().items() if k != "over"}}
        cells = "".join(f"<tr><th>{html.escape(k)}</th><td>{html.escape(v)}</td></tr>" for k, v in rows.items())
        return f"<table>{cells}</table>"

