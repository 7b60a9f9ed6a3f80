// The files of /proc that can be written: what they take, what they then contain, who may write them.
// root: files of user 0
// qemu: no, it writes the host's files
#include <fcntl.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include "answers.h"

static char text[4096];

static const char *contents(const char *path)
{
    int fd = open(path, O_RDONLY);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    close(fd);
    text[n < 0 ? 0 : n] = 0;
    if (n > 0 && text[n - 1] == '\n')
        text[n - 1] = 0;
    return n < 0 ? strerrorname_np(errno) : text;
}

static void put(const char *path, const char *what)
{
    int fd = open(path, O_WRONLY), opened = errno;
    errno = 0;
    long n = fd < 0 ? -1 : write(fd, what, strlen(what));
    printf("%s <- '%.20s': ", path, strcspn(what, "\n") < strlen(what) ? "line" : what);
    printf(n < 0 ? "%s" : "%s%ld", n < 0 ? strerrorname_np(fd < 0 ? opened : errno) : "", n);
    printf(", now '%s'\n", contents(path));
    close(fd);
}

static void own(void)
{
    char name[17] = "";
    put("/proc/self/comm", "short");
    put("/proc/self/comm", "more than fifteen characters");
    prctl(PR_GET_NAME, name);
    printf("name '%s'\n", name);
    put("/proc/self/comm", "");
    put("/proc/self/oom_score_adj", "500");
    put("/proc/self/oom_score_adj", "1000\n");
    put("/proc/self/oom_score_adj", "1001");
    put("/proc/self/oom_score_adj", "-1001");
    put("/proc/self/oom_score_adj", "-1000");
    put("/proc/self/oom_score_adj", "x");
    put("/proc/self/oom_score_adj", "");
    put("/proc/self/oom_score_adj", "0x10");
    put("/proc/self/coredump_filter", "0x1");
    put("/proc/self/coredump_filter", "511");
    put("/proc/self/coredump_filter", "nonsense");
    put("/proc/self/timerslack_ns", "1234");
    printf("slack %d\n", prctl(PR_GET_TIMERSLACK));
    put("/proc/self/timerslack_ns", "0");
    put("/proc/self/timerslack_ns", "x");
    int fd = open("/proc/self/status", O_WRONLY);
    SHOW(write(fd, "x", 1));
    SHOW(write(fd, "", 0));
    close(fd);
    put("/proc/sys/kernel/msg_next_id", "");
}

static void at_an_offset(void)
{
    int fd = open("/proc/self/comm", O_RDWR);
    SHOW(write(fd, "abc", 3));
    SHOW(write(fd, "defghi", 6));
    SHOW(write(fd, no_access(), 3));
    printf("  %s\n", contents("/proc/self/comm"));
    SHOW(lseek(fd, 0, SEEK_SET));
    SHOW(read(fd, text, 4));
    SHOW(ftruncate(fd, 0) == 0 || errno == EINVAL);
    close(fd);
    fd = open("/proc/self/comm", O_RDONLY);
    SHOW(write(fd, "abc", 3));
    close(fd);
}

static void of_others(void)
{
    pid_t child = fork();
    if (!child) {
        must(setresgid(1001, 1001, 1001), "setresgid");
        must(setresuid(1001, 1001, 1001), "setresuid");
        prctl(PR_SET_DUMPABLE, 1);
        put("/proc/self/comm", "user's");
        put("/proc/self/oom_score_adj", "20");
        put("/proc/self/oom_score_adj", "10");
        SHOW(open("/proc/1/comm", O_WRONLY));
        SHOW(open("/proc/sys/kernel/hostname", O_WRONLY));
        put("/proc/sys/fs/nr_open", "1000");
        fflush(stdout);
        _exit(0);
    }
    waitpid(child, NULL, 0);
    child = fork();
    if (!child) {
        pause();
        _exit(0);
    }
    char path[60];
    snprintf(path, sizeof path, "/proc/%d/oom_score_adj", child);
    int fd = open(path, O_WRONLY);
    SHOW(write(fd, "300", 3));
    printf("  %s, own %s\n", strdup(contents(path)), strdup(contents("/proc/self/oom_score_adj")));
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    SHOW(write(fd, "200", 3));
}

