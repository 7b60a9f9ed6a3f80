/*
 * progress.h - the progress line on a terminal: virtual time, host time, instructions per second.
 *
 *     struct progress p;
 *     progress_begin(&p, &machine.kernel);
 *     ... run the machine ...
 *     progress_end(&p);
 */
#ifndef PRECIS_EMU_CLI_PROGRESS_H
#define PRECIS_EMU_CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct kernel_options;

struct progress {
    bool on;                    /* standard error is a terminal */
    bool shown;                 /* the line is on the screen */
    uint64_t mhz;               /* cycles per microsecond */
    uint64_t start_ns, last_ns; /* host time: of the start; of the last line */
    uint64_t last_instructions; /* at the last line */
};

/* Ends a shown line. */
#define PROGRESS_ERASE "\r\033[K"
/* Returns whether standard error is a terminal that can erase a line. */
bool progress_is_shown(void);
/* Sets the options of a machine that is not yet created, if standard error is a terminal. *p must outlive the machine. */
void progress_begin(struct progress *p, struct kernel_options *k);
/* Erases the line. */
void progress_end(struct progress *p);

#endif
