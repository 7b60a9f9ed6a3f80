/* The virtual nodes of /proc, /dev and /sys, as far as C libraries read them. One line per node. */
#include "emu/kernel/procfs/virtual.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/procfs/memfile.h"
#include "emu/kernel/procfs/pagemap.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/dev.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/kernel/vfs/hostfile.h"
#include "emu/kernel/vfs/lease.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/pipe.h"
#include "emu/kernel/vfs/shm.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/os/os.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A fixed node. `text`: its contents, or a link's target; `write`: a function that writes the contents. */
struct node {
    const char *path;
    enum virtual_kind kind;
    mode_t mode;
    const char *text;
    virtual_text *write;
    uint64_t rdev;
    virtual_store *store;
};

#define DIR_NODE(path)                                         \
    {                                                          \
        path, VIRTUAL_DIR, S_IFDIR | 0555, NULL, NULL, 0, NULL \
    }
#define FILE_NODE(path, fn)                                   \
    {                                                         \
        path, VIRTUAL_TEXT, S_IFREG | 0444, NULL, fn, 0, NULL \
    }
#define SETTING_NODE(path, fn, store)                          \
    {                                                          \
        path, VIRTUAL_TEXT, S_IFREG | 0644, NULL, fn, 0, store \
    }
#define VALUE_NODE(path, text)                                  \
    {                                                           \
        path, VIRTUAL_TEXT, S_IFREG | 0644, text, NULL, 0, NULL \
    }
#define FACT_NODE(path, text)                                   \
    {                                                           \
        path, VIRTUAL_TEXT, S_IFREG | 0444, text, NULL, 0, NULL \
    }
#define LINK_NODE(path, target)                                   \
    {                                                             \
        path, VIRTUAL_LINK, S_IFLNK | 0777, target, NULL, 0, NULL \
    }
#define CHAR_NODE(path, kind, major, minor)                                  \
    {                                                                        \
        path, kind, S_IFCHR | 0666, NULL, NULL, (major) << 8 | (minor), NULL \
    }

