; b5b6e0d21894311b4990b172087b0d27 newlib/libm/common/sf_logb.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	-1023672320
	.align 4
.LC1:
	.word	2139095040
	.align 4
.LC2:
	.word	-1082130432
	.section	.text.logbf,"ax",@progbits
	.align 4
.globl logbf
	.type	logbf, @function
logbf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r20
	comib,= 0,%r20,.L12
	ldil L'2139095040,%r21
	and %r28,%r21,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L13
	comb,= %r21,%r20,.L8
	addil LT'.LC1,%r19
	comclr,<< %r21,%r20,%r0
	b,n .L14
	bv,n %r0(%r2)
.L13:
	zdep %r20,23,24,%r20
	comib,>= 0,%r20,.L7
	ldi -126,%r28
.L6:
	zdep %r20,30,31,%r20
	comib,< 0,%r20,.L6
	ldo -1(%r28),%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	bv %r0(%r2)
	fcnvxf,sgl,sgl %fr22L,%fr4L
.L12:
	fcpy,sgl %fr0,%fr22L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr4L
	bv %r0(%r2)
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L14:
	extrs %r20,8,9,%r20
	ldo -127(%r20),%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
	bv %r0(%r2)
	fcnvxf,sgl,sgl %fr22L,%fr4L
.L8:
	ldw RT'.LC1(%r1),%r28
	bv %r0(%r2)
	fldws 0(%r28),%fr4L
.L7:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	bv %r0(%r2)
	fldws 0(%r28),%fr4L
	.EXIT
	.PROCEND
	.size	logbf, .-logbf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
