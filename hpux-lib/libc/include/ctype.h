/* ctype.h - character classes as functions, for newlib's files: its own table of classes is not in the library. */
#ifndef LIBC_CTYPE_H
#define LIBC_CTYPE_H

int isalnum(int c);
int isalpha(int c);
int isblank(int c);
int iscntrl(int c);
int isdigit(int c);
int isgraph(int c);
int islower(int c);
int isprint(int c);
int ispunct(int c);
int isspace(int c);
int isupper(int c);
int isxdigit(int c);
int tolower(int c);
int toupper(int c);

/* newlib's strcasecmp() passes plain chars. */
#define tolower(c) (tolower)((unsigned char)(c))
#define toupper(c) (toupper)((unsigned char)(c))

#endif
