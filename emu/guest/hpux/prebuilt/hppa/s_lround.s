; 503bf49e9b954bfd7901c6d65ac16e43 newlib/libm/common/s_lround.c
	.LEVEL 1.1
	.text
	.section	.text.lround,"ax",@progbits
	.align 4
.globl lround
	.type	lround, @function
lround:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	copy %r23,%r21
	ldi -1,%r28
	extru %r21,31,20,%r20
	extru %r21,1+11-1,11,%r22
	comiclr,> 0,%r21,%r0
	ldi 1,%r28
	ldi 19,%r31
	ldo -1023(%r22),%r21
	comb,< %r31,%r21,.L3
	depi -1,11,1,%r20
	comib,> 0,%r21,.L14
	subi 31,%r21,%r31
	mtsar %r31
	subi 20,%r21,%r21
	ldil L'524288,%r22
	vextrs %r22,32,%r22
	mtsar %r21
	addl %r22,%r20,%r20
	b .L6
	vshd %r0,%r20,%r20
.L3:
	ldi 30,%r31
	comb,<< %r31,%r21,.L7
	ldo -1043(%r22),%r22
	ldil L'-2147483648,%r31
	mtsar %r22
	subi 31,%r22,%r23
	subi 52,%r21,%r21
	vshd %r0,%r31,%r22
	mtsar %r23
	addl %r22,%r24,%r22
	ldi 32,%r31
	comclr,<<= %r24,%r22,%r0
	addi 1,%r20,%r20
	comb,= %r31,%r21,.L6
	zvdep %r20,32,%r20
	mtsar %r21
	vshd %r0,%r22,%r22
	or %r20,%r22,%r20
.L6:
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22R
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	xmpyu %fr22R,%fr22L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	bv %r0(%r2)
	copy %r29,%r28
.L14:
	comiclr,= -1,%r21,%r0
	ldi 0,%r28
	bv,n %r0(%r2)
.L7:
	fcnvfxt,dbl,sgl %fr5,%fr22R
	fstws %fr22R,-16(%sp)
	ldws -16(%sp),%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	lround, .-lround
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
