; e7f83f90bcc408719da8d63188a74807 newlib/libc/stdlib/l64a.c
	.LEVEL 1.1
	.text
	.section	.text._l64a_r,"ax",@progbits
	.align 4
.globl _l64a_r
	.type	_l64a_r, @function
_l64a_r:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r25,%r25,.L11
	ldo 216(%r26),%r28
	addil LT'R64_ARRAY,%r19
	ldo 222(%r26),%r26
	ldw RT'R64_ARRAY(%r1),%r22
	b .L4
	copy %r28,%r20
.L6:
	comiclr,<> 0,%r25,%r0
	b,n .L2
.L4:
	extru %r25,31,6,%r21
	ldo 1(%r20),%r20
	ldbx %r22(%r21),%r21
	stb %r21,-1(%r20)
	comb,<> %r26,%r20,.L6
	extru %r25,25,26,%r25
	bv,n %r0(%r2)
.L11:
	copy %r28,%r20
.L2:
	bv %r0(%r2)
	stb %r0,0(%r20)
	.EXIT
	.PROCEND
	.size	_l64a_r, .-_l64a_r
	.section	.text.l64a,"ax",@progbits
	.align 4
.globl l64a
	.type	l64a, @function
l64a:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _l64a_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	l64a, .-l64a
	.section	.rodata
	.align 4
	.type	R64_ARRAY, @object
	.size	R64_ARRAY, 65
R64_ARRAY:
	.stringz	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
