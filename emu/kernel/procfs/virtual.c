/* The virtual nodes of /proc, /dev and /sys, as far as C libraries read them. One line per node. */
#include "emu/kernel/procfs/virtual.h"
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/procfs/guard.h"
#include "emu/kernel/procfs/memfile.h"
#include "emu/kernel/procfs/memory.h"
#include "emu/kernel/procfs/pagemap.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/dev.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/abi.h"
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
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <errno.h>
#include <inttypes.h>
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
    enum guard guard;
    virtual_memory *memory; /* writes the contents from an address space */
};

// clang-format off
#define DIR_NODE(name) {.path = name, .kind = VIRTUAL_DIR, .mode = S_IFDIR | 0555}
#define DEVICE_DIR(name) {.path = name, .kind = VIRTUAL_DIR, .mode = S_IFDIR | 0755}
#define GUARDED_DIR(name, bits, who) {.path = name, .kind = VIRTUAL_DIR, .mode = S_IFDIR | (bits), .guard = who}
#define FILE_NODE(name, fn) {.path = name, .kind = VIRTUAL_TEXT, .mode = S_IFREG | 0444, .write = fn}
#define GUARDED_FILE(name, bits, fn, who) {.path = name, .kind = VIRTUAL_TEXT, .mode = S_IFREG | (bits), .write = fn, .guard = who}
#define MEMORY_NODE(name, bits, fn) \
    {.path = name, .kind = VIRTUAL_TEXT, .mode = S_IFREG | (bits), .memory = fn, .guard = GUARD_MEMORY}
#define SETTING_NODE(name, fn, set) {.path = name, .kind = VIRTUAL_TEXT, .mode = S_IFREG | 0644, .write = fn, .store = set}
#define GUARDED_SETTING(name, bits, fn, set, who) \
    {.path = name, .kind = VIRTUAL_TEXT, .mode = S_IFREG | (bits), .write = fn, .store = set, .guard = who}
