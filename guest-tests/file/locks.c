// Record locks between processes, flock, and lockf.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int in_child(int (*f)(int), int argument)
{
    int status;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
        _exit(f(argument));
    waitpid(child, &status, 0);
    return WEXITSTATUS(status);
}

static int lock(int fd, int type, off_t start, off_t length)
{
    struct flock l = {.l_type = (short)type, .l_whence = SEEK_SET, .l_start = start, .l_len = length};
    return fcntl(fd, F_SETLK, &l);
}

static int try_low(int fd)
{
    return lock(fd, F_WRLCK, 5, 10) == -1 && (errno == EAGAIN || errno == EACCES);
}
static int try_high(int fd)
{
    return lock(fd, F_WRLCK, 50, 10) == 0;
}
static int who(int fd)
{
    struct flock l = {.l_type = F_RDLCK, .l_whence = SEEK_SET, .l_start = 0, .l_len = 0};
    return fcntl(fd, F_GETLK, &l) == 0 && l.l_type == F_WRLCK && l.l_start == 0 && l.l_len == 20 && l.l_pid == getppid();
}
static int try_flock(int fd)
{
    (void)fd;
    return flock(open("l", O_RDWR), LOCK_EX | LOCK_NB) == -1 && errno == EWOULDBLOCK;
}

int main(void)
{
    int fd = (int)must(open("l", O_RDWR | O_CREAT, 0600), "open");
    CHECK(lock(fd, F_WRLCK, 0, 20) == 0);
    CHECK(in_child(try_low, fd));
    CHECK(in_child(try_high, fd));
    CHECK(in_child(who, fd));
    CHECK(lock(fd, F_UNLCK, 0, 20) == 0);
    CHECK(!in_child(try_low, fd));
    CHECK(flock(fd, LOCK_EX) == 0);
    CHECK(in_child(try_flock, fd));
    CHECK(flock(fd, LOCK_UN) == 0);
    CHECK(!in_child(try_flock, fd));
    CHECK(lockf(fd, F_TLOCK, 10) == 0);
    /* To close any descriptor of the file releases the process's locks on it; not an O_PATH descriptor, nor another file's. */
    CHECK(lock(fd, F_WRLCK, 0, 20) == 0);
    CHECK(close(open("l", O_PATH)) == 0 && close(open("/dev/null", O_RDWR)) == 0 && in_child(try_low, fd));
    CHECK(close(open("l", O_RDONLY)) == 0 && !in_child(try_low, fd));
    CHECK(flock(fd, LOCK_EX) == 0 && close(open("l", O_RDONLY)) == 0 && in_child(try_flock, fd));
    unlink("l");
}

/* stdout:
yes lock(fd, F_WRLCK, 0, 20) == 0
yes in_child(try_low, fd)
yes in_child(try_high, fd)
yes in_child(who, fd)
yes lock(fd, F_UNLCK, 0, 20) == 0
yes !in_child(try_low, fd)
yes flock(fd, LOCK_EX) == 0
yes in_child(try_flock, fd)
yes flock(fd, LOCK_UN) == 0
yes !in_child(try_flock, fd)
yes lockf(fd, F_TLOCK, 10) == 0
yes lock(fd, F_WRLCK, 0, 20) == 0
yes close(open("l", O_PATH)) == 0 && close(open("/dev/null", O_RDWR)) == 0 && in_child(try_low, fd)
yes close(open("l", O_RDONLY)) == 0 && !in_child(try_low, fd)
yes flock(fd, LOCK_EX) == 0 && close(open("l", O_RDONLY)) == 0 && in_child(try_flock, fd)
*/
