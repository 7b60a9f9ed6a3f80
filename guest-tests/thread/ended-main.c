// What /proc shows of a process whose main thread has ended before another one: a zombie without memory and files.
// flags: -pthread
// qemu: no, its own threads are there
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int go[2], ready[2];
static pid_t process;

static const char *read_node(const char *name)
{
    static char path[80], text[4096];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
    int fd = open(path, O_RDONLY);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    if (n < 0)
        return strerror(errno);
    close(fd);
    text[n] = 0;
    return text;
}

static char state(const char *name)
{
    const char *after = strrchr(read_node(name), ')');
    return after ? after[2] : '?';
}

static const char *line(const char *text, const char *name)
{
    static char copy[100];
    const char *at = strstr(text, name);
    snprintf(copy, sizeof copy, "%.*s", at ? (int)strcspn(at, "\n") : 4, at ? at : "none");
    for (char *c = copy; *c; c++)
        *c = *c == '\t' ? ' ' : *c;
    return copy;
}

static int entries(const char *name)
{
    char path[80];
    int n = 0;
    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
    DIR *d = opendir(path);
    if (!d)
        return -errno;
    for (struct dirent *e; (e = readdir(d));)
        n += e->d_name[0] != '.';
    closedir(d);
    return n;
}

static const char *link_of(const char *name)
{
    static char path[80], target[200];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
    ssize_t n = readlink(path, target, sizeof target - 1);
    return n < 0 ? strerror(errno) : "a path";
}

static void *remain(void *unused)
{
    char byte;
    (void)unused;
    must(write(ready[1], "x", 1), "write");
    must(read(go[0], &byte, 1), "read");
    _exit(3);
}

static void show(void)
{
    char name[60], copy[8];
    printf("state %c, of its task %c\n", state("stat"), (snprintf(name, sizeof name, "task/%d/stat", (int)process), state(name)));
    printf("%s\n", line(read_node("status"), "State"));
    printf("%s\n", line(read_node("status"), "Threads"));
    printf("%s\n", line(read_node("status"), "VmSize"));
    printf("%s\n", line(read_node("status"), "FDSize"));
    printf("tasks %d, files %d\n", entries("task"), entries("fd"));
    printf("smaps '%s'\n", read_node("smaps"));
    printf("maps '%s'\n", read_node("maps"));
    printf("cmdline '%s'\n", read_node("cmdline"));
    printf("exe %s, cwd %s\n", link_of("exe"), link_of("cwd"));
    struct iovec mine = {copy, 1}, theirs = {name, 1};
    CHECK(process_vm_readv(process, &mine, 1, &theirs, 1, 0) == -1 && errno == ESRCH);
}

int main(void)
{
    char byte;
    int status;
    must(pipe(go) || pipe(ready) ? -1 : 0, "pipe");
    process = fork();
    if (!process) {
        pthread_t t;
        pthread_create(&t, NULL, remain, NULL);
        syscall(SYS_exit, 0L);
    }
    must(read(ready[0], &byte, 1), "read");
    while (state("stat") != 'Z')
        usleep(1000);
    show();
    must(write(go[1], "x", 1), "write");
    waitpid(process, &status, 0);
    printf("status %d\n", WEXITSTATUS(status));
    return 0;
}

/* stdout:
state Z, of its task Z
State: Z (zombie)
Threads: 2
none
FDSize: 0
tasks 2, files 0
smaps ''
maps ''
cmdline ''
exe No such file or directory, cwd No such file or directory
yes process_vm_readv(process, &mine, 1, &theirs, 1, 0) == -1 && errno == ESRCH
status 3
*/
