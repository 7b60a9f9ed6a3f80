/* The machine's file system: set-up, working directories, path walks for a process, stat() data. */
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/supplied.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/dnotify.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/handle.h"
#include "emu/kernel/vfs/lease.h"
#include "emu/kernel/vfs/lock.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/shm.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"
#include "emu/os/host_error.h"
#include "emu/os/os.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

int64_t fs_now(const struct fs_machine *m)
{
    return (int64_t)kernel_realtime_ns(m->k);
}

/* ---- set-up ---------------------------------------------------------------------------------- */

static int set_root(struct fs_machine *m, const struct kernel_options *o, char **why)
{
    m->tree.own_loader = o->fixed_stack || (o->root && strcmp(o->root, "/"));
    if (!o->root) {
        if (o->confine)
            *why = strdup("--confine requires --root DIR (or PRECIS_ROOT), the directory with the program's files");
        return o->confine ? -EINVAL : 0;
    }
    m->root = os_realpath(o->root);
    struct stat st;
    if (!m->root || os_stat(m->root, &st) || !S_ISDIR(st.st_mode)) {
        int err = m->root ? ENOTDIR : errno;
        if (asprintf(why, "%s %s: %s; give an existing directory", o->root_from, o->root, strerror(err)) < 0)
            *why = NULL;
        return -err;
    }
    if (strcmp(m->root, "/") == 0 && o->confine) {
        if (asprintf(why, "--confine: %s is the host's root directory; give a directory with the program's files only", o->root_from) < 0)
            *why = NULL;
        return -EINVAL;
    }
    if (strcmp(m->root, "/") == 0) {
        free(m->root);
        m->root = NULL;
    }
    m->tree.root = m->root;
    m->tree.root_fd = m->root ? os_open(m->root, O_PATH | O_DIRECTORY | O_CLOEXEC, 0) : -1;
    m->tree.confined = m->root && o->confine;
    return 0;
}

int fs_check_reserve(const struct fs_machine *m, int fd)
{
    if (fd < 0 || (rlim_t)fd + FS_SPARE_DESCRIPTORS < m->descriptors)
        return fd;
    os_close(fd);
    errno = ENFILE;
    return -1;
}

/* Raises RLIMIT_NOFILE to its maximum: guests' files use host descriptors. Returns the limit. */
static rlim_t raise_descriptor_limit(void)
{
    struct rlimit r, more;
    if (os_getrlimit(RLIMIT_NOFILE, &r))
        return RLIM_INFINITY;
    more = (struct rlimit){r.rlim_max, r.rlim_max};
    return r.rlim_cur < r.rlim_max && os_setrlimit(RLIMIT_NOFILE, &more) == 0 ? r.rlim_max : r.rlim_cur;
}

/* There are no sockets yet. */
static void orphaned(struct file *f)
{
    (void)f;
}

int fs_kernel_init(struct kernel *k, const struct virtual_ops *nodes, const struct terminal_ops *terminals, char **why)
{
    struct fs_machine *m = calloc(1, sizeof *m);
    if (!m || !(m->scratch = malloc(FS_SCRATCH))) {
        free(m);
        return -ENOMEM;
    }
    k->fs = m;
    m->k = k;
    m->inodes.memory = k->memory;
    m->uid = os_getuid();
    m->euid = os_geteuid();
    m->egid = os_getegid();
    m->descriptors = raise_descriptor_limit();
    m->nodes = nodes;
    m->terminals = terminals;
    m->nr_open = 1048576;
    m->lease_seconds = LEASE_BREAK_SECONDS;
    m->tree.provider = nodes->provider;
    m->tree.mounts = &m->shm_mount;
    m->next_ino = FS_ANONYMOUS_INO;
    m->shm_ready = -1;
    m->dnotify_fd = -1;
    m->orphaned = orphaned;
    if (m->descriptors < FS_LEAST_DESCRIPTORS) {
        if (asprintf(why, "ulimit -n allows %llu open files; precis needs %d, and as many more as the programs open: raise the limit",
                     (unsigned long long)m->descriptors, FS_LEAST_DESCRIPTORS) < 0)
            *why = NULL;
        return -ENFILE;
    }
    return set_root(m, &k->options, why);
}

