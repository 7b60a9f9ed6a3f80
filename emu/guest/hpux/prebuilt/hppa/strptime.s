; b0d1654a1afb3fcbf5c27c92020b57b6 newlib/libc/time/strptime.c
	.LEVEL 1.1
	.text
	.section	.text.match_string,"ax",@progbits
	.align 4
	.type	match_string, @function
match_string:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	copy %r24,%r8
	stw %r7,-124(%r30)
	copy %r26,%r7
	stw %r6,-120(%r30)
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r25),%r26
	comib,= 0,%r26,.L2
	copy %r25,%r6
	b .L5
	ldi 0,%r3
.L3:
	ldo 1(%r3),%r3
	ldwx,s %r3(%r6),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L2
.L5:
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldwx,s %r3(%r6),%r25
	copy %r19,%r4
	ldw 0(%r7),%r26
	copy %r28,%r5
	copy %r8,%r23
	bl strncasecmp_l,%r2
	copy %r28,%r24
	comib,<> 0,%r28,.L3
	copy %r4,%r19
	ldw 0(%r7),%r28
	addl %r28,%r5,%r28
	b .L1
	stw %r28,0(%r7)
.L2:
	ldi -1,%r3
.L1:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
	.EXIT
	.PROCEND
	.size	match_string, .-match_string
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"%m/%d/%y"
	.align 4
.LC1:
	.stringz	"%Y-%m-%d"
	.align 4
.LC2:
	.stringz	"%H:%M"
	.align 4
.LC3:
	.stringz	"%H:%M:%S"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC4:
	.word	0
	.word	-1030792151
	.align 8
.LC5:
	.word	0
	.word	613566757
	.align 8
.LC6:
	.word	0
	.word	-1840700269
	.section	.text.strptime_l,"ax",@progbits
	.align 4
.globl strptime_l
	.type	strptime_l, @function
strptime_l:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r10,-92(%r30)
	ldi 0,%r10
	stw %r9,-88(%r30)
	copy %r24,%r9
	stw %r7,-80(%r30)
	copy %r23,%r7
	stw %r6,-76(%r30)
	ldo -164(%r30),%r6
	stw %r5,-72(%r30)
	copy %r25,%r5
	stw %r15,-112(%r30)
	stw %r14,-108(%r30)
	stw %r13,-104(%r30)
	stw %r12,-100(%r30)
	stw %r11,-96(%r30)
	stw %r8,-84(%r30)
	stw %r4,-68(%r30)
	stw %r3,-64(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r25),%r3
	extrs %r3,31,8,%r3
	comb,= %r10,%r3,.L13
	stw %r26,0(%r6)
	ldi 37,%r8
	ldi 69,%r12
	ldi 121,%r11
	ldi 79,%r13
.L12:
	copy %r19,%r4
	copy %r7,%r25
	bl isspace_l,%r2
	extru %r3,31,8,%r26
	comib,<> 0,%r28,.L155
	copy %r4,%r19
	comb,=,n %r8,%r3,.L156
	ldw 0(%r6),%r28
.L173:
	ldb 0(%r28),%r20
	extrs %r20,31,8,%r20
	comb,<>,n %r3,%r20,.L62
	ldo 1(%r28),%r28
.L145:
	stw %r28,0(%r6)
.L58:
	ldb 1(%r5),%r3
.L168:
	extrs %r3,31,8,%r3
	comib,<> 0,%r3,.L12
	ldo 1(%r5),%r5
	extru %r10,31,3,%r28
	comib,= 7,%r28,.L157
	ldi 20,%r28
	and %r10,%r28,%r20
	comb,= %r28,%r20,.L158
	ldi 2,%r20
.L88:
	ldi 28,%r20
.L175:
	ldi 20,%r28
	and %r10,%r20,%r10
	comb,= %r28,%r10,.L159
	addl %r9,%r28,%r28
.L13:
	ldw 0(%r6),%r28
