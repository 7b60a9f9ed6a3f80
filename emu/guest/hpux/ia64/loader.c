/*
 * loader.c - the dynamic loader of HP-UX programs on Itanium, with the C library in the same file.
 *
 * The kernel maps the program and this file, whose addresses are fixed, and starts it with the program's headers in load_info. It maps the
 * shared libraries that the program and they themselves need, fills in linkage tables at once, and calls the program's entry, which is
 * main(). A symbol is looked up in the program, then in its libraries in the order of their loading, then in the C library of this file.
 *
 * The thread pointer (r13) points to 16 bytes of the thread library's; the thread-local storage of the program and of the libraries that
 * are loaded with it follows, each at its alignment. Libraries that are loaded later have blocks that __tls_get_addr() allocates.
 *
 * Sources: HP's "Itanium software conventions and runtime architecture guide" and "Processor-specific ELF for Itanium"; relocation and
 * DT_ numbers of binutils' include/elf/ia64.h; elf/hppa.h for DT_HP_; "ELF Handling For Thread-Local Storage", 4.1, for Itanium.
 */
#include "loader.h"

#ifdef __LP64__
struct ehdr {
    u8 ident[16];
    u16 type, machine;
    u32 version;
    word entry, phoff, shoff;
    u32 flags;
    u16 ehsize, phentsize, phnum, shentsize, shnum, shstrndx;
};
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
#define RELA_SYMBOL(info) ((u32)((info) >> 32))
#define RELA_TYPE(info)   ((u32)(info))
enum { CLASS = 2 };
#else
struct ehdr {
    u8 ident[16];
    u16 type, machine;
    u32 version;
    word entry, phoff, shoff;
    u32 flags;
    u16 ehsize, phentsize, phnum, shentsize, shnum, shstrndx;
};
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
#define RELA_SYMBOL(info) ((info) >> 8)
#define RELA_TYPE(info)   ((info)&255)
enum { CLASS = 1 };
#endif
struct rela {
    word offset, info, addend;
};
struct dynamic {
    word tag, value;
};

enum { PT_LOAD = 1, PT_DYNAMIC = 2, PT_TLS = 7, PT_HP_TLS = 0x60000000, ET_DYN = 3, MACHINE = 50, BIG_ENDIAN_DATA = 2 };
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
    DT_JMPREL = 23,
    DT_INIT_ARRAY = 25,
    DT_FINI_ARRAY,
    DT_INIT_ARRAYSZ,
    DT_FINI_ARRAYSZ,
    DT_RUNPATH,
    DT_PREINIT_ARRAY = 32,
    DT_PREINIT_ARRAYSZ,
    DT_COUNT = 34
};
enum {
    R_DIR32MSB = 0x24,
    R_DIR64MSB = 0x26,
    R_FPTR32MSB = 0x44,
    R_FPTR64MSB = 0x46,
    R_REL32MSB = 0x6c,
    R_REL64MSB = 0x6e,
    R_IPLTMSB = 0x80,
    R_EPLTMSB = 0x82,
    R_TPREL64MSB = 0x96,
    R_DTPMOD64MSB = 0xa6,
    R_DTPREL32MSB = 0xb4,
    R_DTPREL64MSB = 0xb6
};
enum { CALL_EXIT = 1, CALL_READ = 3, CALL_WRITE = 4, CALL_OPEN = 5, CALL_CLOSE = 6, CALL_LSEEK = 19, CALL_MMAP = 71 };
enum { READ = 1, WRITE = 2, EXEC = 4, PRIVATE = 2, FIXED = 4, ANONYMOUS = 0x10 };
enum { PAGE = 1 << 14, SEGMENTS = 8, PATH = 1024, BUCKETS = 256, DESCRIPTORS = 512, HEADERS = 4096 };
enum { FUNCTION = 2, LOCAL_BIND = 0, WEAK_BIND = 2 };

/* A PT_LOAD segment: addresses in the file are moved by delta. */
struct segment {
    word start, size, delta;
};

