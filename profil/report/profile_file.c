/* The file that precis profile writes and precis report reads: docs/formats.md, "Profile data". */
#include "profil/report/profile.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Write a name as one word: blanks, percent signs and control characters become %XX; an empty
 * name is "%". */
static void put_word(FILE *out, const char *text)
{
    if (!*text)
        fputs(" %", out);
    else
        fputc(' ', out);
    for (; *text; text++)
        if ((unsigned char)*text <= ' ' || *text == '%' || *text == 127)
            fprintf(out, "%%%02X", (unsigned char)*text);
        else
            fputc(*text, out);
}

static void write_image(const struct profile *p, const struct profile_image *image, FILE *out)
{
    fprintf(out, "image %d", image->pid);
    put_word(out, image->program);
    fputc('\n', out);
    for (size_t i = 0; i < image->module_count; i++) {
        const struct profile_module *m = &image->modules[i];

        fprintf(out, "module 0x%" PRIx64 " 0x%" PRIx64 " 0x%" PRIx64, m->low, m->high, m->bias);
        put_word(out, m->path);
        fputc('\n', out);
    }
    for (size_t i = 0; i < image->function_count; i++) {
        const struct profile_function *f = &image->functions[i];

        fprintf(out, "function 0x%" PRIx64 " 0x%" PRIx64, f->low, f->high);
        put_word(out, f->name);
        put_word(out, f->file);
        fprintf(out, " %u\n", f->line);
    }
    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *s = &image->samples[i];

        fprintf(out, "sample 0x%" PRIx64 " %" PRIu64, s->pc, s->ticks);
        if (p->machine.exact)
            fprintf(out, " %" PRIu64 " %" PRIu64, s->cycles, s->instructions);
        for (unsigned k = 0; p->machine.exact && k < s->part_count; k++)
            fprintf(out, " %u %" PRIu64, s->parts[k].cause, s->parts[k].cycles);
        fputc('\n', out);
    }
    for (size_t i = 0; i < image->stack_count; i++) {
        fprintf(out, "stack %" PRIu64, image->stacks[i].ticks);
        for (unsigned k = 0; k < image->stacks[i].depth; k++)
            fprintf(out, " 0x%" PRIx64, image->stacks[i].pcs[k]);
        fputc('\n', out);
    }
    for (size_t i = 0; i < image->arc_count; i++)
        fprintf(out, "arc 0x%" PRIx64 " 0x%" PRIx64 " %" PRIu64 "\n", image->arcs[i].from, image->arcs[i].self, image->arcs[i].count);
}

bool profile_write(struct profile *p, FILE *out)
{
    const struct profile_machine *m = &p->machine;

    profile_tidy(p);
    fprintf(out, "precis-profile 1\nisa %s\nabi %u %s\ngranule %u\n", m->isa, m->pointer_bytes, m->big_endian ? "big" : "little",
            m->granule);
    fprintf(out, "clock %" PRIu64 " %" PRIu64 " %" PRIu64 "\nexact %s\n", m->mhz, m->hz, m->period, m->exact ? "yes" : "no");
    for (unsigned k = 0; k < p->cause_count; k++) {
        fprintf(out, "cause %u", k);
        put_word(out, p->causes[k]);
        fputc('\n', out);
    }
    for (size_t i = 0; i < p->image_count; i++)
        write_image(p, p->images[i], out);
    fprintf(out, "end\n");
    return !ferror(out);
}

/* -------------------------------------------------------------------------------------- reading */

struct reader {
    char *line, *rest; /* rest: the unread part of the line */
    size_t room;
    unsigned long number;
    struct profile *p;
    struct profile_image *image;
    unsigned seen; /* header lines, one bit each */
    bool ended;
    char *error;
    size_t error_size;
};

static bool wrong(struct reader *r, const char *format, ...)
{
    va_list ap;
    int n = snprintf(r->error, r->error_size, "line %lu: ", r->number);

    va_start(ap, format);
    if (n >= 0 && (size_t)n < r->error_size)
        vsnprintf(r->error + n, r->error_size - (size_t)n, format, ap);
    va_end(ap);
    return false;
}

static char *word(struct reader *r)
{
    char *w;

    do
        w = strsep(&r->rest, " ");
    while (w && !*w);
    return w;
}

static bool number(struct reader *r, const char *what, uint64_t limit, uint64_t *out)
{
    char *w = word(r), *end;

    errno = 0;
    if (!w || *w < '0' || *w > '9')
        return wrong(r, "%s: expected a number", what);
    *out = strtoull(w, &end, 0);
    if (errno || *end || *out > limit)
        return wrong(r, "%s: '%s' is not a number up to %" PRIu64, what, w, limit);
    return true;
}

