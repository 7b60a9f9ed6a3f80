/* start.S - the start of a SunOS program without a C library, and its system calls. */
#ifdef __arch64__
#define TRAP   0x40
#define BIAS   2047
#define WORD   8
#define FRAME  192
#define LOAD   ldx
#define STORE  stx
#define ADDRESS(of, r) sethi %h44(of), r; or r, %m44(of), r; sllx r, 12, r; or r, %l44(of), r
#else
#define TRAP   8
#define BIAS   0
#define WORD   4
#define FRAME  96
#define LOAD   ld
#define STORE  st
#define ADDRESS(of, r) sethi %hi(of), r; or r, %lo(of), r
#endif
	.text
	.globl _start
_start:
	mov	0, %fp
	LOAD	[%sp + BIAS + 16 * WORD], %o0
	add	%sp, BIAS + 17 * WORD, %o1
	mov	%g1, %o2
	mov	%g7, %o3
	sub	%sp, FRAME, %sp
	call	start
	 nop
	mov	1, %g1
	ta	TRAP

/* struct result sunos_call(long number, ...): the result, or minus the error number; the second result. */
	.globl sunos_call
	.type sunos_call, #function
sunos_call:
	save	%sp, -(FRAME + 4 * WORD), %sp
	mov	%i0, %g1
	mov	%i1, %o0
	mov	%i2, %o1
	mov	%i3, %o2
	mov	%i4, %o3
	mov	%i5, %o4
	LOAD	[%fp + BIAS + 17 * WORD + 6 * WORD - (WORD & 8)], %o5
	LOAD	[%fp + BIAS + 17 * WORD + 7 * WORD - (WORD & 8)], %l0
	STORE	%l0, [%sp + BIAS + 17 * WORD + 6 * WORD - (WORD & 8)]
	ta	TRAP
	bcc	1f
	 nop
	sub	%g0, %o0, %o0
1:	ADDRESS(sunos_second, %l0)
	STORE	%o1, [%l0]
	ret
	 restore %o0, 0, %o0

	.globl	sunos_gethrtime
sunos_gethrtime:
	ta	0x24
	retl
	 nop
	.globl	sunos_gethrestime
sunos_gethrestime:
	ta	0x27
	retl
	 mov	%o1, %o0
	.bss
	.globl sunos_second
	.align 8
sunos_second:
	.skip 8
	.section ".note.GNU-stack"
