/* dld.h - what HP-UX's <dl.h> declares, and what dld-start.S has. */
#ifndef DLD_H
#define DLD_H

typedef struct module *shl_t;

struct shl_descriptor {
    char *tstart, *tend, *dstart, *dend;
    void *ltptr;
    shl_t handle;
    char filename[1025];
    void *initializer;
    unsigned long ref_count, reserved[4];
};

struct shl_symbol {
    char *name;
    short type;
    void *value;
    shl_t handle;
};
enum { IMPORT_SYMBOLS = 1, EXPORT_SYMBOLS = 2, NO_VALUES = 4, GLOBAL_VALUES = 8 };

#pragma GCC visibility push(default)
shl_t shl_load(const char *path, int flags, long address);
int shl_unload(shl_t handle);
int shl_findsym(shl_t *handle, const char *name, short type, void *value);
int shl_definesym(const char *name, short type, long value, int flags);
int shl_getsymbols(shl_t handle, short type, int flags, void *(*memfunc)(unsigned long), struct shl_symbol **out);
int shl_get(int index, struct shl_descriptor **out);
int shl_get_r(int index, struct shl_descriptor *out);
int shl_gethandle(shl_t handle, struct shl_descriptor **out);
int shl_gethandle_r(shl_t handle, struct shl_descriptor *out);
void *dlopen(const char *path, int flags);
int dlclose(void *handle);
void *dlsym(void *handle, const char *name);
char *dlerror(void);
/* Bytes of thread-local storage that each thread has, from its thread pointer (cr27) on. */
unsigned __dld_tls_size(void);
#pragma GCC visibility pop

void missing_import(void);
unsigned own_ltp(void);
void report_missing(const char *name);

#endif
