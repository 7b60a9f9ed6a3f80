/*
 * dld.c - /usr/lib/dld.sl, the dynamic loader of SOM programs.
 *
 * A program's crt0 maps this file and calls dld_entry. The loader relocates itself, maps the libraries that the program and they themselves
 * need, fills in all linkage tables at once, runs the libraries' initialisers and returns to crt0. A symbol is looked up in the program, in
 * its libraries in the order of their loading, and in this file.
 *
 * A function pointer is the address of its code, or plus 2, that of a pair of this address and the linkage table pointer of its file. Equal
 * functions have equal pointers: an exported pair of the file that has the function, else a pair of the table below.
 *
 * Sources: dl.h; dl.h and <dl.h> and shl_load(3X) of HP-UX for the functions at the end.
 */
#include "dl.h"
#include "dld.h"

enum { PATH_BYTES = 1024, BUCKETS = 512, HEAP_BYTES = 64 * 1024, DATA_QUADRANT = 0x40000000, ALL_OF_MEMORY = 0x7fffffff };
enum { ENOEXEC_HPUX = 8, ENOMEM_HPUX = 12, EINVAL_HPUX = 22, ENOSYM_HPUX = 215 };

struct module {
    struct module *next;
    const struct dl_header *dl;
    char *text, *data;
    unsigned text_size, data_size, text_address, data_address; /* addresses in the file */
    unsigned ltp, references;
    unsigned tls_offset; /* of its thread-local storage, from the thread pointer */
    int is_ready;        /* its initialiser has run */
    struct shl_descriptor descriptor;
};

static struct module program, self;
static struct module *last_module;
static struct pair_node {
    struct pair own; /* first: at a multiple of 8 */
    struct pair *pair;
    struct pair_node *next;
} * pairs[BUCKETS];
static const char *search_path, *error_text;
static unsigned missing_count;
static unsigned tls_end;  /* what the storage of all modules takes */
static int tls_is_placed; /* later modules cannot have any */

/* The compiler calls these two. */
void *memcpy(void *to, const void *from, unsigned long n)
{
    for (char *t = to; n; n--)
        *t++ = *(const char *)from, from = (const char *)from + 1;
    return to;
}

void *memset(void *to, int c, unsigned long n)
{
    for (char *t = to; n; n--)
        *t++ = (char)c;
    return to;
}

/* ---- strings and messages ----------------------------------------------------------------------------------- */

static unsigned length(const char *s)
{
    unsigned n = 0;

    while (s[n])
        n++;
    return n;
}

static int is_equal(const char *a, const char *b)
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

static void copy(char *to, const char *from, unsigned most)
{
    for (; *from && most > 1; most--)
        *to++ = *from++;
    *to = 0;
}

static void print(const char *s)
{
    hpux_call(CALL_WRITE, 2, s, length(s));
}

static void __attribute__((noreturn)) fail(const char *name, const char *what)
{
    print("dld.sl: ");
    print(name);
    print(": ");
    print(what);
    print("\n");
    for (;;)
        hpux_call(CALL_EXIT, 127);
}

void report_missing(const char *name)
{
    fail(name, "called, but no library of this system has it");
}

/* ---- memory -------------------------------------------------------------------------------------------------- */

/* Returns zeroed memory that is never freed. */
static void *allocate(unsigned size)
{
    static char *at, *end;

    size = (size + 7) & ~7u;
    if (size > (unsigned)(end - at)) {
        at = hpux_map(0, HEAP_BYTES, PROT_DATA, MAP_IS_PRIVATE | MAP_IS_ANONYMOUS, -1, 0);
        if (!at)
            fail("dynamic loader", "no memory");
        end = at + HEAP_BYTES;
    }
    at += size;
    return at - size;
}

/* ---- modules: addresses and symbols ----------------------------------------------------------------------------- */

/* The functions of this part use no static object: relocate_internal() runs before the loader itself is relocated. */

static const void *table(const struct module *m, unsigned location)
{
    return (const char *)m->dl + location;
}

static const char *string(const struct module *m, unsigned offset)
{
    return table(m, m->dl->strings + offset);
}

