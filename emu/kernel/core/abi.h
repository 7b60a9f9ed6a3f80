/*
 * abi.h - a personality: what the kernel needs to know about a system on one machine.
 *
 * The kernel works with neutral values: error numbers, signal numbers and flags are the host's (<errno.h>, <signal.h>). A personality
 * translates them at the system call boundary; only the folders of the
 * systems (emu/kernel/linux/, emu/kernel/hpux/) hold a guest's numbers.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_ABI_H
#define PRECIS_EMU_KERNEL_CORE_ABI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct call_table;
struct cpu_stop;
struct elf_image;
struct guest_file;
struct isa;
struct kernel;
struct ksigaction;
struct ksiginfo;
struct mm;
struct process;
struct space_config;
struct thread;
struct trace_abi;

struct flag_pair {
    uint64_t host, guest;
};
/* Translate each bit (or whole group value) that has a pair; drop the others. To the guest, bits of several pairs are the first one's. */
uint64_t flags_to_host(const struct flag_pair *pairs, uint64_t guest);
uint64_t flags_to_guest(const struct flag_pair *pairs, uint64_t host);

/* A file that is part of precis. */
struct guest_file {
    const char *path; /* absolute */
    const uint8_t *bytes, *end;
    const char *lacks; /* the tools that the build lacked to make the file, which is not there then; NULL if it is there */
};

/* A new program's memory. The personality sets the addresses, exec.c fills the memory. */
struct exec_layout {
    uint64_t stack_base, stack_end; /* the stack's reserved range; it grows up from base or down from end */
    uint64_t heap_after_data;       /* distance from the end of the data to the heap, rounded up to pages */
    uint64_t dyn_base;              /* load address of a position-independent program that names a dynamic loader */
    uint64_t entry;                 /* first instruction */
    uint64_t sp;                    /* the initial stack pointer, before start() rounds it */
    uint64_t argc, argc_at;         /* the word that holds argc; argv follows */
    uint64_t program, phdr;         /* the program's lowest address, its program headers */
    uint64_t interp;                /* the dynamic loader's lowest address, or 0 */
};

/* The arguments of a new program. What is on the stack takes a multiple of `multiple` bytes. */
struct stack_request {
    char *const *argv, *const *envp; /* up to NULL */
    size_t multiple;
};

/* The two argument registers that hold 64 bits on a 32-bit ABI. */
struct register_pairs {
    bool low_first; /* the first one holds the low word */
    bool even;      /* the first one is even, counted from 0: one is skipped if need be */
};

enum { ABI_CALL_TABLES = 3 };

/* What an entry of a new program's auxiliary vector tells. */
enum auxv_value {
    AUXV_ZERO,
    AUXV_HWCAP,
    AUXV_HWCAP2,
    AUXV_PAGESZ,
    AUXV_CLKTCK,
    AUXV_PHDR,
    AUXV_PHENT,
    AUXV_PHNUM,
    AUXV_BASE,
    AUXV_ENTRY,
    AUXV_UID,
    AUXV_EUID,
    AUXV_GID,
    AUXV_EGID,
    AUXV_SECURE,
    AUXV_RANDOM,
    AUXV_EXECFN,
    AUXV_PLATFORM,
    AUXV_INTERP_DATA, /* the address of the dynamic loader's data */
    AUXV_FLAGS,       /* struct system's auxv_flags */
};
struct auxv_entry {
    uint32_t type; /* AT_ number; entries up to AT_NULL */
    enum auxv_value value;
};

/* A system: what its personalities on all machines share. */
struct system {
    const char *name; /* for messages */
    /* Returns whether the file is a program of this system, perhaps for a machine that has no personality of it. */
    bool (*is_program)(const struct elf_image *image);
    bool alarm_goes_on;   /* ITIMER_REAL goes on while its SIGALRM is pending */
    bool keeps_interval;  /* getitimer(2) still has the interval of an ITIMER_REAL that was disarmed */
    bool has_personality; /* programs inherit the flags of personality(2) */
    /* A call that a handler with SA_RESTART has interrupted fails with ERESTART, and the C library calls again. */
    bool restarts_in_library;
    bool ticks_at_return; /* profil() counts a call's system time at once, where the program continues: in a handler, too */
    bool keeps_zombies;   /* children of a process that ignores SIGCHLD can be waited for */
    /* One handler is entered at a return to user code, that of the signal with the lowest number of the system; others follow at the next
     * returns. */
    bool one_handler;
    bool empty_path_is_directory; /* "" names the working directory */
    bool keeps_timeout;           /* select(2) leaves its timeout as it is */
    /* p ends; it still has its memory, its files and its terminal. NULL: nothing to do. */
    void (*process_ends)(struct process *p);
    uint64_t arg_max;              /* bytes of the arguments and the environment of execve(2); 0: as Linux */
    uint64_t ignored;              /* signals (a ksigset) that programs ignore by default, besides those that all systems' do */
    const struct auxv_entry *auxv; /* NULL: Linux's (process/image.c) */
    unsigned auxv_flags;
    void (*thread_ends)(struct thread *t); /* releases what t has locked, before its memory goes, also in execve(); may be NULL */
};

