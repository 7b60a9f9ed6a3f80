/* inlines.c - the inlined calls at addresses, as paths: the names from the outermost inlined call to the innermost. */
#include <stdlib.h>

#include "emu/page/gather.h"

void gather_paths_begin(struct gather *g, const struct profile_image *image)
{
    free(g->path_of);
    g->path_of = gather_must(calloc(image->inline_count + 1, sizeof *g->path_of));
}

/* Returns the index of a path, which is added unless it is known. */
static size_t path_index(struct gather *g, const json_t *path)
{
    char *key = gather_must(json_dumps(path, JSON_COMPACT));
    json_t *known = json_object_get(g->path_index, key);
    size_t n = known ? (size_t)json_integer_value(known) : json_array_size(g->paths);

    if (!known) {
        json_array_append(g->paths, (json_t *)path);
        json_object_set_new(g->path_index, key, json_integer((json_int_t)n));
    }
    free(key);
    return n;
}

size_t gather_path(struct gather *g, const struct profile_image *image, uint64_t pc)
{
    enum { DEEP = 256 };
    const struct profile_line *l = image->inline_count ? profile_find_line(image, pc) : NULL;
    struct profile_frame frames[DEEP];

    if (!l || !l->inlined)
        return 0;
    size_t *known = &g->path_of[l->inlined];
    if (*known)
        return *known;
    json_t *path = json_array();
    for (unsigned n = profile_frames(g->of->profile, image, pc, frames, DEEP); n-- > 0;)
        if (frames[n].inlined && *frames[n].name) {
            gather_name(g, frames[n].name);
            gather_append(path, gather_index(g->texts, g->text_index, frames[n].name));
        }
    *known = path_index(g, path);
    json_decref(path);
    return *known;
}

json_t *gather_call_paths(struct gather *g, const struct profile_image *image)
{
    json_t *list = json_array(), *seen = json_object();
    char key[24];

    for (size_t k = 0; k < image->stack_count && image->inline_count; k++)
        for (unsigned depth = 0; depth < image->stacks[k].depth; depth++) {
            size_t path = gather_path(g, image, image->stacks[k].pcs[depth]);
            snprintf(key, sizeof key, "%llx", (unsigned long long)image->stacks[k].pcs[depth]);
            if (!path || json_object_get(seen, key))
                continue;
            json_object_set_new(seen, key, json_true());
            json_array_append_new(list, gather_address(g, image->stacks[k].pcs[depth]));
            gather_append(list, path);
        }
    json_decref(seen);
    return list;
}
