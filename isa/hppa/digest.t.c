/*
 * digest.t.c - compares instructions, interpreted and translated, with what qemu-hppa computed for PA-RISC 2.0: digests in qemu.txt.
 *
 *     hppa_digest.t FILE             the digests of both engines must be those of FILE
 *     hppa_digest.t -l FILE          lists the lines that have digests
 *     hppa_digest.t -n               lists all lines that have cases; "1.1": those that PA-RISC 2.0 lacks
 *     hppa_digest.t -w LINE          writes the cases of a line of hppa.def for qemu_cases.S
 *     hppa_digest.t -r LINE OUTPUT   reads its output and prints the line for FILE: '-' where it differs, with the differences on stderr
 *     hppa_digest.t -m FILE [NAME...]  mutants of the lines: each micro-operation is changed in turn, and the digests must notice
 *     hppa_digest.t --system ...     the same for system_cases.S, a kernel in qemu-system-hppa, and qemu_system.txt: lines on space and
 *                                    control registers, and lines that trap, with the interruption
 *     hppa_digest.t --sequences ...  the same for sequences of two and three instructions, and qemu_sequences.txt; a LINE has ENCODINGS of
 *                                    them
 *
 * Each line has ENCODINGS random encodings with OPERANDS random and corner states each, chosen by the line's name. A digest covers an
 * encoding: all registers, carries, status flags, memory and the next address after each state. States in which the instruction traps take
 * no part, nor do bits that the manual leaves undefined.
 */
#include "emu/engine/digest.t.h"
#include "isa/hppa/sequence.t.h"

enum { ENCODINGS = 10, OPERANDS = 16, WORDS = 80, USER_WORDS = 67, FIRST = MODEL_CODE + 0x8000, DISTANCE = 0x1000, TRIES = 64 };
enum { SAVE = MODEL_CODE + CODE_BYTES, SAVE_LINK = FIRST_RESERVED };

/*
 * A state as qemu_cases.S and system_cases.S read and write it, the numbers of its words. After a case of the former, word 0 is a link to
 * the second word there. Those from W_SPACE are the latter's, and its W_CARRIES is the whole PSW.
 */
enum { W_IP, W_SAR = 32, W_CARRIES, W_V, W_FLOAT, W_SPACE = W_FLOAT + 32, W_CR26 = W_SPACE + 8, W_CR27, W_TRAP, W_IIR, W_LEVEL };
_Static_assert((int)W_LEVEL + 1 == (int)WORDS && (int)W_SPACE == (int)USER_WORDS, "the layout of system_cases.S");
struct record {
    uint64_t word[WORDS];
    uint8_t memory[MODEL_MEMORY];
};

enum { SEQUENCE_LINES = 100 };

struct encoding {
    struct sequence q; /* of one instruction: the second word counts in MARK */
    uint64_t ip;
    uint64_t defined[32]; /* bits of general registers */
    struct model_state state[OPERANDS];
};

struct cases {
    struct test t;
    bool system, sequences;
    struct encoding encoding[ENCODINGS];
};

/* ---- lines */

/* What traps or needs the kernel, depends on the machine, or on spaces, which qemu's user mode lacks: lines for its kernel. */
static bool is_of_system(const struct hppa_insn *line)
{
    static const char *const semantics[] = {"privileged", "illegal", "reserved", "assist", "break_", "ssm",   "rsm",
                                            "gate",       "mtctl",   "mfctl",    "mtsp",   "mfsp",   "ldsid", "fid"};
    for (unsigned k = 0; k < sizeof semantics / sizeof *semantics; k++)
        if (!strcmp(line->semantics_name, semantics[k]))
            return true;
    return false;
}

static bool has_cases(const struct hppa_insn *line, bool system)
{
    return is_of_system(line) == system && strcmp(line->semantics_name, "frem") != 0;
}

/* Is it one that PA-RISC 2.0 lacks? Its cases are of 32 bits. */
static bool is_of_level_11(const struct hppa_insn *line)
{
    static const char *const names[] = {"idtlba", "iitlba", "idtlbp", "iitlbp"};
    for (unsigned k = 0; k < sizeof names / sizeof *names; k++)
        if (!strcmp(line->name, names[k]))
            return true;
    return false;
}

/* ---- records. The interval from MARK's old value is the delay slot's. */

