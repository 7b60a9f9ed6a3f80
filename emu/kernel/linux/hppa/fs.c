/* Linux/hppa: numbers and layouts of the file system calls (asm/fcntl.h, stat.h, socket.h, ioctls.h of parisc). */
#include "emu/kernel/core/abi.h"
#include "emu/kernel/linux/hppa/hppa.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/abi.h"

#include <asm/ioctls.h>
#include <linux/random.h>
#include <netinet/in.h>
#include <sys/socket.h>

#ifndef __O_TMPFILE
#define __O_TMPFILE 020000000
#endif
#define HOST_O_SYNC_BIT 04000000 /* __O_SYNC */

// clang-format off
static const struct flag_pair open_flags[] = {
    {O_APPEND, 010}, {O_CREAT, 0400}, {O_EXCL, 02000}, {O_NONBLOCK, 0200000}, {O_TRUNC, 01000}, {HOST_O_SYNC_BIT, 0100000},
    {O_DSYNC, 01000000}, {O_ASYNC, 020000}, {O_DIRECT, 040000}, {O_DIRECTORY, 010000}, {O_NOFOLLOW, 0200},
    {O_CLOEXEC, 010000000}, {O_PATH, 020000000}, {__O_TMPFILE, 040000000}, {O_NOATIME, 04000000}, {O_NOCTTY, 0400000},
    {0, 0},
};
// clang-format on

static const struct flag_pair socket_flags[] = {{SOCK_NONBLOCK, 0x40000000}, {SOCK_CLOEXEC, 010000000}, {0, 0}};

/* The commands with 64-bit ranges have separate numbers; 5, 6 and 7 take the 32-bit struct flock. */
// clang-format off
static const struct number_pair fcntl_commands[] = {
    {F_GETLK, 8}, {F_SETLK, 9}, {F_SETLKW, 10}, {F_GETOWN, 11}, {F_SETOWN, 12}, {F_SETSIG, 13}, {F_GETSIG, 14}, {0, 0},
};
// clang-format on
static const struct number_pair lock_types[] = {{F_RDLCK, 1}, {F_WRLCK, 2}, {F_UNLCK, 3}};

// clang-format off
static const struct ioctl_pair ioctls[] = {
    {TCGETS, 0x40245410}, {TCSETS, 0x80245411}, {TCSETSW, 0x80245412}, {TCSETSF, 0x80245413}, {TCGETA, 0x40125401},
    {TCSETA, 0x80125402}, {TCSETAW, 0x80125403}, {TCSETAF, 0x80125404}, {TCSBRK, 0x5405}, {TCXONC, 0x5406}, {TCFLSH, 0x5407}, {TIOCGPGRP, 0x4004541e},
    {TIOCSPGRP, 0x8004541d}, {TIOCGSID, 0x40045414}, {TTY_GETS2, 0x402c542a}, {TTY_SETS2, 0x802c542b}, {TTY_SETSW2, 0x802c542c},
    {TTY_SETSF2, 0x802c542d}, {RNDGETENTCNT, 0x40045200}, {TIOCGPTN, 0x40045430}, {TIOCSPTLCK, 0x80045431}, {TIOCGPTPEER, 0x5441}, {TIOCSIG, 0x80045436}, {0, 0},
};

static const struct number_pair so_options[] = {
    {SO_DEBUG, 1}, {SO_REUSEADDR, 4}, {SO_KEEPALIVE, 8}, {SO_DONTROUTE, 0x10}, {SO_BROADCAST, 0x20}, {SO_LINGER, 0x80},
    {SO_OOBINLINE, 0x100}, {SO_REUSEPORT, 0x200}, {SO_SNDBUF, 0x1001}, {SO_RCVBUF, 0x1002}, {SO_SNDLOWAT, 0x1003},
    {SO_RCVLOWAT, 0x1004}, {SO_SNDTIMEO, 0x1005}, {SO_RCVTIMEO, 0x1006}, {SO_ERROR, 0x1007}, {SO_TYPE, 0x1008},
    {SO_SNDBUFFORCE, 0x100a}, {SO_RCVBUFFORCE, 0x100b}, {SO_PROTOCOL, 0x1028}, {SO_DOMAIN, 0x1029}, {SO_NO_CHECK, 0x400b},
    {SO_PRIORITY, 0x400c}, {SO_PASSCRED, 0x4010}, {SO_PEERCRED, 0x4011}, {SO_TIMESTAMP, 0x4012}, {SO_BINDTODEVICE, 0x4019},
    {SO_ACCEPTCONN, 0x401c}, {SO_MARK, 0x401f}, {SO_PEEK_OFF, 0x4023}, {66, 0x4040}, {67, 0x4041}, {0, 0},
};
// clang-format on

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out,
            "processor\t: 0\ncpu family\t: PA-RISC 1.1e\ncpu\t\t: PA7300LC (PCX-L2)\ncpu MHz\t\t: %llu.000000\n"
            "capabilities\t: os32\nmodel\t\t: 9000/778/B132L\nmodel name\t: Merlin L2 132 (9000/778/B132L)\n"
            "hversion\t: 0x00005020\nsversion\t: 0x00000481\nI-cache\t\t: 64 KB\nD-cache\t\t: 64 KB (WB, direct mapped)\n"
            "ITLB entries\t: 96\nDTLB entries\t: 96 - shared with ITLB\nbogomips\t: %llu.00\nsoftware id\t: 0\n\n",
            (unsigned long long)mhz, (unsigned long long)mhz);
}

#define PERM        "iIIIIHHHHIQQ" /* struct ipc64_perm */
#define PERM_FIELDS "KugUGzmzQzzz"

const struct fs_abi linux_hppa_fs = {
    .open_flags = open_flags,
    .socket_flags = socket_flags,
    .fcntl_commands = fcntl_commands,
    .lock_types = lock_types,
    .ioctls = ioctls,
    .sol_socket = 0xffff,
    .so_options = so_options,
    .stat = {"IIHHHHIiiIiIiIiiIIIIHhIHHII3I", "dimnzzrsaAtTcCkbzzzzzzzzzugzzz"},
    .stat64 = {"QIIIIIIQIqiqiIiIiIQ", "dzimnugrzskbaAtTcCi"},
    .statfs = "LLLLLLLiiLLL4L",
    .statfs64 = "LLQQQQQiiLLL4L",
    .flock = "hhlli",
    .flock64 = "hhqqi",
    .sem_ds = {PERM "LLLLLLL", PERM_FIELDS "zozcnzz"},
    .msg_ds = {PERM "LLLLLLLLLiiLL", PERM_FIELDS "zszrzcbnMpPzz"},
    .shm_ds = {PERM "LLLLLLILiiLLL", PERM_FIELDS "zazdzczspPnzz"},
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
