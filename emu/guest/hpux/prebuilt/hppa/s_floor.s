; 531c99a0840f2036362b520ec62d2c0d newlib/libm/math/s_floor.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2117592124
	.word	-2013235812
	.section	.text.floor,"ax",@progbits
	.align 4
.globl floor
	.type	floor, @function
floor:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldi 19,%r23
	copy %r28,%r21
	copy %r29,%r22
	extru %r21,1+11-1,11,%r31
	ldo -1023(%r31),%r20
	comb,< %r23,%r20,.L2
	copy %r21,%r24
	comib,> 0,%r20,.L22
	subi 31,%r20,%r20
	zdepi -1,31,20,%r31
	mtsar %r20
	vextrs %r31,32,%r31
	and %r21,%r31,%r23
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
	copy %r22,%r29
.L27:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
.L1:
	bv,n %r0(%r2)
.L22:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b .L18
	copy %r21,%r28
	b .L27
	copy %r22,%r29
.L2:
	ldi 51,%r23
	comb,>=,n %r23,%r20,.L9
	ldi 1024,%r28
	comb,<> %r28,%r20,.L1
	fcpy,dbl %fr5,%fr4
	bv %r0(%r2)
	fadd,dbl %fr5,%fr5,%fr4
.L9:
	ldo -1043(%r31),%r31
	ldi -1,%r23
	mtsar %r31
	vshd %r0,%r23,%r31
	and %r31,%r29,%r23
	comib,= 0,%r23,.L17
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r23
	fldds 0(%r23),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b,n .L20
	copy %r21,%r28
	b .L27
	copy %r22,%r29
.L18:
	comib,> 0,%r21,.L23
	ldi 0,%r22
	b .L4
	copy %r22,%r21
.L19:
	comib,<= 0,%r21,.L8
	ldil L'1048576,%r28
	vextrs %r28,32,%r28
	addl %r21,%r28,%r24
.L8:
	andcm %r24,%r31,%r21
	ldi 0,%r22
	copy %r21,%r28
	copy %r22,%r29
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
	comib,> 0,%r21,.L24
	copy %r29,%r28
	b .L4
	andcm %r28,%r31,%r22
.L24:
	ldi 20,%r29
	comb,= %r29,%r20,.L25
	ldo -21(%r20),%r20
	mtsar %r20
	zvdepi 1,32,%r20
	addl %r22,%r20,%r28
	comclr,<<= %r22,%r28,%r0
	addi 1,%r21,%r21
	b .L4
	andcm %r28,%r31,%r22
.L23:
	extru %r21,31,31,%r21
	or %r29,%r21,%r22
	comib,= 0,%r22,.L4
	ldil L'-2147483648,%r21
	ldi 0,%r22
	b .L4
	ldil L'-1074790400,%r21
.L25:
	ldo 1(%r21),%r21
	b .L4
	andcm %r28,%r31,%r22
	.EXIT
	.PROCEND
	.size	floor, .-floor
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
