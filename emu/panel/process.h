/*
 * process.h - a machine in its own process, which can go back in time, and the panel's connection with it.
 *
 *     static int run(void *ctx, struct panel_link *l)     in the machine's process: creates and starts a machine, …
 *     {
 *         ...
 *         return panel_serve(l, m);                       … and does what the panel requests, until it ends
 *     }
 *     struct panel_process *p = panel_process_new(run, ctx);
 *     panel_process_wait(p, -1);                          the first reply: the machine is at its beginning
 *     panel_process_send(p, &request);
 *     if (panel_process_wait(p, 33))
 *         draw(&panel_process_reply(p)->state);
 *     status = panel_process_end(p);
 *
 * A machine goes back by a copy of its process that acts in its place (emu/debug/travel.h). A window's connection cannot go with it, but a
 * socket and shared memory can. Between panel and machine is a keeper, which begins a new machine when the panel requests another clock.
 */
#ifndef PRECIS_EMU_PANEL_PROCESS_H
#define PRECIS_EMU_PANEL_PROCESS_H

#include "emu/panel/machine.h"

struct panel_process;
struct panel_link;

enum panel_request_kind {
    PANEL_SHOW,    /* nothing: the state is filled again */
    PANEL_GO,      /* run */
    PANEL_GO_BACK, /* by a unit */
    PANEL_RENEW,   /* a new machine whose clock has the rate `hz` */
};

struct panel_request {
    enum panel_request_kind kind;
    struct control_request run; /* PANEL_GO, unless entries */
    uint64_t entries;           /* entries of the function that the machines wait at to run to; PANEL_GO_BACK: to the last one */
    uint64_t ticks;             /* ticks to run */
    bool goes_on;               /* another run follows at once: the reply may show older cycles by cause */
    uint64_t deadline_ns;       /* of CLOCK_MONOTONIC, or 0 */
    enum travel_unit unit;
    uint64_t hz;
    struct panel_trial trial;
};

struct panel_reply {
    struct panel_state state;
    bool over;
    int status;
    uint64_t cpu_ns; /* processor time of the machine's process */
};

/* NULL: an error; errno says which. run(ctx, link) is called in the machine's process, each time that a new machine begins; its result is
 * the exit status of the process. */
struct panel_process *panel_process_new(int (*run)(void *ctx, struct panel_link *l), void *ctx);
/* Sends a request. The process must not be busy. */
void panel_process_send(struct panel_process *p, const struct panel_request *r);
/* Returns whether the reply to the last request is still to come. */
bool panel_process_is_busy(const struct panel_process *p);
/* Waits up to ms (-1: without limit) for the reply. Returns whether it has come. */
bool panel_process_wait(struct panel_process *p, int ms);
/* Ends a request of kind PANEL_GO soon. */
void panel_process_interrupt(struct panel_process *p);
/* Returns whether the process has ended without a reply. */
bool panel_process_is_gone(const struct panel_process *p);
/* The last reply. */
const struct panel_reply *panel_process_reply(const struct panel_process *p);
/* Ends the machine. Returns the exit status of its process. */
int panel_process_end(struct panel_process *p);

/* In the machine's process: the rate that its clock must have; 0: as its options say. */
uint64_t panel_link_hz(const struct panel_link *l);
/* Serves requests, from the first reply until the panel ends the machine. Returns the program's exit status, if it has ended, or 0. */
int panel_serve(struct panel_link *l, struct panel_machine *m);

#endif
