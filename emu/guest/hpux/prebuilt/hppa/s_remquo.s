; 57cf9b980503e8a6d707d3ae8aee186f newlib/libm/common/s_remquo.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2097152
	.word	0
	.align 8
.LC1:
	.word	1071644672
	.word	0
	.section	.text.remquo,"ax",@progbits
	.align 4
.globl remquo
	.type	remquo, @function
remquo:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r8,-116(%r30)
	stw %r28,-120(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	copy %r23,%r31
	copy %r24,%r29
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	extru %r31,31,31,%r22
	copy %r25,%r20
	or %r24,%r22,%r28
	comib,= 0,%r28,.L2
	extru %r20,31,31,%r2
	ldil L'2146435072,%r21
	ldo -1(%r21),%r28
	comb,<< %r28,%r2,.L2
	sub %r0,%r24,%r28
	or %r28,%r24,%r28
	extru %r28,0,1,%r28
	or %r28,%r22,%r28
	comb,<< %r21,%r28,.L2
	copy %r20,%r5
	copy %r26,%r28
	depi 0,31,31,%r5
	comb,< %r22,%r2,.L5
	xor %r31,%r20,%r3
	comclr,<= %r22,%r2,%r0
	b,n .L61
	comclr,<<= %r24,%r26,%r0
	b,n .L61
	comb,= %r24,%r26,.L94
	and %r20,%r21,%r21
	comiclr,= 0,%r21,%r0
	b,n .L10
	comib,<> 0,%r2,.L9
	copy %r26,%r21
	comib,>= 0,%r26,.L95
	ldi -1043,%r6
.L11:
	zdep %r21,30,31,%r21
	comib,< 0,%r21,.L11
	ldo -1(%r6),%r6
.L17:
	ldil L'2146435072,%r21
.L103:
	and %r31,%r21,%r21
	comiclr,= 0,%r21,%r0
	b,n .L25
.L98:
	comiclr,= 0,%r22,%r0
	b,n .L26
	comib,>= 0,%r29,.L96
	copy %r29,%r21
.L14:
	ldi -1043,%r25
.L29:
	zdep %r21,30,31,%r21
	comib,< 0,%r21,.L29
	ldo -1(%r25),%r25
	b .L102
	ldi -1022,%r21
.L2:
	stws %r25,-16(%sp)
	stws %r26,-12(%sp)
	fldds -16(%sp),%fr22
	ldw -120(%r30),%r20
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr22,%fr23,%fr4
	fdiv,dbl %fr4,%fr4,%fr4
	stw %r0,0(%r20)
.L1:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L5:
	and %r20,%r21,%r21
	comiclr,= 0,%r21,%r0
	b,n .L10
.L9:
	zdep %r2,20,21,%r21
	comib,>= 0,%r21,.L97
	ldi -1022,%r6
.L18:
	zdep %r21,30,31,%r21
	comib,>= 0,%r21,.L17
	ldo -1(%r6),%r6
	zdep %r21,30,31,%r21
	comib,< 0,%r21,.L18
	ldo -1(%r6),%r6
	b .L103
	ldil L'2146435072,%r21
.L10:
	extrs %r2,11,12,%r6
	ldil L'2146435072,%r21
	and %r31,%r21,%r21
	comib,= 0,%r21,.L98
	ldo -1023(%r6),%r6
.L25:
	extrs %r22,11,12,%r25
	ldo -1023(%r25),%r25
	ldi -1022,%r21
.L102:
	comclr,<= %r21,%r6,%r0
	b,n .L27
.L24:
	extru %r20,31,20,%r20
	depi -1,11,1,%r20
.L33:
	ldi -1022,%r21
	comb,> %r21,%r25,.L35
	subi -1022,%r25,%r21
.L31:
	extru %r31,31,20,%r31
	sub %r28,%r29,%r21
	depi -1,11,1,%r31
.L36:
	sub %r6,%r25,%r6
	comib,= 0,%r6,.L38
	ldo -1(%r6),%r22
	b .L42
	ldi 0,%r6
.L40:
	ldo 1(%r6),%r6
	extru %r28,0,1,%r20
	zdep %r6,30,31,%r6
	zdep %r28,30,31,%r28
	ldo -1(%r22),%r22
	comib,= -1,%r22,.L99
	sh1addl %r21,%r20,%r20 
.L42:
	sub %r20,%r31,%r21
	sub %r28,%r29,%r0
	subb %r21,%r0,%r21
	comib,<=,n 0,%r21,.L40
	sub %r28,%r29,%r28
	extru %r28,0,1,%r21
	zdep %r6,30,31,%r6
	sh1addl %r20,%r21,%r20 
	ldo -1(%r22),%r22
	comib,<> -1,%r22,.L42
	zdep %r28,30,31,%r28
.L99:
	sub %r28,%r29,%r21
.L38:
	sub %r20,%r31,%r31
	sub %r28,%r29,%r0
	subb %r31,%r0,%r31
	comib,>,n 0,%r31,.L44
	ldo 1(%r6),%r6
	copy %r21,%r28
	copy %r31,%r20
.L44:
	or %r20,%r28,%r21
	comib,= 0,%r21,.L45
	zdepi -1,31,20,%r22
	comb,< %r22,%r20,.L105
	ldi -1022,%r21
.L46:
	extru %r28,0,1,%r21
	ldo -1(%r25),%r25
	sh1addl %r20,%r21,%r20 
	comb,>= %r22,%r20,.L46
	zdep %r28,30,31,%r28
	ldi -1022,%r21
.L105:
	comb,> %r21,%r25,.L50
	subi -1022,%r25,%r21
	ldo 1023(%r25),%r2
	ldil L'-1048576,%r21
	zdep %r2,11,12,%r2
	addl %r20,%r21,%r20
	or %r2,%r20,%r2
.L6:
	copy %r28,%r8
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr5
	copy %r2,%r7
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!< %fr4,%fr22
	ftest
	b .L72
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr4,%fr22,%fr22
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr23
	fcmp,dbl,!< %fr22,%fr23
	ftest
	b .L57
	fcmp,dbl,= %fr22,%fr23
	ftest
	b .L56
	extru %r6,31,1,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L56
.L57:
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr24
	fsub,dbl %fr24,%fr4,%fr24
	ldo 1(%r6),%r6
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
.L56:
	copy %r7,%r21
	copy %r8,%r22
	copy %r7,%r20
	extru %r6,31,31,%r28
	xor %r5,%r20,%r21
	ldw -120(%r30),%r20
	sub %r0,%r28,%r31
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	comiclr,<= 0,%r3,%r0
	copy %r31,%r28
	b .L1
	stw %r28,0(%r20)
.L35:
	ldi 31,%r31
	comb,<,n %r31,%r21,.L37
	ldo 1054(%r25),%r31
.L28:
	subi 31,%r21,%r21
	mtsar %r31
	vshd %r0,%r29,%r31
	mtsar %r21
	zvdep %r22,32,%r22
	zvdep %r29,32,%r29
	or %r31,%r22,%r31
	b .L36
	sub %r28,%r29,%r21
.L96:
	ldi -1022,%r21
	comb,<= %r21,%r6,.L106
	extru %r20,31,20,%r20
	ldi -1043,%r25
.L27:
	subi -1022,%r6,%r20
	ldi 31,%r21
	comb,>=,n %r21,%r20,.L60
	ldo 1085(%r6),%r20
	mtsar %r20
	zvdep %r28,32,%r20
	b .L33
	ldi 0,%r28
.L95:
	ldil L'2146435072,%r21
	and %r31,%r21,%r21
	comib,<> 0,%r21,.L12
	extrs %r22,11,12,%r25
	comib,<> 0,%r22,.L13
	zdep %r22,20,21,%r21
	copy %r24,%r21
	comib,< 0,%r24,.L14
	copy %r6,%r25
	ldi -1043,%r6
	ldi 21,%r20
.L60:
	ldo 1054(%r6),%r21
.L16:
	subi 31,%r20,%r20
	mtsar %r21
	vshd %r0,%r28,%r21
	mtsar %r20
	zvdep %r2,32,%r2
	zvdep %r28,32,%r28
	b .L33
	or %r21,%r2,%r20
.L72:
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr23
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr24
	fadd,dbl %fr23,%fr24,%fr22
	fcmp,dbl,!> %fr22,%fr4
	ftest
	b .L55
	fcmp,dbl,= %fr22,%fr4
	ftest
	b .L56
	extru %r6,31,1,%r28
	comib,= 0,%r28,.L56
	nop
.L55:
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr22
	fsub,dbl %fr22,%fr4,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	b .L56
	ldo 1(%r6),%r6
.L45:
	extru %r6,31,31,%r28
	sub %r0,%r28,%r20
	addil LT'Zero,%r19
	extru %r5,0,1,%r5
	ldw RT'Zero(%r1),%r21
	flddx,s %r5(%r21),%fr4
	comiclr,<= 0,%r3,%r0
	copy %r20,%r28
	ldw -120(%r30),%r20
	b .L1
	stw %r28,0(%r20)
.L50:
	ldi 20,%r22
	comb,>= %r22,%r21,.L100
	mtsar %r21
	ldi 31,%r22
	comb,<,n %r22,%r21,.L52
	subi -1023,%r25,%r25
	vshd %r0,%r28,%r28
	copy %r5,%r2
	mtsar %r25
	zvdep %r20,32,%r20
	b .L6
	or %r20,%r28,%r28
.L37:
	ldo 1085(%r25),%r22
	copy %r28,%r21
	mtsar %r22
	zvdep %r29,32,%r31
	b .L36
	ldi 0,%r29
.L26:
	zdep %r22,20,21,%r21
	comib,>= 0,%r21,.L101
	ldi -1022,%r25
.L22:
	ldi -1022,%r25
.L32:
.L107:
	zdep %r21,30,31,%r21
	comib,< 0,%r21,.L32
	ldo -1(%r25),%r25
	b .L102
	ldi -1022,%r21
.L100:
	subi -1023,%r25,%r25
	vshd %r0,%r28,%r28
	mtsar %r25
	subi 31,%r21,%r21
	zvdep %r20,32,%r22
	mtsar %r21
	or %r22,%r28,%r28
	b .L6
	vextrs %r20,32,%r2
.L97:
	ldil L'2146435072,%r21
	and %r31,%r21,%r21
	comib,<> 0,%r21,.L19
	extrs %r22,11,12,%r25
	comiclr,= 0,%r22,%r0
	b,n .L20
	comib,< 0,%r29,.L14
	copy %r29,%r21
	extru %r20,31,20,%r20
.L106:
	ldi 11,%r31
	depi -1,11,1,%r20
	ldi -1043,%r25
	b .L28
	ldi 21,%r21
.L101:
	comb,> %r25,%r6,.L27
	extru %r20,31,20,%r20
.L104:
	ldi -1022,%r25
	b .L31
	depi -1,11,1,%r20
.L61:
	b .L6
	ldi 0,%r6
.L94:
	ldi 1,%r28
	ldw -120(%r30),%r21
	addil LT'Zero,%r19
	comiclr,<= 0,%r3,%r0
	ldi -1,%r28
	stw %r28,0(%r21)
	extru %r5,0,1,%r5
	ldw RT'Zero(%r1),%r28
	b .L1
	flddx,s %r5(%r28),%fr4
.L52:
	ldo 1085(%r25),%r25
	copy %r5,%r2
	mtsar %r25
	b .L6
	vextrs %r20,32,%r28
.L19:
	b .L24
	ldo -1023(%r25),%r25
.L12:
	ldi 11,%r21
	ldo -1023(%r25),%r25
	ldi -1043,%r6
	b .L16
	ldi 21,%r20
.L20:
	zdep %r22,20,21,%r21
	comib,<,n 0,%r21,.L107
	ldi -1022,%r25
	b .L104
	extru %r20,31,20,%r20
.L13:
	ldi -1043,%r6
	comib,< 0,%r21,.L22
	ldi -1022,%r25
	b .L60
	ldi 21,%r20
	.EXIT
	.PROCEND
	.size	remquo, .-remquo
	.section	.rodata
	.align 8
	.type	Zero, @object
	.size	Zero, 16
Zero:
	.word	0
	.word	0
	.word	-2147483648
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
