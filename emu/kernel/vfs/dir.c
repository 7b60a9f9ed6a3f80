/*
 * Open directories and getdents(2). The entries are read when a listing begins, merged from the root, the host and the virtual nodes, and
 * sorted by name, because the order of host directories is not reproducible.
 */
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/dnotify.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"
#include "emu/os/host_error.h"
#include "emu/os/os.h"

#include <errno.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct dirfile {
    struct file f;
    struct process *opener; /* set only during its call */
    struct fs_stat st;      /* of a virtual directory */
    char **names;           /* "." and ".." first; NULL if not yet read */
    size_t count;
    char *image; /* dir_read(): the directory as a file; NULL if not yet read */
    size_t image_size;
    int error; /* of the host while names were read: -errno, or 0 */
};

static const struct file_ops dirfile_ops;

bool file_is_directory(const struct file *f)
{
    return f->ops == &dirfile_ops;
}

static void forget_names(struct dirfile *d)
{
    for (size_t i = 0; i < d->count; i++)
        mem_free(d->names[i]);
    mem_free(d->names);
    d->names = NULL;
    d->count = 0;
}

static void dirfile_release(struct file *f)
{
    forget_names((struct dirfile *)f);
    mem_free(((struct dirfile *)f)->image);
    if (f->host_fd >= 0)
        os_close(f->host_fd);
    mem_free(f);
}

struct file *dirfile_new(struct fs_machine *m, const struct place *pl, int host_fd, unsigned flags)
{
    struct dirfile *d = mem_new(m->k->memory, sizeof *d);
    if (!d)
        return NULL;
    file_init(&d->f, m, &dirfile_ops, flags);
    d->f.host_fd = host_fd;
    if (pl->virtual_node)
        m->nodes->stat(m, pl, &d->st);
    return &d->f;
}

static void add_name(struct dirfile *d, const char *name)
{
    struct mem_account *memory = d->f.m->k->memory;
    char *copy = d->error ? NULL : mem_text(memory, name);
    if (copy && d->count % 64 == 0) {
        char **n = mem_resize(memory, d->names, (d->count + 64) * sizeof *n);
        if (!n) {
            mem_free(copy);
            copy = NULL;
        } else {
            d->names = n;
        }
    }
    if (copy)
        d->names[d->count++] = copy;
    else if (!d->error)
        d->error = -ENOMEM;
}

static bool is_dot(const char *name)
{
    return name[0] == '.' && (!name[1] || (name[1] == '.' && !name[2]));
}

