/* Writes profile data: docs/formats.md. */
#include "emu/report/packed_file.h"
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <errno.h>
#include <string.h>

/* A profile may have millions of lines, for which printf() would take most of the time. */
struct writer {
    FILE *out;
    int error; /* errno of the first failed write, or 0 */
    size_t used;
    char text[1 << 16];
};

enum { LONGEST = 64 /* bytes of one number or keyword */ };

static void flush(struct writer *w)
{
    if (fwrite(w->text, 1, w->used, w->out) != w->used && !w->error)
        w->error = errno;
    w->used = 0;
}

static void put_char(struct writer *w, char c)
{
    if (w->used == sizeof w->text)
        flush(w);
    w->text[w->used++] = c;
}

/* Makes room for a number or a keyword. */
static char *room(struct writer *w)
{
    if (w->used > sizeof w->text - LONGEST)
        flush(w);
    return w->text + w->used;
}

static void put_keyword(struct writer *w, const char *keyword)
{
    size_t n = strlen(keyword);

    memcpy(room(w), keyword, n);
    w->used += n;
}

static void put_digits(struct writer *w, uint64_t n)
{
    char *at = room(w);
    uint64_t rest = n;

    do
        at++;
    while (rest /= 10);
    w->used = (size_t)(at - w->text);
    do
        *--at = (char)('0' + n % 10);
    while (n /= 10);
}

/* Write a blank and a number. */
static void put_number(struct writer *w, uint64_t n)
{
    put_char(w, ' ');
    put_digits(w, n);
}

static void put_signed(struct writer *w, int64_t n)
{
    put_char(w, ' ');
    if (n < 0)
        put_char(w, '-');
    put_digits(w, n < 0 ? -(uint64_t)n : (uint64_t)n);
}

static void put_address(struct writer *w, uint64_t address)
{
    unsigned digits = address ? (67 - (unsigned)__builtin_clzll(address)) / 4 : 1;
    char *to = room(w);

    memcpy(to, " 0x", 3);
    for (unsigned k = digits; k-- > 0; address >>= 4)
        to[3 + k] = "0123456789abcdef"[address & 15];
    w->used += 3 + digits;
}

/* Write a name as one word: blanks, percent signs and control characters become %XX; an empty
 * name is "%". */
static void put_word(struct writer *w, const char *text)
{
    put_char(w, ' ');
    if (!*text)
        put_char(w, '%');
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        bool plain = c > ' ' && c != '%' && c != 127;

        put_char(w, plain ? *text : '%');
        if (plain)
            continue;
        put_char(w, "0123456789ABCDEF"[c >> 4]);
        put_char(w, "0123456789ABCDEF"[c & 15]);
    }
}

static void write_words(struct writer *w, const char *keyword, char *const *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        put_keyword(w, keyword);
        put_word(w, words[i]);
        put_char(w, '\n');
    }
}

static void write_modules(const struct profile_image *image, struct writer *w)
{
    for (size_t i = 0; i < image->module_count; i++) {
        const struct profile_module *m = &image->modules[i];

        put_keyword(w, "module");
        put_address(w, m->low);
        put_address(w, m->high);
        put_address(w, m->bias);
        put_word(w, m->path);
        put_word(w, m->host_path);
        put_word(w, m->id);
        put_word(w, m->debug_path);
        put_char(w, '\n');
    }
}

static void write_functions(const struct profile_image *image, struct writer *w)
{
    for (size_t i = 0; i < image->function_count; i++) {
        const struct profile_function *f = &image->functions[i];

        put_keyword(w, "function");
        put_address(w, f->low);
        put_address(w, f->high);
        put_word(w, f->name);
        put_word(w, f->file);
        put_number(w, f->line);
        put_word(w, f->linkage);
        put_char(w, '\n');
    }
}

static void write_source(const struct profile_image *image, struct writer *w)
{
    for (size_t i = 0; i < image->inline_count; i++) {
        const struct profile_inline *c = &image->inlines[i];

        put_keyword(w, "inlined");
        put_number(w, c->name);
        put_number(w, c->linkage);
        put_number(w, c->call_file);
        put_number(w, c->call_line);
        put_number(w, c->parent);
        put_char(w, '\n');
    }
    for (size_t i = 0; i < image->line_count; i++) {
        const struct profile_line *l = &image->lines[i];

        put_keyword(w, "line");
        put_address(w, l->low);
        put_address(w, l->high);
        put_number(w, l->file);
        put_number(w, l->line);
        put_number(w, l->inlined);
        put_char(w, '\n');
    }
}

static void write_samples(const struct profile *p, const struct profile_image *image, struct writer *w)
{
    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *s = &image->samples[i];

        put_keyword(w, "sample");
        put_address(w, s->pc);
        put_number(w, s->ticks);
        if (p->machine.exact) {
            put_number(w, s->cycles);
            put_number(w, s->instructions);
        }
        for (unsigned k = 0; p->machine.exact && k < s->part_count; k++) {
            put_number(w, s->parts[k].cause);
            put_number(w, s->parts[k].cycles);
        }
        put_char(w, '\n');
    }
}

/* Stacks are sorted by their outermost frames, which neighbours share: these are written once. */
static void write_stacks(const struct profile_image *image, struct writer *w)
{
    for (size_t i = 0; i < image->stack_count; i++) {
        const struct profile_stack *s = &image->stacks[i];
        unsigned own = profile_own_frames(image, i);

        put_keyword(w, "stack");
        put_number(w, s->depth - own);
        put_number(w, s->ticks);
        put_number(w, s->cycles);
        for (unsigned k = 0; k < own; k++)
            put_address(w, s->pcs[k]);
        put_char(w, '\n');
    }
}

