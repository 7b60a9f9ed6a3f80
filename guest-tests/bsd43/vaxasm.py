"""Assembles VAX programs in GNU's syntax to 4.3BSD's a.out format, so that tests need no cross assembler.

The instructions and their operands are those of isa/vax/vax.def. Operands: $n, rn, (rn), (rn)+, -(rn), n(rn), label, *operand, each with
[rx]. A label is addressed relative to the pc with four bytes. Local labels are numbers. Directives: .text .data .bss .byte .word .long
.ascii .asciz .space .align .set .include, and

    .call name, number      the C library's function of a system call: -1 and _errno after an error
"""
import re
import struct
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINE = re.compile(r'^(?:I|A)\("([^"]+)",\s*(0x[0-9a-fA-F]+)(?:,\s*"([^"]*)")?', re.MULTILINE)
WITHOUT_COMMENT = re.compile(r'''(?:[^"#']|"(?:\\.|[^"\\])*"|'.)*''')
SIZES = {'b': 1, 'w': 2, 'l': 4, 'q': 8, 'o': 16, 'f': 4, 'd': 8, 'g': 8, 'h': 16}
NAMED = {'ap': 12, 'fp': 13, 'sp': 14, 'pc': 15}
MAGICS = {'0407': 0o407, '0410': 0o410, '0413': 0o413}
PAGE = 1024


def instructions():
    table, operands = {}, {}
    for name, code, kinds in LINE.findall((ROOT / 'isa/vax/vax.def').read_text()):
        code = int(code, 16)
        opcode = bytes([code]) if code < 256 else struct.pack('>H', code)
        operands.setdefault(opcode, kinds)
        table[name] = (opcode, operands[opcode].split(',') if operands[opcode] else [])
    return table


class Error(Exception):
    pass


def register(text):
    text = text.lstrip('%')
    if text in NAMED:
        return NAMED[text]
    if re.fullmatch(r'r(1[0-5]|[0-9])', text):
        return int(text[1:])
    return None


def split(text):
    """Splits at commas outside of quotes."""
    return [part.strip() for part in re.findall(r'(?:[^,"\']|"(?:\\.|[^"\\])*"|\'(?:\\.|.)\')+', text)]


