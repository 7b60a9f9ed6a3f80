/*
 * ski.t.c - compares instructions, interpreted and translated, with what Ski computed: digests in ski.txt.
 *
 *     ia64_ski.t FILE            the digests of both engines must be those of FILE
 *     ia64_ski.t -m FILE [NAME...]  mutants of the lines without a model: each micro-operation is changed in turn, and the digests must
 *                                notice
 *     ia64_ski.t -l FILE         lists the lines that have digests
 *     ia64_ski.t -n              lists all lines that have cases
 *     ia64_ski.t -w LINE         writes the cases of a line of insns.def for ski_cases.S
 *     ia64_ski.t -r LINE OUTPUT  reads its output and prints the line for FILE: '-' where it differs, with the first difference on stderr
 *     ia64_ski.t --system ...    the same for system_cases.S, a kernel in Ski's system mode, and ski_system.txt: lines on frames, the user
 *                                mask, the ALAT and access rights, and lines that fault; mutants are of all lines
 *     ia64_ski.t --sequences ...     the same for sequences of two and three instructions in that kernel, and ski_sequences.txt; a LINE has
 *                                ENCODINGS of them
 *
 * Each line has ENCODINGS random encodings with OPERANDS random and corner states each, chosen by the line's name. A digest covers an
 * encoding: all registers, NaT bits, predicates, status flags, memory and the next address after each state. States in which the
 * instruction faults take no part without --system, nor do the values of registers that are NaT.
 */
#include "emu/engine/digest.t.h"
#include "isa/ia64/sequence.t.h"
#include "isa/ia64/system.t.h"

enum {
    ENCODINGS = 12,
    OPERANDS = 16,
    GENERAL = 10,
    WORDS = 44,
    SKI_CODE = CODE_BYTES,
    NEAR = 3,
    NEAR_SYSTEM = 6,
    NEAR_SEQUENCE = 8,
    FAR = 210,
    TRIES = 64
};
static const uint8_t general[GENERAL] = {1, 2, 3, 8, 9, 10, 11, 33, 40, 127};

/* A state as ski_cases.S reads and writes it. */
struct record {
    uint64_t ip; /* of the first bundle; of the next */
    uint64_t r[GENERAL], nat;
    struct {
        uint64_t sig, exp;
    } f[FLOATS];
    uint64_t pr, b[8], unat, ccv, csd, lc, ec, fpsr, pfs;
    uint8_t memory[MODEL_MEMORY];
};
_Static_assert(sizeof(struct record) == WORDS * 8 + MODEL_MEMORY, "the layout of ski_cases.S");

enum { SEQUENCE_LINES = 80 };

struct encoding {
    struct sequence q; /* with --sequences */
    uint64_t x, l, ip;
    unsigned slot;
    uint64_t advanced, advanced_fr, store; /* instructions before it */
    struct system_state state[OPERANDS];
};

/* The state after a case. */
struct outcome {
    struct record user;
    struct system_record system;
};

struct cases {
    struct test t;
    struct names n;
    bool system, sequences; /* sequences are run by the kernel: system is true, too */
    struct encoding encoding[ENCODINGS];
};

/* ---- lines */

static bool starts_with_any(const char *name, const char *const *list)
{
    for (; *list; list++)
        if (!strncmp(name, *list, strlen(*list)))
            return true;
    return false;
}

/* Returns whether the line has cases. Lines that always trap, change the frame, or depend on the machine have none. */
static bool has_user_cases(const struct ia64_line *line)
{
    static const char *const none[] = {"break", "br.ia", "alloc", "flushrs", "loadrs", "cover", "epc",     "bsw",    "probe",
                                       "sum",   "rum",   "ssm",   "rsm",     "thash",  "ttag",  "invala.", "clrrrb", NULL};
    static const char *const not_compared[] = {"pmd[", "cpuid[", "dahr", "psr", NULL};
    if (line->attributes & IA64_PRIV || starts_with_any(line->name, none))
        return false;
    for (const char *const *text = not_compared; *text; text++)
        if (strstr(line->operands, *text))
            return false;
    return true;
}

