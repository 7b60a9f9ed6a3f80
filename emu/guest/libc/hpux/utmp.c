/*
 * utmp.c - who is logged in: /etc/utmp and /etc/utmpx. getut(3C), getutx(3C).
 *
 * The structures are those of the manual pages. A file's records are those of 32-bit programs, for 64-bit programs, too: an assumption.
 */
#include "libc.h"

int lockf(int fd, int operation, long size);

enum { RUN_LVL = 1, NEW_TIME = 4, INIT_PROCESS = 5, LOGIN_PROCESS, USER_PROCESS, DEAD_PROCESS };

/* The fields of both structures; SECONDS is the time with its parts. */
#define ENTRY(USER, HOST, SECONDS, ADDRESS) \
    {                                       \
        char user[USER], id[4], line[12];   \
        int pid;                            \
        short type, termination, status;    \
        unsigned short reserved;            \
        SECONDS;                            \
        char host[HOST];                    \
        ADDRESS address;                    \
        char more[];                        \
    }
struct utmp ENTRY(8, 16, long seconds, unsigned long);
struct utmp_record ENTRY(8, 16, int seconds, unsigned);
struct utmpx {
    struct utmpx_head ENTRY(24, 64, long seconds; long microseconds, unsigned long) head;
    char reserved[12];
};
struct utmpx_record {
    struct utmpx_record_head ENTRY(24, 64, int seconds; int microseconds, unsigned) head;
    char reserved[12];
};
enum { UTMP_BYTES = 60, UTMPX_BYTES = 140 };
_Static_assert(sizeof(struct utmp_record) == UTMP_BYTES && sizeof(struct utmpx_record) == UTMPX_BYTES, "records of the files");

/* The bytes of a name, in a field that may be shorter or longer. */
static void copy_name(char *to, size_t to_size, const char *from, size_t from_size)
{
    const char *end = memchr(from, 0, from_size);
    const size_t n = end ? (size_t)(end - from) : from_size;

    memset(to, 0, to_size);
    memcpy(to, from, n < to_size ? n : to_size);
}

#define COPY(to, from)                                                                                                        \
    (copy_name((to)->user, sizeof(to)->user, (from)->user, sizeof(from)->user), memcpy((to)->id, (from)->id, sizeof(to)->id), \
     memcpy((to)->line, (from)->line, sizeof(to)->line), (to)->pid = (from)->pid, (to)->type = (from)->type,                  \
     (to)->termination = (from)->termination, (to)->status = (from)->status, (to)->reserved = (from)->reserved,               \
     (to)->seconds = (from)->seconds, (to)->address = (from)->address,                                                        \
     copy_name((to)->host, sizeof(to)->host, (from)->host, sizeof(from)->host))

/* ---- the files ------------------------------------------------------------------------------------------------------- */

enum { PATH_BYTES = 1024 };
struct database {
    const char *path;
    int fd;       /* -1: closed */
    int is_short; /* records of utmp */
    long next;    /* the number of the record that is read next */
    struct utmpx now;
    int is_valid; /* now is record next - 1 */
};
static char chosen_path[PATH_BYTES], chosen_path_x[PATH_BYTES + 1];
static struct database utmps = {.path = "/etc/utmp", .fd = -1, .is_short = 1}, utmpxs = {.path = "/etc/utmpx", .fd = -1};
static struct utmp utmp_out;

static int open_database(struct database *d)
{
    if (d->fd < 0)
        d->fd = open(d->path, O_RDWR);
    if (d->fd < 0)
        d->fd = open(d->path, O_RDONLY);
    return d->fd;
}

static void begin(struct database *d)
{
    d->next = 0;
    d->is_valid = 0;
    memset(&d->now, 0, sizeof d->now);
}

static void close_database(struct database *d)
{
    if (d->fd >= 0)
        close(d->fd);
    d->fd = -1;
    begin(d);
}

