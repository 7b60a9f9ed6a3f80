"""The VAX's figures of validate, and how the models' are measured.

Instructions are measured by an a.out that guest-tests/bsd43/vaxasm.py assembles: it executes each of them between two labels, with perfect
caches, and `precis profile --exact` has the cycles between the labels. What 4.3BSD's own programs are needed for is in vax-tape.json;
measure_tape() writes it anew, where a root file system of the tape is.
"""
import csv
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.dont_write_bytecode = True
sys.path.insert(0, str(TOP / 'guest-tests/bsd43'))
import cycle_table  # noqa: E402
import vaxasm  # noqa: E402

RECORDED = Path(__file__).resolve().parent / 'vax-tape.json'
SPEC = 'CVAX CPU Engineering Specification, {}'
GCC = 'GCC 12.2.0, gcc/config/vax/vax.cc:{}'
FREED = 'N. Freed, instruction set help file, [comp.os.vms, 6 August 1987](https://usenet.trashworldnews.com/?thread=611626)'
CYCLES = 'cycles'


class Instruction:
    """text: the figure's name; code: what is measured, if it is not text; before, after: lines around it. A line `<` begins, `>` ends what is
    measured, if before and after are not enough. R6 and R7 point to zeros, R8 to text; R0 to R5 hold small numbers, R9 is 1."""

    def __init__(self, text, value, source, kind='input', half=None, before=(), code=None, after=(), note='', unknown='', per=1, unit=CYCLES):
        self.name, self.value, self.source, self.kind, self.half = text, value, source, kind, half
        self.before, self.code, self.after = before, code or [text], after
        self.note, self.unknown, self.per, self.unit = note, unknown, per, unit

    def lines(self, k):
        code = list(self.code)
        if '<' not in code:
            code = ['<', *code, '>']
        named = {'<': f'b{k}:', '>': f'e{k}:'}
        return [re.sub(r'@(\w)', rf'\g<1>{k}', named.get(line, line)) for line in (*SETUP, *self.before, *code, *self.after)]


SETUP = ('moval buffer, r6', 'moval buffer + 512, r7', 'moval bytes, r8', 'movq $3, r0', 'movl $5, r2', 'movl $2, r3', 'clrq r4', 'movl $1, r9', 'brw @a', '.align 2', '@a: nop')
FLOATS = ('movf $8, r0', 'movf $9, r1', 'movf $8, r2')
DOUBLES = ('movd $8, r0', 'movd $9, r2', 'movd $8, r4')
JUMPED = ('.align 2', '.long 0', '@t:') # a target that is aligned, and not the next instruction


def spec(text, value, section, **more):
    return Instruction(text, value, SPEC.format(section), **more)


