/* Linux/i386: numbers and layouts of the file system calls (asm/stat.h, asm/statfs.h, asm/sembuf.h, asm-generic). */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/i386.h"

#include <fcntl.h>

/* The commands with 64-bit ranges have separate numbers; 5, 6 and 7 take the 32-bit struct flock. */
static const struct number_pair fcntl_commands[] = {{F_GETLK, 12}, {F_SETLK, 13}, {F_SETLKW, 14}, {0, 0}};

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

#define PERM        "iIIIIHHHHLL" /* struct ipc64_perm */
#define PERM_FIELDS "KugUGmzQzzz"

const struct fs_abi linux_i386_fs = {
    .open_flags = generic_open_flags,
    .socket_flags = generic_socket_flags,
    .fcntl_commands = fcntl_commands,
    .lock_types = generic_lock_types,
    .ioctls = same_ioctls,
    .sol_socket = 1,
    .so_options = same_numbers,
    .stat = {"LLHHHHLLLLLLLLLLLL", "dimnugrskbaAtTcCzz"},
    .stat64 = {"QIIIIIIQIqIQIIIIIIQ", "dzimnugrzskbaAtTcCi"},
    .statfs = "LLLLLLLiiLLL4L",
    .statfs64 = "LLQQQQQiiLLL4L",
    .flock = "hhlli",
    .flock64 = "hhqqi",
    .sem_ds = {PERM "LLLLLLL", PERM_FIELDS "ozcznzz"},
    .msg_ds = {PERM "LLLLLLLLLiiLL", PERM_FIELDS "szrzczbnMpPzz"},
    .shm_ds = {PERM "LLLLLLLiiLLL", PERM_FIELDS "sazdzczpPnzz"},
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
