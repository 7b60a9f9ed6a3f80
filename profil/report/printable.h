/*
 * printable.h - names of a program that go to a terminal.
 *
 * File names, symbols and what else a program chooses may hold bytes that a terminal obeys. All that is printed of such
 * text goes through here: control characters, DEL, C1 controls and what is no UTF-8 become \xNN.
 *
 *     char *name = printable(symbol->name);
 *     printf("<%s>", name);
 *     free(name);
 */
#ifndef PRECIS_PROFIL_REPORT_PRINTABLE_H
#define PRECIS_PROFIL_REPORT_PRINTABLE_H

#include <stdio.h>

/* A copy to free. NULL: out of memory. */
char *printable(const char *text);
void put_printable(const char *text, FILE *out);

#endif
