/* separate.c - see separate.h. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "emu/os/internal.h"
#include "emu/os/separate.h"

enum { PIECE = 1 << 16 };

/* A file whose contents the copy gets for itself. */
struct shared {
    dev_t dev;
    ino_t ino;
    int copy;     /* the new file; -1: none yet */
    bool is_code; /* known by its mappings only */
    off_t size;
};

/* A mapping of such a file. */
struct view {
    uint8_t *start, *end;
    int prot;
    off_t offset;
    size_t file; /* index of its struct shared */
};

struct separation {
    enum os_separation what;
    struct shared *files;
    size_t nfiles;
    struct view *views;
    size_t nviews;
};

static struct shared *file_of(struct separation *s, dev_t dev, ino_t ino)
{
    for (size_t i = 0; i < s->nfiles; i++)
        if (s->files[i].dev == dev && s->files[i].ino == ino)
            return &s->files[i];
    struct shared *more = realloc(s->files, (s->nfiles + 1) * sizeof *more);
    if (!more)
        return NULL;
    s->files = more;
    more[s->nfiles] = (struct shared){.dev = dev, .ino = ino, .copy = -1};
    return &more[s->nfiles++];
}

/* ---- mappings ------------------------------------------------------------------------------------ */

static bool add_view(struct separation *s, const struct view *v)
{
    struct view *more = realloc(s->views, (s->nviews + 1) * sizeof *more);
    if (!more)
        return false;
    s->views = more;
    more[s->nviews++] = *v;
    return true;
}

static const char memory_file[] = "/memfd:", own_file[] = "/memfd:precis";

static bool begins(const char *name, const char *with)
{
    return !strncmp(name, with, strlen(with));
}

/* Takes a line of /proc/self/maps. */
static bool take_mapping(struct separation *s, const char *line)
{
    uintptr_t start, end;
    uint64_t offset, ino;
    unsigned major, minor;
    char prot[5];
    int name = 0;
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s %" SCNx64 " %x:%x %" SCNu64 " %n", &start, &end, prot, &offset, &major, &minor, &ino,
               &name) < 7 ||
        prot[3] != 's' || !ino || begins(line + name, "/dev/zero"))
        return true;
    if (s->what == OS_SEPARATE_MEMORY && !begins(line + name, own_file))
        return true;
    struct shared *f = file_of(s, makedev(major, minor), (ino_t)ino);
    if (!f)
        return false;
    f->is_code |= begins(line + name, "/memfd:precis-code");
    struct view v = {(uint8_t *)start, (uint8_t *)end, 0, (off_t)offset, (size_t)(f - s->files)};
    v.prot = (prot[0] == 'r' ? PROT_READ : 0) | (prot[1] == 'w' ? PROT_WRITE : 0) | (prot[2] == 'x' ? PROT_EXEC : 0);
    off_t size = v.offset + (v.end - v.start);
    f->size = size > f->size ? size : f->size;
    return add_view(s, &v);
}

static bool read_mappings(struct separation *s)
{
    FILE *f = fopen("/proc/self/maps", "re");
    char *line = NULL;
    size_t room = 0;
    bool ok = f != NULL;
    while (ok && getline(&line, &room, f) > 0)
        ok = take_mapping(s, line);
    free(line);
    if (f)
        fclose(f);
    return ok;
}

/* ---- contents ------------------------------------------------------------------------------------- */

static bool copy_range(int from, int to, off_t at, off_t end)
{
    uint8_t piece[PIECE];
    while (at < end) {
        size_t n = end - at < PIECE ? (size_t)(end - at) : PIECE;
        ssize_t got = pread(from, piece, n, at);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return got == 0; /* the file has become shorter */
        if (pwrite(to, piece, (size_t)got, at) != got)
            return false;
        at += got;
    }
    return true;
}

/* Copies a file of which a descriptor is open. Its holes stay holes. */
static int copy_of(int fd)
{
    struct stat st;
    char path[40];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    int from = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY), to = memfd_create("precis copy", MFD_CLOEXEC);
    bool ok = from >= 0 && to >= 0 && !fstat(from, &st) && !ftruncate(to, st.st_size);
    for (off_t at = 0, end; ok && at < st.st_size; at = end) {
        at = lseek(from, at, SEEK_DATA);
        if (at < 0)
            break; /* only a hole is left */
        end = lseek(from, at, SEEK_HOLE);
        ok = copy_range(from, to, at, end);
    }
    if (from >= 0)
        close(from);
    if (!ok && to >= 0)
        close(to);
    return ok ? to : -1;
}

/* Copies the pages of a view that are in memory. */
static bool copy_view(const struct view *v, int to)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE), n = (size_t)(v->end - v->start) / page;
    unsigned char *there = malloc(n);
    bool ok = there && !mincore(v->start, n * page, there);
    for (size_t i = 0, j; ok && i < n; i = j) {
        for (j = i; j < n && (there[j] & 1) == (there[i] & 1); j++)
            ;
        size_t bytes = (j - i) * page;
        ok = !(there[i] & 1) || pwrite(to, v->start + i * page, bytes, v->offset + (off_t)(i * page)) == (ssize_t)bytes;
    }
    free(there);
    return ok;
}

