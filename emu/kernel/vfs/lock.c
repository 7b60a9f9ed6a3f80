#include "emu/kernel/vfs/lock.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"
#include "emu/os/host_error.h"

#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* ---- lists of locks -------------------------------------------------------------------------- */

static bool overlap(const struct lock_range *a, const struct lock_range *b)
{
    return a->start <= b->end && b->start <= a->end;
}

static bool same_world(enum lock_kind a, enum lock_kind b)
{
    return (a == LOCK_FLOCK) == (b == LOCK_FLOCK);
}

const struct lock *lock_conflict(const struct lock *list, enum lock_kind kind, const void *owner, const struct lock_range *want)
{
    for (; list; list = list->next)
        if (same_world(list->kind, kind) && list->owner != owner && overlap(&list->range, want) && (list->range.write || want->write))
            return list;
    return NULL;
}

static struct lock *lock_new(struct mem_account *memory, const struct lock *like, uint64_t start, uint64_t end)
{
    struct lock *l = mem_new(memory, sizeof *l);
    if (l) {
        *l = *like;
        l->range.start = start;
        l->range.end = end;
    }
    return l;
}

/* Removes [start, end] from the owner's locks. */
static int cut(struct mem_account *memory, struct lock **at, enum lock_kind kind, const void *owner, const struct lock_range *range)
{
    while (*at) {
        struct lock *l = *at;
        if (l->kind != kind || l->owner != owner || !overlap(&l->range, range)) {
            at = &l->next;
            continue;
        }
        if (l->range.end > range->end && l->range.start < range->start) {
            struct lock *tail = lock_new(memory, l, range->end + 1, l->range.end);
            if (!tail)
                return -ENOMEM;
            l->range.end = range->start - 1;
            l->next = tail;
            at = &tail->next;
        } else if (l->range.start < range->start) {
            l->range.end = range->start - 1;
            at = &l->next;
        } else if (l->range.end > range->end) {
            l->range.start = range->end + 1;
            at = &l->next;
        } else {
            *at = l->next;
            mem_free(l);
        }
    }
    return 0;
}

/* Joins the owner's adjacent locks of the same type to the new range. */
static void join_neighbours(struct lock **at, struct lock *mine)
{
    while (*at) {
        struct lock *l = *at;
        bool touches = l->range.end + 1 == mine->range.start || mine->range.end + 1 == l->range.start;
        if (l != mine && l->kind == mine->kind && l->owner == mine->owner && l->range.write == mine->range.write && touches) {
            if (l->range.start < mine->range.start)
                mine->range.start = l->range.start;
            else
                mine->range.end = l->range.end;
            *at = l->next;
            mem_free(l);
        } else {
            at = &l->next;
        }
    }
}

int lock_set(struct mem_account *memory, struct lock **list, enum lock_kind kind, const void *owner, int pid,
             const struct lock_range *range, bool unlock)
{
    struct lock like = {NULL, kind, owner, pid, *range};
    struct lock *l = NULL;
    if (!unlock && !(l = lock_new(memory, &like, range->start, range->end)))
        return -ENOMEM;
    int err = cut(memory, list, kind, owner, range);
    if (err || unlock) {
        mem_free(l);
        return err;
    }
    struct lock **at = list;
    while (*at && (*at)->range.start < range->start)
        at = &(*at)->next;
    l->next = *at;
    *at = l;
    join_neighbours(list, l);
    return 0;
}

/* ---- the machine's locked files -------------------------------------------------------------- */

struct locked_file {
    struct locked_file *next;
    uint64_t dev, ino;
    struct lock *locks;
    struct event_queue changed;
};
struct lock_table {
    struct locked_file *files;
};

/* Returns the file's locks, or NULL without any; make: creates them, NULL without memory. A file that the host cannot identify would keep
 * its locks for ever. */
static struct locked_file *locked_file(struct file *f, bool make)
{
    struct fs_machine *m = f->m;
    struct fs_stat st;
    int err = f->ops->stat ? f->ops->stat(f, &st) : -EINVAL;
    if (err && !make && is_host_error(-err))
        kernel_refused("find", "the locks of a file", -err);
    if (err)
        return NULL;
    if (!m->locks && !(m->locks = calloc(1, sizeof *m->locks)))
        return NULL;
    struct locked_file *l = m->locks->files;
    while (l && (l->dev != st.dev || l->ino != st.ino))
        l = l->next;
    if (!l && make && (l = mem_new(m->k->memory, sizeof *l))) {
        l->dev = st.dev;
        l->ino = st.ino;
        l->next = m->locks->files;
        m->locks->files = l;
    }
    return l;
}

/* Frees l if it has no locks and no thread waits for one. */
static void forget_unlocked(struct fs_machine *m, struct locked_file *l)
{
    struct locked_file **at = &m->locks->files;
    if (l->locks || l->changed.waiters.first)
        return;
    while (*at != l)
        at = &(*at)->next;
    *at = l->next;
    event_queue_fini(&l->changed);
    mem_free(l);
}

static const struct lock_range everything = {0, UINT64_MAX, true};

