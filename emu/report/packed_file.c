/* Files that are compressed if they are large: see packed_file.h. */
#define _GNU_SOURCE
#include "emu/report/packed_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    LARGE = 4 << 20,
    PIECE = 1 << 16,
    GZIP = 16,
    MEMORY = 8 /* zlib's default */,
    MOST_READ = 2147483647,
    USUAL = 64 << 20,
    MOST_RATIO = 100
};

struct packed {
    FILE *file;
    z_stream z;
    bool packs, over;
    size_t used; /* of plain[], while nothing is compressed */
    unsigned char piece[PIECE], *plain;
};

/* ------------------------------------------------------------------------------------------- writing */

/* Returns false with errno if the file has an error. */
static bool pack(struct packed *p, const void *data, size_t size, int flush)
{
    int done;

    p->z.next_in = (unsigned char *)data;
    p->z.avail_in = (uInt)size;
    do {
        p->z.next_out = p->piece;
        p->z.avail_out = PIECE;
        done = deflate(&p->z, flush);
        if (fwrite(p->piece, 1, PIECE - p->z.avail_out, p->file) != PIECE - p->z.avail_out)
            return false;
    } while (!p->z.avail_out || (flush == Z_FINISH && done == Z_OK));
    return true;
}

static ssize_t take(void *ctx, const char *data, size_t size)
{
    struct packed *p = ctx;

    if (!p->packs && size <= LARGE - p->used) {
        memcpy(p->plain + p->used, data, size);
        p->used += size;
        return (ssize_t)size;
    }
    if (!p->packs) {
        if (deflateInit2(&p->z, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS + GZIP, MEMORY, Z_DEFAULT_STRATEGY) != Z_OK) {
            errno = ENOMEM;
            return 0;
        }
        p->packs = true;
        if (!pack(p, p->plain, p->used, Z_NO_FLUSH))
            return 0;
    }
    return pack(p, data, size, Z_NO_FLUSH) ? (ssize_t)size : 0;
}

static int end_writing(void *ctx)
{
    struct packed *p = ctx;
    bool good = p->packs ? pack(p, "", 0, Z_FINISH) : fwrite(p->plain, 1, p->used, p->file) == p->used;
    int error = errno;

    if (p->packs)
        deflateEnd(&p->z);
    free(p->plain);
    free(p);
    errno = error;
    return good ? 0 : EOF;
}

static FILE *stream(struct packed *p, const char *mode, cookie_io_functions_t how)
{
    FILE *f = fopencookie(p, mode, how);

    if (f)
        return f;
    free(p->plain);
    free(p);
    return NULL;
}

FILE *packed_writer(FILE *to)
{
    struct packed *p = calloc(1, sizeof *p);

    if (!p || !(p->plain = malloc(LARGE))) {
        free(p);
        return NULL;
    }
    p->file = to;
    return stream(p, "w", (cookie_io_functions_t){.write = take, .close = end_writing});
}

/* ------------------------------------------------------------------------------------------- reading */

/* Returns whether a hostile file inflates to more than a profile would. */
static bool is_bomb(const z_stream *z)
{
    return z->total_out > MOST_READ || (z->total_out > USUAL && z->total_out / MOST_RATIO > z->total_in);
}

/* Returns -1 with an errno that packed_message() knows if the file is no whole gzip file. */
static ssize_t give(void *ctx, char *to, size_t size)
{
    struct packed *p = ctx;
    int done = Z_OK, error = 0;

    p->z.next_out = (unsigned char *)to;
    p->z.avail_out = (uInt)size;
    while (p->z.avail_out == size && !p->over && !error) {
        if (!p->z.avail_in) {
            p->z.next_in = p->piece;
            p->z.avail_in = (uInt)fread(p->piece, 1, PIECE, p->file);
        }
        if (!p->z.avail_in && ferror(p->file))
            return -1;
        done = p->z.avail_in ? inflate(&p->z, Z_NO_FLUSH) : Z_BUF_ERROR;
        p->over = done == Z_STREAM_END;
        error = done == Z_BUF_ERROR ? ENODATA : done != Z_OK && !p->over ? EILSEQ : is_bomb(&p->z) ? EFBIG : 0;
    }
    if (!error && p->over && p->z.avail_out == size && (p->z.avail_in || getc(p->file) != EOF))
        error = EEXIST;
    errno = error ? error : errno;
    return error ? -1 : (ssize_t)(size - p->z.avail_out);
}

const char *packed_message(int error)
{
    switch (error) {
    case ENODATA: return "truncated: its gzip data have no end";
    case EILSEQ: return "its gzip data are damaged";
    case EFBIG: return "inflates beyond the limit, 2 GiB, or above 64 MiB 100 times its size";
    case EEXIST: return "other data follow its gzip data";
    default: return strerror(error);
    }
}

static int end_reading(void *ctx)
{
    struct packed *p = ctx;

    inflateEnd(&p->z);
    free(p);
    return 0;
}

FILE *packed_reader(FILE *from)
{
    struct packed *p = calloc(1, sizeof *p);

    if (!p)
        return NULL;
    p->file = from;
    if (inflateInit2(&p->z, MAX_WBITS + GZIP) != Z_OK) {
        free(p);
        return NULL;
    }
    return stream(p, "r", (cookie_io_functions_t){.read = give, .close = end_reading});
}