/* Not identification, and DAHRs, which Ski lacks. */
static bool has_system_cases(const struct ia64_line *line)
{
    static const char *const names[] = {"break", "br.ia",   "epc",   "probe",  "sum",     "rum",      "thash",
                                        "ttag",  "lfetch{", "frcpa", "fprcpa", "frsqrta", "fprsqrta", NULL};
    bool named = starts_with_any(line->name, names) || strstr(line->operands, "psr") || strstr(line->operands, "=pmd[");
    named |= !strcmp(line->name, "fc") || !strcmp(line->name, "fc.i");
    return line->attributes & IA64_PRIV || named || is_frame_line(line) || is_alat_line(line);
}

static bool has_cases(const struct ia64_line *line, bool system)
{
    return system ? has_system_cases(line) : has_user_cases(line);
}

/* ---- the cpu's state as a record */

static void record_of(const struct names *n, struct cpu *c, uint64_t ip, struct record *to)
{
    memset(to, 0, sizeof *to);
    to->ip = ip;
    for (unsigned k = 0; k < GENERAL; k++) {
        to->nat |= cpu_reg_get(c, n->nat[general[k]]) << (1 + k);
        to->r[k] = cpu_reg_get(c, n->r[general[k]]);
    }
    for (unsigned k = 0; k < FLOATS; k++) {
        to->f[k].sig = cpu_reg_get(c, n->sig[float_operands[k]]);
        to->f[k].exp = cpu_reg_get(c, n->exp[float_operands[k]]);
    }
    to->pr = cpu_reg_get(c, cpu_reg_find(&ia64_isa, "pr"));
    for (unsigned k = 0; k < 8; k++)
        to->b[k] = cpu_reg_get(c, n->b[k]);
    to->unat = cpu_reg_get(c, n->unat);
    to->ccv = cpu_reg_get(c, n->ccv);
    to->csd = cpu_reg_get(c, n->csd);
    to->lc = cpu_reg_get(c, n->lc);
    to->ec = cpu_reg_get(c, n->ec);
    to->fpsr = cpu_reg_get(c, n->fpsr);
    to->pfs = cpu_reg_get(c, n->pfs);
    mem_read(cpu_space(c), MODEL_DATA, to->memory, sizeof to->memory);
}

/* The value of a register that is NaT is not defined. */
static void drop_undefined(struct record *r)
{
    for (unsigned k = 0; k < GENERAL; k++)
        if (r->nat >> (1 + k) & 1)
            r->r[k] = 0;
    r->nat &= (1u << (1 + GENERAL)) - 2;
}

static uint64_t hash_words(uint64_t hash, const void *from, size_t words)
{
    const uint8_t *bytes = from;
    for (size_t k = 0; k < words; k++) {
        uint64_t word;
        memcpy(&word, bytes + 8 * k, 8);
        hash = digest_add(hash, word);
    }
    return hash;
}

static uint64_t hash_of(const struct cases *c, uint64_t hash, const struct outcome *o)
{
    return c->system ? hash_words(hash, &o->system, sizeof o->system / 8) : hash_words(hash, &o->user, sizeof o->user / 8);
}

static bool system_result_of(struct cases *c, struct machine *m, const struct system_state *st, struct system_record *to)
{
    system_to_cpu(&c->n, m, st);
    cpu_run(m->cpu, BUDGET, &m->why);
    if (m->why.reason != CPU_TRAP && m->why.reason != CPU_FAULT)
        return false;
    system_record_of(&c->n, m, to);
    drop_undefined_of_system(&c->t, to);
    return true;
}

/* Runs a state. Returns whether it reached the next instruction, or with --system an interruption; *to is the state there. */
static bool result_of(struct cases *c, unsigned engine, const struct system_state *st, struct outcome *to)
{
    struct machine *m = &c->t.engine[engine];
    if (c->system)
        return system_result_of(c, m, st, &to->system);
    run(&c->n, m, &st->s);
    if (fault_of(m) != 0)
        return false;
    record_of(&c->n, m->cpu, cpu_pc(m->cpu), &to->user);
    drop_undefined(&to->user);
    return true;
}

/* ---- cases of a line */

/* Bundles from one encoding to the next: branches reach no other encoding. */
static unsigned distance(const struct cases *c)
{
    const struct ia64_line *line = c->t.line;
    if (line->attributes & IA64_BRANCH || strstr(line->operands, "tgt") || strstr(line->operands, "{b"))
        return FAR;
    return c->system ? NEAR_SYSTEM : NEAR;
}

