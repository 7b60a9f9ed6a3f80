/* page.c - see page.h: the document is compressed and put into the template. */
#include "emu/page/page.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "emu/page/gather.h"
#include "emu/page/template.h"
#include "emu/report/compare.h"
#include "emu/report/must.h"

/* Most bytes of a page. */
enum { PAGE_MOST = 5000000 };

const char page_needs[] = "the page: install esbuild and node-d3 (scripts/setup does), then build again";

bool page_available(void)
{
    return page_template_size[0] != 0;
}

/* gzip. Returns bytes to free. */
static unsigned char *compressed(const char *text, size_t size, size_t *out_size)
{
    z_stream z = {0};
    if (deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) != Z_OK)
        out_of_memory();
    size_t room = deflateBound(&z, size);
    unsigned char *bytes = gather_must(malloc(room));
    z.next_in = (unsigned char *)text;
    z.avail_in = (uInt)size;
    z.next_out = bytes;
    z.avail_out = (uInt)room;
    if (deflate(&z, Z_FINISH) != Z_STREAM_END)
        out_of_memory();
    *out_size = z.total_out;
    deflateEnd(&z);
    return bytes;
}

static void put_base64(const unsigned char *bytes, size_t size, FILE *out)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t k = 0; k < size; k += 3) {
        unsigned left = size - k < 3 ? (unsigned)(size - k) : 3;
        unsigned v = (unsigned)bytes[k] << 16 | (left > 1 ? bytes[k + 1] : 0u) << 8 | (left > 2 ? bytes[k + 2] : 0u);
        for (unsigned d = 0; d < 4; d++)
            putc(d <= left ? digits[v >> (18 - 6 * d) & 63] : '=', out);
    }
}

/* By image, an array of the rows in which its functions count, -1 if they have no figures. */
static json_t *rows_of(const struct comparison *c, unsigned side)
{
    json_t *images = json_array();
    for (size_t i = 0; i < c->profile[side]->image_count; i++) {
        json_t *list = json_array();
        for (size_t k = 0; k < c->profile[side]->images[i]->function_count; k++) {
            size_t row = compare_row_of(c, side, i, k);
            json_array_append_new(list, json_integer(row == SIZE_MAX ? -1 : (json_int_t)row));
        }
        json_array_append_new(images, list);
    }
    return images;
}

/* Which function of one profile is which of the other, as "precis compare --symbols" finds it. */
static json_t *gather_comparison(const struct profile *a, const struct profile *b)
{
    static const char *const states[] = {
        [COMPARE_BOTH] = "", [COMPARE_NEW] = "new", [COMPARE_GONE] = "gone", [COMPARE_RENAMED] = "renamed"};
    struct comparison *c = compare_profiles(a, b, &(struct compare_options){.symbols = true}, NULL);
    json_t *rows = json_array();
    for (size_t i = 0; i < c->functions.count; i++) {
        const struct compare_row *row = &c->functions.row[i];
        bool missed = (row->state == COMPARE_NEW || row->state == COMPARE_GONE) && compare_is_sampled(c, row->state == COMPARE_GONE);
        const char *state = !missed ? states[row->state] : row->state == COMPARE_NEW ? "no samples in A" : "no samples in B";
        json_t *o = json_pack("{s:o,s:s}", "name", gather_text(row->name), "state", state);
        if (row->was)
            json_object_set_new(o, "was", gather_text(row->was));
        json_array_append_new(rows, o);
    }
    json_t *j = json_pack("{s:o,s:[o,o]}", "rows", rows, "of", rows_of(c, 0), rows_of(c, 1));
    compare_free(c);
    return j;
}

static char *document(const struct page_profile *profiles, size_t count, size_t rows, size_t contexts)
{
    json_t *list = json_array();
    for (size_t k = 0; k < count; k++)
        json_array_append_new(list, gather_profile(&profiles[k], rows, contexts));
    json_t *root = json_pack("{s:i,s:o}", "version", 1, "profiles", list);
    if (count == 2)
        json_object_set_new(root, "comparison", gather_comparison(profiles[0].profile, profiles[1].profile));
    char *text = gather_must(json_dumps(root, JSON_COMPACT | JSON_REAL_PRECISION(9)));
    json_decref(root);
    return text;
}

/* Returns the document compressed, so that the page has at most PAGE_MOST bytes: first with less code, then with fewer contexts too. */
static unsigned char *fitting(const struct page_profile *profiles, size_t count, size_t *size)
{
    size_t rest = page_template_size[0] + page_template_size[1], rows = GATHER_ROWS / count, contexts = GATHER_CONTEXTS;
    for (;;) {
        char *text = document(profiles, count, rows, contexts);
        unsigned char *bytes = compressed(text, strlen(text), size);
        size_t page = rest + (*size + 2) / 3 * 4, times = page / PAGE_MOST + 1;
        free(text);
        if (page <= PAGE_MOST || !contexts)
            return bytes;
        free(bytes);
        if (rows < GATHER_ROWS / count)
            contexts = contexts > 16384 ? 16384 : contexts / 2 / times;
        rows /= 2 * times;
    }
}

bool page_write(const struct page_profile *profiles, size_t count, FILE *out)
{
    size_t size;
    unsigned char *bytes = fitting(profiles, count, &size);
    errno = 0;
    fwrite(page_template[0], 1, page_template_size[0], out);
    put_base64(bytes, size, out);
    fwrite(page_template[1], 1, page_template_size[1], out);
    free(bytes);
    return !ferror(out);
}
