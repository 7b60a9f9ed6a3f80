; f19cc4d02a8b9981f34732ebe6474e04 newlib/libm/math/s_ceil.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2117592124
	.word	-2013235812
	.section	.text.ceil,"ax",@progbits
	.align 4
.globl ceil
	.type	ceil, @function
ceil:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldi 19,%r23
	copy %r28,%r21
	copy %r29,%r31
	extru %r21,1+11-1,11,%r22
	ldo -1023(%r22),%r20
	comb,< %r23,%r20,.L2
	copy %r21,%r24
	comib,> 0,%r20,.L23
	subi 31,%r20,%r20
	zdepi -1,31,20,%r22
	mtsar %r20
	vextrs %r22,32,%r22
	and %r21,%r22,%r23
	or %r23,%r29,%r23
	comib,= 0,%r23,.L17
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r23
	fldds 0(%r23),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b,n .L19
.L4:
	copy %r21,%r28
	copy %r31,%r29
.L26:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
.L1:
	bv,n %r0(%r2)
.L23:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b .L18
	copy %r21,%r28
	b .L26
	copy %r31,%r29
.L2:
	ldi 51,%r23
	comb,>=,n %r23,%r20,.L9
	ldi 1024,%r28
	comb,<> %r28,%r20,.L1
	fcpy,dbl %fr5,%fr4
	bv %r0(%r2)
	fadd,dbl %fr5,%fr5,%fr4
.L9:
	ldo -1043(%r22),%r22
	ldi -1,%r23
	mtsar %r22
	vshd %r0,%r23,%r22
	and %r29,%r22,%r23
	comib,= 0,%r23,.L17
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r23
	fldds 0(%r23),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b,n .L20
	copy %r21,%r28
	b .L26
	copy %r31,%r29
.L18:
	comib,>,n 0,%r21,.L13
	or %r21,%r29,%r21
	comib,= 0,%r21,.L21
	ldi 0,%r31
	b .L4
	ldil L'1072693248,%r21
.L19:
	comib,>= 0,%r21,.L8
	ldil L'1048576,%r28
	vextrs %r28,32,%r28
	addl %r21,%r28,%r24
.L8:
	andcm %r24,%r22,%r21
.L21:
	ldi 0,%r31
	copy %r21,%r28
	copy %r31,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b,n .L1
.L17:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L20:
	comib,>= 0,%r21,.L11
	copy %r29,%r28
	ldi 20,%r29
	comb,= %r29,%r20,.L24
	ldo -21(%r20),%r20
	mtsar %r20
	zvdepi 1,32,%r20
	addl %r31,%r20,%r28
	comclr,>>= %r28,%r31,%r0
	addi 1,%r21,%r21
.L11:
	b .L4
	andcm %r28,%r22,%r31
.L24:
	ldo 1(%r21),%r21
	b .L4
	andcm %r28,%r22,%r31
.L13:
	ldi 0,%r31
	b .L4
	ldil L'-2147483648,%r21
	.EXIT
	.PROCEND
	.size	ceil, .-ceil
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
