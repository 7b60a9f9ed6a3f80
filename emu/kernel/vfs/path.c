#include "emu/kernel/vfs/path.h"
#include "emu/kernel/core/thread.h"
#include "emu/os/os.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Returns whether `path` is `dir` or below it. */
static bool below(const char *path, const char *dir)
{
    size_t n = strlen(dir);
    return strncmp(path, dir, n) == 0 && (path[n] == '/' || path[n] == 0 || (n == 1 && dir[0] == '/'));
}

static const struct path_mount *find_mount(const struct path_tree *tree, const char *guest)
{
    for (unsigned i = tree->over_count; i--;)
        if (below(guest, tree->over[i]->guest))
            return tree->over[i];
    for (unsigned i = 0; i < tree->mount_count; i++)
        if (below(guest, tree->mounts[i].guest))
            return &tree->mounts[i];
    return NULL;
}

/* Returns the mount at exactly that path, or NULL. */
static const struct path_mount *mount_point(const struct path_tree *tree, const char *guest)
{
    const struct path_mount *m = find_mount(tree, guest);
    return m && strcmp(m->guest, guest) == 0 ? m : NULL;
}

/* A walk reaches the mount: it does not expire. */
static void use_mount(const struct path_tree *tree, const struct path_mount *m)
{
    for (unsigned i = 0; m && i < tree->over_count; i++)
        if (tree->over[i] == m)
            tree->over[i]->expiring = false;
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

/* ---- descriptors ------------------------------------------------------------------------------------------- */

static void close_fd(int *fd)
{
    if (*fd >= 0)
        os_close(*fd);
    *fd = -1;
}

void place_close(struct place *pl)
{
    close_fd(&pl->dir);
    close_fd(&pl->fd);
}

bool place_host(const struct place *pl, char *host, size_t cap)
{
    const char *rest = pl->guest + pl->skip;
    int n = snprintf(host, cap, "%s%s", pl->above, pl->above[0] && strcmp(rest, "/") == 0 ? "" : rest);
    return n >= 0 && (size_t)n < cap;
}

static int open_path(int dir, const char *name, int flags)
{
    int fd;
    do
        fd = os_openat(dir, name, O_PATH | O_CLOEXEC | flags, 0);
    while (fd < 0 && errno == EINTR);
    return fd >= 0 ? fd : errno == EMFILE ? -ENFILE : -errno;
}

/* Returns whether the error of open_path() is one of the host, not of the file. */
static bool is_of_host(int error)
{
    return error == -ENFILE || error == -ENOMEM || error == -EIO || error == -EINTR;
}

static int copy_fd(int fd)
{
    int copy = os_fcntl(fd, F_DUPFD_CLOEXEC, 0);
    return copy >= 0 ? copy : errno == EMFILE ? -ENFILE : -errno;
}

/* Opens the directory `path` below `top`, component by component. It contains no links. */
static int open_below(int top, const char *path)
{
    char name[FS_NAME_MAX + 1];
    int fd = copy_fd(top);
    while (fd >= 0 && *(path += strspn(path, "/"))) {
        size_t n = strcspn(path, "/");
        if (n > FS_NAME_MAX) {
            os_close(fd);
            return -ENAMETOOLONG;
        }
        memcpy(name, path, n);
        name[n] = 0;
        path += n;
        int next = open_path(fd, name, O_NOFOLLOW | O_DIRECTORY);
        os_close(fd);
        fd = next;
    }
    return fd;
}

/* ---- the walk ---------------------------------------------------------------------------------------------- */

/* The layers of the tree: a place may have a directory in each, unless the tree is confined. */
enum { IN_ROOT, ON_HOST, LAYERS };

/* The state of a walk. */
struct walk {
    const struct path_tree *tree;
    const char *top; /* directory that ".." and absolute links stay in (IN_ROOT), or must not leave (BENEATH) */
    unsigned flags;
    unsigned links;
    uint64_t start;             /* file system of the starting directory */
    char rest[2 * FS_PATH_MAX]; /* the remaining path */
    struct place *at;
    bool no_openat2;   /* leap() has failed for the remaining path */
    bool stat_due;     /* of at->st only the type is known: a directory that most walks only pass */
    int here[LAYERS];  /* the current place; -1 if not in that layer */
    int above[LAYERS]; /* the previous directory; -1 without one in that layer */
    int lent;          /* the caller's descriptor of the starting directory, which the walk does not close, or -1 */
};

static void close_layers(const struct walk *w, int fd[LAYERS])
{
    for (int i = 0; i < LAYERS; i++) {
        if (fd[i] == w->lent)
            fd[i] = -1;
        close_fd(&fd[i]);
    }
}

static bool has_both_layers(const struct path_tree *tree)
{
    return tree->root && !tree->confined;
}

/* Returns whether the host's file of that canonical path is hidden. A loader reads these at each start, whatever the program does. */
static bool is_hidden_on_host(const struct path_tree *tree, const char *guest)
{
    static const char *const hidden[] = {"/etc/ld.so.cache", "/etc/ld.so.preload"};
    for (size_t i = 0; tree->own_loader && i < sizeof hidden / sizeof *hidden; i++)
        if (!strcmp(guest, hidden[i]))
            return true;
    return false;
}

/* Returns the layer of the place, or the one to create a new file in: its parent's, which is the root if only the root has the
 * directory. */
static int layer_of(const struct walk *w)
{
    if (w->here[IN_ROOT] >= 0 || w->here[ON_HOST] >= 0)
        return w->here[IN_ROOT] >= 0 ? IN_ROOT : ON_HOST;
    return w->above[ON_HOST] >= 0 ? ON_HOST : IN_ROOT;
}

/* Sets w->at from the opened descriptors, except for its stat data. */
static void describe(struct walk *w)
{
    struct place *p = w->at;
    const struct path_mount *m = find_mount(w->tree, p->guest);
    int layer = layer_of(w);
    p->above = m ? m->host : layer == IN_ROOT && w->tree->root ? w->tree->root : "";
    p->skip = m ? strlen(m->guest) : 0;
    p->exists = w->here[layer] >= 0;
    if (!(w->flags & PATH_UNUSED))
        use_mount(w->tree, m);
}

/* Sets w->at from the opened descriptors. */
static int arrive(struct walk *w)
{
    describe(w);
    w->stat_due = false;
    return w->at->exists && os_fstat(w->here[layer_of(w)], &w->at->st) ? -errno : 0;
}

/* The same for what was opened as a directory: if the walk needs no more of its stat data, the host is not asked for them yet. */
static int arrive_at_directory(struct walk *w)
{
    if (w->tree->may_search || (w->flags & PATH_NO_XDEV))
        return arrive(w);
    describe(w);
    w->stat_due = w->at->exists;
    w->at->st.st_mode = S_IFDIR;
    return 0;
}

/* Looks up the place at the provider. 1: virtual; 0: the host's; or -errno. */
static int look_up_virtual(struct walk *w)
{
    struct place *p = w->at;
    p->virtual_node = false;
    int found = w->tree->provider ? w->tree->provider(w->tree->ctx, p->guest, &p->node) : 0;
    if (!found)
        return 0;
    p->virtual_node = true;
    p->exists = found > 0;
    return found < 0 && found != -ENOENT ? found : 1;
}

/* Opens the directory of the canonical path in w->at; fd: w->lent, if that is its descriptor. */
static void open_directory(struct walk *w, int fd)
{
    const struct path_tree *tree = w->tree;
    const char *guest = w->at->guest;
    const struct path_mount *m = find_mount(tree, guest);
    if (m) {
        w->here[ON_HOST] = fd >= 0 ? fd : open_below(m->fd, guest + strlen(m->guest));
    } else if (has_both_layers(tree)) {
        w->here[IN_ROOT] = open_path(tree->root_fd, guest[1] ? guest + 1 : ".", O_DIRECTORY);
        w->here[ON_HOST] = open_path(AT_FDCWD, guest, O_DIRECTORY);
    } else if (tree->root) {
        w->here[IN_ROOT] = fd >= 0 ? fd : open_below(tree->root_fd, guest);
    } else {
        w->here[ON_HOST] = fd >= 0 ? fd : open_path(AT_FDCWD, guest, O_DIRECTORY);
    }
}

/* Enters the directory of the canonical path in w->at. 0 (even if it does not exist) or -errno. */
static int enter(struct walk *w, int fd)
{
    close_layers(w, w->above);
    close_layers(w, w->here);
    int err = look_up_virtual(w);
    if (err)
        return err < 0 ? err : 0;
    open_directory(w, fd);
    for (int i = 0; i < LAYERS; i++)
        if (is_of_host(w->here[i]))
            return w->here[i];
    const struct path_mount *m = mount_point(w->tree, w->at->guest);
    return m && m->file ? arrive(w) : arrive_at_directory(w);
}

/* Opens `name` in the directories w->above. 0 (even if it does not exist) or -errno. */
static int open_entry(struct walk *w, const char *name)
{
    int err = 0;
    for (int i = 0; i < LAYERS; i++) {
        if (w->above[i] < 0)
            continue;
        /* A file in the root hides the host's file of that name. Directories are merged: the host's entries are visible, too. */
        bool hidden = i == ON_HOST && w->here[IN_ROOT] >= 0;
        if (i == ON_HOST && is_hidden_on_host(w->tree, w->at->guest))
            hidden = true;
        w->here[i] = open_path(w->above[i], name, hidden ? O_DIRECTORY : O_NOFOLLOW);
        if (is_of_host(w->here[i]))
            return w->here[i];
        if (w->here[i] < 0 && w->here[i] != -ENOENT && !hidden)
            err = w->here[i];
    }
    return layer_of(w) == IN_ROOT || w->here[ON_HOST] >= 0 || !err ? arrive(w) : err;
}

static mode_t place_mode(const struct place *p)
{
    return p->virtual_node ? p->node.mode : p->st.st_mode;
}

static int read_link(const struct walk *w, char *target)
{
    const struct place *p = w->at;
    if (p->virtual_node) {
        snprintf(target, FS_PATH_MAX, "%s", p->node.link);
        return 0;
    }
    ssize_t n = os_readlinkat(w->here[layer_of(w)], "", target, FS_PATH_MAX - 1);
    if (n < 0)
        return -errno;
    target[n] = 0;
    return n ? 0 : -ENOENT;
}

static void drop_component(char *guest)
{
    char *slash = strrchr(guest, '/');
    if (slash) /* not above the root: only a changed recording has a link there */
        slash[slash == guest] = 0;
}

static int go_up(struct walk *w)
{
    if (strcmp(w->at->guest, w->top) == 0)
        return w->flags & PATH_BENEATH ? -EXDEV : 0;
    drop_component(w->at->guest);
    return enter(w, -1);
}

/* Returns to the previous directory. */
static int step_back(struct walk *w)
{
    drop_component(w->at->guest);
    if (w->at->virtual_node)
        return enter(w, -1);
    close_layers(w, w->here);
    memcpy(w->here, w->above, sizeof w->here);
    for (int i = 0; i < LAYERS; i++)
        w->above[i] = -1;
    return arrive(w);
}

/* w->at is a link: puts its target before the remaining path, and returns to the link's directory. */
static int splice_link(struct walk *w)
{
    char target[FS_PATH_MAX], rest[2 * FS_PATH_MAX];
    const struct path_mount *m = find_mount(w->tree, w->at->guest);
    if (++w->links > FS_LINKS_MAX || (w->flags & PATH_NO_SYMLINKS) || (m && m->no_links && !w->at->virtual_node))
        return -ELOOP;
    int err = read_link(w, target);
    if (err)
        return err;
    int n = snprintf(rest, sizeof rest, "%s/%s", target, w->rest);
    if ((size_t)n >= sizeof rest)
        return -ENAMETOOLONG;
    if (!w->rest[0])
        rest[--n] = 0; /* the path had no slash there */
    memcpy(w->rest, rest, (size_t)n + 1);
    w->no_openat2 = false;
    if (target[0] != '/')
        return step_back(w);
    if (w->flags & PATH_BENEATH)
        return -EXDEV;
    strcpy(w->at->guest, w->top);
    w->at->last_dot = PATH_TOP;
    return enter(w, -1);
}

/* Moves the next component of w->rest to name. Returns false at the end. */
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

/* Returns whether the current place, a virtual node, may be searched or followed: 0 or -errno. */
static int may_use(const struct walk *w)
{
    return w->tree->may_use ? w->tree->may_use(w->tree->ctx, w->at) : 0;
}

/* Checks that the current place is a directory with search permission. */
static int need_directory(const struct walk *w)
{
    const struct place *p = w->at;
    if (!p->exists)
        return -ENOENT;
    if (!S_ISDIR(place_mode(p)))
        return -ENOTDIR;
    if (p->virtual_node)
        return may_use(w);
    return w->tree->may_search && !w->tree->may_search(w->tree->ctx, &p->st) ? -EACCES : 0;
}

/* Returns a number for the place's file system: the host's device, or one per virtual tree. */
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
    close_layers(w, w->above);
    memcpy(w->above, w->here, sizeof w->above);
    for (int i = 0; i < LAYERS; i++)
        w->here[i] = -1;
    int err = look_up_virtual(w);
    if (err)
        return err < 0 ? err : 0;
    return mount_point(w->tree, p->guest) ? enter(w, -1) : open_entry(w, name);
}

