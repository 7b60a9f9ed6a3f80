/* <setjmp.h> of HP-UX, for programs that som-ld links. */
#ifndef _SETJMP_INCLUDED
#define _SETJMP_INCLUDED
typedef double jmp_buf[50];
int setjmp(jmp_buf) __attribute__((returns_twice));
void longjmp(jmp_buf, int) __attribute__((noreturn));
#endif
