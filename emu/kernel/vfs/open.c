/* open(2) and related calls; checks of files for execve and mmap. */
#include "emu/kernel/vfs/open.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/hostfile.h"
#include "emu/kernel/vfs/lease.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/pipe.h"
#include "emu/kernel/vfs/supplied.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/mman.h>
#include <unistd.h>

/* Flags that a guest may pass besides the access mode. */
#define KNOWN_FLAGS                                                                                                                       \
    (O_CREAT | O_EXCL | O_NOCTTY | O_TRUNC | O_APPEND | O_NONBLOCK | O_SYNC | O_ASYNC | O_DIRECT | O_DIRECTORY | O_NOFOLLOW | O_NOATIME | \
     O_CLOEXEC | O_PATH | O_TMPFILE)
/* Flags that an open file keeps. */
#define STATUS_FLAGS (O_ACCMODE | O_APPEND | O_NONBLOCK | O_SYNC | O_ASYNC | O_DIRECT | O_NOATIME | O_PATH)

enum { OPEN_TRIES = 16 };

/* ---- opening a place ------------------------------------------------------------------------- */

/* Opens an existing place by its own descriptor, even if it was renamed. -ESTALE: it did not exist in the walk, but does now. */
static int host_open(struct process *p, const struct place *pl, unsigned flags, mode_t mode)
{
    const unsigned naming = O_CREAT | O_NOFOLLOW;
    bool makes = !pl->exists || (flags & (O_TMPFILE & ~O_DIRECTORY));
    int how = (int)flags | O_CLOEXEC | O_NOCTTY | O_LARGEFILE, fd;
    if (makes)
        fs_umask_begin(p);
    if (!pl->exists)
        fd = os_openat(pl->dir, pl->entry, how | O_EXCL | O_NOFOLLOW, mode);
    else if (flags & O_PATH)
        fd = os_fcntl(pl->fd, F_DUPFD_CLOEXEC, 0);
    else
        fd = os_open(fd_link(pl->fd).path, how & ~(int)(naming | (flags & O_CREAT ? O_EXCL : 0)), mode);
    fd = fs_check_reserve(p->k->fs, fd);
    int err = errno;
    if (makes)
        fs_umask_end(p);
    if (fd < 0 && err == EEXIST && !pl->exists && !(flags & O_EXCL))
        return -ESTALE;
    return fd >= 0 ? fd : err == EMFILE ? -ENFILE : -err;
}

static bool is_tmpfile(unsigned flags)
{
    return (flags & O_TMPFILE) == O_TMPFILE;
}

/* Returns the error of creating a virtual node. */
static int new_node(const struct place *pl)
{
    return strncmp(pl->guest, "/proc", 5) ? -EACCES : -ENOENT;
}

/* The checks of open(2) that precede any change. */
static int check_open(const struct place *pl, unsigned flags)
{
    mode_t mode = pl->virtual_node ? pl->node.mode : pl->st.st_mode;
    if (!pl->exists)
        return flags & O_CREAT ? (pl->virtual_node ? new_node(pl) : 0) : -ENOENT;
    if ((flags & O_CREAT) && (flags & O_EXCL) && !is_tmpfile(flags))
        return -EEXIST;
    if (S_ISLNK(mode) && !(flags & O_PATH) && !(pl->virtual_node && pl->node.magic && !(flags & O_NOFOLLOW)))
        return flags & O_DIRECTORY ? -ENOTDIR : -ELOOP;
    if (S_ISDIR(mode) && !is_tmpfile(flags) && !(flags & O_PATH) &&
        ((flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) == (O_CREAT | O_TRUNC) || (flags & O_CREAT)))
        return -EISDIR;
    if (!S_ISDIR(mode) && (flags & O_DIRECTORY) && !(pl->virtual_node && pl->node.magic))
        return -ENOTDIR;
    if (S_ISSOCK(mode) && !(flags & O_PATH))
        return -ENXIO;
    return 0;
}