struct module {
    struct module *next;
    const char *name;
    struct segment segments[SEGMENTS];
    unsigned nsegments;
    word dynamic[DT_COUNT]; /* values by tag, as in the file */
    const struct dynamic *table;
    const struct symbol *symbols;
    const char *strings;
    const u32 *hash;
    u64 gp;
    word entry;
    struct {
        word image, file_size, size, align; /* the segment: its address in memory */
        word offset;                        /* from the thread pointer; 0: each thread's block is allocated when it is used */
        unsigned id;                        /* the module's number, from 1; 0: no thread-local storage, or not placed yet */
    } tls;
    int ready; /* its functions for the start have run */
};

struct load_info {
    u64 version, size, flags, path, program, headers, loader_text;
};

static struct module *modules, *modules_end;
static struct module own_module; /* this file, as a library */
static const char *error_text;
static const char *library_path; /* LD_LIBRARY_PATH or SHLIB_PATH */

/* ---- strings and messages ------------------------------------------------------------------------------------- */

static unsigned length(const char *s)
{
    unsigned n = 0;

    while (s[n])
        n++;
    return n;
}

static int equal(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

static int begins(const char *s, const char *with)
{
    while (*with && *s == *with)
        s++, with++;
    return !*with;
}

static const char *last_part(const char *path)
{
    const char *last = path;

    for (; *path; path++)
        if (*path == '/')
            last = path + 1;
    return last;
}

static void print(const char *s)
{
    hpux_call(CALL_WRITE, 2, s, (long)length(s));
}

static void leave(int status)
{
    for (;;)
        hpux_call(CALL_EXIT, (long)status);
}

static void fatal(const char *what, const char *name)
{
    print("precis: ");
    print(name);
    print(": ");
    print(what);
    print("\n");
    leave(127);
}

void report_missing(const char *name)
{
    fatal("called, but no library has it", name);
}

/* ---- memory ------------------------------------------------------------------------------------------------------ */

/* The whole address that a pointer means, as linkage tables hold it. */
static u64 whole(word a)
{
#ifdef __LP64__
    return a;
#else
    return a | (u64)(a >> 30) << 61;
#endif
}

static word map(word at, word size, int prot, int flags, int fd, word offset)
{
    struct call_result r = hpux_call(CALL_MMAP, at, size, (long)prot, (long)flags, (long)fd, offset);

    return r.value < 0 && r.value > -4096 ? 0 : (word)r.value;
}

/* Returns zeroed memory that is never freed. */
static void *allocate(word size)
{
    static word at, end;

    size = (size + 15) & ~(word)15;
    if (size > end - at) {
        word bytes = (size + 4 * PAGE - 1) & ~(word)(PAGE - 1);

        at = map(0, bytes, READ | WRITE, PRIVATE | ANONYMOUS, -1, 0);
        if (!at)
            fatal("no memory", "dynamic loader");
        end = at + bytes;
    }
    at += size;
    return (void *)(at - size);
}

static const char *copy(const char *s)
{
    char *out = allocate(length(s) + 1);

    for (unsigned i = 0; s[i]; i++)
        out[i] = s[i];
    return out;
}

/* ---- modules ------------------------------------------------------------------------------------------------------ */

/* The address in memory of an address in the file. */
static word address_of(const struct module *m, word a)
{
    for (unsigned i = 0; i < m->nsegments; i++)
        if (a - m->segments[i].start <= m->segments[i].size)
            return a + m->segments[i].delta;
    return a;
}

static word table_of(const struct module *m, unsigned tag)
{
    return m->dynamic[tag] ? address_of(m, m->dynamic[tag]) : 0;
}

static void read_dynamic(struct module *m)
{
    for (const struct dynamic *d = m->table; d && d->tag; d++)
        if (d->tag < DT_COUNT && !m->dynamic[d->tag])
            m->dynamic[d->tag] = d->value;
    m->symbols = (const struct symbol *)table_of(m, DT_SYMTAB);
    m->strings = (const char *)table_of(m, DT_STRTAB);
    m->hash = (const u32 *)table_of(m, DT_HASH);
    m->gp = whole(table_of(m, DT_PLTGOT));
}

static void add_module(struct module *m)
{
    if (modules_end)
        modules_end->next = m;
    else
        modules = m;
    modules_end = m;
}

static void add_segment(struct module *m, const struct phdr *p, word at)
{
    if (m->nsegments < SEGMENTS)
        m->segments[m->nsegments++] = (struct segment){p->vaddr, p->memsz, at - p->vaddr};
}

static int is_tls(const struct phdr *p)
{
    return (p->type == PT_TLS || p->type == PT_HP_TLS) && p->memsz;
}

/* Call it when all segments are added. */
static void add_tls(struct module *m, const struct phdr *p)
{
    m->tls.image = address_of(m, p->vaddr);
    m->tls.file_size = p->filesz;
    m->tls.size = p->memsz;
    m->tls.align = p->align ? p->align : 1;
}

static void add_program(const struct load_info *info)
{
    struct module *m = allocate(sizeof *m);
    const struct ehdr *e = (const struct ehdr *)(word)info->program;
    const struct phdr *p = (const struct phdr *)(word)info->headers;

    m->name = (const char *)(word)info->path;
    m->entry = e->entry;
    for (unsigned i = 0; i < e->phnum; i++) {
        if (p[i].type == PT_LOAD)
            add_segment(m, &p[i], p[i].vaddr);
        if (p[i].type == PT_DYNAMIC)
            m->table = (const struct dynamic *)p[i].vaddr;
        if (is_tls(&p[i]))
            add_tls(m, &p[i]);
    }
    read_dynamic(m);
    add_module(m);
}

/* ---- files --------------------------------------------------------------------------------------------------------- */

/* Maps the segment anywhere. Returns whether it is in memory. */
static int map_segment(struct module *m, int fd, const struct phdr *p)
{
    const word skip = p->vaddr & (PAGE - 1), bytes = (skip + p->memsz + PAGE - 1) & ~(word)(PAGE - 1);
    const int prot = (p->flags & 4 ? READ : 0) | (p->flags & 2 ? WRITE : 0) | (p->flags & 1 ? EXEC : 0);
    const word file = (skip + p->filesz + PAGE - 1) & ~(word)(PAGE - 1);
    word base = map(0, bytes, prot, PRIVATE | ANONYMOUS, -1, 0);

    if (!base || p->filesz > p->memsz || (p->offset & (PAGE - 1)) != skip)
        return 0;
    if (p->filesz && !map(base, file, prot, PRIVATE | FIXED, fd, p->offset - skip))
        return 0;
    if (prot & WRITE)
        for (char *z = (char *)(base + skip + p->filesz); z < (char *)(base + file) && z < (char *)(base + bytes); z++)
            *z = 0;
    add_segment(m, p, base + skip);
    return 1;
}

static int load_segments(struct module *m, int fd, const struct ehdr *e)
{
    const struct phdr *p = (const struct phdr *)((const char *)e + e->phoff);

    if (e->phoff > HEADERS || e->phnum * sizeof *p > HEADERS - e->phoff)
        return 0;
    for (unsigned i = 0; i < e->phnum; i++)
        if (p[i].type == PT_LOAD && p[i].memsz && !map_segment(m, fd, &p[i]))
            return 0;
    for (unsigned i = 0; i < e->phnum; i++)
        if (p[i].type == PT_DYNAMIC)
            m->table = (const struct dynamic *)address_of(m, p[i].vaddr);
        else if (is_tls(&p[i]))
            add_tls(m, &p[i]);
    return m->table != 0;
}

static int is_library(const struct ehdr *e)
{
    return e->ident[0] == 0x7f && e->ident[1] == 'E' && e->ident[4] == CLASS && e->ident[5] == BIG_ENDIAN_DATA && e->type == ET_DYN &&
           e->machine == MACHINE && e->phentsize == sizeof(struct phdr);
}

/* Loads the shared library at a path; NULL: there is none. */
static struct module *load_file(const char *path, const char *name)
{
    int fd = (int)hpux_call(CALL_OPEN, path, 0L, 0L).value;
    union {
        struct ehdr ehdr;
        char bytes[HEADERS];
    } head;
    struct module *m = 0;

    if (fd < 0)
        return 0;
    if (hpux_call(CALL_READ, (long)fd, &head, (long)sizeof head).value >= (s64)sizeof head.ehdr && is_library(&head.ehdr)) {
        m = allocate(sizeof *m);
        m->name = copy(name);
        if (!load_segments(m, fd, &head.ehdr))
            fatal("cannot be mapped", path);
        read_dynamic(m);
        add_module(m);
    }
    hpux_call(CALL_CLOSE, (long)fd);
    return m;
}

/* Tries each folder of a list, which colons separate. */
static struct module *load_from(const char *folders, const char *name)
{
    char path[PATH];

    while (folders && *folders) {
        unsigned n = 0;

        while (folders[n] && folders[n] != ':')
            n++;
        if (n && n + length(name) + 2 < PATH) {
            unsigned at = 0;

            for (; at < n; at++)
                path[at] = folders[at];
            path[at++] = '/';
            for (unsigned i = 0; i <= length(name); i++)
                path[at + i] = name[i];
            struct module *m = load_file(path, name);

            if (m)
                return m;
        }
        folders += folders[n] ? n + 1 : n;
    }
    return 0;
}

/* Libraries of the system: what there is of their functions is in this file. */
static int is_own_library(const char *name)
{
    static const char *const own[] = {"libc.",    "libpthread.", "libdl.",      "libm.",      "libunwind.",  "libdld.",
                                      "librt.",   "libcl.",      "libnsl.",     "libxnet.",   "libsec.",     "libgen.",
                                      "libintl.", "libiconv.",   "libtermcap.", "libcurses.", "libHcurses.", "libxcurses."};

    for (unsigned i = 0; i < sizeof own / sizeof *own; i++)
        if (begins(last_part(name), own[i]))
            return 1;
    return 0;
}

static struct module *find_loaded(const char *name)
{
    for (struct module *m = modules; m; m = m->next)
        if (equal(last_part(m->name), last_part(name)))
            return m;
    return 0;
}

#ifdef __LP64__
#define STANDARD_FOLDERS "/usr/lib/hpux64"
#else
#define STANDARD_FOLDERS "/usr/lib/hpux32"
#endif

static struct module *load_library(const char *name, const struct module *needed_by)
{
    struct module *m = find_loaded(name);

    if (!m && last_part(name) != name)
        m = load_file(name, name);
    if (!m && needed_by && needed_by->dynamic[DT_RUNPATH])
        m = load_from(needed_by->strings + needed_by->dynamic[DT_RUNPATH], last_part(name));
    if (!m && library_path)
        m = load_from(library_path, last_part(name));
    return m ? m : load_from(STANDARD_FOLDERS, last_part(name));
}

static void load_needed(struct module *m)
{
    for (; m; m = m->next)
        for (const struct dynamic *d = m->table; d && d->tag; d++)
            if (d->tag == DT_NEEDED && !load_library(m->strings + d->value, m) && !is_own_library(m->strings + d->value)) {
                print("precis: ");
                print(m->strings + d->value);
                print(": shared library not found\n");
            }
}

/* ---- symbols -------------------------------------------------------------------------------------------------------- */

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
        return 0;
    const u32 *buckets = m->hash + 2, *chain = buckets + m->hash[0];

    for (u32 i = buckets[hash % m->hash[0]]; i && i < m->hash[1]; i = chain[i]) {
        const struct symbol *s = m->symbols + i;

        if (s->section && s->info >> 4 != LOCAL_BIND && equal(m->strings + s->name, name))
            return s;
    }
    return 0;
}