static int hex_digit(char c)
{
    const char *digits = "0123456789ABCDEF", *at = c ? strchr(digits, c) : NULL;

    return at ? (int)(at - digits) : -1;
}

/* Read a name, unescaped in place. */
static char *name(struct reader *r, const char *what)
{
    char *w = word(r), *to = w;

    if (!w) {
        wrong(r, "%s is missing", what);
        return NULL;
    }
    if (!strcmp(w, "%"))
        return w + 1;
    for (char *from = w; *from; from++) {
        if (*from != '%') {
            *to++ = *from;
            continue;
        }
        if (hex_digit(from[1]) < 0 || hex_digit(from[2]) < 0) {
            wrong(r, "%s: %% without two hexadecimal digits", what);
            return NULL;
        }
        *to++ = (char)(hex_digit(from[1]) << 4 | hex_digit(from[2]));
        from += 2;
    }
    *to = 0;
    return w;
}

static bool read_isa(struct reader *r)
{
    char *w = name(r, "isa");

    if (!w)
        return false;
    if (strlen(w) >= sizeof r->p->machine.isa)
        return wrong(r, "isa '%s' is too long", w);
    strcpy(r->p->machine.isa, w);
    return true;
}

static bool read_abi(struct reader *r)
{
    uint64_t bytes;
    char *order;

    if (!number(r, "pointer size", 8, &bytes))
        return false;
    order = word(r);
    if (bytes != 4 && bytes != 8)
        return wrong(r, "pointer size: expected 4 or 8");
    if (!order || (strcmp(order, "big") && strcmp(order, "little")))
        return wrong(r, "byte order: expected big or little");
    r->p->machine.pointer_bytes = (uint8_t)bytes;
    r->p->machine.big_endian = !strcmp(order, "big");
    return true;
}

static bool read_granule(struct reader *r)
{
    uint64_t bytes;

    if (!number(r, "granule", 64, &bytes))
        return false;
    if (!bytes || (bytes & (bytes - 1)))
        return wrong(r, "granule: expected a power of two");
    r->p->machine.granule = (uint8_t)bytes;
    return true;
}

static bool read_clock(struct reader *r)
{
    struct profile_machine *m = &r->p->machine;

    if (!number(r, "mhz", UINT32_MAX, &m->mhz) || !number(r, "hz", UINT32_MAX, &m->hz) || !number(r, "period", UINT64_MAX, &m->period))
        return false;
    return (m->mhz && m->hz && m->period) || wrong(r, "clock: mhz, hz and period must be positive");
}

static bool read_exact(struct reader *r)
{
    char *w = word(r);

    if (!w || (strcmp(w, "yes") && strcmp(w, "no")))
        return wrong(r, "exact: expected yes or no");
    r->p->machine.exact = !strcmp(w, "yes");
    return true;
}

static bool read_image(struct reader *r)
{
    uint64_t pid;
    char *program;

    if (!number(r, "pid", INT32_MAX, &pid) || !(program = name(r, "program")))
        return false;
    r->image = profile_image(r->p, (int)pid, program);
    return true;
}

static bool read_range(struct reader *r, uint64_t *low, uint64_t *high)
{
    if (!number(r, "low", UINT64_MAX, low) || !number(r, "high", UINT64_MAX, high))
        return false;
    return *low < *high || wrong(r, "low is not below high");
}

static bool read_module(struct reader *r)
{
    uint64_t low, high, bias;
    char *path;

    if (!read_range(r, &low, &high) || !number(r, "bias", UINT64_MAX, &bias) || !(path = name(r, "path")))
        return false;
    profile_module(r->image, low, high, bias, path);
    return true;
}

static bool read_function(struct reader *r)
{
    uint64_t low, high, line;
    char *function, *file;

    if (!read_range(r, &low, &high) || !(function = name(r, "name")) || !(file = name(r, "file")) || !number(r, "line", UINT32_MAX, &line))
        return false;
    profile_function(r->image, low, high, function, file, (unsigned)line);
    return true;
}

/* Causes are numbered in the order of their lines. */
static bool read_cause(struct reader *r)
{
    uint64_t number_;
    char *cause;

    if (r->image)
        return wrong(r, "'cause' after the first image");
    if (!number(r, "cause", UINT32_MAX, &number_) || !(cause = name(r, "name")))
        return false;
    if (number_ != r->p->cause_count || profile_cause(r->p, cause) != number_)
        return wrong(r, "causes are not numbered consecutively, or one occurs twice");
    return true;
}

/* Read pairs of a cause and its cycles, up to the end of the line. */
static bool read_parts(struct reader *r, uint64_t pc, uint64_t cycles)
{
    uint64_t cause, part, sum = 0;

    while (r->rest && *r->rest) {
        if (!number(r, "cause", UINT32_MAX, &cause) || !number(r, "cycles", UINT64_MAX, &part))
            return false;
        if (cause >= r->p->cause_count)
            return wrong(r, "undefined cause %" PRIu64, cause);
        profile_part(r->image, pc, (unsigned)cause, part);
        sum += part;
    }
    return sum == cycles || wrong(r, "the cycles by cause add up to %" PRIu64 ", expected %" PRIu64, sum, cycles);
}

