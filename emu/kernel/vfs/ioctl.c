/* ioctl(2): requests of all open files; terminals and sockets handle their own. */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/virtual.h"

#include <asm/ioctls.h>
#include <linux/fs.h>
#include <linux/sockios.h>
#include <string.h>

static unsigned host_request(const struct fs_abi *abi, unsigned guest)
{
    for (const struct ioctl_pair *p = abi->ioctls; p->host; p++)
        if (p->guest == guest)
            return p->host;
    return guest;
}

static int64_t set_flag(struct thread *t, struct file *f, int fd, unsigned flag, uint64_t va)
{
    uint32_t on;
    if (get_u32(t, va, &on))
        return -EFAULT;
    if (flag == O_ASYNC && !on != !(f->flags & O_ASYNC) && !f->ops->poll)
        return -ENOTTY; /* no signal could tell when it is ready */
    f->flags = on ? f->flags | flag : f->flags & ~flag;
    if (flag == O_ASYNC)
        file_async(f, fd);
    if (f->ops->flags_changed)
        f->ops->flags_changed(f);
    return 0;
}

/* FIONREAD: bytes that can be read without blocking. */
static int64_t readable_bytes(struct file *f)
{
    struct fs_stat st;
    if (f->ops->readable)
        return f->ops->readable(f);
    if (!f->ops->lseek || f->ops->stat(f, &st) || !S_ISREG(st.mode))
        return -ENOTTY;
    int64_t at = f->ops->lseek(f, 0, SEEK_CUR);
    return at < 0 ? at : (uint32_t)(st.size - (uint64_t)at); /* negative as an int past the end of the file */
}

static int64_t fionread(struct thread *t, struct file *f, uint64_t va)
{
    int64_t n = readable_bytes(f);
    return n < 0 ? n : put_u32(t, va, (uint32_t)n);
}

int64_t sys_ioctl(struct thread *t, int fd, unsigned guest_request, uint64_t arg)
{
    struct file *f = fd_file(t, fd);
    unsigned request = f ? host_request(fs_abi_of(t), guest_request) : 0;
    if (!f)
        return -EBADF;
    switch (request) {
    case FIOCLEX:
    case FIONCLEX: t->p->fds->entries[fd].cloexec = request == FIOCLEX; return 0;
    case FIONBIO: return set_flag(t, f, fd, O_NONBLOCK, arg);
    case FIOASYNC: return set_flag(t, f, fd, O_ASYNC, arg);
    case FIONREAD: return fionread(t, f, arg);
    case FIGETBSZ: return f->host_fd < 0 ? -EINVAL : put_u32(t, arg, 4096);
    }
    if (f->ops->ioctl)
        return f->ops->ioctl(t, f, request, arg);
    return f->m->terminals->ioctl(t, f, request, arg);
}