int main(void)
{
    struct __user_cap_header_struct h = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct sets[2];
    must(call(capget, &h, sets), "capget");
    sets[0].effective &= ~(1u << CAP_SYS_RESOURCE);
    sets[0].permitted &= ~(1u << CAP_SYS_RESOURCE);
    must(call(capset, &h, sets), "capset");
    own();
    at_an_offset();
    of_others();
}

/* stdout:
/proc/self/comm <- 'short': 5, now 'short'
/proc/self/comm <- 'more than fifteen ch': 28, now 'more than fifte'
name 'more than fifte'
/proc/self/comm <- '': 0, now ''
/proc/self/oom_score_adj <- '500': 3, now '500'
/proc/self/oom_score_adj <- 'line': 5, now '1000'
/proc/self/oom_score_adj <- '1001': EINVAL, now '1000'
/proc/self/oom_score_adj <- '-1001': EINVAL, now '1000'
/proc/self/oom_score_adj <- '-1000': EACCES, now '1000'
/proc/self/oom_score_adj <- 'x': EINVAL, now '1000'
/proc/self/oom_score_adj <- '': EINVAL, now '1000'
/proc/self/oom_score_adj <- '0x10': 4, now '16'
/proc/self/coredump_filter <- '0x1': 3, now '00000001'
/proc/self/coredump_filter <- '511': 3, now '000001ff'
/proc/self/coredump_filter <- 'nonsense': EINVAL, now '000001ff'
/proc/self/timerslack_ns <- '1234': 4, now '1234'
slack 1234
/proc/self/timerslack_ns <- '0': 1, now '50000'
/proc/self/timerslack_ns <- 'x': EINVAL, now '50000'
write(fd, "x", 1): EINVAL
write(fd, "", 0): EINVAL
/proc/sys/kernel/msg_next_id <- '': 0, now '-1'
write(fd, "abc", 3) = 3
write(fd, "defghi", 6) = 6
write(fd, no_access(), 3): EFAULT
  defghi
lseek(fd, 0, SEEK_SET) = 0
read(fd, text, 4) = 4
ftruncate(fd, 0) == 0 || errno == EINVAL = 1
write(fd, "abc", 3): EBADF
/proc/self/comm <- 'user's': 6, now 'user's'
/proc/self/oom_score_adj <- '20': 2, now '20'
/proc/self/oom_score_adj <- '10': 2, now '10'
open("/proc/1/comm", O_WRONLY): EACCES
open("/proc/sys/kernel/hostname", O_WRONLY): EACCES
/proc/sys/fs/nr_open <- '1000': EACCES, now '1048576'
/proc/self/comm <- 'short': 5, now 'short'
/proc/self/comm <- 'more than fifteen ch': 28, now 'more than fifte'
name 'more than fifte'
/proc/self/comm <- '': 0, now ''
/proc/self/oom_score_adj <- '500': 3, now '500'
/proc/self/oom_score_adj <- 'line': 5, now '1000'
/proc/self/oom_score_adj <- '1001': EINVAL, now '1000'
/proc/self/oom_score_adj <- '-1001': EINVAL, now '1000'
/proc/self/oom_score_adj <- '-1000': EACCES, now '1000'
/proc/self/oom_score_adj <- 'x': EINVAL, now '1000'
/proc/self/oom_score_adj <- '': EINVAL, now '1000'
/proc/self/oom_score_adj <- '0x10': 4, now '16'
/proc/self/coredump_filter <- '0x1': 3, now '00000001'
/proc/self/coredump_filter <- '511': 3, now '000001ff'
/proc/self/coredump_filter <- 'nonsense': EINVAL, now '000001ff'
/proc/self/timerslack_ns <- '1234': 4, now '1234'
slack 1234
/proc/self/timerslack_ns <- '0': 1, now '50000'
/proc/self/timerslack_ns <- 'x': EINVAL, now '50000'
write(fd, "x", 1): EINVAL
write(fd, "", 0): EINVAL
/proc/sys/kernel/msg_next_id <- '': 0, now '-1'
write(fd, "abc", 3) = 3
write(fd, "defghi", 6) = 6
write(fd, no_access(), 3): EFAULT
  defghi
lseek(fd, 0, SEEK_SET) = 0
read(fd, text, 4) = 4
ftruncate(fd, 0) == 0 || errno == EINVAL = 1
write(fd, "abc", 3): EBADF
write(fd, "300", 3) = 3
  300, own 16
write(fd, "200", 3): ESRCH
*/
