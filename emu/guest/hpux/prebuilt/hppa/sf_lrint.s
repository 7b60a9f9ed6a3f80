; 5e90accb42de817d85e4d73a6f28ff25 newlib/libm/common/sf_lrint.c
	.LEVEL 1.1
	.text
	.section	.text.lrintf,"ax",@progbits
	.align 4
.globl lrintf
	.type	lrintf, @function
lrintf:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS
	.ENTRY
	ldo 64(%r30),%r30
	ldi 30,%r22
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,1+8-1,8,%r21
	ldo -127(%r21),%r20
	comb,< %r22,%r20,.L2
	stw %r19,-32(%r30)
	comib,> -1,%r20,.L7
	ldi 22,%r31
	comb,>= %r31,%r20,.L5
	extru %r28,0,1,%r22
	extru %r28,31,23,%r28
	subi 181,%r21,%r21
	depi -1,8,1,%r28
	mtsar %r21
	zvdep %r28,32,%r28
.L6:
	sub %r0,%r28,%r20
	comiclr,= 0,%r22,%r0
	copy %r20,%r28
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L5:
	addil LT'TWO23,%r19
	ldw RT'TWO23(%r1),%r28
	fldwx,s %r22(%r28),%fr23L
	fadd,sgl %fr23L,%fr4L,%fr4L
	ldo -64(%r30),%r28
	fstws %fr4L,8(%r28)
	fldws 8(%r28),%fr22L
	fsub,sgl %fr22L,%fr23L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r28
	comib,<> 0,%r28,.L14
	extru %r20,31,23,%r28
.L7:
	ldi 0,%r28
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L2:
	fcnvfxt,sgl,sgl %fr4L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L14:
	extru %r20,1+8-1,8,%r20
	depi -1,8,1,%r28
	subi 150,%r20,%r20
	mtsar %r20
	b .L6
	vshd %r0,%r28,%r28
	.EXIT
	.PROCEND
	.size	lrintf, .-lrintf
	.section	.rodata
	.align 4
	.type	TWO23, @object
	.size	TWO23, 8
TWO23:
	.word	1258291200
	.word	-889192448
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
