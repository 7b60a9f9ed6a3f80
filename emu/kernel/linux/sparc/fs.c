/* Linux on SPARC: numbers and layouts of the file system calls (asm/fcntl.h, stat.h, socket.h, ioctls.h, termbits.h of sparc). */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/sparc/sparc.h"
#include "emu/kernel/tty/tty.h"

#include <asm/ioctls.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <linux/random.h>
#include <sys/socket.h>
#include <termios.h>

#ifndef __O_TMPFILE
#define __O_TMPFILE 020000000
#endif
#define HOST_O_SYNC_BIT 04000000 /* __O_SYNC */

// clang-format off
static const struct flag_pair open_flags[] = {
    {O_APPEND, 8}, {O_ASYNC, 0x40}, {O_CREAT, 0x200}, {O_TRUNC, 0x400}, {O_EXCL, 0x800}, {O_DSYNC, 0x2000}, {O_NONBLOCK, 0x4000},
    {O_NOCTTY, 0x8000}, {O_DIRECTORY, 0200000}, {O_NOFOLLOW, 0400000}, {O_DIRECT, 0x100000}, {O_NOATIME, 0x200000},
    {O_CLOEXEC, 0x400000}, {HOST_O_SYNC_BIT, 0x800000}, {O_PATH, 0x1000000}, {__O_TMPFILE, 0x2000000}, {0, 0},
};
static const struct flag_pair socket_flags[] = {{SOCK_NONBLOCK, 0x4000}, {SOCK_CLOEXEC, 0x400000}, {0, 0}};

/* The commands of a 32-bit program with 64-bit ranges are 12 to 14; 7 to 9 take the 32-bit struct flock. */
static const struct number_pair fcntl_commands[] = {
    {F_GETOWN, 5}, {F_SETOWN, 6}, {F_GETLK, 7}, {F_SETLK, 8}, {F_SETLKW, 9}, {F_GETLK, 12}, {F_SETLK, 13}, {F_SETLKW, 14}, {0, 0},
};
static const struct number_pair fcntl_commands_64[] = {
    {F_GETOWN, 5}, {F_SETOWN, 6}, {F_GETLK, 7}, {F_SETLK, 8}, {F_SETLKW, 9}, {0, 0},
};
static const struct number_pair lock_types[] = {{F_RDLCK, 1}, {F_WRLCK, 2}, {F_UNLCK, 3}};

#define IOCTLS                                                                                                                        \
    {TCGETS, 0x40245408}, {TCSETS, 0x80245409}, {TCSETSW, 0x8024540a}, {TCSETSF, 0x8024540b}, {TCGETA, 0x40125401},                       \
    {TCSETA, 0x80125402}, {TCSETAW, 0x80125403}, {TCSETAF, 0x80125404}, {TCSBRK, 0x20005405}, {TCXONC, 0x20005406},                       \
    {TCFLSH, 0x20005407}, {TTY_GETS2, 0x402c540c}, {TTY_SETS2, 0x802c540d}, {TTY_SETSW2, 0x802c540e}, {TTY_SETSF2, 0x802c540f},           \
    {TIOCEXCL, 0x2000740d}, {TIOCNXCL, 0x2000740e}, {TIOCSCTTY, 0x20007484}, {TIOCGPGRP, 0x40047483}, {TIOCSPGRP, 0x80047482},            \
    {TIOCOUTQ, 0x40047473}, {TIOCSTI, 0x80017472}, {TIOCGWINSZ, 0x40087468}, {TIOCSWINSZ, 0x80087467}, {TIOCMGET, 0x4004746a},            \
    {TIOCMBIS, 0x8004746c}, {TIOCMBIC, 0x8004746b}, {TIOCMSET, 0x8004746d}, {TIOCPKT, 0x80047470}, {TIOCNOTTY, 0x20007471},               \
    {TIOCSETD, 0x80047401}, {TIOCGETD, 0x40047400}, {TIOCSBRK, 0x2000747b}, {TIOCCBRK, 0x2000747a}, {TIOCGSID, 0x40047485},               \
    {TIOCGPTN, 0x40047486}, {TIOCSPTLCK, 0x80047487}, {TIOCGPTLCK, 0x40045439}, {TIOCGPKT, 0x40045438}, {TIOCGEXCL, 0x40045440},          \
    {TIOCGPTPEER, 0x20007489}, {TIOCSIG, 0x80047488}, {TIOCVHANGUP, 0x20005437}, {TIOCCONS, 0x20007424}, {TIOCGDEV, 0x40045432},          \
    {FIONREAD, 0x4004667f}, {FIONBIO, 0x8004667e}, {FIOASYNC, 0x8004667d}, {FIOCLEX, 0x20006601}, {FIONCLEX, 0x20006602},                 \
    {FIOQSIZE, 0x40086680}, {FIGETBSZ, 0x20000002}, {FIBMAP, 0x20000001}, {RNDGETENTCNT, 0x40045200}, {FICLONE, 0x80049409},              \
    {FICLONERANGE, 0x8020940d}, {FS_IOC_FSGETXATTR, 0x401c581f}
static const struct ioctl_pair ioctls[] = {IOCTLS, {FS_IOC_GETFLAGS, 0x40046601}, {FS_IOC_SETFLAGS, 0x80046602}, {0, 0}};
static const struct ioctl_pair ioctls_64[] = {IOCTLS, {FS_IOC_GETFLAGS, 0x40086601}, {FS_IOC_SETFLAGS, 0x80086602}, {0, 0}};

