/* <stdio.h> of SunOS. */
#ifndef _STDIO_INCLUDED
#define _STDIO_INCLUDED
#include <stdarg.h>
#include <stddef.h>
#include <sys/types.h>

#ifdef __LP64__
typedef struct {
    long __pad[16];
} FILE;
#else
/* The layout is that of the code that getc() and putc() expand to in programs. */
typedef struct {
    int _cnt;
    unsigned char *_ptr, *_base;
    unsigned char _flag, _file;
    unsigned __bits : 16;
} FILE;
#endif
typedef off_t fpos_t;
#ifdef _LARGEFILE64_SOURCE
typedef off64_t fpos64_t;
#endif

extern FILE __iob[];
#define stdin        (&__iob[0])
#define stdout       (&__iob[1])
#define stderr       (&__iob[2])
#define EOF          (-1)
#define BUFSIZ       8192
#define FILENAME_MAX 1024
#define FOPEN_MAX    20
#define L_ctermid    9
#define L_cuserid    9
#define L_tmpnam     25
#define P_tmpdir     "/var/tmp/"
#define TMP_MAX      17576
#define _IOFBF       0
#define _IONBF       04
#define _IOLBF       0100
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif

int __filbuf(FILE *);
int __flsbuf(int, FILE *);
#if defined _REENTRANT || defined __LP64__ /* programs with threads: the functions lock the stream */
int getc(FILE *);
int getchar(void);
int putc(int, FILE *);
int putchar(int);
#else
#define getc(f)    (--(f)->_cnt < 0 ? __filbuf(f) : (int)*(f)->_ptr++)
#define putc(c, f) (--(f)->_cnt < 0 ? __flsbuf((unsigned char)(c), f) : (int)(*(f)->_ptr++ = (unsigned char)(c)))
#define getchar()  getc(stdin)
#define putchar(c) putc(c, stdout)
#endif

void clearerr(FILE *);
char *ctermid(char *);
char *cuserid(char *);
int fclose(FILE *);
FILE *fdopen(int, const char *);
int feof(FILE *);
int ferror(FILE *);
int fflush(FILE *);
int fgetc(FILE *);
int fgetpos(FILE *, fpos_t *) __LARGE(fgetpos);
char *fgets(char *, int, FILE *);
int fileno(FILE *);
void flockfile(FILE *);
FILE *fopen(const char *, const char *) __LARGE(fopen);
int fprintf(FILE *, const char *, ...);
int fputc(int, FILE *);
int fputs(const char *, FILE *);
size_t fread(void *, size_t, size_t, FILE *);
FILE *freopen(const char *, const char *, FILE *) __LARGE(freopen);
int fscanf(FILE *, const char *, ...);
int fseek(FILE *, long, int);
int fseeko(FILE *, off_t, int) __LARGE(fseeko);
int fsetpos(FILE *, const fpos_t *) __LARGE(fsetpos);
long ftell(FILE *);
off_t ftello(FILE *) __LARGE(ftello);
int ftrylockfile(FILE *);
void funlockfile(FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
int getc_unlocked(FILE *);
int getchar_unlocked(void);
char *gets(char *);
int getw(FILE *);
int pclose(FILE *);
void perror(const char *);
FILE *popen(const char *, const char *);
int printf(const char *, ...);
int putc_unlocked(int, FILE *);
int putchar_unlocked(int);
int puts(const char *);
int putw(int, FILE *);
int remove(const char *);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
void rewind(FILE *);
int scanf(const char *, ...);
void setbuf(FILE *, char *);
void setbuffer(FILE *, char *, size_t);
void setlinebuf(FILE *);
int setvbuf(FILE *, char *, int, size_t);
int snprintf(char *, size_t, const char *, ...);
int sprintf(char *, const char *, ...);
int sscanf(const char *, const char *, ...);
char *tempnam(const char *, const char *);
FILE *tmpfile(void) __LARGE(tmpfile);
char *tmpnam(char *);
int ungetc(int, FILE *);
int vfprintf(FILE *, const char *, va_list);
int vfscanf(FILE *, const char *, va_list);
int vprintf(const char *, va_list);
int vscanf(const char *, va_list);
int vsnprintf(char *, size_t, const char *, va_list);
int vsprintf(char *, const char *, va_list);
int vsscanf(const char *, const char *, va_list);
#ifdef _LARGEFILE64_SOURCE
int fgetpos64(FILE *, fpos64_t *);
FILE *fopen64(const char *, const char *);
FILE *freopen64(const char *, const char *, FILE *);
int fseeko64(FILE *, off64_t, int);
int fsetpos64(FILE *, const fpos64_t *);
off64_t ftello64(FILE *);
FILE *tmpfile64(void);
#endif
#endif
