#include "emu/kernel/vfs/mount.h"
#include "emu/kernel/vfs/open.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/hostmount.h"
#include "emu/kernel/vfs/inode.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>

#define FIRST_NUMBER  4026531840u /* the first namespace */
#define FIRST_ID      32
#define TMPFS_BYTES   (512u << 20) /* by default half of the machine's memory */
#define TMPFS_FILES   131072u
#define MACHINE_BYTES (1u << 30)
#define KEPT                                                                                                                       \
    (MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_SYNCHRONOUS | MS_DIRSYNC | MOUNT_NOSYMFOLLOW | MS_NOATIME | MS_NODIRATIME | \
     MS_RELATIME)

/* ---- mounts ------------------------------------------------------------------------------------------------------ */

static struct mount *mount_at(const struct mount_namespace *n, unsigned i)
{
    return (struct mount *)n->list[i];
}

/* Returns the length of a directory's path before a further name: 0 for "/". */
static size_t length_of(const char *dir)
{
    return strcmp(dir, "/") ? strlen(dir) : 0;
}

/* Returns whether `path` is `dir` or below it. */
static bool is_below(const char *path, const char *dir)
{
    size_t n = length_of(dir);

    return !strncmp(path, dir, n) && (!path[n] || path[n] == '/');
}

/* Returns what the host uses for a tmpfs at most, besides the contents: its files. */
static uint64_t files_bytes(uint64_t files)
{
    return files * 1024;
}

/* keep: leave the memory charged until the machine ends; it may still be in use. */
static void memory_unref(struct fs_machine *m, struct mount_memory *memory, bool keep)
{
    if (!memory || --memory->refs)
        return;
    if (keep)
        mem_charge_force(&m->mounts_kept, m->k->memory, m->mounts_kept.bytes + memory->charge.bytes);
    mem_charge_end(&memory->charge);
    free(memory);
}

/* Returns whether something besides the mounts refers to the file system of a tmpfs that no process has open: a message in a socket, or a
 * program. */
static bool is_held_elsewhere(const struct fs_machine *m, const struct mount *o)
{
    struct stat st;

    return m->in_flight || os_fstat(o->at.fd, &st) || inode_any_executing(&m->inodes, st.st_dev);
}

/* Frees a mount. keep: as for memory_unref(). */
static void mount_free(struct fs_machine *m, struct mount *o, bool keep)
{
    struct mount **at = &m->mounts;

    while (*at != o)
        at = &(*at)->next;
    *at = o->next;
    m->mount_count--;
    memory_unref(m, o->memory, keep);
    os_close(o->at.fd);
    mem_free((char *)o->at.guest);
    mem_free(o->source);
    mem_free(o->type);
    mem_free(o);
}

/* Returns fd, a mount of the host or -errno, or -ENFILE if it is one of the descriptors that precis keeps for itself. */
static int check_descriptor(const struct fs_machine *m, int fd)
{
    return fd == -EMFILE || (fd >= 0 && fs_check_reserve(m, fd) < 0) ? -ENFILE : fd;
}

/* Creates a mount of the host's mount fd, which it takes over. Returns NULL without memory. */
static struct mount *mount_new(struct fs_machine *m, int fd, const char *guest, const char *source, const char *type)
{
    struct mount *o = mem_new(m->k->memory, sizeof *o);
    char *point = mem_text(m->k->memory, guest), *from = mem_text(m->k->memory, source), *kind = mem_text(m->k->memory, type);

    if (!o || !point || !from || !kind) {
        mem_free(o);
        mem_free(point);
        mem_free(from);
        mem_free(kind);
        os_close(fd);
        return NULL;
    }
    snprintf(o->host, sizeof o->host, "%s", fd_link(fd).path);
    o->at = (struct path_mount){.guest = point, .host = o->host, .fd = fd};
    o->source = from;
    o->type = kind;
    o->host_id = host_mount_number(fd);
    o->id = FIRST_ID + m->next_mount++;
    o->next = m->mounts;
    m->mounts = o;
    m->mount_count++;
    return o;
}