void locks_release_process(struct process *p, struct file *f)
{
    struct locked_file *l = locked_file(f, false);
    if (!l)
        return;
    lock_set(p->k->memory, &l->locks, LOCK_POSIX, p, p->pid, &everything, true);
    event_wake(&l->changed);
    forget_unlocked(f->m, l);
}

void locks_release_file(struct file *f)
{
    struct locked_file *l = f->locked ? locked_file(f, false) : NULL;
    if (!l)
        return;
    lock_set(f->m->k->memory, &l->locks, LOCK_OFD, f, -1, &everything, true);
    lock_set(f->m->k->memory, &l->locks, LOCK_FLOCK, f, 0, &everything, true);
    event_wake(&l->changed);
    forget_unlocked(f->m, l);
}

void locks_fini(struct fs_machine *m)
{
    for (struct locked_file *l = m->locks ? m->locks->files : NULL, *next; l; l = next) {
        next = l->next;
        while (l->locks) {
            struct lock *k = l->locks;
            l->locks = k->next;
            mem_free(k);
        }
        event_queue_fini(&l->changed);
        mem_free(l);
    }
    free(m->locks);
    m->locks = NULL;
}

/* Stored in call.s[5] of a thread that waits for a POSIX lock; s[4] is the pid of the lock's owner. */
#define LOCK_WAITER 0x6c6f636b

/* Returns whether waiting for `blocker` would close a cycle of POSIX lock owners: EDEADLK. */
static bool deadlock(struct thread *t, const struct lock *blocker)
{
    const struct process *owner = blocker->owner;
    for (int depth = 0; owner && depth < 32; depth++) {
        if (owner == t->p)
            return true;
        int next = 0;
        for (const struct thread *w = owner->threads; w; w = w->next)
            if (w->state == THREAD_BLOCKED && w->call.active && w->call.s[5] == LOCK_WAITER)
                next = (int)w->call.s[4];
        owner = next ? process_find(t->k, next) : NULL;
    }
    return false;
}

/* ---- fcntl ----------------------------------------------------------------------------------- */

/* Converts struct flock to a range; l_type is the host's F_RDLCK, F_WRLCK or F_UNLCK. */
static int range_of(struct file *f, const int64_t *v, struct lock_range *out)
{
    struct fs_stat st = {0};
    int64_t base = 0, start, end;
    if (v[1] == SEEK_CUR)
        base = f->ops->lseek ? f->ops->lseek(f, 0, SEEK_CUR) : 0;
    else if (v[1] == SEEK_END)
        base = f->ops->stat(f, &st) ? 0 : (int64_t)st.size;
    else if (v[1] != SEEK_SET)
        return -EINVAL;
    if (__builtin_add_overflow(base, v[2], &start))
        return -EOVERFLOW;
    if (start < 0)
        return -EINVAL;
    end = INT64_MAX;
    if (start < 0 || (v[3] < 0 && v[3] + start < 0))
        return -EINVAL;
    if (v[3] > 0 && __builtin_add_overflow(start, v[3] - 1, &end))
        return -EOVERFLOW;
    if (start < 0)
        return -EINVAL;
    if (v[3] < 0) {
        end = start - 1;
        start += v[3];
    }
    *out = (struct lock_range){(uint64_t)start, end == INT64_MAX ? UINT64_MAX : (uint64_t)end, v[0] == F_WRLCK};
    return 0;
}

static int64_t get_lock(struct thread *t, struct locked_file *l, enum lock_kind kind, const void *owner, struct lock_range *r, int64_t *v,
                        uint64_t va, const char *format)
{
    const struct fs_abi *abi = fs_abi_of(t);
    const struct lock *c = lock_conflict(l->locks, kind, owner, r);
    if (!c) {
        v[0] = abi->lock_types[2].guest;
        return put_struct(t, va, format, v);
    }
    v[0] = abi->lock_types[c->range.write ? 1 : 0].guest;
    v[1] = SEEK_SET;
    v[2] = (int64_t)c->range.start;
    v[3] = c->range.end == UINT64_MAX ? 0 : (int64_t)(c->range.end - c->range.start + 1);
    v[4] = c->pid;
    if (format == abi->flock && t->p->abi->word == 4 && (v[2] > INT32_MAX || v[3] > INT32_MAX))
        return -EOVERFLOW;
    return put_struct(t, va, format, v);
}

/* A struct flock, read once: its fields (the type is the host's) and its range. */
struct lock_request {
    int64_t v[5];
    struct lock_range range;
};

/* Reads the call's struct flock. 0 or -errno. */
static int get_request(struct thread *t, struct file *f, const char *format, uint64_t va, bool ofd, struct lock_request *q)
{
    const struct fs_abi *abi = fs_abi_of(t);
    if (t->call.data) {
        *q = *(const struct lock_request *)t->call.data;
        return 0;
    }
    if (get_struct(t, va, format, q->v))
        return -EFAULT;
    int type = -1;
    for (int i = 0; i < 3; i++)
        if (abi->lock_types[i].guest == q->v[0])
            type = abi->lock_types[i].host;
    q->v[0] = type;
    return type < 0 || (ofd && q->v[4]) ? -EINVAL : range_of(f, q->v, &q->range);
}

