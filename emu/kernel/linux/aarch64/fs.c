/* Linux/aarch64: numbers and layouts of the file system calls. They are the generic ones, but for some of open()'s flags. */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/aarch64/aarch64.h"

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out,
            "processor\t: 0\nBogoMIPS\t: %llu.00\nFeatures\t: fp asimd aes pmull sha1 sha2 crc32\nCPU implementer\t: 0x41\n"
            "CPU architecture: 8\nCPU variant\t: 0x0\nCPU part\t: 0xd08\nCPU revision\t: 3\n\n",
            (unsigned long long)mhz);
}

const struct fs_abi linux_aarch64_fs = {
    .open_flags = arm_open_flags,
    GENERIC_FS_NUMBERS,
    .fcntl_commands = same_numbers,
    .stat = GENERIC_STAT,
    .stat64 = GENERIC_STAT,
    GENERIC_FS_64,
    .sem_ds = GENERIC_SEM_DS,
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
