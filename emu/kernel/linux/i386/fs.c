/* Linux/i386: numbers and layouts of the file system calls (asm/stat.h, asm/statfs.h, asm/sembuf.h, asm-generic). */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/i386/i386.h"

#include <fcntl.h>

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out,
            "processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 26\n"
            "model name\t: Intel Core i7 9xx (Nehalem Class Core i7)\nstepping\t: 3\ncpu MHz\t\t: %llu.000\ncache size\t: 8192 KB\n"
            "fpu\t\t: yes\nfpu_exception\t: yes\ncpuid level\t: 11\nwp\t\t: yes\n"
            "flags\t\t: fpu de pse tsc msr pae mce cx8 apic mtrr pge mca cmov pat pse36 clflush mmx fxsr sse sse2 pni ssse3 sse4_1 sse4_2 "
            "popcnt\n"
            "bogomips\t: %llu.00\nclflush size\t: 64\ncache_alignment\t: 64\n\n",
            (unsigned long long)mhz, (unsigned long long)mhz);
}

const struct fs_abi linux_i386_fs = {
    .open_flags = generic_open_flags,
    GENERIC_FS_NUMBERS,
    .fcntl_commands = generic_fcntl_32,
    .stat = {"LLHHHHLLLLLLLLLLLL", "dimnugrskbaAtTcCzz"},
    .stat64 = {"QIIIIIIQIqIQIIIIIIQ", "dzimnugrzskbaAtTcCi"},
    GENERIC_FS_32,
    GENERIC_IPC_32,
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
