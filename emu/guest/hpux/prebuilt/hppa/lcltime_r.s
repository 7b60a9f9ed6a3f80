; 4ebb21049fba5dabf8166c927141cdc5 newlib/libc/time/lcltime_r.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	0
	.word	-1030792151
	.align 8
.LC1:
	.word	0
	.word	-1851608123
	.align 8
.LC2:
	.word	0
	.word	-2004318071
	.section	.text.localtime_r,"ax",@progbits
	.align 4
.globl localtime_r
	.type	localtime_r, @function
localtime_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r9,128(%r30)
	stw %r8,-124(%r30)
	copy %r26,%r8
	stw %r7,-120(%r30)
	stw %r6,-116(%r30)
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	stw %r5,-112(%r30)
	bl __gettzinfo,%r2
	copy %r25,%r3
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	copy %r28,%r7
	bl gmtime_r,%r2
	copy %r8,%r26
	copy %r4,%r19
	copy %r28,%r3
	ldo 20(%r28),%r6
	addil LT'.LC0,%r19
	ldw 0(%r6),%r28
	ldw RT'.LC0(%r1),%r1
	ldo 1900(%r28),%r9
	fldds 0(%r1),%fr22
	stws %r9,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr23L,%fr22R,%fr22
	extru %r28,31,2,%r28
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	comib,<> 0,%r28,.L2
	ldil L'42942464,%r31
	ldil L'85901312,%r28
	ldo 7208(%r31),%r31
	ldo -1968(%r28),%r28
	addl %r28,%r22,%r28
	shd %r28,%r28,2,%r28
	comb,>>= %r31,%r28,.L2
	ldi 48,%r20
.L3:
	addil LT'__month_lengths,%r19
	ldw RT'__month_lengths(%r1),%r28
	copy %r19,%r4
	bl __tz_lock,%r2
	addl %r20,%r28,%r5
	copy %r4,%r19
	bl _tzset_unlocked,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'_daylight,%r19
	ldw RT'_daylight(%r1),%r28
	ldw 0(%r28),%r28
	comib,=,n 0,%r28,.L4
	ldw 4(%r7),%r28
	comb,<> %r9,%r28,.L5
	copy %r19,%r4
.L8:
	ldw 0(%r8),%r20
	ldw 0(%r7),%r28
	comib,= 0,%r28,.L45
	ldw 28(%r7),%r21
	comb,<=,n %r21,%r20,.L13
	stw %r0,32(%r3)
.L11:
	ldw 32(%r7),%r21
.L30:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r1
	extrs %r21,0,1,%r25
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC1,%r19
	stws %r25,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldi 59,%r24
	ldw RT'.LC1(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC2,%r19
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	addl %r8,%r28,%r28
	ldw RT'.LC2(%r1),%r1
	extrs %r28,20,21,%r29
	fldds 0(%r1),%fr22
	sub %r29,%r25,%r28
	ldw 0(%r3),%r23
	zdep %r28,28,29,%r20
	sub %r20,%r28,%r20
	ldw 4(%r3),%r31
	zdep %r20,26,27,%r20
	addl %r20,%r28,%r28
	ldw 8(%r3),%r2
	zdep %r28,27,28,%r28
	sub %r21,%r28,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r28,0,1,%r26
	stws %r26,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	sub %r29,%r25,%r29
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	sub %r2,%r29,%r20
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	addl %r8,%r21,%r21
	stw %r20,8(%r3)
	extrs %r21,26,27,%r21
	sub %r21,%r26,%r21
	sub %r31,%r21,%r22
	zdep %r21,27,28,%r29
	stw %r22,4(%r3)
	sub %r29,%r21,%r21
	zdep %r21,29,30,%r21
	sub %r28,%r21,%r28
	sub %r23,%r28,%r28
	comb,>= %r24,%r28,.L15
	stw %r28,0(%r3)
	ldo 1(%r22),%r22
	ldo -60(%r28),%r28
	stw %r22,4(%r3)
	stw %r28,0(%r3)
.L16:
	ldi 59,%r28
.L47:
	comb,>=,n %r28,%r22,.L17
	ldo 1(%r20),%r20
	ldo -60(%r22),%r22
	stw %r20,8(%r3)
	stw %r22,4(%r3)
	ldi 23,%r28