/* Where an address of the file is in memory. */
static inline unsigned address_in(const struct module *m, unsigned a)
{
    return a >= DATA_QUADRANT ? a - m->data_address + (unsigned)m->data : a - m->text_address + (unsigned)m->text;
}

static inline unsigned *data_word(const struct module *m, unsigned offset)
{
    return (unsigned *)(m->data + offset);
}

/* Entries of linkage tables that are addresses of the file itself. */
static inline __attribute__((always_inline)) void relocate_tables(struct module *m)
{
    const struct dl_import *import = (const struct dl_import *)((const char *)m->dl + m->dl->imports);

    for (unsigned i = 0; i < m->dl->dlt_count; i++, import++)
        if (import->name == (unsigned)NONE && !(import->flags & IMPORT_TP_RELATIVE) && *data_word(m, m->dl->dlt + 4 * i))
            *data_word(m, m->dl->dlt + 4 * i) = address_in(m, *data_word(m, m->dl->dlt + 4 * i));
    for (unsigned i = 0; i < m->dl->plt_count; i++, import++) {
        unsigned *entry = data_word(m, m->dl->plt + 8 * i);

        if (import->name == (unsigned)NONE || import->type == ST_NULL) {
            entry[0] = address_in(m, entry[0] & ~3u);
            entry[1] = m->ltp;
        }
    }
}

static inline __attribute__((always_inline)) void relocate_internal(struct module *m)
{
    const struct dl_relocation *r = (const struct dl_relocation *)((const char *)m->dl + m->dl->relocations);

    relocate_tables(m);
    for (unsigned i = 0; i < m->dl->relocation_count; i++, r++)
        if (r->type == DR_PLABEL_INT || r->type == DR_DATA_INT)
            *data_word(m, r->location) = (unsigned)m->data + r->value;
        else if (r->type == DR_TEXT_INT)
            *data_word(m, r->location) = (unsigned)m->text + r->value;
}

static unsigned hash_of(const char *name)
{
    unsigned h = 0;

    for (; *name; name++)
        h = (h << 5 | h >> 27) ^ (unsigned char)*name;
    return h;
}

/* want_pair: the exported pair of the function, else the function or the data. */
static const struct dl_export *find_in(const struct module *m, const char *name, unsigned hash, int want_pair)
{
    const struct dl_export *exports = table(m, m->dl->exports);
    const unsigned *buckets = table(m, m->dl->hash);

    if (!m->dl->hash_size)
        return 0;
    for (unsigned i = buckets[hash % m->dl->hash_size]; i < m->dl->export_count; i = exports[i].next)
        if ((exports[i].type == ST_PLABEL) == want_pair && is_equal(string(m, exports[i].name), name))
            return &exports[i];
    return 0;
}

static struct pair_node **bucket_of(unsigned entry)
{
    return &pairs[entry >> 2 & (BUCKETS - 1)];
}

static struct pair *find_pair(unsigned entry, unsigned ltp)
{
    for (struct pair_node *n = *bucket_of(entry); n; n = n->next)
        if (n->pair->entry == entry && n->pair->ltp == ltp)
            return n->pair;
    return 0;
}

/* Adds a pair; NULL: a new one. */
static struct pair *add_pair(struct pair *pair, unsigned entry, unsigned ltp)
{
    struct pair_node *n = allocate(sizeof *n);

    n->own = (struct pair){entry, ltp};
    n->pair = pair ? pair : &n->own;
    n->next = *bucket_of(entry);
    *bucket_of(entry) = n;
    return n->pair;
}

/* The pair that pointers to a function point to. */
static struct pair *pair_of(unsigned entry, unsigned ltp)
{
    struct pair *found = find_pair(entry, ltp);

    return found ? found : add_pair(0, entry, ltp);
}

