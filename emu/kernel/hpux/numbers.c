/* HP-UX's numbers of errors, signals and flags. */
#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <termios.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/hpux/hpux.h"
#include "emu/kernel/tty/tty.h"

/* host, HP-UX. SIGEMT, SIGLOST, SIGRESERVE, SIGDIL, SIGCANCEL and SIGGFAULT (7, 30, 31, 32, 35, 36) are signals of the host without a
 * meaning. */
// clang-format off
#define SIGNALS(_)                                                                                 \
    _(SIGHUP, 1) _(SIGINT, 2) _(SIGQUIT, 3) _(SIGILL, 4) _(SIGTRAP, 5) _(SIGABRT, 6) _(SIGSTKFLT, 7)   \
    _(SIGFPE, 8) _(SIGKILL, 9) _(SIGBUS, 10) _(SIGSEGV, 11) _(SIGSYS, 12) _(SIGPIPE, 13) _(SIGALRM, 14) \
    _(SIGTERM, 15) _(SIGUSR1, 16) _(SIGUSR2, 17) _(SIGCHLD, 18) _(SIGPWR, 19) _(SIGVTALRM, 20)         \
    _(SIGPROF, 21) _(SIGIO, 22) _(SIGWINCH, 23) _(SIGSTOP, 24) _(SIGTSTP, 25) _(SIGCONT, 26)           \
    _(SIGTTIN, 27) _(SIGTTOU, 28) _(SIGURG, 29) _(SIGXCPU, 33) _(SIGXFSZ, 34)                          \
    _(50, 30) _(51, 31) _(52, 32) _(53, 35) _(54, 36)                                                  \
    _(37, 37) _(38, 38) _(39, 39) _(40, 40) _(41, 41) _(42, 42) _(43, 43) _(44, 44)
#define TO_GUEST(host, guest) [host] = guest,
#define TO_HOST(host, guest)  [guest] = host,
// clang-format on
const uint8_t hpux_sig_to_guest[KSIG_MAX + 1] = {SIGNALS(TO_GUEST)};
const uint8_t hpux_sig_to_host[KSIG_MAX + 1] = {SIGNALS(TO_HOST)};

// clang-format off
const uint16_t hpux_errno_to_guest[HPUX_ERRNO_COUNT] = {
    [ENOMSG] = 35, [EIDRM] = 36, [ECHRNG] = 37, [EL2NSYNC] = 38, [EL3HLT] = 39, [EL3RST] = 40, [ELNRNG] = 41,
    [EUNATCH] = 42, [ENOCSI] = 43, [EL2HLT] = 44, [EDEADLK] = 45, [ENOLCK] = 46, [EILSEQ] = 47, [ENONET] = 50,
    [ENODATA] = 51, [ETIME] = 52, [ENOSR] = 53, [ENOSTR] = 54, [ENOPKG] = 55, [ENOLINK] = 57, [EADV] = 58,
    [ESRMNT] = 59, [ECOMM] = 60, [EPROTO] = 61, [EMULTIHOP] = 64, [EDOTDOT] = 66, [EBADMSG] = 67, [EUSERS] = 68,
    [EDQUOT] = 69, [ESTALE] = 70, [EREMOTE] = 71, [EOVERFLOW] = 72, [ENOTSOCK] = 216, [EDESTADDRREQ] = 217,
    [EMSGSIZE] = 218, [EPROTOTYPE] = 219, [ENOPROTOOPT] = 220, [EPROTONOSUPPORT] = 221, [ESOCKTNOSUPPORT] = 222,
    [EOPNOTSUPP] = 223, [EPFNOSUPPORT] = 224, [EAFNOSUPPORT] = 225, [EADDRINUSE] = 226, [EADDRNOTAVAIL] = 227,
    [ENETDOWN] = 228, [ENETUNREACH] = 229, [ENETRESET] = 230, [ECONNABORTED] = 231, [ECONNRESET] = 232,
    [ENOBUFS] = 233, [EISCONN] = 234, [ENOTCONN] = 235, [ESHUTDOWN] = 236, [ETOOMANYREFS] = 237, [ETIMEDOUT] = 238,
    [ECONNREFUSED] = 239, [EHOSTDOWN] = 241, [EHOSTUNREACH] = 242, [EALREADY] = 244, [EINPROGRESS] = 245,
    [ENOTEMPTY] = 247, [ENAMETOOLONG] = 248, [ELOOP] = 249, [ENOSYS] = 251, [ECANCELED] = 253, [EOWNERDEAD] = 254,
    [ENOTRECOVERABLE] = 255,
};

