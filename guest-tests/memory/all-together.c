// All processes of a machine may take 8 GiB together, however they do it: what goes beyond is refused, and what is given back is there again.
// qemu: no, it has no such limit
// native: no, the limit is that of a machine of precis
#define _GNU_SOURCE
#define _FILE_OFFSET_BITS 64
#include <fcntl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { MIB = 1 << 20, MOST = 100, OPEN = 200 };

static void say(const char *what, long result)
{
    printf("  %s: %s\n", what, result >= 0 ? "done" : strerror(errno));
}

static int memory_file(void)
{
    return (int)must(syscall(SYS_memfd_create, "m", 0), "memfd_create");
}

// Segments of 512 MiB, and then smaller ones, until none is to be had. None is touched.
static int fill(int *ids)
{
    int n = 0;
    memset(ids, 0, MOST * sizeof *ids);
    for (size_t size = 512 * MIB; size >= MIB / 16; size /= 2)
        while (n < MOST && (ids[n] = shmget(IPC_PRIVATE, size, 0600)) >= 0)
            n++;
    return n;
}

// 8 MiB, of which what there is room for is written.
static long write_much(int fd)
{
    static const char zeros[MIB];
    long n = 0;
    for (int i = 0; i < 8 && n >= 0; i++)
        n = write(fd, zeros, sizeof zeros);
    return n;
}

// A file that a mapping alone keeps.
static long map_closed(size_t len)
{
    int fd = memory_file();
    char *p = mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0), *q = MAP_FAILED;
    close(fd);
    if (p == MAP_FAILED)
        return -1;
    fd = memory_file();
    q = mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    int error = errno;
    close(fd);
    munmap(p, len);
    if (q != MAP_FAILED)
        munmap(q, len);
    errno = error;
    return q == MAP_FAILED ? -1 : 0;
}

