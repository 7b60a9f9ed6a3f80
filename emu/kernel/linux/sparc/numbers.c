/*
 * Linux's numbers on SPARC: signals, errors, flags (asm/signal.h, errno.h, mman.h, poll.h of sparc). The order of signals and errors is
 * that of SunOS 4.
 */
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/sparc/sparc.h"

#include <poll.h>
#include <signal.h>
#include <sys/mman.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

/* host, sparc. Number 7 is SIGEMT. */
// clang-format off
#define SIGNALS(_)                                                                                 \
    _(SIGHUP, 1) _(SIGINT, 2) _(SIGQUIT, 3) _(SIGILL, 4) _(SIGTRAP, 5) _(SIGABRT, 6) _(SIGSTKFLT, 7)   \
    _(SIGFPE, 8) _(SIGKILL, 9) _(SIGBUS, 10) _(SIGSEGV, 11) _(SIGSYS, 12) _(SIGPIPE, 13)               \
    _(SIGALRM, 14) _(SIGTERM, 15) _(SIGURG, 16) _(SIGSTOP, 17) _(SIGTSTP, 18) _(SIGCONT, 19)           \
    _(SIGCHLD, 20) _(SIGTTIN, 21) _(SIGTTOU, 22) _(SIGIO, 23) _(SIGXCPU, 24) _(SIGXFSZ, 25)            \
    _(SIGVTALRM, 26) _(SIGPROF, 27) _(SIGWINCH, 28) _(SIGPWR, 29) _(SIGUSR1, 30) _(SIGUSR2, 31)
#define REALTIME(_)                                                                                \
    _(32) _(33) _(34) _(35) _(36) _(37) _(38) _(39) _(40) _(41) _(42) _(43) _(44) _(45) _(46) _(47)     \
    _(48) _(49) _(50) _(51) _(52) _(53) _(54) _(55) _(56) _(57) _(58) _(59) _(60) _(61) _(62) _(63) _(64)
// clang-format on
#define ITSELF(n)             [n] = n,
#define TO_GUEST(host, guest) [host] = guest,
#define TO_HOST(host, guest)  [guest] = host,
const uint8_t linux_sparc_sig_to_guest[KSIG_MAX + 1] = {SIGNALS(TO_GUEST) REALTIME(ITSELF)};
const uint8_t linux_sparc_sig_to_host[KSIG_MAX + 1] = {SIGNALS(TO_HOST) REALTIME(ITSELF)};

// clang-format off
const uint16_t linux_sparc_errno_to_guest[134] = {
    [EINPROGRESS] = 36, [EALREADY] = 37, [ENOTSOCK] = 38, [EDESTADDRREQ] = 39, [EMSGSIZE] = 40, [EPROTOTYPE] = 41, [ENOPROTOOPT] = 42,
    [EPROTONOSUPPORT] = 43, [ESOCKTNOSUPPORT] = 44, [EOPNOTSUPP] = 45, [EPFNOSUPPORT] = 46, [EAFNOSUPPORT] = 47, [EADDRINUSE] = 48,
    [EADDRNOTAVAIL] = 49, [ENETDOWN] = 50, [ENETUNREACH] = 51, [ENETRESET] = 52, [ECONNABORTED] = 53, [ECONNRESET] = 54, [ENOBUFS] = 55,
    [EISCONN] = 56, [ENOTCONN] = 57, [ESHUTDOWN] = 58, [ETOOMANYREFS] = 59, [ETIMEDOUT] = 60, [ECONNREFUSED] = 61, [ELOOP] = 62,
    [ENAMETOOLONG] = 63, [EHOSTDOWN] = 64, [EHOSTUNREACH] = 65, [ENOTEMPTY] = 66, [EUSERS] = 68, [EDQUOT] = 69, [ESTALE] = 70,
    [EREMOTE] = 71, [ENOSTR] = 72, [ETIME] = 73, [ENOSR] = 74, [ENOMSG] = 75, [EBADMSG] = 76, [EIDRM] = 77, [EDEADLK] = 78, [ENOLCK] = 79,
    [ENONET] = 80, [ENOLINK] = 82, [EADV] = 83, [ESRMNT] = 84, [ECOMM] = 85, [EPROTO] = 86, [EMULTIHOP] = 87, [EDOTDOT] = 88,
    [EREMCHG] = 89, [ENOSYS] = 90, [ESTRPIPE] = 91, [EOVERFLOW] = 92, [EBADFD] = 93, [ECHRNG] = 94, [EL2NSYNC] = 95, [EL3HLT] = 96,
    [EL3RST] = 97, [ELNRNG] = 98, [EUNATCH] = 99, [ENOCSI] = 100, [EL2HLT] = 101, [EBADE] = 102, [EBADR] = 103, [EXFULL] = 104,
    [ENOANO] = 105, [EBADRQC] = 106, [EBADSLT] = 107, [EBFONT] = 109, [ELIBEXEC] = 110, [ENODATA] = 111, [ELIBBAD] = 112, [ENOPKG] = 113,
    [ELIBACC] = 114, [ENOTUNIQ] = 115, [ERESTART] = 116, [EUCLEAN] = 117, [ENOTNAM] = 118, [ENAVAIL] = 119, [EISNAM] = 120,
    [EREMOTEIO] = 121, [EILSEQ] = 122, [ELIBMAX] = 123, [ELIBSCN] = 124, [ENOMEDIUM] = 125, [EMEDIUMTYPE] = 126, [ECANCELED] = 127,
    [ENOKEY] = 128, [EKEYEXPIRED] = 129, [EKEYREVOKED] = 130, [EKEYREJECTED] = 131, [EOWNERDEAD] = 132, [ENOTRECOVERABLE] = 133,
    [ERFKILL] = 134, [EHWPOISON] = 135,
};

const struct flag_pair linux_sparc_sa_flags[] = {
    {SA_ONSTACK, 0x01}, {SA_RESTART, 0x02}, {SA_RESETHAND, 0x04}, {SA_NOCLDSTOP, 0x08}, {SA_NODEFER, 0x20}, {SA_NOCLDWAIT, 0x100},
    {SA_SIGINFO, 0x200}, {0, 0},
};

#define SAME(flag) {(unsigned)(flag), (unsigned)(flag)}
const struct flag_pair linux_sparc_mmap_flags[] = {
    SAME(MAP_SHARED), SAME(MAP_PRIVATE), SAME(MAP_FIXED), SAME(MAP_ANONYMOUS), {MAP_NORESERVE, 0x40}, {MAP_LOCKED, 0x100},
    {MAP_GROWSDOWN, 0x200}, SAME(MAP_DENYWRITE), SAME(MAP_EXECUTABLE), SAME(MAP_POPULATE), SAME(MAP_NONBLOCK), SAME(MAP_STACK),
    SAME(MAP_HUGETLB), SAME(MAP_FIXED_NOREPLACE), {0, 0},
};

const struct flag_pair linux_sparc_poll_events[] = {
    SAME(POLLIN), SAME(POLLPRI), SAME(POLLOUT), SAME(POLLERR), SAME(POLLHUP), SAME(POLLNVAL), SAME(POLLRDNORM), SAME(POLLRDBAND),
    {POLLWRNORM, POLLOUT}, {POLLWRBAND, 0x100}, {POLLRDHUP, 0x800}, SAME(0x400), {0, 0},
};
// clang-format on