/* Returns the length of the leading part of w->rest that the host can resolve itself: names only, all on the host, without the last
 * component. Appends it to w->at->guest. */
static size_t leap_length(struct walk *w)
{
    char *guest = w->at->guest;
    size_t end = strcmp(guest, "/") ? strlen(guest) : 0, done = 0;
    for (;;) {
        const char *name = w->rest + done + strspn(w->rest + done, "/");
        size_t len = strcspn(name, "/");
        bool last = name[len + strspn(name + len, "/")] == 0;
        bool dots = name[0] == '.' && (len == 1 || (len == 2 && name[1] == '.'));
        if (last || dots || end + 1 + len >= FS_PATH_MAX)
            return done;
        guest[end] = '/';
        memcpy(guest + end + 1, name, len);
        guest[end + 1 + len] = 0;
        if (look_up_virtual(w) || mount_point(w->tree, guest)) {
            guest[end ? end : 1] = 0;
            w->at->virtual_node = false;
            w->at->exists = true;
            return done;
        }
        end += 1 + len;
        done = (size_t)(name + len - w->rest);
    }
}

/* Resolves several directories by one openat2(2), if the host supports it and no link is among them. Otherwise the walk continues component
 * by component. */
static void walk_openat2(struct walk *w)
{
    const struct place *p = w->at;
    if (w->no_openat2 || p->virtual_node || !p->exists || (w->flags & PATH_NO_XDEV) || has_both_layers(w->tree) || w->tree->may_search)
        return;
    size_t start = strlen(p->guest), done = leap_length(w);
    struct open_how how = {.flags = O_PATH | O_DIRECTORY | O_CLOEXEC,
                           .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS};
    if (!done)
        return;
    int layer = layer_of(w);
    int fd = os_openat2(w->here[layer], p->guest + start + (start > 1), &how);
    if (fd < 0) {
        w->at->guest[start] = 0;
        w->no_openat2 = true;
        return;
    }
    memmove(w->rest, w->rest + done, strlen(w->rest + done) + 1);
    close_layers(w, w->above);
    close_layers(w, w->here);
    w->here[layer] = fd;
    arrive_at_directory(w);
}

