; 22ce5df2420de447ba38aac35b374299 newlib/libc/stdlib/nrand48.c
	.LEVEL 1.1
	.text
	.section	.text._nrand48_r,"ax",@progbits
	.align 4
.globl _nrand48_r
	.type	_nrand48_r, @function
_nrand48_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r25,%r3
	bl __dorand48,%r2
	stw %r19,-32(%r30)
	ldh 4(%r3),%r21
	ldh 2(%r3),%r20
	zdep %r21,16,17,%r21
	extru %r20,30,31,%r28
	ldw -84(%r30),%r2
	addl %r21,%r28,%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_nrand48_r, .-_nrand48_r
	.section	.text.nrand48,"ax",@progbits
	.align 4
.globl nrand48
	.type	nrand48, @function
nrand48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _nrand48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	nrand48, .-nrand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
