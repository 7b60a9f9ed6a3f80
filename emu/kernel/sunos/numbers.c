/* SunOS's numbers of errors, signals and flags. */
#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <termios.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/sunos/info.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/kernel/tty/tty.h"

#define HOST_O_SYNC_BIT 04000000 /* __O_SYNC */

/* host, SunOS. SIGEMT (7) and 32 to 40, SIGWAITING to SIGJVM2, are signals of the host without a meaning; real-time signals are 41 to 48.
 */
// clang-format off
#define SIGNALS(_)                                                                                     \
    _(SIGHUP, 1) _(SIGINT, 2) _(SIGQUIT, 3) _(SIGILL, 4) _(SIGTRAP, 5) _(SIGABRT, 6) _(SIGSTKFLT, 7)       \
    _(SIGFPE, 8) _(SIGKILL, 9) _(SIGBUS, 10) _(SIGSEGV, 11) _(SIGSYS, 12) _(SIGPIPE, 13) _(SIGALRM, 14)     \
    _(SIGTERM, 15) _(SIGUSR1, 16) _(SIGUSR2, 17) _(SIGCHLD, 18) _(SIGPWR, 19) _(SIGWINCH, 20)              \
    _(SIGURG, 21) _(SIGIO, 22) _(SIGSTOP, 23) _(SIGTSTP, 24) _(SIGCONT, 25) _(SIGTTIN, 26) _(SIGTTOU, 27)  \
    _(SIGVTALRM, 28) _(SIGPROF, 29) _(SIGXCPU, 30) _(SIGXFSZ, 31)                                          \
    _(32, 32) _(33, 33) _(34, 34) _(35, 35) _(36, 36) _(37, 37) _(38, 38) _(39, 39) _(40, 40)              \
    _(41, 41) _(42, 42) _(43, 43) _(44, 44) _(45, 45) _(46, 46) _(47, 47) _(48, 48)
#define TO_GUEST(host, guest) [host] = guest,
#define TO_HOST(host, guest)  [guest] = host,
// clang-format on
const uint8_t sunos_sig_to_guest[KSIG_MAX + 1] = {SIGNALS(TO_GUEST)};
const uint8_t sunos_sig_to_host[KSIG_MAX + 1] = {SIGNALS(TO_HOST)};

// clang-format off
const uint16_t sunos_errno_to_guest[SUNOS_ERRNO_COUNT] = {
    [ENOMSG] = 35, [EIDRM] = 36, [ECHRNG] = 37, [EL2NSYNC] = 38, [EL3HLT] = 39, [EL3RST] = 40, [ELNRNG] = 41, [EUNATCH] = 42,
    [ENOCSI] = 43, [EL2HLT] = 44, [EDEADLK] = 45, [ENOLCK] = 46, [ECANCELED] = 47, [EDQUOT] = 49, [EBADE] = 50, [EBADR] = 51,
    [EXFULL] = 52, [ENOANO] = 53, [EBADRQC] = 54, [EBADSLT] = 55, [EBFONT] = 57, [EOWNERDEAD] = 58, [ENOTRECOVERABLE] = 59,
    [ENOSTR] = 60, [ENODATA] = 61, [ETIME] = 62, [ENOSR] = 63, [ENONET] = 64, [ENOPKG] = 65, [EREMOTE] = 66, [ENOLINK] = 67,
    [EADV] = 68, [ESRMNT] = 69, [ECOMM] = 70, [EPROTO] = 71, [EMULTIHOP] = 74, [EBADMSG] = 77, [ENAMETOOLONG] = 78, [EOVERFLOW] = 79,
    [ENOTUNIQ] = 80, [EBADFD] = 81, [EREMCHG] = 82, [ELIBACC] = 83, [ELIBBAD] = 84, [ELIBSCN] = 85, [ELIBMAX] = 86, [ELIBEXEC] = 87,
    [EILSEQ] = 88, [ENOSYS] = 89, [ELOOP] = 90, [ERESTART] = 91, [ESTRPIPE] = 92, [ENOTEMPTY] = 93, [EUSERS] = 94, [ENOTSOCK] = 95,
    [EDESTADDRREQ] = 96, [EMSGSIZE] = 97, [EPROTOTYPE] = 98, [ENOPROTOOPT] = 99, [EPROTONOSUPPORT] = 120, [ESOCKTNOSUPPORT] = 121,
    [EOPNOTSUPP] = 122, [EPFNOSUPPORT] = 123, [EAFNOSUPPORT] = 124, [EADDRINUSE] = 125, [EADDRNOTAVAIL] = 126, [ENETDOWN] = 127,
    [ENETUNREACH] = 128, [ENETRESET] = 129, [ECONNABORTED] = 130, [ECONNRESET] = 131, [ENOBUFS] = 132, [EISCONN] = 133,
    [ENOTCONN] = 134, [ESHUTDOWN] = 143, [ETOOMANYREFS] = 144, [ETIMEDOUT] = 145, [ECONNREFUSED] = 146, [EHOSTDOWN] = 147,
    [EHOSTUNREACH] = 148, [EALREADY] = 149, [EINPROGRESS] = 150, [ESTALE] = 151,
};

