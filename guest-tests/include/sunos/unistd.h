/* <unistd.h> of SunOS under precis: profil(2). */
#pragma GCC system_header
#ifndef PRECIS_SUNOS_UNISTD_H
#define PRECIS_SUNOS_UNISTD_H
#define profil precis_libc_profil /* the C library's, of another type */
#include_next <unistd.h>
#undef profil
#endif
#include "../precis-profil.h"
#if defined PRECIS_PROFIL_IS_READY && !defined PRECIS_SUNOS_PROFIL /* not while that header includes this one */
#define PRECIS_SUNOS_PROFIL

PRECIS_INLINE void profil(unsigned short *buff, unsigned int bufsiz, unsigned int offset, unsigned int scale)
{
    (void)precis_profil(buff, bufsiz, offset, scale);
}

#endif
