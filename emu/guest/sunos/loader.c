/*
 * loader.c - ld.so.1: the dynamic loader of SunOS programs, with the C library in the same file.
 *
 * The kernel maps the program and this file, and starts it with the program's arguments, environment and auxiliary vector on the stack. It
 * maps the shared libraries that the program and they themselves need, relocates all files at once, and enters the program's start code
 * with the function for atexit() in %g1 (x86: %edx, %rdx). A symbol is looked up in the program, in its libraries in the order of their
 * loading, then in this file, whose DT_SONAME is libc.so.1.
 *
 * The other files of the loader are in loader.h.
 *
 * Sources: System V ABI and its SPARC supplement; SunOS' "Linker and Libraries Guide"; System V ABI's AMD64 supplement; numbers of
 * binutils' include/elf/sparc.h.
 */
#include "loader.h"

enum { AT_SUN_EXECNAME = 2014, AT_PHDR = 3, AT_PHNUM = 5, AT_BASE = 7, AT_ENTRY = 9, AT_COUNT = 16 };

struct module own_module, program;
static const char *error_text;
static const char *program_path; /* as the kernel was given it */

extern void *__break_now;

/* ---- messages ----------------------------------------------------------------------------------------------------------- */

void print(const char *s)
{
    write(2, s, strlen(s));
}

void fatal(const char *what, const char *name)
{
    print("precis: ");
    print(name);
    print(": ");
    print(what);
    print("\n");
    _exit(127);
}

void report_missing(const char *name)
{
    fatal("called, but no library has it", name);
}

/* ---- memory ------------------------------------------------------------------------------------------------------------- */

extern void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset);

word map(word at, word size, int prot, int flags, int fd, word offset)
{
    const word r = (word)mmap((void *)at, size, prot, flags, fd, (long)offset);

    return r == (word)-1 ? 0 : r;
}