/* A file's own pointers to its functions point to entries of its PLT: these are the pairs for all. */
static void add_pairs_of(struct module *m)
{
    const struct dl_import *import = (const struct dl_import *)table(m, m->dl->imports) + m->dl->dlt_count;

    for (unsigned i = 0; i < m->dl->plt_count; i++, import++) {
        struct pair *pair = (struct pair *)data_word(m, m->dl->plt + 8 * i);

        if ((import->name == (unsigned)NONE || import->type == ST_NULL) && !find_pair(pair->entry, pair->ltp))
            add_pair(pair, pair->entry, pair->ltp);
    }
}

static void drop_pairs_of(const struct module *m)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct pair_node **n = &pairs[i]; *n;)
            if ((*n)->pair->ltp == m->ltp)
                *n = (*n)->next;
            else
                n = &(*n)->next;
}

/* A symbol of shl_definesym(). */
struct definition {
    struct definition *next;
    const char *name;
    unsigned value; /* of a function: the program's pointer */
    struct dl_export symbol;
};
static struct definition *definitions; /* the last one of a name comes first */

/* What a name means: module NULL: nothing. */
struct meaning {
    const struct module *module;
    const struct dl_export *symbol;
    unsigned address;
    const struct definition *definition; /* or null */
};

static struct meaning meaning_in(const struct module *m, const char *name, unsigned hash)
{
    const struct dl_export *e = find_in(m, name, hash, 0);

    if (e && e->flags & EXPORT_TP_RELATIVE)
        return (struct meaning){m, e, m->tls_offset + e->value, 0};
    return e ? (struct meaning){m, e, address_in(m, e->value) & (e->type == ST_CODE ? ~3u : ~0u), 0} : (struct meaning){0};
}

static struct meaning look_up_in_files(const char *name)
{
    const unsigned hash = hash_of(name);

    for (const struct module *m = &program; m; m = m->next) {
        struct meaning found = meaning_in(m, name, hash);

        if (found.module)
            return found;
    }
    return meaning_in(&self, name, hash);
}

static struct meaning look_up(const char *name)
{
    for (const struct definition *d = definitions; d; d = d->next)
        if (is_equal(d->name, name))
            return (struct meaning){&self, &d->symbol, d->value, d};
    return look_up_in_files(name);
}

/* What a function pointer stands for. */
static struct pair pair_at(unsigned pointer)
{
    return pointer & 2 ? *(const struct pair *)(pointer & ~3u) : (struct pair){pointer, 0};
}

static unsigned thread_pointer(void)
{
    unsigned pointer;

    __asm__("mfctl %%cr27,%0" : "=r"(pointer));
    return pointer;
}

static unsigned pointer_to(const struct meaning *what)
{
    if (what->symbol->flags & EXPORT_TP_RELATIVE)
        return thread_pointer() + what->address;
    if (what->symbol->type != ST_CODE || what->definition)
        return what->address;
    const char *name = string(what->module, what->symbol->name);
    const struct dl_export *pair = find_in(what->module, name, hash_of(name), 1);

    return (pair ? address_in(what->module, pair->value) : (unsigned)pair_of(what->address, what->module->ltp)) | 2;
}

/* ---- binding ---------------------------------------------------------------------------------------------------------- */

/* The linkage table pointer of a missing function. */
struct missing {
    const char *name;
    unsigned ltp;
};

static void note_missing(const struct module *m, const char *name)
{
    if (!missing_count++) {
        print("dld.sl: ");
        print(m->descriptor.filename);
        print(": no library has");
    }
    print(" ");
    print(name);
}

static struct pair missing_pair(const char *name)
{
    struct missing *missing = allocate(sizeof *missing);

    *missing = (struct missing){name, own_ltp()};
    return (struct pair){(unsigned)missing_import & 2 ? *(unsigned *)((unsigned)missing_import & ~2u) : (unsigned)missing_import,
                         (unsigned)missing};
}

static void bind_plt(struct module *m, unsigned i, const char *name)
{
    struct pair *entry = (struct pair *)data_word(m, m->dl->plt + 8 * i);
    const struct meaning what = look_up(name);

    if (!what.module)
        note_missing(m, name);
    *entry = what.definition ? pair_at(what.definition->value)
             : what.module   ? (struct pair){what.address, what.module->ltp}
                             : missing_pair(name);
}