static const struct node machine_nodes[] = {
    DIR_NODE("/proc"),
    FACT_NODE("/proc/cmdline", "\n"),
    FILE_NODE("/proc/cpuinfo", proc_cpuinfo),
    FILE_NODE("/proc/devices", proc_devices),
    FILE_NODE("/proc/filesystems", proc_filesystems),
    FILE_NODE("/proc/loadavg", proc_loadavg),
    FILE_NODE("/proc/meminfo", proc_meminfo),
    LINK_NODE("/proc/mounts", "self/mounts"),
    LINK_NODE("/proc/net", "self/net"),
    FILE_NODE("/proc/partitions", proc_partitions),
    FILE_NODE("/proc/stat", proc_machine_stat),
    FILE_NODE("/proc/uptime", proc_uptime),
    FILE_NODE("/proc/version", proc_version),
    DIR_NODE("/proc/sysvipc"),
    FILE_NODE("/proc/sysvipc/msg", proc_sysvipc_msg),
    FILE_NODE("/proc/sysvipc/sem", proc_sysvipc_sem),
    FILE_NODE("/proc/sysvipc/shm", proc_sysvipc_shm),
    DIR_NODE("/proc/sys"),
    DIR_NODE("/proc/sys/fs"),
    VALUE_NODE("/proc/sys/fs/file-max", "1048576\n"),
    DIR_NODE("/proc/sys/fs/inotify"),
    VALUE_NODE("/proc/sys/fs/inotify/max_queued_events", "16384\n"),
    VALUE_NODE("/proc/sys/fs/inotify/max_user_instances", "128\n"),
    VALUE_NODE("/proc/sys/fs/inotify/max_user_watches", "65536\n"),
    SETTING_NODE("/proc/sys/fs/lease-break-time", proc_lease_break_time, store_lease_break_time),
    DIR_NODE("/proc/sys/fs/mqueue"),
    VALUE_NODE("/proc/sys/fs/mqueue/msg_max", "10\n"),
    VALUE_NODE("/proc/sys/fs/mqueue/msgsize_max", "8192\n"),
    VALUE_NODE("/proc/sys/fs/mqueue/queues_max", "256\n"),
    SETTING_NODE("/proc/sys/fs/nr_open", proc_nr_open, store_nr_open),
    VALUE_NODE("/proc/sys/fs/pipe-max-size", "1048576\n"),
    DIR_NODE("/proc/sys/kernel"),
    VALUE_NODE("/proc/sys/kernel/cap_last_cap", "40\n"),
    VALUE_NODE("/proc/sys/kernel/core_pattern", "core\n"),
    FILE_NODE("/proc/sys/kernel/domainname", proc_domainname),
    FILE_NODE("/proc/sys/kernel/hostname", proc_hostname),
    VALUE_NODE("/proc/sys/kernel/msgmax", "8192\n"),
    SETTING_NODE("/proc/sys/kernel/msg_next_id", proc_msg_next_id, store_msg_next_id),
    VALUE_NODE("/proc/sys/kernel/msgmnb", "16384\n"),
    VALUE_NODE("/proc/sys/kernel/msgmni", "32000\n"),
    VALUE_NODE("/proc/sys/kernel/ngroups_max", "65536\n"),
    FILE_NODE("/proc/sys/kernel/osrelease", proc_osrelease),
    FILE_NODE("/proc/sys/kernel/ostype", proc_ostype),
    VALUE_NODE("/proc/sys/kernel/overflowgid", "65534\n"),
    VALUE_NODE("/proc/sys/kernel/overflowuid", "65534\n"),
    VALUE_NODE("/proc/sys/kernel/pid_max", "32768\n"),
    DIR_NODE("/proc/sys/kernel/random"),
    FILE_NODE("/proc/sys/kernel/random/boot_id", proc_uuid),
    VALUE_NODE("/proc/sys/kernel/random/entropy_avail", "256\n"),
    FILE_NODE("/proc/sys/kernel/random/uuid", proc_uuid),
    VALUE_NODE("/proc/sys/kernel/randomize_va_space", "0\n"),
    VALUE_NODE("/proc/sys/kernel/rtsig-max", "32\n"),
    VALUE_NODE("/proc/sys/kernel/sem", "32000\t1024000000\t500\t32000\n"),
    SETTING_NODE("/proc/sys/kernel/sem_next_id", proc_sem_next_id, store_sem_next_id),
    SETTING_NODE("/proc/sys/kernel/shm_next_id", proc_shm_next_id, store_shm_next_id),
    VALUE_NODE("/proc/sys/kernel/shmall", "2097152\n"),
    VALUE_NODE("/proc/sys/kernel/shmmax", "1073741824\n"),
    VALUE_NODE("/proc/sys/kernel/shmmni", "4096\n"),
    FACT_NODE("/proc/sys/kernel/tainted", "0\n"),
    VALUE_NODE("/proc/sys/kernel/threads-max", "16384\n"),
    FILE_NODE("/proc/sys/kernel/version", proc_os_version),
    DIR_NODE("/proc/sys/net"),
    DIR_NODE("/proc/sys/net/core"),
    VALUE_NODE("/proc/sys/net/core/somaxconn", "4096\n"),
    DIR_NODE("/proc/sys/net/ipv4"),
    VALUE_NODE("/proc/sys/net/ipv4/ip_local_port_range", "32768\t60999\n"),
    DIR_NODE("/proc/sys/vm"),
    VALUE_NODE("/proc/sys/vm/max_map_count", "65530\n"),
    VALUE_NODE("/proc/sys/vm/overcommit_memory", "0\n"),
    DIR_NODE("/dev"),
    CHAR_NODE("/dev/full", VIRTUAL_FULL, 1, 7),
    LINK_NODE("/dev/fd", "/proc/self/fd"),
    CHAR_NODE("/dev/null", VIRTUAL_NULL, 1, 3),
    CHAR_NODE("/dev/ptmx", VIRTUAL_PTMX, 5, 2),
    DIR_NODE("/dev/pts"),
    CHAR_NODE("/dev/random", VIRTUAL_RANDOM, 1, 8),
    LINK_NODE("/dev/stderr", "/proc/self/fd/2"),
    LINK_NODE("/dev/stdin", "/proc/self/fd/0"),
    LINK_NODE("/dev/stdout", "/proc/self/fd/1"),
    CHAR_NODE("/dev/tty", VIRTUAL_TTY, 5, 0),
    CHAR_NODE("/dev/urandom", VIRTUAL_RANDOM, 1, 9),
    CHAR_NODE("/dev/zero", VIRTUAL_ZERO, 1, 5),
    DIR_NODE("/sys"),
    DIR_NODE("/sys/class"),
    DIR_NODE("/sys/class/net"),
    LINK_NODE("/sys/class/net/lo", "../../devices/virtual/net/lo"),
    DIR_NODE("/sys/devices"),
    DIR_NODE("/sys/devices/system"),
    DIR_NODE("/sys/devices/system/cpu"),
    VALUE_NODE("/sys/devices/system/cpu/online", "0\n"),
    VALUE_NODE("/sys/devices/system/cpu/possible", "0\n"),
    VALUE_NODE("/sys/devices/system/cpu/present", "0\n"),
    DIR_NODE("/sys/devices/virtual"),
    DIR_NODE("/sys/devices/virtual/net"),
    DIR_NODE("/sys/devices/virtual/net/lo"),
    FACT_NODE("/sys/devices/virtual/net/lo/addr_len", "6\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/address", "00:00:00:00:00:00\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/broadcast", "00:00:00:00:00:00\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/carrier", "1\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/dev_id", "0x0\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/dormant", "0\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/flags", "0x9\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/ifalias", ""),
    FACT_NODE("/sys/devices/virtual/net/lo/ifindex", "1\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/iflink", "1\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/link_mode", "0\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/mtu", "65536\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/operstate", "unknown\n"),
    LINK_NODE("/sys/devices/virtual/net/lo/subsystem", "../../../../class/net"),
    FACT_NODE("/sys/devices/virtual/net/lo/tx_queue_len", "1000\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/type", "772\n"),
    FACT_NODE("/sys/devices/virtual/net/lo/uevent", "INTERFACE=lo\nIFINDEX=1\n"),
};

