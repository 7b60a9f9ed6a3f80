/* nested.c - see nested.h. */
#define _GNU_SOURCE
#include <elf.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/cli/dispatch.h"
#include "emu/cli/nested.h"
#include "emu/cpu/isa.h"
#include "emu/load/elf.h"
#include "emu/load/image.h"
#include "emu/machines.h"
#include "emu/os/supervisor.h"

extern char **environ;

#define MEMORY_NAME "precis-nested"

/* ---- which files precis runs -------------------------------------------------------------------- */

/* Opens a file that may be executed, or -1 if it may not, and the host says why. */
static int open_executable(const char *file)
{
    struct stat st;
    struct statvfs fs;
    if (stat(file, &st) || !S_ISREG(st.st_mode) || faccessat(AT_FDCWD, file, X_OK, AT_EACCESS))
        return -1;
    int fd = open(file, O_RDONLY | O_CLOEXEC);
    if (fd >= 0 && (fstatvfs(fd, &fs) || fs.f_flag & ST_NOEXEC)) {
        close(fd);
        return -1;
    }
    return fd;
}

/* Returns the interpreter that a script's first line names, in line[], or NULL if it is not a script. */
static char *interpreter_of(int fd, char *line, size_t cap)
{
    ssize_t n = pread(fd, line, cap - 1, 0);
    if (n < 2 || memcmp(line, "#!", 2))
        return NULL;
    line[n] = 0;
    line[strcspn(line, "\n")] = 0;
    char *path = line + 2 + strspn(line + 2, " \t");
    path[strcspn(path, " \t")] = 0;
    return path;
}

/* Opens a script's interpreter, which is the host's; if it has none there, the one below the root. */
static int open_interpreter(const char *interpreter, const char *cwd, const char *root)
{
    char path[2 * PATH_MAX];
    snprintf(path, sizeof path, "%s%s%s", *interpreter == '/' ? "" : cwd, *interpreter == '/' ? "" : "/", interpreter);
    if (*interpreter == '/' && *root && access(path, F_OK))
        snprintf(path, sizeof path, "%s%s", root, interpreter);
    return open_executable(path);
}

/* Returns whether the host executes such programs itself. */
static bool is_hosts_own(const struct elf_kind *kind)
{
#if defined __x86_64__
    return kind->machine == EM_X86_64 || (kind->machine == EM_386 && !access("/proc/sys/abi/vsyscall32", F_OK));
#elif defined __aarch64__
    return kind->machine == EM_AARCH64 || kind->machine == EM_ARM;
#else
    return false;
#endif
}

/* Returns whether precis runs the program; *isa: its machine, NULL for one of precis-unicorn. */
static bool runs(int fd, const char *path, const struct isa **isa)
{
    struct elf_image image;
    char *why = NULL, *unicorn;
    int rc = image_read(fd, path, &image, &why);
    free(why);
    if (rc)
        return false;
    struct elf_kind kind = {image.machine, image.bits, image.big_endian};
    elf_image_free(&image);
    if (is_hosts_own(&kind))
        return false;
    *isa = machine_by_elf(&kind);
    if (*isa || !machine_elsewhere_by_elf(&kind))
        return *isa;
    unicorn = dispatch_path();
    free(unicorn);
    return unicorn;
}

/* The same for a file, which may be a script. */
static bool runs_file(const char *file, const char *cwd, const char *root, const struct isa **isa)
{
    enum { SCRIPTS = 5 }; /* as in Linux */
    char line[256], *interpreter;
    int fd = open_executable(file);
    for (int i = 0; fd >= 0 && i < SCRIPTS && (interpreter = interpreter_of(fd, line, sizeof line)) != NULL; i++) {
        close(fd);
        fd = open_interpreter(interpreter, cwd, root);
    }
    bool yes = fd >= 0 && runs(fd, file, isa);
    if (fd >= 0)
        close(fd);
    return yes;
}

/* ---- the supervisor ------------------------------------------------------------------------------- */

/* Writes words up to an empty one. Returns the word after that. */
static char **write_words(FILE *out, char **words, bool wanted)
{
    for (; *words && **words; words++)
        if (wanted)
            fwrite(*words, 1, strlen(*words) + 1, out);
    return *words ? words + 1 : words;
}