unsigned fs_open_access(unsigned flags)
{
    unsigned access = flags & O_ACCMODE;
    return (access != O_WRONLY ? 4 : 0) | (access != O_RDONLY || (flags & O_TRUNC) ? 2 : 0);
}

/* Checks a process whose ids are not the host user's. */
static int check_permission(const struct process *p, const struct place *pl, unsigned flags)
{
    if (!pl->exists)
        return fs_may_change_entry(p, pl, NULL);
    if (flags & O_PATH)
        return 0;
    if ((flags & O_NOATIME) && !fs_owns(p, &pl->st))
        return -EPERM;
    return fs_permission(p, &pl->st, is_tmpfile(flags) ? 3 : fs_open_access(flags)) ? 0 : -EACCES;
}

/* Returns whether the place is a FIFO created by a guest: both ends are guests'. */
static bool is_guest_fifo(struct fs_machine *m, const struct place *pl, struct inode **node)
{
    if (!pl->exists || !S_ISFIFO(pl->st.st_mode))
        return false;
    *node = inode_get(&m->inodes, pl->st.st_dev, pl->st.st_ino);
    return (*node)->times & INODE_BTIME;
}

static int open_guest_fifo(struct fs_machine *m, const struct place *pl, struct inode *node, unsigned flags, struct file **out)
{
    int want = ((flags & O_ACCMODE) != O_WRONLY ? R_OK : 0) | ((flags & O_ACCMODE) ? W_OK : 0);
    return os_access(fd_link(pl->fd).path, want) ? -errno : fifo_open(m, node, pl->fd, flags, out);
}

static int64_t open_host_place(struct thread *t, struct place *pl, unsigned flags, mode_t mode, struct file **out)
{
    struct process *p = t->p;
    struct fs_machine *m = p->k->fs;
    struct inode *node;
    int64_t err = check_permission(p, pl, flags);
    if (err)
        return err;
    if (!(flags & O_PATH) && pl->exists && (S_ISCHR(pl->st.st_mode) || S_ISBLK(pl->st.st_mode)))
        return -EACCES; /* a device of the host; the machine's own are virtual nodes */
    if (!(flags & O_PATH) && is_guest_fifo(m, pl, &node))
        return open_guest_fifo(m, pl, node, flags, out);
    bool regular = pl->exists && S_ISREG(pl->st.st_mode);
    bool changes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_TRUNC);
    if (regular && changes && !(flags & O_PATH) && inode_is_executing(&m->inodes, &pl->st))
        return -ETXTBSY;
    if (regular && !(flags & O_PATH) && (err = lease_break(t, &pl->st, changes, !(flags & O_NONBLOCK))))
        return err;
    unsigned host_flags = flags & ~(unsigned)(O_DIRECT | O_ASYNC | O_NONBLOCK);
    if (pl->exists && !regular)
        host_flags |= O_NONBLOCK; /* opening a device or FIFO must not block the emulator */
    int fd = host_open(p, pl, host_flags, mode);
    if (fd < 0)
        return fd;
    if (!pl->exists)
        fs_created(p, pl);
    else if (is_tmpfile(flags) || ((flags & O_TRUNC) && regular))
        fs_touch_fd(m, fd, INODE_MTIME | INODE_CTIME);
    if (pl->exists && (flags & O_TRUNC) && regular)
        fs_file_resized(m->k, fd);
    bool directory = pl->exists && S_ISDIR(pl->st.st_mode) && !is_tmpfile(flags);
    if (directory)
        *out = dirfile_new(m, pl, fd, flags & STATUS_FLAGS);
    else if (regular && !is_tmpfile(flags)) /* the file of the place: its type and numbers are known */
        *out = hostfile_new_of(m, fd, &pl->st, flags & STATUS_FLAGS, true);
    else
        *out = hostfile_new(m, fd, flags & STATUS_FLAGS, true);
    if (!*out)
        os_close(fd);
    return *out ? 0 : -ENOMEM;
}

