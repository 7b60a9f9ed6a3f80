/*
 * libc.h - the C library: what its files use of one another. The same sources serve all systems and machines; the layouts and numbers that
 * programs see are those of the system, from the folder of its name.
 */
#ifndef LIBC_H
#define LIBC_H

#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef long ssize_t;
typedef long long off64;

#define EXPORT __attribute__((visibility("default")))

/* Layouts and numbers of the system: struct call_result and system_call(), SYS_, errno, O_, MAP_, SIG, FILE. */
#include "system.h"

/* Returns the value, or -1 with errno set. */
long call_value(struct call_result r);
#define CALL(...) call_value(system_call(__VA_ARGS__))

enum { SEEK_SET, SEEK_CUR, SEEK_END };
enum { BUFSIZ = 8192, EOF = -1 };
#define stdin  (&__iob[0])
#define stdout (&__iob[1])
#define stderr (&__iob[2])

struct timeval {
    long sec, usec;
};
struct timespec {
    long sec, nsec;
};
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
};

/* ---- used by several files ---- */

extern char **environ;

void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);
void *memchr(const void *s, int byte, size_t n);
size_t strlen(const char *s);
char *strcpy(char *to, const char *from);
char *strcat(char *to, const char *from);
char *strchr(const char *s, int byte);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
char *strdup(const char *s);
char *strerror(int number);
void *malloc(size_t size);
void *calloc(size_t n, size_t size);
void *realloc(void *p, size_t size);
void free(void *p);
char *getenv(const char *name);
int isatty(int fd);
long read(int fd, void *to, size_t n);
long write(int fd, const void *from, size_t n);
int open(const char *path, int flags, ...);
int close(int fd);
long lseek(int fd, long offset, int whence);
off64 __lseek64(int fd, off64 offset, int whence);
int fflush(FILE *f);
int __fseeko64(FILE *f, off64 offset, int whence);
off64 __ftello64(FILE *f);
int __filbuf(FILE *f);
int __flsbuf(int byte, FILE *f);
int getc(FILE *f);
int putc(int byte, FILE *f);
int ungetc(int byte, FILE *f);
int fwide(FILE *f, int mode);
size_t fwrite(const void *from, size_t size, size_t n, FILE *f);
int vsnprintf(char *to, size_t size, const char *format, va_list args);
int snprintf(char *to, size_t size, const char *format, ...);
double strtod(const char *s, char **end);
float strtof(const char *s, char **end);
long strtol(const char *s, char **end, int base);
unsigned long strtoul(const char *s, char **end, int base);
long long strtoll(const char *s, char **end, int base);
unsigned long long strtoull(const char *s, char **end, int base);
long time(long *out);
void _exit(int status) __attribute__((noreturn));
void exit(int status) __attribute__((noreturn));
int kill(int pid, int sig);
int getpid(void);

/* A format: of bytes, or of wide characters; the other one is null. */
struct text {
    const char *bytes;
    const unsigned *wide;
};
static inline unsigned text_char(const struct text *t)
{
    return t->wide ? *t->wide : (unsigned char)*t->bytes;
}
static inline void text_skip(struct text *t, size_t n)
{
    if (t->wide)
        t->wide += n;
    else
        t->bytes += n;
}

/* Where formatted text goes, in pieces. A wide character is a byte of more bits; those that have no byte need put_wide (or null). */
struct output {
    void (*put)(void *ctx, const char *text, size_t n);
    void (*put_wide)(void *ctx, const unsigned *text, size_t n);
    void *ctx;
};
/* Returns the number of characters, or -1 (EILSEQ, ENOMEM). */
int format_text(const struct output *to, struct text format, va_list args);
/* Writes to a stream. */
int print_text(FILE *f, struct text format, va_list args);
/* Reads the stream, or the text if it is null. Returns the number of values, or EOF. */
int scan_text(FILE *f, struct text from, struct text format, va_list args);
/* The character class functions; c is EOF or a byte. */
int isspace(int c);
int isdigit(int c);
int isalpha(int c);
int isupper(int c);
int tolower(int c);

#endif
