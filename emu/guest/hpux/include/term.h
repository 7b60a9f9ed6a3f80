/* <term.h> of HP-UX: the functions of termcap. */
#ifndef _TERM_INCLUDED
#define _TERM_INCLUDED
extern short ospeed;
extern char PC, *BC, *UP;

int tgetent(char *, const char *);
int tgetflag(const char *);
int tgetnum(const char *);
char *tgetstr(const char *, char **);
char *tgoto(const char *, int, int);
int tputs(const char *, int, int (*)(int));
#endif