/* Nodes below /proc/PID and /proc/PID/task/TID. link_text() returns the links' targets. */
static const struct node process_nodes[] = {
    FILE_NODE("/auxv", proc_auxv),
    FILE_NODE("/cgroup", proc_cgroup),
    FILE_NODE("/cmdline", proc_cmdline),
    SETTING_NODE("/comm", proc_comm, store_comm),
    SETTING_NODE("/coredump_filter", proc_coredump_filter, store_coredump_filter),
    LINK_NODE("/cwd", NULL),
    FILE_NODE("/environ", proc_environ),
    LINK_NODE("/exe", NULL),
    DIR_NODE("/fd"),
    DIR_NODE("/fdinfo"),
    FILE_NODE("/io", proc_io),
    FILE_NODE("/limits", proc_limits),
    FILE_NODE("/maps", proc_maps),
    FILE_NODE("/mountinfo", proc_mountinfo),
    FILE_NODE("/mounts", proc_mounts),
    DIR_NODE("/net"),
    FILE_NODE("/net/dev", proc_net_dev),
    FILE_NODE("/net/if_inet6", proc_net_if_inet6),
    FILE_NODE("/net/route", proc_net_route),
    FILE_NODE("/net/tcp", proc_net_tcp),
    FILE_NODE("/net/tcp6", proc_net_tcp6),
    FILE_NODE("/net/udp", proc_net_udp),
    FILE_NODE("/net/udp6", proc_net_udp6),
    FILE_NODE("/net/unix", proc_net_unix),
    DIR_NODE("/ns"),
    LINK_NODE("/ns/cgroup", "cgroup:[4026531835]"),
    LINK_NODE("/ns/ipc", "ipc:[4026531839]"),
    LINK_NODE("/ns/mnt", "mnt:[4026531840]"),
    LINK_NODE("/ns/net", "net:[4026531992]"),
    LINK_NODE("/ns/pid", "pid:[4026531836]"),
    LINK_NODE("/ns/pid_for_children", "pid:[4026531836]"),
    LINK_NODE("/ns/time", "time:[4026531834]"),
    LINK_NODE("/ns/time_for_children", "time:[4026531834]"),
    LINK_NODE("/ns/user", "user:[4026531837]"),
    LINK_NODE("/ns/uts", "uts:[4026531838]"),
    VALUE_NODE("/oom_score", "0\n"),
    SETTING_NODE("/oom_score_adj", proc_oom_score_adj, store_oom_score_adj),
    {"/pagemap", VIRTUAL_PAGEMAP, S_IFREG | 0400, NULL, NULL, 0, NULL},
    LINK_NODE("/root", "/"),
    FILE_NODE("/smaps", proc_smaps),
    FILE_NODE("/smaps_rollup", proc_smaps_rollup),
    FILE_NODE("/stat", proc_stat),
    FILE_NODE("/statm", proc_statm),
    FILE_NODE("/status", proc_status),
    DIR_NODE("/task"),
    SETTING_NODE("/timerslack_ns", proc_timer_slack, store_timer_slack),
    VALUE_NODE("/wchan", "0"),
};
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* ---- look-up --------------------------------------------------------------------------------- */