static const struct export *find_own(const char *name)
{
    unsigned low = 0, high = library_export_count;

    while (low < high) {
        unsigned middle = (low + high) / 2;
        const char *a = library_exports[middle].name, *b = name;

        while (*a && *a == *b)
            a++, b++;
        if (*a == *b)
            return &library_exports[middle];
        if ((u8)*a < (u8)*b)
            low = middle + 1;
        else
            high = middle;
    }
    return 0;
}

struct descriptor_node {
    struct descriptor d; /* first: at a multiple of 16 */
    struct descriptor_node *next;
};
static struct descriptor_node *descriptors[BUCKETS];

/* The one descriptor of a function: pointers to it are equal in all modules. */
static struct descriptor *descriptor_of(word entry, u64 gp)
{
    struct descriptor_node **n = &descriptors[entry >> 4 & (BUCKETS - 1)];

    for (; *n; n = &(*n)->next)
        if ((*n)->d.entry == whole(entry) && (*n)->d.gp == gp)
            return &(*n)->d;
    *n = allocate(sizeof **n);
    (*n)->d = (struct descriptor){whole(entry), gp};
    return &(*n)->d;
}

/* What a name means. A function has an entry and a gp; own: it is a function of this file, with a descriptor. */
struct meaning {
    int found, is_function;
    word address;
    u64 gp;
    struct descriptor *own;
    const struct module *module; /* that has it, and its value there: of thread-local data, an offset */
    word value;
};

