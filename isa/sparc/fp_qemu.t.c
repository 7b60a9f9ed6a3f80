/*
 * fp_qemu.t.c - floating point and VIS: single instructions on random and corner operands against qemu, and sequences of them on both
 * engines.
 *
 *     sparc_fp_qemu_test [-w] [-v] [-s SEED] [-n CASES] [-q SEQUENCES]
 *
 * A program without a library has a record of operands and results for each case: it loads fp registers, integer registers, FSR, GSR and
 * CCR, executes one instruction, and stores them. qemu's records must be those of both engines. A sequence loads all fp registers, and
 * stores them after some thirty instructions, FP loads and stores among them; the engines must agree, in fast and slow mode. -w: a 64-bit
 * program; -v: prints the differences of the lines that are not compared. Exit status 77 (skipped) if qemu is missing.
 *
 * Not compared, because qemu 7.2 deviates from the manuals: the choice between two NaNs; NaNs converted to integers, whose sign it
 * ignores; the invalid exception of a signalling NaN that is widened, which appears after a later instruction; underflow that it detects
 * after rounding; parts of the FSR after comparisons of quads; and the VIS lines of wrong_in_qemu[], which graphics.t.c checks.
 */
#include "isa/sparc/fp.h"
#include "isa/sparc/insn.h"
#include "isa/sparc/program.t.h"

enum { CODE = 0x100000, RECORDS = 0x4000000, STACK = 0x8000000, MAX_WORDS = 1 << 22, MAX_CASES = 1 << 15, SEQUENCE_WORDS = 30 };
/* Places in a record: operands, results, then the memory of sequences. */
enum {
    AT_FSR = 0,
    AT_A = 8,
    AT_B = 24,
    AT_D = 40,
    AT_G1 = 56,
    AT_G2 = 64,
    AT_G3 = 72,
    AT_GSR = 80,
    AT_CCR = 88,
    AT_F = 96,
    AT_MEMORY = 352,
    RECORD = 480
};
enum { G1 = 1, G2, G3, G4, G7 = 7, FA = 0, FB = 4, FD = 8 };

static uint32_t code[MAX_WORDS];
static unsigned words;
static uint8_t records[MAX_CASES * RECORD], theirs[sizeof records], ours[2][sizeof records];
static unsigned ncases;
static struct tested {
    const struct sparc_insn *line; /* NULL: a sequence */
    uint32_t word;
    bool compared; /* with qemu */
    unsigned first, end;
} cases[MAX_CASES];

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

static uint64_t any64(void)
{
    return (uint64_t)random32() << 32 | random32();
}

/* The bits of a number with `width` bits of exponent in a word of `bits` bits: corners, denormals, near the ends and the middle of the
 * range, with few or many digits. */
static unsigned __int128 number(unsigned bits, unsigned width)
{
    unsigned fraction_bits = bits - 1 - width, max = (1u << width) - 1, middle = max / 2;
    const unsigned fields[] = {0,          0,           1,           2,  fraction_bits, fraction_bits + 1, max - 1, max - 2, middle,
                               middle + 1, middle + 31, middle + 63, max};
    unsigned __int128 one = 1, fraction = ((unsigned __int128)any64() << 64 | any64()) & ((one << fraction_bits) - 1);
    unsigned field = below(3) ? fields[below(sizeof fields / sizeof *fields)] : below(2) ? middle - 70 + below(140) : below(max);

    switch (below(5)) {
    case 0: fraction = 0; break;
    case 1: fraction = (one << fraction_bits) - 1; break;
    case 2: fraction &= ~((one << below(fraction_bits)) - 1); break;
    case 3: fraction = one << below(fraction_bits); break;
    }
    return (unsigned __int128)below(2) << (bits - 1) | (unsigned __int128)(field & max) << fraction_bits | fraction;
}

static uint64_t lanes64(void)
{
    static const uint16_t corners[] = {0, 1, 0x7fff, 0x8000, 0xffff, 0x80, 0xff, 0x7f80, 0x8001};
    uint64_t v = 0;
    for (unsigned n = 0; n < 4; n++)
        v = v << 16 | (below(2) ? corners[below(9)] : random32() & 0xffff);
    return v;
}

/* ---- code ------------------------------------------------------------------------------------ */

static void put(uint32_t word)
{
    if (words < MAX_WORDS)
        code[words++] = word;
}

static uint32_t with_number(unsigned op, unsigned op3, unsigned rd, unsigned rs1, int value)
{
    return op << 30 | rd << 25 | op3 << 19 | rs1 << 14 | 1u << 13 | ((unsigned)value & 0x1fff);
}