#define VALUE_NODE(name, value) {.path = name, .kind = VIRTUAL_TEXT, .mode = S_IFREG | 0644, .text = value}
#define FACT_NODE(name, value) {.path = name, .kind = VIRTUAL_TEXT, .mode = S_IFREG | 0444, .text = value}
#define LINK_NODE(name, target) {.path = name, .kind = VIRTUAL_LINK, .mode = S_IFLNK | 0777, .text = target}
#define TASK_LINK(name, target) {.path = name, .kind = VIRTUAL_LINK, .mode = S_IFLNK | 0777, .text = target, .guard = GUARD_LINK}
#define CHAR_NODE(name, type, major, minor) {.path = name, .kind = type, .mode = S_IFCHR | 0666, .rdev = (major) << 8 | (minor)}
// clang-format on

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
    SETTING_NODE("/proc/sys/fs/suid_dumpable", proc_suid_dumpable, store_suid_dumpable),
    DIR_NODE("/proc/sys/kernel"),
    FACT_NODE("/proc/sys/kernel/cap_last_cap", "40\n"),
    VALUE_NODE("/proc/sys/kernel/core_pattern", "core\n"),
    SETTING_NODE("/proc/sys/kernel/domainname", proc_domainname, store_domainname),
    SETTING_NODE("/proc/sys/kernel/hostname", proc_hostname, store_hostname),
    VALUE_NODE("/proc/sys/kernel/msgmax", "8192\n"),
    SETTING_NODE("/proc/sys/kernel/msg_next_id", proc_msg_next_id, store_msg_next_id),
    VALUE_NODE("/proc/sys/kernel/msgmnb", "16384\n"),
    VALUE_NODE("/proc/sys/kernel/msgmni", "32000\n"),
    FACT_NODE("/proc/sys/kernel/ngroups_max", "65536\n"),
    FILE_NODE("/proc/sys/kernel/osrelease", proc_osrelease),
    FILE_NODE("/proc/sys/kernel/ostype", proc_ostype),
    VALUE_NODE("/proc/sys/kernel/overflowgid", "65534\n"),
    VALUE_NODE("/proc/sys/kernel/overflowuid", "65534\n"),
    VALUE_NODE("/proc/sys/kernel/pid_max", "32768\n"),
    DIR_NODE("/proc/sys/kernel/random"),
    FILE_NODE("/proc/sys/kernel/random/boot_id", proc_uuid),
    FACT_NODE("/proc/sys/kernel/random/entropy_avail", "256\n"),
    FILE_NODE("/proc/sys/kernel/random/uuid", proc_uuid),
    VALUE_NODE("/proc/sys/kernel/randomize_va_space", "0\n"),
    VALUE_NODE("/proc/sys/kernel/rtsig-max", "32\n"),
    VALUE_NODE("/proc/sys/kernel/sem", "32000\t1024000000\t500\t32000\n"),
    SETTING_NODE("/proc/sys/kernel/sem_next_id", proc_sem_next_id, store_sem_next_id),
    SETTING_NODE("/proc/sys/kernel/shm_next_id", proc_shm_next_id, store_shm_next_id),
    VALUE_NODE("/proc/sys/kernel/shmall", "2097152\n"),
    VALUE_NODE("/proc/sys/kernel/shmmax", "1073741824\n"),
    VALUE_NODE("/proc/sys/kernel/shmmni", "4096\n"),
    VALUE_NODE("/proc/sys/kernel/tainted", "0\n"),
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
    DEVICE_DIR("/dev"),
    CHAR_NODE("/dev/full", VIRTUAL_FULL, 1, 7),
    LINK_NODE("/dev/fd", "/proc/self/fd"),
    CHAR_NODE("/dev/null", VIRTUAL_NULL, 1, 3),
    CHAR_NODE("/dev/ptmx", VIRTUAL_PTMX, 5, 2),
    DEVICE_DIR("/dev/pts"),
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
    FACT_NODE("/sys/devices/system/cpu/online", "0\n"),
    FACT_NODE("/sys/devices/system/cpu/possible", "0\n"),
    FACT_NODE("/sys/devices/system/cpu/present", "0\n"),
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
    DIR_NODE("/attr"),
    GUARDED_SETTING("/attr/current", 0666, NULL, store_refused, GUARD_LABEL),
    GUARDED_SETTING("/attr/exec", 0666, NULL, store_refused, GUARD_LABEL),
    GUARDED_SETTING("/attr/fscreate", 0666, NULL, store_refused, GUARD_LABEL),
    GUARDED_SETTING("/attr/keycreate", 0666, NULL, store_refused, GUARD_LABEL),
    GUARDED_SETTING("/attr/prev", 0444, NULL, store_refused, GUARD_LABEL),
    GUARDED_SETTING("/attr/sockcreate", 0666, NULL, store_refused, GUARD_LABEL),
    SETTING_NODE("/autogroup", proc_autogroup, store_autogroup),
    MEMORY_NODE("/auxv", 0400, proc_auxv),
    FILE_NODE("/cgroup", proc_cgroup),
    FILE_NODE("/children", proc_children),
    GUARDED_SETTING("/clear_refs", 0200, NULL, store_clear_refs, GUARD_WRITE_ONLY),
    FILE_NODE("/cmdline", proc_cmdline),
    GUARDED_SETTING("/comm", 0644, proc_comm, store_comm, GUARD_OWN),
    SETTING_NODE("/coredump_filter", proc_coredump_filter, store_coredump_filter),
    FACT_NODE("/cpuset", "/\n"),
    TASK_LINK("/cwd", NULL),
    MEMORY_NODE("/environ", 0400, proc_environ),
    TASK_LINK("/exe", NULL),
    GUARDED_DIR("/fd", 0500, GUARD_OWN_FILES),
    GUARDED_DIR("/fdinfo", 0555, GUARD_DIRECTORY),
    SETTING_NODE("/gid_map", proc_id_map, store_id_map),
    GUARDED_FILE("/io", 0400, proc_io, GUARD_READ),
    FILE_NODE("/limits", proc_limits),
    SETTING_NODE("/loginuid", proc_loginuid, store_loginuid),
    DIR_NODE("/lwp"),
    GUARDED_DIR("/map_files", 0500, GUARD_OWN_FILES),
    MEMORY_NODE("/maps", 0444, proc_maps),
    {.path = "/mem", .kind = VIRTUAL_MEMORY, .mode = S_IFREG | 0600, .guard = GUARD_MEMORY},
    FILE_NODE("/mountinfo", proc_mountinfo),
    FILE_NODE("/mounts", proc_mounts),
    DIR_NODE("/net"),
    GUARDED_FILE("/net/dev", 0444, proc_net_dev, GUARD_SEALED),
    GUARDED_FILE("/net/if_inet6", 0444, proc_net_if_inet6, GUARD_SEALED),
    GUARDED_FILE("/net/route", 0444, proc_net_route, GUARD_SEALED),
    GUARDED_FILE("/net/tcp", 0444, proc_net_tcp, GUARD_SEALED),
    GUARDED_FILE("/net/tcp6", 0444, proc_net_tcp6, GUARD_SEALED),
    GUARDED_FILE("/net/udp", 0444, proc_net_udp, GUARD_SEALED),
    GUARDED_FILE("/net/udp6", 0444, proc_net_udp6, GUARD_SEALED),
    GUARDED_FILE("/net/udplite", 0444, proc_net_udplite, GUARD_SEALED),
    GUARDED_FILE("/net/udplite6", 0444, proc_net_udplite6, GUARD_SEALED),
    GUARDED_FILE("/net/unix", 0444, proc_net_unix, GUARD_SEALED),
    GUARDED_DIR("/ns", 0511, GUARD_NONE),
    TASK_LINK("/ns/cgroup", "cgroup:[4026531835]"),
    TASK_LINK("/ns/ipc", "ipc:[4026531839]"),
    TASK_LINK("/ns/mnt", "mnt:[4026531840]"),
    TASK_LINK("/ns/net", "net:[4026531992]"),
    TASK_LINK("/ns/pid", "pid:[4026531836]"),
    TASK_LINK("/ns/pid_for_children", "pid:[4026531836]"),
    TASK_LINK("/ns/time", "time:[4026531834]"),
    TASK_LINK("/ns/time_for_children", "time:[4026531834]"),
    TASK_LINK("/ns/user", "user:[4026531837]"),
    TASK_LINK("/ns/uts", "uts:[4026531838]"),
    MEMORY_NODE("/numa_maps", 0444, proc_numa_maps),
    SETTING_NODE("/oom_adj", proc_oom_adj, store_oom_adj),
    FACT_NODE("/oom_score", "0\n"),
    SETTING_NODE("/oom_score_adj", proc_oom_score_adj, store_oom_score_adj),
    {.path = "/pagemap", .kind = VIRTUAL_PAGEMAP, .mode = S_IFREG | 0400, .guard = GUARD_MEMORY},
    GUARDED_FILE("/personality", 0400, proc_personality, GUARD_INSPECT),
    SETTING_NODE("/projid_map", proc_id_map, store_id_map),
    TASK_LINK("/root", "/"),
    SETTING_NODE("/sched", proc_sched, store_sched),
    FILE_NODE("/schedstat", proc_schedstat),
    FILE_NODE("/sessionid", proc_sessionid),
    {.path = "/setgroups",
     .kind = VIRTUAL_TEXT,
     .mode = S_IFREG | 0644,
     .text = "allow\n",
     .store = store_setgroups,
     .guard = GUARD_ADMIN_SETS},
    MEMORY_NODE("/smaps", 0444, proc_smaps),
    MEMORY_NODE("/smaps_rollup", 0444, proc_smaps_rollup),
    GUARDED_FILE("/stack", 0400, proc_stack, GUARD_ADMIN),
    FILE_NODE("/stat", proc_stat),
    FILE_NODE("/statm", proc_statm),
    FILE_NODE("/status", proc_status),
    GUARDED_FILE("/syscall", 0400, proc_syscall, GUARD_INSPECT),
    DIR_NODE("/task"),
    {.path = "/timens_offsets",
     .kind = VIRTUAL_TEXT,
     .mode = S_IFREG | 0644,
     .store = store_refused,
     .text = "monotonic           0         0\nboottime            0         0\n"},
    GUARDED_FILE("/timers", 0444, proc_timers, GUARD_OPEN),
    GUARDED_SETTING("/timerslack_ns", 0666, proc_timer_slack, store_timer_slack, GUARD_NICE),
    SETTING_NODE("/uid_map", proc_id_map, store_id_map),
    FACT_NODE("/wchan", "0"),
};