static bool is_below(const char *path, const char *dir)
{
    size_t n = strlen(dir);
    return strncmp(path, dir, n) == 0 && (!path[n] || path[n] == '/');
}

/* Parses a decimal number without leading zeros and advances *s. -1: none. */
static int64_t number(const char **s)
{
    char *end;
    if (**s < '0' || **s > '9' || (**s == '0' && (*s)[1] >= '0' && (*s)[1] <= '9'))
        return -1;
    long n = strtol(*s, &end, 10);
    *s = end;
    return n > INT32_MAX || (*end && *end != '/') ? -1 : n;
}

/* Returns the link text of an open file: its path, or "pipe:[123]", "anon_inode:[eventfd]". */
static void file_link(const struct file *f, char *out, size_t cap)
{
    if (f->path && f->in_tree) {
        if (fs_path_now(f, out, cap)) {
            size_t n = strlen(out);
            snprintf(out + n, cap - n, "%s", FS_DELETED);
        }
    } else if (f->path)
        snprintf(out, cap, "%s", f->path);
    else if (f->ops->name[0] == '[')
        snprintf(out, cap, "anon_inode:%s", f->ops->name);
    else {
        struct fs_stat st = {.ino = f->ino};
        if (!f->ino && f->ops->stat)
            f->ops->stat((struct file *)f, &st);
        snprintf(out, cap, "%s:[%llu]",
                 S_ISSOCK(st.mode)   ? "socket"
                 : S_ISFIFO(st.mode) ? "pipe"
                                     : f->ops->name,
                 (unsigned long long)st.ino);
    }
}

static int fill(struct vnode *out, const struct node *n, int64_t id, int64_t sub)
{
    out->mode = n->mode;
    out->kind = n->kind;
    out->id = id;
    out->sub = sub;
    out->rdev = n->rdev;
    out->magic = out->magic_path = false;
    snprintf(out->link, sizeof out->link, "%s", n->text ? n->text : "");
    return 1;
}

static int directory_node(struct vnode *out)
{
    *out = (struct vnode){.mode = S_IFDIR | 0555, .kind = VIRTUAL_DIR};
    return 1;
}

static struct thread *thread_of(struct process *p, int tid)
{
    struct thread *t = p->threads;
    while (t && t->tid != tid)
        t = t->next;
    return t;
}

static int fd_node(struct process *p, const char *rest, struct vnode *out)
{
    int64_t fd = number(&rest);
    struct file *f = fd < 0 || *rest ? NULL : process_file(p, (int)fd);
    if (!f)
        return -ENOENT;
    out->mode = S_IFLNK | 0400 | (file_readable(f) ? 0400 : 0) | (file_writable(f) ? 0200 : 0);
    out->kind = VIRTUAL_FD;
    out->id = p->pid;
    out->sub = fd;
    out->magic = !file_is_directory(f);
    out->magic_path = true;
    file_link(f, out->link, sizeof out->link);
    return 1;
}

static int fdinfo_node(struct process *p, const char *rest, struct vnode *out)
{
    int64_t fd = number(&rest);
    if (fd < 0 || *rest || !process_file(p, (int)fd))
        return -ENOENT;
    *out = (struct vnode){.mode = S_IFREG | 0400, .kind = VIRTUAL_FDINFO, .id = p->pid, .sub = fd};
    return 1;
}

