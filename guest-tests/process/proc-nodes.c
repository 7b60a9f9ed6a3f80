// Nodes of /proc/PID that show what is fixed or has no effect here: modes, contents, what is written. Calls on a whole file of /proc.
// qemu: no, /proc is the host's
#include <dirent.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include "check.h"

static void result(const char *what, long n)
{
    static const struct {
        int e;
        const char *name;
    } names[] = {{EACCES, "acces"}, {EPERM, "perm"},         {EINVAL, "inval"}, {ENOENT, "noent"}, {EAGAIN, "again"}, {EISDIR, "isdir"},
                 {ENODEV, "nodev"}, {EOPNOTSUPP, "notsupp"}, {ESPIPE, "spipe"}, {EBADF, "badf"},   {ENXIO, "nxio"}};
    unsigned i = 0;
    while (n < 0 && i < sizeof names / sizeof *names && names[i].e != errno)
        i++;
    if (n < 0)
        printf(" %s %s", what, i < sizeof names / sizeof *names ? names[i].name : strerror(errno));
    else
        printf(" %s ok", what);
}

static void show_contents(const char *path, int shown)
{
    char text[200] = "";
    int fd = open(path, O_RDONLY);
    if (fd < 0) {
        result("open", fd);
        return;
    }
    long n = read(fd, text, sizeof text - 1);
    text[strcspn(text, "\n")] = 0;
    n < 0 || !shown ? result("read", n) : (void)printf(" '%s'", text);
    close(fd);
}

static void node(const char *base, const char *name, int shown)
{
    static const char *const texts[] = {"", "0\n", "x\n", "1", "5 ", "-1", "allow\n", "deny", "allowed", "0 0 1"};
    char path[100];
    struct stat st;
    sprintf(path, "%s/%s", base, name);
    printf("%s:", path);
    if (stat(path, &st)) {
        result("stat", -1);
        printf("\n");
        return;
    }
    printf(" %o%s", (unsigned)st.st_mode, st.st_uid == geteuid() ? "" : " other owner");
    show_contents(path, shown);
    int fd = open(path, O_WRONLY);
    if (fd < 0)
        result("open to write", fd);
    for (unsigned i = 0; fd >= 0 && i < sizeof texts / sizeof *texts; i++) {
        result("", write(fd, texts[i], strlen(texts[i])));
        lseek(fd, 0, SEEK_SET);
    }
    if (fd >= 0)
        show_contents(path, shown);
    printf("\n");
    close(fd);
}

static void whole_file(const char *path)
{
    int fd = open(path, O_RDWR | O_NONBLOCK);
    printf("%s:", path);
    result("open", fd);
    result("ftruncate", ftruncate(fd, 0));
    result("ftruncate", ftruncate(fd, 5));
    result("truncate", truncate(path, 0));
    result("fallocate", fallocate(fd, 0, 0, 5));
    result("punch", fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, 5));
    result("F_SETFL", fcntl(fd, F_SETFL, O_DIRECT));
    result("readahead", readahead(fd, 0, 1));
    result("sync_file_range", sync_file_range(fd, 0, 0, 0));
    close(fd);
    fd = open(path, O_RDONLY | O_DIRECT | O_NONBLOCK);
    result("O_DIRECT", fd);
    close(fd);
    fd = open(path, O_WRONLY | O_TRUNC | O_NONBLOCK);
    result("O_TRUNC", fd);
    close(fd);
    printf("\n");
}

static int has(const char *directory, const char *name)
{
    DIR *d = opendir(directory);
    struct dirent *e;
    int found = 0;
    while (d && (e = readdir(d)))
        found |= strcmp(e->d_name, name) == 0;
    if (d)
        closedir(d);
    return found;
}

static const char *const links[] = {"/dev/fd", "/dev/stdin", "/dev/stderr"};

static void link_size(const char *path)
{
    char text[100] = "";
    struct stat st;
    if (lstat(path, &st) || readlink(path, text, sizeof text - 1) < 0)
        printf("%s: %s\n", path, strerror(errno));
    else
        printf("%s: %s, size %d\n", path, text, (int)st.st_size);
}

int main(void)
{
    static const char *const shown[] = {"loginuid", "setgroups", "uid_map", "gid_map", "projid_map", "cpuset", "timens_offsets"};
    static const char *const hidden[] = {"sched",          "schedstat",       "numa_maps", "clear_refs", "sessionid",
                                         "attr",           "attr/current",    "attr/prev", "attr/exec",  "attr/fscreate",
                                         "attr/keycreate", "attr/sockcreate", "map_files"};
    static const char *const files[] = {"/proc/self/mem", "/proc/self/comm", "/proc/self/oom_score_adj", "/proc/self/timerslack_ns",
                                        "/dev/null",      "/dev/zero",       "/proc/self/maps",          "/dev/shm/proc-nodes"};
    static const char *const threads_lack[] = {"autogroup",     "coredump_filter", "map_files", "task", "timens_offsets", "timers",
                                               "timerslack_ns", "children",        "sched",     "attr", "loginuid"};
    if (!geteuid()) {
        must(setgid(65534), "setgid");
        must(setuid(65534), "setuid");
    }
    must(prctl(PR_SET_DUMPABLE, 1), "PR_SET_DUMPABLE");
    for (unsigned i = 0; i < sizeof shown / sizeof *shown; i++)
        node("/proc/self", shown[i], 1);
    for (unsigned i = 0; i < sizeof hidden / sizeof *hidden; i++)
        node("/proc/self", hidden[i], 0);
    node("/proc/thread-self", "loginuid", 1);
    for (unsigned i = 0; i < sizeof threads_lack / sizeof *threads_lack; i++)
        printf("%s: %d %d\n", threads_lack[i], has("/proc/self", threads_lack[i]), has("/proc/thread-self", threads_lack[i]));
    for (unsigned i = 0; i < sizeof links / sizeof *links; i++)
        link_size(links[i]);
    close(open("/dev/shm/proc-nodes", O_CREAT | O_RDWR, 0600));
    for (unsigned i = 0; i < sizeof files / sizeof *files; i++)
        whole_file(files[i]);
    unlink("/dev/shm/proc-nodes");
}

