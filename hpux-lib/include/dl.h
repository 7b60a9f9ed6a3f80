/* <dl.h> of HP-UX, for programs that som-ld links: shared libraries at run time. */
#ifndef _DL_INCLUDED
#define _DL_INCLUDED
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

shl_t shl_load(const char *, int, long);
int shl_unload(shl_t), shl_findsym(shl_t *, const char *, short, void *), shl_get(int, struct shl_descriptor **);
int shl_definesym(const char *, short, long, int), shl_gethandle(shl_t, struct shl_descriptor **);
#endif