static long record_size(const struct database *d)
{
    return d->is_short ? UTMP_BYTES : UTMPX_BYTES;
}

/* Reads the next record. NULL: there is none. */
static struct utmpx *read_next(struct database *d)
{
    union {
        struct utmp_record old;
        struct utmpx_record new;
    } r;

    if (open_database(d) < 0 || lseek(d->fd, d->next * record_size(d), SEEK_SET) < 0 ||
        read(d->fd, &r, (size_t)record_size(d)) != record_size(d)) {
        d->is_valid = 0;
        return NULL;
    }
    memset(&d->now, 0, sizeof d->now);
    if (d->is_short) {
        COPY(&d->now.head, &r.old);
    } else {
        COPY(&d->now.head, &r.new.head);
        d->now.head.microseconds = r.new.head.microseconds;
        memcpy(d->now.reserved, r.new.reserved, sizeof d->now.reserved);
    }
    d->next++;
    d->is_valid = 1;
    return &d->now;
}

static int write_record(struct database *d, long at, const struct utmpx *u)
{
    union {
        struct utmp_record old;
        struct utmpx_record new;
    } r;

    memset(&r, 0, sizeof r);
    if (d->is_short) {
        COPY(&r.old, &u->head);
    } else {
        COPY(&r.new.head, &u->head);
        r.new.head.microseconds = (int)u->head.microseconds;
        memcpy(r.new.reserved, u->reserved, sizeof r.new.reserved);
    }
    return lseek(d->fd, at * record_size(d), SEEK_SET) < 0 || write(d->fd, &r, (size_t)record_size(d)) != record_size(d) ? -1 : 0;
}

/* ---- searching ---------------------------------------------------------------------------------------------------------- */

static int is_process(int type)
{
    return type >= INIT_PROCESS && type <= DEAD_PROCESS;
}

static int same_id(const struct utmpx *u, const struct utmpx *like)
{
    if (like->head.type >= RUN_LVL && like->head.type <= NEW_TIME)
        return u->head.type == like->head.type;
    return is_process(u->head.type) && !memcmp(u->head.id, like->head.id, sizeof u->head.id);
}

static int same_line(const struct utmpx *u, const struct utmpx *like)
{
    return (u->head.type == LOGIN_PROCESS || u->head.type == USER_PROCESS) && !strncmp(u->head.line, like->head.line, sizeof u->head.line);
}

/* From the record that the program has now on. */
static struct utmpx *find(struct database *d, const struct utmpx *like, int (*same)(const struct utmpx *, const struct utmpx *))
{
    if (same == same_id && !is_process(like->head.type) && (like->head.type < RUN_LVL || like->head.type > NEW_TIME)) {
        errno = EINVAL;
        return NULL;
    }
    if (d->is_valid && same(&d->now, like))
        return &d->now;
    while (read_next(d))
        if (same(&d->now, like))
            return &d->now;
    return NULL;
}

/* Replaces the entry with u's id, or appends u. Returns 0, or -1 with errno. */
static int put(struct database *d, const struct utmpx *u)
{
    enum { F_ULOCK, F_LOCK };
    const struct utmpx entry = *u; /* it may be the one that reading overwrites */

    if (open_database(d) < 0)
        return -1;
    if (!find(d, &entry, same_id)) {
        begin(d);
        if (!find(d, &entry, same_id))
            d->next = 0;
    }
    lseek(d->fd, 0, SEEK_SET);
    if (lockf(d->fd, F_LOCK, 0))
        return -1;
    const long at = d->is_valid ? d->next - 1 : lseek(d->fd, 0, SEEK_END) / record_size(d);
    const int error = write_record(d, at, &entry);

    lseek(d->fd, 0, SEEK_SET);
    lockf(d->fd, F_ULOCK, 0);
    if (error)
        return -1;
    d->now = entry;
    d->next = at + 1;
    d->is_valid = 1;
    return 0;
}

