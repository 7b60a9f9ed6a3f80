// sendfile, splice, tee and copy_file_range between files of many kinds: which are refused, in which order, and what moves.
// flags: -D_FILE_OFFSET_BITS=64
// qemu: no, it lacks some of the files
#include <fcntl.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include "check.h"

enum kind {
    NONE,
    READ_ONLY,
    PLAIN,
    EMPTY,
    APPENDED,
    FOLDER,
    NOTHING,
    ZEROS,
    FULL,
    COMM,
    MOUNTS,
    PIPE,
    PIPE_DATA,
    PIPE_END,
    PIPE_ROOM,
    PIPE_FULL,
    PIPE_BROKEN,
    EVENT,
    EPOLL,
    MEMORY,
    SEALED,
    STREAM,
    STREAM_DATA,
    STREAM_BROKEN,
    DATAGRAM,
    DATAGRAM_DATA
};
static const char *const names[] = {"none",   "read-only",   "plain",         "empty",    "append",       "folder", "null",
                                    "zero",   "full",        "comm",          "mounts",   "pipe",         "data",   "end",
                                    "room",   "full pipe",   "broken pipe",   "eventfd",  "epoll",        "memory", "sealed",
                                    "stream", "stream data", "broken stream", "datagram", "datagram data"};
static const enum kind inputs[] = {NONE, PLAIN,     EMPTY,    FOLDER, NOTHING, ZEROS,  FULL,   COMM,        MOUNTS,
                                   PIPE, PIPE_DATA, PIPE_END, EVENT,  EPOLL,   MEMORY, STREAM, STREAM_DATA, DATAGRAM_DATA};
static const enum kind outputs[] = {NONE,        READ_ONLY, PLAIN, APPENDED, NOTHING, FULL,   COMM,          PIPE_ROOM, PIPE_FULL,
                                    PIPE_BROKEN, EVENT,     EPOLL, MEMORY,   SEALED,  STREAM, STREAM_BROKEN, DATAGRAM};
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static volatile int broken_pipes;
static char name[] = "/tmp/transfers-XXXXXX", block[65536];

static void on_broken_pipe(int sig)
{
    (void)sig;
    broken_pipes++;
}

static int plain(enum kind k, int side)
{
    char path[sizeof name + 10];
    sprintf(path, "%s/%d", name, side);
    int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
    if (k != EMPTY)
        write(fd, "0123456789", 10);
    close(fd);
    return open(path, k == READ_ONLY ? O_RDONLY : k == APPENDED ? O_RDWR | O_APPEND : O_RDWR);
}

static int pipe_end(enum kind k, int *other)
{
    int p[2];
    pipe2(p, O_NONBLOCK);
    if (k == PIPE_DATA)
        write(p[1], "abcdef", 6);
    while (k == PIPE_FULL && write(p[1], block, sizeof block) > 0)
        ;
    *other = p[k <= PIPE_END];
    if (k != PIPE_END && k != PIPE_BROKEN)
        return p[k > PIPE_END];
    close(*other);
    *other = -1;
    return p[k == PIPE_BROKEN];
}

static int socket_end(enum kind k, int *other)
{
    int s[2];
    socketpair(AF_UNIX, (k >= DATAGRAM ? SOCK_DGRAM : SOCK_STREAM) | SOCK_NONBLOCK, 0, s);
    if (k == STREAM_DATA || k == DATAGRAM_DATA) {
        send(s[1], "uvw", 3, 0);
        send(s[1], "xyz", 3, 0);
    }
    *other = s[1];
    if (k == STREAM_BROKEN) {
        close(s[1]);
        *other = -1;
    }
    return s[0];
}

static int memory(enum kind k)
{
    int fd = memfd_create("transfers", MFD_ALLOW_SEALING);
    write(fd, "0123456789", 10);
    lseek(fd, 0, SEEK_SET);
    if (k == SEALED)
        fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW);
    return fd;
}

static int make(enum kind k, int side, int *other)
{
    *other = -1;
    switch (k) {
    case NONE: return -1;
    case FOLDER: return open(name, O_RDONLY | O_DIRECTORY);
    case NOTHING: return open("/dev/null", O_RDWR);
    case ZEROS: return open("/dev/zero", O_RDWR);
    case FULL: return open("/dev/full", O_RDWR);
    case COMM: return open("/proc/self/comm", O_RDWR);
    case MOUNTS: return open("/proc/self/mounts", O_RDONLY);
    case EVENT: return eventfd(3, EFD_NONBLOCK);
    case EPOLL: return epoll_create1(0);
    case MEMORY:
    case SEALED: return memory(k);
    case PIPE:
    case PIPE_DATA:
    case PIPE_END:
    case PIPE_ROOM:
    case PIPE_FULL:
    case PIPE_BROKEN: return pipe_end(k, other);
    default: return k >= STREAM ? socket_end(k, other) : plain(k, side);
    }
}

