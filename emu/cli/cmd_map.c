/* cmd_map.c - precis map: the element of a profil() buffer in which a pc counts.
 *
 *     precis map --dialect hpux --element 2 --scale 0x8000 --offset 0x1000 --size 64 0x1000 0x1004
 *     precis map --batch < lines
 */
#define _GNU_SOURCE /* open_memstream */
#include "emu/cli/command.h"
#include "profil/profil.h"
#include "emu/report/json.h"
#include "emu/report/must.h"

#include <argp.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct options {
    struct profil_dialect dialect;
    struct profil_mapping mapping;
    bool batch, explain, list, choices, have_scale, have_size, have_call, json;
    uint64_t *pcs;
    size_t pc_count;
};

/* ------------------------------------------------------------------------------ numbers */

static bool parse_number(const char *text, uint64_t limit, uint64_t *out)
{
    char *end;

    if (*text < '0' || *text > '9')
        return false;
    errno = 0;
    *out = strtoull(text, &end, text[0] == '0' && (text[1] | 32) == 'x' ? 16 : 10);
    return !errno && !*end && end != text && *out <= limit;
}

/* -------------------------------------------------------------------------------------- --batch */

enum { BLOCK = 1 << 20, LINE = 4096, DIALECTS = 32 };

/* A cached dialect: parsing its name takes longer than the arithmetic. */
struct seen_dialect {
    char name[LINE];
    size_t length;
    struct profil_dialect dialect;
};

struct batch {
    char *in, *out;
    size_t used, filled;                        /* of in */
    size_t written;                             /* of out */
    unsigned long line, failing, first_failing; /* lines with failing calls */
    const char *first_why;
    unsigned address_bits;
    bool have_call, sprofil; /* have_call: the call of every line; without, the element decides */
    struct seen_dialect *seen[DIALECTS];
    unsigned seen_count, latest;
};

static bool complain_of_line(const struct batch *b, const char *format, const char *what)
{
    fprintf(stderr, "precis map: line %lu: ", b->line);
    fprintf(stderr, format, what);
    fputc('\n', stderr);
    return false;
}

static const struct profil_dialect *dialect_of(struct batch *b, const char *name, size_t length)
{
    struct seen_dialect *s;
    char error[1024];

    for (unsigned i = 0; i < b->seen_count; i++) {
        s = b->seen[(b->latest + i) % b->seen_count];
        if (s->length == length && !memcmp(s->name, name, length)) {
            b->latest = (b->latest + i) % b->seen_count;
            return &s->dialect;
        }
    }
    b->latest = b->seen_count < DIALECTS ? b->seen_count++ : (b->latest + 1) % DIALECTS;
    if (!b->seen[b->latest])
        b->seen[b->latest] = malloc(sizeof *s);
    s = b->seen[b->latest];
    if (!s)
        out_of_memory();
    s->length = length;
    memcpy(s->name, name, length);
    s->name[length] = 0;
    if (profil_dialect_parse(s->name, &s->dialect, error, sizeof error))
        return &s->dialect;
    s->length = 0;
    complain_of_line(b, "%s", error);
    return NULL;
}

static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static const char *skip_blanks(const char *p)
{
    while (is_blank(*p))
        p++;
    return p;
}

static inline unsigned digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return (unsigned)(c - '0');
    c |= 32;
    return c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : 99;
}

/* Reads the next number of a line. Returns the position after it, or NULL if not a number of 64 bits. */
static const char *next_number(const char *p, uint64_t *out)
{
    const unsigned base = p[0] == '0' && (p[1] | 32) == 'x' ? 16 : 10;
    const char *start = p += base == 16 ? 2 : 0;
    uint64_t value = 0;

    for (unsigned d; (d = digit_value(*p)) < base; p++)
        if (__builtin_mul_overflow(value, base, &value) || __builtin_add_overflow(value, d, &value))
            return NULL;
    *out = value;
    return p == start || !(is_blank(*p) || *p == '\n') ? NULL : skip_blanks(p);
}

static void answer(struct batch *b, uint64_t hit)
{
    char digits[24];
    char *p = digits + sizeof digits;

    *--p = '\n';
    if (hit == PROFIL_MISS) {
        *--p = '-';
    } else {
        do
            *--p = (char)('0' + hit % 10);
        while (hit /= 10);
    }
    memcpy(b->out + b->written, p, (size_t)(digits + sizeof digits - p));
    b->written += (size_t)(digits + sizeof digits - p);
}

