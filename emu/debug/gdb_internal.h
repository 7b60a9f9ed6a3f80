/* gdb_internal.h - shared by the files of the GDB stub. */
#ifndef PRECIS_EMU_DEBUG_GDB_INTERNAL_H
#define PRECIS_EMU_DEBUG_GDB_INTERNAL_H

#include "emu/debug/gdb.h"
#include "emu/debug/gdb_packet.h"
#include "emu/debug/gdb_registers.h"

enum { GDB_FILES = 16 };

struct gdb_session {
    struct control *c;
    const struct gdb_io *io;
    const struct gdb_time *time; /* or NULL */
    struct gdb_text reply, sent; /* the reply as it grows; the last packet, as sent */

    /* From here to `gone`: gdb_time.share(). */
    struct gdb_parser parser;
    uint8_t in[4096]; /* read, not yet parsed */
    size_t in_at, in_end;
    bool no_ack, multiprocess, forks, vforks, execs, catches, killed, all_ends;
    ksigset passed; /* signals that GDB neither stops for nor shows */
    bool gone;      /* GDB has left: the connection is closed, or no process is attached */
    bool over;      /* so is the machine's run, with this status */
    int status;
    int pid, tid;             /* of the general thread */
    struct control_stop stop; /* the last one */
    struct gdb_registers registers;
    int files[GDB_FILES]; /* the host's descriptors; -1 if free */
};

/* A thread as packets name it: "pPID.TID", "TID", where -1 is all and 0 any. */
struct gdb_thread {
    int pid, tid;
};
/* Reads a thread at *at and moves on. Returns false if it is none. */
bool gdb_read_thread(const struct gdb_session *s, const char **at, struct gdb_thread *out);
void gdb_print_thread(struct gdb_session *s, int pid, int tid);

/* Answer "OK", "E NN", or "" (not supported). */
void gdb_ok(struct gdb_session *s);
void gdb_error(struct gdb_session *s, unsigned number);
/* Returns the general thread's cpu, and sets s->registers, or NULL if there is no such thread, and an error is the reply. */
struct cpu *gdb_cpu(struct gdb_session *s);
/* Chooses any thread of any attached process, if the general one is gone. */
void gdb_choose_thread(struct gdb_session *s);
/* Returns whether GDB may change the machine; if not, the reply is an error. */
bool gdb_may_change(struct gdb_session *s);
/* Returns any attached process, or 0. */
int gdb_any_process(const struct gdb_session *s);

/* ---- gdb_resume.c ---- */
/* '?', "vCont", 's', 'c', 'S', 'C', "bs", "bc": p is the packet after its name. */
void gdb_report_stop(struct gdb_session *s);
void gdb_vcont(struct gdb_session *s, const char *p);
void gdb_resume(struct gdb_session *s, char how, const char *p);
void gdb_back(struct gdb_session *s, bool step);
/* Returns whether GDB has interrupted the running machine. */
bool gdb_poll(void *session);
/* Replies after a call of gdb_time that has succeeded; reply: the one that its packet requests. */
void gdb_report_travel(struct gdb_session *s, enum gdb_reply reply);
/* Returns whether GDB has left while another copy of the process served it. No reply is then due. */
bool gdb_has_left(struct gdb_session *s);
unsigned gdb_signal_of(int host);
int gdb_host_signal(uint64_t signal);
void gdb_set_events(struct gdb_session *s);

/* ---- gdb_query.c ---- */
void gdb_query(struct gdb_session *s, const char *p);
void gdb_set(struct gdb_session *s, const char *p);

/* ---- gdb_file.c ---- */
void gdb_file(struct gdb_session *s, const char *p);
void gdb_close_files(struct gdb_session *s);

/* ---- gdb_monitor.c ---- */
/* Writes the answer to a command to `out`. */
void gdb_monitor(struct gdb_session *s, const char *command, struct gdb_text *out);
/* The answer to "monitor goto". */
void gdb_arrived(struct gdb_session *s, struct gdb_text *out);

#endif
