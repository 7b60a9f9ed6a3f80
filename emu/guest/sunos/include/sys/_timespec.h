/* sys/_timespec.h - struct timespec, for the headers that have it. */
#ifndef _SYS__TIMESPEC_INCLUDED
#define _SYS__TIMESPEC_INCLUDED
#include <sys/types.h>

#ifndef _STRUCT_TIMESPEC
#define _STRUCT_TIMESPEC
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
#endif
#endif
