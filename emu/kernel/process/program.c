/* Opens and reads the program that execve(2) names, with the interpreters of scripts and the dynamic loader. */
#include "emu/kernel/process/program.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/process/string_list.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/supplied.h"
#include "emu/load/image.h"
#include "emu/os/os.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

enum {
    SCRIPT_DEPTH = 5, /* nesting limit of #! scripts */
    SCRIPT_LINE = 256,
};

static void exec_file_close(struct exec_file *f)
{
    if (f->host_fd >= 0)
        os_close(f->host_fd);
    free(f->guest_path);
    free(f->host_path);
    *f = (struct exec_file){.host_fd = -1};
}

void program_free(struct program *g)
{
    exec_file_close(&g->file);
    exec_file_close(&g->interp_file);
    elf_image_free(&g->image);
    elf_image_free(&g->interp);
    strings_free(g->argv);
    free(g->comm);
}

/* Parses "#! interpreter [argument]". 1: the words are in line; 0 if it is no script; -ENOEXEC: no interpreter, or only a part of its name
 * is in the first SCRIPT_LINE bytes. A longer argument is cut. */
static int script_line(int fd, char line[SCRIPT_LINE + 1], char **interp, char **arg)
{
    ssize_t n = os_pread(fd, line, SCRIPT_LINE, 0);

    if (n < 2 || line[0] != '#' || line[1] != '!')
        return 0;
    memset(line + n, 0, (size_t)(SCRIPT_LINE + 1 - n));
    char *name = line + 2 + strspn(line + 2, " \t"), *after = name + strcspn(name, " \t\n");

    if (*name == '\n' || after == line + SCRIPT_LINE)
        return -ENOEXEC;
    char *end = memchr(line, '\n', strnlen(line, SCRIPT_LINE));

    end = end ? end : line + SCRIPT_LINE - 1;
    while (end[-1] == ' ' || end[-1] == '\t')
        end--;
    *end = 0;
    *interp = name;
    *arg = *after ? after + 1 + strspn(after + 1, " \t") : NULL;
    *after = 0;
    return 1;
}

char *program_name(int dirfd, const char *path)
{
    char *name = NULL;

    if (dirfd == AT_FDCWD || *path == '/')
        return string_copy(path);
    if (asprintf(&name, "/dev/fd/%d%s%s", dirfd, *path ? "/" : "", path) < 0)
        kernel_no_memory();
    return name;
}

/* Returns whether execve closes the descriptor that the program's name contains: a script's interpreter would not find the script. */
static bool closes_name(const struct process *p, int dirfd, const char *path)
{
    return dirfd >= 0 && *path != '/' && (unsigned)dirfd < p->fds->room && p->fds->entries[dirfd].file && p->fds->entries[dirfd].cloexec;
}

int program_open(struct process *p, int dirfd, const char *path, int flags, struct program *g)
{
    char *name = program_name(dirfd, path);
    int error = fs_open_exec(p, dirfd, path, flags, &g->file);

    for (int depth = 0; !error; depth++) {
        char line[SCRIPT_LINE + 1], *interp, *arg;
        int script = script_line(g->file.host_fd, line, &interp, &arg);

        if (script <= 0) {
            error = script;
            break;
        }
        if (!depth && closes_name(p, dirfd, path)) {
            error = -ENOENT;
            break;
        }
        if (arg)
            g->argv = strings_replace(g->argv, 1, (char *[]){interp, arg, name, NULL});
        else
            g->argv = strings_replace(g->argv, 1, (char *[]){interp, name, NULL});
        free(name);
        name = string_copy(interp);
        exec_file_close(&g->file);
        error = *name ? fs_open_exec(p, AT_FDCWD, name, 0, &g->file) : -EACCES;
        if (!error && depth == SCRIPT_DEPTH)
            error = -ELOOP;
    }
    free(name);
    return error;
}