static void result(long n)
{
    static const struct {
        int e;
        const char *name;
    } errors[] = {{EBADF, "badf"},   {EINVAL, "inval"}, {ESPIPE, "spipe"}, {EAGAIN, "again"},       {EPIPE, "pipe"},
                  {EISDIR, "isdir"}, {EXDEV, "xdev"},   {EPERM, "perm"},   {EOVERFLOW, "overflow"}, {ENOSPC, "nospc"}};
    unsigned i = 0;
    while (n < 0 && i < COUNT(errors) && errors[i].e != errno)
        i++;
    n >= 0 ? printf("%ld", n) : printf("%s", i < COUNT(errors) ? errors[i].name : strerror(errno));
}

static const char *const calls[] = {"sendfile", "splice", "splice to", "tee", "copy"};

static long transfer(int call, int in, int out, off_t *offset, size_t n)
{
    off_t one = 1;
    switch (call) {
    case 0: return sendfile(out, in, offset, n);
    case 1: return splice(in, offset, out, NULL, n, SPLICE_F_NONBLOCK);
    case 2: return splice(in, NULL, out, &one, n, SPLICE_F_NONBLOCK);
    case 3: return tee(in, out, n, SPLICE_F_NONBLOCK);
    default: return copy_file_range(in, offset, out, NULL, n, 0);
    }
}

// By its own position, without bytes, from offset 2, from offset -1.
static void try(int call, enum kind from, enum kind to)
{
    static const int offsets[] = {0, 0, 2, -1};
    for (unsigned i = 0; i < (call == 2 || call == 3 ? 2 : 4); i++) {
        int other_in, other_out, in = make(from, 0, &other_in), out = make(to, 1, &other_out);
        off_t at = offsets[i];
        broken_pipes = 0;
        printf("%s", i ? "," : " ");
        long n = transfer(call, in, out, at ? &at : NULL, i == 1 ? 0 : 4);
        result(n);
        if (n > 0)
            printf("@%d:%d:%d", (int)at, (int)lseek(in, 0, SEEK_CUR), (int)lseek(out, 0, SEEK_CUR));
        if (broken_pipes)
            printf("!");
        close(in);
        close(out);
        close(other_in);
        close(other_out);
    }
}

int main(void)
{
    char path[sizeof name + 10];
    signal(SIGPIPE, on_broken_pipe);
    must(mkdtemp(name) ? 0 : -1, "mkdtemp");
    for (unsigned call = 0; call < COUNT(calls); call++)
        for (unsigned i = 0; i < COUNT(inputs); i++) {
            printf("%s %s:", calls[call], names[inputs[i]]);
            for (unsigned o = 0; o < COUNT(outputs); o++)
                try(call, inputs[i], outputs[o]);
            printf("\n");
        }
    for (int side = 0; side < 2; side++) {
        sprintf(path, "%s/%d", name, side);
        unlink(path);
    }
    rmdir(name);
}