/* Adds the names in host directory `path`, relative to `at`. */
static void add_host_names(struct dirfile *d, int at, const char *path)
{
    int fd = os_openat(at, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    size_t size = 0;
    int error = fd < 0 ? errno : 0;
    errno = 0;
    char *names = fd < 0 ? NULL : os_names(fd, &size);
    if (fd >= 0 && !names)
        error = errno;
    if (is_host_error(error) && !d->error)
        d->error = -error;
    for (const char *e = names; e < names + size; e += strlen(e) + 1)
        if (!is_dot(e))
            add_name(d, e);
    free(names);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void sort_names(struct dirfile *d, size_t from)
{
    qsort(d->names + from, d->count - from, sizeof *d->names, by_name);
    size_t to = from;
    for (size_t i = from; i < d->count; i++) {
        if (to > from && strcmp(d->names[to - 1], d->names[i]) == 0)
            mem_free(d->names[i]);
        else
            d->names[to++] = d->names[i];
    }
    d->count = to;
}

/* Reads all entries. If the directory was renamed since it was opened, the host descriptor still refers to it. Returns 0 or -errno. */
static int read_names(struct dirfile *d, struct process *p, const char *guest)
{
    struct fs_machine *m = d->f.m;
    forget_names(d);
    d->error = 0;
    add_name(d, ".");
    add_name(d, "..");
    if (d->f.host_fd >= 0) {
        add_host_names(d, d->f.host_fd, ".");
        if (m->root && !m->tree.confined) { /* the union's other layer */
            add_host_names(d, m->tree.root_fd, guest[1] ? guest + 1 : ".");
            add_host_names(d, AT_FDCWD, guest);
        }
    }
    char **more = p->k->fs->nodes->names(p, guest);
    if (!more && !d->error)
        d->error = -errno;
    for (char **n = more; n && *n; n++) {
        add_name(d, *n);
        free(*n);
    }
    free(more);
    if (d->error)
        forget_names(d);
    else
        sort_names(d, 2);
    return d->error;
}

static unsigned char type_of(mode_t mode)
{
    return (unsigned char)((mode & S_IFMT) >> 12); /* DT_ values are the S_IFMT bits, shifted */
}

/* Finds inode and type of an entry; *there: it was not removed. Returns 0 or -errno. */
static int entry_stat(struct process *p, struct file *dir, const char *guest, const char *name, struct fs_stat *st, bool *there)
{
    PLACE(pl);
    int err = fs_walk_in(p, guest, dir->host_fd, name, PATH_FILE_ONLY | PATH_STAT_ONLY, &pl);
    *there = !err && pl.exists;
    if (*there)
        place_stat(p->k->fs, &pl, st);
    return is_host_error(-err) ? err : 0;
}

static int dirfile_readdir(struct file *f, dir_emit *emit, void *ctx)
{
    struct dirfile *d = (struct dirfile *)f;
    struct process *p = d->opener;
    char guest[FS_PATH_MAX];
    int err = fs_path_now(f, guest, sizeof guest);
    if (err)
        return err;
    if (f->pos == 0 || !d->names)
        err = read_names(d, p, guest);
    while (!err && f->pos < d->count) {
        struct fs_stat st;
        bool there;
        const char *name = d->names[f->pos];
        err = entry_stat(p, f, guest, name, &st, &there);
        if (err)
            break;
        if (there && !emit(ctx, name, st.ino, type_of(st.mode), f->pos + 1))
            return 0;
        f->pos++;
    }
    return err;
}

static int64_t dirfile_lseek(struct file *f, int64_t offset, int whence)
{
    const struct dirfile *d = (const struct dirfile *)f;
    const int64_t end = d->image ? (int64_t)d->image_size : -1;
    int64_t base = whence == SEEK_CUR ? (int64_t)f->pos : whence == SEEK_SET ? 0 : whence == SEEK_END ? end : -1, to;
    if (base < 0 || __builtin_add_overflow(base, offset, &to) || to < 0)
        return -EINVAL;
    return (int64_t)(f->pos = (uint64_t)to);
}

static int64_t dirfile_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    (void)f, (void)buf, (void)len, (void)offset;
    return -EISDIR;
}

static void dirfile_closed(struct file *f, struct process *p)
{
    dnotify_forget(f, p->fds);
}

static int dirfile_stat(struct file *f, struct fs_stat *out)
{
    struct stat st;
    if (f->host_fd < 0) {
        *out = ((struct dirfile *)f)->st;
        return 0;
    }
    if (os_fstat(f->host_fd, &st))
        return -errno;
    host_stat(f->m, &st, out);
    return 0;
}

static const struct file_ops dirfile_ops = {
    .name = "directory",
    .release = dirfile_release,
    .closed = dirfile_closed,
    .read = dirfile_read,
    .lseek = dirfile_lseek,
    .stat = dirfile_stat,
    .readdir = dirfile_readdir,
};

/* ---- getdents -------------------------------------------------------------------------------- */

struct listing {
    struct thread *t;
    uint64_t va; /* of the next record */
    uint64_t room;
    uint64_t written;
    bool wide;      /* struct linux_dirent64 */
    dir_pack *pack; /* of another layout */
    int err;
};

static size_t round_up(size_t n, size_t to)
{
    return (n + to - 1) / to * to;
}

static bool write_record(struct listing *l, const char *rec, size_t len)
{
    if (copy_out(l->t, l->va, rec, len)) {
        l->err = -EFAULT;
        return false;
    }
    l->va += len;
    l->room -= len;
    l->written += len;
    return true;
}

/* Writes one record: d_ino, d_off, d_reclen, [d_type,] d_name. */
static bool emit_record(void *ctx, const char *name, uint64_t ino, unsigned char type, uint64_t next)
{
    struct listing *l = ctx;
    const struct abi *abi = l->t->p->abi;
    char rec[FS_NAME_MAX + 40] = {0};
    size_t head = l->wide ? 19 : 2 * abi->word + 2;
    size_t len = round_up(head + strlen(name) + (l->wide ? 1 : 2), l->wide ? 8 : abi->word);
    if (len > l->room) {
        if (!l->written)
            l->err = -EINVAL;
        return false;
    }
    int64_t v[4] = {(int64_t)ino, (int64_t)next, (int64_t)len, type};
    pack_struct(abi, false, l->wide ? "QqHB" : "LLH", v, rec);
    memset(rec + head, 0, sizeof rec - head);
    strcpy(rec + head, name);
    if (!l->wide)
        rec[len - 1] = (char)type;
    return write_record(l, rec, len);
}

static int64_t list_into(struct thread *t, int fd, struct listing *l, dir_emit *emit)
{
    struct file *f = fd_file(t, fd);
    if (!f)
        return -EBADF;
    if (!file_is_directory(f))
        return -ENOTDIR;
    ((struct dirfile *)f)->opener = t->p;
    int err = dirfile_readdir(f, emit, l);
    ((struct dirfile *)f)->opener = NULL;
    if (l->written)
        return (int64_t)l->written;
    return err ? err : l->err;
}

/* Writes a record of another layout. */
static bool emit_packed(void *ctx, const char *name, uint64_t ino, unsigned char type, uint64_t next)
{
    struct listing *l = ctx;
    char rec[FS_NAME_MAX + 40];
    const struct dir_record r = {name, ino, next, type};
    size_t len = l->pack(l->t->p->abi, &r, rec);
    if (len > l->room) {
        if (!l->written)
            l->err = -EINVAL;
        return false;
    }
    return write_record(l, rec, len);
}

int64_t dir_list(struct thread *t, int fd, uint64_t buf, uint64_t size, dir_pack *pack)
{
    return list_into(t, fd, &(struct listing){.t = t, .va = buf, .room = size, .pack = pack}, emit_packed);
}

static int64_t list(struct thread *t, int fd, uint64_t buf, unsigned size, bool wide)
{
    return list_into(t, fd, &(struct listing){.t = t, .va = buf, .room = size, .wide = wide}, emit_record);
}

/* Writes the only record of readdir(2), a struct old_linux_dirent: d_ino, d_offset (this entry's place), d_namlen, d_name. */
static bool emit_old_record(void *ctx, const char *name, uint64_t ino, unsigned char type, uint64_t next)
{
    struct listing *l = ctx;
    const size_t name_at = 2 * l->t->p->abi->word + 2;
    if (l->written || l->err)
        return false;
    if (PUT(l->t, l->va, "LLH", (int64_t)ino, (int64_t)next - 1, (int64_t)strlen(name)) ||
        copy_out(l->t, l->va + name_at, name, strlen(name) + 1))
        l->err = -EFAULT;
    else
        l->written = 1;
    return !l->err;
}

/* Returns 1, or 0 at the end of the directory. */
int64_t sys_old_readdir(struct thread *t, int fd, uint64_t dirent, unsigned count)
{
    return list_into(t, fd, &(struct listing){.t = t, .va = dirent}, emit_old_record);
}

int64_t sys_getdents(struct thread *t, int fd, uint64_t buf, unsigned size)
{
    return list(t, fd, buf, size, false);
}

int64_t sys_getdents64(struct thread *t, int fd, uint64_t buf, unsigned size)
{
    return list(t, fd, buf, size, true);
}

/* ---- directories as files ---------------------------------------------------------------------- */

struct imaging {
    const struct abi *abi;
    const struct dir_layout *layout;
    struct mem_account *memory;
    char *bytes;
    size_t size, room, last; /* last: the place of the last record */
    int err;
};

/* Makes the last record fill its block. */
static void fill_block(struct imaging *i)
{
    const size_t end = round_up(i->size, i->layout->block);
    if (i->size)
        i->layout->set_length(i->bytes + i->last, end - i->last);
    i->size = end;
}

static bool emit_image(void *ctx, const char *name, uint64_t ino, unsigned char type, uint64_t next)
{
    enum { STEP = 16 };
    struct imaging *i = ctx;
    char rec[FS_NAME_MAX + 40];
    const struct dir_record r = {name, ino, next, type};
    const size_t len = i->layout->pack(i->abi, &r, rec), block = i->layout->block;
    if (i->size % block + len > block || i->size % block == 0)
        fill_block(i);
    if (i->size + block > i->room) {
        char *bytes = mem_resize(i->memory, i->bytes, i->room + STEP * block);
        if (!bytes) {
            i->err = -ENOMEM;
            return false;
        }
        memset(bytes + i->room, 0, STEP * block);
        i->bytes = bytes;
        i->room += STEP * block;
    }
    i->last = i->size;
    memcpy(i->bytes + i->size, rec, len);
    i->size += len;
    return true;
}

static int make_image(struct thread *t, struct dirfile *d, const struct dir_layout *layout)
{
    struct imaging i = {.abi = t->p->abi, .layout = layout, .memory = d->f.m->k->memory};
    const uint64_t pos = d->f.pos;
    d->f.pos = 0;
    d->opener = t->p;
    int err = dirfile_readdir(&d->f, emit_image, &i);
    d->opener = NULL;
    d->f.pos = pos;
    forget_names(d);
    err = err ? err : i.err;
    if (err) {
        mem_free(i.bytes);
        return err;
    }
    fill_block(&i);
    mem_free(d->image);
    d->image = i.bytes;
    d->image_size = i.size;
    return 0;
}

int64_t dir_read(struct thread *t, int fd, uint64_t buf, uint64_t size, const struct dir_layout *layout)
{
    struct file *f = fd_file(t, fd);
    struct dirfile *d = (struct dirfile *)f;
    if (!f || !file_readable(f))
        return -EBADF;
    if (!file_is_directory(f))
        return -ENOTDIR;
    int err = f->pos == 0 || !d->image ? make_image(t, d, layout) : 0;
    if (err)
        return err;
    const size_t left = f->pos < d->image_size ? d->image_size - (size_t)f->pos : 0, n = size < left ? (size_t)size : left;
    if (n && copy_out(t, buf, d->image + f->pos, n))
        return -EFAULT;
    f->pos += n;
    return (int64_t)n;
}

int dir_prepare(struct thread *t, int fd, const struct dir_layout *layout)
{
    struct dirfile *d = (struct dirfile *)fd_file(t, fd);
    return d->image ? 0 : make_image(t, d, layout);
}

size_t dir_size(const struct file *f)
{
    return ((const struct dirfile *)f)->image_size;
}