static unsigned pointer_or_missing(struct module *m, const char *name, int is_function)
{
    const struct meaning what = look_up(name);

    if (what.module)
        return pointer_to(&what);
    note_missing(m, name);
    if (!is_function)
        return 0;
    const struct pair pair = missing_pair(name);

    return (unsigned)pair_of(pair.entry, pair.ltp) | 2;
}

/* An entry that holds an offset from the thread pointer; within the module, the linker has stored that in its own storage. */
static unsigned thread_offset(struct module *m, unsigned name, unsigned linked)
{
    if (name == (unsigned)NONE)
        return m->tls_offset + linked;
    const struct meaning what = look_up(string(m, name));

    if (!what.module)
        note_missing(m, string(m, name));
    return what.address;
}

static void bind_imports(struct module *m)
{
    const struct dl_import *import = table(m, m->dl->imports);
    const unsigned dlt_count = m->dl->dlt_count;

    for (unsigned i = 0; i < dlt_count + m->dl->plt_count; i++, import++) {
        if (i < dlt_count && import->flags & IMPORT_TP_RELATIVE) {
            unsigned *word = data_word(m, m->dl->dlt + 4 * i);

            *word = thread_offset(m, import->name, *word);
            continue;
        }
        if (import->name == (unsigned)NONE || import->type == ST_NULL)
            continue;
        const char *name = string(m, import->name);

        if (i >= dlt_count)
            bind_plt(m, i - dlt_count, name);
        else
            *data_word(m, m->dl->dlt + 4 * i) = pointer_or_missing(m, name, 0);
    }
}

static void bind_data(struct module *m)
{
    const struct dl_relocation *r = table(m, m->dl->relocations);
    const struct dl_import *imports = table(m, m->dl->imports);

    for (unsigned i = 0; i < m->dl->relocation_count; i++, r++) {
        if ((r->type != DR_PLABEL_EXT && r->type != DR_DATA_EXT) || r->symbol >= m->dl->import_count)
            continue;
        const char *name = string(m, imports[r->symbol].name);
        const unsigned value = pointer_or_missing(m, name, r->type == DR_PLABEL_EXT);

        *data_word(m, r->location) = r->type == DR_DATA_EXT ? value + r->value : value;
    }
}

static void bind(struct module *m)
{
    bind_imports(m);
    bind_data(m);
    if (missing_count)
        print("\n");
    missing_count = 0;
}

/* ---- thread-local storage -------------------------------------------------------------------------------------------- */

/*
 * The thread pointer is where the program's storage begins; that of its libraries follows, in their order. Two words below are the C
 * library's. HP's document says how code finds the storage, not where the thread pointer is within it: this is an assumption.
 */
enum { TLS_ALIGN = 8, TCB_BYTES = 8 };

static void place_tls(void)
{
    for (struct module *m = &program; m; m = m->next)
        if (m->dl->tls_size) {
            m->tls_offset = tls_end;
            tls_end += (m->dl->tls_size + TLS_ALIGN - 1) & ~(unsigned)(TLS_ALIGN - 1);
        }
    tls_is_placed = 1;
    if (tls_end)
        hpux_call(CALL_SETPRIVATE, (char *)allocate(TCB_BYTES + tls_end) + TCB_BYTES);
}

unsigned __dld_tls_size(void)
{
    return tls_end;
}

/* ---- loading ----------------------------------------------------------------------------------------------------------- */

static void describe(struct module *m, const char *name)
{
    m->ltp = (unsigned)m->data + m->dl->ltp;
    m->descriptor.tstart = m->text;
    m->descriptor.tend = m->text + m->text_size;
    m->descriptor.dstart = m->data;
    m->descriptor.dend = m->data + m->data_size;
    m->descriptor.ltptr = (void *)m->ltp;
    m->descriptor.handle = m;
    copy(m->descriptor.filename, name, sizeof m->descriptor.filename);
}

static void add_module(struct module *m)
{
    last_module->next = m;
    last_module = m;
}