static void sequence_state_of(struct cases *c, const struct encoding *e, unsigned number, struct system_state *st)
{
    choose_subject(&c->t, &e->q, number);
    system_state_of(&c->t, st);
    random_modified(&st->s);
    unsigned fpsr = below(3);
    if (fpsr == 0) /* any exception enabled */
        st->s.fpsr = random_fpsr(true);
    else if (fpsr == 1)
        st->s.fpsr = LINUX_FPSR;
}

static bool find_states(struct cases *c, struct encoding *e)
{
    struct outcome r;
    for (unsigned k = 0, tries = 0; k < OPERANDS; k++) {
        do {
            if (tries++ > 40 * OPERANDS)
                return false;
            if (c->sequences)
                sequence_state_of(c, e, k, &e->state[k]);
            else if (c->system)
                system_state_of(&c->t, &e->state[k]);
            else
                arithmetic_state_of(&c->t, &e->state[k].s);
        } while (!result_of(c, 0, &e->state[k], &r));
    }
    return true;
}

static void clear(struct cases *c, uint64_t ip)
{
    uint64_t last = ip + 16 * (c->sequences ? MOST - 1 : 0);
    for (uint64_t at = ip - (c->system ? BEFORE_SYSTEM : 16); at <= last; at += 16)
        write_break(&c->t, at);
}

/* Puts the encoding in place. */
static void place_encoding(struct cases *c, const struct encoding *e)
{
    const uint64_t nop_m = nop_of(IA64_M), nop_i = nop_of(IA64_I);
    const uint64_t first[] = {INVALA, nop_i, nop_i}, loads[] = {e->advanced, e->advanced_fr, nop_i}, store[] = {e->store, nop_m, nop_i};
    c->t.x = e->x;
    c->t.l = e->l;
    c->t.ip = e->ip;
    c->t.slot = e->slot;
    if (c->sequences)
        write_sequence(&c->t, &e->q);
    else
        write_encoding(&c->t);
    if (c->system) {
        write_bundle(&c->t, e->ip - 48, TMPL_MII, first);
        write_bundle(&c->t, e->ip - 32, TMPL_MMI, loads);
        write_bundle(&c->t, e->ip - 16, TMPL_MMI, store);
    }
}

static const uint8_t free_registers[] = {1, 2, 3, 8, 9};

/* Checks and invalidations of registers that have entries. */
static void choose_checked(struct test *t)
{
    if (strstr(t->line->operands, "{chkr1}"))
        t->x = put_field(t->x, 6, 7, free_registers[below(5)]);
    if (strstr(t->line->operands, "{chkf1}"))
        t->x = put_field(t->x, 6, 7, float_operands[below(FLOATS)]);
}

/* Advanced loads of two registers at the address in r11, and a store at that in r10, for lines on the ALAT. */
static void choose_advanced(const struct test *t, struct encoding *e)
{
    unsigned target = (unsigned)bits(t->x, 6, 7), base = (unsigned)bits(t->x, 20, 7), gr = free_registers[below(5)];
    unsigned fr = float_operands[below(FLOATS)], size = below(4), kind = below(4), own = (unsigned)bits(t->x, 30, 2);
    bool same = below(4), same_size = below(4), stores = below(2);
    e->advanced = e->advanced_fr = e->store = nop_of(IA64_M);
    if (!is_alat_line(t->line))
        return;
    for (unsigned k = 0; k < sizeof free_registers && same; k++)
        if (target == free_registers[k])
            gr = target;
    for (unsigned k = 0; k < FLOATS && same; k++)
        if (target == float_operands[k])
            fr = target;
    size = same_size ? own : size;
    kind = same_size ? own : kind;
    if (gr != base)
        e->advanced = 4ull << 37 | (uint64_t)(0x08 + size) << 30 | 11 << 20 | gr << 6;
    e->advanced_fr = 6ull << 37 | (uint64_t)(0x08 + kind) << 30 | 11 << 20 | fr << 6;
    if (stores)
        e->store = 4ull << 37 | (uint64_t)(0x30 + below(4)) << 30 | 10 << 20;
}