/* rest: the part after /proc/PID or /proc/PID/task/TID. */
static int process_node(struct process *p, const char *rest, struct vnode *out, bool in_task)
{
    if (!*rest)
        return directory_node(out);
    if (strncmp(rest, "/fd/", 4) == 0)
        return fd_node(p, rest + 4, out);
    if (strncmp(rest, "/fdinfo/", 8) == 0)
        return fdinfo_node(p, rest + 8, out);
    if (strncmp(rest, "/task/", 6) == 0 && !in_task) {
        rest += 6;
        int64_t tid = number(&rest);
        return tid > 0 && thread_of(p, (int)tid) ? process_node(p, rest, out, true) : -ENOENT;
    }
    for (size_t i = 0; i < COUNT(process_nodes); i++) {
        if (strcmp(rest, process_nodes[i].path))
            continue;
        fill(out, &process_nodes[i], p->pid, (int64_t)i);
        out->magic_path = out->kind == VIRTUAL_LINK;
        if (strcmp(rest, "/root") == 0 && p->fs && p->fs->root)
            snprintf(out->link, sizeof out->link, "%s", p->fs->root);
        if (strcmp(rest, "/ns/mnt") == 0 && p->fs)
            snprintf(out->link, sizeof out->link, "mnt:[%u]", (unsigned)p->fs->mounts->number);
        if (strcmp(rest, "/exe") == 0)
            snprintf(out->link, sizeof out->link, "%s", p->exe ? p->exe : "");
        if (strcmp(rest, "/cwd") == 0 && (!p->fs || fs_cwd(p, out->link, sizeof out->link)))
            return -ENOENT;
        return 1;
    }
    return -ENOENT;
}

static int virtual_provider(void *ctx, const char *guest, struct vnode *out)
{
    struct process *p = ctx;
    struct fs_machine *m = p->k->fs;
    if (!is_below(guest, "/proc") && !is_below(guest, "/dev") && !is_below(guest, "/sys"))
        return 0;
    if (is_below(guest, "/dev/shm"))
        return shm_mount(m);
    for (size_t i = 0; i < COUNT(machine_nodes); i++)
        if (strcmp(guest, machine_nodes[i].path) == 0)
            return fill(out, &machine_nodes[i], 0, (int64_t)i);
    if (strcmp(guest, "/proc/self") == 0 || strcmp(guest, "/proc/thread-self") == 0) {
        const struct thread *t = p->k->current && p->k->current->p == p ? p->k->current : p->threads;
        *out = (struct vnode){.mode = S_IFLNK | 0777, .kind = VIRTUAL_LINK};
        if (guest[6] == 's')
            snprintf(out->link, sizeof out->link, "%d", p->pid);
        else
            snprintf(out->link, sizeof out->link, "%d/task/%d", p->pid, t ? t->tid : p->pid);
        return 1;
    }
    const char *rest = guest;
    if (strncmp(guest, "/dev/pts/", 9) == 0) {
        rest += 9;
        int64_t n = number(&rest);
        if (n < 0 || *rest || !tty_exists(m, (int)n))
            return -ENOENT;
        *out = (struct vnode){.mode = S_IFCHR | 0620, .kind = VIRTUAL_PTS, .id = n, .rdev = 136 << 8 | (uint64_t)n};
        return 1;
    }
    if (strncmp(guest, "/proc/", 6))
        return -ENOENT;
    rest += 6;
    int64_t pid = number(&rest);
    struct process *of = pid > 0 ? process_find(p->k, (int)pid) : NULL;
    if (of)
        return process_node(of, rest, out, false);
    struct thread *t = pid > 0 ? thread_find(p->k, (int)pid) : NULL;
    return t ? process_node(t->p, rest, out, false) : -ENOENT;
}