.L11:
.L174:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r15
	ldw -108(%r30),%r14
	ldw -104(%r30),%r13
	ldw -100(%r30),%r12
	ldw -96(%r30),%r11
	ldw -92(%r30),%r10
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L155:
	b .L15
	ldw 0(%r6),%r3
.L16:
	stw %r3,0(%r6)
.L15:
	ldb 0(%r3),%r26
	copy %r19,%r4
	bl isspace_l,%r2
	copy %r7,%r25
	ldo 1(%r3),%r3
	comib,<> 0,%r28,.L16
	copy %r4,%r19
	b .L168
	ldb 1(%r5),%r3
.L156:
	ldb 1(%r5),%r28
	extrs %r28,31,8,%r28
	comib,=,n 0,%r28,.L173
	ldw 0(%r6),%r28
	comclr,<> %r12,%r28,%r0
	b,n .L19
	comclr,<> %r13,%r28,%r0
	b,n .L19
	comb,>>= %r11,%r28,.L160
	ldo 1(%r5),%r5
.L21:
	ldw 0(%r6),%r21
	ldi 37,%r22
	ldb 0(%r21),%r20
	extrs %r20,31,8,%r20
	comb,=,n %r22,%r20,.L107
	ldo 1(%r21),%r20
	stw %r20,0(%r6)
	ldb 1(%r21),%r21
	extrs %r21,31,8,%r21
	comb,<> %r28,%r21,.L174
	ldi 0,%r28
.L80:
	ldo 1(%r20),%r20
	b .L58
	stw %r20,0(%r6)
.L19:
	ldb 2(%r5),%r28
	extrs %r28,31,8,%r28
	comb,<< %r11,%r28,.L21
	ldo 2(%r5),%r5
.L160:
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L23-.(%r20),%r20
	ldwx,s %r28(%r20),%r21
	addl %r20,%r21,%r21
	bv,n %r0(%r21)
	.align 4
.L23:
	.begin_brtab
	.word .L56-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L55-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L54-.L23
	.word .L53-.L23
	.word .L52-.L23
	.word .L51-.L23
	.word .L21-.L23
	.word .L50-.L23
	.word .L21-.L23
	.word .L34-.L23
	.word .L33-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L49-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L48-.L23
	.word .L47-.L23
	.word .L46-.L23
	.word .L45-.L23
	.word .L44-.L23
	.word .L43-.L23
	.word .L42-.L23
	.word .L41-.L23
	.word .L58-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L39-.L23
	.word .L36-.L23
	.word .L38-.L23
	.word .L37-.L23
	.word .L37-.L23
	.word .L21-.L23
	.word .L21-.L23
	.word .L36-.L23
	.word .L21-.L23
	.word .L35-.L23
	.word .L34-.L23
	.word .L33-.L23
	.word .L32-.L23
	.word .L31-.L23
	.word .L21-.L23
	.word .L30-.L23
	.word .L21-.L23
	.word .L29-.L23
	.word .L28-.L23
	.word .L27-.L23
	.word .L26-.L23
	.word .L21-.L23
	.word .L25-.L23
	.word .L24-.L23
	.word .L22-.L23
	.end_brtab
.L48:
	addil LT'.LC2,%r19
	copy %r7,%r23
	ldw RT'.LC2(%r1),%r25
.L147:
	ldw 0(%r6),%r26
	copy %r9,%r24
.L148:
	bl strptime_l.localalias,%r2
	copy %r19,%r4
	stw %r28,-116(%r30)
	comib,<> 0,%r28,.L145
	copy %r4,%r19
.L62:
	b .L11
	ldi 0,%r28
.L56:
	ldo -1(%r5),%r5
.L55:
	ldw 0(%r6),%r28
	ldi 37,%r21
	ldb 0(%r28),%r20
	extrs %r20,31,8,%r20
	comb,<>,n %r21,%r20,.L174
	ldi 0,%r28
	b .L145
	ldo 1(%r28),%r28
