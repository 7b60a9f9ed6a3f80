/*
 * ski.t.c - compares single instructions, interpreted and translated, with what Ski computed: digests in ski.txt.
 *
 *     ia64_ski.t FILE            the digests of both engines must be those of FILE
 *     ia64_ski.t -m FILE [NAME...]  mutants of the lines without a model: each micro-operation is changed in turn, and the digests must
 * notice ia64_ski.t -l FILE         lists the lines that have digests ia64_ski.t -n              lists all lines that have cases ia64_ski.t
 * -w LINE         writes the cases of a line of insns.def for ski_cases.S ia64_ski.t -r LINE OUTPUT  reads its output and prints the line
 * for FILE: '-' where it differs, with the first difference on stderr
 *
 * Each line has ENCODINGS random encodings with OPERANDS random and corner states each, chosen by the line's name. A digest covers an
 * encoding: all registers, NaT bits, predicates, status flags, memory and the next address after each state. States in which the
 * instruction faults take no part, nor do the values of registers that are NaT.
 */
#include <unistd.h>
#include "emu/engine/mutant.t.h"
#include "isa/ia64/cases.t.h"

enum { ENCODINGS = 12, OPERANDS = 16, GENERAL = 10, WORDS = 44, SKI_CODE = CODE_BYTES, NEAR = 3, FAR = 210, TRIES = 64, MUTATED = 2 };
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

struct encoding {
    uint64_t x, l, ip;
    unsigned slot;
    struct model_state state[OPERANDS];
};

