/* profil(2), sprofil(2) and monitor(3C) of HP-UX, for programs that som-ld links. */
#ifndef _SYS_PROFIL_INCLUDED
#define _SYS_PROFIL_INCLUDED
#include <stddef.h>
#include <sys/time.h>

struct prof {
    void *pr_base;
    unsigned pr_size;
    void *pr_offset;
    unsigned pr_scale;
};
enum { PROF_USHORT = 1, PROF_UINT = 2, PROF_UINT64 = 4 };
typedef short WORD;

int profil(void *, size_t, size_t, unsigned), sprofil(struct prof *, int, struct timeval *, unsigned);
void monitor(void (*)(void), void (*)(void), WORD *, int, int), monstartup(void (*)(void), void (*)(void)), moncontrol(int),
    _mcleanup(void);
#endif
