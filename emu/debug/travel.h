/*
 * travel.h - reverse execution: snapshots of a machine, and a second run from the nearest one.
 *
 *     os_log_record(NULL, &why);                 external input is logged: in memory, or in a file
 *     struct travel *t = travel_new(control);
 *     ... control_attach(control, kernel) ...
 *     travel_run(t, control, &request, &stop);   instead of control_run()
 *     if (travel_step_back(t, control, stop.tid, &stop))
 *         ...
 *     travel_free(t);
 *
 * A snapshot is a copy of the process, made by fork(), that sleeps. To go back, a copy of the snapshot runs to the place, with the log's
 * results instead of host calls, and then acts in place of the original: it returns from the call of travel_run() during which the snapshot
 * was taken, and goes on there with the files and connections that the caller had open. The original sleeps meanwhile. When the copy
 * reaches the place where the original stopped, it ends, and the original goes on: its call of travel_step_back() etc. returns.
 *
 * So a caller must be able to go on from its call of travel_run(), with its connections and what travel_share() names. Copies never
 * return beyond it: they end in travel_leave().
 */
#ifndef PRECIS_EMU_DEBUG_TRAVEL_H
#define PRECIS_EMU_DEBUG_TRAVEL_H

#include "emu/debug/control.h"
#include "emu/debug/gdb.h"

struct travel;

/* Returns NULL without memory. There must be a current log (emu/os/log.h). */
struct travel *travel_new(struct control *c);
/* Ends all snapshots. */
void travel_free(struct travel *t);

/* Shares memory of the caller, which contains no pointers, with its copies. */
void travel_share(void *travel, void *at, size_t size);

/* Minimum host time between snapshots, 40 ms by default: a step back from the front takes about as long in the worst case. */
void travel_every(struct travel *t, unsigned ms);

/* As control_run(), but takes snapshots; calls the function of control_poll() as before. In the past, the run continues beyond the place
 * where the original stopped. */
void travel_run(void *travel, struct control *c, const struct control_request *r, struct control_stop *stop);

/* Goes back to before the last instruction of a thread, or to the oldest snapshot (travel_at_beginning()) if the thread has executed none
 * since. Returns false and does nothing if a copy or memory fails. */
bool travel_step_back(void *travel, struct control *c, int tid, struct control_stop *stop);
/* The units of travel_back(). */
enum travel_unit {
    TRAVEL_INSTRUCTION, /* to before the last instruction, of any thread */
    TRAVEL_BUNDLE,      /* to the last place where a step of CONTROL_BUNDLE ends (where instructions are not in bundles, the same) */
    TRAVEL_TICK,        /* to the last place where a run to the next tick ends */
};
/* Goes back to the last such place before this one, or to the oldest snapshot. Returns false and does nothing without snapshots. */
bool travel_back(void *travel, struct control *c, enum travel_unit unit, struct control_stop *stop);
/* Goes back to the last breakpoint or change of a watched range. */
bool travel_run_back(void *travel, struct control *c, struct control_stop *stop);
/* Goes to the first instruction boundary from a cycle on, in both directions. */
bool travel_go_to(void *travel, struct control *c, uint64_t cycle, struct control_stop *stop);
/* Returns whether the last call reached the oldest snapshot. */
bool travel_at_beginning(void *travel);
/* Returns whether the copy that acted in the past has ended, because its caller left or the host ended the machine. The caller then has no
 * peer. */
bool travel_has_left(void *travel);
/* Returns the reply that the caller's peer waits for, and resets it. The last call may have returned for a request to another copy. */
enum gdb_reply travel_reply_due(void *travel);

/* Call before registers, memory or signals are changed. Returns false in the past, which cannot change. Otherwise discards all snapshots.
 * */
bool travel_may_change(void *travel);
/* Call when the caller stops serving; killed: end the machine. A copy ends here, and the original goes on. */
void travel_leave(void *travel, bool killed);

/* Returns the number of snapshots; *first: the cycle of the oldest. */
unsigned travel_snapshots(const struct travel *t, uint64_t *first);

#endif
