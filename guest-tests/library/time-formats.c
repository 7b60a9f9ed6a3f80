// Calendar arithmetic: gmtime, mktime, strftime, leap years, dates before 1970.
// env: TZ=UTC0
#include <time.h>
#include "check.h"

int main(void)
{
    static const long times[] = {0, 1, 86399, 951782400, 1234567890, 2147483647, -1, -86400, 68169600, 1709164800};
    for (unsigned i = 0; i < sizeof times / sizeof *times; i++) {
        time_t t = times[i];
        struct tm tm = *gmtime(&t);
        char text[64];
        strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S %a %j %U %p", &tm);
        printf("%ld %s %d\n", times[i], text, mktime(&tm) == t);
    }
    struct tm odd = {.tm_year = 100, .tm_mon = 13, .tm_mday = 35, .tm_hour = -3, .tm_min = 61};
    time_t t = mktime(&odd);
    printf("%ld %s", (long)t, asctime(&odd));
    printf("%s", ctime(&t));
    printf("%.0f\n", difftime(t, 86400));
    struct tm parsed = {0};
    CHECK(strptime("2020-02-29 12:34:56", "%Y-%m-%d %H:%M:%S", &parsed) != NULL);
    printf("%d %d\n", parsed.tm_wday, parsed.tm_yday);
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    tzset();
    t = 1720000000;
    struct tm *local = localtime(&t);
    printf("%d:%02d %d %s\n", local->tm_hour, local->tm_min, local->tm_isdst, tzname[1]);
}

/* stdout:
0 1970-01-01 00:00:00 Thu 001 00 AM 1
1 1970-01-01 00:00:01 Thu 001 00 AM 1
86399 1970-01-01 23:59:59 Thu 001 00 PM 1
951782400 2000-02-29 00:00:00 Tue 060 09 AM 1
1234567890 2009-02-13 23:31:30 Fri 044 06 PM 1
2147483647 2038-01-19 03:14:07 Tue 019 03 AM 1
-1 1969-12-31 23:59:59 Wed 365 52 PM 1
-86400 1969-12-31 00:00:00 Wed 365 52 AM 1
68169600 1972-02-29 00:00:00 Tue 060 09 AM 1
1709164800 2024-02-29 00:00:00 Thu 060 08 AM 1
983916060 Tue Mar  6 22:01:00 2001
Tue Mar  6 22:01:00 2001
983829660
yes strptime("2020-02-29 12:34:56", "%Y-%m-%d %H:%M:%S", &parsed) != NULL
6 59
11:46 1 CEST
*/