static int attach(struct mount_namespace *n, struct mount *o)
{
    if (n->count == n->room) {
        unsigned room = n->room ? 2 * n->room : 8;
        struct path_mount **list = mem_resize(n->m->k->memory, n->list, room * sizeof(struct path_mount *));

        if (!list)
            return -ENOMEM;
        n->list = list;
        n->room = room;
    }
    n->list[n->count++] = &o->at;
    return 0;
}

static void detach(struct mount_namespace *n, unsigned i)
{
    memmove(&n->list[i], &n->list[i + 1], (--n->count - i) * sizeof(struct path_mount *));
}

/* ---- namespaces ---------------------------------------------------------------------------------------------------- */

struct mount_namespace *mount_namespace_new(struct fs_machine *m)
{
    struct mount_namespace *n = mem_new(m->k->memory, sizeof *n);

    if (n)
        *n = (struct mount_namespace){.refs = 1, .m = m, .number = FIRST_NUMBER};
    return n;
}

struct mount_namespace *mount_namespace_ref(struct mount_namespace *n)
{
    n->refs++;
    return n;
}

void mount_namespace_unref(struct mount_namespace *n)
{
    if (!n || --n->refs)
        return;
    while (n->count) {
        struct mount *o = mount_at(n, --n->count);

        mount_free(n->m, o, o->memory && is_held_elsewhere(n->m, o));
    }
    mem_free(n->list);
    mem_free(n);
}

/* Clones mount o at `guest`. Returns NULL and *err on failure. */
static struct mount *mount_copy(struct fs_machine *m, const struct mount *o, const char *guest, int *err)
{
    int fd = check_descriptor(m, host_mount_clone(o->at.fd));

    *err = fd;
    if (fd < 0)
        return NULL;
    struct mount *c = mount_new(m, fd, guest, o->source, o->type);

    *err = c ? 0 : -ENOMEM;
    if (!c)
        return NULL;
    c->at.file = o->at.file;
    c->at.no_links = o->at.no_links;
    c->flags = o->flags;
    c->bound = o->bound;
    c->unbindable = o->unbindable;
    c->memory = o->memory;
    if (c->memory)
        c->memory->refs++;
    return c;
}

static int copy_mounts(struct mount_namespace *to, const struct mount_namespace *from)
{
    int err = from->m->mount_count + from->count > MOUNTS_MOST ? -ENOSPC : 0;

    for (unsigned i = 0; !err && i < from->count; i++) {
        const struct mount *o = mount_at(from, i);
        struct mount *c = mount_copy(from->m, o, o->at.guest, &err);

        if (c && (err = attach(to, c)))
            mount_free(from->m, c, false);
    }
    return err;
}

/* Opens the working directory of c, p's context, in the copy of its mount. */
static void enter_copy(struct process *p, struct fs_context *c)
{
    struct fs_context *old = p->fs;
    PLACE(pl);
    p->fs = c;
    if (c->cwd_fd >= 0 && !fs_walk_in(p, c->cwd, -1, ".", PATH_FOLLOW, &pl) && pl.exists && !pl.virtual_node) {
        os_close(c->cwd_fd);
        c->cwd_fd = pl.fd;
        pl.fd = -1;
    }
    p->fs = old;
}

int mount_namespace_copy(struct process *p, struct fs_context **out)
{
    struct fs_machine *m = p->k->fs;
    struct fs_context *c = fs_context_copy(p->fs);
    struct mount_namespace *n = c ? mount_namespace_new(m) : NULL;
    int err = n ? copy_mounts(n, p->fs->mounts) : -ENOMEM;

    if (err) {
        mount_namespace_unref(n);
        fs_context_unref(c);
        return err;
    }
    n->number = FIRST_NUMBER + ++m->next_namespace;
    mount_namespace_unref(c->mounts);
    c->mounts = n;
    if (n->count)
        enter_copy(p, c);
    *out = c;
    return 0;
}

