/* execve: loads a program and sets the process to its first instruction. */
#include <endian.h>
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/process/exec.h"
#include "emu/kernel/core/debugger.h"
#include "emu/kernel/core/event.h"
#include "emu/kernel/core/clock.h"
#include "emu/kernel/core/groups.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/process/exit.h"
#include "emu/kernel/process/futex.h"
#include "emu/kernel/process/hostexec.h"
#include "emu/kernel/profil/profil.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/inode.h"
#include "emu/kernel/vfs/open.h"
#include "emu/mem/mem.h"
#include "emu/load/elf.h"
#include "emu/load/som.h"
#include "emu/os/log.h"
#include "emu/os/os.h"

enum {
    SCRIPT_DEPTH = 5, /* nesting limit of #! scripts */
    SCRIPT_LINE = 256,
    ARG_MAX_STRING = 131072, /* MAX_ARG_STRLEN: 32 pages of 4 KiB */
    AUXV_ROOM = 64,
    LIMIT_STACK = 3,
    STACK_SLACK = 128 << 10, /* mapped beyond the arguments at first */
};

/* ---- lists of strings --------------------------------------------------------------------------------------- */

void strings_free(char **list)
{
    for (char **s = list; list && *s; s++)
        free(*s);
    free(list);
}

static size_t strings_count(char **list)
{
    size_t n = 0;

    while (list && list[n])
        n++;
    return n;
}

static char *copy_of(const char *s)
{
    char *copy = strdup(s);

    if (!copy)
        kernel_no_memory();
    return copy;
}

char **strings_copy(char *const *list)
{
    size_t n = strings_count((char **)list);
    char **out = calloc(n + 1, sizeof *out);

    if (!out)
        kernel_no_memory();
    for (size_t i = 0; i < n; i++)
        out[i] = copy_of(list[i]);
    return out;
}

/* Replaces the first `drop` strings by `with` (NULL-terminated). */
static char **strings_replace(char **list, size_t drop, char *const *with)
{
    size_t n = strings_count(list), w = strings_count((char **)with);
    char **out = calloc(n + w + 1, sizeof *out);

    if (!out)
        kernel_no_memory();
    if (drop > n)
        drop = n;
    for (size_t i = 0; i < w; i++)
        out[i] = copy_of(with[i]);
    for (size_t i = 0; i < n; i++) {
        if (i < drop)
            free(list[i]);
        else
            out[w + i - drop] = list[i];
    }
    free(list);
    return out;
}

/* Returns the limit of an execve's strings and the pointers to them: bprm_stack_limits() in Linux's fs/exec.c. */
static uint64_t argument_limit(const struct process *p)
{
    const uint64_t least = ARG_MAX_STRING, most = 6 << 20, quarter = p->rlimits[LIMIT_STACK].cur / 4;

    return quarter < least ? least : quarter > most ? most : quarter;
}

/* Copies one string from guest memory; subtracts its length, its NUL and a pointer from *room. NULL with -EFAULT, -E2BIG or -ENOMEM in
 * *error. */
static char *string_from_guest(struct thread *t, uint64_t va, char *buffer, uint64_t *room, int *error)
{
    ssize_t len = copy_in_string(t, buffer, va, ARG_MAX_STRING);
    uint64_t takes = (uint64_t)len + 1 + t->p->abi->word;

    *error = -ENOMEM;
    if (len < 0)
        *error = len == -ENAMETOOLONG ? -E2BIG : (int)len;
    else if (takes > *room)
        *error = -E2BIG;
    if (*error != -ENOMEM)
        return NULL;
    *room -= takes;
    return strdup(buffer);
}