/* The nodes that only /proc/PID has, and only /proc/PID/task/TID. */
static const char *const nodes_of_processes[] = {"/autogroup",      "/coredump_filter", "/map_files",    "/task",
                                                 "/timens_offsets", "/timers",          "/timerslack_ns"};
static const char *const nodes_of_threads[] = {"/children"};
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* Whose nodes a directory has. */
enum place_of { OF_PROCESS, OF_TASK, OF_LWP };

static bool has_function(const struct process_file *f, enum place_of of)
{
    return of == OF_PROCESS ? f->of_process != NULL : of == OF_LWP && f->of_thread;
}

/* Returns a file that only the process's system has, or NULL. */
static const struct process_file *own_file(const struct process *p, const char *path, enum place_of of)
{
    for (const struct process_file *f = p->abi ? p->abi->fs->process_files : NULL; f && f->path; f++)
        if (strcmp(path, f->path) == 0 && has_function(f, of))
            return f;
    return NULL;
}

/* Returns whether a directory of a thread, or of a process, lacks the node. */
static bool is_missing(const struct process *p, const char *path, enum place_of of)
{
    if (of == OF_LWP || own_file(p, path, of))
        return true;
    if (strcmp(path, "/lwp") == 0)
        return of != OF_PROCESS || !p->abi || !p->abi->fs->process_files;
    for (size_t i = 0; of == OF_TASK && i < COUNT(nodes_of_processes); i++)
        if (strcmp(path, nodes_of_processes[i]) == 0)
            return true;
    return of == OF_PROCESS && strcmp(path, nodes_of_threads[0]) == 0;
}

static bool node_is_of_process(const struct node *n)
{
    return n >= process_nodes && n < process_nodes + COUNT(process_nodes);
}

/* ---- look-up --------------------------------------------------------------------------------- */

static bool is_below(const char *path, const char *dir)
{
    size_t n = strlen(dir);
    return strncmp(path, dir, n) == 0 && (!path[n] || path[n] == '/');
}

/* Parses a decimal number without leading zeros and advances *s. Returns -1 if there is none. */
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
    else if (file_is_anonymous(f))
        snprintf(out, cap, "%s%s", f->ops->name[0] == '[' ? "anon_inode:" : "", f->ops->name);
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
    out->task = 0;
    out->guard = n->guard;
    out->rdev = n->rdev;
    out->magic = out->magic_path = false;
    snprintf(out->link, sizeof out->link, "%s", n->text ? n->text : "");
    return 1;
}

