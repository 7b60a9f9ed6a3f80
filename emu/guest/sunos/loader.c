/*
 * loader.c - ld.so.1: the dynamic loader of SunOS programs, with the C library in the same file.
 *
 * The kernel maps the program and this file, and starts it with the program's arguments, environment and auxiliary vector on the stack. It
 * maps the shared libraries that the program and they themselves need, relocates all files at once, and enters the program's start code
 * with the function for atexit() in %g1 (i386: %edx). A symbol is looked up in the program, in its libraries in the order of their loading,
 * then in this file, whose DT_SONAME is libc.so.1.
 *
 * The thread pointer (%g7; i386: %gs) leads to a struct lwp_tcb; the thread-local storage of the program and of the libraries that are
 * loaded with it lies below it. Libraries that are loaded later have blocks that __tls_get_addr() allocates, for each thread when it uses
 * them.
 *
 * Sources: System V ABI and its SPARC supplement; SunOS' "Linker and Libraries Guide"; numbers of binutils' include/elf/sparc.h.
 */
#include "lwp.h"

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long word;

struct ehdr {
    u8 ident[16];
    u16 type, machine;
    u32 version;
    word entry, phoff, shoff;
    u32 flags;
    u16 ehsize, phentsize, phnum, shentsize, shnum, shstrndx;
};
#ifdef __LP64__
struct phdr {
    u32 type, flags;
    word offset, vaddr, paddr, filesz, memsz, align;
};
struct symbol {
    u32 name;
    u8 info, other;
    u16 section;
    word value, size;
};
#else
struct phdr {
    u32 type;
    word offset, vaddr, paddr, filesz, memsz;
    u32 flags;
    word align;
};
struct symbol {
    u32 name;
    word value, size;
    u8 info, other;
    u16 section;
};
#endif
struct rela {
    word offset, info;
#ifndef __i386__ /* which has the addend where the result goes */
    long addend;
#endif
};
struct dynamic {
    word tag, value;
};
#ifdef __LP64__
#define RELA_SYMBOL(info) ((info) >> 32)
#else
#define RELA_SYMBOL(info) ((info) >> 8)
#endif
#define RELA_TYPE(info) ((info)&255)
#ifdef __LP64__
enum { CLASS = 2, DATA = 2, ET_DYN = 3, MACHINE = 43, OTHER_MACHINE = 43 };
#define LIBRARY_FOLDERS "/lib/64:/usr/lib/64"
#elif defined __i386__
enum { CLASS = 1, DATA = 1, ET_DYN = 3, MACHINE = 3, OTHER_MACHINE = 3 };
#define LIBRARY_FOLDERS "/lib:/usr/lib"
#else
enum { CLASS = 1, DATA = 2, ET_DYN = 3, MACHINE = 2, OTHER_MACHINE = 18 };
#define LIBRARY_FOLDERS "/lib:/usr/lib"
#endif
enum { PT_LOAD = 1, PT_DYNAMIC = 2, PT_TLS = 7 };
enum {
    DT_NEEDED = 1,
    DT_PLTRELSZ,
    DT_PLTGOT,
    DT_HASH,
    DT_STRTAB,
    DT_SYMTAB,
    DT_RELA,
    DT_RELASZ,
    DT_STRSZ = 10,
    DT_INIT = 12,
    DT_FINI,
    DT_SONAME,
    DT_RPATH,
    DT_REL = 17,
    DT_RELSZ,
    DT_TEXTREL = 22,
    DT_JMPREL = 23,
    DT_INIT_ARRAY = 25,
    DT_FINI_ARRAY,
    DT_INIT_ARRAYSZ,
    DT_FINI_ARRAYSZ,
    DT_RUNPATH,
    DT_PREINIT_ARRAY = 32,
    DT_PREINIT_ARRAYSZ,
    DT_COUNT
};
#ifdef __i386__
enum { TABLE = DT_REL, TABLE_SIZE = DT_RELSZ };
enum { R_NONE = 0, R_32, R_PC32, R_COPY = 5, R_GLOB_DAT, R_JMP_SLOT, R_RELATIVE, R_TLS_TPOFF = 14, R_TLS_DTPMOD = 35, R_TLS_DTPOFF };
#else
enum { TABLE = DT_RELA, TABLE_SIZE = DT_RELASZ };
enum {
    R_NONE = 0,
    R_8,
    R_16,
    R_32,
    R_DISP8,
    R_DISP16,
    R_DISP32,
    R_WDISP30,
    R_WDISP22,
    R_HI22,
    R_22,
    R_13,
    R_LO10,
    R_COPY = 19,
    R_GLOB_DAT,
    R_JMP_SLOT,
    R_RELATIVE,
    R_UA32,
    R_64 = 32,
#ifdef __LP64__
    R_TLS_DTPMOD = 75,
    R_TLS_DTPOFF = 77,
    R_TLS_TPOFF = 79,
#else
    R_TLS_DTPMOD = 74,
    R_TLS_DTPOFF = 76,
    R_TLS_TPOFF = 78,
#endif
    R_UA64 = 54,
    R_UA16
};
#endif
enum { AT_SUN_EXECNAME = 2014, AT_PHDR = 3, AT_PHNUM = 5, AT_BASE = 7, AT_ENTRY = 9, AT_COUNT = 16 };
#ifdef __i386__
enum { PAGE = 1 << 12 };
#else
enum { PAGE = 1 << 13 };
#endif
enum { PATH = 1024, HEADERS = 4096, LOCAL_BIND = 0, WEAK_BIND = 2, NOT_DEFINED = 0, ABSOLUTE = 0xfff1 };

