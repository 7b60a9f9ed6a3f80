// F_SEAL_FUTURE_WRITE leaves the shared mappings that are there writable, whether their pages were used or not; F_SEAL_WRITE is refused
// then.
// except: sparc64, the first half of the word is zero
// qemu: no, it waits for ever on most machines
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <signal.h>
#include <unistd.h>
#include "check.h"

#ifndef F_SEAL_FUTURE_WRITE
#define F_SEAL_FUTURE_WRITE 16
#endif

int main(void)
{
    long page = sysconf(_SC_PAGESIZE);
    int fd = must(memfd_create("sealed", MFD_ALLOW_SEALING), "memfd_create");

    ftruncate(fd, 4 * page);
    char *m = mmap(NULL, 4 * page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);

    m[0] = 'u';
    CHECK(fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == -1 && errno == EBUSY);
    CHECK(fcntl(fd, F_ADD_SEALS, F_SEAL_FUTURE_WRITE | F_SEAL_GROW) == 0);
    CHECK(fcntl(fd, F_GET_SEALS) == (F_SEAL_FUTURE_WRITE | F_SEAL_GROW));
    m[0] = 'v';
    m[page] = 'w';
    pid_t pid = fork();

    if (!pid) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        m[page + 1] = 'c';
        raise(SIGSTOP);
        _exit(0);
    }
    waitpid(pid, NULL, 0);
    long word = 0x78787878;

    CHECK(ptrace(PTRACE_POKEDATA, pid, m + 2 * page, (void *)word) == 0);
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    char bytes[4] = {0};

    pread(fd, bytes, 1, 0);
    pread(fd, bytes + 1, 2, page);
    pread(fd, bytes + 3, 1, 2 * page);
    printf("%.4s\n", bytes);
    CHECK(write(fd, "x", 1) == -1 && errno == EPERM);
    CHECK(pwrite(fd, "x", 1, 0) == -1 && errno == EPERM);
    CHECK(fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, page) == -1 && errno == EPERM);
    CHECK(mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EPERM);
    char *r = mmap(NULL, page, PROT_READ, MAP_SHARED, fd, 0), *p = mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);

    CHECK(mprotect(r, page, PROT_READ | PROT_WRITE) == -1 && errno == EACCES);
    p[0] = 'p';
    printf("%c %c\n", r[0], p[0]);
    CHECK(ftruncate(fd, 5 * page) == -1 && errno == EPERM);
    CHECK(ftruncate(fd, page) == 0);
    munmap(m, 4 * page);
    munmap(r, page);
    CHECK(fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == 0);
    CHECK(fcntl(fd, F_ADD_SEALS, F_SEAL_SEAL) == 0);
    CHECK(fcntl(fd, F_ADD_SEALS, F_SEAL_FUTURE_WRITE) == -1 && errno == EPERM);
    return 0;
}

/* stdout:
yes fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == -1 && errno == EBUSY
yes fcntl(fd, F_ADD_SEALS, F_SEAL_FUTURE_WRITE | F_SEAL_GROW) == 0
yes fcntl(fd, F_GET_SEALS) == (F_SEAL_FUTURE_WRITE | F_SEAL_GROW)
yes ptrace(PTRACE_POKEDATA, pid, m + 2 * page, (void *)word) == 0
vwcx
yes write(fd, "x", 1) == -1 && errno == EPERM
yes pwrite(fd, "x", 1, 0) == -1 && errno == EPERM
yes fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, page) == -1 && errno == EPERM
yes mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EPERM
yes mprotect(r, page, PROT_READ | PROT_WRITE) == -1 && errno == EACCES
v p
yes ftruncate(fd, 5 * page) == -1 && errno == EPERM
yes ftruncate(fd, page) == 0
yes fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == 0
yes fcntl(fd, F_ADD_SEALS, F_SEAL_SEAL) == 0
yes fcntl(fd, F_ADD_SEALS, F_SEAL_FUTURE_WRITE) == -1 && errno == EPERM
*/
