/* <time.h> of HP-UX under precis: profil(2), and CLK_TCK. */
#pragma GCC system_header
#include_next <time.h>
#ifndef PRECIS_HPUX_TIME_H
#define PRECIS_HPUX_TIME_H
#include "../precis-profil.h"

#ifndef CLK_TCK
#define CLK_TCK ((clock_t)sysconf(_SC_CLK_TCK))
#endif

PRECIS_INLINE void profil(unsigned short int *buff, size_t bufsiz, size_t offset, unsigned int scale)
{
    (void)precis_profil(buff, bufsiz, offset, scale);
}

#endif
