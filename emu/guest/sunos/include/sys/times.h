/* <sys/times.h> of SunOS. */
#ifndef _SYS_TIMES_INCLUDED
#define _SYS_TIMES_INCLUDED
#include <sys/types.h>

struct tms {
    clock_t tms_utime, tms_stime, tms_cutime, tms_cstime;
};

clock_t times(struct tms *);
#endif
