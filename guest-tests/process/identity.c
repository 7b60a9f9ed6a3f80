// Identity, limits and names: uid, gid, umask, rlimits, uname, nice, priorities, sysconf.
// qemu: no, it shows the host's priority
// native: no, it shows the nice value that the tests run with
#include <sched.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    struct utsname u;
    CHECK(uname(&u) == 0 && strcmp(u.sysname, "Linux") == 0 && strlen(u.release) > 0);
    uid_t r, e, s;
    CHECK(getresuid(&r, &e, &s) == 0 && r == getuid() && e == geteuid());
    CHECK(getgroups(0, NULL) >= 0);
    umask(027);
    CHECK(umask(022) == 027);
    struct rlimit l;
    CHECK(getrlimit(RLIMIT_NOFILE, &l) == 0 && l.rlim_cur > 10);
    l.rlim_cur = 20;
    CHECK(setrlimit(RLIMIT_NOFILE, &l) == 0);
    int opened = 0;
    while (opened < 100 && dup(0) != -1)
        opened++;
    CHECK(errno == EMFILE && opened < 20);
    struct sysinfo info;
    CHECK(sysinfo(&info) == 0 && info.totalram > 0);
    CHECK(sysconf(_SC_PAGESIZE) > 0 && sysconf(_SC_CLK_TCK) > 0 && sysconf(_SC_NPROCESSORS_ONLN) >= 1);
    CHECK(sched_yield() == 0);
    struct tms t;
    CHECK(times(&t) != (clock_t)-1);
    struct rusage usage;
    CHECK(getrusage(RUSAGE_SELF, &usage) == 0);
    char host[65];
    CHECK(gethostname(host, sizeof host) == 0);
    CHECK(getpriority(PRIO_PROCESS, 0) == 0);
    CHECK(getcwd(host, 2) == NULL && errno == ERANGE);
}

/* stdout:
yes uname(&u) == 0 && strcmp(u.sysname, "Linux") == 0 && strlen(u.release) > 0
yes getresuid(&r, &e, &s) == 0 && r == getuid() && e == geteuid()
yes getgroups(0, NULL) >= 0
yes umask(022) == 027
yes getrlimit(RLIMIT_NOFILE, &l) == 0 && l.rlim_cur > 10
yes setrlimit(RLIMIT_NOFILE, &l) == 0
yes errno == EMFILE && opened < 20
yes sysinfo(&info) == 0 && info.totalram > 0
yes sysconf(_SC_PAGESIZE) > 0 && sysconf(_SC_CLK_TCK) > 0 && sysconf(_SC_NPROCESSORS_ONLN) >= 1
yes sched_yield() == 0
yes times(&t) != (clock_t)-1
yes getrusage(RUSAGE_SELF, &usage) == 0
yes gethostname(host, sizeof host) == 0
yes getpriority(PRIO_PROCESS, 0) == 0
yes getcwd(host, 2) == NULL && errno == ERANGE
*/
