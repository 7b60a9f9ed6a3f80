/* <time.h> of SunOS. */
#ifndef _TIME_INCLUDED
#define _TIME_INCLUDED
#include <sys/_timespec.h>
#include <sys/types.h>

#ifndef NULL
#define NULL ((void *)0)
#endif
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
};
struct itimerspec {
    struct timespec it_interval, it_value;
};

#define CLOCKS_PER_SEC 1000000
#define CLK_TCK        100
#define CLOCK_REALTIME 3
#define CLOCK_VIRTUAL  1
#define CLOCK_PROF     2
#define CLOCK_HIGHRES  4
#define TIMER_ABSTIME  1

extern int daylight;
extern long timezone;
extern char *tzname[2];

char *asctime(const struct tm *);
char *asctime_r(const struct tm *, char *);
clock_t clock(void);
int clock_getres(clockid_t, struct timespec *);
int clock_gettime(clockid_t, struct timespec *);
int clock_settime(clockid_t, const struct timespec *);
struct sigevent;
int timer_create(clockid_t, struct sigevent *, timer_t *);
int timer_delete(timer_t);
int timer_getoverrun(timer_t);
int timer_gettime(timer_t, struct itimerspec *);
int timer_settime(timer_t, int, const struct itimerspec *, struct itimerspec *);
char *ctime(const time_t *);
char *ctime_r(const time_t *, char *);
double difftime(time_t, time_t);
struct tm *gmtime(const time_t *);
struct tm *gmtime_r(const time_t *, struct tm *);
struct tm *localtime(const time_t *);
struct tm *localtime_r(const time_t *, struct tm *);
time_t mktime(struct tm *);
int nanosleep(const struct timespec *, struct timespec *);
size_t strftime(char *, size_t, const char *, const struct tm *);
char *strptime(const char *, const char *, struct tm *);
time_t time(time_t *);
void tzset(void);
#endif
