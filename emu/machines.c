/* machines.c - see machines.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/command.h"
#include "emu/isa.h"
#include "emu/load/elf.h"
#include "emu/machines.h"
#include "isa/hppa/hppa.h"
#include "isa/ia64/ia64.h"

static const struct isa *const machines[] = {
    &hppa_isa,
    &ia64_isa,
    NULL,
};

const struct isa *machine_by_index(unsigned index)
{
    return index < sizeof machines / sizeof *machines ? machines[index] : NULL;
}

const struct isa *machine_by_elf(uint16_t machine)
{
    for (unsigned i = 0; machines[i]; i++)
        if (machines[i]->elf_machine == machine)
            return machines[i];
    return NULL;
}

const struct isa *machine_by_name(const char *name)
{
    for (unsigned i = 0; machines[i]; i++)
        if (!strcmp(machines[i]->name, name))
            return machines[i];
    return NULL;
}

static int open_program(const char *root, const char *path)
{
    char *below = NULL;
    int fd = -1;
    if (root && path[0] == '/' && asprintf(&below, "%s%s", root, path) >= 0) {
        fd = open(below, O_RDONLY | O_CLOEXEC);
        free(below);
    }
    return fd >= 0 ? fd : open(path, O_RDONLY | O_CLOEXEC);
}

const struct isa *machine_of_program(const char *command, const char *root, const char *path)
{
    struct elf_image image;
    char *why = NULL, start[2] = "", text[32];
    int fd = open_program(root, path);
    if (fd < 0) {
        complain(command, "%s: %s", path, strerror(errno));
        return NULL;
    }
    if (pread(fd, start, 2, 0) == 2 && start[0] == '#' && start[1] == '!') {
        close(fd);
        return machines[0];
    }
    int rc = elf_read(fd, path, &image, &why);
    close(fd);
    if (rc) {
        complain(command, "%s", why ? why : strerror(-rc));
        free(why);
        return NULL;
    }
    const struct isa *isa = machine_by_elf(image.machine);
    if (!isa)
        complain(command, "%s: a program for %s; precis runs PA-RISC and Itanium programs", path,
                 elf_machine_name(image.machine, text, sizeof text));
    elf_image_free(&image);
    return isa;
}
