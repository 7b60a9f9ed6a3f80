/* dnotify.c - see dnotify.h. */
#include "emu/kernel/vfs/dnotify.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"
#include "emu/os/os.h"

#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>

/* A watch of a descriptor table, which processes may share. */
struct dnotify {
    struct dnotify *next;
    struct file *file;
    const struct fdtable *fds;
    int fd, wd;
    unsigned mask; /* DN_ bits */
};

/* The host's events for DN_ bits. A renaming inside the directory is a pair of events. */
static uint32_t host_events(unsigned mask)
{
    static const struct {
        unsigned mask;
        uint32_t events;
    } pairs[] = {
        {DN_ACCESS, IN_ACCESS},
        {DN_MODIFY, IN_MODIFY},
        {DN_CREATE, IN_CREATE | IN_MOVED_TO},
        {DN_DELETE, IN_DELETE | IN_MOVED_FROM},
        {DN_RENAME, IN_MOVED_FROM | IN_MOVED_TO},
        {DN_ATTRIB, IN_ATTRIB},
    };
    uint32_t events = 0;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        events |= mask & pairs[i].mask ? pairs[i].events : 0;
    return events;
}

static bool is_watched(const struct fs_machine *m, int wd)
{
    for (const struct dnotify *d = m->dnotify; d; d = d->next)
        if (d->wd == wd)
            return true;
    return false;
}

/* Removes the watch at *at. */
static void end_watch(struct fs_machine *m, struct dnotify **at)
{
    struct dnotify *d = *at;
    *at = d->next;
    if (!is_watched(m, d->wd))
        os_inotify_rm_watch(m->dnotify_fd, d->wd); /* fails if the directory is gone */
    mem_free(d);
    if (m->dnotify)
        return;
    os_close(m->dnotify_fd);
    m->dnotify_fd = -1;
    m->k->watches_files = false;
}

static struct dnotify **find(struct fs_machine *m, const struct file *f, const struct fdtable *fds)
{
    struct dnotify **at = &m->dnotify;
    while (*at && ((*at)->file != f || (*at)->fds != fds))
        at = &(*at)->next;
    return at;
}

void dnotify_forget(struct file *f, const struct fdtable *fds)
{
    struct dnotify **at = find(f->m, f, fds);
    if (*at)
        end_watch(f->m, at);
}

static int open_instance(struct fs_machine *m)
{
    if (m->dnotify_fd < 0)
        m->dnotify_fd = fs_check_reserve(m, os_inotify_init1(IN_NONBLOCK | IN_CLOEXEC));
    return m->dnotify_fd < 0 ? -ENOMEM : 0;
}

int64_t dnotify_set(struct thread *t, struct file *f, int fd, unsigned mask)
{
    struct fs_machine *m = f->m;
    if (!(mask & ~(unsigned)DN_MULTISHOT)) {
        dnotify_forget(f, t->p->fds);
        return 0;
    }
    if (!file_is_directory(f))
        return -ENOTDIR;
    if (f->host_fd < 0)
        return 0; /* nothing tells changes of /proc, /dev and /sys */
    struct dnotify *d = *find(m, f, t->p->fds), *made = d ? NULL : mem_new(m->k->memory, sizeof *made);
    if ((!d && !made) || open_instance(m)) {
        mem_free(made);
        return -ENOMEM;
    }
    int wd = os_inotify_add_watch(m->dnotify_fd, fd_link(f->host_fd).path, host_events(mask) | IN_MASK_ADD | IN_ONLYDIR);
    if (wd < 0) {
        mem_free(made);
        return -errno;
    }
    if (made) {
        *made = (struct dnotify){.next = m->dnotify, .file = f, .fds = t->p->fds};
        d = m->dnotify = made;
    }
    d->wd = wd;
    d->fd = fd;
    d->mask |= mask;
    m->k->watches_files = true;
    return file_set_owner(f, t->p->pid);
}

/* Sends the signals of the watches of wd for DN_ bits. */
static void send_signals(struct fs_machine *m, int wd, unsigned bits)
{
    for (struct dnotify **at = &m->dnotify, *d; (d = *at);) {
        if (d->wd != wd || !(d->mask & bits)) {
            at = &d->next;
            continue;
        }
        file_signal_owner_of(d->file, d->fd, POLL_MSG);
        if (d->mask & DN_MULTISHOT)
            at = &d->next;
        else
            end_watch(m, at);
    }
}

/* Returns the DN_ bits of an event; `from`: the directory and cookie of the last name that was moved away. */
static unsigned bits_of(const struct inotify_event *e, struct inotify_event *from)
{
    unsigned bits = (e->mask & IN_ACCESS ? DN_ACCESS : 0) | (e->mask & IN_MODIFY ? DN_MODIFY : 0) |
                    (e->mask & (IN_CREATE | IN_MOVED_TO) ? DN_CREATE : 0) | (e->mask & (IN_DELETE | IN_MOVED_FROM) ? DN_DELETE : 0) |
                    (e->mask & IN_ATTRIB ? DN_ATTRIB : 0);
    if (e->mask & IN_MOVED_FROM)
        *from = *e;
    if ((e->mask & IN_MOVED_TO) && from->wd == e->wd && from->cookie == e->cookie)
        bits |= DN_RENAME;
    return bits;
}

void dnotify_deliver(struct kernel *k)
{
    struct fs_machine *m = k->fs;
    struct inotify_event e, from = {.wd = -1};
    char buf[4096];
    ssize_t n;
    while (m->dnotify_fd >= 0 && (n = os_read(m->dnotify_fd, buf, sizeof buf)) > 0)
        for (size_t at = 0; (size_t)n - at >= sizeof e; at += sizeof e + e.len) {
            memcpy(&e, buf + at, sizeof e);
            send_signals(m, e.wd, bits_of(&e, &from));
            if (e.len > (size_t)n - at - sizeof e)
                break;
        }
}

void dnotify_fini(struct fs_machine *m)
{
    while (m->dnotify)
        end_watch(m, &m->dnotify);
}