/* Follows a link. 1: a magic link, whose file the caller opens; 0 or -errno. */
static int follow(struct walk *w, bool last, bool slash)
{
    const struct vnode *node = w->at->virtual_node ? &w->at->node : NULL;
    const bool magic = node && (node->magic || node->magic_path);
    if (magic && (w->flags & (PATH_NO_MAGIC | PATH_NO_SYMLINKS)))
        return -ELOOP;
    int err = magic ? may_use(w) : 0;
    if (err)
        return err;
    if (magic && node->magic)
        return last && !slash ? 1 : -ENOTDIR;
    return splice_link(w);
}

static bool follows(const struct walk *w, bool last, bool slash)
{
    if (!w->at->exists || !S_ISLNK(place_mode(w->at)))
        return false;
    return !last || (w->flags & PATH_FOLLOW) || (slash && !(w->flags & PATH_ENTRY));
}

/* Walks w->rest; w->at is a directory. */
static int walk_rest(struct walk *w)
{
    char name[FS_NAME_MAX + 1];
    size_t len = 0;
    struct place *p = w->at;
    while (walk_openat2(w), next_component(w, name, &len)) {
        int err = need_directory(w);
        if (err)
            return err;
        if (len > FS_NAME_MAX)
            return -ENAMETOOLONG;
        bool last = w->rest[strspn(w->rest, "/")] == 0;
        bool slash = w->rest[0] == '/';
        p->last_dot = strcmp(name, ".") == 0 ? PATH_DOT : strcmp(name, "..") == 0 ? PATH_DOTDOT : PATH_NAME;
        if (last && slash && !p->last_dot && (w->flags & PATH_CREATE))
            return -EISDIR;
        if (p->last_dot)
            err = p->last_dot == PATH_DOTDOT ? go_up(w) : 0;
        else
            err = step_down(w, name, len);
        if (err)
            return err;
        if ((w->flags & PATH_NO_XDEV) && p->exists && file_system(p) != w->start)
            return -EXDEV;
        p->directory_wanted = last && slash;
        if (follows(w, last, slash) && (err = follow(w, last, slash)))
            return err < 0 ? err : 0;
    }
    return 0;
}