class Assembler:
    def __init__(self, table=None):
        self.table = table or instructions()
        self.symbols, self.order = {}, []

    def lines(self, path):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            line = WITHOUT_COMMENT.match(line).group(0)
            if line.strip().startswith('.include'):
                yield from self.lines(path.parent / split(line.strip()[len('.include'):])[0].strip('"'))
            elif line.strip():
                yield path, number, line.strip()

    def assemble(self, path, magic='0413'):
        """Returns the bytes of the a.out file."""
        source = list(self.lines(Path(path)))
        self.base = {'text': 0, 'data': 0, 'bss': 0}
        for self.last in (False, False, True):
            self.parts = {'text': bytearray(), 'data': bytearray(), 'bss': bytearray()}
            self.part, self.locals = 'text', {}
            for path, number, line in source:
                try:
                    self.line(line)
                except Error as error:
                    raise SystemExit(f'{path}:{number}: {error}') from None
            text = len(self.parts['text'])
            self.base['data'] = text if magic == '0407' else -(-text // PAGE) * PAGE
            if magic == '0413':
                self.parts['data'] += bytes(-len(self.parts['data']) % PAGE)
            self.base['bss'] = self.base['data'] + len(self.parts['data'])
            self.old_locals = self.locals
        return self.file(MAGICS[magic])

    def file(self, magic):
        text, data, bss = (bytes(self.parts[name]) for name in ('text', 'data', 'bss'))
        if magic == 0o413:
            text += bytes(-len(text) % PAGE)
        strings, table = bytearray(4), b''
        for name in self.order:
            part, value = self.symbols[name]
            table += struct.pack('<IBBHI', len(strings), {'text': 5, 'data': 7, 'bss': 9, 'set': 3}[part], 0, 0, value & 0xffffffff)
            strings += name.encode() + b'\0'
        struct.pack_into('<I', strings, 0, len(strings))
        header = struct.pack('<8I', magic, len(text), len(data), len(bss), len(table), self.symbols.get('start', ('', 0))[1], 0, 0)
        return header.ljust(PAGE if magic == 0o413 else 32, b'\0') + text + data + table + bytes(strings)

    def here(self):
        return self.base[self.part] + len(self.parts[self.part])

    def define(self, name, part, value):
        if name not in self.symbols and not name.startswith('L'):
            self.order.append(name)
        self.symbols[name] = (part, value)

    def value(self, text):
        """Evaluates an expression; labels that are not known yet are 0 in all passes but the last."""
        def symbol(match):
            name = match.group(0)
            if re.fullmatch(r'\d+[bf]', name):
                return str(self.local(int(name[:-1]), name[-1]))
            if name in self.symbols:
                return str(self.symbols[name][1])
            if self.last:
                raise Error(f'unknown symbol {name}')
            return '0'
        text = re.sub(r"'(\\?.)'?", lambda m: str(ord(m.group(1).encode().decode('unicode_escape'))), text)
        text = re.sub(r'\b(?:\d+[bf]\b|[A-Za-z_][\w.]*)', lambda m: m.group(0) if m.group(0).startswith('0x') else symbol(m), text)
        try:
            return int(eval(text, {'__builtins__': {}}))  # of the tests' own sources
        except (SyntaxError, NameError, TypeError):
            raise Error(f'bad expression {text}') from None

    def local(self, number, direction):
        place = (self.part, len(self.parts[self.part]))
        known = self.locals if direction == 'b' else getattr(self, 'old_locals', {})
        ahead = [at for at in known.get(number, []) if at[0] == place[0] and (at[1] <= place[1] if direction == 'b' else at[1] > place[1])]
        if not ahead:
            if self.last:
                raise Error(f'no label {number}{direction}')
            return self.here()
        return self.base[place[0]] + (ahead[-1] if direction == 'b' else ahead[0])[1]

    def emit(self, data):
        self.parts[self.part] += data

    def number(self, value, size):
        self.emit((value & (1 << 8 * size) - 1).to_bytes(size, 'little'))

    def line(self, line):
        label = re.match(r'(\w+):\s*', line)
        while label:
            if label.group(1).isdigit():
                self.locals.setdefault(int(label.group(1)), []).append((self.part, len(self.parts[self.part])))
            else:
                self.define(label.group(1), self.part, self.here())
            line = line[label.end():]
            label = re.match(r'(\w+):\s*', line)
        if not line:
            return
        name, _, rest = line.partition(' ')
        if '\t' in name:
            name, _, rest = line.partition('\t')
        if name.startswith('.'):
            self.directive(name[1:], rest.strip())
        else:
            self.instruction(name, split(rest))

    def directive(self, name, rest):
        operands = split(rest)
        if name in ('text', 'data', 'bss'):
            self.part = name
        elif name in ('byte', 'word', 'long'):
            for operand in operands:
                self.number(self.value(operand), SIZES[name[0]])
        elif name in ('ascii', 'asciz'):
            self.emit(rest[1:-1].encode().decode('unicode_escape').encode('latin-1') + (b'\0' if name == 'asciz' else b''))
        elif name == 'space':
            self.emit(bytes(self.value(operands[0])))
        elif name == 'align':
            self.emit(bytes(-self.here() % (1 << self.value(operands[0]))))
        elif name == 'set':
            self.symbols[operands[0]] = ('set', self.value(operands[1]))
        elif name == 'call':
            for line in (f'{operands[0]}: .word 0', f'chmk ${operands[1]}', 'bcc 9f', 'movl r0, _errno', 'mnegl $1, r0', '9: ret'):
                self.line(line)
        elif name != 'globl':
            raise Error(f'unknown directive .{name}')

    def instruction(self, name, operands):
        if name not in self.table:
            raise Error(f'unknown instruction {name}')
        opcode, kinds = self.table[name]
        if len(kinds) != len(operands):
            raise Error(f'{name} has {len(kinds)} operands, not {len(operands)}')
        self.emit(opcode)
        for kind, operand in zip(kinds, operands):
            size = SIZES[kind[1]]
            if kind[0] == 'b':
                distance = self.value(operand) - (self.here() + size)
                if self.last and not -(1 << 8 * size - 1) <= distance < 1 << 8 * size - 1:
                    raise Error(f'{operand} is too far away')
                self.number(distance, size)
            else:
                self.operand(operand, size)

    def operand(self, text, size):
        index = re.fullmatch(r'(.*)\[(\w+)\]', text)
        if index:
            self.emit(bytes([0x40 | register(index.group(2))]))
            text = index.group(1)
        deferred = text.startswith('*')
        text = text[1:] if deferred else text
        base = re.fullmatch(r'(.*?)\(%?(\w+)\)(\+?)', text)
        if register(text) is not None:
            self.emit(bytes([(0x60 if deferred else 0x50) | register(text)]))
        elif text.startswith('$'):
            self.immediate(text[1:], size, deferred)
        elif base:
            self.based(base.group(1), register(base.group(2)), bool(base.group(3)), deferred)
        else:
            self.emit(bytes([0xff if deferred else 0xef]))
            self.number(self.value(text) - (self.here() + 4), 4)

    def immediate(self, text, size, deferred):
        value = self.value(text)
        if deferred:
            self.emit(b'\x9f')
            self.number(value, 4)
        elif 0 <= value < 64 and re.fullmatch(r"[-\d+*()' x]+", text):
            self.emit(bytes([value]))
        else:
            self.emit(b'\x8f')
            self.number(value, size)

    def based(self, displacement, number, increments, deferred):
        if displacement == '-':
            self.emit(bytes([0x70 | number]))
        elif increments:
            self.emit(bytes([(0x90 if deferred else 0x80) | number]))
        elif not displacement and not deferred:
            self.emit(bytes([0x60 | number]))
        else:
            value = self.value(displacement or '0')
            width = 0 if -128 <= value < 128 else 1 if -32768 <= value < 32768 else 2
            self.emit(bytes([(0xa0, 0xc0, 0xe0)[width] + (0x10 if deferred else 0) | number]))
            self.number(value, (1, 2, 4)[width])
