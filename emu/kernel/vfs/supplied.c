/* Files that are part of precis: memory files of the host, made when they are first used. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/path.h"
#include "emu/kernel/vfs/supplied.h"
#include "emu/os/os.h"

/* A file that was used. */
struct supplied {
    struct supplied *next;
    const struct guest_file *file;
    int fd;
};

static bool fill(int fd, const struct guest_file *f)
{
    const size_t size = (size_t)(f->end - f->bytes);

    for (size_t done = 0; done < size;) {
        ssize_t n = os_write(fd, f->bytes + done, size - done);
        if (n <= 0)
            return false;
        done += (size_t)n;
    }
    return true;
}

/* Makes the file: read-only, of the year 1970. Returns -1 if the host has no memory or descriptor. */
static int make(const struct guest_file *f)
{
    static const struct timespec times[2] = {{0, 0}, {0, 0}};
    int fd = os_memfd_create(f->path, MFD_CLOEXEC | MFD_ALLOW_SEALING);

    if (fd < 0)
        return -1;
    if (fill(fd, f) && !os_fchmod(fd, 0555) && !os_futimens(fd, times) &&
        !os_fcntl(fd, F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE))
        return fd;
    os_close(fd);
    return -1;
}

static int descriptor_of(struct fs_machine *m, const struct guest_file *f)
{
    for (struct supplied *s = m->supplied; s; s = s->next)
        if (s->file == f)
            return s->fd;
    struct supplied *s = calloc(1, sizeof *s);

    if (!s)
        return -1;
    *s = (struct supplied){.next = m->supplied, .file = f, .fd = fs_check_reserve(m, make(f))};
    if (s->fd < 0) {
        free(s);
        return -1;
    }
    m->supplied = s;
    return s->fd;
}

static const struct guest_file *find(const struct abi *abi, const char *path)
{
    for (const struct guest_file *f = abi ? abi->files : NULL; f && f->path; f++)
        if (!f->lacks && !strcmp(f->path, path))
            return f;
    return NULL;
}

const struct guest_file *supplied_missing(const struct abi *abi)
{
    const struct guest_file *f = abi->files;

    return f && f->path && f->lacks ? f : NULL;
}

int supplied_open(const struct abi *abi, const char *path)
{
    const struct guest_file *f = find(abi, path);

    return f ? make(f) : -1;
}

bool fs_supplied(struct fs_machine *m, const struct abi *abi, const char *path, struct place *out)
{
    const struct guest_file *f = find(abi, path);
    int fd = f ? descriptor_of(m, f) : -1;

    if (fd < 0)
        return false;
    place_close(out);
    *out = (struct place){
        .dir = -1, .fd = os_open(fd_link(fd).path, O_PATH | O_CLOEXEC, 0), .above = "", .exists = true, .last_dot = PATH_NAME};
    strcpy(out->guest, path);
    out->entry = strrchr(out->guest, '/') + 1;
    return out->fd >= 0 && !os_fstat(out->fd, &out->st);
}

void fs_supplied_close(struct fs_machine *m)
{
    while (m->supplied) {
        struct supplied *s = m->supplied;

        m->supplied = s->next;
        os_close(s->fd);
        free(s);
    }
}
