// What /proc says of the system as a whole, and its settings: what can be written, and what it does. /proc/self/mountinfo and /proc/mounts.
// qemu: no, it shows the host's files
// native: no, precis' own figures
// root: settings, mounts
#include <ctype.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include "answers.h"

static char text[65536];

static const char *get(const char *path)
{
    int fd = open(path, O_RDONLY);
    long n = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
    text[n > 0 ? n : 0] = 0;
    close(fd);
    return text;
}

static int put(const char *path, const char *value)
{
    int fd = open(path, O_WRONLY);
    long n = fd < 0 ? -1 : write(fd, value, strlen(value));
    int error = n < 0 ? -errno : n == (long)strlen(value) ? 0 : 1;
    close(fd);
    return error;
}

static void set(const char *path, const char *value)
{
    int result = put(path, value);
    printf("%s: %s, now %s", value, result ? strerrorname_np(-result) : "ok", get(path));
}

static void random_files(void)
{
    char first[64];
    strcpy(first, get("/proc/sys/kernel/random/uuid"));
    get("/proc/sys/kernel/random/uuid");
    CHECK(strcmp(first, text) != 0 && strlen(first) == 37 && strlen(text) == 37);
    for (int i = 0; i < 37; i++)
        text[i] = i == 14 || i == 19 ? (strchr(i == 14 ? "4" : "89ab", first[i]) ? '4' : '?') : isxdigit((unsigned char)first[i]) ? 'x' : first[i];
    printf("%s", text);
}

static void figures(void)
{
    static const char *const constant[] = {"version", "sys/kernel/osrelease", "sys/kernel/ostype", "sys/kernel/version", "devices", "partitions",
                                           "filesystems"};
    for (unsigned i = 0; i < sizeof constant / sizeof *constant; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%s", constant[i]);
        printf("%s:\n%s", constant[i], get(path));
    }
    long total, free_memory, available, used;
    get("/proc/meminfo");
    CHECK(sscanf(text, "MemTotal: %ld kB MemFree: %ld kB MemAvailable: %ld", &total, &free_memory, &available) == 3);
    CHECK(sscanf(strstr(text, "Committed_AS:"), "Committed_AS: %ld", &used) == 1 && used > 100 && used < 20000);
    CHECK(total - free_memory == used && available == free_memory && strstr(text, "\nSwapFree:              0 kB\n"));
    long limit;
    CHECK(sscanf(strstr(text, "CommitLimit:"), "CommitLimit: %ld", &limit) == 1 && limit == total / 2);
    static volatile char more[1 << 20];
    for (unsigned i = 0; i < sizeof more; i += 1024)
        more[i] = 1;
    long now;
    get("/proc/meminfo");
    CHECK(sscanf(strstr(text, "Committed_AS:"), "Committed_AS: %ld", &now) == 1 && now >= used + 900 && now < used + 1150);
    char expected[64];
    snprintf(expected, sizeof expected, "0.00 0.00 0.00 1/1 %d\n", getpid());
    CHECK(strcmp(get("/proc/loadavg"), expected) == 0);
    fflush(stdout);
    pid_t child = fork();
    if (!child)
        for (;;)
            pause();
    snprintf(expected, sizeof expected, "0.00 0.00 0.00 1/2 %d\n", child);
    CHECK(strcmp(get("/proc/loadavg"), expected) == 0);
    kill(child, SIGKILL);
    wait(NULL);
    CHECK(strlen(get("/proc/cpuinfo")) > 20 && strstr(text, "\n"));
}