.L159:
	ldi 1969,%r31
	ldw 0(%r28),%r20
	ldo 1899(%r20),%r20
	comb,>= %r31,%r20,.L99
	ldi 4,%r28
	ldil L'85901312,%r26
	ldil L'42942464,%r25
	ldil L'10731520,%r2
	ldo -1968(%r26),%r26
	ldo 7208(%r25),%r25
	b .L102
	ldo 5898(%r2),%r2
.L161:
.L100:
	addil LT'.LC5,%r19
.L169:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC5(%r1),%r1
	ldo -1(%r20),%r20
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	sub %r21,%r23,%r28
	extru %r28,30,31,%r28
	addl %r28,%r23,%r28
	extru %r28,29,30,%r28
	zdep %r28,28,29,%r22
	sub %r22,%r28,%r28
	comb,= %r31,%r20,.L99
	sub %r21,%r28,%r28
.L102:
	addil LT'.LC4,%r19
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extru %r20,31,2,%r22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	comib,<> 0,%r22,.L100
	ldo 365(%r28),%r21
	addl %r26,%r24,%r22
	shd %r22,%r22,2,%r29
	comb,<<,n %r25,%r29,.L161
	ldo 366(%r28),%r21
	shd %r22,%r22,4,%r22
	sub %r2,%r22,%r0
	addc %r0,%r21,%r21
	b .L169
	addil LT'.LC5,%r19
.L157:
	bb,< %r10,27,.L175
	ldi 28,%r20
	ldw 12(%r9),%r21
	addil LT'_DAYS_BEFORE_MONTH,%r19
	ldw 16(%r9),%r31
	ldo 28(%r9),%r22
	ldw RT'_DAYS_BEFORE_MONTH(%r1),%r28
	ldwx,s %r31(%r28),%r20
	addl %r20,%r21,%r20
	stw %r20,0(%r22)
	ldw 20(%r9),%r28
	ldo 1900(%r28),%r1
	extru %r28,31,2,%r28
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr22L
	comib,<> 0,%r28,.L85
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr23
	xmpyu %fr22L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'42942464,%r21
	ldil L'85901312,%r28
	ldo 7208(%r21),%r21
	ldo -1968(%r28),%r28
	addl %r28,%r29,%r28
	shd %r28,%r28,2,%r29
	comb,<< %r21,%r29,.L86
	ldil L'10731520,%r21
	shd %r28,%r28,4,%r28
	ldo 5898(%r21),%r21
	comclr,>>= %r21,%r28,%r0
	b,n .L85
.L86:
	comib,>=,n 1,%r31,.L85
	depi -1,27,1,%r10
	b .L175
	ldi 28,%r20
.L85:
	ldo -1(%r20),%r20
	depi -1,27,1,%r10
	b .L88
	stw %r20,0(%r22)
.L34:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	stw %r28,8(%r9)
	b .L58
	stw %r20,0(%r6)
.L33:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	comiclr,<> 12,%r28,%r0
	ldi 0,%r28
	stw %r20,0(%r6)
	b .L58
	stw %r28,8(%r9)
.L36:
	addil LT'_C_time_locale,%r19
	copy %r19,%r4
	ldw RT'_C_time_locale(%r1),%r25
	copy %r7,%r24
	bl match_string,%r2
	copy %r6,%r26
	movb,< %r28,%r28,.L62
	copy %r4,%r19
.L144:
	depi -1,30,1,%r10
	b .L58
	stw %r28,16(%r9)
.L37:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	stw %r28,12(%r9)
	depi -1,31,1,%r10
	b .L58
	stw %r20,0(%r6)
.L41:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	ldo -1900(%r28),%r28
	stw %r20,0(%r6)
	depi -1,29,1,%r10
	b .L58
	stw %r28,20(%r9)
.L47:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	stw %r28,0(%r9)
	b .L58
	stw %r20,0(%r6)
.L46:
	addil LT'.LC3,%r19
	copy %r7,%r23
	b .L147
	ldw RT'.LC3(%r1),%r25
