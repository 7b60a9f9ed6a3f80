/* Linux/riscv64: numbers and layouts of the file system calls. They are the generic ones. */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/riscv64.h"

static void cpuinfo(FILE *out, uint64_t mhz)
{
    (void)mhz;
    fputs("processor\t: 0\nhart\t\t: 0\nisa\t\t: rv64imafdc\nmmu\t\t: sv39\n\n", out);
}

const struct fs_abi linux_riscv64_fs = {
    .open_flags = generic_open_flags,
    .socket_flags = generic_socket_flags,
    .fcntl_commands = same_numbers,
    .lock_types = generic_lock_types,
    .ioctls = same_ioctls,
    .sol_socket = 1,
    .so_options = same_numbers,
    .stat = GENERIC_STAT,
    .stat64 = GENERIC_STAT,
    .statfs = GENERIC_STATFS,
    .statfs64 = GENERIC_STATFS,
    .flock = GENERIC_FLOCK,
    .flock64 = GENERIC_FLOCK,
    .sem_ds = GENERIC_SEM_DS,
    .msg_ds = GENERIC_MSG_DS,
    .shm_ds = GENERIC_SHM_DS,
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
