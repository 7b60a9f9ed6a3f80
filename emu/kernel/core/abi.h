/*
 * abi.h - a personality: all that the kernel must know of one machine's Linux.
 *
 * The kernel works in neutral values: error numbers and signal numbers are the host's (<errno.h>, <signal.h>), flags are the host's too. A
 * personality translates at the border; only emu/kernel/linux/ holds a guest's numbers.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_ABI_H
#define PRECIS_EMU_KERNEL_CORE_ABI_H

#include <stdbool.h>
#include <stdint.h>

struct cpu_stop;
struct isa;
struct kernel;
struct ksigaction;
struct ksiginfo;
struct mm;
struct space_config;
struct syscall_line;
struct thread;

struct flag_pair { uint64_t host, guest; };
/* Each bit (or whole group value) that has a pair is translated; others are dropped. */
uint64_t flags_to_host(const struct flag_pair *pairs, uint64_t guest);
uint64_t flags_to_guest(const struct flag_pair *pairs, uint64_t host);

/* A new program's memory. The personality says where the parts go, exec.c fills them. */
struct exec_layout {
    uint64_t stack_base, stack_end; /* the stack's room; it grows from base up or from end down */
    uint64_t heap_after_data;       /* so far after the end of the data, rounded up to pages */
    uint64_t dyn_base;              /* where a position-independent program with an interpreter goes */
    uint64_t entry;                 /* first instruction */
    uint64_t sp;                    /* the ABI's initial stack pointer before its own rounding */
    uint64_t argc, argc_at;         /* the word that holds argc; argv follows */
};

struct abi {
    const char *name;    /* "Linux/MACHINE" */
    const char *family;  /* what messages call its machines */
    const char *machine; /* as uname says it */
    const char *platform; /* AT_PLATFORM; NULL: none */
    uint16_t elf_machine;
    const struct isa *isa;
    unsigned word; /* bytes of a long and a pointer: 4 or 8 */
    bool big_endian;
    unsigned page_shift;
    const struct space_config *space;
    uint64_t task_size; /* first address that is not the program's */
    bool stack_grows_up;
    const char *siginfo_fault; /* format of a fault's siginfo after the code: addr, and perhaps imm, flags, isr */
    bool clone_stack_is_base;  /* clone_regs() takes the lower end of the new stack, wherever it begins */
    unsigned min_sigstack; /* MINSIGSTKSZ */
    uint64_t stack_room;   /* a new program's stacks may grow so far although RLIMIT_STACK is lower */
    unsigned data_prot;    /* PROT_ bits of heap and stack */
    bool exec_implies_read; /* a page that may be executed may be read */
    unsigned hwcap;

    const struct syscall_line *calls;
    unsigned first_call, call_count;
    unsigned profil_calls; /* added to HP-UX's numbers 44 and 540 and SunOS' 26: where profil, sprofil and pcsample are called */

    const uint8_t *sig_to_guest, *sig_to_host; /* [65] */
    const uint16_t *errno_to_guest;            /* [host errno]; 0: the same number */
    unsigned mmap_type_mask; /* MAP_TYPE: 1 shared, 2 private, 3 shared and checked */
    unsigned msync_either;   /* MS_ASYNC and MS_SYNC, which exclude one another */
    const struct flag_pair *sa_flags, *mmap_flags, *open_flags;
    const struct flag_pair *advice; /* numbers of madvise() that are not the host's; NULL: none */
    const struct fs_abi *fs;                   /* numbers and layouts of vfs/abi.h: linux/ARCH-fs.c */
    const struct self_profile *self_profile;   /* linux/self_profile.h */

    /* Lay out the address space of a new program, which has data up to data_end: map what the kernel itself puts there (gateway pages,
     * ...), set mm->mmap_*, and say where stack, heap and programs go. 0 or -errno. */
    int (*layout)(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out);
    /* Fill the registers of a fresh cpu for the first instruction of a program. */
    void (*start)(struct thread *t, const struct exec_layout *l);
    /* The child's registers after clone: result 0, new stack and TLS when not zero. */
    void (*clone_regs)(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls);
    void (*call_args)(struct thread *t); /* cpu registers -> call.number, call.raw */
    void (*call_result)(struct thread *t, int64_t result);
    void (*call_rewind)(struct thread *t); /* make the call instruction happen again */
    uint64_t (*stack_pointer)(const struct thread *t);
    /* The pc that a tick counts for: where t is, or if it has just entered the kernel where it will return to. NULL: cpu_pc(). */
    uint64_t (*sample_pc)(const struct thread *t);
    /* At a gateway page: what takes less than `left` cycles, and concerns nobody but t's registers and memory. Returns the cycles; 0: it
     * is something else, and nothing was done. NULL: there is no such thing. */
    uint64_t (*light_call)(struct thread *t, uint64_t left);
    /* Build the signal frame and enter the handler; false: the stack could not be written. */
    bool (*signal_enter)(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
    int64_t (*sigreturn)(struct thread *t);
    /* The cpu stopped for something that only this machine has; true: handled. */
    bool (*trap)(struct thread *t, const struct cpu_stop *why);
};

int abi_errno(const struct abi *abi, int host);
int sig_guest(const struct abi *abi, int host);  /* 0 stays 0; out of range stays as it is */
int sig_host(const struct abi *abi, int guest);

/* The personality for an ELF machine number; NULL: none. */
const struct abi *abi_find(const struct kernel *k, unsigned elf_machine, bool elf64);

#endif