static void settings(void)
{
    printf("suid_dumpable %s", get("/proc/sys/fs/suid_dumpable"));
    set("/proc/sys/fs/suid_dumpable", "3");
    set("/proc/sys/fs/suid_dumpable", "-1");
    set("/proc/sys/fs/suid_dumpable", "2");
    fflush(stdout);
    if (!fork()) {
        must(setresuid(5, 5, 5), "setresuid");
        SHOW(prctl(PR_GET_DUMPABLE));
        CHECK(put("/proc/sys/fs/suid_dumpable", "1") == -EACCES);
        CHECK(open("/proc/sys/fs/nr_open", O_RDONLY) >= 0);
        fflush(stdout);
        _exit(0);
    }
    wait(NULL);
    set("/proc/sys/fs/suid_dumpable", "0\n");
    printf("lease-break-time %s", get("/proc/sys/fs/lease-break-time"));
    set("/proc/sys/fs/lease-break-time", "7");
    set("/proc/sys/fs/lease-break-time", "-7");
    set("/proc/sys/fs/lease-break-time", "2147483647");
    set("/proc/sys/fs/lease-break-time", "2147483648");
    set("/proc/sys/fs/lease-break-time", "x");
    set("/proc/sys/fs/lease-break-time", "45");
    printf("nr_open %s", get("/proc/sys/fs/nr_open"));
    set("/proc/sys/fs/nr_open", "63");
    set("/proc/sys/fs/nr_open", "2147483584");
    set("/proc/sys/fs/nr_open", "2147483585");
    set("/proc/sys/fs/nr_open", "64");
    struct rlimit most = {64, 64};
    SHOW(setrlimit(RLIMIT_NOFILE, &most));
    most.rlim_cur = most.rlim_max = 65;
    SHOW(setrlimit(RLIMIT_NOFILE, &most));
    set("/proc/sys/fs/nr_open", "1048576");
}

static void mounts(void)
{
    char folder[] = "/tmp/mount lists.XXXXXX", *line, name[64];
    must(mkdtemp(folder) ? 0 : -1, "mkdtemp");
    SHOW(mount("a source\\of it", folder, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOATIME, "mode=700,uid=3,gid=4,nr_inodes=5"));
    struct stat st;
    must(stat(folder, &st), "stat");
    printf("%o %d %d\n", st.st_mode, (int)st.st_uid, (int)st.st_gid);
    for (int i = 0; i < 6; i++) {
        snprintf(name, sizeof name, "%s/%d", folder, i);
        int fd = open(name, O_CREAT | O_WRONLY, 0600);
        printf("%s ", fd < 0 ? strerrorname_np(errno) : "ok");
        close(fd);
    }
    printf("\n");
    get("/proc/self/mounts");
    line = strstr(text, "a\\040source");
    printf("%.*s%.*s\n", (int)strcspn(line, " "), line, (int)strcspn(strstr(line, " tmpfs"), "\n"), strstr(line, " tmpfs"));
    get("/proc/self/mountinfo");
    int id, parent, major, minor, root_id;
    char root[32], at[64], rest[200];
    CHECK(sscanf(text, "%d", &root_id) == 1);
    line = strstr(text, "mount\\040lists");
    CHECK(line != NULL);
    while (line > text && line[-1] != '\n')
        line--;
    CHECK(sscanf(line, "%d %d %d:%d %31s %63s %199[^\n]", &id, &parent, &major, &minor, root, at, rest) == 7);
    CHECK(parent == root_id && id != parent && (unsigned)major == (unsigned)(st.st_dev >> 8 & 0xfff) && (unsigned)minor == (unsigned)(st.st_dev & 0xff));
    printf("%s %.20s %s\n", root, at, rest);
    SHOW(mount("none", folder, NULL, MS_UNBINDABLE, NULL));
    get("/proc/self/mountinfo");
    line = strstr(text, "mount\\040lists");
    printf("%.*s\n", (int)strcspn(strchr(line, ' '), "\n"), strchr(line, ' '));
    SHOW(mount(folder, "/tmp", NULL, MS_BIND, NULL));
    SHOW(mount("none", folder, NULL, MS_PRIVATE, NULL));
    SHOW(mount("none", folder, NULL, MS_REMOUNT | MS_RDONLY | MS_NODIRATIME | MS_NOEXEC, "uid=5"));
    get("/proc/self/mountinfo");
    line = strstr(text, "mount\\040lists");
    printf("%.*s\n", (int)strcspn(strchr(line, ' '), "\n"), strchr(line, ' '));
    SHOW(umount2(folder, UMOUNT_NOFOLLOW));
    static const char *const bad[] = {"uid=x", "gid=-1", "mode=9", "nr_inodes=x", "size=-1", "none=3", "size", "mode=700,,"};
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        printf("%s: %s\n", bad[i], mount("none", folder, "tmpfs", 0, bad[i]) ? strerrorname_np(errno) : "ok");
        umount(folder);
    }
    rmdir(folder);
}

int main(void)
{
    random_files();
    figures();
    settings();
    mounts();
}

