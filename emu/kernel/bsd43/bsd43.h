/*
 * bsd43.h - 4.3BSD on the VAX: numbers, layouts, system calls.
 *
 * Sources: the kernel of 4.3BSD of June 1986 (sys/sys, sys/h, sys/vax), facts only; its manual, sections 2 to 5.
 */
#ifndef PRECIS_EMU_KERNEL_BSD43_BSD43_H
#define PRECIS_EMU_KERNEL_BSD43_BSD43_H

#include "emu/kernel/core/signal.h"
#include "emu/kernel/vfs/abi.h"

struct abi;
struct cpu_stop;
struct exec_layout;
struct file;
struct mm;
struct stack_request;
struct system;
struct thread;

extern const struct abi bsd43_vax; /* vax.c */
#define BSD43_MACHINES &bsd43_vax  /* initialisers */

/* Members of struct abi. */
enum { BSD43_ERRNO_COUNT = 134 };
extern const struct system bsd43_system; /* system.c */
extern const uint8_t bsd43_sig_to_guest[KSIG_MAX + 1], bsd43_sig_to_host[KSIG_MAX + 1];
extern const uint16_t bsd43_errno_to_guest[BSD43_ERRNO_COUNT];
extern const struct fs_abi bsd43_fs;

enum {
    BSD43_FILES = 64,     /* descriptors of a process */
    BSD43_PAGE = 1024,    /* getpagesize(): two of the machine's pages */
    BSD43_AGAIN = 11,     /* EAGAIN: no more processes; it differs from EWOULDBLOCK */
    BSD43_LIMITS = 6,     /* RLIM_NLIMITS */
    BSD43_HOST_ID = 1986, /* gethostid() */
};

/* ---- memory: vax_stack.c ---- */

/* The stack ends at the u area, which user programs can read. Its first 1024 bytes are in the stack's last page. The kernel has the code to
 * which handlers return in the process control block at its beginning; here it is in the next page, which is not writable. */
#define BSD43_STACK_TOP  0x7fffec00u
#define BSD43_STACK_PAGE 0x7ffff000u
#define BSD43_TRAMPOLINE 0x7ffff06cu
#define BSD43_MEMORY_END 0x80000000u

/* struct abi's layout and make_stack. */
int bsd43_vax_layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out);
int bsd43_vax_make_stack(struct mm *mm, const struct stack_request *request, struct exec_layout *out);

/* Returns whether a timer can have a time of v[0] seconds and v[1] microseconds. */
bool bsd43_is_time(const int64_t v[2]);

/* ---- the u area: core.c, ptrace.c ---- */

enum {
    BSD43_USER_BYTES = 5120,               /* UPAGES of 512 bytes */
    BSD43_SAVED_PC = BSD43_USER_BYTES - 8, /* offsets of the registers that the kernel saves at an entry */
    BSD43_SAVED_PSL = BSD43_USER_BYTES - 4,
};
/* Returns the offset of general register n, BSD43_R0 to BSD43_SP. */
unsigned bsd43_saved_register(unsigned n);
/* Sets u, of BSD43_USER_BYTES, to t's u area; sig: the signal that it dies of, or 0. */
void bsd43_user_area(const struct thread *t, int sig, uint8_t *u);
/* The same without registers, signal handlers and masks. */
void bsd43_user_area_public(const struct thread *t, uint8_t *u);
/* struct abi's dump_core. */
bool bsd43_vax_dump_core(struct thread *t, int sig);

/* ---- /dev/kmem and /dev/mem: kmem.c ---- */

extern const struct own_device bsd43_devices[];
/* Returns whether f is one of them, whose positions are addresses of 32 bits. */
bool bsd43_is_memory(const struct file *f);

/* ---- networks: network.c ---- */

/* socket(2) of a raw socket. */
int64_t bsd43_raw_socket(struct thread *t, int protocol);
/* The same of Xerox' family, whose packets go nowhere. */
int64_t bsd43_ns_socket(struct thread *t);
/* ioctl(2) of interfaces, routes and ARP. */
int64_t bsd43_network_request(struct thread *t, int fd, unsigned request, uint64_t at);

/* ---- signals ---- */

/* Indexes of thread.abi_state. */
enum {
    BSD43_ON_STACK,  /* the signal stack is in use */
    BSD43_SIGNAL_SP, /* its end: sigstack(2) */
};

/* A set of signals as a long. */
uint32_t bsd43_sigset_pack(ksigset set);
ksigset bsd43_sigset_unpack(uint32_t bits);
/* struct abi's signal_enter and trap: vax_trap.c */
bool bsd43_vax_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
bool bsd43_vax_trap(struct thread *t, const struct cpu_stop *why);
/* struct abi's is_call: calls whose arguments cannot be read go to bsd43_vax_trap(). */
bool bsd43_vax_is_call(const struct thread *t, uint64_t code);

#endif