static int copy_code(const struct separation *s, size_t file)
{
    int to = memfd_create("precis-code", MFD_CLOEXEC);
    bool ok = to >= 0 && !ftruncate(to, s->files[file].size);
    for (size_t i = 0; ok && i < s->nviews; i++)
        if (s->views[i].file == file && (s->views[i].prot & PROT_WRITE))
            ok = copy_view(&s->views[i], to);
    if (!ok && to >= 0)
        close(to);
    return ok ? to : -1;
}

/* ---- descriptors ---------------------------------------------------------------------------------- */

/* Returns whether the file is only in memory and may still change. A copy that replays goes on with the log's descriptor. */
static bool is_changing_memory(enum os_separation what, int fd, const char *name)
{
    int seals = fcntl(fd, F_GET_SEALS);
    bool is = what == OS_SEPARATE_MEMORY ? begins(name, own_file) : begins(name, memory_file) && !begins(name, "/memfd:precis-log");
    return is && !(seals > 0 && seals & F_SEAL_WRITE);
}

/* Returns whether the machine uses the file's contents through descriptors: guest memory, segments, recorded contents. */
static bool is_used(const struct separation *s, int fd, const struct stat *st)
{
    char path[40], name[80];
    const struct os_log *log = os_log_current();
    for (size_t i = 0; i < s->nfiles; i++)
        if (s->files[i].dev == st->st_dev && s->files[i].ino == st->st_ino)
            return !s->files[i].is_code;
    if (log && os_contents_find(log, st->st_dev, st->st_ino))
        return true;
    for (size_t i = 0; log && i < log->ncontents; i++)
        if (log->contents[i].fd == fd)
            return true;
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(path, name, sizeof name - 1);
    name[n > 0 ? n : 0] = 0;
    return is_changing_memory(s->what, fd, name);
}

/* Opens a copy once more, at the position of fd: a machine that records on reads there. */
static int open_at_position(int copy, int fd)
{
    char path[40];
    snprintf(path, sizeof path, "/proc/self/fd/%d", copy);
    int own = open(path, (fcntl(fd, F_GETFL) & (O_ACCMODE | O_APPEND)) | O_CLOEXEC | O_NOCTTY);
    if (own >= 0 && lseek(own, lseek(fd, 0, SEEK_CUR), SEEK_SET) < 0) {
        close(own);
        own = -1;
    }
    return own;
}

/* Makes fd a descriptor of a copy, of which each file has one. */
static bool replace(struct separation *s, int fd)
{
    struct stat st;
    struct shared *f;
    if (fstat(fd, &st) || !S_ISREG(st.st_mode) || !is_used(s, fd, &st))
        return true;
    if (fcntl(fd, F_GETFL) & O_PATH)
        return true;
    if (!(f = file_of(s, st.st_dev, st.st_ino)))
        return false;
    if (f->copy < 0 && (f->copy = copy_of(fd)) < 0)
        return false;
    int to = s->what == OS_SEPARATE_MEMORY ? open_at_position(f->copy, fd) : f->copy;
    bool ok = to >= 0 && dup3(to, fd, O_CLOEXEC) >= 0;
    if (to >= 0 && to != f->copy)
        close(to);
    return ok;
}

static bool replace_descriptors(struct separation *s)
{
    DIR *dir = opendir("/proc/self/fd");
    int *fds = NULL;
    size_t n = 0;
    bool ok = dir != NULL;
    for (struct dirent *e; ok && (e = readdir(dir)) != NULL;) {
        int *more = realloc(fds, (n + 1) * sizeof *fds), fd = atoi(e->d_name);
        ok = more != NULL;
        fds = more ? more : fds;
        if (ok && e->d_name[0] != '.' && fd != dirfd(dir))
            fds[n++] = fd;
    }
    if (dir)
        closedir(dir);
    for (size_t i = 0; ok && i < n; i++)
        ok = replace(s, fds[i]);
    free(fds);
    return ok;
}

/* ---- the whole ------------------------------------------------------------------------------------- */

static bool show_again(const struct separation *s)
{
    for (size_t i = 0; i < s->nviews; i++) {
        const struct view *v = &s->views[i];
        int fd = s->files[v->file].copy;
        if (fd >= 0 && mmap(v->start, (size_t)(v->end - v->start), v->prot, MAP_SHARED | MAP_FIXED, fd, v->offset) == MAP_FAILED)
            return false;
    }
    return true;
}

/* Images have the contents that the copies have now. */
static bool set_contents(const struct separation *s)
{
    struct os_log *log = os_log_current();
    for (size_t i = 0; log && log->mode == OS_LOG_RECORDS && i < log->ncontents; i++)
        for (size_t k = 0; k < s->nfiles; k++)
            if (s->files[k].dev == log->contents[i].dev && s->files[k].ino == log->contents[i].ino && s->files[k].copy >= 0)
                log->contents[i].fd = fcntl(s->files[k].copy, F_DUPFD_CLOEXEC, 3);
    return true;
}

bool os_separate(enum os_separation what)
{
    struct separation s = {.what = what};
    bool ok = read_mappings(&s) && replace_descriptors(&s);
    for (size_t i = 0; ok && i < s.nfiles; i++)
        if (s.files[i].is_code)
            ok = (s.files[i].copy = copy_code(&s, i)) >= 0;
    ok = ok && show_again(&s) && set_contents(&s);
    for (size_t i = 0; i < s.nfiles; i++)
        if (s.files[i].copy >= 0)
            close(s.files[i].copy);
    free(s.files);
    free(s.views);
    if (ok && what == OS_SEPARATE_PROCESS && os_log_current())
        os_log_turn(os_log_current());
    return ok;
}