struct abi {
    const char *name;     /* "SYSTEM/MACHINE" */
    const char *machine;  /* uname(2)'s machine */
    const char *platform; /* AT_PLATFORM, or NULL */
    uint16_t elf_machine;
    const struct system *system;
    const void *own; /* what the system's folder has of the machine besides */
    const struct isa *isa;
    unsigned word; /* bytes of a long and a pointer: 4 or 8 */
    bool big_endian;
    bool swizzled; /* 32-bit pointers mean addresses of 64 bits: elf_swizzle() */
    unsigned page_shift;
    const struct space_config *space;
    uint64_t task_size; /* end of the user address space */
    bool stack_grows_up;
    const char *siginfo_fault; /* format of a fault's siginfo after si_code: addr, and on some machines imm, flags, isr */
    bool clone_stack_is_base;  /* clone_regs() takes the lower end of the new stack, wherever the stack pointer begins */
    unsigned min_sigstack;     /* MINSIGSTKSZ */
    uint64_t stack_room;       /* stacks may grow to this size even if RLIMIT_STACK is lower */
    unsigned data_prot;        /* PROT_ bits of heap and stack */
    bool exec_implies_read;    /* executable pages are readable */
    /* Which programs have the personality READ_IMPLIES_EXEC: those without PT_GNU_STACK; those with this bit in e_flags, unless
     * PT_GNU_STACK forbids it. Whether a program does not inherit it. */
    bool old_reads_imply_exec;
    uint32_t reads_imply_exec_flag;
    bool exec_clears_reads_imply_exec;
    bool old_stack_executes;   /* the stack of a program without PT_GNU_STACK is executable */
    unsigned max_align;        /* the greatest alignment of a structure's field; 0: its size */
    bool sa_restorer;          /* struct sigaction has a member sa_restorer, before sa_mask */
    bool usec_is_int;          /* tv_usec of struct timeval is an int */
    bool band_is_int;          /* si_band is an int, not a long */
    bool sighow_bits;          /* SIG_BLOCK, SIG_UNBLOCK and SIG_SETMASK are 1, 2 and 4 */
    bool nofile_first;         /* RLIMIT_NOFILE is 6 and RLIMIT_NPROC is 7; elsewhere the other way */
    uint32_t limit_infinity;   /* RLIM_INFINITY of the calls with a long of 32 bits; 0: 0xffffffff */
    uint64_t hwcap, hwcap2;    /* AT_HWCAP and AT_HWCAP2 */
    const uint64_t (*auxv)[2]; /* further pairs of the auxiliary vector, before the others; ends with AT_NULL; may be NULL */

    const struct call_table *calls[ABI_CALL_TABLES]; /* by ranges of numbers (core/syscall.h), or NULL */
    struct register_pairs pairs;
    bool ids16;            /* the calls that Linux had first take and return ids of 16 bits; newer ones end in 32 */
    unsigned profil_calls; /* offset of the call numbers of profil, sprofil and pcsample from HP-UX's 44 and 540 and SunOS's 26 */
    const char *dialect;   /* of profil, without --dialect, as profil_dialect_parse() takes it. NULL: hpux */

