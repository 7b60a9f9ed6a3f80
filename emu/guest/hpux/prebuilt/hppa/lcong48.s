; 834b0636795d4119bc74d3f7a6574ff0 newlib/libc/stdlib/lcong48.c
	.LEVEL 1.1
	.text
	.section	.text._lcong48_r,"ax",@progbits
	.align 4
.globl _lcong48_r
	.type	_lcong48_r, @function
_lcong48_r:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldh 0(%r25),%r28
	sth %r28,176(%r26)
	ldh 2(%r25),%r28
	sth %r28,178(%r26)
	ldh 4(%r25),%r28
	sth %r28,180(%r26)
	ldh 6(%r25),%r28
	sth %r28,182(%r26)
	ldh 8(%r25),%r28
	sth %r28,184(%r26)
	ldh 10(%r25),%r28
	sth %r28,186(%r26)
	ldh 12(%r25),%r28
	bv %r0(%r2)
	sth %r28,188(%r26)
	.EXIT
	.PROCEND
	.size	_lcong48_r, .-_lcong48_r
	.section	.text.lcong48,"ax",@progbits
	.align 4
.globl lcong48
	.type	lcong48, @function
lcong48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _lcong48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	lcong48, .-lcong48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
