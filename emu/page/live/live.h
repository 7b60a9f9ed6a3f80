/*
 * live.h - a machine of the page, around libprecis.
 *
 * The page calls the functions of precis.h and of live.c with the machine's address. Ticks and regions of profil() are arrays in the
 * module's memory, which the page reads after a run; it reads the program's output from the terminal that it has given it.
 */
#ifndef PRECIS_EMU_PAGE_LIVE_H
#define PRECIS_EMU_PAGE_LIVE_H

#include <stdbool.h>

/* Returns whether a read of the descriptor would return: terminal.js. */
bool live_has_input(int fd);
/* The machine that runs waits for input: its run ends. */
void live_waits(void);
/* The machine that runs waits for what nothing in a page can bring. Returns whether it may wait for a timer: not for ever. */
bool live_may_wait(void);

#endif
