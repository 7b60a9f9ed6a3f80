// /proc/PID/mem: reads and writes memory of any protection, of this process and of others; where it ends; which memory it keeps.
// qemu: no, it is the host's process
#define _FILE_OFFSET_BITS 64
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { PAGE = 65536 }; // a multiple of the page sizes of all machines
static int mem;
static volatile int variable = 5;

static off_t at(const volatile void *p)
{
    return (off_t)(uintptr_t)p;
}

static char *map(int prot, int flags, int fd)
{
    char *p = mmap(NULL, 3 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    munmap(p + 2 * PAGE, PAGE); // what is after the mapping is not mapped
    return mmap(p, 2 * PAGE, prot, flags | MAP_FIXED, fd, 0);
}

static void own(void)
{
    int w = 9, r = 0;
    CHECK(pwrite(mem, &w, sizeof w, at(&variable)) == sizeof w && variable == 9);
    CHECK(pread(mem, &r, sizeof r, at(&variable)) == sizeof r && r == 9);
    CHECK(lseek(mem, at(&variable), SEEK_SET) == at(&variable));
    CHECK(read(mem, &r, 1) == 1 && lseek(mem, 0, SEEK_CUR) == at(&variable) + 1);
    CHECK(lseek(mem, -1, SEEK_CUR) == at(&variable));
    w = 11;
    CHECK(write(mem, &w, sizeof w) == sizeof w && variable == 11);
    CHECK(lseek(mem, 0, SEEK_END) == -1 && errno == EINVAL);
    CHECK(pread(mem, &r, sizeof r, 8) == -1 && errno == EIO);
    CHECK(pwrite(mem, &r, sizeof r, 8) == -1 && errno == EIO);
    CHECK(pread(mem, &r, 0, 8) == 0);
    CHECK(pread(mem, (void *)8, 4, at(&variable)) == -1 && errno == EFAULT);
    CHECK(pwrite(mem, (void *)8, 4, at(&variable)) == -1 && errno == EFAULT);
}

static void protections(void)
{
    char r[8] = "", *p = map(PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1);
    CHECK(pwrite(mem, "read", 4, at(p)) == 4 && !memcmp(p, "read", 4));
    p = map(PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1);
    CHECK(pwrite(mem, "none", 4, at(p)) == 4);
    CHECK(pread(mem, r, 4, at(p)) == 4 && !memcmp(r, "none", 4));
    CHECK(pwrite(mem, "12345678", 8, at(p) + 2 * PAGE - 4) == 4);
    CHECK(pread(mem, r, 8, at(p) + 2 * PAGE - 4) == 4 && !memcmp(r, "1234", 4));
    CHECK(mprotect(p, PAGE, PROT_READ) == 0 && !memcmp(p, "none", 4));
    p = map(PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1);
    CHECK(pwrite(mem, "x", 1, at(p)) == -1 && errno == EIO);
    CHECK(pread(mem, r, 1, at(p)) == 1 && r[0] == 0);
    p = map(PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1);
    CHECK(pwrite(mem, "x", 1, at(p)) == 1 && *p == 'x');
}

static void files(void)
{
    char name[] = "./memXXXXXX", r[4] = "", *p;
    int fd = mkstemp(name);
    must(write(fd, "contents", 8), "write");
    p = map(PROT_READ, MAP_PRIVATE, fd);
    CHECK(pwrite(mem, "C", 1, at(p)) == 1 && *p == 'C');
    CHECK(pread(fd, r, 1, 0) == 1 && *r == 'c');
    CHECK(pread(mem, r, 1, at(p) + PAGE) == -1 && errno == EIO); // beyond the end of the file
    p = map(PROT_READ, MAP_SHARED, fd);
    CHECK(pwrite(mem, "C", 1, at(p)) == -1 && errno == EIO);
    p = map(PROT_READ | PROT_WRITE, MAP_SHARED, fd);
    CHECK(pwrite(mem, "S", 1, at(p)) == 1 && *p == 'S');
    CHECK(pread(fd, r, 1, 0) == 1 && *r == 'S');
    unlink(name);
    close(fd);
}

static void execute_itself(char *name)
{
    char *const again[] = {name, "again", NULL};
    execv(name, again);
    _exit(1);
}

// A file that was opened before an execve, or the end of the process, has none of the new program's memory.
static void others(char *name)
{
    char path[40], r[4] = "";
    int w = 3, status, go[2];
    must(pipe(go), "pipe");
    pid_t child = fork();
    if (!child) {
        char byte;
        while (variable != 3)
            usleep(1000);
        must(read(go[0], &byte, 1), "read");
        execute_itself(name);
    }
    snprintf(path, sizeof path, "/proc/%d/mem", (int)child);
    int fd = open(path, O_RDWR), other;
    CHECK(fd >= 0 && pwrite(fd, &w, sizeof w, at(&variable)) == sizeof w && variable == 11);
    must(write(go[1], "x", 1), "write");
    waitpid(child, &status, WUNTRACED);
    CHECK(WIFSTOPPED(status)); // by the new program
    CHECK(pread(fd, r, 1, at(&variable)) == 0);
    CHECK(pwrite(fd, "x", 1, at(&variable)) == 0);
    CHECK(pread(fd, r, 1, 8) == 0);
    CHECK((other = open(path, O_RDONLY)) >= 0);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    CHECK(pread(other, r, 1, 8) == 0);
    CHECK(open(path, O_RDONLY) == -1 && errno == ENOENT);
    close(fd);
    close(other);
}

// The memory of a process that has forked is its own, and one of the same memory is both.
static void children(void)
{
    int w = 21, status;
    pid_t child = fork();
    if (!child)
        _exit(pwrite(mem, &w, sizeof w, at(&variable)) == sizeof w && variable == 11);
    waitpid(child, &status, 0);
    CHECK(WEXITSTATUS(status) == 1 && variable == 21); // it wrote its parent's
    child = vfork();
    if (!child) {
        int own = open("/proc/self/mem", O_RDWR);
        _exit(own >= 0 && pwrite(own, &w, sizeof w, at(&variable)) == sizeof w);
    }
    waitpid(child, &status, 0);
    CHECK(WEXITSTATUS(status) == 1);
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        raise(SIGSTOP);
        return 0;
    }
    mem = open("/proc/self/mem", O_RDWR);
    CHECK(mem >= 0);
    own();
    protections();
    files();
    others(argv[0]);
    children();
    return 0;
}