/* The manual defines counts of 1 to 3 for pshladd2 and pshradd2. */
static bool is_defined(const struct test *t)
{
    return !strstr(t->line->operands, "count2b") || bits(t->x, 27, 2) != 3;
}

/* The value of a stacked register that is NaT shows in the memory of the register stack: such results go to others. */
static bool is_observable(const struct cases *c)
{
    bool r1 = strstr(c->t.line->operands, "{r1}") && strcmp(c->t.line->name, "alloc") != 0;
    return !c->system || !r1 || bits(c->t.x, 6, 7) < 32;
}

/* Chooses all cases of a line. Returns false if too many of them fault. */
static bool choose(void *cases, unsigned line)
{
    struct cases *c = cases;
    c->t.line = &ia64_lines()[line];
    c->t.aligned = true;
    random_state = digest_seed(c->t.line->name, c->t.line->operands);
    for (unsigned k = 0; k < ENCODINGS; k++) {
        struct encoding *e = &c->encoding[k];
        bool fine = false;
        c->t.ip = MODEL_CODE + 16 * ((c->system ? 4 : 1) + k * distance(c));
        for (unsigned tries = 0; tries < TRIES && !fine; tries++) {
            fine = encode(&c->t) && is_defined(&c->t) && is_observable(c);
            if (c->system)
                choose_checked(&c->t);
            *e = (struct encoding){.x = c->t.x, .l = c->t.l, .ip = c->t.ip, .slot = c->t.slot};
            if (c->system)
                choose_advanced(&c->t, e);
            if (fine)
                place_encoding(c, e);
            fine = fine && find_states(c, e);
            clear(c, c->t.ip);
        }
        if (!fine)
            return false;
    }
    return true;
}

static void place_chosen(void *cases, unsigned encoding)
{
    struct cases *c = cases;
    place_encoding(c, &c->encoding[encoding]);
}

static void clear_chosen(void *cases, unsigned encoding)
{
    struct cases *c = cases;
    clear(c, c->encoding[encoding].ip);
}

/* ---- sequences */

static void name_of_sequences(unsigned line, char to[DIGEST_NAME])
{
    snprintf(to, DIGEST_NAME, "sequences %u", line);
}

/* Returns whether Ski lacks the line or is wrong about it (opinions.json), or the line writes a stacked register, whose value if it is NaT
 * is not defined but shows in the memory of the register stack. */
static bool is_left_out(const struct ia64_line *line, uint64_t x)
{
    static const char *const names[] = {"padd", "psub", "pshladd2", "pshradd2", "pack",  "mpy4",  "mpyshl4",
                                        "clz",  "tf.",  "fmax",     "fmin",     "famax", "famin", NULL};
    for (unsigned k = 0; k < line->nuses; k++) {
        const struct ia64_use *u = &line->uses[k];
        if (u->cls == IA64_OPC_GR && u->write && bits(x, u->pos, 7) >= 32)
            return true;
    }
    return starts_with_any(line->name, names);
}

static bool has_left_out(const struct sequence *q)
{
    for (unsigned k = 0; k < q->n; k++)
        if (is_left_out(q->line[k], q->x[k]))
            return true;
    return false;
}

/* Chooses the sequences of a line. */
static bool choose_sequences(void *cases, unsigned line)
{
    struct cases *c = cases;
    char name[DIGEST_NAME];
    name_of_sequences(line, name);
    random_state = digest_seed(name, "");
    c->t.aligned = true;
    for (unsigned k = 0; k < ENCODINGS; k++) {
        struct encoding *e = &c->encoding[k];
        bool fine = false;
        while (!fine) {
            c->t.ip = MODEL_CODE + 16 * (4 + k * NEAR_SEQUENCE);
            *e = (struct encoding){.q = choose_sequence(&c->t), .ip = c->t.ip};
            choose_subject(&c->t, &e->q, 0);
            choose_advanced(&c->t, e);
            place_encoding(c, e);
            fine = !has_left_out(&e->q) && find_states(c, e);
            clear(c, c->t.ip);
        }
        e->x = e->q.x[0];
        c->t.line = e->q.line[0];
    }
    return true;
}

static uint64_t add_result(void *cases, unsigned engine, unsigned encoding, unsigned state, uint64_t hash)
{
    struct cases *c = cases;
    struct outcome r;
    memset(&r, 0, sizeof r);
    bool fine = result_of(c, engine, &c->encoding[encoding].state[state], &r);
    return hash_of(c, hash, &r) + !fine;
}

