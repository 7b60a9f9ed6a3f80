/* debug_file.c - see debug_file.h. */
#define _GNU_SOURCE
#include "emu/load/debug_file.h"
#include "emu/load/aout.h"

#include <elfutils/libdwelf.h>
#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "emu/os/host_error.h"

enum {
    MAX_ID = 64,
    MAX_BYTES = 1 << 30, /* as of a program's file: a guest can make one of any size, of holes */
};

#define FOLDER "/usr/lib/debug"

static bool checksum(int fd, uint32_t *crc, uint64_t *size)
{
    unsigned char bytes[1 << 16];
    uLong sum = crc32(0, NULL, 0);
    ssize_t n;
    *size = 0;
    while ((n = pread(fd, bytes, sizeof bytes, (off_t)*size)) > 0 || (n < 0 && errno == EINTR)) {
        if (n < 0)
            continue;
        sum = crc32(sum, bytes, (uInt)n);
        *size += (uint64_t)n;
    }
    *crc = (uint32_t)sum;
    return n == 0;
}

/* The checksum of the ELF file that is mapped in an a.out file's place. */
static bool made_checksum(int fd, uint32_t *crc, uint64_t *size)
{
    size_t bytes = 0;
    uint8_t *elf = aout_symbol_elf(fd, &bytes);
    if (!elf)
        return checksum(fd, crc, size);
    *crc = (uint32_t)crc32_z(crc32(0, NULL, 0), elf, bytes);
    *size = bytes;
    free(elf);
    return true;
}

static void put_hex(char *out, const unsigned char *bytes, size_t count)
{
    for (size_t k = 0; k < count; k++)
        sprintf(out + 2 * k, "%02x", bytes[k]);
}

bool file_id(Elf *elf, int fd, char out[FILE_ID_BYTES])
{
    const void *id;
    ssize_t n = dwelf_elf_gnu_build_id(elf, &id);
    uint32_t crc;
    uint64_t size;
    if (n > 0 && n <= MAX_ID) {
        strcpy(out, "build-id:");
        put_hex(out + strlen(out), id, (size_t)n);
        return true;
    }
    if (aout_is(fd) ? !made_checksum(fd, &crc, &size) : !checksum(fd, &crc, &size))
        return false;
    snprintf(out, FILE_ID_BYTES, "crc32:%08" PRIx32 "-%" PRIu64, crc, size);
    return true;
}

/* ---- candidates ----------------------------------------------------------------------------------------------- */

/* What a candidate must have: a build id or a checksum. */
struct wanted {
    const void *id;
    size_t id_size; /* 0: crc */
    uint32_t crc;
    int *error; /* becomes the host's first error */
};

static bool has_id(int fd, const struct wanted *w)
{
    const void *id;
    elf_version(EV_CURRENT);
    Elf *elf = elf_begin(fd, ELF_C_READ, NULL);
    bool same = elf && dwelf_elf_gnu_build_id(elf, &id) == (ssize_t)w->id_size && !memcmp(id, w->id, w->id_size);
    elf_end(elf);
    return same;
}

static bool matches(int fd, const struct wanted *w)
{
    struct stat st;
    uint32_t crc;
    uint64_t size;
    if (fstat(fd, &st) || !S_ISREG(st.st_mode) || st.st_size > MAX_BYTES)
        return false;
    return w->id_size ? has_id(fd, w) : checksum(fd, &crc, &size) && crc == w->crc;
}

/* Tries root/folder/name. */
static int try_path(const struct wanted *w, const char *root, const char *folder, const char *name, char **path)
{
    int fd, saved = host_error_begin();
    if (asprintf(path, "%s%s/%s", root, folder, name) < 0) {
        *path = NULL;
        *w->error = ENOMEM;
        return -1;
    }
    do
        fd = open(*path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    while (fd < 0 && errno == EINTR);
    bool found = fd >= 0 && matches(fd, w);
    host_error_end(w->error, saved);
    if (found)
        return fd;
    if (fd >= 0)
        close(fd);
    free(*path);
    *path = NULL;
    return -1;
}

/* Tries a folder below the root, then on the host. */
static int try_folder(const struct debug_search *s, const struct wanted *w, const char *folder, const char *name, char **path)
{
    int fd = s->root ? try_path(w, s->root, folder, name, path) : -1;
    return fd >= 0 || s->confined ? fd : try_path(w, "", folder, name, path);
}

int debug_file_by_id(const void *id, size_t size, const struct debug_search *search, char **path, int *error)
{
    char folder[sizeof FOLDER + 16], name[2 * MAX_ID + 16];
    const unsigned char *bytes = id;
    if (size < 2 || size > MAX_ID)
        return -1;
    snprintf(folder, sizeof folder, FOLDER "/.build-id/%02x", bytes[0]);
    put_hex(name, bytes + 1, size - 1);
    strcat(name, ".debug");
    return try_folder(search, &(struct wanted){.id = id, .id_size = size, .error = error}, folder, name, path);
}

/* The folder of a path, in place of its last part. */
static char *folder_of(const char *path, const char *before, const char *after)
{
    const char *slash = strrchr(path, '/');
    char *folder;
    if (!slash || asprintf(&folder, "%s%.*s%s", before, (int)(slash - path), path, after) < 0)
        return NULL;
    return folder;
}

/* GDB's order: beside the file, in .debug, below /usr/lib/debug. */
static int by_link(const char *name, uint32_t crc, const struct debug_search *s, char **path, int *error)
{
    const struct wanted w = {.crc = crc, .error = error};
    char *const folders[] = {folder_of(s->host_path, "", ""), folder_of(s->host_path, "", "/.debug"), folder_of(s->guest_path, FOLDER, "")};
    int fd = -1;
    if (strchr(name, '/') || !*name)
        name = NULL;
    for (size_t k = 0; name && k < 2 && fd < 0; k++)
        if (folders[k])
            fd = try_path(&w, "", folders[k], name, path);
    if (name && fd < 0 && folders[2])
        fd = try_folder(s, &w, folders[2], name, path);
    for (size_t k = 0; k < sizeof folders / sizeof *folders; k++)
        free(folders[k]);
    return fd;
}

int debug_file_open(Elf *elf, const struct debug_search *search, char **path, int *error)
{
    const void *id;
    GElf_Word crc;
    int saved = host_error_begin();
    ssize_t size = dwelf_elf_gnu_build_id(elf, &id);
    int fd = size > 0 ? debug_file_by_id(id, (size_t)size, search, path, error) : -1;
    const char *name = fd < 0 ? dwelf_elf_gnu_debuglink(elf, &crc) : NULL;
    if (name)
        fd = by_link(name, crc, search, path, error);
    host_error_end(error, saved);
    return fd;
}