static long map_more(int fd)
{
    char *p = mmap(NULL, MIB, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    must(p == MAP_FAILED ? -1 : 0, "mmap");
    char *q = mremap(p, MIB, 8 * MIB, MREMAP_MAYMOVE);
    int error = errno;
    munmap(q == MAP_FAILED ? p : q, q == MAP_FAILED ? MIB : 8 * MIB);
    errno = error;
    return q == MAP_FAILED ? -1 : 0;
}

static void close_all(int fds[][2], int n)
{
    int error = errno;
    while (n--)
        close(fds[n][0]), close(fds[n][1]);
    errno = error;
}

static long many_pipes(void)
{
    static int p[OPEN][2];
    int n = 0;
    while (n < OPEN && pipe(p[n]) == 0)
        n++;
    close_all(p, n);
    return n < OPEN ? -1 : 0;
}

static long large_pipes(void)
{
    static int p[OPEN][2];
    int n = 0, large = 0;
    for (; n < 10 && large >= 0 && pipe(p[n]) == 0; n++)
        large = fcntl(p[n][0], F_SETPIPE_SZ, MIB);
    close_all(p, n);
    return large;
}

static long many_messages(void)
{
    static int s[OPEN][2];
    static char buf[1 << 14];
    int n = 0, error = EAGAIN;
    for (; n < 60 && error == EAGAIN && socketpair(AF_UNIX, SOCK_STREAM, 0, s[n]) == 0; n++) {
        while (send(s[n][0], buf, sizeof buf, MSG_DONTWAIT) > 0)
            ;
        error = errno;
    }
    errno = error;
    close_all(s, n);
    return error == EAGAIN ? 0 : -1;
}

static long many_letters(void)
{
    static int queues[3 * OPEN];
    static struct {
        long type;
        char text[8192];
    } letter = {1, ""};
    int n = 0, sent = 0;
    while (n < 3 * OPEN && sent == 0) {
        queues[n] = (int)must(msgget(IPC_PRIVATE, 0600), "msgget");
        sent = msgsnd(queues[n++], &letter, sizeof letter.text, IPC_NOWAIT);
    }
    int error = errno;
    while (n)
        must(msgctl(queues[--n], IPC_RMID, NULL), "msgctl");
    errno = error;
    return sent;
}

static long many_semaphores(void)
{
    static int sets[OPEN];
    int n = 0, error;
    while (n < OPEN && (sets[n] = semget(IPC_PRIVATE, 32000, 0600)) >= 0)
        n++;
    error = errno;
    long result = n < OPEN ? -1 : 0;
    while (n)
        must(semctl(sets[--n], 0, IPC_RMID), "semctl");
    errno = error;
    return result;
}

static void try_all(const char *when)
{
    int fd = memory_file();
    printf("%s:\n", when);
    say("ftruncate", ftruncate(fd, 64 * MIB)); // takes nothing
    say("fallocate", fallocate(fd, 0, 0, 8 * MIB));
    close(fd);
    fd = memory_file();
    say("write", write_much(fd));
    close(fd);
    fd = memory_file();
    say("mremap", map_more(fd));
    close(fd);
    say("mmap", map_closed(3 * MIB));
    say("pipe", many_pipes());
    say("F_SETPIPE_SZ", large_pipes());
    say("send", many_messages());
    say("msgsnd", many_letters());
    say("semget", many_semaphores());
    fflush(stdout);
}

// A child that takes 16 MiB when something comes through the pipe.
static pid_t toucher(int p[2])
{
    char c;
    must(pipe(p), "pipe");
    pid_t pid = fork();
    if (pid)
        return pid;
    char *pages = mmap(NULL, 16 * MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    read(p[0], &c, 1);
    for (size_t i = 0; i < 16 * MIB; i += 4096)
        pages[i] = 1;
    _exit(0);
}

static void touch(pid_t pid, int p[2])
{
    int status;
    must(write(p[1], "x", 1), "write");
    must(waitpid(pid, &status, 0), "waitpid");
    printf("new pages: %s\n", WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL ? "SIGKILL" : "done");
    close(p[0]), close(p[1]);
}

int main(void)
{
    static int ids[MOST];
    int p[2], fd = (int)must(open("/dev/shm/all-together", O_RDWR | O_CREAT, 0600), "open");
    say("/dev/shm: 3 GiB", fallocate(fd, 0, 0, 3ll << 30));
    must(unlink("/dev/shm/all-together"), "unlink");
    close(fd);

    setvbuf(stdout, NULL, _IOFBF, 4096);
    pid_t pid = toucher(p);
    try_all("at first");
    int spare = (int)must(shmget(IPC_PRIVATE, 4 * MIB, 0600), "shmget"), n = fill(ids);
    int error = errno;
    must(shmctl(spare, IPC_RMID, NULL), "shmctl");
    printf("filled: %s\n", strerror(error));
    try_all("4 MiB left");
    touch(pid, p);
    while (n--)
        must(shmctl(ids[n], IPC_RMID, NULL), "shmctl");
    pid = toucher(p);
    try_all("given back");
    touch(pid, p);
    return 0;
}

/* stdout:
  /dev/shm: 3 GiB: No space left on device
at first:
  ftruncate: done
  fallocate: done
  write: done
  mremap: done
  mmap: done
  pipe: done
  F_SETPIPE_SZ: done
  send: done
  msgsnd: done
  semget: done
filled: Cannot allocate memory
4 MiB left:
  ftruncate: done
  fallocate: No space left on device
  write: No space left on device
  mremap: Cannot allocate memory
  mmap: Cannot allocate memory
  pipe: Too many open files in system
  F_SETPIPE_SZ: Cannot allocate memory
  send: No buffer space available
  msgsnd: Cannot allocate memory
  semget: Cannot allocate memory
new pages: SIGKILL
given back:
  ftruncate: done
  fallocate: done
  write: done
  mremap: done
  mmap: done
  pipe: done
  F_SETPIPE_SZ: done
  send: done
  msgsnd: done
  semget: done
new pages: done
*/