/* Data, and bss after it. */
static char *map_data(long fd, const struct som_exec *e)
{
    char *data = hpux_map(0, e->data_size + e->bss_size, PROT_DATA, MAP_IS_PRIVATE | MAP_IS_ANONYMOUS, -1, 0);

    if (data && e->data_size) {
        hpux_call(CALL_LSEEK, fd, e->data_file, 0);
        for (unsigned at = 0; at < e->data_size;) {
            long n = (long)(hpux_call(CALL_READ, fd, data + at, e->data_size - at) >> 32);

            if (n <= 0)
                return 0;
            at += (unsigned)n;
        }
    }
    return data;
}

/* A library with thread-local storage is loaded with the program alone, as the compiler's manual says. */
static struct module *refuse(const struct module *m, long fd)
{
    error_text = "thread-local storage: not loadable later than the program";
    hpux_call(CALL_MUNMAP, m->text, m->text_size);
    hpux_call(CALL_MUNMAP, m->data, m->data_size);
    hpux_call(CALL_CLOSE, fd);
    return 0;
}

static struct module *load_file(const char *path)
{
    struct som_header header;
    struct som_exec e;
    const long fd = (long)(hpux_call(CALL_OPEN, path, 0, 0) >> 32);
    struct module *m = 0;

    if (fd < 0)
        return 0;
    if (som_read(fd, &header, &e) && e.text_size >= sizeof(struct dl_header)) {
        m = allocate(sizeof *m);
        m->text = hpux_map(0, e.text_size, PROT_TEXT, MAP_IS_PRIVATE, fd, e.text_file);
        m->data = map_data(fd, &e);
        if (!m->text || !m->data)
            fail(path, "cannot be mapped");
        m->text_size = e.text_size;
        m->data_size = e.data_size + e.bss_size;
        m->text_address = e.text_address;
        m->data_address = e.data_address;
        m->dl = (const struct dl_header *)m->text;
        if (m->dl->tls_size && tls_is_placed)
            return refuse(m, fd);
        describe(m, path);
        relocate_internal(m);
        add_pairs_of(m);
        add_module(m);
    }
    hpux_call(CALL_CLOSE, fd);
    return m;
}

/* Tries each folder of a list, which colons separate. */
static struct module *load_from(const char *folders, const char *name)
{
    char path[PATH_BYTES];

    while (folders && *folders) {
        unsigned n = 0;

        while (folders[n] && folders[n] != ':')
            n++;
        if (n && n + 1 < PATH_BYTES) {
            copy(path, folders, n + 1);
            path[n] = '/';
            copy(path + n + 1, name, PATH_BYTES - n - 1);
            struct module *m = load_file(path);

            if (m)
                return m;
        }
        folders += folders[n] ? n + 1 : n;
    }
    return 0;
}

static struct module *find_loaded(const char *name)
{
    for (struct module *m = program.next; m; m = m->next)
        if (is_equal(last_part(m->descriptor.filename), name))
            return m;
    return 0;
}

/* Libraries of the system: what there is of their functions is in the C library. */
static int is_in_libc(const char *name)
{
    static const char *const names[] = {"libc.",       "libm.",      "libM.",   "libdld.",   "libdl.",      "libpthread.",
                                        "librt.",      "libcl.",     "libnsl.", "libnsl_s.", "libxnet.",    "libisamstub.",
                                        "libV3.",      "libsec.",    "libgen.", "libintl.",  "libtermcap.", "libcurses.",
                                        "libHcurses.", "libxcurse.", "libPW.",  "libndbm.",  "libl."};

    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (begins(name, names[i]))
            return 1;
    return 0;
}

#define LIBC "libc.2"

static struct module *load_library(const char *name, const struct module *by)
{
    const char *part = last_part(name);
    struct module *m = find_loaded(part);

    if (!m && part != name)
        m = load_file(name);
    if (!m && by && by->dl->embedded_path)
        m = load_from(string(by, by->dl->embedded_path), part);
    if (!m)
        m = load_from(search_path, part);
    if (!m)
        m = load_from("/usr/lib", part);
    if (!m && is_in_libc(part) && !is_equal(part, LIBC))
        m = load_library("/usr/lib/" LIBC, 0);
    return m;
}

