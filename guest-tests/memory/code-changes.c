// Code that has executed and then changes without a store to its address: by system calls that write to it, through another mapping, by another
// process, through the file. Each change is seen at the next call.
// qemu: no, it does not see changes through another mapping
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/sendfile.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { SIZE = 65536, ROUNDS = 4 };

#define EXPECT(x) \
    do { \
        if (!(x)) \
            printf("NO %s\n", #x); \
    } while (0)

/* ---- functions that return a number below 32 ---- */

#if defined __ia64__
static const unsigned char text[] = {0x11, 0, 0, 0, 1, 0, 0x80, 0, 0, 0, 0x48, 0x80, 8, 0, 0x84, 0};
enum { NUMBER_AT = 7, NUMBER_SHIFT = 3 };
#elif defined __hppa__
static const unsigned char text[] = {0xe8, 0x40, 0xc0, 0, 0x34, 0x1c, 0, 0};
enum { NUMBER_AT = 7, NUMBER_SHIFT = 1 };
#elif defined __sparc__
static const unsigned char text[] = {0x81, 0xc3, 0xe0, 8, 0x90, 0x10, 0x20, 0};
enum { NUMBER_AT = 7, NUMBER_SHIFT = 0 };
#elif defined __m68k__
static const unsigned char text[] = {0x70, 0, 0x4e, 0x75};
enum { NUMBER_AT = 1, NUMBER_SHIFT = 0 };
#elif defined __powerpc__
static const unsigned char text[] = {0x38, 0x60, 0, 0, 0x4e, 0x80, 0, 0x20};
enum { NUMBER_AT = 3, NUMBER_SHIFT = 0 };
#elif defined __aarch64__
static const unsigned char text[] = {0, 0, 0x80, 0x52, 0xc0, 3, 0x5f, 0xd6, 0}; // the number is in bits 5 to 9
enum { NUMBER_AT = 0, NUMBER_SHIFT = 5 };
#elif defined __arm__
static const unsigned char text[] = {0, 0, 0xa0, 0xe3, 0x1e, 0xff, 0x2f, 0xe1};
enum { NUMBER_AT = 0, NUMBER_SHIFT = 0 };
#elif defined __riscv
static const unsigned char text[] = {0x13, 5, 0, 0, 0x67, 0x80, 0, 0}; // the number is in bits 20 to 31
enum { NUMBER_AT = 2, NUMBER_SHIFT = 4 };
#else
static const unsigned char text[] = {0xb8, 0, 0, 0, 0, 0xc3};
enum { NUMBER_AT = 1, NUMBER_SHIFT = 0 };
#endif

struct code {
    unsigned char bytes[sizeof text];
};

static struct code returning(unsigned number)
{
    struct code c;
    memcpy(c.bytes, text, sizeof text);
    unsigned bits = number << NUMBER_SHIFT;
    c.bytes[NUMBER_AT] |= bits;
    if (bits >> 8)
        c.bytes[NUMBER_AT + 1] |= bits >> 8;
    return c;
}

static int call(void *p)
{
    __builtin___clear_cache(p, (char *)p + sizeof text);
#if defined __ia64__
    static void *volatile descriptor[2];
    descriptor[0] = p;
    descriptor[1] = ((void **)(void *)call)[1];
    p = (void *)descriptor;
#endif
    void *volatile target = p; // GCC must not know the function
    return ((int (*)(void))target)();
}

/* ---- ways to change it ---- */

static unsigned char *place, *alias; // where it executes, and another address of the same memory
static int file, ends[2], sockets[2];

static void by_store(struct code c) { memcpy(place, &c, sizeof c); }
static void by_read(struct code c) { EXPECT(pwrite(file, &c, sizeof c, 0) > 0 && lseek(file, 0, SEEK_SET) == 0 && read(file, place, sizeof c) == sizeof c); }
static void by_pread(struct code c) { EXPECT(pwrite(file, &c, sizeof c, 0) > 0 && pread(file, place, sizeof c, 0) == sizeof c); }

static void by_preadv(struct code c)
{
    struct iovec v[2] = {{place, 3}, {place + 3, sizeof c - 3}};
    EXPECT(pwrite(file, &c, sizeof c, 0) > 0 && preadv(file, v, 2, 0) == sizeof c);
}

static void by_pipe(struct code c) { EXPECT(write(ends[1], &c, sizeof c) == sizeof c && read(ends[0], place, sizeof c) == sizeof c); }
static void by_recv(struct code c) { EXPECT(send(sockets[0], &c, sizeof c, 0) > 0 && recv(sockets[1], place, sizeof c, MSG_WAITALL) == sizeof c); }

static void by_recvmsg(struct code c)
{
    struct iovec v = {place, sizeof c};
    struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1};
    EXPECT(send(sockets[0], &c, sizeof c, 0) > 0 && recvmsg(sockets[1], &m, 0) == sizeof c);
}

static void by_child(struct code c)
{
    struct iovec from = {&c, sizeof c}, to = {place, sizeof c};
    pid_t parent = getpid(), child = fork();
    if (!child)
        _exit(process_vm_writev(parent, &from, 1, &to, 1, 0) != sizeof c);
    int status = 1;
    EXPECT(waitpid(child, &status, 0) == child && status == 0);
}

