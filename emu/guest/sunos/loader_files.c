/*
 * loader_files.c - finds libraries, maps them, and looks up symbols in them.
 *
 * A library of the system (libc, libm, libpthread, ...) is this file, whose DT_SONAME is libc.so.1.
 */
#include "loader.h"

struct module *modules, *modules_end;
const char *library_path;
static u32 tls_count;
enum { PATH = 1024, HEADERS = 4096 };

/* ---- modules ------------------------------------------------------------------------------------------------------------ */

const void *table_of(const struct module *m, u32 tag)
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

void add_module(struct module *m)
{
    if (modules_end)
        modules_end->next = m;
    else
        modules = m;
    modules_end = m;
}

void read_headers(struct module *m, const struct phdr *p, u32 n)
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

int is_own_library(const char *name)
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

struct module *find_loaded(const char *name)
{
    for (struct module *m = modules; m; m = m->next)
        if (m != &program && (!strcmp(m->name, name) || !strcmp(last_part(m->name), last_part(name))))
            return m;
    return NULL;
}

struct module *load_library(const char *name, const struct module *needed_by)
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

void load_needed(struct module *m)
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

u32 hash_of(const char *name)
{
    u32 h = 0;

    for (; *name; name++) {
        h = (h << 4) + (u8)*name;
        h = (h ^ (h >> 24 & 0xf0)) & 0x0fffffff;
    }
    return h;
}

const struct symbol *find_in(const struct module *m, const char *name, u32 hash)
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

struct meaning look_up(const char *name, const struct module *first, const struct module *except)
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

word address_of(struct meaning what)
{
    return (what.symbol->section == ABSOLUTE ? 0 : what.module->base) + what.symbol->value;
}
