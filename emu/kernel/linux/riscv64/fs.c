/* Linux/riscv64: numbers and layouts of the file system calls. They are the generic ones. */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/riscv64/riscv64.h"

static void cpuinfo(FILE *out, uint64_t mhz)
{
    (void)mhz;
    fputs("processor\t: 0\nhart\t\t: 0\nisa\t\t: rv64imafdc\nmmu\t\t: sv39\n\n", out);
}

const struct fs_abi linux_riscv64_fs = {
    .open_flags = generic_open_flags,
    GENERIC_FS_NUMBERS,
    .fcntl_commands = same_numbers,
    .stat = GENERIC_STAT,
    .stat64 = GENERIC_STAT,
    GENERIC_FS_64,
    .sem_ds = GENERIC_SEM_DS,
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
