/* <utime.h> of SunOS. */
#ifndef _UTIME_INCLUDED
#define _UTIME_INCLUDED
#include <sys/types.h>

struct utimbuf {
    time_t actime, modtime;
};

int utime(const char *, const struct utimbuf *);
#endif
