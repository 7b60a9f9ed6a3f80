/* <sys/profil.h> of HP-UX: profil(2) and sprofil(2). */
#ifndef _SYS_PROFIL_INCLUDED
#define _SYS_PROFIL_INCLUDED
#include <mon.h>
#include <stddef.h>
#include <sys/time.h>

struct prof {
    void *pr_base;
    unsigned pr_size;
    void *pr_offset;
    unsigned pr_scale;
};
#define PROF_USHORT 1
#define PROF_UINT   2
#define PROF_UINT64 4

int profil(void *, size_t, size_t, unsigned);
int sprofil(struct prof *, int, struct timeval *, unsigned);
#endif