/* Copies an array of strings from guest memory. NULL with -EFAULT, -E2BIG or -ENOMEM in *error. */
static char **strings_from_guest(struct thread *t, uint64_t va, uint64_t *room, int *error)
{
    size_t n = 0, places = 16;
    char **list = calloc(places, sizeof *list), *buffer = malloc(ARG_MAX_STRING);
    bool more = va;

    *error = list && buffer ? 0 : -ENOMEM;
    for (uint64_t p = 0; more && !*error; va += t->p->abi->word) {
        if (n + 1 == places) {
            char **grown = realloc(list, 2 * places * sizeof *list);

            *error = grown ? 0 : -ENOMEM;
            list = grown ? grown : list;
            places *= 2;
        }
        if (!*error && get_word(t, va, &p))
            *error = -EFAULT;
        more = !*error && p;
        if (more && (list[n] = string_from_guest(t, p, buffer, room, error)) != NULL)
            list[++n] = NULL, *error = 0;
    }
    free(buffer);
    if (!*error)
        return list;
    if (list)
        list[n] = NULL;
    strings_free(list);
    return NULL;
}

/* ---- opening the program --------------------------------------------------------------------------------------- */

struct program {
    struct exec_file file, interp_file;
    struct elf_image image, interp;
    bool has_interp;
    const struct abi *abi;
    char **argv;
    char *comm; /* last component of the path */
};

static void exec_file_close(struct exec_file *f)
{
    if (f->host_fd >= 0)
        os_close(f->host_fd);
    free(f->guest_path);
    free(f->host_path);
    *f = (struct exec_file){.host_fd = -1};
}

static void program_free(struct program *g)
{
    exec_file_close(&g->file);
    exec_file_close(&g->interp_file);
    elf_image_free(&g->image);
    elf_image_free(&g->interp);
    strings_free(g->argv);
    free(g->comm);
}

/* Parses "#! interpreter [argument]". 1: the words are in line; 0: not a script; -ENOEXEC: no interpreter, or only a part of its name is in
 * the first SCRIPT_LINE bytes. A longer argument is cut. */
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

/* Returns the name under which the program finds its file: execveat(2) gives one to files of descriptors. */
static char *program_name(int dirfd, const char *path)
{
    char *name = NULL;

    if (dirfd == AT_FDCWD || *path == '/')
        return copy_of(path);
    if (asprintf(&name, "/dev/fd/%d%s%s", dirfd, *path ? "/" : "", path) < 0)
        kernel_no_memory();
    return name;
}

/* Returns whether execve closes the descriptor that the program's name contains: a script's interpreter would not find the script. */
static bool closes_name(const struct process *p, int dirfd, const char *path)
{
    return dirfd >= 0 && *path != '/' && (unsigned)dirfd < p->fds->room && p->fds->entries[dirfd].file && p->fds->entries[dirfd].cloexec;
}

/* Opens the file and the interpreters of scripts. g->file then is the ELF file, or another file that is not a script. */
static int open_program(struct process *p, int dirfd, const char *path, int flags, struct program *g)
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
        name = copy_of(interp);
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
    char name[32], *text = NULL;
    size_t len;
    FILE *out = open_memstream(&text, &len);

    if (!out)
        return NULL;
    fprintf(out, "%s: a program for %s (%d bits); precis runs ", f->guest_path, elf_machine_name(image->machine, name, sizeof name),
            image->bits);
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
    char *list = copy_of(g->image.interp), *state = NULL;
    int error = -ENOENT;

    for (char *name = strtok_r(list, ":", &state); name && error == -ENOENT; name = strtok_r(NULL, ":", &state))
        error = open_one_interp(p, g->abi, name, &g->interp_file);
    free(list);
    return error;
}

/* The loader of HP-UX's 32-bit programs that is part of precis has 64 bits. */
static bool may_load(const struct program *g)
{
    return g->interp.machine == g->image.machine && g->interp.big_endian == g->image.big_endian &&
           (g->interp.bits == g->image.bits || g->abi->swizzled);
}

