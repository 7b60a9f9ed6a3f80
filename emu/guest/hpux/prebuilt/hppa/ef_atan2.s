; fe6da628d74596617640f1a6e677150c newlib/libm/math/ef_atan2.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1070141403
	.align 4
.LC1:
	.word	1078530011
	.align 4
.LC2:
	.word	-1068953637
	.align 4
.LC3:
	.word	1061752795
	.align 4
.LC4:
	.word	-1077342245
	.align 4
.LC5:
	.word	867941678
	.section	.text.__ieee754_atan2f,"ax",@progbits
	.align 4
.globl __ieee754_atan2f
	.type	__ieee754_atan2f, @function
__ieee754_atan2f:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	fcpy,sgl %fr4L,%fr22L
	ldil L'2139095040,%r21
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r31
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r22
	comb,< %r21,%r31,.L24
	extru %r22,31,31,%r20
	comb,< %r21,%r20,.L24
	ldil L'1065353216,%r29
	comb,= %r29,%r28,.L37
	extrs %r28,1,2,%r3
	extru %r22,0,1,%r29
	ldi 2,%r23
	and %r3,%r23,%r3
	comib,<> 0,%r20,.L6
	or %r3,%r29,%r3
	comb,= %r23,%r3,.L16
	addil LT'.LC1,%r19
	comib,<> 3,%r3,.L41
	ldw -84(%r30),%r2
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr4L
.L1:
	ldw -84(%r30),%r2
.L41:
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L6:
	comiclr,<> 0,%r31,%r0
	b,n .L35
	comclr,<> %r21,%r31,%r0
	b,n .L38
	comb,= %r21,%r20,.L35
	sub %r20,%r31,%r20
	ldi 60,%r21
	extrs %r20,8,9,%r20
	comb,< %r21,%r20,.L22
	addil LT'.LC0,%r19
	comiclr,> 0,%r28,%r0
	b,n .L25
	comiclr,<= -60,%r20,%r20
	ldi 1,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L25
	fcpy,sgl %fr0,%fr4L
.L11:
	comib,= 1,%r3,.L13
	ldil L'-2147483648,%r28
	comib,= 2,%r3,.L14
	addil LT'.LC5,%r19
	comib,= 0,%r3,.L41
	ldw -84(%r30),%r2
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L1
	fsub,sgl %fr22L,%fr4L,%fr4L
.L24:
	fadd,sgl %fr5L,%fr22L,%fr4L
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L35:
	comib,> 0,%r22,.L39
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldws 0(%r28),%fr4L
.L16:
	ldw RT'.LC1(%r1),%r28
	b .L1
	fldws 0(%r28),%fr4L
.L37:
	bl atanf,%r2
	nop
	b .L41
	ldw -84(%r30),%r2
.L38:
	comb,= %r31,%r20,.L40
	ldo -1(%r3),%r3
	comib,<< 2,%r3,.L20
	addil LT'CSWTCH.9,%r19
	ldw RT'CSWTCH.9(%r1),%r28
	b .L1
	fldwx,s %r3(%r28),%fr4L
.L39:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	b .L1
	fldws 0(%r28),%fr4L
.L22:
	ldw RT'.LC0(%r1),%r28
	b .L11
	fldws 0(%r28),%fr4L
.L40:
	comib,<< 2,%r3,.L19
	addil LT'.LC3,%r19
	addil LT'CSWTCH.8,%r19
	ldw RT'CSWTCH.8(%r1),%r28
	b .L1
	fldwx,s %r3(%r28),%fr4L
.L25:
	fdiv,sgl %fr22L,%fr5L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl atanf,%r2
	copy %r19,%r4
	b .L11
	copy %r4,%r19
.L14:
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr4L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr23L
	b .L1
	fsub,sgl %fr23L,%fr4L,%fr4L
.L13:
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	xor %r28,%r20,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L41
	ldw -84(%r30),%r2
.L20:
	b .L1
	fcpy,sgl %fr0,%fr4L
.L19:
	ldw RT'.LC3(%r1),%r28
	b .L1
	fldws 0(%r28),%fr4L
	.EXIT
	.PROCEND
	.size	__ieee754_atan2f, .-__ieee754_atan2f
	.section	.rodata
	.align 4
	.type	CSWTCH.9, @object
	.size	CSWTCH.9, 12
CSWTCH.9:
	.word	-2147483648
	.word	1078530011
	.word	-1068953637
	.align 4
	.type	CSWTCH.8, @object
	.size	CSWTCH.8, 12
CSWTCH.8:
	.word	-1085730853
	.word	1075235812
	.word	-1072247836
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
