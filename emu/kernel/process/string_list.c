#include "emu/kernel/process/string_list.h"
#include "emu/kernel/core/machine.h"

#include <stdlib.h>
#include <string.h>

void strings_free(char **list)
{
    for (char **s = list; list && *s; s++)
        free(*s);
    free(list);
}

size_t strings_count(char **list)
{
    size_t n = 0;

    while (list && list[n])
        n++;
    return n;
}

char *string_copy(const char *s)
{
    char *copy = strdup(s);

    if (!copy)
        kernel_no_memory();
    return copy;
}

char **strings_copy(char *const *list)
{
    size_t n = strings_count((char **)list);
    char **out = calloc(n + 1, sizeof *out);

    if (!out)
        kernel_no_memory();
    for (size_t i = 0; i < n; i++)
        out[i] = string_copy(list[i]);
    return out;
}

char **strings_replace(char **list, size_t drop, char *const *with)
{
    size_t n = strings_count(list), w = strings_count((char **)with);
    char **out = calloc(n + w + 1, sizeof *out);

    if (!out)
        kernel_no_memory();
    if (drop > n)
        drop = n;
    for (size_t i = 0; i < w; i++)
        out[i] = string_copy(with[i]);
    for (size_t i = 0; i < n; i++) {
        if (i < drop)
            free(list[i]);
        else
            out[w + i - drop] = list[i];
    }
    free(list);
    return out;
}
