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
