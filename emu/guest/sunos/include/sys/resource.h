/* <sys/resource.h> of SunOS. */
#ifndef _SYS_RESOURCE_INCLUDED
#define _SYS_RESOURCE_INCLUDED
#include <sys/time.h>

#define RUSAGE_SELF     0
#define RUSAGE_CHILDREN (-1)
#define RLIMIT_CPU      0
#define RLIMIT_FSIZE    1
#define RLIMIT_DATA     2
#define RLIMIT_STACK    3
#define RLIMIT_CORE     4
#define RLIMIT_VMEM     6
#define RLIMIT_NOFILE   5
#define RLIMIT_AS       6
#define RLIM_NLIMITS    7
#define RLIM_INFINITY   0x7fffffff

struct rlimit {
    rlim_t rlim_cur, rlim_max;
};
struct rusage {
    struct timeval ru_utime, ru_stime;
    long ru_maxrss, ru_ixrss, ru_idrss, ru_isrss, ru_minflt, ru_majflt, ru_nswap, ru_inblock, ru_oublock, ru_msgsnd, ru_msgrcv, ru_nsignals,
        ru_nvcsw, ru_nivcsw;
};

int getrlimit(int, struct rlimit *);
int getrusage(int, struct rusage *);
int setrlimit(int, const struct rlimit *);
#endif
