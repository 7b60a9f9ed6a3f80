/*
 * qemu.t.c - runs random instruction streams on precis and on qemu-sparc64 or qemu-sparc32plus, and compares what they leave.
 *
 *     sparc_qemu_test [-j] [-w] [-v] [-s SEED] [-n STREAMS] [-l ATOMS]
 *
 * The streams are one program without a library. Each has a record in memory: it loads all registers from it, executes random
 * instructions, and stores all registers in it; the record also has the memory that the instructions access. At the end the program
 * writes the records to its standard output, which is compared with the memory of precis' cpu at that system call. -w: a 64-bit program;
 * -j: with the host translator; -v: prints the first stream that differs. Exit status 77 (skipped) if qemu is missing.
 */
#include "isa/sparc/insn.h"
#include "isa/sparc/program.t.h"

enum {
    CODE = 0x100000,
    RECORDS = 0x4000000,
    STACK = 0x8000000,
    STACK_BYTES = 0x100000,
    RECORD = 1280, /* bytes of a record: registers by number, then these */
    AT_Y = 32 * 8, /* places in it */
    AT_CCR = 33 * 8,
    AT_DEPTH = 34 * 8,
    AT_MEMORY = 960, /* the middle of the memory that instructions access */
    MEMORY = 240,    /* bytes on either side of it */
    MAX_WORDS = 1 << 22,
};
enum { G1 = 1, G5 = 5, G6 = 6, G7 = 7, SP = 14, O7 = 15, FP = 30, I7 = 31 };

static uint32_t code[MAX_WORDS];
static unsigned words;
static unsigned starts[1 << 16]; /* the first word of each stream */
static bool wide;

/* ---- random numbers -------------------------------------------------------------------------- */

static uint64_t seed = 1;

static uint32_t random32(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(seed >> 16);
}

static unsigned below(unsigned n)
{
    return random32() % n;
}

/* Often a number with long runs of equal bits, near a power of two. */
static uint64_t random64(void)
{
    uint64_t v = (uint64_t)random32() << 32 | random32();
    switch (below(4)) {
    case 0: return (1ull << below(64)) - below(3);
    case 1: return (uint64_t)(int64_t)(int32_t)v;
    case 2: return (uint32_t)v;
    default: return v;
    }
}

/* ---- instructions ---------------------------------------------------------------------------- */

static void put(uint32_t word)
{
    if (words < MAX_WORDS)
        code[words++] = word;
}

static uint32_t with_number(unsigned op, unsigned op3, unsigned rd, unsigned rs1, int number)
{
    return op << 30 | rd << 25 | op3 << 19 | rs1 << 14 | 1u << 13 | ((unsigned)number & 0x1fff);
}

static uint32_t with_register(unsigned op, unsigned op3, unsigned rd, unsigned rs1, unsigned rs2)
{
    return op << 30 | rd << 25 | op3 << 19 | rs1 << 14 | rs2;
}

enum {
    ADD = 0,
    OR = 2,
    XOR = 3,
    SUBCC = 0x14,
    SAVE = 0x3c,
    RESTORE = 0x3d,
    JMPL = 0x38,
    RETURN = 0x39,
    WR = 0x30,
    RD = 0x28,
    LDX = 0xb,
    STX = 0xe
};
enum { NOP = 0x01000000 };

static void set_address(unsigned rd, uint32_t value)
{
    put(rd << 25 | 4u << 22 | value >> 10);
    put(with_number(2, OR, rd, rd, value & 0x3ff));
}

/* Registers that instructions may not write: the record's, the stack's, and a loop's counter or a leaf's return address. */
static uint32_t kept = 1u << G5 | 1u << G6 | 1u << G7 | 1u << SP | 1u << FP;

static unsigned target(void)
{
    unsigned r;
    do
        r = below(32);
    while (kept >> r & 1);
    return r;
}

static unsigned pair_target(void)
{
    unsigned r;
    do
        r = below(16) * 2;
    while (kept >> r & 3);
    return r;
}

/* ---- lines of the table that streams use, by what they need --------------------------------------- */

