/*
 * Calls of older machines that take another call's arguments from memory: socketcall, ipc, and the old forms of mmap and select. Each
 * continues as that call, which --strace shows.
 *
 * Sources: net/socket.c (socketcall), ipc/syscall.c (ipc), mm/mmap.c (old_mmap), fs/select.c (old_select).
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"

#include <string.h>

// clang-format off
#define SOCKET_CALLS(S) \
    S(1, socket, socket, int, int, int) \
    S(2, bind, bind, fd, ptr, int) \
    S(3, connect, connect, fd, ptr, int) \
    S(4, listen, listen, fd, int) \
    S(5, accept, accept4, fd, ptr, ptr, no_flags) \
    S(6, getsockname, getsockname, fd, ptr, ptr) \
    S(7, getpeername, getpeername, fd, ptr, ptr) \
    S(8, socketpair, socketpair, int, int, int, ptr) \
    S(9, send, sendto, fd, in, size, hex, null, zero) \
    S(10, recv, recvfrom, fd, out, size, hex, null, null) \
    S(11, sendto, sendto, fd, in, size, hex, ptr, int) \
    S(12, recvfrom, recvfrom, fd, out, size, hex, ptr, ptr) \
    S(13, shutdown, shutdown, fd, int) \
    S(14, setsockopt, setsockopt, fd, int, int, ptr, int) \
    S(15, getsockopt, getsockopt, fd, int, int, ptr, ptr) \
    S(16, sendmsg, sendmsg, fd, ptr, hex) \
    S(17, recvmsg, recvmsg, fd, ptr, hex) \
    S(18, accept4, accept4, fd, ptr, ptr, hex) \
    S(19, recvmmsg, recvmmsg, fd, ptr, uint, hex, time) \
    S(20, sendmmsg, sendmmsg, fd, ptr, uint, hex)

#define IPC_CALLS(S) \
    S(1, semop, semop, int, ptr, uint) \
    S(2, semget, semget, int, int, hex) \
    S(3, semctl, semctl, int, int, int, ptr) \
    S(4, semtimedop, semtimedop, int, ptr, uint, time) \
    S(11, msgsnd, msgsnd, int, ptr, size, hex) \
    S(12, msgrcv, msgrcv, int, ptr, size, long, hex) \
    S(13, msgget, msgget, int, hex) \
    S(14, msgctl, msgctl, int, int, ptr) \
    S(21, shmat, shmat, int, ptr, hex) \
    S(22, shmdt, shmdt, ptr) \
    S(23, shmget, shmget, int, size, hex) \
    S(24, shmctl, shmctl, int, int, ptr)

#define OTHER_CALLS(S) \
    S(0, mmap, mmap, ptr, size, hex, hex, fd, size) \
    S(1, select, select, int, ptr, ptr, ptr, ptr)
// clang-format on

#define CALLER(number, name, handler, ...) SYSCALL_CALLER(name, handler, __VA_ARGS__)
#define LINE(number, name, handler, ...)   [number] = SYSCALL_LINE(name, NULL, __VA_ARGS__),
SOCKET_CALLS(CALLER)
IPC_CALLS(CALLER)
OTHER_CALLS(CALLER)
static const struct syscall_line socket_calls[] = {SOCKET_CALLS(LINE)};
static const struct syscall_line ipc_calls[] = {IPC_CALLS(LINE)};
static const struct syscall_line other_calls[] = {OTHER_CALLS(LINE)};

/* Continues as the call of `line` with the words at `args` as its arguments. */
static int64_t call_with(struct thread *t, const struct syscall_line *line, uint64_t args)
{
    const unsigned word = t->p->abi->word;

    for (unsigned i = 0; line->kinds[i] && !strchr(KINDS_CONSTANT, line->kinds[i]); i++)
        if (get_word(t, args + i * word, &t->call.raw[i]))
            return -EFAULT;
    return syscall_continue_as(t, line);
}

int64_t sys_socketcall(struct thread *t, int number, uint64_t args)
{
    if (number < 1 || number >= (int)(sizeof socket_calls / sizeof *socket_calls))
        return -EINVAL;
    return call_with(t, &socket_calls[number], args);
}