static void by_move(struct code c)
{
    unsigned char *p = mmap(NULL, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    memcpy(p, &c, sizeof c);
    EXPECT(mremap(p, SIZE, SIZE, MREMAP_MAYMOVE | MREMAP_FIXED, place) == place);
}

static void by_protection(struct code c)
{
    EXPECT(mprotect(place, SIZE, PROT_READ | PROT_WRITE) == 0);
    memcpy(place, &c, sizeof c);
    EXPECT(mprotect(place, SIZE, PROT_READ | PROT_EXEC) == 0);
    EXPECT(mprotect(place, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC) == 0);
}

static void by_alias(struct code c) { memcpy(alias, &c, sizeof c); }
static void by_read_into_alias(struct code c) { EXPECT(write(ends[1], &c, sizeof c) == sizeof c && read(ends[0], alias, sizeof c) == sizeof c); }
static void by_pwrite(struct code c) { EXPECT(pwrite(file, &c, sizeof c, 0) == sizeof c); }

static void by_splice(struct code c)
{
    loff_t at = 0;
    EXPECT(write(ends[1], &c, sizeof c) == sizeof c && splice(ends[0], NULL, file, &at, sizeof c, 0) == sizeof c);
}

static void by_sendfile(struct code c)
{
    int from = memfd_create("from", 0);
    off_t at = 0;
    EXPECT(write(from, &c, sizeof c) == sizeof c && lseek(file, 0, SEEK_SET) == 0 && sendfile(file, from, &at, sizeof c) == sizeof c);
    close(from);
}

static void by_store_of_child(struct code c)
{
    pid_t child = fork();
    if (!child) {
        memcpy(alias, &c, sizeof c);
        _exit(0);
    }
    EXPECT(waitpid(child, NULL, 0) == child);
}

/* ---- runs ---- */

static void run(const char *name, void (*change)(struct code c))
{
    printf("%-18s", name);
    for (unsigned i = 1; i <= ROUNDS; i++) {
        change(returning(7 * i));
        printf(" %d", call(place));
    }
    putchar('\n');
}

static void run_private(void)
{
    place = mmap(NULL, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    run("store", by_store);
    run("read", by_read);
    run("pread", by_pread);
    run("preadv", by_preadv);
    run("pipe", by_pipe);
    run("recv", by_recv);
    run("recvmsg", by_recvmsg);
    run("process_vm_writev", by_child);
    run("mremap", by_move);
    run("mprotect", by_protection);
}

static void run_shared(void)
{
    place = mmap(NULL, SIZE, PROT_READ | PROT_EXEC, MAP_SHARED, file, 0);
    alias = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    CHECK(place != MAP_FAILED && alias != MAP_FAILED);
    run("alias", by_alias);
    run("read into alias", by_read_into_alias);
    run("pwrite", by_pwrite);
    run("splice", by_splice);
    run("sendfile", by_sendfile);
    run("child's store", by_store_of_child);
    int id = shmget(IPC_PRIVATE, SIZE, IPC_CREAT | 0700);
    place = shmat(id, NULL, SHM_EXEC);
    alias = shmat(id, NULL, 0);
    CHECK(place != MAP_FAILED && alias != MAP_FAILED);
    shmctl(id, IPC_RMID, NULL);
    run("shmat", by_alias);
}

// A child's code is copied on write: its parent's stays.
static void run_forked(void)
{
    place = mmap(NULL, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    by_store(returning(1));
    printf("parent %d\n", call(place));
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        printf("child %d", call(place));
        by_pipe(returning(2));
        printf(" %d\n", call(place));
        fflush(stdout);
        _exit(0);
    }
    CHECK(waitpid(child, NULL, 0) == child);
    printf("parent %d\n", call(place));
}

// The tracer writes to the code of a stopped process.
static void run_traced(void)
{
    by_store(returning(3));
    fflush(stdout);
    pid_t child = fork();
    int status;
    if (!child) {
        ptrace(PTRACE_TRACEME, 0, NULL, NULL);
        for (int i = 0; i < ROUNDS; i++) {
            printf("traced %d\n", call(place));
            fflush(stdout);
            raise(SIGSTOP);
        }
        _exit(0);
    }
    for (unsigned i = 1; waitpid(child, &status, 0) == child && WIFSTOPPED(status); i++) {
        struct code c = returning(i);
        long words[sizeof c / sizeof(long) + 1];
        memcpy(words, place, sizeof words);
        memcpy(words, &c, sizeof c);
        for (unsigned w = 0; w < sizeof words / sizeof *words; w++)
            EXPECT(ptrace(PTRACE_POKEDATA, child, place + w * sizeof(long), (void *)words[w]) == 0);
        ptrace(PTRACE_CONT, child, NULL, NULL);
    }
}

int main(void)
{
    file = memfd_create("code", 0);
    CHECK(file >= 0 && ftruncate(file, SIZE) == 0 && pipe(ends) == 0 && socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) == 0);
    run_private();
    run_shared();
    run_forked();
    run_traced();
}

/* stdout:
yes file >= 0 && ftruncate(file, SIZE) == 0 && pipe(ends) == 0 && socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) == 0
store              7 14 21 28
read               7 14 21 28
pread              7 14 21 28
preadv             7 14 21 28
pipe               7 14 21 28
recv               7 14 21 28
recvmsg            7 14 21 28
process_vm_writev  7 14 21 28
mremap             7 14 21 28
mprotect           7 14 21 28
yes place != MAP_FAILED && alias != MAP_FAILED
alias              7 14 21 28
read into alias    7 14 21 28
pwrite             7 14 21 28
splice             7 14 21 28
sendfile           7 14 21 28
child's store      7 14 21 28
yes place != MAP_FAILED && alias != MAP_FAILED
shmat              7 14 21 28
parent 1
child 1 2
yes waitpid(child, NULL, 0) == child
parent 1
traced 3
traced 1
traced 2
traced 3
*/