enum need { NEED_NOTHING, NEED_DIVISOR, NEED_MEMORY };
static struct {
    const struct sparc_insn *line;
    enum need need;
    unsigned bytes;
} used[400];
static unsigned nused;

static unsigned bytes_of(const char *name)
{
    static const struct {
        const char *name;
        unsigned bytes;
    } sizes[] = {{"ldub", 1}, {"ldsb", 1}, {"stb", 1}, {"ldstub", 1}, {"lduh", 2}, {"ldsh", 2}, {"sth", 2}, {"ldtw", 8},
                 {"sttw", 8}, {"ldx", 8},  {"stx", 8}, {"casx", 8},   {"ldsw", 4}, {"cas", 4},  {"swap", 4}};
    for (unsigned n = 0; n < sizeof sizes / sizeof *sizes; n++)
        if (!strncmp(name, sizes[n].name, strlen(sizes[n].name)))
            return sizes[n].bytes;
    return 4;
}

static void choose_lines(void)
{
    size_t count;
    const struct sparc_insn *all = sparc_insns(&count);

    for (size_t n = 0; n < count; n++) {
        enum need need = NEED_NOTHING;
        switch (all[n].timing) {
        case SPARC_CLASS_ALU:
        case SPARC_CLASS_FLAGS:
        case SPARC_CLASS_ADDC:
        case SPARC_CLASS_SHIFT:
        case SPARC_CLASS_MUL:
        case SPARC_CLASS_MULX:
        case SPARC_CLASS_MOVCC: break;
        case SPARC_CLASS_DIV:
        case SPARC_CLASS_DIVX: need = NEED_DIVISOR; break;
        case SPARC_CLASS_LOAD:
        case SPARC_CLASS_SLOAD:
        case SPARC_CLASS_LOADD:
        case SPARC_CLASS_STORE:
        case SPARC_CLASS_STORED:
        case SPARC_CLASS_ATOMIC: need = NEED_MEMORY; break;
        default: continue;
        }
        if (!strncmp(all[n].name, "prefetch", 8) || !strcmp(all[n].name + strlen(all[n].name) - 2, "tv") || nused == 400)
            continue;
        used[nused].line = &all[n];
        used[nused].need = need;
        used[nused++].bytes = bytes_of(all[n].name);
    }
}

static uint32_t set_field(const struct sparc_insn *i, char letter, uint32_t word, uint64_t value)
{
    return pattern_width(&i->bits, letter) ? (uint32_t)pattern_set_field(&i->bits, letter, word, value) : word;
}

static uint32_t fill_fields(const struct sparc_insn *i)
{
    uint32_t word = (uint32_t)i->bits.match | (random32() & ~(uint32_t)i->bits.mask);
    uint32_t small = below(3) ? random32() : below(64) - 32;

    word = set_field(i, 'd', word, i->timing == SPARC_CLASS_LOADD || i->timing == SPARC_CLASS_STORED ? pair_target() : target());
    return set_field(i, 'o', word, below(2) ? SPARC_OPERAND_IMMEDIATE | (small & 0x1fff) : below(32));
}

/* An access: %g6 plus a number, plus a register that has been set, or %g6 itself. */
static void put_access(const struct sparc_insn *i, uint32_t word, unsigned bytes)
{
    static const uint8_t asis[] = {0x80, 0x88};
    int at = ((int)below(2 * MEMORY / bytes) - (int)(MEMORY / bytes)) * (int)bytes;
    unsigned index = target(), asi = asis[below(2)];
    bool by_number = below(2);

    word = set_field(i, 's', word, G6);
    word = set_field(i, 'o', word, by_number ? SPARC_OPERAND_IMMEDIATE | ((unsigned)at & 0x1fff) : index);
    word = set_field(i, 'i', word, by_number);
    word = set_field(i, 'j', word, by_number ? (unsigned)at & 0x1fff : asi << 5 | index);
    word = set_field(i, 'a', word, asi);
    if (pattern_width(&i->bits, 'a')) { /* a register alone */
        while (!index)
            index = target();
        put(with_number(2, ADD, index, G6, at));
        word = set_field(i, 's', word, index);
    } else if (!by_number) {
        put(with_number(2, OR, index, 0, at));
        if (!index)
            word = set_field(i, 'o', word, 0);
    }
    put(word);
}

