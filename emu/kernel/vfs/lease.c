#include "emu/kernel/vfs/lease.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/hostfile.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/mem/charge.h"
#include "emu/os/os.h"

#include <stdlib.h>

struct lease {
    struct lease *next;
    struct file *file;
    struct inode *inode;
    int type;                      /* F_RDLCK or F_WRLCK */
    bool removing, downgrading;    /* an open waits for that */
    uint64_t remove_at, reduce_at; /* when the kernel does it, in cycles; valid with the above */
};

/* The machine's leases, and the calls that wait for a change of one. */
struct lease_table {
    struct lease *first;
    struct wait_queue changed;
};

static struct lease *lease_of(const struct fs_machine *m, const struct file *f)
{
    struct lease *l = m->leases ? m->leases->first : NULL;
    while (l && l->file != f)
        l = l->next;
    return l;
}

static void remove_lease(struct lease_table *table, struct lease *l)
{
    struct lease **at = &table->first;
    while (*at != l)
        at = &(*at)->next;
    *at = l->next;
    l->file->owner = l->file->owner_signal = 0;
    mem_free(l);
    wake_all(&table->changed);
}

/* Gives l the type, and drops the requests that this fulfils. */
static void change(struct lease_table *table, struct lease *l, int type)
{
    if (type == F_UNLCK) {
        remove_lease(table, l);
        return;
    }
    l->type = type;
    if (type == F_RDLCK)
        l->downgrading = false;
    wake_all(&table->changed);
}

/* Reduces and removes the leases whose holders have not done it in time. */
static void time_out(struct lease_table *table, uint64_t now)
{
    for (struct lease *l = table->first, *next; l; l = next) {
        next = l->next;
        if (l->removing && l->remove_at <= now)
            remove_lease(table, l);
        else if (l->downgrading && l->reduce_at <= now)
            change(table, l, F_RDLCK);
    }
}

/* ---- F_SETLEASE, F_GETLEASE ------------------------------------------------------------------ */

/* Returns whether open descriptions other than f forbid a lease of that type: Linux's check_conflicting_open(). */
static bool is_open_elsewhere(struct file *f, const struct inode *i, int type)
{
    if (type == F_RDLCK)
        return i->writers > 0;
    return i->opened > 1 || i->executing;
}

static bool conflicts_with_others(const struct lease *l, const struct inode *i, const struct file *f, int type)
{
    for (; l; l = l->next)
        if (l->inode == i && l->file != f && (type == F_WRLCK || l->removing))
            return true;
    return false;
}

static int64_t remove_own(const struct fs_machine *m, const struct file *f)
{
    struct lease *l = lease_of(m, f);
    if (!l)
        return -EAGAIN;
    remove_lease(m->leases, l);
    return 0;
}

static int64_t grant(struct thread *t, struct fs_machine *m, struct file *f, int fd, struct inode *i, int type)
{
    struct lease *l = mem_new(m->k->memory, sizeof *l);
    if (!l)
        return -ENOMEM;
    *l = (struct lease){.next = m->leases->first, .file = f, .inode = i, .type = type};
    m->leases->first = l;
    f->async_fd = fd;
    if (!f->owner)
        f->owner = t->p->pid;
    return 0;
}

int64_t lease_set(struct thread *t, struct file *f, int fd, int type)
{
    struct fs_machine *m = fs_of(t);
    struct stat st;
    if (f->host_fd < 0 || !file_is_host(f))
        return -EINVAL;
    if (os_fstat(f->host_fd, &st))
        return -errno;
    if (!fs_owns(t->p, &st) && !process_can(t->p, CAP_LEASE))
        return -EACCES;
    if (!S_ISREG(st.st_mode))
        return -EINVAL;
    if (type == F_UNLCK)
        return remove_own(m, f);
    if (!m->leases && !(m->leases = calloc(1, sizeof *m->leases)))
        return -ENOMEM;
    struct inode *i = inode_get(&m->inodes, st.st_dev, st.st_ino);
    time_out(m->leases, t->k->clock.now);
    if (is_open_elsewhere(f, i, type) || conflicts_with_others(m->leases->first, i, f, type))
        return -EAGAIN;
    struct lease *own = lease_of(m, f);
    if (!own)
        return grant(t, m, f, fd, i, type);
    if (own->removing && type == F_RDLCK)
        return -EAGAIN; /* the writer that waits counts as one */
    change(m->leases, own, type);
    return 0;
}

int lease_get(const struct thread *t, struct file *f)
{
    struct fs_machine *m = fs_of(t);
    if (m->leases)
        time_out(m->leases, t->k->clock.now);
    const struct lease *l = lease_of(m, f);
    return !l || l->removing ? F_UNLCK : l->downgrading ? F_RDLCK : l->type;
}

/* ---- breaking -------------------------------------------------------------------------------- */

/* Asks the holder, once for each kind of request. */
static void request(struct lease *l, bool write, uint64_t deadline)
{
    if (l->removing || (!write && l->downgrading))
        return;
    if (write) {
        l->removing = true;
        l->remove_at = deadline;
    } else {
        l->downgrading = true;
        l->reduce_at = deadline;
    }
    file_signal_owner(l->file, POLL_MSG);
}

static bool conflicts(const struct lease *l, const struct inode *i, bool write)
{
    return l->inode == i && (write || l->type == F_WRLCK);
}

int64_t lease_break(struct thread *t, const struct stat *st, bool write, bool wait)
{
    struct fs_machine *m = fs_of(t);
    const struct inode *i = m->leases && m->leases->first ? inode_find(&m->inodes, st->st_dev, st->st_ino) : NULL;
    const uint64_t now = t->k->clock.now;
    bool held = false;
    if (!i)
        return 0;
    time_out(m->leases, now);
    for (struct lease *l = m->leases->first; l; l = l->next) {
        if (!conflicts(l, i, write))
            continue;
        request(l, write, now + clock_ns_to_cycles(&t->k->clock, m->lease_seconds * UINT64_C(1000000000)));
        wait_deadline(t, l->removing ? l->remove_at : l->reduce_at);
        held = true;
    }
    if (!held)
        return 0;
    if (!wait) {
        wait_cancel(t);
        return -EWOULDBLOCK;
    }
    wait_on(t, &m->leases->changed);
    return sys_block(t, -ERESTARTSYS);
}

/* ---- release --------------------------------------------------------------------------------- */

void lease_release_file(struct file *f)
{
    remove_own(f->m, f);
}

void leases_fini(struct fs_machine *m)
{
    if (!m->leases)
        return;
    while (m->leases->first)
        remove_lease(m->leases, m->leases->first);
    wait_queue_fini(&m->leases->changed);
    free(m->leases);
    m->leases = NULL;
}