CALLED = ['brw @n', '.align 2', '@p: .word {}', 'ret', '@n:']
RETURN = ['calls $0, @p', 'brw @n', '.align 2', '@p: .word {}', '<', 'ret', '>', '@n:']
CVAX_INPUTS = [
    spec('addl2 4(r6),r2', 3, '12.4', note='2 + 1r'),
    spec('movl r1,4(r6)', 3, '12.4', note='2 + 1w'),
    spec('addl3 $1,r1,4(r6)[r9]', 7, '12.1, 12.2.1', note='1 + 1 + 3 + 1w + 1'),
    spec('movl *(r7)+,r2', 5, '12.1, 12.2.1', code=['movl *(r7)+,r2'], before=['movl r6,(r7)'], note='2 + 2r + 1'),
    spec('movq (r6),(r7)', 7, '12.1, 12.2.1', note='1 + 2r + 2 + 2w'),
    spec('incl r1', 3, '12.2.1'),
    spec('clrq r4', 5, '12.2.1', note='2 + 3'),
    spec('cvtlb r1,r2', 6, '12.2.1', note='1 + 1 + 4 typ'),
    spec('mulw2 r1,r2', 22, '12.2.1', note='1 + 21'),
    spec('ediv r9,r0,r2,r3', 53, '12.2.1', note='1 + 2 + 1 + 1 + 48 typ'),
    spec('insv r1,$2,$3,r5', 13, '12.2.3', note='3 + 10 typ'),
    spec('beql, not taken', 1, '12.2.4', before=['tstl r1'], code=['beql @t'], after=['@t:']),
    spec('beql, taken', 4, '12.2.4', before=['tstl r4'], code=['beql @t'], after=JUMPED, note='3 + 1r'),
    spec('brb', 4, '12.2.4', code=['brb @t'], after=JUMPED, note='3 + 1r'),
    spec('aoblss $9,r1, taken', 7, '12.2.4', code=['aoblss $9,r1,@t'], after=JUMPED, note='1 + 5 + 1r'),
    spec('bbs $1,(r8), taken', 12, '12.2.4', code=['bbs $1,(r8),@t'], after=JUMPED, note='1 + 1 + 8 + 2r'),
    spec('casel', 13, '12.2.4', code=['<', 'casel r9,$0,$1', '>', '.word 4, 4'], after=[], note='1 + 1 + 1 + 8 + 2r'),
    spec('calls $0,p', 34, '12.2.5', code=['<', 'calls $0,@p', '>', *(line.format('0') for line in CALLED)], note='1 + 1 + 24 + 2r + 6w'),
    spec('calls $0,p, 4 registers', 42, '12.2.5', code=['<', 'calls $0,@p', '>', *(line.format('0xf00') for line in CALLED)],
         note='1 + 1 + 24 + 2r + 6w + 4 + 4w'),
    spec('ret, 4 registers', 25, '12.2.5', code=[line.format('0xf00') for line in RETURN], note='15 + 6r + 4r'),
    spec('pushr $0x3f', 25, '12.2.6', after=['popr $0x3f'], note='2 + 5 + 6 * (2 + 1w)'),
    spec('index r1,$0,$9,$4,$0,r2', 45, '12.2.6', note='6 + 39'),
    spec('insque (r6),(r7)', 13, '12.2.7', before=['movl r7,(r7)', 'movl r7,4(r7)'], note='1 + 1 + 5 + 2r + 4w'),
    spec('locc $9,$20,(r6)', 88, '12.2.8', note='1 + 1 + 1 + 5 + 3n + nr'),
    spec('movc3 $40,(r6),(r7)', 69, '12.2.8', note='1 + 1 + 1 + 16 + 3n + nr + nw of longwords'),
    spec('cmpc3 $20,(r6),(r7)', 169, '12.2.8', note='1 + 1 + 1 + 6 + 6n + 2nr'),
]
NO_SIZE = 'The specification, from which the model is, has the same cycles for all displacements.'
LONG = 'Derived from the single-precision figures ([timing-vax.md](timing-vax.md#the-floating-point-accelerator)).'


def gcc(line, text, value, before=(), **more):
    return Instruction(text, value, GCC.format(line), 'measured', before=before, **more)


