/* Linux/x86_64: numbers and layouts of the file system calls (asm/stat.h, asm/sembuf.h; the others are generic). */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/x86_64/x86_64.h"

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(
        out,
        "processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 26\n"
        "model name\t: Intel Core i7 9xx (Nehalem Class Core i7)\nstepping\t: 3\ncpu MHz\t\t: %llu.000\ncache size\t: 8192 KB\n"
        "physical id\t: 0\nsiblings\t: 1\ncore id\t\t: 0\ncpu cores\t: 1\nfpu\t\t: yes\nfpu_exception\t: yes\ncpuid level\t: 11\nwp\t\t: "
        "yes\n"
        "flags\t\t: fpu de pse tsc msr pae mce cx8 apic sep mtrr pge mca cmov pat pse36 clflush mmx fxsr sse sse2 syscall nx lm pni ssse3 "
        "cx16 sse4_1 sse4_2 popcnt lahf_lm\n"
        "bogomips\t: %llu.00\nclflush size\t: 64\ncache_alignment\t: 64\naddress sizes\t: 40 bits physical, 48 bits virtual\n\n",
        (unsigned long long)mhz, (unsigned long long)mhz);
}

// clang-format off
#define STAT {"LLLIIIILlllLLLLLL3l", "dinmugzrskbaAtTcCzzz"}
// clang-format on

const struct fs_abi linux_x86_64_fs = {
    .open_flags = generic_open_flags,
    GENERIC_FS_NUMBERS,
    .fcntl_commands = same_numbers,
    .stat = STAT,
    .stat64 = STAT,
    GENERIC_FS_64,
    .sem_ds = {GENERIC_PERM "lLlLLLL", GENERIC_PERM_FIELDS "ozcznzz"},
    .packed_epoll_event = true,
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