/* Loads what a module and those loaded after it need. The first library of a library's list is itself. */
static void load_needed(struct module *m)
{
    for (; m; m = m->next) {
        const struct dl_library *library = table(m, m->dl->libraries);

        for (unsigned i = 1; i < m->dl->library_count; i++) {
            struct module *needed = load_library(string(m, library[i].name), m);

            if (!needed)
                fail(string(m, library[i].name), "shared library not found");
            needed->references++;
        }
    }
}

static void call_initializer(struct module *m, unsigned index, int is_loading)
{
    const struct dl_import *imports = table(m, m->dl->imports);

    if (index >= m->dl->import_count)
        return;
    const char *name = string(m, imports[index].name);
    const struct meaning what = meaning_in(m, name, hash_of(name));

    if (what.module)
        ((void (*)(shl_t, int))pointer_to(&what))(m, is_loading);
}

/* In their order in the list of imports. */
static void call_initializers(struct module *m, int is_loading)
{
    const unsigned count = m->dl->initializer_count ? m->dl->initializer_count : 1;

    for (unsigned i = 0; i < count && m->dl->initializer < m->dl->import_count; i++)
        call_initializer(m, m->dl->initializer + i, is_loading);
}

/* Libraries are initialised after those that were loaded because of them. */
static void initialise(struct module *m)
{
    if (!m)
        return;
    initialise(m->next);
    if (!m->is_ready) {
        m->is_ready = 1;
        call_initializers(m, 1);
    }
}

/* ---- the start ----------------------------------------------------------------------------------------------------------- */

static const char *variable(char **envp, const char *name)
{
    for (; envp && *envp; envp++)
        if (begins(*envp, name) && (*envp)[length(name)] == '=')
            return *envp + length(name) + 1;
    return 0;
}

void dld_start(int always, const struct dl_info *info, char *data, char *bss, char *bss_end, char *program_text, unsigned text_end,
               const char *name)
{
    struct module me = {.text = info->text, .data = data, .text_address = TEXT_ADDRESS, .data_address = DATA_QUADRANT + TEXT_ADDRESS};

    (void)always, (void)bss, (void)text_end;
    me.dl = (const struct dl_header *)me.text;
    me.ltp = (unsigned)data + me.dl->ltp;
    relocate_internal(&me);
    self = me;
    self.text_size = (unsigned)(info->text_end - info->text);
    self.data_size = (unsigned)(bss_end - data);
    describe(&self, "/usr/lib/dld.sl");
    /* The program is where its file says. */
    program.text = program_text;
    program.data = (char *)((unsigned)info->system_id & ~(unsigned)(PAGE - 1));
    program.text_address = (unsigned)program.text;
    program.data_address = (unsigned)program.data;
    program.dl = (const struct dl_header *)program.text;
    program.references = 1;
    program.is_ready = 1;
    describe(&program, name);
    last_module = &program;
    search_path = variable(info->envp, "SHLIB_PATH");
    relocate_tables(&program);
    add_pairs_of(&program);
    load_needed(&program);
    place_tls();
    for (struct module *m = &program; m; m = m->next)
        bind(m);
    initialise(program.next);
}

/* ---- shl_load() and its relatives -------------------------------------------------------------------------------------------- */

static int error(int number, const char *text)
{
    const struct meaning what = look_up("errno");

    if (what.module)
        *(int *)what.address = number;
    error_text = text;
    return -1;
}

static int is_module(const struct module *which)
{
    for (const struct module *m = &program; m; m = m->next)
        if (m == which)
            return 1;
    return which == &self;
}

shl_t shl_load(const char *path, int flags, long address)
{
    struct module *before = last_module, *m;

    (void)flags, (void)address;
    error_text = 0;
    m = load_library(path, &program);
    if (!m) {
        error(ENOEXEC_HPUX, error_text ? error_text : "shared library not found");
        return 0;
    }
    m->references++;
    load_needed(before->next);
    for (struct module *n = before->next; n; n = n->next)
        bind(n);
    initialise(before->next);
    return m;
}

static int is_in(const struct module *m, unsigned address)
{
    return address - (unsigned)m->text < m->text_size || address - (unsigned)m->data < m->data_size;
}