.L30:
	addil LT'_C_time_locale,%r19
	copy %r19,%r4
	ldw RT'_C_time_locale(%r1),%r25
	copy %r7,%r24
	copy %r6,%r26
	bl match_string,%r2
	ldo 164(%r25),%r25
	movb,< %r28,%r20,.L62
	copy %r4,%r19
	ldw 8(%r9),%r28
	comiclr,= 0,%r28,%r0
	b,n .L60
	comib,<>,n 1,%r20,.L168
	ldb 1(%r5),%r3
	ldi 12,%r28
	b .L58
	stw %r28,8(%r9)
.L29:
	addil LT'_C_time_locale,%r19
	copy %r7,%r23
	ldw RT'_C_time_locale(%r1),%r28
	ldw 0(%r6),%r26
	copy %r9,%r24
	b .L148
	ldw 228(%r28),%r25
.L28:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r15
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r6),%r14
	stw %r0,0(%r28)
	copy %r4,%r19
	copy %r7,%r23
	copy %r19,%r4
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtoll_l,%r2
	copy %r14,%r26
	stw %r29,-120(%r30)
	copy %r4,%r19
	ldw -116(%r30),%r20
	copy %r29,%r3
	comb,= %r20,%r14,.L62
	copy %r28,%r10
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L62
	copy %r4,%r19
	ldw -120(%r30),%r28
	extrs %r28,0,1,%r20
	comb,<>,n %r10,%r20,.L174
	ldi 0,%r28
	comb,<> %r3,%r28,.L62
	copy %r19,%r4
	copy %r9,%r25
	bl localtime_r,%r2
	ldo -120(%r30),%r26
	comb,<> %r28,%r9,.L62
	copy %r4,%r19
	copy %r19,%r4
	bl __errno,%r2
	ldi 31,%r10
	ldw -116(%r30),%r20
	copy %r4,%r19
	stw %r15,0(%r28)
	b .L58
	stw %r20,0(%r6)
.L27:
	ldw 0(%r6),%r28
	ldb 0(%r28),%r20
	comib,<>,n 9,%r20,.L174
	ldi 0,%r28
	b .L145
	ldo 1(%r28),%r28
.L26:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	ldo -1(%r28),%r28
	stw %r20,0(%r6)
	depi -1,28,1,%r10
	b .L58
	stw %r28,24(%r9)
.L44:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw -116(%r30),%r29
	comb,= %r29,%r3,.L62
	copy %r28,%r31
	ldw 20(%r9),%r20
	ldi 1969,%r25
	ldo 1899(%r20),%r20
	comb,>= %r25,%r20,.L105
	ldil L'85901312,%r2
	ldil L'42942464,%r26
	ldil L'10731520,%r3
	ldi 4,%r28
	ldo -1968(%r2),%r2
	ldo 7208(%r26),%r26
	b .L72
	ldo 5898(%r3),%r3
.L163:
.L70:
	addil LT'.LC5,%r19
.L170:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC5(%r1),%r1
	ldo -1(%r20),%r20
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	sub %r21,%r23,%r28
	extru %r28,30,31,%r28
	addl %r28,%r23,%r28
	extru %r28,29,30,%r28
	zdep %r28,28,29,%r22
	sub %r22,%r28,%r28
	comb,= %r25,%r20,.L162
	sub %r21,%r28,%r28
.L72:
	addil LT'.LC4,%r19
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extru %r20,31,2,%r22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	comib,<> 0,%r22,.L70
	ldo 365(%r28),%r21
	addl %r2,%r24,%r22
	shd %r22,%r22,2,%r23
	comb,<<,n %r26,%r23,.L163
	ldo 366(%r28),%r21
	shd %r22,%r22,4,%r22
	sub %r3,%r22,%r0
	addc %r0,%r21,%r21
	b .L170
	addil LT'.LC5,%r19
