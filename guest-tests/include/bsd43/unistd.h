/* <unistd.h> of 4.3BSD under precis: profil(2), for which its page names no header. */
#pragma GCC system_header
#ifndef PRECIS_BSD43_UNISTD_H
#define PRECIS_BSD43_UNISTD_H
#define profil precis_libc_profil /* the C library's, of another type */
#include_next <unistd.h>
#undef profil
#endif
#include "../precis-profil.h"
#if defined PRECIS_PROFIL_IS_READY && !defined PRECIS_BSD43_PROFIL /* not while that header includes this one */
#define PRECIS_BSD43_PROFIL

PRECIS_INLINE int profil(char *buff, int bufsiz, int offset, int scale)
{
    return precis_profil(buff, (size_t)bufsiz, (unsigned long)offset, (unsigned)scale);
}

#endif