/* Drops what was defined as part of the module. */
static void drop_definitions_of(const struct module *m)
{
    for (struct definition **d = &definitions; *d;)
        if (is_in(m, (*d)->symbol.type == ST_CODE ? pair_at((*d)->value).entry : (*d)->value))
            *d = (*d)->next;
        else
            d = &(*d)->next;
}

/* The symbol is the most visible one for what is bound or looked up from now on. */
int shl_definesym(const char *name, short type, long value, int flags)
{
    enum { TYPE_DATA = 2, TYPE_PROCEDURE = 3 };
    struct definition *d;
    char *own;

    if ((type != TYPE_DATA && type != TYPE_PROCEDURE) || flags)
        return error(EINVAL_HPUX, "not a symbol that can be defined");
    d = allocate(sizeof *d);
    own = allocate(length(name) + 1);
    copy(own, name, length(name) + 1);
    *d = (struct definition){definitions, own, (unsigned)value, {.type = type == TYPE_PROCEDURE ? ST_CODE : ST_DATA}};
    definitions = d;
    return 0;
}

int shl_unload(shl_t handle)
{
    struct module *before = &program;

    while (before && before->next != handle)
        before = before->next;
    if (!before)
        return error(EINVAL_HPUX, "not a loaded library");
    if (--handle->references)
        return 0;
    call_initializers(handle, 0);
    before->next = handle->next;
    if (last_module == handle)
        last_module = before;
    drop_definitions_of(handle);
    drop_pairs_of(handle);
    hpux_call(CALL_MUNMAP, handle->text, handle->text_size);
    hpux_call(CALL_MUNMAP, handle->data, handle->data_size);
    return 0;
}

static int has_type(const struct meaning *what, int type)
{
    enum { TYPE_UNDEFINED = 0, TYPE_DATA = 2, TYPE_PROCEDURE = 3 };

    return what->module && (type == TYPE_UNDEFINED || (type == TYPE_PROCEDURE) == (what->symbol->type == ST_CODE));
}

int shl_findsym(shl_t *handle, const char *name, short type, void *value)
{
    struct meaning what;

    if (handle && *handle && !is_module(*handle))
        return error(EINVAL_HPUX, "not a loaded library");
    what = handle && *handle ? meaning_in(*handle, name, hash_of(name)) : look_up(name);
    if (!has_type(&what, type))
        return error(ENOSYM_HPUX, "no such symbol");
    if (handle && !*handle && !what.definition)
        *handle = (shl_t)what.module;
    *(unsigned *)value = pointer_to(&what);
    return 0;
}

/* ---- shl_getsymbols() ----------------------------------------------------------------------------------------------------- */

struct listing {
    short type;
    int flags, count;
    struct shl_symbol *out; /* NULL: it counts */
};

static void list_symbol(struct listing *l, const char *name, int st, shl_t handle, const struct meaning *what)
{
    enum { TYPE_UNDEFINED = 0, TYPE_DATA = 2, TYPE_PROCEDURE = 3, TYPE_STORAGE = 7 };
    const short type = st == ST_CODE || st == ST_PLABEL ? TYPE_PROCEDURE : st == ST_STORAGE ? TYPE_STORAGE : TYPE_DATA;
    const int wants_data = l->type == TYPE_DATA || l->type == TYPE_STORAGE;

    if (l->type != TYPE_UNDEFINED && (wants_data ? type == TYPE_PROCEDURE : type != l->type))
        return;
    if (l->out)
        l->out[l->count] = (struct shl_symbol){(char *)name, type, what ? (void *)pointer_to(what) : 0, handle};
    l->count++;
}

static void list_imports(struct listing *l, const struct module *m)
{
    const struct dl_import *import = table(m, m->dl->imports);

    for (unsigned i = 0; i < m->dl->dlt_count + m->dl->plt_count; i++, import++)
        if (import->name != (unsigned)NONE && import->type != ST_NULL)
            list_symbol(l, string(m, import->name), import->type, 0, 0);
}