.L43:
	ldw 0(%r6),%r3
	ldo -116(%r30),%r25
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	bl strtol_l,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw -116(%r30),%r25
	comb,= %r25,%r3,.L62
	copy %r28,%r31
	ldw 20(%r9),%r20
	ldi 1969,%r29
	ldo 1899(%r20),%r20
	comb,>= %r29,%r20,.L106
	ldil L'85901312,%r2
	ldil L'42942464,%r26
	ldil L'10731520,%r3
	ldi 4,%r28
	ldo -1968(%r2),%r2
	ldo 7208(%r26),%r26
	b .L77
	ldo 5898(%r3),%r3
.L165:
.L75:
	addil LT'.LC5,%r19
.L171:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC5(%r1),%r1
	ldo -1(%r20),%r20
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	sub %r21,%r23,%r28
	extru %r28,30,31,%r28
	addl %r28,%r23,%r28
	extru %r28,29,30,%r28
	zdep %r28,28,29,%r22
	sub %r22,%r28,%r28
	comb,= %r29,%r20,.L164
	sub %r21,%r28,%r28
.L77:
	addil LT'.LC4,%r19
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extru %r20,31,2,%r22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	comib,<> 0,%r22,.L75
	ldo 365(%r28),%r21
	addl %r2,%r24,%r22
	shd %r22,%r22,2,%r23
	comb,<<,n %r26,%r23,.L165
	ldo 366(%r28),%r21
	shd %r22,%r22,4,%r22
	sub %r3,%r22,%r0
	addc %r0,%r21,%r21
	b .L171
	addil LT'.LC5,%r19
.L42:
	addil LT'_C_time_locale,%r19
	copy %r7,%r23
	ldw RT'_C_time_locale(%r1),%r28
	ldw 0(%r6),%r26
	copy %r9,%r24
	b .L148
	ldw 152(%r28),%r25
.L45:
	ldw 0(%r6),%r14
	copy %r19,%r4
	copy %r14,%r26
	copy %r7,%r23
	ldi 10,%r24
	bl strtol_l,%r2
	ldo -116(%r30),%r25
	ldw -116(%r30),%r3
	copy %r4,%r19
	comb,= %r3,%r14,.L62
	copy %r28,%r26
	ldw 20(%r9),%r20
	ldi 1969,%r31
	ldo 1899(%r20),%r20
	comb,>= %r31,%r20,.L64
	ldi 4,%r28
	ldil L'85901312,%r25
	ldil L'42942464,%r29
	ldil L'10731520,%r2
	ldo -1968(%r25),%r25
	ldo 7208(%r29),%r29
	b .L67
	ldo 5898(%r2),%r2
.L166:
.L65:
	addil LT'.LC5,%r19
.L172:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC5(%r1),%r1
	ldo -1(%r20),%r20
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	sub %r21,%r23,%r28
	extru %r28,30,31,%r28
	addl %r28,%r23,%r28
	extru %r28,29,30,%r28
	zdep %r28,28,29,%r22
	sub %r22,%r28,%r28
	comb,= %r31,%r20,.L64
	sub %r21,%r28,%r28
.L67:
	addil LT'.LC4,%r19
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extru %r20,31,2,%r22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	comib,<> 0,%r22,.L65
	ldo 365(%r28),%r21
	addl %r25,%r24,%r22
	shd %r22,%r22,2,%r23
	comb,<<,n %r29,%r23,.L166
	ldo 366(%r28),%r21
	shd %r22,%r22,4,%r22
	sub %r2,%r22,%r0
	addc %r0,%r21,%r21
	b .L172
	addil LT'.LC5,%r19
.L24:
	addil LT'_C_time_locale,%r19
	copy %r7,%r23
	ldw RT'_C_time_locale(%r1),%r28
	ldw 0(%r6),%r26
	copy %r9,%r24
	ldw 156(%r28),%r25
.L150:
	bl strptime_l.localalias,%r2
	copy %r19,%r4
	stw %r28,-116(%r30)
	comib,= 0,%r28,.L62
	copy %r4,%r19
	stw %r28,0(%r6)
.L176:
	b .L58
	depi -1,31,3,%r10
