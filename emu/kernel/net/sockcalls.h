/*
 * sockcalls.h - functions shared by the socket calls: descriptors, addresses, waiting, message headers.
 */
#ifndef PRECIS_EMU_KERNEL_NET_SOCKCALLS_H
#define PRECIS_EMU_KERNEL_NET_SOCKCALLS_H

#include "emu/kernel/net/sock.h"

/* Returns the socket of a descriptor; NULL with *err. */
struct socket *fd_socket(struct thread *t, int fd, int *err);
/* Waits on a queue, at most for `timeout` (SO_RCVTIMEO or SO_SNDTIMEO, ns; 0: no limit); s[6] keeps the deadline. Returns as
 * sys_block(). */
int64_t socket_wait(struct thread *t, struct socket *s, struct event_queue *q, int64_t timeout, int64_t if_signal);

/* ---- sockaddr.c ---- */

/* Returns the host's number of an address family, or -1 if there is none. */
int family_to_host(struct thread *t, int64_t guest);
/* Reads an address from guest memory. 0 or -errno. */
int address_get(struct thread *t, uint64_t va, int64_t len, struct address *out);
/* Writes an address into a buffer of `room` bytes at va. Returns its full length, or -errno. */
int64_t address_put_sized(struct thread *t, uint64_t va, uint64_t room, const struct address *a);
/* Writes an address and its full length; the word at len_va holds the buffer's size (value-result). 0 or -errno. */
int address_put(struct thread *t, uint64_t va, uint64_t len_va, const struct address *a);
/* Returns what getsockname() reports for an unbound socket. */
struct address name_of(const struct socket *s, const struct address *a);
/* Reads a call's address argument once. 0 or -errno. */
int call_address(struct thread *t, uint64_t va, int len, struct address *out);
/* Keeps the address while the call sleeps. Returns `result`, the handler's. */
int64_t keep_address(struct thread *t, const struct address *a, int64_t result);

/* ---- messages ---- */

/* Linux's struct msghdr: name, namelen, iov, iovlen, control, controllen, flags. */
#define MSGHDR "pIpLpLI"
enum { MSG_NAME, MSG_NAMELEN, MSG_IOV, MSG_IOVLEN, MSG_CONTROL, MSG_CONTROLLEN, MSG_FLAGS, MSG_FIELDS };
/* A flag of a message that no program sets: the header is that of 4.3BSD, which ends with the address of descriptors and their bytes, and
 * has no flags. It is MSG_FASTOPEN's bit, which has no meaning here. */
#define MSG_RIGHTS_ONLY 0x20000000u
/* sendmsg() and recvmsg() with this header. */
int64_t sendmsg_rights(struct thread *t, int fd, uint64_t msg, unsigned flags);
int64_t recvmsg_rights(struct thread *t, int fd, uint64_t msg, unsigned flags);

/* Returns n rounded up to a multiple of the ABI's word. */
uint64_t align_word(const struct thread *t, uint64_t n);
/* Returns n rounded up to the alignment of control messages. */
uint64_t align_control(const struct thread *t, uint64_t n);
/* Returns the format of struct cmsghdr: len, level, type. */
const char *control_head(const struct thread *t);
/* Returns SCM_RIGHTS. */
int scm_rights(const struct thread *t);
/* Reads a message header and makes the checks common to both directions. flags: those of the call. 0 or -errno. */
int64_t get_msghdr(struct thread *t, uint64_t va, int flags, int64_t h[MSG_FIELDS]);
/* Writes it. 0 or -EFAULT. */
int put_msghdr(struct thread *t, uint64_t va, int flags, int64_t h[MSG_FIELDS]);

#endif
