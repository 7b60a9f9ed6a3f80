; 6402577d48436ef28992bafc60a78474 newlib/libm/common/s_logb.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	-1064285184
	.word	0
	.align 8
.LC1:
	.word	-1064308736
	.word	0
	.align 8
.LC2:
	.word	2146435072
	.word	0
	.align 8
.LC3:
	.word	-1074790400
	.word	0
	.section	.text.logb,"ax",@progbits
	.align 4
.globl logb
	.type	logb, @function
logb:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'2146435072,%r31
	copy %r28,%r22
	extru %r22,31,31,%r20
	and %r22,%r31,%r22
	comib,<> 0,%r22,.L2
	copy %r29,%r21
	or %r29,%r20,%r28
	comib,<> 0,%r28,.L3
	fcpy,dbl %fr0,%fr22
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr4
	bv %r0(%r2)
	fdiv,dbl %fr4,%fr22,%fr4
.L3:
	comiclr,= 0,%r20,%r0
	b,n .L5
	comib,>= 0,%r29,.L11
	ldi -1043,%r28
.L7:
	zdep %r21,30,31,%r21
	comib,< 0,%r21,.L7
	ldo -1(%r28),%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	fcnvxf,sgl,dbl %fr22L,%fr4
.L20:
	bv,n %r0(%r2)
.L2:
	ldo -1(%r31),%r21
	comclr,<< %r21,%r20,%r0
	b,n .L19
	comclr,>= %r31,%r20,%r0
	b,n .L14
	comib,<> 0,%r29,.L14
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	bv %r0(%r2)
	fldds 0(%r28),%fr4
.L5:
	zdep %r20,20,21,%r20
	comib,= 0,%r20,.L12
	ldi -1022,%r28
.L8:
	zdep %r20,30,31,%r20
	comib,< 0,%r20,.L8
	ldo -1(%r28),%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	b .L20
	fcnvxf,sgl,dbl %fr22L,%fr4
.L14:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L19:
	extrs %r20,11,12,%r20
	ldo -1023(%r20),%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
	bv %r0(%r2)
	fcnvxf,sgl,dbl %fr22L,%fr4
.L12:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	bv %r0(%r2)
	fldds 0(%r28),%fr4
.L11:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	bv %r0(%r2)
	fldds 0(%r28),%fr4
	.EXIT
	.PROCEND
	.size	logb, .-logb
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
