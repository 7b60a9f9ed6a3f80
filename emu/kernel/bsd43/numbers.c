/* 4.3BSD's numbers of errors, signals and flags (sys/h/errno.h, signal.h, file.h, ioctl.h, socket.h). */
#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/sockios.h>
#include <signal.h>
#include <sys/socket.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/core/abi.h"

/* host, 4.3BSD. SIGEMT (7) and 29, which has no name, are signals of the host without a meaning; 32 is only a bit of masks. */
// clang-format off
#define SIGNALS(_)                                                                                     \
    _(SIGHUP, 1) _(SIGINT, 2) _(SIGQUIT, 3) _(SIGILL, 4) _(SIGTRAP, 5) _(SIGABRT, 6) _(SIGSTKFLT, 7)       \
    _(SIGFPE, 8) _(SIGKILL, 9) _(SIGBUS, 10) _(SIGSEGV, 11) _(SIGSYS, 12) _(SIGPIPE, 13) _(SIGALRM, 14)     \
    _(SIGTERM, 15) _(SIGURG, 16) _(SIGSTOP, 17) _(SIGTSTP, 18) _(SIGCONT, 19) _(SIGCHLD, 20) _(SIGTTIN, 21) \
    _(SIGTTOU, 22) _(SIGIO, 23) _(SIGXCPU, 24) _(SIGXFSZ, 25) _(SIGVTALRM, 26) _(SIGPROF, 27)              \
    _(SIGWINCH, 28) _(SIGPWR, 29) _(SIGUSR1, 30) _(SIGUSR2, 31) _(32, 32)
#define TO_GUEST(host, guest) [host] = guest,
#define TO_HOST(host, guest)  [guest] = host,
const uint8_t bsd43_sig_to_guest[KSIG_MAX + 1] = {SIGNALS(TO_GUEST)};
const uint8_t bsd43_sig_to_host[KSIG_MAX + 1] = {SIGNALS(TO_HOST)};

/* Numbers up to 34 are the host's. Errors that 4.3BSD lacks are EINVAL, or the nearest one. */
enum { INVALID = 22, NO_SPACE = 28, IO = 5, NO_ENTRY = 2, BUSY = 16 };
const uint16_t bsd43_errno_to_guest[BSD43_ERRNO_COUNT] = {
    [EAGAIN] = 35, [EDEADLK] = 35, [EINPROGRESS] = 36, [EALREADY] = 37, [ENOTSOCK] = 38, [EDESTADDRREQ] = 39, [EMSGSIZE] = 40,
    [EPROTOTYPE] = 41, [ENOPROTOOPT] = 42, [EPROTONOSUPPORT] = 43, [ESOCKTNOSUPPORT] = 44, [EOPNOTSUPP] = 45, [EPFNOSUPPORT] = 46,
    [EAFNOSUPPORT] = 47, [EADDRINUSE] = 48, [EADDRNOTAVAIL] = 49, [ENETDOWN] = 50, [ENETUNREACH] = 51, [ENETRESET] = 52,
    [ECONNABORTED] = 53, [ECONNRESET] = 54, [ENOBUFS] = 55, [EISCONN] = 56, [ENOTCONN] = 57, [ESHUTDOWN] = 58, [ETOOMANYREFS] = 59,
    [ETIMEDOUT] = 60, [ECONNREFUSED] = 61, [ELOOP] = 62, [ENAMETOOLONG] = 63, [EHOSTDOWN] = 64, [EHOSTUNREACH] = 65,
    [ENOTEMPTY] = 66, [EUSERS] = 68, [EDQUOT] = 69, [ESTALE] = 70, [EREMOTE] = 71,
    [ENOSYS] = INVALID, [EOVERFLOW] = INVALID, [EILSEQ] = INVALID, [EBADMSG] = IO, [EPROTO] = IO, [ENOLCK] = NO_SPACE,
    [ENODATA] = NO_ENTRY, [ELIBBAD] = 8, [ECANCELED] = INVALID, [ENOMSG] = INVALID, [EIDRM] = INVALID, [ETIME] = 60,
    [ENOTUNIQ] = INVALID, [EBADFD] = INVALID, [ERESTART] = 4, [ENOMEDIUM] = 6, [EOWNERDEAD] = INVALID, [ENOTRECOVERABLE] = INVALID,
    [ENOKEY] = INVALID, [ERFKILL] = BUSY, [EHWPOISON] = IO,
};

