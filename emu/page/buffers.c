/* buffers.c - the buffers that a program passed to profil() and sprofil(), with their counters. */
#include <inttypes.h>

#include "emu/page/gather.h"

static json_t *text_of_address(uint64_t address)
{
    return gather_must(json_sprintf("0x%" PRIx64, address));
}

static json_t *gather_buffer(const struct profile_buffer *b)
{
    json_t *counters = json_array();
    for (size_t k = 0; k < b->counter_count; k++) {
        gather_append(counters, b->counters[k].index);
        gather_append(counters, b->counters[k].count);
    }
    return json_pack("{s:o,s:o,s:I,s:o,s:I,s:o,s:I,s:i,s:b,s:b,s:b,s:o}", "dialect", gather_text(b->dialect), "reason",
                     gather_text(b->reason), "cycle", (json_int_t)b->cycle, "base", text_of_address(b->base), "size", (json_int_t)b->size,
                     "offset", text_of_address(b->offset), "scale", (json_int_t)b->scale, "element", b->element, "sprofil", b->sprofil,
                     "overflow", b->overflow, "samples", b->samples, "counters", counters);
}

json_t *gather_buffers(const struct profile_image *image)
{
    json_t *list = json_array();
    for (size_t k = 0; k < image->buffer_count; k++)
        json_array_append_new(list, gather_must(gather_buffer(&image->buffers[k])));
    return list;
}
