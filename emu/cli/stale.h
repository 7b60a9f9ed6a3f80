/* stale.h - files that have changed since a profile was recorded. */
#ifndef PRECIS_EMU_CLI_STALE_H
#define PRECIS_EMU_CLI_STALE_H

#include <stdbool.h>

struct profile;
struct profile_module;

/* Returns the host's file of a module. */
const char *module_file(const struct profile_module *m);
/* Gives modules whose file is part of precis, as HP-UX's C library, that file for module_file(). To call before code is read, not before
 * the profile is written: the files exist only in this process. */
void profile_open_supplied(struct profile *p);
/* Gives modules of which the profile names no file of the host, as a.out files, the one below root for module_file(), if it is there.
 * Reports files to which links out of the root lead; they are left out. */
void profile_look_below(const char *command, struct profile *p, const char *root);
/* Prints a message for each file that is not the one that ran; `remedy` ends it. Returns whether there is one. Files that do not exist, and
 * modules without an id, are none. */
bool complain_of_stale(const char *command, const struct profile *p, const char *remedy);

#endif