struct cases {
    struct test t;
    struct names n;
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

/* Has the line cases? Not what always traps, changes the frame, or depends on the machine rather than on its state. */
static bool has_cases(const struct ia64_line *line)
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

static uint64_t seed_of(const struct ia64_line *line)
{
    uint64_t hash = 0xcbf29ce484222325ull;
    for (const char *s = line->name; *s; s++)
        hash = (hash ^ (uint8_t)*s) * 0x100000001b3ull;
    for (const char *s = line->operands; *s; s++)
        hash = (hash ^ (uint8_t)*s) * 0x100000001b3ull;
    return hash | 1;
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

static uint64_t hash_of(uint64_t hash, const struct record *r)
{
    uint64_t word[sizeof *r / 8];
    memcpy(word, r, sizeof word);
    for (unsigned k = 0; k < sizeof word / sizeof *word; k++) {
        hash = (hash ^ word[k]) * 0x9e3779b97f4a7c15ull;
        hash ^= hash >> 29;
    }
    return hash;
}

static uint32_t digest_of(uint64_t hash)
{
    return (uint32_t)(hash ^ hash >> 32);
}

/* Runs a state. Returns whether it reached the next instruction; *to is the state there. */
static bool result_of(struct cases *c, unsigned engine, const struct model_state *s, struct record *to)
{
    struct machine *m = &c->t.engine[engine];
    run(&c->n, m, s);
    if (fault_of(m) != 0)
        return false;
    record_of(&c->n, m->cpu, cpu_pc(m->cpu), to);
    drop_undefined(to);
    return true;
}

/* ---- cases of a line */

/* Bundles from one encoding to the next: branches reach no other encoding. */
static unsigned distance(const struct ia64_line *line)
{
    return line->attributes & IA64_BRANCH || strstr(line->operands, "tgt") || strstr(line->operands, "{b") ? FAR : NEAR;
}

static bool find_states(struct cases *c, struct encoding *e)
{
    struct record r;
    for (unsigned k = 0, tries = 0; k < OPERANDS; k++) {
        do {
            if (tries++ > 40 * OPERANDS)
                return false;
            arithmetic_state_of(&c->t, &e->state[k]);
        } while (!result_of(c, 0, &e->state[k], &r));
    }
    return true;
}

static void clear(struct test *t, uint64_t ip)
{
    write_break(t, ip - 16);
    write_break(t, ip);
}

/* Puts the encoding in place. */
static void place_encoding(struct cases *c, const struct encoding *e)
{
    c->t.x = e->x;
    c->t.l = e->l;
    c->t.ip = e->ip;
    c->t.slot = e->slot;
    write_encoding(&c->t);
}

/* The manual defines counts of 1 to 3 for pshladd2 and pshradd2. */
static bool is_defined(const struct test *t)
{
    return !strstr(t->line->operands, "count2b") || bits(t->x, 27, 2) != 3;
}

/* Chooses all cases of a line. false: too many of them fault. */
static bool choose(struct cases *c, const struct ia64_line *line, unsigned encodings)
{
    c->t.line = line;
    c->t.aligned = true;
    random_state = seed_of(line);
    for (unsigned k = 0; k < encodings; k++) {
        struct encoding *e = &c->encoding[k];
        bool fine = false;
        c->t.ip = MODEL_CODE + 16 * (1 + k * distance(line));
        for (unsigned tries = 0; tries < TRIES && !fine; tries++) {
            fine = encode(&c->t) && is_defined(&c->t);
            *e = (struct encoding){.x = c->t.x, .l = c->t.l, .ip = c->t.ip, .slot = c->t.slot};
            fine = fine && find_states(c, e);
            clear(&c->t, c->t.ip);
        }
        if (!fine)
            return false;
    }
    return true;
}

static void digests(struct cases *c, unsigned engine, uint32_t to[ENCODINGS])
{
    struct record r = {0};
    for (unsigned k = 0; k < ENCODINGS; k++) {
        const struct encoding *e = &c->encoding[k];
        uint64_t hash = 0;
        place_encoding(c, e);
        for (unsigned i = 0; engine == 1 && i < WARM; i++)
            run(&c->n, &c->t.engine[engine], &e->state[0]);
        for (unsigned i = 0; i < OPERANDS; i++) {
            bool fine = result_of(c, engine, &e->state[i], &r);
            hash = hash_of(hash, &r) + !fine;
        }
        to[k] = digest_of(hash);
        clear(&c->t, e->ip);
    }
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
        unsigned at = place(c->t.line->unit, &tmpl);
        slots_of(tmpl, at, e->x, e->l, slot);
        put_bundle(code, e->ip, tmpl, slot[0], slot[1], slot[2]);
    }
}

static void write_cases(struct cases *c)
{
    static uint8_t code[SKI_CODE];
    struct record r;
    write_code(c, code);
    fwrite(code, 1, sizeof code, stdout);
    for (unsigned k = 0; k < ENCODINGS; k++) {
        for (unsigned i = 0; i < OPERANDS; i++) {
            to_cpu(&c->n, &c->t.engine[0], &c->encoding[k].state[i]);
            record_of(&c->n, c->t.engine[0].cpu, c->encoding[k].ip - 16, &r);
            fwrite(&r, sizeof r, 1, stdout);
        }
    }
}

static void show_difference(const struct cases *c, const struct encoding *e, const struct record *ski, const struct record *own)
{
    uint64_t a[WORDS], b[WORDS];
    memcpy(a, ski, sizeof a);
    memcpy(b, own, sizeof b);
    fprintf(stderr, "%s %s [%011llx]", c->t.line->name, c->t.line->operands, (unsigned long long)e->x);
    for (unsigned k = 0; k < WORDS; k++)
        if (a[k] != b[k])
            fprintf(stderr, " word %u: Ski %llx, precis %llx;", k, (unsigned long long)a[k], (unsigned long long)b[k]);
    unsigned at = 0;
    while (at < MODEL_MEMORY && ski->memory[at] == own->memory[at])
        at++;
    if (at < MODEL_MEMORY)
        fprintf(stderr, " byte %u: Ski %x, precis %x;", at, ski->memory[at], own->memory[at]);
    fprintf(stderr, "\n");
}

/* Reads Ski's results and prints its digests. */
static void read_results(struct cases *c, FILE *in)
{
    struct record ski, own;
    printf("%s %s |", c->t.line->name, c->t.line->operands);
    for (unsigned k = 0; k < ENCODINGS; k++) {
        const struct encoding *e = &c->encoding[k];
        uint64_t hash = 0;
        bool same = true;
        place_encoding(c, e);
        for (unsigned i = 0; i < OPERANDS; i++) {
            if (fread(&ski, sizeof ski, 1, in) != 1)
                memset(&ski, 0, sizeof ski);
            drop_undefined(&ski);
            hash = hash_of(hash, &ski);
            result_of(c, 0, &e->state[i], &own);
            if (memcmp(&ski, &own, sizeof ski) != 0 && same) {
                same = false;
                show_difference(c, e, &ski, &own);
            }
        }
        clear(&c->t, e->ip);
        printf(same ? " %08x" : " -", digest_of(hash));
    }
    printf("\n");
}

/* ---- comparison with the file */

/* A line of the file: "NAME OPERANDS | DIGEST...". Returns the table's line, or NULL. */
static const struct ia64_line *line_of(char *text, char **digests_text)
{
    char *bar = strstr(text, " | ");
    if (*text == '#' || !bar)
        return NULL;
    *bar = '\0';
    *digests_text = bar + 3;
    for (unsigned k = 0; k < ia64_line_count(); k++) {
        const struct ia64_line *line = &ia64_lines()[k];
        char name[128];
        snprintf(name, sizeof name, "%s%s%s", line->name, " ", line->operands);
        if (!strcmp(name, text))
            return line;
    }
    printf("%s: no such line of insns.def\n", text);
    return NULL;
}

static bool compare_line(struct cases *c, const char *text)
{
    static const char *const names[] = {"interpreted", "translated"};
    uint32_t own[ENCODINGS];
    bool fine = true;
    for (unsigned engine = 0; engine < c->t.engines; engine++) {
        digests(c, engine, own);
        const char *at = text;
        for (unsigned k = 0; k < ENCODINGS; k++) {
            char *end;
            at += strspn(at, " ");
            uint32_t ski = (uint32_t)strtoul(at, &end, 16);
            if (*at == '-') {
                at++;
                continue;
            }
            if (end == at || ski != own[k]) {
                printf("%s %s: %s: encoding %u [%011llx] differs from Ski's digest\n", c->t.line->name, c->t.line->operands, names[engine],
                       k, (unsigned long long)c->encoding[k].x);
                fine = false;
            }
            at = end;
        }
    }
    return fine;
}

/* ---- mutants */

struct mutation {
    struct cases *c;
    const struct encoding *e;
    uint64_t hash;
};

static uint64_t hash_all(struct cases *c, const struct encoding *e)
{
    uint64_t hash = 0;
    struct record r;
    for (unsigned i = 0; i < OPERANDS; i++) {
        memset(&r, 0, sizeof r);
        bool fine = result_of(c, 0, &e->state[i], &r);
        hash = hash_of(hash, &r) + !fine;
    }
    return hash;
}

static bool survives(void *ctx)
{
    const struct mutation *m = ctx;
    return hash_all(m->c, m->e) == m->hash;
}

/* Returns whether the digests notice a mutant of the line. */
static bool notices_mutants(struct cases *c, const char *text, struct mutant_count *all)
{
    struct mutant_count own = {.show = false};
    for (unsigned k = 0; k < MUTATED; k++) {
        text += strspn(text, " ");
        bool digest = *text != '-';
        text += strcspn(text, " \n");
        if (!digest)
            continue;
        struct mutation m = {c, &c->encoding[k], 0};
        place_encoding(c, m.e);
        m.hash = hash_all(c, m.e);
        mutants_of(c->t.engine[0].cpu, m.e->ip + m.e->slot, 1, survives, &m, &own);
        clear(&c->t, m.e->ip);
    }
    printf("%-28s %-28s %4u killed %4u survived\n", c->t.line->name, c->t.line->operands, own.killed, own.survived);
    all->killed += own.killed;
    all->survived += own.survived;
    return own.killed != 0;
}

/* ---- command line */

static int compare_file(struct cases *c, const char *path, int mode, char **names, int count)
{
    char text[512], *digests_text;
    unsigned lines = 0, bad = 0;
    struct mutant_count mutants = {0};
    FILE *in = fopen(path, "r");
    if (!in) {
        printf("%s: not readable\n", path);
        return 1;
    }
    while (fgets(text, sizeof text, in)) {
        const struct ia64_line *line = line_of(text, &digests_text);
        if (!line) {
            bad += *text != '#' && *text != '\n';
            continue;
        }
        if (mode == 'l') {
            if (strpbrk(digests_text, "0123456789abcdef"))
                printf("%u %s%s\n", line->number, strchr(digests_text, '-') ? "partly " : "", text);
            continue;
        }
        if (!is_named(line->name, names, count) || (mode == 'm' && count == 0 && (model_of(line) || !has_effect(line))))
            continue;
        lines++;
        if (!choose(c, line, mode == 'm' ? MUTATED : ENCODINGS)) {
            printf("%s %s: too many cases fault\n", line->name, line->operands);
            bad++;
        } else {
            bad += mode == 'm' ? strpbrk(digests_text, "0123456789abcdef") && !notices_mutants(c, digests_text, &mutants)
                               : !compare_line(c, digests_text);
        }
    }
    fclose(in);
    if (mode == 'm')
        printf("%u mutants killed, %u survived\n", mutants.killed, mutants.survived);
    if (mode != 'l')
        printf("%u lines, %u bad\n", lines, bad);
    return bad != 0;
}

static int one_line(struct cases *c, int mode, unsigned number, const char *output)
{
    if (number >= ia64_line_count() || !choose(c, &ia64_lines()[number], ENCODINGS))
        return 1;
    if (mode == 'w') {
        write_cases(c);
        return 0;
    }
    FILE *in = fopen(output, "rb");
    if (!in)
        return 1;
    read_results(c, in);
    fclose(in);
    return 0;
}

int main(int argc, char **argv)
{
    int mode = argc > 1 && argv[1][0] == '-' ? argv[1][1] : 'c';
    int at = mode == 'c' ? 1 : 2, status = 0;
    if (argc <= at - (mode == 'n') || (mode == 'r' && argc <= at + 1))
        return 2;
    if (mode == 'n') {
        for (unsigned k = 0; k < ia64_line_count(); k++)
            if (has_cases(&ia64_lines()[k]))
                printf("%u %s %s\n", k, ia64_lines()[k].name, ia64_lines()[k].operands);
        return 0;
    }
    struct cases *c = calloc(1, sizeof *c);
    start(&c->t);
    find_all(&c->n);
    if (mode == 'w' || mode == 'r')
        status = one_line(c, mode, (unsigned)atoi(argv[at]), argv[at + 1]);
    else
        status = compare_file(c, argv[at], mode, argv + at + 1, argc - at - 1);
    stop(&c->t);
    free(c);
    return status;
}
