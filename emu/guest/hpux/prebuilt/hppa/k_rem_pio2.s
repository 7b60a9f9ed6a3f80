; 8fb170bee2ab2fdd17ea698eaea90834 newlib/libm/math/k_rem_pio2.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1047527424
	.word	0
	.align 8
.LC1:
	.word	1097859072
	.word	0
	.align 8
.LC2:
	.word	1069547520
	.word	0
	.align 8
.LC3:
	.word	1075838976
	.word	0
	.align 8
.LC4:
	.word	1071644672
	.word	0
	.align 8
.LC5:
	.word	1072693248
	.word	0
	.align 8
.LC6:
	.word	-2147483648
	.word	0
	.align 8
.LC17:
	.word	0
	.word	715827883
	.section	.text.__kernel_rem_pio2,"ax",@progbits
	.align 4
.globl __kernel_rem_pio2
	.type	__kernel_rem_pio2, @function
__kernel_rem_pio2:
	.PROC
	.CALLINFO FRAME=768,CALLS,SAVE_RP,ENTRY_GR=18,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldo 768(%r30),%r30
	ldo -112(%r30),%r1
	stw %r18,-180(%r30)
	stw %r10,-148(%r30)
	copy %r26,%r10
	stw %r7,-136(%r30)
	stw %r17,-176(%r30)
	stw %r16,-172(%r30)
	stw %r15,-168(%r30)
	stw %r14,-164(%r30)
	stw %r13,-160(%r30)
	stw %r12,-156(%r30)
	stw %r11,-152(%r30)
	stw %r9,-144(%r30)
	stw %r8,-140(%r30)
	stw %r6,-132(%r30)
	stw %r5,-128(%r30)
	stw %r4,-124(%r30)
	stw %r3,-120(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	ldw -820(%r30),%r28
	stw %r23,-188(%r30)
	addil LT'init_jk,%r19
	ldw -824(%r30),%r22
	copy %r24,%r23
	stw %r28,-196(%r30)
	ldw RT'init_jk(%r1),%r28
	stw %r25,-192(%r30)
	ldw -196(%r30),%r29
	ldw -188(%r30),%r1
	ldwx,s %r29(%r28),%r18
	ldi -20,%r28
	comb,> %r28,%r24,.L81
	ldo -1(%r1),%r7
	ldo -3(%r24),%r28
	addil LT'.LC17,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC17(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r28,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	addl %r28,%r26,%r25
	extrs %r25,29,30,%r25
	sub %r25,%r20,%r25
	ldo 1(%r25),%r28
	zdep %r28,29,30,%r20
	sub %r28,%r20,%r28
	zdep %r28,28,29,%r28
.L2:
	addl %r23,%r28,%r9
	addl %r18,%r7,%r20
	comib,> 0,%r20,.L8
	sub %r25,%r7,%r28
	ldo 1(%r20),%r29
	ldo -440(%r30),%r24
	zdep %r28,28,29,%r20
	fcpy,dbl %fr0,%fr23
	addl %r29,%r28,%r29
	b .L7
	sub %r24,%r20,%r24
.L141:
	zdep %r28,28,29,%r20
.L7:
	fcpy,dbl %fr23,%fr22
	comib,> 0,%r28,.L6
	addl %r24,%r20,%r20
	fldwx,s %r28(%r22),%fr22L
	fcnvxf,sgl,dbl %fr22L,%fr22
.L6:
	ldo 1(%r28),%r28
	comb,<> %r29,%r28,.L141
	fstds %fr22,0(%r20)
.L8:
	comib,>,n 0,%r18,.L142
	ldw -188(%r30),%r20
	sh3addl %r7,%r10,%r29 
	zdep %r20,28,29,%r16
	ldo -760(%r30),%r17
	subi 8,%r16,%r2
	ldo -440(%r30),%r26
	copy %r7,%r24
	sh3addl %r7,%r26,%r26 
	addl %r18,%r20,%r3
	ldo 8(%r29),%r29
	addl %r17,%r2,%r2
.L5:
	fcpy,dbl %fr0,%fr23
	copy %r26,%r20
	comib,> 0,%r7,.L10
	copy %r10,%r28
.L9:
	fldds 0(%r28),%fr22
	fldds 0(%r20),%fr24
	fmpy,dbl %fr22,%fr24,%fr22
	ldo 8(%r28),%r28
	fadd,dbl %fr23,%fr22,%fr23
	comb,<> %r29,%r28,.L9
	ldo -8(%r20),%r20
.L10:
	fstdx,s %fr23,%r24(%r2)
	ldo 1(%r24),%r24
	comb,<> %r3,%r24,.L5
	ldo 8(%r26),%r26
.L4:
	ldo -280(%r30),%r14
	addil LT'.LC0,%r19
	ldo 7(%r9),%r21
	ldo 8(%r9),%r28
	stw %r21,-184(%r30)
	sh2addl %r18,%r14,%r8 
	sh2addl %r25,%r22,%r11 
	stw %r28,-200(%r30)
	addl %r10,%r16,%r16
	copy %r18,%r13
	copy %r1,%r12
	zdepi -1,31,24,%r6
	ldi 1,%r5
	ldil L'16777216,%r3
.L11:
	sh3addl %r13,%r17,%r28 
	comib,>= 0,%r13,.L12
	flddx,s %r13(%r17),%fr5
	ldw RT'.LC0(%r12),%r25
	addil LT'.LC1,%r19
	copy %r14,%r24
	ldw RT'.LC1(%r1),%r2
	fldds 0(%r25),%fr26
	fldds 0(%r2),%fr25
.L13:
	fmpy,dbl %fr5,%fr26,%fr22
	ldo 4(%r24),%r24
	fldds -8(%r28),%fr24
	fcnvfxt,dbl,sgl %fr22,%fr22L
	ldo -8(%r28),%r28
	fcnvxf,sgl,dbl %fr22L,%fr22
	fmpy,dbl %fr22,%fr25,%fr23
	fsub,dbl %fr5,%fr23,%fr23
	fadd,dbl %fr22,%fr24,%fr5
	fcnvfxt,dbl,sgl %fr23,%fr23L
	comb,<> %r28,%r17,.L13
	fstws %fr23L,-4(%r24)
.L12:
	copy %r19,%r4
	bl scalbn,%r2
	copy %r9,%r24
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	fldds 0(%r1),%fr5
	fmpy,dbl %fr4,%fr5,%fr5
	fcpy,dbl %fr4,%fr12
	bl floor,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r1
	fldds 0(%r1),%fr22
	fmpy,dbl %fr4,%fr22,%fr4
	fsub,dbl %fr12,%fr4,%fr12
	fcnvfxt,dbl,sgl %fr12,%fr13L
	fcnvxf,sgl,dbl %fr13L,%fr22
	comib,>= 0,%r9,.L14
	fsub,dbl %fr12,%fr22,%fr12
	ldo -1(%r13),%r2
	ldw -184(%r30),%r20
	ldwx,s %r2(%r14),%r24
	mtsar %r20
	sh2addl %r2,%r14,%r2 
	vextrs %r24,32,%r4
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r22
	ldw -200(%r30),%r20
	zvdep %r4,32,%r25
	sub %r24,%r25,%r24
	addl %r22,%r4,%r22
	mtsar %r20
	stws %r22,-16(%sp)
	fldws -16(%sp),%fr13L
	vextrs %r24,32,%r15
	comib,< 0,%r15,.L143
	stw %r24,0(%r2)
.L16:
	fcmp,dbl,= %fr12,%fr0
.L153:
	ftest
	b .L31
	fcpy,dbl %fr12,%fr5
	comb,>=,n %r18,%r13,.L32
	sh2addl %r13,%r14,%r24 
	ldi 0,%r2
.L33:
	ldw -4(%r24),%r1
	ldo -4(%r24),%r24
	comb,<> %r8,%r24,.L33
	or %r2,%r1,%r2
	comiclr,= 0,%r2,%r0
	b,n .L34
.L32:
	ldo -1(%r18),%r28
	ldwx,s %r28(%r14),%r28
	comib,<> 0,%r28,.L35
	copy %r8,%r28
	ldi 1,%r2
.L36:
	ldo -4(%r28),%r28
	ldw -4(%r28),%r24
	comib,= 0,%r24,.L36
	ldo 1(%r2),%r2
	ldo 1(%r13),%r25
	addl %r13,%r2,%r2
.L38:
	ldw -188(%r30),%r20
	ldo -440(%r30),%r28
	addl %r13,%r20,%r26
	sh3addl %r26,%r28,%r26 
.L41:
	fldwx,s %r25(%r11),%fr22L
	fcnvxf,sgl,dbl %fr22L,%fr22
	fcpy,dbl %fr0,%fr23
	comib,> 0,%r7,.L39
	fstds %fr22,0(%r26)
	copy %r26,%r24
	copy %r10,%r28
.L40:
	fldds 0(%r28),%fr22
	fldds 0(%r24),%fr24
	fmpy,dbl %fr22,%fr24,%fr22
	ldo 8(%r28),%r28
	fadd,dbl %fr23,%fr22,%fr23
	comb,<> %r16,%r28,.L40
	ldo -8(%r24),%r24
.L39:
	fstdx,s %fr23,%r25(%r17)
	ldo 1(%r25),%r25
	comb,>= %r2,%r25,.L41
	ldo 8(%r26),%r26
	b .L11
	copy %r2,%r13
.L34:
	ldo -1(%r13),%r13
	ldwx,s %r13(%r14),%r28
	comib,= 0,%r28,.L34
	ldo -24(%r9),%r9
.L42:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r1
	copy %r19,%r4
	fldds 0(%r1),%fr5
	bl scalbn,%r2
	copy %r9,%r24
	comib,> 0,%r13,.L46
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldo -1(%r13),%r20
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr23
	ldo -752(%r30),%r21
.L47:
	sh2addl %r20,%r14,%r28 
	fldws 4(%r28),%fr22L
	fcnvxf,sgl,dbl %fr22L,%fr22
	fmpy,dbl %fr22,%fr4,%fr22
	fstdx,s %fr22,%r20(%r21)
	ldo -1(%r20),%r20
	comib,<> -2,%r20,.L47
	fmpy,dbl %fr4,%fr23,%fr4
	zdep %r13,28,29,%r31
	sh3addl %r13,%r17,%r17 
	ldi 0,%r21
	ldo -600(%r30),%r28
	addil LT'PIo2,%r19
.L48:
	comib,> 0,%r18,.L49
	fcpy,dbl %fr0,%fr23
	ldi 0,%r20
	b .L50
	ldw RT'PIo2(%r1),%r22
.L144:
	comclr,>= %r21,%r20,%r0
	b,n .L49
.L50:
	flddx,s %r20(%r22),%fr22
	flddx,s %r20(%r17),%fr24
	fmpy,dbl %fr22,%fr24,%fr22
	ldo 1(%r20),%r20
	comb,<= %r20,%r18,.L144
	fadd,dbl %fr23,%fr22,%fr23
.L49:
	fstdx,s %fr23,%r21(%r28)
	ldo 1(%r21),%r20
	comb,= %r21,%r13,.L51
	ldo -8(%r17),%r17
	b .L48
	copy %r20,%r21
.L14:
	comib,<> 0,%r9,.L17
	addil LT'.LC4,%r19
	ldo -1(%r13),%r28
	ldwx,s %r28(%r14),%r25
	extrs %r25,8,9,%r15
	comib,>= 0,%r15,.L153
	fcmp,dbl,= %fr12,%fr0
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r21
	ldo 1(%r21),%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr13L
	comiclr,< 0,%r13,%r0
	b,n .L22
.L20:
	ldi 0,%r1
	copy %r14,%r24
	copy %r1,%r28
.L26:
	comib,<> 0,%r28,.L23
	ldw 0(%r24),%r2
	comib,= 0,%r2,.L24
	sub %r3,%r2,%r4
	stw %r4,0(%r24)
	ldo 1(%r1),%r1
	comb,>= %r1,%r13,.L87
	ldo 4(%r24),%r24
	ldw 0(%r24),%r2
.L23:
	sub %r6,%r2,%r2
	copy %r5,%r28
	stw %r2,0(%r24)
.L24:
	ldo 1(%r1),%r1
	comb,< %r1,%r13,.L26
	ldo 4(%r24),%r24
	comiclr,< 0,%r9,%r0
	b,n .L27
.L21:
	comiclr,<> 1,%r9,%r0
	b,n .L28
.L145:
	comib,<> 2,%r9,.L27
	ldo -1(%r13),%r24
	ldwx,s %r24(%r14),%r2
	sh2addl %r24,%r14,%r24 
	extru %r2,31,22,%r2
	stw %r2,0(%r24)
.L27:
	comib,<> 2,%r15,.L153
	fcmp,dbl,= %fr12,%fr0
	addil LT'.LC5,%r19
.L149:
	ldw RT'.LC5(%r1),%r1
	fldds 0(%r1),%fr5
	comib,= 0,%r28,.L16
	fsub,dbl %fr5,%fr12,%fr12
	copy %r19,%r4
	bl scalbn,%r2
	copy %r9,%r24
	copy %r4,%r19
	b .L16
	fsub,dbl %fr12,%fr4,%fr12
.L17:
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!>= %fr12,%fr22
	ftest
	b,n .L91
	ldi 0,%r15
	b .L153
	fcmp,dbl,= %fr12,%fr0
.L143:
	ldo 1(%r22),%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr13L
	comib,< 0,%r13,.L20
	ldi 0,%r28
	comib,<> 1,%r9,.L145
	nop
.L28:
	ldo -1(%r13),%r24
	ldwx,s %r24(%r14),%r2
	sh2addl %r24,%r14,%r24 
	extru %r2,31,23,%r2
	comib,<> 2,%r15,.L16
	stw %r2,0(%r24)
	b .L149
	addil LT'.LC5,%r19
.L35:
	ldo 1(%r13),%r25
	b .L38
	copy %r25,%r2
.L51:
	ldw -196(%r30),%r20
	comib,< 2,%r20,.L52
	ldw -196(%r30),%r29
	comib,< 0,%r20,.L53
	fcpy,dbl %fr0,%fr22
	comib,<>,n 0,%r20,.L57
	addl %r28,%r31,%r31
.L61:
	fldds 0(%r31),%fr23
	copy %r31,%r20
	fadd,dbl %fr22,%fr23,%fr22
	comb,<> %r20,%r28,.L61
	ldo -8(%r31),%r31
	comib,= 0,%r15,.L154
	ldw -192(%r30),%r22
.L148:
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr22
.L62:
	ldw -192(%r30),%r22
.L154:
	fstds %fr22,0(%r22)
.L57:
	ldo -112(%r30),%r1
.L150:
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r28
	ldw -788(%r30),%r2
	extru %r28,31,3,%r28
	fldds,ma 8(%r1),%fr13
	ldw -180(%r30),%r18
	ldw -176(%r30),%r17
	ldw -172(%r30),%r16
	ldw -168(%r30),%r15
	ldw -164(%r30),%r14
	ldw -160(%r30),%r13
	ldw -156(%r30),%r12
	ldw -152(%r30),%r11
	ldw -148(%r30),%r10
	ldw -144(%r30),%r9
	ldw -140(%r30),%r8
	ldw -136(%r30),%r7
	ldw -132(%r30),%r6
	ldw -128(%r30),%r5
	ldw -124(%r30),%r4
	ldw -120(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -768(%r30),%r30
.L52:
	comib,<> 3,%r29,.L150
	ldo -112(%r30),%r1
	comib,=,n 0,%r13,.L59
	addl %r28,%r31,%r20
	flddx %r28(%r31),%fr23
	copy %r20,%r22
	copy %r20,%r21
	fldds -8(%r21),%fr22
.L155:
	fcpy,dbl %fr23,%fr24
	fadd,dbl %fr23,%fr22,%fr23
	fsub,dbl %fr22,%fr23,%fr22
	fstds %fr23,-8(%r21)
	fadd,dbl %fr22,%fr24,%fr22
	copy %r21,%r29
	fstds %fr22,0(%r21)
	ldo -8(%r21),%r21
	comb,<>,n %r21,%r28,.L155
	fldds -8(%r21),%fr22
	comib,=,n 1,%r13,.L59
	flddx %r28(%r31),%fr23
.L73:
	fldds -8(%r20),%fr22
	fcpy,dbl %fr23,%fr24
	fadd,dbl %fr23,%fr22,%fr23
	fsub,dbl %fr22,%fr23,%fr22
	fstds %fr23,-8(%r20)
	fadd,dbl %fr22,%fr24,%fr22
	ldo -8(%r20),%r20
	comb,<> %r20,%r29,.L73
	fstds %fr22,8(%r20)
	fcpy,dbl %fr0,%fr22
.L74:
	fldds 0(%r22),%fr23
	ldo -8(%r22),%r22
	comb,<> %r29,%r22,.L74
	fadd,dbl %fr22,%fr23,%fr22
.L75:
	fldds 0(%r28),%fr24
	comib,<> 0,%r15,.L76
	fldds 8(%r28),%fr23
	ldw -192(%r30),%r1
	fstds %fr24,0(%r1)
	ldo 16(%r1),%r28
	fstds %fr23,8(%r1)
	b .L57
	fstds %fr22,0(%r28)
.L87:
	comib,< 0,%r9,.L21
	ldi 1,%r28
	b,n .L27
.L91:
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r21
	ldo 1(%r21),%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr13L
	comib,< 0,%r13,.L20
	ldi 2,%r15
	addil LT'.LC5,%r19
.L152:
	ldw RT'.LC5(%r1),%r1
	fldds 0(%r1),%fr22
	b .L16
	fsub,dbl %fr22,%fr12,%fr12
.L81:
	ldi -24,%r28
	b .L2
	ldi 0,%r25
.L31:
	copy %r19,%r4
	bl scalbn,%r2
	sub %r0,%r9,%r24
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr24
	fcmp,dbl,!>= %fr4,%fr24
	ftest
	b .L92
	addil LT'.LC0,%r19
	fcnvfxt,dbl,sgl %fr4,%fr4L
	b .L42
	fstwx,s %fr4L,%r13(%r14)
.L53:
	addl %r28,%r31,%r31
.L63:
	fldds 0(%r31),%fr23
	copy %r31,%r20
	fadd,dbl %fr22,%fr23,%fr22
	comb,<> %r20,%r28,.L63
	ldo -8(%r31),%r31
	comib,= 0,%r15,.L147
	ldw -192(%r30),%r1
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	ldw -192(%r30),%r22
	fstds %fr23,0(%r22)
	fldds 0(%r28),%fr23
	comib,= 0,%r13,.L67
	fsub,dbl %fr23,%fr22,%fr22
.L69:
	ldi 1,%r20
.L70:
	flddx,s %r20(%r28),%fr23
	ldo 1(%r20),%r20
	comb,<= %r20,%r13,.L70
	fadd,dbl %fr22,%fr23,%fr22
	comib,= 0,%r15,.L151
	ldw -192(%r30),%r29
.L67:
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
.L66:
	ldw -192(%r30),%r29
.L151:
	b .L57
	fstds %fr22,8(%r29)
.L92:
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr4,%fr22,%fr22
	fcnvfxt,dbl,sgl %fr22,%fr22L
	sh2addl %r13,%r14,%r20 
	fcnvxf,sgl,dbl %fr22L,%fr23
	ldo 1(%r13),%r13
	fmpy,dbl %fr23,%fr24,%fr23
	sh2addl %r13,%r14,%r28 
	fsub,dbl %fr4,%fr23,%fr4
	ldo 24(%r9),%r9
	fcnvfxt,dbl,sgl %fr4,%fr4L
	fstws %fr4L,0(%r20)
	b .L42
	fstws %fr22L,0(%r28)
.L76:
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	ldw -192(%r30),%r29
	ldo 16(%r29),%r9
	stw %r21,8(%r29)
	stw %r22,12(%r29)
	fstds %fr24,0(%r29)
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stw %r21,0(%r9)
	stw %r22,4(%r9)
	b .L150
	ldo -112(%r30),%r1
.L147:
	fstds %fr22,0(%r1)
	fldds 0(%r28),%fr23
	comib,<> 0,%r13,.L69
	fsub,dbl %fr23,%fr22,%fr22
	b .L151
	ldw -192(%r30),%r29
.L22:
	comib,<> 2,%r15,.L153
	fcmp,dbl,= %fr12,%fr0
	b .L152
	addil LT'.LC5,%r19
.L142:
	ldw -188(%r30),%r1
	ldo -760(%r30),%r17
	b .L4
	zdep %r1,28,29,%r16
.L46:
	ldw -196(%r30),%r22
	comib,< 2,%r22,.L77
	ldw -196(%r30),%r1
	comiclr,>= 0,%r22,%r0
	b,n .L78
	comib,<> 0,%r22,.L150
	ldo -112(%r30),%r1
	comib,= 0,%r15,.L62
	fcpy,dbl %fr0,%fr22
	b,n .L148
.L77:
	comib,<> 3,%r1,.L57
	ldo -600(%r30),%r28
.L59:
	b .L75
	fcpy,dbl %fr0,%fr22
.L78:
	comib,<> 0,%r15,.L65
	addil LT'.LC6,%r19
	ldo -600(%r30),%r28
	fcpy,dbl %fr0,%fr23
	fldds 0(%r28),%fr22
	ldw -192(%r30),%r28
	b .L66
	fstds %fr23,0(%r28)
.L65:
	ldo -600(%r30),%r20
	ldw RT'.LC6(%r1),%r28
	ldw -192(%r30),%r29
	fldds 0(%r28),%fr23
	fldds 0(%r20),%fr22
	b .L67
	fstds %fr23,0(%r29)
	.EXIT
	.PROCEND
	.size	__kernel_rem_pio2, .-__kernel_rem_pio2
	.section	.rodata
	.align 8
	.type	PIo2, @object
	.size	PIo2, 64
PIo2:
	.word	1073291771
	.word	1073741824
	.word	1047807021
	.word	0
	.word	1022903960
	.word	-2147483648
	.word	997772369
	.word	1610612736
	.word	972036995
	.word	-2147483648
	.word	947528992
	.word	1073741824
	.word	920879650
	.word	-2147483648
	.word	896135965
	.word	0
	.align 4
	.type	init_jk, @object
	.size	init_jk, 16
init_jk:
	.word	2
	.word	3
	.word	4
	.word	6
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