static struct meaning meaning_in(const struct module *m, const struct symbol *s)
{
    return (struct meaning){1, (s->info & 15) == FUNCTION, address_of(m, s->value), m->gp, 0, m, s->value};
}

/* A symbol of shl_definesym(). */
struct definition {
    struct definition *next;
    const char *name;
    word value; /* of a function: the program's pointer */
    int is_function;
};
static struct definition *definitions; /* the last one of a name comes first */

static struct meaning look_up_in_files(const char *name)
{
    const u32 hash = hash_of(name);

    for (const struct module *m = modules; m; m = m->next) {
        const struct symbol *s = find_in(m, name, hash);

        if (s)
            return meaning_in(m, s);
    }
    const struct export *e = find_own(name);

    if (!e)
        return (struct meaning){0};
    return (struct meaning){1, e->is_function != 0, (word)e->address, 0, (struct descriptor *)e->address, &own_module, 0};
}

static struct meaning look_up(const char *name)
{
    for (const struct definition *d = definitions; d; d = d->next)
        if (equal(d->name, name))
            return (struct meaning){1, d->is_function, d->value, 0, d->is_function ? (struct descriptor *)d->value : 0, &own_module, 0};
    return look_up_in_files(name);
}

/* ---- thread-local storage ------------------------------------------------------------------------------------------- */

