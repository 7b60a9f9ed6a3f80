; 83548d1940f717f2ed1901dd71fa3852 newlib/libc/posix/regcomp.c
	.LEVEL 1.1
	.text
	.section	.text.freeset,"ax",@progbits
	.align 4
	.type	freeset, @function
freeset:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 28(%r26),%r20
	ldo 28(%r26),%r26
	ldw 12(%r20),%r28
	zdep %r28,27,28,%r23
	ldw 8(%r20),%r29
	comib,= 0,%r29,.L2
	ldw 16(%r20),%r24
	ldi 0,%r28
.L3:
	extru %r28,31,8,%r21
	ldw 0(%r25),%r22
	ldb 4(%r25),%r20
	addl %r22,%r21,%r31
	ldbx %r22(%r21),%r21
	andcm %r21,%r20,%r20
	stb %r20,0(%r31)
	extru %r28,31,8,%r21
	ldh 6(%r25),%r20
	sub %r20,%r21,%r20
	ldo 1(%r28),%r28
	comb,<> %r28,%r29,.L3
	sth %r20,6(%r25)
.L2:
	ldo -16(%r23),%r28
	addl %r24,%r28,%r28
	comclr,<> %r28,%r25,%r0
	b,n .L10
	bv,n %r0(%r2)
.L10:
	ldw 0(%r26),%r20
	ldw 12(%r20),%r28
	ldo -1(%r28),%r28
	bv %r0(%r2)
	stw %r28,12(%r20)
	.EXIT
	.PROCEND
	.size	freeset, .-freeset
	.section	.text.altoffset,"ax",@progbits
	.align 4
	.type	altoffset, @function
altoffset:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r17,128(%r30)
	stw %r16,-124(%r30)
	copy %r25,%r16
	stw %r15,-120(%r30)
	copy %r24,%r15
	stw %r14,-116(%r30)
	stw %r13,-112(%r30)
	stw %r12,-108(%r30)
	stw %r11,-104(%r30)
	stw %r10,-100(%r30)
	stw %r9,-96(%r30)
	stw %r8,-92(%r30)
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r5,-80(%r30)
	stw %r4,-76(%r30)
	stw %r3,-72(%r30)
	comib,= -1,%r25,.L29
	stw %r19,-32(%r30)
	ldw 0(%r26),%r3
	copy %r3,%r20
	ldil L'-1879048192,%r7
	depi 0,31,27,%r20
	comb,= %r7,%r20,.L26
	ldo 4(%r26),%r5
	ldil L'1610612736,%r6
	comb,=,n %r6,%r20,.L26
	ldi 0,%r28
	ldil L'1476395008,%r10
	copy %r28,%r17
	ldil L'-2013265920,%r11
	ldil L'-2147483648,%r9
	ldil L'-1610612736,%r14
	ldil L'2013265920,%r8
	ldil L'-1744830464,%r13
	comb,= %r10,%r20,.L14
	ldil L'671088640,%r12
.L59:
	comclr,<< %r10,%r20,%r0
	b,n .L57
	comclr,<> %r9,%r20,%r0
	b,n .L18
	comb,>>= %r9,%r20,.L58
	copy %r20,%r21
	depi 0,3,1,%r21
	comclr,<> %r11,%r21,%r0
	b,n .L20
	comclr,= %r14,%r20,%r0
	b,n .L29
.L20:
	ldw 0(%r5),%r3
.L67:
	copy %r3,%r20
	depi 0,31,27,%r20
	comb,= %r6,%r20,.L31
	ldo 4(%r5),%r21
.L60:
	comclr,<> %r7,%r20,%r0
	b,n .L31
	comb,<> %r10,%r20,.L59
	copy %r21,%r5
.L14:
	copy %r19,%r4
.L65:
	copy %r28,%r25
	copy %r15,%r24
	bl altoffset,%r2
	copy %r5,%r26
	comib,= -1,%r28,.L11
	copy %r4,%r19
	ldo -4(%r5),%r21
	zdep %r3,29,27,%r3
.L64:
	addl %r21,%r3,%r21
	ldw 0(%r21),%r3
	copy %r3,%r20
	depi 0,31,27,%r20
	comb,= %r6,%r20,.L20
	ldo 4(%r21),%r5
	comb,=,n %r7,%r20,.L67
	ldw 0(%r5),%r3
	comb,= %r11,%r20,.L64
	zdep %r3,29,27,%r3
.L29:
	ldi -1,%r28
.L11:
.L66:
	ldw -148(%r30),%r2
.L62:
	ldw -124(%r30),%r16
	ldw -120(%r30),%r15
	ldw -116(%r30),%r14
	ldw -112(%r30),%r13
	ldw -108(%r30),%r12
	ldw -104(%r30),%r11
	ldw -100(%r30),%r10
	ldw -96(%r30),%r9
	ldw -92(%r30),%r8
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r17
.L58:
	comb,= %r8,%r20,.L65
	copy %r19,%r4
	comb,<<,n %r8,%r20,.L66
	ldi -1,%r28
	addl %r20,%r13,%r20
	depi 0,4,1,%r20
	comib,<>,n 0,%r20,.L66
	ldi -1,%r28
	ldw 0(%r5),%r3
	copy %r3,%r20
	depi 0,31,27,%r20
	comb,<> %r6,%r20,.L60
	ldo 4(%r5),%r21
.L31:
	comclr,< %r17,%r28,%r0
	copy %r17,%r28
	b .L11
	addl %r28,%r16,%r28
.L57:
	comb,= %r12,%r20,.L16
	ldil L'805306368,%r21
	comclr,= %r21,%r20,%r0
	b,n .L61
	comib,<>,n 0,%r15,.L66
	ldi -1,%r28
.L16:
	ldo 1(%r28),%r28
.L63:
	comib,<>,n -1,%r28,.L67
	ldw 0(%r5),%r3
	b .L62
	ldw -148(%r30),%r2
.L61:
	ldil L'268435456,%r21
	comb,<>,n %r21,%r20,.L66
	ldi -1,%r28
	b .L63
	ldo 1(%r28),%r28
.L18:
	comclr,< %r28,%r17,%r0
	copy %r28,%r17
	b .L20
	ldi 0,%r28
.L26:
	b .L11
	copy %r16,%r28
	.EXIT
	.PROCEND
	.size	altoffset, .-altoffset
	.section	.text.p_count,"ax",@progbits
	.align 4
	.type	p_count, @function
p_count:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	ldi 255,%r7
	stw %r6,-124(%r30)
	stw %r5,-120(%r30)
	copy %r26,%r5
	stw %r3,-112(%r30)
	ldi 0,%r3
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	ldw 4(%r26),%r20
	comb,>> %r20,%r28,.L69
	copy %r3,%r6
	b .L88
	ldw 8(%r5),%r28
.L87:
	comib,=,n 0,%r20,.L71
	ldw 0(%r5),%r20
	ldo 1(%r20),%r28
	stw %r28,0(%r5)
	ldo 1(%r6),%r6
	ldb 0(%r20),%r3
	ldw 4(%r5),%r20
	extrs %r3,31,8,%r3
	ldo -48(%r3),%r3
	comb,<<= %r20,%r28,.L86
	sh1addl %r21,%r3,%r3 
.L69:
	copy %r19,%r4
	bl isdigit,%r2
	ldb 0(%r28),%r26
	copy %r4,%r19
	comclr,< %r7,%r3,%r20
	ldi 1,%r20
	comib,<> 0,%r28,.L87
	sh2addl %r3,%r3,%r21 
.L71:
	comiclr,< 0,%r6,%r0
	b,n .L70
	comib,= 0,%r20,.L70
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L70:
	ldw 8(%r5),%r28
.L88:
	comib,<> 0,%r28,.L89
	addil LT'nuls,%r19
	ldi 10,%r28
	stw %r28,8(%r5)
.L89:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r5)
	stw %r28,4(%r5)
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L86:
	comclr,< %r7,%r3,%r20
	ldi 1,%r20
	b,n .L71
	.EXIT
	.PROCEND
	.size	p_count, .-p_count
	.section	.text.p_b_coll_elem,"ax",@progbits
	.align 4
	.type	p_b_coll_elem, @function
p_b_coll_elem:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldi 93,%r22
	stwm %r7,128(%r30)
	stw %r6,-124(%r30)
	copy %r26,%r6
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r7
	ldw 4(%r26),%r21
	comb,<<= %r21,%r7,.L94
	copy %r7,%r24
	ldo 1(%r24),%r28
	comb,<<=,n %r21,%r28,.L95
	ldb -1(%r28),%r20
.L118:
	extrs %r20,31,8,%r20
	comb,=,n %r25,%r20,.L114
	stw %r28,0(%r6)
.L106:
	copy %r28,%r24
	ldo 1(%r24),%r28
	comb,>>,n %r21,%r28,.L118
	ldb -1(%r28),%r20
.L95:
	comb,<> %r21,%r28,.L106
	stw %r28,0(%r6)
.L94:
	ldw 8(%r6),%r28
	comib,= 0,%r28,.L92
	ldi 7,%r28
.L98:
	addil LT'nuls,%r19
.L120:
	ldi 0,%r28
	ldw RT'nuls(%r1),%r20
	stw %r20,0(%r6)
	stw %r20,4(%r6)
.L112:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L114:
	ldb 0(%r28),%r20
	extrs %r20,31,8,%r20
	comb,<>,n %r22,%r20,.L106
	stw %r28,0(%r6)
	comb,<<= %r21,%r24,.L94
	addil LT'cnames,%r19
	ldw RT'cnames(%r1),%r5
	ldw 0(%r5),%r26
	comib,= 0,%r26,.L105
	sub %r24,%r7,%r3
	copy %r19,%r4
.L119:
	copy %r3,%r24
	bl strncmp,%r2
	copy %r7,%r25
	comib,<> 0,%r28,.L103
	copy %r4,%r19
	ldw 0(%r5),%r28
	ldbx %r28(%r3),%r28
	comib,= 0,%r28,.L116
	ldw -148(%r30),%r2
.L103:
	ldws,mb 8(%r5),%r26
	comib,<>,n 0,%r26,.L119
	copy %r19,%r4
.L105:
	comib,=,n 1,%r3,.L117
	ldw 8(%r6),%r28
	comib,<> 0,%r28,.L120
	addil LT'nuls,%r19
	ldi 3,%r28
	b .L120
	stw %r28,8(%r6)
.L116:
	ldb 4(%r5),%r28
	extrs %r28,31,8,%r28
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L92:
	b .L98
	stw %r28,8(%r6)
.L117:
	ldb 0(%r7),%r28
	b .L112
	extrs %r28,31,8,%r28
	.EXIT
	.PROCEND
	.size	p_b_coll_elem, .-p_b_coll_elem
	.section	.text.p_b_symbol,"ax",@progbits
	.align 4
	.type	p_b_symbol, @function
p_b_symbol:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldw 0(%r26),%r28
	stwm %r5,64(%r30)
	ldw 4(%r26),%r21
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r4,-60(%r30)
	comb,>> %r21,%r28,.L122
	stw %r19,-32(%r30)
	ldw 8(%r26),%r28
	comib,<> 0,%r28,.L132
	addil LT'nuls,%r19
	ldi 7,%r28
	stw %r28,8(%r26)
.L132:
	ldw RT'nuls(%r1),%r28
	stw %r28,4(%r3)
	ldo 1(%r28),%r20
.L124:
	stw %r20,0(%r3)
.L133:
	ldb 0(%r28),%r28
	extrs %r28,31,8,%r28
.L131:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L122:
	ldo 1(%r28),%r20
	comb,>>= %r20,%r21,.L124
	ldi 91,%r22
	ldb 0(%r28),%r21
	extrs %r21,31,8,%r21
	comb,<>,n %r22,%r21,.L133
	stw %r20,0(%r3)
	ldb 1(%r28),%r5
	ldi 46,%r21
	extrs %r5,31,8,%r5
	comb,<>,n %r21,%r5,.L133
	stw %r20,0(%r3)
	ldo 2(%r28),%r28
	copy %r19,%r4
	stw %r28,0(%r3)
	bl p_b_coll_elem,%r2
	copy %r5,%r25
	ldw 0(%r3),%r20
	ldw 4(%r3),%r21
	comb,<<= %r21,%r20,.L126
	copy %r4,%r19
	ldo 1(%r20),%r22
	comb,>>=,n %r22,%r21,.L126
	ldb 0(%r20),%r21
	extrs %r21,31,8,%r21
	comb,<>,n %r5,%r21,.L126
	ldb 1(%r20),%r21
	ldi 93,%r22
	extrs %r21,31,8,%r21
	comb,<> %r22,%r21,.L126
	ldo 2(%r20),%r20
	b .L131
	stw %r20,0(%r3)
.L126:
	ldw 8(%r3),%r20
	comib,<> 0,%r20,.L134
	addil LT'nuls,%r19
	ldi 3,%r20
	stw %r20,8(%r3)
.L134:
	ldw RT'nuls(%r1),%r20
	stw %r20,0(%r3)
	b .L131
	stw %r20,4(%r3)
	.EXIT
	.PROCEND
	.size	p_b_symbol, .-p_b_symbol
	.section	.text.doemit.part.0,"ax",@progbits
	.align 4
	.type	doemit.part.0, @function
doemit.part.0:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r9,-116(%r30)
	stw %r8,-112(%r30)
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r3,-96(%r30)
	copy %r26,%r3
	ldo 20(%r3),%r8
	stw %r7,-108(%r30)
	ldo 16(%r3),%r9
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r8),%r28
	ldw 0(%r9),%r21
	comb,<= %r21,%r28,.L139
	ldw 12(%r26),%r26
.L136:
	or %r5,%r24,%r5
.L141:
	ldo 1(%r28),%r20
	stw %r20,0(%r8)
	sh2addl %r28,%r26,%r26 
	stw %r5,0(%r26)
	ldw -148(%r30),%r2
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L139:
	ldo 1(%r21),%r22
	extru %r22,0,1,%r20
	addl %r20,%r22,%r20
	extrs %r20,30,31,%r20
	sh1addl %r20,%r20,%r7 
	comb,<=,n %r7,%r21,.L141
	or %r5,%r24,%r5
	stw %r24,-120(%r30)
	copy %r19,%r4
	bl realloc,%r2
	zdep %r7,29,30,%r25
	copy %r4,%r19
	movb,= %r28,%r26,.L140
	ldw -120(%r30),%r24
	stw %r26,12(%r3)
	ldw 0(%r8),%r28
	b .L136
	stw %r7,0(%r9)
.L140:
	ldw 8(%r3),%r28
	comib,<>,n 0,%r28,.L138
	ldi 12,%r28
	stw %r28,8(%r3)
.L138:
	ldw 0(%r8),%r28
	addil LT'nuls,%r19
	ldw 12(%r3),%r26
	ldw RT'nuls(%r1),%r20
	stw %r20,0(%r3)
	b .L136
	stw %r20,4(%r3)
	.EXIT
	.PROCEND
	.size	doemit.part.0, .-doemit.part.0
	.section	.text.doinsert.part.0,"ax",@progbits
	.align 4
	.type	doinsert.part.0, @function
doinsert.part.0:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	stw %r6,-124(%r30)
	ldo 20(%r26),%r6
	stw %r5,-120(%r30)
	copy %r26,%r5
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	copy %r23,%r3
	stw %r19,-32(%r30)
	bl doemit.part.0,%r2
	ldw 0(%r6),%r7
	ldw 12(%r5),%r25
	copy %r4,%r19
	ldi 1,%r28
	ldwx,s %r7(%r25),%r7
	ldo 32(%r5),%r22
	ldo 72(%r5),%r21
	ldwx,s %r28(%r22),%r20
.L147:
	comb,> %r3,%r20,.L143
	sh2addl %r28,%r22,%r31 
	ldo 1(%r20),%r20
	stw %r20,0(%r31)
.L143:
	ldwx,s %r28(%r21),%r20
	comb,< %r20,%r3,.L144
	sh2addl %r28,%r21,%r31 
	ldo 1(%r20),%r20
	stw %r20,0(%r31)
.L144:
	ldo 1(%r28),%r28
	comib,<>,n 10,%r28,.L147
	ldwx,s %r28(%r22),%r20
	ldw 0(%r6),%r28
	ldo 1(%r3),%r26
	uaddcm %r28,%r3,%r24
	zdep %r26,29,30,%r26
	zdep %r24,29,30,%r24
	ldo -4(%r26),%r3
	addl %r25,%r26,%r26
	bl memmove,%r2
	addl %r25,%r3,%r25
	ldw 12(%r5),%r28
	addl %r28,%r3,%r28
	stw %r7,0(%r28)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	doinsert.part.0, .-doinsert.part.0
	.section	.text.dupl,"ax",@progbits
	.align 4
	.type	dupl, @function
dupl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	stw %r8,-120(%r30)
	sub %r24,%r25,%r8
	stw %r6,-112(%r30)
	ldo 20(%r26),%r6
	stw %r5,-108(%r30)
	copy %r26,%r5
	stw %r3,-100(%r30)
	copy %r25,%r3
	stw %r9,-124(%r30)
	stw %r7,-116(%r30)
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	comb,<> %r25,%r24,.L157
	ldw 0(%r6),%r7
.L148:
	copy %r7,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r10
.L157:
	ldo 16(%r26),%r10
	copy %r7,%r20
	ldw 0(%r10),%r28
	addl %r28,%r8,%r9
	comb,<= %r9,%r28,.L150
	ldw 12(%r26),%r26
	copy %r19,%r4
	bl realloc,%r2
	zdep %r9,29,30,%r25
	movb,= %r28,%r26,.L158
	copy %r4,%r19
	stw %r26,12(%r5)
	ldw 0(%r6),%r20
	stw %r9,0(%r10)
.L150:
	sh2addl %r3,%r26,%r25 
	zdep %r8,29,30,%r24
	bl memcpy,%r2
	sh2addl %r20,%r26,%r26 
	ldw 0(%r6),%r28
	addl %r28,%r8,%r28
	b .L148
	stw %r28,0(%r6)
.L158:
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L152
	ldi 12,%r28
	stw %r28,8(%r5)
