// Sums and lengths of iovec arrays: process_vm_readv and process_vm_writev, readv and its kin, vmsplice, sendmsg.
// qemu: no, it has no process_vm_readv
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>
#include "check.h"

static char a[64] = "abcdefghijklmnopqrstuvwxyz", b[64];

#define ONE(p, n) ((struct iovec[]){{p, n}})
#define TWO(p, n, q, m) ((struct iovec[]){{p, n}, {q, m}})
#define MOST ((size_t)-1)
#define HALF ((size_t)-1 / 2)

static void show(const char *call, long result)
{
    if (result < 0)
        printf("%s: %s\n", call, strerror(errno));
    else
        printf("%s: %ld %.30s\n", call, result, b);
    memset(b, 0, sizeof b);
}
#define SHOW(call) show(#call, call)

static void between_processes(void *bad)
{
    int me = getpid();

    SHOW(process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, MOST), 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, ONE(a, MOST), 1, 0));
    SHOW(process_vm_readv(me, TWO(b, 4, b, MOST), 2, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, TWO(a, 4, a, MOST), 2, 0));
    SHOW(process_vm_readv(me, ONE(b, HALF+1), 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, ONE(a, HALF+1), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, ONE(a, HALF), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, HALF), 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, TWO(a, HALF, a, HALF), 2, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, ONE(bad, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(bad, 4), 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, TWO(b, 4, bad, 4), 2, ONE(a, 8), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 8), 1, TWO(a, 4, bad, 4), 2, 0));
    SHOW(process_vm_readv(me, bad, 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, bad, 1, 0));
    SHOW(process_vm_readv(me, bad, 0, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, bad, 0, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1025, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1025, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), MOST, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1, 1));
    SHOW(process_vm_readv(99999, ONE(b, 4), 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(99999, ONE(b, MOST), 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(99999, ONE(b, 0), 1, ONE(a, 4), 1, 0));
    SHOW(process_vm_readv(99999, ONE(b, 4), 1, ONE(a, 0), 1, 0));
    SHOW(process_vm_writev(me, ONE(a, MOST), 1, ONE(b, 4), 1, 0));
    SHOW(process_vm_writev(me, ONE(a, 4), 1, ONE(b, MOST), 1, 0));
    SHOW(process_vm_writev(me, TWO(a, 3, a+10, 3), 2, TWO(b, 2, b+2, 4), 2, 0));
}

static void files(void *bad)
{
    int fd = open("/dev/zero", O_RDWR), nul = open("/dev/null", O_RDWR), p[2];

    must(pipe(p), "pipe");
    SHOW(readv(fd, ONE(b, MOST), 1));
    SHOW(readv(fd, TWO(b, 4, b, MOST), 2));
    SHOW(readv(fd, ONE(b, 0), 1));
    SHOW(readv(fd, ONE(b, 4), 1025));
    SHOW(readv(fd, ONE(b, 4), -1));
    SHOW(readv(fd, bad, 1));
    SHOW(readv(fd, bad, 0));
    SHOW(writev(nul, ONE(a, MOST), 1));
    SHOW(writev(nul, TWO(a, 4, a, MOST), 2));
    SHOW(writev(nul, ONE(a, 4), -1));
    SHOW(preadv(fd, ONE(b, MOST), 1, 0));
    SHOW(preadv(fd, ONE(b, 4), 1, -1));
    SHOW(vmsplice(p[1], ONE(a, MOST), 1, 0));
    SHOW(vmsplice(p[1], TWO(a, 4, a, MOST), 2, 0));
    SHOW(vmsplice(p[1], ONE(a, 4), 1025, 0));
}

static void messages(void *bad)
{
    struct {
        struct iovec *iov;
        size_t count;
    } const lists[] = {{ONE(a, MOST), 1}, {TWO(a, 4, a, MOST), 2}, {ONE(a, 4), 1025}, {ONE(a, 4), MOST}, {bad, 1}, {bad, 0}};
    int s[2];

    must(socketpair(AF_UNIX, SOCK_DGRAM, 0, s), "socketpair");
    for (unsigned i = 0; i < sizeof lists / sizeof *lists; i++) {
        struct msghdr h = {.msg_iov = lists[i].iov, .msg_iovlen = lists[i].count};

        SHOW(sendmsg(s[0], &h, MSG_DONTWAIT));
        SHOW(recvmsg(s[1], &h, MSG_DONTWAIT));
    }
}

int main(void)
{
    void *bad = mmap(NULL, 65536, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    between_processes(bad);
    files(bad);
    messages(bad);
}

/* stdout:
process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1, 0): 4 abcd
process_vm_readv(me, ONE(b, MOST), 1, ONE(a, 4), 1, 0): Invalid argument
process_vm_readv(me, ONE(b, 4), 1, ONE(a, MOST), 1, 0): Invalid argument
process_vm_readv(me, TWO(b, 4, b, MOST), 2, ONE(a, 4), 1, 0): Invalid argument
process_vm_readv(me, ONE(b, 4), 1, TWO(a, 4, a, MOST), 2, 0): Invalid argument
process_vm_readv(me, ONE(b, HALF+1), 1, ONE(a, 4), 1, 0): Invalid argument
process_vm_readv(me, ONE(b, 4), 1, ONE(a, HALF+1), 1, 0): Invalid argument
process_vm_readv(me, ONE(b, 4), 1, ONE(a, HALF), 1, 0): 4 abcd
process_vm_readv(me, ONE(b, HALF), 1, ONE(a, 4), 1, 0): 4 abcd
process_vm_readv(me, ONE(b, 4), 1, TWO(a, HALF, a, HALF), 2, 0): 4 abcd
process_vm_readv(me, ONE(b, 4), 1, ONE(bad, 4), 1, 0): Bad address
process_vm_readv(me, ONE(bad, 4), 1, ONE(a, 4), 1, 0): Bad address
process_vm_readv(me, TWO(b, 4, bad, 4), 2, ONE(a, 8), 1, 0): 4 abcd
process_vm_readv(me, ONE(b, 8), 1, TWO(a, 4, bad, 4), 2, 0): 4 abcd
process_vm_readv(me, bad, 1, ONE(a, 4), 1, 0): Bad address
process_vm_readv(me, ONE(b, 4), 1, bad, 1, 0): Bad address
process_vm_readv(me, bad, 0, ONE(a, 4), 1, 0): 0 
process_vm_readv(me, ONE(b, 4), 1, bad, 0, 0): 0 
process_vm_readv(me, ONE(b, 4), 1025, ONE(a, 4), 1, 0): Invalid argument
process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1025, 0): Invalid argument
process_vm_readv(me, ONE(b, 4), MOST, ONE(a, 4), 1, 0): Invalid argument
process_vm_readv(me, ONE(b, 4), 1, ONE(a, 4), 1, 1): Invalid argument
process_vm_readv(99999, ONE(b, 4), 1, ONE(a, 4), 1, 0): No such process
process_vm_readv(99999, ONE(b, MOST), 1, ONE(a, 4), 1, 0): Invalid argument
process_vm_readv(99999, ONE(b, 0), 1, ONE(a, 4), 1, 0): 0 
process_vm_readv(99999, ONE(b, 4), 1, ONE(a, 0), 1, 0): 0 
process_vm_writev(me, ONE(a, MOST), 1, ONE(b, 4), 1, 0): Invalid argument
process_vm_writev(me, ONE(a, 4), 1, ONE(b, MOST), 1, 0): Invalid argument
process_vm_writev(me, TWO(a, 3, a+10, 3), 2, TWO(b, 2, b+2, 4), 2, 0): 6 abcklm
readv(fd, ONE(b, MOST), 1): Invalid argument
readv(fd, TWO(b, 4, b, MOST), 2): Invalid argument
readv(fd, ONE(b, 0), 1): 0 
readv(fd, ONE(b, 4), 1025): Invalid argument
readv(fd, ONE(b, 4), -1): Invalid argument
readv(fd, bad, 1): Bad address
readv(fd, bad, 0): 0 
writev(nul, ONE(a, MOST), 1): Invalid argument
writev(nul, TWO(a, 4, a, MOST), 2): Invalid argument
writev(nul, ONE(a, 4), -1): Invalid argument
preadv(fd, ONE(b, MOST), 1, 0): Invalid argument
preadv(fd, ONE(b, 4), 1, -1): Invalid argument
vmsplice(p[1], ONE(a, MOST), 1, 0): Invalid argument
vmsplice(p[1], TWO(a, 4, a, MOST), 2, 0): Invalid argument
vmsplice(p[1], ONE(a, 4), 1025, 0): Invalid argument
sendmsg(s[0], &h, MSG_DONTWAIT): Invalid argument
recvmsg(s[1], &h, MSG_DONTWAIT): Invalid argument
sendmsg(s[0], &h, MSG_DONTWAIT): Invalid argument
recvmsg(s[1], &h, MSG_DONTWAIT): Invalid argument
sendmsg(s[0], &h, MSG_DONTWAIT): Message too long
recvmsg(s[1], &h, MSG_DONTWAIT): Message too long
sendmsg(s[0], &h, MSG_DONTWAIT): Message too long
recvmsg(s[1], &h, MSG_DONTWAIT): Message too long
sendmsg(s[0], &h, MSG_DONTWAIT): Bad address
recvmsg(s[1], &h, MSG_DONTWAIT): Bad address
sendmsg(s[0], &h, MSG_DONTWAIT): 0 
recvmsg(s[1], &h, MSG_DONTWAIT): 0 
*/
