/*
 * printable.h - escapes a program's names for output on a terminal.
 *
 * File names, symbols and other text that a program chooses may contain terminal control sequences. All such text is printed
 * through these functions: control characters, DEL, C1 controls and invalid UTF-8 become \xNN.
 *
 *     char *name = printable(symbol->name);
 *     printf("<%s>", name);
 *     free(name);
 */
#ifndef PRECIS_EMU_REPORT_PRINTABLE_H
#define PRECIS_EMU_REPORT_PRINTABLE_H

#include <stdio.h>

/* Returns a copy to free, or NULL if out of memory. */
char *printable(const char *text);
void put_printable(const char *text, FILE *out);

#endif