/* asm/termbits.h. The flags are the host's but for FLUSHO; so are the speeds up to 460800. */
#define BIT(n)        {1u << (n), 1u << (n)}
#define BITS(n)       BIT(n), BIT((n) + 1), BIT((n) + 2), BIT((n) + 3)
#define ALL_BITS      BITS(0), BITS(4), BITS(8), BITS(12), BITS(16), BITS(20), BITS(24), BITS(28)
static const struct flag_pair flags[] = {ALL_BITS, {0, 0}};
static const struct flag_pair lflags[] = {BITS(0), BITS(4), BITS(8), {FLUSHO, 0x2000}, BIT(14), BIT(15), BIT(16), {0, 0}};
static const uint8_t control_characters[TTY_CC] = {
    [VINTR] = 0, [VQUIT] = 1, [VERASE] = 2, [VKILL] = 3, [VEOF] = 4, [VEOL] = 5, [VEOL2] = 6, [VSWTC] = 7, [VSTART] = 8, [VSTOP] = 9,
    [VSUSP] = 10, [VREPRINT] = 12, [VDISCARD] = 13, [VWERASE] = 14, [VLNEXT] = 15, [VMIN] = 16, [VTIME] = 17, [17] = 11, [18] = 18,
};
static const struct termios_abi termios = {flags, flags, flags, lflags, control_characters, NULL, true};

static const struct number_pair so_options[] = {
    {SO_DEBUG, 1}, {SO_PASSCRED, 2}, {SO_REUSEADDR, 4}, {SO_KEEPALIVE, 8}, {SO_DONTROUTE, 0x10}, {SO_BROADCAST, 0x20},
    {SO_PEERCRED, 0x40}, {SO_LINGER, 0x80}, {SO_OOBINLINE, 0x100}, {SO_REUSEPORT, 0x200}, {SO_RCVLOWAT, 0x800}, {SO_SNDLOWAT, 0x1000},
    {SO_RCVTIMEO, 0x2000}, {SO_SNDTIMEO, 0x4000}, {SO_ACCEPTCONN, 0x8000}, {SO_SNDBUF, 0x1001}, {SO_RCVBUF, 0x1002},
    {SO_SNDBUFFORCE, 0x100a}, {SO_RCVBUFFORCE, 0x100b}, {SO_ERROR, 0x1007}, {SO_TYPE, 0x1008}, {SO_PROTOCOL, 0x1028},
    {SO_DOMAIN, 0x1029}, {SO_NO_CHECK, 0xb}, {SO_PRIORITY, 0xc}, {SO_BINDTODEVICE, 0xd}, {SO_TIMESTAMP, 0x1d}, {SO_MARK, 0x22},
    {SO_PEEK_OFF, 0x26}, {66, 0x44}, {67, 0x45}, {0, 0},
};
// clang-format on

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out,
            "cpu\t\t: TI UltraSparc IIi (Sabre)\nfpu\t\t: UltraSparc IIi integrated FPU\npmu\t\t: ultra12\nprom\t\t: OBP 3.10.24\n"
            "type\t\t: sun4u\nncpus probed\t: 1\nncpus active\t: 1\nD$ parity tl1\t: 0\nI$ parity tl1\t: 0\n"
            "cpucaps\t\t: flush,stbar,swap,muldiv,v9,mul32,div32,v8plus,vis\nCpu0ClkTck\t: %016llx\nMMU Type\t: Spitfire\n"
            "MMU PGSZs\t: 8K,64K,512K,4MB\n",
            (unsigned long long)mhz * 1000000);
}

#define PERM           "iIIIIHHHHQQ" /* struct ipc64_perm */
#define PERM_FIELDS    "KugUGzmzQzz"
#define PERM_64        "iIIIIIHHQQ"
#define PERM_FIELDS_64 "KugUGmzQzz"

const struct fs_abi linux_sparc_fs = {
    .open_flags = open_flags,
    .socket_flags = socket_flags,
    .fcntl_commands = fcntl_commands,
    .narrow_getlk = 7,
    .lock_types = lock_types,
    .ioctls = ioctls,
    .termios = &termios,
    .sol_socket = 0xffff,
    .so_options = so_options,
    .stat = {"HLHhHHHllLlLlLll2L", "dimnugrsaAtTcCkbzz"},
    .stat64 = {"QQIIIIQQqI2II6I2I", "dimnugrzskzzbaAtTcCzz"},
    GENERIC_FS_32,
    .sem_ds = {PERM "LLLLLLL", PERM_FIELDS "zozcnzz"},
    .msg_ds = {PERM "LLLLLLLLLiiLL", PERM_FIELDS "zszrzcbnMpPzz"},
    .shm_ds = {PERM "LLLLLLLiiLLL", PERM_FIELDS "zazdzcspPnzz"},
    .shmlba = 0x4000,
    .cpuinfo = cpuinfo,
};

const struct fs_abi linux_sparc64_fs = {
    .open_flags = open_flags,
    .socket_flags = socket_flags,
    .fcntl_commands = fcntl_commands_64,
    .lock_types = lock_types,
    .ioctls = ioctls_64,
    .termios = &termios,
    .sol_socket = 0xffff,
    .so_options = so_options,
    .stat = {"ILIhIIIllllll2L", "dimnugrsatckbzz"},
    .stat64 = {"LLLIIIILlllLLLLLL3l", "dinmugzrskbaAtTcCzzz"},
    .statfs = GENERIC_STATFS,
    .statfs64 = GENERIC_STATFS,
    .flock = GENERIC_FLOCK,
    .flock64 = GENERIC_FLOCK,
    .sem_ds = {PERM_64 "llLLL", PERM_FIELDS_64 "ocnzz"},
    .msg_ds = {PERM_64 "lllLLLiiLL", PERM_FIELDS_64 "srcbnMpPzz"},
    .shm_ds = {PERM_64 "lllLiiLLL", PERM_FIELDS_64 "adcspPnzz"},
    .shmlba = 0x4000,
    .cpuinfo = cpuinfo,
};
