; 69bc2c8e28e720cb02489ce6a42a482c newlib/libm/common/s_nearbyint.c
	.LEVEL 1.1
	.text
	.section	.text.nearbyint,"ax",@progbits
	.align 4
.globl nearbyint
	.type	nearbyint, @function
nearbyint:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl rint,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	nearbyint, .-nearbyint
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
