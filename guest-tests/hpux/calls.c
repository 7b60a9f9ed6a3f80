// System calls of HP-UX: files, processes, signals, memory.
// args: one
#include "call.h"

enum { O_RDWR = 2, O_CREAT = 0400, O_TRUNC = 01000, SIGALRM = 14, SIGUSR1 = 16, SIG_BLOCK = 0, SIG_UNBLOCK = 1, HEAP = 0x40100000 };

struct action {
    void (*handler)(int, int, void *);
    unsigned mask[8];
    int flags;
};

static volatile int caught, times;

static void on_signal(int sig, int code, void *context)
{
    (void)code, (void)context;
    caught = sig;
    times++;
}

static char buffer[4096];

/* A field of struct stat or stat64. */
static long field(unsigned at, unsigned bytes)
{
    const unsigned char *p = (const unsigned char *)buffer + at;
    unsigned long v = 0;

    for (unsigned i = 0; i < bytes; i++)
        v = v << 8 | p[i];
    return (long)v;
}

static void files(void)
{
    long fd = CALL(OPEN, "/tmp/file", O_CREAT | O_TRUNC | O_RDWR, 0644);

    show("write", CALL(WRITE, fd, "hello\n", 6));
    show("lseek", CALL(LSEEK, fd, 0, 0));
    show("read", CALL(READ, fd, buffer, 100));
    CALL(WRITE, 1, buffer, 6);
    show("fstat", CALL(FSTAT, fd, buffer));
    show("mode", field(8, 2));
    show("links", field(10, 2));
    show("size", field(20, 4));
    show("fstat64", CALL(FSTAT64, fd, buffer));
    show("size", field(28, 4));
    struct call_result at = hpux_call(LSEEK64, fd, 0, 7, 0, 0);
    show("lseek64", (long)at.value);
    show("low", (long)at.second);
    show("dup2", CALL(DUP2, fd, 9));
    show("fcntl", CALL(FCNTL, 9, 1, 0));
    show("not a terminal", CALL(IOCTL, fd, 0x40245410, buffer));
    show("close", CALL(CLOSE, fd));
    show("again", CALL(CLOSE, fd));
    show("unlink", CALL(UNLINK, "/tmp/file"));
    show("open", CALL(OPEN, "/tmp/file", 0, 0));
    show("name", CALL(OPEN, (const char *)1, 0, 0));
}

static void directories(void)
{
    show("mkdir", CALL(MKDIR, "/tmp/folder", 0755));
    CALL(CLOSE, CALL(OPEN, "/tmp/folder/file", O_CREAT | O_RDWR, 0644));
    long fd = CALL(OPEN, "/tmp/folder", 0, 0), bytes = CALL(GETDENTS, fd, buffer, sizeof buffer), entries = 0;

    for (long at = 0; at < bytes; at += field((unsigned)at + 12, 2)) {
        entries++;
        if (field((unsigned)at + 14, 2) == 4) {
            CALL(WRITE, 1, buffer + at + 16, 4);
            say("\n");
        }
    }
    show("entries", entries);
    show("end", CALL(GETDENTS, fd, buffer, sizeof buffer));
    show("rmdir", CALL(RMDIR, "/tmp/folder"));
    CALL(UNLINK, "/tmp/folder/file");
    show("rmdir", CALL(RMDIR, "/tmp/folder"));
}

static void processes(void)
{
    struct call_result ends = hpux_call(PIPE), child;
    int status = 0;

    child = hpux_call(FORK);
    if (child.second == 1) {
        CALL(WRITE, (long)ends.second, "child\n", 6);
        CALL(EXIT, 7);
    }
    show("read", CALL(READ, (long)ends.value, buffer, 6));
    CALL(WRITE, 1, buffer, 6);
    show("waitpid", CALL(WAITPID, (long)child.value, &status, 0) == (long)child.value);
    show("status", status);
    child = hpux_call(FORK);
    if (child.second == 1)
        CALL(KILL, CALL(GETPID), SIGUSR1);
    CALL(WAITPID, (long)child.value, &status, 0);
    show("killed by", status & 127);
    show("no child", CALL(WAITPID, -1, &status, 0));
}

static void signals(void)
{
    struct action action = {on_signal, {0}, 0};
    unsigned set[8] = {1u << (SIGUSR1 - 1)}, pending[8];
    const long pid = CALL(GETPID);

    show("sigaction", CALL(SIGACTION, SIGUSR1, &action, 0));
    show("kill", CALL(KILL, pid, SIGUSR1));
    show("caught", caught);
    CALL(SIGPROCMASK, SIG_BLOCK, set, 0);
    CALL(KILL, pid, SIGUSR1);
    show("times", times);
    CALL(SIGPENDING, pending);
    show("pending", pending[0] == set[0]);
    CALL(SIGPROCMASK, SIG_UNBLOCK, set, 0);
    show("times", times);
    CALL(SIGACTION, SIGALRM, &action, 0);
    show("alarm", CALL(ALARM, 1));
    show("pause", CALL(PAUSE));
    show("caught", caught);
    show("SIGKILL", CALL(SIGACTION, 9, &action, 0));
}

static void memory(void)
{
    show("brk", CALL(BRK, HEAP));
    *(volatile int *)(HEAP - 4096) = 5;
    show("heap", *(volatile int *)(HEAP - 4096));
    long at = CALL(MMAP, 0, 8192, 3, 0x12, -1, 0);

    *(volatile int *)at = 9;
    show("mmap", *(volatile int *)at);
    show("munmap", CALL(MUNMAP, at, 8192));
    show("bad descriptor", CALL(MMAP, 0, 8192, 3, 2, 77, 0));
}

int main(int argc, char **argv)
{
    show("argc", argc);
    say(argv[1]);
    say("\n");
    files();
    directories();
    processes();
    signals();
    memory();
    show("utssys", CALL(UTSSYS, buffer, 0, 0));
    say(buffer);
    say("\n");
    show("page size", CALL(SYSCONF, 3001));
    show("no such call", CALL(499));
    return 0;
}

/* stdout:
argc 2
one
write 6
lseek 0
read 6
hello
fstat 0
mode 33188
links 1
size 6
fstat64 0
size 6
lseek64 0
low 7
dup2 9
fcntl 0
not a terminal -25
close 0
again -9
unlink 0
open -2
name -14
mkdir 0
file
entries 3
end 0
rmdir -247
rmdir 0
read 6
child
waitpid 1
status 1792
killed by 16
no child -10
sigaction 0
kill 0
caught 16
times 1
pending 1
times 2
alarm 0
pause -4
caught 14
SIGKILL -22
brk 0
heap 5
mmap 9
munmap 0
bad descriptor -9
utssys 0
HP-UX
page size 4096
no such call -251
*/
