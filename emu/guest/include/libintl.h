/* <libintl.h>. */
#ifndef _LIBINTL_INCLUDED
#define _LIBINTL_INCLUDED
char *bind_textdomain_codeset(const char *, const char *);
char *bindtextdomain(const char *, const char *);
char *dcgettext(const char *, const char *, int);
char *dcngettext(const char *, const char *, const char *, unsigned long, int);
char *dgettext(const char *, const char *);
char *dngettext(const char *, const char *, const char *, unsigned long);
char *gettext(const char *);
char *ngettext(const char *, const char *, unsigned long);
char *textdomain(const char *);
#endif