void fs_kernel_fini(struct kernel *k)
{
    struct fs_machine *m = k->fs;
    if (!m)
        return;
    shm_fini(m);
    fs_supplied_close(m);
    locks_fini(m);
    leases_fini(m);
    dnotify_fini(m);
    handles_fini(m);
    inode_map_fini(&m->inodes);
    mem_charge_end(&m->mounts_kept);
    if (m->root)
        os_close(m->tree.root_fd);
    free(m->root);
    free(m->scratch);
    free(m);
    k->fs = NULL;
}

/* ---- working directories --------------------------------------------------------------------- */

/* Sets the current paths of the working directory. */
static void set_paths(const struct fs_machine *m, struct fs_context *c, const char *guest, const char *host)
{
    char *cwd = mem_text_always(m->k->memory, guest), *cwd_host = mem_text_always(m->k->memory, host);
    if (!cwd || !cwd_host)
        kernel_no_memory();
    mem_free(c->cwd);
    mem_free(c->cwd_host);
    c->cwd = cwd;
    c->cwd_host = cwd_host;
    c->renames = m->renames;
}

/* Sets the working directory and takes over its descriptor. */
static void set_place(const struct fs_machine *m, struct fs_context *c, struct place *pl)
{
    char host[2 * FS_PATH_MAX] = "";
    if (!pl->virtual_node)
        place_host(pl, host, sizeof host);
    set_paths(m, c, pl->guest, host);
    c->cwd_fd = pl->fd;
    pl->fd = -1;
    c->cwd_dev = pl->st.st_dev;
    c->cwd_ino = pl->st.st_ino;
}

struct fs_context *fs_context_new_initial(struct kernel *k, char **why)
{
    struct fs_machine *m = k->fs;
    struct fs_context *c = mem_new(k->memory, sizeof *c);
    char host[PATH_MAX], guest[FS_PATH_MAX] = "/";
    PLACE(pl);
    if (!c)
        return NULL;
    c->refs = 1;
    c->mounts = mount_namespace_new(m);
    if (!c->mounts)
        kernel_no_memory();
    m->umask = c->umask = os_umask(0);
    os_umask(m->umask);
    if (os_getcwd(host, sizeof host) && host[0] == '/' && (!m->tree.confined || strncmp(host, m->root, strlen(m->root)) == 0))
        path_guest(&m->tree, host, guest, sizeof guest);
    struct path_tree plain = m->tree;
    plain.provider = NULL;
    const char *wanted = k->options.chdir;
    int err = path_walk(&plain, guest, -1, wanted ? wanted : ".", PATH_FOLLOW, &pl);
    if (!err && !(pl.exists && S_ISDIR(pl.st.st_mode)))
        err = pl.exists ? -ENOTDIR : -ENOENT;
    if (err && (wanted || is_host_error(-err))) {
        if ((wanted ? asprintf(why, "--chdir %s: %s; give an existing directory", wanted, strerror(-err))
                    : asprintf(why, "current folder: %s", strerror(-err))) < 0)
            *why = NULL;
        mount_namespace_unref(c->mounts);
        mem_free(c);
        return NULL;
    }
    if (err) /* precis's own working directory does not exist for the guest */
        path_walk(&plain, "/", -1, "/", 0, &pl);
    set_place(m, c, &pl);
    return c;
}

struct fs_context *fs_context_copy(struct fs_context *c)
{
    struct mem_account *memory = c->mounts->m->k->memory;
    struct fs_context *n = mem_new(memory, sizeof *n);
    if (!n)
        return NULL;
    *n = *c;
    n->refs = 1;
    n->mounts = mount_namespace_ref(c->mounts);
    n->root = mem_text(memory, c->root);
    n->cwd = mem_text(memory, c->cwd);
    n->cwd_host = mem_text(memory, c->cwd_host);
    n->cwd_fd = c->cwd_fd < 0 ? -1 : os_fcntl(c->cwd_fd, F_DUPFD_CLOEXEC, 0);
    if (n->cwd && n->cwd_host && (n->root || !c->root))
        return n;
    fs_context_unref(n);
    return NULL;
}

struct fs_context *fs_context_ref(struct fs_context *c)
{
    c->refs++;
    return c;
}

void fs_context_unref(struct fs_context *c)
{
    if (!c || --c->refs)
        return;
    if (c->cwd_fd >= 0)
        os_close(c->cwd_fd);
    mount_namespace_unref(c->mounts);
    mem_free(c->root);
    mem_free(c->cwd);
    mem_free(c->cwd_host);
    mem_free(c);
}