/* The instruction on two registers that sethi has set, often to numbers next to an overflow: their low bits, the tags, are 0. */
static void on_high_numbers(const struct sparc_insn *i, uint32_t word)
{
    enum { SETHI = 4 << 22, MOST = 0x3fffff };
    static const uint32_t edges[] = {MOST / 2, MOST / 2 + 1, MOST, 1};
    unsigned r[2];

    for (unsigned k = 0; k < 2; k++) {
        r[k] = target();
        put(r[k] << 25 | SETHI | (below(2) ? random32() & MOST : edges[below(sizeof edges / sizeof *edges)]));
    }
    put(set_field(i, 'o', set_field(i, 's', word, r[0]), r[1]));
    if (!below(3))
        put(with_register(2, RD, target(), 2, 0)); /* %ccr: later instructions overwrite it */
}

static void plain(void)
{
    unsigned n = below(nused);
    const struct sparc_insn *i = used[n].line;
    uint32_t word = fill_fields(i);
    unsigned divisor = target();

    switch (used[n].need) {
    case NEED_MEMORY: put_access(i, word, used[n].bytes); return;
    case NEED_DIVISOR:
        while (!divisor)
            divisor = target();
        if (below(2))
            put(with_number(2, WR, 0, 0, (int)below(3) - 1));
        put(with_number(2, OR, divisor, divisor, 1));
        put(set_field(i, 'o', word, below(2) ? divisor : SPARC_OPERAND_IMMEDIATE | (below(0x1fff) + 1)));
        return;
    default:
        if (below(4))
            put(word);
        else
            on_high_numbers(i, word);
    }
}

/* State registers. */
static void state(void)
{
    unsigned r = target();
    switch (below(8)) {
    case 0: put(with_register(2, RD, r, 0, 0)); break;
    case 1: put(with_register(2, RD, r, 2, 0)); break;
    case 2: put(with_register(2, WR, 0, below(32), below(32))); break;
    case 3: put(with_register(2, WR, 2, below(32), below(32))); break;
    case 4: put(with_number(2, WR, 3, 0, below(2) ? 0x80 : 0x88)); break;
    case 5: put(with_register(2, RD, r, 3, 0)); break;
    case 6: put(with_register(2, RD, r, 5, 0)); break;
    default: put(with_number(2, 0x24, r, below(32), (int)below(0x2000))); break; /* mulscc */
    }
}

/* A single word, for a delay slot. */
static void slot(void)
{
    unsigned before;
    do {
        before = words;
        plain();
        if (words != before + 1)
            words = before;
    } while (words == before);
}

static void atoms(unsigned n, unsigned depth);

/* ---- control flow ---------------------------------------------------------------------------- */

static uint32_t branch_word(unsigned disp, bool annuls)
{
    static const uint8_t rconds[] = {1, 2, 3, 5, 6, 7};
    uint32_t a = (uint32_t)annuls << 29;
    switch (below(3)) {
    case 0: return a | below(16) << 25 | 2u << 22 | (disp & 0x3fffff);
    case 1: return a | below(16) << 25 | 1u << 22 | below(2) << 21 | below(2) << 19 | (disp & 0x7ffff);
    default:
        return a | (uint32_t)rconds[below(6)] << 25 | 3u << 22 | (disp >> 14 & 3) << 20 | below(2) << 19 | below(32) << 14 |
               (disp & 0x3fff);
    }
}

/* A branch over some instructions, or, in its slot, a second one. */
static void forward(unsigned depth)
{
    unsigned at = words;
    bool couple = below(12) == 0;

    put(NOP);
    if (couple)
        put(NOP);
    else
        slot();
    unsigned inner = words;
    if (couple)
        slot();
    atoms(1 + below(3), depth);
    code[at] = branch_word(words - at, below(2));
    if (couple) {
        put(NOP);
        code[inner - 1] = branch_word(words - (inner - 1), below(2));
    }
}

