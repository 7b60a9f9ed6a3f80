; 2a7b05d547d798f493e1d720e506298a newlib/libm/math/erf_gamma.c
	.LEVEL 1.1
	.text
	.section	.text.__ieee754_gammaf_r,"ax",@progbits
	.align 4
.globl __ieee754_gammaf_r
	.type	__ieee754_gammaf_r, @function
__ieee754_gammaf_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl __ieee754_lgammaf_r,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl __ieee754_expf,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__ieee754_gammaf_r, .-__ieee754_gammaf_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
