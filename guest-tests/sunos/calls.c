// System calls of SunOS: files, processes, memory, the system.
// args: one
#include "call.h"

enum { O_RDWR = 2, O_CREAT = 0x100, O_TRUNC = 0x200 };
static unsigned char buffer[4096];

static void files(void)
{
    long fd = sunos_call(OPEN, "/tmp/file", O_CREAT | O_TRUNC | O_RDWR, 0644);

    show("write", sunos_call(WRITE, fd, "hello\n", 6));
    show("lseek", sunos_call(LSEEK, fd, 0, 0));
    show("read", sunos_call(READ, fd, buffer, 100));
    sunos_call(WRITE, 1, buffer, 6);
    show("fstat", sunos_call(FSTAT, fd, buffer));
    show("mode", field(buffer, WIDE ? 16 : 20, 4));
    show("links", field(buffer, WIDE ? 20 : 24, 4));
    show("size", WIDE ? field(buffer, 40, 8) : field(buffer, 48, 4));
    say((char *)buffer + (WIDE ? 112 : 88));
    show(" blocks", WIDE ? field(buffer, 104, 8) : field(buffer, 84, 4));
    show("fstat64", sunos_call(FSTAT64, fd, buffer) == (WIDE ? -89 : 0));
    show("size", WIDE ? 6 : field(buffer, BIG ? 60 : 52, 4));
    show("dup2fd", sunos_call(FCNTL, fd, 9, 9));
    show("getfl", sunos_call(FCNTL, 9, 3, 0));
    show("no terminal", sunos_call(IOCTL, fd, 'T' << 8 | 1, buffer));
    *(long *)(buffer + WIDE * 4 + 4) = 2;
    *(short *)buffer = *(short *)(buffer + 2) = 0;
    *(long *)(buffer + WIDE * 8 + 8) = 0;
    show("freesp", sunos_call(FCNTL, fd, 11, buffer));
    show("end", sunos_call(LSEEK, fd, 0, 2));
    show("close", sunos_call(CLOSE, fd));
    show("again", sunos_call(CLOSE, fd));
    show("unlink", sunos_call(UNLINK, "/tmp/file"));
    show("open", sunos_call(OPEN, "/tmp/file", 0, 0));
    show("name", sunos_call(OPEN, (const char *)1, 0, 0));
}

/* Names of a listing, by records of struct dirent. */
static void directory(void)
{
    long fd, bytes;

    sunos_call(MKDIR, "/tmp/folder", 0755);
    sunos_call(CLOSE, sunos_call(OPEN, "/tmp/folder/one", O_CREAT | O_RDWR, 0600));
    sunos_call(CLOSE, sunos_call(OPEN, "/tmp/folder/three", O_CREAT | O_RDWR, 0600));
    fd = sunos_call(OPEN, "/tmp/folder", 0, 0);
    bytes = sunos_call(GETDENTS, fd, buffer, sizeof buffer);
    show("listing", bytes == (WIDE ? 24 + 24 + 24 + 24 : 12 + 16 + 16 + 16));
    for (long at = 0; at < bytes; at += (long)field(buffer, (unsigned)at + (WIDE ? 16 : 8), 2)) {
        say((char *)buffer + at + (WIDE ? 18 : 10));
        say("\n");
    }
    show("end", sunos_call(GETDENTS, fd, buffer, sizeof buffer));
    sunos_call(CLOSE, fd);
    show("resolvepath", sunos_call(RESOLVEPATH, "/tmp/../tmp/folder/./one", buffer, 100));
    sunos_call(WRITE, 1, buffer, 15);
    show("\ngetcwd", sunos_call(GETCWD, buffer, 100));
    show("root", buffer[0] == '/');
    show("rmdir", sunos_call(RMDIR, "/tmp/folder"));
    show("access", sunos_call(ACCESS, "/tmp/folder/one", 2));
}

static void processes(void)
{
    long parent = sunos_call(GETPID), self = parent;
    int in, out;
    long child, status;

    in = (int)sunos_call(PIPE);
    out = (int)sunos_second;
    child = sunos_call(FORK1);
    if (sunos_second) {
        self = sunos_call(GETPID);
        sunos_call(WRITE, out, sunos_second == parent && child == parent ? "yes\n" : "no!\n", 4);
        sunos_call(EXIT, self == parent ? 1 : 7);
    }
    show("pipe", sunos_call(READ, in, buffer, 4));
    sunos_call(WRITE, 1, buffer, 4);
    status = sunos_call(WAIT) == child ? sunos_second : -1;
    show("status", status);
    show("none", sunos_call(WAIT));
    child = sunos_call(FORK1);
    if (sunos_second)
        sunos_call(KILL, sunos_call(GETPID), 15);
    show("waitid", sunos_call(WAITID, 0, child, buffer, 1));
    show("signal", (long)field(buffer, 0, 4));
    show("code", (long)field(buffer, 4, 4));
    show("pid", (long)field(buffer, WIDE ? 16 : 12, 4) == child);
    show("status", (long)field(buffer, WIDE ? 32 : 20, 4));
    show("nothing", sunos_call(WAITID, 7, 0, buffer, 1 | 0100));
    show("options", sunos_call(WAITID, 7, 0, buffer, 0100));
    show("lwp", sunos_call(LWP_SELF));
    show("group", sunos_call(PGRPSYS, 4, 0) == sunos_call(PGRPSYS, 0));
}

