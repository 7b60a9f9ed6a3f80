/*
 * loader.h - the dynamic loader: its structures, and what its files use of one another. loader.c starts the program, loader_files.c finds
 * and maps libraries and looks up symbols, loader_relocate.c binds files to one another, loader_tls.c has thread-local storage.
 */
#ifndef LOADER_H
#define LOADER_H

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
#if defined __x86_64__
enum { CLASS = 2, DATA = 1, ET_DYN = 3, MACHINE = 62, OTHER_MACHINE = 62, PAGE = 1 << 12 };
#define LIBRARY_FOLDERS "/lib/64:/usr/lib/64"
#elif defined __LP64__
enum { CLASS = 2, DATA = 2, ET_DYN = 3, MACHINE = 43, OTHER_MACHINE = 43, PAGE = 1 << 13 };
#define LIBRARY_FOLDERS "/lib/64:/usr/lib/64"
#elif defined __i386__
enum { CLASS = 1, DATA = 1, ET_DYN = 3, MACHINE = 3, OTHER_MACHINE = 3, PAGE = 1 << 12 };
#define LIBRARY_FOLDERS "/lib:/usr/lib"
#else
enum { CLASS = 1, DATA = 2, ET_DYN = 3, MACHINE = 2, OTHER_MACHINE = 18, PAGE = 1 << 13 };
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
enum { LOCAL_BIND = 0, WEAK_BIND = 2, NOT_DEFINED = 0, ABSOLUTE = 0xfff1 };

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

#pragma GCC visibility push(hidden)

extern struct module *modules, *modules_end;
extern struct module own_module; /* this file */
extern struct module program;
extern const char *library_path; /* LD_LIBRARY_PATH */

/* ---- loader.c ---- */

void print(const char *s);
/* Ends the program. */
void fatal(const char *what, const char *name) __attribute__((noreturn));
/* Returns zeroed memory that is never freed, and that may have code. The program's malloc() is not used before it is bound. */
void *allocate(word size);
const char *copy(const char *s);
word map(word at, word size, int prot, int flags, int fd, word offset);

/* ---- loader_files.c ---- */

const void *table_of(const struct module *m, u32 tag);
void add_module(struct module *m);
/* Notes addresses, the dynamic section and the thread-local storage. */
void read_headers(struct module *m, const struct phdr *p, u32 n);
/* Returns the module of that name, which may be a path; NULL: it is not loaded. */
struct module *find_loaded(const char *name);
/* Returns whether it is a library of the system: what there is of its functions is in this file. */
int is_own_library(const char *name);
/* Returns the library, which is loaded if it was not; NULL: not found. LD_LIBRARY_PATH comes before the path in `needed_by`, which may be
 * NULL. */
struct module *load_library(const char *name, const struct module *needed_by);
/* Loads what m and the modules after it need. */
void load_needed(struct module *m);

struct meaning {
    const struct module *module; /* NULL: not found */
    const struct symbol *symbol;
};
u32 hash_of(const char *name);
const struct symbol *find_in(const struct module *m, const char *name, u32 hash);
/* Looks in the modules from `first` on, but not in `except`, then in this file. */
struct meaning look_up(const char *name, const struct module *first, const struct module *except);
word address_of(struct meaning what);

/* ---- loader_relocate.c ---- */

/* Relocates this file. Before that, nothing that needs a relocation may be used: no calls by linkage tables, no pointers in data. */
void relocate_self(word base);
/* Binds a module to what the others have: its relocations of COPY, or all others. */
void relocate(struct module *m, int copies);
/* Binds the modules from `first` on, and lists the imports that no library has. */
void bind_all(struct module *first);
/* Returns where the program has its copy of a library's object at that address; without a copy, the address. */
word copied_to(word at);

/* ---- loader_tls.c ---- */

/* Gives the modules from m on their places below the thread pointer. */
void place_tls(struct module *m);
/* Returns the first thread's. */
struct lwp_tcb *first_tcb(void);

#pragma GCC visibility pop

void set_thread_pointer(void *p);
void missing_import(void);

#endif
