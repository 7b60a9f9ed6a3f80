; b53f01f1d1bc8e965277eeb3e57e225b newlib/libc/stdlib/drand48.c
	.LEVEL 1.1
	.text
	.section	.text._drand48_r,"ax",@progbits
	.align 4
.globl _drand48_r
	.type	_drand48_r, @function
_drand48_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 176(%r26),%r25
	stwm %r4,64(%r30)
	bl _erand48_r,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_drand48_r, .-_drand48_r
	.section	.text.drand48,"ax",@progbits
	.align 4
.globl drand48
	.type	drand48, @function
drand48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _drand48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	drand48, .-drand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
