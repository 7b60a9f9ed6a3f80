/* Changes the terminal of its standard error, step by step, each at a byte of input, and prints its state in HP-UX's numbers. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct termios {
    unsigned iflag, oflag, cflag, lflag, reserved;
    unsigned char cc[16];
};
struct termio {
    unsigned short iflag, oflag, cflag, lflag;
    char line;
    unsigned char cc[8];
};
enum { TERMINAL = 2 };
enum { ICANON = 2, ECHO = 010, ICRNL = 0400, CSIZE = 0140, CS7 = 0100, CBAUD = 037, B9600 = 020, VMIN = 11, VTIME, VSUSP };
enum { TCGETA = 0x40125401, TCSETA = (int)0x80125402u };

int tcgetattr(int, struct termios *), tcsetattr(int, int, const struct termios *), ioctl(int, int, ...);

static void show(const char *what)
{
    struct termios s;
    struct termio old;

    memset(&s, 0x5a, sizeof s);
    if (tcgetattr(TERMINAL, &s) || ioctl(TERMINAL, TCGETA, &old))
        printf("not a terminal ");
    printf("%s %x %x %x %x %x:", what, s.iflag, s.oflag, s.cflag, s.lflag, s.reserved);
    for (int i = 0; i < 16; i++)
        printf(" %d", s.cc[i]);
    printf(" old %x %x %x %x:", old.iflag, old.oflag, old.cflag, old.lflag);
    for (int i = 0; i < 8; i++)
        printf(" %d", old.cc[i]);
    printf("\n");
    fflush(stdout);
    char next;

    if (read(0, &next, 1) != 1)
        _exit(2);
}

int main(void)
{
    struct termios s;
    struct termio old;

    show("first");
    tcgetattr(TERMINAL, &s);
    s.lflag &= ~(unsigned)(ICANON | ECHO);
    s.iflag &= ~(unsigned)ICRNL;
    s.cflag = (s.cflag & ~(unsigned)(CSIZE | CBAUD)) | CS7 | B9600;
    s.cc[VMIN] = 3;
    s.cc[VTIME] = 7;
    s.cc[VSUSP] = 5;
    tcsetattr(TERMINAL, 0, &s);
    show("raw");
    ioctl(TERMINAL, TCGETA, &old);
    old.cc[4] = 9; /* at least 9 bytes */
    old.lflag |= ECHO;
    ioctl(TERMINAL, TCSETA, &old);
    show("old");
    return 0;
}