struct tls {
    word image, file_size, size, align;
    word offset; /* below the thread pointer; 0: __tls_get_addr() allocates the block when it is used */
    u32 id;      /* from 1; 0: no thread-local storage */
};

struct module {
    struct module *next;
    const char *name;
    word base;
    word dynamic[DT_COUNT]; /* values by tag, as in the file */
    const struct dynamic *table;
    const struct symbol *symbols;
    const char *strings;
    const u32 *hash;
    word lowest, end; /* addresses in memory */
    struct tls tls;
    int ready;     /* its functions for the start have run, or will not */
    int relocated; /* all of its relocations are done */
    int text;      /* there are some of pages that are not writable */
};

static struct module *modules, *modules_end;
static struct module own_module; /* this file */
static struct module program;
static const char *error_text;
static const char *program_path; /* as the kernel was given it */
static const char *library_path; /* LD_LIBRARY_PATH */
static word tls_size;            /* of what has a place below the thread pointer */
static word tls_align = 8;
static u32 tls_count;

void set_thread_pointer(void *p);
void missing_import(void);
extern void *__break_now;

/* ---- messages ----------------------------------------------------------------------------------------------------------- */

static void print(const char *s)
{
    write(2, s, strlen(s));
}

static void fatal(const char *what, const char *name)
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
extern int munmap(void *at, size_t size);
extern int mprotect(void *at, size_t size, int prot);

static word map(word at, word size, int prot, int flags, int fd, word offset)
{
    const word r = (word)mmap((void *)at, size, prot, flags, fd, (long)offset);

    return r == (word)-1 ? 0 : r;
}

/* Returns zeroed memory that is never freed, and that may have code. The program's malloc() is not used before it is bound. */
static void *allocate(word size)
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

static const char *copy(const char *s)
{
    return strcpy(allocate(strlen(s) + 1), s);
}

/* ---- modules ------------------------------------------------------------------------------------------------------------ */

static const void *table_of(const struct module *m, u32 tag)
{
    return m->dynamic[tag] ? (const void *)(m->base + m->dynamic[tag]) : NULL;
}

static void read_dynamic(struct module *m)
{
    for (const struct dynamic *d = m->table; d && d->tag; d++) {
        if (d->tag < DT_COUNT && !m->dynamic[d->tag])
            m->dynamic[d->tag] = d->value;
        m->text |= d->tag == DT_TEXTREL;
    }
    m->symbols = table_of(m, DT_SYMTAB);
    m->strings = table_of(m, DT_STRTAB);
    m->hash = table_of(m, DT_HASH);
}

