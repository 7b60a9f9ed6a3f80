// Capability sets and how they change: capabilities(7).
// qemu: no, it hands the sets of its own process through
#define _GNU_SOURCE
#include <linux/capability.h>
#include <linux/securebits.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { USER = 65534 };
static int root; // only root can see most of it
struct sets {
    struct __user_cap_data_struct half[2];
};

static long get(struct sets *s)
{
    struct __user_cap_header_struct h = {_LINUX_CAPABILITY_VERSION_3, 0};
    return syscall(SYS_capget, &h, s);
}

static long set(struct sets *s)
{
    struct __user_cap_header_struct h = {_LINUX_CAPABILITY_VERSION_3, 0};
    return syscall(SYS_capset, &h, s);
}

static int has(int capability)
{
    struct sets s;
    must(get(&s), "capget");
    return s.half[capability / 32].effective >> capability % 32 & 1;
}

static void keep_when_leaving_root(void)
{
    CHECK(!root || (prctl(PR_SET_KEEPCAPS, 1L) == 0 && prctl(PR_GET_KEEPCAPS) == 1));
    CHECK(!root || (setresuid(USER, USER, USER) == 0 && !has(CAP_KILL)));
    struct sets s;
    must(get(&s), "capget");
    CHECK(!root || (s.half[0].permitted & 1u << CAP_KILL));
    s.half[0].effective = 1u << CAP_KILL;
    CHECK(!root || (set(&s) == 0 && has(CAP_KILL) && !has(CAP_CHOWN)));
    CHECK(!root || (setuid(0) == -1 && errno == EPERM));
}

static void lose_when_leaving_root(void)
{
    CHECK(!root || (seteuid(USER) == 0 && !has(CAP_KILL)));
    CHECK(!root || (seteuid(0) == 0 && has(CAP_KILL)));
    CHECK(!root || (setresuid(USER, USER, USER) == 0));
    struct sets s;
    must(get(&s), "capget");
    CHECK(!root || (!s.half[0].permitted && !s.half[1].permitted));
    s.half[0].permitted = 1;
    CHECK(!root || (set(&s) == -1 && errno == EPERM));
}

static void set_user_by_capability(void)
{
    struct sets s;
    must(get(&s), "capget");
    s.half[0].effective &= ~(1u << CAP_SETUID);
    CHECK(!root || (set(&s) == 0));
    CHECK(!root || (setresuid(USER, USER, USER) == -1 && errno == EPERM));
    s.half[0].effective |= 1u << CAP_SETUID;
    CHECK(!root || (set(&s) == 0 && setresuid(USER, USER, USER) == 0));
}

static void bounds(void)
{
    CHECK(!root || (prctl(PR_CAPBSET_READ, (long)CAP_MKNOD) == 1 && prctl(PR_CAPBSET_DROP, (long)CAP_MKNOD) == 0));
    CHECK(!root || (prctl(PR_CAPBSET_READ, (long)CAP_MKNOD) == 0 && has(CAP_MKNOD)));
    CHECK(!root || (prctl(PR_CAPBSET_READ, 64L) == -1 && errno == EINVAL));
    struct sets s;
    must(get(&s), "capget");
    s.half[0].inheritable |= 1u << CAP_MKNOD;
    CHECK(!root || (set(&s) == -1 && errno == EPERM));
    s.half[0].effective |= 1;
    s.half[0].permitted &= ~1u;
    s.half[0].inheritable = 0;
    CHECK(!root || (set(&s) == -1 && errno == EPERM));
}

static void secure_bits(void)
{
    CHECK(!root || (prctl(PR_SET_SECUREBITS, (long)(SECBIT_NO_SETUID_FIXUP | SECBIT_KEEP_CAPS_LOCKED)) == 0));
    CHECK(!root || (prctl(PR_GET_SECUREBITS) == (SECBIT_NO_SETUID_FIXUP | SECBIT_KEEP_CAPS_LOCKED)));
    CHECK(!root || (prctl(PR_SET_KEEPCAPS, 1L) == -1 && errno == EPERM));
    CHECK(!root || (prctl(PR_SET_SECUREBITS, 0L) == -1 && errno == EPERM));
    CHECK(!root || (setresuid(USER, USER, USER) == 0 && has(CAP_KILL)));
}

static void ambient(void)
{
    CHECK(!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_RAISE, (long)CAP_KILL, 0L, 0L) == -1 && errno == EPERM));
    struct sets s;
    must(get(&s), "capget");
    s.half[0].inheritable = 1u << CAP_KILL;
    CHECK(!root || (set(&s) == 0));
    CHECK(!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_RAISE, (long)CAP_KILL, 0L, 0L) == 0));
    CHECK(!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 0L) == 1));
    CHECK(!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_CLEAR_ALL, 0L, 0L, 0L) == 0));
    CHECK(!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 0L) == 0));
}

