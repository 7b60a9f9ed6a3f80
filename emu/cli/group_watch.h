/*
 * group_watch.h - `--check-groups`: checks the rules of struct isa_check in every thread of a machine.
 *
 *     struct group_watch *w = group_watch_new(stderr);
 *     group_watch_hooks(w, &options.hooks);  // after other users of the trace hook, which it calls too
 *     ...
 *     group_watch_free(w);
 */
#ifndef PRECIS_EMU_CLI_GROUP_WATCH_H
#define PRECIS_EMU_CLI_GROUP_WATCH_H

#include <stdio.h>
#include "emu/kernel/kernel.h"

struct group_watch;

/* Creates a checker that reports violations to out. Returns NULL without memory. */
struct group_watch *group_watch_new(FILE *out);
/* Installs the hooks; the previous ones are still called. */
void group_watch_hooks(struct group_watch *w, struct kernel_hooks *hooks);
/* Frees the checker. NULL does nothing. */
void group_watch_free(struct group_watch *w);

#endif
