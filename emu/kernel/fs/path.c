#include "emu/kernel/fs/path.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Is `path` the directory `dir` or below it? */
static bool below(const char *path, const char *dir)
{
    size_t n = strlen(dir);
    return strncmp(path, dir, n) == 0 &&
           (path[n] == '/' || path[n] == 0 || (n == 1 && dir[0] == '/'));
}

static const struct path_mount *find_mount(const struct path_tree *tree, const char *guest)
{
    for (unsigned i = 0; i < tree->mount_count; i++)
        if (below(guest, tree->mounts[i].guest))
            return &tree->mounts[i];
    return NULL;
}

/* Join two host paths; false: too long. */
static bool join(char *out, size_t cap, const char *dir, const char *rest)
{
    int n = snprintf(out, cap, "%s%s", dir, rest);
    return n >= 0 && (size_t)n < cap;
}

/* Where would a new file `guest` be made? Next to its siblings: below the root when only the root
 * has the directory. */
static bool host_of_new(const struct path_tree *tree, const char *guest, char *host, size_t cap)
{
    char parent[FS_PATH_MAX], buf[2 * FS_PATH_MAX];
    struct stat st;
    snprintf(parent, sizeof parent, "%s", guest);
    char *slash = strrchr(parent, '/');
    *slash = 0;
    bool on_host = lstat(parent[0] ? parent : "/", &st) == 0;
    bool in_root = join(buf, sizeof buf, tree->root, parent) && lstat(buf, &st) == 0;
    return join(host, cap, in_root && !on_host ? tree->root : "", guest);
}

bool path_host(const struct path_tree *tree, const char *guest, char *host, size_t cap)
{
    const struct path_mount *m = find_mount(tree, guest);
    if (m)
        return join(host, cap, m->host, guest + strlen(m->guest));
    if (!tree->root)
        return join(host, cap, "", guest);
    if (!join(host, cap, tree->root, guest))
        return false;
    struct stat st;
    if (tree->confined || lstat(host, &st) == 0)
        return true;
    if (lstat(guest, &st) == 0)
        return join(host, cap, "", guest);
    return host_of_new(tree, guest, host, cap);
}

void path_guest(const struct path_tree *tree, const char *host, char *guest, size_t cap)
{
    for (unsigned i = 0; i < tree->mount_count; i++) {
        const struct path_mount *m = &tree->mounts[i];
        if (below(host, m->host)) {
            snprintf(guest, cap, "%s%s", m->guest, host + strlen(m->host));
            return;
        }
    }
    if (tree->root && below(host, tree->root))
        host += strlen(tree->root);
    snprintf(guest, cap, "%s", *host ? host : "/");
}

/* The state of a walk. */
struct walk {
    const struct path_tree *tree;
    const char *top; /* directory that ".." and absolute links do not leave (IN_ROOT), or must not
                        (BENEATH) */
    unsigned flags;
    unsigned links;
    uint64_t start;             /* file system of the starting directory */
    char rest[2 * FS_PATH_MAX]; /* what is still to be walked */
    struct place *at;
};

/* Fill w->at for the canonical guest path in it. 0 (perhaps !exists) or -errno. */
static int look_up(struct walk *w)
{
    struct place *p = w->at;
    p->exists = p->virtual_node = false;
    p->host[0] = 0;
    if (w->tree->provider) {
        int found = w->tree->provider(w->tree->ctx, p->guest, &p->node);
        if (found) {
            p->virtual_node = true;
            p->exists = found > 0;
            return found < 0 && found != -ENOENT ? found : 0;
        }
    }
    if (!path_host(w->tree, p->guest, p->host, sizeof p->host))
        return -ENAMETOOLONG;
    if (lstat(p->host, &p->st) == 0)
        p->exists = true;
    else if (errno != ENOENT)
        return -errno;
    return 0;
}

static mode_t place_mode(const struct place *p)
{
    return p->virtual_node ? p->node.mode : p->st.st_mode;
}

static int read_link(const struct place *p, char *target)
{
    if (p->virtual_node) {
        snprintf(target, FS_PATH_MAX, "%s", p->node.link);
        return 0;
    }
    ssize_t n = readlink(p->host, target, FS_PATH_MAX - 1);
    if (n < 0)
        return -errno;
    target[n] = 0;
    return n ? 0 : -ENOENT;
}

/* Drop the last component of the guest path. */
static int go_up(struct walk *w)
{
    char *g = w->at->guest;
    if (strcmp(g, w->top) == 0)
        return w->flags & PATH_BENEATH ? -EXDEV : 0;
    char *slash = strrchr(g, '/');
    slash[slash == g] = 0;
    return 0;
}