const struct flag_pair sunos_sa_flags[] = {
    {SA_ONSTACK, 1}, {SA_RESETHAND, 2}, {SA_RESTART, 4}, {SA_SIGINFO, 8}, {SA_NODEFER, 0x10}, {SA_NOCLDWAIT, 0x10000},
    {SA_NOCLDSTOP, 0x20000}, {0, 0},
};

const struct flag_pair sunos_mmap_flags[] = {
    {MAP_SHARED, 1}, {MAP_PRIVATE, 2}, {MAP_FIXED, 0x10}, {MAP_NORESERVE, 0x40}, {MAP_ANONYMOUS, 0x100}, {0, 0},
};

#define SAME(flag) {flag, flag}
const struct flag_pair sunos_poll_events[] = {
    SAME(POLLIN), SAME(POLLPRI), SAME(POLLOUT), SAME(POLLERR), SAME(POLLHUP), SAME(POLLNVAL), SAME(POLLRDNORM), SAME(POLLRDBAND),
    {POLLWRNORM, POLLOUT}, {POLLWRBAND, 0x100}, {0, 0},
};

static const struct flag_pair open_flags[] = {
    {O_NONBLOCK, 0x80}, {O_NDELAY, 4}, {O_APPEND, 8}, {HOST_O_SYNC_BIT, 0x10}, {O_DSYNC, 0x40}, {O_CREAT, 0x100}, {O_TRUNC, 0x200},
    {O_EXCL, 0x400}, {O_NOCTTY, 0x800}, {O_NOFOLLOW, 0x20000}, {0, 0},
};
static const struct flag_pair no_flags[] = {{0, 0}};

static const struct number_pair fcntl_commands[] = {
    {F_SETLK, 6}, {F_SETLKW, 7}, {F_GETLK, 14}, {F_GETOWN, 23}, {F_SETOWN, 24}, {F_GETLK, 33}, {F_SETLK, 34}, {F_SETLKW, 35}, {0, 0},
};
static const struct number_pair lock_types[] = {{F_RDLCK, 1}, {F_WRLCK, 2}, {F_UNLCK, 3}};

#define OF_T(n) (('T' << 8) | (n))
#define OF_t(n) (('t' << 8) | (n))
static const struct ioctl_pair ioctls[] = {
    {TCGETA, OF_T(1)}, {TCSETA, OF_T(2)}, {TCSETAW, OF_T(3)}, {TCSETAF, OF_T(4)}, {TCSBRK, OF_T(5)}, {TCXONC, OF_T(6)},
    {TCFLSH, OF_T(7)}, {TCGETS, OF_T(13)}, {TCSETS, OF_T(14)}, {TCSETSW, OF_T(15)}, {TCSETSF, OF_T(16)}, {TIOCSWINSZ, OF_T(103)},
    {TIOCGWINSZ, OF_T(104)}, {TIOCEXCL, OF_t(13)}, {TIOCNXCL, OF_t(14)}, {TIOCGPGRP, OF_t(20)}, {TIOCSPGRP, OF_t(21)},
    {TIOCGSID, OF_t(22)}, {TIOCSTI, OF_t(23)}, {TIOCNOTTY, OF_t(113)}, {TIOCOUTQ, OF_t(115)}, {TIOCSCTTY, OF_t(132)},
    {FIOCLEX, 0x20006601}, {FIONCLEX, 0x20006602}, {FIONREAD, 0x4004667f}, {FIONBIO, 0x8004667e}, {FIOASYNC, 0x8004667d}, {0, 0},
};

/* termios.h: the flags are System V's, which are the host's but for FLUSHO. */
#define BIT(n)   {1u << (n), 1u << (n)}
#define BITS(n)  BIT(n), BIT((n) + 1), BIT((n) + 2), BIT((n) + 3)
static const struct flag_pair iflags[] = {BITS(0), BITS(4), BITS(8), BIT(12), BIT(13), {0, 0}};
static const struct flag_pair oflags[] = {BITS(0), BITS(4), BITS(8), BITS(12), {0, 0}};
static const struct flag_pair cflags[] = {BITS(4), BITS(8), {CRTSCTS, 0x80000000}, {0, 0}};
static const struct flag_pair lflags[] = {BITS(0), BITS(4), BITS(8), {FLUSHO, 020000}, BIT(14), BIT(15), {0, 0}};
static const struct number_pair speeds[] = {
    {B50, 1}, {B75, 2}, {B110, 3}, {B134, 4}, {B150, 5}, {B200, 6}, {B300, 7}, {B600, 8}, {B1200, 9}, {B1800, 10}, {B2400, 11},
    {B4800, 12}, {B9600, 13}, {B19200, 14}, {B38400, 15}, {0, 0},
};
enum { NONE = 255 };
static const uint8_t control_characters[TTY_CC] = {
    [VINTR] = 0, [VQUIT] = 1, [VERASE] = 2, [VKILL] = 3, [VEOF] = 4, [VEOL] = 5, [VEOL2] = 6, [VSWTC] = 7, [VSTART] = 8, [VSTOP] = 9,
    [VSUSP] = 10, [VREPRINT] = 12, [VDISCARD] = 13, [VWERASE] = 14, [VLNEXT] = 15, [VMIN] = NONE, [VTIME] = NONE, [17] = NONE, [18] = NONE,
};
static const struct termios_abi termios = {iflags, oflags, cflags, lflags, control_characters, speeds, true};

