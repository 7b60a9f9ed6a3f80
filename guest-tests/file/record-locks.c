// Record locks that wait: F_SETLKW, deadlock, signals; what F_GETLK finds; locks of open file descriptions; flock and its errors.
// qemu: no, it has no locks of open file descriptions
#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>
#include "answers.h"

#ifdef SYS_fcntl64
#define FCNTL SYS_fcntl64
#else
#define FCNTL SYS_fcntl
#endif

static int fd, ready[2];

static long locks(int at, int command, int type, int whence, off_t start, off_t length)
{
    struct flock l = {.l_type = (short)type, .l_whence = (short)whence, .l_start = start, .l_len = length};
    return fcntl(at, command, &l);
}
#define LOCK(command, type, start, length) locks(fd, command, type, SEEK_SET, start, length)

/* What conflicts with a lock, seen by another process. */
static void find(int command, int type, off_t start, off_t length)
{
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        struct flock l = {.l_type = (short)type, .l_whence = SEEK_SET, .l_start = start, .l_len = length, .l_pid = 0};
        int mine = command == F_OFD_GETLK ? open("l", O_RDWR) : fd;
        long r = fcntl(mine, command, &l);
        printf("%s lock from %ld, %ld: %ld", type == F_WRLCK ? "write" : "read", (long)start, (long)length, r);
        if (l.l_type == F_UNLCK)
            printf(" nothing\n");
        else
            printf(" %s %d from %ld, %ld by %s\n", l.l_type == F_WRLCK ? "write" : "read", l.l_whence, (long)l.l_start, (long)l.l_len,
                   l.l_pid == getppid() ? "the parent" : l.l_pid == -1 ? "a description" : "another");
        fflush(stdout);
        _exit(0);
    }
    waitpid(child, NULL, 0);
}

static void ranges(void)
{
    SHOW(LOCK(F_SETLK, F_WRLCK, 10, 10));
    SHOW(LOCK(F_SETLK, F_RDLCK, 40, 10));
    find(F_GETLK, F_RDLCK, 0, 10);
    find(F_GETLK, F_RDLCK, 0, 11);
    find(F_GETLK, F_WRLCK, 19, 1);
    find(F_GETLK, F_WRLCK, 20, 20);
    find(F_GETLK, F_RDLCK, 40, 0);
    find(F_GETLK, F_WRLCK, 30, 0);
    find(F_GETLK, F_WRLCK, 50, 0);
    SHOW(LOCK(F_SETLK, F_RDLCK, 14, 2));
    find(F_GETLK, F_RDLCK, 0, 0);
    find(F_GETLK, F_WRLCK, 14, 1);
    find(F_GETLK, F_RDLCK, 15, 0);
    SHOW(LOCK(F_SETLK, F_WRLCK, 15, 0));
    find(F_GETLK, F_RDLCK, 1000, 1);
    SHOW(LOCK(F_SETLK, F_UNLCK, 12, 100));
    find(F_GETLK, F_WRLCK, 12, 100);
    find(F_GETLK, F_WRLCK, 12, 101);
    find(F_GETLK, F_WRLCK, 0, 0);
    SHOW(LOCK(F_SETLK, F_UNLCK, 0, 0));
    find(F_GETLK, F_WRLCK, 0, 0);
    must(lseek(fd, 100, SEEK_SET), "lseek");
    SHOW(locks(fd, F_SETLK, F_WRLCK, SEEK_CUR, 10, -5));
    find(F_GETLK, F_WRLCK, 0, 0);
    SHOW(locks(fd, F_SETLK, F_WRLCK, SEEK_END, -1, 2));
    find(F_GETLK, F_WRLCK, 110, 0);
    SHOW(LOCK(F_SETLK, F_UNLCK, 0, 0));
}

