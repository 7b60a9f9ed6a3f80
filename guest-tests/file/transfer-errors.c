// Errors of splice(), tee(), vmsplice(), sendfile() and copy_file_range() for each pair of kinds of files, with and without offsets.
// qemu: no, its vmsplice() checks no flags
// flags: -D_GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>
#include "check.h"

enum { PIPE, STREAM, SEQPACKET, REGULAR, READ_ONLY, APPEND, DIRECTORY, BAD, KINDS };
static const char *const names[] = {"pipe", "stream", "seqpacket", "file", "read-only", "append", "directory", "bad"};

static int file(int flags)
{
    char name[] = "transfer-XXXXXX";
    int fd = mkstemp(name), again = open(name, flags);
    write(fd, "hello world", 11);
    close(fd);
    unlink(name);
    return again;
}

static int make(int kind, int is_output)
{
    int p[2];
    switch (kind) {
    case PIPE:
        pipe2(p, O_NONBLOCK);
        write(p[1], "abc", 3);
        return p[is_output];
    case STREAM:
    case SEQPACKET:
        socketpair(AF_UNIX, (kind == STREAM ? SOCK_STREAM : SOCK_SEQPACKET) | SOCK_NONBLOCK, 0, p);
        write(p[0], "abc", 3);
        return p[1];
    case REGULAR: return file(O_RDWR);
    case READ_ONLY: return file(O_RDONLY);
    case APPEND: return file(O_RDWR | O_APPEND);
    case DIRECTORY: return open(".", O_RDONLY);
    default: return -1;
    }
}

static void show(const char *call, long result)
{
    static const struct {
        int number;
        const char *name;
    } errors[] = {{EINVAL, "EINVAL"}, {ESPIPE, "ESPIPE"}, {EBADF, "EBADF"},   {EISDIR, "EISDIR"},
                  {EAGAIN, "EAGAIN"}, {EPIPE, "EPIPE"},   {EFAULT, "EFAULT"}, {EOVERFLOW, "EOVERFLOW"}};
    printf(" %s", call);
    if (result >= 0) {
        printf("%ld", result);
        return;
    }
    for (unsigned i = 0; i < sizeof errors / sizeof *errors; i++)
        if (errors[i].number == errno) {
            printf("%s", errors[i].name);
            return;
        }
    printf("?%d", errno);
}

static void end(void)
{
    for (int fd = 3; fd < 20; fd++)
        close(fd);
}

static void pair(int from, int to)
{
    printf("%s to %s:", names[from], names[to]);
    for (int i = 0; i < 4; i++, end()) {
        loff_t a = 1, b = 1;
        show("", splice(make(from, 0), i & 1 ? &a : NULL, make(to, 1), i & 2 ? &b : NULL, 2, SPLICE_F_NONBLOCK));
    }
    show("tee ", tee(make(from, 0), make(to, 1), 2, SPLICE_F_NONBLOCK));
    end();
    for (int i = 0; i < 2; i++, end()) {
        off_t a = 1;
        int in = make(from, 0);
        show("send ", sendfile(make(to, 1), in, i ? &a : NULL, 2));
    }
    loff_t a = 1;
    show("copy ", copy_file_range(make(from, 0), &a, make(to, 1), NULL, 2, 0));
    end();
    printf("\n");
}

int main(void)
{
    signal(SIGPIPE, SIG_IGN);
    for (int from = 0; from < KINDS; from++)
        for (int to = 0; to < KINDS; to++)
            pair(from, to);
    int in = make(PIPE, 0), out = make(PIPE, 1), f = make(REGULAR, 0), g = make(REGULAR, 0);
    loff_t minus = -1;
    printf("order:");
    show("", splice(-1, NULL, -1, NULL, 0, 0));
    show("", splice(in, NULL, out, NULL, 0, 99));
    show("", splice(-1, NULL, -1, NULL, 1, 99));
    show("", tee(-1, -1, 0, 0));
    show("", tee(-1, -1, 0, 99));
    show("", vmsplice(f, NULL, 0, 99));
    show("", vmsplice(f, &(struct iovec){"a", 1}, 1, 0));
    show("", splice(f, &minus, out, NULL, 1, 0));
    show("", splice(in, NULL, f, &minus, 1, 0));
    show("", sendfile(out, f, &(off_t){-1}, 1));
    show("", sendfile(-1, in, &(off_t){0}, 1));
    show("", copy_file_range(f, &minus, g, NULL, 1, 0));
    show("", copy_file_range(f, NULL, g, NULL, 1, 1));
    show("", copy_file_range(f, NULL, g, NULL, 0, 0));
    printf("\n");
}