const struct flag_pair sunos_message_flags[] = {
    {MSG_OOB, 1}, {MSG_PEEK, 2}, {MSG_DONTROUTE, 4}, {MSG_EOR, 8}, {MSG_CTRUNC, 0x10}, {MSG_TRUNC, 0x20}, {MSG_WAITALL, 0x40},
    {MSG_DONTWAIT, 0x80}, {0, 0},
};

static const struct number_pair so_options[] = {
    {SO_DEBUG, 1}, {SO_ACCEPTCONN, 2}, {SO_REUSEADDR, 4}, {SO_KEEPALIVE, 8}, {SO_DONTROUTE, 0x10}, {SO_BROADCAST, 0x20},
    {SO_LINGER, 0x80}, {SO_OOBINLINE, 0x100}, {SO_SNDBUF, 0x1001}, {SO_RCVBUF, 0x1002}, {SO_SNDLOWAT, 0x1003}, {SO_RCVLOWAT, 0x1004},
    {SO_SNDTIMEO, 0x1005}, {SO_RCVTIMEO, 0x1006}, {SO_ERROR, 0x1007}, {SO_TYPE, 0x1008}, {SO_PROTOCOL, 0x1009}, {SO_DOMAIN, 0x100c},
    {0, 0},
};
// clang-format on

static void no_cpuinfo(FILE *out, uint64_t mhz)
{
    (void)out, (void)mhz;
}

/* System V IPC: sys/ipc.h, sem.h, msg.h, shm.h. struct ipc_perm: uid, gid, cuid, cgid, mode, seq, key, in 32-bit programs 4 words. */
#define PERM        "IIIIIII"
#define PERM_FIELDS "ugUGmQK"
#define NARROW_IPC                                                                \
    .sem_ds = {PERM "4IpHlIlIi3l", PERM_FIELDS "zzzzznozczzzzz"},                 \
    .msg_ds = {PERM "4IppLLLiilIlIlIhh3l", PERM_FIELDS "zzzzzzbnMpPszrzczzzzzz"}, \
    .shm_ds = {PERM "4ILpHiiLLlIlIlI4I", PERM_FIELDS "zzzzszzPpnnazdzczzzzz"}
#define WIDE_IPC                                                                                                          \
    .sem_ds = {PERM "pHlli3l", PERM_FIELDS "znoczzzz"}, .msg_ds = {PERM "ppLLLiilllhh3l", PERM_FIELDS "zzbnMpPsrczzzzz"}, \
    .shm_ds = {PERM "LpHiiLLlll4q", PERM_FIELDS "szzPpnnadczzzz"}

/* /proc/PID and /proc/PID/lwp/N. What others must not see has registers. */
static const struct process_file process_files[] = {
    {"/psinfo", 0444, sunos_write_psinfo, NULL},
    {"/status", 0400, sunos_write_status, NULL},
    {"/usage", 0444, sunos_write_usage, NULL},
    {"/lwpsinfo", 0444, NULL, sunos_write_lwp_psinfo},
    {"/lwpstatus", 0400, NULL, sunos_write_lwp_status},
    {"/lwpusage", 0444, NULL, sunos_write_lwp_usage},
    {0},
};

/* struct flock: l_type l_whence l_start l_len l_sysid l_pid. */
// clang-format off
#define COMMON                                                                                                                     \
    .open_flags = open_flags, .socket_flags = no_flags, .fcntl_commands = fcntl_commands, .lock_types = lock_types, .ioctls = ioctls, \
    .termios = &termios, .sol_socket = 0xffff, .af_inet6 = 26, .so_options = so_options, .msghdr = "pIpipIi", .cmsghdr = "Iii", .scm_rights = 0x1010, .message_flags = sunos_message_flags, .flock = "hhll0i", .flock64 = "hhqq0i",       \
    .type_name = "ufs", .process_files = process_files, .thread_number = sunos_lwp_id, .cpuinfo = no_cpuinfo
// clang-format on

const struct fs_abi sunos_fs = {
    COMMON,
    NARROW_IPC,
    .minor_bits = 18,
    .stat = {"I3IIIIIII2IiIiiiiiiii16B8I", "dzzzimnugrzzszaAtTcCkbffffffffffffffffzzzzzzzz"},
    .stat64 = {"I3IQIIIII2Iqiiiiiiiq16B8I", "dzzzimnugrzzsaAtTcCkbffffffffffffffffzzzzzzzz"},
};
const struct fs_abi sunos_fs_64 = {
    COMMON,
    WIDE_IPC,
    .minor_bits = 32,
    .stat = {"QQIIIIQqllllllIIq16B", "dimnugrsaAtTcCkzbffffffffffffffff"},
    .stat64 = {"QQIIIIQqllllllIIq16B", "dimnugrsaAtTcCkzbffffffffffffffff"},
};
