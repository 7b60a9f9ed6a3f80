/* Writes profile data: docs/formats.md. */
#include "profil/report/profile.h"

#include <inttypes.h>

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

static void write_words(FILE *out, const char *keyword, char *const *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        fputs(keyword, out);
        put_word(out, words[i]);
        fputc('\n', out);
    }
}

static void write_modules(const struct profile_image *image, FILE *out)
{
    for (size_t i = 0; i < image->module_count; i++) {
        const struct profile_module *m = &image->modules[i];

        fprintf(out, "module 0x%" PRIx64 " 0x%" PRIx64 " 0x%" PRIx64, m->low, m->high, m->bias);
        put_word(out, m->path);
        put_word(out, m->host_path);
        put_word(out, m->id);
        put_word(out, m->debug_path);
        fputc('\n', out);
    }
}

static void write_functions(const struct profile_image *image, FILE *out)
{
    for (size_t i = 0; i < image->function_count; i++) {
        const struct profile_function *f = &image->functions[i];

        fprintf(out, "function 0x%" PRIx64 " 0x%" PRIx64, f->low, f->high);
        put_word(out, f->name);
        put_word(out, f->file);
        fprintf(out, " %u", f->line);
        put_word(out, f->linkage);
        fputc('\n', out);
    }
}

static void write_source(const struct profile_image *image, FILE *out)
{
    for (size_t i = 0; i < image->inline_count; i++) {
        const struct profile_inline *c = &image->inlines[i];

        fprintf(out, "inlined %u %u %u %u %u\n", c->name, c->linkage, c->call_file, c->call_line, c->parent);
    }
    for (size_t i = 0; i < image->line_count; i++) {
        const struct profile_line *l = &image->lines[i];

        fprintf(out, "line 0x%" PRIx64 " 0x%" PRIx64 " %u %u %u\n", l->low, l->high, l->file, l->line, l->inlined);
    }
}

/* Write a blank and a number. The lines of samples are most of an exact profile, and fprintf() most of the time for them. */
static void put_number(FILE *out, uint64_t n)
{
    char text[24], *at = text + sizeof text;

    do
        *--at = (char)('0' + n % 10);
    while (n /= 10);
    *--at = ' ';
    fwrite(at, 1, (size_t)(text + sizeof text - at), out);
}

static void put_address(FILE *out, uint64_t address)
{
    char text[24], *at = text + sizeof text;

    do
        *--at = "0123456789abcdef"[address & 15];
    while (address >>= 4);
    *--at = 'x';
    *--at = '0';
    *--at = ' ';
    fwrite(at, 1, (size_t)(text + sizeof text - at), out);
}

static void write_samples(const struct profile *p, const struct profile_image *image, FILE *out)
{
    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *s = &image->samples[i];

        fputs("sample", out);
        put_address(out, s->pc);
        put_number(out, s->ticks);
        if (p->machine.exact) {
            put_number(out, s->cycles);
            put_number(out, s->instructions);
        }
        for (unsigned k = 0; p->machine.exact && k < s->part_count; k++) {
            put_number(out, s->parts[k].cause);
            put_number(out, s->parts[k].cycles);
        }
        putc('\n', out);
    }
}

static void write_calls(const struct profile_image *image, FILE *out)
{
    for (size_t i = 0; i < image->stack_count; i++) {
        const struct profile_stack *s = &image->stacks[i];

        fputs("stack", out);
        put_number(out, s->ticks);
        put_number(out, s->cycles);
        for (unsigned k = 0; k < s->depth; k++)
            put_address(out, s->pcs[k]);
        putc('\n', out);
    }
    for (size_t i = 0; i < image->arc_count; i++) {
        const struct profile_arc *a = &image->arcs[i];

        fprintf(out, "arc 0x%" PRIx64 " 0x%" PRIx64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " 0x%" PRIx64 "\n", a->from, a->self, a->count,
                a->cycles, a->instructions, a->site);
    }
}