/* The interruption that ended the case, with its instruction. Users' privilege level is 3. */
static void system_words(const struct cases *c, const struct machine *m, struct record *to)
{
    uint32_t word = 0;
    for (unsigned k = 0; k < 8; k++)
        to->word[W_SPACE + k] = cpu_reg_get(m->cpu, c->t.names.sr[k]);
    to->word[W_CR26] = cpu_reg_get(m->cpu, c->t.names.cr26);
    to->word[W_CR27] = cpu_reg_get(m->cpu, c->t.names.cr27);
    to->word[W_TRAP] = m->why.trap;
    mem_read(m->space, cpu_pc(m->cpu), &word, sizeof word);
    to->word[W_IIR] = be32toh(word);
    to->word[W_LEVEL] = 3;
}

static void record_of(const struct cases *c, const struct machine *m, struct record *to)
{
    const struct names *n = &c->t.names;
    memset(to, 0, sizeof *to);
    to->word[W_IP] = cpu_pc(m->cpu);
    for (unsigned k = 1; k < 32; k++)
        to->word[k] = is_reserved(k) ? 0 : cpu_reg_get(m->cpu, n->gr[k]);
    uint64_t psw = cpu_reg_get(m->cpu, n->psw);
    to->word[W_SAR] = cpu_reg_get(m->cpu, n->sar);
    to->word[W_CARRIES] = psw >> 8 & 0xff;
    to->word[W_V] = (psw & HPPA_PSW_V) != 0;
    to->word[W_FLOAT] = cpu_reg_get(m->cpu, n->fr[0]) & STATUS;
    for (unsigned k = 1; k < 32; k++)
        to->word[W_FLOAT + k] = cpu_reg_get(m->cpu, n->fr[k]);
    mem_read(m->space, MODEL_DATA, to->memory, sizeof to->memory);
    if (c->system)
        system_words(c, m, to);
}

static void drop_undefined(const struct cases *c, const struct encoding *e, struct record *r)
{
    for (unsigned k = 1; k < 32; k++)
        r->word[k] &= e->defined[k];
    if (!strcmp(c->t.line->name, "fid")) /* the coprocessor's model and revision take the place of the compare bits */
        r->word[W_FLOAT] &= ~HPPA_FP_COMPARE_BITS;
}

/* The state before a case, in qemu's form: what produces carries when added to itself, and V in the sign of a divisor. */
static void input_of(const struct cases *c, const struct model_state *s, struct record *to)
{
    memset(to, 0, sizeof *to);
    to->word[W_IP] = s->ip;
    for (unsigned k = 1; k < 32; k++)
        to->word[k] = s->gr[k];
    to->word[W_SAR] = s->sar;
    for (unsigned n = 0; n < 16; n++)
        to->word[W_CARRIES] |= s->carries >> n & 1 ? 0xfull << 4 * n : 0;
    to->word[W_V] = (uint64_t)s->v << 31;
    for (unsigned k = 0; k < 32; k++)
        to->word[W_FLOAT + k] = s->fr[k];
    for (unsigned k = 0; k < 8; k++)
        to->word[W_SPACE + k] = s->sr[k];
    to->word[W_CR26] = s->cr26;
    to->word[W_CR27] = s->cr27;
    if (c->system)
        to->word[W_CARRIES] = HPPA_PSW_USER | (uint64_t)(s->carries & 0xff) << 8 | (s->v ? HPPA_PSW_V : 0);
    for (unsigned k = 0; k < WORDS; k++)
        to->word[k] = htobe64(to->word[k]);
    memcpy(to->memory, s->memory, sizeof to->memory);
}

/* The address before the link's, a digit 6 for each carry, -1 for V. */
static void output_of_user(struct record *r)
{
    uint64_t sixes = r->word[W_CARRIES];
    r->word[W_IP] = (r->word[W_IP] - 8) & ~3ull;
    r->word[W_CARRIES] = 0;
    for (unsigned n = 0; n < 8; n++)
        r->word[W_CARRIES] |= (sixes >> (4 * n + 1) & 1) << n;
    r->word[W_V] = r->word[W_V] >> 31 & 1;
}

static void output_of_system(struct record *r)
{
    uint64_t psw = r->word[W_CARRIES];
    r->word[W_LEVEL] = r->word[W_IP] & 3;
    r->word[W_IP] &= ~3ull;
    r->word[W_CARRIES] = psw >> 8 & 0xff;
    r->word[W_V] = (psw & HPPA_PSW_V) != 0;
}

