/*
 * tuples.c - random mappings and what the library, built for the host, makes of them; wasm-test compares the WebAssembly module's answers.
 *
 *     usage: tuples COUNT > FILE
 *
 * COUNT lines per dialect, separated by tabs:
 *
 *     DIALECT OFFSET SIZE SCALE ELEMENT ADDRESS_BITS SPROFIL PC HIT STATUS ELEMENTS SPAN EXPLANATION TICKS
 *
 * SPAN is FIRST-LAST of the element hit; EXPLANATION has | for newlines. TICKS: the call's status, and after 40000 ticks at pc the last
 * result, the counter and the overflow bin. The last two are empty except in every 16th line.
 */
#include "profil/wasm/exports.c"

static uint64_t next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* A number of up to `bits` bits, often next to a power of two. */
static uint64_t edge(uint64_t *state, unsigned bits)
{
    uint64_t limit = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
    uint64_t r = next(state), bit = next(state) % bits, value = next(state);

    return r % 4 == 0 ? (((uint64_t)1 << bit) + value % 5 - 2) & limit : value >> (63 - bit) & limit;
}

static const char *const options[] = {"",       ":page",        ":kernel", ":literal",       ":errors",
                                      ":tahoe", ":before-1983", ":quirks", ":overlap=allow", ":full=saturate"};

/* Choose a dialect, with options where it has them. */
static void choose_dialect(struct trial *t, const char *name, uint64_t *state)
{
    snprintf(t->text, sizeof t->text, "%s%s", name, options[next(state) % (sizeof options / sizeof *options)]);
    if (!trial_dialect(t)) {
        snprintf(t->text, sizeof t->text, "%s", name);
        trial_dialect(t);
    }
}

static void choose_mapping(struct trial *t, uint64_t *state)
{
    unsigned bits = next(state) % 2 ? 32 : 64;
    unsigned element = 2u << next(state) % 3;

    uint64_t offset = edge(state, bits), size = edge(state, next(state) % 4 ? 16 : bits), scale = edge(state, next(state) % 4 ? 18 : 32);

    trial_mapping(t, offset, size, (uint32_t)scale, element, bits, element != 2 || next(state) % 2);
}

static uint64_t choose_pc(const struct trial *t, uint64_t *state)
{
    unsigned bits = t->mapping.address_bits;
    uint64_t pc = next(state) % 4 ? t->mapping.offset + edge(state, next(state) % 2 ? 16 : 34) : edge(state, bits);

    return bits == 32 ? (uint32_t)pc : pc;
}

static void print_explanation(struct trial *t, uint64_t pc)
{
    trial_explain(t, pc);
    for (const char *c = t->text; *c; c++)
        putchar(*c == '\n' ? '|' : *c);
}

static void print_ticks(struct trial *t, uint64_t pc, uint64_t hit)
{
    unsigned result = 0, status = trial_begin(t, t->mapping.sprofil);

    for (unsigned i = 0; i < 40; i++)
        result = trial_tick(t, pc, 1000);
    printf("%u %u %" PRIu64 " %" PRIu64, status, result, hit == PROFIL_MISS ? 0 : trial_counter(t, hit / t->mapping.element),
           trial_overflow(t));
}

static void print_tuple(struct trial *t, const char *dialect, unsigned index, uint64_t *state)
{
    uint64_t pc = choose_pc(t, state), hit = trial_locate(t, pc);
    const struct profil_mapping *m = &t->mapping;

    printf("%s\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu32 "\t%u\t%u\t%d\t%" PRIu64, dialect, m->offset, m->size, m->scale, m->element,
           m->address_bits, m->sprofil, pc);
    printf("\t%" PRIu64 "\t%u\t%" PRIu64 "\t", hit, trial_check(t), trial_elements(t));
    if (hit != PROFIL_MISS && trial_span(t, hit))
        printf("%" PRIu64 "-%" PRIu64, trial_first(t), trial_last(t));
    putchar('\t');
    if (index % 16 == 0)
        print_explanation(t, pc);
    putchar('\t');
    if (index % 16 == 0)
        print_ticks(t, pc, hit);
    putchar('\n');
}

int main(int argc, char **argv)
{
    unsigned count = argc == 2 ? (unsigned)atoi(argv[1]) : 0;
    struct trial *t = trial_new();
    uint64_t state = 1;

    if (!count || !t) {
        fprintf(stderr, "usage: tuples COUNT\n");
        return 2;
    }
    for (unsigned d = 0; profil_dialect_names[d]; d++)
        for (unsigned i = 0; i < count; i++) {
            char dialect[64];

            choose_dialect(t, profil_dialect_names[d], &state);
            snprintf(dialect, sizeof dialect, "%.60s", t->text);
            choose_mapping(t, &state);
            print_tuple(t, dialect, i, &state);
        }
    trial_free(t);
    return 0;
}