/* A link stands at w->at: put its target before the rest and go back to the directory it is in. */
static int splice_link(struct walk *w)
{
    char target[FS_PATH_MAX], rest[2 * FS_PATH_MAX];
    if (++w->links > FS_LINKS_MAX || (w->flags & PATH_NO_SYMLINKS))
        return -ELOOP;
    int err = read_link(w->at, target);
    if (err)
        return err;
    int n = snprintf(rest, sizeof rest, "%s/%s", target, w->rest);
    if (!w->rest[0])
        rest[--n] = 0; /* no slash that the path did not have */
    if ((size_t)n >= sizeof rest)
        return -ENAMETOOLONG;
    memcpy(w->rest, rest, (size_t)n + 1);
    char *slash = strrchr(w->at->guest, '/');
    slash[slash == w->at->guest] = 0;
    if (target[0] == '/') {
        if (w->flags & PATH_BENEATH)
            return -EXDEV;
        strcpy(w->at->guest, w->top);
    }
    return 0;
}

/* Take the next component off w->rest into name; false: none is left. */
static bool next_component(struct walk *w, char *name, size_t *len)
{
    char *s = w->rest + strspn(w->rest, "/");
    if (!*s) {
        w->rest[0] = 0;
        return false;
    }
    *len = strcspn(s, "/");
    if (*len <= FS_NAME_MAX) {
        memcpy(name, s, *len);
        name[*len] = 0;
    }
    memmove(w->rest, s + *len, strlen(s + *len) + 1);
    return true;
}

/* The place that the walk stands in must be a directory that may be searched. */
static int need_directory(const struct walk *w)
{
    const struct place *p = w->at;
    if (!p->exists)
        return -ENOENT;
    if (!S_ISDIR(place_mode(p)))
        return -ENOTDIR;
    if (!p->virtual_node && w->tree->may_search && !w->tree->may_search(w->tree->ctx, &p->st))
        return -EACCES;
    return 0;
}

/* A number for the file system of a place: the host's device, or one for each virtual tree. */
static uint64_t file_system(const struct place *p)
{
    return p->virtual_node ? (uint64_t)p->guest[1] << 56 : p->st.st_dev;
}

static int step_down(struct walk *w, const char *name, size_t len)
{
    struct place *p = w->at;
    size_t n = strlen(p->guest);
    if (n + 1 + len >= sizeof p->guest)
        return -ENAMETOOLONG;
    if (n > 1)
        p->guest[n++] = '/';
    memcpy(p->guest + n, name, len + 1);
    return look_up(w);
}

/* Walk what is in w->rest; w->at stands in a directory. */
static int walk_rest(struct walk *w)
{
    char name[FS_NAME_MAX + 1];
    size_t len = 0;
    struct place *p = w->at;
    while (next_component(w, name, &len)) {
        int err = need_directory(w);
        if (err)
            return err;
        if (len > FS_NAME_MAX)
            return -ENAMETOOLONG;
        bool last = w->rest[strspn(w->rest, "/")] == 0;
        bool slash = w->rest[0] == '/';
        p->last_dot = strcmp(name, ".") == 0    ? PATH_DOT
                      : strcmp(name, "..") == 0 ? PATH_DOTDOT
                                                : PATH_NAME;
        if (p->last_dot)
            err = name[1] ? (err = go_up(w)) ? err : look_up(w) : 0;
        else
            err = step_down(w, name, len);
        if (err)
            return err;
        if ((w->flags & PATH_NO_XDEV) && p->exists && file_system(p) != w->start)
            return -EXDEV;
        p->directory_wanted = last && slash;
        if (p->exists && S_ISLNK(place_mode(p)) && (!last || slash || (w->flags & PATH_FOLLOW))) {
            if (p->virtual_node && p->node.magic) {
                if (w->flags & (PATH_NO_MAGIC | PATH_NO_SYMLINKS))
                    return -ELOOP;
                if (last)
                    return slash ? -ENOTDIR : 0; /* the caller opens the file behind it */
            }
            if (p->virtual_node && p->node.magic_path && (w->flags & PATH_NO_MAGIC))
                return -ELOOP;
            if ((err = splice_link(w)) || (err = look_up(w)))
                return err;
        }
    }
    return 0;
}

int path_walk(const struct path_tree *tree, const char *base, const char *path, unsigned flags,
              struct place *out)
{
    struct walk w = {.tree = tree, .top = "/", .flags = flags, .at = out};
    size_t len = strlen(path);
    out->directory_wanted = false;
    out->last_dot = PATH_NAME;
    if (len == 0)
        return -ENOENT;
    if (len >= FS_PATH_MAX)
        return -ENAMETOOLONG;
    if (flags & (PATH_BENEATH | PATH_IN_ROOT))
        w.top = base;
    if (path[0] == '/' && (flags & PATH_BENEATH))
        return -EXDEV;
    snprintf(out->guest, sizeof out->guest, "%s", path[0] == '/' ? w.top : base);
    memcpy(w.rest, path, len + 1);
    int err = look_up(&w);
    w.start = file_system(out);
    if (!err)
        err = walk_rest(&w);
    if (err)
        return err;
    if (out->directory_wanted) {
        if (!out->exists && !(flags & PATH_NEW_DIRECTORY))
            return -ENOENT;
        if (out->exists && !S_ISDIR(place_mode(out)))
            return -ENOTDIR;
    }
    char *slash = strrchr(out->guest, '/');
    out->last = slash + 1;
    return 0;
}