static void loop(void)
{
    unsigned turns = 1 + below(5), at;

    put(with_number(2, OR, G5, 0, (int)turns));
    at = words;
    atoms(1 + below(3), 0);
    put(with_number(2, SUBCC, G5, G5, 1));
    unsigned branch = words;
    put((uint32_t)below(2) << 29 | 9u << 25 | 2u << 22 | ((at - branch) & 0x3fffff)); /* bne */
    slot();
}

static void init_window(void)
{
    for (unsigned r = 8; r < 24; r++)
        if (r != SP)
            put(with_number(3, LDX, r, G7, (int)(8 * ((r + below(8)) & 31))));
}

static void call_word(unsigned at, unsigned to)
{
    code[at] = 1u << 30 | ((to - at) & 0x3fffffff);
}

/* A call of a function that follows it, with its window. */
static void call(unsigned depth)
{
    unsigned at = words;
    uint32_t before = kept;

    put(NOP);
    kept |= 1u << O7;
    slot();
    kept = before;
    unsigned over = words;
    put(NOP);
    call_word(at, words);
    put(with_number(2, SAVE, SP, SP, -176));
    init_window();
    kept |= 1u << I7;
    if (depth)
        call(depth - 1);
    atoms(1 + below(4), 0);
    put(with_register(2, XOR, G1, G1, 16 + below(8)));
    if (below(2)) {
        put(with_number(2, RETURN, 0, I7, 8));
        slot();
    } else {
        put(with_number(2, JMPL, 0, I7, 8));
        uint32_t word = with_register(2, RESTORE, 0, below(32), below(32));
        put(word | target() << 25);
    }
    kept = before;
    code[over] = 1u << 29 | 8u << 25 | 2u << 22 | (words - over); /* ba,a */
}

/* A jump to an address in a register. */
static void jump(void)
{
    unsigned r = target();

    while (!r)
        r = target();
    uint32_t to = CODE + 4 * (words + 4);
    set_address(r, to);
    put(with_number(2, JMPL, target(), r, 0));
    slot();
}

/* save and restore with random operands: not of %sp. */
static void window(void)
{
    put(with_number(2, SAVE, SP, SP, -176));
    init_window();
    atoms(1, 0);
    put(with_number(2, RESTORE, target(), below(32), (int)below(0x2000)));
}

static void atoms(unsigned n, unsigned depth)
{
    while (n--) {
        unsigned kind = below(40);
        if (kind < 4)
            state();
        else if (kind < 10)
            forward(0);
        else if (kind == 10 && depth)
            loop();
        else if (kind == 11 && depth)
            call(below(4) ? below(3) : below(14));
        else if (kind == 12 && depth)
            window();
        else if (kind == 13)
            jump();
        else
            plain();
    }
}

static void stream(unsigned length)
{
    put(with_number(2, ADD, G6, G7, AT_MEMORY));
    put(with_number(3, LDX, G1, G7, AT_Y));
    put(with_register(2, WR, 0, G1, 0));
    put(with_number(3, LDX, G1, G7, AT_CCR));
    put(with_register(2, WR, 2, G1, 0));
    put(with_number(2, WR, 3, 0, 0x80));
    for (unsigned r = 1; r < 32; r++)
        if (!(kept >> r & 1))
            put(with_number(3, LDX, r, G7, (int)(8 * r)));
    atoms(length, 1);
    for (unsigned r = 0; r < 32; r++)
        put(with_number(3, STX, r, G7, (int)(8 * r)));
    put(with_register(2, RD, G1, 0, 0));
    put(with_number(3, STX, G1, G7, AT_Y));
    put(with_register(2, RD, G1, 2, 0));
    put(with_number(3, STX, G1, G7, AT_CCR));
    put(with_number(2, ADD, G7, G7, RECORD));
}

static void system_call(unsigned number)
{
    put(with_number(2, OR, G1, 0, (int)number));
    put(0x91d02000 | (wide ? 0x6d : 0x10)); /* ta */
}

