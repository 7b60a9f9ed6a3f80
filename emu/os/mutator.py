"""Changes of recordings (docs/time-travel.md, "The format"): of bytes, and of the parts of entries."""
import random

(START, END, STRINGS, SIGNALS, CONTENTS) = range(1, 6)
(STOP, OPEN, CLOSE, READ, WRITE, SEEK, STAT, CONTROL, DEVICE, TERMINAL, POLL, LINK, NAMES, ATTRIBUTE, CHANGE, RESIZE, ACCESS, USER, MASK, LIMIT, FOLDER,
 WAIT, MEMORY, NUMBER, BYTES, WATCH) = (7, *range(16, 41))
NUMBERS = [0, 1, 2, 3, 127, 128, 255, 256, 4095, 4096, 65535, 65536, 1 << 20, 1 << 30, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 32, 1 << 48, (1 << 63) - 1,
           1 << 63, (1 << 64) - 1]
STAT_BYTES, LIMIT_BYTES, RUNNING_BYTES, AWAITED_BYTES = 144, 16, 20, 72
DEVICE_BYTES = (4, 8, 44, 60, 36, 0)  # int, struct winsize, struct termios2, struct termios
READS = (READ, LINK, FOLDER, BYTES, ATTRIBUTE)  # the result is the length


def number(n):
    out = b""
    while n >= 128:
        out += bytes([n & 127 | 128])
        n >>= 7
    return out + bytes([n])


def get_number(stream, at):
    n = shift = 0
    while True:
        byte = stream[at]
        at += 1
        n |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return n, at
        if shift > 63:
            raise ValueError


def signed(n):
    return n << 1 if n >= 0 else (-n << 1) - 1


class Entry:
    """One entry: its kind, cycles, result and error number of a call (else None), and the bytes after that."""

    def __init__(self, kind, cycles, result, error, data):
        self.kind, self.cycles, self.result, self.error, self.data = kind, cycles, result, error, data

    def encoded(self):
        out = bytes([self.kind & 255]) + number(self.cycles)
        if self.result is not None:
            out += number(signed(self.result) & (1 << 64) - 1)
            if self.result < 0:
                out += number(self.error or 0)
        return out + self.data

    def copy(self):
        return Entry(self.kind, self.cycles, self.result, self.error, self.data)


def _change_end(stream, at):
    """The end of what goes with a call that changes contents."""
    flags = stream[at]
    if flags > 7 or flags & 3 == 3:
        raise ValueError
    at += 1
    for _ in range(3 if flags & 4 else 0):
        _, at = get_number(stream, at)
    return at


def _strings_end(stream, at):
    count, at = get_number(stream, at)
    for _ in range(count):
        length, at = get_number(stream, at)
        at += length
    return at


def _contents_end(stream, at):
    kind, at = stream[at], at + 1
    if kind > 2:
        raise ValueError
    for _ in range(2 if kind else 0):
        _, at = get_number(stream, at)
    if kind != 1:
        return at
    _, at = get_number(stream, at)
    while True:
        _, at = get_number(stream, at)
        length, at = get_number(stream, at)
        at += length
        if not length:
            return at


def _ends(stream, kind, result, at, before):
    """The possible ends of an entry whose result ends at `at`. before: the entry before it. The sizes of some structures are not in the stream."""
    if kind in (WRITE, RESIZE):
        return [_change_end(stream, at)]
    if kind == OPEN:
        ends = [at] + ([at + 8] if result == 0 else [])
        return ends + ([_change_end(stream, at)] if stream[at] < 8 and stream[at] & 3 != 3 else [])
    if result < 0:
        return [at]
    if kind == NAMES:
        second = before and before.kind == NAMES and before.result > 0 and not before.data and result == 0
        return [at + before.result] if second else [at]
    if kind == POLL:
        second = before and before.kind == POLL and before.result > 0 and not before.data and result == 0
        return [at + 2 * n for n in range(max(before.result, 1), 70)] if second else [at]
    if kind in READS:
        return [at + result] + ([at] if kind == ATTRIBUTE else [])
    return [at + n for n in {STAT: (STAT_BYTES,), LIMIT: (LIMIT_BYTES, 0) if result == 0 else (0,), DEVICE: DEVICE_BYTES,
                             WAIT: (RUNNING_BYTES, AWAITED_BYTES) if result == 0 else (AWAITED_BYTES,)}.get(kind, (0,))]