static int read_images(struct process *p, struct program *g, char **why)
{
    int (*const read)(int, const char *, struct elf_image *, char **) = som_is(g->file.contents) ? som_read : elf_read;
    int error = read(g->file.contents, g->file.guest_path, &g->image, why);

    if (error)
        return error;
    g->abi = abi_find(p->k, &g->image);
    if (!g->abi) {
        if (why)
            *why = other_machine(p->k, &g->file, &g->image);
        return -ENOEXEC;
    }
    if (!g->image.interp)
        return 0;
    error = open_interp(p, g);
    if (error) {
        if (why && asprintf(why, "%s: its dynamic loader %s: %s; use --root to name the directory that contains it", g->file.guest_path,
                            g->image.interp, strerror(-error)) < 0)
            *why = NULL;
        return error;
    }
    error = elf_read(g->interp_file.contents, g->image.interp, &g->interp, why);
    if (!error && !may_load(g)) {
        if (why && asprintf(why, "%s: its dynamic loader %s is for another machine", g->file.guest_path, g->image.interp) < 0)
            *why = NULL;
        error = -ELIBBAD;
    }
    g->has_interp = !error;
    return error == -ENOEXEC ? -ELIBBAD : error;
}

/* ---- memory --------------------------------------------------------------------------------------------------------- */

/* -EINVAL: the image is no image for the personality's addresses. */
static int map_image(const struct abi *abi, struct mm *mm, const struct exec_file *f, const struct elf_image *image, uint64_t bias,
                     struct elf_loaded *out)
{
    const uint64_t len = image->high - image->low;
    struct stat st;

    if (len > abi->task_size || image->low + bias > abi->task_size - len)
        return -EINVAL;
    if (os_fstat(f->host_fd, &st))
        return -errno;
    struct mem_file file = {.fd = f->contents, .name = f->guest_path, .dev = st.st_dev, .ino = st.st_ino};

    return elf_map(mm->space, &file, image, bias, out);
}

/* Finds the load bias that puts a position-independent image into a free range near the mmap area. Returns false if there is none. */
static bool free_bias(const struct abi *abi, struct mm *mm, const struct elf_image *image, uint64_t *bias)
{
    uint64_t page = (uint64_t)1 << abi->page_shift, low = image->low & ~(page - 1), len = image->high - low;
    uint64_t va = mm->mmap_bottom_up ? space_find_free(mm->space, mm->mmap_base, mm->mmap_limit, len)
                                     : space_find_free_down(mm->space, page, mm->mmap_base, len);

    *bias = va - low;
    return va;
}

struct loading {
    struct mm *mm;
    struct exec_layout layout;
    struct elf_loaded program, interp;
    bool is_doomed; /* its image cannot be mapped, which Linux finds out after the point of no return */
};

/* Returns where the heap begins. An image among mappings has no room above it: its heap is where other programs would be. */
static uint64_t heap_start(const struct program *g, const struct loading *l)
{
    const uint64_t page = (uint64_t)1 << g->abi->page_shift;
    const bool among_mappings = g->image.dynamic && !g->has_interp && !l->mm->mmap_bottom_up;
    uint64_t end = among_mappings ? l->layout.dyn_base : l->program.brk;

    return ((end + page - 1) & ~(page - 1)) + l->layout.heap_after_data;
}

static int map_program(struct process *p, const struct program *g, struct loading *l)
{
    const struct abi *abi = g->abi;
    uint64_t bias = 0;
    int error = abi->layout(l->mm, p->rlimits[LIMIT_STACK].cur, g->image.dynamic ? 0 : g->image.high, &l->layout);

    if (error)
        return error;
    if (g->image.dynamic && g->has_interp)
        bias = l->layout.dyn_base;
    else if (g->image.dynamic && !free_bias(abi, l->mm, &g->image, &bias))
        return -EINVAL;
    error = map_image(abi, l->mm, &g->file, &g->image, bias, &l->program);
    if (error)
        return error;
    l->layout.entry = l->program.entry;
    if (g->has_interp) {
        bias = 0;
        if (g->interp.dynamic && !free_bias(abi, l->mm, &g->interp, &bias))
            return -EINVAL;
        error = map_image(abi, l->mm, &g->interp_file, &g->interp, bias, &l->interp);
        if (error)
            return error;
        l->layout.entry = l->interp.entry;
        l->layout.interp = g->interp.low + l->interp.bias;
    }
    l->layout.program = g->image.low + l->program.bias;
    l->layout.phdr = l->program.phdr;
    struct mm *mm = l->mm;

    mm->brk = mm->brk_start = heap_start(g, l);
    mm->start_code = g->image.start_code + l->program.bias;
    mm->end_code = g->image.end_code + l->program.bias;
    mm->start_data = g->image.start_data + l->program.bias;
    mm->end_data = g->image.end_data + l->program.bias;
    return 0;
}