enum { TCB = 16, TLS_MODULES = 64 };

/* What the program and the libraries loaded with it need after the TCB; the alignment of the TCB. */
static word static_end = TCB, static_align = TCB;
static unsigned tls_count;
static int tls_is_placed; /* the first thread has begun */

static word align_up(word n, word align)
{
    return (n + align - 1) & ~(align - 1);
}

/* Numbers a module with thread-local storage, and gives it a place. */
static void place_tls(struct module *m)
{
    if (!m->tls.size || m->tls.id)
        return;
    m->tls.id = ++tls_count;
    if (tls_count >= TLS_MODULES)
        fatal("too many modules have thread-local storage", m->name);
    if (tls_is_placed)
        return;
    m->tls.offset = align_up(static_end, m->tls.align);
    static_end = m->tls.offset + m->tls.size;
    if (m->tls.align > static_align)
        static_align = m->tls.align;
}

word library_tls_size(void)
{
    return static_end;
}

word library_tls_align(void)
{
    return static_align;
}

static void copy_image(const struct module *m, char *to)
{
    for (word i = 0; i < m->tls.file_size; i++)
        to[i] = ((const char *)m->tls.image)[i];
}

void library_tls_begin(void *tcb)
{
    for (const struct module *m = modules; m; m = m->next)
        if (m->tls.offset)
            copy_image(m, (char *)tcb + m->tls.offset);
}

/* The first thread's, when everything is relocated. */
static void begin_first_thread(void)
{
    char *tcb = allocate(static_end + static_align);

    tcb = (char *)align_up((word)tcb, static_align);
    library_tls_begin(tcb);
    tls_is_placed = 1;
    set_thread_pointer(whole((word)tcb));
}

