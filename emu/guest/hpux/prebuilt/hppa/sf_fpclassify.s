; cf32e871316ca1b56f268b68b784397b newlib/libm/common/sf_fpclassify.c
	.LEVEL 1.1
	.text
	.section	.text.__fpclassifyf,"ax",@progbits
	.align 4
.globl __fpclassifyf
	.type	__fpclassifyf, @function
__fpclassifyf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r28
	comib,= 0,%r28,.L3
	ldil L'-8388608,%r21
	ldil L'2130706432,%r20
	addl %r28,%r21,%r21
	ldo -1(%r20),%r20
	comb,>>= %r20,%r21,.L4
	ldo -1(%r28),%r20
	zdepi -1,30,22,%r21
	comb,>>= %r21,%r20,.L5
	ldil L'2139095040,%r20
	comclr,<> %r20,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
.L3:
	bv %r0(%r2)
	ldi 2,%r28
.L5:
	bv %r0(%r2)
	ldi 3,%r28
.L4:
	bv %r0(%r2)
	ldi 4,%r28
	.EXIT
	.PROCEND
	.size	__fpclassifyf, .-__fpclassifyf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