enum {
    ADD = 0,
    OR = 2,
    WR = 0x30,
    RD = 0x28,
    LDX = 0xb,
    STX = 0xe,
    LDFSR = 0x21,
    LDF = 0x20,
    LDDF = 0x23,
    STFSR = 0x25,
    STF = 0x24,
    STDF = 0x27,
    GSR = 19,
    CCR = 2
};

static void set_address(unsigned rd, uint32_t value)
{
    put(rd << 25 | 4u << 22 | value >> 10);
    put(with_number(2, OR, rd, rd, value & 0x3ff));
}

static void access_double(unsigned op3, unsigned n, int at)
{
    put(with_number(3, op3, (n & 30) | n >> 5, G7, at));
}

static void load_state(void)
{
    static const uint8_t state[][2] = {{GSR, AT_GSR}, {CCR, AT_CCR}};
    for (unsigned k = 0; k < 2; k++) {
        put(with_number(3, LDX, G4, G7, state[k][1]));
        put(with_number(2, WR, state[k][0], G4, 0));
    }
    put(with_number(3, LDX, G1, G7, AT_G1));
    put(with_number(3, LDX, G2, G7, AT_G2));
    put(with_number(3, LDX, G3, G7, AT_G3));
    put(with_number(3, LDFSR, 1, G7, AT_FSR));
}

static void store_state(void)
{
    static const uint8_t state[][2] = {{GSR, AT_GSR}, {CCR, AT_CCR}};
    put(with_number(3, STFSR, 1, G7, AT_FSR));
    put(with_number(3, STX, G3, G7, AT_G3));
    for (unsigned k = 0; k < 2; k++) {
        put(2u << 30 | G4 << 25 | RD << 19 | (uint32_t)state[k][0] << 14);
        put(with_number(3, STX, G4, G7, state[k][1]));
    }
    put(with_number(2, ADD, G7, G7, RECORD));
}

static void put_case(uint32_t word)
{
    for (unsigned n = 0; n < 2; n++) {
        access_double(LDDF, FA + 2 * n, AT_A + 8 * (int)n);
        access_double(LDDF, FB + 2 * n, AT_B + 8 * (int)n);
        access_double(LDDF, FD + 2 * n, AT_D + 8 * (int)n);
    }
    load_state();
    put(word);
    access_double(STDF, FD, AT_D);
    access_double(STDF, FD + 2, AT_D + 8);
    store_state();
}

/* ---- cases ----------------------------------------------------------------------------------- */

static void set_word64(unsigned n, unsigned at, uint64_t v)
{
    v = htobe64(v);
    memcpy(records + n * RECORD + at, &v, 8);
}

static uint64_t word64(const uint8_t *record, unsigned at)
{
    uint64_t v;
    memcpy(&v, record + at, 8);
    return be64toh(v);
}

static uint32_t set_field(const struct sparc_insn *i, char letter, uint32_t word, uint64_t value)
{
    return pattern_width(&i->bits, letter) ? (uint32_t)pattern_set_field(&i->bits, letter, word, value) : word;
}

/* The line's word with random fields. */
static uint32_t random_word(const struct sparc_insn *i)
{
    return (uint32_t)i->bits.match | (random32() & (uint32_t)pattern_bits(&i->bits, "abcdefghijklmnopqrstuvwxyz"));
}

static bool is_vis(const struct sparc_insn *i)
{
    return i->timing >= SPARC_CLASS_VIS && i->timing <= SPARC_CLASS_ALIGN;
}

/* An operand in the format that the line's operand list gives it: "ft" a single, "dt" a double, "qt" a quad, "t" none. */
static void set_operand(unsigned n, unsigned at, const struct sparc_insn *i, char field)
{
    const char names[][3] = {{'f', field, 0}, {'d', field, 0}, {'q', field, 0}};
    bool vis = is_vis(i), integer = i->name[1] == 'x' || i->name[1] == 'i';
    unsigned __int128 v = (unsigned __int128)any64() << 64 | any64();

    if (vis)
        v = (unsigned __int128)lanes64() << 64 | lanes64();
    else if (integer && below(2))
        v = (unsigned __int128)(below(2) ? any64() >> below(64) : -(any64() >> below(64))) << 64;
    else if (!integer && strstr(i->operands, names[0]))
        v = number(32, 8) << 96;
    else if (!integer && strstr(i->operands, names[1]))
        v = number(64, 11) << 64;
    else if (strstr(i->operands, names[2]))
        v = number(128, 15);
    set_word64(n, at, (uint64_t)(v >> 64));
    set_word64(n, at + 8, (uint64_t)v);
}