/* Returns the message about a program that no personality runs. */
static char *other_machine(const struct kernel *k, const struct exec_file *f, const struct elf_image *image)
{
    const struct system *system = system_of(k, image);
    char name[32], *text = NULL;
    size_t len;
    FILE *out = open_memstream(&text, &len);

    if (!out)
        return NULL;
    fprintf(out, "%s: a program of %s for %s (%d bits); precis runs ", f->guest_path, system ? system->name : "an unknown system",
            elf_machine_name(image->machine, name, sizeof name), image->bits);
    const char *before = NULL;
    fputs("programs of", out);
    for (const struct abi *const *a = k->ops->personalities; *a; a++) {
        if (!before || strcmp((*a)->name, before))
            fprintf(out, "%s %s", before ? "," : "", (*a)->name);
        before = (*a)->name;
    }
    fclose(out);
    return text;
}

/* Opens a program's dynamic loader: a file of its file system, or one that is part of precis. */
static int open_one_interp(struct process *p, const struct abi *abi, const char *path, struct exec_file *out)
{
    int error = fs_open_exec(p, AT_FDCWD, path, 0, out);

    return error == -ENOENT ? fs_open_supplied(p, abi, path, out) : error;
}

static int open_interp(struct process *p, struct program *g)
{
    if (!g->abi->interp_list)
        return open_one_interp(p, g->abi, g->image.interp, &g->interp_file);
    char *list = string_copy(g->image.interp), *state = NULL;
    int error = -ENOENT;

    for (char *name = strtok_r(list, ":", &state); name && error == -ENOENT; name = strtok_r(NULL, ":", &state))
        error = open_one_interp(p, g->abi, name, &g->interp_file);
    free(list);
    return error;
}

/* The dynamic loader of a program whose start code maps it, where only precis could have it and this build does not. 0 or -ENOENT. */
static int find_loader(struct process *p, const struct program *g)
{
    const struct guest_file *f = g->image.maps_loader ? supplied_missing(g->abi) : NULL;
    struct exec_file file = {.host_fd = -1};

    if (!f || fs_open_exec(p, AT_FDCWD, f->path, 0, &file) != -ENOENT) {
        exec_file_close(&file);
        return 0;
    }
    return -ENOENT;
}

/* The message for a program without its dynamic loader, or NULL. */
static char *no_loader(const struct program *g, int error)
{
    const struct guest_file *f = error == -ENOENT ? supplied_missing(g->abi) : NULL;
    const char *path = g->image.interp ? g->image.interp : f ? f->path : "";
    const char *const *roots = g->abi->isa->cross_roots;
    char *text;
    int n = f ? asprintf(&text,
                         "%s: no dynamic loader %s, and this build of precis has none, because it lacked %s; run scripts/setup and build "
                         "again, or use "
                         "--root to name a directory with %s's libraries",
                         g->file.guest_path, path, f->lacks, g->abi->system->name)
              : asprintf(&text, "%s: its dynamic loader %s: %s; --root or PRECIS_ROOT names the directory that contains it%s%s%s",
                         g->file.guest_path, path, strerror(-error), roots ? ", such as " : "", roots ? *roots : "",
                         roots ? " of a cross compiler" : "");

    return n < 0 ? NULL : text;
}

/* A loader of programs with 32-bit pointers to addresses of 64 bits (abi.swizzled) may have 64 bits. */
static bool may_load(const struct program *g)
{
    return g->interp.machine == g->image.machine && g->interp.big_endian == g->image.big_endian &&
           (g->interp.bits == g->image.bits || g->abi->swizzled);
}

int program_read(struct process *p, struct program *g, char **why)
{
    int error = image_read(g->file.contents, g->file.guest_path, &g->image, why);

    if (error)
        return error;
    g->abi = abi_find(p->k, &g->image);
    if (!g->abi) {
        if (why)
            *why = other_machine(p->k, &g->file, &g->image);
        return -ENOEXEC;
    }
    error = g->image.interp ? open_interp(p, g) : find_loader(p, g);
    if (error && why)
        *why = no_loader(g, error);
    if (error || !g->image.interp)
        return error;
    error = elf_read(g->interp_file.contents, g->image.interp, &g->interp, why);
    if (!error && !may_load(g)) {
        if (why && asprintf(why, "%s: its dynamic loader %s is for another machine", g->file.guest_path, g->image.interp) < 0)
            *why = NULL;
        error = -ELIBBAD;
    }
    g->has_interp = !error;
    return error == -ENOEXEC ? -ELIBBAD : error;
}
