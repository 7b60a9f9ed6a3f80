/* names.c - see names.h. */
#include "emu/kernel/strace/names.h"

#include <asm/ioctls.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/futex.h>
#include <linux/netlink.h>
#include <linux/sockios.h>
#include <netinet/in.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define END \
    {       \
        0   \
    }
#define N(name)        \
    {                  \
        name, #name, 0 \
    }
#define M(name, of)     \
    {                   \
        name, #name, of \
    }

// clang-format off
const struct strace_name strace_oflags[] = {
    M(O_RDONLY, O_ACCMODE), M(O_WRONLY, O_ACCMODE), M(O_RDWR, O_ACCMODE),
    N(O_CREAT), N(O_EXCL), N(O_NOCTTY), N(O_TRUNC), N(O_APPEND), N(O_NONBLOCK), M(O_SYNC, O_SYNC), N(O_DSYNC), N(O_ASYNC), N(O_DIRECT),
    M(O_TMPFILE, O_TMPFILE), N(O_DIRECTORY), N(O_NOFOLLOW), N(O_NOATIME), N(O_CLOEXEC), N(O_PATH), END,
};
const struct strace_name strace_fdflags[] = {N(O_NONBLOCK), N(O_DIRECT), N(O_CLOEXEC), END}; /* pipe2(), dup3() */
const struct strace_name strace_atflags[] = {
    N(AT_SYMLINK_NOFOLLOW), N(AT_REMOVEDIR), N(AT_SYMLINK_FOLLOW), N(AT_NO_AUTOMOUNT), N(AT_EMPTY_PATH), END,
};
const struct strace_name strace_amode[] = {N(R_OK), N(W_OK), N(X_OK), END};
const struct strace_name strace_prot[] = {N(PROT_READ), N(PROT_WRITE), N(PROT_EXEC), N(PROT_GROWSDOWN), N(PROT_GROWSUP), END};
const struct strace_name strace_mapflags[] = {
    M(MAP_SHARED, MAP_TYPE), M(MAP_PRIVATE, MAP_TYPE), M(MAP_SHARED_VALIDATE, MAP_TYPE), N(MAP_FIXED), N(MAP_ANONYMOUS),
    N(MAP_GROWSDOWN), N(MAP_DENYWRITE), N(MAP_LOCKED), N(MAP_NORESERVE), N(MAP_POPULATE), N(MAP_NONBLOCK), N(MAP_STACK),
    N(MAP_HUGETLB), N(MAP_FIXED_NOREPLACE), END,
};
const struct strace_name strace_cloneflags[] = {
    N(CLONE_VM), N(CLONE_FS), N(CLONE_FILES), N(CLONE_SIGHAND), N(CLONE_PIDFD), N(CLONE_PTRACE), N(CLONE_VFORK), N(CLONE_PARENT),
    N(CLONE_THREAD), N(CLONE_NEWNS), N(CLONE_SYSVSEM), N(CLONE_SETTLS), N(CLONE_PARENT_SETTID), N(CLONE_CHILD_CLEARTID),
    N(CLONE_DETACHED), N(CLONE_UNTRACED), N(CLONE_CHILD_SETTID), N(CLONE_NEWUTS), N(CLONE_NEWIPC), N(CLONE_NEWUSER), N(CLONE_NEWPID),
    N(CLONE_NEWNET), N(CLONE_IO), END,
};
const struct strace_name strace_msgflags[] = {
    N(MSG_OOB), N(MSG_PEEK), N(MSG_DONTROUTE), N(MSG_CTRUNC), N(MSG_TRUNC), N(MSG_DONTWAIT), N(MSG_EOR), N(MSG_WAITALL),
    N(MSG_NOSIGNAL), N(MSG_MORE), N(MSG_WAITFORONE), N(MSG_CMSG_CLOEXEC), END,
};
const struct strace_name strace_waitflags[] = {
    N(WNOHANG), N(WUNTRACED), N(WEXITED), N(WCONTINUED), N(WNOWAIT), {__WNOTHREAD, "__WNOTHREAD", 0}, {__WALL, "__WALL", 0},
    {__WCLONE, "__WCLONE", 0}, END,
};
const struct strace_name strace_epollflags[] = {N(EPOLL_CLOEXEC), END};
const struct strace_name strace_saflags[] = {
    N(SA_NOCLDSTOP), N(SA_NOCLDWAIT), N(SA_SIGINFO), N(SA_ONSTACK), N(SA_RESTART), N(SA_NODEFER), N(SA_RESETHAND),
    {0x04000000, "SA_RESTORER", 0}, END,
};
const struct strace_name strace_filemode[] = {
    M(S_IFREG, S_IFMT), M(S_IFDIR, S_IFMT), M(S_IFCHR, S_IFMT), M(S_IFBLK, S_IFMT), M(S_IFIFO, S_IFMT), M(S_IFLNK, S_IFMT),
    M(S_IFSOCK, S_IFMT), N(S_ISUID), N(S_ISGID), N(S_ISVTX), END,
};
const struct strace_name strace_pollevents[] = {
    N(POLLIN), N(POLLPRI), N(POLLOUT), N(POLLERR), N(POLLHUP), N(POLLNVAL), N(POLLRDNORM), N(POLLRDBAND), N(POLLWRNORM), N(POLLWRBAND),
    N(POLLRDHUP), END,
};

