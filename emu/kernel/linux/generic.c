/* The tables of generic.h (asm-generic/fcntl.h, mman.h, signal-defs.h; asm/fcntl.h of arm and arm64). */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/core/thread.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif
#ifndef __O_TMPFILE
#define __O_TMPFILE 020000000
#endif
#define HOST_O_SYNC_BIT 04000000 /* __O_SYNC */

// clang-format off
#define SAME(flag) {(unsigned)(flag), (unsigned)(flag)}

const struct flag_pair generic_sa_flags[] = {
    SAME(SA_NOCLDSTOP), SAME(SA_NOCLDWAIT), SAME(SA_SIGINFO), SAME(SA_ONSTACK), SAME(SA_RESTART), SAME(SA_NODEFER), SAME(SA_RESETHAND),
    {0, 0},
};

const struct flag_pair arm_sa_flags[] = {
    SAME(SA_NOCLDSTOP), SAME(SA_NOCLDWAIT), SAME(SA_SIGINFO), SAME(SA_ONSTACK), SAME(SA_RESTART), SAME(SA_NODEFER), SAME(SA_RESETHAND),
    SAME(ARM_SA_RESTORER), {0, 0},
};

const struct flag_pair generic_mmap_flags[] = {
    SAME(MAP_SHARED), SAME(MAP_PRIVATE), SAME(MAP_FIXED), SAME(MAP_ANONYMOUS), SAME(MAP_GROWSDOWN), SAME(MAP_DENYWRITE),
    SAME(MAP_LOCKED), SAME(MAP_NORESERVE), SAME(MAP_POPULATE), SAME(MAP_NONBLOCK), SAME(MAP_STACK), SAME(MAP_FIXED_NOREPLACE),
    SAME(MAP_EXECUTABLE), SAME(MAP_HUGETLB), {0, 0},
};

#define OPEN_FLAGS(directory, nofollow, direct)                                                                                  \
    {O_CREAT, 0100}, {O_EXCL, 0200}, {O_NOCTTY, 0400}, {O_TRUNC, 01000}, {O_APPEND, 02000}, {O_NONBLOCK, 04000},                 \
    {O_DSYNC, 010000}, {O_ASYNC, 020000}, {O_DIRECT, direct}, {O_DIRECTORY, directory}, {O_NOFOLLOW, nofollow},                  \
    {O_NOATIME, 01000000}, {O_CLOEXEC, 02000000}, {HOST_O_SYNC_BIT, 04000000}, {O_PATH, 010000000}, {__O_TMPFILE, 020000000},    \
    {0, 0}
const struct flag_pair generic_open_flags[] = {OPEN_FLAGS(0200000, 0400000, 040000)};
const struct flag_pair arm_open_flags[] = {OPEN_FLAGS(040000, 0100000, 0200000)};

const struct flag_pair generic_socket_flags[] = {{SOCK_NONBLOCK, 04000}, {SOCK_CLOEXEC, 02000000}, {0, 0}};
const struct number_pair generic_lock_types[] = {{F_RDLCK, 0}, {F_WRLCK, 1}, {F_UNLCK, 2}};
const struct number_pair generic_fcntl_32[] = {{F_GETLK, 12}, {F_SETLK, 13}, {F_SETLKW, 14}, {0, 0}};
const struct number_pair same_numbers[] = {{0, 0}};
const struct ioctl_pair same_ioctls[] = {{0, 0}};
// clang-format on

void generic_layout(const struct generic_layout *l, uint64_t stack_limit, struct mm *mm, struct exec_layout *out)
{
    uint64_t room = stack_limit < l->stack_least ? l->stack_least : stack_limit > l->stack_most ? l->stack_most : stack_limit;

    out->stack_end = l->stack_end;
    out->stack_base = (l->stack_end - room) & ~(uint64_t)0xfff;
    out->dyn_base = l->dyn_base;
    mm->mmap_base = out->stack_base - l->gap;
    mm->mmap_limit = l->mmap_limit;
}
