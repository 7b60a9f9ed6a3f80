/* Open file descriptions. */
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/lease.h"
#include "emu/kernel/vfs/lock.h"
#include "emu/mem/charge.h"

#include <limits.h>
#include <stdlib.h>

void file_init(struct file *f, struct fs_machine *m, const struct file_ops *ops, unsigned flags)
{
    *f = (struct file){.refs = 1, .ops = ops, .m = m, .flags = flags, .host_fd = -1};
    m->files++;
    kernel_object_made(m->k);
}

struct file *file_ref(struct file *f)
{
    f->refs++;
    return f;
}

static void file_release(struct file *f)
{
    if (!LIST_EMPTY(&f->interests))
        f->m->forget(f);
    async_leave(f);
    locks_release_file(f);
    lease_release_file(f);
    mem_free(f->path);
    f->path = NULL;
    struct fs_machine *m = f->m;
    m->files--;
    f->ops->release(f);
    kernel_object_freed(m->k);
}

void file_unref(struct file *f)
{
    if (!f)
        return;
    if (--f->refs) {
        if (f->in_flight == f->refs)
            f->m->orphaned(f);
        return;
    }
    struct fs_machine *m = f->m;
    f->refs = 1; /* for functions that use it until it is freed */
    f->release_next = m->release_list;
    m->release_list = f;
    if (m->releasing)
        return;
    m->releasing = true;
    while ((f = m->release_list)) {
        m->release_list = f->release_next;
        file_release(f);
    }
    m->releasing = false;
}

unsigned file_poll(struct file *f, struct poller *p)
{
    return f->ops->poll ? f->ops->poll(f, p) : POLLIN | POLLOUT | POLLRDNORM | POLLWRNORM;
}

int file_set_owner(struct file *f, int owner)
{
    const struct kernel *k = f->m->k;
    if (owner == INT_MIN)
        return -EINVAL;
    const struct process *p = k->processes;
    while (p && owner && (owner > 0 ? p->pid != owner : p->pgid != -owner))
        p = p->next;
    if (!p)
        return -ESRCH;
    f->owner = owner;
    return 0;
}

void file_async(struct file *f, int fd)
{
    f->async_fd = fd;
    async_leave(f);
    if (f->flags & O_ASYNC)
        file_poll(f, &(struct poller){.async = f});
}

mode_t file_type(const struct file *f)
{
    struct fs_stat st;
    return f->ops->stat && f->ops->stat((struct file *)f, &st) == 0 ? st.mode & S_IFMT : 0;
}

bool file_has_direct(const struct file *f)
{
    return f->host_fd >= 0 && S_ISREG(file_type(f));
}