.L152:
	ldw 0(%r6),%r20
	addil LT'nuls,%r19
	ldw 12(%r5),%r26
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r5)
	b .L150
	stw %r28,4(%r5)
	.EXIT
	.PROCEND
	.size	dupl, .-dupl
	.section	.text.ordinary,"ax",@progbits
	.align 4
	.type	ordinary, @function
ordinary:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r8,-116(%r30)
	extru %r25,31,8,%r8
	stw %r7,-112(%r30)
	ldo 28(%r26),%r7
	stw %r5,-104(%r30)
	copy %r26,%r5
	stw %r3,-96(%r30)
	copy %r25,%r3
	stw %r6,-108(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r7),%r28
	ldo 56(%r28),%r20
	ldo 24(%r28),%r28
	ldw 0(%r28),%r28
	bb,< %r28,30,.L173
	ldw 0(%r20),%r6
.L160:
	ldw 8(%r5),%r28
.L176:
	comib,<> 0,%r28,.L165
	copy %r8,%r24
	ldil L'268435456,%r25
	bl doemit.part.0,%r2
	copy %r5,%r26
.L165:
	ldbx %r6(%r3),%r28
	comib,<> 0,%r28,.L159
	addl %r6,%r3,%r20
	ldw 0(%r7),%r28
	ldw 52(%r28),%r21
	ldo 1(%r21),%r22
	stw %r22,52(%r28)
	stb %r21,0(%r20)
.L159:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L173:
	copy %r19,%r4
	bl isalpha,%r2
	copy %r8,%r26
	comib,= 0,%r28,.L160
	copy %r4,%r19
	copy %r19,%r4
	bl isupper,%r2
	copy %r8,%r26
	copy %r4,%r19
	copy %r8,%r26
	comib,<> 0,%r28,.L174
	copy %r19,%r4
	bl islower,%r2
	nop
	copy %r4,%r19
	comib,<> 0,%r28,.L175
	extrs %r3,31,8,%r20
.L162:
	comb,=,n %r3,%r20,.L176
	ldw 8(%r5),%r28
	ldo -120(%r30),%r28
	ldw 0(%r5),%r7
	stw %r28,0(%r5)
	copy %r5,%r26
	ldo -118(%r30),%r28
	ldw 4(%r5),%r6
	stw %r28,4(%r5)
	ldi 93,%r28
	stb %r3,-120(%r30)
	stb %r28,-119(%r30)
	bl p_bracket,%r2
	stb %r0,-118(%r30)
	stw %r7,0(%r5)
	b .L159
	stw %r6,4(%r5)
.L175:
	copy %r19,%r4
	bl toupper,%r2
	copy %r8,%r26
	copy %r4,%r19
	b .L162
	extrs %r28,31,8,%r20
.L174:
	bl tolower,%r2
	nop
	copy %r4,%r19
	b .L162
	extrs %r28,31,8,%r20
	.EXIT
	.PROCEND
	.size	ordinary, .-ordinary
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"[:<:]]"
	.align 4
.LC1:
	.stringz	"[:>:]]"
	.section	.text.p_bracket,"ax",@progbits
	.align 4
	.type	p_bracket, @function
p_bracket:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldo -112(%r30),%r1
	stw %r13,-160(%r30)
	ldo 28(%r26),%r13
	ldo 24(%r26),%r22
	stw %r6,-132(%r30)
	stw %r5,-128(%r30)
	copy %r26,%r5
	stw %r18,-180(%r30)
	stw %r17,-176(%r30)
	stw %r16,-172(%r30)
	stw %r15,-168(%r30)
	stw %r14,-164(%r30)
	stw %r12,-156(%r30)
	stw %r11,-152(%r30)
	stw %r10,-148(%r30)
	stw %r9,-144(%r30)
	stw %r8,-140(%r30)
	stw %r7,-136(%r30)
	stw %r4,-124(%r30)
	stw %r3,-120(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	ldw 0(%r13),%r28
	ldo 16(%r28),%r6
	ldw 12(%r28),%r3
	ldo 1(%r3),%r20
	stw %r20,12(%r28)
	fldws 8(%r28),%fr12L
	ldw 0(%r22),%r20
	comb,<= %r20,%r3,.L178
	ldw 0(%r6),%r18
	extrs %r3,0,1,%r20
	extru %r20,31,3,%r20
	ldw 20(%r28),%r31
	ldw 0(%r26),%r26
	addl %r20,%r3,%r20
	extrs %r20,28,29,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22R
	ldw 4(%r5),%r22
	zdep %r3,27,28,%r20
	xmpyu %fr22R,%fr12L,%fr22
	addl %r18,%r20,%r18
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	extru %r3,31,3,%r3
	addl %r31,%r24,%r31
	sth %r0,6(%r18)
	subi 31,%r3,%r3
	stw %r31,0(%r18)
	mtsar %r3
	stw %r0,8(%r18)
	zvdepi 1,32,%r20
	extru %r20,31,8,%r20
	stw %r0,12(%r18)
	ldo 5(%r26),%r28
	comb,<< %r28,%r22,.L462
	stb %r20,4(%r18)
.L189:
	comb,<<=,n %r22,%r26,.L330
	stw %r0,-184(%r30)
.L483:
	ldb 0(%r26),%r28
	ldi 94,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L463
	ldo 1(%r26),%r20
.L196:
	ldi 93,%r20
	comb,= %r20,%r28,.L464
	ldi 45,%r20
	comb,<> %r20,%r28,.L198
	ldo 1(%r26),%r26
	stw %r26,0(%r5)
	ldw 0(%r18),%r20
	ldb 4(%r18),%r22
	ldb 45(%r20),%r28
	or %r28,%r22,%r28
	stb %r28,45(%r20)
	ldh 6(%r18),%r28
	ldo 45(%r28),%r28
	ldw 4(%r5),%r22
	sth %r28,6(%r18)
.L198:
	ldw 0(%r5),%r28
	comb,<<= %r22,%r28,.L450
	addil LT'__collate_load_error,%r19
	copy %r1,%r14
	addil LT'nuls,%r19
	ldi 93,%r8
	copy %r1,%r12
	ldi 45,%r9
	addil LT'cclasses,%r19
	ldi 91,%r15
	ldi 128,%r6
	ldi 58,%r11
	copy %r1,%r16
	ldi 61,%r10
.L199:
	ldb 0(%r28),%r20
	extrs %r20,31,8,%r20
	comclr,<> %r8,%r20,%r0
	b,n .L285
	comb,<> %r9,%r20,.L449
	ldo 1(%r28),%r31
	comclr,<<= %r22,%r31,%r0
	b,n .L465
	comclr,<> %r9,%r20,%r0
	b,n .L201
.L449:
	comb,<> %r15,%r20,.L488
	copy %r19,%r4
	comclr,<<= %r22,%r31,%r0
	b,n .L466
.L488:
	bl p_b_symbol,%r2
	copy %r5,%r26
	copy %r28,%r3
	ldw 0(%r5),%r20
	ldw 4(%r5),%r28
	comb,<<= %r28,%r20,.L271
	copy %r4,%r19
	ldb 0(%r20),%r22
	extrs %r22,31,8,%r22
	comclr,<> %r9,%r22,%r0
	b,n .L467
.L271:
	extru %r3,31,8,%r3
.L507:
	ldw 0(%r18),%r28
	ldb 4(%r18),%r22
	addl %r28,%r3,%r20
	ldbx %r28(%r3),%r28
	or %r28,%r22,%r28
	stb %r28,0(%r20)
	ldh 6(%r18),%r28
	ldw 4(%r5),%r20
	addl %r28,%r3,%r28
	sth %r28,6(%r18)
	ldw 0(%r5),%r28
	comb,>> %r20,%r28,.L199
	copy %r20,%r22
	b .L326
	ldw 8(%r5),%r7
.L178:
	ldo 8(%r20),%r20
	extru %r20,28,29,%r7
	stw %r20,0(%r22)
	stws %r7,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr12L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	comib,= 0,%r18,.L468
	zdep %r20,27,28,%r25
	copy %r19,%r4
	bl reallocf,%r2
	copy %r18,%r26
	copy %r4,%r19
.L181:
	stw %r28,0(%r6)
	ldw 0(%r13),%r6
	ldo 20(%r6),%r6
	ldw 0(%r6),%r26
	comib,= 0,%r26,.L469
	copy %r19,%r4
	bl reallocf,%r2
	copy %r8,%r25
	stw %r28,0(%r6)
	comib,>= 0,%r3,.L184
	copy %r4,%r19
	ldw 0(%r13),%r20
	ldi 0,%r28
	ldw 20(%r20),%r31
	ldw 16(%r20),%r18
.L185:
	extrs %r28,28,29,%r23
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr12L,%fr22
	zdep %r28,27,28,%r20
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	addl %r18,%r20,%r20
	addl %r31,%r24,%r22
	ldo 1(%r28),%r28
	comb,<> %r28,%r3,.L185
	stw %r22,0(%r20)
.L186:
	comib,= 0,%r31,.L187
	copy %r19,%r4
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r1
	sub %r8,%r1,%r26
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r24
	addl %r31,%r26,%r26
	bl memset,%r2
	ldi 0,%r25
	extrs %r3,0,1,%r28
	extru %r28,31,3,%r28
	ldw 0(%r13),%r20
	addl %r28,%r3,%r28
	extrs %r28,28,29,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22R
	ldw 16(%r20),%r21
	xmpyu %fr22R,%fr12L,%fr22
	ldw 20(%r20),%r31
	ldw 0(%r5),%r26
	copy %r4,%r19
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addl %r31,%r29,%r31
	zdep %r3,27,28,%r28
	ldw 4(%r5),%r22
	addl %r21,%r28,%r18
	stw %r31,0(%r18)
	extru %r3,31,3,%r3
	sth %r0,6(%r18)
	subi 31,%r3,%r28
	stw %r0,8(%r18)
	mtsar %r28
	zvdepi 1,32,%r20
	stw %r0,12(%r18)
	extru %r20,31,8,%r20
	ldo 5(%r26),%r28
	comb,>>= %r28,%r22,.L189
	stb %r20,4(%r18)
.L462:
	addil LT'.LC0,%r19
	copy %r19,%r4
	ldw RT'.LC0(%r1),%r25
	bl strncmp,%r2
	ldi 6,%r24
	comib,= 0,%r28,.L470
	copy %r4,%r19
	ldw 0(%r5),%r26
	ldw 4(%r5),%r22
	ldo 5(%r26),%r28
	comb,>>= %r28,%r22,.L189
	addil LT'.LC1,%r19
	copy %r19,%r4
	ldw RT'.LC1(%r1),%r25
	bl strncmp,%r2
	ldi 6,%r24
	comib,= 0,%r28,.L193
	copy %r4,%r19
	ldw 0(%r5),%r26
	ldw 4(%r5),%r22
	comb,>>,n %r22,%r26,.L483
	stw %r0,-184(%r30)
.L330:
	stw %r0,-184(%r30)
	ldw 8(%r5),%r7
.L325:
	comb,<<= %r22,%r26,.L329
	copy %r7,%r3
	ldo 1(%r26),%r28
	stw %r28,0(%r5)
	ldi 93,%r20
	ldb 0(%r26),%r28
	extrs %r28,31,8,%r28
	comclr,<> %r20,%r28,%r0
	b,n .L472
.L329:
	comib,<> 0,%r3,.L473
	addil LT'nuls,%r19
	ldi 7,%r28
	stw %r28,8(%r5)
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r5)
	stw %r28,4(%r5)
.L177:
	ldo -112(%r30),%r1
.L508:
	ldw -212(%r30),%r2
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
	ldo -192(%r30),%r30
.L469:
	bl malloc,%r2
	copy %r8,%r26
	ldw 0(%r13),%r20
	stw %r28,0(%r6)
	copy %r4,%r19
	ldw 16(%r20),%r18
	comib,<> 0,%r18,.L186
	ldw 20(%r20),%r31
.L187:
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L489
	addil LT'nuls,%r19
	ldi 12,%r28
	stw %r28,8(%r5)
.L489:
	ldw RT'nuls(%r1),%r20
	stw %r20,0(%r5)
	ldi 1,%r28
	stw %r20,4(%r5)
	copy %r20,%r22
	copy %r20,%r26
	stw %r31,0(%r18)
	stb %r28,4(%r18)
	sth %r0,6(%r18)
	stw %r0,8(%r18)
	comb,<<= %r22,%r26,.L330
	stw %r0,12(%r18)
	b .L483
	stw %r0,-184(%r30)
.L466:
	ldb 1(%r28),%r20
	extrs %r20,31,8,%r20
	comb,= %r11,%r20,.L203
	ldo 2(%r28),%r7
	comb,<> %r10,%r20,.L488
	copy %r19,%r4
	ldo 2(%r28),%r28
	comb,>> %r22,%r28,.L261
	stw %r28,0(%r5)
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L262
	ldi 7,%r28
	stw %r28,8(%r5)
.L262:
	ldw RT'nuls(%r12),%r20
	stw %r20,0(%r5)
	copy %r20,%r28
	stw %r20,4(%r5)
.L261:
	ldb 0(%r28),%r28
	extrs %r28,31,8,%r28
	comclr,<> %r9,%r28,%r0
	b,n .L346
	comclr,<> %r8,%r28,%r0
	b,n .L346
.L263:
	copy %r19,%r4
	copy %r10,%r25
	bl p_b_coll_elem,%r2
	copy %r5,%r26
	ldw 0(%r18),%r20
	extru %r28,31,8,%r28
	ldb 4(%r18),%r31
	copy %r4,%r19
	ldbx %r20(%r28),%r22
	addl %r20,%r28,%r20
	or %r22,%r31,%r22
	stb %r22,0(%r20)
	ldh 6(%r18),%r20
	addl %r20,%r28,%r28
	sth %r28,6(%r18)
	ldw 4(%r5),%r20
	ldw 0(%r5),%r28
	comb,<<= %r20,%r28,.L459
	copy %r20,%r22
	ldo 1(%r28),%r31
	comb,>>=,n %r31,%r20,.L267
	ldb 0(%r28),%r31
	ldi 61,%r29
	extrs %r31,31,8,%r31
	comb,= %r29,%r31,.L474
	ldi 93,%r29
.L267:
	ldw 8(%r5),%r7
.L516:
	comib,<>,n 0,%r7,.L206
	ldi 3,%r7
	stw %r7,8(%r5)
.L206:
	addil LT'nuls,%r19
.L490:
.L517:
.L518:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r5)
	copy %r28,%r20
	stw %r28,4(%r5)
.L326:
	ldw 0(%r5),%r26
	b .L325
	copy %r20,%r22
.L465:
	ldb 1(%r28),%r20
	extrs %r20,31,8,%r20
	comclr,<> %r8,%r20,%r0
	b,n .L475
.L201:
	ldw 8(%r5),%r7
	comib,<> 0,%r7,.L490
	addil LT'nuls,%r19
	ldi 11,%r7
	b .L490
	stw %r7,8(%r5)
.L203:
	comb,>> %r22,%r7,.L208
	stw %r7,0(%r5)
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L209
	ldi 7,%r28
	stw %r28,8(%r5)
.L209:
	ldw RT'nuls(%r12),%r20
	stw %r20,0(%r5)
	stw %r20,4(%r5)
	ldb 0(%r20),%r28
	extrs %r28,31,8,%r28
	comclr,<> %r8,%r28,%r0
	b,n .L216
	comiclr,= 45,%r28,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L491
	ldi 0,%r3
.L216:
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L213
	ldi 4,%r28
	stw %r28,8(%r5)
.L213:
	stw %r20,0(%r5)
	stw %r20,4(%r5)
	ldi 0,%r3
.L491:
	copy %r20,%r7
.L217:
	ldw RT'cclasses(%r16),%r20
.L485:
	ldw 0(%r20),%r26
	comib,=,n 0,%r26,.L257
	copy %r20,%r17
	copy %r19,%r4
.L492:
	copy %r3,%r24
	bl strncmp,%r2
	copy %r7,%r25
	comib,<> 0,%r28,.L224
	copy %r4,%r19
	ldw 0(%r17),%r28
	ldbx %r28(%r3),%r22
	comiclr,<> 0,%r22,%r0
	b,n .L225
.L224:
	ldws,mb 8(%r17),%r26
	comib,<>,n 0,%r26,.L492
	copy %r19,%r4
.L257:
	ldw 8(%r5),%r7
.L493:
	comib,<> 0,%r7,.L490
	addil LT'nuls,%r19
	ldi 4,%r7
	b .L517
	stw %r7,8(%r5)
.L225:
	comib,=,n 0,%r28,.L493
	ldw 8(%r5),%r7
	ldw 4(%r17),%r28
	comib,<<,n 11,%r28,.L229
	ldi -128,%r7
	ldi 128,%r3
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L231-.(%r20),%r20
	ldwx,s %r28(%r20),%r21
	addl %r20,%r21,%r21
	bv,n %r0(%r21)
	.align 4
.L231:
	.begin_brtab
	.word .L242-.L231
	.word .L241-.L231
	.word .L240-.L231
	.word .L239-.L231
	.word .L238-.L231
	.word .L237-.L231
	.word .L236-.L231
	.word .L235-.L231
	.word .L234-.L231
	.word .L233-.L231
	.word .L232-.L231
	.word .L230-.L231
	.end_brtab
.L230:
	copy %r19,%r4
.L494:
	extru %r7,31,8,%r17
	bl isxdigit,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L255
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L255:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L494
	copy %r19,%r4
.L229:
	ldw 4(%r5),%r20
.L484:
	ldw 0(%r5),%r28
	comb,<<= %r20,%r28,.L459
	copy %r20,%r22
.L256:
	ldo 1(%r28),%r31
	comb,>>=,n %r31,%r20,.L493
	ldw 8(%r5),%r7
	ldb 0(%r28),%r31
	ldi 58,%r29
	extrs %r31,31,8,%r31
	comb,<>,n %r29,%r31,.L493
	ldw 8(%r5),%r7
	ldb 1(%r28),%r31
	ldi 93,%r29
	extrs %r31,31,8,%r31
	comb,<>,n %r29,%r31,.L493
	ldw 8(%r5),%r7
	ldo 2(%r28),%r28
.L486:
	comb,>> %r20,%r28,.L199
	stw %r28,0(%r5)
	b .L326
	ldw 8(%r5),%r7
.L232:
	copy %r19,%r4