/* ---- the initial stack ------------------------------------------------------------------------------------------------- */

/* With kernel_options.fixed_stack, strings take a multiple of this, so that programs with few of them have the same stack. */
enum { FIXED_STRINGS = 1 << 16 };

/* A range of guest memory, built in host memory first and then written at once. */
struct image_writer {
    const struct abi *abi;
    uint8_t *bytes;
    uint64_t base; /* guest address of bytes[0] */
    size_t at, room;
};

static uint64_t emit(struct image_writer *w, const void *bytes, size_t len)
{
    uint64_t va = w->base + w->at;

    if (w->at + len > w->room)
        abort();
    memcpy(w->bytes + w->at, bytes, len);
    w->at += len;
    return va;
}

static void emit_align(struct image_writer *w, size_t to)
{
    while ((w->base + w->at) % to)
        emit(w, "", 1);
}

static void emit_word(struct image_writer *w, uint64_t v)
{
    uint8_t bytes[8];

    emit(w, bytes, pack_struct(w->abi, false, "L", (const int64_t[]){(int64_t)v}, bytes));
}

struct stack_strings {
    uint64_t *argv, *envp; /* guest addresses */
    size_t argc, envc;
    uint64_t execfn, platform, random;
};

static size_t fill_auxv(struct process *p, const struct program *g, const struct loading *l, const struct stack_strings *s, uint64_t *out)
{
    size_t n = 0;
    bool secure = p->euid != p->uid || p->egid != p->gid;
    const uint64_t page = (uint64_t)1 << g->abi->page_shift;
    const uint64_t pairs[][2] = {
        {AT_HWCAP, g->abi->hwcap},
        {AT_PAGESZ, page},
        {AT_CLKTCK, p->k->options.hz},
        {AT_PHDR, l->program.phdr},
        {AT_PHENT, g->image.phentsize},
        {AT_PHNUM, g->image.phnum},
        {AT_BASE, g->has_interp ? l->interp.bias : 0},
        {AT_FLAGS, 0},
        {AT_ENTRY, l->program.entry},
        {AT_UID, p->uid},
        {AT_EUID, p->euid},
        {AT_GID, p->gid},
        {AT_EGID, p->egid},
        {AT_SECURE, secure},
        {AT_RANDOM, s->random},
        {AT_HWCAP2, g->abi->hwcap2},
        {AT_EXECFN, s->execfn},
        {AT_PLATFORM, s->platform},
    };

    for (const uint64_t(*pair)[2] = g->abi->auxv; pair && (*pair)[0] != AT_NULL; pair++) {
        out[n++] = (*pair)[0];
        out[n++] = (*pair)[1];
    }
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        if (pairs[i][0] == AT_PLATFORM && !s->platform)
            continue;
        out[n++] = pairs[i][0];
        out[n++] = pairs[i][1];
    }
    out[n++] = AT_NULL;
    out[n++] = 0;
    return n;
}

/* Strings, in ascending order: argv, envp, the program's name, platform, 16 random bytes. */
static void emit_strings(struct image_writer *w, struct process *p, const struct program *g, char **envp, const char *execfn,
                         struct stack_strings *s)
{
    uint64_t random[2] = {htole64(kernel_random(p->k)), htole64(kernel_random(p->k))};

    s->argc = strings_count(g->argv);
    s->envc = strings_count(envp);
    s->argv = calloc(s->argc + 1, sizeof *s->argv);
    s->envp = calloc(s->envc + 1, sizeof *s->envp);
    if (!s->argv || !s->envp)
        kernel_no_memory();
    for (size_t i = 0; i < s->argc; i++)
        s->argv[i] = emit(w, g->argv[i], strlen(g->argv[i]) + 1);
    for (size_t i = 0; i < s->envc; i++)
        s->envp[i] = emit(w, envp[i], strlen(envp[i]) + 1);
    s->execfn = emit(w, execfn, strlen(execfn) + 1);
    emit_align(w, 16);
    s->random = emit(w, random, sizeof random);
    s->platform = 0;
    if (g->abi->platform)
        s->platform = emit(w, g->abi->platform, strlen(g->abi->platform) + 1);
}