/* A task whose nodes are looked up. number: it remains when the main thread has ended, and `of.t` with it. */
struct subject {
    struct task of;
    int number;
};

/* Returns the files of the task, or NULL if it has ended. */
static struct fdtable *files_of(const struct subject *s)
{
    return s->of.t ? s->of.p->fds : NULL;
}

static struct file *file_of(const struct subject *s, int64_t fd)
{
    return files_of(s) && fd >= 0 ? process_file(s->of.p, (int)fd) : NULL;
}

static int fd_node(const struct subject *s, const char *rest, struct vnode *out)
{
    int64_t fd = number(&rest);
    struct file *f = *rest ? NULL : file_of(s, fd);
    if (!f)
        return -ENOENT;
    *out = (struct vnode){.kind = VIRTUAL_FD, .id = s->of.p->pid, .task = s->number, .sub = fd, .guard = GUARD_LINK};
    out->mode = S_IFLNK | (file_readable(f) ? 0500 : 0) | (file_writable(f) ? 0300 : 0);
    out->magic = !file_is_directory(f);
    out->magic_path = true;
    file_link(f, out->link, sizeof out->link);
    return 1;
}

static int fdinfo_node(const struct subject *s, const char *rest, struct vnode *out)
{
    int64_t fd = number(&rest);
    if (*rest || !file_of(s, fd))
        return -ENOENT;
    *out = (struct vnode){.mode = S_IFREG | 0444, .kind = VIRTUAL_FDINFO, .id = s->of.p->pid, .task = s->number, .sub = fd};
    return 1;
}

/* Returns whether /proc/PID/map_files shows the mapping. */
static bool is_file_mapping(const struct mem_map *m)
{
    return m->fd >= 0 && m->name[0] == '/';
}

static void map_file_name(const struct mem_map *m, char out[64])
{
    snprintf(out, 64, "%" PRIx64 "-%" PRIx64, m->start, m->end);
}

/* A link of /proc/PID/map_files. */
static int map_file_node(const struct subject *s, const char *rest, struct vnode *out)
{
    const struct mm *mm = task_mm(&s->of);
    char name[64] = "";
    struct mem_map m;
    if (!mm || !space_next_map(mm->space, strtoull(rest, NULL, 16), &m) || !is_file_mapping(&m))
        return -ENOENT;
    map_file_name(&m, name);
    if (strcmp(name, rest))
        return -ENOENT;
    *out = (struct vnode){.kind = VIRTUAL_LINK, .id = s->of.p->pid, .task = s->number, .sub = -1, .guard = GUARD_LINK};
    const int access = os_fcntl(m.fd, F_GETFL, 0) & O_ACCMODE;
    out->mode = S_IFLNK | (access != O_WRONLY ? 0400 : 0) | (access != O_RDONLY ? 0200 : 0);
    out->magic_path = true;
    snprintf(out->link, sizeof out->link, "%s", m.name);
    return 1;
}

/* The links whose targets the task decides. */
static int link_text(const struct subject *s, const char *name, struct vnode *out)
{
    struct process *p = s->of.p;
    const struct fs_context *fs = s->of.t ? p->fs : NULL;
    if (strncmp(name, "/ns/", 4) && !fs)
        return -ENOENT;
    if (strcmp(name, "/root") == 0 && fs->root)
        snprintf(out->link, sizeof out->link, "%s", fs->root);
    if (strcmp(name, "/ns/mnt") == 0 && p->fs)
        snprintf(out->link, sizeof out->link, "mnt:[%u]", (unsigned)p->fs->mounts->number);
    if (strcmp(name, "/exe") == 0)
        snprintf(out->link, sizeof out->link, "%s", p->exe ? p->exe : "");
    return strcmp(name, "/cwd") || !fs_cwd(p, out->link, sizeof out->link) ? 0 : -ENOENT;
}

/* Finds a task of a process by number. */
static bool find_task(struct process *p, int64_t tid, struct subject *out)
{
    *out = (struct subject){task_of(p->k, tid > INT32_MAX ? 0 : (int)tid), (int)tid};
    return tid > 0 && out->of.p == p;
}

/* Finds a thread of a process by the number that its system gives it. */
static bool find_lwp(struct process *p, int64_t number, struct subject *out)
{
    for (struct thread *t = p->threads; t && p->abi->fs->thread_number; t = t->next)
        if (p->abi->fs->thread_number(t) == number) {
            *out = (struct subject){task_of(p->k, t->tid), t->tid};
            return true;
        }
    return false;
}

/* A file of the process's system. */
static int own_node(const struct subject *s, const struct process_file *f, struct vnode *out)
{
    *out = (struct vnode){.mode = S_IFREG | f->mode, .kind = VIRTUAL_PROCESS, .id = s->of.p->pid, .task = s->number};
    out->sub = f - s->of.p->abi->fs->process_files;
    out->guard = f->mode & 0077 ? GUARD_NONE : GUARD_READ;
    return 1;
}