.L495:
	extru %r7,31,8,%r17
	bl isupper,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L254
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L254:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L495
	copy %r19,%r4
	ldw 4(%r5),%r20
	ldw 0(%r5),%r28
	comb,>> %r20,%r28,.L256
	copy %r20,%r22
.L459:
	ldw 8(%r5),%r7
	comib,<> 0,%r7,.L490
	addil LT'nuls,%r19
	ldi 7,%r7
	b .L518
	stw %r7,8(%r5)
.L233:
	copy %r19,%r4
.L496:
	extru %r7,31,8,%r17
	bl isspace,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L253
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L253:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L496
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L234:
	copy %r19,%r4
.L497:
	extru %r7,31,8,%r17
	bl ispunct,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L252
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L252:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L497
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L235:
	copy %r19,%r4
.L498:
	extru %r7,31,8,%r17
	bl isprint,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L251
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L251:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L498
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L236:
	copy %r19,%r4
.L499:
	extru %r7,31,8,%r17
	bl islower,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L250
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L250:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L499
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L237:
	copy %r19,%r4
.L500:
	extru %r7,31,8,%r17
	bl isgraph,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L249
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L249:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L500
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L238:
	copy %r19,%r4
.L501:
	extru %r7,31,8,%r17
	bl isdigit,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L248
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L248:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L501
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L239:
	copy %r19,%r4
.L502:
	extru %r7,31,8,%r17
	bl iscntrl,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L247
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L247:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L502
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L240:
	copy %r19,%r4
.L503:
	extru %r7,31,8,%r17
	bl isblank,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L246
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L246:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L503
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L241:
	copy %r19,%r4
.L504:
	extru %r7,31,8,%r17
	bl isalpha,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L244
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L244:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L504
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L242:
	copy %r19,%r4
.L505:
	extru %r7,31,8,%r17
	bl isalnum,%r2
	copy %r17,%r26
	comib,= 0,%r28,.L243
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldb 4(%r18),%r29
	addl %r28,%r17,%r31
	extru %r7,31,8,%r22
	ldbx %r28(%r17),%r28
	or %r28,%r29,%r28
	stb %r28,0(%r31)
	ldh 6(%r18),%r28
	addl %r28,%r22,%r28
	sth %r28,6(%r18)
.L243:
	ldo 1(%r7),%r7
	comb,<>,n %r3,%r7,.L505
	copy %r19,%r4
	b .L484
	ldw 4(%r5),%r20
.L346:
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L265
	ldi 3,%r28
	stw %r28,8(%r5)
.L265:
	ldw RT'nuls(%r12),%r20
	stw %r20,0(%r5)
	b .L263
	stw %r20,4(%r5)
.L208:
	ldb 2(%r28),%r26
	extrs %r26,31,8,%r26
	comb,= %r9,%r26,.L506
	addil LT'nuls,%r19
	comb,=,n %r8,%r26,.L506
	ldw 4(%r5),%r28
	comb,>> %r28,%r7,.L218
	ldi 0,%r3
	b .L485
	ldw RT'cclasses(%r16),%r20
.L220:
	ldw 0(%r5),%r28
	ldo 1(%r28),%r3
	stw %r3,0(%r5)
	ldw 4(%r5),%r20
	comb,<<=,n %r20,%r3,.L457
	ldb 1(%r28),%r26
	extrs %r26,31,8,%r26
.L218:
	copy %r19,%r4
	bl isalpha,%r2
	extru %r26,31,8,%r26
	comib,<> 0,%r28,.L220
	copy %r4,%r19
	ldw 0(%r5),%r3
.L457:
	b .L217
	sub %r3,%r7,%r3
.L467:
	ldo 1(%r20),%r22
	comb,<<=,n %r28,%r22,.L507
	extru %r3,31,8,%r3
	ldb 1(%r20),%r28
	ldi 93,%r31
	extrs %r28,31,8,%r28
	comb,=,n %r31,%r28,.L507
	extru %r3,31,8,%r3
	stw %r22,0(%r5)
	ldb 1(%r20),%r7
	extrs %r7,31,8,%r7
	comb,<> %r9,%r7,.L476
	ldo 2(%r20),%r20
	b .L273
	stw %r20,0(%r5)
.L473:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r5)
	b .L177
	stw %r28,4(%r5)
.L285:
	comb,<<=,n %r22,%r28,.L461
	ldw 0(%r5),%r26
	ldw 4(%r5),%r22
	b .L325
	ldw 8(%r5),%r7
.L468:
	copy %r19,%r4
	bl malloc,%r2
	copy %r25,%r26
	b .L181
	copy %r4,%r19
.L472:
	comib,<> 0,%r7,.L508
	ldo -112(%r30),%r1
	ldw 0(%r13),%r24
	ldw 24(%r24),%r28
	bb,>= %r28,30,.L295
	ldw 8(%r24),%r31
	ldo -1(%r31),%r6
	comib,<= 0,%r6,.L509
	extru %r6,31,8,%r8
	b .L296
	ldw -184(%r30),%r20
.L298:
	ldo -1(%r6),%r6
.L510:
	comiclr,<> -1,%r6,%r0
	b,n .L477
.L303:
	extru %r6,31,8,%r8
.L509:
	ldw 0(%r18),%r28
	ldb 4(%r18),%r20
	ldbx %r28(%r8),%r28
	and %r28,%r20,%r28
	comib,=,n 0,%r28,.L510
	ldo -1(%r6),%r6
	copy %r19,%r4
	bl isalpha,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L298
	copy %r4,%r19
	copy %r19,%r4
	bl isupper,%r2
	copy %r8,%r26
	copy %r4,%r19
	copy %r8,%r26
	comib,<> 0,%r28,.L478
	copy %r19,%r4
	bl islower,%r2
	nop
	copy %r4,%r19
	comib,<> 0,%r28,.L479
	extrs %r6,31,8,%r20
.L301:
	comb,= %r20,%r6,.L298
	extru %r20,31,8,%r28
	ldw 0(%r18),%r20
	ldb 4(%r18),%r31
	addl %r20,%r28,%r22
	ldo -1(%r6),%r6
	ldbx %r20(%r28),%r20
	or %r20,%r31,%r20
	stb %r20,0(%r22)
	ldh 6(%r18),%r20
	addl %r20,%r28,%r28
	comib,<> -1,%r6,.L303
	sth %r28,6(%r18)
.L477:
	ldw 0(%r13),%r24
.L295:
	ldw -184(%r30),%r1
	comib,= 0,%r1,.L304
	ldw 8(%r24),%r31
	ldo -1(%r31),%r31
	comib,<=,n 0,%r31,.L308
	ldw 24(%r24),%r28
	b,n .L309
.L481:
	stb %r25,0(%r20)
	ldh 6(%r18),%r28
	sub %r28,%r24,%r28
	extrs %r28,31,16,%r28
	ldo -1(%r31),%r31
	comib,= -1,%r31,.L480
	sth %r28,6(%r18)
.L308:
	extru %r31,31,8,%r28
	ldb 4(%r18),%r22
	ldw 0(%r18),%r20
	extru %r31,31,8,%r23
	ldbx %r20(%r28),%r29
	extru %r31,31,8,%r24
	addl %r20,%r28,%r20
	and %r22,%r29,%r28
	comib,<> 0,%r28,.L481
	andcm %r29,%r22,%r25
	or %r22,%r29,%r22
	stb %r22,0(%r20)
	ldh 6(%r18),%r28
	addl %r28,%r23,%r28
	extrs %r28,31,16,%r28
	ldo -1(%r31),%r31
	comib,<> -1,%r31,.L308
	sth %r28,6(%r18)
.L480:
	ldw 0(%r13),%r24
	ldw 24(%r24),%r28
.L309:
	bb,<,n %r28,28,.L310
	ldw 8(%r24),%r31
.L304:
	comib,=,n 0,%r31,.L311
	ldw 0(%r18),%r29
	ldb 4(%r18),%r23
	copy %r7,%r22
	copy %r7,%r28
	extru %r28,31,8,%r20
.L511:
	ldo 1(%r28),%r28
	ldbx %r29(%r20),%r20
	and %r23,%r20,%r20
	comiclr,= 0,%r20,%r0
	addi 1,%r22,%r22
	comb,<>,n %r31,%r28,.L511
	extru %r28,31,8,%r20
	comib,= 1,%r22,.L512
	extru %r7,31,8,%r28
.L311:
	ldh 6(%r18),%r6
	ldw 12(%r24),%r26
	zdep %r26,27,28,%r26
	ldw 16(%r24),%r8
	addl %r8,%r26,%r26
	comb,<<= %r26,%r8,.L317
	extrs %r6,31,16,%r6
	b .L322
	copy %r8,%r3
.L318:
.L513:
	comclr,<< %r3,%r26,%r0
	b,n .L317
.L322:
	ldh 6(%r3),%r28
	extrs %r28,31,16,%r28
	comb,<>,n %r6,%r28,.L513
	ldo 16(%r3),%r3
	comb,=,n %r3,%r18,.L513
	ldo 16(%r3),%r3
	comib,=,n 0,%r31,.L319
	ldw 0(%r3),%r25
	ldb 4(%r3),%r24
	copy %r7,%r22
	ldw 0(%r18),%r23
	b .L321
	ldb 4(%r18),%r29
.L482:
	comclr,<> %r31,%r22,%r0
	b,n .L319
.L321:
	extru %r22,31,8,%r28
	ldbx %r25(%r28),%r20
	ldbx %r23(%r28),%r28
	and %r24,%r20,%r20
	and %r29,%r28,%r28
	comiclr,= 0,%r20,%r20
	ldi 1,%r20
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	comb,=,n %r28,%r20,.L482
	ldo 1(%r22),%r22
	comb,<>,n %r31,%r22,.L318
	ldo 16(%r3),%r3
.L319:
	comb,>>= %r3,%r26,.L317
	copy %r18,%r25
	copy %r19,%r4
	copy %r5,%r26
	bl freeset,%r2
	copy %r3,%r18
	ldw 0(%r13),%r28
	copy %r4,%r19
	ldw 16(%r28),%r8
.L317:
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L177
	copy %r5,%r26
	sub %r18,%r8,%r24
	ldw -212(%r30),%r2
	ldw -180(%r30),%r18
	ldo -112(%r30),%r1
	ldil L'805306368,%r25
	ldw -176(%r30),%r17
	ldw -172(%r30),%r16
	extrs %r24,27,28,%r24
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
	bl doemit.part.0,%r0
	ldo -192(%r30),%r30
.L476:
	copy %r19,%r4
	bl p_b_symbol,%r2
	copy %r5,%r26
	copy %r4,%r19
	copy %r28,%r7
.L273:
	comb,=,n %r7,%r3,.L507
	extru %r3,31,8,%r3
	ldw RT'__collate_load_error(%r14),%r28
	ldw 0(%r28),%r28
	comib,=,n 0,%r28,.L274
	extru %r3,31,8,%r3
	extru %r7,31,8,%r28
	comb,>>=,n %r28,%r3,.L275
	ldw 8(%r5),%r7
	comib,<> 0,%r7,.L276
	ldi 11,%r20
	stw %r20,8(%r5)
.L276:
	ldw RT'nuls(%r12),%r20
	stw %r20,0(%r5)
	stw %r20,4(%r5)
.L275:
	comb,<,n %r28,%r3,.L277
	ldo 1(%r28),%r7
.L278:
	ldw 0(%r18),%r28
	ldb 4(%r18),%r22
	addl %r28,%r3,%r20
	ldbx %r28(%r3),%r28
	or %r28,%r22,%r28
	stb %r28,0(%r20)
	ldh 6(%r18),%r28
	addl %r28,%r3,%r28
	ldo 1(%r3),%r3
	comb,<> %r7,%r3,.L278
	sth %r28,6(%r18)
.L277:
	ldw 4(%r5),%r20
.L515:
	ldw 0(%r5),%r28
	comb,>> %r20,%r28,.L199
	copy %r20,%r22
	b .L326
	ldw 8(%r5),%r7
.L193:
	ldw 8(%r5),%r24
	comib,<> 0,%r24,.L194
	ldil L'-1610612736,%r25
	bl doemit.part.0,%r2
	copy %r5,%r26
.L194:
	ldw 0(%r5),%r28
.L487:
	ldo 6(%r28),%r28
	b .L177
	stw %r28,0(%r5)
.L274:
	copy %r19,%r4
	copy %r7,%r25
	bl __collate_range_cmp,%r2
	copy %r3,%r26
	comib,>= 0,%r28,.L279
	copy %r4,%r19
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L514
	addil LT'nuls,%r19
	ldi 11,%r28
	stw %r28,8(%r5)
.L514:
	ldw RT'nuls(%r1),%r20
	stw %r20,0(%r5)
	stw %r20,4(%r5)
.L279:
	b .L284
	ldi -128,%r17
.L282:
	ldo 1(%r17),%r17
	comb,=,n %r6,%r17,.L515
	ldw 4(%r5),%r20
.L284:
	copy %r19,%r4
	copy %r17,%r25
	bl __collate_range_cmp,%r2
	copy %r3,%r26
	comib,< 0,%r28,.L282
	copy %r4,%r19
	copy %r19,%r4
	copy %r17,%r26
	bl __collate_range_cmp,%r2
	copy %r7,%r25
	copy %r4,%r19
	extru %r17,31,8,%r22
	comib,< 0,%r28,.L282
	extru %r17,31,8,%r31
	ldw 0(%r18),%r28
	ldb 4(%r18),%r23
	addl %r28,%r22,%r29
	ldbx %r28(%r22),%r28
	or %r28,%r23,%r28
	stb %r28,0(%r29)
	ldh 6(%r18),%r28
	addl %r28,%r31,%r28
	b .L282
	sth %r28,6(%r18)
.L314:
	comb,= %r31,%r7,.L315
	extru %r7,31,8,%r28
.L512:
	ldbx %r29(%r28),%r28
	and %r23,%r28,%r28
	comib,=,n 0,%r28,.L314
	ldo 1(%r7),%r7
	extrs %r7,31,8,%r3
.L315:
	copy %r3,%r25
	copy %r5,%r26
	bl ordinary,%r2
	copy %r19,%r4
	ldw -176(%r30),%r17
	ldw -172(%r30),%r16
	copy %r4,%r19
	copy %r18,%r25
	ldw -212(%r30),%r2
	ldw -180(%r30),%r18
	copy %r5,%r26
	ldo -112(%r30),%r1
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
	bl freeset,%r0
	ldo -192(%r30),%r30
.L474:
	ldb 1(%r28),%r31
	extrs %r31,31,8,%r31
	comb,<>,n %r29,%r31,.L516
	ldw 8(%r5),%r7
	b .L486
	ldo 2(%r28),%r28
.L310:
	ldw 0(%r18),%r20
	ldb 4(%r18),%r28
	ldb 10(%r20),%r22
	andcm %r22,%r28,%r28
	stb %r28,10(%r20)
	ldh 6(%r18),%r28
	ldw 0(%r13),%r24
	ldo -10(%r28),%r28
	ldw 8(%r24),%r31
	b .L304
	sth %r28,6(%r18)
.L464:
	ldo 1(%r26),%r26
	stw %r26,0(%r5)
	ldw 0(%r18),%r20
	ldb 4(%r18),%r22
	ldb 93(%r20),%r28
	or %r28,%r22,%r28
	stb %r28,93(%r20)
	ldh 6(%r18),%r28
	ldo 93(%r28),%r28
	ldw 4(%r5),%r22
	b .L198
	sth %r28,6(%r18)
.L463:
	comb,<<= %r22,%r20,.L332
	stw %r20,0(%r5)
	ldb 1(%r26),%r28
	ldi 1,%r21
	extrs %r28,31,8,%r28
	stw %r21,-184(%r30)
	b .L196
	copy %r20,%r26
.L470:
	ldw 8(%r5),%r24
	comib,<> 0,%r24,.L194
	ldil L'-1744830464,%r25
	bl doemit.part.0,%r2
	copy %r5,%r26
	b .L487
	ldw 0(%r5),%r28
.L475:
	comb,<<=,n %r22,%r28,.L461
	stw %r31,0(%r5)
	ldw 0(%r18),%r20
	ldb 4(%r18),%r22
	ldb 45(%r20),%r28
	or %r28,%r22,%r28
	stb %r28,45(%r20)
	ldh 6(%r18),%r28
	ldo 45(%r28),%r28
	ldw 0(%r5),%r26
	ldw 4(%r5),%r22
	sth %r28,6(%r18)
	b .L325
	ldw 8(%r5),%r7
.L478:
	bl tolower,%r2
	nop
	copy %r4,%r19
	b .L301
	extrs %r28,31,8,%r20
.L479:
	copy %r19,%r4
	bl toupper,%r2
	copy %r8,%r26
	copy %r4,%r19
	b .L301
	extrs %r28,31,8,%r20
.L184:
	ldw 0(%r13),%r28
	ldw 16(%r28),%r18
	comib,= 0,%r18,.L187
	ldw 20(%r28),%r31
	b,n .L186
.L296:
	comib,= 0,%r20,.L304
	nop
	b,n .L309
.L332:
	ldi 1,%r31
	copy %r20,%r26
	stw %r31,-184(%r30)
	b .L325
	ldw 8(%r5),%r7
.L461:
	ldw 4(%r5),%r20
	b .L326
	ldw 8(%r5),%r7
.L506:
	b .L216
	ldw RT'nuls(%r1),%r20
.L450:
	b .L329
	ldw 8(%r5),%r3
	.EXIT
	.PROCEND
	.size	p_bracket, .-p_bracket
	.section	.text.repeat,"ax",@progbits
	.align 4
	.type	repeat, @function
