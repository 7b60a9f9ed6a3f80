; d1045c8a14e285e4092074d0a2ec4178 newlib/libm/common/sf_nextafter.c
	.LEVEL 1.1
	.text
	.section	.text.nextafterf,"ax",@progbits
	.align 4
.globl nextafterf
	.type	nextafterf, @function
nextafterf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r21
	ldil L'2139095040,%r20
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r31
	comb,< %r20,%r31,.L13
	extru %r21,31,31,%r22
	comb,< %r20,%r22,.L13
	fcmp,sgl,!= %fr4L,%fr5L
	ftest
	b,n .L1
	comib,<>,n 0,%r22,.L5
	depi 0,31,31,%r28
	depi -1,31,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	fmpy,sgl %fr4L,%fr4L,%fr22L
	fcmp,sgl,= %fr4L,%fr22L
	ftest
	b,n .L1
	fcpy,sgl %fr22L,%fr4L
.L1:
	bv,n %r0(%r2)
.L13:
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr5L,%fr4L
.L5:
	comib,> 0,%r21,.L6
	ldo 1(%r21),%r20
	ldo -1(%r21),%r22
	comclr,>= %r28,%r21,%r0
	copy %r22,%r20
.L8:
	ldil L'2139095040,%r28
	and %r20,%r28,%r21
	comclr,<> %r28,%r21,%r0
	b,n .L17
.L11:
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	bv,n %r0(%r2)
.L6:
	comib,<=,n 0,%r28,.L11
	ldo -1(%r21),%r20
	comb,>= %r28,%r21,.L8
	ldo 1(%r21),%r20
	b .L11
	ldo -1(%r21),%r20
.L17:
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr4L,%fr4L
	.EXIT
	.PROCEND
	.size	nextafterf, .-nextafterf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
