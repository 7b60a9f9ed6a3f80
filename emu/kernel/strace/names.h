/*
 * names.h - numbers and flags of system calls by name, as <fcntl.h>, <sys/mman.h> and others define them. Numbers are the host's.
 */
#ifndef PRECIS_EMU_KERNEL_STRACE_NAMES_H
#define PRECIS_EMU_KERNEL_STRACE_NAMES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* The name of a value, or of flags. A set ends with an element without a name. */
struct strace_name {
    uint64_t value;
    const char *name;
    uint64_t mask; /* the bits of which it is the value; 0: `value` itself, a flag */
};

extern const struct strace_name strace_oflags[], strace_fdflags[], strace_atflags[], strace_amode[], strace_prot[], strace_mapflags[],
    strace_cloneflags[], strace_msgflags[], strace_waitflags[], strace_epollflags[], strace_saflags[], strace_filemode[],
    strace_pollevents[];
extern const struct strace_name strace_epollop[], strace_domain[], strace_socktype[], strace_inet_protocol[], strace_netlink_protocol[],
    strace_whence[], strace_fcntlcmd[], strace_ioctlreq[], strace_futexop[], strace_clock[], strace_sighow[], strace_advice[],
    strace_limit[];

/* Print a value's name, or the number if it has none. */
void strace_print_name(const struct strace_name *set, uint64_t value, FILE *out);
/* Print flags as NAME|NAME|0xrest; none: zero, or the text `none`. */
void strace_print_flags(const struct strace_name *set, uint64_t value, const char *none, FILE *out);

#endif
