/* sparc.h - the parts of the Linux/sparc and Linux/sparc64 personalities. */
#ifndef PRECIS_EMU_KERNEL_LINUX_SPARC_SPARC_H
#define PRECIS_EMU_KERNEL_LINUX_SPARC_SPARC_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/machine/sparc.h"
#include "emu/kernel/vfs/abi.h"

extern const struct fs_abi linux_sparc_fs, linux_sparc64_fs; /* fs.c */

/* numbers.c */
extern const uint8_t linux_sparc_sig_to_guest[], linux_sparc_sig_to_host[];
extern const uint16_t linux_sparc_errno_to_guest[];
extern const struct flag_pair linux_sparc_sa_flags[], linux_sparc_mmap_flags[], linux_sparc_poll_events[];

/* process.c, trap.c: functions of struct abi. */
void sparc_clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls);
bool sparc_is_call(const struct thread *t, uint64_t number);
bool sparc_trap(struct thread *t, const struct cpu_stop *why);

/* AT_HWCAP of an UltraSPARC-IIi: flush, stbar, swap, multiply and divide, V9; as AV_SPARC_ bits MUL32, DIV32, V8PLUS, VIS. */
#define SPARC_HWCAP 0x2b1f
/* What both personalities have. */
// clang-format off
#define LINUX_SPARC                                                                                                              \
    .system = &linux_system, .big_endian = true, .page_shift = 13, .sa_restorer = true, .sighow_bits = true, .nofile_first = true,   \
    .siginfo_fault = "p", .min_sigstack = 4096, .data_prot = PROT_READ | PROT_WRITE, .exec_implies_read = true,                     \
    .hwcap = SPARC_HWCAP, .start = sparc_start, .clone_regs = sparc_clone_regs, .is_call = sparc_is_call, .call_args = sparc_call_args,  \
    .call_result = sparc_call_result, .call_second_result = sparc_call_second_result, GENERIC_MMAN, .profil_calls = 0x4000,          \
    .dialect = "sunos", .sig_to_guest = linux_sparc_sig_to_guest, .sig_to_host = linux_sparc_sig_to_host,                            \
    .errno_to_guest = linux_sparc_errno_to_guest, .sa_flags = linux_sparc_sa_flags, .mmap_flags = linux_sparc_mmap_flags,            \
    .poll_events = linux_sparc_poll_events, .ptrace_detach = 11, .mcl_shift = 13, .call_rewind = sparc_call_rewind,                                       \
    .stack_pointer = sparc_stack_pointer, .trap = sparc_trap
// clang-format on

/* signal.c (32-bit programs), signal64.c: struct abi's signal_enter, sigreturn and sigreturn_old. */
bool sparc_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t sparc_sigreturn(struct thread *t);
int64_t sparc_sigreturn_old(struct thread *t);
bool sparc64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t sparc64_sigreturn(struct thread *t);
/* signal64.c: the traps of getcontext() and setcontext(). */
void sparc64_get_context(struct thread *t);
void sparc64_set_context(struct thread *t);

/* frame.c: common parts of both signal frames. */
enum { SPARC_FPU_BYTES = 280 };                                   /* __siginfo_fpu_t */
void sparc_put_fpu(const struct thread *t, uint8_t *fpu);         /* %f registers, FSR, GSR and FPRS of t */
void sparc_get_fpu(struct thread *t, const uint8_t *fpu);         /* sets them */
uint64_t sparc_trap_state(const struct thread *t);                /* TSTATE of t */
void sparc_set_trap_state(struct thread *t, uint64_t trap_state); /* sets the CCR and the ASI register by it */
/* __siginfo_rwin_t: windows that could not be stored. */
enum { SPARC_RWIN_BYTES = 8 + SPARC_WINDOWS * (8 * SPARC_WINDOW + 8) };
void sparc_put_rwin(const struct thread *t, const struct sparc_kept *kept, uint8_t *bytes);
/* Stores the windows of a __siginfo_rwin_t at va. 0 or -EFAULT. */
int sparc_restore_rwin(struct thread *t, uint64_t va);
/* Sets the registers of the handler of a signal, whose frame is at `at`. */
void sparc_enter_handler(struct thread *t, uint64_t at, const struct ksigaction *sa, const struct ksiginfo *info, uint64_t context);

#endif
