/* loader.h - the dynamic loader of HP-UX programs on Itanium: modules, and what the C library needs of it. */
#ifndef LOADER_H
#define LOADER_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long s64;
typedef __UINTPTR_TYPE__ word; /* an address as the program sees it */

/* A function pointer points to one of these; in 32-bit programs, too, its words are whole addresses. */
struct descriptor {
    u64 entry, gp;
};

struct call_result {
    s64 value, second;
};
struct call_result hpux_call(long number, ...);

void set_thread_pointer(u64 value);
void *calloc(word n, word size);
void free(void *p);

struct module;

/* Opens a shared library and those that it needs. NULL: none, with loader_error(). name NULL: the program. */
struct module *loader_open(const char *name);
/* Is it what loader_open() gave? If not, returns 0 and sets loader_error(). */
int loader_is_open(const struct module *module);
/* The address of a symbol, a function's is that of its descriptor; 0: none. module NULL: in all modules in their order; with_definitions:
 * before them, among those of loader_define(). */
word loader_symbol(struct module *module, const char *name, int with_definitions);
/* The n-th symbol that a module imports or exports, or (module NULL) that loader_define() defined. 0: there is none; -1: not a symbol of
 * that kind. With is_global, value and home are those of the most visible symbol of the name. */
struct listed {
    const char *name;
    int is_function;
    word value;
    struct module *home;
};
int loader_list(struct module *module, unsigned n, int imports, int is_global, struct listed *out);
/* Makes a symbol the most visible one for what is bound or looked up from now on. */
void loader_define(const char *name, word value, int is_function);
const char *loader_error(void);
/* Calls the functions that the modules name for the end of the program. */
void loader_finish(void);

/* The library's own symbols, sorted by name (exports.S). */
struct export
{
    const char *name;
    void *address; /* a function's descriptor */
    word is_function;
};
extern const struct export library_exports[];
extern const unsigned library_export_count;

#endif