static void add_module(struct module *m)
{
    if (modules_end)
        modules_end->next = m;
    else
        modules = m;
    modules_end = m;
}

/* Notes addresses, the dynamic section and the thread-local storage. */
static void read_headers(struct module *m, const struct phdr *p, u32 n)
{
    m->lowest = (word)-1;
    for (u32 i = 0; i < n; i++) {
        const word at = m->base + p[i].vaddr;

        if (p[i].type == PT_LOAD) {
            m->lowest = at < m->lowest ? at : m->lowest;
            m->end = at + p[i].memsz > m->end ? at + p[i].memsz : m->end;
        } else if (p[i].type == PT_DYNAMIC) {
            m->table = (const struct dynamic *)at;
        } else if (p[i].type == PT_TLS && p[i].memsz) {
            m->tls = (struct tls){at, p[i].filesz, p[i].memsz, p[i].align ? p[i].align : 1, 0, ++tls_count};
        }
    }
    read_dynamic(m);
}

/* ---- files --------------------------------------------------------------------------------------------------------------- */

static int protection(u32 flags)
{
    return (flags & 4 ? PROT_READ : 0) | (flags & 2 ? PROT_WRITE : 0) | (flags & 1 ? PROT_EXEC : 0);
}

static int map_segment(word base, int fd, const struct phdr *p)
{
    const word skip = p->vaddr & (PAGE - 1), start = base + p->vaddr - skip;
    const word file_end = base + p->vaddr + p->filesz, mapped_end = (file_end + PAGE - 1) & ~(word)(PAGE - 1);

    if (p->filesz > p->memsz || (p->offset & (PAGE - 1)) != skip)
        return 0;
    if (p->filesz && !map(start, mapped_end - start, protection(p->flags), MAP_PRIVATE | MAP_FIXED, fd, p->offset - skip))
        return 0;
    const word end = base + p->vaddr + p->memsz, rest = p->filesz ? mapped_end : start;

    if (end > rest && !map(rest, end - rest, protection(p->flags), MAP_PRIVATE | MAP_FIXED | MAP_ANONYMOUS, -1, 0))
        return 0;
    if (p->flags & 2)
        memset((void *)file_end, 0, (end < mapped_end ? end : mapped_end) - file_end);
    return 1;
}