static word thread_pointer(void)
{
    u64 tp;

    __asm__("mov %0 = r13" : "=r"(tp));
    return (word)tp;
}

/* The blocks of libraries that were loaded later, by number: the TCB's second word points to them. */
static char **blocks_of(word tcb)
{
    char ***blocks = (char ***)tcb + 1;

    if (!*blocks)
        *blocks = calloc(TLS_MODULES, sizeof **blocks);
    return *blocks;
}

static char *new_block(const struct module *m)
{
    char *block = calloc(1, m->tls.size + m->tls.align);

    if (block)
        copy_image(m, (char *)align_up((word)block, m->tls.align));
    return block;
}

void *__tls_get_addr(word id, word offset)
{
    const struct module *m = modules;
    const word tcb = thread_pointer();

    while (m && m->tls.id != id)
        m = m->next;
    if (!m)
        fatal("no module has this thread-local storage", "__tls_get_addr");
    if (m->tls.offset)
        return (void *)(tcb + m->tls.offset + offset);
    char **blocks = blocks_of(tcb);

    if (blocks && !blocks[id])
        blocks[id] = new_block(m);
    if (!blocks || !blocks[id])
        fatal("no memory for thread-local storage", m->name);
    return (void *)(align_up((word)blocks[id], m->tls.align) + offset);
}

void library_tls_end(void *tcb)
{
    char **blocks = ((char ***)tcb)[1];

    for (unsigned i = 0; blocks && i < TLS_MODULES; i++)
        free(blocks[i]);
    free(blocks);
}

/* ---- relocation ------------------------------------------------------------------------------------------------------ */

extern void missing_import(void);

static int missing_count;

static void note_missing(const char *name)
{
    print(missing_count++ ? " " : "precis: no library has: ");
    print(name);
}

/* The function's descriptor for an import that nothing provides: calling it ends the program. */
static struct descriptor missing(const char *name)
{
    const struct descriptor *stub = (const struct descriptor *)&missing_import;

    return (struct descriptor){stub->entry, whole((word)name)};
}

static void put32(word at, word v)
{
    *(u32 *)at = (u32)v;
}

static void put64(word at, u64 v)
{
    *(u64 *)at = v;
}

static struct meaning meaning_of(const struct module *m, const struct symbol *s)
{
    const char *name = m->strings + s->name;

    if (s->info >> 4 == LOCAL_BIND)
        return meaning_in(m, s);
    struct meaning found = look_up(name);

    if (!found.found && s->section)
        return meaning_in(m, s);
    return found;
}

static word function_pointer(const struct meaning *what, const char *name)
{
    if (!what->found) {
        struct descriptor d = missing(name);

        return (word)descriptor_of((word)d.entry, d.gp);
    }
    return what->own ? (word)what->own : (word)descriptor_of(what->address, what->gp);
}

/* Fills in a function's descriptor in a linkage table. */
static void put_descriptor(word at, const struct meaning *what, const char *name)
{
    const struct descriptor d = !what->found ? missing(name) : what->own ? *what->own : (struct descriptor){whole(what->address), what->gp};

    *(struct descriptor *)at = d;
}

/* An offset from the thread pointer; libraries that were loaded later have none. */
static u64 thread_offset(const struct module *m, const struct meaning *what, word addend)
{
    if (!what->found)
        return 0;
    if (!what->module->tls.offset)
        fatal("needs thread-local storage at the start of the program", m->name);
    return what->module->tls.offset + what->value + addend;
}