/* Returns the current guest path of an open host file, which may have been renamed. -ENOENT: it was removed, `out` is its last path. */
static int path_now(const struct fs_machine *m, int host_fd, const char *remembered, char *out, size_t cap, char host[PATH_MAX])
{
    struct stat st, now;
    snprintf(out, cap, "%s", remembered);
    host[0] = 0;
    if (host_fd < 0)
        return 0;
    ssize_t n = os_readlink(fd_link(host_fd).path, host, PATH_MAX - 1);
    if (n <= 0)
        return 0;
    host[n] = 0;
    char *suffix = host + n - strlen(FS_DELETED);
    if (os_fstat(host_fd, &st))
        return 0;
    bool removed = suffix > host && strcmp(suffix, FS_DELETED) == 0 && (st.st_nlink == 0 || os_lstat(host, &now));
    if (removed)
        *suffix = 0;
    if (!shm_path(m, &st, host, out, cap) && !mount_path(m, host_fd, host, out, cap))
        path_guest(&m->tree, host, out, cap);
    return removed ? -ENOENT : 0;
}

int fs_path_now(const struct file *f, char *out, size_t cap)
{
    char host[PATH_MAX];
    return path_now(f->m, file_node_fd(f), f->path, out, cap, host);
}

/* Returns whether the working directory's path is unchanged. If no directory was renamed, a look at the stored path suffices: reading the
 * path of the open directory from the host takes five times as long. */
static bool cwd_unchanged(const struct fs_machine *m, const struct fs_context *c)
{
    struct stat st;
    return c->renames == m->renames && os_lstat(c->cwd_host, &st) == 0 && st.st_dev == c->cwd_dev && st.st_ino == c->cwd_ino;
}

int fs_cwd(struct process *p, char *out, size_t cap)
{
    struct fs_context *c = p->fs;
    const struct fs_machine *m = p->k->fs;
    char host[PATH_MAX];
    if (c->cwd_fd < 0 || cwd_unchanged(m, c)) {
        snprintf(out, cap, "%s", c->cwd);
        return 0;
    }
    int err = path_now(m, c->cwd_fd, c->cwd, out, cap, host);
    if (!err)
        set_paths(m, c, out, host);
    return err;
}

static bool may_enter(struct process *p, const struct place *pl)
{
    if (pl->virtual_node)
        return !p->k->fs->nodes->permission(p, pl, 1);
    return os_faccessat(pl->fd, ".", X_OK, AT_EACCESS) == 0 && fs_permission(p, &pl->st, 1);
}

/* chdir(2) and fchdir(2): sets the working directory to a place with search permission. */
static int set_cwd(struct process *p, struct place *pl)
{
    if (!may_enter(p, pl))
        return -EACCES;
    if (p->fs->cwd_fd >= 0)
        os_close(p->fs->cwd_fd);
    set_place(p->k->fs, p->fs, pl);
    return 0;
}

static bool place_is_directory(const struct place *pl)
{
    return S_ISDIR(pl->virtual_node ? pl->node.mode : pl->st.st_mode);
}

int64_t sys_chdir(struct thread *t, uint64_t path)
{
    PLACE(pl);
    int err = fs_walk_user(t, AT_FDCWD, path, PATH_FOLLOW, &pl);
    if (err)
        return err;
    if (!pl.exists)
        return -ENOENT;
    return place_is_directory(&pl) ? set_cwd(t->p, &pl) : -ENOTDIR;
}

int64_t sys_fchdir(struct thread *t, int fd)
{
    struct file *f = fd_file_any(t, fd);
    PLACE(pl);
    if (!f)
        return -EBADF;
    if (!file_is_directory(f))
        return -ENOTDIR;
    int err = fs_walk(t->p, fd, ".", 0, &pl);
    return err ? err : set_cwd(t->p, &pl);
}

/* Stores a path as a process whose root directory is `root` sees it. */
void fs_path_below(const char *root, const char *path, char *out, size_t cap)
{
    size_t n = root ? strlen(root) : 0;
    bool below = !n || (strncmp(path, root, n) == 0 && (path[n] == '/' || !path[n]));
    snprintf(out, cap, "%s%s", below ? "" : "(unreachable)", !below ? path : path[n] ? path + n : "/");
}

int64_t sys_getcwd(struct thread *t, uint64_t buf, uint64_t size)
{
    char cwd[FS_PATH_MAX];
    int err = fs_cwd(t->p, cwd, sizeof cwd);
    if (err)
        return err;
    char shown[FS_PATH_MAX + 16];
    fs_path_below(t->p->fs->root, cwd, shown, sizeof shown);
    size_t n = strlen(shown) + 1;
    if (n > size)
        return -ERANGE;
    return copy_out(t, buf, shown, n) ? -EFAULT : (int64_t)n;
}