static void write_calls(const struct profile_image *image, struct writer *w)
{
    write_stacks(image, w);
    for (size_t i = 0; i < image->arc_count; i++) {
        const struct profile_arc *a = &image->arcs[i];

        put_keyword(w, "arc");
        put_address(w, a->from);
        put_address(w, a->self);
        put_number(w, a->count);
        put_number(w, a->cycles);
        put_number(w, a->instructions);
        put_address(w, a->site);
        put_char(w, '\n');
    }
}

static void write_ticks(const struct profile_image *image, struct writer *w)
{
    uint64_t before = 0;

    for (size_t i = 0; i < image->tick_count; i++) {
        const struct profile_tick *t = &image->ticks[i];

        put_keyword(w, "tick");
        put_number(w, t->cycle - before);
        put_number(w, t->count);
        put_number(w, t->thread);
        put_address(w, t->pc);
        put_number(w, t->stack);
        put_number(w, t->in_kernel);
        put_char(w, '\n');
        before = t->cycle;
    }
}

static void write_time(const struct profile_image *image, struct writer *w)
{
    for (size_t i = 0; i < image->thread_count; i++) {
        put_keyword(w, "thread");
        put_signed(w, image->threads[i].tid);
        put_word(w, image->threads[i].name);
        put_char(w, '\n');
    }
    write_ticks(image, w);
    for (size_t i = 0; i < image->event_count; i++) {
        const struct profile_event *e = &image->events[i];

        put_keyword(w, "event ");
        put_keyword(w, profile_event_name(e->kind));
        put_number(w, e->begin);
        put_number(w, e->end - e->begin);
        put_number(w, e->thread);
        put_number(w, e->name);
        put_signed(w, e->number);
        put_signed(w, e->result);
        put_char(w, '\n');
    }
}

static void write_buffer(const struct profile_buffer *b, struct writer *w)
{
    enum { PER_LINE = 16 };

    put_keyword(w, "buffer");
    put_word(w, b->samples ? "pcsample" : b->overflow ? "overflow" : b->sprofil ? "sprofil" : "profil");
    put_word(w, b->dialect);
    put_word(w, b->reason);
    put_number(w, b->cycle);
    put_number(w, b->region);
    put_address(w, b->base);
    put_number(w, b->size);
    put_address(w, b->offset);
    put_address(w, b->scale);
    put_number(w, b->element);
    for (size_t i = 0; i < b->counter_count; i++) {
        if (i % PER_LINE == 0)
            put_keyword(w, "\ncounters");
        put_number(w, b->counters[i].index);
        put_number(w, b->counters[i].count);
    }
    put_char(w, '\n');
}

static void write_image(const struct profile *p, const struct profile_image *image, struct writer *w)
{
    put_keyword(w, "image");
    put_signed(w, image->pid);
    put_word(w, image->program);
    put_char(w, '\n');
    write_words(w, "argument", image->arguments, image->argument_count);
    write_words(w, "environment", image->environment, image->environment_count);
    if (image->ticks_omitted || image->events_omitted || image->environment_cut) {
        put_keyword(w, "omitted");
        put_number(w, image->ticks_omitted);
        put_number(w, image->events_omitted);
        put_number(w, image->environment_cut);
        put_char(w, '\n');
    }
    write_modules(image, w);
    write_functions(image, w);
    write_source(image, w);
    write_samples(p, image, w);
    write_calls(image, w);
    write_time(image, w);
    for (size_t i = 0; i < image->buffer_count; i++)
        write_buffer(&image->buffers[i], w);
}

static void write_header(const struct profile *p, struct writer *w)
{
    const struct profile_machine *m = &p->machine;

    put_keyword(w, "precis-profile 3\nisa");
    put_word(w, m->isa);
    put_keyword(w, "\nabi");
    put_number(w, m->pointer_bytes);
    put_keyword(w, m->big_endian ? " big" : " little");
    put_keyword(w, "\ngranule");
    put_number(w, m->granule);
    put_keyword(w, "\nclock");
    put_number(w, m->mhz);
    put_number(w, m->hz);
    put_number(w, m->period);
    put_keyword(w, m->exact ? "\nexact yes" : "\nexact no");
    put_keyword(w, "\nmodel");
    put_word(w, m->model);
    if (p->command_count)
        put_keyword(w, "\ncommand");
    for (unsigned i = 0; i < p->command_count; i++)
        put_word(w, p->command[i]);
    put_char(w, '\n');
}

static void write_numbered(struct writer *w, const char *keyword, char *const *texts, unsigned from, unsigned count)
{
    for (unsigned i = from; i < count; i++) {
        put_keyword(w, keyword);
        put_number(w, i);
        put_word(w, texts[i]);
        put_char(w, '\n');
    }
}

bool profile_write(struct profile *p, FILE *out)
{
    struct writer w;

    w.out = must(packed_writer(out));
    w.error = 0;
    w.used = 0;
    profile_tidy_own(p);
    write_header(p, &w);
    write_numbered(&w, "cause", p->causes, 0, p->cause_count);
    write_numbered(&w, "string", p->strings, 1, p->string_count);
    for (size_t i = 0; i < p->image_count; i++)
        write_image(p, p->images[i], &w);
    put_keyword(&w, "end\n");
    flush(&w);
    if (fclose(w.out) && !w.error)
        w.error = errno;
    errno = w.error;
    return !w.error && !ferror(out);
}