/* Moves the layer's descriptors to the place. */
static int take_descriptors(struct walk *w)
{
    int layer = layer_of(w), fds[2] = {w->here[layer], w->at->last_dot ? -1 : w->above[layer]};
    if (w->at->virtual_node)
        return 0;
    for (int i = 0; i < 2; i++)
        if (fds[i] >= 0 && fds[i] == w->lent && (fds[i] = copy_fd(w->lent)) < 0)
            return fds[i];
    w->at->fd = fds[0];
    w->at->dir = fds[1];
    w->here[layer] = -1;
    if (!w->at->last_dot)
        w->above[layer] = -1;
    return 0;
}

/* ---- whole paths ---------------------------------------------------------------------------------------------- */

/* What stands between a path and its resolution by one call of the host. */
enum { AT_ONCE_DONE = 0, AT_ONCE_NOT = 1 };

/* Stores in guest the canonical form of `path`, which begins in `base`. False: it has "." or "..", or is too long. */
static bool join_names(const char *base, const char *path, char *guest)
{
    size_t n = path[0] == '/' || !strcmp(base, "/") ? 0 : strlen(base);
    memcpy(guest, base, n);
    while (*(path += strspn(path, "/"))) {
        size_t len = strcspn(path, "/");
        bool dots = path[0] == '.' && (len == 1 || (len == 2 && path[1] == '.'));
        if (dots || len > FS_NAME_MAX || n + 1 + len >= FS_PATH_MAX)
            return false;
        guest[n] = '/';
        memcpy(guest + n + 1, path, len);
        path += len;
        n += 1 + len;
    }
    guest[n] = 0;
    return n > 0;
}