static void virtual_stat(struct fs_machine *m, const struct place *pl, struct fs_stat *out)
{
    uint64_t ino = 0xcbf29ce484222325u; /* FNV-1a hash of the path: identical in all runs */
    for (const char *c = pl->guest; *c; c++)
        ino = (ino ^ (unsigned char)*c) * 0x100000001b3u;
    int64_t start = m->k->options.epoch * 1000000000;
    *out = (struct fs_stat){
        .dev = strncmp(pl->guest, "/proc", 5) == 0 ? 5 : 6,
        .ino = (ino ^ ino >> 32) & 0x7fffffff,
        .mode = pl->node.mode,
        .nlink = S_ISDIR(pl->node.mode) ? 2 : 1,
        .rdev = pl->node.rdev,
        .blksize = strncmp(pl->guest, "/proc", 5) == 0 || pl->node.kind == VIRTUAL_PTS ? 1024 : 4096,
        .atime = start,
        .mtime = start,
        .ctime = start,
        .btime = start,
    };
    struct process *p = m->k->first;
    if (pl->node.kind == VIRTUAL_PTS || pl->node.id)
        p = process_find(m->k, (int)pl->node.id) ? process_find(m->k, (int)pl->node.id) : p;
    if (p && (pl->node.kind == VIRTUAL_PTS || pl->node.id)) {
        out->uid = p->euid;
        out->gid = pl->node.kind == VIRTUAL_PTS ? 5 : p->egid;
    }
    if (pl->node.kind == VIRTUAL_LINK && strncmp(pl->guest, "/dev", 4) == 0)
        out->size = strlen(pl->node.link);
}

static bool virtual_device(uint64_t rdev, struct place *out)
{
    for (size_t i = 0; i < COUNT(machine_nodes); i++) {
        const struct node *n = &machine_nodes[i];
        if (!S_ISCHR(n->mode) || n->rdev != rdev)
            continue;
        *out = (struct place){.exists = true, .virtual_node = true};
        snprintf(out->guest, sizeof out->guest, "%s", n->path);
        fill(&out->node, n, 0, (int64_t)i);
        return true;
    }
    return false;
}

/* ---- listing --------------------------------------------------------------------------------- */

struct names {
    char **list;
    size_t count;
    bool lacks_memory;
};

static void add(struct names *n, const char *name)
{
    if (n->count % 32 == 0) {
        char **l = realloc(n->list, (n->count + 33) * sizeof *l);
        if (!l) {
            n->lacks_memory = true;
            return;
        }
        n->list = l;
    }
    char *copy = strdup(name);
    n->lacks_memory |= !copy;
    if (copy)
        n->list[n->count++] = copy;
    n->list[n->count] = NULL;
}

/* Adds the nodes of a table that are directly in `dir`. */
static void add_table(struct names *n, const struct node *table, size_t count, const char *dir)
{
    size_t len = strlen(dir);
    for (size_t i = 0; i < count; i++) {
        const char *path = table[i].path;
        if (strncmp(path, dir, len) == 0 && path[len] == '/' && path[len + 1] && !strchr(path + len + 1, '/'))
            add(n, path + len + 1);
    }
}

static void add_number(struct names *n, int value)
{
    char text[12];
    snprintf(text, sizeof text, "%d", value);
    add(n, text);
}

static void add_process_directory(struct names *n, struct process *p, const char *rest)
{
    if (strncmp(rest, "/task/", 6) == 0) {
        rest += 6;
        rest += strcspn(rest, "/");
        if (!*rest) {
            add_table(n, process_nodes, COUNT(process_nodes), "");
            return;
        }
    }
    if (!*rest)
        add_table(n, process_nodes, COUNT(process_nodes), "");
    else if (strcmp(rest, "/fd") == 0 || strcmp(rest, "/fdinfo") == 0)
        for (unsigned fd = 0; p->fds && fd < p->fds->room; fd++)
            p->fds->entries[fd].file ? add_number(n, (int)fd) : (void)0;
    else if (strcmp(rest, "/task") == 0)
        for (struct thread *t = p->threads; t; t = t->next)
            add_number(n, t->tid);
    else if (strcmp(rest, "/net") == 0 || strcmp(rest, "/ns") == 0)
        add_table(n, process_nodes, COUNT(process_nodes), rest);
}

/* Returns the list, never empty as memory; NULL: some name found none. */
static char **whole_list(struct names *n)
{
    if (!n->list && !n->lacks_memory)
        n->list = calloc(1, sizeof *n->list);
    for (size_t i = 0; n->lacks_memory && i < n->count; i++)
        free(n->list[i]);
    if (n->lacks_memory) {
        free(n->list);
        n->list = NULL;
    }
    return n->list;
}

