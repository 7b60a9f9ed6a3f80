/* <dl.h> of HP-UX: shared libraries at run time. */
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

#define BIND_IMMEDIATE 0
#define BIND_DEFERRED  1
#define DYNAMIC_PATH   4
#define TYPE_UNDEFINED 0
#define TYPE_DATA      2
#define TYPE_PROCEDURE 3

struct shl_symbol {
    char *name;
    short type;
    void *value;
    shl_t handle;
};
#define IMPORT_SYMBOLS 1
#define EXPORT_SYMBOLS 2
#define NO_VALUES      4
#define GLOBAL_VALUES  8

int shl_definesym(const char *, short, long, int);
int shl_findsym(shl_t *, const char *, short, void *);
#ifdef __hppa__
int shl_get(int, struct shl_descriptor **);
int shl_get_r(int, struct shl_descriptor *);
int shl_gethandle(shl_t, struct shl_descriptor **);
int shl_gethandle_r(shl_t, struct shl_descriptor *);
#endif
int shl_getsymbols(shl_t, short, int, void *(*)(size_t), struct shl_symbol **);
shl_t shl_load(const char *, int, long);
int shl_unload(shl_t);
#endif