.L25:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r21
	comb,= %r21,%r3,.L62
	copy %r4,%r19
	stw %r21,0(%r6)
	depi -1,28,1,%r10
	b .L58
	stw %r28,24(%r9)
.L50:
	addil LT'.LC1,%r19
	ldw 0(%r6),%r3
	copy %r19,%r4
	ldw RT'.LC1(%r1),%r25
	copy %r7,%r23
	copy %r9,%r24
	bl strptime_l.localalias,%r2
	copy %r3,%r26
	stw %r28,-116(%r30)
	comib,= 0,%r28,.L62
	copy %r4,%r19
	comb,<>,n %r28,%r3,.L176
	stw %r28,0(%r6)
	b .L11
	ldi 0,%r28
.L49:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	stw %r28,4(%r9)
	b .L58
	stw %r20,0(%r6)
.L54:
	addil LT'_C_time_locale,%r19
	copy %r19,%r4
	ldw RT'_C_time_locale(%r1),%r25
	copy %r7,%r24
	copy %r6,%r26
	bl match_string,%r2
	ldo 124(%r25),%r25
	movb,< %r28,%r28,.L62
	copy %r4,%r19
.L142:
	depi -1,28,1,%r10
	b .L58
	stw %r28,24(%r9)
.L53:
	addil LT'_C_time_locale,%r19
	copy %r19,%r4
	ldw RT'_C_time_locale(%r1),%r25
	copy %r7,%r24
	copy %r6,%r26
	bl match_string,%r2
	ldo 48(%r25),%r25
	movb,>= %r28,%r28,.L144
	copy %r4,%r19
	b .L11
	ldi 0,%r28
.L52:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	sh2addl %r28,%r28,%r28 
	stw %r20,0(%r6)
	sh2addl %r28,%r28,%r28 
	depi -1,29,1,%r10
	zdep %r28,29,30,%r28
	ldo -1900(%r28),%r28
	b .L58
	stw %r28,20(%r9)
.L51:
	addil LT'.LC0,%r19
	copy %r7,%r23
	ldw RT'.LC0(%r1),%r25
	ldw 0(%r6),%r26
	b .L150
	copy %r9,%r24
.L39:
	addil LT'_C_time_locale,%r19
	copy %r19,%r4
	ldw RT'_C_time_locale(%r1),%r25
	copy %r7,%r24
	copy %r6,%r26
	bl match_string,%r2
	ldo 96(%r25),%r25
	movb,>= %r28,%r28,.L142
	copy %r4,%r19
	b .L11
	ldi 0,%r28
.L38:
	addil LT'_C_time_locale,%r19
	ldw RT'_C_time_locale(%r1),%r28
	copy %r19,%r4
	ldw 0(%r6),%r26
	copy %r7,%r23
	copy %r9,%r24
	bl strptime_l.localalias,%r2
	ldw 160(%r28),%r25
	stw %r28,-116(%r30)
	comib,= 0,%r28,.L62
	copy %r4,%r19
	stw %r28,0(%r6)
	b .L58
	depi -1,31,4,%r10
.L22:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r21
	comb,= %r21,%r3,.L62
	copy %r4,%r19
	ldo 100(%r28),%r22
	stw %r21,0(%r6)
	depi -1,29,1,%r10
	comiclr,< 69,%r28,%r0
	copy %r22,%r28
	b .L58
	stw %r28,20(%r9)
.L35:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	ldo -1(%r28),%r28
	stw %r20,0(%r6)
	depi -1,27,1,%r10
	b .L58
	stw %r28,28(%r9)
.L32:
	ldw 0(%r6),%r3
	copy %r19,%r4
	copy %r7,%r23
	ldi 10,%r24
	ldo -116(%r30),%r25
	bl strtol_l,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,= %r20,%r3,.L62
	copy %r4,%r19
	ldo -1(%r28),%r28
	stw %r20,0(%r6)
	depi -1,30,1,%r10
	b .L58
	stw %r28,16(%r9)
.L31:
	ldw 0(%r6),%r28
	ldb 0(%r28),%r20
	comib,<>,n 10,%r20,.L174
	ldi 0,%r28
	b .L145
	ldo 1(%r28),%r28