static void errors(void)
{
    struct __user_cap_header_struct h = {0, 0};
    struct sets s;
    CHECK(syscall(SYS_capget, &h, NULL) == 0 && h.version == _LINUX_CAPABILITY_VERSION_3);
    h.version = 0;
    CHECK(syscall(SYS_capget, &h, &s) == -1 && errno == EINVAL);
    h = (struct __user_cap_header_struct){_LINUX_CAPABILITY_VERSION_3, -1};
    CHECK(syscall(SYS_capget, &h, &s) == -1 && errno == EINVAL);
    h.pid = 1;
    must(get(&s), "capget");
    CHECK(syscall(SYS_capset, &h, &s) == -1 && errno == EPERM);
}

// Calls f in a child, because most changes cannot be taken back.
static void apart(void (*f)(void))
{
    fflush(stdout);
    pid_t child = (pid_t)must(fork(), "fork");
    if (!child) {
        f();
        exit(0);
    }
    must(waitpid(child, NULL, 0), "waitpid");
}

int main(void)
{
    apart(errors);
    root = has(CAP_SETUID);
    apart(keep_when_leaving_root);
    apart(lose_when_leaving_root);
    apart(set_user_by_capability);
    apart(bounds);
    apart(secure_bits);
    apart(ambient);
}

/* stdout:
yes syscall(SYS_capget, &h, NULL) == 0 && h.version == _LINUX_CAPABILITY_VERSION_3
yes syscall(SYS_capget, &h, &s) == -1 && errno == EINVAL
yes syscall(SYS_capget, &h, &s) == -1 && errno == EINVAL
yes syscall(SYS_capset, &h, &s) == -1 && errno == EPERM
yes !root || (prctl(PR_SET_KEEPCAPS, 1L) == 0 && prctl(PR_GET_KEEPCAPS) == 1)
yes !root || (setresuid(USER, USER, USER) == 0 && !has(CAP_KILL))
yes !root || (s.half[0].permitted & 1u << CAP_KILL)
yes !root || (set(&s) == 0 && has(CAP_KILL) && !has(CAP_CHOWN))
yes !root || (setuid(0) == -1 && errno == EPERM)
yes !root || (seteuid(USER) == 0 && !has(CAP_KILL))
yes !root || (seteuid(0) == 0 && has(CAP_KILL))
yes !root || (setresuid(USER, USER, USER) == 0)
yes !root || (!s.half[0].permitted && !s.half[1].permitted)
yes !root || (set(&s) == -1 && errno == EPERM)
yes !root || (set(&s) == 0)
yes !root || (setresuid(USER, USER, USER) == -1 && errno == EPERM)
yes !root || (set(&s) == 0 && setresuid(USER, USER, USER) == 0)
yes !root || (prctl(PR_CAPBSET_READ, (long)CAP_MKNOD) == 1 && prctl(PR_CAPBSET_DROP, (long)CAP_MKNOD) == 0)
yes !root || (prctl(PR_CAPBSET_READ, (long)CAP_MKNOD) == 0 && has(CAP_MKNOD))
yes !root || (prctl(PR_CAPBSET_READ, 64L) == -1 && errno == EINVAL)
yes !root || (set(&s) == -1 && errno == EPERM)
yes !root || (set(&s) == -1 && errno == EPERM)
yes !root || (prctl(PR_SET_SECUREBITS, (long)(SECBIT_NO_SETUID_FIXUP | SECBIT_KEEP_CAPS_LOCKED)) == 0)
yes !root || (prctl(PR_GET_SECUREBITS) == (SECBIT_NO_SETUID_FIXUP | SECBIT_KEEP_CAPS_LOCKED))
yes !root || (prctl(PR_SET_KEEPCAPS, 1L) == -1 && errno == EPERM)
yes !root || (prctl(PR_SET_SECUREBITS, 0L) == -1 && errno == EPERM)
yes !root || (setresuid(USER, USER, USER) == 0 && has(CAP_KILL))
yes !root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_RAISE, (long)CAP_KILL, 0L, 0L) == -1 && errno == EPERM)
yes !root || (set(&s) == 0)
yes !root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_RAISE, (long)CAP_KILL, 0L, 0L) == 0)
yes !root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 0L) == 1)
yes !root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_CLEAR_ALL, 0L, 0L, 0L) == 0)
yes !root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 0L) == 0)
*/
