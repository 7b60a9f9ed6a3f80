/* <sys/profil.h> of HP-UX under precis: sprofil(2). */
#pragma GCC system_header
#ifndef PRECIS_HPUX_SYS_PROFIL_H
#define PRECIS_HPUX_SYS_PROFIL_H
#include "../../precis-profil.h"

#define PROF_USHORT 0x0001 /* counters of 2 bytes, */
#define PROF_UINT   0x0002 /* of 4, */
#define PROF_UINT64 0x0004 /* and of 8 */

struct prof {
    void *pr_base;         /* the buffer, */
    unsigned int pr_size;  /* and its size in bytes */
    void *pr_offset;       /* the first address of the text */
    unsigned int pr_scale; /* 16.16 fixed point */
};

PRECIS_INLINE int sprofil(struct prof *profp, int profcnt, struct timeval *tvp, unsigned int flags)
{
    return precis_sprofil((struct precis_prof *)profp, profcnt, tvp, flags);
}

#endif