const struct flag_pair hpux_sa_flags[] = {
    {SA_ONSTACK, 0x01}, {SA_RESETHAND, 0x04}, {SA_NOCLDSTOP, 0x08}, {SA_SIGINFO, 0x10},
    {SA_NODEFER, 0x20}, {SA_RESTART, 0x40},   {SA_NOCLDWAIT, 0x80}, {0, 0},
};

const struct flag_pair hpux_mmap_flags[] = {
    {MAP_SHARED, 0x01}, {MAP_PRIVATE, 0x02}, {MAP_FIXED, 0x04}, {MAP_ANONYMOUS, 0x10}, {MAP_NORESERVE, 0x200}, {0, 0},
};

static const struct flag_pair open_flags[] = {
    {O_NONBLOCK, 0200000}, {O_NDELAY, 04}, {O_APPEND, 010}, {O_CREAT, 0400}, {O_TRUNC, 01000}, {O_EXCL, 02000},
    {O_DSYNC, 0100000}, {O_NOCTTY, 0400000}, {0, 0},
};

static const struct flag_pair no_flags[] = {{0, 0}};

static const struct number_pair fcntl_commands[] = {
    {F_GETLK, 8}, {F_SETLK, 9}, {F_SETLKW, 10}, {F_GETOWN, 11}, {F_SETOWN, 12}, {0, 0},
};
static const struct number_pair lock_types[] = {{F_RDLCK, 1}, {F_WRLCK, 2}, {F_UNLCK, 3}};

/* TCGETA to TCSETAF; TCGETATTR, TCSETATTR, TCSETATTRD, TCSETATTRF; window size; process group. Those of
 * pseudo-terminals are Linux's: the C library alone uses them. */
static const struct ioctl_pair ioctls[] = {
    {TCGETA, 0x40125401}, {TCSETA, 0x80125402}, {TCSETAW, 0x80125403}, {TCSETAF, 0x80125404}, {TCSBRK, 0x20005405},
    {TCXONC, 0x20005406}, {TCFLSH, 0x20005407}, {TCGETS, 0x40245410}, {TCSETS, 0x80245411}, {TCSETSW, 0x80245412},
    {TCSETSF, 0x80245413}, {TIOCGPGRP, 0x4004541e}, {TIOCSPGRP, 0x8004541d}, {TIOCGSID, 0x40045414},
    {TIOCGWINSZ, 0x4008746b}, {TIOCSWINSZ, 0x8008746a}, {TIOCGPTN, 0x40045430}, {TIOCSPTLCK, 0x80045431}, {FIONREAD, 0x4004667f}, {FIONBIO, 0x8004667e}, {0, 0},
};

/* Flags of termio(7) and termios: sys/compat/hpux/hpux_termio.h of OpenBSD 4.0, which has no numbers for IEXTEN, TOSTOP and speeds beyond 38400. */
#define SAME_BIT(bit) {bit, bit}
static const struct flag_pair iflags[] = {
    SAME_BIT(IGNBRK), SAME_BIT(BRKINT), SAME_BIT(IGNPAR), SAME_BIT(PARMRK), SAME_BIT(INPCK), SAME_BIT(ISTRIP), SAME_BIT(INLCR),
    SAME_BIT(IGNCR), SAME_BIT(ICRNL), SAME_BIT(IUCLC), SAME_BIT(IXON), SAME_BIT(IXANY), SAME_BIT(IXOFF), {0, 0},
};
static const struct flag_pair oflags[] = {
    SAME_BIT(OPOST), SAME_BIT(OLCUC), SAME_BIT(ONLCR), SAME_BIT(OCRNL), SAME_BIT(ONOCR), SAME_BIT(ONLRET), SAME_BIT(OFILL), SAME_BIT(OFDEL),
    SAME_BIT(NL1), SAME_BIT(CR1), SAME_BIT(CR2), SAME_BIT(TAB1), SAME_BIT(TAB2), SAME_BIT(BS1), SAME_BIT(VT1), SAME_BIT(FF1), {0, 0},
};
static const struct flag_pair cflags[] = {
    {CS6, 0x20}, {CS7, 0x40}, {CSTOPB, 0x80}, {CREAD, 0x100}, {PARENB, 0x200}, {PARODD, 0x400}, {HUPCL, 0x800}, {CLOCAL, 0x1000}, {0, 0},
};
static const struct flag_pair lflags[] = {
    SAME_BIT(ISIG), SAME_BIT(ICANON), SAME_BIT(XCASE), SAME_BIT(ECHO), SAME_BIT(ECHOE), SAME_BIT(ECHOK), SAME_BIT(ECHONL), SAME_BIT(NOFLSH),
    {0, 0},
};
static const struct number_pair speeds[] = {
    {B50, 1}, {B75, 2}, {B110, 3}, {B134, 4}, {B150, 5}, {B200, 6}, {B300, 7}, {B600, 8}, {B1200, 10}, {B1800, 11}, {B2400, 12}, {B4800, 14},
    {B9600, 16}, {B19200, 17}, {B38400, 18}, {0, 0},
};
enum { NONE = 255 };
static const uint8_t control_characters[TTY_CC] = {
    [VINTR] = 0, [VQUIT] = 1, [VERASE] = 2, [VKILL] = 3, [VEOF] = 4, [VEOL] = 5, [VEOL2] = 6, [VSWTC] = 7, [VMIN] = 11, [VTIME] = 12,
    [VSUSP] = 13, [VSTART] = 14, [VSTOP] = 15, [VWERASE] = NONE, [VREPRINT] = NONE, [VLNEXT] = NONE, [VDISCARD] = NONE, [17] = NONE, [18] = NONE,
};
static const struct termios_abi termios = {iflags, oflags, cflags, lflags, control_characters, speeds, false};

