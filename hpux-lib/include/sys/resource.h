/* <sys/resource.h> of HP-UX, for programs that som-ld links. */
#ifndef _SYS_RESOURCE_INCLUDED
#define _SYS_RESOURCE_INCLUDED
#include <sys/time.h>

enum { RUSAGE_SELF, RUSAGE_CHILDREN = -1 };
struct rusage {
    struct timeval ru_utime, ru_stime;
    long ru_other[14];
};

int getrusage(int, struct rusage *);
#endif