/* The state after it. */
static void output_of(const struct cases *c, struct record *r)
{
    for (unsigned k = 0; k < WORDS; k++)
        r->word[k] = be64toh(r->word[k]);
    if (c->system)
        output_of_system(r);
    else
        output_of_user(r);
    r->word[W_FLOAT] &= STATUS;
    for (unsigned k = FIRST_RESERVED; k <= LAST_RESERVED; k++)
        r->word[k] = 0;
}

static uint64_t hash_of(const struct cases *c, uint64_t hash, const struct record *r)
{
    uint64_t word[sizeof *r / 8];
    memcpy(word, r, sizeof word);
    for (unsigned k = 0; k < sizeof word / sizeof *word; k++) {
        if (k >= USER_WORDS && k < WORDS && !c->system)
            continue;
        hash = digest_add(hash, k < WORDS ? word[k] : be64toh(word[k]));
    }
    return hash;
}

/* Runs a state. Returns whether it reached the next instruction; *to is the state there. */
static bool result_of(struct cases *c, unsigned engine, const struct encoding *e, const struct model_state *s, struct record *to)
{
    struct machine *m = &c->t.engine[engine];
    run(&c->t, m, s);
    if (c->system ? m->why.reason != CPU_TRAP : fault_of(m) != 0)
        return false;
    record_of(c, m, to);
    drop_undefined(c, e, to);
    return true;
}

/* ---- cases of a line */

static void name_of_sequences(unsigned line, char to[DIGEST_NAME])
{
    snprintf(to, DIGEST_NAME, "sequences %u", line);
}

static void system_state_of(const struct cases *c, struct model_state *s)
{
    for (unsigned n = 4; n < 8; n++)
        s->sr[n] = random64() >> 32;
    if (!is_of_level_11(c->t.line))
        return;
    for (unsigned n = 1; n < 32; n++)
        s->gr[n] &= 0xffffffff;
    s->cr26 &= 0xffffffff;
    s->cr27 &= 0xffffffff;
    s->sar &= 31;
}

/* Chooses a state for a single instruction. */
static void single_state_of(const struct cases *c, struct model_state *s)
{
    random_state_of(&c->t, s);
    if (c->system)
        system_state_of(c, s);
}

/* Chooses a state for a sequence, and sets *after to that after it. Returns false if the models cannot say. */
static bool sequence_states(struct cases *c, const struct encoding *e, unsigned number, struct model_state *s, struct model_state *after)
{
    sequence_state_of(&c->t, &e->q, number, s);
    *after = *s;
    return run_models(&c->t, &e->q, after);
}

/* The same for a single instruction. */
static bool single_states(const struct cases *c, struct model_state *s, struct model_state *after)
{
    single_state_of(c, s);
    *after = *s;
    if (c->t.model)
        c->t.model->run(after);
    return true;
}

static bool find_states(struct cases *c, struct encoding *e)
{
    struct record r;
    struct model_state after;
    memset(e->defined, 0xff, sizeof e->defined);
    for (unsigned k = 0, tries = 0; k < OPERANDS; k++) {
        struct model_state *s = &e->state[k];
        do {
            if (tries++ > 40 * OPERANDS)
                return false;
        } while (!(c->sequences ? sequence_states(c, e, k, s, &after) : single_states(c, s, &after)) || !result_of(c, 0, e, s, &r));
        for (unsigned n = 0; n < 32; n++) /* bits that the manual leaves undefined */
            e->defined[n] &= ~after.undefined[n];
    }
    return true;
}

static void place_encoding(void *cases, unsigned k)
{
    struct cases *c = cases;
    c->t.ip = c->encoding[k].ip;
    write_sequence(&c->t, &c->encoding[k].q, true);
}

static void clear_encoding(void *cases, unsigned k)
{
    struct cases *c = cases;
    write_sequence(&c->t, &c->encoding[k].q, false);
}

/* Returns whether the state alone determines the result. The interval timer's is not. */
static bool is_determined(const struct test *t)
{
    struct hppa_fields f;
    hppa_decode(t->word, &f);
    return strcmp(t->line->name, "mfctl") || f.i != 16;
}

static const struct hppa_insn *row(unsigned line)
{
    size_t count;
    return &hppa_insns(&count)[line];
}