/* Returns whether the path or a directory in it, beyond the first `from` characters, is a virtual node or a mount. */
static bool meets_other_trees(const struct path_tree *tree, char *guest, size_t from, struct vnode *node)
{
    for (char *end = guest + from; *end;) {
        end += 1 + strcspn(end + 1, "/");
        char cut = *end;
        *end = 0;
        bool other = (tree->provider && tree->provider(tree->ctx, guest, node)) || find_mount(tree, guest);
        *end = cut;
        if (other)
            return true;
    }
    return false;
}

/* Opens a path without links; its last component may be one. */
static int open_at_once(int dir, const char *path)
{
    struct open_how how = {.flags = O_PATH | O_NOFOLLOW | O_CLOEXEC, .resolve = RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS};
    if (dir != AT_FDCWD)
        how.resolve |= RESOLVE_BENEATH;
    int fd = os_openat2(dir, path, &how);
    return fd >= 0 ? fd : errno == EMFILE ? -ENFILE : -errno;
}

/* Opens a canonical path in its layer: the root if it has the file, else the host. The host resolves a directory's names in both layers
 * as the walk does if they are no links. */
static int open_in_layers(const struct path_tree *tree, const char *guest, int *layer)
{
    int fd = -ENOENT;
    *layer = IN_ROOT;
    if (tree->root)
        fd = open_at_once(tree->root_fd, guest + 1);
    if (fd != -ENOENT || tree->confined || is_hidden_on_host(tree, guest))
        return fd;
    *layer = ON_HOST;
    return open_at_once(AT_FDCWD, guest);
}