static bool read_sample(struct reader *r)
{
    uint64_t pc, ticks, cycles = 0, instructions = 0;

    if (!number(r, "pc", UINT64_MAX, &pc) || !number(r, "ticks", UINT64_MAX, &ticks))
        return false;
    if (r->p->machine.exact && (!number(r, "cycles", UINT64_MAX, &cycles) || !number(r, "instructions", UINT64_MAX, &instructions)))
        return false;
    profile_sample(r->image, pc, ticks, cycles, instructions);
    return !r->p->machine.exact || !r->rest || !*r->rest || read_parts(r, pc, cycles);
}

static bool read_stack(struct reader *r)
{
    enum { DEEP = 4096 };
    uint64_t pcs[DEEP], ticks;
    unsigned depth = 0;

    if (!number(r, "ticks", UINT64_MAX, &ticks))
        return false;
    while (r->rest && *r->rest) {
        if (depth == DEEP)
            return wrong(r, "a stack of more than %d frames", DEEP);
        if (!number(r, "pc", UINT64_MAX, &pcs[depth++]))
            return false;
    }
    profile_stack(r->image, pcs, depth, ticks);
    return true;
}

static bool read_arc(struct reader *r)
{
    uint64_t from, self, count;

    if (!number(r, "from", UINT64_MAX, &from) || !number(r, "self", UINT64_MAX, &self) || !number(r, "count", UINT64_MAX, &count))
        return false;
    profile_arc(r->image, from, self, count);
    return true;
}

static bool read_end(struct reader *r)
{
    return r->ended = true;
}

static bool read_version(struct reader *r)
{
    char *w = word(r);

    return (w && !strcmp(w, "1")) || wrong(r, "unknown version %s, expected 1", w ? w : "(none)");
}

static const struct line_kind {
    const char *keyword;
    bool (*read)(struct reader *);
    bool header, in_image;
} kinds[] = {
    {"precis-profile", read_version, true, false},
    {"isa", read_isa, true, false},
    {"abi", read_abi, true, false},
    {"granule", read_granule, true, false},
    {"clock", read_clock, true, false},
    {"exact", read_exact, true, false},
    {"cause", read_cause, false, false},
    {"image", read_image, false, false},
    {"module", read_module, false, true},
    {"function", read_function, false, true},
    {"sample", read_sample, false, true},
    {"stack", read_stack, false, true},
    {"arc", read_arc, false, true},
    {"end", read_end, false, false},
};
#define KINDS (sizeof kinds / sizeof *kinds)
enum { HEADER_LINES = 6 };

static bool read_line(struct reader *r)
{
    char *keyword = word(r);

    if (r->number == 1 && (!keyword || strcmp(keyword, kinds[0].keyword)))
        return wrong(r, "not a precis profile");
    if (!keyword)
        return true;
    for (size_t i = 0; i < KINDS; i++) {
        const struct line_kind *k = &kinds[i];

        if (strcmp(k->keyword, keyword))
            continue;
        if (k->header)
            r->seen |= 1u << i;
        else if (r->seen != (1u << HEADER_LINES) - 1)
            return wrong(r, "'%s' before the header is complete", keyword);
        if (k->in_image && !r->image)
            return wrong(r, "'%s' before the first image", keyword);
        if (!k->read(r))
            return false;
        return !word(r) || wrong(r, "too many fields for '%s'", keyword);
    }
    return wrong(r, "unknown line '%s'", keyword);
}

static bool read_lines(struct reader *r, FILE *in)
{
    ssize_t length;

    while (!r->ended && (length = getline(&r->line, &r->room, in)) >= 0) {
        r->number++;
        if (length && r->line[length - 1] == '\n')
            r->line[--length] = 0;
        if (strlen(r->line) != (size_t)length)
            return wrong(r, r->number == 1 ? "not a precis profile" : "a NUL byte");
        r->rest = r->line;
        if (!read_line(r))
            return false;
    }
    r->number++;
    if (ferror(in))
        return wrong(r, "%s", strerror(errno));
    return r->ended || wrong(r, "truncated, no 'end' line");
}

struct profile *profile_read(FILE *in, char *error, size_t error_size)
{
    struct reader r = {.error = error, .error_size = error_size};
    bool good;

    r.p = profile_new(&(struct profile_machine){0});
    good = read_lines(&r, in);
    free(r.line);
    if (good) {
        profile_tidy(r.p);
        return r.p;
    }
    profile_free(r.p);
    return NULL;
}
