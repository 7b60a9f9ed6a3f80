/* stdio.c - streams. Programs contain the fast paths of getc() and putc(), which use a stream's count and next. */
#include "threads.h"

FILE __iob[STREAMS_OF_PROGRAMS] = {
    {0, NULL, NULL, FILE_READ, 0, 0},
    {0, NULL, NULL, FILE_WRITE, 1, 0},
    {0, NULL, NULL, FILE_WRITE | FILE_UNBUFFERED, 2, 0},
};

enum { PUSHED_BACK = 8 }; /* room below a buffer for ungetc() */

/* What FILE has no room for: the buffer's size, the process of popen(). */
static struct {
    size_t size;
    int process;
    int orientation; /* 1: wide characters, -1: bytes, 0: not used yet */
    struct stream_lock lock;
} more[STREAMS];

int ftrylockfile(FILE *f)
{
    return stream_lock_try(&more[STREAM_NUMBER(f)].lock);
}

void flockfile(FILE *f)
{
    stream_lock_take(&more[STREAM_NUMBER(f)].lock);
}

void funlockfile(FILE *f)
{
    stream_lock_drop(&more[STREAM_NUMBER(f)].lock);
}

/* Streams that other threads had locked are free: these threads are not in the child. */
void streams_after_fork(void)
{
    for (FILE *f = __iob; IS_STREAM(f); NEXT_STREAM(f))
        if (more[STREAM_NUMBER(f)].lock.owner != thread_self()->id)
            more[STREAM_NUMBER(f)].lock = (struct stream_lock){0, 0, 0};
}

static void unlock_stream(FILE **f)
{
    funlockfile(*f);
}

/* Locks a stream to the end of the function. */
#define LOCK_STREAM(f)                                        \
    FILE *locked __attribute__((cleanup(unlock_stream))) = f; \
    flockfile(locked)

static int fd_of(const FILE *f)
{
    return f->fd | f->fd_high << 8;
}

/* The first use decides; functions for bytes do not ask. */
int fwide(FILE *f, int mode)
{
    LOCK_STREAM(f);
    int *orientation = &more[STREAM_NUMBER(f)].orientation;

    if (!*orientation)
        *orientation = mode > 0 ? 1 : mode < 0 ? -1 : 0;
    return *orientation;
}

static void give_buffer(FILE *f)
{
    size_t size = f->flags & FILE_UNBUFFERED ? 1 : BUFSIZ;

    if (f->base)
        return;
    unsigned char *room = malloc(size + PUSHED_BACK);

    if (!room)
        exit(127);
    if (f == stdout && isatty(fd_of(f)))
        f->flags |= FILE_LINES;
    f->base = f->next = room + PUSHED_BACK;
    f->flags |= FILE_OWN_BUFFER;
    f->count = 0;
    more[STREAM_NUMBER(f)].size = size;
}

static void drop_buffer(FILE *f)
{
    if (f->base && (f->flags & FILE_OWN_BUFFER))
        free(f->base - PUSHED_BACK);
    f->base = f->next = NULL;
    f->count = 0;
    f->flags &= (unsigned short)~FILE_OWN_BUFFER;
}

static int write_all(FILE *f, const unsigned char *from, size_t n)
{
    while (n) {
        long done = write(fd_of(f), from, n);

        if (done <= 0) {
            f->flags |= FILE_ERROR;
            return EOF;
        }
        from += done;
        n -= (size_t)done;
    }
    return 0;
}

/* Streams that are buffered by lines have no room that putc() could use without a call. */
static void set_room(FILE *f)
{
    f->count = f->flags & (FILE_LINES | FILE_UNBUFFERED) ? 0 : (int)(more[STREAM_NUMBER(f)].size - (size_t)(f->next - f->base));
}

static int flush_output(FILE *f)
{
    int error = f->base ? write_all(f, f->base, (size_t)(f->next - f->base)) : 0;

    f->next = f->base;
    set_room(f);
    return error;
}

/* Gives back to the file what has been read ahead. */
static void leave_reading(FILE *f)
{
    if (f->count > 0)
        __lseek64(fd_of(f), -(off64)f->count, SEEK_CUR);
    f->count = 0;
    f->next = f->base;
}

