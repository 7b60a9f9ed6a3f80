// Cases beside those that other programs try: pairs of addresses that clash, rights of IPC objects by each class, MSG_WAITALL in parts, short
// counts of eventfd, input that a signal flushes, the events of each flag of F_NOTIFY, jumps of seccomp filters to their end, bits of pagemap.
// root: IPC objects of another user
// qemu: no, it lacks some of them
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <net/if.h>
#include <netinet/in.h>
#include <arpa/inet.h>
#include <grp.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include "answers.h"

static socklen_t address(const char *text, unsigned short port, struct sockaddr_in6 *out)
{
    struct sockaddr_in *four = (struct sockaddr_in *)out;
    memset(out, 0, sizeof *out);
    if (strchr(text, ':')) {
        out->sin6_family = AF_INET6;
        out->sin6_port = htons(port);
        inet_pton(AF_INET6, text, &out->sin6_addr);
        return sizeof *out;
    }
    four->sin_family = AF_INET;
    four->sin_port = htons(port);
    inet_pton(AF_INET, text, &four->sin_addr);
    return sizeof *four;
}

/* Which pairs of addresses can be bound to one port? */
static void clashes(int type, int reuse, const char *name)
{
    static const char *const texts[] = {"0.0.0.0", "127.0.0.1", "127.0.0.2", "::", "::1", "::ffff:127.0.0.1", ":: alone"};
    enum { COUNT = sizeof texts / sizeof *texts };
    printf("%s\n", name);
    for (int i = 0; i < COUNT; i++) {
        printf("  %-16s", texts[i]);
        for (int k = 0; k < COUNT; k++) {
            int s[2], error = 0;
            for (int n = 0; n < 2; n++) {
                struct sockaddr_in6 a;
                char text[40] = "";
                int only = sscanf(texts[n ? k : i], "%39s", text) && strchr(texts[n ? k : i], ' ');
                socklen_t size = address(text, (unsigned short)47100, &a);
                s[n] = socket(a.sin6_family, type, 0);
                setsockopt(s[n], SOL_SOCKET, SO_REUSEADDR, &reuse, sizeof reuse);
                if (a.sin6_family == AF_INET6)
                    setsockopt(s[n], IPPROTO_IPV6, IPV6_V6ONLY, &only, sizeof only);
                error = bind(s[n], (void *)&a, size) ? errno : 0;
                if (!n && error)
                    printf(" (%s)", strerrorname_np(error));
            }
            printf(" %s", !error ? "-" : error == EADDRINUSE ? "x" : strerrorname_np(error));
            close(s[0]), close(s[1]);
        }
        printf("\n");
    }
}

static void ipc_rights(void)
{
    static const int wanted[] = {0, 0400, 0200, 0600, 0040, 0020, 0060, 0004, 0002, 0006, 0100, 0010, 0001, 0444, 0222, 0666, 0777};
    static const int modes[] = {0640, 0604, 0420, 0061, 0006};
    fflush(stdout);
    for (unsigned m = 0; m < sizeof modes / sizeof *modes; m++) {
        const key_t key = 0x70726570 + (int)m;
        int q = msgget(key, IPC_CREAT | modes[m]), s = semget(key, 1, IPC_CREAT | modes[m]), h = shmget(key, 4096, IPC_CREAT | modes[m]);
        for (int who = 0; who < 3; who++) {
            fflush(stdout);
            pid_t child = fork();
            if (!child) {
                setgroups(0, NULL);
                if (who)
                    must(setresgid(who == 1 ? 0 : 77, who == 1 ? 0 : 77, who == 1 ? 0 : 77), "setresgid"), must(setresuid(1234, 1234, 1234), "setresuid");
                printf("mode %03o, %s:", modes[m], who == 0 ? "owner" : who == 1 ? "group" : "other");
                for (unsigned i = 0; i < sizeof wanted / sizeof *wanted; i++) {
                    int r[3] = {msgget(key, wanted[i]), semget(key, 1, wanted[i]), shmget(key, 4096, wanted[i])};
                    printf(" %d%d%d", r[0] >= 0, r[1] >= 0, r[2] >= 0);
                }
                printf("\n");
                fflush(stdout);
                _exit(0);
            }
            waitpid(child, NULL, 0);
        }
        msgctl(q, IPC_RMID, NULL), semctl(s, 0, IPC_RMID), shmctl(h, IPC_RMID, NULL);
    }
}

static void parts(void)
{
    char b[32];
    int p[2];
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, p), "socketpair");
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        write(p[1], "1234", 4);
        nanosleep(&(struct timespec){0, 20000000}, NULL);
        write(p[1], "567890abcde", 11);
        _exit(0);
    }
    memset(b, '.', sizeof b);
    long n = recv(p[0], b, 10, MSG_WAITALL);
    printf("MSG_WAITALL: %ld %.20s", n, b);
    waitpid(child, NULL, 0);
    n = recv(p[0], b, sizeof b, MSG_DONTWAIT);
    printf(", then %ld %.5s\n", n, b);
    close(p[0]), close(p[1]);
}

