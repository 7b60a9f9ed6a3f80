/* names.h - what symbols and debugging information say about the addresses of a profile. */
#ifndef PRECIS_EMU_DEBUG_NAMES_H
#define PRECIS_EMU_DEBUG_NAMES_H

#include "emu/cpu/isa.h"
#include "emu/load/symbols.h"
#include "emu/report/profile.h"

/* A file that was mapped. */
struct names_file {
    char *guest_path, *host_path; /* host_path: "" if it has none */
    struct symbols *symbols;      /* NULL if there are none or they are not readable */
};

struct names_options {
    const struct isa *isa; /* its unwind tables name functions of stripped files; NULL if there is no such names */
    const char *root;      /* separate debugging information is looked up below it first, or NULL */
    bool confined;         /* only there */
    const struct names_file *files;
    size_t nfiles;
};

/* Returns the host's path of an open file, to free(); "" if it has none any more. A host that cannot tell ends the program
 * (emu/report/must.h). */
char *names_host_path(int fd);

/* Returns the extent of the function at an address of a file: from its symbols, else from its unwind table; then out->name is NULL. Returns
 * false if none is known; out is then the part of memory around the address that has no functions. */
bool names_function(const struct isa *isa, struct symbols *y, uint64_t address, struct symbol *out);

/* Adds to the profile the functions that contain samples, frames of stacks and ends of calls, with their source lines and inlined calls,
 * and which files its modules are. Call it once. A file that the host cannot read ends the program: the profile would lack names. */
void names_add(struct profile *p, const struct names_options *options);

#endif
