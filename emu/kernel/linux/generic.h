/* generic.h - numbers and layouts of asm-generic, which most personalities share. */
#ifndef PRECIS_EMU_KERNEL_LINUX_GENERIC_H
#define PRECIS_EMU_KERNEL_LINUX_GENERIC_H

#include "emu/kernel/core/abi.h"
#include "emu/kernel/vfs/abi.h"

extern const struct flag_pair generic_sa_flags[];
extern const struct flag_pair arm_sa_flags[]; /* ARM and AArch64 have SA_RESTORER besides */
extern const struct flag_pair generic_mmap_flags[];
extern const struct flag_pair generic_open_flags[];
extern const struct flag_pair arm_open_flags[]; /* ARM's and AArch64's numbers */
extern const struct flag_pair generic_socket_flags[];
extern const struct number_pair generic_lock_types[];
/* Equal to the host's: no translation. */
extern const struct number_pair same_numbers[];
extern const struct ioctl_pair same_ioctls[];

/* Members of struct abi by the names that each personality's file has. The machine's calls, frames and other parts: */
#define LINUX_PARTS(machine)                                                                               \
    .isa = &machine##_isa, .space = &machine##_isa.space, .calls[0] = &calls, .fs = &linux_##machine##_fs, \
    .signal_enter = machine##_signal_enter, .sigreturn = machine##_sigreturn
/* Functions that are static there: */
#define LINUX_FUNCTIONS .layout = layout, .start = start, .clone_regs = clone_regs, .call_args = call_args, .call_result = call_result
/* Numbers of asm-generic/mman.h, which all machines but PA-RISC have: */
#define GENERIC_MMAN    .mmap_type_mask = 0x0f, .msync_either = 5

/* The memory of a program whose stack grows down from stack_end, with as much room as its limit, and mappings below the stack. */
struct generic_layout {
    uint64_t stack_end, stack_least, stack_most; /* stack_least, stack_most: of the stack's room */
    uint64_t gap;                                /* between the mappings and the stack */
    uint64_t mmap_limit, dyn_base;
};
/* Sets the members of mm and out for a program whose RLIMIT_STACK is stack_limit. */
void generic_layout(const struct generic_layout *l, uint64_t stack_limit, struct mm *mm, struct exec_layout *out);

/* Members of struct fs_abi. Numbers that are the host's: */
#define GENERIC_FS_NUMBERS                                                                                                     \
    .socket_flags = generic_socket_flags, .lock_types = generic_lock_types, .ioctls = same_ioctls, .so_options = same_numbers, \
    .sol_socket = 1
/* Layouts with a long of 64 bits: */
#define GENERIC_FS_64                                                                                                                 \
    .statfs = GENERIC_STATFS, .statfs64 = GENERIC_STATFS, .flock = GENERIC_FLOCK, .flock64 = GENERIC_FLOCK, .msg_ds = GENERIC_MSG_DS, \
    .shm_ds = GENERIC_SHM_DS
/* Layouts with a long of 32 bits; struct ipc64_perm of most of these machines. */
#define GENERIC_FS_32          .statfs = GENERIC_STATFS, .statfs64 = "LLQQQQQiiLLL4L", .flock = GENERIC_FLOCK, .flock64 = "hhqqi"
#define GENERIC_PERM_32        "iIIIIHHHHLL"
#define GENERIC_PERM_32_FIELDS "KugUGmzQzzz"
#define GENERIC_IPC_32                                                                   \
    .sem_ds = {GENERIC_PERM_32 "LLLLLLL", GENERIC_PERM_32_FIELDS "ozcznzz"},             \
    .msg_ds = {GENERIC_PERM_32 "LLLLLLLLLiiLL", GENERIC_PERM_32_FIELDS "szrzczbnMpPzz"}, \
    .shm_ds = {GENERIC_PERM_32 "LLLLLLLiiLLL", GENERIC_PERM_32_FIELDS "sazdzczpPnzz"}
/* The commands with 64-bit ranges have separate numbers; 5, 6 and 7 take the 32-bit struct flock. */
extern const struct number_pair generic_fcntl_32[];

#define ARM_SA_RESTORER 0x04000000 /* as a host bit, too */

/* asm-generic/stat.h */
// clang-format off
#define GENERIC_STAT {"LLIIIILLliillLlLlLII", "dimnugrzskzbaAtTcCzz"}
// clang-format on
#define GENERIC_STATFS "LLLLLLLiiLLL4L"
#define GENERIC_FLOCK  "hhlli"

/* struct ipc64_perm and the structures that begin with it, with a long of 64 bits. */
#define GENERIC_PERM        "iIIIIIHHLL"
#define GENERIC_PERM_FIELDS "KugUGmQzzz"
// clang-format off
#define GENERIC_SEM_DS {GENERIC_PERM "llLLL", GENERIC_PERM_FIELDS "ocnzz"}
#define GENERIC_MSG_DS {GENERIC_PERM "lllLLLiiLL", GENERIC_PERM_FIELDS "srcbnMpPzz"}
#define GENERIC_SHM_DS {GENERIC_PERM "LllliiLLL", GENERIC_PERM_FIELDS "sadcpPnzz"}
// clang-format on

#endif
