/*
 * gdb.h - a stub of GDB's remote serial protocol (GDB manual, appendix E): GDB runs and inspects a machine through control.h.
 *
 *     struct gdb_link *link = gdb_link_open("1234", &why);       before the machine is created: stdio takes its descriptors
 *     ... control_new(), kernel_start(), control_attach() ...
 *     if (gdb_link_accept(link, gives_up, ctx))
 *         status = gdb_serve(control, gdb_link_io(link), NULL);  until GDB leaves and the machine's run is over
 *     gdb_link_close(link);
 */
#ifndef PRECIS_EMU_DEBUG_GDB_H
#define PRECIS_EMU_DEBUG_GDB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include "emu/debug/control.h"

/* ---- the connection --------------------------------------------------------------------------- */

struct gdb_link;
/* where: unix:PATH; PORT or HOST:PORT of the loopback interface; public:HOST:PORT of any other; or stdio: then the protocol takes
 * descriptors 0 and 1, and programs get /dev/null and standard error instead. Port 0: the host chooses one. NULL: *why is a message to
 * free(). */
struct gdb_link *gdb_link_open(const char *where, char **why);
/* Returns the address at which it listens, as "where", or NULL if it is connected. */
const char *gdb_link_address(const struct gdb_link *l);
/* Returns whether others than this user may connect. */
bool gdb_link_is_public(const struct gdb_link *l);
/* Waits for GDB. Connections of other users (unless public), and those that do not begin as GDB's protocol does, are closed with a line on
 * standard error. gives_up(ctx) is called at least every second. Returns false if it returns true, or without memory. */
bool gdb_link_accept(struct gdb_link *l, bool (*gives_up)(void *ctx), void *ctx);
void gdb_link_close(struct gdb_link *l);

struct gdb_io {
    void *ctx;
    /* Reads up to `size` bytes. wait: waits for the first one, for a while. Returns their number, or 0 if the other side has closed, or -1
     * if nothing has come, or a signal has interrupted it. */
    ssize_t (*read)(void *ctx, void *bytes, size_t size, bool wait);
    /* false: the other side has closed. */
    bool (*write)(void *ctx, const void *bytes, size_t size);
};
const struct gdb_io *gdb_link_io(struct gdb_link *l);

/* ---- the session ------------------------------------------------------------------------------ */

/* Calls may return in another copy of the process than the one that was called, and so for a later packet. */
enum gdb_reply {
    GDB_REPLY_CALL, /* the reply to the packet that made the call */
    GDB_REPLY_STOP, /* a stop reply */
    GDB_REPLY_GOTO, /* that to "monitor goto" */
};

/* Going back in time. Functions return false if they cannot; *stop is set as by control_run(). Those marked "optional" may be NULL. */
struct gdb_time {
    void *ctx;
    /* Optional: instead of control_run(). It may return more than once, in copies of the process. */
    void (*run)(void *ctx, struct control *c, const struct control_request *r, struct control_stop *stop);
    /* Optional: hands the session, without pointers, to those copies. Called once, before all others. */
    void (*share)(void *ctx, void *at, size_t size);
    /* bs: to before the last instruction of a thread. */
    bool (*step_back)(void *ctx, struct control *c, int tid, struct control_stop *stop);
    /* bc: to the last breakpoint or watchpoint, or the beginning: CONTROL_CYCLE. */
    bool (*run_back)(void *ctx, struct control *c, struct control_stop *stop);
    /* monitor goto CYCLE, in both directions. */
    bool (*go_to)(void *ctx, struct control *c, uint64_t cycle, struct control_stop *stop);
    /* Optional: returns the reply due after a call above has returned; called once. */
    enum gdb_reply (*reply_due)(void *ctx);
    /* Optional: returns whether the last call reached the oldest snapshot. */
    bool (*at_beginning)(void *ctx);
    /* Optional: returns whether GDB has left while another copy of the process served it. Called after each of the calls above. */
    bool (*has_left)(void *ctx);
    /* Optional: GDB is about to change registers, memory or a signal. Returns false if it must not. */
    bool (*may_change)(void *ctx);
    /* Optional: the session ends, before the machine runs on; killed: GDB has killed the processes. */
    void (*leave)(void *ctx, bool killed);
};

/* Serves GDB until it leaves, detaches, or the run is over; then runs the machine to its end. Returns its exit status. time may be NULL. */
int gdb_serve(struct control *c, const struct gdb_io *io, const struct gdb_time *time);

#endif