static char *append(char *to, const char *text)
{
    while ((*to = *text++))
        to++;
    return to;
}

/* Opens /proc/PID/psinfo. */
static long open_info(long pid)
{
    char name[32] = "/proc/", digits[12];
    int at = sizeof digits - 1;

    digits[at] = 0;
    do
        digits[--at] = (char)('0' + pid % 10);
    while (pid /= 10);
    append(append(name + 6, digits + at), "/psinfo");
    return sunos_call(OPEN, name, 0, 0);
}

/* Makes a program of Linux, whose first instruction is at address 0, of this one. */
static void make_foreign(const char *name)
{
    enum { OSABI = 7, ENTRY = 24 };
    const long from = sunos_call(OPEN, "/program", 0, 0), to = sunos_call(OPEN, name, O_CREAT | O_RDWR, 0755);
    long n = sunos_call(READ, from, buffer, sizeof buffer);

    buffer[OSABI] = 0;
    *(long *)(buffer + ENTRY) = 0;
    do
        sunos_call(WRITE, to, buffer, n);
    while ((n = sunos_call(READ, from, buffer, sizeof buffer)) > 0);
    sunos_call(CLOSE, from);
    sunos_call(CLOSE, to);
}

/* A child ends by a signal whose number is not the host's; another one executes a program of another system, which has no psinfo. */
static void informations(void)
{
    static const char foreign[] = "/tmp/foreign";
    const char *const args[] = {foreign, 0};
    enum { WSTAT = WIDE ? 232 : 184, NOWAIT = 0200, EXITED = 1 };
    long child = sunos_call(FORK1), fd;

    if (sunos_second)
        sunos_call(KILL, sunos_call(GETPID), 16);
    sunos_call(WAITID, 0, child, buffer, EXITED | NOWAIT);
    fd = open_info(child);
    show("psinfo", sunos_call(READ, fd, buffer, sizeof buffer) == (WIDE ? 416 : 336));
    show("wait status", (long)field(buffer, WSTAT, 4));
    show("the same", sunos_call(WAIT) == child && sunos_second == (long)field(buffer, WSTAT, 4));
    show("psinfo", sunos_call(LSEEK, fd, 0, 0));
    show("gone", sunos_call(READ, fd, buffer, sizeof buffer));
    sunos_call(CLOSE, fd);
    make_foreign(foreign);
    const long in = sunos_call(PIPE), out = sunos_second;

    child = sunos_call(FORK1);
    if (sunos_second) {
        sunos_call(READ, in, buffer, 1);
        sunos_call(EXECVE, foreign, args, args + 1);
        sunos_call(EXIT, 1);
    }
    fd = open_info(child);
    sunos_call(WRITE, out, "", 1);
    sunos_call(WAITID, 0, child, buffer, EXITED | NOWAIT);
    show("foreign", sunos_call(READ, fd, buffer, sizeof buffer));
    show("its name", open_info(child));
    show("ended by", sunos_call(WAIT) == child ? sunos_second & 0x7f : -1);
    sunos_call(CLOSE, fd);
    sunos_call(CLOSE, in);
    sunos_call(CLOSE, out);
    sunos_call(UNLINK, foreign);
}

/* Without bit 31 the address is fixed. */
static void memory(void)
{
    enum { PRIVATE = 2, FIXED = 0x10, ANON = 0x100, ALIGN = 0x200 };
    const unsigned new = 0x80000000u;
    extern char end[];
    const long top = ((long)end + 0x1ffff) & ~0x1fffl;
    long at = sunos_call(MMAP, 0, 0x4000, 3, PRIVATE | ANON | new, -1, 0);

    show("mmap", at > 0x10000 || at < 0);
    *(volatile int *)at = 5;
    show("aligned", sunos_call(MMAP, 0x100000, 0x2000, 3, PRIVATE | ANON | ALIGN | new, -1, 0) & 0xfffff);
    show("old", sunos_call(MMAP, at, 0x2000, 3, PRIVATE | ANON, -1, 0) == at);
    show("zero", *(volatile int *)at);
    show("unaligned", sunos_call(MMAP, at + 4, 0x2000, 3, PRIVATE | ANON, -1, 0));
    show("descriptor", sunos_call(MMAP, 0, 0x2000, 3, PRIVATE | ANON | new, 0, 0));
    show("mprotect", sunos_call(MPROTECT, at, 0x2000, 1));
    show("read into it", sunos_call(FSTAT, 0, at));
    show("munmap", sunos_call(MUNMAP, at, 0x4000));
    show("brk", sunos_call(BRK, top));
    *(volatile int *)(top - 4) = 1;
    show("brk", sunos_call(BRK, (long)end));
    show("none", sunos_call(BRK, 0x1000));
}