int64_t sys_old_mmap(struct thread *t, uint64_t args)
{
    return call_with(t, &other_calls[0], args);
}

int64_t sys_old_select(struct thread *t, uint64_t args)
{
    return call_with(t, &other_calls[1], args);
}

/* PowerPC's call of this number has either form. */
int64_t sys_ppc_select(struct thread *t, uint64_t nfds_or_args, uint64_t readfds, uint64_t writefds, uint64_t exceptfds, uint64_t timeout)
{
    const uint64_t least_address = 4096;

    if (nfds_or_args >= least_address)
        return sys_old_select(t, nfds_or_args);
    return sys_select(t, (int)nfds_or_args, readfds, writefds, exceptfds, timeout);
}

/* ---- ipc ---------------------------------------------------------------------------------------------------------- */

enum { SEMCTL = 3, MSGRCV = 12, SHMAT = 21 };
enum { FIRST, SECOND, THIRD, POINTER, FIFTH, IPC_ARGUMENTS };

/* For each argument of the call, the index of ipc's argument that it comes from. */
static const uint8_t ipc_order[][IPC_ARGUMENTS] = {
    [1] = {FIRST, POINTER, SECOND},
    [2] = {FIRST, SECOND, THIRD},
    [SEMCTL] = {FIRST, SECOND, THIRD, POINTER},
    [4] = {FIRST, POINTER, SECOND, FIFTH},
    [11] = {FIRST, POINTER, SECOND, THIRD},
    [MSGRCV] = {FIRST, POINTER, SECOND, FIFTH, THIRD},
    [13] = {FIRST, SECOND},
    [14] = {FIRST, SECOND, POINTER},
    [SHMAT] = {FIRST, POINTER, SECOND},
    [22] = {POINTER},
    [23] = {FIRST, SECOND, THIRD},
    [24] = {FIRST, SECOND, POINTER},
};

/* The address goes to memory: it could look like an error number. */
static int64_t ipc_shmat(struct thread *t, const uint64_t *a)
{
    int64_t address = sys_shmat(t, (int)a[FIRST], a[POINTER], (unsigned)a[SECOND]);

    if (address < 0)
        return address;
    return put_word(t, a[THIRD], (uint64_t)address) ? -EFAULT : 0;
}

static int64_t ipc_call(struct thread *t, unsigned number, const uint64_t *a)
{
    for (unsigned i = 0; i < IPC_ARGUMENTS; i++)
        t->call.raw[i] = a[ipc_order[number][i]];
    return syscall_continue_as(t, &ipc_calls[number]);
}

/* The upper half of the number is a version: in version 0, msgrcv's type is in memory, after the address of the message. */
int64_t sys_ipc(struct thread *t, unsigned version_and_number, uint64_t first, uint64_t second, uint64_t third, uint64_t pointer,
                uint64_t fifth)
{
    unsigned number = version_and_number & 0xffff, version = version_and_number >> 16;
    uint64_t a[IPC_ARGUMENTS] = {first, second, third, pointer, fifth};

    if (number >= sizeof ipc_calls / sizeof *ipc_calls || !ipc_calls[number].name)
        return -ENOSYS;
    if (number == SHMAT)
        return version == 1 ? -EINVAL : ipc_shmat(t, a);
    if (number == MSGRCV && version == 0) {
        if (!pointer)
            return -EINVAL;
        if (get_word(t, pointer, &a[POINTER]) || get_word(t, pointer + t->p->abi->word, &a[FIFTH]))
            return -EFAULT;
    }
    if (number == SEMCTL && get_word(t, pointer, &a[POINTER]))
        return pointer ? -EFAULT : -EINVAL;
    return ipc_call(t, number, a);
}

/* SPARC's call of 64-bit programs: no versions, and nothing but shmat's result in memory. */
int64_t sys_direct_ipc(struct thread *t, unsigned number, uint64_t first, uint64_t second, uint64_t third, uint64_t pointer, uint64_t fifth)
{
    const uint64_t a[IPC_ARGUMENTS] = {first, second, third, pointer, fifth};

    if (number >= sizeof ipc_calls / sizeof *ipc_calls || !ipc_calls[number].name)
        return -ENOSYS;
    return number == SHMAT ? ipc_shmat(t, a) : ipc_call(t, number, a);
}
