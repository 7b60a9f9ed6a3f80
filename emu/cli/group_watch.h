/*
 * group_watch.h - `--check-groups`: the rules of struct isa_check, watched in every thread of a machine.
 *
 *     struct group_watch *w = group_watch_new(stderr);
 *     group_watch_hooks(w, &options.hooks);  // after other users of the trace hook: it calls theirs, too
 *     ...
 *     group_watch_free(w);
 */
#ifndef PRECIS_EMU_CLI_GROUP_WATCH_H
#define PRECIS_EMU_CLI_GROUP_WATCH_H

#include <stdio.h>
#include "emu/kernel/kernel.h"

struct group_watch;

struct group_watch *group_watch_new(FILE *out); /* NULL: no memory */
void group_watch_hooks(struct group_watch *w, struct kernel_hooks *hooks);
/* How many instructions were reported. */
unsigned group_watch_count(const struct group_watch *w);
void group_watch_free(struct group_watch *w);

#endif
