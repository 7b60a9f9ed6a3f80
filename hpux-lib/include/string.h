/* <string.h> of HP-UX, for programs that som-ld links. */
#ifndef _STRING_INCLUDED
#define _STRING_INCLUDED
#include <stddef.h>

void *memcpy(void *, const void *, size_t), *memmove(void *, const void *, size_t), *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t), strcmp(const char *, const char *), strncmp(const char *, const char *, size_t);
size_t strlen(const char *);
char *strcpy(char *, const char *), *strncpy(char *, const char *, size_t), *strcat(char *, const char *);
char *strchr(const char *, int), *strrchr(const char *, int), *strstr(const char *, const char *), *strtok(char *, const char *),
    *strerror(int);
#endif
