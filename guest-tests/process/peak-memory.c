// The most memory that a process and its children had: getrusage, wait4, VmHWM, VmPeak.
// qemu: no, it shows the host's figures
// native: no, it shows the memory of the process that starts it
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { MIB = 1 << 20 };

// Maps so many MiB, writes to all pages, and unmaps them.
static void touch(size_t mib)
{
    char *p = mmap(NULL, mib * MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED)
        _exit(1);
    memset(p, 1, mib * MIB);
    munmap(p, mib * MIB);
}

static long usage_of(int who, long *faults)
{
    struct rusage u;
    if (getrusage(who, &u))
        return -1;
    if (faults)
        *faults = u.ru_minflt;
    return u.ru_maxrss;
}

static long status_line(const char *name)
{
    char line[200];
    long kib = -1;
    FILE *f = fopen("/proc/self/status", "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, name, strlen(name)))
            kib = strtol(line + strlen(name) + 1, NULL, 10);
    if (f)
        fclose(f);
    return kib;
}

// Waits for a child that touches so much memory, itself or by a child of its own, and returns the figures of wait4.
static struct rusage child(size_t mib, int generations)
{
    struct rusage u = {0};
    pid_t pid = fork();
    if (pid == 0) {
        if (generations > 1)
            child(mib, generations - 1);
        else
            touch(mib);
        _exit(0);
    }
    wait4(pid, NULL, 0, &u);
    return u;
}

int main(void)
{
    long before, after;
    CHECK(usage_of(RUSAGE_CHILDREN, &before) == 0 && before == 0);
    CHECK(usage_of(RUSAGE_SELF, &before) < 12 << 10);
    touch(16);
    CHECK(usage_of(RUSAGE_SELF, &after) >= 16 << 10 && usage_of(RUSAGE_SELF, NULL) < 28 << 10);
    CHECK(after - before >= 16 * MIB / sysconf(_SC_PAGESIZE));
    CHECK(status_line("VmHWM:") >= 16 << 10 && status_line("VmRSS:") < 12 << 10);
    CHECK(status_line("VmPeak:") - status_line("VmSize:") >= 15 << 10);
    struct rusage u = child(24, 1);
    CHECK(u.ru_maxrss >= 24 << 10 && u.ru_maxrss < 40 << 10 && u.ru_minflt >= 24 * MIB / sysconf(_SC_PAGESIZE));
    CHECK(usage_of(RUSAGE_CHILDREN, NULL) >= 24 << 10);
    u = child(32, 2);
    CHECK(u.ru_maxrss >= 32 << 10 && usage_of(RUSAGE_CHILDREN, &after) >= 32 << 10);
    CHECK(after >= 56 * MIB / sysconf(_SC_PAGESIZE));
    CHECK(usage_of(RUSAGE_SELF, NULL) < 28 << 10);
    signal(SIGCHLD, SIG_IGN); // such a child leaves no zombie
    child(48, 1);
    CHECK(usage_of(RUSAGE_CHILDREN, NULL) < 48 << 10);
}

/* stdout:
yes usage_of(RUSAGE_CHILDREN, &before) == 0 && before == 0
yes usage_of(RUSAGE_SELF, &before) < 12 << 10
yes usage_of(RUSAGE_SELF, &after) >= 16 << 10 && usage_of(RUSAGE_SELF, NULL) < 28 << 10
yes after - before >= 16 * MIB / sysconf(_SC_PAGESIZE)
yes status_line("VmHWM:") >= 16 << 10 && status_line("VmRSS:") < 12 << 10
yes status_line("VmPeak:") - status_line("VmSize:") >= 15 << 10
yes u.ru_maxrss >= 24 << 10 && u.ru_maxrss < 40 << 10 && u.ru_minflt >= 24 * MIB / sysconf(_SC_PAGESIZE)
yes usage_of(RUSAGE_CHILDREN, NULL) >= 24 << 10
yes u.ru_maxrss >= 32 << 10 && usage_of(RUSAGE_CHILDREN, &after) >= 32 << 10
yes after >= 56 * MIB / sysconf(_SC_PAGESIZE)
yes usage_of(RUSAGE_SELF, NULL) < 28 << 10
yes usage_of(RUSAGE_CHILDREN, NULL) < 48 << 10
*/