/* Opens out->guest, which is `path` from base_fd. */
static int open_whole(const struct path_tree *tree, int base_fd, const char *path, struct place *out)
{
    bool relative = base_fd >= 0 && path[0] != '/' && !has_both_layers(tree);
    int layer = tree->root ? IN_ROOT : ON_HOST;
    int fd = relative ? open_at_once(base_fd, path) : open_in_layers(tree, out->guest, &layer);
    out->above = layer == IN_ROOT && tree->root ? tree->root : "";
    out->skip = 0;
    return fd;
}

/* Looks up a name in a directory without opening the file. False: a link that is followed, or an error. */
static bool stat_entry(const struct path_tree *tree, int dir, const char *name, unsigned flags, struct place *out)
{
    out->exists = os_fstatat(dir, name, &out->st, AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT) == 0;
    out->above = tree->root ? tree->root : "";
    out->skip = 0;
    return out->exists ? !S_ISLNK(out->st.st_mode) || !(flags & PATH_FOLLOW) : errno == ENOENT;
}

/* Reads the relative target of the link that out is. AT_ONCE_DONE: `path` is now the path of what it refers to. */
static int follow_at_once(const struct place *out, char *path)
{
    char target[FS_PATH_MAX];
    char *name = strrchr(path, '/');
    name = name ? name + 1 : path;
    ssize_t n = os_readlinkat(out->fd, "", target, sizeof target - 1);
    if (n <= 0 || target[0] == '/' || (size_t)(name - path) + (size_t)n >= FS_PATH_MAX)
        return AT_ONCE_NOT;
    memcpy(name, target, (size_t)n);
    name[n] = 0;
    return AT_ONCE_DONE;
}

/* Makes out the file of a path whose names need nothing but the host: one call instead of some for each directory. AT_ONCE_NOT: the walk
 * must resolve it, because of "..", a link on the way, a virtual node, or an error, which the walk finds again. */
