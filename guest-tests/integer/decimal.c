// Numbers as text and back: strtol and printf in several bases, and their errors.
#include <limits.h>
#include "check.h"

int main(void)
{
    static const char *const texts[] = {"0", "-0", "42", "-42", "+7", "  12x", "2147483647", "2147483648", "-2147483648", "-2147483649",
                                        "0x1f", "0777", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "z", "", "99999999999999999999"};
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        char *end;
        errno = 0;
        long long v = strtoll(texts[i], &end, 0);
        int e = errno;
        errno = 0;
        unsigned long long u = strtoull(texts[i], NULL, 10);
        printf("'%s' %lld rest '%s' %s %llu %s\n", texts[i], v, end, e ? strerror(e) : "-", u, errno ? strerror(errno) : "-");
    }
    for (int base = 2; base <= 36; base += 7)
        printf("%lld ", strtoll("101", NULL, base));
    printf("\n%d|%5d|%-5d|%05d|%+d|% d|%x|%X|%#x|%o|%#o|%.3d|%c|%%\n", 7, 7, 7, 7, 7, 7, 255, 255, 255, 8, 8, 7, 'A');
    printf("%hhd %hd %ld %lld %hhu %hu %*d %.*s|\n", (signed char)-1, (short)-2, -3L, -4LL, (unsigned char)255, (unsigned short)65535, 6, 42, 3, "abcdef");
}

/* stdout:
'0' 0 rest '' - 0 -
'-0' 0 rest '' - 0 -
'42' 42 rest '' - 42 -
'-42' -42 rest '' - 18446744073709551574 -
'+7' 7 rest '' - 7 -
'  12x' 12 rest 'x' - 12 -
'2147483647' 2147483647 rest '' - 2147483647 -
'2147483648' 2147483648 rest '' - 2147483648 -
'-2147483648' -2147483648 rest '' - 18446744071562067968 -
'-2147483649' -2147483649 rest '' - 18446744071562067967 -
'0x1f' 31 rest '' - 0 -
'0777' 511 rest '' - 777 -
'9223372036854775807' 9223372036854775807 rest '' - 9223372036854775807 -
'9223372036854775808' 9223372036854775807 rest '' Numerical result out of range 9223372036854775808 -
'-9223372036854775808' -9223372036854775808 rest '' - 9223372036854775808 -
'z' 0 rest 'z' - 0 -
'' 0 rest '' - 0 -
'99999999999999999999' 9223372036854775807 rest '' Numerical result out of range 18446744073709551615 Numerical result out of range
5 82 257 530 901 
7|    7|7    |00007|+7| 7|ff|FF|0xff|10|010|007|A|%
-1 -2 -3 -4 255 65535     42 abc|
*/