/* argc, argv[], NULL, envp[], NULL, auxv. */
static void emit_tables(struct image_writer *w, const struct stack_strings *s, const uint64_t *auxv, size_t auxv_words)
{
    emit_word(w, s->argc);
    for (size_t i = 0; i <= s->argc; i++)
        emit_word(w, s->argv[i]);
    for (size_t i = 0; i <= s->envc; i++)
        emit_word(w, s->envp[i]);
    for (size_t i = 0; i < auxv_words; i++)
        emit_word(w, auxv[i]);
}

static size_t stack_image_size(const struct abi *abi, const struct program *g, char **envp, const char *execfn)
{
    size_t n = strings_count(g->argv) + strings_count(envp) + 3 + AUXV_ROOM, bytes = strlen(execfn) + 1 + 128;

    for (char **s = g->argv; *s; s++)
        bytes += strlen(*s) + 1;
    for (char **s = envp; *s; s++)
        bytes += strlen(*s) + 1;
    return bytes + n * abi->word + 256;
}

/* The size of a stack's image; with a fixed stack, a multiple of FIXED_STRINGS less what build_stack() adds. */
static size_t stack_room(const struct process *p, size_t size)
{
    if (!p->k->options.fixed_stack)
        return size;
    return (size + 2 * FIXED_STRINGS) / FIXED_STRINGS * FIXED_STRINGS - 64;
}

static int build_stack(struct process *p, const struct program *g, struct loading *l, char **envp, const char *execfn)
{
    const struct abi *abi = g->abi;
    uint64_t page = (uint64_t)1 << abi->page_shift;
    size_t size = stack_room(p, stack_image_size(abi, g, envp, execfn)), auxv_words;
    uint64_t mapped = (size + STACK_SLACK + page - 1) & ~(page - 1);
    struct stack_strings s;
    struct mem_file name = {.fd = -1, .name = "[stack]"};
    unsigned prot = MEM_R | MEM_W | (abi->data_prot & PROT_EXEC || !g->image.has_stack_flags || g->image.exec_stack ? MEM_X : 0);
    bool up = abi->stack_grows_up;
    uint64_t low = up ? l->layout.stack_base : l->layout.stack_end - mapped;
    int error = space_map(l->mm->space, low, mapped, prot, up ? MAP_KIND_GROWSUP : MAP_KIND_GROWSDOWN, &name);

    if (error)
        return error;
    /* The stack grows down: the image ends 16 bytes below the top, and the stack pointer is the start of the tables. */
    struct image_writer w = {.abi = abi, .room = size + 64};

    w.bytes = calloc(1, w.room);
    if (!w.bytes)
        return -ENOMEM;
    w.base = up ? low : l->layout.stack_end - ((size + 64 + 15) & ~(size_t)15);
    uint64_t tables = w.base;

    if (up) {
        emit_strings(&w, p, g, envp, execfn, &s);
        emit_align(&w, p->k->options.fixed_stack ? FIXED_STRINGS : 16);
        tables = w.base + w.at;
    } else {
        /* The tables are below the strings; their size is known. */
        size_t words = 1 + strings_count(g->argv) + 1 + strings_count(envp) + 1 + AUXV_ROOM;

        w.at = (words * abi->word + 15) & ~(size_t)15;
        emit_strings(&w, p, g, envp, execfn, &s);
        w.at = 0;
    }
    auxv_words = fill_auxv(p, g, l, &s, l->mm->auxv);
    l->mm->auxv_words = (unsigned)auxv_words;
    emit_tables(&w, &s, l->mm->auxv, auxv_words);
    l->mm->start_stack = tables;
    l->mm->arg_start = s.argc ? s.argv[0] : s.execfn;
    l->mm->arg_end = l->mm->env_start = s.envc ? s.envp[0] : s.execfn;
    l->mm->env_end = s.execfn;
    l->layout.argc = s.argc;
    l->layout.argc_at = tables;
    l->layout.sp = up ? w.base + w.at : tables;
    if (mem_poke(l->mm->space, w.base, w.bytes, w.room) != w.room)
        error = -ENOMEM;
    free(w.bytes);
    free(s.argv);
    free(s.envp);
    return error;
}