int64_t sys_umask(struct thread *t, unsigned mask)
{
    mode_t old = t->p->fs->umask;
    t->p->fs->umask = mask & 0777;
    return old;
}

int64_t sys_chroot(struct thread *t, uint64_t path)
{
    PLACE(pl);
    int err = fs_walk_user(t, AT_FDCWD, path, PATH_FOLLOW, &pl);
    if (err)
        return err;
    if (!pl.exists)
        return -ENOENT;
    if (!place_is_directory(&pl))
        return -ENOTDIR;
    if (!may_enter(t->p, &pl))
        return -EACCES;
    if (!process_can(t->p, CAP_SYS_CHROOT))
        return -EPERM;
    char *root = strcmp(pl.guest, "/") ? mem_text(t->k->memory, pl.guest) : NULL;
    if (!root && strcmp(pl.guest, "/"))
        return -ENOMEM;
    mem_free(t->p->fs->root);
    t->p->fs->root = root;
    return 0;
}

/* ---- walks ----------------------------------------------------------------------------------- */

static bool may_search(void *ctx, const struct stat *directory)
{
    return fs_permission(ctx, directory, 1);
}

static int may_use(void *ctx, const struct place *pl)
{
    struct process *p = ctx;
    const struct virtual_ops *nodes = p->k->fs->nodes;
    return S_ISLNK(pl->node.mode) ? nodes->follow(p, pl) : nodes->permission(p, pl, 1);
}

/* Returns the tree as p sees it. */
static struct path_tree *tree_of(struct process *p)
{
    struct path_tree *tree = &p->k->fs->tree;
    tree->ctx = p;
    tree->top = p->fs->root;
    tree->over = p->fs->mounts->list;
    tree->over_count = p->fs->mounts->count;
    tree->may_search = fs_is_host_user(p) ? NULL : may_search;
    tree->may_use = may_use;
    return tree;
}

/* Resolves a relative path without a look at the path of the directory that it begins in, which takes two calls of the host: where no
 * guest has renamed directories, or only stat data are needed. */
static bool walk_at_once(struct process *p, int dirfd, const char *path, unsigned flags, struct place *out)
{
    const struct fs_context *c = p->fs;
    const struct fs_machine *m = p->k->fs;
    if (!(flags & PATH_FILE_ONLY) || path[0] == '/' || (m->tree.root && !m->tree.confined))
        return false;
    if (dirfd == AT_FDCWD)
        return c->cwd_fd >= 0 && c->renames == m->renames && path_at_once(tree_of(p), c->cwd, c->cwd_fd, path, flags, out);
    const struct file *f = flags & PATH_STAT_ONLY ? process_file(p, dirfd) : NULL;
    return f && file_is_directory(f) && f->host_fd >= 0 && path_at_once(tree_of(p), f->path, f->host_fd, path, flags, out);
}

int fs_walk(struct process *p, int dirfd, const char *path, unsigned flags, struct place *out)
{
    char base[FS_PATH_MAX];
    int err = 0, base_fd = -1;
    if (!path[0] && dirfd == AT_FDCWD && p->abi->system->empty_path_is_directory)
        path = ".";
    if (walk_at_once(p, dirfd, path, flags, out))
        return 0; /* nothing that is supplied has a relative path */
    if (path[0] == '/' && !(flags & (PATH_BENEATH | PATH_IN_ROOT))) {
        strcpy(base, "/");
    } else if (!path[0]) {
        return -ENOENT;
    } else if (dirfd == AT_FDCWD) {
        err = fs_cwd(p, base, sizeof base);
        base_fd = p->fs->cwd_fd;
    } else {
        struct file *f = process_file(p, dirfd);
        if (!f)
            return -EBADF;
        if (!file_is_directory(f))
            return -ENOTDIR;
        err = fs_path_now(f, base, sizeof base);
        base_fd = f->host_fd;
    }
    if (!err)
        err = fs_walk_in(p, base, base_fd, path, flags, out);
    if ((err == -ENOENT || (!err && !out->exists)) && fs_supplied(p->k->fs, p->abi, path, out))
        return 0;
    return err;
}

int fs_walk_in(struct process *p, const char *base, int base_fd, const char *path, unsigned flags, struct place *out)
{
    return path_walk(tree_of(p), base, base_fd, path, flags, out);
}

