/* crt0.S - the start of a program: it maps /usr/lib/dld.sl as HP's crt0 does, lets it bind the program, and calls _start(). With
 * PROFILE it calls that function instead, which begins a profile and then calls _start(). */
#ifndef PROFILE
#define PROFILE _start
#endif
	.section .data
	.align 8
	.globl _environ, environ, errno, __dld_loc
_environ:
environ:
	.word 0
errno:	.word 0
__dld_loc:
	.word 0

	.text
	.align 4
	.globl $START$
	.type $START$,@function
/* r26 to r24 are argc, argv, envp; the stack pointer is above the strings. */
$START$:
	.proc
	.callinfo frame=128,calls
	.entry
	ldil L%0x40001000,%r1
	ldw 4(%r1),%r19
	ldo 127(%sp),%sp
	depi 0,31,6,%sp
	copy %r26,%r3
	copy %r25,%r4
	copy %r24,%r5
	copy %r19,%r6
	ldw 0(%r25),%r26
	copy %r24,%r25
	bl __map_dld,%rp
	ldo 128(%sp),%sp
	copy %r3,%r26
	copy %r4,%r25
	copy %r5,%r24
	bl PROFILE,%rp
	copy %r6,%r19
	.exit
	.procend
	.size $START$,.-$START$