static void errors(void)
{
    int read_only = open("l", O_RDONLY), written = open("l", O_WRONLY), path = open("l", O_PATH);
    SHOW(locks(fd, F_SETLK, F_WRLCK, SEEK_SET, -1, 1));
    SHOW(locks(fd, F_SETLK, F_WRLCK, SEEK_SET, 5, -6));
    SHOW(locks(fd, F_SETLK, F_WRLCK, 3, 0, 1));
    SHOW(locks(fd, F_SETLK, 8, SEEK_SET, 0, 1));
    SHOW(locks(fd, F_GETLK, F_UNLCK, SEEK_SET, 0, 1));
    SHOW(locks(fd, F_GETLK, 9, SEEK_SET, 0, 1));
    SHOW(locks(read_only, F_SETLK, F_WRLCK, SEEK_SET, 0, 1));
    SHOW(locks(written, F_SETLK, F_RDLCK, SEEK_SET, 0, 1));
    SHOW(locks(path, F_SETLK, F_RDLCK, SEEK_SET, 0, 1));
    SHOW(locks(-1, F_SETLK, F_RDLCK, SEEK_SET, 0, 1));
    SHOW(syscall(FCNTL, fd, F_SETLK, no_access()));
    SHOW(syscall(FCNTL, fd, F_SETLKW, no_access()));
    SHOW(syscall(FCNTL, fd, F_GETLK, no_access()));
    SHOW(syscall(FCNTL, fd, F_OFD_SETLK, no_access()));
    struct flock of = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_pid = 1};
    SHOW(fcntl(fd, F_OFD_SETLK, &of));
    SHOW(fcntl(fd, F_OFD_GETLK, &of));
    SHOW(flock(fd, LOCK_SH));
    SHOW(flock(fd, LOCK_SH | LOCK_EX));
    SHOW(flock(fd, 0));
    SHOW(flock(fd, LOCK_NB));
    SHOW(flock(-1, LOCK_SH));
    SHOW(flock(path, LOCK_SH));
    SHOW(flock(read_only, LOCK_SH | LOCK_NB));
    SHOW(flock(read_only, LOCK_EX | LOCK_NB));
    SHOW(flock(fd, LOCK_UN));
    SHOW(flock(read_only, LOCK_EX | LOCK_NB));
    SHOW(flock(fd, LOCK_SH | LOCK_NB));
    close(read_only), close(written), close(path);
    SHOW(flock(fd, LOCK_SH | LOCK_NB));
    SHOW(flock(fd, LOCK_UN));
}

static void on_alarm(int sig)
{
    (void)sig;
}

static void tell(char c)
{
    must(write(ready[1], &c, 1), "write");
}

static void wait_for_child(void)
{
    char c;
    must(read(ready[0], &c, 1), "read");
    usleep(20000);
}

static int status_of(pid_t child)
{
    int status;
    waitpid(child, &status, 0);
    return WEXITSTATUS(status);
}

static void waiting(void)
{
    SHOW(LOCK(F_SETLKW, F_WRLCK, 0, 10));
    pid_t child = fork();
    if (!child) {
        tell('w');
        _exit(LOCK(F_SETLKW, F_WRLCK, 5, 10) ? errno : 50);
    }
    wait_for_child();
    SHOW(waitpid(child, NULL, WNOHANG));
    SHOW(LOCK(F_SETLK, F_UNLCK, 0, 6));
    usleep(5000);
    SHOW(waitpid(child, NULL, WNOHANG));
    SHOW(LOCK(F_SETLK, F_UNLCK, 6, 4));
    printf("  status %d\n", status_of(child));
    /* A signal ends the wait. */
    SHOW(LOCK(F_SETLKW, F_WRLCK, 0, 10));
    fflush(stdout);
    child = fork();
    if (!child) {
        struct sigaction sa = {.sa_handler = on_alarm};
        sigaction(SIGALRM, &sa, NULL);
        ualarm(5000, 0);
        SHOW(LOCK(F_SETLKW, F_RDLCK, 9, 1));
        ualarm(5000, 0);
        SHOW(flock(open("l", O_RDWR), LOCK_SH));
        fflush(stdout);
        _exit(0);
    }
    SHOW(flock(fd, LOCK_EX));
    printf("  status %d\n", status_of(child));
    SHOW(flock(fd, LOCK_UN));
    SHOW(LOCK(F_SETLK, F_UNLCK, 0, 0));
}

