/* <setjmp.h> of SunOS. */
#ifndef _SETJMP_INCLUDED
#define _SETJMP_INCLUDED
typedef long jmp_buf[12];
typedef long sigjmp_buf[19];

int _setjmp(jmp_buf) __attribute__((returns_twice));
void _longjmp(jmp_buf, int) __attribute__((noreturn));
int setjmp(jmp_buf) __attribute__((returns_twice));
void longjmp(jmp_buf, int) __attribute__((noreturn));
int sigsetjmp(sigjmp_buf, int) __attribute__((returns_twice));
void siglongjmp(sigjmp_buf, int) __attribute__((noreturn));
#endif
