/* eventfd(2): a counter as an open file. */
#include "emu/kernel/core/thread.h"
#include "emu/kernel/event/anonymous.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"

#include <inttypes.h>
#include <stdlib.h>
#include <sys/eventfd.h>

struct eventfd {
    struct file f;
    uint64_t count;
    bool semaphore;
    struct event_queue changed;
};

static void eventfd_release(struct file *f)
{
    event_queue_fini(&((struct eventfd *)f)->changed);
    mem_free(f);
}

static int64_t count_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct eventfd *e = (struct eventfd *)f;
    (void)offset;
    if (len < 8)
        return -EINVAL;
    if (!e->count)
        return -EAGAIN;
    uint64_t n = e->semaphore ? 1 : e->count;
    e->count -= n;
    put_count(f->m->k->current, buf, n);
    event_wake_out(&e->changed);
    return 8;
}

static int64_t count_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    struct eventfd *e = (struct eventfd *)f;
    (void)offset;
    if (len < 8)
        return -EINVAL;
    uint64_t n = get_count(f->m->k->current, buf);
    if (n == UINT64_MAX)
        return -EINVAL;
    if (UINT64_MAX - 1 - e->count < n)
        return -EAGAIN;
    e->count += n;
    event_wake_in(&e->changed);
    return 8;
}

static unsigned eventfd_poll(struct file *f, struct poller *p)
{
    struct eventfd *e = (struct eventfd *)f;
    poll_on(p, &e->changed);
    return (e->count ? POLLIN : 0) | (e->count < UINT64_MAX - 1 ? POLLOUT : 0);
}

static void eventfd_show(struct file *f, FILE *out)
{
    fprintf(out, "eventfd-count: %16" PRIx64 "\n", ((struct eventfd *)f)->count);
}

static const struct file_ops eventfd_ops = {
    .name = "[eventfd]",
    .stays = true,
    .release = eventfd_release,
    .read = count_read,
    .write = count_write,
    .poll = eventfd_poll,
    .stat = anonymous_stat,
    .show = eventfd_show,
};

int64_t sys_eventfd2(struct thread *t, unsigned count, unsigned guest_flags)
{
    int64_t flags = anonymous_flags(t, guest_flags, EFD_SEMAPHORE);
    if (flags < 0)
        return -EINVAL;
    struct fs_machine *m = fs_of(t);
    struct eventfd *e = mem_new(m->k->memory, sizeof *e);
    if (!e)
        return -ENOMEM;
    file_init(&e->f, m, &eventfd_ops, O_RDWR | (flags & O_NONBLOCK));
    e->count = (uint32_t)count;
    e->semaphore = guest_flags & EFD_SEMAPHORE;
    return fd_install(t, &e->f, flags & O_CLOEXEC, 0);
}