static int process_node(const struct subject *s, const char *rest, struct vnode *out, enum place_of of)
{
    struct subject other;
    const struct process_file *own;
    if (!*rest) {
        *out = (struct vnode){.mode = S_IFDIR | 0555, .kind = VIRTUAL_DIR, .id = s->of.p->pid, .sub = -1, .guard = GUARD_IMMUTABLE};
        out->task = s->number;
        return 1;
    }
    if (of == OF_LWP && strchr(rest + 1, '/'))
        return -ENOENT;
    if (strncmp(rest, "/fd/", 4) == 0)
        return fd_node(s, rest + 4, out);
    if (strncmp(rest, "/fdinfo/", 8) == 0)
        return fdinfo_node(s, rest + 8, out);
    if (strncmp(rest, "/map_files/", 11) == 0 && of == OF_PROCESS)
        return map_file_node(s, rest + 11, out);
    if (strncmp(rest, "/task/", 6) == 0 && of == OF_PROCESS) {
        rest += 6;
        return find_task(s->of.p, number(&rest), &other) ? process_node(&other, rest, out, OF_TASK) : -ENOENT;
    }
    if (strncmp(rest, "/lwp/", 5) == 0 && of == OF_PROCESS) {
        rest += 5;
        return find_lwp(s->of.p, number(&rest), &other) ? process_node(&other, rest, out, OF_LWP) : -ENOENT;
    }
    own = own_file(s->of.p, rest, of);
    if (own)
        return own_node(s, own, out);
    for (size_t i = 0; i < COUNT(process_nodes); i++) {
        if (strcmp(rest, process_nodes[i].path) || is_missing(s->of.p, rest, of))
            continue;
        fill(out, &process_nodes[i], s->of.p->pid, (int64_t)i);
        out->task = s->number;
        out->magic_path = out->kind == VIRTUAL_LINK;
        if (of == OF_TASK && strcmp(rest, "/comm") == 0)
            out->guard = GUARD_OWN_THREAD;
        int err = out->magic_path ? link_text(s, rest, out) : 0;
        return err ? err : 1;
    }
    return -ENOENT;
}

/* A pseudo-terminal with a fixed name, for a system that has them. */
static bool old_pty(const struct process *p, const char *guest, struct vnode *out)
{
    bool master;
    const int n = p->abi->fs->old_ptys ? pty_old_number(guest, &master) : 0;

    if (!n)
        return false;
    enum { MASTER_MAJOR = 21 };
    *out = (struct vnode){.mode = S_IFCHR | 0666, .kind = VIRTUAL_PTY, .id = n, .rdev = MASTER_MAJOR << 8 | (uint64_t)(n - 1)};
    if (!master) {
        out->kind = VIRTUAL_PTS;
        out->rdev = tty_device(n, true);
    }
    return true;
}

/* The host's terminal, for a system whose terminals have fixed names. */
static bool console(const struct process *p, const char *guest, struct vnode *out)
{
    const struct terminal *tty = p->k->fs->terminal;

    if (!tty || !tty->console || strcmp(guest, "/dev/console") || !tty_exists(p->k->fs, 0))
        return false;
    *out = (struct vnode){.mode = S_IFCHR | 0620, .kind = VIRTUAL_PTS, .rdev = terminal_device(tty)};
    return true;
}