/* For each line whose registers cases choose. */
static bool is_tested(const struct sparc_insn *i)
{
    return (i->timing >= SPARC_CLASS_FMOVE && i->timing <= SPARC_CLASS_ALIGN) || !strcmp(i->name, "mov_fcc");
}

static bool uses_integers(const struct sparc_insn *i, const char *name)
{
    const char *at = strstr(i->operands, name);
    return at && (at[strlen(name)] == ',' || !at[strlen(name)]);
}

static bool is_wrong_in_qemu(const char *name)
{
    static const char *const wrong_in_qemu[] = {
        "fmul8x16", "fmul8x16au", "fmul8x16al", "fmul8ulx16", "fmuld8sux16", "fmuld8ulx16", "fpmerge",  "fexpand", "fpsub16",
        "fpsub16s", "fpsub32",    "fpsub32s",   "fcmple16",   "fcmple32",    "fcmpgt16",    "fcmpgt32", "edge8",   "edge8l",
        "edge16",   "edge16l",    "edge32",     "edge32l",    "array8",      "array16",     "array32"};
    for (unsigned n = 0; n < sizeof wrong_in_qemu / sizeof *wrong_in_qemu; n++)
        if (!strcmp(name, wrong_in_qemu[n]))
            return true;
    return false;
}

static void add_case(const struct sparc_insn *i)
{
    unsigned n = ncases++;
    uint32_t word = random_word(i);
    bool vis = is_vis(i);

    word = set_field(i, 's', word, uses_integers(i, "=s") || uses_integers(i, ",s") ? G1 : FA);
    word = set_field(i, 't', word, uses_integers(i, ",t") ? G2 : FB);
    word = set_field(i, 'd', word, i->operands[0] == 'd' && i->operands[1] == '=' ? G3 : uses_integers(i, "cc,d=s") ? G3 : FD);
    if (strstr(i->operands, "cc,d=") || strstr(i->operands, "gsr,d="))
        word = set_field(i, 'd', word, G3);
    word = set_field(i, 'j', word, G2);
    for (unsigned at = 0; at < RECORD; at += 8)
        set_word64(n, at, any64());
    set_operand(n, AT_A, i, 's');
    set_operand(n, AT_B, i, 't');
    if (!below(8)) /* close to each other */
        set_word64(n, AT_B, word64(records + n * RECORD, AT_A) ^ (uint64_t)below(2) << 63 ^ below(2));
    if (vis && below(2))
        set_word64(n, AT_G2, (word64(records + n * RECORD, AT_G1) & ~7ull) + below(16));
    if (!below(4))
        set_word64(n, AT_G1, below(2) ? 0 : below(2));
    set_word64(n, AT_FSR, (any64() & SPARC_FSR_LDXFSR & ~(SPARC_FSR_TEM | SPARC_FSR_NS)) & (below(2) ? ~SPARC_FSR_RD : ~0ull));
    set_word64(n, AT_GSR, any64() & 0xff);
    set_word64(n, AT_CCR, any64() & 0xff);
    cases[n] = (struct tested){.line = i, .word = word, .compared = true, .first = words};
    put_case(word);
    cases[n].end = words;
}

/* ---- sequences ------------------------------------------------------------------------------- */

/* A load, a store, or an FPop or VIS instruction on any registers. */
static void put_any(const struct sparc_insn *const *lines, unsigned count)
{
    const struct sparc_insn *i = lines[below(count)];
    uint32_t word = random_word(i);
    int at = AT_MEMORY + 8 * (int)below(16);

    switch (below(8)) {
    case 0: put(with_number(3, LDDF, below(32), G7, at)); return;
    case 1: put(with_number(3, STDF, below(32), G7, at)); return;
    case 2: put(with_number(3, LDF, below(32), G7, at + 4 * (int)below(2))); return;
    case 3: put(with_number(3, STF, below(32), G7, at + 4 * (int)below(2))); return;
    }
    word = set_field(i, 's', word, uses_integers(i, "=s") || uses_integers(i, ",s") ? 1 + below(4) : below(32));
    if (i->operands[0] == 'd' && i->operands[1] == '=')
        word = set_field(i, 'd', word, 1 + below(4));
    if (strstr(i->operands, "cc,d=") || strstr(i->operands, "gsr,d="))
        word = set_field(i, 'd', word, 1 + below(4));
    word = set_field(i, 'j', word, 1 + below(4));
    if (i->timing == SPARC_CLASS_QUAD) /* multiples of 4 */
        word &= ~(2u << 25 | 2u << 14 | 2u);
    put(word);
}

