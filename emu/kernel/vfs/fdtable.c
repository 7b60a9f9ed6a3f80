/* Descriptors: tables, dup(2), close(2). */
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/dev.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/hostfile.h"
#include "emu/kernel/vfs/lock.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef CLOSE_RANGE_UNSHARE
#define CLOSE_RANGE_UNSHARE 2
#define CLOSE_RANGE_CLOEXEC 4
#endif

#define FD_FIRST 256        /* entries of a new table */
#define FD_MOST  (1u << 20) /* fs.nr_open */
#define FILES    (1u << 20) /* open files of all processes, without --max-files */

/* ---- tables ---------------------------------------------------------------------------------- */

static bool table_grow(struct fdtable *d, unsigned need)
{
    unsigned room = d->room ? d->room : FD_FIRST;
    while (room < need)
        room *= 2;
    struct fd_entry *e = mem_resize(d->memory, d->entries, room * sizeof *e);
    if (!e)
        return false;
    d->entries = e;
    d->room = room;
    return true;
}

/* Opens a device that the machine implements itself, instead of the host's. Returns NULL for other devices. */
static struct file *own_device(struct fs_machine *m, const struct stat *st, unsigned flags)
{
    struct place pl;
    if (!S_ISCHR(st->st_mode) || !device_is_memory(st->st_rdev) || !m->nodes->device(st->st_rdev, &pl))
        return NULL;
    struct file *f = device_open(m, &pl, flags);
    if (f)
        f->path = mem_text(m->k->memory, pl.guest);
    return f;
}

/* Installs the host's descriptor of a standard stream as guest descriptor fd, with its flags and path. An O_PATH descriptor is a
 * placeholder that the guest does not get. */
static void adopt_host_fd(struct kernel *k, struct fdtable *d, int fd)
{
    struct stat st;
    const int stream = k->options.streams[fd];
    int got = os_fcntl(stream, F_GETFL, 0);
    unsigned flags = (unsigned)got & (O_ACCMODE | O_APPEND | O_NONBLOCK);
    if (got < 0 || got & O_PATH)
        return;
    if (os_fstat(stream, &st))
        kernel_refused("use", "a standard stream", errno);
    struct file *f = own_device(k->fs, &st, flags);
    if (!f)
        f = hostfile_new(k->fs, stream, flags, false);
    if (!f)
        kernel_no_memory();
    f->stream = (uint8_t)fd;
    if (f->host_fd >= 0) {
        if (f->m->terminals->of(f))
            f->path = mem_text(k->memory, "/dev/pts/0");
        /* Pipes and output files have the time of the run's start; devices keep theirs. */
        if ((flags & O_ACCMODE) != O_RDONLY || !S_ISREG(st.st_mode))
            fs_touch_fd(k->fs, stream, INODE_ATIME | INODE_MTIME | INODE_CTIME);
    }
    d->entries[fd].file = f;
}

/* Creates a table with `room` free entries. Returns NULL without memory. */
static struct fdtable *table_new(struct mem_account *memory, unsigned room)
{
    struct fdtable *d = mem_new(memory, sizeof *d);
    if (!d)
        return NULL;
    d->refs = 1;
    d->memory = memory;
    if (table_grow(d, room))
        return d;
    mem_free(d);
    return NULL;
}

struct fdtable *fdtable_new_initial(struct kernel *k)
{
    struct fdtable *d = table_new(k->memory, FD_FIRST);
    if (!d)
        return NULL;
    for (int fd = 0; fd < 3; fd++)
        adopt_host_fd(k, d, fd);
    return d;
}

unsigned fdtable_shared_end(const struct fdtable *f)
{
    unsigned end = f->refs > 1 ? f->room : 0;
    while (end && !f->entries[end - 1].file)
        end--;
    return end;
}

struct fdtable *fdtable_copy(struct fdtable *f)
{
    struct fdtable *d = table_new(f->memory, f->room);
    if (!d)
        return NULL;
    d->free_from = f->free_from;
    for (unsigned i = 0; i < f->room; i++) {
        d->entries[i] = f->entries[i];
        if (d->entries[i].file)
            file_ref(d->entries[i].file);
    }
    return d;
}

struct fdtable *fdtable_ref(struct fdtable *f)
{
    f->refs++;
    return f;
}

void fdtable_unref(struct fdtable *f)
{
    if (!f || --f->refs)
        return;
    for (unsigned i = 0; i < f->room; i++)
        file_unref(f->entries[i].file);
    mem_free(f->entries);
    mem_free(f);
}

bool fdtable_unshare(struct process *p)
{
    if (p->fds->refs == 1)
        return true;
    struct fdtable *own = fdtable_copy(p->fds);
    if (!own)
        return false;
    fdtable_unref(p->fds);
    p->fds = own;
    return true;
}

static void close_entry(struct process *p, struct fd_entry *e)
{
    struct file *f = e->file;
    unsigned fd = (unsigned)(e - p->fds->entries);
    e->file = NULL;
    e->cloexec = false;
    if (fd < p->fds->free_from)
        p->fds->free_from = fd;
    if (p->has_locked && !(f->flags & O_PATH))
        locks_release_process(p, f);
    if (f->ops->closed)
        f->ops->closed(f, p);
    file_unref(f);
}

void fdtable_process_exit(struct process *p)
{
    for (unsigned i = 0; p->fds && p->fds->refs == 1 && i < p->fds->room; i++)
        if (p->fds->entries[i].file)
            close_entry(p, &p->fds->entries[i]);
}

