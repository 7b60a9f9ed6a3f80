; 9acd1f60f56fd040e9f7875b4acc1018 newlib/libc/stdlib/strtod.c
	.LEVEL 1.1
	.text
	.section	.text.sulp,"ax",@progbits
	.align 4
	.type	sulp, @function
sulp:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	copy %r25,%r28
	copy %r26,%r29
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r28,%r5
	copy %r29,%r6
	stw %r3,-52(%r30)
	copy %r24,%r3
	stw %r4,-56(%r30)
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ulp,%r2
	stw %r19,-32(%r30)
	comib,= 0,%r3,.L2
	extru %r5,1+11-1,11,%r28
	subi 107,%r28,%r28
	comib,>= 0,%r28,.L2
	zdep %r28,11,12,%r28
	ldil L'1072693248,%r20
	ldi 0,%r22
	addl %r28,%r20,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr4,%fr22,%fr4
.L2:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	sulp, .-sulp
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC5:
	.stringz	"nf"
	.align 4
.LC6:
	.stringz	"inity"
	.align 4
.LC7:
	.stringz	"an"
	.align 4
.LC8:
	.stringz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2146435072
	.word	0
	.align 8
.LC1:
	.word	-1075838976
	.word	0
	.align 8
.LC2:
	.word	1071644672
	.word	0
	.align 8
.LC3:
	.word	1072693248
	.word	0
	.align 8
.LC4:
	.word	-1074790400
	.word	0
	.align 8
.LC9:
	.word	1073741824
	.word	0
	.align 8
.LC10:
	.word	1105199103
	.word	-4194304
	.align 8
.LC11:
	.word	1071644671
	.word	-1801439851
	.align 8
.LC12:
	.word	1071644672
	.word	900719925
	.align 8
.LC13:
	.word	1070596095
	.word	-1801439851
	.align 8
.LC14:
	.word	961544192
	.word	0
	.section	.text._strtod_l,"ax",@progbits
	.align 4
.globl _strtod_l
	.type	_strtod_l, @function
