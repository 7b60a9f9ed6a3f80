/* SunOS's calls with subcodes, and others whose numbers differ (uts/common/sys/syscall.h, ipc.h, poll.h, statvfs.h, unistd.h, socket.h). */
#include <fcntl.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/net/sockcalls.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/statfs.h"

/* An argument of a call with subcodes, as the type that its handler takes. */
static uint64_t pointer(const struct thread *t, int64_t argument)
{
    return abi_address(t->p->abi, (uint64_t)argument);
}

/* ---- System V IPC ------------------------------------------------------------------------------------------------------------ */

/* The host's number of IPC_RMID, IPC_SET and IPC_STAT; -1: another command. */
static int ipc_command(int64_t command)
{
    enum { RMID = 10, SET, STAT };

    return command == RMID ? IPC_RMID : command == SET ? IPC_SET : command == STAT ? IPC_STAT : -1;
}

static int sem_command(int64_t command)
{
    static const uint8_t commands[] = {GETNCNT, GETPID, GETVAL, GETALL, GETZCNT, SETVAL, SETALL};
    enum { FIRST = 3 };

    return command >= FIRST && command < FIRST + (int64_t)sizeof commands ? commands[command - FIRST] : ipc_command(command);
}

static int64_t control_semaphores(struct thread *t, int id, int number, int64_t command, int64_t argument)
{
    const int host = sem_command(command);

    if (host == SETVAL && t->p->abi->word == 8 && t->p->abi->big_endian)
        argument = (int64_t)((uint64_t)argument << 32); /* the library passes the union's int alone; sys_semctl() takes the union */
    return host < 0 ? -EINVAL : sys_semctl(t, id, number, host, host == SETVAL ? (uint64_t)argument : pointer(t, argument));
}

int64_t sys_sunos_semsys(struct thread *t, int command, int64_t a, int64_t b, int64_t c, int64_t d)
{
    enum { SEMCTL, SEMGET, SEMOP, SEMIDS, SEMTIMEDOP };

    switch (command) {
    case SEMCTL: return control_semaphores(t, (int)a, (int)b, c, d);
    case SEMGET: return sys_semget(t, (int)a, (int)b, (unsigned)c);
    case SEMOP: return sys_semop(t, (int)a, pointer(t, b), (unsigned)c);
    case SEMTIMEDOP: return sys_semtimedop(t, (int)a, pointer(t, b), (unsigned)c, pointer(t, d));
    default: return -EINVAL;
    }
}

int64_t sys_sunos_msgsys(struct thread *t, int command, int64_t a, int64_t b, int64_t c, int64_t d, int64_t e)
{
    enum { MSGGET, MSGCTL, MSGRCV, MSGSND };

    switch (command) {
    case MSGGET: return sys_msgget(t, (int)a, (unsigned)b);
    case MSGCTL: return ipc_command(b) < 0 ? -EINVAL : sys_msgctl(t, (int)a, ipc_command(b), pointer(t, c));
    case MSGRCV: return sys_msgrcv(t, (int)a, pointer(t, b), (uint64_t)c, d, (unsigned)e);
    case MSGSND: return sys_msgsnd(t, (int)a, pointer(t, b), (uint64_t)c, (unsigned)d);
    default: return -EINVAL;
    }
}

static int64_t control_segment(struct thread *t, int id, int64_t command, uint64_t buffer)
{
    enum { LOCK = 3, UNLOCK };
    const int host = command == LOCK ? SHM_LOCK : command == UNLOCK ? SHM_UNLOCK : ipc_command(command);

    return host < 0 ? -EINVAL : sys_shmctl(t, id, host, buffer);
}

/* SHM_RND rounds down to a page. */
static int64_t attach_segment(struct thread *t, int id, uint64_t addr, unsigned flags)
{
    const uint64_t page = (uint64_t)1 << t->p->abi->page_shift;

    return sys_shmat(t, id, flags & SHM_RND ? addr & ~(page - 1) : addr, flags & SHM_RDONLY);
}

int64_t sys_sunos_shmsys(struct thread *t, int command, int64_t a, int64_t b, int64_t c)
{
    enum { SHMAT, SHMCTL, SHMDT, SHMGET };

    switch (command) {
    case SHMAT: return attach_segment(t, (int)a, pointer(t, b), (unsigned)c);
    case SHMCTL: return control_segment(t, (int)a, b, pointer(t, c));
    case SHMDT: return sys_shmdt(t, pointer(t, a));
    case SHMGET: return sys_shmget(t, (int)a, t->p->abi->word == 4 ? (uint32_t)b : (uint64_t)b, (unsigned)c);
    default: return -EINVAL;
    }
}