/* ---- for Ski */

/* The address in r31, branch to the first bundle of ski_cases.S. */
static void put_bundle(uint8_t *code, uint64_t at, unsigned tmpl, uint64_t s0, uint64_t s1, uint64_t s2)
{
    uint64_t half[2] = {tmpl | s0 << 5 | s1 << 46, s1 >> 18 | s2 << 23};
    memcpy(code + (at - MODEL_CODE), half, sizeof half);
}

static void write_code(const struct cases *c, uint8_t *code)
{
    for (uint64_t k = 0; k < SKI_CODE / 16; k++) {
        uint64_t back = SKI_CODE / 16 - k;
        put_bundle(code, MODEL_CODE + 16 * k, TMPL_MIB, nop_of(IA64_M), 0x30ull << 27 | 31 << 6, 4ull << 37 | back << 13);
    }
    for (unsigned k = 0; k < ENCODINGS; k++) {
        const struct encoding *e = &c->encoding[k];
        uint64_t slot[3];
        unsigned tmpl;
        put_bundle(code, e->ip - 16, TMPL_MII, INVALA, 7ull << 33 | 1 << 20 | 30 << 13 | 6 << 6, nop_of(IA64_I)); /* mov b6=r30 */
        unsigned at = place(c->t.line, &tmpl);
        slots_of(tmpl, at, e->x, e->l, slot);
        put_bundle(code, e->ip, tmpl, slot[0], slot[1], slot[2]);
    }
}

/* For system_cases.S: the code is that of this test. */
static void write_system_cases(struct cases *c)
{
    static uint8_t code[SKI_CODE];
    struct system_record r;
    for (unsigned k = 0; k < ENCODINGS; k++)
        place_encoding(c, &c->encoding[k]);
    mem_read(c->t.engine[0].space, MODEL_CODE, code, sizeof code);
    fwrite(code, 1, sizeof code, stdout);
    for (unsigned k = 0; k < ENCODINGS; k++) {
        for (unsigned i = 0; i < OPERANDS; i++) {
            input_of_system(&c->encoding[k].state[i], &r);
            fwrite(&r, sizeof r, 1, stdout);
        }
    }
    memset(&r, 0, sizeof r);
    fwrite(&r, sizeof r, 1, stdout);
}

static void write_user_cases(struct cases *c)
{
    static uint8_t code[SKI_CODE];
    struct record r;
    write_code(c, code);
    fwrite(code, 1, sizeof code, stdout);
    for (unsigned k = 0; k < ENCODINGS; k++) {
        for (unsigned i = 0; i < OPERANDS; i++) {
            to_cpu(&c->n, &c->t.engine[0], &c->encoding[k].state[i].s);
            record_of(&c->n, c->t.engine[0].cpu, c->encoding[k].ip - 16, &r);
            fwrite(&r, sizeof r, 1, stdout);
        }
    }
}

static void show_difference(const struct cases *c, const struct encoding *e, const void *ski, const void *own, size_t words)
{
    unsigned shown = 0;
    if (!c->sequences)
        fprintf(stderr, "%s %s [%011llx]", c->t.line->name, c->t.line->operands, (unsigned long long)e->x);
    for (unsigned k = 0; c->sequences && k < e->q.n; k++)
        fprintf(stderr, "(p%u) %s %s [%011llx] ", (unsigned)e->q.x[k] & 63, e->q.line[k]->name, e->q.line[k]->operands,
                (unsigned long long)e->q.x[k]);
    for (size_t k = 0; k < words && shown < 6; k++) {
        uint64_t a, b;
        memcpy(&a, (const char *)ski + 8 * k, 8);
        memcpy(&b, (const char *)own + 8 * k, 8);
        shown += a != b;
        if (a != b)
            fprintf(stderr, " word %zu: Ski %llx, precis %llx;", k, (unsigned long long)a, (unsigned long long)b);
    }
    fprintf(stderr, "\n");
}