/* Chooses all cases of a line. Returns false if too many of them trap. */
static bool choose(void *cases, unsigned line)
{
    struct cases *c = cases;
    c->t.line = row(line);
    c->t.model = model_of(c->t.line);
    c->t.aligned = true;
    random_state = digest_seed(c->t.line->name, "");
    for (unsigned k = 0; k < ENCODINGS; k++) {
        struct encoding *e = &c->encoding[k];
        bool fine = false;
        c->t.ip = FIRST + (uint64_t)k * DISTANCE;
        for (unsigned tries = 0; tries < TRIES && !fine; tries++) {
            fine = encode(&c->t) && is_determined(&c->t);
            *e = (struct encoding){.q = {.line = {c->t.line}, .word = {c->t.word, COUNT_IN_MARK}, .n = 2}, .ip = c->t.ip};
            fine = fine && find_states(c, e);
            clear(&c->t);
        }
        if (!fine)
            return false;
    }
    return true;
}

/* Returns whether qemu 10 is wrong about the instruction, or does not nullify it as it should: docs/isa-hppa.md. */
static bool is_disputed(const struct hppa_insn *line, uint32_t word, bool first)
{
    static const char *const names[] = {"sh1add",    "sh2add", "sh3add", "hshladd",  "fcnv",   "fmpyfadd",
                                        "fmpynfadd", "ldcw,x", "ftest,", "b,l,push", "pushnom"};
    bool traps = strstr(line->name, ",t") && (word >> 13 & 7) == 0, backward_n = is_branch(line) && (word & 3) == 3;
    for (unsigned k = 0; k < sizeof names / sizeof *names; k++)
        if (!strncmp(line->name, names[k], strlen(names[k])))
            return true;
    return (!strcmp(line->name, "ds") && (word & 31) == (word >> 21 & 31)) || (!first && (is_pair(line) || traps || backward_n));
}

static bool has_disputed(const struct sequence *q)
{
    for (unsigned k = 0; k < q->n; k++)
        if (is_disputed(q->line[k], q->word[k], k == 0))
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
        c->t.ip = FIRST + (uint64_t)k * DISTANCE;
        while (!fine) {
            *e = (struct encoding){.q = choose_sequence(&c->t, false), .ip = c->t.ip};
            place_encoding(c, k);
            fine = !has_disputed(&e->q) && find_states(c, e);
            clear_encoding(c, k);
        }
        c->t.line = e->q.line[0];
    }
    return true;
}

static uint64_t add_result(void *cases, unsigned engine, unsigned encoding, unsigned state, uint64_t hash)
{
    struct cases *c = cases;
    const struct encoding *e = &c->encoding[encoding];
    struct record r;
    memset(&r, 0, sizeof r);
    bool fine = result_of(c, engine, e, &e->state[state], &r);
    return hash_of(c, hash, &r) + !fine;
}

/* ---- for qemu */

/* B,L,N from `at` to `save`, with its link in SAVE_LINK. */
static uint32_t call_save(uint64_t at)
{
    uint32_t words = (uint32_t)(SAVE - at - 8) / 4, w1 = words >> 11 & 31, w2 = (words & 0x3ff) << 1 | (words >> 10 & 1);
    return 0x3au << 26 | SAVE_LINK << 21 | w1 << 16 | w2 << 2 | 2;
}

static void write_cases(void *cases)
{
    struct cases *c = cases;
    static uint32_t code[CODE_BYTES / 4];
    struct record r;
    for (unsigned k = 0; k < CODE_BYTES / 4; k++)
        code[k] = c->system ? 0 : htobe32(call_save(MODEL_CODE + 4ull * k));
    for (unsigned k = 0; k < ENCODINGS; k++)
        for (unsigned n = 0; n < c->encoding[k].q.n; n++)
            code[(c->encoding[k].ip - MODEL_CODE) / 4 + n] = htobe32(c->encoding[k].q.word[n]);
    fwrite(code, 1, sizeof code, stdout);
    for (unsigned k = 0; k < ENCODINGS; k++) {
        for (unsigned i = 0; i < OPERANDS; i++) {
            input_of(c, &c->encoding[k].state[i], &r);
            fwrite(&r, sizeof r, 1, stdout);
        }
    }
}

