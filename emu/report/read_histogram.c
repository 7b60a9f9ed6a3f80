/* Reads the histograms that profiling C libraries write: the formats of format_gmon.c. */
#include "emu/report/profile.h"
#include "emu/report/must.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { BSD_VERSION = 0x00051879, DEFAULT_HZ = 100 };

struct bytes {
    const struct profile_machine *machine;
    const unsigned char *data;
    size_t size, at;
    char *error;
    size_t error_size;
};

struct range {
    uint64_t low, high, bins;
    bool addupc; /* by 4.3BSD's kernel */
};

static bool wrong(struct bytes *b, const char *format, ...)
{
    va_list ap;

    va_start(ap, format);
    vsnprintf(b->error, b->error_size, format, ap);
    va_end(ap);
    return false;
}

static bool has(const struct bytes *b, uint64_t size)
{
    return size <= b->size - b->at;
}

/* Read a number; zero if the file ends. */
static uint64_t get(struct bytes *b, unsigned size)
{
    uint64_t v = 0;

    if (!has(b, size)) {
        b->at = b->size;
        return 0;
    }
    for (unsigned i = 0; i < size; i++)
        v = v << 8 | b->data[b->at + (b->machine->big_endian ? i : size - 1 - i)];
    b->at += size;
    return v;
}

static uint64_t word(struct bytes *b)
{
    return get(b, b->machine->pointer_bytes);
}

/* The scale that the C library passed to profil(): truncated, at most one to one. Its bit 0 is lost where addupc halves it. */
static uint64_t scale_of(const struct range *r)
{
    const uint64_t range = r->high - r->low, size = 2 * r->bins;
    const uint64_t scale = size < range ? (uint64_t)((unsigned __int128)size * 65536 / range) : 65536;

    if (r->addupc)
        return scale < 2 ? 2 : scale & ~UINT64_C(1);
    return scale ? scale : 1;
}

/* Returns the first pc that counts in bin i; if none does, as the bin is smaller than an instruction, the one whose bytes the bin divides.
 * A pc counts in bin ((pc - low) / 2) * scale / 65536. */
static uint64_t first_pc(const struct range *r, uint64_t i, uint64_t granule)
{
    const uint64_t scale = scale_of(r), at = r->low + 2 * (((i << 16) + scale - 1) / scale), pc = (at + granule - 1) / granule * granule;
    const unsigned __int128 product = (unsigned __int128)((pc - r->low) / 2) * scale;

    return product >> 16 == i ? pc : at / granule * granule;
}

static bool read_bins(struct bytes *b, struct profile_image *image, const struct range *r)
{
    if (r->low > r->high || !has(b, 2) || r->bins > (b->size - b->at) / 2)
        return r->bins ? wrong(b, "truncated: %" PRIu64 " bins do not fit", r->bins) : true;
    for (uint64_t i = 0; i < r->bins; i++) {
        uint64_t count = get(b, 2);

        if (count)
            profile_sample(image, first_pc(r, i, b->machine->granule), count, 0, 0);
    }
    return true;
}

static void read_arc(struct bytes *b, struct profile_image *image, unsigned count_bytes)
{
    struct profile_arc a = {0};

    a.from = word(b);
    a.self = word(b);
    a.count = get(b, count_bytes);
    profile_arc(image, &a);
}

static void set_clock(struct profile *p, uint64_t hz)
{
    p->machine.hz = p->machine.mhz = hz && hz <= UINT32_MAX ? hz : DEFAULT_HZ;
    p->machine.period = 1000000;
}

/* ------------------------------------------------------------------------------------- formats */

static bool read_gnu_histogram(struct bytes *b, struct profile *p, struct profile_image *image)
{
    struct range r = {0};

    r.low = word(b);
    r.high = word(b);
    r.bins = get(b, 4);
    set_clock(p, get(b, 4));
    if (!has(b, 16))
        return wrong(b, "truncated in the header of a histogram");
    b->at += 16; /* the unit's name */
    return read_bins(b, image, &r);
}

static bool read_gnu(struct bytes *b, struct profile *p, struct profile_image *image)
{
    enum { HISTOGRAM, ARC, BLOCKS };

    b->at = 4;
    if (get(b, 4) != 1)
        return wrong(b, "gmon.out of an unknown version, or of another byte order than the program's");
    b->at = 20;
    while (b->at < b->size) {
        unsigned tag = (unsigned)get(b, 1);

        if (tag == HISTOGRAM && !read_gnu_histogram(b, p, image))
            return false;
        if (tag == ARC) {
            if (!has(b, 2u * b->machine->pointer_bytes + 4))
                return wrong(b, "truncated in a call");
            read_arc(b, image, 4);
        }
        if (tag == BLOCKS) {
            uint64_t count = get(b, 4);

            if (count > (b->size - b->at) / (2u * b->machine->pointer_bytes))
                return wrong(b, "truncated in the counts of basic blocks");
            b->at += count * 2u * b->machine->pointer_bytes;
        }
        if (tag > BLOCKS)
            return wrong(b, "unknown record %u at byte %zu", tag, b->at - 1);
    }
    return true;
}

/* Refuses a histogram of `size` bytes: bins have two. */
static bool odd_size(struct bytes *b, uint64_t size)
{
    return wrong(b, "damaged: the histogram has %" PRIu64 " bytes, an odd number", size);
}