static void short_counts(void)
{
    uint64_t one[2] = {1, 0};
    int e = eventfd(3, EFD_NONBLOCK);
    for (size_t n = 6; n < 10; n++)
        SHOW(read(e, one, n));
    one[0] = 1;
    for (size_t n = 6; n < 9; n++)
        SHOW(write(e, one, n));
    SHOW(read(e, one, 16));
    SHOW(one[0]);
    close(e);
    struct ifreq r;
    int s = socket(AF_INET, SOCK_DGRAM, 0), sum = 0;
    memset(&r, 0xee, sizeof r);
    strcpy(r.ifr_name, "lo");
    SHOW(ioctl(s, SIOCGIFHWADDR, &r));
    for (int i = 0; i < 6; i++)
        sum += r.ifr_hwaddr.sa_data[i] != 0;
    SHOW(sum);
    close(s);
    SHOW(open("/proc/self", O_TMPFILE | O_RDWR, 0600));
    int fd = open("f", O_RDWR | O_CREAT, 0600);
    SHOW(lseek64(fd, 3000000000, SEEK_SET) == 3000000000);
    errno = 0;
    long at = call(lseek, fd, 0, SEEK_CUR);
    printf("lseek: %d\n", sizeof(long) == 4 ? at == -1 && errno == EOVERFLOW : at == (long)3000000000);
    close(fd);
#ifndef __powerpc__
    SHOW(prctl(PR_SET_FPEXC, 0));
    SHOW(prctl(PR_GET_FPEXC, &s));
#else
    printf("prctl(PR_SET_FPEXC, 0): EINVAL\nprctl(PR_GET_FPEXC, &s): EINVAL\n");
#endif
}

static void flushed_input(void)
{
    char b[40];
    int m = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "posix_openpt");
    grantpt(m);
    unlockpt(m);
    int s = (int)must(open(ptsname(m), O_RDWR | O_NOCTTY), "open");
    for (int keep = 0; keep < 2; keep++) {
        struct termios t;
        tcgetattr(s, &t);
        t.c_lflag = keep ? t.c_lflag | NOFLSH : t.c_lflag & ~NOFLSH;
        tcsetattr(s, TCSANOW, &t);
        for (const char *c = "one\ntwo\003three\034four\032five\n"; *c; c++) {
            write(m, c, 1);
            nanosleep(&(struct timespec){0, 1000000}, NULL); /* the host's terminals work in the background */
        }
        fcntl(s, F_SETFL, O_RDWR | O_NONBLOCK);
        for (long n; (n = read(s, b, sizeof b)) > 0;)
            printf("%s %.*s", keep ? "NOFLSH" : "flushed", (int)n, b);
        fcntl(s, F_SETFL, O_RDWR);
    }
    close(m), close(s);
}

static volatile int told;
static void tell(int n)
{
    (void)n;
    told++;
}

static void notices(void)
{
    static const int events[] = {DN_ACCESS, DN_MODIFY, DN_CREATE, DN_DELETE, DN_RENAME, DN_ATTRIB};
    static const char *const names[] = {"access", "modify", "create", "delete", "rename", "attributes"};
    mkdir("d", 0700);
    signal(SIGIO, tell);
    for (int i = 0; i < 6; i++) {
        int d = open("d", O_RDONLY), f;
        char c;
        must(fcntl(d, F_NOTIFY, events[i] | DN_MULTISHOT), "F_NOTIFY");
        printf("%s:", names[i]);
        for (int step = 0; step < 8; step++) {
            told = 0;
            switch (step) {
            case 0: close(open("d/f", O_CREAT | O_RDWR, 0600)); break;
            case 1: f = open("d/f", O_RDWR), write(f, "x", 1), close(f); break;
            case 2: f = open("d/f", O_RDONLY), read(f, &c, 1), close(f); break;
            case 3: chmod("d/f", 0640); break;
            case 4: rename("d/f", "d/g"); break;
            case 5: rename("d/g", "h"); break;
            case 6: rename("h", "d/i"); break;
            case 7: unlink("d/i"); break;
            }
            printf(" %d", told);
        }
        printf("\n");
        close(d);
    }
    signal(SIGIO, SIG_IGN);
}

static void jumps(void)
{
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    for (int jt = 0; jt < 3; jt++)
        for (int jf = 0; jf < 3; jf++) {
            struct sock_filter code[] = {{BPF_JMP | BPF_JEQ | BPF_K, (unsigned char)jt, (unsigned char)jf, 5}, {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW}, {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW}};
            struct sock_fprog program = {3, code};
            long n = prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
            printf("%d %d: %s; ", jt, jf, n ? strerrorname_np(errno) : "well");
        }
    printf("\n");
}

