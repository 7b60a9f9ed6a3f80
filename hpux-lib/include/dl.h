/* <dl.h> of HP-UX, for programs that som-ld links: shared libraries at run time. */
#ifndef _DL_INCLUDED
#define _DL_INCLUDED
#include <stddef.h>

typedef struct dynload_entry *shl_t;

struct shl_descriptor {
    unsigned long tstart, tend, dstart, dend;
    void *ltptr;
    shl_t handle;
    char filename[1025];
    void *initializer;
    unsigned long ref_count, reserved3, reserved2, reserved1, reserved0;
};

enum { BIND_IMMEDIATE = 0, BIND_DEFERRED = 1, DYNAMIC_PATH = 4, TYPE_UNDEFINED = 0, TYPE_DATA = 2, TYPE_PROCEDURE = 3 };

struct shl_symbol {
    char *name;
    short type;
    void *value;
    shl_t handle;
};
enum { IMPORT_SYMBOLS = 1, EXPORT_SYMBOLS = 2, NO_VALUES = 4, GLOBAL_VALUES = 8 };

int shl_getsymbols(shl_t, short, int, void *(*)(size_t), struct shl_symbol **);
shl_t shl_load(const char *, int, long);
int shl_unload(shl_t), shl_findsym(shl_t *, const char *, short, void *), shl_get(int, struct shl_descriptor **);
void *dlopen(const char *, int);
int shl_definesym(const char *, short, long, int), shl_gethandle(shl_t, struct shl_descriptor **);
#endif
