// struct termios of a pseudoterminal: each control character, each flag and the speeds, as they are set and read back, and their effect.
// qemu: no, it does not know all flags
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>
#include "check.h"

#define FLAG(word, f) \
    {                 \
#f, word, f   \
    }
enum { INPUT, OUTPUT, CONTROL, LOCAL };

static const struct {
    const char *name;
    int word;
    tcflag_t bit;
} flags[] = {FLAG(INPUT, IGNBRK),  FLAG(INPUT, BRKINT),   FLAG(INPUT, IGNPAR),   FLAG(INPUT, PARMRK),  FLAG(INPUT, INPCK),
             FLAG(INPUT, ISTRIP),  FLAG(INPUT, INLCR),    FLAG(INPUT, IGNCR),    FLAG(INPUT, ICRNL),   FLAG(INPUT, IUCLC),
             FLAG(INPUT, IXON),    FLAG(INPUT, IXANY),    FLAG(INPUT, IXOFF),    FLAG(OUTPUT, OPOST),  FLAG(OUTPUT, OLCUC),
             FLAG(OUTPUT, ONLCR),  FLAG(OUTPUT, OCRNL),   FLAG(OUTPUT, ONOCR),   FLAG(OUTPUT, ONLRET), FLAG(OUTPUT, OFILL),
             FLAG(OUTPUT, NL1),    FLAG(OUTPUT, CRDLY),   FLAG(OUTPUT, TABDLY),  FLAG(OUTPUT, BSDLY),  FLAG(OUTPUT, VTDLY),
             FLAG(OUTPUT, FFDLY),  FLAG(CONTROL, CSTOPB), FLAG(CONTROL, PARODD), FLAG(CONTROL, HUPCL), FLAG(CONTROL, CLOCAL),
             FLAG(LOCAL, ISIG),    FLAG(LOCAL, ICANON),   FLAG(LOCAL, XCASE),    FLAG(LOCAL, ECHO),    FLAG(LOCAL, ECHOE),
             FLAG(LOCAL, ECHOK),   FLAG(LOCAL, ECHONL),   FLAG(LOCAL, NOFLSH),   FLAG(LOCAL, TOSTOP),  FLAG(LOCAL, ECHOCTL),
             FLAG(LOCAL, ECHOPRT), FLAG(LOCAL, ECHOKE),   FLAG(LOCAL, IEXTEN)};

static int master, slave;

static tcflag_t *word_of(struct termios *t, int word)
{
    return word == INPUT ? &t->c_iflag : word == OUTPUT ? &t->c_oflag : word == CONTROL ? &t->c_cflag : &t->c_lflag;
}

static void each_flag(void)
{
    struct termios first, t;
    tcgetattr(slave, &first);
    for (unsigned i = 0; i < sizeof flags / sizeof *flags; i++) {
        t = first;
        *word_of(&t, flags[i].word) |= flags[i].bit;
        int set = tcsetattr(slave, TCSANOW, &t);
        tcgetattr(slave, &t);
        bool on = (*word_of(&t, flags[i].word) & flags[i].bit) == flags[i].bit;
        *word_of(&t, flags[i].word) &= ~flags[i].bit;
        set |= tcsetattr(slave, TCSANOW, &t);
        tcgetattr(slave, &t);
        bool off = !(*word_of(&t, flags[i].word) & flags[i].bit), was = (*word_of(&first, flags[i].word) & flags[i].bit) == flags[i].bit;
        int others = 0;
        for (int w = INPUT; w <= LOCAL; w++)
            others += (*word_of(&t, w) & ~(w == flags[i].word ? flags[i].bit : 0)) !=
                      (*word_of(&first, w) & ~(w == flags[i].word ? flags[i].bit : 0));
        printf("%s: %d, at first %d, set %d, cleared %d, others %d\n", flags[i].name, set, was, on, off, others);
    }
    tcsetattr(slave, TCSANOW, &first);
}

