/* errno.h - error numbers as Linux has them: the kernel that guests see uses the host's. The C library of WebAssembly has those of WASI,
 * which host.c translates where a call of the host returns. */
#ifndef PRECIS_LIVE_ERRNO_H
#define PRECIS_LIVE_ERRNO_H

#include <asm-generic/errno.h>
#define ENOTSUP EOPNOTSUPP

int *__errno_location(void);
#define errno                         (*__errno_location())
#define program_invocation_name       ((char *)"precis")
#define program_invocation_short_name ((char *)"precis")

#endif
