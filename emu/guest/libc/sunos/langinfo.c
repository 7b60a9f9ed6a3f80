/*
 * langinfo.c - nl_langinfo(): the texts of the C locale.
 *
 * Source: section 3C of SunOS' manual; langinfo.h of illumos for the numbers of the items.
 */
#include "libc.h"

#undef nl_langinfo
char *nl_langinfo(int item)
{
    static const char *const texts[] = {
        "",         "Sunday",   "Monday", "Tuesday", "Wednesday", "Thursday",    "Friday",  "Saturday", "Sun",
        "Mon",      "Tue",      "Wed",    "Thu",     "Fri",       "Sat",         "January", "February", "March",
        "April",    "May",      "June",   "July",    "August",    "September",   "October", "November", "December",
        "Jan",      "Feb",      "Mar",    "Apr",     "May",       "Jun",         "Jul",     "Aug",      "Sep",
        "Oct",      "Nov",      "Dec",    ".",       "",          "yes",         "no",      "-",        "%a %b %e %H:%M:%S %Y",
        "%m/%d/%y", "%H:%M:%S", "AM",     "PM",      "646",       "%I:%M:%S %p", "",        "",         "",
        "",         "",         "^[yY]",  "^[nN]",
    };

    return (char *)(item > 0 && item < (int)(sizeof texts / sizeof *texts) ? texts[item] : "");
}