/* Maps all segments at a distance from their addresses. Returns it in m->base. */
static int map_file(struct module *m, int fd, const struct phdr *p, u32 n)
{
    word from = (word)-1, to = 0;

    for (u32 i = 0; i < n; i++)
        if (p[i].type == PT_LOAD) {
            from = p[i].vaddr < from ? p[i].vaddr : from;
            to = p[i].vaddr + p[i].memsz > to ? p[i].vaddr + p[i].memsz : to;
        }
    from &= ~(word)(PAGE - 1);
    if (to <= from)
        return 0;
    const word at = map(0, to - from, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (!at)
        return 0;
    m->base = at - from;
    for (u32 i = 0; i < n; i++)
        if (p[i].type == PT_LOAD && p[i].memsz && !map_segment(m->base, fd, &p[i]))
            return 0;
    return 1;
}

static int is_library(const struct ehdr *e)
{
    return e->ident[0] == 0x7f && e->ident[1] == 'E' && e->ident[2] == 'L' && e->ident[3] == 'F' && e->ident[4] == CLASS &&
           e->ident[5] == DATA && e->type == ET_DYN && (e->machine == MACHINE || e->machine == OTHER_MACHINE) &&
           e->phentsize == sizeof(struct phdr) && e->phoff <= HEADERS && e->phnum <= (HEADERS - e->phoff) / sizeof(struct phdr);
}

/* Loads the shared library at a path; NULL: there is none. */
static struct module *load_file(const char *path, const char *name)
{
    const int fd = open(path, O_RDONLY);
    union {
        struct ehdr ehdr;
        char bytes[HEADERS];
    } head;
    struct module *m = NULL;

    if (fd < 0)
        return NULL;
    if (read(fd, &head, sizeof head) >= (long)sizeof head.ehdr && is_library(&head.ehdr)) {
        const struct phdr *p = (const struct phdr *)(head.bytes + head.ehdr.phoff);

        m = allocate(sizeof *m);
        m->name = copy(name);
        if (!map_file(m, fd, p, head.ehdr.phnum))
            fatal("cannot be mapped", path);
        read_headers(m, p, head.ehdr.phnum);
        add_module(m);
    }
    close(fd);
    return m;
}

static const char *last_part(const char *path)
{
    const char *last = path;

    for (; *path; path++)
        if (*path == '/')
            last = path + 1;
    return last;
}

/* Tries each folder of a list, which colons separate (or, in LD_LIBRARY_PATH, semicolons). */
static struct module *load_from(const char *folders, const char *name)
{
    char path[PATH];

    while (folders && *folders) {
        size_t n = 0;

        while (folders[n] && folders[n] != ':' && folders[n] != ';')
            n++;
        if (n + strlen(name) + 2 < PATH) {
            memcpy(path, folders, n);
            path[n] = '/';
            strcpy(path + n + (n != 0), name);
            struct module *m = load_file(path, name);

            if (m)
                return m;
        }
        folders += folders[n] ? n + 1 : n;
    }
    return NULL;
}

/* Libraries of the system: what there is of their functions is in this file. */
static int is_own_library(const char *name)
{
    static const char *const own[] = {"libc.",      "libm.",      "libdl.",        "libpthread.", "libthread.", "librt.",
                                      "libposix4.", "libsocket.", "libnsl.",       "libxnet.",    "libsec.",    "libintl.",
                                      "libgen.",    "libaio.",    "libmd.",        "libmd5.",     "libresolv.", "libw.",
                                      "libelf.",    "libmalloc.", "libmapmalloc.", "libcurses.",  "libtermcap."};

    for (u32 i = 0; i < sizeof own / sizeof *own; i++)
        if (!strncmp(last_part(name), own[i], strlen(own[i])))
            return 1;
    return 0;
}

static struct module *find_loaded(const char *name)
{
    for (struct module *m = modules; m; m = m->next)
        if (m != &program && (!strcmp(m->name, name) || !strcmp(last_part(m->name), last_part(name))))
            return m;
    return NULL;
}

/* LD_LIBRARY_PATH comes before the path in the file. */
static struct module *load_library(const char *name, const struct module *needed_by)
{
    struct module *m = find_loaded(name);

    if (m)
        return m;
    if (is_own_library(name))
        return &own_module;
    if (strchr(name, '/'))
        return load_file(name, name);
    if (library_path)
        m = load_from(library_path, name);
    if (!m && needed_by && (needed_by->dynamic[DT_RUNPATH] || needed_by->dynamic[DT_RPATH]))
        m = load_from(needed_by->strings + needed_by->dynamic[needed_by->dynamic[DT_RUNPATH] ? DT_RUNPATH : DT_RPATH], name);
    return m ? m : load_from(LIBRARY_FOLDERS, name);
}

/* Those of m and of the modules after it. */
static void load_needed(struct module *m)
{
    for (; m; m = m->next)
        for (const struct dynamic *d = m->table; d && d->tag; d++)
            if (d->tag == DT_NEEDED && !load_library(m->strings + d->value, m)) {
                print("precis: ");
                print(m->strings + d->value);
                print(": shared library not found\n");
            }
}

/* ---- symbols ------------------------------------------------------------------------------------------------------------- */

struct meaning {
    const struct module *module; /* NULL: not found */
    const struct symbol *symbol;
};

static u32 hash_of(const char *name)
{
    u32 h = 0;

    for (; *name; name++) {
        h = (h << 4) + (u8)*name;
        h = (h ^ (h >> 24 & 0xf0)) & 0x0fffffff;
    }
    return h;
}

static const struct symbol *find_in(const struct module *m, const char *name, u32 hash)
{
    if (!m->hash || !m->hash[0])
        return NULL;
    const u32 *buckets = m->hash + 2, *chain = buckets + m->hash[0];

    for (u32 i = buckets[hash % m->hash[0]]; i && i < m->hash[1]; i = chain[i]) {
        const struct symbol *s = m->symbols + i;

        if (s->section != NOT_DEFINED && s->info >> 4 != LOCAL_BIND && !strcmp(m->strings + s->name, name))
            return s;
    }
    return NULL;
}

/* Looks in the modules from `first` on, but not in `except`, then in this file. */
static struct meaning look_up(const char *name, const struct module *first, const struct module *except)
{
    const u32 hash = hash_of(name);

    for (const struct module *m = first; m; m = m->next) {
        const struct symbol *s = m == except ? NULL : find_in(m, name, hash);

        if (s)
            return (struct meaning){m, s};
    }
    const struct symbol *s = find_in(&own_module, name, hash);

    return s ? (struct meaning){&own_module, s} : (struct meaning){NULL, NULL};
}

static word address_of(struct meaning what)
{
    return (what.symbol->section == ABSOLUTE ? 0 : what.module->base) + what.symbol->value;
}

/* ---- imports that no library has ------------------------------------------------------------------------------------------ */

static struct missing {
    struct missing *next;
    const char *name;
    u32 code[6];
} * missing, **missing_end = &missing;

#ifdef __sparc__
static void flush_code(const void *at)
{
    __asm__ volatile("flush %0" : : "r"(at) : "memory");
}
#endif

/* A stub that reports its name. */
static word stub_of(const char *name)
{
    struct missing *s = missing;
    const word target = (word)missing_import;

    while (s && strcmp(s->name, name))
        s = s->next;
    if (s)
        return (word)s->code;
    s = allocate(sizeof *s);
    s->name = copy(name);
#ifdef __i386__
    s->code[0] = (word)s->name << 8 | 0xb8; /* movl $name, %eax; jmp target */
    s->code[1] = (word)s->name >> 24 | 0xe900;
    s->code[1] |= (target - (word)s->code - 10) << 16;
    s->code[2] = (target - (word)s->code - 10) >> 16;
#else
    s->code[0] = 0x03000000 | (word)s->name >> 10;     /* sethi %hi(name), %g1 */
    s->code[1] = 0x82106000 | ((word)s->name & 0x3ff); /* or %g1, %lo(name), %g1 */
    s->code[2] = 0x05000000 | target >> 10;            /* sethi %hi(target), %g2 */
    s->code[3] = 0x81c0a000 | (target & 0x3ff);        /* jmp %g2 + %lo(target) */
    s->code[4] = 0x01000000;                           /* nop */
#endif
    *missing_end = s;
    missing_end = &s->next;
    return (word)s->code;
}

static void list_missing(void)
{
    if (!missing)
        return;
    print("precis: no library has:");
    for (const struct missing *s = missing; s; s = s->next) {
        print(" ");
        print(s->name);
    }
    print("\n");
    missing_end = &missing;
    missing = NULL;
}

/* ---- relocation ------------------------------------------------------------------------------------------------------------- */

#ifdef __sparc__
/* An entry of a linkage table: the instructions after its first one jump, the last one of them is written first. */
static void patch_plt(u32 *entry, word target)
{
    const u32 low = (u32)target;
#ifdef __LP64__
    const u32 high = (u32)(target >> 32);
    const u32 code[] = {
        0x03000000 | high >> 10,     /* sethi %hh(target), %g1 */
        0x0b000000 | low >> 10,      /* sethi %lm(target), %g5 */
        0x82106000 | (high & 0x3ff), /* or %g1, %hm(target), %g1 */
        0x83287020,                  /* sllx %g1, 32, %g1 */
        0x82104005,                  /* or %g1, %g5, %g1 */
        0x81c06000 | (low & 0x3ff),  /* jmp %g1 + %lo(target) */
        0x01000000,                  /* nop */
    };
#else
    const u32 code[] = {0x03000000 | low >> 10, 0x81c06000 | (low & 0x3ff)}; /* sethi, jmp; in its slot the next entry's first */
#endif

    for (u32 n = sizeof code / sizeof *code; n > 0; n--) {
        entry[n] = code[n - 1];
        flush_code(entry + n);
    }
}
#endif

#ifdef __sparc__
static void store16(u8 *at, word v)
{
    at[0] = (u8)(v >> 8);
    at[1] = (u8)v;
}

static void store32(u8 *at, word v)
{
    store16(at, v >> 16);
    store16(at + 2, v);
}
#endif

/* What a thread's pointer is less by, for a variable at `value` of the module. */
static word tls_distance(const struct module *m, word value)
{
    return value - m->tls.offset;
}

static word addend_of(const struct module *m, const struct rela *r)
{
#ifdef __i386__
    return RELA_TYPE(r->info) == R_GLOB_DAT || RELA_TYPE(r->info) == R_JMP_SLOT ? 0 : *(const word *)(m->base + r->offset);
#else
    return (word)r->addend;
#endif
}

/* Relocations without a symbol. Those of this file are done: its variables may have changed since. */
static int relocate_alone(const struct module *m, const struct rela *r)
{
    word *at = (word *)(m->base + r->offset);

    switch (RELA_TYPE(r->info)) {
    case R_NONE: return 1;
    case R_RELATIVE:
        if (m != &own_module)
            *at = m->base + addend_of(m, r);
        return 1;
    default: return 0;
    }
}

static int relocate_tls(const struct module *m, const struct rela *r, const struct module *home, word value)
{
    word *at = (word *)(m->base + r->offset);

    switch (RELA_TYPE(r->info)) {
    case R_TLS_DTPMOD: *at = home->tls.id; return 1;
    case R_TLS_DTPOFF: *at = value + addend_of(m, r); return 1;
    case R_TLS_TPOFF: *at = tls_distance(home, value + addend_of(m, r)); return 1;
    default: return 0;
    }
}

#ifdef __i386__
/* Stores a symbol's address plus the addend, as the type says. */
static int relocate_to(const struct module *m, const struct rela *r, word target)
{
    word *at = (word *)(m->base + r->offset);
    const word v = target + addend_of(m, r);

    switch (RELA_TYPE(r->info)) {
    case R_32:
    case R_GLOB_DAT:
    case R_JMP_SLOT: *at = v; return 1;
    case R_PC32: *at = v - (word)at; return 1;
    default: return 0;
    }
}
#else
/* Stores a symbol's address plus the addend, as the type says. */
static int relocate_to(const struct module *m, const struct rela *r, word target)
{
    u8 *at = (u8 *)(m->base + r->offset);
    u32 *code = (u32 *)at;
    const word v = target + addend_of(m, r);

    switch (RELA_TYPE(r->info)) {
    case R_8: *at = (u8)v; break;
    case R_16:
    case R_UA16: store16(at, v); break;
    case R_32:
    case R_UA32: store32(at, v); break;
    case R_GLOB_DAT: *(word *)at = v; break;
    case R_DISP32: store32(at, v - (word)at); break;
#ifdef __LP64__
    case R_64: *(word *)at = v; break;
    case R_UA64:
        store32(at, v >> 32);
        store32(at + 4, v);
        break;
#else
    case R_64: code[0] = 0, code[1] = v; break;
#endif
    case R_JMP_SLOT: patch_plt(code, v); break;
    case R_WDISP30: *code = (*code & 0xc0000000) | (v - (word)at) >> 2; break;
    case R_WDISP22: *code = (*code & 0xffc00000) | ((v - (word)at) >> 2 & 0x3fffff); break;
    case R_HI22: *code = (*code & 0xffc00000) | v >> 10; break;
    case R_22: *code = (*code & 0xffc00000) | (v & 0x3fffff); break;
    case R_13: *code = (*code & ~0x1fffu) | (v & 0x1fff); break;
    case R_LO10: *code = (*code & ~0x3ffu) | (v & 0x3ff); break;
    default: return 0;
    }
    if (RELA_TYPE(r->info) >= R_WDISP30 && RELA_TYPE(r->info) <= R_LO10)
        flush_code(code);
    return 1;
}
#endif

static void unknown(const struct module *m, const struct rela *r)
{
    char text[40];

    snprintf(text, sizeof text, "unknown relocation %lu", RELA_TYPE(r->info));
    fatal(text, m->name);
}

/*
 * Where the program has its copy of a library's object, if it has. An object with two names, as tzname and _tzname, may have been copied by
 * the other.
 */
static word copied_to(word at)
{
    const struct rela *r = table_of(&program, TABLE);

    for (word n = r ? program.dynamic[TABLE_SIZE] / sizeof *r : 0; n; n--, r++)
        if (RELA_TYPE(r->info) == R_COPY) {
            const struct meaning what = look_up(program.strings + program.symbols[RELA_SYMBOL(r->info)].name, modules, &program);

            if (what.module && address_of(what) == at)
                return program.base + r->offset;
        }
    return at;
}

static void relocate_with(const struct module *m, const struct rela *r)
{
    const struct symbol *s = m->symbols + RELA_SYMBOL(r->info);
    const char *name = m->strings + s->name;
    struct meaning what = {m, s};

    if (s->info >> 4 != LOCAL_BIND)
        what = look_up(name, modules, RELA_TYPE(r->info) == R_COPY ? m : NULL);
    if (RELA_TYPE(r->info) == R_COPY) {
        if (what.module)
            memcpy((void *)(m->base + r->offset), (const void *)address_of(what),
                   s->size < what.symbol->size ? s->size : what.symbol->size);
        return;
    }
    if (what.module && relocate_tls(m, r, what.module, what.symbol->value))
        return;
    word target = what.module ? address_of(what) : s->info >> 4 == WEAK_BIND ? 0 : stub_of(name);

    if (what.module == &own_module && RELA_TYPE(r->info) == R_GLOB_DAT)
        target = copied_to(target);

    if (!relocate_to(m, r, target))
        unknown(m, r);
}

static void relocate_one(const struct module *m, const struct rela *r)
{
    if (RELA_SYMBOL(r->info)) {
        relocate_with(m, r);
        return;
    }
    if (!relocate_alone(m, r) && !relocate_tls(m, r, m, 0) && !relocate_to(m, r, m->base))
        unknown(m, r);
}

/* The entries of one of the two tables that are, or are not, of COPY. */
static void relocate_table(const struct module *m, u32 table, u32 size, int copies)
{
    const struct rela *r = table_of(m, table);

    for (word n = r ? m->dynamic[size] / sizeof *r : 0; n; n--, r++)
        if ((RELA_TYPE(r->info) == R_COPY) == copies)
            relocate_one(m, r);
}

/* Makes the pages of code writable. They remain so. */
static void permit_text(const struct module *m)
{
    const word start = m->lowest & ~(word)(PAGE - 1);

    if (mprotect((void *)start, ((m->end + PAGE - 1) & ~(word)(PAGE - 1)) - start, PROT_READ | PROT_WRITE | PROT_EXEC))
        fatal("its code cannot be relocated", m->name);
}

static void relocate(struct module *m, int copies)
{
    if (m->relocated)
        return;
    if (m->text && !copies)
        permit_text(m);
    relocate_table(m, TABLE, TABLE_SIZE, copies);
    if (!copies)
        relocate_table(m, DT_JMPREL, DT_PLTRELSZ, 0);
}

/* Data of the libraries are copied to the program when they are relocated. Then all have what is the program's. */
static void bind(struct module *first)
{
    for (struct module *m = first; m; m = m->next)
        relocate(m, 0);
    for (struct module *m = first; m; m = m->next) {
        relocate(m, 1);
        m->relocated = 1;
    }
    list_missing();
}

/* ---- this file ---------------------------------------------------------------------------------------------------------------- */

/* Before that, nothing that needs a relocation may be used: no calls by linkage tables, no pointers in data. */
static __attribute__((noinline)) void relocate_self(word base)
{
    const struct ehdr *e = (const struct ehdr *)base;
    const struct phdr *p = (const struct phdr *)(base + e->phoff);
    const struct rela *r = NULL;
    const struct dynamic *d = NULL;
    word size = 0;

    for (u32 i = 0; i < e->phnum; i++)
        if (p[i].type == PT_DYNAMIC)
            d = (const struct dynamic *)(base + p[i].vaddr);
    for (; d && d->tag; d++) {
        if (d->tag == TABLE)
            r = (const struct rela *)(base + d->value);
        if (d->tag == TABLE_SIZE)
            size = d->value;
    }
    for (; size >= sizeof *r; size -= sizeof *r, r++)
        if (RELA_TYPE(r->info) == R_RELATIVE)
#ifdef __i386__
            *(word *)(base + r->offset) += base;
#else
            *(word *)(base + r->offset) = base + (word)r->addend;
#endif
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

/* ---- thread-local storage -------------------------------------------------------------------------------------------------------- */

/* Of the modules that are loaded with the program. Each one's block ends at the offset below the thread pointer, at its alignment. */
static void place_tls(struct module *m)
{
    for (; m; m = m->next)
        if (m->tls.id) {
            tls_size = (tls_size + m->tls.size + m->tls.align - 1) & ~(m->tls.align - 1);
            tls_align = m->tls.align > tls_align ? m->tls.align : tls_align;
            m->tls.offset = tls_size;
        }
}

/* In zeroed memory of tcb_room() bytes. */
static struct lwp_tcb *make_tcb(char *memory)
{
    struct lwp_tcb *tcb = (struct lwp_tcb *)(((word)memory + tls_size + tls_align - 1) & ~(tls_align - 1));

    tcb->self = tcb;
    tcb->memory = memory;
    for (const struct module *m = modules; m; m = m->next)
        if (m->tls.offset)
            memcpy((char *)tcb - m->tls.offset, (const void *)m->tls.image, m->tls.file_size);
    return tcb;
}

static word tcb_room(void)
{
    return tls_size + tls_align + sizeof(struct lwp_tcb);
}

struct lwp_tcb *library_new_tcb(void)
{
    char *memory = calloc(1, tcb_room());

    return memory ? make_tcb(memory) : NULL;
}

struct tls_block {
    struct tls_block *next;
    const struct module *module;
    char *at;
};

void library_free_tcb(struct lwp_tcb *tcb)
{
    for (struct tls_block *b = tcb->blocks, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    free(tcb->memory);
}

struct tls_index {
    word module, offset;
};

/* The thread's block of a library that was loaded later. */
static char *block_of(const struct module *m)
{
    struct lwp_tcb *tcb = thread_pointer();
    struct tls_block *b = tcb->blocks;

    while (b && b->module != m)
        b = b->next;
    if (b)
        return b->at;
    b = calloc(1, sizeof *b + m->tls.size + m->tls.align);
    if (!b)
        fatal("no memory for thread-local storage", m->name);
    char *at = (char *)(((word)(b + 1) + m->tls.align - 1) & ~(m->tls.align - 1));

    memcpy(at, (const void *)m->tls.image, m->tls.file_size);
    *b = (struct tls_block){tcb->blocks, m, at};
    tcb->blocks = b;
    return at;
}

void *__tls_get_addr(const struct tls_index *i)
{
    struct module *m = modules;

    while (m && m->tls.id != i->module)
        m = m->next;
    if (!m)
        fatal("thread-local storage of an unknown library", "ld.so.1");
    return (m->tls.offset ? (char *)thread_pointer() - m->tls.offset : block_of(m)) + i->offset;
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
        bind(before->next);
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
    bind(modules);
    set_variable("_environ", envp);
    set_variable("environ", envp);
    set_thread_pointer(make_tcb(allocate(tcb_room())));
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