/* Counts lines whose calls fail, for the message at the end. Their answer is a miss. */
static void note_failure(struct batch *b, const struct profil_dialect *dialect, const struct profil_mapping *m)
{
    const char *why;

    if (profil_check(dialect, m, &why) != PROFIL_EINVAL)
        return;
    if (!b->failing++) {
        b->first_failing = b->line;
        b->first_why = why;
    }
}

/* Answers one line: dialect element scale offset size pc. Returns false after an error message. */
static bool map_line(struct batch *b, const char *p)
{
    static const char *const names[] = {"element", "scale", "offset", "size", "pc"};
    const struct profil_dialect *dialect;
    struct profil_mapping m = {.address_bits = (uint8_t)b->address_bits};
    const char *name = p = skip_blanks(p);
    uint64_t field[5];

    if (*p == '\n')
        return true; /* an empty line has no answer */
    while (!is_blank(*p) && *p != '\n')
        p++;
    if (p - name >= LINE)
        return complain_of_line(b, "%s", "expected: dialect element scale offset size pc");
    dialect = dialect_of(b, name, (size_t)(p - name));
    if (!dialect)
        return false;
    p = skip_blanks(p);
    for (unsigned i = 0; i < 5; i++)
        if (!(p = next_number(p, &field[i])))
            return complain_of_line(b, "%s: expected a 64-bit number", names[i]);
    if (*p != '\n')
        return complain_of_line(b, "%s", "more than six fields; expected: dialect element scale offset size pc");
    if (field[0] != 2 && field[0] != 4 && field[0] != 8)
        return complain_of_line(b, "%s", "element: expected 2, 4 or 8");
    if (field[1] > UINT32_MAX)
        return complain_of_line(b, "%s", "scale: does not fit in 32 bits");
    m.element = (uint8_t)field[0];
    m.scale = (uint32_t)field[1];
    m.offset = field[2];
    m.size = field[3];
    m.sprofil = b->have_call ? b->sprofil : m.element != 2;
    note_failure(b, dialect, &m);
    answer(b, profil_locate(dialect, &m, field[4]));
    return true;
}

static bool flush(struct batch *b)
{
    size_t done = fwrite(b->out, 1, b->written, stdout);
    bool good = done == b->written && !fflush(stdout);

    b->written = 0;
    return good;
}

/* Moves the unread rest of the block to its front and reads more after it. Adds a missing final newline. Returns false at the end of the
 * input or if the block is full. */
static bool refill(struct batch *b)
{
    ssize_t got;

    b->filled -= b->used;
    memmove(b->in, b->in + b->used, b->filled);
    b->used = 0;
    if (b->filled == BLOCK)
        return false; /* one line fills the block */
    do
        got = read(STDIN_FILENO, b->in + b->filled, BLOCK - b->filled);
    while (got < 0 && errno == EINTR);
    if (got > 0) {
        b->filled += (size_t)got;
        return true;
    }
    if (!b->filled)
        return false;
    b->in[b->filled++] = '\n';
    return true;
}

static bool map_lines(struct batch *b)
{
    for (;;) {
        char *start = b->in + b->used;
        char *end = memchr(start, '\n', b->filled - b->used);

        if (!end) {
            /* Write the answers before reading more: the other side may be a program that waits for them. */
            if (!flush(b))
                return false;
            if (!refill(b))
                return b->filled == BLOCK ? complain_of_line(b, "%s", "line too long") : true;
            continue;
        }
        b->line++;
        if (!map_line(b, start))
            return flush(b), false;
        b->used += (size_t)(end - start) + 1;
        if (b->written > BLOCK - 64 && !flush(b))
            return false;
    }
}

static int run_batch(const struct options *o)
{
    struct batch b = {.in = malloc(BLOCK + 1),
                      .out = malloc(BLOCK),
                      .address_bits = o->mapping.address_bits,
                      .have_call = o->have_call,
                      .sprofil = o->mapping.sprofil};
    bool good;

    if (!b.in || !b.out)
        out_of_memory();
    good = map_lines(&b);
    if (b.failing)
        fprintf(stderr, "precis map: %lu lines describe calls that fail with EINVAL; the first is line %lu: %s\n", b.failing,
                b.first_failing, b.first_why);
    for (unsigned i = 0; i < DIALECTS; i++)
        free(b.seen[i]);
    free(b.in);
    free(b.out);
    return good ? 0 : 2;
}