static void relocate_one(const struct module *m, const struct rela *r)
{
    const unsigned type = RELA_TYPE(r->info);
    const struct symbol *s = m->symbols + RELA_SYMBOL(r->info);
    const char *name = m->strings + s->name;
    const word at = address_of(m, r->offset);
    struct meaning what = {0};

    if (type != R_REL32MSB && type != R_REL64MSB)
        what = meaning_of(m, s);
    if (!what.found && s->info >> 4 != LOCAL_BIND && type != R_REL32MSB && type != R_REL64MSB)
        note_missing(name);
    switch (type) {
    case R_REL32MSB: put32(at, address_of(m, r->addend)); break;
    case R_REL64MSB: put64(at, whole(address_of(m, r->addend))); break;
    case R_DIR32MSB: put32(at, what.found ? what.address + r->addend : 0); break;
    case R_DIR64MSB: put64(at, what.found ? whole(what.address + r->addend) : 0); break;
    case R_FPTR32MSB: put32(at, function_pointer(&what, name)); break;
    case R_FPTR64MSB: put64(at, whole(function_pointer(&what, name))); break;
    case R_TPREL64MSB: put64(at, thread_offset(m, &what, r->addend)); break;
    case R_DTPMOD64MSB: put64(at, what.found ? what.module->tls.id : 0); break;
    case R_DTPREL32MSB: put32(at, what.value + r->addend); break;
    case R_DTPREL64MSB: put64(at, what.value + r->addend); break;
    case R_IPLTMSB:
    case R_EPLTMSB:
        what.address += r->addend;
        put_descriptor(at, &what, name);
        break;
    default: fatal("needs a relocation that precis does not have", m->name);
    }
}

static void relocate_table(const struct module *m, word table, word size)
{
    const struct rela *r = (const struct rela *)table;

    for (word n = table ? size / sizeof *r : 0; n; n--, r++)
        relocate_one(m, r);
}

/* HP-UX's DT_RELA covers all relocations, with those of DT_JMPREL at its end; others keep these apart. */
static void relocate(const struct module *m)
{
    const word rela = m->dynamic[DT_RELA], jmprel = m->dynamic[DT_JMPREL], size = m->dynamic[DT_RELASZ];

    relocate_table(m, table_of(m, DT_RELA), size);
    if (jmprel - rela >= size)
        relocate_table(m, table_of(m, DT_JMPREL), m->dynamic[DT_PLTRELSZ]);
}

static void bind(struct module *first)
{
    load_needed(first);
    for (struct module *m = first; m; m = m->next)
        place_tls(m);
    for (struct module *m = first; m; m = m->next)
        relocate(m);
    if (missing_count)
        print("\n");
    missing_count = 0;
}

/* ---- start and end ----------------------------------------------------------------------------------------------------- */

typedef void function(void);

static void call_entry(const struct module *m, word entry)
{
    ((function *)descriptor_of(entry, m->gp))();
}

/* An array of function pointers. */
static void call_array(const struct module *m, unsigned tag, unsigned size_tag, int backwards)
{
    const word *array = (const word *)table_of(m, tag);
    const word n = array ? m->dynamic[size_tag] / sizeof *array : 0;

    for (word i = 0; i < n; i++) {
        word f = array[backwards ? n - 1 - i : i];

        if (f && f != (word)-1)
            ((function *)f)();
    }
}

/* Libraries are initialised after those that were loaded because of them. */
static void initialise(struct module *m)
{
    if (!m)
        return;
    initialise(m->next);
    if (m->ready)
        return;
    m->ready = 1;
    if (m->dynamic[DT_INIT])
        call_entry(m, table_of(m, DT_INIT));
    call_array(m, DT_INIT_ARRAY, DT_INIT_ARRAYSZ, 0);
}

void loader_finish(void)
{
    for (struct module *m = modules; m; m = m->next) {
        if (!m->ready)
            continue;
        m->ready = 0;
        call_array(m, DT_FINI_ARRAY, DT_FINI_ARRAYSZ, 1);
        if (m->dynamic[DT_FINI])
            call_entry(m, table_of(m, DT_FINI));
    }
}

/* ---- dlopen() and its relatives ------------------------------------------------------------------------------------------ */

struct module *loader_open(const char *name)
{
    struct module *last = modules_end;

    if (!name)
        return modules;
    struct module *m = load_library(name, modules);

    if (!m && is_own_library(name))
        return &own_module;
    if (!m) {
        error_text = "shared library not found";
        return 0;
    }
    if (last->next) {
        bind(last->next);
        initialise(last->next);
    }
    return m;
}