const struct strace_name strace_epollop[] = {N(EPOLL_CTL_ADD), N(EPOLL_CTL_DEL), N(EPOLL_CTL_MOD), END};
const struct strace_name strace_domain[] = {N(AF_UNSPEC), N(AF_UNIX), N(AF_INET), N(AF_INET6), N(AF_NETLINK), N(AF_PACKET), END};
const struct strace_name strace_socktype[] = {
    M(SOCK_STREAM, 15), M(SOCK_DGRAM, 15), M(SOCK_RAW, 15), M(SOCK_SEQPACKET, 15), N(SOCK_NONBLOCK), N(SOCK_CLOEXEC), END,
};
const struct strace_name strace_inet_protocol[] = {
    N(IPPROTO_IP), N(IPPROTO_ICMP), N(IPPROTO_IGMP), N(IPPROTO_IPIP), N(IPPROTO_TCP), N(IPPROTO_EGP), N(IPPROTO_PUP), N(IPPROTO_UDP),
    N(IPPROTO_IDP), N(IPPROTO_TP), N(IPPROTO_DCCP), N(IPPROTO_IPV6), N(IPPROTO_RSVP), N(IPPROTO_GRE), N(IPPROTO_ESP), N(IPPROTO_AH),
    N(IPPROTO_ICMPV6), N(IPPROTO_MTP), N(IPPROTO_BEETPH), N(IPPROTO_ENCAP), N(IPPROTO_PIM), N(IPPROTO_COMP), N(IPPROTO_SCTP),
    N(IPPROTO_UDPLITE), N(IPPROTO_MPLS), N(IPPROTO_RAW), N(IPPROTO_MPTCP), END,
};
const struct strace_name strace_netlink_protocol[] = {
    N(NETLINK_ROUTE), N(NETLINK_USERSOCK), N(NETLINK_FIREWALL), N(NETLINK_SOCK_DIAG), N(NETLINK_NFLOG), N(NETLINK_XFRM),
    N(NETLINK_SELINUX), N(NETLINK_AUDIT), N(NETLINK_CONNECTOR), N(NETLINK_NETFILTER), N(NETLINK_KOBJECT_UEVENT), N(NETLINK_GENERIC),
    N(NETLINK_CRYPTO), END,
};
const struct strace_name strace_whence[] = {N(SEEK_SET), N(SEEK_CUR), N(SEEK_END), N(SEEK_DATA), N(SEEK_HOLE), END};
const struct strace_name strace_fcntlcmd[] = {
    N(F_DUPFD), N(F_GETFD), N(F_SETFD), N(F_GETFL), N(F_SETFL), N(F_GETLK), N(F_SETLK), N(F_SETLKW), N(F_SETOWN), N(F_GETOWN),
    N(F_SETSIG), N(F_GETSIG), N(F_SETLEASE), N(F_GETLEASE), N(F_NOTIFY), N(F_DUPFD_CLOEXEC), N(F_SETPIPE_SZ), N(F_GETPIPE_SZ),
    N(F_ADD_SEALS), N(F_GET_SEALS), {12, "F_GETLK64", 0}, {13, "F_SETLK64", 0}, {14, "F_SETLKW64", 0}, END,
};
const struct strace_name strace_ioctlreq[] = {
    N(TCGETS), N(TCSETS), N(TCSETSW), N(TCSETSF), N(TCGETA), N(TCSETA), N(TCSBRK), N(TCXONC), N(TCFLSH), N(TIOCGPGRP), N(TIOCSPGRP),
    N(TIOCGWINSZ), N(TIOCSWINSZ), N(TIOCGSID), N(TIOCNOTTY), N(TIOCSCTTY), N(TIOCGPTN), N(TIOCSPTLCK), N(FIONREAD), N(FIONBIO),
    N(FIOASYNC), N(FIOCLEX), N(FIONCLEX), N(SIOCGIFCONF), N(SIOCGIFFLAGS), N(SIOCGIFADDR), N(SIOCGIFINDEX), END,
};
const struct strace_name strace_futexop[] = {
    M(FUTEX_WAIT, FUTEX_CMD_MASK), M(FUTEX_WAKE, FUTEX_CMD_MASK), M(FUTEX_FD, FUTEX_CMD_MASK), M(FUTEX_REQUEUE, FUTEX_CMD_MASK),
    M(FUTEX_CMP_REQUEUE, FUTEX_CMD_MASK), M(FUTEX_WAKE_OP, FUTEX_CMD_MASK), M(FUTEX_LOCK_PI, FUTEX_CMD_MASK),
    M(FUTEX_UNLOCK_PI, FUTEX_CMD_MASK), M(FUTEX_TRYLOCK_PI, FUTEX_CMD_MASK), M(FUTEX_WAIT_BITSET, FUTEX_CMD_MASK),
    M(FUTEX_WAKE_BITSET, FUTEX_CMD_MASK), M(FUTEX_WAIT_REQUEUE_PI, FUTEX_CMD_MASK), M(FUTEX_CMP_REQUEUE_PI, FUTEX_CMD_MASK),
    N(FUTEX_PRIVATE_FLAG), N(FUTEX_CLOCK_REALTIME), END,
};
const struct strace_name strace_clock[] = {
    N(CLOCK_REALTIME), N(CLOCK_MONOTONIC), N(CLOCK_PROCESS_CPUTIME_ID), N(CLOCK_THREAD_CPUTIME_ID), N(CLOCK_MONOTONIC_RAW),
    N(CLOCK_REALTIME_COARSE), N(CLOCK_MONOTONIC_COARSE), N(CLOCK_BOOTTIME), N(CLOCK_REALTIME_ALARM), N(CLOCK_BOOTTIME_ALARM),
    N(CLOCK_TAI), END,
};
const struct strace_name strace_sighow[] = {N(SIG_BLOCK), N(SIG_UNBLOCK), N(SIG_SETMASK), END};
const struct strace_name strace_advice[] = {
    N(MADV_NORMAL), N(MADV_RANDOM), N(MADV_SEQUENTIAL), N(MADV_WILLNEED), N(MADV_DONTNEED), N(MADV_FREE), N(MADV_REMOVE),
    N(MADV_DONTFORK), N(MADV_DOFORK), N(MADV_MERGEABLE), N(MADV_UNMERGEABLE), N(MADV_HUGEPAGE), N(MADV_NOHUGEPAGE), N(MADV_DONTDUMP),
    N(MADV_DODUMP), N(MADV_WIPEONFORK), N(MADV_KEEPONFORK), N(MADV_COLD), N(MADV_PAGEOUT), END,
};
const struct strace_name strace_limit[] = {
    N(RLIMIT_CPU), N(RLIMIT_FSIZE), N(RLIMIT_DATA), N(RLIMIT_STACK), N(RLIMIT_CORE), N(RLIMIT_RSS), N(RLIMIT_NPROC), N(RLIMIT_NOFILE),
    N(RLIMIT_MEMLOCK), N(RLIMIT_AS), N(RLIMIT_LOCKS), N(RLIMIT_SIGPENDING), N(RLIMIT_MSGQUEUE), N(RLIMIT_NICE), N(RLIMIT_RTPRIO),
    N(RLIMIT_RTTIME), END,
};
// clang-format on

void strace_print_name(const struct strace_name *set, uint64_t value, FILE *out)
{
    for (; set->name; set++)
        if (set->value == value) {
            fputs(set->name, out);
            return;
        }
    if (value > 0xffff)
        fprintf(out, "0x%" PRIx64, value);
    else
        fprintf(out, "%" PRIu64, value);
}

void strace_print_flags(const struct strace_name *set, uint64_t value, const char *none, FILE *out)
{
    const char *before = "";
    uint64_t rest = value;

    for (; set->name; set++) {
        uint64_t mask = set->mask ? set->mask : set->value;

        if ((value & mask) != set->value || (set->mask ? false : !(rest & mask)))
            continue;
        fprintf(out, "%s%s", before, set->name);
        rest &= ~mask;
        before = "|";
    }
    if (rest)
        fprintf(out, "%s0x%" PRIx64, before, rest);
    else if (!*before)
        fputs(none, out);
}