/* ---------------------------------------------------------------------------------- the command */

enum { OPTION_BATCH = 256, OPTION_EXPLAIN, OPTION_BITS, OPTION_PROPERTIES, OPTION_CHOICES, OPTION_CALL, OPTION_JSON };

static const struct argp_option option_list[] = {
    {"dialect", 'd', "NAME", 0,
     "hpux (default), sunos, aix, bsd43, bsd211, bsd44 or glibc; "
     "NAME:OPTION,... modifies it",
     0},
    {"element", 'e', "BYTES", 0, "Size of a counter: 2 (default), 4 or 8", 0},
    {"call", OPTION_CALL, "profil|sprofil", 0, "The call (default: profil with counters of 2 bytes, sprofil with larger ones)", 0},
    {"scale", 's', "SCALE", 0, "Scale, 16.16 fixed-point", 0},
    {"offset", 'o', "ADDRESS", 0, "First address of the region (default 0)", 0},
    {"size", 'n', "BYTES", 0, "Size of the buffer", 0},
    {"explain", OPTION_EXPLAIN, 0, 0, "Print the arithmetic step by step", 0},
    {"batch", OPTION_BATCH, 0, 0,
     "Answer lines `dialect element scale offset size pc' with the byte offset of the element hit, "
     "or `-'; calls that would fail give `-' too, and are counted on standard error",
     0},
    {"address-bits", OPTION_BITS, "32|64", 0, "Width at which pc - offset wraps, in dialects where it wraps (default 64)", 0},
    {"properties", OPTION_PROPERTIES, 0, 0, "Print every choice of the dialect", 0},
    {"choices", OPTION_CHOICES, 0, 0, "Print every option that changes the dialect", 0},
    {"json", OPTION_JSON, 0, 0, "Print JSON", 0},
    {0}};

static uint64_t number_or_die(struct argp_state *state, const char *option, const char *text, uint64_t limit)
{
    uint64_t value = 0;

    if (!parse_number(text, limit, &value))
        option_error(state, "%s=%s: expected a number up to 0x%" PRIx64 ", decimal or hexadecimal with 0x", option, text, limit);
    return value;
}

static void add_pc(struct options *o, struct argp_state *state, const char *text)
{
    o->pcs = realloc(o->pcs, (o->pc_count + 1) * sizeof *o->pcs);
    if (!o->pcs)
        out_of_memory();
    if (!parse_number(text, UINT64_MAX, &o->pcs[o->pc_count]))
        option_error(state, "%s: expected a PC, decimal or hexadecimal with 0x", text);
    o->pc_count++;
}

static bool has_sprofil(const struct profil_dialect *d)
{
    return d->calls == PROFIL_CALLS_HPUX || d->calls == PROFIL_CALLS_GLIBC;
}

/* Reports arguments that no program can pass. */
static void check_call(const struct options *o, struct argp_state *state)
{
    const struct profil_mapping *m = &o->mapping;
    bool is32 = m->address_bits == 32;

    if (m->sprofil && !has_sprofil(&o->dialect))
        option_error(state, "--call=sprofil: dialect %s has no sprofil", o->dialect.name);
    if (!m->sprofil && m->element != 2)
        option_error(state, "--call=profil: its counters have 2 bytes; use --element=2 or --call=sprofil");
    if (is32 && m->offset > UINT32_MAX)
        option_error(state, "--offset=0x%" PRIx64 ": does not fit in 32 bits", m->offset);
    if ((is32 || (m->sprofil && o->dialect.calls == PROFIL_CALLS_HPUX)) && m->size > UINT32_MAX)
        option_error(state, "--size=0x%" PRIx64 ": does not fit in 32 bits", m->size);
    if (o->dialect.calls == PROFIL_CALLS_AIX && m->size == (is32 ? UINT32_MAX : UINT64_MAX))
        option_error(state, "--size=0x%" PRIx64 ": in aix the buffer is then an array of regions; give the size of one buffer", m->size);
}

