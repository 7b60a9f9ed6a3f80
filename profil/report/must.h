/*
 * must.h - memory without which a command cannot go on.
 *
 *     struct row *rows = must(calloc(n, sizeof *rows));
 */
#ifndef PRECIS_PROFIL_REPORT_MUST_H
#define PRECIS_PROFIL_REPORT_MUST_H

/* Prints "precis: out of memory" and exits with status 2. */
_Noreturn void out_of_memory(void);
/* Returns p; NULL: out_of_memory(). */
void *must(void *p);

#endif
