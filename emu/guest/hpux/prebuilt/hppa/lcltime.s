; e5446909c2c84f7197b3b57e4e47b4c8 newlib/libc/time/lcltime.c
	.LEVEL 1.1
	.text
	.section	.text.localtime,"ax",@progbits
	.align 4
.globl localtime
	.type	localtime, @function
localtime:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r25
	bl localtime_r,%r2
	ldo 124(%r25),%r25
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	localtime, .-localtime
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