/* ---- finding ----------------------------------------------------------------------------------------------------- */

const struct mount *mount_of_file(const struct fs_machine *m, int host_fd)
{
    const struct mount *o = m->mounts;

    if (!o || host_fd < 0)
        return NULL;
    uint64_t number = host_mount_number(host_fd);

    while (o && (!number || o->host_id != number))
        o = o->next;
    return o;
}

bool mount_is_read_only(const struct fs_machine *m, int host_fd)
{
    const struct mount *o = mount_of_file(m, host_fd);

    return o && (o->flags & MS_RDONLY);
}

bool mount_path(const struct fs_machine *m, int host_fd, const char *host, char *guest, size_t cap)
{
    const struct mount *o = mount_of_file(m, host_fd);

    if (o)
        snprintf(guest, cap, "%s%s", o->at.guest, strcmp(host, "/") ? host : "");
    return o;
}

/* Returns the index of the latest mount at exactly that path, or -1 if there is none or it is covered. */
static int find_point(const struct mount_namespace *n, const char *guest)
{
    for (unsigned i = n->count; i--;)
        if (is_below(guest, n->list[i]->guest))
            return strcmp(guest, n->list[i]->guest) ? -1 : (int)i;
    return -1;
}

bool mount_is_point(const struct process *p, const struct place *pl)
{
    return !pl->virtual_node && find_point(p->fs->mounts, pl->guest) >= 0;
}

/* Replaces the directory `from` by `to` in the paths of mount points. */
static void move_points(struct fs_machine *m, const char *from, const char *to)
{
    char path[FS_PATH_MAX];

    for (struct mount *o = m->mounts; o; o = o->next) {
        if (!is_below(o->at.guest, from))
            continue;
        int len = snprintf(path, sizeof path, "%s%s", to, o->at.guest + strlen(from));
        if (len < 0 || (size_t)len >= sizeof path)
            continue; /* it remains where it was */
        char *copy = mem_text_always(m->k->memory, path);

        if (!copy)
            kernel_no_memory();
        mem_free((char *)o->at.guest);
        o->at.guest = copy;
    }
}

void mount_renamed(struct fs_machine *m, const char *from, const char *to, bool exchanged)
{
    if (!m->mounts)
        return;
    if (exchanged)
        move_points(m, to, "\001"); /* no path begins so */
    move_points(m, from, to);
    if (exchanged)
        move_points(m, "\001", from);
}

/* ---- use ----------------------------------------------------------------------------------------------------------- */

static bool file_is_in(const struct file *f, const struct mount *o)
{
    return f && file_node_fd(f) >= 0 && host_mount_number(file_node_fd(f)) == o->host_id;
}

static bool maps_file_in(const struct process *p, const struct mount *o)
{
    struct mem_map map;

    for (uint64_t va = 0; p->mm && space_next_map(p->mm->space, va, &map); va = map.end)
        if (mapped_file(&map) && file_is_in(mapped_file(&map), o))
            return true;
    return false;
}

static bool uses(const struct process *p, const struct mount *o)
{
    if (p->fs && p->fs->cwd_fd >= 0 && host_mount_number(p->fs->cwd_fd) == o->host_id)
        return true;
    if (p->fs && p->fs->root && is_below(p->fs->root, o->at.guest))
        return true;
    for (unsigned i = 0; p->fds && i < p->fds->room; i++)
        if (file_is_in(p->fds->entries[i].file, o))
            return true;
    return maps_file_in(p, o);
}

/* Returns whether a process has the mount's files open, mapped, or as working directory. */
static bool in_use(const struct fs_machine *m, const struct mount *o)
{
    for (struct process *p = m->k->processes; p; p = p->next)
        if (uses(p, o))
            return true;
    return false;
}

/* ---- mount(2) ------------------------------------------------------------------------------------------------------ */