void *allocate(word size)
{
    static word at, end;

    size = (size + 7) & ~7ul;
    if (size > end - at) {
        const word bytes = (size + 4 * PAGE - 1) & ~(word)(PAGE - 1);

        at = map(0, bytes, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (!at)
            fatal("no memory", "ld.so.1");
        end = at + bytes;
    }
    at += size;
    return (void *)(at - size);
}

const char *copy(const char *s)
{
    return strcpy(allocate(strlen(s) + 1), s);
}

/* ---- the start and the end of modules --------------------------------------------------------------------------------------------- */

typedef void function(void);

static void call_array(const struct module *m, u32 table, u32 size, int backwards)
{
    function *const *list = table_of(m, table);
    const word n = list ? m->dynamic[size] / sizeof *list : 0;

    for (word i = 0; i < n; i++)
        list[backwards ? n - 1 - i : i]();
}

/* Libraries that others need come first. The program's start code calls its DT_INIT itself. */
static void initialise(struct module *m)
{
    if (m->ready)
        return;
    m->ready = 1;
    for (const struct dynamic *d = m->table; d && d->tag; d++)
        if (d->tag == DT_NEEDED) {
            struct module *needed = find_loaded(m->strings + d->value);

            if (needed)
                initialise(needed);
        }
    if (m != &program && m->dynamic[DT_INIT])
        ((function *)table_of(m, DT_INIT))();
    call_array(m, DT_INIT_ARRAY, DT_INIT_ARRAYSZ, 0);
}

/* The function that the program's start code gives to atexit(). Modules end in the reverse of the order of their loading. */
static void finish(void)
{
    struct module *list[256], *m = modules;
    u32 n = 0;

    for (; m && n < sizeof list / sizeof *list; m = m->next)
        list[n++] = m;
    while (n--) {
        m = list[n];
        if (m->ready)
            call_array(m, DT_FINI_ARRAY, DT_FINI_ARRAYSZ, 1);
        if (m->ready && m != &program && m->dynamic[DT_FINI])
            ((function *)table_of(m, DT_FINI))();
    }
}

/* The C library's part of exit() is what %g1 has: see above. */
void library_finish(void)
{
}

/* ---- dlopen(3C) ---------------------------------------------------------------------------------------------------------------------- */

#define RTLD_NEXT    ((struct module *)-1)
#define RTLD_DEFAULT ((struct module *)-2)
#define RTLD_SELF    ((struct module *)-3)

static int is_open(const struct module *handle)
{
    const struct module *m = modules;

    while (m && m != handle)
        m = m->next;
    if (m || handle == &own_module)
        return 1;
    error_text = "not a loaded library";
    return 0;
}

void *dlopen(const char *name, int mode)
{
    struct module *before = modules_end, *m = name ? load_library(name, &program) : &program;

    if (!m) {
        error_text = "no such shared library";
        return NULL;
    }
    if (before->next) {
        load_needed(before->next);
        bind_all(before->next);
        for (struct module *each = before->next; each; each = each->next)
            initialise(each);
    }
    return m;
}

/* The module that an address is in. */
static struct module *module_at(word at)
{
    for (struct module *m = modules; m; m = m->next)
        if (at - m->lowest < m->end - m->lowest)
            return m;
    return at - own_module.lowest < own_module.end - own_module.lowest ? &own_module : NULL;
}

/* In a library, then in those that it needs, in the order of their names in it. */
static struct meaning look_up_below(const struct module *m, const char *name, int depth)
{
    enum { DEPTH = 16 };
    const struct symbol *s = find_in(m, name, hash_of(name));
    struct meaning what = {s ? m : NULL, s};

    for (const struct dynamic *d = m->table; !what.module && depth < DEPTH && d && d->tag; d++)
        if (d->tag == DT_NEEDED) {
            const struct module *needed = find_loaded(m->strings + d->value);

            if (needed || is_own_library(m->strings + d->value))
                what = look_up_below(needed ? needed : &own_module, name, depth + 1);
        }
    return what;
}

void *dlsym(void *handle, const char *name)
{
    const struct module *caller = module_at((word)__builtin_return_address(0));
    struct meaning what = {NULL, NULL};

    if (handle == RTLD_NEXT) {
        what = look_up(name, caller ? caller->next : NULL, NULL);
    } else if (handle == RTLD_DEFAULT || handle == RTLD_SELF || handle == &program) {
        what = look_up(name, handle == RTLD_SELF && caller && caller != &own_module ? caller : modules, NULL);
    } else if (is_open(handle)) {
        what = look_up_below(handle, name, 0);
    } else {
        return NULL;
    }
    if (!what.module) {
        error_text = "no such symbol";
        return NULL;
    }
    return (void *)copied_to(address_of(what));
}

char *dlerror(void)
{
    const char *text = error_text;

    error_text = NULL;
    return (char *)text;
}

/* The library stays: its terminators run at the end of the program. */
int dlclose(void *handle)
{
    return is_open(handle) ? 0 : -1;
}

const char *getexecname(void)
{
    return program_path;
}

struct dl_info {
    const char *file;
    void *base;
    const char *symbol;
    void *address;
};

int dladdr(const void *address, struct dl_info *out)
{
    const struct module *m = module_at((word)address);
    const struct symbol *best = NULL;

    if (!m)
        return 0;
    for (u32 i = 1; m->hash && i < m->hash[1]; i++) {
        const struct symbol *s = m->symbols + i;
        const word at = m->base + s->value;

        if (s->section != NOT_DEFINED && s->section < 0xff00 && at <= (word)address && (!best || s->value > best->value))
            best = s;
    }
    *out =
        (struct dl_info){m->name, (void *)m->lowest, best ? m->strings + best->name : NULL, best ? (void *)(m->base + best->value) : NULL};
    return 1;
}

/* ---- entry ---------------------------------------------------------------------------------------------------------- */

static const char *variable(char **envp, const char *name)
{
    const size_t n = strlen(name);

    for (; *envp; envp++)
        if (!strncmp(*envp, name, n) && (*envp)[n] == '=' && (*envp)[n + 1])
            return *envp + n + 1;
    return NULL;
}

/* A variable that the program may have its own copy of. */
static void set_variable(const char *name, void *value)
{
    const struct meaning what = look_up(name, modules, NULL);

    if (what.module)
        *(void **)address_of(what) = value;
}

static void add_self(word base)
{
    const struct ehdr *e = (const struct ehdr *)base;

    own_module.base = base;
    own_module.name = "libc.so.1";
    own_module.ready = 1;
    read_headers(&own_module, (const struct phdr *)(base + e->phoff), e->phnum);
    relocate(&own_module, 0); /* to itself: what the loader uses */
}

static void load_program(char **argv, char **envp, const word *values)
{
    program.name = argv[0] ? argv[0] : "program";
    read_headers(&program, (const struct phdr *)values[AT_PHDR], (u32)values[AT_PHNUM]);
    __break_now = (void *)((program.end + 7) & ~7ul);
    add_module(&program);
    library_path = variable(envp, "LD_LIBRARY_PATH");
    load_needed(&program);
    relocate(&own_module, 0); /* again, now to what the program and its libraries have */
    own_module.relocated = 1;
    place_tls(modules);
    bind_all(modules);
    set_variable("_environ", envp);
    set_variable("environ", envp);
    set_thread_pointer(first_tcb());
    call_array(&program, DT_PREINIT_ARRAY, DT_PREINIT_ARRAYSZ, 0);
    for (struct module *m = modules; m; m = m->next)
        if (m != &program)
            initialise(m);
    initialise(&program);
}

/* For start.S, in two registers: the program's entry, and the function in %g1. */
#ifdef __LP64__
typedef unsigned __int128 entry_result;
#else
typedef unsigned long long entry_result;
#endif

/* The stack: argc, argv, envp, the auxiliary vector. */
entry_result loader_main(word *stack)
{
    char **argv = (char **)(stack + 1), **envp = argv + *stack + 1, **end = envp;
    word values[AT_COUNT] = {0};
    const char *name = NULL;

    while (*end)
        end++;
    for (const word *a = (const word *)(end + 1); a[0]; a += 2)
        if (a[0] < AT_COUNT)
            values[a[0]] = a[1];
        else if (a[0] == AT_SUN_EXECNAME)
            name = (const char *)a[1];
    relocate_self(values[AT_BASE]);
    program_path = name;
    add_self(values[AT_BASE]);
    load_program(argv, envp, values);
    return (entry_result)values[AT_ENTRY] << 8 * sizeof(word) | (word)finish;
}