/* stdout:
yes mem >= 0
yes pwrite(mem, &w, sizeof w, at(&variable)) == sizeof w && variable == 9
yes pread(mem, &r, sizeof r, at(&variable)) == sizeof r && r == 9
yes lseek(mem, at(&variable), SEEK_SET) == at(&variable)
yes read(mem, &r, 1) == 1 && lseek(mem, 0, SEEK_CUR) == at(&variable) + 1
yes lseek(mem, -1, SEEK_CUR) == at(&variable)
yes write(mem, &w, sizeof w) == sizeof w && variable == 11
yes lseek(mem, 0, SEEK_END) == -1 && errno == EINVAL
yes pread(mem, &r, sizeof r, 8) == -1 && errno == EIO
yes pwrite(mem, &r, sizeof r, 8) == -1 && errno == EIO
yes pread(mem, &r, 0, 8) == 0
yes pread(mem, (void *)8, 4, at(&variable)) == -1 && errno == EFAULT
yes pwrite(mem, (void *)8, 4, at(&variable)) == -1 && errno == EFAULT
yes pwrite(mem, "read", 4, at(p)) == 4 && !memcmp(p, "read", 4)
yes pwrite(mem, "none", 4, at(p)) == 4
yes pread(mem, r, 4, at(p)) == 4 && !memcmp(r, "none", 4)
yes pwrite(mem, "12345678", 8, at(p) + 2 * PAGE - 4) == 4
yes pread(mem, r, 8, at(p) + 2 * PAGE - 4) == 4 && !memcmp(r, "1234", 4)
yes mprotect(p, PAGE, PROT_READ) == 0 && !memcmp(p, "none", 4)
yes pwrite(mem, "x", 1, at(p)) == -1 && errno == EIO
yes pread(mem, r, 1, at(p)) == 1 && r[0] == 0
yes pwrite(mem, "x", 1, at(p)) == 1 && *p == 'x'
yes pwrite(mem, "C", 1, at(p)) == 1 && *p == 'C'
yes pread(fd, r, 1, 0) == 1 && *r == 'c'
yes pread(mem, r, 1, at(p) + PAGE) == -1 && errno == EIO
yes pwrite(mem, "C", 1, at(p)) == -1 && errno == EIO
yes pwrite(mem, "S", 1, at(p)) == 1 && *p == 'S'
yes pread(fd, r, 1, 0) == 1 && *r == 'S'
yes fd >= 0 && pwrite(fd, &w, sizeof w, at(&variable)) == sizeof w && variable == 11
yes WIFSTOPPED(status)
yes pread(fd, r, 1, at(&variable)) == 0
yes pwrite(fd, "x", 1, at(&variable)) == 0
yes pread(fd, r, 1, 8) == 0
yes (other = open(path, O_RDONLY)) >= 0
yes WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL
yes pread(other, r, 1, 8) == 0
yes open(path, O_RDONLY) == -1 && errno == ENOENT
yes WEXITSTATUS(status) == 1 && variable == 21
yes WEXITSTATUS(status) == 1
*/