struct request {
    char source[FS_PATH_MAX], type[256], data[4096];
    bool has_source, has_type;
    uint64_t flags;
};

static int get_string(struct thread *t, char *out, size_t cap, uint64_t va)
{
    ssize_t n = va ? copy_in_string(t, out, va, cap) : 0;

    if (!va)
        out[0] = 0;
    return n == -ENAMETOOLONG ? -EINVAL : n < 0 ? (int)n : 0;
}

/* Reads a number with a suffix: k, m, g, and % of the machine's memory. */
static bool parse_size(const char *s, uint64_t *out)
{
    char *end;
    uint64_t n = strtoul(s, &end, 0);
    unsigned shift = *end == 'k' || *end == 'K' ? 10 : *end == 'm' || *end == 'M' ? 20 : *end == 'g' || *end == 'G' ? 30 : 0;

    if (end == s || s[0] == '-' || n > UINT32_MAX)
        return false;
    if (*end == '%')
        n = n * MACHINE_BYTES / 100;
    end += shift || *end == '%';
    *out = n << shift;
    return !*end && *out;
}

static bool parse_id(const char *s, int base, int64_t most, int64_t *out)
{
    char *end;

    *out = strtol(s, &end, base);
    return end != s && !*end && *out >= 0 && *out <= most;
}

static bool parse_option(struct tmpfs_options *o, const char *name, const char *value)
{
    uint64_t n = 0;

    if (!value)
        return false;
    if (!strcmp(name, "size"))
        return parse_size(value, &o->bytes);
    if (!strcmp(name, "nr_inodes"))
        return parse_size(value, &o->files);
    if (!strcmp(name, "nr_blocks") && parse_size(value, &n) && n <= UINT32_MAX) {
        o->bytes = n * 4096;
        return true;
    }
    if (!strcmp(name, "mode"))
        return parse_id(value, 8, 07777, &o->mode);
    if (!strcmp(name, "uid"))
        return parse_id(value, 10, INT32_MAX, &o->uid);
    return !strcmp(name, "gid") && parse_id(value, 10, INT32_MAX, &o->gid);
}

/* Reads the options of a tmpfs; changes `data`. */
static bool parse_options(char *data, struct tmpfs_options *o)
{
    char *rest = data, *option;

    while ((option = strsep(&rest, ","))) {
        char *value = strchr(option, '=');

        if (!*option)
            continue;
        if (value)
            *value++ = 0;
        if (!parse_option(o, option, value))
            return false;
    }
    return true;
}

static void set_flags(struct mount *o, uint64_t flags)
{
    o->flags = (unsigned)flags & KEPT;
    o->at.no_links = flags & MOUNT_NOSYMFOLLOW;
}

/* Makes the mount, which the caller has not attached yet, a part of p's tree. */
static int finish(struct process *p, struct mount *o, uint64_t flags)
{
    int err = host_mount_forbid(o->at.fd, (unsigned)flags);

    if (!err)
        err = attach(p->fs->mounts, o);
    if (err)
        mount_free(p->fs->mounts->m, o, false);
    else
        set_flags(o, flags);
    return err;
}

static int mount_tmpfs(struct process *p, const struct place *pl, struct request *r)
{
    struct fs_machine *m = p->k->fs;
    struct tmpfs_options o = {.bytes = TMPFS_BYTES, .files = TMPFS_FILES, .mode = -1, .uid = -1, .gid = -1};
    struct mount_memory *memory = malloc(sizeof *memory);

    if (!memory)
        return -ENOMEM;
    if (!parse_options(r->data, &o) || o.files > UINT32_MAX) {
        free(memory);
        return -EINVAL;
    }
    *memory = (struct mount_memory){.refs = 1, .bytes = o.bytes, .files = o.files};
    if (!mem_charge_set(&memory->charge, m->k->memory, o.bytes + files_bytes(o.files))) {
        free(memory);
        return -ENOMEM;
    }
    int fd = check_descriptor(m, host_mount_tmpfs(&o));
    struct mount *n = fd < 0 ? NULL : mount_new(m, fd, pl->guest, r->has_source ? r->source : "none", "tmpfs");

    if (!n) {
        memory_unref(m, memory, false);
        return fd < 0 ? fd : -ENOMEM;
    }
    n->memory = memory;
    struct stat st;

    if (!os_fstat(fd, &st))
        inode_new(&m->inodes, st.st_dev, st.st_ino, fs_now(m));
    return finish(p, n, r->flags);
}