static int begin_writing(FILE *f)
{
    fwide(f, -1);
    if (!(f->flags & FILE_WRITE)) {
        if (!(f->flags & FILE_UPDATE)) {
            f->flags |= FILE_ERROR;
            errno = EBADF;
            return EOF;
        }
        leave_reading(f);
        f->flags = (unsigned short)((f->flags & ~(FILE_READ | FILE_EOF)) | FILE_WRITE);
    }
    give_buffer(f);
    return 0;
}

static int begin_reading(FILE *f)
{
    fwide(f, -1);
    if (!(f->flags & FILE_READ)) {
        if (!(f->flags & FILE_UPDATE)) {
            f->flags |= FILE_ERROR;
            errno = EBADF;
            return EOF;
        }
        flush_output(f);
        f->count = 0;
        f->flags = (unsigned short)((f->flags & ~FILE_WRITE) | FILE_READ);
    }
    give_buffer(f);
    return 0;
}

int __filbuf(FILE *f)
{
    LOCK_STREAM(f);
    if (begin_reading(f))
        return EOF;
    if (f == stdin && (stdout->flags & FILE_LINES))
        flush_output(stdout);
    long n = read(fd_of(f), f->base, more[STREAM_NUMBER(f)].size);

    f->next = f->base;
    f->count = 0;
    if (n <= 0) {
        f->flags |= n ? FILE_ERROR : FILE_EOF;
        return EOF;
    }
    f->count = (int)n - 1;
    return *f->next++;
}

int __flsbuf(int byte, FILE *f)
{
    LOCK_STREAM(f);
    const unsigned char c = (unsigned char)byte;

    if (begin_writing(f))
        return EOF;
    if ((size_t)(f->next - f->base) >= more[STREAM_NUMBER(f)].size && flush_output(f))
        return EOF;
    *f->next++ = c;
    set_room(f);
    if ((f->flags & FILE_UNBUFFERED) || ((f->flags & FILE_LINES) && c == '\n'))
        return flush_output(f) ? EOF : c;
    return c;
}

int getc(FILE *f)
{
    LOCK_STREAM(f);
    return --f->count < 0 ? __filbuf(f) : *f->next++;
}

int putc(int byte, FILE *f)
{
    LOCK_STREAM(f);
    return --f->count < 0 ? __flsbuf(byte, f) : (*f->next++ = (unsigned char)byte);
}

int fgetc(FILE *f)
{
    return getc(f);
}

int fputc(int byte, FILE *f)
{
    return putc(byte, f);
}

int getchar(void)
{
    return getc(stdin);
}

int putchar(int byte)
{
    return putc(byte, stdout);
}

int ungetc(int byte, FILE *f)
{
    LOCK_STREAM(f);
    if (byte == EOF || begin_reading(f) || f->next == f->base - PUSHED_BACK)
        return EOF;
    if (f->count < 0)
        f->count = 0;
    *--f->next = (unsigned char)byte;
    f->count++;
    f->flags &= (unsigned short)~FILE_EOF;
    return (unsigned char)byte;
}

/* ---- blocks and lines --------------------------------------------------------------------------------------------- */

size_t fread(void *to, size_t size, size_t n, FILE *f)
{
    LOCK_STREAM(f);
    unsigned char *t = to;
    size_t left = size * n;

    if (begin_reading(f))
        return 0;
    while (left) {
        size_t part = f->count > 0 ? (size_t)f->count : 0;

        if (part) {
            part = part < left ? part : left;
            memcpy(t, f->next, part);
            f->next += part;
            f->count -= (int)part;
        } else {
            int c = __filbuf(f);

            if (c == EOF)
                break;
            *t = (unsigned char)c;
            part = 1;
        }
        t += part;
        left -= part;
    }
    return size ? (size * n - left) / size : 0;
}