/* stdout:
yes strcmp(first, text) != 0 && strlen(first) == 37 && strlen(text) == 37
xxxxxxxx-xxxx-4xxx-4xxx-xxxxxxxxxxxx
version:
Linux version 6.1.0 (precis) #1 SMP 2023-11-14
sys/kernel/osrelease:
6.1.0
sys/kernel/ostype:
Linux
sys/kernel/version:
#1 SMP 2023-11-14
devices:
Character devices:
  1 mem
  5 /dev/tty
  5 /dev/ptmx
136 pts

Block devices:
  8 sd
partitions:
major minor  #blocks  name

filesystems:
nodev	sysfs
nodev	tmpfs
nodev	proc
nodev	devtmpfs
nodev	devpts
	ext4
yes sscanf(text, "MemTotal: %ld kB MemFree: %ld kB MemAvailable: %ld", &total, &free_memory, &available) == 3
yes sscanf(strstr(text, "Committed_AS:"), "Committed_AS: %ld", &used) == 1 && used > 100 && used < 20000
yes total - free_memory == used && available == free_memory && strstr(text, "\nSwapFree:              0 kB\n")
yes sscanf(strstr(text, "CommitLimit:"), "CommitLimit: %ld", &limit) == 1 && limit == total / 2
yes sscanf(strstr(text, "Committed_AS:"), "Committed_AS: %ld", &now) == 1 && now >= used + 900 && now < used + 1150
yes strcmp(get("/proc/loadavg"), expected) == 0
yes strcmp(get("/proc/loadavg"), expected) == 0
yes strlen(get("/proc/cpuinfo")) > 20 && strstr(text, "\n")
suid_dumpable 0
3: EINVAL, now 0
-1: EINVAL, now 0
2: ok, now 2
prctl(PR_GET_DUMPABLE) = 2
yes put("/proc/sys/fs/suid_dumpable", "1") == -EACCES
yes open("/proc/sys/fs/nr_open", O_RDONLY) >= 0
0
: ok, now 0
lease-break-time 45
7: ok, now 7
-7: EINVAL, now 7
2147483647: ok, now 2147483647
2147483648: EINVAL, now 2147483647
x: EINVAL, now 2147483647
45: ok, now 45
nr_open 1048576
63: EINVAL, now 1048576
2147483584: ok, now 2147483584
2147483585: EINVAL, now 2147483584
64: ok, now 64
setrlimit(RLIMIT_NOFILE, &most) = 0
setrlimit(RLIMIT_NOFILE, &most): EPERM
1048576: ok, now 1048576
mount("a source\\of it", folder, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOATIME, "mode=700,uid=3,gid=4,nr_inodes=5") = 0
40700 3 4
ok ok ok ok ENOSPC ENOSPC 
a\040source\134of\040it tmpfs rw,nosuid,nodev,noatime 0 0
yes sscanf(text, "%d", &root_id) == 1
yes line != NULL
yes sscanf(line, "%d %d %d:%d %31s %63s %199[^\n]", &id, &parent, &major, &minor, root, at, rest) == 7
yes parent == root_id && id != parent && (unsigned)major == (unsigned)(st.st_dev >> 8 & 0xfff) && (unsigned)minor == (unsigned)(st.st_dev & 0xff)
/ /tmp/mount\040lists. rw,nosuid,nodev,noatime - tmpfs a\040source\134of\040it rw
mount("none", folder, NULL, MS_UNBINDABLE, NULL) = 0
 rw,nosuid,nodev,noatime unbindable - tmpfs a\040source\134of\040it rw
mount(folder, "/tmp", NULL, MS_BIND, NULL): EINVAL
mount("none", folder, NULL, MS_PRIVATE, NULL) = 0
mount("none", folder, NULL, MS_REMOUNT | MS_RDONLY | MS_NODIRATIME | MS_NOEXEC, "uid=5") = 0
 ro,noexec,nodiratime,relatime - tmpfs a\040source\134of\040it ro
umount2(folder, UMOUNT_NOFOLLOW) = 0
uid=x: EINVAL
gid=-1: EINVAL
mode=9: EINVAL
nr_inodes=x: EINVAL
size=-1: EINVAL
none=3: EINVAL
size: EINVAL
mode=700,,: ok
*/