/* Returns the mount that a guest made in which the place is, or NULL. */
static const struct mount *mount_of_place(const struct process *p, const struct place *pl)
{
    return mount_of_file(p->k->fs, pl->fd);
}

/* The host's mounts below the source are left out: its /proc, /sys and /dev are among them. */
static int bind_place(struct process *p, const struct place *from, const struct place *pl)
{
    struct fs_machine *m = p->k->fs;
    const struct mount *in = mount_of_place(p, from);
    int fd = check_descriptor(m, host_mount_clone(from->fd));

    if (fd < 0)
        return fd;
    struct mount *n = mount_new(m, fd, pl->guest, in ? in->source : "/dev/sda1", in ? in->type : "ext4");

    if (!n)
        return -ENOMEM;
    n->at.file = !S_ISDIR(from->st.st_mode);
    n->bound = true;
    n->memory = in ? in->memory : NULL;
    if (n->memory)
        n->memory->refs++;
    return finish(p, n, in ? in->flags : 0);
}

/* MS_REC: binds the guests' mounts below the source, too. */
static int bind_below(struct process *p, const char *from, const char *to, unsigned count)
{
    struct mount_namespace *n = p->fs->mounts;
    char path[FS_PATH_MAX];
    int err = 0;

    for (unsigned i = 0; !err && i < count; i++) {
        const struct mount *o = mount_at(n, i);

        if (!is_below(o->at.guest, from) || !strcmp(o->at.guest, from) || o->unbindable)
            continue;
        if ((size_t)snprintf(path, sizeof path, "%.*s%s", (int)length_of(to), to, o->at.guest + length_of(from)) >= sizeof path)
            return -ENAMETOOLONG;
        struct mount *c = mount_copy(n->m, o, path, &err);

        if (c)
            err = finish(p, c, o->flags);
    }
    return err;
}

/* Finds the file that the request names as its source. 0 or -errno. */
static int find_source(struct process *p, const struct request *r, struct place *from)
{
    if (!r->has_source || !r->source[0])
        return -EINVAL;
    int err = fs_walk(p, AT_FDCWD, r->source, PATH_FOLLOW, from);

    return err || from->exists ? err : -ENOENT;
}

static int mount_bind(struct process *p, const struct place *pl, const struct request *r)
{
    PLACE(from);
    int err = find_source(p, r, &from);

    if (err)
        return err;
    if (from.virtual_node)
        return -EINVAL; /* of the machine itself */
    const struct mount *in = mount_of_place(p, &from);

    if (in && in->unbindable)
        return -EINVAL;
    if (S_ISDIR(from.st.st_mode) != S_ISDIR(pl->st.st_mode))
        return -ENOTDIR;
    unsigned before = p->fs->mounts->count;

    if (p->k->fs->mount_count + (r->flags & MS_REC ? before : 0) >= MOUNTS_MOST)
        return -ENOSPC;
    err = bind_place(p, &from, pl);
    return err || !(r->flags & MS_REC) ? err : bind_below(p, from.guest, pl->guest, before);
}