static int same(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static void the_system(void)
{
    show("uname", sunos_call(UNAME, buffer));
    for (int i = 0; i < 5; i++)
        if (i != 1 && i != 4) {
            say((char *)buffer + 257 * i);
            say("\n");
        }
    show("machine", same((char *)buffer + 257 * 4, MACHINE));
    show("page", sunos_call(SYSCONFIG, 6) == PAGE);
    show("ticks", sunos_call(SYSCONFIG, 7));
    show("name", sunos_call(SYSCONFIG, 9999));
    show("greatest signal", sunos_call(SYSCONFIG, 24));
    show("systeminfo", sunos_call(SYSTEMINFO, 513, buffer, sizeof buffer) == sizeof PLATFORM);
    show("platform", same((char *)buffer, PLATFORM));
    show("limit", sunos_call(GETRLIMIT, 5, buffer));
    show("indirect", sunos_call(0, SYSCONFIG, 6) == PAGE);
    show("no call", sunos_call(0, 0));
    show("missing", sunos_call(1000));
    show("clock", sunos_call(CLOCK_GETTIME, 3, buffer));
    show("same", sunos_gethrestime() >= (long)field(buffer, WIDE ? 8 : 4, WIDE ? 8 : 4));
}

/* struct termios: the characters are at 16; the fifth is VEOF or VMIN. */
static void terminal(void)
{
    enum { TCGETS = 'T' << 8 | 13, TCSETS, TCGETA = 'T' << 8 | 1, ICANON = 2, CHARACTERS = 16, OLD_CHARACTERS = 9 };
    long fd = sunos_call(OPEN, "/dev/ptmx", O_RDWR, 0);
    unsigned *flags = (unsigned *)buffer;

    show("termios", sunos_call(IOCTL, fd, TCGETS, buffer));
    show("interrupt", buffer[CHARACTERS]);
    show("end of file", buffer[CHARACTERS + 4]);
    show("canonical", (flags[3] & ICANON) != 0);
    flags[3] &= ~ICANON;
    buffer[CHARACTERS + 4] = 7;
    show("set", sunos_call(IOCTL, fd, TCSETS, buffer));
    show("termio", sunos_call(IOCTL, fd, TCGETA, buffer));
    show("minimum", buffer[OLD_CHARACTERS + 4]);
    show("interrupt", buffer[OLD_CHARACTERS]);
    sunos_call(CLOSE, fd);
}

int start(int argc, char **argv, long atexit_function, long thread)
{
    show("arguments", argc);
    say(argv[1]);
    say("\n");
    show("registers", atexit_function | thread);
    files();
    directory();
    processes();
    informations();
    memory();
    the_system();
    terminal();
    return 0;
}

/* stdout:
arguments 2
one
registers 0
write 6
lseek 0
read 6
hello
fstat 0
mode 33188
links 1
size 6
ufs blocks 8
fstat64 1
size 6
dup2fd 9
getfl 2
no terminal -25
freesp 0
end 2
close 0
again -9
unlink 0
open -2
name -14
listing 1
.
..
one
three
end 0
resolvepath 15
/tmp/folder/one
getcwd 0
root 1
rmdir -93
access 0
pipe 4
yes
status 1792
none -10
waitid 0
signal 18
code 2
pid 1
status 15
nothing -10
options -22
lwp 1
group 1
psinfo 1
wait status 16
the same 1
psinfo 0
gone -3
foreign -3
its name -2
ended by 11
mmap 1
aligned 0
old 1
zero 0
unaligned -22
descriptor -22
mprotect 0
read into it -14
munmap 0
brk 0
brk 0
none -12
uname 0
SunOS
5.10
Generic
machine 1
page 1
ticks 100
name -22
greatest signal 48
systeminfo 1
platform 1
limit 0
indirect 1
no call -89
missing -89
clock 0
same 1
termios 0
interrupt 3
end of file 4
canonical 1
set 0
termio 0
minimum 7
interrupt 3
*/
