/* <mon.h> of AIX under precis: both forms of profil(). */
#pragma GCC system_header
#ifndef PRECIS_AIX_MON_H
#define PRECIS_AIX_MON_H
#include "../precis-profil.h"

struct prof {
    char *p_low, *p_high;   /* the text: from p_low up to, but not including, p_high */
    unsigned short *p_buff; /* its counters, */
    int p_bufsize;          /* their size in bytes, */
    unsigned int p_scale;   /* and 16.16 fixed point; -1: computed */
};

/* A buffer of counters; or an array of struct prof, with a size of -1. */
PRECIS_INLINE void profil(void *buffer, unsigned int size, unsigned long offset, unsigned int scale)
{
    (void)precis_profil(buffer, size, offset, scale);
}

#endif