.L99:
	ldw 28(%r9),%r20
	addil LT'.LC6,%r19
	addl %r28,%r20,%r28
	ldw RT'.LC6(%r1),%r1
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r28,0,1,%r31
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r1
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	addl %r24,%r21,%r20
	extrs %r20,29,30,%r20
	sub %r20,%r31,%r20
	zdep %r20,28,29,%r21
	sub %r21,%r20,%r20
	sub %r28,%r20,%r28
	b .L13
	stw %r28,24(%r9)
.L158:
	and %r10,%r20,%r20
	comib,<> 0,%r20,.L177
	extru %r10,31,1,%r28
	ldi 30,%r21
	ldw 28(%r9),%r22
	comb,>=,n %r21,%r22,.L167
	ldw 20(%r9),%r28
	ldo 1900(%r28),%r1
	extru %r28,31,2,%r28
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr22L
	comib,<> 0,%r28,.L178
	addil LT'_DAYS_BEFORE_MONTH,%r19
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	ldil L'42942464,%r21
	fldds 0(%r1),%fr23
	xmpyu %fr22L,%fr23R,%fr23
	ldo 7208(%r21),%r21
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'85901312,%r28
	ldo -1968(%r28),%r28
	addl %r28,%r29,%r28
	shd %r28,%r28,2,%r31
	comb,<< %r21,%r31,.L91
	ldi 1,%r20
	shd %r28,%r28,4,%r28
	ldil L'10731520,%r20
	ldo 5898(%r20),%r20
	comclr,<< %r20,%r28,%r20
	ldi 1,%r20
.L91:
	addil LT'_DAYS_BEFORE_MONTH,%r19
.L178:
	ldi 2,%r28
	ldw RT'_DAYS_BEFORE_MONTH(%r1),%r31
	ldwx,s %r28(%r31),%r21
.L179:
	addl %r20,%r21,%r21
	comb,>,n %r21,%r22,.L92
	ldo 1(%r28),%r28
	comib,<>,n 12,%r28,.L179
	ldwx,s %r28(%r31),%r21
	ldi 11,%r28
	stw %r28,16(%r9)
.L89:
	extru %r10,31,1,%r28
.L177:
	comib,<> 0,%r28,.L175
	ldi 28,%r20
	addil LT'_DAYS_BEFORE_MONTH,%r19
	ldw 16(%r9),%r22
	ldw RT'_DAYS_BEFORE_MONTH(%r1),%r28
	ldw 28(%r9),%r20
	ldwx,s %r22(%r28),%r28
	sub %r20,%r28,%r20
	stw %r20,12(%r9)
	ldw 20(%r9),%r28
	ldo 1900(%r28),%r1
	extru %r28,31,2,%r28
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr22L
	comib,<> 0,%r28,.L96
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr23
	xmpyu %fr22L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'42942464,%r21
	ldil L'85901312,%r28
	ldo 7208(%r21),%r21
	ldo -1968(%r28),%r28
	addl %r28,%r29,%r28
	shd %r28,%r28,2,%r31
	comb,<< %r21,%r31,.L97
	ldil L'10731520,%r21
	shd %r28,%r28,4,%r28
	ldo 5898(%r21),%r21
	comclr,>>= %r21,%r28,%r0
	b,n .L96
.L97:
	comib,<,n 1,%r22,.L175
	ldi 28,%r20
.L96:
	ldo 1(%r20),%r20
	b .L88
	stw %r20,12(%r9)
.L64:
	zdep %r26,28,29,%r20
	ldw 24(%r9),%r31
	sub %r20,%r26,%r20
	addl %r20,%r31,%r20
	sub %r20,%r28,%r20
	comib,<= 0,%r20,.L68
	stw %r20,28(%r9)
	stw %r28,24(%r9)
	stw %r0,28(%r9)
.L68:
	stw %r3,0(%r6)
	b .L58
	depi -1,27,1,%r10
