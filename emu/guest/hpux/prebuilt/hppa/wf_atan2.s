; 4438c44f0f55c3cb20bda6f7a9ae7541 newlib/libm/math/wf_atan2.c
	.LEVEL 1.1
	.text
	.section	.text.atan2f,"ax",@progbits
	.align 4
.globl atan2f
	.type	atan2f, @function
atan2f:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __ieee754_atan2f,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	atan2f, .-atan2f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
