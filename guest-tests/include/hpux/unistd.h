/* <unistd.h> of HP-UX under precis, which does not declare profil(). */
#pragma GCC system_header
#ifndef PRECIS_HPUX_UNISTD_H
#define PRECIS_HPUX_UNISTD_H
#define profil precis_libc_profil /* the C library's, of another type */
#include_next <unistd.h>
#undef profil
#endif
