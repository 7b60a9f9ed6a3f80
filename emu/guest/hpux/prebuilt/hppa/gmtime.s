; 3db103e6112e82f2cff28e23ace68098 newlib/libc/time/gmtime.c
	.LEVEL 1.1
	.text
	.section	.text.gmtime,"ax",@progbits
	.align 4
.globl gmtime
	.type	gmtime, @function
gmtime:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r25
	bl gmtime_r,%r2
	ldo 124(%r25),%r25
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	gmtime, .-gmtime
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
