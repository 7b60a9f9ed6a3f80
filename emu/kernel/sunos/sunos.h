/*
 * sunos.h - what SunOS's personalities share on all machines: numbers, layouts, system calls.
 *
 * Sources: OpenSolaris' first sources, of June 2005, whose numbers are SunOS 5.10's (uts/common/sys, uts/common/os/sysent.c), and those of
 * illumos; the SPARC supplements of the System V ABI (3rd edition) and SPARC International's SCD 2.4 for the layouts.
 */
#ifndef PRECIS_EMU_KERNEL_SUNOS_SUNOS_H
#define PRECIS_EMU_KERNEL_SUNOS_SUNOS_H

#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/signal.h"
#include "emu/kernel/vfs/abi.h"

struct ksigaction;
struct thread;

/* Members of struct abi. */
enum { SUNOS_ERRNO_COUNT = 134 };
extern const struct system sunos_system; /* system.c */
extern const uint8_t sunos_sig_to_guest[KSIG_MAX + 1], sunos_sig_to_host[KSIG_MAX + 1];
extern const uint16_t sunos_errno_to_guest[SUNOS_ERRNO_COUNT];
extern const struct flag_pair sunos_sa_flags[], sunos_mmap_flags[], sunos_poll_events[], sunos_message_flags[];
extern const struct fs_abi sunos_fs, sunos_fs_64; /* of 32-bit and 64-bit programs */
/* ld.so.1, which is the C library, too: emu/guest/link makes it, cmake/PrecisGuestFiles.cmake this array. */
extern const struct guest_file sunos_sparc_files[], sunos_sparcv9_files[], sunos_i386_files[], sunos_amd64_files[];

/* What the calls need of a machine: struct abi's own. */
enum { SUNOS_REGISTERS_MOST = 848 };
struct sunos_machine {
    /* Before t has a child: what the child shares or gets a copy of is in memory; the second result is 0. */
    void (*prepare_clone)(struct thread *t);
    /* context(GETCONTEXT) and context(SETCONTEXT); at is not 0. */
    int64_t (*get_context)(struct thread *t, uint64_t at);
    int64_t (*set_context)(struct thread *t, uint64_t at);
    /* Reads the context at va, which a new LWP begins with. NULL: not readable, or no memory; the caller frees it with mem_free(). */
    void *(*read_context)(struct thread *t, uint64_t va);
    /* Sets the registers and the signal mask of a new LWP. */
    void (*load_context)(struct thread *child, const void *context);
    /* Writes the prgregset_t and prfpregset_t of proc(4); t NULL: zeros. Returns their size. */
    unsigned (*registers)(const struct abi *abi, const struct thread *t, uint8_t bytes[SUNOS_REGISTERS_MOST]);
    const char *architecture, *architecture_64, *isa_list, *isa_list_64; /* systeminfo(2) */
};
static inline const struct sunos_machine *sunos_machine_of(const struct abi *abi)
{
    return abi->own;
}

/* context.c: the stack_t of a context, as the library has registered it, or of the stack in use; and back. */
void sunos_save_stack(struct thread *t, uint8_t *stack);
void sunos_restore_stack(struct thread *t, const uint8_t *stack);
/* Returns the end of a signal frame: sp, or the end of the alternate stack, at a multiple of align. */
uint64_t sunos_frame_end(const struct thread *t, const struct ksigaction *sa, uint64_t sp, unsigned align, bool *on_altstack);

/* A handler begins on the alternate stack, which the library's stack_t tells, too. */
void sunos_enter_altstack(struct thread *t);

/* uname(2) and systeminfo(2). */
#define SUNOS_RELEASE "5.10"
#define SUNOS_VERSION "Generic"

/* A sigset_t: 4 words of 32 bits, signal n is bit (n - 1) % 32 of word (n - 1) / 32. */
enum { SUNOS_SIGSET_BYTES = 16 };
void sunos_sigset_pack(const struct abi *abi, ksigset set, uint8_t bytes[SUNOS_SIGSET_BYTES]);
ksigset sunos_sigset_unpack(const struct abi *abi, const uint8_t bytes[SUNOS_SIGSET_BYTES]);
/* Writes a siginfo_t, of 128 bytes in 32-bit programs and 256 in 64-bit ones. Returns its size. */
enum { SUNOS_SIGINFO_MOST = 256 };
unsigned sunos_siginfo_pack(const struct abi *abi, const struct ksiginfo *info, uint8_t bytes[SUNOS_SIGINFO_MOST]);

/* Indexes of thread.abi_state. */
enum {
    SUNOS_LWP,     /* number of the LWP; 0: 1 */
    SUNOS_FLAGS,   /* SUNOS_ bits */
    SUNOS_USTACK,  /* address of a stack_t: context(SETUSTACK) */
    SUNOS_CONTEXT, /* uc_link of the next context */
    SUNOS_TRAP,    /* x86: number and error code of the last exception */
    SUNOS_TRAP_ERROR,
};
enum {
    SUNOS_ON_ALTSTACK = 1,
    SUNOS_FIX_ALIGNMENT = 2,
    SUNOS_DETACHED = 4,
    SUNOS_SUSPENDED = 8,
    SUNOS_PARKED = 16,   /* in lwp_park() */
    SUNOS_UNPARKED = 32, /* the next lwp_park() returns at once */
    SUNOS_FAR_CALL = 64, /* x86: the call in progress is a far call, of 7 bytes */
    SUNOS_TAKES = 128,   /* in a call that sleeps until it takes an object: locks.c */
};

/* Numbers of LWPs, from 1 in each process. */
int sunos_lwp_id(const struct thread *t);
/* t ends, or executes another program: its robust mutexes are free. */
void sunos_thread_ends(struct thread *t);
/* After a call's result: an LWP that lwp_suspend() found in the call goes no further. */
void sunos_lwp_call_ended(struct thread *t);

#endif