/* ---- replacing the program ------------------------------------------------------------------------------------------------ */

static void take_identity(struct process *p, const struct exec_file *f)
{
    if (!p->no_new_privs && (f->mode & S_ISUID))
        p->euid = f->uid;
    if (!p->no_new_privs && (f->mode & S_ISGID) && (f->mode & S_IXGRP))
        p->egid = f->gid;
    p->suid = p->fsuid = p->euid;
    p->sgid = p->fsgid = p->egid;
    p->dumpable = p->uid == p->euid && p->gid == p->egid;
    capabilities_exec(p);
}

/* Discards the old program: the point of no return. */
static void leave_old_program(struct thread *t, const struct program *g)
{
    struct process *p = t->p;

    const int old_tid = t->tid;

    process_end_other_threads(t);
    thread_set_id(t, p->pid);
    process_set_leader_tracer(p, 0);
    trace_executed(t, old_tid);
    p->main_thread_exited = false;
    sighand_exec(p);
    if (p->mm) {
        kprofil_exec(p);
        futex_thread_exit(t);
        process_release_memory(p);
    }
    fdtable_exec(p);
    time_process_exec(p);
    t->altstack_base = t->altstack_size = 0;
    t->altstack_flags = 2; /* SS_DISABLE */
    t->clear_child_tid = t->robust_list = t->tls = 0;
    memset(t->abi_state, 0, sizeof t->abi_state);
    free(p->exe);
    p->exe = copy_of(g->file.guest_path);
    memset(p->comm, 0, sizeof p->comm);
    snprintf(p->comm, sizeof p->comm, "%.15s", g->comm);
    memcpy(t->comm, p->comm, sizeof t->comm);
    t->named = false;
}

/* Returns the inode number on the host. */
static uint64_t file_number(int host_fd)
{
    struct stat st;

    return os_fstat(host_fd, &st) ? 0 : (uint64_t)st.st_ino + (uint64_t)st.st_dev * 0x9e3779b97f4a7c15;
}

/* Tells the observer about the new program. */
static void report_exec(struct thread *t)
{
    const struct process *p = t->p;
    const struct kernel_hooks *h = &p->k->options.hooks;
    const struct kernel_strings s = {p->mm->arg_start, p->mm->arg_end, p->mm->env_start, p->mm->env_end};

    if (h->exec)
        h->exec(h->ctx, p->pid, p->exe, p->mm->space);
    if (h->strings)
        h->strings(h->ctx, p->pid, &s, p->mm->space);
    event_report(t, &(struct kernel_event){.kind = KERNEL_EVENT_EXEC, .name = p->exe}, p->k->clock.now);
}

static void become(struct thread *t, struct program *g, struct loading *l)
{
    struct process *p = t->p;

    leave_old_program(t, g);
    p->mm = l->mm;
    p->abi = g->abi;
    credentials_copy(&t->credentials, &p->credentials);
    p->did_exec = true;
    p->pdeathsig = 0;
    if (t->cpu && cpu_isa(t->cpu) == g->abi->isa) {
        cpu_reset(t->cpu, p->mm->space);
    } else {
        if (t->cpu)
            cpu_free(t->cpu);
        t->cpu = cpu_new(g->abi->isa, p->mm->space);
        t->instructions_seen = 0;
        if (t->cpu && !cpu_set_timing(t->cpu, p->k->options.timing))
            kernel_no_memory();
    }
    if (!t->cpu)
        kernel_no_memory();
    if (!cpu_set_engine(t->cpu, p->k->options.engine))
        cpu_set_engine(t->cpu, CPU_ENGINE_INTERP);
    if (p->k->options.isa_level)
        (void)cpu_set_level(t->cpu, p->k->options.isa_level - 1); /* false: a machine with one level */
    if (p->k->options.hooks.transfers)
        cpu_watch_transfers(t->cpu, p->k->options.hooks.transfers);
    cpu_begin_program(t->cpu, &p->k->retired, file_number(g->file.host_fd));
    g->abi->start(t, &l->layout);
    kernel_report_thread(t, KERNEL_THREAD_PAUSES);
    report_exec(t);
    kernel_report_thread(t, KERNEL_THREAD_RUNS);
    if (p->k->options.debugger)
        p->k->options.debugger->executed(p->k->options.debugger->ctx, t);
}

