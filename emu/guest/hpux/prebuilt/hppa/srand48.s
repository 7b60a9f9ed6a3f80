; b4a0e2674e3d6f1f6547bb8710ca9574 newlib/libc/stdlib/srand48.c
	.LEVEL 1.1
	.text
	.section	.text._srand48_r,"ax",@progbits
	.align 4
.globl _srand48_r
	.type	_srand48_r, @function
_srand48_r:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'16384,%r28
	ldo -3314(%r28),%r28
	sth %r28,176(%r26)
	ldi -6547,%r28
	sth %r28,182(%r26)
	ldil L'-554958848,%r28
	ldo 5(%r28),%r28
	sth %r25,178(%r26)
	stw %r28,184(%r26)
	extru %r25,15,16,%r25
	ldi 11,%r28
	sth %r25,180(%r26)
	bv %r0(%r2)
	sth %r28,188(%r26)
	.EXIT
	.PROCEND
	.size	_srand48_r, .-_srand48_r
	.section	.text.srand48,"ax",@progbits
	.align 4
.globl srand48
	.type	srand48, @function
srand48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _srand48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	srand48, .-srand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
