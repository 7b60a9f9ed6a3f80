/* program.c - see program.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/cli/dispatch.h"
#include "emu/cli/program.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/kernel.h"
#include "emu/load/elf.h"
#include "emu/os/host_error.h"
#include "emu/load/below.h"
#include "emu/load/image.h"
#include "emu/machines.h"
#include "emu/os/os.h"

char *program_path(const struct kernel_options *o, const char *path)
{
    bool from_folder = o->chdir && path[0] != '/';
    char *whole = NULL;
    if (asprintf(&whole, "%s%s%s", from_folder ? o->chdir : "", from_folder ? "/" : "", path) < 0)
        return NULL;
    if (!o->root || whole[0] != '/')
        return whole;
    char *below = path_below(o->root, whole);
    if (below && os_access(below, R_OK) != 0) {
        free(below);
        return whole;
    }
    free(whole);
    return below;
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
    const char *elsewhere = isa ? NULL : machine_elsewhere_by_name(name), *known;
    char names[256] = "";
    if (elsewhere)
        dispatch(command, where, elsewhere);
    else if (!isa) {
        for (unsigned k = 0; (known = machine_name(k)); k++)
            snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", k ? ", " : "", known);
        complain(command, "%s: unknown instruction set '%s'; precis knows %s", where, name, names);
    }
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

bool program_machine(const char *command, bool report, struct kernel_options *o, const char *path, const struct isa **isa)
{
    uint32_t flags;
    return program_machine_flags(command, report, o, path, isa, &flags);
}

static bool ends_with(const char *text, const char *end)
{
    size_t n = text ? strlen(text) : 0, m = strlen(end);
    return n >= m && !strcmp(text + n - m, end);
}

void complain_of_program(const char *command, const struct kernel_options *o, const char *path, const char *why)
{
    struct stat st, outside;
    char *host = NULL;
    if (!o->confine)
        host = program_path(o, path);
    else if (asprintf(&host, "%s/%s", o->root, path) < 0)
        host = NULL;
    bool exists = host && !stat(host, &st);
    if (exists && S_ISDIR(st.st_mode))
        complain(command, "%s: is a directory, not a program", path);
    else if (exists && ends_with(why, strerror(EACCES)) && !(st.st_mode & 0111))
        complain(command, "%s: is not executable; \"chmod +x\" sets its permission", path);
    else if (exists && ends_with(why, strerror(ENOENT)) && S_ISREG(st.st_mode))
        complain(command, "%s: the interpreter that its first line names does not exist; it is also looked up below --root or PRECIS_ROOT",
                 path);
    else if (!exists && o->root && !stat(path, &outside))
        complain(command, "%s: not below %s %s, where programs%s are: give its path there", path, o->root_from, o->root,
                 o->confine ? " of --confine" : "");
    else if (!exists && !strchr(path, '/') && !o->root)
        complain(command, "%s: no such file here, and PATH is not searched: give the program's path", path);
    else
        complain(command, "%s%s", why,
                 ends_with(why, "not an ELF file")
                     ? "; a program is an ELF or SOM file, or a script whose first line is #! and its interpreter"
                     : "");
    free(host);
}

/* Reads the program's header. Returns 0, or a negative error number with *why (free it). */
static int read_image(const struct kernel_options *o, const char *path, struct elf_image *image, char **why)
{
    enum { SCRIPTS = 5 }; /* maximum nesting of interpreters that are scripts, as in Linux */
    char line[SCRIPTS][256];
    int fd = open_interpreter(o, &path, line, SCRIPTS), error = errno;
    *why = NULL;
    if (fd < 0) {
        if (asprintf(why, "%s: %s", path, strerror(error)) < 0)
            *why = NULL;
        return -error;
    }
    int contents = os_contents(fd), rc = image_read(contents, path, image, why);
    os_close(fd);
    return rc;
}

const char *program_elsewhere(const struct kernel_options *o, const char *path)
{
    struct elf_image image;
    char *why = NULL;
    int rc = read_image(o, path, &image, &why);
    free(why);
    if (rc)
        return NULL;
    struct elf_kind kind = {image.machine, image.bits, image.big_endian};
    elf_image_free(&image);
    return machine_by_elf(&kind) ? NULL : machine_elsewhere_by_elf(&kind);
}

/* Sets the root of a program that has none, and whose dynamic loader the host does not have. */
static void find_cross_root(struct kernel_options *o, const struct isa *isa, const char *loader)
{
    if (!isa || !isa->cross_roots || !loader || o->root || o->confine || os_access(loader, F_OK) == 0)
        return;
    for (const char *const *root = isa->cross_roots; *root && !o->root; root++) {
        char *path = path_below(*root, loader);
        if (path && os_access(path, R_OK) == 0) {
            o->root = *root;
            o->cross_root = true;
        }
        free(path);
    }
}

bool program_machine_flags(const char *command, bool report, struct kernel_options *o, const char *path, const struct isa **isa,
                           uint32_t *flags)
{
    struct elf_image image;
    char *why = NULL;
    int rc = read_image(o, path, &image, &why);
    *isa = NULL;
    *flags = 0;
    if (rc) {
        report |= is_host_error(-rc);
        if (report)
            complain_of_program(command, o, path, why ? why : strerror(-rc));
        free(why);
        return !report;
    }
    *isa = code_machine(command, path, &(struct elf_kind){image.machine, image.bits, image.big_endian});
    *flags = image.flags;
    find_cross_root(o, *isa, image.interp);
    elf_image_free(&image);
    return *isa != NULL;
}