static bool own_device(const struct process *p, const char *guest, struct vnode *out)
{
    const struct own_device *devices = p->abi->fs->devices;

    for (int64_t i = 0; devices && devices[i].path; i++)
        if (!strcmp(guest, devices[i].path)) {
            *out = (struct vnode){.mode = devices[i].mode, .kind = VIRTUAL_OWN, .id = i, .rdev = devices[i].rdev};
            return true;
        }
    return false;
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
    if (old_pty(p, guest, out) || console(p, guest, out) || own_device(p, guest, out))
        return 1;
    const char *rest = guest;
    if (strncmp(guest, "/dev/pts/", 9) == 0) {
        rest += 9;
        int64_t n = number(&rest);
        if (n < 0 || *rest || !tty_exists(m, (int)n))
            return -ENOENT;
        *out = (struct vnode){.mode = S_IFCHR | 0620, .kind = VIRTUAL_PTS, .id = n, .rdev = tty_device((int)n, false)};
        return 1;
    }
    if (strncmp(guest, "/proc/", 6))
        return -ENOENT;
    rest += 6;
    int64_t pid = number(&rest);
    const struct subject s = {pid > 0 ? task_of(p->k, (int)pid) : (struct task){0}, (int)pid};
    return s.of.p ? process_node(&s, rest, out, OF_PROCESS) : -ENOENT;
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
    const struct task of = pl->node.task ? task_of(m->k, (int)pl->node.task) : (struct task){0};
    if (pl->node.kind == VIRTUAL_PTS) {
        out->uid = tty_owner(m, (int)pl->node.id);
        out->gid = 5;
        const struct terminal *tty = terminal_numbered(m, (int)pl->node.id);
        if (tty && tty->has_mode)
            out->mode = S_IFCHR | tty->mode;
    } else if (of.p && pl->node.guard != GUARD_SEALED) {
        task_owner(&of, pl->node.mode, &out->uid, &out->gid);
    }
    if (pl->node.kind == VIRTUAL_LINK && strncmp(pl->guest, "/dev", 4) == 0)
        out->size = strlen(pl->node.link);
    if (pl->node.kind == VIRTUAL_FD || strstr(pl->guest, "/map_files/"))
        out->size = 64;
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

/* Adds the nodes of /proc/PID, /proc/PID/task/TID or /proc/PID/lwp/N. */
static void add_own_nodes(struct names *n, const struct process *p, enum place_of of)
{
    for (size_t i = 0; i < COUNT(process_nodes); i++)
        if (!strchr(process_nodes[i].path + 1, '/') && !is_missing(p, process_nodes[i].path, of))
            add(n, process_nodes[i].path + 1);
    for (const struct process_file *f = p->abi ? p->abi->fs->process_files : NULL; f && f->path; f++)
        if (has_function(f, of))
            add(n, f->path + 1);
}

static void add_number(struct names *n, int value)
{
    char text[12];
    snprintf(text, sizeof text, "%d", value);
    add(n, text);
}

static void add_map_files(struct names *n, const struct task *of)
{
    const struct mm *mm = task_mm(of);
    struct mem_map m;
    char name[64];
    for (uint64_t va = 0; mm && space_next_map(mm->space, va, &m); va = m.end) {
        if (!is_file_mapping(&m))
            continue;
        map_file_name(&m, name);
        add(n, name);
    }
}

static void add_tasks(struct names *n, const struct process *p)
{
    if (!p->threads || p->main_thread_exited)
        add_number(n, p->pid);
    for (struct thread *t = p->threads; t; t = t->next)
        add_number(n, t->tid);
}

static void add_lwps(struct names *n, const struct process *p)
{
    for (struct thread *t = p->threads; t && p->abi->fs->thread_number; t = t->next)
        add_number(n, p->abi->fs->thread_number(t));
}

static void add_process_directory(struct names *n, struct subject s, const char *rest)
{
    const enum place_of of = strncmp(rest, "/task/", 6) == 0 ? OF_TASK : strncmp(rest, "/lwp/", 5) == 0 ? OF_LWP : OF_PROCESS;
    if (of != OF_PROCESS) {
        rest += of == OF_TASK ? 6 : 5;
        if (!(of == OF_TASK ? find_task : find_lwp)(s.of.p, number(&rest), &s))
            return;
    }
    const struct fdtable *fds = files_of(&s);
    if (!*rest)
        add_own_nodes(n, s.of.p, of);
    else if (strcmp(rest, "/fd") == 0 || strcmp(rest, "/fdinfo") == 0)
        for (unsigned fd = 0; fds && fd < fds->room; fd++)
            fds->entries[fd].file ? add_number(n, (int)fd) : (void)0;
    else if (strcmp(rest, "/task") == 0)
        add_tasks(n, s.of.p);
    else if (strcmp(rest, "/lwp") == 0)
        add_lwps(n, s.of.p);
    else if (strcmp(rest, "/map_files") == 0)
        add_map_files(n, &s.of);
    else if (strcmp(rest, "/attr") == 0 || strcmp(rest, "/net") == 0 || strcmp(rest, "/ns") == 0)
        add_table(n, process_nodes, COUNT(process_nodes), rest);
}

/* Returns the list, never empty as memory; NULL with errno: some name found no memory. */
static char **whole_list(struct names *n)
{
    const bool fails = n->lacks_memory;
    if (!n->list && !fails)
        n->list = calloc(1, sizeof *n->list);
    for (size_t i = 0; fails && i < n->count; i++)
        free(n->list[i]);
    if (fails) {
        free(n->list);
        n->list = NULL;
        errno = ENOMEM;
    }
    return n->list;
}

/* Adds the names of those pseudo-terminals that are open. */
static void add_old_ptys(struct names *n, struct fs_machine *m)
{
    for (int i = 1; i < TTY_MOST; i++) {
        const struct terminal *t = pty_find(m, i);
        char name[TTY_NAME];
        if (!t || !t->old)
            continue;
        tty_name(t, name);
        add(n, name + strlen("/dev/"));
        name[strlen("/dev/")] = 'p'; /* ttyp0's master is ptyp0 */
        add(n, name + strlen("/dev/"));
    }
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
    if (strcmp(guest, "/dev") == 0 && p->abi->fs->old_ptys)
        add_old_ptys(&n, p->k->fs);
    if (strcmp(guest, "/dev") == 0 && p->k->fs->terminal && p->k->fs->terminal->console && tty_exists(p->k->fs, 0))
        add(&n, "console");
    const struct own_device *devices = p->abi->fs->devices;
    for (unsigned i = 0; devices && devices[i].path && !strcmp(guest, "/dev"); i++)
        add(&n, devices[i].path + strlen("/dev/"));
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
        const struct subject s = {pid > 0 ? task_of(p->k, (int)pid) : (struct task){0}, (int)pid};
        if (s.of.p)
            add_process_directory(&n, s, rest);
    }
    return whole_list(&n);
}