repeat:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r11,128(%r30)
	stw %r9,-120(%r30)
	ldo 20(%r26),%r9
	stw %r7,-112(%r30)
	copy %r24,%r7
	stw %r6,-108(%r30)
	copy %r23,%r6
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r3,-96(%r30)
	copy %r26,%r3
	stw %r10,-124(%r30)
	stw %r8,-116(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 8(%r26),%r28
	comib,<> 0,%r28,.L519
	ldw 0(%r9),%r8
	ldi 19,%r10
.L521:
	comib,>=,n 1,%r7,.L522
	ldi 256,%r28
	comclr,<> %r28,%r7,%r0
	b,n .L547
.L523:
	comib,>= 1,%r6,.L539
	ldi 256,%r11
	comb,= %r11,%r6,.L526
	copy %r8,%r24
	copy %r5,%r25
	copy %r19,%r4
	copy %r3,%r26
	bl dupl,%r2
	ldo -1(%r7),%r7
	ldw 0(%r9),%r8
	ldo -1(%r6),%r6
	copy %r4,%r19
	ldw 8(%r3),%r20
	comib,<> 0,%r20,.L519
	copy %r28,%r5
	comiclr,<> 1,%r7,%r0
	b,n .L522
	comb,<> %r11,%r7,.L523
	nop
.L524:
	ldi 15,%r28
.L550:
	addil LT'nuls,%r19
	stw %r28,8(%r3)
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r3)
	stw %r28,4(%r3)
.L519:
	ldw -148(%r30),%r2
.L549:
	ldw -124(%r30),%r10
	ldw -120(%r30),%r9
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r11
.L522:
	zdep %r7,28,29,%r20
	comib,>= 1,%r6,.L525
	copy %r6,%r28
	comiclr,<> 256,%r6,%r28
	ldi 1,%r28
	ldo 2(%r28),%r28
.L525:
	addl %r28,%r20,%r28
	comb,<<,n %r10,%r28,.L550
	ldi 15,%r28
.L548:
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L527-.(%r20),%r20
	ldwx,s %r28(%r20),%r21
	addl %r20,%r21,%r21
	bv,n %r0(%r21)
	.align 4
.L527:
	.begin_brtab
	.word .L533-.L527
	.word .L532-.L527
	.word .L532-.L527
	.word .L532-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L519-.L527
	.word .L530-.L527
	.word .L529-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L524-.L527
	.word .L528-.L527
	.word .L526-.L527
	.end_brtab
.L547:
	comib,< 1,%r6,.L550
	ldi 15,%r28
	copy %r6,%r28
	ldi 24,%r20
	addl %r28,%r20,%r28
	comb,<<,n %r10,%r28,.L550
	ldi 15,%r28
	b,n .L548
.L539:
	copy %r6,%r28
	ldi 16,%r20
	addl %r28,%r20,%r28
	comb,<<,n %r10,%r28,.L550
	ldi 15,%r28
	b,n .L548
.L532:
	copy %r19,%r4
	copy %r3,%r26
	copy %r5,%r23
	ldil L'2013265920,%r25
	sub %r8,%r5,%r24
	bl doinsert.part.0,%r2
	ldo 1(%r24),%r24
	copy %r4,%r19
	ldi 1,%r24
	copy %r19,%r4
	addl %r5,%r24,%r25
	copy %r6,%r23
	bl repeat,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw 8(%r3),%r28
	comib,<> 0,%r28,.L519
	ldw 0(%r9),%r24
	sub %r24,%r5,%r24
	copy %r19,%r4
	ldil L'-2147483648,%r25
	bl doemit.part.0,%r2
	copy %r3,%r26
	ldw 0(%r9),%r21
	copy %r4,%r19
	ldw 8(%r3),%r24
	comib,<> 0,%r24,.L519
	sub %r21,%r5,%r21
	ldw 12(%r3),%r20
	ldwx,s %r5(%r20),%r28
	sh2addl %r5,%r20,%r20 
	depi 0,31,27,%r28
	or %r28,%r21,%r28
	copy %r19,%r4
	stw %r28,0(%r20)
	ldil L'-2013265920,%r25
	bl doemit.part.0,%r2
	copy %r3,%r26
	ldw 0(%r9),%r21
	copy %r4,%r19
	ldw 8(%r3),%r28
	comib,<> 0,%r28,.L519
	ldo -1(%r21),%r21
	ldw 12(%r3),%r20
	ldi 2,%r24
	ldwx,s %r21(%r20),%r28
	ldil L'-1879048192,%r25
	sh2addl %r21,%r20,%r20 
	depi 0,31,27,%r28
	copy %r3,%r26
	depi -1,31,1,%r28
	stw %r28,0(%r20)
.L546:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r10
	ldw -120(%r30),%r9
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bl doemit.part.0,%r0
	ldwm -128(%r30),%r11
.L533:
	b .L519
	stw %r5,0(%r9)
.L526:
	copy %r5,%r25
	copy %r19,%r4
	copy %r8,%r24
	bl dupl,%r2
	copy %r3,%r26
	ldo -1(%r7),%r7
	copy %r4,%r19
	copy %r28,%r5
.L537:
	ldw 8(%r3),%r28
	comib,= 0,%r28,.L521
	ldw 0(%r9),%r8
	b .L549
	ldw -148(%r30),%r2
.L529:
	copy %r19,%r4
	sub %r8,%r5,%r24
	copy %r5,%r23
	ldo 1(%r24),%r24
	ldil L'1207959552,%r25
	bl doinsert.part.0,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw 8(%r3),%r28
	comib,<> 0,%r28,.L519
	ldw 0(%r9),%r24
	sub %r24,%r5,%r24
	ldil L'1342177280,%r25
	b .L546
	copy %r3,%r26
.L530:
	copy %r19,%r4
	sub %r8,%r5,%r24
	copy %r5,%r23
	ldo 1(%r24),%r24
	ldil L'2013265920,%r25
	bl doinsert.part.0,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw 8(%r3),%r28
	comib,<> 0,%r28,.L538
	ldw 0(%r9),%r24
	sub %r24,%r5,%r24
	copy %r19,%r4
	ldil L'-2147483648,%r25
	bl doemit.part.0,%r2
	copy %r3,%r26
	ldw 0(%r9),%r21
	copy %r4,%r19
	ldw 8(%r3),%r24
	comib,<> 0,%r24,.L538
	sub %r21,%r5,%r21
	ldw 12(%r3),%r20
	ldwx,s %r5(%r20),%r28
	sh2addl %r5,%r20,%r20 
	depi 0,31,27,%r28
	or %r28,%r21,%r28
	copy %r19,%r4
	stw %r28,0(%r20)
	ldil L'-2013265920,%r25
	bl doemit.part.0,%r2
	copy %r3,%r26
	ldw 0(%r9),%r21
	copy %r4,%r19
	ldw 8(%r3),%r28
	comib,<> 0,%r28,.L538
	ldo -1(%r21),%r21
	ldw 12(%r3),%r20
	ldwx,s %r21(%r20),%r28
	sh2addl %r21,%r20,%r20 
	depi 0,31,27,%r28
	depi -1,31,1,%r28
	copy %r19,%r4
	stw %r28,0(%r20)
	ldi 2,%r24
	ldil L'-1879048192,%r25
	bl doemit.part.0,%r2
	copy %r3,%r26
	copy %r4,%r19
.L538:
	ldo 1(%r5),%r25
	copy %r19,%r4
	ldo 1(%r8),%r24
	bl dupl,%r2
	copy %r3,%r26
	ldo -1(%r6),%r6
	copy %r4,%r19
	ldi 1,%r7
	b .L537
	copy %r28,%r5
.L528:
	copy %r5,%r25
	copy %r19,%r4
	copy %r8,%r24
	bl dupl,%r2
	copy %r3,%r26
	ldo -1(%r7),%r7
	copy %r4,%r19
	ldo -1(%r6),%r6
	b .L537
	copy %r28,%r5
	.EXIT
	.PROCEND
	.size	repeat, .-repeat
	.section	.text.p_bre,"ax",@progbits
	.align 4
	.type	p_bre, @function
p_bre:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r18,-164(%r30)
	copy %r26,%r18
	stw %r14,-148(%r30)
	copy %r24,%r14
	stw %r12,-140(%r30)
	stw %r6,-116(%r30)
	ldo 20(%r26),%r6
	stw %r17,-160(%r30)
	stw %r16,-156(%r30)
	stw %r15,-152(%r30)
	stw %r13,-144(%r30)
	stw %r11,-136(%r30)
	stw %r10,-132(%r30)
	stw %r9,-128(%r30)
	stw %r8,-124(%r30)
	stw %r7,-120(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r6),%r20
	stw %r20,-176(%r30)
	ldw 0(%r26),%r28
	ldw 4(%r26),%r22
	comb,>> %r22,%r28,.L653
	copy %r25,%r12
	ldw 8(%r18),%r28
.L680:
	comib,<> 0,%r28,.L676
	addil LT'nuls,%r19
	ldi 14,%r28
	stw %r28,8(%r18)
.L676:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r18)
	b .L551
	stw %r28,4(%r18)
.L653:
	ldb 0(%r28),%r20
	ldi 94,%r31
	extrs %r20,31,8,%r20
	comb,= %r31,%r20,.L654
	ldw -176(%r30),%r3
.L553:
	addil LT'nuls,%r19
	ldi 0,%r20
	ldi 1,%r29
	ldi 42,%r7
	ldi 92,%r8
	ldi 36,%r13
	ldi 46,%r10
	ldo 28(%r18),%r15
	ldi 91,%r9
	ldi 296,%r11
	ldi 379,%r5
	copy %r1,%r16
.L619:
	ldo 1(%r28),%r31
	comb,<<=,n %r22,%r31,.L621
	ldb 0(%r28),%r22
	extrs %r22,31,8,%r22
	comb,=,n %r12,%r22,.L655
	stw %r31,0(%r18)
.L685:
	ldb 0(%r28),%r20
	extrs %r20,31,8,%r17
	comb,= %r8,%r17,.L677
	ldo 1(%r31),%r28
.L556:
	comb,= %r10,%r17,.L560
	ldi 8,%r21
	comb,<> %r9,%r17,.L656
	copy %r19,%r4
	bl p_bracket,%r2
	copy %r18,%r26
	ldw 0(%r18),%r28
	ldw 4(%r18),%r22
	comb,<<= %r22,%r28,.L645
	copy %r4,%r19
.L649:
	ldb 0(%r28),%r31
.L690:
	extrs %r31,31,8,%r31
	comb,= %r7,%r31,.L657
	ldo 1(%r28),%r31
.L682:
	comb,>>=,n %r31,%r22,.L606
	ldb 0(%r28),%r22
	extrs %r22,31,8,%r22
	comb,= %r8,%r22,.L658
	ldi 123,%r20
.L606:
	ldw 0(%r18),%r28
.L686:
	ldw 4(%r18),%r22
.L599:
	comclr,<> %r13,%r17,%r20
	ldi 1,%r20
	ldw 0(%r6),%r3
.L587:
	comb,>> %r22,%r28,.L619
	ldi 0,%r29
.L620:
	comib,=,n 0,%r20,.L555
	ldo -1(%r3),%r3
	stw %r3,0(%r6)
	ldw 8(%r18),%r24
	comib,<> 0,%r24,.L623
	copy %r19,%r4
	ldil L'536870912,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	ldw 0(%r6),%r3
	copy %r4,%r19
.L623:
	ldw 28(%r18),%r28
	ldw 40(%r28),%r20
	depi -1,30,1,%r20
	stw %r20,40(%r28)
	ldw 48(%r28),%r20
	ldo 1(%r20),%r20
	b .L555
	stw %r20,48(%r28)
.L621:
	stw %r31,0(%r18)
	ldb 0(%r28),%r20
	extrs %r20,31,8,%r17
	comb,<> %r8,%r17,.L556
	nop
	ldw 8(%r18),%r28
	comib,<> 0,%r28,.L557
	ldi 5,%r28
	stw %r28,8(%r18)
.L557:
	ldw RT'nuls(%r16),%r31
	stw %r31,4(%r18)
	ldo 1(%r31),%r28
.L677:
	stw %r28,0(%r18)
	ldb 0(%r31),%r28
	extrs %r28,31,8,%r28
	copy %r28,%r17
	depi -1,23,1,%r17
	comclr,<> %r11,%r17,%r0
	b,n .L558
	comb,>= %r11,%r17,.L556
	nop
	comclr,<> %r5,%r17,%r0
	b,n .L564
	comb,>=,n %r5,%r17,.L659
	ldi 381,%r28
	comb,<> %r28,%r17,.L678
	copy %r19,%r4
.L566:
	ldw 8(%r18),%r28
	comib,<> 0,%r28,.L679
	addil LT'nuls,%r19
	ldi 8,%r28
	stw %r28,8(%r18)
.L679:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r18)
	stw %r28,4(%r18)
.L555:
	ldw -176(%r30),%r20
.L674:
	comb,=,n %r3,%r20,.L680
	ldw 8(%r18),%r28
.L551:
	ldw -212(%r30),%r2
	ldw -164(%r30),%r18
	ldw -160(%r30),%r17
	ldw -156(%r30),%r16
	ldw -152(%r30),%r15
	ldw -148(%r30),%r14
	ldw -144(%r30),%r13
	ldw -140(%r30),%r12
	ldw -136(%r30),%r11
	ldw -132(%r30),%r10
	ldw -128(%r30),%r9
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L662:
	comib,<> 0,%r29,.L681
	addil LT'nuls,%r19
	ldi 6,%r28
	stw %r28,8(%r18)
.L681:
	ldw RT'nuls(%r1),%r20
	stw %r20,0(%r18)
	stw %r20,4(%r18)
	ldw 28(%r18),%r28
	ldi 1,%r20
	stw %r20,84(%r28)
.L645:
	b .L555
	ldw 0(%r6),%r3
.L659:
	ldi 297,%r22
	comb,= %r22,%r17,.L566
	ldo -305(%r17),%r22
	comib,>>= 8,%r22,.L660
	depi 0,23,1,%r28
.L563:
	copy %r19,%r4
.L678:
	extrs %r17,31,8,%r25
.L683:
	bl ordinary,%r2
	copy %r18,%r26
	ldw 0(%r18),%r28
	ldw 4(%r18),%r22
	comb,<<= %r22,%r28,.L599
	copy %r4,%r19
	ldb 0(%r28),%r31
	extrs %r31,31,8,%r31
	comb,<> %r7,%r31,.L682
	ldo 1(%r28),%r31
.L657:
	ldo 1(%r28),%r28
	stw %r28,0(%r18)
	ldw 8(%r18),%r22
	comib,= 0,%r22,.L661
	ldw 0(%r6),%r20
.L651:
	copy %r20,%r3
	ldw 4(%r18),%r22
	b .L587
	ldi 0,%r20
.L660:
	ldw 8(%r18),%r29
	sh2addl %r28,%r18,%r22 
	ldw -120(%r22),%r24
	comib,= 0,%r24,.L662
	ldo -120(%r22),%r31
	ldo -48(%r28),%r20
	comib,<> 0,%r29,.L591
	stw %r20,-180(%r30)
	copy %r20,%r24
	stw %r22,-168(%r30)
	copy %r19,%r4
	stw %r31,-172(%r30)
	ldil L'939524096,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	ldw -172(%r30),%r31
	copy %r4,%r19
	ldw 0(%r31),%r24
	ldw -168(%r30),%r22
.L591:
	ldw -160(%r22),%r25
	copy %r19,%r4
	copy %r18,%r26
	bl dupl,%r2
	ldo 1(%r25),%r25
	ldw 8(%r18),%r28
	comib,<> 0,%r28,.L647
	copy %r4,%r19
	copy %r19,%r4
	ldw -180(%r30),%r24
	ldil L'1073741824,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	copy %r4,%r19
.L647:
	ldw 4(%r18),%r22
	ldw 0(%r18),%r28
	ldi 1,%r29
	ldw 28(%r18),%r31
	comb,<< %r28,%r22,.L649
	stw %r29,84(%r31)
	b .L555
	ldw 0(%r6),%r3
.L656:
	comb,<> %r7,%r17,.L683
	extrs %r17,31,8,%r25
	comib,<> 0,%r29,.L683
	nop
	ldw 8(%r18),%r28
	comib,<> 0,%r28,.L684
	addil LT'nuls,%r19
	ldi 13,%r28
	stw %r28,8(%r18)
.L684:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r18)
	b .L563
	stw %r28,4(%r18)
.L655:
	ldb 1(%r28),%r22
	extrs %r22,31,8,%r22
	comb,<>,n %r14,%r22,.L685
	stw %r31,0(%r18)
	b,n .L620
.L560:
	ldw 0(%r15),%r28
	ldo 24(%r28),%r28
	ldw 0(%r28),%r28
	and %r28,%r21,%r28
	comib,<>,n 0,%r28,.L663
	ldw 8(%r18),%r24
	comib,<> 0,%r24,.L664
	copy %r19,%r4
	ldil L'671088640,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	ldw 0(%r18),%r28
	ldw 4(%r18),%r22
	comb,>> %r22,%r28,.L649
	copy %r4,%r19
	b .L555
	ldw 0(%r6),%r3
.L564:
	ldw 8(%r18),%r28
	comib,<> 0,%r28,.L679
	addil LT'nuls,%r19
	ldi 13,%r28
	b .L679
	stw %r28,8(%r18)
.L558:
	ldw 0(%r15),%r28
	ldw 80(%r28),%r29
	ldo 1(%r29),%r22
	stw %r22,80(%r28)
	comib,< 9,%r22,.L575
	ldw 8(%r18),%r28
	ldo 9(%r29),%r31
	sh2addl %r31,%r18,%r31 
	comib,<> 0,%r28,.L665
	stw %r3,0(%r31)
	copy %r22,%r24
	stw %r22,-168(%r30)
	copy %r19,%r4
	ldil L'1744830464,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldw 4(%r18),%r31
	comb,<<= %r31,%r28,.L666
	ldw -168(%r30),%r22
.L577:
	ldo 1(%r28),%r29
.L675:
	comb,>>=,n %r29,%r31,.L581
	ldb 0(%r28),%r31
	ldi 92,%r29
	extrs %r31,31,8,%r31
	comb,= %r29,%r31,.L667
	ldi 41,%r31
.L581:
	stw %r22,-168(%r30)
.L692:
	copy %r19,%r4
	ldi 41,%r24
	ldi 92,%r25
	bl p_bre,%r2
	copy %r18,%r26
	copy %r4,%r19
	ldw -168(%r30),%r22
.L582:
	comib,< 9,%r22,.L583
	ldw 8(%r18),%r28
	ldw 0(%r6),%r29
.L629:
	ldo 18(%r22),%r31
	sh2addl %r31,%r18,%r31 
	stw %r29,0(%r31)
.L583:
	comib,<> 0,%r28,.L668
	copy %r22,%r24
