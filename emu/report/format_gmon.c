/* Histograms as profiling C libraries write them: gmon.out (GNU and 4.4BSD) and mon.out. All
 * numbers are in the program's byte order and word size, and addresses as in the program's file,
 * so that the system's tools read them with the unmodified program. */
#include "emu/report/profile.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct histogram {
    uint64_t low, high, bias; /* of the module's text; low and high as in the file */
    uint64_t bins;
    uint64_t *counts; /* one per granule, so that instructions do not share bins, but at least for 2 bytes: gprof's unit of addresses */
    const struct profile_module *module;
};

static bool make_histogram(const struct profile *p, const struct profile_image *image, struct histogram *h)
{
    const struct profile_module *m = profile_main_module(image);
    unsigned bin = p->machine.granule < 2 ? 2 : p->machine.granule;

    if (!m) {
        errno = ENODATA;
        return false;
    }
    *h = (struct histogram){.low = m->low - m->bias, .module = m, .bias = m->bias};
    h->bins = (m->high - m->low + bin - 1) / bin;
    h->high = h->low + h->bins * bin;
    h->counts = calloc(h->bins, sizeof *h->counts);
    if (!h->counts)
        return false;
    for (size_t i = 0; i < image->sample_count; i++) {
        uint64_t pc = image->samples[i].pc;

        if (pc >= m->low && pc < m->high)
            h->counts[(pc - m->low) / bin] += image->samples[i].ticks;
    }
    return true;
}

/* The ends of an arc as a call counter of the program (mcount) has them: of a tail call, the caller is the one that it returns to. Returns
 * false if an end is in another module, or the call was made before the process was forked. */
static bool arc_ends(const struct histogram *h, const struct profile_arc *a, uint64_t *from, uint64_t *self)
{
    *from = (a->site ? a->site : a->from) - h->bias;
    *self = a->self - h->bias;
    return a->count && *from >= h->low && *from < h->high && *self >= h->low && *self < h->high;
}

static void put(const struct profile *p, FILE *out, unsigned size, uint64_t value)
{
    for (unsigned i = 0; i < size; i++)
        fputc((int)(value >> 8 * (p->machine.big_endian ? size - 1 - i : i)) & 0xff, out);
}

static uint16_t part(uint64_t count)
{
    return count > UINT16_MAX ? UINT16_MAX : (uint16_t)count;
}

static bool finish(struct histogram *h, FILE *out)
{
    free(h->counts);
    return !ferror(out);
}

uint64_t profile_clamped(const struct profile *p, const struct profile_image *image)
{
    struct histogram h;
    uint64_t clamped = 0;

    if (!make_histogram(p, image, &h))
        return 0;
    for (uint64_t i = 0; i < h.bins; i++)
        clamped += h.counts[i] > UINT16_MAX;
    free(h.counts);
    return clamped;
}

/* -------------------------------------------------------------------------------- GNU gmon.out */

enum { TAG_HISTOGRAM = 0, TAG_ARC = 1 };

/* A limit that no count reaches; a file beyond it is invalid. */
enum { MOST_RECORDS = 4096 };

static void put_gnu_histogram(const struct profile *p, const struct histogram *h, uint64_t shown, FILE *out)
{
    static const char dimension[15] = "seconds";
    unsigned word = p->machine.pointer_bytes;

    fputc(TAG_HISTOGRAM, out);
    put(p, out, word, h->low);
    put(p, out, word, h->high);
    put(p, out, 4, h->bins);
    put(p, out, 4, p->machine.hz);
    fwrite(dimension, sizeof dimension, 1, out);
    fputc('s', out);
    for (uint64_t i = 0; i < h->bins; i++)
        put(p, out, 2, h->counts[i] > shown ? part(h->counts[i] - shown) : 0);
}

static bool needs_too_many_records(const struct profile_image *image, const struct histogram *h)
{
    for (uint64_t i = 0; i < h->bins; i++)
        if (h->counts[i] / UINT16_MAX >= MOST_RECORDS)
            return true;
    for (size_t i = 0; i < image->arc_count; i++)
        if (image->arcs[i].count / INT32_MAX >= MOST_RECORDS)
            return true;
    return false;
}

