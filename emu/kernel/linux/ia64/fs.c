/* Linux/ia64: numbers and layouts of the file system calls. The numbers are the generic ones. */
#include "emu/kernel/core/abi.h"
#include "emu/kernel/linux/ia64/ia64.h"
#include "emu/kernel/vfs/abi.h"

#include <fcntl.h>
#include <sys/socket.h>

#ifndef __O_TMPFILE
#define __O_TMPFILE 020000000
#endif

// clang-format off
static const struct flag_pair open_flags[] = {
    {O_CREAT, 0100}, {O_EXCL, 0200}, {O_NOCTTY, 0400}, {O_TRUNC, 01000}, {O_APPEND, 02000}, {O_NONBLOCK, 04000},
    {O_DSYNC, 010000}, {O_ASYNC, 020000}, {O_DIRECT, 040000}, {O_DIRECTORY, 0200000}, {O_NOFOLLOW, 0400000},
    {O_NOATIME, 01000000}, {O_CLOEXEC, 02000000}, {04000000, 04000000}, {O_PATH, 010000000}, {__O_TMPFILE, 020000000},
    {0, 0},
};
// clang-format on
static const struct flag_pair socket_flags[] = {{SOCK_NONBLOCK, 04000}, {SOCK_CLOEXEC, 02000000}, {0, 0}};

/* Equal to the host's: no translation. */
static const struct number_pair same_numbers[] = {{0, 0}};
static const struct ioctl_pair same_ioctls[] = {{0, 0}};
static const struct number_pair lock_types[] = {{F_RDLCK, 0}, {F_WRLCK, 1}, {F_UNLCK, 2}};

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out,
            "processor  : 0\nvendor     : GenuineIntel\narch       : IA-64\nfamily     : 31\nmodel      : 1\n"
            "model name : Madison\nrevision   : 5\narchrev    : 0\nfeatures   : branchlong\ncpu number : 0\ncpu regs   : 4\n"
            "cpu MHz    : %llu.000\nitc MHz    : %llu.000000\nBogoMIPS   : %llu.00\nsiblings   : 1\n\n",
            (unsigned long long)mhz, (unsigned long long)mhz, (unsigned long long)mhz);
}

#define PERM        "iIIIIIHHLL" /* struct ipc64_perm */
#define PERM_FIELDS "KugUGmQzzz"
// clang-format off
#define STAT {"LLLIIIILLLLLLLLLl3L", "dinmugzrsaAtTcCkbzzz"}
// clang-format on

const struct fs_abi linux_ia64_fs = {
    .open_flags = open_flags,
    .socket_flags = socket_flags,
    .fcntl_commands = same_numbers,
    .lock_types = lock_types,
    .ioctls = same_ioctls,
    .sol_socket = 1,
    .so_options = same_numbers,
    .stat = STAT,
    .stat64 = STAT,
    .statfs = "LLLLLLLiiLLL4L",
    .statfs64 = "LLLLLLLiiLLL4L",
    .flock = "hhlli",
    .flock64 = "hhlli",
    .sem_ds = {PERM "llLLL", PERM_FIELDS "ocnzz"},
    .msg_ds = {PERM "lllLLLiiLL", PERM_FIELDS "srcbnMpPzz"},
    .shm_ds = {PERM "LllliiLLL", PERM_FIELDS "sadcpPnzz"},
    .shmlba = 1 << 20,
    .cpuinfo = cpuinfo,
};
