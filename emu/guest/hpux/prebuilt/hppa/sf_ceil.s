; b9036030f56445e32b741ac08749194e newlib/libm/math/sf_ceil.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	-2147483648
	.align 4
.LC1:
	.word	1065353216
	.align 4
.LC2:
	.word	1900671690
	.section	.text.ceilf,"ax",@progbits
	.align 4
.globl ceilf
	.type	ceilf, @function
ceilf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	ldi 22,%r22
	extru %r20,31,31,%r21
	extru %r21,8,9,%r28
	ldo -127(%r28),%r28
	comclr,>= %r22,%r28,%r0
	b,n .L2
	comib,> 0,%r28,.L21
	copy %r20,%r22
	subi 31,%r28,%r28
	zdepi -1,31,23,%r21
	mtsar %r28
	vextrs %r21,32,%r21
	and %r20,%r21,%r20
	comib,= 0,%r20,.L1
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldws 0(%r20),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	fcmp,sgl,!> %fr22L,%fr0
	ftest
	b,n .L16
.L1:
	bv,n %r0(%r2)
.L21:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	fcmp,sgl,!> %fr22L,%fr0
	ftest
	b,n .L15
	bv,n %r0(%r2)
.L2:
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r21,.L1
	nop
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr4L,%fr4L
.L15:
	comib,> 0,%r20,.L10
	addil LT'.LC0,%r19
	comib,= 0,%r21,.L1
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	bv %r0(%r2)
	fldws 0(%r28),%fr4L
.L16:
	comib,>= 0,%r22,.L8
	ldil L'8388608,%r20
	vextrs %r20,32,%r20
	addl %r22,%r20,%r22
.L8:
	andcm %r22,%r21,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr4L
	bv,n %r0(%r2)
.L10:
	ldw RT'.LC0(%r1),%r28
	bv %r0(%r2)
	fldws 0(%r28),%fr4L
	.EXIT
	.PROCEND
	.size	ceilf, .-ceilf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
