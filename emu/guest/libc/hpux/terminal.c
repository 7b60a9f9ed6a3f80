/* terminal.c - termcap of a terminal without capabilities, and message catalogues of which there are none. */
#include "libc.h"

char PC, *BC, *UP;
short ospeed;

int tgetent(char *buffer, const char *name)
{
    return 0;
}

int tgetnum(const char *name)
{
    return -1;
}

int tgetflag(const char *name)
{
    return 0;
}

char *tgetstr(const char *name, char **area)
{
    return NULL;
}

char *tgoto(const char *capability, int column, int row)
{
    return (char *)"";
}

int tputs(const char *s, int lines, int (*put)(int))
{
    for (; s && *s; s++)
        put((unsigned char)*s);
    return 0;
}

/* ---- speeds of lines: input and output have one, in c_cflag. cfspeed(3C) ------------------------------------------ */

struct termios {
    unsigned iflag, oflag, cflag, lflag;
};
enum { CBAUD = 037, MOST_SPEED = 31 };

unsigned cfgetospeed(const struct termios *t)
{
    return t->cflag & CBAUD;
}

unsigned cfgetispeed(const struct termios *t)
{
    return t->cflag & CBAUD;
}

int cfsetospeed(struct termios *t, unsigned speed)
{
    if (speed > MOST_SPEED) {
        errno = EINVAL;
        return -1;
    }
    t->cflag = (t->cflag & ~(unsigned)CBAUD) | speed;
    return 0;
}

/* 0: that of the output. */
int cfsetispeed(struct termios *t, unsigned speed)
{
    return speed ? cfsetospeed(t, speed) : 0;
}

/* ---- message catalogues: there are none -------------------------------------------------------------------------------- */

/* A function of GNU libintl under its name, and under the one that newer headers give it. */
#define INTL(name, parameters, value) \
    char *name parameters             \
    {                                 \
        return (char *)(value);       \
    }                                 \
    char *libintl_##name parameters   \
    {                                 \
        return (char *)(value);       \
    }

INTL(gettext, (const char *s), s)
INTL(dgettext, (const char *domain, const char *s), s)
INTL(dcgettext, (const char *domain, const char *s, int category), s)
INTL(ngettext, (const char *one, const char *many, unsigned long n), n == 1 ? one : many)
INTL(dngettext, (const char *domain, const char *one, const char *many, unsigned long n), n == 1 ? one : many)
INTL(dcngettext, (const char *domain, const char *one, const char *many, unsigned long n, int category), n == 1 ? one : many)
INTL(textdomain, (const char *domain), domain ? domain : "messages")
INTL(bindtextdomain, (const char *domain, const char *folder), folder ? folder : "/usr/share/locale")
INTL(bind_textdomain_codeset, (const char *domain, const char *set), set)

/* X/Open's: none is ever open. catopen(3C) */
void *catopen(const char *name, int flag)
{
    errno = ENOENT;
    return (void *)-1;
}

char *catgets(void *catalogue, int set, int number, const char *text)
{
    return (char *)text;
}

int catclose(void *catalogue)
{
    errno = EBADF;
    return -1;
}