/* stdout:
/proc/self/loginuid: 100644 '4294967295'  inval  ok  inval  perm  inval  inval  inval  inval  inval  inval '0'
/proc/self/setgroups: 100644 'allow' open to write acces
/proc/self/uid_map: 100644 '         0          0 4294967295'  perm  perm  perm  perm  perm  perm  perm  perm  perm  perm '         0          0 4294967295'
/proc/self/gid_map: 100644 '         0          0 4294967295'  perm  perm  perm  perm  perm  perm  perm  perm  perm  perm '         0          0 4294967295'
/proc/self/projid_map: 100644 '         0          0 4294967295'  perm  perm  perm  perm  perm  perm  perm  perm  perm  perm '         0          0 4294967295'
/proc/self/cpuset: 100444 '/' open to write acces
/proc/self/timens_offsets: 100644 'monotonic           0         0'  inval  inval  inval  inval  inval  inval  inval  inval  inval  inval 'monotonic           0         0'
/proc/self/sched: 100644 read ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok read ok
/proc/self/schedstat: 100444 read ok open to write acces
/proc/self/numa_maps: 100444 read ok open to write acces
/proc/self/clear_refs: 100200 open acces  inval  inval  inval  ok  ok  inval  inval  inval  inval  inval open acces
/proc/self/sessionid: 100444 read ok open to write acces
/proc/self/attr: 40555 read isdir open to write isdir
/proc/self/attr/current: 100666 read inval  inval  inval  inval  inval  inval  inval  inval  inval  inval  inval read inval
/proc/self/attr/prev: 100444 read inval open to write acces
/proc/self/attr/exec: 100666 read inval  inval  inval  inval  inval  inval  inval  inval  inval  inval  inval read inval
/proc/self/attr/fscreate: 100666 read inval  inval  inval  inval  inval  inval  inval  inval  inval  inval  inval read inval
/proc/self/attr/keycreate: 100666 read inval  inval  inval  inval  inval  inval  inval  inval  inval  inval  inval read inval
/proc/self/attr/sockcreate: 100666 read inval  inval  inval  inval  inval  inval  inval  inval  inval  inval  inval read inval
/proc/self/map_files: 40500 read isdir open to write isdir
/proc/thread-self/loginuid: 100644 '0'  inval  perm  inval  perm  inval  inval  inval  inval  inval  inval '0'
autogroup: 1 0
coredump_filter: 1 0
map_files: 1 0
task: 1 0
timens_offsets: 1 0
timers: 1 0
timerslack_ns: 1 0
children: 0 1
sched: 1 1
attr: 1 1
loginuid: 1 1
/dev/fd: /proc/self/fd, size 13
/dev/stdin: /proc/self/fd/0, size 15
/dev/stderr: /proc/self/fd/2, size 15
/proc/self/mem: open ok ftruncate ok ftruncate ok truncate ok fallocate notsupp punch notsupp F_SETFL inval readahead ok sync_file_range ok O_DIRECT inval O_TRUNC ok
/proc/self/comm: open ok ftruncate ok ftruncate ok truncate ok fallocate notsupp punch notsupp F_SETFL inval readahead ok sync_file_range ok O_DIRECT inval O_TRUNC ok
/proc/self/oom_score_adj: open ok ftruncate ok ftruncate ok truncate ok fallocate notsupp punch notsupp F_SETFL inval readahead ok sync_file_range ok O_DIRECT inval O_TRUNC ok
/proc/self/timerslack_ns: open ok ftruncate ok ftruncate ok truncate ok fallocate notsupp punch notsupp F_SETFL inval readahead ok sync_file_range ok O_DIRECT inval O_TRUNC ok
/dev/null: open ok ftruncate inval ftruncate inval truncate inval fallocate nodev punch nodev F_SETFL inval readahead inval sync_file_range spipe O_DIRECT inval O_TRUNC ok
/dev/zero: open ok ftruncate inval ftruncate inval truncate inval fallocate nodev punch nodev F_SETFL inval readahead inval sync_file_range spipe O_DIRECT inval O_TRUNC ok
/proc/self/maps: open acces ftruncate badf ftruncate badf truncate acces fallocate badf punch badf F_SETFL badf readahead badf sync_file_range badf O_DIRECT inval O_TRUNC acces
/dev/shm/proc-nodes: open ok ftruncate ok ftruncate ok truncate ok fallocate ok punch ok F_SETFL ok readahead ok sync_file_range ok O_DIRECT ok O_TRUNC ok
*/
