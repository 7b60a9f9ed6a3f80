/* <sys/time.h> of HP-UX, for programs that som-ld links. */
#ifndef _SYS_TIME_INCLUDED
#define _SYS_TIME_INCLUDED
struct timeval {
    long tv_sec, tv_usec;
};
int gettimeofday(struct timeval *, void *);
#endif
