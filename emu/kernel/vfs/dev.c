/* /dev/null, zero, full, random and urandom. */
#include "emu/kernel/vfs/dev.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"

#include <endian.h>
#include <linux/random.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>

enum { RANDOM_BITS = 256 }; /* as /proc/sys/kernel/random/entropy_avail */

struct device {
    struct file f;
    enum virtual_kind kind;
    struct fs_stat st;
};

static const struct file_ops device_ops;

static enum virtual_kind kind_of(const struct file *f)
{
    return ((const struct device *)f)->kind;
}

static void device_release(struct file *f)
{
    mem_free(f);
}

static int64_t device_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    (void)offset;
    if (kind_of(f) == VIRTUAL_NULL)
        return 0;
    if (kind_of(f) != VIRTUAL_RANDOM) {
        memset(buf, 0, len);
        return (int64_t)len;
    }
    for (size_t done = 0; done < len; done += 8) {
        uint64_t r = htole64(kernel_random(f->m->k));
        memcpy((char *)buf + done, &r, len - done < 8 ? len - done : 8);
    }
    return (int64_t)len;
}

static int64_t device_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    (void)buf, (void)offset;
    return kind_of(f) == VIRTUAL_FULL ? -ENOSPC : (int64_t)len;
}

/* Devices that ignore the data do not access the buffer. */
static size_t device_reachable(struct file *f, bool write, size_t len, size_t ok)
{
    return (write && kind_of(f) != VIRTUAL_RANDOM) || kind_of(f) == VIRTUAL_NULL ? len : ok;
}

static int64_t device_lseek(struct file *f, int64_t offset, int whence)
{
    (void)f, (void)offset, (void)whence;
    return 0;
}

static int device_stat(struct file *f, struct fs_stat *out)
{
    *out = ((struct device *)f)->st;
    return 0;
}

static int64_t device_ioctl(struct thread *t, struct file *f, unsigned request, uint64_t arg)
{
    if (kind_of(f) != VIRTUAL_RANDOM || request != RNDGETENTCNT)
        return f->m->terminals->ioctl(t, f, request, arg);
    return put_u32(t, arg, RANDOM_BITS);
}

static const struct file_ops device_ops = {
    .name = "device",
    .release = device_release,
    .read = device_read,
    .write = device_write,
    .reachable = device_reachable,
    .lseek = device_lseek,
    .stat = device_stat,
    .ioctl = device_ioctl,
};

bool device_is_memory(uint64_t rdev)
{
    return major(rdev) == 1;
}

struct file *device_open(struct fs_machine *m, const struct place *pl, unsigned flags)
{
    struct device *d = mem_new(m->k->memory, sizeof *d);
    if (!d)
        return NULL;
    file_init(&d->f, m, &device_ops, flags & (O_ACCMODE | O_APPEND | O_NONBLOCK));
    d->kind = pl->node.kind;
    m->nodes->stat(m, pl, &d->st);
    return &d->f;
}
