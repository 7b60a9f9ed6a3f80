/* <setjmp.h> of SunOS. */
#ifndef _SETJMP_INCLUDED
#define _SETJMP_INCLUDED
#ifdef __sparc__
typedef long jmp_buf[12];
typedef long sigjmp_buf[19];
#elif defined __LP64__
typedef long jmp_buf[8];
typedef long sigjmp_buf[128];
#else
typedef int jmp_buf[10];
typedef int sigjmp_buf[128];
#endif

int _setjmp(jmp_buf) __attribute__((returns_twice));
void _longjmp(jmp_buf, int) __attribute__((noreturn));
int setjmp(jmp_buf) __attribute__((returns_twice));
void longjmp(jmp_buf, int) __attribute__((noreturn));
int sigsetjmp(sigjmp_buf, int) __attribute__((returns_twice));
void siglongjmp(sigjmp_buf, int) __attribute__((noreturn));
#endif
