; 60186506f875f1775f4065b0c3c820d0 newlib/libm/math/w_atan2.c
	.LEVEL 1.1
	.text
	.section	.text.atan2,"ax",@progbits
	.align 4
.globl atan2
	.type	atan2, @function
atan2:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl __ieee754_atan2,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	atan2, .-atan2
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
