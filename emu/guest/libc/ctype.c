/* ctype.c - character classes of the C locale. */
#include "libc.h"

/* Programs test a character by this table, or call the functions if the pointer is null. */
unsigned *__SB_masks = NULL;
int __nl_char_size = 1;

#define CLASS(name, test)      \
    int name(int c)            \
    {                          \
        return (test) ? 1 : 0; \
    }                          \
    int _##name(int c)         \
    {                          \
        return (test) ? 1 : 0; \
    }
CLASS(isupper, c >= 'A' && c <= 'Z')
CLASS(islower, c >= 'a' && c <= 'z')
CLASS(isalpha, (c | 32) >= 'a' && (c | 32) <= 'z')
CLASS(isdigit, c >= '0' && c <= '9')
CLASS(isalnum, (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z'))
CLASS(isxdigit, (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'f'))
CLASS(isspace, c == ' ' || (c >= '\t' && c <= '\r'))
CLASS(isblank, c == ' ' || c == '\t')
CLASS(iscntrl, (c >= 0 && c < 32) || c == 127)
CLASS(isprint, c >= 32 && c < 127)
CLASS(isgraph, c > 32 && c < 127)
CLASS(ispunct, c > 32 && c < 127 && !isalnum(c))
CLASS(isascii, c >= 0 && c < 128)

int tolower(int c)
{
    return c >= 'A' && c <= 'Z' ? c + 32 : c;
}

int toupper(int c)
{
    return c >= 'a' && c <= 'z' ? c - 32 : c;
}

int _tolower(int c)
{
    return tolower(c);
}

int _toupper(int c)
{
    return toupper(c);
}

int toascii(int c)
{
    return c & 127;
}
