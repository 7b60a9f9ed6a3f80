; 2d3d3aa1781415213fc95f1646cf2e95 newlib/libm/common/sf_lround.c
	.LEVEL 1.1
	.text
	.section	.text.lroundf,"ax",@progbits
	.align 4
.globl lroundf
	.type	lroundf, @function
lroundf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	ldi -1,%r28
	extru %r20,1+8-1,8,%r22
	ldi 30,%r31
	ldo -127(%r22),%r21
	comiclr,> 0,%r20,%r0
	ldi 1,%r28
	comclr,>= %r31,%r21,%r0
	b,n .L3
	comib,> 0,%r21,.L12
	extru %r20,31,23,%r20
	ldi 22,%r31
	comb,>= %r31,%r21,.L6
	depi -1,8,1,%r20
	subi 181,%r22,%r22
	mtsar %r22
	zvdep %r20,32,%r22
	stws %r22,-16(%sp)
	fldws -16(%sp),%fr22L
.L7:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr22L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	bv %r0(%r2)
	copy %r29,%r28
.L3:
	fcnvfxt,sgl,sgl %fr4L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	bv,n %r0(%r2)
.L6:
	subi 31,%r21,%r31
	subi 23,%r21,%r21
	mtsar %r31
	ldil L'4194304,%r22
	vextrs %r22,32,%r22
	mtsar %r21
	addl %r22,%r20,%r20
	vshd %r0,%r20,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr22L
	b,n .L7
.L12:
	comiclr,= -1,%r21,%r0
	ldi 0,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	lroundf, .-lroundf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
