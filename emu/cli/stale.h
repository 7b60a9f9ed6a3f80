/* stale.h - files that have changed since a profile was recorded. */
#ifndef PRECIS_EMU_CLI_STALE_H
#define PRECIS_EMU_CLI_STALE_H

#include <stdbool.h>

struct profile;
struct profile_module;

/* Returns the host's file of a module. */
const char *module_file(const struct profile_module *m);
/* Prints a message for each file that is not the one that ran; `remedy` ends it. Returns whether there is one. Files that do not exist, and
 * modules without an id, are none. */
bool complain_of_stale(const char *command, const struct profile *p, const char *remedy);

#endif