/* stdout:
sendfile none: badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf
sendfile plain: badf,badf,badf,inval badf,badf,badf,inval 4@0:4:4,0,4@6:0:4,inval inval,inval,inval,inval 4@0:4:0,0,4@6:0:0,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:-1,0,4@6:0:-1,inval again,again,again,inval pipe!,pipe!,pipe!,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:4,0,4@6:0:4,inval perm,0,perm,inval 4@0:4:-1,0,4@6:0:-1,inval pipe!,0,pipe!,inval 4@0:4:-1,0,4@6:0:-1,inval
sendfile empty: badf,badf,badf,inval badf,badf,badf,inval 0,0,0,inval inval,inval,inval,inval 0,0,0,inval 0,0,0,inval 0,0,0,inval 0,0,0,inval again,again,again,inval pipe!,pipe!,pipe!,inval 0,0,0,inval 0,0,0,inval 0,0,0,inval 0,0,0,inval 0,0,0,inval 0,0,0,inval 0,0,0,inval
sendfile folder: badf,badf,badf,inval badf,badf,badf,inval inval,0,inval,inval inval,inval,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,again,again,inval pipe!,pipe!,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
sendfile null: badf,badf,badf,inval badf,badf,badf,inval inval,0,inval,inval inval,inval,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,again,again,inval pipe!,pipe!,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
sendfile zero: badf,badf,badf,inval badf,badf,badf,inval 4@0:0:4,0,4@2:0:4,inval inval,inval,inval,inval 4@0:0:0,0,4@2:0:0,inval inval,0,inval,inval inval,0,inval,inval 4@0:0:-1,0,4@2:0:-1,inval again,again,again,inval pipe!,pipe!,pipe!,inval inval,0,inval,inval inval,0,inval,inval 4@0:0:4,0,4@2:0:4,inval perm,0,perm,inval 4@0:0:-1,0,4@2:0:-1,inval pipe!,0,pipe!,inval 4@0:0:-1,0,4@2:0:-1,inval
sendfile full: badf,badf,badf,inval badf,badf,badf,inval 4@0:0:4,0,4@2:0:4,inval inval,inval,inval,inval 4@0:0:0,0,4@2:0:0,inval inval,0,inval,inval inval,0,inval,inval 4@0:0:-1,0,4@2:0:-1,inval again,again,again,inval pipe!,pipe!,pipe!,inval inval,0,inval,inval inval,0,inval,inval 4@0:0:4,0,4@2:0:4,inval perm,0,perm,inval 4@0:0:-1,0,4@2:0:-1,inval pipe!,0,pipe!,inval 4@0:0:-1,0,4@2:0:-1,inval
sendfile comm: badf,badf,badf,inval badf,badf,badf,inval inval,0,inval,inval inval,inval,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,again,again,inval pipe!,pipe!,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
sendfile mounts: badf,badf,badf,inval badf,badf,badf,inval 4@0:4:4,0,4@6:0:4,inval inval,inval,inval,inval 4@0:4:0,0,4@6:0:0,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:-1,0,4@6:0:-1,inval again,again,again,inval pipe!,pipe!,pipe!,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:4,0,4@6:0:4,inval perm,0,perm,inval 4@0:4:-1,0,4@6:0:-1,inval pipe!,0,pipe!,inval 4@0:4:-1,0,4@6:0:-1,inval
sendfile pipe: badf,badf,spipe,spipe badf,badf,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,0,spipe,spipe again,again,spipe,spipe pipe!,pipe!,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe
sendfile data: badf,badf,spipe,spipe badf,badf,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,0,spipe,spipe again,again,spipe,spipe pipe!,pipe!,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe
sendfile end: badf,badf,spipe,spipe badf,badf,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,0,spipe,spipe again,again,spipe,spipe pipe!,pipe!,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe
sendfile eventfd: badf,badf,spipe,spipe badf,badf,spipe,spipe inval,0,spipe,spipe inval,inval,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe again,again,spipe,spipe pipe!,pipe!,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe
sendfile epoll: badf,badf,spipe,spipe badf,badf,spipe,spipe inval,0,spipe,spipe inval,inval,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe again,again,spipe,spipe pipe!,pipe!,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe
sendfile memory: badf,badf,badf,inval badf,badf,badf,inval 4@0:4:4,0,4@6:0:4,inval inval,inval,inval,inval 4@0:4:0,0,4@6:0:0,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:-1,0,4@6:0:-1,inval again,again,again,inval pipe!,pipe!,pipe!,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:4,0,4@6:0:4,inval perm,0,perm,inval 4@0:4:-1,0,4@6:0:-1,inval pipe!,0,pipe!,inval 4@0:4:-1,0,4@6:0:-1,inval
sendfile stream: badf,badf,spipe,spipe badf,badf,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe again,0,spipe,spipe again,again,spipe,spipe pipe!,pipe!,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe
sendfile stream data: badf,badf,spipe,spipe badf,badf,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe 4@0:-1:-1,0,spipe,spipe again,again,spipe,spipe pipe!,pipe!,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe
sendfile datagram data: badf,badf,spipe,spipe badf,badf,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe 3@0:-1:-1,0,spipe,spipe again,again,spipe,spipe pipe!,pipe!,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe inval,inval,spipe,spipe
splice none: badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf badf,0,badf,badf
splice plain: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:-1,0,4@6:0:-1,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice empty: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval 0,0,0,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice folder: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice null: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice zero: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval 4@0:0:-1,0,4@2:0:-1,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice full: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval 4@0:0:-1,0,4@2:0:-1,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice comm: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice mounts: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:-1,0,4@6:0:-1,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice pipe: badf,0,badf,badf badf,0,spipe,spipe again,0,spipe,spipe inval,0,spipe,spipe again,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe again,0,spipe,spipe again,0,spipe,spipe again,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe again,0,spipe,spipe again,0,spipe,spipe again,0,spipe,spipe again,0,spipe,spipe again,0,spipe,spipe
splice data: badf,0,badf,badf badf,0,spipe,spipe 4@0:-1:4,0,spipe,spipe inval,0,spipe,spipe 4@0:-1:0,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe 4@0:-1:-1,0,spipe,spipe again,0,spipe,spipe pipe!,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe 4@0:-1:4,0,spipe,spipe perm,0,spipe,spipe 4@0:-1:-1,0,spipe,spipe pipe!,0,spipe,spipe 4@0:-1:-1,0,spipe,spipe
splice end: badf,0,badf,badf badf,0,spipe,spipe 0,0,spipe,spipe inval,0,spipe,spipe 0,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe 0,0,spipe,spipe again,0,spipe,spipe pipe!,0,spipe,spipe inval,0,spipe,spipe inval,0,spipe,spipe 0,0,spipe,spipe 0,0,spipe,spipe 0,0,spipe,spipe 0,0,spipe,spipe 0,0,spipe,spipe
splice eventfd: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,0,inval,inval pipe!,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice epoll: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,0,inval,inval pipe!,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice memory: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval 4@0:4:-1,0,4@6:0:-1,inval again,0,again,inval pipe!,0,pipe!,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice stream: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval again,0,inval,inval again,0,inval,inval pipe!,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice stream data: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval 4@0:-1:-1,0,inval,inval again,0,inval,inval pipe!,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice datagram data: badf,0,badf,badf badf,0,badf,badf inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval 3@0:-1:-1,0,inval,inval again,0,inval,inval pipe!,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval inval,0,inval,inval
splice to none: badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0
splice to plain: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to empty: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to folder: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to null: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to zero: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to full: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to comm: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to mounts: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to pipe: badf,0 badf,0 again,0 inval,0 again,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 again,0 again,0 inval,0 inval,0 inval,0
splice to data: badf,0 badf,0 4@0:-1:0,0 inval,0 4@0:-1:0,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 4@0:-1:0,0 perm,0 inval,0 inval,0 inval,0
splice to end: badf,0 badf,0 0,0 inval,0 0,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 0,0 0,0 inval,0 inval,0 inval,0
splice to eventfd: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to epoll: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to memory: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to stream: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to stream data: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
splice to datagram data: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 spipe,0 spipe,0 spipe,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee none: badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0 badf,0
tee plain: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee empty: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee folder: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee null: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee zero: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee full: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee comm: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee mounts: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee pipe: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 again,0 again,0 again,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee data: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 4@0:-1:-1,0 again,0 pipe!,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee end: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 0,0 again,0 pipe!,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee eventfd: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee epoll: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee memory: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee stream: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee stream data: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
tee datagram data: badf,0 badf,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0 inval,0
copy none: badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf badf,badf,badf,badf
copy plain: badf,badf,badf,badf badf,badf,badf,badf 4@0:4:4,0,4@6:0:4,overflow badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval xdev,xdev,xdev,xdev inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval xdev,xdev,xdev,xdev xdev,xdev,xdev,xdev inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy empty: badf,badf,badf,badf badf,badf,badf,badf 0,0,0,overflow badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval xdev,xdev,xdev,xdev inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval xdev,xdev,xdev,xdev xdev,xdev,xdev,xdev inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy folder: badf,badf,badf,badf isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir isdir,isdir,isdir,isdir
copy null: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy zero: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy full: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy comm: badf,badf,badf,badf badf,badf,badf,badf xdev,xdev,xdev,xdev badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval 0,0,0,overflow inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval xdev,xdev,xdev,xdev xdev,xdev,xdev,xdev inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy mounts: badf,badf,badf,badf badf,badf,badf,badf xdev,xdev,xdev,xdev badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval 0,0,0,overflow inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval xdev,xdev,xdev,xdev xdev,xdev,xdev,xdev inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy pipe: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy data: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy end: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy eventfd: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy epoll: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy memory: badf,badf,badf,badf badf,badf,badf,badf xdev,xdev,xdev,xdev badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval xdev,xdev,xdev,xdev inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval 4@0:4:4,0,4@6:0:4,overflow perm,0,perm,overflow inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy stream: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy stream data: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
copy datagram data: badf,badf,badf,badf inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval inval,inval,inval,inval
*/