/* ---- files ----------------------------------------------------------------------------------------------------------------------- */

int64_t sys_sunos_fdsync(struct thread *t, int fd, unsigned flags)
{
    enum { DATA_ONLY = 0x40 }; /* FDSYNC's flag is O_DSYNC */

    return flags & DATA_ONLY ? sys_fdatasync(t, fd) : sys_fsync(t, fd);
}

/* AT_FDCWD has another number. */
static int directory(int64_t fd)
{
    return (uint32_t)fd == 0xffd19553u ? AT_FDCWD : (int)fd;
}

static int64_t stat_at(struct thread *t, int64_t fd, int64_t path, int64_t at, int64_t flags, bool wide)
{
    enum { NOFOLLOW = 0x1000 };
    const unsigned host = flags & NOFOLLOW ? AT_SYMLINK_NOFOLLOW : 0;

    if (!path && directory(fd) != AT_FDCWD)
        return wide ? sys_fstat64(t, (int)fd, pointer(t, at)) : sys_fstat(t, (int)fd, pointer(t, at));
    return (wide ? sys_fstatat64 : sys_newfstatat)(t, directory(fd), pointer(t, path), pointer(t, at), host);
}

int64_t sys_sunos_fsat(struct thread *t, int command, int64_t a, int64_t b, int64_t c, int64_t d, int64_t e)
{
    enum { OPENAT, OPENAT64, FSTATAT64, FSTATAT, RENAMEAT, FCHOWNAT, UNLINKAT, FUTIMESAT };
    enum { REMOVEDIR = 1, NOFOLLOW = 0x1000 };

    switch (command) {
    case OPENAT:
    case OPENAT64: return sys_openat(t, directory(a), pointer(t, b), (unsigned)c, (unsigned)d);
    case FSTATAT64: return t->p->abi->word == 4 ? stat_at(t, a, b, c, d, true) : -ENOSYS;
    case FSTATAT: return stat_at(t, a, b, c, d, false);
    case RENAMEAT: return sys_renameat2(t, directory(a), pointer(t, b), directory(c), pointer(t, d), 0);
    case FCHOWNAT: return sys_fchownat(t, directory(a), pointer(t, b), (unsigned)c, (unsigned)d, e & NOFOLLOW ? AT_SYMLINK_NOFOLLOW : 0);
    case UNLINKAT: return sys_unlinkat(t, directory(a), pointer(t, b), c & REMOVEDIR ? AT_REMOVEDIR : 0);
    case FUTIMESAT: return sys_futimesat(t, directory(a), pointer(t, b), pointer(t, c));
    default: return -EINVAL;
    }
}

/* struct statvfs: bsize frsize; blocks bfree bavail files ffree favail; fsid basetype[16] flag namemax fstr[32], and in 32-bit programs 16
 * words. */
static int64_t put_statvfs(struct thread *t, uint64_t at, const struct file_system_size *s, const char *counts)
{
    enum { BLOCK = 4096, FRAGMENT = 512, PER_BLOCK = BLOCK / FRAGMENT, NAME_BYTES = 255, TYPE_BYTES = 16, TEXT_BYTES = 32, FILLER = 64 };
    const int64_t blocks = s->total * PER_BLOCK, half = s->total / 2;
    char type[TYPE_BYTES] = "", rest[TEXT_BYTES + FILLER] = "";
    const bool narrow = t->p->abi->word == 4;
    const int64_t flags = (s->flags & ST_RDONLY ? 1 : 0) | (s->flags & ST_NOSUID ? 2 : 0);

    strncpy(type, fs_abi_of(t)->type_name, TYPE_BYTES - 1);
    if (PUT(t, at, counts, BLOCK, FRAGMENT, blocks, blocks / 2, blocks / 2, s->total, half, half))
        return -EFAULT;
    at += struct_size(t, counts);
    if (PUT(t, at, "L", 1) || copy_out(t, at + t->p->abi->word, type, sizeof type))
        return -EFAULT;
    at += t->p->abi->word + sizeof type;
    return PUT(t, at, "LL", flags, NAME_BYTES) || copy_out(t, at + 2 * t->p->abi->word, rest, narrow ? TEXT_BYTES + FILLER : TEXT_BYTES)
               ? -EFAULT
               : 0;
}

static const char COUNTS[] = "8L", COUNTS_64[] = "2L6Q";

static int64_t statvfs_path(struct thread *t, uint64_t path, uint64_t at, const char *counts)
{
    struct file_system_size s;
    const int error = file_system_size_path(t, path, &s);

    return error ? error : put_statvfs(t, at, &s, counts);
}

