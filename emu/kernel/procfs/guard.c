/* Permissions of the nodes of /proc and /sys. Sources: proc(5), proc_pid(5), and Linux's fs/proc/base.c for which check each node has. */
#include "emu/kernel/procfs/guard.h"
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/virtual.h"

#include <stdlib.h>
#include <string.h>

enum { WANT_SEARCH = 1, WANT_WRITE = 2, WANT_READ = 4 };

struct thread *caller_of(struct process *p)
{
    struct thread *t = p->k->current;

    return t && t->p == p ? t : p->threads;
}

static bool is_in(const char *path, const char *dir)
{
    size_t n = strlen(dir);

    return strncmp(path, dir, n) == 0 && (!path[n] || path[n] == '/');
}

static struct task task_named(struct process *p, const struct vnode *node)
{
    struct task of = task_of(p->k, (int)node->task);

    return of.p && of.p->pid == node->id ? of : (struct task){0};
}

/* ---- owners -------------------------------------------------------------------------------------------- */

void task_owner(const struct task *of, mode_t mode, unsigned *uid, unsigned *gid)
{
    const struct credentials *c = task_credentials(of);
    const struct mm *mm = task_mm(of);
    const bool by_ids = mode == (S_IFDIR | 0555) || (mm && mm->dumpable == DUMPABLE_BY_USER);

    *uid = by_ids ? c->euid : 0;
    *gid = by_ids ? c->egid : 0;
}

/* ---- modes --------------------------------------------------------------------------------------------- */

/* Linux's generic_permission(). */
static int by_mode(const struct process *p, const struct fs_stat *st, unsigned want)
{
    const unsigned bits = st->uid == p->fsuid ? st->mode >> 6 : fs_in_group(p, st->gid) ? st->mode >> 3 : st->mode;
    const bool directory = S_ISDIR(st->mode);

    if ((bits & want) == want)
        return 0;
    if (!(want & WANT_WRITE) && (directory || !(want & WANT_SEARCH)) && process_can(p, CAP_DAC_READ_SEARCH))
        return 0;
    return (directory || !(want & WANT_SEARCH) || (st->mode & 0111)) && process_can(p, CAP_DAC_OVERRIDE) ? 0 : -EACCES;
}

/* Settings belong to user 0, by the effective id, and no capability helps others: Linux's sysctl_perm(). */
static int of_setting(const struct process *p, const struct fs_stat *st, unsigned want)
{
    const unsigned bits = p->euid == 0 ? st->mode >> 6 : p->egid == 0 || fs_in_group(p, 0) ? st->mode >> 3 : st->mode;

    return (bits & want) == want ? 0 : -EACCES;
}

static int guard_open(const struct thread *t, const struct task *of)
{
    return !of->p ? -ESRCH : task_access(t, of, ACCESS_FILE_IDS) ? 0 : -EACCES;
}

/* Checks what a node requires before its mode. 1: its mode does not matter. */
static int by_guard(struct process *p, const struct vnode *node, unsigned want)
{
    const struct task of = task_named(p, node);
    const bool own = of.p == p;

    switch ((enum guard)node->guard) {
    case GUARD_OPEN:
    case GUARD_DIRECTORY: return guard_open(caller_of(p), &of);
    case GUARD_OWN_FILES: return own;
    case GUARD_OWN_THREAD: return own && !(want & WANT_SEARCH);
    case GUARD_IMMUTABLE: return want & WANT_WRITE ? -EPERM : 0;
    case GUARD_SEALED: return want & WANT_WRITE ? -EACCES : 0;
    case GUARD_ADMIN_SETS: return (want & WANT_WRITE) && !process_can(p, CAP_SYS_ADMIN) ? -EACCES : 0;
    default: return 0;
    }
}

int node_permission(struct process *p, const struct place *pl, unsigned want)
{
    struct fs_stat st;

    if (is_in(pl->guest, "/dev") || !want)
        return 0;
    p->k->fs->nodes->stat(p->k->fs, pl, &st);
    if (is_in(pl->guest, "/proc/sys"))
        return of_setting(p, &st, want);
    if (is_in(pl->guest, "/sys") && S_ISREG(st.mode) && (want & WANT_WRITE) && !(st.mode & 0222))
        return -EACCES;
    int result = by_guard(p, &pl->node, want);
    return result ? (result < 0 ? result : 0) : by_mode(p, &st, want);
}

int node_follow(struct process *p, const struct place *pl)
{
    const struct task of = task_named(p, &pl->node);

    if (pl->node.guard != GUARD_LINK)
        return 0;
    return of.p && task_access(caller_of(p), &of, ACCESS_FILE_IDS) ? 0 : -EACCES;
}

/* ---- changes ------------------------------------------------------------------------------------------- */

int node_refusal(struct process *p, const struct place *pl, bool *immutable)
{
    PLACE(dir);
    char *slash;

    if (immutable)
        *immutable = false;
    if (is_in(pl->guest, "/dev"))
        return -EACCES;
    snprintf(dir.guest, sizeof dir.guest, "%s", pl->guest);
    slash = strrchr(dir.guest, '/');
    slash[slash == dir.guest] = 0;
    if (p->k->fs->nodes->provider(p, dir.guest, &dir.node) <= 0)
        return -EACCES;
    if (immutable)
        *immutable = dir.node.guard == GUARD_IMMUTABLE || pl->node.guard == GUARD_IMMUTABLE;
    int error = node_permission(p, &dir, WANT_WRITE | WANT_SEARCH);
    return error ? error : -EPERM;
}

/* Returns whether it is /proc/PID or /proc/PID/task/TID. */
static bool is_task_directory(const char *guest)
{
    int end = 0;

    if (sscanf(guest, "/proc/%*u%n", &end) == 0 && end && !guest[end])
        return true;
    end = 0;
    return sscanf(guest, "/proc/%*u/task/%*u%n", &end) == 0 && end && !guest[end];
}

int node_fixed(const char *guest)
{
    return is_task_directory(guest) || is_in(guest, "/proc/sys") || is_in(guest, "/dev") ? -EPERM : 0;
}

/* ---- open files ---------------------------------------------------------------------------------------- */

int guard_read(const struct thread *t, const struct task *of, enum guard guard)
{
    switch (guard) {
    case GUARD_READ: return task_access(t, of, ACCESS_FILE_IDS) ? 0 : -EACCES;
    case GUARD_INSPECT: return task_access(t, of, ACCESS_FILE_IDS) ? 0 : -EPERM;
    case GUARD_ADMIN:
        if (!process_can(t->p, CAP_SYS_ADMIN))
            return -EACCES;
        return task_access(t, of, ACCESS_FILE_IDS) ? 0 : -EPERM;
    case GUARD_WRITE_ONLY:
    case GUARD_LABEL: return -EINVAL;
    case GUARD_NICE: return of->t == t || process_can(t->p, CAP_SYS_NICE) ? 0 : -EPERM;
    default: return 0;
    }
}

int guard_write(const struct thread *t, const struct task *of, enum guard guard)
{
    if (guard == GUARD_OWN || guard == GUARD_OWN_THREAD)
        return of->p == t->p ? 0 : -EINVAL;
    if (guard == GUARD_LABEL && of->t != t)
        return of->p->mm == t->p->mm ? -EACCES : -EPERM;
    return guard == GUARD_NICE ? guard_read(t, of, guard) : 0;
}