static void deadlock(void)
{
    SHOW(LOCK(F_SETLK, F_WRLCK, 0, 1));
    pid_t child = fork();
    if (!child) {
        if (LOCK(F_SETLK, F_WRLCK, 1, 1))
            _exit(1);
        tell('d');
        _exit(LOCK(F_SETLKW, F_WRLCK, 0, 1) ? errno : 51);
    }
    wait_for_child();
    SHOW(LOCK(F_SETLKW, F_WRLCK, 1, 1));
    SHOW(LOCK(F_SETLKW, F_RDLCK, 1, 1));
    SHOW(LOCK(F_SETLK, F_WRLCK, 1, 1));
    SHOW(LOCK(F_SETLK, F_UNLCK, 0, 1));
    printf("  status %d\n", status_of(child));
    SHOW(LOCK(F_SETLKW, F_WRLCK, 0, 2));
    SHOW(LOCK(F_SETLK, F_UNLCK, 0, 0));
}

static void descriptions(void)
{
    int other = open("l", O_RDWR), copy = dup(fd);
    SHOW(locks(fd, F_OFD_SETLK, F_WRLCK, SEEK_SET, 0, 10));
    SHOW(locks(copy, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10));
    SHOW(locks(other, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10));
    SHOW(locks(other, F_SETLK, F_WRLCK, SEEK_SET, 5, 10));
    find(F_OFD_GETLK, F_RDLCK, 0, 0);
    find(F_GETLK, F_RDLCK, 0, 0);
    SHOW(close(copy));
    SHOW(locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 14, 1));
    SHOW(locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 5));
    SHOW(locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 0, 5));
    pid_t child = fork();
    if (!child) {
        tell('o');
        _exit(locks(other, F_OFD_SETLKW, F_WRLCK, SEEK_SET, 10, 1) ? errno : 52);
    }
    wait_for_child();
    SHOW(locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 0));
    printf("  status %d\n", status_of(child));
    SHOW(locks(fd, F_OFD_SETLK, F_RDLCK, SEEK_SET, 10, 1));
    close(other);
    SHOW(locks(fd, F_OFD_SETLK, F_RDLCK, SEEK_SET, 10, 1));
}

int main(void)
{
    fd = (int)must(open("l", O_RDWR | O_CREAT, 0600), "open");
    must(ftruncate(fd, 120), "ftruncate");
    must(pipe(ready), "pipe");
    ranges();
    errors();
    waiting();
    deadlock();
    descriptions();
}