/* os_supervision.nested: the words of the command, each with its NUL, in a file in memory. */
static int nested(void *ctx, const char *file, const char *path, const char *cwd)
{
    char **argv = ctx, **at = argv + NESTED_OPTIONS;
    const struct isa *isa;
    if (!runs_file(file, cwd, argv[NESTED_ROOT], &isa))
        return -1;
    int fd = memfd_create(MEMORY_NAME, 0), copy = fd < 0 ? -1 : dup(fd);
    FILE *out = copy < 0 ? NULL : fdopen(copy, "w");
    if (out) {
        at = write_words(out, at, isa && !strcmp(isa->name, argv[NESTED_ISA]));
        at = write_words(out, at, isa && cpu_can(isa, CPU_CYCLE_MODELS));
        write_words(out, at, true);
        fwrite(path, 1, strlen(path) + 1, out);
    }
    if (!out || fclose(out)) {
        if (!out && copy >= 0)
            close(copy);
        if (fd >= 0)
            close(fd);
        return -1;
    }
    return fd;
}

int nested_supervise(char **argv)
{
    struct os_supervision s = {.nested = nested, .ctx = argv};
    int program;
    for (int i = 0; i < NESTED_OPTIONS; i++)
        if (!argv[i])
            return EXIT_MISTAKE;
    if (sscanf(argv[NESTED_NUMBERS], "%d,%d,%d", &s.control, &s.reports, &program) != 3)
        return EXIT_MISTAKE;
    s.program = program;
    os_supervise(&s);
    return 0;
}

/* ---- in place of a guest program -------------------------------------------------------------------- */

/* Finds the file in memory. Returns its descriptor, or -1. */
static int find_words(void)
{
    static const char begin[] = "/memfd:" MEMORY_NAME " ";
    DIR *dir = opendir("/proc/self/fd");
    int found = -1;
    for (struct dirent *e; dir && found < 0 && (e = readdir(dir)) != NULL;) {
        char link[64] = "";
        if (readlinkat(dirfd(dir), e->d_name, link, sizeof link - 1) > 0 && !strncmp(link, begin, sizeof begin - 1))
            found = atoi(e->d_name);
    }
    if (dir)
        closedir(dir);
    return found;
}

/* Reads the file, and closes it. Returns the words, each with its NUL, or NULL without memory. */
static char *read_words(int fd, size_t *size)
{
    struct stat st;
    char *text = fstat(fd, &st) ? NULL : malloc((size_t)st.st_size + 1);
    ssize_t n = text ? pread(fd, text, (size_t)st.st_size, 0) : -1;
    close(fd);
    *size = n > 0 ? (size_t)n : 0;
    if (text)
        text[*size] = 0;
    return text;
}

static size_t count(char *const *list)
{
    size_t n = 0;
    while (list[n])
        n++;
    return n;
}

/* Appends options that set the whole environment, which --reproducible would replace. Returns the end of the list. */
static char **add_environment(char **end)
{
    for (char **e = environ; *e; e++)
        if (strchr(*e, '=') && **e != '=' && asprintf(end, "--env=%s", *e) >= 0)
            end++;
    return end;
}

/* Returns the arguments of precis, or NULL without memory. */
static char **command_of(char *text, size_t size, char **argv)
{
    size_t n = 0;
    for (size_t i = 0; i < size; i++)
        n += !text[i];
    char **list = calloc(n + count(environ) + count(argv) + 8, sizeof *list), **end = list;
    bool fixed = false;
    if (!list || !n)
        return NULL;
    *end++ = (char *)"precis";
    *end++ = (char *)"run";
    for (; --n > 0; text += strlen(text) + 1) {
        *end++ = text;
        fixed |= !strcmp(text, "--reproducible");
    }
    if (fixed)
        end = add_environment(end);
    if (asprintf(end++, "--argv0=%s", *argv ? *argv : text) < 0)
        return NULL;
    *end++ = (char *)"--";
    *end++ = text;
    for (argv += *argv != NULL; *argv; argv++)
        *end++ = *argv;
    return list;
}

bool nested_begin(char **argv)
{
    const char *name = (const char *)(uintptr_t)getauxval(AT_EXECFN);
    size_t size;
    int fd = name && !strncmp(name, "/dev/fd/", 8) ? find_words() : -1;
    if (fd < 0)
        return true;
    char *text = read_words(fd, &size), **command = text ? command_of(text, size, argv) : NULL, path[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    if (!command || n <= 0) {
        complain("precis", "out of memory, or /proc is not mounted");
        return false;
    }
    path[n] = 0;
    syscall(SYS_execve, path, command, environ, 0, 0, OS_UNREPORTED);
    complain("precis", "%s: cannot execute %s: %s", argv[0], path, strerror(errno));
    return false;
}