size_t fwrite(const void *from, size_t size, size_t n, FILE *f)
{
    LOCK_STREAM(f);
    const unsigned char *p = from;
    size_t left = size * n;

    if (begin_writing(f))
        return 0;
    set_room(f);
    if (f->flags & FILE_UNBUFFERED)
        return write_all(f, p, left) ? 0 : n;
    while (left) {
        size_t room = more[STREAM_NUMBER(f)].size - (size_t)(f->next - f->base), part = room < left ? room : left;

        memcpy(f->next, p, part);
        f->next += part;
        p += part;
        left -= part;
        if (part == room && flush_output(f))
            return (size * n - left) / size;
    }
    if ((f->flags & FILE_LINES) && memchr(from, '\n', size * n) && flush_output(f))
        return 0;
    set_room(f);
    return n;
}

int fputs(const char *s, FILE *f)
{
    size_t n = strlen(s);

    return fwrite(s, 1, n, f) == n ? 0 : EOF;
}

int puts(const char *s)
{
    LOCK_STREAM(stdout);
    return fputs(s, stdout) || putc('\n', stdout) == EOF ? EOF : 0;
}

char *fgets(char *to, int size, FILE *f)
{
    LOCK_STREAM(f);
    char *t = to;
    int c = 0;

    while (--size > 0 && (c = getc(f)) != EOF) {
        *t++ = (char)c;
        if (c == '\n')
            break;
    }
    if (c == EOF && (t == to || (f->flags & FILE_ERROR)))
        return NULL;
    *t = 0;
    return to;
}

/* ---- opening and closing --------------------------------------------------------------------------------------------- */

static int parse_mode(const char *mode, unsigned *flags)
{
    const int update = strchr(mode, '+') != NULL;

    *flags = update ? FILE_UPDATE : *mode == 'r' ? FILE_READ : FILE_WRITE;
    switch (*mode) {
    case 'r': return update ? O_RDWR : O_RDONLY;
    case 'w': return (update ? O_RDWR : O_WRONLY) | O_CREAT | O_TRUNC;
    case 'a': return (update ? O_RDWR : O_WRONLY) | O_CREAT | O_APPEND;
    default: errno = EINVAL; return -1;
    }
}

/* Reserves a stream: begin() is next. */
static FILE *free_stream(void)
{
    FILE *f = __iob;

    guard_enter();
    while (IS_STREAM(f) && f->flags)
        NEXT_STREAM(f);
    if (IS_STREAM(f))
        f->flags = FILE_RESERVED;
    guard_leave();
    if (IS_STREAM(f))
        return f;
    errno = EMFILE;
    return NULL;
}

static FILE *begin(FILE *f, int fd, unsigned flags)
{
    f->count = 0;
    f->base = f->next = NULL;
    f->flags = (unsigned short)flags;
    f->fd = (unsigned char)fd;
    f->fd_high = (unsigned char)(fd >> 8);
    more[STREAM_NUMBER(f)].process = 0;
    more[STREAM_NUMBER(f)].orientation = 0;
    return f;
}

FILE *fdopen(int fd, const char *mode)
{
    unsigned flags;
    FILE *f = parse_mode(mode, &flags) < 0 ? NULL : free_stream();

    return f ? begin(f, fd, flags) : NULL;
}

FILE *fopen(const char *path, const char *mode)
{
    unsigned flags;
    int how = parse_mode(mode, &flags);
    FILE *f = how < 0 ? NULL : free_stream();
    int fd = f ? open(path, how, 0666) : -1;

    if (fd >= 0)
        return begin(f, fd, flags);
    if (f)
        f->flags = 0;
    return NULL;
}

FILE *__fopen64(const char *path, const char *mode)
{
    return fopen(path, mode);
}

FILE *fopen64(const char *path, const char *mode)
{
    return fopen(path, mode);
}

static int flush_locked(FILE *f)
{
    LOCK_STREAM(f);
    return f->flags & FILE_WRITE ? flush_output(f) : 0;
}

int fflush(FILE *f)
{
    int error = 0;

    if (f)
        return flush_locked(f);
    for (f = __iob; IS_STREAM(f); NEXT_STREAM(f))
        if (f->flags & FILE_WRITE)
            error |= flush_locked(f);
    return error;
}

