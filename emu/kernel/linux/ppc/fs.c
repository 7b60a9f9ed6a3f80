/* Linux/ppc: numbers and layouts of the file system calls (asm/fcntl.h, stat.h, socket.h, ioctls.h, termbits.h of powerpc). */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/ppc/ppc.h"
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

// clang-format off
static const struct flag_pair open_flags[] = {
    {O_CREAT, 0100}, {O_EXCL, 0200}, {O_NOCTTY, 0400}, {O_TRUNC, 01000}, {O_APPEND, 02000}, {O_NONBLOCK, 04000},
    {O_DSYNC, 010000}, {O_ASYNC, 020000}, {O_DIRECTORY, 040000}, {O_NOFOLLOW, 0100000}, {O_DIRECT, 0400000},
    {O_NOATIME, 01000000}, {O_CLOEXEC, 02000000}, {04000000, 04000000}, {O_PATH, 010000000}, {__O_TMPFILE, 020000000},
    {0, 0},
};

/* The commands with 64-bit ranges have separate numbers; 5, 6 and 7 take the 32-bit struct flock. */
static const struct number_pair fcntl_commands[] = {{F_GETLK, 12}, {F_SETLK, 13}, {F_SETLKW, 14}, {0, 0}};

static const struct ioctl_pair ioctls[] = {
    {TCGETS, 0x402c7413}, {TCSETS, 0x802c7414}, {TCSETSW, 0x802c7415}, {TCSETSF, 0x802c7416}, {TCGETA, 0x40147417},
    {TCSETA, 0x80147418}, {TCSETAW, 0x80147419}, {TCSETAF, 0x8014741c}, {TCSBRK, 0x2000741d}, {TCXONC, 0x2000741e},
    {TCFLSH, 0x2000741f}, {TIOCGPGRP, 0x40047477}, {TIOCSPGRP, 0x80047476}, {TIOCGWINSZ, 0x40087468}, {TIOCSWINSZ, 0x80087467},
    {TIOCOUTQ, 0x40047473}, {FIONREAD, 0x4004667f}, {FIONBIO, 0x8004667e}, {FIOASYNC, 0x8004667d}, {FIOCLEX, 0x20006601},
    {FIONCLEX, 0x20006602}, {FIOQSIZE, 0x40086680}, {FIGETBSZ, 0x20000002}, {FIBMAP, 0x20000001}, {RNDGETENTCNT, 0x40045200},
    {TIOCGPTN, 0x40045430}, {TIOCSPTLCK, 0x80045431}, {TIOCGPTPEER, 0x20005441},
    {TIOCSIG, 0x80045436}, {FS_IOC_GETFLAGS, 0x40046601}, {FS_IOC_SETFLAGS, 0x80046602}, {0, 0},
};

/* asm/termbits.h: host, ppc. Of the speeds, those up to 38400. */
#define SAME_BIT(bit) {bit, bit}
static const struct flag_pair iflags[] = {
    SAME_BIT(1), SAME_BIT(2), SAME_BIT(4), SAME_BIT(8), SAME_BIT(0x10), SAME_BIT(0x20), SAME_BIT(0x40), SAME_BIT(0x80), SAME_BIT(0x100),
    {IUCLC, 0x1000}, {IXON, 0x200}, SAME_BIT(IXANY), {IXOFF, 0x400}, SAME_BIT(IMAXBEL), SAME_BIT(IUTF8), {0, 0},
};
static const struct flag_pair oflags[] = {
    SAME_BIT(OPOST), {OLCUC, 4}, {ONLCR, 2}, SAME_BIT(OCRNL), SAME_BIT(ONOCR), SAME_BIT(ONLRET), SAME_BIT(OFILL), SAME_BIT(OFDEL),
    {NL1, 0x100}, {CR1, 0x1000}, {CR2, 0x2000}, {TAB1, 0x400}, {TAB2, 0x800}, {BS1, 0x8000}, {VT1, 0x10000}, {FF1, 0x4000}, {0, 0},
};
static const struct flag_pair cflags[] = {
    SAME_BIT(1), SAME_BIT(2), SAME_BIT(4), SAME_BIT(8), {CS6, 0x100}, {CS7, 0x200}, {CSTOPB, 0x400}, {CREAD, 0x800}, {PARENB, 0x1000},
    {PARODD, 0x2000}, {HUPCL, 0x4000}, {CLOCAL, 0x8000}, SAME_BIT(CMSPAR), SAME_BIT(CRTSCTS), {0, 0},
};
static const struct flag_pair lflags[] = {
    {ISIG, 0x80}, {ICANON, 0x100}, {XCASE, 0x4000}, SAME_BIT(ECHO), {ECHOE, 2}, {ECHOK, 4}, {ECHONL, 0x10}, {NOFLSH, 0x80000000},
    {TOSTOP, 0x400000}, {ECHOCTL, 0x40}, {ECHOPRT, 0x20}, {ECHOKE, 1}, {FLUSHO, 0x800000}, {PENDIN, 0x20000000}, {IEXTEN, 0x400},
    {EXTPROC, 0x10000000}, {0, 0},
};
static const uint8_t control_characters[TTY_CC] = {
    [VINTR] = 0, [VQUIT] = 1, [VERASE] = 2, [VKILL] = 3, [VEOF] = 4, [VMIN] = 5, [VEOL] = 6, [VTIME] = 7, [VEOL2] = 8, [VSWTC] = 9,
    [VWERASE] = 10, [VREPRINT] = 11, [VSUSP] = 12, [VSTART] = 13, [VSTOP] = 14, [VLNEXT] = 15, [VDISCARD] = 16, [17] = 17, [18] = 18,
};
static const struct termios_abi termios = {iflags, oflags, cflags, lflags, control_characters, NULL, false};