int fs_walk_user(struct thread *t, int dirfd, uint64_t va, unsigned flags, struct place *out)
{
    char path[FS_PATH_MAX];
    ssize_t n = copy_in_string(t, path, va, sizeof path);
    return n < 0 ? (int)n : fs_walk(t->p, dirfd, path, flags, out);
}

/* ---- stat() data ---------------------------------------------------------------------------- */

static int64_t ns_of(struct timespec ts)
{
    return saturated_ns(ts.tv_sec, ts.tv_nsec);
}

void host_stat(struct fs_machine *m, const struct stat *st, struct fs_stat *out)
{
    struct inode *i = inode_get(&m->inodes, st->st_dev, st->st_ino);
    *out = (struct fs_stat){
        .dev = i->device,
        .ino = i->number,
        .rdev = st->st_rdev,
        .nlink = st->st_nlink,
        .mode = st->st_mode,
        .uid = st->st_uid,
        .gid = st->st_gid,
        .size = (uint64_t)st->st_size,
        .blksize = 4096,
        .mtime = ns_of(st->st_mtim),
        .ctime = ns_of(st->st_ctim),
    };
    /* The host's block count depends on when it writes: this derives it from the size. */
    if (S_ISREG(st->st_mode))
        out->blocks = (out->size + 4095) / 4096 * 8;
    else if (S_ISDIR(st->st_mode))
        out->size = 4096, out->blocks = 8;
    if (i->times & INODE_MTIME)
        out->mtime = i->mtime;
    if (i->times & INODE_CTIME)
        out->ctime = i->ctime;
    /* Not the host's atime, which precis changes itself, nor its btime, which may be unknown. */
    out->atime = i->times & INODE_ATIME ? i->atime : out->mtime;
    out->btime = i->times & INODE_BTIME ? i->btime : out->mtime;
}

void place_stat(struct fs_machine *m, const struct place *pl, struct fs_stat *out)
{
    if (pl->virtual_node)
        m->nodes->stat(m, pl, out);
    else
        host_stat(m, &pl->st, out);
}

struct fd_link fd_link(int host_fd)
{
    struct fd_link l;
    snprintf(l.path, sizeof l.path, "/proc/self/fd/%d", host_fd);
    return l;
}

void fs_touch_fd(struct fs_machine *m, int host_fd, unsigned which)
{
    struct stat st;
    if (os_fstat(host_fd, &st) == 0)
        inode_touch(inode_get(&m->inodes, st.st_dev, st.st_ino), which, fs_now(m));
}

/* Gives a new file to the creating process's user (and in an S_ISGID directory to the directory's group). */
static void set_owner(const struct process *p, int dir, int fd, const struct stat *st)
{
    const struct fs_machine *m = p->k->fs;
    struct stat parent;
    if (m->euid || (p->fsuid == st->st_uid && p->fsgid == st->st_gid))
        return;
    bool inherits = os_fstat(dir, &parent) == 0 && (parent.st_mode & S_ISGID);
    if (os_fchownat(fd, "", p->fsuid, inherits ? (gid_t)-1 : p->fsgid, AT_EMPTY_PATH) == 0 && !S_ISLNK(st->st_mode) &&
        (st->st_mode & 06000))
        os_chmod(fd_link(fd).path, st->st_mode & 07777); /* chown(2) cleared the set-id bits */
}

void fs_umask_begin(const struct process *p)
{
    if (p->fs->umask != p->k->fs->umask)
        os_umask(p->fs->umask);
}

void fs_umask_end(const struct process *p)
{
    if (p->fs->umask != p->k->fs->umask)
        os_umask(p->k->fs->umask);
}

struct inode *fs_created(struct process *p, struct place *pl)
{
    struct fs_machine *m = p->k->fs;
    fs_touch_fd(m, pl->dir, INODE_MTIME | INODE_CTIME);
    pl->fd = os_openat(pl->dir, pl->entry, O_PATH | O_NOFOLLOW | O_CLOEXEC, 0);
    if (pl->fd < 0 || os_fstat(pl->fd, &pl->st))
        return NULL;
    set_owner(p, pl->dir, pl->fd, &pl->st);
    return inode_new(&m->inodes, pl->st.st_dev, pl->st.st_ino, fs_now(m));
}

const struct fs_abi *fs_abi_of(const struct thread *t)
{
    return t->p->abi->fs;
}
