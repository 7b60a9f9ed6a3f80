/*
 * sockcalls.h - what the socket calls share: descriptors, addresses, waiting, message headers.
 */
#ifndef PRECIS_EMU_KERNEL_NET_SOCKCALLS_H
#define PRECIS_EMU_KERNEL_NET_SOCKCALLS_H

#include "emu/kernel/net/sock.h"

/* The socket of a descriptor; NULL with *err. */
struct socket *fd_socket(struct thread *t, int fd, int *err);
/* Wait on a queue, at most as long as SO_RCVTIMEO or SO_SNDTIMEO allows; s[6] keeps the deadline. */
int64_t socket_wait(struct thread *t, struct socket *s, struct event_queue *q,
                    int64_t timeout, int64_t if_signal);

/* ---- sockaddr.c ---- */

/* From guest memory. 0 or -errno. */
int address_get(struct thread *t, uint64_t va, int64_t len, struct address *out);
/* Into a buffer of `room` bytes at va; the full length. */
int64_t address_put_sized(struct thread *t, uint64_t va, uint64_t room, const struct address *a);
/* Write at most *lenp bytes and the full length to lenp's place (value-result). */
int address_put(struct thread *t, uint64_t va, uint64_t len_va, const struct address *a);
/* What getsockname says of a socket without a name. */
struct address name_of(const struct socket *s, const struct address *a);
/* The address that a call was given, read once. 0 or -errno. */
int call_address(struct thread *t, uint64_t va, int len, struct address *out);
/* result is what the call's handler returns: while it waits, it keeps the address. */
int64_t keep_address(struct thread *t, const struct address *a, int64_t result);

/* ---- messages ---- */

/* struct msghdr: name, namelen, iov, iovlen, control, controllen, flags. */
#define MSGHDR "pIpLpLI"
enum {
    MSG_NAME,
    MSG_NAMELEN,
    MSG_IOV,
    MSG_IOVLEN,
    MSG_CONTROL,
    MSG_CONTROLLEN,
    MSG_FLAGS,
    MSG_FIELDS
};

/* n rounded up to a multiple of the ABI's word. */
uint64_t align_word(const struct thread *t, uint64_t n);
/* The header of a message, checked as far as both directions have it in common: 0 or -errno. */
int64_t get_msghdr(struct thread *t, uint64_t va, int64_t h[MSG_FIELDS]);

#endif
