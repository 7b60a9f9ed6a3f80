/*
 * syslog.c - messages for the log, as datagrams to /dev/log.un. A message without a reader is lost, or with LOG_CONS or LOG_PERROR
 * written elsewhere, too.
 *
 * Sources: syslog(3C), syslogd(1M) of HP-UX; RFC 3164 for the text.
 */
#include "libc.h"

int socket(int family, int type, int protocol);
int sendto(int fd, const void *from, size_t n, int flags, const void *to, int to_size);
char *ctime(const long *t);

enum { LOG_PID = 1, LOG_CONS = 2, LOG_PERROR = 0x20, LOG_USER = 1 << 3, FACILITIES = 0x3f8 };

static struct {
    const char *name;
    int options, facility, mask;
} log = {NULL, 0, LOG_USER, 0xff};

void openlog(const char *name, int options, int facility)
{
    log.name = name;
    log.options = options;
    if (facility && !(facility & ~FACILITIES))
        log.facility = facility;
}

void closelog(void)
{
    log.name = NULL;
    log.options = 0;
}

int setlogmask(int mask)
{
    const int old = log.mask;

    if (mask)
        log.mask = mask;
    return old;
}

/* Puts the text of the error number where the format has %m. */
static void expand_errors(char *to, size_t room, const char *format, int number)
{
    size_t n = 0;

    while (*format && n + 2 < room) {
        if (format[0] == '%' && format[1] == 'm') {
            n += (size_t)snprintf(to + n, room - n, "%s", strerror(number));
            if (n >= room)
                n = room - 1;
            format += 2;
        } else {
            if (format[0] == '%' && format[1])
                to[n++] = *format++;
            to[n++] = *format++;
        }
    }
    to[n] = 0;
}

static int send_message(const char *text, size_t n)
{
    static const struct {
        unsigned short family;
        char path[92];
    } daemon = {AF_UNIX, "/dev/log.un"};
    const int fd = socket(AF_UNIX, SOCK_DGRAM, 0);

    if (fd < 0)
        return -1;
    const int sent = sendto(fd, text, n, 0, &daemon, sizeof daemon);

    close(fd);
    return sent;
}

static void write_line(int fd, const char *text, size_t n)
{
    write(fd, text, n);
    write(fd, "\n", 1);
}

void vsyslog(int priority, const char *format, va_list args)
{
    enum { TEXT = 1024 };
    char wanted[TEXT], text[TEXT];
    const int number = errno;
    const long now = time(NULL);

    if (!(log.mask >> (priority & 7) & 1))
        return;
    if (!(priority & FACILITIES))
        priority |= log.facility;
    int n = snprintf(text, TEXT, "<%d>%.15s ", priority, ctime(&now) + 4);
    const int name_at = n;

    if (log.name)
        n += snprintf(text + n, TEXT - (size_t)n, "%.200s", log.name);
    if (log.options & LOG_PID)
        n += snprintf(text + n, TEXT - (size_t)n, "[%d]", getpid());
    if (n > name_at)
        n += snprintf(text + n, TEXT - (size_t)n, ": ");
    expand_errors(wanted, sizeof wanted, format, number);
    n += vsnprintf(text + n, TEXT - (size_t)n, wanted, args);
    if (n > TEXT - 1)
        n = TEXT - 1;
    if (send_message(text, (size_t)n) < 0 && log.options & LOG_CONS) {
        const int console = open("/dev/console", O_WRONLY);

        if (console >= 0)
            write_line(console, text + name_at, (size_t)(n - name_at)), close(console);
    }
    if (log.options & LOG_PERROR)
        write_line(2, text + name_at, (size_t)(n - name_at));
    errno = number;
}

void syslog(int priority, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsyslog(priority, format, args);
    va_end(args);
}