.L688:
	copy %r19,%r4
	ldil L'1879048192,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	ldw 4(%r18),%r31
	copy %r4,%r19
	ldw 0(%r18),%r28
	comb,<<= %r31,%r28,.L586
	copy %r31,%r22
	ldo 1(%r28),%r29
	comclr,>>= %r29,%r31,%r0
	b,n .L669
.L586:
	ldw 8(%r18),%r28
.L689:
	comib,<> 0,%r28,.L627
	ldi 8,%r28
	stw %r28,8(%r18)
.L627:
	ldw 0(%r6),%r3
.L691:
	addil LT'nuls,%r19
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r18)
	b .L555
	stw %r28,4(%r18)
.L661:
	sub %r20,%r3,%r24
	copy %r19,%r4
	ldo 1(%r24),%r24
	copy %r3,%r23
	ldil L'1207959552,%r25
	bl doinsert.part.0,%r2
	copy %r18,%r26
	ldw 0(%r6),%r20
	copy %r4,%r19
	ldw 8(%r18),%r28
	comib,<> 0,%r28,.L603
	sub %r20,%r3,%r24
	copy %r19,%r4
	ldil L'1342177280,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	ldw 8(%r18),%r17
	ldw 0(%r6),%r20
	copy %r4,%r19
	sub %r20,%r3,%r24
	comib,<> 0,%r17,.L603
	ldo 1(%r24),%r24
	copy %r19,%r4
	copy %r3,%r23
	ldil L'1476395008,%r25
	bl doinsert.part.0,%r2
	copy %r18,%r26
	ldw 0(%r6),%r29
	copy %r4,%r19
	ldw 8(%r18),%r20
	comib,<> 0,%r20,.L670
	sub %r29,%r3,%r24
	stw %r20,-172(%r30)
	copy %r19,%r4
	ldil L'1610612736,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	ldw 0(%r6),%r3
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldw 4(%r18),%r22
	b .L587
	ldw -172(%r30),%r20
.L658:
	ldb 1(%r28),%r22
	extrs %r22,31,8,%r22
	comb,<>,n %r20,%r22,.L686
	ldw 0(%r18),%r28
	ldo 2(%r28),%r28
	copy %r19,%r4
	stw %r28,0(%r18)
	bl p_count,%r2
	copy %r18,%r26
	copy %r4,%r19
	ldw 0(%r18),%r20
	ldw 4(%r18),%r22
	copy %r28,%r24
	comb,<<= %r22,%r20,.L607
	copy %r28,%r23
	ldb 0(%r20),%r28
	ldi 44,%r31
	extrs %r28,31,8,%r28
	comb,= %r31,%r28,.L671
	ldo 1(%r20),%r28
.L607:
	copy %r19,%r4
	copy %r3,%r25
	bl repeat,%r2
	copy %r18,%r26
	ldw 0(%r18),%r28
	ldw 4(%r18),%r22
	comb,<<= %r22,%r28,.L650
	copy %r4,%r19
	ldo 1(%r28),%r20
	comb,>>= %r20,%r22,.L615
	ldw 0(%r6),%r3
	ldb 0(%r28),%r31
	ldi 92,%r29
	extrs %r31,31,8,%r31
	comclr,= %r29,%r31,%r0
	b,n .L687
	ldb 1(%r28),%r31
	ldi 125,%r29
	extrs %r31,31,8,%r31
	comb,<>,n %r29,%r31,.L615
	ldo 2(%r28),%r28
	ldi 0,%r20
	b .L587
	stw %r28,0(%r18)
.L575:
	comib,<> 0,%r28,.L672
	copy %r22,%r24
	stw %r22,-168(%r30)
	copy %r19,%r4
	ldil L'1744830464,%r25
	bl doemit.part.0,%r2
	copy %r18,%r26
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldw 4(%r18),%r31
	comb,<< %r28,%r31,.L577
	ldw -168(%r30),%r22
	ldw 8(%r18),%r28
	comib,= 0,%r28,.L688
	copy %r22,%r24
.L668:
	ldw 0(%r18),%r28
	ldw 4(%r18),%r31
.L578:
	comb,>>= %r28,%r31,.L627
	copy %r31,%r22
	ldo 1(%r28),%r29
	comb,>>=,n %r29,%r31,.L689
	ldw 8(%r18),%r28
.L669:
	ldb 0(%r28),%r29
	ldi 92,%r23
	extrs %r29,31,8,%r29
	comb,<>,n %r23,%r29,.L689
	ldw 8(%r18),%r28
	ldb 1(%r28),%r29
	ldi 41,%r23
	extrs %r29,31,8,%r29
	comb,<>,n %r23,%r29,.L689
	ldw 8(%r18),%r28
	ldo 2(%r28),%r28
	comb,>> %r31,%r28,.L649
	stw %r28,0(%r18)
	copy %r31,%r22
	ldw 0(%r6),%r3
	b .L587
	ldi 0,%r20
.L663:
	ldo -184(%r30),%r31
	ldw 0(%r18),%r28
	stw %r31,0(%r18)
	copy %r19,%r4
	ldil L'1577730048,%r31
	ldo 7424(%r31),%r31
	ldw 4(%r18),%r22
	stw %r31,-184(%r30)
	ldo -181(%r30),%r31
	stw %r31,4(%r18)
	copy %r18,%r26
	stw %r22,-168(%r30)
	bl p_bracket,%r2
	stw %r28,-172(%r30)
	ldw -172(%r30),%r28
	ldw -168(%r30),%r22
	copy %r4,%r19
	stw %r28,0(%r18)
	comb,>> %r22,%r28,.L649
	stw %r22,4(%r18)
	b .L555
	ldw 0(%r6),%r3
.L666:
	ldw 0(%r6),%r29
	b .L629
	ldw 8(%r18),%r28
.L603:
	b .L651
	ldw 0(%r18),%r28
.L664:
	ldw 0(%r18),%r28
	ldw 4(%r18),%r22
	comb,>>,n %r22,%r28,.L690
	ldb 0(%r28),%r31
	b .L674
	ldw -176(%r30),%r20
.L672:
	ldw 0(%r18),%r28
	ldw 4(%r18),%r31
	comb,<<=,n %r31,%r28,.L691
	ldw 0(%r6),%r3
	b .L675
	ldo 1(%r28),%r29
.L665:
	ldw 0(%r18),%r28
	ldw 4(%r18),%r31
	comb,>>,n %r31,%r28,.L675
	ldo 1(%r28),%r29
	ldo 19(%r29),%r22
	sh2addl %r22,%r18,%r22 
	b .L578
	stw %r3,0(%r22)
.L667:
	ldb 1(%r28),%r28
	extrs %r28,31,8,%r28
	comb,<>,n %r31,%r28,.L692
	stw %r22,-168(%r30)
	b,n .L582
.L654:
	ldo 1(%r28),%r28
	stw %r28,0(%r26)
	ldw 8(%r26),%r24
	comib,<> 0,%r24,.L554
	copy %r19,%r4
	bl doemit.part.0,%r2
	ldil L'402653184,%r25
	ldw 0(%r6),%r3
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldw 4(%r18),%r22
.L554:
	ldw 28(%r18),%r20
	ldw 40(%r20),%r31
	depi -1,31,1,%r31
	stw %r31,40(%r20)
	ldw 44(%r20),%r31
	ldo 1(%r31),%r31
	comb,>> %r22,%r28,.L553
	stw %r31,44(%r20)
	b .L674
	ldw -176(%r30),%r20
.L615:
	ldi 92,%r29
.L687:
	comb,>>= %r20,%r22,.L650
	ldi 125,%r23
	ldb -1(%r20),%r31
.L693:
	extrs %r31,31,8,%r31
	comb,=,n %r29,%r31,.L673
	stw %r20,0(%r18)
.L694:
	copy %r20,%r28
	ldo 1(%r20),%r20
	comb,<<,n %r20,%r22,.L693
	ldb -1(%r20),%r31
.L650:
	ldw 8(%r18),%r20
.L616:
	comib,<>,n 0,%r20,.L691
	ldw 0(%r6),%r3
	ldi 9,%r28
	b .L627
	stw %r28,8(%r18)
.L673:
	ldb 0(%r20),%r31
	extrs %r31,31,8,%r31
	comb,<>,n %r23,%r31,.L694
	stw %r20,0(%r18)
	comb,>>= %r28,%r22,.L616
	ldw 8(%r18),%r20
	comib,<> 0,%r20,.L627
	ldi 10,%r28
	b .L627
	stw %r28,8(%r18)
.L671:
	comb,<< %r28,%r22,.L608
	stw %r28,0(%r18)
.L609:
	b .L607
	ldi 256,%r23
.L608:
	ldb 1(%r20),%r26
	copy %r19,%r4
	bl isdigit,%r2
	stw %r24,-172(%r30)
	copy %r4,%r19
	comib,= 0,%r28,.L609
	ldw -172(%r30),%r24
	copy %r19,%r4
	bl p_count,%r2
	copy %r18,%r26
	copy %r4,%r19
	ldw -172(%r30),%r24
	comb,>= %r28,%r24,.L607
	copy %r28,%r23
	ldw 8(%r18),%r28
	comib,<> 0,%r28,.L695
	addil LT'nuls,%r19
	ldi 10,%r28
	stw %r28,8(%r18)
.L695:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r18)
	b .L607
	stw %r28,4(%r18)
.L670:
	ldw 0(%r18),%r28
	ldw 4(%r18),%r22
	copy %r29,%r3
	b .L587
	copy %r17,%r20
	.EXIT
	.PROCEND
	.size	p_bre, .-p_bre
	.section	.text.p_ere,"ax",@progbits
	.align 4
	.type	p_ere, @function
p_ere:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1,%r20
	ldo 192(%r30),%r30
	addil LT'nuls,%r19
	stw %r15,-152(%r30)
	copy %r1,%r15
	stw %r14,-148(%r30)
	copy %r26,%r14
	stw %r13,-144(%r30)
	ldi 0,%r13
	stw %r9,-128(%r30)
	ldi 123,%r9
	stw %r8,-124(%r30)
	ldi 63,%r8
	stw %r7,-120(%r30)
	ldi 88,%r7
	stw %r6,-116(%r30)
	copy %r25,%r6
	stw %r5,-112(%r30)
	ldi 124,%r5
	stw %r3,-104(%r30)
	ldo 20(%r26),%r3
	stw %r18,-164(%r30)
	stw %r17,-160(%r30)
	stw %r16,-156(%r30)
	stw %r12,-140(%r30)
	stw %r11,-136(%r30)
	stw %r10,-132(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	ldw 4(%r26),%r31
	ldw 0(%r3),%r11
	stw %r20,-176(%r30)
	stw %r13,-180(%r30)
.L697:
	comb,<<=,n %r31,%r28,.L794
	copy %r11,%r18
	ldi 0,%r16
	ldi 43,%r10
	ldi 42,%r12
.L698:
	ldb 0(%r28),%r21
	extrs %r21,31,8,%r21
	comclr,<> %r5,%r21,%r0
	b,n .L782
.L843:
	comb,= %r6,%r21,.L782
	ldo 1(%r28),%r23
	stw %r23,0(%r14)
	ldb 0(%r28),%r25
	extrs %r25,31,8,%r25
	ldo -36(%r25),%r21
	comclr,<< %r7,%r21,%r0
	b,n .L838
.L700:
	copy %r19,%r4
.L849:
	bl ordinary,%r2
	copy %r14,%r26
	copy %r4,%r19
	ldw 0(%r14),%r28
	ldw 4(%r14),%r31
	copy %r16,%r17
.L724:
	comb,>>=,n %r28,%r31,.L740
	ldb 0(%r28),%r21
	ldo -42(%r21),%r23
	extru %r23,31,8,%r23
	comib,>>= 1,%r23,.L741
	extrs %r21,31,8,%r21
	comclr,<> %r8,%r21,%r0
	b,n .L741
	comb,<> %r9,%r21,.L742
	ldo 1(%r28),%r23
	comb,>>=,n %r23,%r31,.L742
	ldb 1(%r28),%r26
	copy %r19,%r4
	bl isdigit,%r2
	stw %r21,-172(%r30)
	copy %r4,%r19
	comib,= 0,%r28,.L837
	ldw -172(%r30),%r21
	ldw 0(%r14),%r28
	ldo 1(%r28),%r28
	comib,= 0,%r17,.L745
	stw %r28,0(%r14)
	ldw 8(%r14),%r28
	comib,= 0,%r28,.L746
	ldi 13,%r31
	ldw RT'nuls(%r15),%r28
	stw %r28,0(%r14)
	stw %r28,4(%r14)
.L747:
	comclr,<> %r8,%r21,%r0
	b,n .L752
	comclr,= %r9,%r21,%r0
	b,n .L755
.L745:
	copy %r19,%r4
	bl p_count,%r2
	copy %r14,%r26
	copy %r4,%r19
	copy %r28,%r24
	ldw 0(%r14),%r21
	ldw 4(%r14),%r28
	comb,<<= %r28,%r21,.L765
	copy %r24,%r23
	ldb 0(%r21),%r28
	ldi 44,%r31
	extrs %r28,31,8,%r28
	comb,= %r31,%r28,.L839
	ldo 1(%r21),%r28
.L765:
	copy %r19,%r4
	copy %r18,%r25
	bl repeat,%r2
	copy %r14,%r26
	ldw 0(%r14),%r28
	ldw 4(%r14),%r31
	comb,<<= %r31,%r28,.L834
	copy %r4,%r19
	ldb 0(%r28),%r21
	ldi 125,%r22
	extrs %r21,31,8,%r21
	comb,<>,n %r22,%r21,.L771
	ldo 1(%r28),%r28
	b .L759
	stw %r28,0(%r14)
.L773:
	comb,>>= %r28,%r31,.L834
	stw %r28,0(%r14)
.L771:
	ldb 0(%r28),%r21
	extrs %r21,31,8,%r21
	comb,<>,n %r22,%r21,.L773
	ldo 1(%r28),%r28
	comb,<<= %r31,%r28,.L775
	ldw 8(%r14),%r10
	comib,<> 0,%r10,.L780
	ldi 10,%r28
	stw %r28,8(%r14)
.L780:
	ldw 0(%r3),%r18
.L854:
	addil LT'nuls,%r19
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r14)
	stw %r28,4(%r14)
.L781:
	comclr,= %r11,%r18,%r0
	b,n .L807
.L794:
	ldw 8(%r14),%r28
.L851:
	comib,<> 0,%r28,.L846
	addil LT'nuls,%r19
	ldi 14,%r28
	stw %r28,8(%r14)
.L846:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r14)
	stw %r28,4(%r14)
.L786:
	ldw -176(%r30),%r20
	comib,<> 0,%r20,.L847
	ldw -212(%r30),%r2
	ldw 8(%r14),%r28
	comib,<>,n 0,%r28,.L847
	ldw 12(%r14),%r21
	sub %r11,%r13,%r11
	ldwx,s %r13(%r21),%r28
	sh2addl %r13,%r21,%r21 
	copy %r14,%r26
	depi 0,31,27,%r28
	ldil L'-1879048192,%r25
	or %r28,%r11,%r28
	stw %r28,0(%r21)
	ldw -180(%r30),%r21
	ldw 0(%r3),%r24
	ldw -212(%r30),%r2
	sub %r24,%r21,%r24
	ldw -164(%r30),%r18
	ldw -160(%r30),%r17
	ldw -156(%r30),%r16
	ldw -152(%r30),%r15
	ldw -148(%r30),%r14
	ldw -144(%r30),%r13
	ldw -140(%r30),%r12
	ldw -136(%r30),%r11
	ldw -132(%r30),%r10
	ldw -128(%r30),%r9
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bl doemit.part.0,%r0
	ldo -192(%r30),%r30
.L847:
	ldw -164(%r30),%r18
	ldw -160(%r30),%r17
	ldw -156(%r30),%r16
	ldw -152(%r30),%r15
	ldw -148(%r30),%r14
	ldw -144(%r30),%r13
	ldw -140(%r30),%r12
	ldw -136(%r30),%r11
	ldw -132(%r30),%r10
	ldw -128(%r30),%r9
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L838:
	bl .+8,%r22
	depi 0,31,2,%r22
	ldo .L702-.(%r22),%r22
	ldwx,s %r21(%r22),%r1
	addl %r22,%r1,%r1
	bv,n %r0(%r1)
	.align 4
.L702:
	.begin_brtab
	.word .L711-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L710-.L702
	.word .L709-.L702
	.word .L707-.L702
	.word .L707-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L708-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L707-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L706-.L702
	.word .L705-.L702
	.word .L700-.L702
	.word .L704-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L700-.L702
	.word .L703-.L702
	.word .L701-.L702
	.end_brtab
.L707:
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L848
	addil LT'nuls,%r19
	ldi 13,%r28
	stw %r28,8(%r14)
.L848:
.L858:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r14)
	b .L781
	stw %r28,4(%r14)
.L709:
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L848
	addil LT'nuls,%r19
	ldi 8,%r28
	b .L848
	stw %r28,8(%r14)
.L710:
	comb,>> %r31,%r23,.L712
	ldw 8(%r14),%r29
	comib,<> 0,%r29,.L713
	ldi 8,%r28
	stw %r28,8(%r14)
.L713:
	ldw RT'nuls(%r15),%r21
	stw %r21,0(%r14)
	stw %r21,4(%r14)
	ldw 28(%r14),%r21
	ldw 80(%r21),%r31
	ldo 1(%r31),%r17
	comib,< 9,%r17,.L715
	stw %r17,80(%r21)
	ldo 9(%r31),%r31
	sh2addl %r31,%r14,%r31 
	stw %r18,0(%r31)
.L715:
	ldw 0(%r14),%r21
	ldw 4(%r14),%r31
	comb,<<=,n %r31,%r21,.L719
	ldb 0(%r21),%r21
	ldi 41,%r31
	extrs %r21,31,8,%r21
	comclr,<> %r31,%r21,%r0
	b,n .L720
.L719:
	copy %r19,%r4
	ldi 41,%r25
	bl p_ere,%r2
	copy %r14,%r26
	copy %r4,%r19
.L720:
	comib,< 9,%r17,.L721
	ldo 18(%r17),%r21
	ldw 0(%r3),%r31
	sh2addl %r21,%r14,%r21 
	stw %r31,0(%r21)
