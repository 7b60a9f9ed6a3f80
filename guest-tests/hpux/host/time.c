// Dates, in several time zones.
#include "library.h"

static void show(time_t t)
{
    char text[512];

    printf("%s", ctime(&t));
    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S %a %A %b %B %j %U %w %W %y %p %I %D %T %R %e %n%t%% %Z %h %M %c %x %X %r", localtime(&t));
    printf("%s %d\n", text, localtime(&t)->tm_isdst);
    printf("%s", asctime(gmtime(&t)));
    printf("%ld\n", (long)(mktime(localtime(&t)) - t));
}

static void normalise(void)
{
    struct tm t = {.tm_year = 99, .tm_mon = 14, .tm_mday = -3, .tm_hour = 30, .tm_min = 90, .tm_sec = -5, .tm_isdst = 0};

    printf("%ld\n", (long)mktime(&t));
    printf("%s", asctime(&t));
}

/* The rules of a zone that names none are the system's; newlib's start in 1970. */
static int is_comparable(const char *zone, time_t t)
{
    return !strchr(zone, 'D') && !strchr(zone + 3, 'S') ? 1 : strchr(zone, ',') ? t >= 0 : t == 951782400;
}

int main(void)
{
    static const char *const zones[] = {"UTC0", "MET-1MEST", "EST5EDT,M3.2.0,M11.1.0", "CET-1CEST,M3.5.0,M10.5.0/3", "IST-5:30", "NZST-12NZDT,M9.5.0,M4.1.0/3"};
    static const time_t times[] = {0, 1, 86399, 951782400, 951868799, 1000000000, 1117584000, 1152000000, 1175000000, 1193500000, 1700000000, 2147483647, -1, -1000000000};

    for (size_t z = 0; z < COUNT(zones); z++) {
        static char variable[64];

        snprintf(variable, sizeof variable, "TZ=%s", zones[z]);
        putenv(variable);
        tzset();
        for (size_t t = 0; t < COUNT(times); t++)
            if (is_comparable(zones[z], times[t]))
                show(times[t]);
        normalise();
    }
    return 0;
}