/* Both files have the same entries. */
static void put_too(const struct database *to, const struct utmpx *u)
{
    struct database other = {.path = to->path, .fd = -1, .is_short = to->is_short};
    const int before = errno;

    put(&other, u);
    close_database(&other);
    errno = before;
}

/* ---- utmp ------------------------------------------------------------------------------------------------------------------ */

static struct utmp *out(const struct utmpx *u)
{
    if (!u)
        return NULL;
    memset(&utmp_out, 0, sizeof utmp_out);
    COPY(&utmp_out, &u->head);
    return &utmp_out;
}

static struct utmpx in(const struct utmp *u)
{
    struct utmpx x;

    memset(&x, 0, sizeof x);
    COPY(&x.head, u);
    return x;
}

static struct utmp *find_utmp(const struct utmp *like, int (*same)(const struct utmpx *, const struct utmpx *))
{
    const struct utmpx wanted = in(like);

    utmps.now = in(&utmp_out); /* programs clear it to find the next one */
    return out(find(&utmps, &wanted, same));
}

struct utmp *getutent(void)
{
    return out(read_next(&utmps));
}

struct utmp *getutid(const struct utmp *like)
{
    return find_utmp(like, same_id);
}

struct utmp *getutline(const struct utmp *like)
{
    return find_utmp(like, same_line);
}

struct utmp *_pututline(const struct utmp *u)
{
    const struct utmpx entry = in(u);

    if (put(&utmps, &entry))
        return NULL;
    put_too(&utmpxs, &entry);
    return out(&utmps.now);
}

void pututline(const struct utmp *u)
{
    _pututline(u);
}

void setutent(void)
{
    begin(&utmps);
    memset(&utmp_out, 0, sizeof utmp_out);
}

void endutent(void)
{
    close_database(&utmps);
    memset(&utmp_out, 0, sizeof utmp_out);
}

void endutxent(void);

/* The functions of utmpx use the file with an x after the name. Returns 0, or -1: the name is too long. */
int utmpname(const char *path)
{
    if (strlen(path) >= sizeof chosen_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    endutent();
    endutxent();
    utmps.path = strcpy(chosen_path, path);
    utmpxs.path = strcat(strcpy(chosen_path_x, path), "x");
    return 0;
}

/* ---- utmpx ------------------------------------------------------------------------------------------------------------------ */

struct utmpx *getutxent(void)
{
    return read_next(&utmpxs);
}

struct utmpx *getutxid(const struct utmpx *like)
{
    const struct utmpx wanted = *like;

    return find(&utmpxs, &wanted, same_id);
}

struct utmpx *getutxline(const struct utmpx *like)
{
    const struct utmpx wanted = *like;

    return find(&utmpxs, &wanted, same_line);
}

struct utmpx *pututxline(const struct utmpx *u)
{
    const struct utmpx entry = *u;

    if (put(&utmpxs, &entry))
        return NULL;
    put_too(&utmps, &entry);
    return &utmpxs.now;
}

void setutxent(void)
{
    begin(&utmpxs);
}

void endutxent(void)
{
    close_database(&utmpxs);
}

/* The number of this terminal's entry in the file of utmp, from 1; 0: it has none, or there is no terminal. */
int ttyslot(void)
{
    extern char *ttyname(int fd);
    const char *terminal = ttyname(0);

    if (!terminal)
        terminal = ttyname(1);
    if (!terminal)
        terminal = ttyname(2);
    if (!terminal || strncmp(terminal, "/dev/", 5))
        return 0;
    int slot = 0;

    setutent();
    for (int n = 1; !slot && read_next(&utmps); n++)
        if ((utmps.now.head.type == USER_PROCESS || utmps.now.head.type == LOGIN_PROCESS) &&
            !strncmp(utmps.now.head.line, terminal + 5, sizeof utmps.now.head.line))
            slot = n;
    endutent();
    return slot;
}