static void characters(void)
{
    static const int places[] = {VINTR, VQUIT, VERASE, VKILL, VEOF, VSTART, VSTOP, VSUSP, VEOL, VREPRINT, VDISCARD, VWERASE, VLNEXT, VEOL2};
    struct termios first, t;
    tcgetattr(slave, &first);
    printf("at first:");
    for (unsigned i = 0; i < 14; i++)
        printf(" %d", first.c_cc[places[i]]);
    t = first;
    for (unsigned i = 0; i < 14; i++)
        t.c_cc[places[i]] = (cc_t)(100 + i);
    t.c_line = 3;
    tcsetattr(slave, TCSADRAIN, &t);
    memset(&t, 0, sizeof t);
    tcgetattr(slave, &t);
    printf("\nnow:");
    for (unsigned i = 0; i < 14; i++)
        printf(" %d", t.c_cc[places[i]]);
    printf(", line %d\n", t.c_line);
    t.c_lflag &= ~ICANON;
    t.c_cc[VMIN] = 7, t.c_cc[VTIME] = 9;
    tcsetattr(slave, TCSAFLUSH, &t);
    memset(&t, 0, sizeof t);
    tcgetattr(slave, &t);
    printf("without lines: %d %d\n", t.c_cc[VMIN], t.c_cc[VTIME]);
    tcsetattr(slave, TCSANOW, &first);
}

static void speeds(void)
{
    static const speed_t all[] = {B0, B50, B75, B110, B134, B150, B200, B300, B600, B1200, B1800, B2400, B4800, B9600, B19200, B38400};
    struct termios t;
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
        tcgetattr(slave, &t);
        cfsetospeed(&t, all[i]);
        tcsetattr(slave, TCSANOW, &t);
        tcgetattr(slave, &t);
        printf("%d", cfgetospeed(&t) == all[i]);
    }
    cfsetospeed(&t, B38400);
    tcsetattr(slave, TCSANOW, &t);
    printf("\n");
}

/* What a line of input becomes with the flags, and what output becomes. */
static void line(const char *what, tcflag_t input, tcflag_t output, tcflag_t local, const char *typed, const char *written)
{
    struct termios t, first;
    char b[100];
    tcgetattr(slave, &first);
    t = first;
    t.c_iflag = input, t.c_oflag = output, t.c_lflag = local;
    tcsetattr(slave, TCSANOW, &t);
    must(write(master, typed, strlen(typed)), "write");
    ssize_t n = read(slave, b, sizeof b);
    printf("%s:", what);
    for (ssize_t i = 0; i < n; i++)
        printf(" %d", (unsigned char)b[i]);
    must(write(slave, written, strlen(written)), "write");
    n = read(master, b, sizeof b);
    printf("; out");
    for (ssize_t i = 0; i < n; i++)
        printf(" %d", (unsigned char)b[i]);
    printf("\n");
    tcsetattr(slave, TCSAFLUSH, &first);
}

static void effects(void)
{
    const tcflag_t lines = ICANON | IEXTEN;
    line("plain", 0, 0, lines, "ab\r\n", "x\ny\r");
    line("ICRNL", ICRNL, 0, lines, "ab\r", "x");
    line("INLCR", INLCR, 0, 0, "ab\n", "x");
    line("IGNCR", IGNCR, 0, lines, "a\rb\n", "x");
    line("ISTRIP", ISTRIP, 0, lines, "\xe1\n", "x");
    line("ONLCR", 0, OPOST | ONLCR, lines, "a\n", "x\ny");
    line("OCRNL", 0, OPOST | OCRNL, lines, "a\n", "x\ry");
    line("ONOCR", 0, OPOST | ONOCR, lines, "a\n", "\rx\ry");
    line("ONLRET", 0, OPOST | ONLRET, lines, "a\n", "x\ny");
}