static void add_sequence(const struct sparc_insn *const *lines, unsigned count)
{
    unsigned n = ncases++;

    for (unsigned at = 0; at < RECORD; at += 8)
        set_word64(n, at, below(3) ? (uint64_t)number(64, 11) : (uint64_t)(number(32, 8) << 32 | number(32, 8)));
    set_word64(n, AT_FSR, any64() & SPARC_FSR_LDXFSR & ~SPARC_FSR_TEM & (below(4) ? ~(SPARC_FSR_RD | SPARC_FSR_NS) : ~0ull));
    set_word64(n, AT_CCR, any64() & 0xff);
    cases[n] = (struct tested){.first = words};
    for (unsigned k = 0; k < 32; k++)
        put(with_number(3, LDDF, k, G7, AT_F + 8 * (int)k));
    load_state();
    for (unsigned k = 0; k < SEQUENCE_WORDS; k++)
        put_any(lines, count);
    for (unsigned k = 0; k < 32; k++)
        put(with_number(3, STDF, k, G7, AT_F + 8 * (int)k));
    store_state();
    cases[n].end = words;
}

static void build(bool wide, unsigned each, unsigned sequences)
{
    static const struct sparc_insn *lines[400];
    size_t count;
    const struct sparc_insn *all = sparc_insns(&count);
    unsigned nlines = 0;

    set_address(G7, RECORDS);
    for (size_t k = 0; k < count; k++)
        if (is_tested(&all[k]) && nlines < 400)
            lines[nlines++] = &all[k];
    for (unsigned k = 0; k < nlines; k++)
        for (unsigned n = 0; n < each && ncases < MAX_CASES; n++)
            add_case(lines[k]);
    for (unsigned n = 0; n < sequences && ncases < MAX_CASES; n++)
        add_sequence(lines, nlines);
    put(with_number(2, OR, 8, 0, 1)); /* write(1, RECORDS, ...) */
    set_address(9, RECORDS);
    set_address(10, ncases * RECORD);
    put(with_number(2, OR, G1, 0, 4));
    put(0x91d02000 | (wide ? 0x6d : 0x10));
    put(with_number(2, OR, 8, 0, 0)); /* exit(0) */
    put(with_number(2, OR, G1, 0, 1));
    put(0x91d02000 | (wide ? 0x6d : 0x10));
}

/* ---- comparison ------------------------------------------------------------------------------ */

static bool is_nan(unsigned format, const uint8_t *record, unsigned at)
{
    uint64_t v = word64(record, at), low = word64(record, at + 8);

    switch (format) {
    case 1: return (v >> 32 & 0x7fffffff) > 0x7f800000;
    case 2: return (v & INT64_MAX) > 0x7ff0000000000000;
    default: return (v & INT64_MAX) > 0x7fff000000000000 || ((v & INT64_MAX) == 0x7fff000000000000 && low);
    }
}

/* Whether qemu may deviate from the manual: see above. */
static bool may_deviate(const struct tested *c, const uint8_t *before)
{
    const struct sparc_insn *i = c->line;
    unsigned format = strstr(i->operands, "=fs") || strstr(i->operands, "=ft")   ? 1
                      : strstr(i->operands, "=ds") || strstr(i->operands, "=dt") ? 2
                                                                                 : 3;
    bool a = is_nan(format, before, AT_A), b = is_nan(format, before, AT_B);

    if (is_wrong_in_qemu(i->name))
        return true;
    if (is_vis(i) || i->timing == SPARC_CLASS_FMOVE)
        return false;
    if (strstr(i->operands, ",fs") || strstr(i->operands, "=fs") || strstr(i->operands, "=ds") || strstr(i->operands, "=qs"))
        return a && b && !strstr(i->operands, "fcc");
    return b && (i->name[3] == 'o' || i->name[2] == 't'); /* fdtoi, fstod */
}

/* FSR bits that may deviate: underflow; after a case with a widened NaN, invalid. */
enum {
    UNDERFLOW_BITS = SPARC_FP_UF | SPARC_FP_UF << SPARC_FSR_AEXC_SHIFT,
    INVALID_BITS = SPARC_FP_NV | SPARC_FP_NV << SPARC_FSR_AEXC_SHIFT
};

/* Its comparisons of quads clear the lower half of the FSR if they set another condition code than fcc0, and raise invalid in aexc. */
static uint64_t fsr_mask(const struct sparc_insn *i)
{
    if (i->timing != SPARC_CLASS_QUAD || strncmp(i->name, "fcmp", 4))
        return ~(uint64_t)UNDERFLOW_BITS;
    return strstr(i->name, "_n") ? ~(uint64_t)UINT32_MAX : ~(uint64_t)(UNDERFLOW_BITS | INVALID_BITS);
}

