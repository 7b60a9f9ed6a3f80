/*
 * working.h - what a command does while nothing else is printed: on a terminal, standard error shows it with the time that it has taken.
 *
 *     struct working w;
 *     working_begin(&w, "precis report: reading data");
 *     ...
 *     working_end(&w);
 *
 * Nothing is shown of work that takes less than half a second.
 */
#ifndef PRECIS_EMU_CLI_WORKING_H
#define PRECIS_EMU_CLI_WORKING_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct profile_merged;

struct working {
    const char *command, *what;
    bool on, over, shown;
    uint64_t start_ns;
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t ended;
};

/* Begins to show "COMMAND: WHAT"; the texts must outlive the call of working_end(). */
void working_begin(struct working *w, const char *command, const char *what);
/* Erases the line. */
void working_end(struct working *w);

/* Says which calls a report merges, if it does. remedy: how to see them all. */
void complain_of_merged(const char *command, const struct profile_merged *merged, const char *remedy);

#endif
