/* Linux/m68k: numbers and layouts of the file system calls (asm/fcntl.h, stat.h of m68k; asm-generic). Fields are aligned to 2 bytes. */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/m68k.h"

#include <fcntl.h>

/* The commands with 64-bit ranges have separate numbers; 5, 6 and 7 take the 32-bit struct flock. */
static const struct number_pair fcntl_commands[] = {{F_GETLK, 12}, {F_SETLK, 13}, {F_SETLKW, 14}, {0, 0}};

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out, "CPU:\t\t68040\nMMU:\t\t68040\nFPU:\t\t68040\nClocking:\t%llu.0MHz\nBogoMips:\t%llu.00\nCalibration:\t%llu loops\n",
            (unsigned long long)mhz, (unsigned long long)mhz, (unsigned long long)mhz * 5000);
}

#define PERM        "iIIIIHHHHLL" /* struct ipc64_perm */
#define PERM_FIELDS "KugUGmzQzzz"

const struct fs_abi linux_m68k_fs = {
    .open_flags = arm_open_flags, /* m68k's, too */
    .socket_flags = generic_socket_flags,
    .fcntl_commands = fcntl_commands,
    .lock_types = generic_lock_types,
    .ioctls = same_ioctls,
    .sol_socket = 1,
    .so_options = same_numbers,
    .stat = {"HHLHHHHHHLLLLLLLLLLL", "dzimnugrzskbaztzczzz"},
    .stat64 = {"QHLIIIIQHqLQLLLLLLQ", "dzimnugrzskbaAtTcCi"},
    .statfs = GENERIC_STATFS,
    .statfs64 = "LLQQQQQiiLLL4L",
    .flock = GENERIC_FLOCK,
    .flock64 = "hhqqi",
    .sem_ds = {PERM "LLLLLLL", PERM_FIELDS "ozcznzz"},
    .msg_ds = {PERM "LLLLLLLLLiiLL", PERM_FIELDS "szrzczbnMpPzz"},
    .shm_ds = {PERM "LLLLLLLiiLLL", PERM_FIELDS "sazdzczpPnzz"},
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