# In the order of vax_rtx_costs() and vax_address_cost_1(), of register operands; the halves alternate.
GCC_FIGURES = [
    gcc(853, 'muld3 r0,r2,r4', 16, DOUBLES, unknown=LONG),
    gcc(856, 'mulf3 r0,r1,r2', 9, FLOATS),
    gcc(859, 'emul r0,r1,r2,r4', 16, unknown=LONG),
    gcc(864, 'mull3 r0,r1,r2', 10),
    gcc(886, 'divd3 r0,r2,r4', (24, 28), DOUBLES, note='24; 28 unless the result is 0', unknown=LONG),
    gcc(888, 'divf3 r0,r1,r2', 11, FLOATS),
    gcc(888, 'divl3 r9,r0,r2', 11, unknown=LONG),
    gcc(905, 'cvtlf r0,r2', 6),
    gcc(905, 'cvtld r0,r2', 7, unknown=LONG),
    gcc(905, 'cvtwf r0,r2', 7),
    gcc(905, 'cvtwd r0,r2', 8, unknown=LONG),
    gcc(911, 'cvtfl r0,r2', 7, FLOATS),
    gcc(911, 'cvtdl r0,r2', 7, DOUBLES, unknown=LONG),
    gcc(918, 'ashq $1,r0,r2', 12),
    gcc(920, 'ashl $1,r0,r2', 10),
    gcc(925, 'rotl $1,r0,r2', 6),
    gcc(932, 'addd3 r0,r2,r4', 13, DOUBLES, unknown=LONG),
    gcc(932, 'addf3 r0,r1,r2', 8, FLOATS),
    gcc(959, 'mnegd r0,r2', 9, DOUBLES),
    gcc(961, 'mnegf r0,r2', 6, FLOATS),
    gcc(965, 'mnegl r0,r2', 2),
    gcc(969, 'mcoml r0,r2', 2),
    gcc(974, 'extzv $1,$2,r0,r2', 15, unknown='A typical value of a range, of the specification: 12 to 18 for a register.'),
    gcc(979, 'movq (r6),r2', 5),
    gcc(981, 'movl (r6),r2', 3),
    gcc(692, 'movl -(r7),r2', 4, note='as `movl (r6),r2`, and 1'),
    gcc(693, 'movl (r6)[r9],r2', 4, note='as `movl (r6),r2`, and 1'),
    gcc(693, 'movl 1000(r6),r2', 4, note='as `movl (r6),r2`, and 1', unknown=NO_SIZE),
    gcc(692, 'movl buffer,r2', 4, note='as `movl (r6),r2`, and 1', unknown=NO_SIZE),
    gcc(694, 'movl *4(r7),r2', 5, ['movl r6,4(r7)'], note='as `movl (r6),r2`, and 2', unknown='The specification has one cycle more, a read.'),
]
ZERO = 'The figure is of operands that are 0, which the model does not tell apart; other operands take longer.'
FREED_FIGURES = [
    *(Instruction(f'mul{size}{n} r4,r5' + ',r2' * (n == 3), value, FREED, 'measured', per=5, unit='µs', unknown=ZERO, note='both 0')
      for n, value in ((2, 1.60), (3, 1.80)) for size in 'bw'),
]
BEFORE = 44.8, 47.0 # mean errors of GCC's chosen and held-out figures, in percent, before the chosen ones changed the model
for figures in (GCC_FIGURES, FREED_FIGURES):
    for k, figure in enumerate(figures):
        figure.half = 'chosen' if k % 2 else 'held out'
INSTRUCTIONS = {'cvax': CVAX_INPUTS + GCC_FIGURES, 'vax780': FREED_FIGURES}

END = ['pushl $0', 'calls $1, exit', 'halt', 'exit: .word 0', 'chmk $1', 'halt', '.data', '.align 2', 'buffer: .space 2048', 'bytes: .long -1, -1, -1, -1']


