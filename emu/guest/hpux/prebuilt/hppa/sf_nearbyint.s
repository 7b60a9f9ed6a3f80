; 5f0bac1ad3f5d0e7e7e3ea213cc45057 newlib/libm/common/sf_nearbyint.c
	.LEVEL 1.1
	.text
	.section	.text.nearbyintf,"ax",@progbits
	.align 4
.globl nearbyintf
	.type	nearbyintf, @function
nearbyintf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl rintf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	nearbyintf, .-nearbyintf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