static void show_difference(const struct encoding *e, unsigned i, const struct record *qemu, const struct record *own)
{
    const struct model_state *s = &e->state[i];
    for (unsigned k = 0; k < e->q.n && e->q.line[k]; k++) {
        char text[80];
        hppa_disassemble(e->q.word[k], e->ip + 4 * k, text, sizeof text);
        fprintf(stderr, "%s [%08x %s] ", e->q.line[k]->name, e->q.word[k], text);
    }
    fprintf(stderr, "a %llx, b %llx:", (unsigned long long)s->gr[s->f.a], (unsigned long long)s->gr[s->f.b]);
    for (unsigned k = 0; k < WORDS; k++)
        if (qemu->word[k] != own->word[k])
            fprintf(stderr, " word %u: qemu %llx, precis %llx;", k, (unsigned long long)qemu->word[k], (unsigned long long)own->word[k]);
    unsigned at = 0;
    while (at < MODEL_MEMORY && qemu->memory[at] == own->memory[at])
        at++;
    if (at < MODEL_MEMORY)
        fprintf(stderr, " byte %u: qemu %x, precis %x;", at, qemu->memory[at], own->memory[at]);
    fprintf(stderr, "\n");
}

/* Reads what qemu computed. */
static uint64_t add_read(void *cases, FILE *in, unsigned encoding, unsigned state, uint64_t hash, bool *same)
{
    struct cases *c = cases;
    const struct encoding *e = &c->encoding[encoding];
    struct record qemu, own;
    if (fread(&qemu, sizeof qemu, 1, in) != 1)
        memset(&qemu, 0, sizeof qemu);
    memset(&own, 0, sizeof own);
    output_of(c, &qemu);
    drop_undefined(c, e, &qemu);
    result_of(c, 0, e, &e->state[state], &own);
    if (memcmp(&qemu, &own, sizeof qemu) != 0 && *same) {
        *same = false;
        show_difference(e, state, &qemu, &own);
    }
    return hash_of(c, hash, &qemu);
}

/* ---- the test */

static void name_of(unsigned line, char to[DIGEST_NAME])
{
    snprintf(to, DIGEST_NAME, "%s", row(line)->name);
}

static const char *kind_of(unsigned line)
{
    return is_of_level_11(row(line)) ? "1.1 " : "";
}

static bool line_has_cases(unsigned line, bool system)
{
    return has_cases(row(line), system);
}

static bool is_mutated(void *cases, unsigned line, bool named)
{
    (void)cases;
    (void)named;
    return has_effect(row(line));
}

static uint64_t word_of(void *cases, unsigned encoding)
{
    return ((struct cases *)cases)->encoding[encoding].q.word[0];
}

static void mutate(void *cases, unsigned encoding, bool (*survives)(void *ctx), void *ctx, struct mutant_count *count)
{
    struct cases *c = cases;
    unsigned n = c->sequences ? c->encoding[encoding].q.n : c->t.line->branches ? 2 : 1;
    mutants_of(c->t.engine[0].cpu, c->encoding[encoding].ip, n, survives, ctx, count);
}

/* ---- sequences */

static const char *no_kind(unsigned line)
{
    (void)line;
    return "";
}

static bool is_sequence_line(unsigned line, bool system)
{
    (void)line;
    return !system;
}

static bool is_mutated_sequence(void *cases, unsigned line, bool named)
{
    (void)cases;
    (void)line;
    (void)named;
    return true;
}

static void use_sequences(struct digest_test *d, struct cases *c)
{
    c->sequences = true;
    d->table = "sequences";
    d->lines = SEQUENCE_LINES;
    d->name = name_of_sequences;
    d->kind = no_kind;
    d->has_cases = is_sequence_line;
    d->is_mutated = is_mutated_sequence;
    d->choose = choose_sequences;
}

int main(int argc, char **argv)
{
    size_t lines;
    struct cases *c = calloc(1, sizeof *c);
    hppa_insns(&lines);
    start(&c->t);
    struct digest_test d = {
        .table = "hppa.def",
        .other = "qemu",
        .lines = (unsigned)lines,
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
        .place = place_encoding,
        .clear = clear_encoding,
        .word = word_of,
        .add = add_result,
        .add_other = add_read,
        .mutate = mutate,
        .write = write_cases,
    };
    bool sequences = argc > 1 && !strcmp(argv[1], "--sequences");
    if (sequences)
        use_sequences(&d, c);
    int status = digest_main(&d, argc - sequences, argv + sequences);
    stop(&c->t);
    free(c);
    return status;
}
