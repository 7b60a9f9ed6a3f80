// /dev/null, /dev/zero, /dev/urandom, /dev/full; terminals that are none.
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    char b[64];
    memset(b, 7, sizeof b);
    int null = open("/dev/null", O_RDWR), zero = open("/dev/zero", O_RDONLY), random = open("/dev/urandom", O_RDONLY);
    CHECK(null >= 0 && zero >= 0 && random >= 0);
    CHECK(read(null, b, 10) == 0 && write(null, b, 10) == 10);
    CHECK(read(zero, b, 10) == 10 && b[0] == 0 && b[9] == 0 && b[10] == 7);
    CHECK(read(random, b, 64) == 64);
    struct stat s;
    CHECK(fstat(null, &s) == 0 && S_ISCHR(s.st_mode));
    CHECK(isatty(0) == 0 && errno != 0);
    struct termios t;
    CHECK(tcgetattr(null, &t) == -1 && errno == ENOTTY);
    struct winsize w;
    CHECK(ioctl(null, TIOCGWINSZ, &w) == -1 && errno == ENOTTY);
    CHECK(ttyname(0) == NULL);
    FILE *full = fopen("/dev/full", "w");
    CHECK(full != NULL && fputs("x", full) >= 0 && fclose(full) == EOF && errno == ENOSPC);
}

/* stdout:
yes null >= 0 && zero >= 0 && random >= 0
yes read(null, b, 10) == 0 && write(null, b, 10) == 10
yes read(zero, b, 10) == 10 && b[0] == 0 && b[9] == 0 && b[10] == 7
yes read(random, b, 64) == 64
yes fstat(null, &s) == 0 && S_ISCHR(s.st_mode)
yes isatty(0) == 0 && errno != 0
yes tcgetattr(null, &t) == -1 && errno == ENOTTY
yes ioctl(null, TIOCGWINSZ, &w) == -1 && errno == ENOTTY
yes ttyname(0) == NULL
yes full != NULL && fputs("x", full) >= 0 && fclose(full) == EOF && errno == ENOSPC
*/
