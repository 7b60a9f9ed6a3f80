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

/* GNU libintl's functions under the names that its header gives them. */
char *libintl_gettext(const char *s)
{
    return (char *)s;
}

char *libintl_dgettext(const char *domain, const char *s)
{
    return (char *)s;
}

char *libintl_ngettext(const char *one, const char *many, unsigned long n)
{
    return (char *)(n == 1 ? one : many);
}

char *libintl_textdomain(const char *domain)
{
    return (char *)(domain ? domain : "messages");
}

char *libintl_bindtextdomain(const char *domain, const char *folder)
{
    return (char *)(folder ? folder : "/usr/share/locale");
}

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
