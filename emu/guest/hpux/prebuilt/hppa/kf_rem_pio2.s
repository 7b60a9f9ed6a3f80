; 3df9328ed4df411d9181d247d806dd8a newlib/libm/math/kf_rem_pio2.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	998244352
	.align 4
.LC1:
	.word	1132462080
	.align 4
.LC2:
	.word	1040187392
	.align 4
.LC3:
	.word	1090519040
	.align 4
.LC4:
	.word	1056964608
	.align 4
.LC5:
	.word	1065353216
	.align 4
.LC6:
	.word	-2147483648
	.section	.text.__kernel_rem_pio2f,"ax",@progbits
	.align 4
.globl __kernel_rem_pio2f
	.type	__kernel_rem_pio2f, @function
__kernel_rem_pio2f:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=18,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	ldo -80(%r30),%r1
	stw %r17,-144(%r30)
	stw %r11,-120(%r30)
	copy %r26,%r11
	stw %r9,-112(%r30)
	ldo -1(%r23),%r9
	stw %r18,-148(%r30)
	stw %r16,-140(%r30)
	stw %r15,-136(%r30)
	stw %r14,-132(%r30)
	stw %r13,-128(%r30)
	stw %r12,-124(%r30)
	stw %r10,-116(%r30)
	stw %r8,-108(%r30)
	stw %r7,-104(%r30)
	stw %r6,-100(%r30)
	stw %r5,-96(%r30)
	stw %r4,-92(%r30)
	stw %r3,-88(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	ldw -564(%r30),%r28
	addil LT'init_jk,%r19
	stw %r28,-168(%r30)
	ldw -568(%r30),%r29
	stw %r23,-160(%r30)
	ldw RT'init_jk(%r1),%r28
	stw %r25,-164(%r30)
	ldw -168(%r30),%r1
	stw %r24,-176(%r30)
	comib,> -4,%r24,.L81
	ldwx,s %r1(%r28),%r17
	ldo -3(%r24),%r28
	extrs %r28,0,1,%r26
	extru %r26,31,3,%r26
	addl %r26,%r28,%r26
	extrs %r26,28,29,%r26
	ldo 1(%r26),%r28
	zdep %r28,28,29,%r21
	stw %r21,-180(%r30)
.L2:
	ldw -180(%r30),%r20
	ldw -176(%r30),%r21
	addl %r17,%r9,%r22
	sub %r21,%r20,%r13
	comib,> 0,%r22,.L8
	sub %r26,%r9,%r20
	ldo 1(%r22),%r24
	ldo -344(%r30),%r25
	zdep %r20,29,30,%r22
	fcpy,sgl %fr0,%fr23L
	addl %r24,%r20,%r24
	b .L7
	sub %r25,%r22,%r25
.L141:
	zdep %r20,29,30,%r22
.L7:
	fcpy,sgl %fr23L,%fr22L
	comib,> 0,%r20,.L6
	addl %r25,%r22,%r22
	fldwx,s %r20(%r29),%fr22L
	fcnvxf,sgl,sgl %fr22L,%fr22L
.L6:
	ldo 1(%r20),%r20
	comb,<> %r24,%r20,.L141
	fstws %fr22L,0(%r22)
.L8:
	comib,> 0,%r17,.L142
	ldw -160(%r30),%r28
	sh2addl %r9,%r11,%r24 
	zdep %r28,29,30,%r3
	ldo -504(%r30),%r6
	subi 4,%r3,%r4
	ldo -344(%r30),%r2
	copy %r9,%r25
	sh2addl %r9,%r2,%r2 
	addl %r17,%r28,%r5
	ldo 4(%r24),%r24
	addl %r6,%r4,%r4
.L5:
	fcpy,sgl %fr0,%fr23L
	copy %r2,%r22
	comib,> 0,%r9,.L10
	copy %r11,%r20
.L9:
	fldws 0(%r20),%fr22L
	fldws 0(%r22),%fr24L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	ldo 4(%r20),%r20
	fadd,sgl %fr23L,%fr22L,%fr23L
	comb,<> %r24,%r20,.L9
	ldo -4(%r22),%r22
.L10:
	fstwx,s %fr23L,%r25(%r4)
	ldo 1(%r25),%r25
	comb,<> %r5,%r25,.L5
	ldo 4(%r2),%r2
.L4:
	addil LT'.LC0,%r19
	copy %r1,%r16
	addil LT'.LC1,%r19
	ldo -264(%r30),%r18
	copy %r1,%r15
	ldo 23(%r13),%r28
	stw %r28,-156(%r30)
	addil LT'.LC4,%r19
	ldo 24(%r13),%r20
	stw %r1,-184(%r30)
	sh2addl %r17,%r18,%r10 
	sh2addl %r26,%r29,%r12 
	stw %r20,-172(%r30)
	addl %r11,%r3,%r3
	copy %r17,%r7
	ldi 1,%r8
	ldo -1(%r17),%r14
.L11:
	zdep %r7,29,30,%r5
	sh2addl %r7,%r6,%r20 
	comib,>= 0,%r7,.L12
	fldwx %r6(%r5),%fr4L
	ldw RT'.LC0(%r16),%r2
	ldw RT'.LC1(%r15),%r26
	copy %r18,%r25
	fldws 0(%r2),%fr26L
	fldws 0(%r26),%fr25L
.L13:
	fmpy,sgl %fr4L,%fr26L,%fr22L
	fldws -4(%r20),%fr24L
	ldo 4(%r25),%r25
	fcnvfxt,sgl,sgl %fr22L,%fr22L
	ldo -4(%r20),%r20
	fcnvxf,sgl,sgl %fr22L,%fr22L
	fmpy,sgl %fr22L,%fr25L,%fr23L
	fsub,sgl %fr4L,%fr23L,%fr23L
	fadd,sgl %fr22L,%fr24L,%fr4L
	fcnvfxt,sgl,sgl %fr23L,%fr22L
	comb,<> %r20,%r6,.L13
	fstws %fr22L,-4(%r25)
.L12:
	copy %r19,%r4
	bl scalbnf,%r2
	copy %r13,%r25
	copy %r4,%r19
	fcpy,sgl %fr4L,%fr12L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	fldws 0(%r1),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	bl floorf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r1
	fldws 0(%r1),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	fsub,sgl %fr12L,%fr4L,%fr12L
	fcnvfxt,sgl,sgl %fr12L,%fr13L
	fcnvxf,sgl,sgl %fr13L,%fr22L
	comib,>= 0,%r13,.L14
	fsub,sgl %fr12L,%fr22L,%fr12L
	ldw -156(%r30),%r20
	ldo -1(%r7),%r25
	mtsar %r20
	ldwx,s %r25(%r18),%r26
	sh2addl %r25,%r18,%r25 
	vextrs %r26,32,%r2
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r28
	ldw -172(%r30),%r21
	zvdep %r2,32,%r20
	sub %r26,%r20,%r20
	addl %r28,%r2,%r28
	mtsar %r21
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr13L
	vextrs %r20,32,%r26
	comib,< 0,%r26,.L143
	stw %r20,0(%r25)
.L16:
	fcmp,sgl,= %fr12L,%fr0
.L152:
	ftest
	b .L31
	ldw -176(%r30),%r1
	comb,>=,n %r17,%r7,.L32
	addl %r18,%r5,%r5
	ldi 0,%r20
.L33:
	ldw -4(%r5),%r25
	ldo -4(%r5),%r5
	comb,<> %r10,%r5,.L33
	or %r20,%r25,%r20
	comiclr,= 0,%r20,%r0
	b,n .L34
.L32:
	ldwx,s %r14(%r18),%r20
	comib,<>,n 0,%r20,.L35
	copy %r10,%r20
	ldi 1,%r2
.L36:
	ldo -4(%r20),%r20
	ldw -4(%r20),%r25
	comib,= 0,%r25,.L36
	ldo 1(%r2),%r2
	ldo 1(%r7),%r26
	addl %r7,%r2,%r2
.L38:
	ldw -160(%r30),%r28
	ldo -344(%r30),%r4
	addl %r7,%r28,%r7
	sh2addl %r7,%r4,%r4 
.L41:
	fldwx,s %r26(%r12),%fr22L
	fcnvxf,sgl,sgl %fr22L,%fr22L
	fcpy,sgl %fr0,%fr23L
	comib,> 0,%r9,.L39
	fstws %fr22L,0(%r4)
	copy %r4,%r25
	copy %r11,%r20
.L40:
	fldws 0(%r20),%fr22L
	fldws 0(%r25),%fr24L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	ldo 4(%r20),%r20
	fadd,sgl %fr23L,%fr22L,%fr23L
	comb,<> %r3,%r20,.L40
	ldo -4(%r25),%r25
.L39:
	fstwx,s %fr23L,%r26(%r6)
	ldo 1(%r26),%r26
	comb,>= %r2,%r26,.L41
	ldo 4(%r4),%r4
	b .L11
	copy %r2,%r7
.L34:
	ldo -1(%r7),%r7
	ldwx,s %r7(%r18),%r20
	comib,= 0,%r20,.L34
	ldo -8(%r13),%r13
.L42:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r1
	stw %r26,-152(%r30)
	copy %r19,%r4
	fldws 0(%r1),%fr4L
	bl scalbnf,%r2
	copy %r13,%r25
	copy %r4,%r19
	comib,> 0,%r7,.L46
	ldw -152(%r30),%r26
	addil LT'.LC0,%r19
	ldo -1(%r7),%r20
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr23L
	ldo -500(%r30),%r22
.L47:
	sh2addl %r20,%r18,%r28 
	fldws 4(%r28),%fr22L
	fcnvxf,sgl,sgl %fr22L,%fr22L
	fmpy,sgl %fr22L,%fr4L,%fr22L
	fstwx,s %fr22L,%r20(%r22)
	ldo -1(%r20),%r20
	comib,<> -2,%r20,.L47
	fmpy,sgl %fr4L,%fr23L,%fr4L
	zdep %r7,29,30,%r29
	sh2addl %r7,%r6,%r6 
	ldi 0,%r22
	ldo -424(%r30),%r28
	addil LT'PIo2,%r19
.L48:
	comib,> 0,%r17,.L49
	fcpy,sgl %fr0,%fr23L
	ldi 0,%r20
	b .L50
	ldw RT'PIo2(%r1),%r31
.L144:
	comclr,>= %r22,%r20,%r0
	b,n .L49
.L50:
	fldwx,s %r20(%r31),%fr22L
	fldwx,s %r20(%r6),%fr24L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	ldo 1(%r20),%r20
	comb,<= %r20,%r17,.L144
	fadd,sgl %fr23L,%fr22L,%fr23L
.L49:
	fstwx,s %fr23L,%r22(%r28)
	ldo 1(%r22),%r20
	comb,= %r22,%r7,.L51
	ldo -4(%r6),%r6
	b .L48
	copy %r20,%r22
.L14:
	comib,<> 0,%r13,.L17
	ldw -184(%r30),%r28
	ldo -1(%r7),%r20
	ldwx,s %r20(%r18),%r26
	extrs %r26,23,24,%r26
	comib,>= 0,%r26,.L152
	fcmp,sgl,= %fr12L,%fr0
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r21
	ldo 1(%r21),%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr13L
	comiclr,< 0,%r7,%r0
	b,n .L22
.L20:
	ldi 0,%r2
	copy %r18,%r20
	copy %r2,%r21
.L26:
	comib,<> 0,%r21,.L23
	ldw 0(%r20),%r25
	comib,= 0,%r25,.L24
	subi 256,%r25,%r4
	stw %r4,0(%r20)
	ldo 1(%r2),%r2
	comb,>= %r2,%r7,.L87
	ldo 4(%r20),%r20
	ldw 0(%r20),%r25
.L23:
	subi 255,%r25,%r25
	copy %r8,%r21
	stw %r25,0(%r20)
.L24:
	ldo 1(%r2),%r2
	comb,< %r2,%r7,.L26
	ldo 4(%r20),%r20
	comiclr,< 0,%r13,%r0
	b,n .L27
.L21:
	comiclr,<> 1,%r13,%r0
	b,n .L28
.L145:
	comib,<> 2,%r13,.L27
	ldo -1(%r7),%r20
	ldwx,s %r20(%r18),%r25
	sh2addl %r20,%r18,%r20 
	extru %r25,31,6,%r25
	stw %r25,0(%r20)
.L27:
	comib,<> 2,%r26,.L152
	fcmp,sgl,= %fr12L,%fr0
	addil LT'.LC5,%r19
.L149:
	ldw RT'.LC5(%r1),%r1
	fldws 0(%r1),%fr4L
	comib,= 0,%r21,.L16
	fsub,sgl %fr4L,%fr12L,%fr12L
	stw %r26,-152(%r30)
	copy %r19,%r4
	bl scalbnf,%r2
	copy %r13,%r25
	copy %r4,%r19
	fsub,sgl %fr12L,%fr4L,%fr12L
	b .L16
	ldw -152(%r30),%r26
.L17:
	ldw RT'.LC4(%r28),%r20
	fldws 0(%r20),%fr22L
	fcmp,sgl,!>= %fr12L,%fr22L
	ftest
	b,n .L91
	ldi 0,%r26
	b .L152
	fcmp,sgl,= %fr12L,%fr0
.L143:
	ldo 1(%r28),%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr13L
	comib,< 0,%r7,.L20
	ldi 0,%r21
	comib,<> 1,%r13,.L145
	nop
.L28:
	ldo -1(%r7),%r20
	ldwx,s %r20(%r18),%r25
	sh2addl %r20,%r18,%r20 
	extru %r25,31,7,%r25
	comib,<> 2,%r26,.L16
	stw %r25,0(%r20)
	b .L149
	addil LT'.LC5,%r19
.L35:
	ldo 1(%r7),%r26
	b .L38
	copy %r26,%r2
.L51:
	ldw -168(%r30),%r1
	comiclr,>= 2,%r1,%r0
	b,n .L52
	comib,< 0,%r1,.L53
	fcpy,sgl %fr0,%fr22L
	comib,<> 0,%r1,.L57
	addl %r28,%r29,%r20
.L61:
	fldws 0(%r20),%fr23L
	copy %r20,%r21
	fadd,sgl %fr22L,%fr23L,%fr22L
	comb,<> %r21,%r28,.L61
	ldo -4(%r20),%r20
	comib,= 0,%r26,.L153
	ldw -164(%r30),%r21
.L148:
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r20
	and,< %r20,%r20,%r20
	depi,tr 1,0,1,%r20
	depi 0,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
.L62:
	ldw -164(%r30),%r21
.L153:
	fstws %fr22L,0(%r21)
.L57:
	ldo -80(%r30),%r1
.L154:
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r28
	ldw -532(%r30),%r2
	extru %r28,31,3,%r28
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r18
	ldw -144(%r30),%r17
	ldw -140(%r30),%r16
	ldw -136(%r30),%r15
	ldw -132(%r30),%r14
	ldw -128(%r30),%r13
	ldw -124(%r30),%r12
	ldw -120(%r30),%r11
	ldw -116(%r30),%r10
	ldw -112(%r30),%r9
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -512(%r30),%r30
.L52:
	comib,<>,n 3,%r1,.L154
	ldo -80(%r30),%r1
	comib,=,n 0,%r7,.L59
	addl %r28,%r29,%r20
	fldwx %r28(%r29),%fr23L
	copy %r20,%r22
	copy %r20,%r21
	fldws -4(%r21),%fr22L
.L155:
	fcpy,sgl %fr23L,%fr24L
	fadd,sgl %fr23L,%fr22L,%fr23L
	fsub,sgl %fr22L,%fr23L,%fr22L
	fstws %fr23L,-4(%r21)
	fadd,sgl %fr22L,%fr24L,%fr22L
	copy %r21,%r31
	fstws %fr22L,0(%r21)
	ldo -4(%r21),%r21
	comb,<>,n %r21,%r28,.L155
	fldws -4(%r21),%fr22L
	comib,=,n 1,%r7,.L59
	fldwx %r28(%r29),%fr23L
.L73:
	fldws -4(%r20),%fr22L
	fcpy,sgl %fr23L,%fr24L
	fadd,sgl %fr23L,%fr22L,%fr23L
	fsub,sgl %fr22L,%fr23L,%fr22L
	fstws %fr23L,-4(%r20)
	fadd,sgl %fr22L,%fr24L,%fr22L
	ldo -4(%r20),%r20
	comb,<> %r20,%r31,.L73
	fstws %fr22L,4(%r20)
	fcpy,sgl %fr0,%fr22L
.L74:
	fldws 0(%r22),%fr23L
	ldo -4(%r22),%r22
	comb,<> %r31,%r22,.L74
	fadd,sgl %fr22L,%fr23L,%fr22L
.L75:
	fldws 0(%r28),%fr24L
	comib,<> 0,%r26,.L76
	fldws 4(%r28),%fr23L
	ldw -164(%r30),%r28
	fstws %fr24L,0(%r28)
	fstws %fr23L,4(%r28)
	b .L57
	fstws %fr22L,8(%r28)
.L87:
	comib,< 0,%r13,.L21
	ldi 1,%r21
	b,n .L27
.L91:
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r1
	ldo 1(%r1),%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr13L
	comib,< 0,%r7,.L20
	ldi 2,%r26
	addil LT'.LC5,%r19
.L151:
	ldw RT'.LC5(%r1),%r1
	fldws 0(%r1),%fr22L
	b .L16
	fsub,sgl %fr22L,%fr12L,%fr12L
.L81:
	ldi 8,%r1
	ldi 0,%r26
	b .L2
	stw %r1,-180(%r30)
.L31:
	ldw -180(%r30),%r20
	fcpy,sgl %fr12L,%fr4L
	sub %r20,%r1,%r25
	stw %r26,-152(%r30)
	bl scalbnf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	fldws 0(%r20),%fr23L
	fcmp,sgl,!>= %fr4L,%fr23L
	ftest
	b .L92
	ldw -152(%r30),%r26
	fcnvfxt,sgl,sgl %fr4L,%fr4L
	b .L42
	fstwx %fr4L,%r18(%r5)
.L53:
	addl %r28,%r29,%r20
.L63:
	fldws 0(%r20),%fr23L
	copy %r20,%r21
	fadd,sgl %fr22L,%fr23L,%fr22L
	comb,<> %r21,%r28,.L63
	ldo -4(%r20),%r20
	comib,= 0,%r26,.L147
	ldw -164(%r30),%r20
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r21
	ldw -164(%r30),%r1
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stw %r21,0(%r1)
	fldws 0(%r28),%fr23L
	comib,= 0,%r7,.L67
	fsub,sgl %fr23L,%fr22L,%fr22L
.L69:
	ldi 1,%r20
.L70:
	fldwx,s %r20(%r28),%fr23L
	ldo 1(%r20),%r20
	comb,<= %r20,%r7,.L70
	fadd,sgl %fr22L,%fr23L,%fr22L
	comib,= 0,%r26,.L150
	ldw -164(%r30),%r21
.L67:
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r20
	and,< %r20,%r20,%r20
	depi,tr 1,0,1,%r20
	depi 0,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
.L66:
	ldw -164(%r30),%r21
.L150:
	b .L57
	fstws %fr22L,4(%r21)
.L92:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldws 0(%r20),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	fcnvfxt,sgl,sgl %fr22L,%fr22L
	addl %r18,%r5,%r5
	fcnvxf,sgl,sgl %fr22L,%fr22L
	ldo 1(%r7),%r7
	fmpy,sgl %fr22L,%fr23L,%fr23L
	fcnvfxt,sgl,sgl %fr22L,%fr22L
	fsub,sgl %fr4L,%fr23L,%fr4L
	fcnvfxt,sgl,sgl %fr4L,%fr4L
	sh2addl %r7,%r18,%r20 
	fstws %fr4L,0(%r5)
	ldo 8(%r13),%r13
	b .L42
	fstws %fr22L,0(%r20)
.L76:
	fstws %fr24L,-16(%sp)
	ldws -16(%sp),%r21
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	ldw -164(%r30),%r28
	fstws %fr23L,-16(%sp)
	ldws -16(%sp),%r1
	and,< %r1,%r1,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stw %r21,0(%r28)
	stw %r1,4(%r28)
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r21
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	b .L57
	stw %r21,8(%r28)
.L147:
	fstws %fr22L,0(%r20)
	fldws 0(%r28),%fr23L
	comib,<> 0,%r7,.L69
	fsub,sgl %fr23L,%fr22L,%fr22L
	b .L150
	ldw -164(%r30),%r21
.L22:
	comib,<> 2,%r26,.L152
	fcmp,sgl,= %fr12L,%fr0
	b .L151
	addil LT'.LC5,%r19
.L142:
	ldw -160(%r30),%r21
	ldo -504(%r30),%r6
	b .L4
	zdep %r21,29,30,%r3
.L46:
	ldw -168(%r30),%r1
	comiclr,>= 2,%r1,%r0
	b,n .L77
	comiclr,>= 0,%r1,%r0
	b,n .L78
	comib,<> 0,%r1,.L154
	ldo -80(%r30),%r1
	comib,= 0,%r26,.L62
	fcpy,sgl %fr0,%fr22L
	b,n .L148
.L77:
	comib,<> 3,%r1,.L57
	ldo -424(%r30),%r28
.L59:
	b .L75
	fcpy,sgl %fr0,%fr22L
.L78:
	comib,<> 0,%r26,.L65
	addil LT'.LC6,%r19
	ldw -164(%r30),%r28
	stw %r0,0(%r28)
	ldo -424(%r30),%r28
	b .L66
	fldws 0(%r28),%fr22L
.L65:
	ldo -424(%r30),%r20
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r20),%fr22L
	fldws 0(%r28),%fr23L
	ldw -164(%r30),%r1
	b .L67
	fstws %fr23L,0(%r1)
	.EXIT
	.PROCEND
	.size	__kernel_rem_pio2f, .-__kernel_rem_pio2f
	.section	.rodata
	.align 4
	.type	PIo2, @object
	.size	PIo2, 44
PIo2:
	.word	1070137344
	.word	972029952
	.word	937033728
	.word	866254848
	.word	780402688
	.word	726663168
	.word	667025408
	.word	584056832
	.word	532938752
	.word	465960960
	.word	390332416
	.align 4
	.type	init_jk, @object
	.size	init_jk, 12
init_jk:
	.word	4
	.word	7
	.word	9
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
