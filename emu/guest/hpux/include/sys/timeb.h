/* <sys/timeb.h> of HP-UX. */
#ifndef _SYS_TIMEB_INCLUDED
#define _SYS_TIMEB_INCLUDED
#include <sys/types.h>

struct timeb {
    time_t time;
    unsigned short millitm;
    short timezone, dstflag;
};

int ftime(struct timeb *);
#endif
