/* <unistd.h> of GNU under precis: profil(3), answered by precis instead of the C library. */
#pragma GCC system_header
#ifndef PRECIS_GLIBC_UNISTD_H
#define PRECIS_GLIBC_UNISTD_H
#define profil precis_libc_profil /* the C library's, of another type */
#include_next <unistd.h>
#undef profil
#endif
#include "../precis-profil.h"
#if defined PRECIS_PROFIL_IS_READY && !defined PRECIS_GLIBC_PROFIL /* not while that header includes this one */
#define PRECIS_GLIBC_PROFIL

PRECIS_INLINE int profil(unsigned short *buf, size_t bufsiz, size_t offset, unsigned int scale)
{
    return precis_profil(buf, bufsiz, offset, scale);
}

#endif