.L721:
	ldw 8(%r14),%r21
	comib,<> 0,%r21,.L722
	copy %r19,%r4
	copy %r17,%r24
	ldil L'1879048192,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	ldw 0(%r14),%r21
	ldw 4(%r14),%r31
	comb,<<= %r31,%r21,.L723
	copy %r4,%r19
	ldo 1(%r21),%r28
.L845:
	stw %r28,0(%r14)
	ldi 41,%r29
	ldb 0(%r21),%r21
	extrs %r21,31,8,%r21
	comb,= %r29,%r21,.L724
	ldi 0,%r17
.L723:
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L780
	ldi 8,%r28
	b .L780
	stw %r28,8(%r14)
.L711:
	ldw 8(%r14),%r24
	comib,<> 0,%r24,.L801
	copy %r19,%r4
	ldil L'536870912,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	copy %r4,%r19
	ldw 0(%r14),%r28
.L730:
	ldw 28(%r14),%r21
	ldw 40(%r21),%r31
	depi -1,30,1,%r31
	ldi 0,%r17
	ldw 48(%r21),%r23
	stw %r31,40(%r21)
	ldo 1(%r23),%r23
	ldw 4(%r14),%r31
	b .L724
	stw %r23,48(%r21)
.L701:
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L848
	addil LT'nuls,%r19
	ldi 14,%r28
	b .L858
	stw %r28,8(%r14)
.L703:
	comb,<<= %r31,%r23,.L849
	copy %r19,%r4
	ldb 1(%r28),%r26
	bl isdigit,%r2
	stw %r25,-172(%r30)
	copy %r4,%r19
	comib,= 0,%r28,.L700
	ldw -172(%r30),%r25
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L739
	ldi 13,%r28
	stw %r28,8(%r14)
.L739:
	ldw RT'nuls(%r15),%r28
	stw %r28,0(%r14)
	b .L700
	stw %r28,4(%r14)
.L704:
	ldw 8(%r14),%r24
	comib,<> 0,%r24,.L800
	copy %r19,%r4
	ldil L'402653184,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	copy %r4,%r19
	ldw 0(%r14),%r28
.L729:
	ldw 28(%r14),%r21
	ldw 40(%r21),%r31
	depi -1,31,1,%r31
	ldi 1,%r17
	ldw 44(%r21),%r23
	stw %r31,40(%r21)
	addl %r23,%r17,%r23
	ldw 4(%r14),%r31
	b .L724
	stw %r23,44(%r21)
.L705:
	comb,>> %r31,%r23,.L850
	ldo 1(%r23),%r28
	ldw 8(%r14),%r28
	comib,<>,n 0,%r28,.L736
	ldi 5,%r28
	stw %r28,8(%r14)
.L736:
	ldw RT'nuls(%r15),%r23
	stw %r23,4(%r14)
	ldo 1(%r23),%r28
.L850:
	copy %r19,%r4
	stw %r28,0(%r14)
	ldb 0(%r23),%r25
	copy %r14,%r26
	bl ordinary,%r2
	extrs %r25,31,8,%r25
	copy %r4,%r19
	ldw 0(%r14),%r28
	ldw 4(%r14),%r31
	b .L724
	ldi 0,%r17
.L706:
	copy %r19,%r4
	bl p_bracket,%r2
	copy %r14,%r26
	copy %r4,%r19
	ldw 0(%r14),%r28
	ldw 4(%r14),%r31
	b .L724
	ldi 0,%r17
.L708:
	ldw 28(%r14),%r28
	ldw 24(%r28),%r21
	ldi 8,%r28
	and %r21,%r28,%r21
	comib,<>,n 0,%r21,.L841
	ldw 8(%r14),%r17
	comib,<> 0,%r17,.L842
	copy %r19,%r4
	copy %r17,%r24
	ldil L'671088640,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	copy %r4,%r19
	ldw 0(%r14),%r28
	b .L724
	ldw 4(%r14),%r31
.L742:
	ldb 0(%r28),%r21
.L853:
	extrs %r21,31,8,%r21
	comb,<> %r5,%r21,.L843
	ldw 0(%r3),%r18
.L782:
	comb,=,n %r11,%r18,.L851
	ldw 8(%r14),%r28
	ldw 0(%r14),%r28
	ldw 4(%r14),%r31
	comb,<<=,n %r31,%r28,.L807
	ldb 0(%r28),%r21
	extrs %r21,31,8,%r21
	comb,<> %r5,%r21,.L807
	ldo 1(%r28),%r28
	stw %r28,0(%r14)
	ldw -176(%r30),%r1
	comib,= 0,%r1,.L787
	ldw 8(%r14),%r10
	comib,<> 0,%r10,.L852
	ldo -1(%r18),%r1
	sub %r18,%r11,%r24
	copy %r19,%r4
	copy %r11,%r23
	ldo 1(%r24),%r24
	ldil L'2013265920,%r25
	bl doinsert.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r18
	ldw 8(%r14),%r10
	copy %r4,%r19
	copy %r11,%r13
	stw %r11,-180(%r30)
.L787:
	ldw -180(%r30),%r21
	comib,<> 0,%r10,.L844
	sub %r18,%r21,%r24
	copy %r19,%r4
	ldil L'-2147483648,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r18
	ldo -1(%r18),%r1
	stw %r1,-180(%r30)
	copy %r4,%r19
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L790
	sub %r18,%r13,%r31
	ldw 12(%r14),%r21
	ldwx,s %r13(%r21),%r28
	sh2addl %r13,%r21,%r21 
	depi 0,31,27,%r28
	or %r28,%r31,%r28
	copy %r19,%r4
	stw %r28,0(%r21)
	ldw 0(%r3),%r13
	copy %r10,%r24
	ldil L'-2013265920,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r11
	stw %r0,-176(%r30)
	copy %r4,%r19
	ldw 0(%r14),%r28
	b .L697
	ldw 4(%r14),%r31
.L741:
	ldo 1(%r28),%r28
	comib,<> 0,%r17,.L750
	stw %r28,0(%r14)
	comclr,<> %r10,%r21,%r0
	b,n .L751
	comclr,< %r10,%r21,%r0
	b,n .L753
.L752:
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L755
	ldw 0(%r3),%r24
	copy %r19,%r4
	sub %r24,%r18,%r24
	copy %r18,%r23
	ldo 1(%r24),%r24
	ldil L'2013265920,%r25
	bl doinsert.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r24
	copy %r4,%r19
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L755
	sub %r24,%r18,%r24
	copy %r19,%r4
	ldil L'-2147483648,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r31
	copy %r4,%r19
	ldw 8(%r14),%r24
	comib,<> 0,%r24,.L755
	sub %r31,%r18,%r31
	ldw 12(%r14),%r21
	ldwx,s %r18(%r21),%r28
	sh2addl %r18,%r21,%r21 
	depi 0,31,27,%r28
	or %r28,%r31,%r28
	copy %r19,%r4
	stw %r28,0(%r21)
	ldil L'-2013265920,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r22
	copy %r4,%r19
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L755
	ldo -1(%r22),%r22
	ldw 12(%r14),%r21
	ldi 2,%r24
	ldwx,s %r22(%r21),%r28
	ldil L'-1879048192,%r25
	sh2addl %r22,%r21,%r21 
	depi 0,31,27,%r28
	copy %r14,%r26
	depi -1,31,1,%r28
	stw %r28,0(%r21)
.L836:
	bl doemit.part.0,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 0(%r14),%r28
	ldw 4(%r14),%r31
.L759:
	comb,<<=,n %r31,%r28,.L781
	ldw 0(%r3),%r18
	ldb 0(%r28),%r21
.L855:
	ldo -42(%r21),%r22
	extru %r22,31,8,%r22
	comib,>>= 1,%r22,.L779
	extrs %r21,31,8,%r21
	comclr,<> %r8,%r21,%r0
	b,n .L779
	comb,<>,n %r9,%r21,.L853
	ldb 0(%r28),%r21
	ldo 1(%r28),%r21
	comb,>>=,n %r21,%r31,.L853
	ldb 0(%r28),%r21
	copy %r19,%r4
	bl isdigit,%r2
	ldb 1(%r28),%r26
	comib,= 0,%r28,.L837
	copy %r4,%r19
.L779:
	ldw 8(%r14),%r28
	comib,<>,n 0,%r28,.L854
	ldw 0(%r3),%r18
	ldi 13,%r28
	b .L780
	stw %r28,8(%r14)
.L750:
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L749
	ldi 13,%r28
	stw %r28,8(%r14)
.L749:
	ldw RT'nuls(%r15),%r28
	stw %r28,0(%r14)
	comb,= %r10,%r21,.L751
	stw %r28,4(%r14)
.L754:
	comb,< %r10,%r21,.L747
	nop
	comclr,= %r12,%r21,%r0
	b,n .L755
.L753:
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L755
	ldw 0(%r3),%r24
	copy %r19,%r4
	sub %r24,%r18,%r24
	copy %r18,%r23
	ldo 1(%r24),%r24
	ldil L'1207959552,%r25
	bl doinsert.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r24
	copy %r4,%r19
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L755
	sub %r24,%r18,%r24
	copy %r19,%r4
	ldil L'1342177280,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r24
	copy %r4,%r19
	sub %r24,%r18,%r24
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L755
	ldo 1(%r24),%r24
	ldil L'1476395008,%r25
	copy %r19,%r4
	copy %r18,%r23
	bl doinsert.part.0,%r2
	copy %r14,%r26
	ldw 0(%r3),%r24
	copy %r4,%r19
	ldw 8(%r14),%r28
	sub %r24,%r18,%r24
	comib,= 0,%r28,.L835
	ldil L'1610612736,%r25
.L755:
	ldw 0(%r14),%r28
.L856:
	ldw 4(%r14),%r31
	comb,>>,n %r31,%r28,.L855
	ldb 0(%r28),%r21
.L740:
	b .L781
	ldw 0(%r3),%r18
.L751:
	ldw 8(%r14),%r28
	comib,<>,n 0,%r28,.L856
	ldw 0(%r14),%r28
	ldw 0(%r3),%r24
	ldil L'1207959552,%r25
	copy %r19,%r4
	copy %r18,%r23
	sub %r24,%r18,%r24
	copy %r14,%r26
	bl doinsert.part.0,%r2
	ldo 1(%r24),%r24
	ldw 0(%r3),%r24
	copy %r4,%r19
	ldw 8(%r14),%r28
	sub %r24,%r18,%r24
	comib,<> 0,%r28,.L755
	ldil L'1342177280,%r25
.L835:
	b .L836
	copy %r14,%r26
.L834:
	ldw 8(%r14),%r10
.L775:
	comib,<>,n 0,%r10,.L854
	ldw 0(%r3),%r18
	ldi 9,%r28
	b .L780
	stw %r28,8(%r14)
.L712:
	ldw 28(%r14),%r21
	ldw 80(%r21),%r31
	ldo 1(%r31),%r17
	comib,< 9,%r17,.L716
	stw %r17,80(%r21)
	ldo 9(%r31),%r31
	sh2addl %r31,%r14,%r31 
	stw %r18,0(%r31)
.L716:
	comib,<> 0,%r29,.L715
	copy %r19,%r4
	copy %r17,%r24
	ldil L'1744830464,%r25
	bl doemit.part.0,%r2
	copy %r14,%r26
	b .L715
	copy %r4,%r19
.L837:
	ldw 0(%r14),%r28
	ldw 4(%r14),%r31
	comb,>> %r31,%r28,.L698
	ldw 0(%r3),%r18
	b,n .L781
.L844:
	ldw 0(%r14),%r28
	ldw 4(%r14),%r31
	ldo -1(%r18),%r1
.L852:
	stw %r1,-180(%r30)
.L793:
	copy %r18,%r11
	copy %r18,%r13
	b .L697
	stw %r0,-176(%r30)
.L722:
	ldw 0(%r14),%r21
	ldw 4(%r14),%r31
	comb,<<=,n %r31,%r21,.L854
	ldw 0(%r3),%r18
	b .L845
	ldo 1(%r21),%r28
.L800:
	b .L729
	copy %r23,%r28
.L801:
	b .L730
	copy %r23,%r28
.L841:
	ldo -184(%r30),%r28
	ldil L'1577730048,%r21
	stw %r28,0(%r14)
	ldo 7424(%r21),%r21
	ldo -181(%r30),%r28
	stw %r28,4(%r14)
	stw %r23,-172(%r30)
	copy %r19,%r4
	copy %r14,%r26
	stw %r31,-168(%r30)
	ldi 0,%r17
	bl p_bracket,%r2
	stw %r21,-184(%r30)
	ldw -172(%r30),%r23
	ldw -168(%r30),%r31
	copy %r4,%r19
	copy %r23,%r28
	stw %r23,0(%r14)
	b .L724
	stw %r31,4(%r14)
.L842:
	ldw 4(%r14),%r31
	copy %r23,%r28
	b .L724
	copy %r21,%r17
.L746:
	ldw RT'nuls(%r15),%r28
	stw %r28,0(%r14)
	stw %r31,8(%r14)
	b .L754
	stw %r28,4(%r14)
.L839:
	stw %r28,0(%r14)
	copy %r19,%r4
	ldb 1(%r21),%r26
	bl isdigit,%r2
	stw %r24,-172(%r30)
	copy %r4,%r19
	ldi 256,%r23
	comib,= 0,%r28,.L765
	ldw -172(%r30),%r24
	copy %r19,%r4
	bl p_count,%r2
	copy %r14,%r26
	copy %r4,%r19
	ldw -172(%r30),%r24
	comb,>= %r28,%r24,.L765
	copy %r28,%r23
	ldw 8(%r14),%r28
	comib,<> 0,%r28,.L857
	addil LT'nuls,%r19
	ldi 10,%r28
	stw %r28,8(%r14)
.L857:
	ldw RT'nuls(%r1),%r28
	stw %r28,0(%r14)
	b .L765
	stw %r28,4(%r14)
.L807:
	b .L786
	copy %r18,%r11
.L790:
	ldw 0(%r14),%r28
	b .L793
	ldw 4(%r14),%r31
	.EXIT
	.PROCEND
	.size	p_ere, .-p_ere
	.section	.text.regcomp,"ax",@progbits
	.align 4
.globl regcomp
	.type	regcomp, @function
regcomp:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	ldi 17,%r28
	stw %r16,-148(%r30)
	and %r24,%r28,%r20
	copy %r26,%r16
	stw %r8,-116(%r30)
	copy %r24,%r8
	stw %r6,-108(%r30)
	copy %r25,%r6
	stw %r18,-156(%r30)
	stw %r17,-152(%r30)
	stw %r15,-144(%r30)
	stw %r14,-140(%r30)
	stw %r13,-136(%r30)
	stw %r12,-132(%r30)
	stw %r11,-128(%r30)
	stw %r10,-124(%r30)
	stw %r9,-120(%r30)
	stw %r7,-112(%r30)
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	stw %r3,-96(%r30)
	comb,= %r28,%r20,.L977
	stw %r19,-32(%r30)
	bb,>=,n %r24,26,.L861
	ldw 4(%r26),%r9
	comb,>> %r25,%r9,.L977
	sub %r9,%r25,%r9
.L862:
	copy %r19,%r4
	bl malloc,%r2
	ldi 351,%r26
	movb,= %r28,%r3,.L865
	copy %r4,%r19
	copy %r19,%r4
	extru %r9,30,31,%r26
	ldo -300(%r30),%r7
	sh1addl %r26,%r26,%r26 
	ldo -292(%r30),%r5
	ldo 1(%r26),%r26
	stw %r26,-296(%r30)
	bl malloc,%r2
	zdep %r26,29,30,%r26
	stw %r0,0(%r5)
	stw %r28,0(%r7)
	comib,= 0,%r28,.L1038
	copy %r4,%r19
	ldi 0,%r28
	addl %r6,%r9,%r9
	stw %r3,-284(%r30)
	ldo -304(%r30),%r15
	stw %r6,-312(%r30)
	ldo -280(%r30),%r22
	stw %r9,-308(%r30)
	ldo -240(%r30),%r21
	stw %r28,-288(%r30)
	stw %r28,0(%r15)
.L866:
	sh2addl %r28,%r22,%r20 
	stw %r0,0(%r20)
	sh2addl %r28,%r21,%r20 
	ldo 1(%r28),%r28
	comib,<> 10,%r28,.L866
	stw %r0,0(%r20)
	ldi 256,%r24
	stw %r24,8(%r3)
	ldo 20(%r3),%r6
	stw %r0,16(%r3)
	copy %r8,%r22
	depi 0,24,1,%r22
	stw %r0,0(%r6)
	ldo 40(%r3),%r18
	ldo 80(%r3),%r28
	stw %r22,24(%r3)
	ldo 60(%r3),%r22
	ldo 64(%r3),%r17
	stw %r0,12(%r3)
	ldi 0,%r25
	ldo 76(%r3),%r14
	stw %r0,0(%r18)
	ldo 68(%r3),%r2
	ldo 72(%r3),%r21
	stw %r0,44(%r3)
	ldo 52(%r3),%r10
	copy %r19,%r4
	stw %r0,48(%r3)
	ldo 56(%r3),%r9
	ldo 92(%r3),%r26
	stw %r22,-188(%r30)
	ldw -188(%r30),%r31
	ldo 16(%r3),%r12
	stw %r0,0(%r31)
	stw %r28,-196(%r30)
	ldi -1,%r28
	ldw -196(%r30),%r20
	stw %r28,0(%r17)
	ldo 220(%r3),%r28
	stw %r0,68(%r3)
	stw %r25,72(%r3)
	stw %r25,0(%r14)
	stw %r25,0(%r20)
	ldi 1,%r20
	stw %r20,0(%r10)
	stw %r2,-192(%r30)
	stw %r21,-200(%r30)
	bl memset,%r2
	stw %r28,0(%r9)
	stw %r0,84(%r3)
	ldw 0(%r15),%r24
	comib,<> 0,%r24,.L867
	copy %r4,%r19
	copy %r19,%r4
	ldil L'134217728,%r25
	bl doemit.part.0,%r2
	ldo -312(%r30),%r26
	copy %r4,%r19