static void program(unsigned streams, unsigned length)
{
    unsigned top = STACK + STACK_BYTES - 1024;

    choose_lines();
    set_address(SP, top - (wide ? SPARC_STACK_BIAS : 0));
    set_address(FP, top + 512 - (wide ? SPARC_STACK_BIAS : 0));
    set_address(G7, RECORDS);
    put(with_register(2, OR, G5, 0, 0));
    for (unsigned n = 0; n < streams; n++) {
        starts[n] = words;
        stream(length);
    }
    put(with_number(2, OR, 8, 0, 1)); /* write(1, RECORDS, ...) */
    set_address(9, RECORDS);
    set_address(10, streams * RECORD);
    system_call(4);
    put(with_number(2, OR, 8, 0, 0)); /* exit(0) */
    system_call(1);
}

/* ---- comparison ------------------------------------------------------------------------------ */

static uint64_t word_of(const uint8_t *record, unsigned n)
{
    uint64_t v;
    memcpy(&v, record + 8 * n, 8);
    return be64toh(v);
}

static void list_stream(unsigned n)
{
    char text[128];
    for (unsigned k = starts[n]; k < starts[n + 1] && k < words; k++) {
        sparc_disassemble(code[k], CODE + 4 * k, wide, text, sizeof text);
        printf("  %x: %08x  %s\n", CODE + 4 * k, code[k], text);
    }
}

static unsigned compare(const uint8_t *theirs, const uint8_t *ours, unsigned streams, bool verbose)
{
    unsigned different = 0;
    for (unsigned n = 0; n < streams; n++) {
        const uint8_t *a = theirs + n * RECORD, *b = ours + n * RECORD;
        if (!memcmp(a, b, RECORD))
            continue;
        if (different++ >= 3)
            continue;
        printf("stream %u:\n", n);
        for (unsigned k = 0; k < RECORD / 8; k++)
            if (word_of(a, k) != word_of(b, k))
                printf("  word %u (%c%u): qemu %016llx, precis %016llx\n", k,
                       k < 32    ? "goli"[k / 8]
                       : k == 32 ? 'y'
                       : k == 33 ? 'c'
                                 : 'm',
                       k % 8, (unsigned long long)word_of(a, k), (unsigned long long)word_of(b, k));
        if (verbose && different == 1)
            list_stream(n);
    }
    printf("%u streams, %u words, %u differ\n", streams, words, different);
    return different;
}

int main(int argc, char **argv)
{
    unsigned streams = 300, length = 40;
    bool jit = false, verbose = false;
    int option;

    while ((option = getopt(argc, argv, "jwvs:n:l:")) != -1) {
        switch (option) {
        case 'j': jit = true; break;
        case 'w': wide = true; break;
        case 'v': verbose = true; break;
        case 's': seed = strtoull(optarg, NULL, 0); break;
        case 'n': streams = (unsigned)strtoul(optarg, NULL, 0); break;
        case 'l': length = (unsigned)strtoul(optarg, NULL, 0); break;
        default: return 2;
        }
    }
    if (system("command -v qemu-sparc64 >/dev/null 2>&1 && command -v qemu-sparc32plus >/dev/null 2>&1") != 0) {
        puts("no qemu-sparc64 here: skipped");
        return 77;
    }
    size_t size = (size_t)streams * RECORD;
    uint8_t *records = malloc(size), *theirs = malloc(size), *ours = malloc(size);
    if (!records || !theirs || !ours || streams >= sizeof starts / sizeof *starts - 1)
        return 2;
    program(streams, length);
    starts[streams] = words;
    for (size_t n = 0; n < size / 8; n++) {
        uint64_t v = htobe64(random64());
        memcpy(records + 8 * n, &v, 8);
    }
    uint32_t *image = malloc(words * sizeof *image);
    for (unsigned n = 0; image && n < words; n++)
        image[n] = htobe32(code[n]);
    struct program p = {wide, {{CODE, words * 4ull, words * 4ull, image}, {RECORDS, size, size, records}, {STACK, 4, STACK_BYTES, image}}};
    /* One instruction a block: in its blocks qemu 7.2 jumps to address 5 after some branches in delay slots. */
    bool bad = !image || !program_run_precis(&p, ours, jit) || !program_run_qemu(&p, "-singlestep", theirs) ||
               compare(theirs, ours, streams, verbose) != 0;
    free(image);
    free(records);
    free(theirs);
    free(ours);
    return bad;
}
