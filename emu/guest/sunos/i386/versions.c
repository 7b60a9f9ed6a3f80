/*
 * versions.c - what i386's programs alone call: stat(2) and its relatives with the version of their structure, which their headers' inline
 * functions pass; the start of floating point, which the kernel has done; __tls_get_addr() with its argument in %eax, as GCC calls it.
 */
#include "libc.h"

enum { SYS_xstat = 123, SYS_lxstat, SYS_fxstat, SYS_xmknod };

int _xstat(int version, const char *path, void *to)
{
    return (int)CALL(SYS_xstat, (long)version, path, to);
}

int _lxstat(int version, const char *path, void *to)
{
    return (int)CALL(SYS_lxstat, (long)version, path, to);
}

int _fxstat(int version, int fd, void *to)
{
    return (int)CALL(SYS_fxstat, (long)version, (long)fd, to);
}

int _xmknod(int version, const char *path, unsigned long mode, unsigned long device)
{
    return (int)CALL(SYS_xmknod, (long)version, path, mode, device);
}

void __fpstart(void)
{
}
__typeof__(__fpstart) _fpstart __attribute__((alias("__fpstart")));

void *__tls_get_addr(const void *index);

void *__attribute__((regparm(1))) ___tls_get_addr(const void *index)
{
    return __tls_get_addr(index);
}
