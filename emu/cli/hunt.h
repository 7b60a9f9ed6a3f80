/*
 * hunt.h - the state of "precis hunt", and the report of what it has found.
 *
 * The command's options, runs and choice of seeds are in cmd_hunt.c; the text that it prints on standard output is in hunt_report.c.
 */
#ifndef PRECIS_EMU_CLI_HUNT_H
#define PRECIS_EMU_CLI_HUNT_H

#include <signal.h>
#include <sys/types.h>

#include "emu/cli/machine_options.h"
#include "emu/cli/outcome.h"

enum { HUNT_MOST_JOBS = 256, HUNT_NS_PER_S = 1000000000 };

/* A run under way, or its end. */
struct hunt_job {
    pid_t pid; /* 0: the place is free */
    uint64_t seed;
};

struct hunt {
    struct machine_options machine;
    uint64_t seeds, first, jobs;
    const char *keep;
    enum outcome_part part;
    const char *own[8]; /* the arguments of this command's own options */
    size_t nown;
    char **words; /* of "precis run": the machine's options, the program and its arguments; NULL-terminated */
    char folder[4096];
    int input;                      /* what the program reads, or -1 */
    uint64_t max_seconds;           /* limit of the runs with a seed; unused if the user has set one */
    sigset_t signals, callers_mask; /* blocked: ends of runs, and signals that end this command */
    int interrupted;                /* such a signal, or 0 */
    struct outcome plain;
    int failed; /* exit status if precis has failed in a run, or 0 */
    bool found; /* a run that differs, … */
    uint64_t seed;
    struct outcome outcome; /* … that with the lowest seed so far */
    struct hunt_job job[HUNT_MOST_JOBS];
};

/* Prints that all schedules end as the plain run, and how that one ends. */
void hunt_print_same(const struct hunt *h);
/* Prints how the run with h->seed differs from the plain run, and the commands that repeat it: its recording is h->keep. */
void hunt_print_found(const struct hunt *h);

#endif
