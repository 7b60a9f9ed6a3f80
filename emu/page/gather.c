/* gather.c - see gather.h: text, numbers and indices of the document. */
#include "emu/page/gather.h"
#include "emu/report/must.h"
#include "emu/report/short_name.h"

#include <stdlib.h>
#include <string.h>

void *gather_must(void *p)
{
    if (!p)
        out_of_memory();
    return p;
}

/* The bytes of the UTF-8 character at s; 0 if invalid. jansson knows what is valid. */
static size_t character(const char *s)
{
    size_t most = strnlen(s, 4);
    for (size_t n = 1; n <= most; n++) {
        json_t *j = json_stringn(s, n);
        json_decref(j);
        if (j)
            return n;
    }
    return 0;
}

json_t *gather_text(const char *text)
{
    static const char replacement[] = "\xef\xbf\xbd";
    json_t *j = json_string(text);
    if (j)
        return j;
    char *clean = gather_must(malloc(3 * strlen(text) + 1)), *to = clean;
    while (*text) {
        size_t n = character(text);
        memcpy(to, n ? text : replacement, n ? n : 3);
        to += n ? n : 3;
        text += n ? n : 1;
    }
    *to = 0;
    j = gather_must(json_string(clean));
    free(clean);
    return j;
}

void gather_append(json_t *array, uint64_t number)
{
    json_array_append_new(array, json_integer((json_int_t)number));
}

json_t *gather_address(const struct gather *g, uint64_t address)
{
    uint32_t high = (uint32_t)(address >> 32);
    size_t low = 0, end = g->high_count;
    while (low < end) {
        size_t middle = (low + end) / 2;
        if (g->highs[middle] < high)
            low = middle + 1;
        else
            end = middle;
    }
    return json_integer((json_int_t)((uint64_t)low << 32 | (uint32_t)address));
}

size_t gather_index(json_t *array, json_t *index, const char *text)
{
    json_t *j = gather_text(text), *known = json_object_get(index, json_string_value(j));
    size_t n = json_array_size(array);
    if (known) {
        json_decref(j);
        return (size_t)json_integer_value(known);
    }
    json_object_set_new(index, json_string_value(j), json_integer((json_int_t)n));
    json_array_append_new(array, j);
    return n;
}

void gather_name(struct gather *g, const char *name)
{
    if (strlen(name) <= SHORT_NAME)
        return;
    char *text = short_name(name, SHORT_NAME);
    json_t *full = gather_text(name);
    json_object_set_new(g->shorts, json_string_value(full), gather_text(text));
    json_decref(full);
    free(text);
}

size_t gather_line(struct gather *g, const char *file, unsigned line)
{
    size_t n = gather_index(g->files, g->file_index, file);
    if (n >= g->used_count) {
        g->used = gather_must(reallocarray(g->used, n + 1, sizeof *g->used));
        g->used[g->used_count++] = (struct lines_used){line, line};
    }
    if (line < g->used[n].first)
        g->used[n].first = line;
    if (line > g->used[n].last)
        g->used[n].last = line;
    return n;
}
