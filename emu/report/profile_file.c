/* Reads the file that profile_write.c writes: docs/formats.md, "Profile data". */
#include "emu/report/packed_file.h"
#include "emu/report/profile.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    char *line, *rest; /* rest: the unread part of the line */
    size_t room;
    unsigned long number;
    struct profile *p;
    struct profile_image *image;
    unsigned seen; /* header lines, one bit each */
    unsigned version;
    uint64_t tick_cycle; /* of the image's last tick line */
    uint64_t frames;     /* of all stacks */
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

static bool signed_number(struct reader *r, const char *what, int64_t *out)
{
    char *w = word(r), *end = w;

    errno = 0;
    if (w)
        *out = strtoll(w, &end, 10);
    return (w && end != w && !*end && !errno) || wrong(r, "%s: expected a number", what);
}

/* Read a number up to UINT_MAX. */
static bool small_number(struct reader *r, const char *what, uint64_t limit, unsigned *out)
{
    uint64_t n;

    if (!number(r, what, limit, &n))
        return false;
    *out = (unsigned)n;
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
    r->tick_cycle = 0;
    return true;
}

static bool read_model(struct reader *r)
{
    char *w = name(r, "model");

    if (!w)
        return false;
    if (strlen(w) >= sizeof r->p->machine.model)
        return wrong(r, "model '%s' is too long", w);
    strcpy(r->p->machine.model, w);
    return true;
}

static bool read_command(struct reader *r)
{
    char *w;

    while (r->rest && *r->rest) {
        if (!(w = name(r, "word")))
            return false;
        profile_command(r->p, w);
    }
    return true;
}

static bool read_argument(struct reader *r)
{
    char *w = name(r, "argument");

    if (w)
        profile_argument(r->image, w);
    return w;
}

static bool read_environment(struct reader *r)
{
    char *w = name(r, "environment");

    if (w)
        profile_environment(r->image, w);
    return w;
}

static bool read_omitted(struct reader *r)
{
    uint64_t cut;

    if (!number(r, "ticks", UINT64_MAX, &r->image->ticks_omitted) || !number(r, "events", UINT64_MAX, &r->image->events_omitted) ||
        !number(r, "environment", 1, &cut))
        return false;
    r->image->environment_cut = cut;
    return true;
}

static bool read_range(struct reader *r, uint64_t *low, uint64_t *high)
{
    if (!number(r, "low", UINT64_MAX, low) || !number(r, "high", UINT64_MAX, high))
        return false;
    return *low < *high || wrong(r, "low is not below high");
}

static bool read_module_file(struct reader *r, struct profile_module *m)
{
    char *host, *id, *debug;

    if (!(host = name(r, "host's path")) || !(id = name(r, "id")) || !(debug = name(r, "debug file")))
        return false;
    profile_module_file(m, host, id, debug);
    return true;
}

static bool read_module(struct reader *r)
{
    uint64_t low, high, bias;
    char *path;

    if (!read_range(r, &low, &high) || !number(r, "bias", UINT64_MAX, &bias) || !(path = name(r, "path")))
        return false;
    profile_module(r->image, low, high, bias, path);
    return r->version == 1 || read_module_file(r, &r->image->modules[r->image->module_count - 1]);
}

static bool read_function(struct reader *r)
{
    uint64_t low, high, line;
    char *function, *file, *linkage = (char *)"";

    if (!read_range(r, &low, &high) || !(function = name(r, "name")) || !(file = name(r, "file")) || !number(r, "line", UINT32_MAX, &line))
        return false;
    if (r->version > 1 && !(linkage = name(r, "linkage name")))
        return false;
    profile_function(r->image, low, high, function, linkage, file, (unsigned)line);
    return true;
}

/* Strings are numbered from 1 in the order of their lines. */
static bool read_string(struct reader *r)
{
    unsigned string, known = r->p->string_count;
    char *text;

    if (r->image)
        return wrong(r, "'string' after the first image");
    if (!small_number(r, "string", UINT32_MAX, &string) || !(text = name(r, "text")))
        return false;
    if (string != known || profile_string(r->p, text) != known)
        return wrong(r, "strings are not numbered consecutively, or one occurs twice");
    return true;
}

static bool string_number(struct reader *r, const char *what, unsigned *out)
{
    return small_number(r, what, r->p->string_count - 1, out);
}

static bool read_inlined(struct reader *r)
{
    struct profile_inline call;

    if (!string_number(r, "name", &call.name) || !string_number(r, "linkage name", &call.linkage) ||
        !string_number(r, "file", &call.call_file) || !small_number(r, "line", UINT32_MAX, &call.call_line) ||
        !small_number(r, "parent", r->image->inline_count, &call.parent))
        return false;
    profile_inline(r->image, &call);
    return true;
}

