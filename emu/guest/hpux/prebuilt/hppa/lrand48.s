; 409728d73c43eb9c576bcb303b012116 newlib/libc/stdlib/lrand48.c
	.LEVEL 1.1
	.text
	.section	.text._lrand48_r,"ax",@progbits
	.align 4
.globl _lrand48_r
	.type	_lrand48_r, @function
_lrand48_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 176(%r26),%r25
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl __dorand48,%r2
	stw %r19,-32(%r30)
	ldh 180(%r3),%r21
	ldh 178(%r3),%r20
	zdep %r21,16,17,%r21
	extru %r20,30,31,%r28
	ldw -84(%r30),%r2
	addl %r21,%r28,%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_lrand48_r, .-_lrand48_r
	.section	.text.lrand48,"ax",@progbits
	.align 4
.globl lrand48
	.type	lrand48, @function
lrand48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _lrand48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	lrand48, .-lrand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
