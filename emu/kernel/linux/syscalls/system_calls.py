"""The tables of system calls (emu/kernel/*/syscalls/*.def) as data."""
import collections
import re
from pathlib import Path

KERNEL = Path(__file__).resolve().parents[2]
LINUX = KERNEL / 'linux/syscalls/linux.def'
LINE = re.compile(r'([SPU])\(\(([^)]*)\), (\w+), (.*)\)')

KIND = re.compile(r'^#define KIND_(\w+) +"(.)"', re.M)
LETTERS = re.compile(r'^#define KINDS_CONSTANT +"(.*)"', re.M)

# numbers: {column: number, or None}; handler: None if the call is not implemented; kinds: of its arguments, constants left out; text: what is missing.
Call = collections.namedtuple('Call', 'numbers name handler kinds text')


def columns():
    """Returns the names of the columns of linux.def, in their order."""
    return re.findall(r'^#define COLUMN_(\w+)\((?:\w+, )+\w+\)', LINUX.with_name('columns.h').read_text(), re.M)


def constants():
    """Returns the kinds that are constants of a handler, no arguments."""
    text = LINUX.with_name('kinds.h').read_text()
    letters = LETTERS.search(text).group(1)
    return {name for name, letter in KIND.findall(text) if letter in letters}


def read(path, names):
    """Returns the calls of a table whose columns have these names."""
    calls, no_arguments = [], constants()
    for line in path.read_text().splitlines():
        if not (m := LINE.fullmatch(line)):
            continue
        state, numbers, name, rest = m.groups()
        numbers = [None if n == '_' else int(n, 0) for n in re.split(r', *', numbers.strip())]
        text = ''.join(re.findall(r'"(.*)"', rest))
        words = re.sub(r'".*"(, )?', '', rest).split(', ')
        kinds = [kind for kind in words[1:] if kind not in no_arguments]
        calls.append(Call(dict(zip(names, numbers, strict=True)), name, *((None, []) if state == 'U' else (words[0], kinds)), text))
    return calls


def read_linux():
    """Returns the calls of linux.def."""
    return read(LINUX, columns())
