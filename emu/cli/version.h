/* version.h - what --version prints. */
#ifndef PRECIS_EMU_CLI_VERSION_H
#define PRECIS_EMU_CLI_VERSION_H

#include <argp.h>
#include <stdio.h>

/* Returns the first line of that: name, version and commit. */
const char *version_line(void);

/* Prints the name, version and commit, the machines, the features of this build and host, and the licence. An argp_program_version_hook. */
void print_version(FILE *out, struct argp_state *state);

#endif