.L164:
	ldo 6(%r28),%r28
	addil LT'.LC5,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC5(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	sub %r28,%r21,%r20
	extru %r20,30,31,%r20
	addl %r20,%r21,%r20
	extru %r20,29,30,%r20
	zdep %r20,28,29,%r21
	sub %r21,%r20,%r20
	sub %r28,%r20,%r20
.L74:
	ldw 24(%r9),%r23
	addil LT'.LC6,%r19
	ldo 6(%r23),%r23
	ldw RT'.LC6(%r1),%r1
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r23,0,1,%r26
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r1
	stws %r26,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addl %r22,%r28,%r28
	zdep %r31,28,29,%r21
	extrs %r28,29,30,%r28
	sub %r21,%r31,%r21
	sub %r28,%r26,%r28
	zdep %r28,28,29,%r22
	sub %r22,%r28,%r28
	sub %r23,%r28,%r28
	addl %r28,%r21,%r28
	sub %r28,%r20,%r28
	comib,<= 0,%r28,.L78
	stw %r28,28(%r9)
	ldo 1(%r20),%r20
	addil LT'.LC5,%r19
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC5(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	stw %r0,28(%r9)
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	sub %r20,%r21,%r28
	extru %r28,30,31,%r28
	addl %r28,%r21,%r28
	extru %r28,29,30,%r28
	zdep %r28,28,29,%r21
	sub %r21,%r28,%r28
	sub %r20,%r28,%r20
	stw %r20,24(%r9)
.L78:
	stw %r25,0(%r6)
	b .L58
	depi -1,27,1,%r10
.L162:
	ldo 6(%r28),%r28
	addil LT'.LC5,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC5(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	sub %r28,%r21,%r20
	extru %r20,30,31,%r20
	addl %r20,%r21,%r20
	extru %r20,29,30,%r20
	zdep %r20,28,29,%r21
	sub %r21,%r20,%r20
	sub %r28,%r20,%r20
	ldi 0,%r28
	comiclr,< 3,%r20,%r0
	ldi 7,%r28
.L69:
	ldo -1(%r31),%r31
	ldw 24(%r9),%r23
	sh3addl %r31,%r28,%r28 
	sub %r28,%r31,%r28
	addl %r28,%r23,%r28
	sub %r28,%r20,%r28
	comib,<= 0,%r28,.L73
	stw %r28,28(%r9)
	stw %r20,24(%r9)
	stw %r0,28(%r9)
.L73:
	stw %r29,0(%r6)
	b .L58
	depi -1,27,1,%r10
.L60:
	ldo 12(%r28),%r28
	b .L58
	stw %r28,8(%r9)
.L107:
	b .L80
	copy %r21,%r20
.L167:
	b .L89
	stw %r20,16(%r9)
.L92:
	ldo -1(%r28),%r28
	b .L89
	stw %r28,16(%r9)
.L106:
	b .L74
	ldi 3,%r20
.L105:
	ldi 3,%r20
	b .L69
	ldi 7,%r28
	.EXIT
	.PROCEND
	.size	strptime_l, .-strptime_l
	.set	strptime_l.localalias,strptime_l
	.section	.text.strptime,"ax",@progbits
	.align 4
.globl strptime
	.type	strptime, @function
strptime:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__global_locale,%r19
	stw %r2,-20(%r30)
	ldw RT'__global_locale(%r1),%r23
	stwm %r4,64(%r30)
	bl strptime_l,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strptime, .-strptime
.globl tm_year_base
	.section	.rodata
	.align 4
	.type	tm_year_base, @object
	.size	tm_year_base, 4
tm_year_base:
	.word	1900
	.align 4
	.type	_DAYS_BEFORE_MONTH, @object
	.size	_DAYS_BEFORE_MONTH, 48
_DAYS_BEFORE_MONTH:
	.word	0
	.word	31
	.word	59
	.word	90
	.word	120
	.word	151
	.word	181
	.word	212
	.word	243
	.word	273
	.word	304
	.word	334
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
