; afb3a1a93d48c8f19b7d1c3a773a51bb newlib/libc/string/bcopy.c
	.LEVEL 1.1
	.text
	.section	.text.bcopy,"ax",@progbits
	.align 4
.globl bcopy
	.type	bcopy, @function
bcopy:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r25,%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	copy %r28,%r26
	bl memmove,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	bcopy, .-bcopy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
