/*
 * supervisor.h - lets programs of the host execute guest programs, which the host's kernel refuses (ENOEXEC).
 *
 * A program of the host that a guest executes gets a seccomp filter: only its execve() and execveat(), and those of all processes that it
 * starts, are reported to a supervisor, a process between precis and the program. For a file that precis runs, the supervisor attaches to
 * the thread while it is in the call, makes it execute precis instead, with the same arguments and environment, and detaches. Everything
 * else runs at full speed and untraced. The supervisor relays what wait() says about the program, adopts its orphans, and ends when no
 * process has the filter.
 *
 * The filter needs CAP_SYS_ADMIN, or no_new_privs, with which the host ignores set-user-ID bits.
 */
#ifndef PRECIS_EMU_OS_SUPERVISOR_H
#define PRECIS_EMU_OS_SUPERVISOR_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* The sixth argument of an execve() or execveat() that is not reported. */
#define OS_UNREPORTED 0x50726563u

/* Installs the filter in the calling process. Returns a descriptor of its reports, or -1 with errno: EBUSY, a supervisor outside has
 * them; others, the host has no such filters. Async-signal-safe. */
int os_report_executions(void);
/* Sends a descriptor over a socket, and receives one; -1 with errno. Async-signal-safe. */
int os_send_descriptor(int socket, int fd);
int os_receive_descriptor(int socket);

struct os_supervision {
    int control;   /* a SOCK_SEQPACKET of precis: wait statuses are sent there, as int. A message from there says that the program may go on
                      without precis; its end without one, that precis was killed: then the program and all it has started are, too */
    int reports;   /* os_report_executions() */
    pid_t program; /* a child */
    /* Returns a descriptor to be inherited by precis if it runs the file, which it is to find at `path`, or -1 if the host is to execute
     * it. file, cwd: paths that find it, and the directory in which it is executed, from here */
    int (*nested)(void *ctx, const char *file, const char *path, const char *cwd);
    void *ctx;
};

/* Supervises until no process has the filter. */
void os_supervise(const struct os_supervision *s);

#endif
