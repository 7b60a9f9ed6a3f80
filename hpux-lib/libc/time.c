/* time.c - the clock and the calendar. Local time is that of TZ's name and offset (EST5EDT: no daylight saving time), or UTC. */
#include "libc.h"

char *tzname[2] = {(char *)"UTC", (char *)"UTC"};
long timezone; /* seconds west of Greenwich */
int daylight;

enum { MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR };

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

/* Processor time, in microseconds. */
long clock(void)
{
    enum { CLOCK_VIRTUAL = 2 };
    struct timespec t;

    return clock_gettime(CLOCK_VIRTUAL, &t) ? -1 : t.sec * 1000000 + t.nsec / 1000;
}

/* ---- the calendar ---------------------------------------------------------------------------------------------- */

static int is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int days_of(int year, int month)
{
    static const unsigned char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    return days[month] + (month == 1 && is_leap(year));
}

/* Days from 1 January 1970 to 1 January of a year. */
static long days_before(int year)
{
    const long y = year - 1;

    return (year - 1970) * 365L + (y / 4 - y / 100 + y / 400) - (1969 / 4 - 1969 / 100 + 1969 / 400);
}

static void break_down(long t, struct tm *out)
{
    long days = t / DAY, rest = t % DAY;
    int year = 1970, month = 0;

    if (rest < 0) {
        rest += DAY;
        days--;
    }
    out->tm_hour = (int)(rest / HOUR);
    out->tm_min = (int)(rest % HOUR / MINUTE);
    out->tm_sec = (int)(rest % MINUTE);
    out->tm_wday = (int)((days % 7 + 11) % 7); /* 1970 began on a Thursday */
    year += (int)(days / 366);
    while (days_before(year + 1) <= days)
        year++;
    while (days_before(year) > days)
        year--;
    days -= days_before(year);
    out->tm_yday = (int)days;
    for (; days >= days_of(year, month); month++)
        days -= days_of(year, month);
    out->tm_year = year - 1900;
    out->tm_mon = month;
    out->tm_mday = (int)days + 1;
    out->tm_isdst = 0;
}

void tzset(void)
{
    static char name[8];
    const char *zone = getenv("TZ");
    unsigned n = 0;

    if (!zone || !isalpha((unsigned char)*zone))
        return;
    for (; isalpha((unsigned char)zone[n]) && n < sizeof name - 1; n++)
        name[n] = zone[n];
    name[n] = 0;
    tzname[0] = tzname[1] = name;
    char *end;

    timezone = strtol(zone + n, &end, 10) * HOUR;
    if (*end == ':')
        timezone += (timezone < 0 ? -1 : 1) * strtol(end + 1, NULL, 10) * MINUTE;
}

static struct tm shared;

struct tm *gmtime_r(const long *t, struct tm *out)
{
    break_down(*t, out);
    return out;
}

struct tm *gmtime(const long *t)
{
    return gmtime_r(t, &shared);
}

struct tm *localtime_r(const long *t, struct tm *out)
{
    tzset();
    break_down(*t - timezone, out);
    return out;
}

struct tm *localtime(const long *t)
{
    return localtime_r(t, &shared);
}

long mktime(struct tm *t)
{
    long months = t->tm_year * 12L + t->tm_mon;
    int year = (int)(1900 + (months - (months < 0 ? 11 : 0)) / 12), month = (int)(months - (year - 1900) * 12L);
    long days = days_before(year) + t->tm_mday - 1;

    for (int m = 0; m < month; m++)
        days += days_of(year, m);
    tzset();
    long out = days * DAY + t->tm_hour * (long)HOUR + t->tm_min * (long)MINUTE + t->tm_sec + timezone;

    localtime_r(&out, t);
    return out;
}

/* ---- text ------------------------------------------------------------------------------------------------------------ */

static const char *const day_names[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const month_names[] = {"January", "February", "March",     "April",   "May",      "June",
                                          "July",    "August",   "September", "October", "November", "December"};

struct text {
    char *at;
    size_t left;
};

static void add(struct text *out, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    size_t n = (size_t)vsnprintf(out->at, out->left, format, args);

    va_end(args);
    n = n < out->left ? n : out->left;
    out->at += n;
    out->left -= n;
}

static int hour_of_12(const struct tm *t)
{
    return t->tm_hour % 12 ? t->tm_hour % 12 : 12;
}

static void add_parts(struct text *out, const char *format, const struct tm *t);

/* What stands for a combination of others. */
static const char *combination(char c)
{
    switch (c) {
    case 'c': return "%a %b %e %H:%M:%S %Y";
    case 'D':
    case 'x': return "%m/%d/%y";
    case 'F': return "%Y-%m-%d";
    case 'R': return "%H:%M";
    case 'r': return "%I:%M:%S %p";
    case 'T':
    case 'X': return "%H:%M:%S";
    case 'h': return "%b";
    default: return NULL;
    }
}

static void add_part(struct text *out, char c, const struct tm *t)
{
    const char *others = combination(c);

    if (others) {
        add_parts(out, others, t);
        return;
    }
    switch (c) {
    case 'a': add(out, "%.3s", day_names[t->tm_wday]); break;
    case 'A': add(out, "%s", day_names[t->tm_wday]); break;
    case 'b': add(out, "%.3s", month_names[t->tm_mon]); break;
    case 'B': add(out, "%s", month_names[t->tm_mon]); break;
    case 'C': add(out, "%02d", (t->tm_year + 1900) / 100); break;
    case 'd': add(out, "%02d", t->tm_mday); break;
    case 'e': add(out, "%2d", t->tm_mday); break;
    case 'H': add(out, "%02d", t->tm_hour); break;
    case 'I': add(out, "%02d", hour_of_12(t)); break;
    case 'j': add(out, "%03d", t->tm_yday + 1); break;
    case 'm': add(out, "%02d", t->tm_mon + 1); break;
    case 'M': add(out, "%02d", t->tm_min); break;
    case 'n': add(out, "\n"); break;
    case 'p': add(out, "%s", t->tm_hour < 12 ? "AM" : "PM"); break;
    case 'S': add(out, "%02d", t->tm_sec); break;
    case 't': add(out, "\t"); break;
    case 'u': add(out, "%d", t->tm_wday ? t->tm_wday : 7); break;
    case 'U': add(out, "%02d", (t->tm_yday + 7 - t->tm_wday) / 7); break;
    case 'w': add(out, "%d", t->tm_wday); break;
    case 'W': add(out, "%02d", (t->tm_yday + 7 - (t->tm_wday + 6) % 7) / 7); break;
    case 'y': add(out, "%02d", t->tm_year % 100); break;
    case 'Y': add(out, "%d", t->tm_year + 1900); break;
    case 'Z': add(out, "%s", tzname[0]); break;
    default: add(out, "%c", c);
    }
}

static void add_parts(struct text *out, const char *format, const struct tm *t)
{
    for (; *format; format++)
        if (*format == '%' && format[1])
            add_part(out, *++format, t);
        else
            add(out, "%c", *format);
}

size_t strftime(char *to, size_t size, const char *format, const struct tm *t)
{
    struct text out = {to, size};

    if (!size)
        return 0;
    *to = 0;
    add_parts(&out, format, t);
    return out.left ? size - out.left : 0;
}

char *asctime(const struct tm *t)
{
    static char text[32];

    strftime(text, sizeof text, "%a %b %e %H:%M:%S %Y\n", t);
    return text;
}

char *ctime(const long *t)
{
    return asctime(localtime(t));
}