static const struct flag_pair open_flags[] = {
    {O_NONBLOCK, 4}, {O_APPEND, 8}, {O_ASYNC, 0x40}, {O_CREAT, 0x200}, {O_TRUNC, 0x400}, {O_EXCL, 0x800}, {0, 0},
};
static const struct flag_pair no_flags[] = {{0, 0}};
static const struct number_pair fcntl_commands[] = {{F_GETOWN, 5}, {F_SETOWN, 6}, {0, 0}};
static const struct number_pair lock_types[] = {{F_RDLCK, 1}, {F_WRLCK, 2}, {F_UNLCK, 3}};

/* Requests about terminals with 4.3BSD structures are in tty.c. */
#define OUT(letter, n, bytes)   (0x40000000u | (bytes) << 16 | (letter) << 8 | (n))
#define IN(letter, n, bytes)    (0x80000000u | (bytes) << 16 | (letter) << 8 | (n))
#define INOUT(letter, n, bytes) (0xc0000000u | (bytes) << 16 | (letter) << 8 | (n))
#define VOID(letter, n)         (0x20000000u | (letter) << 8 | (n))
static const struct ioctl_pair ioctls[] = {
    {FIOCLEX, VOID('f', 1)}, {FIONCLEX, VOID('f', 2)}, {FIONREAD, OUT('f', 127, 4)}, {FIONBIO, IN('f', 126, 4)},
    {FIOASYNC, IN('f', 125, 4)}, {FIOSETOWN, IN('f', 124, 4)}, {FIOGETOWN, OUT('f', 123, 4)}, {TIOCEXCL, VOID('t', 13)},
    {TIOCNXCL, VOID('t', 14)}, {TIOCGPGRP, OUT('t', 119, 4)}, {TIOCSPGRP, IN('t', 118, 4)}, {TIOCOUTQ, OUT('t', 115, 4)},
    {TIOCSTI, IN('t', 114, 1)}, {TIOCNOTTY, VOID('t', 113)}, {TIOCPKT, IN('t', 112, 4)}, {TIOCGWINSZ, OUT('t', 104, 8)}, {TIOCSWINSZ, IN('t', 103, 8)},
    {SIOCATMARK, OUT('s', 7, 4)}, {SIOCSPGRP, IN('s', 8, 4)}, {SIOCGPGRP, OUT('s', 9, 4)}, {SIOCGIFADDR, INOUT('i', 13, 32)},
    {SIOCGIFDSTADDR, INOUT('i', 15, 32)}, {SIOCGIFFLAGS, INOUT('i', 17, 32)}, {SIOCGIFBRDADDR, INOUT('i', 18, 32)},
    {SIOCGIFCONF, INOUT('i', 20, 8)}, {SIOCGIFNETMASK, INOUT('i', 21, 32)}, {SIOCGIFMETRIC, INOUT('i', 23, 32)}, {0, 0},
};

static const struct number_pair so_options[] = {
    {SO_DEBUG, 1}, {SO_ACCEPTCONN, 2}, {SO_REUSEADDR, 4}, {SO_KEEPALIVE, 8}, {SO_DONTROUTE, 0x10}, {SO_BROADCAST, 0x20},
    {SO_LINGER, 0x80}, {SO_OOBINLINE, 0x100}, {SO_SNDBUF, 0x1001}, {SO_RCVBUF, 0x1002}, {SO_SNDLOWAT, 0x1003}, {SO_RCVLOWAT, 0x1004},
    {SO_SNDTIMEO, 0x1005}, {SO_RCVTIMEO, 0x1006}, {SO_ERROR, 0x1007}, {SO_TYPE, 0x1008}, {0, 0},
};
// clang-format on

enum { NOT_THERE = 1000 }; /* a command and a family that programs cannot name */

static void no_cpuinfo(FILE *out, uint64_t mhz)
{
    (void)out, (void)mhz;
}

/* struct stat has 64 bytes: sys/h/stat.h. There is no System V IPC. */
const struct fs_abi bsd43_fs = {
    .open_flags = open_flags,
    .socket_flags = no_flags,
    .fcntl_commands = fcntl_commands,
    .lock_types = lock_types,
    .narrow_getlk = NOT_THERE,
    .ioctls = ioctls,
    .sol_socket = 0xffff,
    .af_inet6 = NOT_THERE,
    .so_options = so_options,
    .stat = {"HIHHHHHiiiiiiiiiii", "dimnugrsaztzczkbzz"},
    .type_name = "ufs",
    .minor_bits = 8,
    .flock = "hhlli",
    .shmlba = BSD43_PAGE,
    .cpuinfo = no_cpuinfo,
    .old_ptys = true,
    .devices = bsd43_devices,
    .loopback = "lo0",
};