/* SO_RCVLOWAT to SO_PEERCRED differ from the generic ones. */
#define SAME(option) {option, option}
static const struct number_pair so_options[] = {
    {SO_RCVLOWAT, 16}, {SO_SNDLOWAT, 17}, {SO_RCVTIMEO, 18}, {SO_SNDTIMEO, 19}, {SO_PASSCRED, 20}, {SO_PEERCRED, 21},
    SAME(SO_DEBUG), SAME(SO_REUSEADDR), SAME(SO_KEEPALIVE), SAME(SO_DONTROUTE), SAME(SO_BROADCAST), SAME(SO_LINGER), SAME(SO_OOBINLINE),
    SAME(SO_REUSEPORT), SAME(SO_SNDBUF), SAME(SO_RCVBUF), SAME(SO_ERROR), SAME(SO_TYPE), SAME(SO_SNDBUFFORCE), SAME(SO_RCVBUFFORCE),
    SAME(SO_PROTOCOL), SAME(SO_DOMAIN), SAME(SO_NO_CHECK), SAME(SO_PRIORITY), SAME(SO_TIMESTAMP), SAME(SO_BINDTODEVICE),
    SAME(SO_ACCEPTCONN), SAME(SO_MARK), SAME(SO_PEEK_OFF), SAME(66), SAME(67), {0, 0},
};
// clang-format on

static void cpuinfo(FILE *out, uint64_t mhz)
{
    fprintf(out,
            "processor\t: 0\ncpu\t\t: 604r\nclock\t\t: %llu.000000MHz\nrevision\t: 1.0 (pvr 000a 0100)\nbogomips\t: %llu.00\n\n"
            "platform\t: PowerMac\nmodel\t\t: Power Macintosh\n",
            (unsigned long long)mhz, (unsigned long long)mhz);
}

#define PERM        "iIIIIIIIQQ" /* struct ipc64_perm */
#define PERM_FIELDS "KugUGmQzzz"

const struct fs_abi linux_ppc_fs = {
    .open_flags = open_flags,
    .socket_flags = generic_socket_flags,
    .fcntl_commands = fcntl_commands,
    .lock_types = generic_lock_types,
    .ioctls = ioctls,
    .termios = &termios,
    .sol_socket = 1,
    .so_options = so_options,
    .stat = {"LLIHIILlLLLLLLLLLL", "dimnugrskbaAtTcCzz"},
    .stat64 = {"QQIIIIQHqiqiIiIiIII", "dimnugrzskbaAtTcCzz"},
    .statfs = GENERIC_STATFS,
    .statfs64 = "LLQQQQQiiLLL4L",
    .flock = GENERIC_FLOCK,
    .flock64 = "hhqqi",
    .sem_ds = {PERM "LLLLLLL", PERM_FIELDS "zozcnzz"},
    .msg_ds = {PERM "LLLLLLLLLiiLL", PERM_FIELDS "zszrzcbnMpPzz"},
    .shm_ds = {PERM "LLLLLLLLiiLLL", PERM_FIELDS "zazdzczspPnzz"},
    .shmlba = 0x1000,
    .cpuinfo = cpuinfo,
};
