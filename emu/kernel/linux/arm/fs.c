/* Linux/arm: numbers and layouts of the file system calls (asm/fcntl.h, stat.h, statfs.h of arm; asm-generic). */
#include "emu/kernel/linux/arm/arm.h"
#include "emu/kernel/linux/generic.h"

#include <fcntl.h>

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out,
            "processor\t: 0\nmodel name\t: ARMv7 Processor rev 1 (v7l)\nBogoMIPS\t: %llu.00\n"
            "Features\t: half thumb fastmult vfp edsp neon vfpv3 tls vfpv4 idiva idivt vfpd32 lpae\nCPU implementer\t: 0x41\n"
            "CPU architecture: 7\nCPU variant\t: 0x2\nCPU part\t: 0xc0f\nCPU revision\t: 1\n\nHardware\t: precis\n",
            (unsigned long long)mhz);
}

const struct fs_abi linux_arm_fs = {
    .open_flags = arm_open_flags,
    GENERIC_FS_NUMBERS,
    .fcntl_commands = generic_fcntl_32,
    .stat = {"LLHHHHLlLLLLLLLLLL", "dimnugrskbaAtTcCzz"},
    .stat64 = {"QIIIIIIQIqiqiIiIiIQ", "dzimnugrzskbaAtTcCi"},
    GENERIC_FS_32,
    GENERIC_IPC_32,
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