/* Has the host run a program at a host path; this process ends with its status. */
static int64_t exec_host_program(struct thread *t, struct program *g, const char *path, char **argv, char **envp, bool is_precis)
{
    struct process *p = t->p;
    struct mm *mm = fdtable_unshare(p) ? mm_new(p->k, p->abi) : NULL;

    if (!mm)
        return -ENOMEM;
    leave_old_program(t, g);
    p->mm = mm;
    cpu_reset(t->cpu, p->mm->space);
    return host_program_start(t, path, argv, envp, is_precis);
}

/* Returns the first open descriptor after standard error that execve keeps and that is not the host's; -1: none. */
static int kept_descriptor(struct process *p)
{
    const struct fdtable *fds = p->fds;

    for (unsigned fd = 3; fd < fds->room; fd++)
        if (fds->entries[fd].file && !fds->entries[fd].cloexec && fds->entries[fd].file->host_fd < 0)
            return (int)fd;
    return -1;
}

/* Returns what another machine cannot have of the process, in text[]; NULL: nothing. */
static const char *bound_to_machine(struct process *p, char *text, size_t cap)
{
    const struct fs_machine *m = p->k->fs;
    int fd = kept_descriptor(p);

    if (p->uid != m->uid || p->euid != m->euid || p->egid != m->egid)
        return "the process has changed its user or group ids";
    if (p->fs->cwd_fd < 0)
        return "its working directory exists in this machine only";
    if (fd < 0)
        return NULL;
    snprintf(text, cap, "descriptor %d, which the program would inherit, exists in this machine only", fd);
    return text;
}

/* Has precis-unicorn run a program of its machines. Returns 0 if the program is none, or is refused. */
static int64_t exec_elsewhere(struct thread *t, struct program *g, char **envp)
{
    const struct kernel_options *o = &t->k->options;
    const struct elf_kind kind = {g->image.machine, g->image.bits, g->image.big_endian};
    char text[128];

    if (!o->elsewhere || !kind.machine)
        return 0;
    struct kernel_elsewhere e = {.kind = &kind,
                                 .path = g->file.guest_path,
                                 .fd = g->file.host_fd,
                                 .argv = g->argv,
                                 .envp = envp,
                                 .chdir = t->p->fs->cwd,
                                 .epoch = (int64_t)(kernel_realtime_ns(t->k) / 1000000000),
                                 .refused = bound_to_machine(t->p, text, sizeof text)};
    char **command = os_log_mode() == OS_LOG_REPLAYS ? NULL : o->elsewhere(o->elsewhere_ctx, &e), *no_env = NULL;
    bool runs = os_number(command != NULL);
    if (runs && !command)
        command = strings_copy((char *[]){"", NULL}); /* a replay runs no program */
    int64_t result = runs ? exec_host_program(t, g, command[0], command, &no_env, true) : 0;

    strings_free(command);
    return result;
}

static char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return strdup(slash ? slash + 1 : path);
}

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

