/*
 * hostlink.h - a host program's pipes to the machine's files: pipes, sockets, terminals of guests.
 *
 * The program gets an end of a pipe or socket pair of the host, and the kernel copies between the other end and the machine's file. Input
 * is copied only when the program waits to read it, so that another reader of the same pipe finds what the program does not want.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_HOSTLINK_H
#define PRECIS_EMU_KERNEL_PROCESS_HOSTLINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct file;
struct kernel;
struct thread;

struct host_link {
    struct file *f;        /* with a reference; NULL: the standard stream `stream` of precis */
    const char *path;      /* of the program, for messages */
    int stream;            /* 1 or 2 */
    int fd;                /* our end; -1 if closed */
    int other;             /* input: the program's end, to take back what it has not read, or -1 */
    uint64_t other_number; /* its st_ino */
    bool is_input;
    bool is_standard;  /* standard input */
    bool is_asked_for; /* input: the program waits for it */
    uint8_t *bytes;    /* copied from one side, not yet to the other */
    size_t at, count;
};

/* Opens a link for f and returns the program's end, which the caller closes with host_link_given(); -1 with errno: the host has no
 * descriptor. *second: for a file that is read and written, the link of its output. */
int host_link_open(struct host_link *l, struct host_link *second, struct file *f, const char *path, bool is_input);
/* A link from fd to a standard stream of precis. */
void host_link_stream(struct host_link *l, int fd, int stream, const char *path);
/* Closes the program's end of new links, which the program has now. */
void host_link_given(const struct host_link *l, int end);
/* Closes the link. Data that the program has not read goes back to its pipe. */
void host_link_close(struct host_link *l);

/* Copies input that the program has asked for. Returns false if the machine has none yet. */
bool host_link_feed(struct host_link *l);
/* Reads the program's output, as much as there is space for. */
void host_link_drain(struct host_link *l);
/* Copies output to the machine's file. Returns false if it has no space now. */
bool host_link_flush(struct host_link *l);
/* Returns whether no more output can be drained before it is flushed. */
bool host_link_is_full(const struct host_link *l);
/* Closes the program's output if the machine's file has no reader left: the program gets SIGPIPE. */
void host_link_check(struct host_link *l);
/* The program has ended, but processes that it has left may still write: hands the output link over to the machine, unless it is closed. */
void host_link_leave(struct host_link *l, struct kernel *k);
/* Registers t for what the link waits for; what the program does only if `host`. */
void host_link_wait(struct host_link *l, struct thread *t, bool host);

#endif
