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
#include "emu/cli/dispatch.h"
#include "emu/cli/program.h"
#include "emu/kernel/kernel.h"
#include "emu/load/elf.h"
#include "emu/os/host_error.h"
#include "emu/load/som.h"
#include "emu/machines.h"
#include "emu/os/os.h"

char *program_path(const struct kernel_options *o, const char *path)
{
    bool from_folder = o->chdir && path[0] != '/';
    char *whole = NULL, *below = NULL;
    if (asprintf(&whole, "%s%s%s", from_folder ? o->chdir : "", from_folder ? "/" : "", path) < 0)
        return NULL;
    if (!o->root || whole[0] != '/')
        return whole;
    if (asprintf(&below, "%s%s", o->root, whole) < 0) {
        free(whole);
        return NULL;
    }
    bool is_below = os_access(below, R_OK) == 0;
    free(is_below ? whole : below);
    return is_below ? below : whole;
}

static int open_program(const struct kernel_options *o, const char *path)
{
    char *where = program_path(o, path);
    int fd = where ? os_open(where, O_RDONLY | O_CLOEXEC, 0) : -1;
    free(where);
    return fd;
}

/* Returns the interpreter that a script's first line names, in line[]; NULL if the file is not a script. */
static char *interpreter_of(int fd, char *line, size_t cap)
{
    ssize_t n = os_pread(fd, line, cap - 1, 0);
    if (n < 2 || line[0] != '#' || line[1] != '!')
        return NULL;
    line[n] = 0;
    line[strcspn(line, "\n")] = 0;
    char *path = line + 2 + strspn(line + 2, " \t");
    path[strcspn(path, " \t")] = 0;
    return path;
}

const struct isa *code_machine(const char *command, const char *file, const struct elf_kind *kind)
{
    const struct isa *isa = machine_by_elf(kind);
    const char *elsewhere = isa ? NULL : machine_elsewhere_by_elf(kind);
    char name[32], known[200];
    if (elsewhere)
        dispatch(command, file, elsewhere);
    else if (!isa)
        complain(command, "%s: machine code for %s (%u bits, %s-endian); precis runs %s", file,
                 elf_machine_name(kind->machine, name, sizeof name), kind->bits, kind->big_endian ? "big" : "little",
                 machine_list(" and ", known, sizeof known));
    return isa;
}

const struct isa *named_machine(const char *command, const char *where, const char *name)
{
    const struct isa *isa = machine_by_name(name);
    const char *elsewhere = isa ? NULL : machine_elsewhere_by_name(name);
    if (elsewhere)
        dispatch(command, where, elsewhere);
    else if (!isa)
        complain(command, "%s: unknown instruction set '%s'; \"precis scale --help\" lists the names", where, name);
    return isa;
}

void complain_no_code(const char *command, const char *file, const char *function, bool part)
{
    if (function)
        complain(command, "no function named %s in %s%s", function, part ? "the selected sections and addresses of " : "", file);
    else
        complain(command, "%s: no code%s", file, part ? " in the selected sections and addresses" : "");
}

/* Opens the program, or the interpreter of a script; *path becomes its path, of which a part may be in line[]. */
static int open_interpreter(const struct kernel_options *o, const char **path, char line[][256], unsigned scripts)
{
    char *interpreter;
    int fd = open_program(o, *path);
    for (unsigned k = 0; fd >= 0 && k < scripts && (interpreter = interpreter_of(fd, line[k], sizeof line[k])) != NULL; k++) {
        os_close(fd);
        *path = interpreter;
        fd = open_program(o, *path);
    }
    return fd;
}

bool program_machine(const char *command, bool report, const struct kernel_options *o, const char *path, const struct isa **isa)
{
    uint32_t flags;
    return program_machine_flags(command, report, o, path, isa, &flags);
}

bool program_machine_flags(const char *command, bool report, const struct kernel_options *o, const char *path, const struct isa **isa,
                           uint32_t *flags)
{
    enum { SCRIPTS = 5 }; /* maximum nesting of interpreters that are scripts, as in Linux */
    struct elf_image image;
    char *why = NULL, line[SCRIPTS][256];
    int fd = open_interpreter(o, &path, line, SCRIPTS);
    *isa = NULL;
    *flags = 0;
    if (fd < 0) {
        report |= is_host_error(errno);
        if (report)
            complain(command, "%s: %s", path, strerror(errno));
        return !report;
    }
    int contents = os_contents(fd), rc = som_is(contents) ? som_read(contents, path, &image, &why) : elf_read(contents, path, &image, &why);
    os_close(fd);
    if (rc) {
        report |= is_host_error(-rc);
        if (report)
            complain(command, "%s", why ? why : strerror(-rc));
        free(why);
        return !report;
    }
    *isa = code_machine(command, path, &(struct elf_kind){image.machine, image.bits, image.big_endian});
    *flags = image.flags;
    elf_image_free(&image);
    return *isa != NULL;
}
