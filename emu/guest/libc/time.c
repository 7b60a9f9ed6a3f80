/* time.c - the clock, and the time zone; the calendar is newlib's. */
#include "libc.h"

/* What tzset() finds: HP-UX's names, and newlib's. */
char *tzname[2] = {(char *)"UTC", (char *)"UTC"};
long timezone = 0; /* seconds west of Greenwich */
int daylight = 0;
extern char *_tzname[2] __attribute__((alias("tzname")));
extern long _timezone __attribute__((alias("timezone")));
extern int _daylight __attribute__((alias("daylight")));

long time(long *out)
{
    long now = CALL(SYS_time, 0L);

    if (out)
        *out = now;
    return now;
}

int gettimeofday(struct timeval *out, void *zone)
{
    return (int)CALL(SYS_gettimeofday, out, zone);
}

int clock_gettime(int clock, struct timespec *out)
{
    return (int)CALL(SYS_clock_gettime, (long)clock, out);
}

/* In ticks of the clock, of which the time stands for a point in the past; those of the process and its children are in *out. */
long times(void *out)
{
    return CALL(SYS_times, out);
}

/* Processor time, in microseconds. */
long clock(void)
{
    struct timespec t;

    return clock_gettime(CLOCK_VIRTUAL, &t) ? -1 : t.sec * 1000000 + t.nsec / 1000;
}

int clock_getres(int clock, struct timespec *out)
{
    return (int)CALL(SYS_clock_getres, (long)clock, out);
}

/* Nanoseconds. gethrtime(3C) */
long long gethrtime(void)
{
    struct timespec t;

    return clock_gettime(CLOCK_HIGHRES, &t) ? -1 : t.sec * 1000000000ll + t.nsec;
}

struct timeb {
    long time;
    unsigned short millitm;
    short timezone, dstflag;
};

int ftime(struct timeb *out)
{
    struct timeval now;

    if (gettimeofday(&now, NULL))
        return -1;
    *out = (struct timeb){now.sec, (unsigned short)(now.usec / 1000), (short)(timezone / 60), (short)daylight};
    return 0;
}
