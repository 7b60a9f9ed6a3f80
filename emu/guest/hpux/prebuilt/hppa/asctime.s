; c5984f62bb935ea83c2bf671100c2909 newlib/libc/time/asctime.c
	.LEVEL 1.1
	.text
	.section	.text.asctime,"ax",@progbits
	.align 4
.globl asctime
	.type	asctime, @function
asctime:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r25
	bl asctime_r,%r2
	ldo 96(%r25),%r25
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	asctime, .-asctime
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