/* ---- opening --------------------------------------------------------------------------------- */

/* Finds the task of a node, which may have ended and left its number to another one. False: so it is. */
static bool find_owner(const struct fs_machine *m, const struct memfile_source *source, struct task *of)
{
    *of = source->task ? task_of(m->k, source->task) : (struct task){0};
    return !source->task || (of->p && of->p->pid == source->id && of->p->start_cycle == source->born);
}

static const struct node *node_of(const struct memfile_source *source)
{
    return source->id ? &process_nodes[source->line] : &machine_nodes[source->line];
}

/* Writes the contents of a node; of those of an address space, as it was opened. */
static void write_text(FILE *out, struct fs_machine *m, const struct memfile_source *source, const struct task *of)
{
    const struct node *n = node_of(source);
    if (n->memory && source->mm && source->mm->space)
        n->memory(out, source->mm);
    if (n->write)
        n->write(out, m->k, of->p, of->t);
    else if (n->text)
        fputs(n->text, out);
}

/* Reads what `write` writes of a node whose task is `of`. */
typedef void write_node(FILE *out, struct fs_machine *m, const struct memfile_source *source, const struct task *of);
static int make_written(struct fs_machine *m, const struct memfile_source *source, const struct task *of, write_node *write, char **text,
                        size_t *len)
{
    int err = of->p && m->k->current ? guard_read(m->k->current, of, source->guard) : 0;
    if (err)
        return err;
    *text = NULL;
    FILE *f = open_memstream(text, len);
    if (!f)
        return -ENOMEM;
    write(f, m, source, of);
    if (!fclose(f) && *text)
        return 0;
    free(*text);
    *text = NULL;
    return -ENOMEM;
}

/* Writes the contents of a text node. line: index in the table. */
static int make_text(struct fs_machine *m, const struct memfile_source *source, char **text, size_t *len)
{
    struct task of;
    return find_owner(m, source, &of) ? make_written(m, source, &of, write_text, text, len) : -ESRCH;
}

static void write_own_file(FILE *out, struct fs_machine *m, const struct memfile_source *source, const struct task *of)
{
    const struct process_file *f = &of->p->abi->fs->process_files[source->line];
    (void)m;
    (f->of_process ? f->of_process : f->of_thread)(out, of->p, of->t);
}

/* The same of a file of the process's system, unless it executes a program of another system now. */
static int make_own_file(struct fs_machine *m, const struct memfile_source *source, char **text, size_t *len)
{
    struct task of;
    if (!find_owner(m, source, &of) || !of.p->abi || !of.p->abi->fs->process_files)
        return -ESRCH;
    return make_written(m, source, &of, write_own_file, text, len);
}

static int make_fdinfo(struct fs_machine *m, const struct memfile_source *source, char **text, size_t *len)
{
    struct task of;
    bool found = find_owner(m, source, &of);
    FILE *out = open_memstream(text, len);
    if (!out)
        return -ENOMEM;
    if (found && of.t)
        proc_fdinfo(out, of.p, (int)source->sub);
    fclose(out);
    return found ? 0 : -ESRCH;
}

/* Returns the result of writing to a file that takes no data. */
static int refuse_text(const struct node *n)
{
    if (n->mode & 0222)
        return 0; /* a setting without effect */
    return node_is_of_process(n) ? -EINVAL : -EIO;
}

static int store_text(struct fs_machine *m, const struct memfile_source *source, const char *text)
{
    const struct node *n = node_of(source);
    struct task of;
    if (!*text && !node_is_of_process(n) && n->mode & 0222)
        return 0; /* Linux's settings ignore an empty text */
    if (!n->store)
        return refuse_text(n);
    if (!find_owner(m, source, &of))
        return -ESRCH;
    int err = of.p && m->k->current ? guard_write(m->k->current, &of, source->guard) : 0;
    return err ? err : n->store(m->k, of.p, of.t, text);
}

static int store_nothing(struct fs_machine *m, const struct memfile_source *source, const char *text)
{
    (void)m, (void)source, (void)text;
    return -EINVAL;
}

static int open_text(struct process *p, const struct place *pl, const struct task *of, struct file **out)
{
    struct memfile_source source = {.id = pl->node.id, .task = (int)pl->node.task, .guard = pl->node.guard};
    struct fs_stat st;
    if (of->p)
        source.born = of->p->start_cycle;
    if (pl->node.kind == VIRTUAL_FDINFO) {
        source.sub = pl->node.sub;
        source.make = make_fdinfo;
        source.store = store_nothing;
    } else if (pl->node.kind == VIRTUAL_PROCESS) {
        source.line = pl->node.sub;
        source.make = make_own_file;
        source.store = store_nothing;
    } else {
        source.line = pl->node.sub;
        source.make = make_text;
        source.store = store_text;
        source.mm = pl->node.guard == GUARD_MEMORY ? task_mm(of) : NULL;
    }
    virtual_stat(p->k->fs, pl, &st);
    *out = memfile_new(p->k->fs, &source, &st);
    return *out ? 0 : -ENOMEM;
}

