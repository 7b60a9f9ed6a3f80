/* <stdio.h> of HP-UX, for programs that som-ld links: the library's functions, and the layout that getc() and putc() use. */
#ifndef _STDIO_INCLUDED
#define _STDIO_INCLUDED
#include <stdarg.h>
#include <stddef.h>

typedef struct {
    int __cnt;
    unsigned char *__ptr, *__base;
    unsigned short __flag;
    unsigned char __fileL, __fileH;
} FILE;

extern FILE __iob[];
#define stdin  (&__iob[0])
#define stdout (&__iob[1])
#define stderr (&__iob[2])
#define EOF    (-1)
#define BUFSIZ 8192
enum { SEEK_SET, SEEK_CUR, SEEK_END };

int __filbuf(FILE *);
int __flsbuf(int, FILE *);
#ifdef _REENTRANT /* programs with threads: the functions lock the stream */
int getc(FILE *), putc(int, FILE *), getchar(void), putchar(int);
#else
#define getc(f)    (--(f)->__cnt < 0 ? __filbuf(f) : (int)*(f)->__ptr++)
#define putc(c, f) (--(f)->__cnt < 0 ? __flsbuf((unsigned char)(c), f) : (int)(*(f)->__ptr++ = (unsigned char)(c)))
#define getchar()  getc(stdin)
#define putchar(c) putc(c, stdout)
#endif

int printf(const char *, ...), fprintf(FILE *, const char *, ...), sprintf(char *, const char *, ...),
    snprintf(char *, size_t, const char *, ...);
int sscanf(const char *, const char *, ...), puts(const char *), fputs(const char *, FILE *), fclose(FILE *), fflush(FILE *);
int fseek(FILE *, long, int), ungetc(int, FILE *), remove(const char *);
void rewind(FILE *);
long ftell(FILE *);
char *fgets(char *, int, FILE *);
size_t fread(void *, size_t, size_t, FILE *), fwrite(const void *, size_t, size_t, FILE *);
FILE *fopen(const char *, const char *), *fdopen(int, const char *);
void perror(const char *);
#endif