static int walk_at_once(const struct path_tree *tree, const char *base, int base_fd, char *path, unsigned flags, struct place *out)
{
    bool inside = path[0] != '/' && base_fd >= 0;
    size_t from = inside && strcmp(base, "/") ? strlen(base) : 0;
    out->virtual_node = false;
    if (tree->may_search || path[strlen(path) - 1] == '/' || !join_names(base, path, out->guest))
        return AT_ONCE_NOT;
    if ((from && find_mount(tree, base)) || meets_other_trees(tree, out->guest, from, &out->node))
        return AT_ONCE_NOT;
    out->entry = strrchr(out->guest, '/') + 1;
    out->last_dot = PATH_NAME;
    if ((flags & PATH_STAT_ONLY) && inside && !strchr(path, '/') && !has_both_layers(tree) && stat_entry(tree, base_fd, path, flags, out))
        return AT_ONCE_DONE;
    int fd = open_whole(tree, base_fd, path, out);
    out->exists = fd >= 0;
    if (fd < 0)
        return fd == -ENOENT ? AT_ONCE_DONE : AT_ONCE_NOT;
    out->fd = fd;
    return os_fstat(fd, &out->st) ? AT_ONCE_NOT : AT_ONCE_DONE;
}

bool path_at_once(const struct path_tree *tree, const char *base, int base_fd, const char *given, unsigned flags, struct place *out)
{
    char path[FS_PATH_MAX];
    if ((flags & ~(unsigned)(PATH_FOLLOW | PATH_FILE_ONLY | PATH_STAT_ONLY)) || (tree->top && given[0] == '/') ||
        strlen(given) >= sizeof path)
        return false;
    place_close(out);
    out->directory_wanted = false;
    while (given[0] == '.' && given[1] == '/')
        given += 1 + strspn(given + 1, "/");
    snprintf(path, sizeof path, "%s", given);
    for (unsigned links = 0; path[0] && links <= FS_LINKS_MAX; links++) {
        if (walk_at_once(tree, base, base_fd, path, flags, out) != AT_ONCE_DONE)
            break;
        if (!out->exists || !(flags & PATH_FOLLOW) || !S_ISLNK(out->st.st_mode))
            return true;
        if (follow_at_once(out, path) != AT_ONCE_DONE)
            break;
        place_close(out);
    }
    place_close(out);
    return false;
}

int path_walk(const struct path_tree *tree, const char *base, int base_fd, const char *path, unsigned flags, struct place *out)
{
    struct walk w = {
        .tree = tree, .top = tree->top ? tree->top : "/", .flags = flags, .at = out, .here = {-1, -1}, .above = {-1, -1}, .lent = base_fd};
    size_t len = strlen(path);
    place_close(out);
    out->directory_wanted = false;
    out->last_dot = PATH_TOP;
    if (len == 0)
        return -ENOENT;
    if (len >= FS_PATH_MAX)
        return -ENAMETOOLONG;
    if ((flags & PATH_FILE_ONLY) && path_at_once(tree, base, base_fd, path, flags, out))
        return 0;
    if (flags & (PATH_BENEATH | PATH_IN_ROOT))
        w.top = base;
    if (path[0] == '/' && (flags & PATH_BENEATH))
        return -EXDEV;
    bool from_top = path[0] == '/' && !(flags & PATH_IN_ROOT);
    snprintf(out->guest, sizeof out->guest, "%s", from_top ? w.top : base);
    memcpy(w.rest, path, len + 1);
    int err = enter(&w, from_top ? -1 : base_fd);
    w.start = file_system(out);
    if (!err)
        err = walk_rest(&w);
    if (!err && w.stat_due && !out->virtual_node)
        err = arrive(&w);
    out->entry = strrchr(out->guest, '/') + 1;
    bool wanted = out->directory_wanted && !(flags & PATH_ENTRY);
    if (!err && wanted && !out->exists && !(flags & PATH_NEW_DIRECTORY))
        err = -ENOENT;
    if (!err && wanted && out->exists && !S_ISDIR(place_mode(out)))
        err = -ENOTDIR;
    if (!err)
        err = take_descriptors(&w);
    close_layers(&w, w.here);
    close_layers(&w, w.above);
    return err;
}
