; cc282b2c2b02035aec6ef38bb655c74c newlib/libm/common/sf_llround.c
	.LEVEL 1.1
	.text
	.section	.text.llroundf,"ax",@progbits
	.align 4
.globl llroundf
	.type	llroundf, @function
llroundf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	ldi -1,%r21
	extru %r28,1+8-1,8,%r22
	ldi 62,%r31
	ldo -127(%r22),%r20
	comiclr,> 0,%r28,%r0
	ldi 1,%r21
	comclr,>= %r31,%r20,%r0
	b,n .L3
	comib,>,n 0,%r20,.L15
	extru %r28,31,23,%r28
	ldi 22,%r31
	comb,>= %r31,%r20,.L7
	depi -1,8,1,%r28
	ldo -150(%r22),%r22
	bb,< %r22,26,.L16
	uaddcm %r0,%r22,%r20
	subi 31,%r22,%r22
	mtsar %r20
	extru %r28,30,31,%r23
	vshd %r0,%r23,%r23
	mtsar %r22
	zvdep %r28,32,%r22
	stws %r22,-16(%sp)
	fldws -16(%sp),%fr22L
	b,n .L10
.L3:
	fcnvfxt,sgl,dbl %fr4L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	bv,n %r0(%r2)
.L7:
	subi 31,%r20,%r31
	subi 23,%r20,%r20
	mtsar %r31
	ldil L'4194304,%r22
	ldi 0,%r23
	vextrs %r22,32,%r22
	mtsar %r20
	addl %r22,%r28,%r28
	vshd %r0,%r28,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
.L10:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr22L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr23R
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr23R,%fr23L,%fr23
	extrs %r21,0,1,%r21
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr22L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addl %r29,%r24,%r20
	copy %r26,%r29
	bv %r0(%r2)
	addl %r25,%r20,%r28
.L15:
	comiclr,= -1,%r20,%r0
	ldi 0,%r21
	copy %r21,%r29
	bv %r0(%r2)
	extrs %r21,0,1,%r28
.L16:
	subi 31,%r22,%r22
	fcpy,sgl %fr0,%fr22L
	mtsar %r22
	b .L10
	zvdep %r28,32,%r23
	.EXIT
	.PROCEND
	.size	llroundf, .-llroundf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