static void write_time(const struct profile_image *image, FILE *out)
{
    uint64_t before = 0;

    for (size_t i = 0; i < image->thread_count; i++) {
        fprintf(out, "thread %d", image->threads[i].tid);
        put_word(out, image->threads[i].name);
        fputc('\n', out);
    }
    for (size_t i = 0; i < image->tick_count; i++) {
        const struct profile_tick *t = &image->ticks[i];

        fprintf(out, "tick %" PRIu64 " %" PRIu64 " %u 0x%" PRIx64 " %u %d\n", t->cycle - before, t->count, t->thread, t->pc, t->stack,
                t->in_kernel);
        before = t->cycle;
    }
    for (size_t i = 0; i < image->event_count; i++) {
        const struct profile_event *e = &image->events[i];

        fprintf(out, "event %s %" PRIu64 " %" PRIu64 " %u %u %" PRId64 " %" PRId64 "\n", profile_event_name(e->kind), e->begin,
                e->end - e->begin, e->thread, e->name, e->number, e->result);
    }
}

static void write_buffer(const struct profile_buffer *b, FILE *out)
{
    enum { PER_LINE = 16 };

    fprintf(out, "buffer %s", b->samples ? "pcsample" : b->overflow ? "overflow" : b->sprofil ? "sprofil" : "profil");
    put_word(out, b->dialect);
    put_word(out, b->reason);
    fprintf(out, " %" PRIu64 " %u 0x%" PRIx64 " %" PRIu64 " 0x%" PRIx64 " 0x%" PRIx32 " %u", b->cycle, b->region, b->base, b->size,
            b->offset, b->scale, b->element);
    for (size_t i = 0; i < b->counter_count; i++) {
        if (i % PER_LINE == 0)
            fputs("\ncounters", out);
        fprintf(out, " %" PRIu64 " %" PRIu64, b->counters[i].index, b->counters[i].count);
    }
    fputc('\n', out);
}

static void write_image(const struct profile *p, const struct profile_image *image, FILE *out)
{
    fprintf(out, "image %d", image->pid);
    put_word(out, image->program);
    fputc('\n', out);
    write_words(out, "argument", image->arguments, image->argument_count);
    write_words(out, "environment", image->environment, image->environment_count);
    if (image->ticks_omitted || image->events_omitted || image->environment_cut)
        fprintf(out, "omitted %" PRIu64 " %" PRIu64 " %d\n", image->ticks_omitted, image->events_omitted, image->environment_cut);
    write_modules(image, out);
    write_functions(image, out);
    write_source(image, out);
    write_samples(p, image, out);
    write_calls(image, out);
    write_time(image, out);
    for (size_t i = 0; i < image->buffer_count; i++)
        write_buffer(&image->buffers[i], out);
}

static void write_header(const struct profile *p, FILE *out)
{
    const struct profile_machine *m = &p->machine;

    fprintf(out, "precis-profile 2\nisa %s\nabi %u %s\ngranule %u\n", m->isa, m->pointer_bytes, m->big_endian ? "big" : "little",
            m->granule);
    fprintf(out, "clock %" PRIu64 " %" PRIu64 " %" PRIu64 "\nexact %s\n", m->mhz, m->hz, m->period, m->exact ? "yes" : "no");
    fputs("model", out);
    put_word(out, m->model);
    if (p->command_count)
        fputs("\ncommand", out);
    for (unsigned i = 0; i < p->command_count; i++)
        put_word(out, p->command[i]);
    fputc('\n', out);
}

static void write_numbered(FILE *out, const char *keyword, char *const *texts, unsigned from, unsigned count)
{
    for (unsigned i = from; i < count; i++) {
        fprintf(out, "%s %u", keyword, i);
        put_word(out, texts[i]);
        fputc('\n', out);
    }
}

bool profile_write(struct profile *p, FILE *out)
{
    profile_tidy(p);
    write_header(p, out);
    write_numbered(out, "cause", p->causes, 0, p->cause_count);
    write_numbered(out, "string", p->strings, 1, p->string_count);
    for (size_t i = 0; i < p->image_count; i++)
        write_image(p, p->images[i], out);
    fprintf(out, "end\n");
    return !ferror(out);
}