void fdtable_exec(struct process *p)
{
    for (unsigned i = 0; i < p->fds->room; i++)
        if (p->fds->entries[i].file && p->fds->entries[i].cloexec)
            close_entry(p, &p->fds->entries[i]);
}

struct file *process_file(struct process *p, int fd)
{
    return p->fds && fd >= 0 && (unsigned)fd < p->fds->room ? p->fds->entries[fd].file : NULL;
}

struct file *fd_file_any(struct thread *t, int fd)
{
    return process_file(t->p, fd);
}

void call_hold(struct thread *t, struct file *f)
{
    struct call *c = &t->call;
    if (c->held)
        return;
    for (unsigned i = 0; i < 4; i++) {
        if (process_file(t->p, (int)c->arg[i]) == f) {
            c->held = file_ref(f);
            c->held_fd = (int)c->arg[i];
            c->held_free = file_unref;
            return;
        }
    }
}

struct file *fd_file(struct thread *t, int fd)
{
    struct file *f = t->call.held && t->call.held_fd == fd ? t->call.held : process_file(t->p, fd);
    return f && !(f->flags & O_PATH) ? f : NULL;
}

static unsigned fd_limit(const struct process *p)
{
    uint64_t cur = p->rlimits[7].cur; /* RLIMIT_NOFILE */
    return cur < FD_MOST ? (unsigned)cur : FD_MOST;
}

/* Returns the lowest free descriptor >= low, with space in the table: or -EMFILE, -ENOMEM. */
static int free_slot(struct process *p, unsigned low)
{
    struct fdtable *d = p->fds;
    unsigned fd = low > d->free_from ? low : d->free_from;
    while (fd < d->room && d->entries[fd].file)
        fd++;
    if (low <= d->free_from)
        d->free_from = fd;
    if (fd >= fd_limit(p))
        return -EMFILE;
    return fd < d->room || table_grow(d, fd + 1) ? (int)fd : -ENOMEM;
}

int fd_install(struct thread *t, struct file *f, bool cloexec, unsigned low)
{
    const struct kernel *k = t->k;
    const uint64_t most = k->options.max_files ? k->options.max_files : FILES;
    bool too_many = k->fs->files > most && !(k->ops->collect(t->k) && k->fs->files <= most); /* only a new file exceeds the limit */
    int fd = too_many ? -ENFILE : free_slot(t->p, low);
    if (fd < 0) {
        file_unref(f);
        return fd;
    }
    t->p->fds->entries[fd] = (struct fd_entry){f, cloexec};
    return fd;
}

int fd_reserve(struct thread *t)
{
    return free_slot(t->p, 0);
}

int fd_close(struct thread *t, int fd)
{
    if (!fd_file_any(t, fd))
        return -EBADF;
    close_entry(t->p, &t->p->fds->entries[fd]);
    return 0;
}

/* ---- calls ----------------------------------------------------------------------------------- */

int64_t sys_close(struct thread *t, int fd)
{
    return fd_close(t, fd);
}

int64_t sys_close_range(struct thread *t, unsigned first, unsigned last, unsigned flags)
{
    if (first > last || (flags & ~(CLOSE_RANGE_UNSHARE | CLOSE_RANGE_CLOEXEC)))
        return -EINVAL;
    if ((flags & CLOSE_RANGE_UNSHARE) && !fdtable_unshare(t->p))
        return -ENOMEM;
    struct fdtable *d = t->p->fds;
    for (unsigned fd = first; fd < d->room && fd <= last; fd++) {
        if (!d->entries[fd].file)
            continue;
        if (flags & CLOSE_RANGE_CLOEXEC)
            d->entries[fd].cloexec = true;
        else
            close_entry(t->p, &d->entries[fd]);
    }
    return 0;
}

int64_t sys_dup(struct thread *t, int oldfd)
{
    struct file *f = fd_file_any(t, oldfd);
    return f ? fd_install(t, file_ref(f), false, 0) : -EBADF;
}

static int64_t dup_to(struct thread *t, int from, unsigned to, bool cloexec)
{
    struct file *f = fd_file_any(t, from);
    if (!f || to >= fd_limit(t->p))
        return -EBADF;
    if (to >= t->p->fds->room && !table_grow(t->p->fds, to + 1))
        return -ENOMEM;
    struct fd_entry *e = &t->p->fds->entries[to];
    file_ref(f);
    if (e->file)
        close_entry(t->p, e);
    *e = (struct fd_entry){f, cloexec};
    return to;
}

int64_t sys_dup2(struct thread *t, int oldfd, int newfd)
{
    if (oldfd == newfd)
        return fd_file_any(t, oldfd) ? oldfd : -EBADF;
    return dup_to(t, oldfd, (unsigned)newfd, false);
}

int64_t sys_dup3(struct thread *t, int oldfd, int newfd, unsigned guest_flags)
{
    uint64_t flags = flags_to_host(fs_abi_of(t)->open_flags, guest_flags);
    if ((flags & ~(uint64_t)O_CLOEXEC) || flags_to_guest(fs_abi_of(t)->open_flags, flags) != guest_flags || oldfd == newfd)
        return -EINVAL;
    return dup_to(t, oldfd, (unsigned)newfd, flags & O_CLOEXEC);
}

int64_t fcntl_dup(struct thread *t, struct file *f, uint64_t low, bool cloexec)
{
    return low >= fd_limit(t->p) ? -EINVAL : fd_install(t, file_ref(f), cloexec, (unsigned)low);
}