def _parses(stream, at, before):
    """The possible entries at `at`, each with its end."""
    kind = stream[at]
    cycles, place = get_number(stream, at + 1)
    if kind not in (START, END, STRINGS, SIGNALS, CONTENTS, STOP, *range(OPEN, WATCH + 1)) or cycles >> 44:
        return []
    if kind in (START, END, STRINGS, SIGNALS, CONTENTS):
        end = {STRINGS: _strings_end, CONTENTS: _contents_end}.get(kind, lambda s, a: get_number(s, a)[1])(stream, place)
        if kind == SIGNALS:
            _, end = get_number(stream, end)
        return [(Entry(kind, cycles, None, None, stream[place:end]), end)]
    raw, place = get_number(stream, place)
    result, error = (raw >> 1) ^ -(raw & 1), None
    if result < -1 and kind != NUMBER:
        return []
    if result < 0:
        error, place = get_number(stream, place)
        if error > 4095:
            return []
    return [(Entry(kind, cycles, result, error, stream[place:end]), end) for end in _ends(stream, kind, result, place, before)]


def entries(stream, cut=False):
    """The entries of a stream, by trying the sizes that are not in it. cut: it has no END. None: it has none."""
    path, choices, bad = [], [], set()
    at = 0
    while at < len(stream) or not path or (path[-1][0].kind != END and not cut):
        try:
            here = [] if (at, path[-1][0].kind if path else 0) in bad else _parses(stream, at, path[-1][0] if path else None)
        except (ValueError, IndexError):
            here = []
        choices.append([(entry, end) for entry, end in here if end <= len(stream)][::-1])
        while choices and not choices[-1]:
            choices.pop()
            if not path:
                return None
            last = path.pop()
            bad.add((last[1], last[0].kind))
        if not choices:
            return None
        entry, end = choices[-1].pop()
        path.append((entry, end))
        at = end
    return [entry for entry, _ in path]


class Bytes:
    """Changes of a stream's bytes. The program's text, which is most of it, is changed seldom."""

    def __init__(self, stream, program, seed):
        self.stream, self.random = stream, random.Random(seed)
        at = stream.find(program[:4096])
        self.text = range(at, at + len(program)) if at >= 0 else range(0)

    def place(self, stream):
        for _ in range(50):
            at = self.random.randrange(len(stream))
            if at not in self.text or self.random.randrange(200) == 0:
                return at
        return at

    def change(self, stream):
        r, at = self.random, self.place(stream)
        kind = r.randrange(9)
        if kind == 0:  # a bit
            return stream[:at] + bytes([stream[at] ^ 1 << r.randrange(8)]) + stream[at + 1:]
        if kind == 1:  # a byte
            return stream[:at] + bytes([r.choice([0, 1, 2, 46, 47, 127, 128, 255, r.randrange(256)])]) + stream[at + 1:]
        if kind == 2:  # a number of the log's form
            return stream[:at] + number(r.choice(NUMBERS)) + stream[at + 1:]
        if kind == 3:  # a member of a structure
            size = r.choice([2, 4, 8])
            return stream[:at] + (r.choice(NUMBERS) & (1 << 8 * size) - 1).to_bytes(size, "little") + stream[at + size:]
        if kind == 4:  # less
            return stream[:at] + stream[at + r.choice([1, 2, 8, 144, r.randrange(1, 400)]):]
        if kind == 5:  # twice
            n = r.choice([1, 2, 8, r.randrange(1, 400)])
            return stream[:at + n] + stream[at:]
        if kind == 6:  # from elsewhere
            other, n = self.place(stream), r.randrange(1, 200)
            return stream[:at] + stream[other:other + n] + stream[at + n:]
        if kind == 7:  # one byte value
            n = r.randrange(1, 40)
            return stream[:at] + bytes([r.choice([0, 47, 65, 255])]) * n + stream[at + n:]
        return stream[:at]  # cut off

    def make(self):
        stream = self.stream
        for _ in range(self.random.choice([1, 1, 1, 1, 2, 3, 8])):
            stream = self.change(stream) or stream
        return stream


