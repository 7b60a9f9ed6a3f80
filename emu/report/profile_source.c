/* Profiles in memory: strings, lines of the source, inlined calls. */
#include "emu/report/printable.h"
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------- strings */

struct profile_strings { /* hash table of numbers plus one */
    unsigned *slots;
    size_t slot_count; /* a power of two */
    unsigned room;     /* of profile.strings */
};

static unsigned *slot_of(const struct profile *p, const char *text)
{
    const struct profile_strings *index = p->string_index;
    uint64_t hash = UINT64_C(14695981039346656037); /* FNV-1a */

    for (const char *c = text; *c; c++)
        hash = (hash ^ (unsigned char)*c) * UINT64_C(1099511628211);
    size_t at = hash & (index->slot_count - 1);
    while (index->slots[at] && strcmp(p->strings[index->slots[at] - 1], text) != 0)
        at = (at + 1) & (index->slot_count - 1);
    return &index->slots[at];
}

static void grow_strings(struct profile *p)
{
    struct profile_strings *index = p->string_index;

    if (!index)
        index = p->string_index = must(calloc(1, sizeof *index));
    index->room = index->room ? 2 * index->room : 64;
    index->slot_count = 4 * (size_t)index->room;
    p->strings = must(reallocarray(p->strings, index->room, sizeof *p->strings));
    free(index->slots);
    index->slots = must(calloc(index->slot_count, sizeof *index->slots));
    for (unsigned i = 0; i < p->string_count; i++)
        *slot_of(p, p->strings[i]) = i + 1;
}

unsigned profile_string(struct profile *p, const char *text)
{
    char *clean = must(printable(text ? text : ""));
    unsigned *slot;

    if (!p->string_index || p->string_count == p->string_index->room)
        grow_strings(p);
    slot = slot_of(p, clean);
    if (*slot) {
        free(clean);
        return *slot - 1;
    }
    p->strings[p->string_count] = clean;
    *slot = ++p->string_count;
    return p->string_count - 1;
}

void profile_free_strings(struct profile *p)
{
    for (unsigned i = 0; i < p->string_count; i++)
        free(p->strings[i]);
    free(p->strings);
    if (p->string_index)
        free(p->string_index->slots);
    free(p->string_index);
}

static void renumber_image(struct profile_image *image, const unsigned *number)
{
    for (size_t i = 0; i < image->line_count; i++)
        image->lines[i].file = number[image->lines[i].file];
    for (size_t i = 0; i < image->inline_count; i++) {
        struct profile_inline *call = &image->inlines[i];

        call->name = number[call->name];
        call->linkage = number[call->linkage];
        call->call_file = number[call->call_file];
    }
    for (size_t i = 0; i < image->event_count; i++)
        image->events[i].name = number[image->events[i].name];
}

void profile_take_strings(struct profile *p, struct profile *from)
{
    unsigned *number = must(calloc(from->string_count, sizeof *number));

    for (unsigned i = 0; i < from->string_count; i++)
        number[i] = profile_string(p, from->strings[i]);
    for (size_t i = 0; i < from->image_count; i++)
        renumber_image(from->images[i], number);
    free(number);
}

/* --------------------------------------------------------------------------------------- lines */

void profile_line(struct profile_image *image, uint64_t low, uint64_t high, unsigned file, unsigned line, unsigned inlined)
{
    MORE(image->lines, image->line_count, image->line_room);
    image->lines[image->line_count++] = (struct profile_line){low, high, file, line, inlined};
}

unsigned profile_inline(struct profile_image *image, const struct profile_inline *call)
{
    MORE(image->inlines, image->inline_count, image->inline_room);
    image->inlines[image->inline_count++] = *call;
    return (unsigned)image->inline_count;
}

static int by_low_line(const void *a, const void *b)
{
    const struct profile_line *x = a, *y = b;

    if (x->low != y->low)
        return COMPARE(x->low, y->low);
    if (x->high != y->high)
        return COMPARE(x->high, y->high);
    if (x->file != y->file)
        return COMPARE(x->file, y->file);
    return x->line != y->line ? COMPARE(x->line, y->line) : COMPARE(x->inlined, y->inlined);
}

static bool same_place(const struct profile_line *a, const struct profile_line *b)
{
    return a->file == b->file && a->line == b->line && a->inlined == b->inlined;
}

void profile_tidy_lines(struct profile_image *image)
{
    struct profile_line *l = image->lines;
    size_t kept = 0;

    if (image->line_count)
        qsort(l, image->line_count, sizeof *l, by_low_line);
    for (size_t i = 0; i < image->line_count; i++) {
        struct profile_line *last = kept ? &l[kept - 1] : NULL;

        if (last && last->high > l[i].low)
            last->high = l[i].low;
        if (last && last->low == last->high)
            *last = l[i];
        else if (last && last->high == l[i].low && same_place(last, &l[i]))
            last->high = l[i].high;
        else
            l[kept++] = l[i];
    }
    image->line_count = kept;
}

const struct profile_line *profile_find_line(const struct profile_image *image, uint64_t pc)
{
    size_t i = profile_first_line(image, pc);

    return i < image->line_count && image->lines[i].low <= pc ? &image->lines[i] : NULL;
}

/* -------------------------------------------------------------------------------------- frames */

unsigned profile_frames(const struct profile *p, const struct profile_image *image, uint64_t pc, struct profile_frame *frames,
                        unsigned most)
{
    const struct profile_function *f = profile_find_function(image, pc);
    const struct profile_line *l = profile_find_line(image, pc);
    const char *file = l ? p->strings[l->file] : "";
    unsigned line = l ? l->line : 0, n = 0, at = l ? l->inlined : 0;

    if (!f && !l)
        return 0;
    while (at && n < most) {
        const struct profile_inline *call = &image->inlines[at - 1];
        const char *name = p->strings[call->name], *linkage = p->strings[call->linkage];

        frames[n++] = (struct profile_frame){name, *linkage ? linkage : name, file, line, true};
        file = p->strings[call->call_file];
        line = call->call_line;
        at = call->parent;
    }
    if (n < most && !at)
        frames[n++] = (struct profile_frame){f ? f->name : "", f && *f->linkage ? f->linkage : f ? f->name : "", file, line, false};
    return n;
}