static void list_exports(struct listing *l, shl_t m)
{
    const struct dl_export *e = table(m, m->dl->exports);

    for (unsigned i = 0; i < m->dl->export_count; i++, e++) {
        const char *name = string(m, e->name);

        if (e->type == ST_PLABEL)
            continue;
        const struct meaning what = l->flags & GLOBAL_VALUES ? look_up(name) : meaning_in(m, name, hash_of(name));
        const shl_t home = what.definition ? 0 : (shl_t)what.module;

        list_symbol(l, name, e->type, home, l->flags & NO_VALUES || !what.module ? 0 : &what);
    }
}

static void list_definitions(struct listing *l)
{
    for (const struct definition *d = definitions; d; d = d->next) {
        const struct definition *first = definitions;

        while (!is_equal(first->name, d->name))
            first = first->next;
        if (first != d)
            continue; /* a later definition hides it */
        const struct meaning what = {&self, &d->symbol, d->value, d};

        list_symbol(l, d->name, d->symbol.type, 0, l->flags & NO_VALUES ? 0 : &what);
    }
}

static void list_symbols(struct listing *l, shl_t handle)
{
    l->count = 0;
    if (!handle)
        list_definitions(l);
    else if (l->flags & IMPORT_SYMBOLS)
        list_imports(l, handle);
    else
        list_exports(l, handle);
}

int shl_getsymbols(shl_t handle, short type, int flags, void *(*memfunc)(unsigned long), struct shl_symbol **out)
{
    struct listing l = {type, flags, 0, 0};
    const int of = flags & (IMPORT_SYMBOLS | EXPORT_SYMBOLS);

    if ((of != IMPORT_SYMBOLS && of != EXPORT_SYMBOLS) || flags & ~(of | NO_VALUES | GLOBAL_VALUES))
        return error(EINVAL_HPUX, "no such kind of symbols");
    if (handle && !is_module(handle))
        return error(EINVAL_HPUX, "not a loaded library");
    list_symbols(&l, handle);
    l.out = memfunc((l.count + 1) * sizeof *l.out);
    if (!l.out)
        return error(ENOMEM_HPUX, "no memory for the symbols");
    list_symbols(&l, handle);
    *out = l.out;
    return l.count;
}

/* 0 is the program, -1 the loader, others are the libraries in their order. */
int shl_get(int index, struct shl_descriptor **out)
{
    struct module *m = index == -1 ? &self : &program;

    for (; m && index > 0; index--)
        m = m->next;
    if (!m || index < -1)
        return error(EINVAL_HPUX, "no such library");
    m->descriptor.ref_count = m->references;
    *out = &m->descriptor;
    return 0;
}

int shl_gethandle(shl_t handle, struct shl_descriptor **out)
{
    if (!is_module(handle))
        return error(EINVAL_HPUX, "not a loaded library");
    handle->descriptor.ref_count = handle->references;
    *out = &handle->descriptor;
    return 0;
}

int shl_get_r(int index, struct shl_descriptor *out)
{
    struct shl_descriptor *d;

    if (shl_get(index, &d))
        return -1;
    *out = *d;
    return 0;
}

int shl_gethandle_r(shl_t handle, struct shl_descriptor *out)
{
    struct shl_descriptor *d;

    if (shl_gethandle(handle, &d))
        return -1;
    *out = *d;
    return 0;
}

void *dlopen(const char *path, int flags)
{
    return path ? shl_load(path, flags, 0) : &program;
}

int dlclose(void *handle)
{
    return handle == &program ? 0 : shl_unload(handle);
}

void *dlsym(void *handle, const char *name)
{
    const shl_t module = handle;

    if (module && !is_module(module)) {
        error(EINVAL_HPUX, "not a loaded library");
        return 0;
    }
    const struct meaning what = module && module != &program ? meaning_in(module, name, hash_of(name)) : look_up_in_files(name);

    if (!what.module) {
        error(ENOSYM_HPUX, "no such symbol");
        return 0;
    }
    return (void *)pointer_to(&what);
}

char *dlerror(void)
{
    const char *text = error_text;

    error_text = 0;
    return (char *)text;
}