def measure(precis, model):
    """Returns the cycles of the model's instructions, in their order."""
    figures = INSTRUCTIONS[model]
    lines = ['start: .word 0', *(line for k, figure in enumerate(figures) for line in figure.lines(k)), *END]
    with tempfile.TemporaryDirectory(prefix='validate-') as folder:
        source, program, profile = (Path(folder, name) for name in ('code.s', 'code', 'profile'))
        source.write_text('\n'.join(lines) + '\n')
        assembler = vaxasm.Assembler()
        program.write_bytes(assembler.assemble(source))
        program.chmod(0o755)
        subprocess.run([precis, 'profile', '--exact', '--no-calls', f'--cpu={model}', '--cache=perfect', '-o', profile, program], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        text = subprocess.run([precis, 'report', '-f', 'csv', profile], check=True, capture_output=True, text=True).stdout
    cost = {int(row['first'], 16): (int(row['cycles']), int(row['instructions'])) for row in csv.DictReader(text.splitlines())}
    cycles = []
    for k, figure in enumerate(figures):
        first, last = (assembler.symbols[f'{end}{k}'][1] for end in 'be')
        executed = [cost[at] for at in sorted(cost) if first <= at < last]
        if not executed:
            raise SystemExit(f'validate: {model}: {figure.name} was not executed')
        cycles.append(sum(c for c, _ in executed) / figure.per)
    return cycles


# ---- the tape's programs

RICHARDSON = 'R. Richardson\'s list, Dhrystone 1.1, 1990'
EMER = 'Emer and Clark, ISCA 1984, table {} (quoted)'
RATING = 'DEC\'s rating of the {} (quoted), times an 11/780, whose 1646 passes a second the model\'s are divided by'
LOAD = 'The load differs: one program at a time, without a system; Emer and Clark\'s are five timesharing loads under VMS.'
STALL = LOAD + ' A program alone misses the caches less.'
MIX = {'field': '93 % of these instructions branch on a bit here, 62 % there.', 'float': '60 % are multiplications of integers here, a third divisions, whose cycles are assumed; Emer and Clark\'s loads have more floating point.',
       'character': '57 % are LOCC here, of short strings.'}
OTHER_MIX = 'The mean of a group depends on which of its instructions a load executes.'


class Recorded:
    """A figure of the tape's programs: value() of vax-tape.json."""

    def __init__(self, name, published, value, source, unit, half='held out', kind='measured', unknown='', note=''):
        self.name, self.published, self.value, self.source, self.unit = name, published, value, source, unit
        self.half, self.kind, self.unknown, self.note = half, kind, unknown, note


def passes(model, variant, hertz):
    return lambda recorded: hertz / recorded['dhrystone'][model][variant]


def mean(row, column):
    return lambda recorded: sum(load['rows'][row][column] for load in recorded['load'].values()) / len(recorded['load'])


def both(*rows_and_columns):
    return lambda recorded: sum(mean(*each)(recorded) for each in rows_and_columns)


def execution(group):
    """The mean execution of the group's instructions in all programs."""
    def value(recorded):
        groups = [(load['groups'][group], load['instructions']) for load in recorded['load'].values()]
        executed = sum(g['share'] * n for g, n in groups)
        return sum(g['execution'] * g['share'] * n for g, n in groups) / executed
    return value


TAPE = {
    'cvax': [Recorded('Dhrystone, 90 ns', (2.7, 2.8), lambda r: passes('cvax', 'no register', 1e9 / 90)(r) / 1646, RATING.format('KA650'),
                      'times an 11/780'),
             Recorded('Dhrystone, 60 ns', 3.8, lambda r: passes('cvax', 'no register', 1e9 / 60)(r) / 1646, RATING.format('KA655'), 'times an 11/780')],
    'vax780': [
        Recorded('Dhrystone, no register', 1646, passes('vax780', 'no register', 5e6), RICHARDSON, 'passes a second'),
        Recorded('Dhrystone, register', 1662, passes('vax780', 'register', 5e6), RICHARDSON, 'passes a second'),
        Recorded('decode', 1.0, mean('decode', 'compute'), EMER.format(8), CYCLES, kind='input'),
        Recorded('compute', 6.267, lambda r: mean('all', 'compute')(r) - 1, EMER.format(8), CYCLES, unknown=LOAD,
                 note='without decoding; with misses of the translation buffer'),
        Recorded('read', 0.783, mean('all', 'read'), EMER.format(8), CYCLES, unknown=LOAD),
        Recorded('read stall', 0.964, mean('all', 'read stall'), EMER.format(8), CYCLES, unknown=STALL),
        Recorded('write', 0.409, mean('all', 'write'), EMER.format(8), CYCLES, unknown=LOAD),
        Recorded('write stall', 0.450, mean('all', 'write stall'), EMER.format(8), CYCLES, unknown=STALL),
        Recorded('IB stall', 0.720, mean('all', 'IB stall'), EMER.format(8), CYCLES, unknown=STALL),
        Recorded('average instruction', 10.593, mean('all', 'all'), EMER.format(8), CYCLES, unknown=STALL),
        Recorded('Linpack, 100 by 100', 0.14, lambda r: LINPACK_OPERATIONS / r['linpack']['vax780'] * 5, 'MIPS Performance Brief 3.0, 1987 (quoted)', 'MFLOPS',
                 unknown='The figure is of Fortran, this of C with the loops of the subroutines written out; double precision is assumed.'),
        *(Recorded('execution, ' + group, value, execution(group), EMER.format(9), CYCLES, half='chosen', unknown=MIX.get(group, OTHER_MIX))
          for group, value in (('simple', 1.17), ('field', 8.67), ('float', 8.33), ('call/ret', 45.25), ('character', 117.04), ('decimal', 100.77))),
    ],
}
# What `cc -O -c` compiles, sh and awk do.
SOURCE = '''#include <stdio.h>
struct entry { char name[12]; int count; struct entry *next; } *table[64], pool[400];
int used;
hash(s) register char *s; { register int h; for (h = 0; *s; s++) h = h * 31 + *s; return h & 63; }
struct entry *find(s) char *s;
{ register struct entry *e; int h = hash(s);
  for (e = table[h]; e; e = e->next) if (!strcmp(e->name, s)) return e;
  e = &pool[used++]; strcpy(e->name, s); e->next = table[h]; table[h] = e; return e; }
sum(n) { int i, t; t = 0; for (i = 0; i < n; i++) t += i % 7 ? i / 3 : i << 2; return t; }
double mean(v, n) double *v; { double t; int i; t = 0; for (i = 0; i < n; i++) t += v[i] * v[i]; return n ? t / n : 0; }
sort(v, n) int *v; { int i, j, t; for (i = n / 2; i > 0; i /= 2) for (j = i; j < n; j++)
  while (j >= i && v[j - i] > v[j]) { t = v[j]; v[j] = v[j - i]; v[j - i] = t; j -= i; } }
main(argc, argv) char **argv; { char line[80]; int c;
  while (gets(line)) switch (c = line[0]) { case 'a': find(line + 1)->count++; break; case 'b': printf("%d\\n", sum(c)); break;
    case 'c': case 'd': find(line)->count += 2; break; default: if (c == '#') continue; printf("%s?\\n", line); }
  exit(0); }
'''
SHELL = 'for i in 1 2 3 4 5 6 7 8 9\ndo for j in a b c d e f g h\ndo case $i$j in 1*|*h) x=$i;; [3-5]?) x=$x$j;; *) x=;; esac\nset $i $j $x\nshift\ndone; done; echo $x\n'
RUNS = {'cc': ['/bin/cc', '-O', '-c', 'p.c'], 'sh': ['/bin/sh', 's'], 'awk': ['/bin/awk', '{ n[$2] += $1; s = s $3 } $1 % 7 == 3 { print $1, length(s); s = "" }', 'd'],
        'ls': ['/bin/ls', '-l', '/bin', '/etc']}
LOOPS = 2000, 12000
# Gaussian elimination with partial pivoting of a 100 by 100 matrix, by columns, and the solution: the operations of Linpack's DGEFA and DGESL.
LINPACK_OPERATIONS = 2 * 100 ** 3 / 3 + 2 * 100 ** 2
LINPACK = '''double a[100 * 101], b[100];
int pivot[100];
axpy(n, t, x, y) register int n; double t; register double *x, *y;
{
    register int i;
    for (i = n & 3; i > 0; i--)
        *y++ += t * *x++;
    for (i = n >> 2; i > 0; i--) {
        y[0] += t * x[0];
        y[1] += t * x[1];
        y[2] += t * x[2];
        y[3] += t * x[3];
        x += 4;
        y += 4;
    }
}
factor(n, lda) register int n;
{
    register int j, k, i, l;
    register double *c;
    double t, m;
    for (k = 0; k < n - 1; k++) {
        c = a + k * lda;
        l = k;
        m = c[k] < 0 ? -c[k] : c[k];
        for (i = k + 1; i < n; i++) {
            t = c[i] < 0 ? -c[i] : c[i];
            if (t > m) { m = t; l = i; }
        }
        pivot[k] = l;
        if (l != k) { t = c[l]; c[l] = c[k]; c[k] = t; }
        t = -1.0 / c[k];
        for (i = k + 1; i < n; i++) c[i] *= t;
        for (j = k + 1; j < n; j++) {
            c = a + j * lda;
            t = c[l];
            if (l != k) { c[l] = c[k]; c[k] = t; }
            axpy(n - k - 1, t, a + k * lda + k + 1, c + k + 1);
        }
    }
}
solve(n, lda)
{
    register int k, l;
    double t;
    for (k = 0; k < n - 1; k++) {
        l = pivot[k];
        t = b[l];
        if (l != k) { b[l] = b[k]; b[k] = t; }
        axpy(n - k - 1, t, a + k * lda + k + 1, b + k + 1);
    }
    for (k = n - 1; k >= 0; k--) {
        b[k] /= a[k * lda + k];
        axpy(k, -b[k], a + k * lda, b);
    }
}
fill(n, lda)
{
    int i, j, s;
    s = 1325;
    for (j = 0; j < n; j++)
        for (i = 0; i < n; i++) {
            s = 3125 * s % 65536;
            a[lda * j + i] = (s - 32768.0) / 16384.0;
        }
    for (i = 0; i < n; i++) { b[i] = 0; for (j = 0; j < n; j++) b[i] += a[lda * j + i]; }
}
main(argc)
{
    int i;
    fill(100, 101);
    if (argc > 1) { factor(100, 101); solve(100, 101); for (i = 0; i < 3; i++) printf("%f\\n", b[i]); }
    exit(0);
}
'''


def execute(precis, root, arguments, *options, command='run'):
    subprocess.run([precis, command, *options, '--root', root, '--confine', '--clear-env', '--env=PATH=/bin', '--chdir=/tmp', *arguments], check=True,
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def dhrystone(precis, root, text):
    """Returns the cycles of a pass, of `cc -O` without and with register variables, by model. As the program does, the empty loop's are
    subtracted: it runs one beside that of the passes."""
    cycles = {}
    empty = text.replace('nulltime = tms.tms_utime', 'exit(0); nulltime = tms.tms_utime')
    for variant, flags in (('no register', []), ('register', ['-DREG=register'])):
        for model in TAPE:
            used = [slope(precis, root, source, flags, model) for source in (text, empty)]
            cycles.setdefault(model, {})[variant] = used[0] - 2 * used[1]
    return cycles


def slope(precis, root, text, flags, model):
    used = []
    for loops in LOOPS:
        (root / 'tmp/dry.c').write_text(re.sub(r'^#define\s+LOOPS.*', f'#define LOOPS {loops}', text, flags=re.M))
        execute(precis, root, ['/bin/cc', '-O', *flags, '-o', 'dry', 'dry.c'])
        execute(precis, root, ['/tmp/dry'], f'--cpu={model}', f'--stats={root}/stats')
        used.append(json.loads((root / 'stats').read_text())['processes'][0]['user_cycles'])
    return (used[1] - used[0]) / (LOOPS[1] - LOOPS[0])


def linpack(precis, root):
    """Returns the cycles of factoring and solving, by model."""
    cycles = {}
    (root / 'tmp/lin.c').write_text(LINPACK)
    execute(precis, root, ['/bin/cc', '-O', '-o', 'lin', 'lin.c'])
    for model in TAPE:
        used = []
        for arguments in ([], ['x']):
            execute(precis, root, ['/tmp/lin', *arguments], f'--cpu={model}', f'--stats={root}/stats')
            used.append(json.loads((root / 'stats').read_text())['processes'][0]['user_cycles'])
        cycles[model] = used[1] - used[0]
    return cycles


def measure_tape(precis, tape, dhrystone_source):
    """Writes vax-tape.json. tape: a directory with the root file system of 4.3BSD; dhrystone_source: Dhrystone 1.1 in C."""
    tables = cycle_table.load()
    with tempfile.TemporaryDirectory(prefix='validate-tape-') as folder:
        root = Path(folder, 'root')
        shutil.copytree(tape, root, symlinks=True, ignore_dangling_symlinks=True, ignore=shutil.ignore_patterns('dev', 'vmunix', 'genvmunix'))
        (root / 'tmp').mkdir(exist_ok=True)
        for name, text in (('p.c', SOURCE), ('s', SHELL), ('d', ''.join(f'{n} k{n % 5} word{n * n}\n' for n in range(80)))):
            (root / 'tmp' / name).write_text(text)
        load = {}
        for name, arguments in RUNS.items():
            execute(precis, root, arguments, '--cpu=vax780', '--exact', '--no-calls', '-o', f'{folder}/profile', command='profile')
            table = tables.Table()
            table.read(precis, f'{folder}/profile', str(root))
            load[name] = table.means()
        recorded = {'dhrystone': dhrystone(precis, root, Path(dhrystone_source).read_text(errors='replace')), 'linpack': linpack(precis, root), 'load': load}
    lines = (f' {json.dumps(name)}: {{\n' + ',\n'.join(f'  {json.dumps(key)}: {json.dumps(rounded(value))}' for key, value in part.items()) + '\n }'
             for name, part in recorded.items())
    RECORDED.write_text('{\n' + ',\n'.join(lines) + '\n}\n')


def rounded(value):
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return round(value, 5) if isinstance(value, float) else value
