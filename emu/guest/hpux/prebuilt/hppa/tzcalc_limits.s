; 936a068318cc846f4955a0586bc6d49d newlib/libc/time/tzcalc_limits.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	0
	.word	1374389535
	.align 8
.LC1:
	.word	0
	.word	-1030792151
	.align 8
.LC2:
	.word	0
	.word	-1840700269
	.section	.text.__tzcalc_limits,"ax",@progbits
	.align 4
.globl __tzcalc_limits
	.type	__tzcalc_limits, @function
__tzcalc_limits:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r12,128(%r30)
	stw %r4,-96(%r30)
	copy %r19,%r4
	stw %r3,-92(%r30)
	stw %r19,-32(%r30)
	stw %r11,-124(%r30)
	stw %r10,-120(%r30)
	stw %r9,-116(%r30)
	stw %r8,-112(%r30)
	stw %r7,-108(%r30)
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	bl __gettzinfo,%r2
	copy %r26,%r3
	copy %r4,%r19
	ldi 1969,%r20
	comb,>= %r20,%r3,.L17
	copy %r28,%r31
	ldo -1901(%r3),%r21
	addil LT'.LC0,%r19
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC0(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r21,0,1,%r29
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r1
	ldo -1601(%r3),%r23
	ldo -1969(%r3),%r22
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC0,%r19
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	ldw RT'.LC0(%r1),%r1
	addl %r21,%r26,%r21
	stw %r3,4(%r28)
	fldds 0(%r1),%fr22
	ldo -1970(%r3),%r28
	sh3addl %r28,%r28,%r20 
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r22,29,30,%r22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	sh3addl %r20,%r28,%r28 
	extru %r23,24,25,%r23
	extrs %r21,26,27,%r20
	sh2addl %r28,%r28,%r28 
	sub %r29,%r20,%r29
	addl %r28,%r22,%r21
	ldo 8(%r31),%r7
	ldi 0,%r22
	addl %r21,%r29,%r21
	ldbx %r7(%r22),%r28
	addl %r21,%r23,%r21
	ldo 20(%r31),%r4
	ldwx %r4(%r22),%r20
	ldo 28(%r31),%r24
	ldo 24(%r31),%r2
	ldo 32(%r31),%r26
	ldi 74,%r25
	ldi 68,%r8
	extrs %r28,31,8,%r28
	comb,= %r25,%r28,.L29
	ldi 28,%r23
.L3:
	comb,<>,n %r8,%r28,.L8
	addl %r21,%r20,%r20
.L7:
	ldwx %r2(%r22),%r6
	ldwx %r26(%r22),%r5
	sh2addl %r20,%r20,%r28 
	addl %r24,%r22,%r29
	sh2addl %r28,%r20,%r28 
	sh3addl %r28,%r20,%r28 
	zdep %r28,29,30,%r28
	sub %r28,%r20,%r20
	zdep %r20,24,25,%r20
	addl %r20,%r6,%r20
	addl %r20,%r5,%r20
	comb,= %r23,%r22,.L30
	stw %r20,0(%r29)
	copy %r23,%r22
	ldbx %r7(%r22),%r28
	extrs %r28,31,8,%r28
	comb,<> %r25,%r28,.L3
	ldwx %r4(%r22),%r20
.L29:
	addil LT'.LC1,%r19
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC1(%r1),%r1
	addl %r21,%r20,%r6
	fldds 0(%r1),%fr22
	extru %r3,31,2,%r28
	comib,= 0,%r28,.L25
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'10731520,%r5
.L33:
	ldil L'85901312,%r28
	ldo 5898(%r5),%r5
	ldo -1968(%r28),%r28
	addl %r28,%r29,%r28
	shd %r28,%r28,4,%r28
	comb,<<,n %r5,%r28,.L7
	ldo -1(%r6),%r20
	comiclr,>= 59,%r20,%r0
	addi 1,%r6,%r6
	b .L7
	ldo -1(%r6),%r20
.L30:
	ldw 0(%r24),%r20
	ldw 56(%r31),%r21
	ldi 1,%r28
	comclr,<= %r21,%r20,%r20
	ldi 1,%r20
	stw %r20,0(%r31)
.L1:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r11
	ldw -120(%r30),%r10
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r12
.L8:
	addil LT'.LC1,%r19
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC1(%r1),%r1
	extru %r3,31,2,%r28
	fldds 0(%r1),%fr22
	comib,= 0,%r28,.L26
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'85901312,%r28
.L31:
	ldo -1968(%r28),%r28
	addl %r28,%r29,%r28
	ldil L'10731520,%r29
	shd %r28,%r28,4,%r28
	ldo 5898(%r29),%r29
	comclr,<< %r29,%r28,%r28
	ldi 1,%r28
	sh1addl %r28,%r28,%r28 
	zdep %r28,27,28,%r5
.L10:
	ldo 12(%r31),%r28
	addil LT'__month_lengths,%r19
	ldwx %r28(%r22),%r29
	ldw RT'__month_lengths(%r1),%r6
	copy %r21,%r12
	comib,>= 1,%r29,.L11
	addl %r5,%r6,%r28
	sh2addl %r29,%r28,%r5 
	ldo -4(%r5),%r5
.L12:
	ldw 0(%r28),%r29
	ldo 4(%r28),%r28
	comb,<> %r5,%r28,.L12
	addl %r12,%r29,%r12
.L11:
	ldo 4(%r12),%r10
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	fldds 0(%r1),%fr22
	extrs %r10,0,1,%r11
	stws %r11,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr23L,%fr22R,%fr22
	ldw 0(%r28),%r9
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	stws %r10,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addl %r6,%r28,%r28
	extrs %r28,29,30,%r28
	sub %r28,%r11,%r28
	zdep %r28,28,29,%r5
	sub %r5,%r28,%r28
	ldo 16(%r31),%r29
	sub %r10,%r28,%r10
	ldwx %r29(%r22),%r29
	sub %r20,%r10,%r20
	ldo -1(%r29),%r29
	ldo 7(%r20),%r28
	comiclr,<= 0,%r20,%r0
	copy %r28,%r20
	sh3addl %r29,%r20,%r20 
	sub %r20,%r29,%r20
	comb,>,n %r9,%r20,.L7
	addl %r20,%r12,%r20
	ldo -7(%r20),%r20
.L32:
	comb,<=,n %r9,%r20,.L32
	ldo -7(%r20),%r20
	b .L7
	addl %r20,%r12,%r20
.L17:
	b .L1
	ldi 0,%r28
.L25:
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'42942464,%r9
	ldil L'85901312,%r5
	ldo 7208(%r9),%r9
	ldo -1968(%r5),%r5
	addl %r5,%r29,%r5
	shd %r5,%r5,2,%r5
	comb,>>= %r9,%r5,.L33
	ldil L'10731520,%r5
	comiclr,>= 59,%r20,%r0
	addi 1,%r6,%r6
	b .L7
	ldo -1(%r6),%r20
.L26:
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'42942464,%r9
	ldil L'85901312,%r6
	ldo 7208(%r9),%r9
	ldo -1968(%r6),%r6
	addl %r6,%r29,%r6
	shd %r6,%r6,2,%r6
	comb,<< %r9,%r6,.L10
	ldi 48,%r5
	b .L31
	ldil L'85901312,%r28
	.EXIT
	.PROCEND
	.size	__tzcalc_limits, .-__tzcalc_limits
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