/* A bin has 16 bits. gprof sums records of the same range, so a larger count is split into
 * several. */
bool profile_write_gmon(const struct profile *p, const struct profile_image *image, FILE *out)
{
    static const char zeros[12];
    unsigned word = p->machine.pointer_bytes;
    struct histogram h;
    uint64_t greatest = 0, shown = 0;

    if (!make_histogram(p, image, &h))
        return false;
    if (needs_too_many_records(image, &h)) {
        errno = EOVERFLOW;
        finish(&h, out);
        return false;
    }
    fputs("gmon", out);
    put(p, out, 4, 1);
    fwrite(zeros, sizeof zeros, 1, out);
    for (uint64_t i = 0; i < h.bins; i++)
        if (h.counts[i] > greatest)
            greatest = h.counts[i];
    do {
        put_gnu_histogram(p, &h, shown, out);
        shown += UINT16_MAX;
    } while (shown < greatest);
    for (size_t i = 0; i < image->arc_count; i++)
        for (uint64_t left = image->arcs[i].count, from, self; left && arc_ends(&h, &image->arcs[i], &from, &self);) {
            uint64_t now = left > INT32_MAX ? INT32_MAX : left;

            fputc(TAG_ARC, out);
            put(p, out, word, from);
            put(p, out, word, self);
            put(p, out, 4, now);
            left -= now;
        }
    return finish(&h, out);
}

/* ----------------------------------------------------------------------------- 4.4BSD gmon.out */

bool profile_write_bsd_gmon(const struct profile *p, const struct profile_image *image, FILE *out)
{
    unsigned word = p->machine.pointer_bytes;
    struct histogram h;

    if (!make_histogram(p, image, &h))
        return false;
    put(p, out, word, h.low);
    put(p, out, word, h.high);
    put(p, out, 4, h.bins * 2 + 2 * word + 6 * 4); /* bytes, including this header */
    put(p, out, 4, 0x00051879);
    put(p, out, 4, p->machine.hz);
    for (unsigned i = 0; i < 3; i++)
        put(p, out, 4, 0);
    for (uint64_t i = 0; i < h.bins; i++)
        put(p, out, 2, part(h.counts[i]));
    for (size_t i = 0; i < image->arc_count; i++) {
        uint64_t from, self;

        if (!arc_ends(&h, &image->arcs[i], &from, &self))
            continue;
        put(p, out, word, from);
        put(p, out, word, self);
        put(p, out, word, image->arcs[i].count);
    }
    return finish(&h, out);
}

/* ------------------------------------------------------------------------------------- mon.out */

static uint64_t calls_of(const struct profile_image *image, const struct profile_function *f)
{
    uint64_t calls = 0;

    for (size_t i = 0; i < image->arc_count; i++)
        if (image->arcs[i].self == f->low)
            calls += image->arcs[i].count;
    return calls;
}

bool profile_write_mon(const struct profile *p, const struct profile_image *image, FILE *out)
{
    unsigned word = p->machine.pointer_bytes;
    struct histogram h;
    uint64_t functions = 0;

    if (!make_histogram(p, image, &h))
        return false;
    for (size_t i = 0; i < image->function_count; i++)
        functions += calls_of(image, &image->functions[i]) != 0;
    put(p, out, word, h.low);
    put(p, out, word, h.high);
    put(p, out, word, functions + 1);
    for (size_t i = 0; i < image->function_count; i++) {
        uint64_t calls = calls_of(image, &image->functions[i]);

        if (!calls)
            continue;
        put(p, out, word, image->functions[i].low - h.bias);
        put(p, out, word, calls);
    }
    put(p, out, word, 0); /* the end: without it 4.3BSD's prof ignores them */
    put(p, out, word, 0);
    for (uint64_t i = 0; i < h.bins; i++)
        put(p, out, 2, part(h.counts[i]));
    return finish(&h, out);
}