/* Opens the file that a descriptor's magic link refers to (proc(5), /proc/PID/fd). */
static int64_t file_reopen(struct thread *t, struct file *f, unsigned flags, struct file **out)
{
    struct fs_machine *m = fs_of(t);
    if ((flags & O_DIRECTORY) && !file_is_directory(f))
        return -ENOTDIR;
    if (file_is_pipe(f)) {
        int err = pipe_reopen(t, f, flags, out);
        if (!err && f->path) {
            (*out)->path = mem_text(m->k->memory, f->path);
            (*out)->in_tree = f->in_tree;
        }
        return err;
    }
    if (f->host_fd < 0 || terminal_of(f)) {
        if (!(flags & O_PATH) && (file_socket(f) || file_is_anonymous(f)))
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
    (*out)->path = mem_text(m->k->memory, f->path);
    (*out)->in_tree = f->in_tree;
    (*out)->inherited = f->inherited;
    (*out)->stream = f->stream;
    (*out)->given = f->given;
    return 0;
}

/* Opens a file of /proc or /sys. */
static int64_t open_file(struct thread *t, const struct place *pl, unsigned flags, struct file **out)
{
    struct process *p = t->p;
    struct fs_machine *m = p->k->fs;
    const struct task of = pl->node.task ? task_of(t->k, (int)pl->node.task) : (struct task){0};
    struct fs_stat st;
    if (pl->node.guard == GUARD_MEMORY && !task_memory_access(t, &of, ACCESS_FILE_IDS))
        return -EACCES;
    virtual_stat(m, pl, &st);
    if (pl->node.kind == VIRTUAL_MEMORY)
        *out = memory_file_new(m, task_mm(&of), flags & O_ACCMODE, &st);
    else if (pl->node.kind == VIRTUAL_PAGEMAP)
        *out = pagemap_new(m, task_mm(&of), flags & O_ACCMODE, &st);
    else if (open_text(p, pl, &of, out))
        return -ENOMEM;
    if (!*out)
        return -ENOMEM;
    (*out)->flags = flags & (O_ACCMODE | O_NONBLOCK);
    return 0;
}

/* Opens the link itself, or another node only as a place. */
static int64_t open_place(struct fs_machine *m, const struct place *pl, struct file **out)
{
    struct fs_stat st;
    virtual_stat(m, pl, &st);
    *out = memfile_new(m, &(struct memfile_source){0}, &st);
    if (!*out)
        return -ENOMEM;
    (*out)->flags = O_PATH;
    return 0;
}

static int64_t virtual_open(struct thread *t, const struct place *pl, unsigned flags, struct file **out)
{
    struct process *p = t->p;
    struct fs_machine *m = p->k->fs;
    const bool follows = pl->node.kind == VIRTUAL_FD && !(flags & O_NOFOLLOW);
    if ((flags & O_PATH) && pl->node.kind != VIRTUAL_DIR && !follows)
        return open_place(m, pl, out);
    int err = (flags & O_PATH) || follows ? 0 : node_permission(p, pl, fs_open_access(flags));
    if (err)
        return err;
    switch ((enum virtual_kind)pl->node.kind) {
    case VIRTUAL_DIR:
        if ((flags & O_TMPFILE) == O_TMPFILE)
            return -EOPNOTSUPP;
        *out = dirfile_new(m, pl, -1, flags & (O_PATH | O_NONBLOCK));
        return *out ? 0 : -ENOMEM;
    case VIRTUAL_TEXT:
    case VIRTUAL_FDINFO:
    case VIRTUAL_PROCESS:
    case VIRTUAL_MEMORY:
    case VIRTUAL_PAGEMAP: return open_file(t, pl, flags, out);
    case VIRTUAL_FD: {
        const struct subject s = {task_of(t->k, (int)pl->node.task), (int)pl->node.task};
        struct file *f = s.of.p && s.of.p->pid == pl->node.id ? file_of(&s, pl->node.sub) : NULL;
        return f ? file_reopen(t, f, flags, out) : -ENOENT;
    }
    case VIRTUAL_LINK: return -ELOOP;
    case VIRTUAL_TTY: return tty_open_controlling(p, flags, out);
    case VIRTUAL_PTMX: return pty_open_master(p, 0, flags, out);
    case VIRTUAL_PTY: return pty_open_master(p, (int)pl->node.id, flags, out);
    case VIRTUAL_PTS: return tty_open_numbered(p, (int)pl->node.id, flags, out);
    case VIRTUAL_OWN: return fs_abi_of(t)->devices ? fs_abi_of(t)->devices[pl->node.id].open(t, flags, out) : -ENXIO;
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
    .permission = node_permission,
    .follow = node_follow,
    .refusal = node_refusal,
    .fixed = node_fixed,
    .device = virtual_device,
    .names = virtual_names,
};