int fclose(FILE *f)
{
    LOCK_STREAM(f);
    int error = fflush(f);

    if (!f->flags)
        return EOF;
    if (f->flags & FILE_READ)
        leave_reading(f);
    drop_buffer(f);
    f->flags = 0;
    return close(fd_of(f)) ? EOF : error;
}

FILE *freopen(const char *path, const char *mode, FILE *f)
{
    unsigned flags;
    int how = parse_mode(mode, &flags), fd;

    fclose(f);
    fd = how < 0 ? -1 : open(path, how, 0666);
    return fd < 0 ? NULL : begin(f, fd, flags);
}

int setvbuf(FILE *f, char *buffer, int mode, size_t size)
{
    if (mode != 0 && mode != FILE_LINES && mode != FILE_UNBUFFERED)
        return EOF;
    drop_buffer(f);
    f->flags = (unsigned short)((f->flags & ~(FILE_LINES | FILE_UNBUFFERED)) | mode);
    if (buffer && size > PUSHED_BACK && mode != FILE_UNBUFFERED) {
        f->base = f->next = (unsigned char *)buffer + PUSHED_BACK;
        more[STREAM_NUMBER(f)].size = size - PUSHED_BACK;
    }
    return 0;
}

void setbuf(FILE *f, char *buffer)
{
    setvbuf(f, buffer, buffer ? 0 : FILE_UNBUFFERED, BUFSIZ);
}

void setlinebuf(FILE *f)
{
    setvbuf(f, NULL, FILE_LINES, 0);
}

/* ---- position and state ------------------------------------------------------------------------------------------------ */

int __fseeko64(FILE *f, off64 offset, int whence)
{
    LOCK_STREAM(f);
    if (f->flags & FILE_WRITE) {
        if (flush_output(f))
            return EOF;
    } else if (f->base) {
        leave_reading(f);
    }
    f->flags &= (unsigned short)~FILE_EOF;
    if (f->flags & FILE_UPDATE)
        f->flags &= (unsigned short)~(FILE_READ | FILE_WRITE);
    if (f->flags & FILE_UPDATE)
        f->count = 0;
    return __lseek64(fd_of(f), offset, whence) < 0 ? EOF : 0;
}

int fseek(FILE *f, long offset, int whence)
{
    return __fseeko64(f, offset, whence);
}

off64 __ftello64(FILE *f)
{
    LOCK_STREAM(f);
    const off64 at = __lseek64(fd_of(f), 0, SEEK_CUR);

    if (at < 0 || !f->base)
        return at;
    return f->flags & FILE_WRITE ? at + (f->next - f->base) : at - (f->count > 0 ? f->count : 0);
}

long ftell(FILE *f)
{
    const off64 at = __ftello64(f);

    if (at == (long)at)
        return (long)at;
    errno = EOVERFLOW;
    return -1;
}

int fseeko(FILE *f, long offset, int whence)
{
    return fseek(f, offset, whence);
}

long ftello(FILE *f)
{
    return ftell(f);
}

void rewind(FILE *f)
{
    fseek(f, 0, SEEK_SET);
    f->flags &= (unsigned short)~FILE_ERROR;
}

int feof(FILE *f)
{
    return f->flags & FILE_EOF;
}

int ferror(FILE *f)
{
    return f->flags & FILE_ERROR;
}

void clearerr(FILE *f)
{
    f->flags &= (unsigned short)~(FILE_ERROR | FILE_EOF);
}

int fileno(FILE *f)
{
    return fd_of(f);
}

/* ---- printf --------------------------------------------------------------------------------------------------------------- */

static void put_in_stream(void *ctx, const char *text, size_t n)
{
    fwrite(text, 1, n, ctx);
}

/* An unbuffered stream gets the whole text at once. */
int print_text(FILE *f, struct text format, va_list args)
{
    LOCK_STREAM(f);
    const struct output to = {put_in_stream, NULL, f};
    int n;

    if (!(f->flags & FILE_UNBUFFERED))
        return format_text(&to, format, args);
    drop_buffer(f);
    f->flags &= (unsigned short)~FILE_UNBUFFERED;
    n = format_text(&to, format, args);
    flush_output(f);
    drop_buffer(f);
    f->flags |= FILE_UNBUFFERED;
    return n;
}

