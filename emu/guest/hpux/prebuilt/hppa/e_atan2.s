; ecf4d4f23c20ead14d4bcc6e94c8bc1b newlib/libm/math/e_atan2.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1073291771
	.word	1413754136
	.align 8
.LC1:
	.word	1074340347
	.word	1413754136
	.align 8
.LC2:
	.word	-1073143301
	.word	1413754136
	.align 8
.LC3:
	.word	1072243195
	.word	1413754136
	.align 8
.LC4:
	.word	-1074191877
	.word	1413754136
	.align 8
.LC5:
	.word	1017226790
	.word	856972295
	.section	.text.__ieee754_atan2,"ax",@progbits
	.align 4
.globl __ieee754_atan2
	.type	__ieee754_atan2, @function
__ieee754_atan2:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r29
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	copy %r23,%r25
	sub %r0,%r24,%r28
	extru %r25,31,31,%r26
	or %r28,%r24,%r28
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	extru %r28,0,1,%r28
	or %r28,%r26,%r28
	comb,<< %r29,%r28,.L2
	stw %r19,-32(%r30)
	copy %r21,%r1
	sub %r0,%r22,%r28
	extru %r1,31,31,%r2
	or %r28,%r22,%r28
	extru %r28,0,1,%r28
	or %r28,%r2,%r28
	comb,<< %r29,%r28,.L2
	ldil L'-1072693248,%r28
	addl %r25,%r28,%r28
	or %r28,%r24,%r28
	comib,= 0,%r28,.L36
	extrs %r25,1,2,%r3
	extru %r1,0,1,%r28
	ldi 2,%r4
	or %r2,%r22,%r31
	and %r3,%r4,%r3
	comib,= 0,%r31,.L37
	or %r3,%r28,%r3
	or %r26,%r24,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L34
	comclr,<> %r29,%r26,%r0
	b,n .L38
	comb,= %r29,%r2,.L34
	sub %r2,%r26,%r2
	ldi 60,%r28
	extrs %r2,11,12,%r2
	comclr,>= %r28,%r2,%r0
	b,n .L22
	comiclr,> 0,%r25,%r0
	b,n .L24
	comiclr,<= -60,%r2,%r2
	ldi 1,%r2
	comiclr,<> 0,%r2,%r0
	b,n .L24
	copy %r0,%r28
	copy %r0,%r29
.L11:
	comiclr,<> 1,%r3,%r0
	b,n .L13
	comiclr,<> 2,%r3,%r0
	b,n .L14
	comib,= 0,%r3,.L1
	addil LT'.LC5,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC5(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr23,%fr22,%fr22
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr23
	fsub,dbl %fr22,%fr23,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b,n .L1
.L2:
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
.L1:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L37:
	comb,= %r4,%r3,.L16
	addil LT'.LC1,%r19
	copy %r21,%r28
	copy %r22,%r29
	comib,<> 3,%r3,.L1
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	b,n .L1
.L36:
	bl atan,%r2
	nop
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b,n .L1
.L34:
	comib,> 0,%r1,.L39
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	b,n .L1
.L16:
	ldw RT'.LC1(%r1),%r28
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	b,n .L1
.L39:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	b,n .L1
.L22:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	b,n .L11
.L38:
	comb,= %r26,%r2,.L40
	ldo -1(%r3),%r3
	comib,<< 2,%r3,.L20
	addil LT'CSWTCH.9,%r19
	ldw RT'CSWTCH.9(%r1),%r28
	sh3addl %r3,%r28,%r28
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	b,n .L1
.L14:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr23,%fr22,%fr22
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr23
	fsub,dbl %fr23,%fr22,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b,n .L1
.L13:
	copy %r28,%r23
	copy %r29,%r24
	copy %r28,%r21
	ldil L'-2147483648,%r28
	xor %r21,%r28,%r23
	copy %r23,%r28
	copy %r24,%r29
	b,n .L1
.L40:
	comib,<< 2,%r3,.L19
	addil LT'.LC3,%r19
	addil LT'CSWTCH.8,%r19
	ldw RT'CSWTCH.8(%r1),%r28
	sh3addl %r3,%r28,%r28
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	b,n .L1
.L20:
	copy %r0,%r28
	copy %r0,%r29
	b,n .L1
.L24:
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	copy %r19,%r4
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr22
	bl fabs,%r2
	fdiv,dbl %fr24,%fr22,%fr5
	fcpy,dbl %fr4,%fr5
	copy %r4,%r19
	bl atan,%r2
	copy %r19,%r4
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b .L11
	copy %r4,%r19
.L19:
	ldw RT'.LC3(%r1),%r28
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	b,n .L1
	.EXIT
	.PROCEND
	.size	__ieee754_atan2, .-__ieee754_atan2
	.section	.rodata
	.align 8
	.type	CSWTCH.9, @object
	.size	CSWTCH.9, 24
CSWTCH.9:
	.word	-2147483648
	.word	0
	.word	1074340347
	.word	1413754136
	.word	-1073143301
	.word	1413754136
	.align 8
	.type	CSWTCH.8, @object
	.size	CSWTCH.8, 24
CSWTCH.8:
	.word	-1075240453
	.word	1413754136
	.word	1073928572
	.word	2134057426
	.word	-1073555076
	.word	2134057426
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