static bool read_bsd(struct bytes *b, struct profile *p, struct profile_image *image)
{
    unsigned pointer = b->machine->pointer_bytes, header = 2 * pointer + 6 * 4;
    struct range r = {0};
    uint64_t size;

    r.low = word(b);
    r.high = word(b);
    size = get(b, 4);
    get(b, 4);
    set_clock(p, get(b, 4));
    if (size < header || size > b->size)
        return wrong(b, "truncated: the histogram has %" PRIu64 " bytes", size);
    if ((size - header) % 2)
        return odd_size(b, size - header);
    r.bins = (size - header) / 2;
    b->at = header;
    if (!read_bins(b, image, &r))
        return false;
    while (has(b, 3u * pointer))
        read_arc(b, image, pointer);
    return b->at == b->size || wrong(b, "truncated in a call");
}

/* The VAX's system is 4.3BSD. */
static bool is_bsd43(const struct bytes *b)
{
    return !strcmp(b->machine->isa, "vax");
}

/* 4.2BSD's and HP-UX's gmon.out: the first and last address, the bytes of this header and the histogram, the histogram, the arcs. */
static uint64_t bsd42_header(const struct bytes *b)
{
    return 2u * b->machine->pointer_bytes + 4;
}

/* The header has no magic number. In mon.out the third word is a number of functions: all arcs of what is taken for gmon.out must be
 * within the program. */
static bool is_bsd42(struct bytes *b)
{
    unsigned pointer = b->machine->pointer_bytes;
    uint64_t low = word(b), high = word(b), size = get(b, 4);

    if (low >= high || size < bsd42_header(b) || size > b->size || (b->size - size) % (3u * pointer))
        return false;
    b->at = size;
    while (b->at < b->size) {
        word(b);
        uint64_t self = word(b);
        if (self < low || self >= high || !word(b))
            return false;
    }
    return true;
}

static bool read_bsd42(struct bytes *b, struct profile *p, struct profile_image *image)
{
    struct range r = {.addupc = is_bsd43(b)};

    r.low = word(b);
    r.high = word(b);
    uint64_t size = get(b, 4) - bsd42_header(b);
    if (size % 2)
        return odd_size(b, size);
    r.bins = size / 2;
    set_clock(p, DEFAULT_HZ);
    if (!read_bins(b, image, &r))
        return false;
    while (b->at < b->size)
        read_arc(b, image, b->machine->pointer_bytes);
    return true;
}

/* Call counts have the function, but not the caller. */
static bool read_mon(struct bytes *b, struct profile *p, struct profile_image *image)
{
    unsigned pointer = b->machine->pointer_bytes;
    struct range r = {.addupc = is_bsd43(b)};
    uint64_t functions;

    r.low = word(b);
    r.high = word(b);
    functions = word(b);
    if (b->size < 3u * pointer || r.low >= r.high || functions > (b->size - b->at) / (2u * pointer))
        return wrong(b, "not gmon.out or mon.out of this program: no range of addresses fits");
    for (uint64_t i = 0; i < functions; i++) {
        struct profile_arc a = {0};

        a.self = word(b);
        a.count = word(b);
        profile_arc(image, &a);
    }
    if ((b->size - b->at) % 2)
        return odd_size(b, b->size - b->at);
    r.bins = (b->size - b->at) / 2;
    if (r.bins > r.high - r.low)
        return wrong(b, "not gmon.out or mon.out of this program: more bins than addresses");
    set_clock(p, DEFAULT_HZ);
    return read_bins(b, image, &r);
}

static bool read_any(struct bytes *b, struct profile *p, struct profile_image *image)
{
    size_t version_at = 2u * b->machine->pointer_bytes + 4;

    if (b->size >= 4 && !memcmp(b->data, "gmon", 4))
        return read_gnu(b, p, image);
    b->at = version_at < b->size ? version_at : b->size;
    bool bsd = get(b, 4) == BSD_VERSION;

    b->at = 0;
    if (bsd)
        return read_bsd(b, p, image);
    bool bsd42 = is_bsd42(b);
    b->at = 0;
    return bsd42 ? read_bsd42(b, p, image) : read_mon(b, p, image);
}

/* Returns the whole file, to free(); NULL on an error. */
static unsigned char *read_file(FILE *in, size_t *size)
{
    unsigned char *data = NULL;
    size_t room = 0, n;

    *size = 0;
    do {
        if (*size == room)
            data = realloc(data, room = room ? 2 * room : 1 << 16);
        if (!data)
            out_of_memory();
        n = fread(data + *size, 1, room - *size, in);
        *size += n;
    } while (n);
    if (!ferror(in))
        return data;
    free(data);
    return NULL;
}

struct profile *profile_read_histogram(FILE *in, const struct profile_machine *machine, const char *program, char *error, size_t error_size)
{
    struct bytes b = {.machine = machine, .error = error, .error_size = error_size};
    unsigned char *data = read_file(in, &b.size);
    struct profile *p;

    if (!data) {
        snprintf(error, error_size, "%s", strerror(errno));
        return NULL;
    }
    b.data = data;
    p = profile_new(machine);
    bool good = read_any(&b, p, profile_image(p, 0, program));

    free(data);
    if (good) {
        profile_tidy(p);
        return p;
    }
    profile_free(p);
    return NULL;
}