static bool equal(const struct tested *c, unsigned n, const uint8_t *a, const uint8_t *b)
{
    uint64_t fsr = (word64(a, AT_FSR) ^ word64(b, AT_FSR)) & fsr_mask(c->line);
    bool leaked = n && strchr(cases[n - 1].line->name, 't') && cases[n - 1].line->timing != SPARC_CLASS_FMOVE;

    if (leaked)
        fsr &= ~(uint64_t)INVALID_BITS;
    return !fsr && !memcmp(a + AT_A, b + AT_A, RECORD - AT_A);
}

static void print_case(const struct tested *c, unsigned n, const uint8_t *a, const uint8_t *b, const char *who)
{
    static const struct {
        const char *name;
        unsigned at;
    } places[] = {{"fsr", AT_FSR}, {"a", AT_A},   {"b", AT_B},   {"d", AT_D},     {"d low", AT_D + 8},
                  {"g1", AT_G1},   {"g2", AT_G2}, {"g3", AT_G3}, {"gsr", AT_GSR}, {"ccr", AT_CCR}};
    char text[128] = "a sequence";

    if (c->line)
        sparc_disassemble(c->word, 0, true, text, sizeof text);
    printf("case %u: %s\n", n, text);
    for (unsigned k = 0; k < sizeof places / sizeof *places; k++)
        printf("  %-6s before %016llx, %s %016llx, precis %016llx\n", places[k].name,
               (unsigned long long)word64(records + n * RECORD, places[k].at), who, (unsigned long long)word64(a, places[k].at),
               (unsigned long long)word64(b, places[k].at));
    for (unsigned at = AT_F; at < RECORD; at += 8)
        if (word64(a, at) != word64(b, at))
            printf("  at %u  before %016llx, %s %016llx, precis %016llx\n", at, (unsigned long long)word64(records + n * RECORD, at), who,
                   (unsigned long long)word64(a, at), (unsigned long long)word64(b, at));
    for (unsigned k = c->line ? c->end : c->first; k < c->end; k++) {
        sparc_disassemble(code[k], CODE + 4 * k, true, text, sizeof text);
        printf("    %s\n", text);
    }
}

static unsigned compare(bool verbose)
{
    unsigned different = 0, skipped = 0;

    for (unsigned n = 0; n < ncases; n++) {
        const struct tested *c = &cases[n];
        const uint8_t *before = records + n * RECORD, *qemu = theirs + n * RECORD, *interp = ours[0] + n * RECORD,
                      *jit = ours[1] + n * RECORD;
        if (memcmp(interp, jit, RECORD) && different++ < 5)
            print_case(c, n, interp, jit, "interpreter");
        if (!c->compared || equal(c, n, qemu, interp))
            continue;
        bool deviates = may_deviate(c, before);
        skipped += deviates;
        if (deviates ? verbose : different++ < 10)
            print_case(c, n, qemu, interp, "qemu");
    }
    printf("%u cases, %u words, %u differ, %u not compared\n", ncases, words, different, skipped);
    return different;
}

int main(int argc, char **argv)
{
    unsigned each = 30, sequences = 300;
    bool wide = false, verbose = false;
    int option;

    while ((option = getopt(argc, argv, "wvs:n:q:")) != -1) {
        switch (option) {
        case 'w': wide = true; break;
        case 'v': verbose = true; break;
        case 's': seed = strtoull(optarg, NULL, 0); break;
        case 'n': each = (unsigned)strtoul(optarg, NULL, 0); break;
        case 'q': sequences = (unsigned)strtoul(optarg, NULL, 0); break;
        default: return 2;
        }
    }
    if (system("command -v qemu-sparc64 >/dev/null 2>&1 && command -v qemu-sparc32plus >/dev/null 2>&1") != 0) {
        puts("no qemu-sparc64 here: skipped");
        return 77;
    }
    build(wide, each, sequences);
    for (unsigned n = 0; n < words; n++)
        code[n] = htobe32(code[n]);
    struct program p = {wide,
                        {{CODE, words * 4ull, words * 4ull, code},
                         {RECORDS, ncases * (uint64_t)RECORD, ncases * (uint64_t)RECORD, records},
                         {STACK, 4, 0x2000, code}}};
    if (!program_run_precis(&p, ours[0], false) || !program_run_precis(&p, ours[1], true) || !program_run_qemu(&p, "", theirs))
        return 1;
    for (unsigned n = 0; n < words; n++)
        code[n] = be32toh(code[n]);
    return compare(verbose) != 0;
}
