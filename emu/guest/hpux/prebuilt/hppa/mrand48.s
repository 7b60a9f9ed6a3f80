; 6f8c1379cfd7286092896f861f22a76f newlib/libc/stdlib/mrand48.c
	.LEVEL 1.1
	.text
	.section	.text._mrand48_r,"ax",@progbits
	.align 4
.globl _mrand48_r
	.type	_mrand48_r, @function
_mrand48_r:
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
	ldh 180(%r3),%r28
	ldh 178(%r3),%r20
	zdep %r28,15,16,%r28
	addl %r28,%r20,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_mrand48_r, .-_mrand48_r
	.section	.text.mrand48,"ax",@progbits
	.align 4
.globl mrand48
	.type	mrand48, @function
mrand48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _mrand48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	mrand48, .-mrand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
