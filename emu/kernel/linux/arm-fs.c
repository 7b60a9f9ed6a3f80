/* Linux/arm: numbers and layouts of the file system calls (asm/fcntl.h, stat.h, statfs.h of arm; asm-generic). */
#include "emu/kernel/linux/arm.h"
#include "emu/kernel/linux/generic.h"

#include <fcntl.h>

/* The commands with 64-bit ranges have separate numbers; 5, 6 and 7 take the 32-bit struct flock. */
static const struct number_pair fcntl_commands[] = {{F_GETLK, 12}, {F_SETLK, 13}, {F_SETLKW, 14}, {0, 0}};

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out,
            "processor\t: 0\nmodel name\t: ARMv7 Processor rev 1 (v7l)\nBogoMIPS\t: %llu.00\n"
            "Features\t: half thumb fastmult vfp edsp neon vfpv3 tls vfpv4 idiva idivt vfpd32 lpae\nCPU implementer\t: 0x41\n"
            "CPU architecture: 7\nCPU variant\t: 0x2\nCPU part\t: 0xc0f\nCPU revision\t: 1\n\nHardware\t: precis\n",
            (unsigned long long)mhz);
}

#define PERM        "iIIIIHHHHLL" /* struct ipc64_perm */
#define PERM_FIELDS "KugUGmzQzzz"

const struct fs_abi linux_arm_fs = {
    .open_flags = arm_open_flags,
    .socket_flags = generic_socket_flags,
    .fcntl_commands = fcntl_commands,
    .lock_types = generic_lock_types,
    .ioctls = same_ioctls,
    .sol_socket = 1,
    .so_options = same_numbers,
    .stat = {"LLHHHHLlLLLLLLLLLL", "dimnugrskbaAtTcCzz"},
    .stat64 = {"QIIIIIIQIqiqiIiIiIQ", "dzimnugrzskbaAtTcCi"},
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
