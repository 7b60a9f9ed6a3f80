/* json.c - see json.h. */
#include "emu/report/json.h"

#include <inttypes.h>
#include <stdlib.h>

#include "emu/report/must.h"
#include "emu/report/printable.h"

json_t *address_json(uint64_t address)
{
    return json_sprintf("0x%" PRIx64, address);
}

json_t *text_json(const char *text)
{
    char *clean = printable(text);
    json_t *j = clean ? json_string(clean) : NULL;

    free(clean);
    if (!j) /* a name would be missing, or null */
        out_of_memory();
    return j;
}

bool print_json(json_t *value, FILE *out)
{
    bool good = value && !json_dumpf(value, out, JSON_INDENT(1)) && fputc('\n', out) != EOF;

    json_decref(value);
    return good;
}
