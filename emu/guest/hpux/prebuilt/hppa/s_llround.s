; b54f7d11ea9e3ec5adf00d61b34f9b9e newlib/libm/common/s_llround.c
	.LEVEL 1.1
	.text
	.section	.text.llround,"ax",@progbits
	.align 4
.globl llround
	.type	llround, @function
llround:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	ldi -1,%r21
	extru %r20,31,20,%r22
	extru %r20,1+11-1,11,%r31
	comiclr,> 0,%r20,%r0
	ldi 1,%r21
	ldi 19,%r23
	ldo -1023(%r31),%r20
	comb,< %r23,%r20,.L3
	depi -1,11,1,%r22
	comib,> 0,%r20,.L18
	subi 31,%r20,%r31
	subi 20,%r20,%r20
	mtsar %r31
	ldil L'524288,%r28
	ldi 0,%r23
	vextrs %r28,32,%r28
	mtsar %r20
	addl %r28,%r22,%r28
	vshd %r0,%r28,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
.L6:
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
	addl %r25,%r20,%r28
.L1:
	bv,n %r0(%r2)
.L3:
	ldi 62,%r23
	comb,<< %r23,%r20,.L7
	copy %r29,%r28
	ldi 51,%r23
	comb,< %r23,%r20,.L19
	ldo -1043(%r31),%r29
	ldil L'-2147483648,%r31
	mtsar %r29
	vshd %r0,%r31,%r31
	addl %r31,%r28,%r31
	comclr,<<= %r28,%r31,%r0
	addi 1,%r22,%r22
	bb,>= %r29,26,.L12
	uaddcm %r0,%r29,%r28
	fcpy,sgl %fr0,%fr22L
	subi 31,%r29,%r29
	mtsar %r29
	zvdep %r22,32,%r23
	subi 52,%r20,%r20
.L20:
	ldi 32,%r28
	comb,= %r28,%r20,.L6
	mtsar %r20
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	vshd %r0,%r31,%r31
	or %r28,%r31,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	b,n .L6
.L18:
	ldi 0,%r28
	ldi 0,%r29
	comib,<> -1,%r20,.L1
	nop
	copy %r21,%r29
	bv %r0(%r2)
	extrs %r21,0,1,%r28
.L7:
	fcnvfxt,dbl,dbl %fr5,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	bv,n %r0(%r2)
.L19:
	ldo -1075(%r31),%r31
	subi 31,%r31,%r31
	mtsar %r31
	bb,>= %r29,26,.L9
	zvdep %r28,32,%r28
	subi 31,%r29,%r29
	ldi 0,%r20
	mtsar %r29
	zvdep %r22,32,%r23
.L10:
	or %r28,%r20,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
	b,n .L6
.L12:
	subi 31,%r29,%r29
	mtsar %r28
	extru %r22,30,31,%r23
	vshd %r0,%r23,%r23
	mtsar %r29
	zvdep %r22,32,%r29
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr22L
	b .L20
	subi 52,%r20,%r20
.L9:
	uaddcm %r0,%r29,%r20
	mtsar %r20
	extru %r22,30,31,%r23
	subi 31,%r29,%r29
	vshd %r0,%r23,%r23
	mtsar %r29
	b .L10
	zvdep %r22,32,%r20
	.EXIT
	.PROCEND
	.size	llround, .-llround
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