    const uint8_t *sig_to_guest, *sig_to_host; /* [65] */
    const uint16_t *errno_to_guest;            /* [host errno]; 0: the same number */
    unsigned mmap_type_mask;                   /* MAP_TYPE: 1 shared, 2 private, 3 shared and checked */
    unsigned mcl_shift;                        /* of the flags of mlockall(2): MCL_CURRENT is 1 << mcl_shift */
    unsigned msync_either;                     /* MS_ASYNC and MS_SYNC, which exclude one another */
    const struct flag_pair *sa_flags, *mmap_flags, *open_flags;
    const struct flag_pair *poll_events; /* POLL bits of poll() and si_band, or NULL: the host's */
    const struct flag_pair *advice;      /* values of madvise() that differ from the host's, or NULL */
    bool interp_list;                    /* a program names files, separated by colons, of which the first one is its dynamic loader */
    const struct guest_file *files;      /* files that its programs find, unless there are others of that path; the last path is NULL */
    const struct fs_abi *fs;             /* numbers and layouts of file systems, vfs/abi.h: linux/MACHINE/fs.c */
    int ptrace_detach;                   /* PTRACE_DETACH; 0: 17 */
    const struct trace_abi *trace;       /* registers for ptrace(2), core/trace.h, or NULL */

    /* Lays out the address space of a new program whose data ends at data_end: maps the kernel's own pages (gateway page, gate page),
     * sets mm->mmap_*, and returns the addresses of stack, heap and programs. 0 or -errno. */
    int (*layout)(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out);
    /* Maps the stack of a new program and writes its arguments; sets sp, argc and argc_at. 0 or -errno. NULL: process/image.c does, with
     * an auxiliary vector. */
    int (*make_stack)(struct mm *mm, const struct stack_request *request, struct exec_layout *out);
    /* Sets the registers of a new cpu for the program's first instruction. */
    void (*start)(struct thread *t, const struct exec_layout *l);
    /* Sets the child's registers after clone: result 0, and the new stack and TLS if not zero. */
    void (*clone_regs)(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls);
    /* Returns whether a system call instruction with this code enters the system; trap() gets the others. NULL: all do. */
    bool (*is_call)(const struct thread *t, uint64_t code);
    void (*call_args)(struct thread *t); /* cpu registers -> call.number, call.raw */
    void (*call_result)(struct thread *t, int64_t result);
    /* Sets the register of a call's second result; NULL if calls have one result. */
    void (*call_second_result)(struct thread *t, uint64_t value);
    void (*call_rewind)(struct thread *t); /* sets the pc back, so that the call instruction executes again */
    uint64_t (*stack_pointer)(const struct thread *t);
    /* Returns the pc that a tick counts for: t's pc, or its return address if it has just entered the kernel. NULL: cpu_pc(). */
    uint64_t (*sample_pc)(const struct thread *t);
    /* Runs an LWS call at the gateway page if it takes less than `left` cycles and affects only t's registers and memory. Returns its
     * cycles, or 0 if it is no such call and nothing was done. NULL if the machine has none. */
    uint64_t (*lws)(struct thread *t, uint64_t left);
    /* Builds the signal frame and sets the registers for the handler. False: the stack is not writable. */
    bool (*signal_enter)(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
    int64_t (*sigreturn)(struct thread *t);
    int64_t (*sigreturn_old)(struct thread *t); /* of handlers without SA_SIGINFO, whose frame is another one, or NULL */
    /* HP-UX's threads. Reads a function pointer: the address of the code, and the linkage table pointer. 0 or -EFAULT. */
    int (*function)(struct thread *t, uint64_t pointer, uint64_t code[2]);
    /* Sets the registers of a new thread, whose stack is already set, for a call of that function that never returns. */
    void (*call_function)(struct thread *t, const uint64_t code[2], uint64_t argument);
    /* Sets the register of the thread's private value; NULL if programs do. */
    void (*set_private)(struct thread *t, uint64_t value);
    /* Writes a core file of t's process, which sig, the host's number, is about to end. Returns whether it did. NULL: the system writes
     * none; a status says so as Linux's does where another program takes the core. */
    bool (*dump_core)(struct thread *t, int sig);
    /* Handles a stop that only this machine has. Returns whether it did. */
    bool (*trap)(struct thread *t, const struct cpu_stop *why);
};

/* Return the guest's number of an error or signal, and the host's of a guest's signal. */
int abi_errno(const struct abi *abi, int host);
int abi_poll_events(const struct abi *abi, unsigned host); /* POLL bits */
int sig_guest(const struct abi *abi, int host);            /* 0 is 0; values out of range are unchanged */
int sig_host(const struct abi *abi, int guest);            /* negative if the host has none */

/* Returns the personality that runs a program, or NULL. */
const struct abi *abi_find(const struct kernel *k, const struct elf_image *image);
/* Returns the system that a program is of, or NULL. */
const struct system *system_of(const struct kernel *k, const struct elf_image *image);

#endif