static int64_t statvfs_fd(struct thread *t, int fd, uint64_t at, const char *counts)
{
    struct file_system_size s;
    const int error = file_system_size_fd(t, fd, &s);

    return error ? error : put_statvfs(t, at, &s, counts);
}

int64_t sys_sunos_statvfs(struct thread *t, uint64_t path, uint64_t at)
{
    return statvfs_path(t, path, at, COUNTS);
}

int64_t sys_sunos_fstatvfs(struct thread *t, int fd, uint64_t at)
{
    return statvfs_fd(t, fd, at, COUNTS);
}

int64_t sys_sunos_statvfs64(struct thread *t, uint64_t path, uint64_t at)
{
    return statvfs_path(t, path, at, COUNTS_64);
}

int64_t sys_sunos_fstatvfs64(struct thread *t, int fd, uint64_t at)
{
    return statvfs_fd(t, fd, at, COUNTS_64);
}

static int64_t path_limit(int name)
{
    enum { LINKS = 32767, LINE = 256, NAME = 255, PATH = 1024, PIPE = 5120 };
    static const int limits[] = {[1] = LINKS, [2] = LINE, [3] = 512, [4] = NAME, [5] = PATH, [6] = PIPE, [7] = 1, [8] = 0, [9] = 1};

    return name < 1 || name >= (int)(sizeof limits / sizeof *limits) ? -EINVAL : limits[name];
}

int64_t sys_sunos_pathconf(struct thread *t, uint64_t path, int name)
{
    struct file_system_size s;
    const int error = file_system_size_path(t, path, &s);

    return error ? error : path_limit(name);
}

int64_t sys_sunos_fpathconf(struct thread *t, int fd, int name)
{
    return fd_file(t, fd) ? path_limit(name) : -EBADF;
}

/* ---- time ------------------------------------------------------------------------------------------------------------------------- */

/* The host's number of a clock, which programs can set or make timers of; -1: another. */
static int settable_clock(int clock)
{
    enum { REALTIME_OLD = 0, REALTIME = 3, HIGHRES = 4 };

    return clock == REALTIME || clock == REALTIME_OLD ? CLOCK_REALTIME : clock == HIGHRES ? CLOCK_MONOTONIC : -1;
}

int64_t sys_sunos_clock_settime(struct thread *t, int clock, uint64_t at)
{
    return settable_clock(clock) == CLOCK_REALTIME ? sys_clock_settime(t, CLOCK_REALTIME, at) : -EINVAL;
}

int64_t sys_sunos_clock_getres(struct thread *t, int clock, uint64_t at)
{
    enum { CLOCKS = 6 };

    return clock < 0 || clock >= CLOCKS ? -EINVAL : sys_clock_getres(t, CLOCK_REALTIME, at);
}

/* struct sigevent: notify, signo, value. */
int64_t sys_sunos_timer_create(struct thread *t, int clock, uint64_t event_at, uint64_t timer_at)
{
    enum { NONE = 1, SIGNAL = 2 };
    const int host = settable_clock(clock);
    int64_t v[3];

    if (host < 0)
        return -EINVAL;
    if (!event_at)
        return sys_timer_create(t, host, 0, timer_at);
    if (get_struct(t, event_at, "iip", v))
        return -EFAULT;
    if (v[0] != NONE && v[0] != SIGNAL)
        return -EINVAL;
    return posix_timer_create(t, host, v[0] == NONE, sig_host(t->p->abi, (int)v[1]), (uint64_t)v[2], timer_at);
}

/* ---- others -------------------------------------------------------------------------------------------------------------------------- */

int64_t sys_sunos_rusagesys(struct thread *t, int command, uint64_t at)
{
    enum { SELF, CHILDREN, LWP, LWP_HOST = 1 };

    switch (command) {
    case SELF: return sys_getrusage(t, RUSAGE_SELF, at);
    case CHILDREN: return sys_getrusage(t, RUSAGE_CHILDREN, at);
    case LWP: return sys_getrusage(t, LWP_HOST, at);
    default: return -EINVAL;
    }
}

int64_t sys_sunos_ulimit(struct thread *t, int command)
{
    enum { GET_FILE = 1, GET_BREAK = 3, GET_DESCRIPTORS = 4, BLOCK = 512 };
    const uint64_t size = t->p->rlimits[RLIMIT_FSIZE].cur;

    switch (command) {
    case GET_FILE: return (int64_t)((size > INT32_MAX ? INT32_MAX : size) / BLOCK);
    case GET_BREAK: return (int64_t)t->p->mm->mmap_base;
    case GET_DESCRIPTORS: return (int64_t)t->p->rlimits[RLIMIT_NOFILE].cur;
    default: return -EINVAL;
    }
}

