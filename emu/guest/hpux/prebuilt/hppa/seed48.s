; e558c2c24ed088755cca395c1e14c482 newlib/libc/stdlib/seed48.c
	.LEVEL 1.1
	.text
	.section	.text._seed48_r,"ax",@progbits
	.align 4
.globl _seed48_r
	.type	_seed48_r, @function
_seed48_r:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 176(%r26),%r20
	ldh 180(%r26),%r21
	addil LT'sseed.0,%r19
	ldi -6547,%r22
	ldw RT'sseed.0(%r1),%r28
	sth %r21,4(%r28)
	stw %r20,0(%r28)
	ldh 0(%r25),%r20
	sth %r20,176(%r26)
	ldh 2(%r25),%r20
	sth %r20,178(%r26)
	ldh 4(%r25),%r20
	sth %r20,180(%r26)
	ldil L'-554958848,%r20
	ldo 5(%r20),%r20
	sth %r22,182(%r26)
	stw %r20,184(%r26)
	ldi 11,%r20
	bv %r0(%r2)
	sth %r20,188(%r26)
	.EXIT
	.PROCEND
	.size	_seed48_r, .-_seed48_r
	.section	.text.seed48,"ax",@progbits
	.align 4
.globl seed48
	.type	seed48, @function
seed48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _seed48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	seed48, .-seed48
	.local	sseed.0
	.comm	sseed.0,6,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
