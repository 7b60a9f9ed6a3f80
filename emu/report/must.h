/*
 * must.h - memory and files without which a command cannot go on.
 *
 *     struct row *rows = must(calloc(n, sizeof *rows));
 */
#ifndef PRECIS_EMU_REPORT_MUST_H
#define PRECIS_EMU_REPORT_MUST_H

/* Prints "precis: out of memory" and exits with status 2. */
_Noreturn void out_of_memory(void);
/* Returns p; NULL: out_of_memory(). */
void *must(void *p);
/* Prints "precis: cannot read PATH: ERROR" (error: an errno) and exits with status 2: a result without what the file has would be wrong. */
_Noreturn void cannot_read(const char *path, int error);

#endif