static bool read_source_line(struct reader *r)
{
    uint64_t low, high;
    unsigned file, line, inlined;

    if (!read_range(r, &low, &high) || !string_number(r, "file", &file) || !small_number(r, "line", UINT32_MAX, &line) ||
        !small_number(r, "inlined", r->image->inline_count, &inlined))
        return false;
    profile_line(r->image, low, high, file, line, inlined);
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
        sum += profile_count_name(r->p, (unsigned)cause) ? 0 : part;
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

/* The last stack of the image, whose outermost frames the next one may have, or NULL. */
static const struct profile_stack *last_stack(const struct reader *r)
{
    return r->image->stack_count ? &r->image->stacks[r->image->stack_count - 1] : NULL;
}

static bool read_stack(struct reader *r)
{
    enum { DEEP = 4096 };
    const struct profile_stack *last = last_stack(r);
    uint64_t pcs[DEEP], ticks, cycles = 0, shared = 0;
    unsigned depth = 0;

    if ((r->version > 2 && !number(r, "shared frames", last ? last->depth : 0, &shared)) || !number(r, "ticks", UINT64_MAX, &ticks) ||
        (r->version > 1 && !number(r, "cycles", UINT64_MAX, &cycles)))
        return false;
    while (r->rest && *r->rest) {
        if (depth + shared >= DEEP)
            return wrong(r, "a stack of more than %d frames", DEEP);
        if (!number(r, "pc", UINT64_MAX, &pcs[depth++]))
            return false;
    }
    r->frames += depth + shared;
    if (r->frames > PROFILE_MOST_FRAMES)
        return wrong(r, "all stacks together have more than %d frames", PROFILE_MOST_FRAMES);
    for (unsigned k = 0; k < shared; k++)
        pcs[depth + k] = r->image->last_frames[shared - 1 - k];
    profile_stack(r->image, pcs, depth + (unsigned)shared, ticks, cycles);
    return true;
}

static bool read_arc(struct reader *r)
{
    struct profile_arc a = {0};

    if (!number(r, "from", UINT64_MAX, &a.from) || !number(r, "self", UINT64_MAX, &a.self) || !number(r, "count", UINT64_MAX, &a.count))
        return false;
    if (r->version > 1 && (!number(r, "cycles", UINT64_MAX, &a.cycles) || !number(r, "instructions", UINT64_MAX, &a.instructions) ||
                           !number(r, "site", UINT64_MAX, &a.site)))
        return false;
    profile_arc(r->image, &a);
    return true;
}

static bool read_thread(struct reader *r)
{
    unsigned tid, known = (unsigned)r->image->thread_count;
    char *text;

    if (!small_number(r, "thread", INT32_MAX, &tid) || !(text = name(r, "name")))
        return false;
    if (profile_thread(r->image, (int)tid) != known)
        return wrong(r, "thread %u occurs twice", tid);
    profile_thread_name(r->image, known, text);
    return true;
}

static bool thread_number(struct reader *r, unsigned *out)
{
    if (!r->image->thread_count)
        return wrong(r, "no thread is defined");
    return small_number(r, "thread", r->image->thread_count - 1, out);
}

static bool read_tick(struct reader *r)
{
    struct profile_tick t;
    uint64_t since, in_kernel;

    if (!number(r, "cycles", UINT64_MAX, &since) || !number(r, "count", UINT64_MAX, &t.count) || !thread_number(r, &t.thread) ||
        !number(r, "pc", UINT64_MAX, &t.pc) || !small_number(r, "stack", r->image->stack_count, &t.stack) ||
        !number(r, "kernel", 1, &in_kernel))
        return false;
    r->tick_cycle = t.cycle = r->tick_cycle + since;
    t.in_kernel = in_kernel;
    profile_tick(r->p, r->image, &t);
    return true;
}

static bool read_event(struct reader *r)
{
    char *w = word(r);
    struct profile_event e = {.kind = 0};
    uint64_t length;

    while (w && e.kind < PROFILE_EVENT_KINDS && strcmp(profile_event_name(e.kind), w) != 0)
        e.kind++;
    if (!w || e.kind == PROFILE_EVENT_KINDS)
        return wrong(r, "unknown kind of event");
    if (!number(r, "begin", UINT64_MAX, &e.begin) || !number(r, "length", UINT64_MAX - e.begin, &length) || !thread_number(r, &e.thread) ||
        !string_number(r, "name", &e.name) || !signed_number(r, "number", &e.number) || !signed_number(r, "result", &e.result))
        return false;
    e.end = e.begin + length;
    profile_event(r->image, &e);
    return true;
}

static bool read_buffer_kind(struct reader *r, struct profile_buffer *b)
{
    char *w = word(r);

    if (!w || (strcmp(w, "profil") && strcmp(w, "sprofil") && strcmp(w, "overflow") && strcmp(w, "pcsample")))
        return wrong(r, "kind: expected profil, sprofil, overflow or pcsample");
    b->samples = !strcmp(w, "pcsample");
    b->overflow = !strcmp(w, "overflow");
    b->sprofil = b->overflow || !strcmp(w, "sprofil");
    return true;
}

static bool read_buffer(struct reader *r)
{
    struct profile_buffer b = {0};
    unsigned element;

    if (!read_buffer_kind(r, &b) || !(b.dialect = name(r, "dialect")) || !(b.reason = name(r, "reason")) ||
        !number(r, "cycle", UINT64_MAX, &b.cycle) || !small_number(r, "region", UINT32_MAX, &b.region) ||
        !number(r, "base", UINT64_MAX, &b.base) || !number(r, "size", UINT64_MAX, &b.size) || !number(r, "offset", UINT64_MAX, &b.offset) ||
        !small_number(r, "scale", UINT32_MAX, &b.scale) || !small_number(r, "element", 8, &element))
        return false;
    if (element != 2 && element != 4 && element != 8)
        return wrong(r, "element: expected 2, 4 or 8");
    b.element = (uint8_t)element;
    profile_buffer(r->image, &b);
    return true;
}

static bool read_counters(struct reader *r)
{
    uint64_t index, count;

    if (!r->image->buffer_count)
        return wrong(r, "'counters' before the first buffer");
    while (r->rest && *r->rest) {
        if (!number(r, "index", UINT64_MAX, &index) || !number(r, "count", UINT64_MAX, &count))
            return false;
        profile_counter(&r->image->buffers[r->image->buffer_count - 1], index, count);
    }
    return true;
}

static bool read_end(struct reader *r)
{
    return r->ended = true;
}

static bool read_version(struct reader *r)
{
    char *w = word(r);

    if (!w || (strcmp(w, "1") && strcmp(w, "2") && strcmp(w, "3")))
        return wrong(r, "unknown version %s, expected 1, 2 or 3", w ? w : "(none)");
    r->version = (unsigned)(*w - '0');
    return true;
}

static const struct line_kind {
    const char *keyword;
    bool (*read)(struct reader *);
    bool header, in_image;
    unsigned since; /* version */
} kinds[] = {
    {"precis-profile", read_version, true, false, 1},
    {"isa", read_isa, true, false, 1},
    {"abi", read_abi, true, false, 1},
    {"granule", read_granule, true, false, 1},
    {"clock", read_clock, true, false, 1},
    {"exact", read_exact, true, false, 1},
    {"model", read_model, false, false, 2},
    {"command", read_command, false, false, 2},
    {"cause", read_cause, false, false, 1},
    {"string", read_string, false, false, 2},
    {"image", read_image, false, false, 1},
    {"argument", read_argument, false, true, 2},
    {"environment", read_environment, false, true, 2},
    {"omitted", read_omitted, false, true, 2},
    {"module", read_module, false, true, 1},
    {"function", read_function, false, true, 1},
    {"inlined", read_inlined, false, true, 2},
    {"line", read_source_line, false, true, 2},
    {"sample", read_sample, false, true, 1},
    {"stack", read_stack, false, true, 1},
    {"arc", read_arc, false, true, 1},
    {"thread", read_thread, false, true, 2},
    {"tick", read_tick, false, true, 2},
    {"event", read_event, false, true, 2},
    {"buffer", read_buffer, false, true, 2},
    {"counters", read_counters, false, true, 2},
    {"end", read_end, false, false, 1},
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
        if (r->version && k->since > r->version)
            break;
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

/* An error of the file, not of a line. */
static bool unreadable(struct reader *r)
{
    snprintf(r->error, r->error_size, "%s", packed_message(errno ? errno : EIO));
    return false;
}

static bool truncated(struct reader *r)
{
    return wrong(r, "truncated, no 'end' line");
}

/* Nothing follows the last line. A compressed file is whole only if it can be read up to its end. */
static bool read_rest(struct reader *r, FILE *in)
{
    errno = 0;
    bool more = getc(in) != EOF;
    r->number++;
    if (ferror(in))
        return unreadable(r);
    return !more || wrong(r, "data after the 'end' line; a file has one profile");
}

static bool read_lines(struct reader *r, FILE *in)
{
    ssize_t length;

    if (ferror(in)) /* of a look at the first byte: getline() meets it again, with errno */
        clearerr(in);
    errno = 0;
    while (!r->ended && (length = getline(&r->line, &r->room, in)) >= 0) {
        bool whole = length && r->line[length - 1] == '\n';
        r->number++;
        if (ferror(in))
            return unreadable(r);
        if (whole)
            r->line[--length] = 0;
        if (strlen(r->line) != (size_t)length)
            return wrong(r, r->number == 1 ? "not a precis profile" : "a NUL byte");
        if (!whole && r->number > 1 && strcmp(r->line, "end") != 0)
            return truncated(r);
        r->rest = r->line;
        if (!read_line(r))
            return false;
        errno = 0;
    }
    if (r->ended)
        return read_rest(r, in);
    r->number++;
    return ferror(in) ? unreadable(r) : truncated(r);
}

/* gzip's magic number begins so. */
static bool is_packed(FILE *in)
{
    int first = getc(in);

    ungetc(first, in);
    return first == 0x1f;
}

struct profile *profile_read(FILE *in, char *error, size_t error_size)
{
    struct reader r = {.error = error, .error_size = error_size};
    bool good;

    FILE *packed = is_packed(in) ? packed_reader(in) : NULL;

    r.p = profile_new(&(struct profile_machine){0});
    good = read_lines(&r, packed ? packed : in);
    if (packed)
        fclose(packed);
    free(r.line);
    if (good) {
        profile_tidy(r.p);
        return r.p;
    }
    profile_free(r.p);
    return NULL;
}