static char **virtual_names(struct process *p, const char *guest)
{
    struct names n = {0};
    if (strcmp(guest, "/") == 0) {
        add(&n, "dev");
        add(&n, "proc");
        add(&n, "sys");
        return whole_list(&n);
    }
    add_table(&n, machine_nodes, COUNT(machine_nodes), guest);
    if (strcmp(guest, "/dev") == 0)
        add(&n, "shm");
    if (strcmp(guest, "/dev/pts") == 0)
        for (int i = 0; i < 64; i++)
            tty_exists(p->k->fs, i) ? add_number(&n, i) : (void)0;
    if (strcmp(guest, "/proc") == 0) {
        add(&n, "self");
        add(&n, "thread-self");
        for (struct process *q = p->k->processes; q; q = q->next)
            add_number(&n, q->pid);
    }
    if (strncmp(guest, "/proc/", 6) == 0) {
        const char *rest = guest + 6;
        int64_t pid = number(&rest);
        struct process *of = pid > 0 ? process_find(p->k, (int)pid) : NULL;
        if (of)
            add_process_directory(&n, of, rest);
    }
    return whole_list(&n);
}

/* ---- opening --------------------------------------------------------------------------------- */

/* Finds the process and the thread of a text node. id: the process (0: none); sub: the thread (0: the first). Returns false if they have
 * ended. */
static bool find_owner(struct fs_machine *m, const struct memfile_source *source, struct process **of, struct thread **t)
{
    *of = source->id ? process_find(m->k, (int)source->id) : NULL;
    *t = !*of ? NULL : source->sub ? thread_of(*of, (int)source->sub) : (*of)->threads;
    return !source->id || (*of && (!source->sub || *t));
}

/* Writes the contents of a text node. line: index in the table. */
static int make_text(struct fs_machine *m, const struct memfile_source *source, char **text, size_t *len)
{
    const struct node *n = source->id ? &process_nodes[source->line] : &machine_nodes[source->line];
    struct process *of;
    struct thread *t;
    if (!find_owner(m, source, &of, &t))
        return -ESRCH;
    *text = NULL;
    FILE *f = open_memstream(text, len);
    if (!f)
        return -ENOMEM;
    if (n->write)
        n->write(f, m->k, of, t);
    else if (n->text)
        fputs(n->text, f);
    if (!fclose(f) && *text)
        return 0;
    free(*text);
    *text = NULL;
    return -ENOMEM;
}

static int make_fdinfo(struct fs_machine *m, const struct memfile_source *source, char **text, size_t *len)
{
    struct process *p = process_find(m->k, (int)source->id);
    FILE *out = open_memstream(text, len);
    if (!out)
        return -ENOMEM;
    if (p)
        proc_fdinfo(out, p, (int)source->sub);
    fclose(out);
    return p ? 0 : -ESRCH;
}

static int store_text(struct fs_machine *m, const struct memfile_source *source, const char *text)
{
    const struct node *n = source->id ? &process_nodes[source->line] : &machine_nodes[source->line];
    struct process *of;
    struct thread *t;
    if (!find_owner(m, source, &of, &t))
        return -ESRCH;
    return n->store ? n->store(m->k, of, t, text) : 0;
}

static int open_text(struct process *p, const struct place *pl, struct file **out)
{
    const char *task = strstr(pl->guest, "/task/");
    struct memfile_source source = {make_text, store_text, pl->node.id, task ? atoi(task + 6) : 0, pl->node.sub};
    struct fs_stat st;
    if (pl->node.kind == VIRTUAL_FDINFO)
        source = (struct memfile_source){.make = make_fdinfo, .id = pl->node.id, .sub = pl->node.sub};
    virtual_stat(p->k->fs, pl, &st);
    *out = memfile_new(p->k->fs, &source, &st);
    return *out ? 0 : -ENOMEM;
}

