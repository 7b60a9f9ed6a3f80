/* program.c - see program.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/cli/program.h"
#include "emu/kernel/kernel.h"
#include "emu/load/elf.h"
#include "emu/machines.h"

char *program_path(const struct kernel_options *o, const char *path)
{
    bool from_folder = o->chdir && path[0] != '/';
    char *whole = NULL, *below = NULL;
    if (asprintf(&whole, "%s%s%s", from_folder ? o->chdir : "", from_folder ? "/" : "", path) < 0)
        return NULL;
    if (!o->root || whole[0] != '/' || asprintf(&below, "%s%s", o->root, whole) < 0)
        return whole;
    bool is_below = access(below, R_OK) == 0;
    free(is_below ? whole : below);
    return is_below ? below : whole;
}

static int open_program(const struct kernel_options *o, const char *path)
{
    char *where = program_path(o, path);
    int fd = where ? open(where, O_RDONLY | O_CLOEXEC) : -1;
    free(where);
    return fd;
}

/* Returns the interpreter that a script's first line names, in line[]; NULL if the file is not a script. */
static char *interpreter_of(int fd, char *line, size_t cap)
{
    ssize_t n = pread(fd, line, cap - 1, 0);
    if (n < 2 || line[0] != '#' || line[1] != '!')
        return NULL;
    line[n] = 0;
    line[strcspn(line, "\n")] = 0;
    char *path = line + 2 + strspn(line + 2, " \t");
    path[strcspn(path, " \t")] = 0;
    return path;
}

const struct isa *code_machine(const char *command, const char *file, uint16_t machine)
{
    const struct isa *isa = machine_by_elf(machine);
    char name[32], known[200];
    if (!isa)
        complain(command, "%s: machine code for %s; precis runs %s", file, elf_machine_name(machine, name, sizeof name),
                 machine_list(" and ", known, sizeof known));
    return isa;
}

void complain_no_code(const char *command, const char *file, const char *function, bool part)
{
    if (function)
        complain(command, "no function named %s in %s%s", function, part ? "the selected sections and addresses of " : "", file);
    else
        complain(command, "%s: no code%s", file, part ? " in the selected sections and addresses" : "");
}

const struct isa *program_machine(const char *command, const struct kernel_options *o, const char *path)
{
    enum { SCRIPTS = 5 }; /* maximum nesting of interpreters that are scripts, as in Linux */
    struct elf_image image;
    char *why = NULL, *interpreter, line[SCRIPTS][256];
    int fd = open_program(o, path);
    for (unsigned k = 0; fd >= 0 && k < SCRIPTS && (interpreter = interpreter_of(fd, line[k], sizeof line[k])) != NULL; k++) {
        close(fd);
        path = interpreter;
        fd = open_program(o, path);
    }
    if (fd < 0) {
        if (command)
            complain(command, "%s: %s", path, strerror(errno));
        return NULL;
    }
    int rc = elf_read(fd, path, &image, &why);
    close(fd);
    if (rc) {
        if (command)
            complain(command, "%s", why ? why : strerror(-rc));
        free(why);
        return NULL;
    }
    const struct isa *isa = command ? code_machine(command, path, image.machine) : machine_by_elf(image.machine);
    elf_image_free(&image);
    return isa;
}