static int remount(struct process *p, const struct place *pl, struct request *r)
{
    int i = find_point(p->fs->mounts, pl->guest), err = 0;
    struct mount *o = i < 0 ? NULL : mount_at(p->fs->mounts, (unsigned)i);
    struct tmpfs_options opt = {.mode = -1, .uid = -1, .gid = -1};
    struct mem_account *account = p->k->memory;

    if (!o)
        return -EINVAL; /* the machine's own mounts cannot be changed */
    if (!(r->flags & MS_BIND) && o->memory) {
        if (!parse_options(r->data, &opt))
            return -EINVAL;
        uint64_t old = o->memory->charge.bytes, files = files_bytes(o->memory->files);
        uint64_t now = opt.bytes ? opt.bytes + files : old;

        if (!mem_charge_set(&o->memory->charge, account, now > old ? now : old))
            return -ENOMEM;
        err = host_mount_change_tmpfs(o->at.fd, opt.bytes, r->flags & MS_RDONLY);
        mem_charge_force(&o->memory->charge, account, err ? old : now);
        if (!err && opt.bytes)
            o->memory->bytes = opt.bytes;
    }
    if (!err)
        err = host_mount_forbid(o->at.fd, (unsigned)r->flags);
    if (!err)
        set_flags(o, r->flags);
    return err;
}

/* All mounts are private: the other types of propagation but unbindable are not there. */
static int change_type(struct process *p, const struct place *pl, uint64_t flags)
{
    uint64_t type = flags & (MS_SHARED | MS_PRIVATE | MS_SLAVE | MS_UNBINDABLE);
    int i = find_point(p->fs->mounts, pl->guest);

    if ((flags & ~(uint64_t)(MS_REC | MS_SILENT)) != type || (type & (type - 1)) || type == MS_SHARED)
        return -EINVAL;
    if (i < 0)
        return strcmp(pl->guest, "/") || type == MS_UNBINDABLE ? -EINVAL : 0;
    struct mount_namespace *n = p->fs->mounts;

    for (unsigned j = 0; j < n->count; j++)
        if (j == (unsigned)i || ((flags & MS_REC) && is_below(n->list[j]->guest, pl->guest)))
            mount_at(n, j)->unbindable = type == MS_UNBINDABLE;
    return 0;
}

/* Moves the mounts that have a path in paths, from number `first` on, and takes the path. They become the latest, in their order. */
static void move_mounts(struct mount_namespace *n, unsigned first, char **paths)
{
    for (unsigned k = first, j = first, count = n->count; k < count; k++) {
        struct path_mount *o = n->list[j];
        if (!paths[k]) {
            j++;
            continue;
        }
        mem_free((char *)o->guest);
        o->guest = paths[k];
        paths[k] = NULL;
        detach(n, j);
        n->list[n->count++] = o;
    }
}

static int mount_move(struct process *p, const struct place *pl, const struct request *r)
{
    struct mount_namespace *n = p->fs->mounts;
    PLACE(from);
    int err = find_source(p, r, &from);

    if (err)
        return err;
    int i = from.virtual_node ? -1 : find_point(n, from.guest);

    if (i < 0 || mount_at(n, (unsigned)i)->at.file == S_ISDIR(pl->st.st_mode))
        return -EINVAL;
    if (is_below(pl->guest, from.guest))
        return -ELOOP;
    size_t len = strlen(from.guest);

    for (unsigned j = (unsigned)i; j < n->count; j++)
        if (is_below(n->list[j]->guest, from.guest) && strlen(pl->guest) + strlen(n->list[j]->guest) - len >= FS_PATH_MAX)
            return -ENAMETOOLONG;
    const unsigned count = n->count;
    char **paths = calloc(count, sizeof *paths); /* the new ones, by mount */
    bool all = paths;
    for (unsigned j = (unsigned)i; all && j < count; j++)
        if (is_below(n->list[j]->guest, from.guest)) {
            char path[2 * FS_PATH_MAX];

            snprintf(path, sizeof path, "%s%s", pl->guest, n->list[j]->guest + len);
            paths[j] = mem_text(n->m->k->memory, path);
            all = paths[j];
        }
    if (all)
        move_mounts(n, (unsigned)i, paths);
    for (unsigned j = 0; paths && j < count; j++)
        mem_free(paths[j]);
    free(paths);
    return all ? 0 : -ENOMEM;
}

