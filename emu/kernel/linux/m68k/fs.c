/* Linux/m68k: numbers and layouts of the file system calls (asm/fcntl.h, stat.h of m68k; asm-generic). Fields are aligned to 2 bytes. */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/m68k/m68k.h"

#include <fcntl.h>

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out, "CPU:\t\t68040\nMMU:\t\t68040\nFPU:\t\t68040\nClocking:\t%llu.0MHz\nBogoMips:\t%llu.00\nCalibration:\t%llu loops\n",
            (unsigned long long)mhz, (unsigned long long)mhz, (unsigned long long)mhz * 5000);
}

const struct fs_abi linux_m68k_fs = {
    .open_flags = arm_open_flags, /* m68k's, too */
    GENERIC_FS_NUMBERS,
    .fcntl_commands = generic_fcntl_32,
    .stat = {"HHLHHHHHHLLLLLLLLLLL", "dzimnugrzskbaztzczzz"},
    .stat64 = {"QHLIIIIQHqLQLLLLLLQ", "dzimnugrzskbaAtTcCi"},
    GENERIC_FS_32,
    GENERIC_IPC_32,
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
