/* <ctype.h>: classes are functions. */
#ifndef _CTYPE_INCLUDED
#define _CTYPE_INCLUDED
int isalnum(int);
int isalpha(int);
int isascii(int);
int isblank(int);
int iscntrl(int);
int isdigit(int);
int isgraph(int);
int islower(int);
int isprint(int);
int ispunct(int);
int isspace(int);
int isupper(int);
int isxdigit(int);
int toascii(int);
int tolower(int);
int toupper(int);
int _tolower(int);
int _toupper(int);
#endif