static void check(const struct options *o, struct argp_state *state)
{
    unsigned es = o->mapping.element;

    if (o->batch && o->json)
        option_error(state, "--batch and --json exclude each other");
    if (o->batch && o->pc_count)
        option_error(state, "--batch reads pcs from standard input, not from the command line");
    if (o->batch || o->list || o->choices)
        return;
    if (!o->have_scale || !o->have_size || !o->pc_count)
        option_error(state, "--scale, --size and at least one PC are required");
    if ((es == 4 && o->dialect.elements == PROFIL_ELEMENTS_2) || (es == 8 && o->dialect.elements != PROFIL_ELEMENTS_2_4_8))
        option_error(state, "--element=%u: dialect %s has %s", es, o->dialect.name, profil_choice_meaning(o->dialect.elements));
    check_call(o, state);
}

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    char error[1024];

    switch (key) {
    case 'd':
        if (!profil_dialect_parse(arg, &o->dialect, error, sizeof error))
            option_error(state, "--dialect=%s: %s", arg, error);
        break;
    case 'e':
        o->mapping.element = (uint8_t)number_or_die(state, "--element", arg, 8);
        if (o->mapping.element != 2 && o->mapping.element != 4 && o->mapping.element != 8)
            option_error(state, "--element=%s: expected 2, 4 or 8", arg);
        break;
    case OPTION_CALL:
        if (strcmp(arg, "profil") && strcmp(arg, "sprofil"))
            option_error(state, "--call=%s: expected profil or sprofil", arg);
        o->mapping.sprofil = *arg == 's';
        o->have_call = true;
        break;
    case 's':
        o->mapping.scale = (uint32_t)number_or_die(state, "--scale", arg, UINT32_MAX);
        o->have_scale = true;
        break;
    case 'o': o->mapping.offset = number_or_die(state, "--offset", arg, UINT64_MAX); break;
    case 'n':
        o->mapping.size = number_or_die(state, "--size", arg, UINT64_MAX);
        o->have_size = true;
        break;
    case OPTION_BITS:
        o->mapping.address_bits = (uint8_t)number_or_die(state, "--address-bits", arg, 64);
        if (o->mapping.address_bits != 32 && o->mapping.address_bits != 64)
            option_error(state, "--address-bits=%s: expected 32 or 64", arg);
        break;
    case OPTION_EXPLAIN: o->explain = true; break;
    case OPTION_BATCH: o->batch = true; break;
    case OPTION_PROPERTIES: o->list = true; break;
    case OPTION_CHOICES: o->choices = true; break;
    case OPTION_JSON: o->json = true; break;
    case ARGP_KEY_ARG: add_pc(o, state, arg); break;
    case ARGP_KEY_END:
        if (!o->have_call)
            o->mapping.sprofil = o->mapping.element != 2;
        check(o, state);
        break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* Prints property=choice for each choice that differs from the dialect's. */
static void print_choices(const struct profil_dialect *d)
{
    for (unsigned i = 0; profil_property_at(i).name; i++) {
        struct profil_property p = profil_property_at(i);

        for (enum profil_choice c = p.first; c <= p.last; c++)
            if (c != profil_dialect_get(d, i))
                printf("%s=%s\n", p.name, profil_choice_name(c));
    }
}

static const char *error_name(enum profil_status status)
{
    static const char *const names[] = {[PROFIL_E2BIG] = "E2BIG",
                                        [PROFIL_EFAULT] = "EFAULT",
                                        [PROFIL_EINVAL] = "EINVAL",
                                        [PROFIL_ENOMEM] = "ENOMEM",
                                        [PROFIL_ENOSYS] = "ENOSYS"};

    return names[status];
}

/* ---------------------------------------------------------------------------------- JSON */

/* The choices of a dialect; with `all`, also those that it does not make. */
static json_t *properties_json(const struct profil_dialect *d, bool all)
{
    json_t *list = json_array();

    for (unsigned i = 0; profil_property_at(i).name; i++) {
        struct profil_property p = profil_property_at(i);
        enum profil_choice chosen = profil_dialect_get(d, i);
        json_t *o = json_pack("{s:s, s:s, s:s, s:s}", "property", p.name, "choice", profil_choice_name(chosen), "decides", p.decides,
                              "meaning", profil_choice_meaning(chosen));
        json_t *choices = json_array();

        for (enum profil_choice c = p.first; c <= p.last; c++)
            json_array_append_new(choices, json_pack("{s:s, s:s}", "choice", profil_choice_name(c), "meaning", profil_choice_meaning(c)));
        if (all)
            json_object_set(o, "choices", choices);
        json_decref(choices);
        json_array_append_new(list, o);
    }
    return list;
}

/* The steps of profil_explain(), as an array of its lines. */
static json_t *explanation_json(const struct options *o, uint64_t pc)
{
    char *text = NULL, *rest;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    json_t *lines = json_array();

    if (!out)
        out_of_memory();
    profil_explain(&o->dialect, &o->mapping, pc, out);
    if (fclose(out) || !text)
        out_of_memory();
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        json_array_append_new(lines, json_string(line));
    free(text);
    return lines;
}

static json_t *pc_json(const struct options *o, uint64_t pc)
{
    uint64_t hit = profil_locate(&o->dialect, &o->mapping, pc);
    json_t *j = json_pack("{s:o, s:b}", "pc", address_json(pc), "counts", hit != PROFIL_MISS);

    if (hit != PROFIL_MISS) {
        json_object_set_new(j, "byte_offset", json_integer((json_int_t)hit));
        json_object_set_new(j, "element", json_integer((json_int_t)(hit / o->mapping.element)));
    }
    if (o->explain)
        json_object_set_new(j, "explanation", explanation_json(o, pc));
    return j;
}

/* The call, whether it fails, and each pc. Returns the exit status: 1 if the call fails. */
static int map_json(const struct options *o)
{
    const struct profil_mapping *m = &o->mapping;
    const char *why;
    enum profil_status status = profil_check(&o->dialect, m, &why);
    json_t *pcs = json_array(), *j;

    for (size_t i = 0; status == PROFIL_OK && i < o->pc_count; i++)
        json_array_append_new(pcs, pc_json(o, o->pcs[i]));
    j = json_pack("{s:s, s:s, s:o, s:I, s:I, s:i, s:o}", "dialect", o->dialect.name, "call", m->sprofil ? "sprofil" : "profil", "offset",
                  address_json(m->offset), "size", (json_int_t)m->size, "scale", (json_int_t)m->scale, "element", m->element, "pcs", pcs);
    if (status != PROFIL_OK)
        json_object_set_new(j, "fails", json_pack("{s:s, s:s}", "error", error_name(status), "why", why));
    print_json(j, stdout);
    return status != PROFIL_OK;
}

/* Returns the exit status: 1 if the call fails. */
static int map_pcs(const struct options *o)
{
    const char *why;
    enum profil_status status = profil_check(&o->dialect, &o->mapping, &why);

    if (status != PROFIL_OK) {
        printf("%s fails: %s: %s\n", o->mapping.sprofil ? "sprofil" : "profil", error_name(status), why);
        return 1;
    }
    for (size_t i = 0; i < o->pc_count; i++) {
        uint64_t hit;

        if (o->explain) {
            profil_explain(&o->dialect, &o->mapping, o->pcs[i], stdout);
            continue;
        }
        hit = profil_locate(&o->dialect, &o->mapping, o->pcs[i]);
        if (hit == PROFIL_MISS)
            printf("0x%" PRIx64 ": miss\n", o->pcs[i]);
        else
            printf("0x%" PRIx64 ": byte offset %" PRIu64 ", element %" PRIu64 "\n", o->pcs[i], hit, hit / o->mapping.element);
    }
    return 0;
}

int cmd_map(int argc, char **argv)
{
    static const struct argp argp = {
        option_list,
        parse_option,
        "PC...\n--batch",
        "Print the element of a profil() buffer in which each PC counts, or that it is a miss."
        "\vNumbers are decimal, or hexadecimal with 0x. If the call would fail with these arguments, its error and the reason are "
        "printed and the exit status is 1. A usage error has status 2.",
        NULL,
        NULL,
        NULL};
    struct options o = {.mapping = {.element = 2, .address_bits = 64}};
    int status = 0;

    argp_err_exit_status = 2;
    profil_dialect_parse("hpux", &o.dialect, NULL, 0);
    command_parse(&argp, argc, argv, 0, &o);
    if (o.json && (o.list || o.choices))
        print_json(properties_json(&o.dialect, o.choices), stdout);
    else if (o.json)
        status = map_json(&o);
    else if (o.list)
        profil_dialect_print(&o.dialect, stdout);
    else if (o.choices)
        print_choices(&o.dialect);
    else if (o.batch)
        status = run_batch(&o);
    else
        status = map_pcs(&o);
    free(o.pcs);
    return status;
}