/* Returns the number of page sizes; stores up to `count` of them. */
int64_t sys_sunos_getpagesizes(struct thread *t, uint64_t at, int count)
{
    if (!at && !count)
        return 1;
    if (count < 1)
        return -EINVAL;
    return put_word(t, at, (uint64_t)1 << t->p->abi->page_shift) ? -EFAULT : 1;
}

int64_t sys_sunos_processor_bind(struct thread *t, int kind, int id, int processor, uint64_t old_at)
{
    enum { NONE = -1, QUERY = -2, SOFT = -3 };

    (void)kind, (void)id;
    if (processor != 0 && processor != NONE && processor != QUERY && processor != SOFT)
        return -EINVAL;
    return old_at ? put_u32(t, old_at, (uint32_t)NONE) : 0;
}

/* ---- sockets --------------------------------------------------------------------------------------------------------------------------
 */

static const uint8_t socket_types[] = {[1] = SOCK_DGRAM, [2] = SOCK_STREAM, [4] = SOCK_RAW, [5] = SOCK_RDM, [6] = SOCK_SEQPACKET};

static int socket_type(int type)
{
    return type > 0 && type < (int)sizeof socket_types ? socket_types[type] : 0;
}

int64_t sys_sunos_getsockopt(struct thread *t, int fd, int level, int option, uint64_t at, uint64_t length_at)
{
    enum { SOL = 0xffff, TYPE = 0x1008 };
    const int64_t result = sys_getsockopt(t, fd, level, option, at, length_at);
    uint32_t host, length, type = 0;

    if (result || level != SOL || option != TYPE)
        return result;
    if (get_u32(t, length_at, &length))
        return -EFAULT;
    if (length < sizeof host)
        return 0;
    if (get_u32(t, at, &host))
        return -EFAULT;
    while (type < sizeof socket_types && (!type || socket_types[type] != host))
        type++;
    return put_u32(t, at, type);
}

int64_t sys_sunos_socket(struct thread *t, int domain, int type, int protocol)
{
    const int host = socket_type(type);

    return host ? sys_socket(t, domain, host, protocol) : -EPROTOTYPE;
}

/* Joins the two sockets of which the caller has made descriptors: they become those of a new pair. */
int64_t sys_sunos_socketpair(struct thread *t, uint64_t fds)
{
    int64_t v[2], pair[2], error;
    int no_socket;

    if (get_struct(t, fds, "ii", v))
        return -EFAULT;
    const struct socket *s = fd_socket(t, (int)v[0], &no_socket), *other = no_socket ? NULL : fd_socket(t, (int)v[1], &no_socket);

    if (no_socket)
        return no_socket;
    if (s->family != AF_UNIX || other->family != AF_UNIX || s->type != other->type)
        return -EOPNOTSUPP;
    error = sys_socketpair(t, AF_UNIX, s->type, 0, fds);
    if (error || get_struct(t, fds, "ii", pair))
        return error ? error : -EFAULT;
    for (unsigned i = 0; i < 2; i++) {
        const int64_t fd = sys_dup2(t, (int)pair[i], (int)v[i]);

        error = fd < 0 ? fd : error;
        (void)sys_close(t, (int)pair[i]);
    }
    return put_struct(t, fds, "ii", v) ? -EFAULT : error;
}

int64_t sys_sunos_recvfrom(struct thread *t, int fd, uint64_t buffer, uint64_t size, unsigned flags, uint64_t address, uint64_t length)
{
    return sys_recvfrom(t, fd, buffer, size, (unsigned)flags_to_host(sunos_message_flags, flags), address, length);
}

int64_t sys_sunos_sendto(struct thread *t, int fd, uint64_t buffer, uint64_t size, unsigned flags, uint64_t address, int length)
{
    return sys_sendto(t, fd, buffer, size, (unsigned)flags_to_host(sunos_message_flags, flags), address, length);
}

/* Without it the header of a message is that of 4.3BSD. */
#define MSG_XPG4_2 0x8000u

int64_t sys_sunos_recvmsg(struct thread *t, int fd, uint64_t message, unsigned flags)
{
    const unsigned host = (unsigned)flags_to_host(sunos_message_flags, flags);

    return (flags & MSG_XPG4_2 ? sys_recvmsg : recvmsg_rights)(t, fd, message, host);
}

int64_t sys_sunos_sendmsg(struct thread *t, int fd, uint64_t message, unsigned flags)
{
    const unsigned host = (unsigned)flags_to_host(sunos_message_flags, flags);

    return (flags & MSG_XPG4_2 ? sys_sendmsg : sendmsg_rights)(t, fd, message, host);
}