.L46:
	comb,>=,n %r28,%r20,.L19
	ldw 28(%r3),%r28
	ldo 1(%r28),%r28
	stw %r28,28(%r3)
	ldo -24(%r20),%r20
	ldw 24(%r3),%r28
	ldo 1(%r28),%r28
	stw %r20,8(%r3)
	ldo 28(%r3),%r21
	comiclr,>= 6,%r28,%r0
	ldi 0,%r28
	stw %r28,24(%r3)
	ldw 16(%r3),%r20
	ldw 12(%r3),%r28
	ldo 1(%r28),%r28
	stw %r28,12(%r3)
	ldwx,s %r20(%r5),%r31
	comb,>= %r31,%r28,.L22
	ldo 16(%r3),%r22
	sub %r28,%r31,%r28
	stw %r28,12(%r3)
	comib,= 11,%r20,.L23
	ldo 1(%r20),%r28
	stw %r28,0(%r22)
.L22:
	bl __tz_unlock,%r2
	nop
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L2:
	ldil L'85901312,%r20
	ldil L'10731520,%r28
	ldo -1968(%r20),%r20
	ldo 5898(%r28),%r28
	addl %r20,%r22,%r20
	shd %r20,%r20,4,%r20
	comclr,<< %r28,%r20,%r20
	ldi 1,%r20
	sh1addl %r20,%r20,%r20 
	b .L3
	zdep %r20,27,28,%r20
.L4:
	b .L11
	stw %r28,32(%r3)
.L19:
	comib,<= 0,%r20,.L22
	ldo 24(%r20),%r20
	ldw 28(%r3),%r28
	ldo -1(%r28),%r28
	stw %r28,28(%r3)
	ldw 24(%r3),%r28
	ldo -1(%r28),%r28
	stw %r20,8(%r3)
	ldo 28(%r3),%r21
	comiclr,<= 0,%r28,%r0
	ldi 6,%r28
	stw %r28,24(%r3)
	ldw 12(%r3),%r28
	ldo -1(%r28),%r28
	comib,<> 0,%r28,.L22
	stw %r28,12(%r3)
	ldo 16(%r3),%r20
	ldw 0(%r20),%r28
	ldo -1(%r28),%r28
	comib,>,n 0,%r28,.L26
	stw %r28,0(%r20)
	zdep %r28,29,30,%r28
.L27:
	ldwx %r5(%r28),%r28
	b .L22
	stw %r28,12(%r3)
.L17:
	comib,<= 0,%r22,.L46
	ldi 23,%r28
	ldo -1(%r20),%r20
	ldo 60(%r22),%r22
	stw %r20,8(%r3)
	b .L46
	stw %r22,4(%r3)
.L15:
	comib,<=,n 0,%r28,.L47
	ldi 59,%r28
	ldo -1(%r22),%r22
	ldo 60(%r28),%r28
	stw %r22,4(%r3)
	b .L16
	stw %r28,0(%r3)
.L5:
	bl __tzcalc_limits,%r2
	copy %r9,%r26
	comib,<> 0,%r28,.L8
	copy %r4,%r19
	ldi -1,%r20
	b .L11
	stw %r20,32(%r3)
.L45:
	comb,>,n %r21,%r20,.L13
	ldi 1,%r20
	ldw 60(%r7),%r21
	b .L30
	stw %r20,32(%r3)
.L23:
	stw %r0,0(%r22)
	ldw 0(%r6),%r28
	ldo 1(%r28),%r28
	stw %r28,0(%r6)
	b .L22
	stw %r0,0(%r21)
.L13:
	ldw 56(%r7),%r28
	comclr,>= %r20,%r28,%r20
	ldi 1,%r20
	comib,<> 1,%r20,.L11
	stw %r20,32(%r3)
	b .L30
	ldw 60(%r7),%r21
.L26:
	ldi 11,%r28
	stw %r28,0(%r20)
	ldw 0(%r6),%r23
	addil LT'.LC0,%r19
	ldo -1(%r23),%r28
	ldw RT'.LC0(%r1),%r1
	ldo 1899(%r23),%r23
	stw %r28,0(%r6)
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extru %r28,31,2,%r28
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	comib,<> 0,%r28,.L28
	ldil L'42942464,%r22
	ldil L'85901312,%r20
	ldo 7208(%r22),%r22
	ldo -1968(%r20),%r20
	addl %r20,%r24,%r20
	shd %r20,%r20,2,%r20
	comb,<< %r22,%r20,.L29
	ldi 365,%r28
.L28:
	ldil L'85901312,%r28
	ldil L'10731520,%r20
	ldo -1968(%r28),%r28
	ldo 5898(%r20),%r20
	addl %r28,%r24,%r28
	shd %r28,%r28,4,%r28
	comclr,<< %r20,%r28,%r28
	ldi 1,%r28
	ldo 364(%r28),%r28
.L29:
	stw %r28,0(%r21)
	b .L27
	ldi 44,%r28
	.EXIT
	.PROCEND
	.size	localtime_r, .-localtime_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