class Entries:
    """Changes of entries that leave a stream of entries: results, error numbers, what calls store, the order."""

    def __init__(self, whole, seed, outside):
        self.entries, self.random = [e.copy() for e in whole], random.Random(seed)
        self.words = [b"--gdb=1", b"--gdb=unix:" + outside, b"--root=/", b"--profile=" + outside, b"--stats=" + outside, b"--record=" + outside, b"--strace",
                      b"--strace-output=" + outside, b"--trace=" + outside, b"--trace", b"--profile-dump=" + outside, b"--mhz=0", b"--mhz=1", b"--hz=1000000",
                      b"--max-memory=1", b"--max-memory=999999999", b"--cpu=", b"--cpu=itanium2", b"--cpu=" + outside, b"--engine=interp", b"--confine",
                      b"--dialect=linux", b"--", b"-", b"", b"/", b"..", b"A" * 100000, b"%s%n%x", b"\x1b[31m", b"\n", b"precis", b"run", b"LD_PRELOAD=x",
                      b"PATH=" + outside, b"HOME=", b"=", b"/bin/sh", b"/etc/passwd", b"--env=A=B", b"--stack=1", b"--seed=0", b"--epoch=-1", b"--user=0"]

    def pick(self, wanted=lambda e: True):
        """An entry, of a random kind."""
        kinds = sorted({e.kind for e in self.entries if wanted(e)})
        if not kinds:
            return None
        kind = self.random.choice(kinds)
        return self.random.choice([i for i, e in enumerate(self.entries) if e.kind == kind and wanted(e)])

    def value(self, old):
        r = self.random
        n = r.choice([r.choice(NUMBERS), old + r.choice([-2, -1, 1, 2, 7, 100]), r.randrange(70), -1])
        return max(-1, min(n, (1 << 63) - 1))

    def result(self):
        i = self.pick(lambda e: e.result is not None)
        e = self.entries[i]
        old, e.result = e.result, self.value(e.result)
        if e.result < 0:
            e.error = self.random.choice([2, 4, 5, 9, 11, 13, 22, 28, self.random.randrange(134), 0, 512, 4095, 4096])
            e.data = b"" if e.kind not in (WRITE, RESIZE) else e.data
        elif e.kind in READS and e.result < 1 << 20 and self.random.randrange(4):
            e.data = (e.data or b"x") * (e.result // max(len(e.data), 1) + 1)
            e.data = e.data[:e.result]
        elif old < 0 and e.kind == STAT:
            e.data = self.random.choice([x.data for x in self.entries if x.kind == STAT and x.result == 0] or [bytes(STAT_BYTES)])

    def error(self):
        i = self.pick(lambda e: e.result is not None and e.result < 0)
        if i is not None:
            self.entries[i].error = self.random.choice([1, 4, 11, 0, 133, 512, 4095, 4096, self.random.randrange(200), 1 << 40])

    def member(self):
        """A member of what a call stores."""
        i = self.pick(lambda e: len(e.data) >= 2 and e.kind not in (STRINGS, CONTENTS))
        if i is None:
            return
        e, r = self.entries[i], self.random
        size = r.choice([n for n in (2, 4, 8) if n <= len(e.data)])
        at = r.randrange(len(e.data) // size) * size
        old = int.from_bytes(e.data[at:at + size], "little")
        new = r.choice([r.choice(NUMBERS), old ^ 1 << r.randrange(8 * size), old + 1, -1, old << 12, r.randrange(1 << 8 * size)]) & (1 << 8 * size) - 1
        e.data = e.data[:at] + new.to_bytes(size, "little") + e.data[at + size:]

    def mode(self):
        """The type and permissions of a file."""
        i = self.pick(lambda e: e.kind == STAT and e.result == 0)
        if i is not None:
            e = self.entries[i]
            mode = self.random.choice([0o010644, 0o020666, 0o040755, 0o060600, 0o100755, 0o104755, 0o102755, 0o120777, 0o140777, 0, 0o170000, 0o100000])
            e.data = e.data[:24] + mode.to_bytes(4, "little") + e.data[28:]

    def text(self):
        """Names and paths."""
        i = self.pick(lambda e: e.kind in (LINK, NAMES, FOLDER, ATTRIBUTE) and e.data)
        if i is None:
            return
        e, r = self.entries[i], self.random
        names = e.data.split(b"\0")
        name = bytes(r.choice(b"/.\0\xffab\n\x1b") for _ in range(r.choice([1, 2, 3, 254, 255, 256, 4095])))
        names[r.randrange(len(names))] = r.choice([name, name.replace(b"\0", b"").replace(b"/", b""), b"", b".", b"..", b"../..", b"/proc/self/fd/3", *names])
        data = b"\0".join(names)
        if e.kind == NAMES:
            self.entries[i - 1].result = len(data)
        elif r.randrange(4):
            e.result = len(data)
        e.data = data

    def words_of(self):
        """The command, the environment, the version."""
        i = self.pick(lambda e: e.kind == STRINGS)
        e, r = self.entries[i], self.random
        count, at = get_number(e.data, 0)
        words = []
        for _ in range(count):
            length, at = get_number(e.data, at)
            words.append(e.data[at:at + length])
            at += length
        where = r.randrange(len(words) + 1)
        kind = r.randrange(4)
        if kind == 0:
            words.insert(where, r.choice(self.words))
        elif kind == 1 and words:
            words[where % len(words)] = r.choice(self.words)
        elif kind == 2 and words:
            del words[where % len(words)]
        elif words:
            word = words[where % len(words)]
            cut = r.randrange(len(word) + 1)
            words[where % len(words)] = word[:cut] + bytes([r.randrange(1, 256)]) + word[cut + r.randrange(2):]
        e.data = number(len(words)) + b"".join(number(len(w)) + w for w in words)

    def numbers(self):
        """Signals, contents, changes: numbers at the beginning of what follows."""
        i = self.pick(lambda e: e.kind in (SIGNALS, CONTENTS, WRITE, RESIZE, END) and e.data)
        if i is None:
            return
        e, r = self.entries[i], self.random
        at = 1 if e.kind in (CONTENTS, WRITE, RESIZE) else 0
        if at and r.randrange(4) == 0:
            e.data = bytes([r.randrange(9)]) + e.data[1:]
            return
        for _ in range(r.randrange(5)):
            if at < len(e.data):
                at = get_number(e.data, at)[1]
        if at < len(e.data):
            old, end = get_number(e.data, at)
            e.data = e.data[:at] + number(r.choice([r.choice(NUMBERS), old + 1, max(old - 1, 0), 1 << r.randrange(64)])) + e.data[end:]

    def header(self):
        """The program's file: what the loader reads."""
        i = self.pick(lambda e: e.kind == CONTENTS and len(e.data) > 2000)
        if i is None:
            return
        e, r = self.entries[i], self.random
        at, size = r.randrange(20, 1200), r.choice([1, 2, 4, 8])
        e.data = e.data[:at] + (r.choice(NUMBERS) & (1 << 8 * size) - 1).to_bytes(size, r.choice(["little", "big"])) + e.data[at + size:]

    def cycles(self):
        e = self.entries[self.pick()]
        e.cycles = max(0, self.random.choice([self.random.choice(NUMBERS), e.cycles + 1, e.cycles - 1, 0, e.cycles * 2]))

    def order(self):
        r, i = self.random, self.pick()
        kind, e = r.randrange(5), self.entries[i]
        if kind == 0:
            del self.entries[i]
        elif kind == 1:
            self.entries.insert(i, e.copy())
        elif kind == 2 and i + 1 < len(self.entries):
            self.entries[i:i + 2] = [self.entries[i + 1], e]
        elif kind == 3:
            e.kind = r.choice([x.kind for x in self.entries])
        else:  # another entry of its kind
            other = r.choice([x for x in self.entries if x.kind == e.kind])
            e.result, e.error, e.data = other.result, other.error, other.data

    def make(self):
        changes = [self.result] * 5 + [self.member] * 4 + [self.order] * 2 + [self.error, self.mode, self.text, self.words_of, self.numbers, self.header, self.cycles]
        for _ in range(self.random.choice([1, 1, 1, 2, 3, 6])):
            if self.entries:
                self.random.choice(changes)()
        return b"".join(e.encoded() for e in self.entries)