.L867:
	ldw 0(%r5),%r20
	ldo -1(%r20),%r21
	extru %r8,31,1,%r28
	comib,<> 0,%r28,.L1039
	stw %r21,32(%r3)
	bb,>= %r8,27,.L870
	ldi 128,%r24
	ldw -312(%r30),%r28
	ldw -308(%r30),%r22
	comb,>> %r22,%r28,.L871
	ldo -312(%r30),%r8
	ldw 0(%r15),%r28
	comib,= 0,%r28,.L872
	addil LT'nuls,%r19
	ldw RT'nuls(%r1),%r22
	stw %r21,36(%r3)
	copy %r20,%r28
	stw %r22,-312(%r30)
	b .L873
	stw %r22,-308(%r30)
.L871:
	ldo 1(%r28),%r20
	copy %r19,%r4
	stw %r20,-312(%r30)
	ldb 0(%r28),%r25
	copy %r8,%r26
	bl ordinary,%r2
	extrs %r25,31,8,%r25
	ldw -312(%r30),%r28
	ldw -308(%r30),%r20
	comb,>> %r20,%r28,.L871
	copy %r4,%r19
	ldw 0(%r15),%r24
.L869:
	comiclr,= 0,%r24,%r0
	b,n .L874
.L875:
	copy %r8,%r26
	copy %r19,%r4
	bl doemit.part.0,%r2
	ldil L'134217728,%r25
	ldw 0(%r15),%r8
	ldw 0(%r5),%r28
	ldo -1(%r28),%r21
	stw %r21,36(%r3)
	comib,<> 0,%r8,.L873
	copy %r4,%r19
	ldw 0(%r9),%r26
	ldi -128,%r21
	ldo -1(%r26),%r11
	ldbx %r26(%r21),%r28
	ldi 128,%r2
	comib,<> 0,%r28,.L879
	ldo 1(%r21),%r25
.L876:
	ldw 12(%r3),%r20
	extru %r21,31,8,%r21
	ldo 7(%r20),%r22
	ldw 0(%r6),%r28
	extrs %r22,0,1,%r31
	extru %r31,31,3,%r31
	addl %r31,%r22,%r31
	comib,>= 0,%r20,.L879
	extrs %r31,28,29,%r31
	b .L881
	copy %r8,%r20
.L1040:
	ldo 1(%r20),%r20
	comb,>= %r20,%r31,.L879
	addl %r28,%r22,%r28
.L881:
	ldbx %r28(%r21),%r22
	comib,=,n 0,%r22,.L1040
	ldw 8(%r3),%r22
	ldw 0(%r10),%r9
	ldo 1(%r9),%r28
	stw %r28,0(%r10)
	extru %r9,31,8,%r9
	addl %r11,%r25,%r28
	comb,= %r2,%r25,.L877
	stb %r9,0(%r28)
	copy %r25,%r24
.L885:
	ldbx %r26(%r24),%r28
.L1059:
	comib,<>,n 0,%r28,.L882
	ldw 12(%r3),%r20
	extru %r24,31,8,%r23
	ldo 7(%r20),%r22
	ldw 0(%r6),%r28
	extrs %r22,0,1,%r29
	extru %r29,31,3,%r29
	addl %r29,%r22,%r29
	comib,>= 0,%r20,.L883
	extrs %r29,28,29,%r29
	b .L884
	copy %r8,%r20
.L1041:
	ldo 1(%r20),%r20
	comb,>= %r20,%r29,.L883
	addl %r28,%r22,%r28
.L884:
	ldbx %r28(%r21),%r31
	ldbx %r28(%r23),%r22
	comb,=,n %r22,%r31,.L1041
	ldw 8(%r3),%r22
.L882:
	ldo 1(%r24),%r24
	comb,<>,n %r2,%r24,.L1059
	ldbx %r26(%r24),%r28
	copy %r25,%r21
.L1055:
	ldbx %r26(%r21),%r28
	comib,= 0,%r28,.L876
	ldo 1(%r21),%r25
.L879:
	comb,<> %r2,%r25,.L1055
	copy %r25,%r21
.L877:
	ldw 0(%r5),%r28
.L873:
	copy %r19,%r4
	zdep %r28,29,30,%r25
	stw %r28,28(%r3)
	bl realloc,%r2
	ldw 0(%r7),%r26
	stw %r28,4(%r3)
	comib,= 0,%r28,.L887
	copy %r4,%r19
	ldw 0(%r15),%r23
	comib,<>,n 0,%r23,.L888
	ldw 12(%r3),%r21
	comib,>=,n 0,%r21,.L978
	ldw 0(%r12),%r20
	zdep %r21,27,28,%r21
	copy %r23,%r13
	addl %r20,%r21,%r22
	ldw 12(%r20),%r21
.L1060:
	ldo 16(%r20),%r20
	comiclr,= 0,%r21,%r0
	ldi 1,%r13
	comb,<>,n %r22,%r20,.L1060
	ldw 12(%r20),%r21
.L893:
	stw %r0,-184(%r30)
	ldo 4(%r28),%r6
	copy %r23,%r25
	ldw 0(%r6),%r5
	stw %r0,0(%r17)
	copy %r5,%r24
	copy %r23,%r9
	ldw -184(%r30),%r20
	ldil L'805306368,%r12
	ldil L'1744830464,%r11
	ldil L'1610612736,%r7
	ldil L'-1879048192,%r8
	ldil L'-2013265920,%r29
	ldil L'2013265920,%r10
	ldil L'-1610612736,%r31
	ldil L'1879048192,%r22
	ldil L'1476395008,%r21
	depi 0,31,27,%r24
	comb,= %r12,%r24,.L896
	ldo 4(%r6),%r26
.L1043:
	comb,<< %r12,%r24,.L897
	ldil L'402653184,%r2
	comclr,<> %r2,%r24,%r0
	b,n .L898
	comb,>>= %r2,%r24,.L1042
	ldil L'536870912,%r28
	comb,= %r28,%r24,.L898
	ldil L'671088640,%r28
	comb,<>,n %r28,%r24,.L901
	ldw 0(%r14),%r28
	comclr,< %r28,%r9,%r0
	b,n .L916
	comib,> 0,%r25,.L917
	stw %r9,0(%r14)
	ldw 0(%r17),%r28
	ldw -184(%r30),%r20
	addl %r28,%r25,%r28
	stw %r28,0(%r17)
.L918:
	ldo 1(%r9),%r25
	copy %r23,%r9
	copy %r26,%r6
.L1044:
	ldw 0(%r6),%r5
.L1071:
	copy %r5,%r24
	depi 0,31,27,%r24
	comb,<> %r12,%r24,.L1043
	ldo 4(%r6),%r26
.L896:
	ldw 0(%r14),%r28
	comclr,< %r28,%r9,%r0
	b,n .L919
	comib,> 0,%r25,.L920
	stw %r9,0(%r14)
	ldw 0(%r17),%r28
	ldw -184(%r30),%r20
	addl %r28,%r25,%r28
	stw %r28,0(%r17)
.L921:
	ldo 1(%r9),%r25
.L922:
	ldi 0,%r9
.L1063:
	comclr,= %r9,%r13,%r0
	ldi -1,%r25
	b .L1044
	copy %r26,%r6
.L977:
	ldi 16,%r28
.L859:
	ldw -340(%r30),%r2
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
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L883:
	addl %r26,%r24,%r28
	ldo 1(%r24),%r24
	comb,<> %r2,%r24,.L885
	stb %r9,0(%r28)
	b .L1055
	copy %r25,%r21
.L1042:
	ldil L'134217728,%r28
	comb,= %r28,%r24,.L898
	ldil L'268435456,%r28
	comb,<>,n %r28,%r24,.L901
	ldw -184(%r30),%r24
	ldo -184(%r30),%r2
	comiclr,<> 0,%r9,%r0
	copy %r6,%r24
	stw %r24,0(%r2)
	ldo 1(%r9),%r9
	b .L1044
	copy %r26,%r6
.L897:
	comb,=,n %r11,%r24,.L1044
	copy %r26,%r6
	comclr,<< %r11,%r24,%r0
	b,n .L1045
	comclr,<> %r10,%r24,%r0
	b,n .L905
	comb,>>= %r10,%r24,.L1046
	depi 0,31,28,%r5
	comclr,<> %r8,%r5,%r0
	b,n .L898
	comclr,= %r31,%r24,%r0
	b,n .L901
.L898:
	ldw 0(%r14),%r28
.L1061:
	comclr,< %r28,%r9,%r0
	b,n .L913
	comib,> 0,%r25,.L914
	stw %r9,0(%r14)
	ldw 0(%r17),%r28
	ldw -184(%r30),%r20
	addl %r28,%r25,%r28
	copy %r9,%r25
	stw %r28,0(%r17)
.L915:
	ldil L'134217728,%r28
.L1056:
	comb,= %r28,%r24,.L924
	copy %r23,%r9
.L1064:
	b .L1044
	copy %r26,%r6
.L1046:
	comb,= %r22,%r24,.L1044
	copy %r26,%r6
.L901:
	ldw 0(%r14),%r28
	comclr,< %r28,%r9,%r0
	b,n .L1047
	comib,> 0,%r25,.L923
	stw %r9,0(%r14)
	ldw 0(%r17),%r28
	addl %r25,%r28,%r25
.L923:
	stw %r25,0(%r17)
	ldw -184(%r30),%r20
	b .L915
	ldi -1,%r25
.L1045:
	comclr,<> %r21,%r24,%r0
	b,n .L905
	comb,=,n %r7,%r24,.L1061
	ldw 0(%r14),%r28
	ldil L'1207959552,%r28
	comb,<> %r28,%r24,.L901
	copy %r26,%r6
	b .L1071
	ldw 0(%r6),%r5
.L905:
	stw %r20,-160(%r30)
	copy %r19,%r4
	copy %r13,%r24
	stw %r21,-164(%r30)
	stw %r22,-168(%r30)
	stw %r23,-180(%r30)
	stw %r29,-176(%r30)
	bl altoffset,%r2
	stw %r31,-172(%r30)
	copy %r4,%r19
	copy %r6,%r26
	ldw -172(%r30),%r31
	ldw -176(%r30),%r29
	copy %r28,%r25
	ldw -180(%r30),%r23
	ldw -168(%r30),%r22
	ldw -164(%r30),%r21
	ldw -160(%r30),%r20
	zdep %r5,29,27,%r5
.L1062:
	addl %r26,%r5,%r26
	ldw 0(%r26),%r5
	copy %r5,%r24
	depi 0,31,27,%r24
	comb,=,n %r7,%r24,.L1061
	ldw 0(%r14),%r28
	comb,=,n %r8,%r24,.L1061
	ldw 0(%r14),%r28
	comb,=,n %r29,%r24,.L1062
	zdep %r5,29,27,%r5
	ldw 0(%r18),%r22
	depi -1,29,1,%r22
	stw %r22,0(%r18)
	ldw 0(%r14),%r28
	comib,< 3,%r28,.L936
	ldw -196(%r30),%r21
	b .L927
	ldw 0(%r21),%r25
.L913:
	addl %r25,%r9,%r9
	comiclr,> 0,%r25,%r0
	copy %r9,%r25
	b .L1056
	ldil L'134217728,%r28
.L919:
	comib,>,n 0,%r25,.L1063
	ldi 0,%r9
	b .L921
	addl %r9,%r25,%r9
.L916:
	comib,>,n 0,%r25,.L1064
	copy %r23,%r9
	b .L918
	addl %r9,%r25,%r9
.L861:
	copy %r19,%r4
	bl strlen,%r2
	copy %r25,%r26
	copy %r4,%r19
	b .L862
	copy %r28,%r9
.L914:
	stw %r25,0(%r17)
	b .L915
	ldw -184(%r30),%r20
.L887:
	ldw 0(%r15),%r28
	addil LT'nuls,%r19
	comib,<> 0,%r28,.L890
	ldw 0(%r7),%r20
	ldw RT'nuls(%r1),%r28
	ldi 12,%r21
	stw %r28,-312(%r30)
	stw %r21,0(%r15)
	stw %r28,-308(%r30)
	stw %r20,4(%r3)
.L888:
	ldw 0(%r14),%r28
	comib,< 3,%r28,.L1058
	ldw -200(%r30),%r2
	ldw -196(%r30),%r24
.L1070:
	ldw 0(%r18),%r22
	ldw 0(%r24),%r25
.L892:
	ldil L'49152,%r28
	ldo 4677(%r28),%r28
	stw %r0,88(%r3)
	stw %r28,0(%r3)
	ldil L'65536,%r28
	ldo -3483(%r28),%r28
	stw %r25,24(%r16)
	stw %r3,0(%r16)
	bb,< %r22,29,.L1048
	stw %r28,8(%r16)
	bl regfree,%r2
	copy %r16,%r26
	b .L859
	ldw 0(%r15),%r28
.L944:
	comib,= 0,%r29,.L950
	copy %r6,%r28
.L952:
	copy %r19,%r4
.L1069:
	bl free,%r2
	copy %r5,%r26
	copy %r4,%r19
.L937:
	ldw -200(%r30),%r2
.L1058:
	ldw 0(%r2),%r28
	comib,= 0,%r28,.L1065
	ldw -192(%r30),%r20
	ldw 0(%r15),%r28
.L1035:
	ldw 0(%r18),%r22
.L929:
	ldw -196(%r30),%r21
	comib,<> 0,%r28,.L892
	ldw 0(%r21),%r25
.L927:
	ldw 4(%r3),%r20
	ldi 0,%r23
	ldo 4(%r20),%r20
	copy %r23,%r21
	ldil L'1207959552,%r29
	ldil L'1342177280,%r31
	ldil L'134217728,%r24
.L966:
	ldwm 4(%r20),%r28
.L1066:
	depi 0,31,27,%r28
	comb,=,n %r29,%r28,.L966
	ldo 1(%r21),%r21
.L1049:
	comclr,<> %r31,%r28,%r0
	b,n .L962
	comb,<>,n %r24,%r28,.L1066
	ldwm 4(%r20),%r28
	comib,= 0,%r21,.L967
	ldil L'65536,%r20
	depi -1,29,1,%r22
	ldil L'49152,%r28
	stw %r22,0(%r18)
	ldo 4677(%r28),%r28
	stw %r23,88(%r3)
	stw %r28,0(%r3)
	ldil L'65536,%r28
	ldo -3483(%r28),%r28
	stw %r25,24(%r16)
	stw %r3,0(%r16)
	stw %r28,8(%r16)
	ldi 15,%r28
.L1057:
	addil LT'nuls,%r19
	stw %r28,0(%r15)
	ldw RT'nuls(%r1),%r28
	copy %r16,%r26
	stw %r28,-312(%r30)
	bl regfree,%r2
	stw %r28,-308(%r30)
	b .L859
	ldw 0(%r15),%r28
.L962:
	comclr,< %r21,%r23,%r0
	copy %r21,%r23
	ldwm 4(%r20),%r28
	depi 0,31,27,%r28
	comb,<> %r29,%r28,.L1049
	ldo -1(%r21),%r21
	b .L966
	ldo 1(%r21),%r21
.L967:
	ldil L'49152,%r28
	stw %r23,88(%r3)
	ldo 4677(%r28),%r28
	ldo -3483(%r20),%r20
	stw %r28,0(%r3)
	stw %r25,24(%r16)
	ldi 4,%r28
	and %r22,%r28,%r28
	stw %r3,0(%r16)
	comib,= 0,%r28,.L859
	stw %r20,8(%r16)
	b .L1057
	ldi 15,%r28
.L924:
	ldw 0(%r14),%r26
	comib,<>,n 0,%r26,.L926
	ldw 0(%r18),%r22
	ldi -1,%r28
	ldw -196(%r30),%r31
	stw %r28,0(%r17)
	b .L927
	ldw 0(%r31),%r25
.L870:
	copy %r19,%r4
	copy %r24,%r25
	ldo -312(%r30),%r8
	bl p_bre,%r2
	copy %r8,%r26
	copy %r4,%r19
	b .L869
	ldw 0(%r15),%r24
.L1039:
	copy %r19,%r4
	ldi 128,%r25
	ldo -312(%r30),%r8
	bl p_ere,%r2
	copy %r8,%r26
	ldw 0(%r15),%r24
	comib,= 0,%r24,.L875
	copy %r4,%r19
.L874:
	ldw 0(%r5),%r28
	ldo -1(%r28),%r21
	b .L873
	stw %r21,36(%r3)
.L1048:
	addil LT'nuls,%r19
	ldw RT'nuls(%r1),%r28
	copy %r16,%r26
	stw %r28,-312(%r30)
	bl regfree,%r2
	stw %r28,-308(%r30)
	b .L859
	ldw 0(%r15),%r28
.L926:
	stw %r20,-160(%r30)
	copy %r19,%r4
	bl malloc,%r2
	ldo 1(%r26),%r26
	ldw -188(%r30),%r21
	stw %r28,0(%r21)
	copy %r4,%r19
	comib,= 0,%r28,.L1050
	ldw -160(%r30),%r20
	ldw 0(%r14),%r23
	comib,>= 0,%r23,.L930
	addl %r28,%r23,%r29
	ldil L'268435456,%r31
	ldwm 4(%r20),%r21
.L1067:
	copy %r21,%r22
	depi 0,31,27,%r22
	comb,<>,n %r31,%r22,.L1067
	ldwm 4(%r20),%r21
	stb %r21,0(%r28)
	ldo 1(%r28),%r28
	comb,<>,n %r29,%r28,.L1067
	ldwm 4(%r20),%r21
	stb %r0,0(%r28)
	comib,>= 3,%r23,.L1035
	ldw 0(%r15),%r28
	comib,<> 0,%r28,.L1058
	ldw -200(%r30),%r2
.L936:
	copy %r19,%r4
	bl malloc,%r2
	ldi 1028,%r26
	movb,= %r28,%r28,.L1051
	copy %r4,%r19
	ldo 512(%r28),%r31
	ldw -192(%r30),%r2
	ldw 0(%r14),%r20
	ldo 1024(%r28),%r21
	stw %r31,0(%r2)
	stw %r20,0(%r28)
.L1068:
	ldo 4(%r28),%r28
	comb,<>,n %r21,%r28,.L1068
	stw %r20,0(%r28)
	comib,>=,n 0,%r20,.L940
	ldw -188(%r30),%r21
	ldw 0(%r21),%r28
	addl %r28,%r20,%r20
	ldo -1(%r20),%r29