/* Opens an existing place, or creates it (flags and mode as open(2), umask applied). *out: a new open file. 0, -errno or SYS_BLOCK. */
static int64_t fs_open_place(struct thread *t, struct place *pl, unsigned flags, mode_t mode, struct file **out)
{
    int64_t err = check_open(pl, flags);
    if (err)
        return err;
    err = pl->virtual_node ? fs_of(t)->nodes->open(t, pl, flags, out) : open_host_place(t, pl, flags, mode, out);
    if (!err && !(*out)->path && !(pl->virtual_node && file_is_pipe(*out))) {
        (*out)->path = mem_text(t->k->memory, pl->guest);
        (*out)->in_tree = !pl->virtual_node;
    }
    return err;
}

/* ---- calls ----------------------------------------------------------------------------------- */

/* Returns whether openat2(2) takes the guest's O_ flags: none above the highest that the machine has, and few with O_PATH. */
static bool are_open_flags(struct thread *t, uint64_t guest)
{
    const struct flag_pair *pairs = fs_abi_of(t)->open_flags;
    const uint64_t host = flags_to_host(pairs, guest & ~(uint64_t)O_ACCMODE) | (guest & O_ACCMODE);
    uint64_t highest = 0;

    for (const struct flag_pair *p = pairs; p->host; p++)
        highest = p->guest > highest ? p->guest : highest;
    return guest < 2 * highest && !(host & O_PATH && host & ~(uint64_t)(O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

/* Converts guest O_ flags to the host's and normalises them as Linux's build_open_flags(). */
static unsigned open_flags(struct thread *t, uint64_t guest)
{
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, guest & ~(uint64_t)O_ACCMODE) & KNOWN_FLAGS;
    flags |= guest & O_ACCMODE;
    if (flags & O_PATH)
        flags &= O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
    return flags;
}

/* Installs a descriptor for the opened file; a FIFO first waits for its other end. */
static int64_t finish_open(struct thread *t, struct file *f, bool cloexec)
{
    if (file_is_pipe(f) && !fifo_other_end(f, t)) {
        t->call.data = f;
        t->call.data_free = (void (*)(void *))file_unref;
        t->call.s[7] = cloexec;
        return sys_block(t, -ERESTARTSYS);
    }
    if (t->call.data == f) {
        t->call.data = NULL;
        t->call.data_free = NULL;
    }
    return fd_install(t, f, cloexec, 0);
}

/* Walks and opens, and retries if another process has created the file meanwhile. */
static int64_t open_path(struct thread *t, int dirfd, const char *path, unsigned flags, mode_t mode, unsigned walk, struct file **out)
{
    PLACE(pl);
    int64_t err;
    int tries = 0;
    do {
        err = fs_walk(t->p, dirfd, path, walk, &pl);
        if (!err)
            err = fs_open_place(t, &pl, flags, mode & 07777, out);
    } while (err == -ESTALE && ++tries < OPEN_TRIES);
    return err;
}

static int64_t open_flags_at(struct thread *t, int dirfd, uint64_t path_va, unsigned flags, mode_t mode, unsigned walk)
{
    char path[FS_PATH_MAX];
    struct file *f = NULL;
    if (t->call.again && t->call.data)
        return finish_open(t, t->call.data, t->call.s[7]);
    if (!(flags & O_NOFOLLOW) && !((flags & O_CREAT) && (flags & O_EXCL)))
        walk |= PATH_FOLLOW;
    if (flags & O_CREAT)
        walk |= PATH_CREATE;
    else
        walk |= PATH_FILE_ONLY;
    ssize_t n = copy_in_string(t, path, path_va, sizeof path);
    int64_t err = n < 0 ? n : open_path(t, dirfd, path, flags, mode, walk, &f);
    if (!err && (flags & O_DIRECT) && !file_has_direct(f)) {
        file_unref(f);
        err = -EINVAL;
    }
    return err ? err : finish_open(t, f, flags & O_CLOEXEC);
}

int64_t sys_openat(struct thread *t, int dirfd, uint64_t path, unsigned flags, unsigned mode)
{
    return open_flags_at(t, dirfd, path, open_flags(t, flags), mode, 0);
}

int64_t sys_creat(struct thread *t, uint64_t path, unsigned mode)
{
    return open_flags_at(t, AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode, 0);
}

/* struct open_how of openat2(2): flags, mode, resolve. */
int64_t sys_openat2(struct thread *t, int dirfd, uint64_t path, uint64_t how_at, uint64_t size)
{
    static const struct {
        unsigned resolve, walk;
    } ways[] = {
        // clang-format off
        {0x01, PATH_NO_XDEV}, {0x02, PATH_NO_MAGIC}, {0x04, PATH_NO_SYMLINKS | PATH_NO_MAGIC},
        {0x08, PATH_BENEATH}, {0x10, PATH_IN_ROOT},
        // clang-format on
    };
    int64_t how[3];
    uint8_t bytes[24];
    unsigned walk = 0;
    if (size < sizeof bytes)
        return -EINVAL;
    int unread = copy_in_extensible(t, bytes, sizeof bytes, how_at, size);
    if (unread)
        return unread;
    unpack_struct(t->p->abi, false, "QQQ", bytes, how);
    uint64_t left = (uint64_t)how[2];
    for (unsigned i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        walk |= left & ways[i].resolve ? ways[i].walk : 0;
        left &= ~(uint64_t)ways[i].resolve;
    }
    unsigned flags = open_flags(t, (uint64_t)how[0]);
    if (left || !are_open_flags(t, (uint64_t)how[0]) || (walk & (PATH_BENEATH | PATH_IN_ROOT)) == (PATH_BENEATH | PATH_IN_ROOT) ||
        (how[1] & ~07777) || (how[1] && !(flags & O_CREAT) && !is_tmpfile(flags)))
        return -EINVAL;
    return open_flags_at(t, dirfd, path, flags, (mode_t)how[1], walk);
}

int fs_open_kernel(struct thread *t, const char *path, unsigned flags, mode_t mode, struct file **out)
{
    const int64_t err = open_path(t, AT_FDCWD, path, flags, mode, PATH_FOLLOW | (flags & O_CREAT ? PATH_CREATE : 0), out);

    return err == SYS_BLOCK ? -EAGAIN : (int)err;
}

int64_t fs_open_named(struct thread *t, const char *path, unsigned guest_flags, uint64_t device, uint64_t number)
{
    PLACE(pl);
    struct fs_stat st = {0};
    struct file *f = NULL;
    unsigned flags = open_flags(t, guest_flags);
    if (t->call.again && t->call.data)
        return finish_open(t, t->call.data, t->call.s[7]);
    int64_t err = fs_walk_in(t->p, "/", -1, path, PATH_FILE_ONLY, &pl);
    if (!err && pl.exists)
        place_stat(fs_of(t), &pl, &st);
    if (err || !pl.exists || st.dev != device || st.ino != number)
        return -ESTALE;
    err = fs_open_place(t, &pl, flags & ~(unsigned)(O_CREAT | O_EXCL), 0, &f);
    return err ? err : finish_open(t, f, flags & O_CLOEXEC);
}

#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8u
#endif

int64_t sys_memfd_create(struct thread *t, uint64_t name_at, unsigned flags)
{
    char name[250], path[300];
    if (flags & ~(uint64_t)(MFD_CLOEXEC | MFD_ALLOW_SEALING))
        return -EINVAL;
    ssize_t n = copy_in_string(t, name, name_at, sizeof name);
    if (n < 0)
        return n == -ENAMETOOLONG ? -EINVAL : n;
    int fd = fs_check_reserve(fs_of(t), os_memfd_create(name, MFD_CLOEXEC | (unsigned)(flags & MFD_ALLOW_SEALING)));
    if (fd < 0)
        return errno == EMFILE ? -ENFILE : -errno;
    struct stat st;
    struct fs_machine *m = fs_of(t);
    if (os_fstat(fd, &st) == 0)
        inode_new(&m->inodes, st.st_dev, st.st_ino, fs_now(m))->memory = m->k->memory;
    struct file *f = hostfile_new(m, fd, O_RDWR, true);
    if (!f) {
        os_close(fd);
        return -ENOMEM;
    }
    snprintf(path, sizeof path, "/memfd:%s" FS_DELETED, name);
    f->path = mem_text(m->k->memory, path);
    hostfile_no_writer(f);
    return fd_install(t, f, flags & MFD_CLOEXEC, 0);
}

/* ---- execve, mmap ---------------------------------------------------------------------------- */

/* Returns the open file that the path names through a link of /proc/self/fd, or through an empty path with a descriptor. */
static struct file *exec_by_descriptor(struct process *p, int dirfd, const char *path, int flags, const struct place *pl)
{
    if (!path[0] && (flags & AT_EMPTY_PATH))
        return process_file(p, dirfd);
    struct process *owner = pl ? process_find(p->k, (int)pl->node.id) : NULL;
    return owner ? process_file(owner, (int)pl->node.sub) : NULL;
}

/* Collects execve's information about a file, which is reopened by its descriptor. host: its path for messages. */
static int exec_file_open(const struct process *p, int fd, const struct stat *st, const char *guest, const char *host,
                          struct exec_file *out)
{
    struct fs_machine *m = p->k->fs;
    struct inode *node = inode_get(&m->inodes, st->st_dev, st->st_ino);
    if (node->writers)
        return -ETXTBSY;
    int opened = fs_check_reserve(m, os_open(fd_link(fd).path, O_RDONLY | O_CLOEXEC | O_NOCTTY, 0));
    if (opened < 0)
        return errno == EMFILE ? -ENFILE : -errno;
    const struct mount *in = mount_of_file(m, fd);
    *out = (struct exec_file){
        .host_fd = opened,
        .contents = os_contents(opened),
        .guest_path = strdup(guest),
        .host_path = strdup(host),
        .node = node,
        .mode = st->st_mode & ~(in && (in->flags & MS_NOSUID) ? S_ISUID | S_ISGID : 0u),
        .uid = st->st_uid,
        .gid = st->st_gid,
        .unreadable = !fs_permission(p, st, 4),
    };
    if (out->guest_path && out->host_path)
        return 0;
    free(out->guest_path);
    free(out->host_path);
    *out = (struct exec_file){.host_fd = -1};
    os_close(opened);
    return -ENOMEM;
}

int fs_open_supplied(struct process *p, const struct abi *abi, const char *path, struct exec_file *out)
{
    PLACE(pl);
    if (!fs_supplied(p->k->fs, abi, path, &pl))
        return -ENOENT;
    return exec_file_open(p, pl.fd, &pl.st, pl.guest, path, out);
}

static int exec_from_file(struct process *p, struct file *f, struct exec_file *out)
{
    struct stat st;
    char host[FS_PATH_MAX] = "";
    if (!f)
        return -EBADF;
    if (f->host_fd < 0 || os_fstat(f->host_fd, &st) || !S_ISREG(st.st_mode) ||
        os_faccessat(AT_FDCWD, fd_link(f->host_fd).path, X_OK, AT_EACCESS) || !fs_permission(p, &st, 1) || !file_may_reopen(f, O_RDONLY))
        return -EACCES;
    if (f->in_tree && os_readlink(fd_link(f->host_fd).path, host, sizeof host - 1) < 0)
        return -errno;
    if (!f->in_tree)
        snprintf(host, sizeof host, "%s", fd_link(f->host_fd).path);
    return exec_file_open(p, f->host_fd, &st, f->path ? f->path : "/", host, out);
}

int fs_open_exec(struct process *p, int dirfd, const char *path, int flags, struct exec_file *out)
{
    PLACE(pl);
    char host[2 * FS_PATH_MAX];
    if (!path[0] && dirfd == AT_FDCWD)
        return flags & AT_EMPTY_PATH ? -EACCES : -ENOENT; /* a directory */
    if (!path[0])
        return flags & AT_EMPTY_PATH ? exec_from_file(p, exec_by_descriptor(p, dirfd, path, flags, NULL), out) : -ENOENT;
    int err = fs_walk(p, dirfd, path, flags & AT_SYMLINK_NOFOLLOW ? 0 : PATH_FOLLOW, &pl);
    if (err)
        return err;
    if (!pl.exists)
        return -ENOENT;
    if (pl.virtual_node && S_ISLNK(pl.node.mode) && (flags & AT_SYMLINK_NOFOLLOW))
        return -ELOOP;
    if (pl.virtual_node)
        return pl.node.magic ? exec_from_file(p, exec_by_descriptor(p, dirfd, path, flags, &pl), out) : -EACCES;
    if (S_ISLNK(pl.st.st_mode))
        return -ELOOP;
    if (!S_ISREG(pl.st.st_mode) || os_faccessat(AT_FDCWD, fd_link(pl.fd).path, X_OK, AT_EACCESS) || !fs_permission(p, &pl.st, 1))
        return -EACCES;
    if (!place_host(&pl, host, sizeof host))
        return -ENAMETOOLONG;
    return exec_file_open(p, pl.fd, &pl.st, pl.guest, host, out);
}

static void keep_file(void *f)
{
    file_ref(f);
}

static void drop_file(void *f)
{
    file_unref(f);
}

struct file *mapped_file(const struct mem_map *m)
{
    return m->drop == drop_file ? m->owner : NULL;
}

int fs_map_shared(const struct mem_map *m, uint64_t end)
{
    struct file *f = mapped_file(m);

    return f ? memory_file_map(f, end) : 0;
}

void fs_synced(struct process *p, const struct mem_map *m)
{
    if (m->kind & MAP_KIND_SHARED && m->prot & MEM_W && m->fd >= 0)
        fs_touch_fd(p->k->fs, m->fd, INODE_MTIME | INODE_CTIME);
}

int fs_mmap(struct thread *t, int fd, unsigned prot, bool shared, uint64_t offset, uint64_t len, struct mem_file *out)
{
    struct file *f = fd_file(t, fd);
    struct fs_stat st;
    if (!f)
        return -EBADF;
    if (!file_readable(f) || (shared && (prot & MEM_W) && !file_writable(f)))
        return -EACCES;
    int err = f->ops->stat ? f->ops->stat(f, &st) : -ENODEV;
    if (err)
        return err;
    *out = (struct mem_file){.fd = -1, .offset = offset, .name = f->path ? f->path : "", .dev = st.dev, .ino = st.ino};
    out->read_only = shared && (!file_writable(f) || memory_file_is_sealed(f));
    if (S_ISCHR(st.mode) && f->host_fd < 0 && st.rdev == 0x105) /* /dev/zero: anonymous memory */
        return 0;
    if (f->host_fd < 0 || !S_ISREG(st.mode))
        return -ENODEV;
    const struct mount *in = prot & MEM_X ? mount_of_file(f->m, f->host_fd) : NULL;
    if (in && (in->flags & MS_NOEXEC))
        return -EPERM;
    int seals = shared && (prot & MEM_W) ? os_fcntl(f->host_fd, F_GET_SEALS, 0) : -1;
    if ((seals >= 0 && seals & F_SEAL_WRITE) || (shared && (prot & MEM_W) && memory_file_is_sealed(f)))
        return -EPERM;
    if (shared && (err = memory_file_map(f, offset + len)))
        return err;
    hostfile_accessed(f);
    if (shared && (prot & MEM_W)) /* only the host knows when stores reach the file: fs_synced() too */
        fs_touch_fd(f->m, f->host_fd, INODE_MTIME | INODE_CTIME);
    out->fd = os_contents(f->host_fd);
    out->owner = f; /* while it is mapped, a writable file cannot be executed, and its locks are held */
    out->keep = keep_file;
    out->drop = drop_file;
    return 0;
}