int vfprintf(FILE *f, const char *format, va_list args)
{
    return print_text(f, (struct text){format, NULL}, args);
}

int vprintf(const char *format, va_list args)
{
    return vfprintf(stdout, format, args);
}

int fprintf(FILE *f, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vfprintf(f, format, args);

    va_end(args);
    return n;
}

int printf(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vfprintf(stdout, format, args);

    va_end(args);
    return n;
}

void perror(const char *s)
{
    const int number = errno;

    if (s && *s)
        fprintf(stderr, "%s: ", s);
    fprintf(stderr, "%s\n", strerror(number));
}

void __assert(const char *text, const char *file, int line)
{
    fprintf(stderr, "Assertion failed: %s, file %s, line %d\n", text, file, line);
    kill(getpid(), SIGABRT);
    _exit(127);
}

/* ---- older functions, and those without locks -------------------------------------------------------------------------- */

/* Its caller's buffer can not be checked: gets(3S). */
char *gets(char *to)
{
    char *at = to;
    int c;

    while ((c = getc(stdin)) != EOF && c != '\n')
        *at++ = (char)c;
    if (c == EOF && at == to)
        return NULL;
    *at = 0;
    return to;
}

int getw(FILE *f)
{
    int v;

    return fread(&v, sizeof v, 1, f) == 1 ? v : EOF;
}

int putw(int v, FILE *f)
{
    return fwrite(&v, sizeof v, 1, f) == 1 ? 0 : EOF;
}

int fgetpos(FILE *f, long *out)
{
    *out = ftell(f);
    return *out < 0 ? -1 : 0;
}

int fsetpos(FILE *f, const long *at)
{
    return fseek(f, *at, SEEK_SET);
}

void setbuffer(FILE *f, char *buffer, size_t size)
{
    setvbuf(f, buffer, buffer ? 0 : FILE_UNBUFFERED, size);
}

int getc_unlocked(FILE *f)
{
    return getc(f);
}

int putc_unlocked(int byte, FILE *f)
{
    return putc(byte, f);
}

int getchar_unlocked(void)
{
    return getc(stdin);
}

int putchar_unlocked(int byte)
{
    return putc(byte, stdout);
}

/* ---- pipes to processes ---------------------------------------------------------------------------------------------------- */

int fork(void);
int pipe(int fds[2]);
int dup2(int from, int to);
int fcntl(int fd, int command, ...);
int waitpid(int pid, int *status, int options);
int execl(const char *path, const char *first, ...);
FILE *fdopen(int fd, const char *mode);

FILE *popen(const char *command, const char *mode)
{
    const int writes = *mode == 'w';
    int ends[2];

    if ((*mode != 'r' && !writes) || mode[1]) {
        errno = EINVAL;
        return NULL;
    }
    if (pipe(ends))
        return NULL;
    const int pid = fork();

    if (!pid) {
        for (int i = 0; i < STREAMS; i++) /* not those of other popen()s: their readers would wait for this process, too */
            if (more[i].process)
                close(fd_of(STREAM(i)));
        if (ends[!writes] != !writes) {
            dup2(ends[!writes], !writes);
            close(ends[!writes]);
        }
        if (ends[writes] != !writes)
            close(ends[writes]);
        execl("/bin/sh", "sh", "-c", command, NULL);
        _exit(127);
    }
    close(ends[!writes]);
    FILE *f = pid < 0 ? NULL : fdopen(ends[writes], mode);

    if (f)
        more[STREAM_NUMBER(f)].process = pid;
    else
        close(ends[writes]);
    return f;
}

/* Returns the process's status, as wait() gives it; -1: the stream is none of popen(). */
int pclose(FILE *f)
{
    const int pid = more[STREAM_NUMBER(f)].process;
    int status;

    if (!pid) {
        errno = ECHILD;
        return -1;
    }
    fclose(f);
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return status;
}