/* by_guest: an image that cannot be mapped is no error, but ends the process. */
static int load(struct process *p, struct program *g, struct loading *l, char **envp, const char *execfn, bool by_guest, char **why)
{
    int error = read_images(p, g, why);

    if (error)
        return error;
    l->mm = mm_new(p->k, g->abi);
    if (!l->mm) {
        char *refusal = why ? mem_refusal(cpu_addresses(g->abi->isa)) : NULL;
        if (refusal && asprintf(why, "%s: cannot map guest memory: %s", execfn, refusal) < 0)
            *why = NULL;
        free(refusal);
        return -ENOMEM;
    }
    l->mm->program = g->file.node;
    inode_execute(g->file.node, g->file.host_fd);
    uint64_t limit = p->rlimits[LIMIT_STACK].cur;
    space_set_stack_limit(l->mm->space, limit < g->abi->stack_room ? g->abi->stack_room : limit);
    error = map_program(p, g, l);
    l->is_doomed = by_guest && error == -EINVAL;
    if (!error || l->is_doomed)
        error = build_stack(p, g, l, envp, p->k->options.fixed_stack ? last_part(execfn) : execfn);
    if (!error && !fdtable_unshare(p))
        error = -ENOMEM;
    if (error)
        mm_unref(l->mm);
    return error;
}

/* guest_call: not NULL if a guest executes the program; *guest_call, if not 0, is then the result of its call. */
static int exec_program_as(struct thread *t, int dirfd, const char *path, int flags, char **argv, char **envp, char **why,
                           int64_t *guest_call)
{
    struct process *p = t->p;
    struct program g = {.file = {.host_fd = -1}, .interp_file = {.host_fd = -1}};
    struct loading l = {0};
    int error;

    /* Linux gives a program without arguments an empty argv[0] (execve(2)). */
    g.argv = argv && argv[0] ? strings_copy(argv) : strings_copy((char *[]){"", NULL});
    char *name = program_name(dirfd, path);

    g.comm = base_name(name);
    error = open_program(p, dirfd, path, flags, &g);
    if (!error) {
        const struct credentials old = p->credentials;

        take_identity(p, &g.file);
        error = load(p, &g, &l, envp, name, guest_call, why);
        if (error)
            p->credentials = old;
    }
    if (!error)
        become(t, &g, &l);
    if (!error && l.is_doomed)
        signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SI_KERNEL, .layout = KSI_KILL});
    int of_host =
        error == -ENOEXEC && guest_call && p->k->options.host_programs && !p->fs->root ? host_program_is(p->k, g.file.host_fd) : 0;
    if (of_host < 0)
        error = of_host;
    else if (of_host)
        *guest_call = exec_host_program(t, &g, g.file.host_path, g.argv, envp, false);
    else if (error == -ENOEXEC && guest_call)
        *guest_call = exec_elsewhere(t, &g, envp);
    program_free(&g);
    free(name);
    return error;
}

int exec_program_why(struct thread *t, int dirfd, const char *path, int flags, char **argv, char **envp, char **why)
{
    return exec_program_as(t, dirfd, path, flags, argv, envp, why, NULL);
}

/* ---- system calls ------------------------------------------------------------------------------------------------------------ */

static int64_t guest_exec(struct thread *t, int dirfd, uint64_t path_at, uint64_t argv_at, uint64_t envp_at, int flags)
{
    char path[4096];

    if (t->call.data)
        return host_program_continue(t);

    ssize_t len = copy_in_string(t, path, path_at, sizeof path);
    int64_t host = 0;
    int error;

    if (len < 0)
        return len;
    if (!len && !(flags & AT_EMPTY_PATH))
        return -ENOENT;
    uint64_t room = argument_limit(t->p) - (uint64_t)len - 1;
    char **argv = strings_from_guest(t, argv_at, &room, &error);

    if (!argv)
        return error;
    char **envp = strings_from_guest(t, envp_at, &room, &error);

    if (!envp) {
        strings_free(argv);
        return error;
    }
    error = exec_program_as(t, dirfd, path, flags, argv, envp, NULL, &host);
    strings_free(argv);
    strings_free(envp);
    if (host)
        return host;
    return error ? error : SYS_NO_RESULT;
}

int64_t sys_execve(struct thread *t, uint64_t path, uint64_t argv, uint64_t envp)
{
    return guest_exec(t, AT_FDCWD, path, argv, envp, 0);
}

int64_t sys_execveat(struct thread *t, int dirfd, uint64_t path, uint64_t argv, uint64_t envp, unsigned flags)
{
    if (flags & ~(uint64_t)(AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW))
        return -EINVAL;
    return guest_exec(t, dirfd, path, argv, envp, (int)flags);
}