int loader_is_open(const struct module *module)
{
    for (const struct module *m = modules; m; m = m->next)
        if (m == module)
            return 1;
    if (module == &own_module)
        return 1;
    error_text = "not a loaded library";
    return 0;
}

void loader_define(const char *name, word value, int is_function)
{
    struct definition *d = allocate(sizeof *d);

    *d = (struct definition){definitions, copy(name), value, is_function};
    definitions = d;
}

word loader_symbol(struct module *module, const char *name, int with_definitions)
{
    struct meaning what = {0};

    if (module && module != &own_module && module != modules) {
        const struct symbol *s = find_in(module, name, hash_of(name));

        if (s)
            what = meaning_in(module, s);
    }
    if (!what.found)
        what = with_definitions ? look_up(name) : look_up_in_files(name);
    if (!what.found) {
        error_text = "no such symbol";
        return 0;
    }
    return what.own || !what.is_function ? what.address : (word)descriptor_of(what.address, what.gp);
}

/* The most visible symbol of the name. */
static void list_global(struct listed *out)
{
    out->home = (struct module *)look_up_in_files(out->name).module;
    out->value = loader_symbol(0, out->name, 1);
    for (const struct definition *d = definitions; d; d = d->next)
        if (equal(d->name, out->name))
            out->home = 0;
}

static int list_definition(unsigned n, struct listed *out)
{
    const struct definition *d = definitions, *first = definitions;

    while (d && n--)
        d = d->next;
    if (!d)
        return 0;
    while (!equal(first->name, d->name))
        first = first->next;
    *out = (struct listed){d->name, d->is_function, d->value, 0};
    return first == d ? 1 : -1; /* a later definition hides it */
}

int loader_list(struct module *module, unsigned n, int imports, int is_global, struct listed *out)
{
    if (!module)
        return list_definition(n, out);
    if (module == &own_module) {
        if (imports || n >= library_export_count)
            return 0;
        *out = (struct listed){library_exports[n].name, library_exports[n].is_function != 0, (word)library_exports[n].address, module};
    } else {
        if (!module->hash || n >= module->hash[1])
            return 0;
        const struct symbol *s = module->symbols + n;
        const struct meaning what = meaning_in(module, s);

        if (!s->name || s->info >> 4 == LOCAL_BIND || (s->section == 0) != imports)
            return -1;
        *out = (struct listed){module->strings + s->name, what.is_function, what.address, module};
        if (what.is_function && !imports)
            out->value = (word)descriptor_of(what.address, what.gp);
    }
    if (is_global && !imports)
        list_global(out);
    return 1;
}

const char *loader_error(void)
{
    const char *text = error_text;

    error_text = 0;
    return text;
}

/* The end of a program's data, where its break is at the start. */
static word end_of(const struct module *m)
{
    const struct segment *s = &m->segments[m->nsegments - 1];

    return (s->start + s->size + s->delta + PAGE - 1) & ~(word)(PAGE - 1);
}

/* ---- entry ------------------------------------------------------------------------------------------------------------------ */

typedef int main_function(int, char **, char **);

extern void library_start(int argc, char **argv, char **envp, word data_end);
extern void exit(int status);

static const char *variable(char **envp, const char *name)
{
    for (; *envp; envp++)
        if (begins(*envp, name) && (*envp)[length(name)] == '=')
            return *envp + length(name) + 1;
    return 0;
}

void loader_main(int argc, char **argv, char **envp, const struct load_info *info)
{
    add_program(info);
    library_path = variable(envp, "LD_LIBRARY_PATH");
    if (!library_path)
        library_path = variable(envp, "SHLIB_PATH");
    library_start(argc, argv, envp, end_of(modules));
    bind(modules);
    begin_first_thread();
    call_array(modules, DT_PREINIT_ARRAY, DT_PREINIT_ARRAYSZ, 0);
    initialise(modules);
    exit(((main_function *)descriptor_of(modules->entry, modules->gp))(argc, argv, envp));
}
