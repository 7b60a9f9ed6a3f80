/* handle.c - see handle.h. */
#include "emu/kernel/vfs/handle.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/open.h"
#include "emu/kernel/vfs/target.h"
#include "emu/mem/charge.h"

#include <stdlib.h>
#include <string.h>

enum { HANDLES = 1024, BYTES = 16, BYTES_MOST = 128, TYPE = 1, HEADER = 8 };

struct named {
    uint64_t device, number;
    char *path;
};

/* The last handles given. */
struct handles {
    struct named at[HANDLES];
    unsigned next;
};

static struct named *find(const struct fs_machine *m, uint64_t device, uint64_t number)
{
    for (unsigned i = 0; m->handles && i < HANDLES; i++) {
        struct named *h = &m->handles->at[i];
        if (h->path && h->device == device && h->number == number)
            return h;
    }
    return NULL;
}

static int keep_path(struct fs_machine *m, const struct fs_stat *st, const char *path)
{
    if (!m->handles && !(m->handles = calloc(1, sizeof *m->handles)))
        return -ENOMEM;
    struct named *h = find(m, st->dev, st->ino);
    char *copy = mem_text(m->k->memory, path);
    if (!copy)
        return -ENOMEM;
    if (!h)
        h = &m->handles->at[m->handles->next++ % HANDLES];
    mem_free(h->path);
    *h = (struct named){st->dev, st->ino, copy};
    return 0;
}

void handles_fini(struct fs_machine *m)
{
    for (unsigned i = 0; m->handles && i < HANDLES; i++)
        mem_free(m->handles->at[i].path);
    free(m->handles);
    m->handles = NULL;
}

/* Reads a handle's header: its number of bytes and its type. 0, -EFAULT, or -EINVAL: more bytes than a handle may have. */
static int get_header(struct thread *t, uint64_t va, int64_t header[2])
{
    if (get_struct(t, va, "Ii", header))
        return -EFAULT;
    return header[0] > BYTES_MOST ? -EINVAL : 0;
}

/* Writes the handle, or only the size that it needs, and the number of its mount. */
static int64_t put_handle(struct thread *t, uint64_t va, uint64_t mount, uint32_t room, const struct fs_stat *st)
{
    bool fits = room >= BYTES;
    if (put_u32(t, mount, 1) || put_u32(t, va, BYTES))
        return -EFAULT;
    if (fits && PUT(t, va + 4, "I", TYPE))
        return -EFAULT;
    if (fits && PUT(t, va + HEADER, "QQ", (int64_t)st->dev, (int64_t)st->ino))
        return -EFAULT;
    return fits ? 0 : -EOVERFLOW;
}

int64_t sys_name_to_handle_at(struct thread *t, int dirfd, uint64_t path, uint64_t handle, uint64_t mount, unsigned flags)
{
    TARGET(g);
    struct fs_stat st;
    char now[FS_PATH_MAX];
    int64_t header[2];
    if (flags & ~(unsigned)(AT_SYMLINK_FOLLOW | AT_EMPTY_PATH))
        return -EINVAL;
    int err = target_path(t, dirfd, path, (flags & AT_EMPTY_PATH) | (flags & AT_SYMLINK_FOLLOW ? 0 : AT_SYMLINK_NOFOLLOW), &g);
    if (err)
        return err;
    if (g.pl.virtual_node)
        return -EOPNOTSUPP;
    if ((err = get_header(t, handle, header)))
        return err;
    if ((err = target_stat(t, &g, &st)) || (g.file && (err = fs_path_now(g.file, now, sizeof now))))
        return err == -ENOENT ? -ESTALE : err;
    if ((err = keep_path(fs_of(t), &st, g.file ? now : g.pl.guest)))
        return err;
    return put_handle(t, handle, mount, (uint32_t)header[0], &st);
}

/* Reads what follows a handle's header. 0, -EFAULT, or -ESTALE if it is none of this machine's handles. */
static int get_handle(struct thread *t, uint64_t va, const int64_t header[2], const struct named **out)
{
    int64_t v[2];
    uint8_t bytes[BYTES_MOST];
    if (copy_in(t, bytes, va + HEADER, (uint64_t)header[0]))
        return -EFAULT;
    if (header[0] != BYTES || header[1] != TYPE)
        return -ESTALE;
    unpack_struct(t->p->abi, false, "QQ", bytes, v);
    *out = find(fs_of(t), (uint64_t)v[0], (uint64_t)v[1]);
    return *out ? 0 : -ESTALE;
}

/* Returns the device of the file system that a descriptor is in, or 0. */
static uint64_t device_of(struct thread *t, int fd)
{
    TARGET(g);
    struct fs_stat st;
    if (fd == AT_FDCWD)
        return fs_walk(t->p, fd, ".", PATH_FOLLOW, &g.pl) ? 0 : (place_stat(fs_of(t), &g.pl, &st), st.dev);
    return target_fd(t, fd, &g) || target_stat(t, &g, &st) ? 0 : st.dev;
}

int64_t sys_open_by_handle_at(struct thread *t, int mount_fd, uint64_t handle, unsigned flags)
{
    const struct named *h;
    int64_t header[2];
    int err = get_header(t, handle, header);
    if (err || !header[0])
        return err ? err : -EINVAL;
    if (mount_fd != AT_FDCWD && !fd_file_any(t, mount_fd))
        return -EBADF;
    if (!process_can(t->p, CAP_DAC_READ_SEARCH))
        return -EPERM;
    err = get_handle(t, handle, header, &h);
    if (!err && device_of(t, mount_fd) != h->device)
        err = -ESTALE;
    return err ? err : fs_open_named(t, h->path, flags, h->device, h->number);
}