static int mount_new_type(struct process *p, const struct place *pl, struct request *r)
{
    if (!r->has_type)
        return -EINVAL;
    if (strcmp(r->type, "tmpfs"))
        return -ENODEV;
    if (!S_ISDIR(pl->st.st_mode))
        return -ENOTDIR;
    return p->k->fs->mount_count >= MOUNTS_MOST ? -ENOSPC : mount_tmpfs(p, pl, r);
}

static int do_mount(struct process *p, const struct place *pl, struct request *r)
{
    const uint64_t types = MS_SHARED | MS_PRIVATE | MS_SLAVE | MS_UNBINDABLE;

    if (r->flags & MS_REMOUNT)
        return remount(p, pl, r);
    if (r->flags & MS_BIND)
        return mount_bind(p, pl, r);
    if (r->flags & types)
        return change_type(p, pl, r->flags);
    return r->flags & MS_MOVE ? mount_move(p, pl, r) : mount_new_type(p, pl, r);
}

int64_t sys_mount(struct thread *t, uint64_t source, uint64_t target, uint64_t type, uint64_t flags, uint64_t data)
{
    struct request r = {.has_source = source, .has_type = type, .flags = flags};
    const struct fs_machine *m = fs_of(t);
    PLACE(pl);
    int err = get_string(t, r.type, sizeof r.type, type);

    if (!err)
        err = get_string(t, r.source, sizeof r.source, source);
    if (!err)
        err = get_string(t, r.data, sizeof r.data, data);
    if (!err)
        err = fs_walk_user(t, AT_FDCWD, target, PATH_FOLLOW, &pl);
    if (err)
        return err;
    if (!pl.exists)
        return -ENOENT;
    if ((r.flags & 0xffff0000u) == MS_MGC_VAL)
        r.flags &= 0xffff;
    if (r.flags & 0x80000000u) /* MS_NOUSER */
        return -EINVAL;
    if (!process_can(t->p, CAP_SYS_ADMIN) || m->tree.confined)
        return -EPERM;
    return pl.virtual_node ? -EINVAL : do_mount(t->p, &pl, &r);
}

/* ---- umount2(2) -------------------------------------------------------------------------------------------------- */

/* Returns whether mounts are at or below that of index i, besides it. */
static bool has_mounts(const struct mount_namespace *n, unsigned i)
{
    for (unsigned j = i + 1; j < n->count; j++)
        if (is_below(n->list[j]->guest, n->list[i]->guest))
            return true;
    return false;
}

/* Removes the mount of index i and those that are below it. */
static void remove_mounts(struct mount_namespace *n, unsigned i)
{
    for (unsigned j = n->count; j-- > i;) {
        struct mount *o = mount_at(n, j);

        if (j != i && !is_below(o->at.guest, n->list[i]->guest))
            continue;
        detach(n, j);
        mount_free(n->m, o, o->memory && (in_use(n->m, o) || is_held_elsewhere(n->m, o)));
    }
}

static int unmount(struct process *p, const char *guest, unsigned flags)
{
    struct mount_namespace *n = p->fs->mounts;
    int i = find_point(n, guest);

    if (i < 0)
        return strcmp(guest, "/") ? -EINVAL : -EBUSY;
    struct mount *o = mount_at(n, (unsigned)i);

    if ((flags & MNT_EXPIRE) && (flags & (MNT_FORCE | MNT_DETACH)))
        return -EINVAL;
    if (!(flags & MNT_DETACH) && (has_mounts(n, (unsigned)i) || in_use(n->m, o)))
        return -EBUSY;
    if ((flags & MNT_EXPIRE) && !o->at.expiring) {
        o->at.expiring = true;
        return -EAGAIN;
    }
    remove_mounts(n, (unsigned)i);
    return 0;
}