int main(void)
{
    master = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "openpt");
    must(grantpt(master), "grantpt");
    must(unlockpt(master), "unlockpt");
    slave = (int)must(open(ptsname(master), O_RDWR | O_NOCTTY), "open");
    each_flag();
    characters();
    speeds();
    alarm(20);
    effects();
}

/* stdout:
IGNBRK: 0, at first 0, set 1, cleared 1, others 0
BRKINT: 0, at first 0, set 1, cleared 1, others 0
IGNPAR: 0, at first 0, set 1, cleared 1, others 0
PARMRK: 0, at first 0, set 1, cleared 1, others 0
INPCK: 0, at first 0, set 1, cleared 1, others 0
ISTRIP: 0, at first 0, set 1, cleared 1, others 0
INLCR: 0, at first 0, set 1, cleared 1, others 0
IGNCR: 0, at first 0, set 1, cleared 1, others 0
ICRNL: 0, at first 1, set 1, cleared 1, others 0
IUCLC: 0, at first 0, set 1, cleared 1, others 0
IXON: 0, at first 1, set 1, cleared 1, others 0
IXANY: 0, at first 0, set 1, cleared 1, others 0
IXOFF: 0, at first 0, set 1, cleared 1, others 0
OPOST: 0, at first 1, set 1, cleared 1, others 0
OLCUC: 0, at first 0, set 1, cleared 1, others 0
ONLCR: 0, at first 1, set 1, cleared 1, others 0
OCRNL: 0, at first 0, set 1, cleared 1, others 0
ONOCR: 0, at first 0, set 1, cleared 1, others 0
ONLRET: 0, at first 0, set 1, cleared 1, others 0
OFILL: 0, at first 0, set 1, cleared 1, others 0
NL1: 0, at first 0, set 1, cleared 1, others 0
CRDLY: 0, at first 0, set 1, cleared 1, others 0
TABDLY: 0, at first 0, set 1, cleared 1, others 0
BSDLY: 0, at first 0, set 1, cleared 1, others 0
VTDLY: 0, at first 0, set 1, cleared 1, others 0
FFDLY: 0, at first 0, set 1, cleared 1, others 0
CSTOPB: 0, at first 0, set 1, cleared 1, others 0
PARODD: 0, at first 0, set 1, cleared 1, others 0
HUPCL: 0, at first 0, set 1, cleared 1, others 0
CLOCAL: 0, at first 0, set 1, cleared 1, others 0
ISIG: 0, at first 1, set 1, cleared 1, others 0
ICANON: 0, at first 1, set 1, cleared 1, others 0
XCASE: 0, at first 0, set 1, cleared 1, others 0
ECHO: 0, at first 1, set 1, cleared 1, others 0
ECHOE: 0, at first 1, set 1, cleared 1, others 0
ECHOK: 0, at first 1, set 1, cleared 1, others 0
ECHONL: 0, at first 0, set 1, cleared 1, others 0
NOFLSH: 0, at first 0, set 1, cleared 1, others 0
TOSTOP: 0, at first 0, set 1, cleared 1, others 0
ECHOCTL: 0, at first 1, set 1, cleared 1, others 0
ECHOPRT: 0, at first 0, set 1, cleared 1, others 0
ECHOKE: 0, at first 1, set 1, cleared 1, others 0
IEXTEN: 0, at first 1, set 1, cleared 1, others 0
at first: 3 28 127 21 4 17 19 26 0 18 15 23 22 0
now: 100 101 102 103 104 105 106 107 108 109 110 111 112 113, line 3
without lines: 7 9
1111111111111111
plain: 97 98 13 10; out 120 10 121 13
ICRNL: 97 98 10; out 120
INLCR: 97 98 13; out 120
IGNCR: 97 98 10; out 120
ISTRIP: 97 10; out 120
ONLCR: 97 10; out 120 13 10 121
OCRNL: 97 10; out 120 10 121
ONOCR: 97 10; out 13 120 13 121
ONLRET: 97 10; out 120 10 121
*/