/* stdout:
pipe to pipe: 2 ESPIPE ESPIPE ESPIPE tee 2 send EINVAL send ESPIPE copy EINVAL
pipe to stream: 2 ESPIPE EINVAL ESPIPE tee EINVAL send EINVAL send ESPIPE copy EINVAL
pipe to seqpacket: 2 ESPIPE EINVAL ESPIPE tee EINVAL send EINVAL send ESPIPE copy EINVAL
pipe to file: 2 ESPIPE 2 ESPIPE tee EINVAL send EINVAL send ESPIPE copy EINVAL
pipe to read-only: EBADF ESPIPE EBADF ESPIPE tee EBADF send EBADF send ESPIPE copy EINVAL
pipe to append: EINVAL ESPIPE EINVAL ESPIPE tee EINVAL send EINVAL send ESPIPE copy EINVAL
pipe to directory: EBADF ESPIPE EBADF ESPIPE tee EBADF send EBADF send ESPIPE copy EISDIR
pipe to bad: EBADF EBADF EBADF EBADF tee EBADF send EBADF send ESPIPE copy EBADF
stream to pipe: 2 EINVAL ESPIPE ESPIPE tee EINVAL send 2 send ESPIPE copy EINVAL
stream to stream: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send ESPIPE copy EINVAL
stream to seqpacket: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send ESPIPE copy EINVAL
stream to file: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send ESPIPE copy EINVAL
stream to read-only: EBADF EBADF EBADF EBADF tee EBADF send EBADF send ESPIPE copy EINVAL
stream to append: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send ESPIPE copy EINVAL
stream to directory: EBADF EBADF EBADF EBADF tee EBADF send EBADF send ESPIPE copy EISDIR
stream to bad: EBADF EBADF EBADF EBADF tee EBADF send EBADF send ESPIPE copy EBADF
seqpacket to pipe: 2 EINVAL ESPIPE ESPIPE tee EINVAL send 2 send ESPIPE copy EINVAL
seqpacket to stream: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send ESPIPE copy EINVAL
seqpacket to seqpacket: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send ESPIPE copy EINVAL
seqpacket to file: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send ESPIPE copy EINVAL
seqpacket to read-only: EBADF EBADF EBADF EBADF tee EBADF send EBADF send ESPIPE copy EINVAL
seqpacket to append: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send ESPIPE copy EINVAL
seqpacket to directory: EBADF EBADF EBADF EBADF tee EBADF send EBADF send ESPIPE copy EISDIR
seqpacket to bad: EBADF EBADF EBADF EBADF tee EBADF send EBADF send ESPIPE copy EBADF
file to pipe: 2 2 ESPIPE ESPIPE tee EINVAL send 2 send 2 copy EINVAL
file to stream: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy EINVAL
file to seqpacket: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy EINVAL
file to file: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy 2
file to read-only: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
file to append: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send EINVAL copy EBADF
file to directory: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EISDIR
file to bad: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
read-only to pipe: 2 2 ESPIPE ESPIPE tee EINVAL send 2 send 2 copy EINVAL
read-only to stream: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy EINVAL
read-only to seqpacket: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy EINVAL
read-only to file: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy 2
read-only to read-only: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
read-only to append: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send EINVAL copy EBADF
read-only to directory: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EISDIR
read-only to bad: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
append to pipe: 2 2 ESPIPE ESPIPE tee EINVAL send 2 send 2 copy EINVAL
append to stream: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy EINVAL
append to seqpacket: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy EINVAL
append to file: EINVAL EINVAL EINVAL EINVAL tee EINVAL send 2 send 2 copy 2
append to read-only: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
append to append: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send EINVAL copy EBADF
append to directory: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EISDIR
append to bad: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
directory to pipe: EINVAL EINVAL ESPIPE ESPIPE tee EINVAL send EINVAL send EINVAL copy EISDIR
directory to stream: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send EINVAL copy EISDIR
directory to seqpacket: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send EINVAL copy EISDIR
directory to file: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send EINVAL copy EISDIR
directory to read-only: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EISDIR
directory to append: EINVAL EINVAL EINVAL EINVAL tee EINVAL send EINVAL send EINVAL copy EISDIR
directory to directory: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EISDIR
directory to bad: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
bad to pipe: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
bad to stream: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
bad to seqpacket: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
bad to file: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
bad to read-only: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
bad to append: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
bad to directory: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
bad to bad: EBADF EBADF EBADF EBADF tee EBADF send EBADF send EBADF copy EBADF
order: 0 0 EINVAL 0 EINVAL EINVAL EBADF EINVAL EINVAL EINVAL ESPIPE EOVERFLOW EINVAL 0
*/
