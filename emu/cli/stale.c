/* stale.c - see stale.h. */
#define _GNU_SOURCE
#include "emu/cli/stale.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/kernel/kernel.h"
#include "emu/load/below.h"
#include "emu/load/debug_file.h"
#include "emu/os/host_error.h"
#include "emu/report/must.h"
#include "emu/report/profile.h"

const char *module_file(const struct profile_module *m)
{
    return *m->host_path ? m->host_path : m->path;
}

/* Writes the id of the file that is there now. Returns false if it has none. */
static bool id_now(const struct profile_module *m, char id[FILE_ID_BYTES])
{
    int fd = open(module_file(m), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    int error = 0, saved = host_error_begin();
    if (fd < 0 && is_host_error(saved))
        cannot_read(module_file(m), saved);
    if (fd < 0)
        return false;
    elf_version(EV_CURRENT);
    Elf *elf = elf_begin(fd, ELF_C_READ, NULL);
    bool known = file_id(elf, fd, id);
    host_error_end(&error, saved);
    elf_end(elf);
    close(fd);
    if (error)
        cannot_read(module_file(m), error);
    return known;
}

void profile_open_supplied(struct profile *p)
{
    char path[32];
    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->module_count; k++) {
            struct profile_module *m = &p->images[i]->modules[k];
            int fd = *m->host_path ? -1 : kernel_supplied_file(m->path);
            if (fd < 0)
                continue;
            snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
            profile_module_file(m, path, NULL, NULL);
        }
}

void profile_look_below(const char *command, struct profile *p, const char *root)
{
    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->module_count; k++) {
            struct profile_module *m = &p->images[i]->modules[k];
            if (*m->host_path || *m->path != '/')
                continue;
            char *below = file_below(root, m->path);
            if (below)
                profile_module_file(m, below, NULL, NULL);
            else if (is_host_error(errno))
                cannot_read(m->path, errno);
            else if (errno == EXDEV)
                complain(command, "%s: its links lead out of --root %s", m->path, root);
            free(below);
        }
}

/* Returns whether an earlier module has the same file. Messages name a file once. */
static bool is_repeated(const struct profile *p, size_t image, size_t module)
{
    const struct profile_module *m = &p->images[image]->modules[module];
    for (size_t i = 0; i <= image; i++)
        for (size_t k = 0; k < (i == image ? module : p->images[i]->module_count); k++) {
            const struct profile_module *before = &p->images[i]->modules[k];
            if (!strcmp(module_file(before), module_file(m)) && !strcmp(before->id, m->id))
                return true;
        }
    return false;
}

bool complain_of_stale(const char *command, const struct profile *p, const char *remedy)
{
    bool any = false;
    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->module_count; k++) {
            const struct profile_module *m = &p->images[i]->modules[k];
            char now[FILE_ID_BYTES];
            if (!*m->id || is_repeated(p, i, k) || !id_now(m, now) || !strcmp(now, m->id))
                continue;
            bool supplied = !strncmp(module_file(m), "/proc/self/fd/", 14);
            complain(command, "%s: not the file that ran: %s, the profile has %s; %s", supplied ? m->path : module_file(m), now, m->id,
                     remedy);
            any = true;
        }
    return any;
}
