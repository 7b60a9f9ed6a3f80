/*
 * window.h - the panel of one or two machines: what keys, the mouse and time do, with SDL or without.
 */
#ifndef PRECIS_EMU_PANEL_WINDOW_H
#define PRECIS_EMU_PANEL_WINDOW_H

#include "emu/panel/process.h"

enum { PANEL_MACHINES = 2 };

struct panel_options {
    uint32_t scale;           /* of the trial buffer */
    unsigned element;         /* bytes: 2, 4 or 8 */
    const char *dialect;      /* NULL: the machine's */
    const char *screenshot;   /* write this file and end; NULL: open a window */
    uint64_t at;              /* the cycle of the screenshot; UINT64_MAX if at the program's end */
    const char *hold;         /* two machines: "ticks", or a function at whose entries they wait for each other */
    uint64_t frames;          /* the number of frames after which to end, for tests; 0: never */
    bool benchmark;           /* print the processor time of frames at the end */
    const char *window_shots; /* F12 writes this file */
};

/* Returns whether a window can be opened; false after an error message. To call before the machines begin. */
bool panel_window_is_possible(void);
/* Shows machines until the user quits, or their programs end and the user has seen it. Returns 0, or 2 after an error message. */
int panel_show(const struct panel_options *o, struct panel_process *const *machines, unsigned count);

#endif
