/* <setjmp.h> of HP-UX: that those of HP-UX on Itanium have this room is an assumption. */
#ifndef _SETJMP_INCLUDED
#define _SETJMP_INCLUDED
#ifdef __ia64__
typedef long double jmp_buf[70];
typedef long double sigjmp_buf[80];
#else
typedef double jmp_buf[50];
typedef double sigjmp_buf[100];
#endif

int _setjmp(jmp_buf) __attribute__((returns_twice));
void _longjmp(jmp_buf, int) __attribute__((noreturn));
int setjmp(jmp_buf) __attribute__((returns_twice));
void longjmp(jmp_buf, int) __attribute__((noreturn));
int sigsetjmp(sigjmp_buf, int) __attribute__((returns_twice));
void siglongjmp(sigjmp_buf, int) __attribute__((noreturn));
#endif