/* Opens the file that a descriptor's magic link refers to (proc(5), /proc/PID/fd). */
static int64_t file_reopen(struct thread *t, struct file *f, unsigned flags, struct file **out)
{
    struct fs_machine *m = fs_of(t);
    if (file_is_pipe(f)) {
        *out = pipe_reopen(f, flags);
        return *out ? 0 : -ENOMEM;
    }
    if (f->host_fd < 0 || terminal_of(f)) {
        if (file_socket(f))
            return -ENXIO;
        *out = file_ref(f);
        return 0;
    }
    struct stat st;
    bool changes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_TRUNC);
    if (!file_may_reopen(f, flags))
        return -EACCES;
    if (os_fstat(f->host_fd, &st))
        return -errno;
    if (changes && !(flags & O_PATH) && inode_is_executing(&m->inodes, &st))
        return -ETXTBSY;
    if (!(flags & O_PATH) && !fs_permission(t->p, &st, fs_open_access(flags)))
        return -EACCES;
    int64_t held = flags & O_PATH ? 0 : lease_break(t, &st, changes, !(flags & O_NONBLOCK));
    if (held)
        return held;
    int how = (int)(flags & (O_ACCMODE | O_APPEND | O_TRUNC | O_PATH)) | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;
    int fd = fs_check_reserve(m, os_open(fd_link(f->host_fd).path, how, 0));
    if (fd < 0)
        return errno == EMFILE ? -ENFILE : -errno;
    if ((flags & O_TRUNC) && S_ISREG(st.st_mode)) {
        fs_file_resized(m->k, fd);
        fs_touch_fd(m, fd, INODE_MTIME | INODE_CTIME);
    }
    *out = hostfile_new(m, fd, flags & (O_ACCMODE | O_APPEND | O_NONBLOCK | O_PATH), true);
    if (!*out) {
        os_close(fd);
        return -ENOMEM;
    }
    (*out)->path = f->path ? strdup(f->path) : NULL;
    (*out)->in_tree = f->in_tree;
    (*out)->inherited = f->inherited;
    (*out)->given = f->given;
    return 0;
}

static int64_t virtual_open(struct thread *t, const struct place *pl, unsigned flags, struct file **out)
{
    struct process *p = t->p;
    struct fs_machine *m = p->k->fs;
    struct process *of;
    struct file *f;
    struct fs_stat st;
    if ((flags & O_PATH) && pl->node.kind != VIRTUAL_DIR && pl->node.kind != VIRTUAL_FD) {
        virtual_stat(m, pl, &st);
        *out = memfile_new(m, &(struct memfile_source){0}, &st);
        if (!*out)
            return -ENOMEM;
        (*out)->flags = O_PATH;
        return 0;
    }
    switch ((enum virtual_kind)pl->node.kind) {
    case VIRTUAL_DIR: *out = dirfile_new(m, pl, -1, flags & (O_PATH | O_NONBLOCK)); return *out ? 0 : -ENOMEM;
    case VIRTUAL_TEXT:
    case VIRTUAL_FDINFO:
        if ((flags & O_ACCMODE) != O_RDONLY && !(pl->node.mode & 0222))
            return -EACCES;
        if ((flags & O_ACCMODE) != O_RDONLY && !pl->node.id && p->fsuid && !process_can(p, CAP_DAC_OVERRIDE))
            return -EACCES; /* the machine's settings are root's */
        if (open_text(p, pl, out))
            return -ENOMEM;
        (*out)->flags = flags & (O_ACCMODE | O_NONBLOCK);
        return 0;
    case VIRTUAL_PAGEMAP:
        if ((flags & O_ACCMODE) != O_RDONLY)
            return -EACCES;
        virtual_stat(m, pl, &st);
        *out = pagemap_new(m, (int)pl->node.id, &st);
        return *out ? 0 : -ENOMEM;
    case VIRTUAL_FD:
        of = process_find(p->k, (int)pl->node.id);
        f = of ? process_file(of, (int)pl->node.sub) : NULL;
        return f ? file_reopen(t, f, flags, out) : -ENOENT;
    case VIRTUAL_LINK: return -ELOOP;
    case VIRTUAL_TTY: return tty_open_controlling(p, flags, out);
    case VIRTUAL_PTMX: return pty_open_master(p, flags, out);
    case VIRTUAL_PTS: return tty_open_numbered(p, (int)pl->node.id, flags, out);
    case VIRTUAL_NULL:
    case VIRTUAL_ZERO:
    case VIRTUAL_FULL:
    case VIRTUAL_RANDOM: *out = device_open(m, pl, flags); return *out ? 0 : -ENOMEM;
    }
    return -ENXIO;
}

const struct virtual_ops virtual_ops = {
    .provider = virtual_provider,
    .open = virtual_open,
    .stat = virtual_stat,
    .device = virtual_device,
    .names = virtual_names,
};