/* Reads what Ski computed. A missing record is zero. */
static void read_outcome(const struct cases *c, FILE *in, struct outcome *o)
{
    size_t size = c->system ? sizeof o->system : sizeof o->user;
    void *to = c->system ? (void *)&o->system : &o->user;
    if (fread(to, size, 1, in) != 1)
        memset(to, 0, size);
    if (c->system) {
        output_of_system(&o->system);
        drop_undefined_of_system(&c->t, &o->system);
    } else
        drop_undefined(&o->user);
}

/* Returns whether they are equal; otherwise, and if `show`, prints the difference. */
static bool is_same(const struct cases *c, const struct encoding *e, const struct outcome *ski, const struct outcome *own, bool show)
{
    size_t size = c->system ? sizeof ski->system : sizeof ski->user;
    const void *a = c->system ? (const void *)&ski->system : &ski->user, *b = c->system ? (const void *)&own->system : &own->user;
    if (!memcmp(a, b, size))
        return true;
    if (show)
        show_difference(c, e, a, b, size / 8);
    return false;
}

static uint64_t add_read(void *cases, FILE *in, unsigned encoding, unsigned state, uint64_t hash, bool *same)
{
    struct cases *c = cases;
    const struct encoding *e = &c->encoding[encoding];
    struct outcome ski, own;
    memset(&ski, 0, sizeof ski);
    memset(&own, 0, sizeof own);
    read_outcome(c, in, &ski);
    result_of(c, 0, &e->state[state], &own);
    *same &= is_same(c, e, &ski, &own, *same);
    return hash_of(c, hash, &ski);
}

/* ---- the test */

static void name_of(unsigned line, char to[DIGEST_NAME])
{
    snprintf(to, DIGEST_NAME, "%s %s", ia64_lines()[line].name, ia64_lines()[line].operands);
}

static const char *kind_of(unsigned line)
{
    (void)line;
    return "";
}

static bool line_has_cases(unsigned line, bool system)
{
    return has_cases(&ia64_lines()[line], system);
}

/* With --system all lines; otherwise those without a model. */
static bool is_mutated(void *cases, unsigned line, bool named)
{
    const struct cases *c = cases;
    const struct ia64_line *l = &ia64_lines()[line];
    return c->system || named || (!model_of(l) && has_effect(l));
}

static uint64_t word_of(void *cases, unsigned encoding)
{
    return ((struct cases *)cases)->encoding[encoding].x;
}

static void mutate(void *cases, unsigned encoding, bool (*survives)(void *ctx), void *ctx, struct mutant_count *count)
{
    struct cases *c = cases;
    const struct encoding *e = &c->encoding[encoding];
    if (c->sequences)
        mutants_of(c->t.engine[0].cpu, e->ip, 3 * e->q.n, survives, ctx, count);
    else
        mutants_of(c->t.engine[0].cpu, e->ip + e->slot, 1, survives, ctx, count);
}

static void write_cases(void *cases)
{
    struct cases *c = cases;
    if (c->system)
        write_system_cases(c);
    else
        write_user_cases(c);
}

static bool is_sequence_line(unsigned line, bool system)
{
    (void)line;
    return system;
}

static void use_sequences(struct digest_test *d, struct cases *c)
{
    c->sequences = true;
    d->table = "sequences";
    d->lines = SEQUENCE_LINES;
    d->name = name_of_sequences;
    d->has_cases = is_sequence_line;
    d->choose = choose_sequences;
}

int main(int argc, char **argv)
{
    static char system_mode[] = "--system";
    struct cases *c = calloc(1, sizeof *c);
    start(&c->t);
    find_all(&c->n);
    struct digest_test d = {
        .table = "insns.def",
        .other = "Ski",
        .lines = ia64_line_count(),
        .encodings = ENCODINGS,
        .states = OPERANDS,
        .engines = c->t.engines,
        .system = &c->system,
        .cases = c,
        .name = name_of,
        .kind = kind_of,
        .has_cases = line_has_cases,
        .is_mutated = is_mutated,
        .choose = choose,
        .place = place_chosen,
        .clear = clear_chosen,
        .word = word_of,
        .add = add_result,
        .add_other = add_read,
        .mutate = mutate,
        .write = write_cases,
    };
    if (argc > 1 && !strcmp(argv[1], "--sequences")) {
        use_sequences(&d, c);
        argv[1] = system_mode;
    }
    int status = digest_main(&d, argc, argv);
    stop(&c->t);
    free(c);
    return status;
}
