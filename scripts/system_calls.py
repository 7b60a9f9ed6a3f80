"""The tables of system calls (emu/kernel/*/syscalls/*.def) as data."""
import collections
import re
from pathlib import Path

KERNEL = Path(__file__).resolve().parent.parent / 'emu/kernel'
LINUX = KERNEL / 'linux/syscalls/linux.def'
LINE = re.compile(r'([SPU])\(\(([^)]*)\), (\w+), (.*)\)')

# numbers: {column: number, or None}; handler: None if the call is not implemented; kinds: of its arguments; text: what is missing.
Call = collections.namedtuple('Call', 'numbers name handler kinds text')


def columns():
    """Returns the names of the columns of linux.def, in their order."""
    return re.findall(r'^#define COLUMN_(\w+)\((?:\w+, )+\w+\)', LINUX.with_name('columns.h').read_text(), re.M)


def read(path, names):
    """Returns the calls of a table whose columns have these names."""
    calls = []
    for line in path.read_text().splitlines():
        if not (m := LINE.fullmatch(line)):
            continue
        state, numbers, name, rest = m.groups()
        numbers = [None if n == '_' else int(n, 0) for n in re.split(r', *', numbers.strip())]
        text = ''.join(re.findall(r'"(.*)"', rest))
        words = re.sub(r'".*"(, )?', '', rest).split(', ')
        calls.append(Call(dict(zip(names, numbers, strict=True)), name, *((None, []) if state == 'U' else (words[0], words[1:])), text))
    return calls


def read_linux():
    """Returns the calls of linux.def."""
    return read(LINUX, columns())