static void pages(void)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *m = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    int file = open("f", O_RDWR | O_CREAT, 0600);
    must(ftruncate(file, (off_t)page), "ftruncate");
    volatile char *shared = mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    m[0] = m[2 * page] = 1;
    shared[0] = 1;
    must(setuid(1234), "setuid");
    prctl(PR_SET_DUMPABLE, 1);
    int fd = open("/proc/self/pagemap", O_RDONLY);
    for (int i = 0; i < 4; i += i ? 1 : 2) {
        uint64_t entry = 0;
        SHOW(pread(fd, &entry, 8, (off_t)((i == 3 ? (uintptr_t)shared : (uintptr_t)m + i * page) / page * 8)));
        printf("  present %d, swapped %d, of a file %d, frame %d\n", (int)(entry >> 63), (int)(entry >> 62 & 1), (int)(entry >> 61 & 1), (int)(entry & 0xffffffff));
    }
    close(fd);
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    clashes(SOCK_DGRAM, 0, "datagrams");
    clashes(SOCK_STREAM, 0, "streams");
    clashes(SOCK_STREAM, 1, "streams, SO_REUSEADDR");
    ipc_rights();
    parts();
    short_counts();
    flushed_input();
    notices();
    pages();
    jumps();
}

/* stdout:
datagrams
  0.0.0.0          x x x x - x -
  127.0.0.1        x x - x - x -
  127.0.0.2        x - x x - - -
  ::               x x x x x x x
  ::1              - - - x x - x
  ::ffff:127.0.0.1 x x - x - x -
  :: alone         - - - x x - x
streams
  0.0.0.0          x x x x - x -
  127.0.0.1        x x - x - x -
  127.0.0.2        x - x x - - -
  ::               x x x x x x x
  ::1              - - - x x - x
  ::ffff:127.0.0.1 x x - x - x -
  :: alone         - - - x x - x
streams, SO_REUSEADDR
  0.0.0.0          - - - - - - -
  127.0.0.1        - - - - - - -
  127.0.0.2        - - - - - - -
  ::               - - - - - - -
  ::1              - - - - - - -
  ::ffff:127.0.0.1 - - - - - - -
  :: alone         - - - - - - -
mode 640, owner: 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111
mode 640, group: 111 111 000 000 111 000 000 111 000 000 000 000 000 111 000 000 000
mode 640, other: 111 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000
mode 604, owner: 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111
mode 604, group: 111 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000
mode 604, other: 111 111 000 000 111 000 000 111 000 000 000 000 000 111 000 000 000
mode 420, owner: 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111
mode 420, group: 111 000 111 000 000 111 000 000 111 000 000 000 000 000 111 000 000
mode 420, other: 111 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000
mode 061, owner: 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111
mode 061, group: 111 111 111 111 111 111 111 111 111 111 000 000 000 111 111 111 000
mode 061, other: 111 000 000 000 000 000 000 000 000 000 111 111 111 000 000 000 000
mode 006, owner: 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111 111
mode 006, group: 111 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000 000
mode 006, other: 111 111 111 111 111 111 111 111 111 111 000 000 000 111 111 111 000
MSG_WAITALL: 10 1234567890.........., then 5 abcde
read(e, one, n): EINVAL
read(e, one, n): EINVAL
read(e, one, n) = 8
read(e, one, n): EAGAIN
write(e, one, n): EINVAL
write(e, one, n): EINVAL
write(e, one, n) = 8
read(e, one, 16) = 8
one[0] = 1
ioctl(s, SIOCGIFHWADDR, &r) = 0
sum = 0
open("/proc/self", O_TMPFILE | O_RDWR, 0600): EPERM
lseek64(fd, 3000000000, SEEK_SET) == 3000000000 = 1
lseek: 1
prctl(PR_SET_FPEXC, 0): EINVAL
prctl(PR_GET_FPEXC, &s): EINVAL
flushed five
NOFLSH one
NOFLSH twothreefourfive
access: 0 0 1 0 0 0 0 0
modify: 0 1 0 0 0 0 0 0
create: 1 0 0 0 1 0 1 0
delete: 0 0 0 0 1 1 0 1
rename: 0 0 0 0 1 0 0 0
attributes: 0 0 0 1 0 0 0 0
pread(fd, &entry, 8, (off_t)((i == 3 ? (uintptr_t)shared : (uintptr_t)m + i * page) / page * 8)) = 8
  present 1, swapped 0, of a file 0, frame 0
pread(fd, &entry, 8, (off_t)((i == 3 ? (uintptr_t)shared : (uintptr_t)m + i * page) / page * 8)) = 8
  present 1, swapped 0, of a file 0, frame 0
pread(fd, &entry, 8, (off_t)((i == 3 ? (uintptr_t)shared : (uintptr_t)m + i * page) / page * 8)) = 8
  present 1, swapped 0, of a file 1, frame 0
0 0: well; 0 1: well; 0 2: EINVAL; 1 0: well; 1 1: well; 1 2: EINVAL; 2 0: EINVAL; 2 1: EINVAL; 2 2: EINVAL; 
*/
