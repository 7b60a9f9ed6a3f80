/* <sys/time.h> of HP-UX, for programs that som-ld links. */
#ifndef _SYS_TIME_INCLUDED
#define _SYS_TIME_INCLUDED
struct timeval {
    long tv_sec, tv_usec;
};
#ifndef _STRUCT_TIMESPEC
#define _STRUCT_TIMESPEC
struct timespec {
    long tv_sec, tv_nsec;
};
#endif
struct itimerval {
    struct timeval it_interval, it_value;
};
enum { ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF };
int setitimer(int, const struct itimerval *, struct itimerval *), getitimer(int, struct itimerval *);
int gettimeofday(struct timeval *, void *);
#endif