.L941:
	ldb 0(%r28),%r21
	sub %r29,%r28,%r22
	sh2addl %r21,%r31,%r21 
	ldo 1(%r28),%r28
	comb,<> %r20,%r28,.L941
	stw %r22,0(%r21)
.L940:
	ldw 0(%r15),%r6
	comib,<> 0,%r6,.L937
	copy %r19,%r4
	ldw 0(%r14),%r26
	bl malloc,%r2
	zdep %r26,29,30,%r26
	movb,= %r28,%r5,.L1052
	copy %r4,%r19
	ldw 0(%r14),%r26
	copy %r19,%r4
	bl malloc,%r2
	zdep %r26,29,30,%r26
	ldw -200(%r30),%r24
	stw %r28,0(%r24)
	copy %r4,%r19
	comib,= 0,%r28,.L943
	copy %r28,%r20
	ldw 0(%r14),%r29
	comib,>= 0,%r29,.L944
	zdep %r29,30,31,%r21
	copy %r6,%r28
	ldo -1(%r21),%r21
.L945:
	sub %r21,%r28,%r31
	sh2addl %r28,%r20,%r22 
	ldo 1(%r28),%r28
	comb,<> %r29,%r28,.L945
	stw %r31,0(%r22)
	ldo -1(%r29),%r2
	copy %r29,%r28
	ldi 0,%r25
.L949:
	sh2addl %r2,%r5,%r21 
	comb,>= %r28,%r29,.L946
	stw %r28,0(%r21)
	ldw -188(%r30),%r31
	ldw 0(%r31),%r24
	b .L947
	addl %r24,%r2,%r26
.L948:
	ldwx %r20(%r31),%r28
	comclr,> %r25,%r28,%r0
	copy %r25,%r28
	stw %r28,0(%r23)
	ldwx %r5(%r31),%r28
	comclr,> %r29,%r28,%r0
	b,n .L946
.L947:
	ldbx %r24(%r28),%r21
	ldb 0(%r26),%r22
	zdep %r28,29,30,%r31
	extrs %r21,31,8,%r21
	extrs %r22,31,8,%r22
	comb,<> %r21,%r22,.L948
	sh2addl %r28,%r20,%r23 
.L946:
	ldo -1(%r2),%r2
	ldo -1(%r28),%r28
	comib,<> -1,%r2,.L949
	ldo 1(%r25),%r25
	comiclr,<= 0,%r28,%r0
	b,n .L1053
.L950:
	addl %r28,%r29,%r24
	ldo 1(%r28),%r23
.L954:
	ldwx,s %r6(%r20),%r21
	sub %r24,%r6,%r31
	sh2addl %r6,%r20,%r22 
	comclr,> %r31,%r21,%r0
	copy %r31,%r21
	ldo 1(%r6),%r6
	comb,<> %r23,%r6,.L954
	stw %r21,0(%r22)
	comb,<= %r29,%r28,.L952
	ldwx,s %r28(%r5),%r23
.L953:
	comb,>=,n %r28,%r29,.L960
	addl %r29,%r23,%r24
	b,n .L1034
.L956:
	sub %r24,%r28,%r31
	sh2addl %r28,%r20,%r22 
	comclr,> %r31,%r21,%r0
	copy %r31,%r21
	ldo 1(%r28),%r28
	comb,<= %r29,%r28,.L952
	stw %r21,0(%r22)
.L1034:
	comb,>=,n %r23,%r28,.L956
	ldwx,s %r28(%r20),%r21
.L960:
	comb,<= %r29,%r28,.L1069
	copy %r19,%r4
	b .L953
	ldwx,s %r23(%r5),%r23
.L890:
	ldw RT'nuls(%r1),%r28
	stw %r20,4(%r3)
	stw %r28,-312(%r30)
	stw %r28,-308(%r30)
	ldw 0(%r14),%r28
	comib,>= 3,%r28,.L1070
	ldw -196(%r30),%r24
	b .L1058
	ldw -200(%r30),%r2
.L1052:
	ldw -200(%r30),%r22
	stw %r5,0(%r22)
.L943:
	ldw -192(%r30),%r20
.L1065:
	ldw 0(%r20),%r26
	comib,=,n 0,%r26,.L1035
	ldw 0(%r15),%r28
	bl free,%r2
	copy %r19,%r4
	ldw -192(%r30),%r20
	copy %r4,%r19
	stw %r0,0(%r20)
	b .L1035
	ldw 0(%r15),%r28
.L917:
	stw %r25,0(%r17)
	copy %r23,%r9
	ldw -184(%r30),%r20
	b .L1044
	copy %r26,%r6
.L920:
	stw %r25,0(%r17)
	b .L922
	ldw -184(%r30),%r20
.L872:
	ldi 14,%r28
	stw %r28,0(%r15)
	ldw RT'nuls(%r1),%r28
	stw %r28,-312(%r30)
	b .L874
	stw %r28,-308(%r30)
.L978:
	b .L893
	copy %r23,%r13
.L930:
	stb %r0,0(%r28)
	b .L1035
	ldw 0(%r15),%r28
.L1051:
	ldw -192(%r30),%r24
	b .L940
	stw %r28,0(%r24)
.L1053:
	b .L953
	ldwx,s %r28(%r5),%r23
.L1050:
	stw %r28,0(%r14)
	ldi -1,%r20
	ldw 0(%r15),%r28
	stw %r20,0(%r17)
	b .L929
	ldw 0(%r18),%r22
.L1038:
	bl free,%r2
	copy %r3,%r26
.L865:
	b .L859
	ldi 12,%r28
.L1047:
	copy %r23,%r9
	ldi -1,%r25
	b .L1044
	copy %r26,%r6
	.EXIT
	.PROCEND
	.size	regcomp, .-regcomp
	.local	nuls
	.comm	nuls,10,4
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"NUL"
	.align 4
.LC3:
	.stringz	"SOH"
	.align 4
.LC4:
	.stringz	"STX"
	.align 4
.LC5:
	.stringz	"ETX"
	.align 4
.LC6:
	.stringz	"EOT"
	.align 4
.LC7:
	.stringz	"ENQ"
	.align 4
.LC8:
	.stringz	"ACK"
	.align 4
.LC9:
	.stringz	"BEL"
	.align 4
.LC10:
	.stringz	"alert"
	.align 4
.LC11:
	.stringz	"BS"
	.align 4
.LC12:
	.stringz	"backspace"
	.align 4
.LC13:
	.stringz	"HT"
	.align 4
.LC14:
	.stringz	"tab"
	.align 4
.LC15:
	.stringz	"LF"
	.align 4
.LC16:
	.stringz	"newline"
	.align 4
.LC17:
	.stringz	"VT"
	.align 4
.LC18:
	.stringz	"vertical-tab"
	.align 4
.LC19:
	.stringz	"FF"
	.align 4
.LC20:
	.stringz	"form-feed"
	.align 4
.LC21:
	.stringz	"CR"
	.align 4
.LC22:
	.stringz	"carriage-return"
	.align 4
.LC23:
	.stringz	"SO"
	.align 4
.LC24:
	.stringz	"SI"
	.align 4
.LC25:
	.stringz	"DLE"
	.align 4
.LC26:
	.stringz	"DC1"
	.align 4
.LC27:
	.stringz	"DC2"
	.align 4
.LC28:
	.stringz	"DC3"
	.align 4
.LC29:
	.stringz	"DC4"
	.align 4
.LC30:
	.stringz	"NAK"
	.align 4
.LC31:
	.stringz	"SYN"
	.align 4
.LC32:
	.stringz	"ETB"
	.align 4
.LC33:
	.stringz	"CAN"
	.align 4
.LC34:
	.stringz	"EM"
	.align 4
.LC35:
	.stringz	"SUB"
	.align 4
.LC36:
	.stringz	"ESC"
	.align 4
.LC37:
	.stringz	"IS4"
	.align 4
.LC38:
	.stringz	"FS"
	.align 4
.LC39:
	.stringz	"IS3"
	.align 4
.LC40:
	.stringz	"GS"
	.align 4
.LC41:
	.stringz	"IS2"
	.align 4
.LC42:
	.stringz	"RS"
	.align 4
.LC43:
	.stringz	"IS1"
	.align 4
.LC44:
	.stringz	"US"
	.align 4
.LC45:
	.stringz	"space"
	.align 4
.LC46:
	.stringz	"exclamation-mark"
	.align 4
.LC47:
	.stringz	"quotation-mark"
	.align 4
.LC48:
	.stringz	"number-sign"
	.align 4
.LC49:
	.stringz	"dollar-sign"
	.align 4
.LC50:
	.stringz	"percent-sign"
	.align 4
.LC51:
	.stringz	"ampersand"
	.align 4
.LC52:
	.stringz	"apostrophe"
	.align 4
.LC53:
	.stringz	"left-parenthesis"
	.align 4
.LC54:
	.stringz	"right-parenthesis"
	.align 4
.LC55:
	.stringz	"asterisk"
	.align 4
.LC56:
	.stringz	"plus-sign"
	.align 4
.LC57:
	.stringz	"comma"
	.align 4
.LC58:
	.stringz	"hyphen"
	.align 4
.LC59:
	.stringz	"hyphen-minus"
	.align 4
.LC60:
	.stringz	"period"
	.align 4
.LC61:
	.stringz	"full-stop"
	.align 4
.LC62:
	.stringz	"slash"
	.align 4
.LC63:
	.stringz	"solidus"
	.align 4
.LC64:
	.stringz	"zero"
	.align 4
.LC65:
	.stringz	"one"
	.align 4
.LC66:
	.stringz	"two"
	.align 4
.LC67:
	.stringz	"three"
	.align 4
.LC68:
	.stringz	"four"
	.align 4
.LC69:
	.stringz	"five"
	.align 4
.LC70:
	.stringz	"six"
	.align 4
.LC71:
	.stringz	"seven"
	.align 4
.LC72:
	.stringz	"eight"
	.align 4
.LC73:
	.stringz	"nine"
	.align 4
.LC74:
	.stringz	"colon"
	.align 4
.LC75:
	.stringz	"semicolon"
	.align 4
.LC76:
	.stringz	"less-than-sign"
	.align 4
.LC77:
	.stringz	"equals-sign"
	.align 4
.LC78:
	.stringz	"greater-than-sign"
	.align 4
.LC79:
	.stringz	"question-mark"
	.align 4
.LC80:
	.stringz	"commercial-at"
	.align 4
.LC81:
	.stringz	"left-square-bracket"
	.align 4
.LC82:
	.stringz	"backslash"
	.align 4
.LC83:
	.stringz	"reverse-solidus"
	.align 4
.LC84:
	.stringz	"right-square-bracket"
	.align 4
.LC85:
	.stringz	"circumflex"
	.align 4
.LC86:
	.stringz	"circumflex-accent"
	.align 4
.LC87:
	.stringz	"underscore"
	.align 4
.LC88:
	.stringz	"low-line"
	.align 4
.LC89:
	.stringz	"grave-accent"
	.align 4
.LC90:
	.stringz	"left-brace"
	.align 4
.LC91:
	.stringz	"left-curly-bracket"
	.align 4
.LC92:
	.stringz	"vertical-line"
	.align 4
.LC93:
	.stringz	"right-brace"
	.align 4
.LC94:
	.stringz	"right-curly-bracket"
	.align 4
.LC95:
	.stringz	"tilde"
	.align 4
.LC96:
	.stringz	"DEL"
	.section	.data.rel.local,"aw"
	.align 4
	.type	cnames, @object
	.size	cnames, 768
cnames:
	.word	.LC2
	.byte	0
	.zero	3
	.word	.LC3
	.byte	1
	.zero	3
	.word	.LC4
	.byte	2
	.zero	3
	.word	.LC5
	.byte	3
	.zero	3
	.word	.LC6
	.byte	4
	.zero	3
	.word	.LC7
	.byte	5
	.zero	3
	.word	.LC8
	.byte	6
	.zero	3
	.word	.LC9
	.byte	7
	.zero	3
	.word	.LC10
	.byte	7
	.zero	3
	.word	.LC11
	.byte	8
	.zero	3
	.word	.LC12
	.byte	8
	.zero	3
	.word	.LC13
	.byte	9
	.zero	3
	.word	.LC14
	.byte	9
	.zero	3
	.word	.LC15
	.byte	10
	.zero	3
	.word	.LC16
	.byte	10
	.zero	3
	.word	.LC17
	.byte	11
	.zero	3
	.word	.LC18
	.byte	11
	.zero	3
	.word	.LC19
	.byte	12
	.zero	3
	.word	.LC20
	.byte	12
	.zero	3
	.word	.LC21
	.byte	13
	.zero	3
	.word	.LC22
	.byte	13
	.zero	3
	.word	.LC23
	.byte	14
	.zero	3
	.word	.LC24
	.byte	15
	.zero	3
	.word	.LC25
	.byte	16
	.zero	3
	.word	.LC26
	.byte	17
	.zero	3
	.word	.LC27
	.byte	18
	.zero	3
	.word	.LC28
	.byte	19
	.zero	3
	.word	.LC29
	.byte	20
	.zero	3
	.word	.LC30
	.byte	21
	.zero	3
	.word	.LC31
	.byte	22
	.zero	3
	.word	.LC32
	.byte	23
	.zero	3
	.word	.LC33
	.byte	24
	.zero	3
	.word	.LC34
	.byte	25
	.zero	3
	.word	.LC35
	.byte	26
	.zero	3
	.word	.LC36
	.byte	27
	.zero	3
	.word	.LC37
	.byte	28
	.zero	3
	.word	.LC38
	.byte	28
	.zero	3
	.word	.LC39
	.byte	29
	.zero	3
	.word	.LC40
	.byte	29
	.zero	3
	.word	.LC41
	.byte	30
	.zero	3
	.word	.LC42
	.byte	30
	.zero	3
	.word	.LC43
	.byte	31
	.zero	3
	.word	.LC44
	.byte	31
	.zero	3
	.word	.LC45
	.byte	32
	.zero	3
	.word	.LC46
	.byte	33
	.zero	3
	.word	.LC47
	.byte	34
	.zero	3
	.word	.LC48
	.byte	35
	.zero	3
	.word	.LC49
	.byte	36
	.zero	3
	.word	.LC50
	.byte	37
	.zero	3
	.word	.LC51
	.byte	38
	.zero	3
	.word	.LC52
	.byte	39
	.zero	3
	.word	.LC53
	.byte	40
	.zero	3
	.word	.LC54
	.byte	41
	.zero	3
	.word	.LC55
	.byte	42
	.zero	3
	.word	.LC56
	.byte	43
	.zero	3
	.word	.LC57
	.byte	44
	.zero	3
	.word	.LC58
	.byte	45
	.zero	3
	.word	.LC59
	.byte	45
	.zero	3
	.word	.LC60
	.byte	46
	.zero	3
	.word	.LC61
	.byte	46
	.zero	3
	.word	.LC62
	.byte	47
	.zero	3
	.word	.LC63
	.byte	47
	.zero	3
	.word	.LC64
	.byte	48
	.zero	3
	.word	.LC65
	.byte	49
	.zero	3
	.word	.LC66
	.byte	50
	.zero	3
	.word	.LC67
	.byte	51
	.zero	3
	.word	.LC68
	.byte	52
	.zero	3
	.word	.LC69
	.byte	53
	.zero	3
	.word	.LC70
	.byte	54
	.zero	3
	.word	.LC71
	.byte	55
	.zero	3
	.word	.LC72
	.byte	56
	.zero	3
	.word	.LC73
	.byte	57
	.zero	3
	.word	.LC74
	.byte	58
	.zero	3
	.word	.LC75
	.byte	59
	.zero	3
	.word	.LC76
	.byte	60
	.zero	3
	.word	.LC77
	.byte	61
	.zero	3
	.word	.LC78
	.byte	62
	.zero	3
	.word	.LC79
	.byte	63
	.zero	3
	.word	.LC80
	.byte	64
	.zero	3
	.word	.LC81
	.byte	91
	.zero	3
	.word	.LC82
	.byte	92
	.zero	3
	.word	.LC83
	.byte	92
	.zero	3
	.word	.LC84
	.byte	93
	.zero	3
	.word	.LC85
	.byte	94
	.zero	3
	.word	.LC86
	.byte	94
	.zero	3
	.word	.LC87
	.byte	95
	.zero	3
	.word	.LC88
	.byte	95
	.zero	3
	.word	.LC89
	.byte	96
	.zero	3
	.word	.LC90
	.byte	123
	.zero	3
	.word	.LC91
	.byte	123
	.zero	3
	.word	.LC92
	.byte	124
	.zero	3
	.word	.LC93
	.byte	125
	.zero	3
	.word	.LC94
	.byte	125
	.zero	3
	.word	.LC95
	.byte	126
	.zero	3
	.word	.LC96
	.byte	127
	.zero	3
	.word	0
	.byte	0
	.zero	3
	.section	.rodata.str1.4
	.align 4
.LC97:
	.stringz	"alnum"
	.align 4
.LC98:
	.stringz	"alpha"
	.align 4
.LC99:
	.stringz	"blank"
	.align 4
.LC100:
	.stringz	"cntrl"
	.align 4
.LC101:
	.stringz	"digit"
	.align 4
.LC102:
	.stringz	"graph"
	.align 4
.LC103:
	.stringz	"lower"
	.align 4
.LC104:
	.stringz	"print"
	.align 4
.LC105:
	.stringz	"punct"
	.align 4
.LC106:
	.stringz	"upper"
	.align 4
.LC107:
	.stringz	"xdigit"
	.section	.data.rel.local
	.align 4
	.type	cclasses, @object
	.size	cclasses, 104
cclasses:
	.word	.LC97
	.word	0
	.word	.LC98
	.word	1
	.word	.LC99
	.word	2
	.word	.LC100
	.word	3
	.word	.LC101
	.word	4
	.word	.LC102
	.word	5
	.word	.LC103
	.word	6
	.word	.LC104
	.word	7
	.word	.LC105
	.word	8
	.word	.LC45
	.word	9
	.word	.LC106
	.word	10
	.word	.LC107
	.word	11
	.word	0
	.zero	4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