_strtod_l:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=18,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	ldo -88(%r30),%r1
	stw %r17,-152(%r30)
	stw %r16,-148(%r30)
	copy %r25,%r16
	stw %r15,-144(%r30)
	stw %r14,-140(%r30)
	ldo -232(%r30),%r14
	stw %r10,-124(%r30)
	stw %r9,-120(%r30)
	ldi 0,%r9
	ldi 0,%r10
	stw %r8,-116(%r30)
	copy %r23,%r8
	stw %r6,-108(%r30)
	ldo -236(%r30),%r6
	stw %r5,-104(%r30)
	copy %r24,%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r18,-156(%r30)
	stw %r13,-136(%r30)
	stw %r12,-132(%r30)
	stw %r11,-128(%r30)
	stw %r7,-112(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	addil LT'_C_numeric_locale,%r19
	ldw RT'_C_numeric_locale(%r1),%r28
	stw %r0,0(%r6)
	ldw 0(%r28),%r15
	bl strlen,%r2
	copy %r15,%r26
	copy %r4,%r19
	copy %r28,%r17
	copy %r16,%r21
	ldi 45,%r28
.L14:
	stw %r21,0(%r14)
	ldb 0(%r21),%r7
	extrs %r7,31,8,%r7
	comb,<< %r28,%r7,.L180
	copy %r21,%r11
	bl .+8,%r1
	depi 0,31,2,%r1
	ldo .L10-.(%r1),%r1
	ldwx,s %r7(%r1),%r20
	addl %r1,%r20,%r20
	bv,n %r0(%r20)
	.align 4
.L10:
	.begin_brtab
	.word .L13-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L12-.L10
	.word .L12-.L10
	.word .L12-.L10
	.word .L12-.L10
	.word .L12-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L12-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L180-.L10
	.word .L181-.L10
	.word .L180-.L10
	.word .L9-.L10
	.end_brtab
.L180:
	stw %r0,-172(%r30)
.L8:
	ldi 48,%r28
.L362:
	comb,= %r28,%r7,.L334
	ldi 0,%r13
	ldo -48(%r7),%r21
.L376:
	comib,<< 9,%r21,.L31
	ldi 0,%r18
	copy %r18,%r12
	copy %r18,%r8
.L34:
	comib,<,n 8,%r8,.L32
	sh2addl %r12,%r12,%r12 
	sh1addl %r12,%r21,%r12 
.L33:
	ldo 1(%r8),%r8
	addl %r11,%r8,%r26
	stw %r26,0(%r14)
	ldbx %r11(%r8),%r7
	extrs %r7,31,8,%r7
	ldo -48(%r7),%r21
	comib,>>= 9,%r21,.L34
	copy %r19,%r4
	copy %r17,%r24
	bl strncmp,%r2
	copy %r15,%r25
	movb,<> %r28,%r28,.L335
	copy %r4,%r19
	ldw 0(%r14),%r21
	copy %r8,%r24
	addl %r21,%r17,%r22
	stw %r22,0(%r14)
	copy %r28,%r7
	ldbx %r21(%r17),%r21
	extrs %r21,31,8,%r21
.L38:
	ldo -48(%r21),%r29
	comib,<<,n 9,%r29,.L329
	ldo 1(%r28),%r28
.L42:
	copy %r29,%r21
	comib,<> 0,%r29,.L336
	ldw 0(%r14),%r23
.L43:
	ldo 1(%r23),%r21
	stw %r21,0(%r14)
	ldb 1(%r23),%r21
	b .L38
	extrs %r21,31,8,%r21
.L12:
	b .L14
	ldo 1(%r21),%r21
.L181:
	stw %r0,-172(%r30)
.L11:
	ldo 1(%r21),%r11
	stw %r11,0(%r14)
	ldb 1(%r21),%r7
	extrs %r7,31,8,%r7
	comib,<> 0,%r7,.L362
	ldi 48,%r28
.L13:
.L50:
	copy %r0,%r7
	copy %r0,%r8
	comiclr,= 0,%r5,%r0
	stw %r16,0(%r5)
.L207:
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr4
	ldo -88(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -276(%r30),%r2
	fldds,ma 8(%r1),%fr13
	ldw -156(%r30),%r18
	ldw -152(%r30),%r17
	ldw -148(%r30),%r16
	ldw -144(%r30),%r15
	ldw -140(%r30),%r14
	ldw -136(%r30),%r13
	ldw -132(%r30),%r12
	ldw -128(%r30),%r11
	ldw -124(%r30),%r10
	ldw -120(%r30),%r9
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L32:
	sh2addl %r18,%r18,%r18 
	b .L33
	sh1addl %r18,%r21,%r18 
.L335:
	copy %r7,%r28
	ldi 69,%r21
	depi 0,26,1,%r28
	comb,= %r21,%r28,.L185
	ldi 0,%r28
	copy %r7,%r21
	copy %r8,%r24
	copy %r28,%r7
	copy %r28,%r29
	copy %r28,%r17
.L37:
	comib,<> 0,%r8,.L59
	or %r13,%r28,%r28
	comiclr,= 0,%r28,%r0
	b,n .L30
	comib,<> 0,%r29,.L13
	ldi 105,%r28
	comb,= %r28,%r21,.L363
	addil LT'.LC5,%r19
	comb,< %r28,%r21,.L63
	ldi 73,%r28
	comb,= %r28,%r21,.L363
	ldi 78,%r28
	comb,<> %r28,%r21,.L13
	addil LT'.LC7,%r19
.L365:
	copy %r19,%r4
	ldw RT'.LC7(%r1),%r25
	bl __match,%r2
	copy %r14,%r26
	comib,= 0,%r28,.L13
	copy %r4,%r19
	ldw 0(%r14),%r28
	ldi 40,%r21
	ldb 0(%r28),%r28
	extrs %r28,31,8,%r28
	comb,= %r21,%r28,.L337
	addil LT'fpinan.0,%r19
.L70:
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r26
	bl nan,%r2
	nop
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
.L28:
	comib,=,n 0,%r5,.L176
	ldw 0(%r14),%r28
	stw %r28,0(%r5)
.L176:
	ldw -172(%r30),%r20
	comib,= 0,%r20,.L207
	nop
	and,< %r7,%r7,%r7
	depi,tr 1,0,1,%r7
	depi 0,0,1,%r7
	b,n .L207
.L334:
	ldb 1(%r11),%r28
	depi 0,26,1,%r28
	ldi 88,%r22
	extrs %r28,31,8,%r21
	ldo 1(%r11),%r12
	comb,= %r22,%r21,.L338
	copy %r7,%r28
	stw %r12,0(%r14)
.L364:
	copy %r12,%r11
	ldo 1(%r12),%r12
	ldb -1(%r12),%r7
	extrs %r7,31,8,%r7
	comb,=,n %r28,%r7,.L364
	stw %r12,0(%r14)
	comib,=,n 0,%r7,.L30
	ldi 1,%r13
	b .L376
	ldo -48(%r7),%r21
.L63:
	ldi 110,%r28
	comb,= %r28,%r21,.L365
	addil LT'.LC7,%r19
	b,n .L13
.L59:
	ldi 0,%r28
	copy %r12,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fcnvxf,dbl,dbl %fr23,%fr22
	ldi 16,%r21
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r9
	ldws -12(%sp),%r10
	comclr,<> %r28,%r24,%r0
	copy %r8,%r24
	comclr,> %r8,%r21,%r0
	copy %r8,%r21
	comib,>= 9,%r8,.L77
	sub %r17,%r7,%r15
	addil LT'__mprec_tens,%r19
	ldo -9(%r21),%r22
	ldw RT'__mprec_tens(%r1),%r31
	flddx,s %r22(%r31),%fr23
	copy %r18,%r10
	fmpy,dbl %fr22,%fr23,%fr22
	copy %r28,%r9
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr24
	fcnvxf,dbl,dbl %fr24,%fr23
	fadd,dbl %fr22,%fr23,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r9
	ldws -12(%sp),%r10
	comib,< 15,%r8,.L366
	sub %r8,%r21,%r28
.L77:
	comiclr,<> 0,%r15,%r0
	b,n .L332
	comib,>= 0,%r15,.L79
	ldi 22,%r28
	comb,>= %r28,%r15,.L339
	subi 37,%r8,%r28
	comb,<= %r15,%r28,.L81
	sub %r8,%r21,%r28
	addl %r28,%r15,%r28
	extru %r28,31,4,%r21
.L368:
	comib,= 0,%r21,.L84
	addil LT'__mprec_tens,%r19
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr24
	ldw RT'__mprec_tens(%r1),%r22
	flddx,s %r21(%r22),%fr22
	fmpy,dbl %fr22,%fr24,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r9
	ldws -12(%sp),%r10
.L84:
	depi 0,31,4,%r28
	comib,= 0,%r28,.L367
	ldi 0,%r18
	ldi 308,%r21
	comb,< %r21,%r28,.L93
	extrs %r28,27,28,%r28
	comib,>= 1,%r28,.L193
	ldi 0,%r31
	addil LT'__mprec_bigtens,%r19
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr22
	ldw RT'__mprec_bigtens(%r1),%r29
	copy %r31,%r21
	copy %r29,%r25
	ldi 1,%r23
.L91:
	extru %r28,31,1,%r22
	comib,= 0,%r22,.L90
	extrs %r28,30,31,%r28
	flddx,s %r21(%r29),%fr23
	fmpy,dbl %fr22,%fr23,%fr22
	copy %r23,%r31
.L90:
	comib,<> 1,%r28,.L91
	ldo 1(%r21),%r21
	comiclr,<> 0,%r31,%r0
	b,n .L89
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r9
	ldws -12(%sp),%r10
.L89:
	flddx,s %r21(%r25),%fr22
	ldil L'-55574528,%r28
	addl %r28,%r9,%r9
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr22,%fr23,%fr23
	ldil L'2146435072,%r22
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'2090860544,%r31
	copy %r28,%r21
	copy %r28,%r9
	copy %r29,%r10
	and %r21,%r22,%r28
	comb,<< %r31,%r28,.L93
	ldil L'2089811968,%r31
	comb,>>= %r31,%r28,.L94
	ldil L'55574528,%r28
	ldo -1(%r22),%r9
	ldi -1,%r10
.L109:
.L95:
	ldi 0,%r18
.L367:
	ldo -52(%r30),%r20
.L352:
	copy %r19,%r4
	stw %r20,-184(%r30)
	copy %r8,%r23
	stw %r12,-52(%r30)
	copy %r11,%r25
	bl __s2b,%r2
	copy %r3,%r26
	copy %r4,%r19
	comb,= %r0,%r28,.L93
	stw %r28,-168(%r30)
	ldw -168(%r30),%r29
	ldo 16(%r29),%r1
	stw %r1,-188(%r30)
	extrs %r15,0,1,%r28
	addil LT'.LC9,%r19
	stw %r1,-196(%r30)
	ldi 0,%r13
	addil LT'.LC2,%r19
	stw %r1,-220(%r30)
	sub %r7,%r17,%r17
	addil LT'.LC3,%r19
	and %r17,%r28,%r23
	stw %r1,-228(%r30)
	comclr,< %r15,%r0,%r28
	copy %r15,%r28
	stw %r23,-176(%r30)
	comclr,<> %r13,%r18,%r22
	ldi 1,%r22
	comclr,= %r13,%r18,%r24
	ldi 1,%r24
	stw %r28,-180(%r30)
	addil LT'.LC10,%r19
	copy %r13,%r11
	stw %r22,-208(%r30)
	stw %r24,-204(%r30)
	stw %r1,-224(%r30)
.L174:
	ldw -168(%r30),%r21
	copy %r19,%r4
	ldw 4(%r21),%r25
	bl _Balloc,%r2
	copy %r3,%r26
	movb,= %r28,%r12,.L112
	copy %r4,%r19
	ldw -188(%r30),%r22
	ldw -168(%r30),%r23
	copy %r19,%r4
	ldo 12(%r23),%r25
	ldw 0(%r22),%r24
	ldo 12(%r12),%r26
	ldo 2(%r24),%r24
	zdep %r24,29,30,%r24
	bl memcpy,%r2
	ldo -240(%r30),%r17
	ldo -248(%r30),%r21
	ldw -184(%r30),%r24
	stw %r21,-56(%r30)
	copy %r4,%r19
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr7
	copy %r19,%r4
	copy %r3,%r26
	bl __d2b,%r2
	stw %r17,0(%r24)
	stw %r28,0(%r6)
	copy %r9,%r7
	copy %r10,%r8
	copy %r4,%r19
	comib,= 0,%r28,.L87
	copy %r28,%r25
	copy %r19,%r4
	ldi 1,%r25
	bl __i2b,%r2
	copy %r3,%r26
	movb,= %r28,%r11,.L112
	copy %r4,%r19
	ldw 0(%r17),%r28
	comib,> 0,%r28,.L114
	ldw -176(%r30),%r29
	ldw -180(%r30),%r17
	addl %r28,%r29,%r16
.L115:
	ldw -248(%r30),%r22
	sub %r28,%r18,%r28
	subi 54,%r22,%r31
	addl %r28,%r22,%r28
	ldi -1022,%r22
	ldo -1(%r28),%r28
	comb,<= %r22,%r28,.L194
	ldi 1,%r23
	sub %r22,%r28,%r22
	ldi 31,%r29
	comb,< %r29,%r22,.L117
	sub %r31,%r22,%r31
	sub %r29,%r22,%r22
	stw %r0,-192(%r30)
	mtsar %r22
	zvdepi 1,32,%r20
	stw %r20,-200(%r30)
.L116:
	addl %r16,%r31,%r22
	addl %r17,%r31,%r17
	copy %r16,%r28
	addl %r18,%r17,%r17
	comclr,> %r22,%r28,%r0
	copy %r22,%r28
	comclr,> %r17,%r28,%r0
	copy %r17,%r28
	comib,>=,n 0,%r28,.L118
	sub %r22,%r28,%r22
	sub %r17,%r28,%r17
	sub %r16,%r28,%r16
.L118:
	ldw -176(%r30),%r24
	comib,< 0,%r24,.L340
	copy %r11,%r25
	comiclr,>= 0,%r22,%r0
	b,n .L122
.L125:
	comib,< 0,%r15,.L341
	copy %r12,%r25
	comib,< 0,%r17,.L342
	copy %r19,%r4
.L126:
	comib,>= 0,%r16,.L127
	copy %r19,%r4
	copy %r16,%r24
	copy %r11,%r25
	bl __lshift,%r2
	copy %r3,%r26
	movb,= %r28,%r11,.L112
	copy %r4,%r19
.L127:
	copy %r19,%r4
	copy %r12,%r24
	ldw 0(%r6),%r25
	bl __mdiff,%r2
	copy %r3,%r26
	movb,= %r28,%r13,.L112
	copy %r4,%r19
	ldw 12(%r13),%r17
	copy %r19,%r4
	copy %r11,%r25
	stw %r0,12(%r13)
	bl __mcmp,%r2
	copy %r13,%r26
	movb,< %r28,%r28,.L343
	copy %r4,%r19
	comib,= 0,%r28,.L344
	copy %r9,%r21
	copy %r19,%r4
	copy %r11,%r25
	stw %r9,-164(%r30)
	bl __ratio,%r2
	copy %r13,%r26
	ldw -196(%r30),%r20
	ldw RT'.LC9(%r20),%r28
	copy %r4,%r19
	fldds 0(%r28),%fr22
	fcmp,dbl,!<= %fr4,%fr22
	ftest
	b .L202
	ldw -164(%r30),%r21
	ldw -220(%r30),%r20
	ldw RT'.LC2(%r20),%r28
	fldds 0(%r28),%fr12
	fmpy,dbl %fr4,%fr12,%fr12
	comib,<> 0,%r17,.L154
	fcpy,dbl %fr12,%fr13
	fstds %fr12,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	and,< %r23,%r23,%r23
	depi,tr 1,0,1,%r23
	depi 0,0,1,%r23
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr13
.L154:
	ldil L'2146435072,%r31
.L354:
	fstds %fr13,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and %r21,%r31,%r22
	ldil L'2145386496,%r23
	comb,= %r23,%r22,.L345
	ldw -204(%r30),%r24
	comib,= 0,%r24,.L164
	ldil L'111149056,%r21
	comb,<< %r21,%r22,.L164
	ldw -224(%r30),%r1
	ldw RT'.LC10(%r1),%r21
	fldds 0(%r21),%fr22
	fcmp,dbl,!<= %fr12,%fr22
	ftest
	b .L203
	ldi 1,%r20
	ldil L'112197632,%r21
.L355:
	addl %r28,%r21,%r21
.L378:
	sub %r21,%r22,%r28
.L164:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr13
	copy %r19,%r4
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ulp,%r2
	stw %r22,-160(%r30)
	fmpy,dbl %fr13,%fr4,%fr13
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr22
	copy %r4,%r19
	ldw -160(%r30),%r22
	fadd,dbl %fr13,%fr22,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r9
	copy %r29,%r10
.L163:
	ldil L'2146435072,%r21
	and %r28,%r21,%r21
	comb,<> %r22,%r21,.L162
	ldw -208(%r30),%r20
	comib,<> 0,%r20,.L346
	or %r17,%r10,%r21
.L162:
	copy %r19,%r4
	copy %r3,%r26
.L377:
	bl _Bfree,%r2
	ldw 0(%r6),%r25
	copy %r4,%r19
	copy %r12,%r25
	copy %r19,%r4
	bl _Bfree,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r11,%r25
	copy %r19,%r4
	bl _Bfree,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r13,%r25
	copy %r19,%r4
	bl _Bfree,%r2
	copy %r3,%r26
	b .L174
	copy %r4,%r19
.L78:
.L366:
	addl %r28,%r15,%r28
	comib,< 0,%r28,.L368
	extru %r28,31,4,%r21
	comib,= 0,%r28,.L367
	ldi 0,%r18
	sub %r0,%r28,%r28
	extru %r28,31,4,%r21
	comib,= 0,%r21,.L96
	addil LT'__mprec_tens,%r19
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr24
	ldw RT'__mprec_tens(%r1),%r22
	flddx,s %r21(%r22),%fr22
	fdiv,dbl %fr24,%fr22,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r9
	ldws -12(%sp),%r10
.L96:
	extrs %r28,27,28,%r28
	comib,= 0,%r28,.L367
	ldi 0,%r18
	ldi 31,%r21
	comb,< %r21,%r28,.L107
	addil LT'tinytens,%r19
	ldi 16,%r18
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr22
	ldw RT'tinytens(%r1),%r21
	and %r28,%r18,%r18
	ldi 0,%r31
	ldi 1,%r29
	comclr,= %r31,%r18,%r0
	ldi 106,%r18
.L100:
	extru %r28,31,1,%r22
	comib,= 0,%r22,.L99
	extrs %r28,30,31,%r28
	fldds 0(%r21),%fr23
	fmpy,dbl %fr22,%fr23,%fr22
	copy %r29,%r31
.L99:
	comib,<> 0,%r28,.L100
	ldo 8(%r21),%r21
	comiclr,<> 0,%r31,%r0
	b,n .L101
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r9
	ldws -12(%sp),%r10
.L101:
	comib,= 0,%r18,.L102
	extru %r9,1+11-1,11,%r21
	subi 107,%r21,%r28
	comib,>= 0,%r28,.L106
	copy %r9,%r22
	ldi 31,%r31
	comb,>=,n %r31,%r28,.L104
	ldi 0,%r10
	ldi 52,%r31
	comb,< %r31,%r28,.L106
	ldil L'57671680,%r9
	ldo -44(%r21),%r21
	mtsar %r21
	zvdepi -1,32,%r28
	and %r28,%r22,%r9
.L106:
	ldi 106,%r18
.L102:
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr22
	fcmp,dbl,!= %fr22,%fr0
	ftest
	b .L369
	ldi 34,%r28
	b .L352
	ldo -52(%r30),%r20
.L186:
	copy %r24,%r7
	copy %r24,%r8
	copy %r18,%r12
.L329:
	ldi 1,%r29
.L40:
	copy %r21,%r22
	ldi 69,%r31
	depi 0,26,1,%r22
	comb,<> %r31,%r22,.L37
	ldi 0,%r17
	or %r8,%r28,%r21
	or %r21,%r13,%r21
	comib,= 0,%r21,.L13
	nop
.L36:
	ldw 0(%r14),%r16
	ldo 1(%r16),%r21
	stw %r21,0(%r14)
	ldi 43,%r22
	ldb 1(%r16),%r21
	extrs %r21,31,8,%r21
	comb,= %r22,%r21,.L189
	ldi 45,%r22
	comb,<> %r22,%r21,.L52
	ldi 0,%r23
	ldi 1,%r23
.L51:
	ldo 2(%r16),%r21
	stw %r21,0(%r14)
	ldb 2(%r16),%r21
	extrs %r21,31,8,%r21
.L52:
	ldo -48(%r21),%r17
	comib,<< 9,%r17,.L53
	ldi 48,%r31
	comb,<> %r31,%r21,.L54
	ldw 0(%r14),%r22
	ldo 1(%r22),%r31
	copy %r21,%r25
.L55:
	stw %r31,0(%r14)
	copy %r31,%r22
	ldb 0(%r31),%r21
	extrs %r21,31,8,%r21
	comb,= %r25,%r21,.L55
	ldo 1(%r31),%r31
	ldo -49(%r21),%r31
	comib,<< 8,%r31,.L37
	ldi 0,%r17
	ldo -48(%r21),%r17
.L54:
	ldo 1(%r22),%r21
	stw %r21,0(%r14)
	ldb 1(%r22),%r21
	extrs %r21,31,8,%r21
	ldo -48(%r21),%r31
	comib,<<,n 9,%r31,.L56
	ldo 2(%r22),%r31
.L57:
	stw %r31,0(%r14)
	ldb 0(%r31),%r25
	sh2addl %r17,%r17,%r17 
	copy %r31,%r26
	sh1addl %r17,%r21,%r17 
	ldo 1(%r31),%r31
	extrs %r25,31,8,%r21
	ldo -48(%r21),%r25
	comib,>>= 9,%r25,.L57
	ldo -48(%r17),%r17
	sub %r26,%r22,%r26
	comib,>=,n 8,%r26,.L56
	ldil L'16384,%r17
	ldo 3615(%r17),%r17
	sub %r0,%r17,%r22
.L357:
	comiclr,= 0,%r23,%r0
	copy %r22,%r17
	b,n .L37
.L185:
	copy %r8,%r24
	copy %r28,%r7
	b .L36
	copy %r28,%r29
.L107:
	ldi 34,%r28
.L369:
	stw %r28,0(%r3)
.L30:
	copy %r0,%r7
	copy %r0,%r8
	b,n .L28
.L53:
	stw %r16,0(%r14)
	b .L37
	ldi 0,%r17
.L79:
	ldi -22,%r28
	comb,> %r28,%r15,.L78
	sub %r8,%r21,%r28
	sub %r7,%r17,%r17
	addil LT'__mprec_tens,%r19
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'__mprec_tens(%r1),%r28
	flddx,s %r17(%r28),%fr22
	fdiv,dbl %fr23,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	b,n .L28
.L9:
	ldi 1,%r23
	b .L11
	stw %r23,-172(%r30)
.L363:
	copy %r19,%r4
	ldw RT'.LC5(%r1),%r25
	bl __match,%r2
	copy %r14,%r26
	comib,= 0,%r28,.L13
	copy %r4,%r19
	ldw 0(%r14),%r28
	addil LT'.LC6,%r19
	ldo -1(%r28),%r28
	ldw RT'.LC6(%r1),%r25
	copy %r19,%r4
	stw %r28,0(%r14)
	bl __match,%r2
	copy %r14,%r26
	comib,<> 0,%r28,.L67
	copy %r4,%r19
	ldw 0(%r14),%r28
	ldo 1(%r28),%r28
	stw %r28,0(%r14)
.L67:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	ldw 0(%r28),%r7
	ldw 4(%r28),%r8
	b,n .L28
.L340:
	stw %r22,-160(%r30)
	copy %r19,%r4
	bl __pow5mult,%r2
	copy %r3,%r26
	copy %r4,%r19
	movb,= %r28,%r11,.L112
	ldw -160(%r30),%r22
	ldw 0(%r6),%r24
	copy %r19,%r4
	stw %r22,-160(%r30)
	copy %r11,%r25
	bl __multiply,%r2
	copy %r3,%r26
	copy %r4,%r19
	movb,= %r28,%r28,.L112
	ldw -160(%r30),%r22
	ldw 0(%r6),%r25
	copy %r19,%r4
	stw %r22,-160(%r30)
	copy %r3,%r26
	bl _Bfree,%r2
	stw %r28,-164(%r30)
	ldw -164(%r30),%r28
	stw %r28,0(%r6)
	ldw -160(%r30),%r22
	comib,>= 0,%r22,.L125
	copy %r4,%r19
.L122:
	ldw 0(%r6),%r25
	copy %r19,%r4
	copy %r22,%r24
	bl __lshift,%r2
	copy %r3,%r26
	stw %r28,0(%r6)
	copy %r4,%r19
	comib,<> 0,%r28,.L125
	copy %r28,%r25
.L87:
	ldi 34,%r28
	addil LT'.LC0,%r19
	stw %r28,0(%r3)
	ldw RT'.LC0(%r1),%r28
	ldw 0(%r28),%r7
	ldw 4(%r28),%r8
.L88:
	copy %r3,%r26
	bl _Bfree,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r12,%r25
	copy %r3,%r26
	bl _Bfree,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r11,%r25
	copy %r3,%r26
	bl _Bfree,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw -168(%r30),%r25
	copy %r3,%r26
	bl _Bfree,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r13,%r25
	bl _Bfree,%r2
	copy %r3,%r26
	b,n .L28
.L342:
.L353:
	copy %r17,%r24
	copy %r12,%r25
	bl __lshift,%r2
	copy %r3,%r26
	movb,<> %r28,%r12,.L126
	copy %r4,%r19
.L112:
	b .L87
	ldw 0(%r6),%r25
.L341:
	copy %r19,%r4
	ldw -180(%r30),%r24
	bl __pow5mult,%r2
	copy %r3,%r26
	movb,= %r28,%r12,.L112
	copy %r4,%r19
	comib,>= 0,%r17,.L126
	nop
	b .L353
	copy %r19,%r4
.L194:
	stw %r0,-192(%r30)
	b .L116
	stw %r23,-200(%r30)
.L202:
	comib,<> 0,%r17,.L195
	ldw -228(%r30),%r24
	movb,<>,n %r10,%r28,.L155
	extru %r21,31,20,%r28
	comib,<> 0,%r28,.L370
	addil LT'.LC4,%r19
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!< %fr4,%fr22
	ftest
	b .L198
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr12
	fmpy,dbl %fr4,%fr12,%fr12
	fstds %fr12,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	and,< %r23,%r23,%r23
	depi,tr 1,0,1,%r23
	depi 0,0,1,%r23
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr13
	b .L354
	ldil L'2146435072,%r31
.L114:
	ldw -180(%r30),%r20
	ldw -176(%r30),%r16
	b .L115
	sub %r20,%r28,%r17
.L117:
	ldi 1,%r22
	ldo 1085(%r28),%r28
	stw %r22,-200(%r30)
	mtsar %r28
	zvdep %r22,32,%r20
	b .L116
	stw %r20,-192(%r30)
.L195:
	ldw RT'.LC3(%r24),%r28
	fldds 0(%r28),%fr13
	b .L154
	fcpy,dbl %fr13,%fr12
.L22:
	ldo 1075(%r21),%r21
	ldw -244(%r30),%r22
	zdep %r21,11,12,%r21
	ldw -248(%r30),%r10
	depi 0,11,1,%r22
	or %r22,%r21,%r9
.L21:
	extrs,>= %r28,28,1,%r0
	depi -1,0,1,%r9
.L332:
	copy %r9,%r7
	copy %r10,%r8
	b,n .L28
.L345:
	ldil L'-55574528,%r28
	addl %r21,%r28,%r9
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr14
	fcpy,dbl %fr14,%fr5
	stw %r22,-160(%r30)
	copy %r19,%r4
	bl __ulp,%r2
	stw %r31,-164(%r30)
	fmpy,dbl %fr4,%fr13,%fr4
	ldw -164(%r30),%r31
	ldil L'2090860544,%r23
	ldw -160(%r30),%r22
	fadd,dbl %fr4,%fr14,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo -1(%r23),%r23
	copy %r28,%r21
	copy %r28,%r9
	copy %r29,%r10
	and %r21,%r31,%r28
	comb,>>= %r23,%r28,.L160
	copy %r4,%r19
	ldo -1(%r31),%r31
	comb,<> %r31,%r7,.L371
	ldil L'2146435072,%r28
	comib,=,n -1,%r8,.L87
	ldw 0(%r6),%r25
.L371:
	ldi -1,%r10
	b .L162
	ldo -1(%r28),%r9
.L31:
	copy %r19,%r4
	copy %r17,%r24
	copy %r15,%r25
	bl strncmp,%r2
	copy %r11,%r26
	movb,= %r28,%r24,.L179
	copy %r4,%r19
	ldi 0,%r24
	copy %r7,%r21
	copy %r24,%r18
	copy %r24,%r12
	copy %r24,%r28
	copy %r24,%r7
	copy %r24,%r8
	b .L40
	copy %r24,%r29
.L179:
	ldw 0(%r14),%r28
	addl %r28,%r17,%r22
	stw %r22,0(%r14)
	ldi 48,%r29
	ldbx %r28(%r17),%r7
	copy %r24,%r28
	extrs %r7,31,8,%r21
	comb,<> %r29,%r21,.L178
	copy %r21,%r31
	ldo 1(%r28),%r28
.L372:
	addl %r22,%r28,%r21
	stw %r21,0(%r14)
	ldbx %r22(%r28),%r7
	extrs %r7,31,8,%r21
	comb,=,n %r31,%r21,.L372
	ldo 1(%r28),%r28
.L178:
	ldo -49(%r21),%r22
	comib,<<,n 8,%r22,.L186
	ldi 0,%r18
	ldw 0(%r14),%r11
	ldi 0,%r12
	ldo -48(%r21),%r21
	ldo 1(%r28),%r7
	copy %r11,%r23
	copy %r12,%r18
	ldi 1,%r8
.L41:
	sh2addl %r12,%r12,%r12 
	ldi 0,%r28
	b .L43
	sh1addl %r12,%r21,%r12 
.L203:
	fcnvfxt,dbl,dbl %fr12,%fr22
	stw %r0,-216(%r30)
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo -216(%r30),%r21
	comclr,<< %r29,%r20,%r0
	copy %r29,%r20
	stw %r20,-212(%r30)
	fldds 0(%r21),%fr22
	fcnvxf,dbl,dbl %fr22,%fr12
	fstds %fr12,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	comib,<> 0,%r17,.L355
	ldil L'112197632,%r21
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	b .L378
	addl %r28,%r21,%r21
.L189:
	b .L51
	ldi 0,%r23
.L370:
	copy %r1,%r28
.L373:
	ldw RT'.LC4(%r28),%r22
	fldds 0(%r22),%fr13
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	b .L154
	fldds 0(%r28),%fr12
.L338:
	addil LT'fpi.1,%r19
	ldw -172(%r30),%r29
	stw %r8,-60(%r30)
	copy %r19,%r4
	stw %r29,-56(%r30)
	ldo -240(%r30),%r8
	ldw RT'fpi.1(%r1),%r24
	copy %r8,%r23
	stw %r6,-52(%r30)
	copy %r14,%r25
	bl __gethex,%r2
	copy %r3,%r26
	extru %r28,31,3,%r7
	comb,= %r13,%r7,.L30
	copy %r4,%r19
	comiclr,= 6,%r7,%r0
	b,n .L18
	comclr,= %r13,%r5,%r0
	stw %r12,0(%r5)
.L19:
	copy %r0,%r7
	copy %r0,%r8
	b,n .L207
.L346:
	fcnvfxt,dbl,dbl %fr12,%fr22
	fcnvxf,dbl,dbl %fr22,%fr22
	extru %r28,31,20,%r28
	or %r21,%r28,%r28
	comib,<> 0,%r28,.L347
	fsub,dbl %fr12,%fr22,%fr12
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!< %fr12,%fr22
	ftest
	b,n .L206
	copy %r19,%r4
	b .L377
	copy %r3,%r26
.L347:
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!< %fr12,%fr22
	ftest
	b .L206
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!> %fr12,%fr22
	ftest
	b,n .L206
	copy %r19,%r4
	b .L377
	copy %r3,%r26
.L206:
	copy %r9,%r7
	copy %r10,%r8
	b .L88
	ldw 0(%r6),%r25
.L155:
	comib,<> 1,%r28,.L370
	addil LT'.LC4,%r19
	comib,<> 0,%r21,.L373
	copy %r1,%r28
	ldi 34,%r28
.L358:
	copy %r0,%r7
	copy %r0,%r8
	stw %r28,0(%r3)
	b .L88
	ldw 0(%r6),%r25
.L93:
	ldi 34,%r28
	addil LT'.LC0,%r19
	stw %r28,0(%r3)
	ldw RT'.LC0(%r1),%r28
	ldw 0(%r28),%r7
	ldw 4(%r28),%r8
	b,n .L28
.L336:
	addl %r28,%r8,%r26
	ldi 16,%r25
	comib,<> 1,%r28,.L48
	ldo -1(%r26),%r31
	b .L348
	ldo 1(%r8),%r26
.L349:
	sh2addl %r12,%r12,%r12 
	zdep %r12,30,31,%r12
.L47:
	comclr,<> %r8,%r31,%r0
	b,n .L45
.L48:
	copy %r8,%r22
	comib,>>= 8,%r22,.L349
	ldo 1(%r8),%r8
	comb,< %r25,%r8,.L47
	nop
	sh2addl %r18,%r18,%r18 
	b .L47
	zdep %r18,30,31,%r18
.L160:
	ldil L'55574528,%r28
	addl %r21,%r28,%r28
	b .L163
	copy %r28,%r9
.L56:
	ldil L'16384,%r22
	ldo 3615(%r22),%r22
	comclr,> %r22,%r17,%r0
	copy %r22,%r17
	b .L357
	sub %r0,%r17,%r22
.L339:
	addil LT'__mprec_tens,%r19
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'__mprec_tens(%r1),%r28
	flddx,s %r15(%r28),%fr22
	fmpy,dbl %fr22,%fr23,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	b,n .L28
.L18:
	ldw 0(%r6),%r24
	comib,=,n 0,%r24,.L20
	stw %r28,-164(%r30)
	ldi 53,%r25
	ldo -248(%r30),%r26
	bl __copybits,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 0(%r6),%r25
	bl _Bfree,%r2
	copy %r3,%r26
	ldw -164(%r30),%r28
.L20:
	ldo -1(%r7),%r7
	comib,<< 4,%r7,.L21
	ldw 0(%r8),%r21
	bl .+8,%r22
	depi 0,31,2,%r22
	ldo .L23-.(%r22),%r22
	ldwx,s %r7(%r22),%r23
	addl %r22,%r23,%r23
	bv,n %r0(%r23)
	.align 4
.L23:
	.begin_brtab
	.word .L22-.L23
	.word .L26-.L23
	.word .L25-.L23
	.word .L24-.L23
	.word .L22-.L23
	.end_brtab
.L24:
	zdepi -1,31,31,%r9
	b .L21
	ldi -1,%r10
.L25:
	b .L21
	ldil L'2146435072,%r9
.L26:
	ldw -244(%r30),%r9
	b .L21
	ldw -248(%r30),%r10
.L81:
	subi 15,%r8,%r8
	stws %r9,-16(%sp)
	stws %r10,-12(%sp)
	fldds -16(%sp),%fr24
	addil LT'__mprec_tens,%r19
	ldw RT'__mprec_tens(%r1),%r28
	flddx,s %r8(%r28),%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	sub %r15,%r8,%r8
	flddx,s %r8(%r28),%fr23
	fmpy,dbl %fr22,%fr23,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	b,n .L28
.L198:
	addil LT'.LC1,%r19
	copy %r1,%r28
	ldw RT'.LC1(%r28),%r22
	fldds 0(%r22),%fr13
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	b .L154
	fldds 0(%r28),%fr12
.L344:
	comib,= 0,%r17,.L134
	extru %r9,31,20,%r28
	zdepi -1,31,20,%r22
	comb,= %r22,%r28,.L350
	ldw -192(%r30),%r1
	comib,= 0,%r1,.L146
	ldw -200(%r30),%r21
	and %r1,%r9,%r21
	comib,= 0,%r21,.L130
	copy %r19,%r4
.L359:
	copy %r9,%r25
	copy %r10,%r26
	bl sulp,%r2
	copy %r18,%r24
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr22
	fadd,dbl %fr22,%fr4,%fr22
	copy %r4,%r19
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
.L130:
	comib,= 0,%r18,.L88
	ldw 0(%r6),%r25
.L145:
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr23
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr23,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	copy %r7,%r28
	or %r28,%r8,%r28
	comib,<> 0,%r28,.L88
	ldw 0(%r6),%r25
	ldi 34,%r28
	b .L88
	stw %r28,0(%r3)
.L337:
	copy %r19,%r4
	ldw RT'fpinan.0(%r1),%r25
	ldo -248(%r30),%r24
	bl __hexnan,%r2
	copy %r14,%r26
	comib,<> 5,%r28,.L70
	copy %r4,%r19
	ldw -244(%r30),%r28
	ldw -248(%r30),%r10
	copy %r28,%r9
	depi -1,11,11,%r9
	copy %r9,%r7
	copy %r10,%r8
	b,n .L28
.L94:
	b .L95
	addl %r21,%r28,%r9
.L134:
	comib,<> 0,%r28,.L140
	ldw -192(%r30),%r28
	movb,<> %r10,%r28,.L141
	ldw -192(%r30),%r22
.L142:
	comib,= 0,%r18,.L374
	ldil L'2146435072,%r28
	ldil L'2146435072,%r15
	ldil L'112197632,%r28
	and %r9,%r15,%r15
	comb,<< %r28,%r15,.L144
	ldil L'57671680,%r28
	comb,<< %r28,%r15,.L145
	ldw 0(%r6),%r25
	ldi 34,%r28
	copy %r0,%r7
	copy %r0,%r8
	b .L88
	stw %r28,0(%r3)
.L343:
	or %r17,%r10,%r28
	comib,<> 0,%r28,.L130
	extru %r9,31,20,%r28
	comib,<> 0,%r28,.L130
	ldil L'2146435072,%r15
	ldil L'112197632,%r28
	and %r15,%r9,%r15
	comb,>>= %r28,%r15,.L130
	nop
	ldw 20(%r13),%r28
	comib,<>,n 0,%r28,.L131
	ldw 16(%r13),%r28
	comib,>= 1,%r28,.L130
	nop
.L131:
	copy %r13,%r25
	copy %r19,%r4
	copy %r3,%r26
	bl __lshift,%r2
	ldi 1,%r24
	copy %r4,%r19
	copy %r11,%r25
	copy %r19,%r4
	copy %r28,%r13
	bl __mcmp,%r2
	copy %r28,%r26
	comib,>= 0,%r28,.L130
	copy %r4,%r19
	comib,= 0,%r18,.L143
	ldil L'2146435072,%r28
.L144:
	ldil L'-1048576,%r28
	ldi -1,%r10
	addl %r15,%r28,%r28
	copy %r28,%r9
	depi -1,31,20,%r9
	copy %r9,%r7
	copy %r10,%r8
	b,n .L145
.L140:
	comib,= 0,%r28,.L150
	ldw -200(%r30),%r1
	and %r28,%r9,%r21
	comib,= 0,%r21,.L130
	copy %r19,%r4
.L360:
	copy %r9,%r25
	copy %r10,%r26
	bl sulp,%r2
	copy %r18,%r24
	stws %r7,-16(%sp)
	stws %r8,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr23,%fr4,%fr23
	fcmp,dbl,= %fr23,%fr0
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	ftest
	b .L130
	copy %r4,%r19
	b .L358
	ldi 34,%r28
.L193:
	addil LT'__mprec_bigtens,%r19
	ldi 0,%r21
	b .L89
	ldw RT'__mprec_bigtens(%r1),%r25
.L146:
	and %r21,%r10,%r28
	comib,= 0,%r28,.L130
	copy %r19,%r4
	b,n .L359
.L350:
	comib,<> 0,%r18,.L136
	copy %r10,%r28
	comib,= -1,%r10,.L351
	ldw -192(%r30),%r20
.L375:
	comib,= 0,%r20,.L151
	ldw -200(%r30),%r23
	and %r20,%r21,%r28
	comib,= 0,%r28,.L130
	copy %r19,%r4
	b,n .L359
.L104:
	subi 31,%r28,%r28
	mtsar %r28
	zvdepi -1,32,%r28
	b .L106
	and %r28,%r10,%r10
.L143:
.L374:
	ldil L'-1048576,%r21
	and %r9,%r28,%r28
	ldi -1,%r10
	addl %r28,%r21,%r28
	copy %r28,%r9
	depi -1,31,20,%r9
	copy %r9,%r7
	copy %r10,%r8
	b .L88
	ldw 0(%r6),%r25
.L141:
	comib,= 0,%r22,.L148
	ldw -200(%r30),%r24
	and %r22,%r9,%r21
	comib,= 0,%r21,.L130
	copy %r19,%r4
	b,n .L360
.L150:
	and %r1,%r10,%r28
	comib,= 0,%r28,.L130
	copy %r19,%r4
	b,n .L360
.L136:
	ldil L'2146435072,%r31
	ldil L'111149056,%r29
	and %r9,%r31,%r22
	comclr,<< %r29,%r22,%r0
	b,n .L139
	comib,<> -1,%r10,.L375
	ldw -192(%r30),%r20
	ldo -1(%r31),%r31
	comb,=,n %r31,%r9,.L87
	ldw 0(%r6),%r25
	ldil L'2146435072,%r28
.L361:
	ldi 0,%r10
	and %r21,%r28,%r28
	ldil L'1048576,%r21
	addl %r28,%r21,%r9
	copy %r9,%r7
	copy %r10,%r8
	b,n .L130
.L151:
	and %r28,%r23,%r28
	comib,= 0,%r28,.L130
	copy %r19,%r4
	b,n .L359
.L148:
	and %r28,%r24,%r28
	comib,= 0,%r28,.L130
	copy %r19,%r4
	b,n .L360
.L351:
	ldil L'2146435072,%r28
	ldo -1(%r28),%r28
	comb,<> %r28,%r9,.L361
	ldil L'2146435072,%r28
	b .L87
	ldw 0(%r6),%r25
.L139:
	extru %r22,11,12,%r22
	ldo -76(%r22),%r22
	mtsar %r22
	zvdepi -1,32,%r22
	comb,<> %r22,%r10,.L375
	ldw -192(%r30),%r20
	b .L361
	ldil L'2146435072,%r28
.L348:
.L45:
	comib,< 8,%r8,.L49
	addl %r7,%r28,%r7
	b .L41
	copy %r26,%r8
.L49:
	ldi 16,%r28
	comb,<,n %r28,%r26,.L187
	sh2addl %r18,%r18,%r18 
	copy %r26,%r8
	sh1addl %r18,%r29,%r18 
	b .L43
	ldi 0,%r28
.L187:
	copy %r26,%r8
	b .L43
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	_strtod_l, .-_strtod_l
	.section	.text._strtod_r,"ax",@progbits
	.align 4
.globl _strtod_r
	.type	_strtod_r, @function
_strtod_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__global_locale,%r19
	stw %r2,-20(%r30)
	ldw RT'__global_locale(%r1),%r23
	stwm %r4,64(%r30)
	bl _strtod_l,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_strtod_r, .-_strtod_r
	.section	.rodata
	.align 4
	.type	fpinan.0, @object
	.size	fpinan.0, 20
fpinan.0:
	.word	52
	.word	-1074
	.word	971
	.word	1
	.word	0
	.align 4
	.type	fpi.1, @object
	.size	fpi.1, 20
fpi.1:
	.word	53
	.word	-1074
	.word	971
	.word	1
	.word	0
	.align 8
	.type	tinytens, @object
	.size	tinytens, 40
tinytens:
	.word	1016910514
	.word	-1747416644
	.word	961148451
	.word	-710367437
	.word	849678333
	.word	1156884285
	.word	626768392
	.word	-812869731
	.word	292029992
	.word	1689022275
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