/* stdout:
LOCK(F_SETLK, F_WRLCK, 10, 10) = 0
LOCK(F_SETLK, F_RDLCK, 40, 10) = 0
read lock from 0, 10: 0 nothing
read lock from 0, 11: 0 write 0 from 10, 10 by the parent
write lock from 19, 1: 0 write 0 from 10, 10 by the parent
write lock from 20, 20: 0 nothing
read lock from 40, 0: 0 nothing
write lock from 30, 0: 0 read 0 from 40, 10 by the parent
write lock from 50, 0: 0 nothing
LOCK(F_SETLK, F_RDLCK, 14, 2) = 0
read lock from 0, 0: 0 write 0 from 10, 4 by the parent
write lock from 14, 1: 0 read 0 from 14, 2 by the parent
read lock from 15, 0: 0 write 0 from 16, 4 by the parent
LOCK(F_SETLK, F_WRLCK, 15, 0) = 0
read lock from 1000, 1: 0 write 0 from 15, 0 by the parent
LOCK(F_SETLK, F_UNLCK, 12, 100) = 0
write lock from 12, 100: 0 nothing
write lock from 12, 101: 0 write 0 from 112, 0 by the parent
write lock from 0, 0: 0 write 0 from 10, 2 by the parent
LOCK(F_SETLK, F_UNLCK, 0, 0) = 0
write lock from 0, 0: 0 nothing
locks(fd, F_SETLK, F_WRLCK, SEEK_CUR, 10, -5) = 0
write lock from 0, 0: 0 write 0 from 105, 5 by the parent
locks(fd, F_SETLK, F_WRLCK, SEEK_END, -1, 2) = 0
write lock from 110, 0: 0 write 0 from 119, 2 by the parent
LOCK(F_SETLK, F_UNLCK, 0, 0) = 0
locks(fd, F_SETLK, F_WRLCK, SEEK_SET, -1, 1): EINVAL
locks(fd, F_SETLK, F_WRLCK, SEEK_SET, 5, -6): EINVAL
locks(fd, F_SETLK, F_WRLCK, 3, 0, 1): EINVAL
locks(fd, F_SETLK, 8, SEEK_SET, 0, 1): EINVAL
locks(fd, F_GETLK, F_UNLCK, SEEK_SET, 0, 1): EINVAL
locks(fd, F_GETLK, 9, SEEK_SET, 0, 1): EINVAL
locks(read_only, F_SETLK, F_WRLCK, SEEK_SET, 0, 1): EBADF
locks(written, F_SETLK, F_RDLCK, SEEK_SET, 0, 1): EBADF
locks(path, F_SETLK, F_RDLCK, SEEK_SET, 0, 1): EBADF
locks(-1, F_SETLK, F_RDLCK, SEEK_SET, 0, 1): EBADF
syscall(FCNTL, fd, F_SETLK, no_access()): EFAULT
syscall(FCNTL, fd, F_SETLKW, no_access()): EFAULT
syscall(FCNTL, fd, F_GETLK, no_access()): EFAULT
syscall(FCNTL, fd, F_OFD_SETLK, no_access()): EFAULT
fcntl(fd, F_OFD_SETLK, &of): EINVAL
fcntl(fd, F_OFD_GETLK, &of): EINVAL
flock(fd, LOCK_SH) = 0
flock(fd, LOCK_SH | LOCK_EX): EINVAL
flock(fd, 0): EINVAL
flock(fd, LOCK_NB): EINVAL
flock(-1, LOCK_SH): EBADF
flock(path, LOCK_SH): EBADF
flock(read_only, LOCK_SH | LOCK_NB) = 0
flock(read_only, LOCK_EX | LOCK_NB): EAGAIN
flock(fd, LOCK_UN) = 0
flock(read_only, LOCK_EX | LOCK_NB) = 0
flock(fd, LOCK_SH | LOCK_NB): EAGAIN
flock(fd, LOCK_SH | LOCK_NB) = 0
flock(fd, LOCK_UN) = 0
LOCK(F_SETLKW, F_WRLCK, 0, 10) = 0
waitpid(child, NULL, WNOHANG) = 0
LOCK(F_SETLK, F_UNLCK, 0, 6) = 0
waitpid(child, NULL, WNOHANG) = 0
LOCK(F_SETLK, F_UNLCK, 6, 4) = 0
  status 50
LOCK(F_SETLKW, F_WRLCK, 0, 10) = 0
LOCK(F_SETLKW, F_RDLCK, 9, 1): EINTR
flock(open("l", O_RDWR), LOCK_SH): EINTR
flock(fd, LOCK_EX) = 0
  status 0
flock(fd, LOCK_UN) = 0
LOCK(F_SETLK, F_UNLCK, 0, 0) = 0
LOCK(F_SETLK, F_WRLCK, 0, 1) = 0
LOCK(F_SETLKW, F_WRLCK, 1, 1): EDEADLK
LOCK(F_SETLKW, F_RDLCK, 1, 1): EDEADLK
LOCK(F_SETLK, F_WRLCK, 1, 1): EAGAIN
LOCK(F_SETLK, F_UNLCK, 0, 1) = 0
  status 51
LOCK(F_SETLKW, F_WRLCK, 0, 2) = 0
LOCK(F_SETLK, F_UNLCK, 0, 0) = 0
locks(fd, F_OFD_SETLK, F_WRLCK, SEEK_SET, 0, 10) = 0
locks(copy, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10) = 0
locks(other, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10): EAGAIN
locks(other, F_SETLK, F_WRLCK, SEEK_SET, 5, 10): EAGAIN
read lock from 0, 0: 0 write 0 from 0, 15 by a description
read lock from 0, 0: 0 write 0 from 0, 15 by a description
close(copy) = 0
locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 14, 1): EAGAIN
locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 5) = 0
locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 0, 5) = 0
locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 0) = 0
  status 52
locks(fd, F_OFD_SETLK, F_RDLCK, SEEK_SET, 10, 1): EAGAIN
locks(fd, F_OFD_SETLK, F_RDLCK, SEEK_SET, 10, 1) = 0
*/