int64_t sys_umount2(struct thread *t, uint64_t target, unsigned flags)
{
    PLACE(pl);
    if (flags & ~(unsigned)(MNT_FORCE | MNT_DETACH | MNT_EXPIRE | UMOUNT_NOFOLLOW))
        return -EINVAL;
    int err = fs_walk_user(t, AT_FDCWD, target, (flags & UMOUNT_NOFOLLOW ? 0 : PATH_FOLLOW) | PATH_UNUSED, &pl);

    if (err)
        return err;
    if (!pl.exists)
        return -ENOENT;
    if (!process_can(t->p, CAP_SYS_ADMIN))
        return -EPERM;
    char guest[FS_PATH_MAX];

    if (pl.virtual_node || !strcmp(pl.guest, "/dev/shm"))
        return strcmp(pl.guest, "/proc") && strcmp(pl.guest, "/dev") && strcmp(pl.guest, "/sys") && strcmp(pl.guest, "/dev/shm") ? -EINVAL
                                                                                                                                 : -EBUSY;
    strcpy(guest, pl.guest);
    place_close(&pl); /* not a use */
    return unmount(t->p, guest, flags);
}

/* ---- /proc --------------------------------------------------------------------------------------------------------- */

static void print_flags(FILE *out, unsigned flags)
{
    static const struct {
        unsigned flag;
        const char *name;
    } names[] = {
        {MS_NOSUID, "nosuid"},   {MS_NODEV, "nodev"},           {MS_NOEXEC, "noexec"},
        {MS_NOATIME, "noatime"}, {MS_NODIRATIME, "nodiratime"}, {MOUNT_NOSYMFOLLOW, "nosymfollow"},
    };

    fputs(flags & MS_RDONLY ? "ro" : "rw", out);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (flags & names[i].flag)
            fprintf(out, ",%s", names[i].name);
    if (!(flags & MS_NOATIME))
        fputs(",relatime", out);
}

/* Writes a path or a name; blanks and backslashes as octal numbers. */
static void print_name(FILE *out, const char *s)
{
    for (; *s; s++)
        if (*s == ' ' || *s == '\t' || *s == '\n' || *s == '\\')
            fprintf(out, "\\%03o", (unsigned)(unsigned char)*s);
        else
            fputc(*s, out);
}

void mounts_list(FILE *out, const struct process *p)
{
    const struct mount_namespace *n = p->fs ? p->fs->mounts : NULL;

    for (unsigned i = 0; n && i < n->count; i++) {
        const struct mount *o = mount_at(n, i);

        print_name(out, o->source);
        fputc(' ', out);
        print_name(out, o->at.guest);
        fprintf(out, " %s ", o->type);
        print_flags(out, o->flags);
        fputs(" 0 0\n", out);
    }
}

/* Returns the number of the mount that the mount point of index i is in. */
static int parent_of(const struct mount_namespace *n, unsigned i)
{
    for (unsigned j = i; j--;)
        if (is_below(n->list[i]->guest, n->list[j]->guest))
            return mount_at(n, j)->id;
    return 1;
}

void mounts_list_info(FILE *out, const struct process *p)
{
    const struct mount_namespace *n = p->fs ? p->fs->mounts : NULL;

    for (unsigned i = 0; n && i < n->count; i++) {
        const struct mount *o = mount_at(n, i);
        struct stat st = {0};
        char root[FS_PATH_MAX] = "/";

        os_fstat(o->at.fd, &st);
        unsigned device = (unsigned)inode_get(&n->m->inodes, st.st_dev, st.st_ino)->device;

        fprintf(out, "%d %d %u:%u ", o->id, parent_of(n, i), device >> 8, device & 255);
        print_name(out, root);
        fputc(' ', out);
        print_name(out, o->at.guest);
        fputc(' ', out);
        print_flags(out, o->flags);
        fprintf(out, "%s - %s ", o->unbindable ? " unbindable" : "", o->type);
        print_name(out, o->source);
        fputs(o->flags & MS_RDONLY ? " ro\n" : " rw\n", out);
    }
}
