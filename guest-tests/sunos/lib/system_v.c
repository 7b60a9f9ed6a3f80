// Functions that SunOS has beside the usual ones, and the values that it alone defines.
#include <errno.h>
#include <fcntl.h>
#include <ieeefp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/utsname.h>
#include <unistd.h>

extern int fpclass(double), unordered(double, double), sigsend(int, long, int), gsignal(int);
extern int (*ssignal(int, int (*)(int)))(int);
extern char *lltostr(long long, char *);
extern int sysinfo(int, char *, long);
static int twice(int sig)
{
    return 2 * sig;
}

static volatile int got;

static void signal_names(void)
{
    char name[SIG2STR_MAX];
    int sig = 0, bad = 0;

    for (int i = 0; i <= 48; i++)
        bad += sig2str(i, name) || str2sig(name, &sig) || sig != i;
    sig2str(43, name);
    printf("names %d, %s", bad, name);
    sig2str(46, name);
    printf(" %s, none %d", name, sig2str(49, name));
    printf(" %d", str2sig("NONE", &sig));
    printf(", %d", str2sig("CHLD", &sig));
    printf(" %d", sig);
    printf(", %d", str2sig("15", &sig));
    printf(" %d\n", sig);
}

static int count_descriptor(void *count, int fd)
{
    ++*(int *)count;
    return fd == 1 ? 7 : 0;
}

static void descriptors(void)
{
    int count = 0;
    char path[64] = "";

    printf("walk %d", fdwalk(count_descriptor, &count));
    printf(" %d", count);
    printf(", tell %ld", (long)tell(open("/dev/zero", O_RDONLY)));
    const int n = resolvepath("/tmp/../tmp/.", path, sizeof path - 1);

    printf(", path %d %s\n", n, path);
}

static void handler(int sig)
{
    got = sig;
}

int main(void)
{
    volatile double zero = 0, tiny = 4e-320;
    char digits[24] = "", machine[32];
    struct utsname u;
    struct stat s;
    struct statvfs v;

    printf("%d %d %d %d %d %d %d\n", fpclass(0 / zero), fpclass(-1 / zero), fpclass(1 / zero), fpclass(tiny), fpclass(-zero), fpclass(-2),
           fpclass(3));
    printf("%d %d\n", unordered(1, 0 / zero), unordered(1, 2));
    fpsetround(FP_RZ);
    volatile double third = 1 / (zero + 3);

    printf("%d", fpgetround());
    fpsetround(FP_RN);
    printf(" %d %d\n", fpgetround(), third < 1.0 / 3 + zero || third == 1.0 / 3);
    printf("%s", lltostr(1234567890123456789ll, digits + 23));
    printf(" %d\n", lltostr(0, digits + 23)[0]);
    ssignal(3, twice);
    printf("%d %d\n", gsignal(3), gsignal(3));
    sigset(SIGUSR1, handler);
    sighold(SIGUSR1);
    sigsend(0, -1, SIGUSR1);
    printf("held %d", got);
    sigrelse(SIGUSR1);
    printf(", then %d\n", got);
    printf("%s %d %s\n", strrchr(getexecname(), '/') + 1, uname(&u) >= 0, u.sysname);
    printf("%d %s\n", sysinfo(5, machine, sizeof machine), machine); /* SI_MACHINE: with its null */
    printf("%d %d\n", stat("/", &s), S_ISDIR(s.st_mode) != 0);
    printf("%d %d\n", statvfs("/", &v), v.f_namemax >= 255);
    printf("%ld %ld %d\n", sysconf(_SC_PAGESIZE), sysconf(_SC_CLK_TCK), sysconf(9999) == -1 && errno == EINVAL);
    printf("%s %s\n", strerror(ENOSYS), strsignal(SIGSEGV));
    signal_names();
    descriptors();
    return 0;
}
/* stdout:
1 2 3 5 6 8 9
1 0
1 0 1
1234567890123456789 48
6 0
held 0, then 16
program 1 SunOS
6 sun4u
0 1
0 1
8192 100 1
Operation not applicable Segmentation Fault
names 0, RTMIN+2 RTMAX-2, none -1 -1, 0 18, 0 15
walk 7 2, tell 0, path 4 /tmp
*/