static int64_t wait_for_lock(struct thread *t, struct locked_file *l, const struct lock_request *q)
{
    struct lock_request *kept = t->call.data ? NULL : mem_new(t->k->memory, sizeof *kept);
    if (!t->call.data && !kept)
        return -ENOMEM;
    if (kept) {
        *kept = *q;
        call_keep(t, kept, NULL);
    }
    wait_on(t, &l->changed.waiters);
    return sys_block(t, -ERESTARTSYS);
}

/* Carries out the request of fcntl_lock() on the file's locks. */
static int64_t lock_command(struct thread *t, struct file *f, struct locked_file *l, int command, const char *format, uint64_t va,
                            struct lock_request *q)
{
    bool ofd = command == F_OFD_GETLK || command == F_OFD_SETLK || command == F_OFD_SETLKW;
    enum lock_kind kind = ofd ? LOCK_OFD : LOCK_POSIX;
    const void *owner = ofd ? (const void *)f : t->p;
    const struct lock_range r = q->range;
    const int type = (int)q->v[0];
    if (command == F_GETLK || command == F_OFD_GETLK)
        return type == F_UNLCK ? -EINVAL : get_lock(t, l, kind, owner, &q->range, q->v, va, format);
    if ((type == F_RDLCK && !file_readable(f)) || (type == F_WRLCK && !file_writable(f)))
        return -EBADF;
    const struct lock *c = type == F_UNLCK ? NULL : lock_conflict(l->locks, kind, owner, &r);
    t->call.s[5] = 0;
    if (c) {
        if (command != F_SETLKW && command != F_OFD_SETLKW)
            return -EAGAIN;
        if (kind == LOCK_POSIX && c->kind == LOCK_POSIX) {
            if (deadlock(t, c))
                return -EDEADLK;
            t->call.s[4] = (uint64_t)((const struct process *)c->owner)->pid;
            t->call.s[5] = LOCK_WAITER;
        }
        return wait_for_lock(t, l, q);
    }
    f->locked = true;
    t->p->has_locked |= !ofd;
    int err = lock_set(t->k->memory, &l->locks, kind, owner, ofd ? -1 : t->p->pid, &r, type == F_UNLCK);
    event_wake(&l->changed);
    return err;
}

/* command: F_GETLK, F_SETLK, F_SETLKW or the OFD variants (host's numbers); wide: struct flock64. */
int64_t fcntl_lock(struct thread *t, struct file *f, int command, uint64_t va, bool wide)
{
    const struct fs_abi *abi = fs_abi_of(t);
    const char *format = wide ? abi->flock64 : abi->flock;
    bool ofd = command == F_OFD_GETLK || command == F_OFD_SETLK || command == F_OFD_SETLKW;
    struct lock_request q;
    int err = get_request(t, f, format, va, ofd, &q);
    struct locked_file *l = err ? NULL : locked_file(f, true);
    if (err || !l)
        return err ? err : -ENOLCK;
    int64_t result = lock_command(t, f, l, command, format, va, &q);
    forget_unlocked(f->m, l);
    return result;
}

int64_t sys_flock(struct thread *t, int fd, int operation)
{
    struct file *f = fd_file(t, fd);
    int how = operation & ~LOCK_NB;
    if (how & 32) /* LOCK_MAND: no effect in Linux, which does not look at the file */
        return 0;
    if (how != LOCK_SH && how != LOCK_EX && how != LOCK_UN)
        return -EINVAL;
    if (!f)
        return -EBADF;
    struct locked_file *l = locked_file(f, true);
    if (!l)
        return -ENOLCK;
    struct lock_range r = {0, UINT64_MAX, how == LOCK_EX};
    if (how != LOCK_UN && lock_conflict(l->locks, LOCK_FLOCK, f, &r)) {
        if (operation & LOCK_NB)
            return -EAGAIN;
        lock_set(t->k->memory, &l->locks, LOCK_FLOCK, f, 0, &r, true); /* converting a lock first releases the old one, flock(2) */
        call_hold(t, f);
        wait_on(t, &l->changed.waiters);
        return sys_block(t, -ERESTARTSYS);
    }
    f->locked = true;
    int err = lock_set(t->k->memory, &l->locks, LOCK_FLOCK, f, 0, &r, how == LOCK_UN);
    event_wake(&l->changed);
    forget_unlocked(f->m, l);
    return err;
}

void locks_process_exit(struct process *p)
{
    struct fs_machine *m = p->k->fs;
    for (struct locked_file *l = m->locks ? m->locks->files : NULL, *next; l; l = next) {
        struct lock *k = l->locks;
        next = l->next;
        while (k && (k->kind != LOCK_POSIX || k->owner != p))
            k = k->next;
        if (!k)
            continue;
        lock_set(p->k->memory, &l->locks, LOCK_POSIX, p, p->pid, &everything, true);
        event_wake(&l->changed);
        forget_unlocked(m, l);
    }
}