static const struct number_pair so_options[] = {
    {SO_DEBUG, 1}, {SO_ACCEPTCONN, 2}, {SO_REUSEADDR, 4}, {SO_KEEPALIVE, 8}, {SO_DONTROUTE, 0x10}, {SO_BROADCAST, 0x20},
    {SO_LINGER, 0x80}, {SO_OOBINLINE, 0x100}, {SO_REUSEPORT, 0x200}, {SO_SNDBUF, 0x1001}, {SO_RCVBUF, 0x1002},
    {SO_SNDLOWAT, 0x1003}, {SO_RCVLOWAT, 0x1004}, {SO_SNDTIMEO, 0x1005}, {SO_RCVTIMEO, 0x1006}, {SO_ERROR, 0x1007},
    {SO_TYPE, 0x1008}, {0, 0},
};
// clang-format on

static void no_cpuinfo(FILE *out, uint64_t mhz)
{
    (void)out, (void)mhz;
}

/* System V IPC: NetBSD's compat/hpux/hpux_ipc.h. In 64-bit programs, pointers, times and shm_segsz have 64 bits: an assumption.
 * struct ipc_perm: uid, gid, cuid, cgid, mode, seq, key, 20 bytes. */
#define PERM        "IIIIHHI5I"
#define PERM_FIELDS "ugUGmQKzzzzz"
#define PAD_22      "zzzzzzzzzzz"

// clang-format off
#define COMMON                                                                                                            \
    .open_flags = open_flags, .socket_flags = no_flags, .fcntl_commands = fcntl_commands, .lock_types = lock_types,       \
    .ioctls = ioctls, .termios = &termios,                                                          \
    .af_inet6 = 22, .sol_socket = 0xffff, .so_options = so_options, .flock = "hhlli", .flock64 = "hhqqi",               \
    .sem_ds = {PERM "pllH11H", PERM_FIELDS "zocn" PAD_22},                                                                \
    .msg_ds = {PERM "ppHHiilllH11H", PERM_FIELDS "zznMpPsrcb" PAD_22},                                                    \
    .shm_ds = {PERM "LpiiHHlll6I", PERM_FIELDS "szPpnzadczzzzzz"},                                                        \
    .shmlba = 0x1000, .cpuinfo = no_cpuinfo
#define STAT_64 {"IQHHHHIqqIqIqIiqIIQIHhIHHII3L", "dimnzzrsaAtTcCkbzzzzzzzzzugzzz"}
// clang-format on

const struct fs_abi hpux_fs = {
    COMMON,
    .stat = {"IIHHHHIiiIiIiIiiIIIIHhIHHII3I", "dimnzzrsaAtTcCkbzzzzzzzzzugzzz"},
    .stat64 = {"IIHHHHIqiIiIiIiQIIIIHhIHHII3I", "dimnzzrsaAtTcCkbzzzzzzzzzugzzz"},
};
const struct fs_abi hpux_fs_64 = {COMMON, .stat = STAT_64, .stat64 = STAT_64};
