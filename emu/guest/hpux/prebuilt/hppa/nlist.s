; f5be9bf3779c126e0780aff904df3774 emu/guest/libc/hpux/nlist.c
	.LEVEL 1.1
	.text
.globl __udivdi3
	.section	.data.rel.ro.local,"aw"
	.align 4
.LC0:
	.word	P%read_elf_symbol
	.align 4
.LC1:
	.word	P%read_som_symbol
	.section	.text.find,"ax",@progbits
	.align 4
	.type	find, @function
find:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=18,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	ldo -136(%r30),%r1
	stw %r15,-192(%r30)
	copy %r25,%r15
	stw %r3,-144(%r30)
	stw %r18,-204(%r30)
	stw %r17,-200(%r30)
	stw %r16,-196(%r30)
	stw %r14,-188(%r30)
	stw %r13,-184(%r30)
	stw %r12,-180(%r30)
	stw %r11,-176(%r30)
	stw %r10,-172(%r30)
	stw %r9,-168(%r30)
	stw %r8,-164(%r30)
	stw %r7,-160(%r30)
	stw %r6,-156(%r30)
	stw %r5,-152(%r30)
	stw %r4,-148(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	ldw 8(%r25),%r31
	stw %r26,-212(%r30)
	fldws 12(%r25),%fr12L
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r20
	or %r31,%r20,%r28
	comib,= 0,%r28,.L4
	copy %r24,%r3
	ldw -212(%r30),%r21
	ldi 0,%r28
	ldw 0(%r25),%r9
	ldw 4(%r25),%r10
	comb,<> %r28,%r9,.L1
	ldw 4(%r21),%r29
	comb,>>= %r10,%r29,.L42
	ldo -136(%r30),%r1
	ldo 16(%r25),%r12
	sub %r29,%r10,%r6
	subb %r28,%r9,%r5
	stw %r31,-208(%r30)
	copy %r31,%r23
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r24
	copy %r5,%r25
	copy %r6,%r26
	bl __udivdi3,%r2
	copy %r19,%r4
	stw %r29,-216(%r30)
	ldw 0(%r12),%r20
	ldw 4(%r12),%r21
	copy %r4,%r19
	copy %r28,%r11
	or %r20,%r21,%r20
	comib,= 0,%r20,.L4
	ldw -208(%r30),%r31
	comb,<< %r5,%r31,.L1
	ldi 0,%r28
	comb,= %r5,%r31,.L38
	addil LT'.LC1,%r19
.L43:
	ldo -240(%r30),%r21
	stw %r21,-224(%r30)
	ldw 40(%r15),%r28
	ldo -236(%r30),%r23
	stw %r23,-220(%r30)
	ldo 40(%r15),%r16
	copy %r1,%r17
	ldi 0,%r5
	ldi 0,%r6
	addil LT'.LC0,%r19
	ldo -52(%r30),%r14
	ldo -248(%r30),%r13
	comib,= 0,%r28,.L19
	copy %r1,%r18
.L41:
	ldw RT'.LC0(%r18),%r28
	ldw 0(%r28),%r20
.L8:
	stws %r6,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr12L,%fr22R,%fr22
	copy %r15,%r25
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r19,%r4
	stws %r5,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr12L,%fr22R,%fr22
	copy %r22,%r8
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r20,%r22
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr22R
	stws %r6,-16(%sp)
	fldws -16(%sp),%fr22L
	xmpyu %fr22R,%fr22L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	addl %r29,%r24,%r28
	stw %r13,0(%r14)
	addl %r21,%r28,%r7
	add %r10,%r8,%r24
	addc %r9,%r7,%r23
	ldw -212(%r30),%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw -248(%r30),%r25
	comib,= 0,%r25,.L15
	copy %r4,%r19
	ldw 0(%r16),%r28
	comib,= 0,%r28,.L14
	ldw -244(%r30),%r28
	ldw -236(%r30),%r28
	comib,= 0,%r28,.L15
	copy %r19,%r4
.L44:
	bl strcmp,%r2
	ldw 0(%r3),%r26
	movb,<> %r28,%r28,.L15
	copy %r4,%r19
	ldw -240(%r30),%r20
	ldw -244(%r30),%r21
	dep %r21,0+16-1,16,%r28
	dep %r20,16+16-1,16,%r28
	ldw -236(%r30),%r21
	stw %r28,8(%r3)
	ldw 0(%r16),%r28
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	zdep %r28,24,25,%r28
	ldw 44(%r15),%r20
	stw %r21,12(%r3)
	ldw -232(%r30),%r23
	ldw -228(%r30),%r24
	comiclr,= 0,%r20,%r20
	ldi 1,%r20
	zdep %r20,25,26,%r20
	ldb 24(%r3),%r21
	or %r20,%r28,%r20
	extru %r21,31,6,%r21
	stw %r23,16(%r3)
	stw %r24,20(%r3)
	or %r20,%r21,%r20
	ldi 1,%r28
	b .L1
	stb %r20,24(%r3)
.L38:
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r28
	comb,>>= %r6,%r28,.L43
	nop
.L4:
	ldi 0,%r28
.L1:
	ldo -136(%r30),%r1
.L42:
	ldw -276(%r30),%r2
	ldw -204(%r30),%r18
	ldw -200(%r30),%r17
	ldw -196(%r30),%r16
	ldw -192(%r30),%r15
	ldw -188(%r30),%r14
	ldw -184(%r30),%r13
	ldw -180(%r30),%r12
	ldw -176(%r30),%r11
	ldw -172(%r30),%r10
	ldw -168(%r30),%r9
	ldw -164(%r30),%r8
	ldw -160(%r30),%r7
	ldw -156(%r30),%r6
	ldw -152(%r30),%r5
	ldw -148(%r30),%r4
	ldw -144(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L14:
	comib,= 0,%r28,.L15
	ldw -240(%r30),%r28
	comib,<> 0,%r28,.L44
	copy %r19,%r4
.L15:
	addi 1,%r6,%r6
	addc %r5,%r0,%r5
	ldw 0(%r12),%r28
	comb,<< %r11,%r28,.L12
	ldw 4(%r12),%r20
	comb,= %r11,%r28,.L39
	ldw -216(%r30),%r21
.L11:
	comclr,<< %r5,%r28,%r0
	b,n .L40
.L10:
	ldw 0(%r15),%r9
	ldw 4(%r15),%r10
	ldw 8(%r15),%r31
	ldw 0(%r16),%r28
	comib,<> 0,%r28,.L41
	fldws 12(%r15),%fr12L
.L19:
	ldw RT'.LC1(%r17),%r28
	b .L8
	ldw 0(%r28),%r20
.L39:
	comb,>>= %r21,%r20,.L11
	nop
.L12:
	copy %r11,%r28
	comb,<< %r5,%r28,.L10
	ldw -216(%r30),%r20
.L40:
	comb,<> %r5,%r28,.L1
	ldi 0,%r28
	comb,<< %r6,%r20,.L10
	ldo -136(%r30),%r1
	b,n .L42
	.EXIT
	.PROCEND
	.size	find, .-find
	.section	.text.string_at,"ax",@progbits
	.align 4
	.type	string_at, @function
string_at:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	copy %r23,%r28
	copy %r24,%r29
	stwm %r6,64(%r30)
	stw %r3,-52(%r30)
	copy %r26,%r3
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 32(%r25),%r20
	ldw 24(%r25),%r5
	ldw 28(%r25),%r6
	comb,>>= %r23,%r20,.L57
	ldw 36(%r25),%r31
	ldi 0,%r21
.L60:
	comb,<> %r21,%r5,.L49
	ldw 4(%r3),%r22
	comclr,>>= %r22,%r6,%r0
	b,n .L49
	sub %r22,%r6,%r22
	subb %r21,%r5,%r21
	comclr,>>= %r21,%r20,%r0
	b,n .L49
	comclr,<> %r21,%r20,%r0
	b,n .L58
.L53:
	add %r29,%r6,%r6
	addc %r28,%r5,%r5
	ldw 0(%r3),%r26
	sub %r31,%r29,%r24
	ldi 0,%r25
	bl memchr,%r2
	addl %r26,%r6,%r26
	comib,=,n 0,%r28,.L49
	ldw 0(%r3),%r28
	ldw -84(%r30),%r2
	addl %r28,%r6,%r28
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L58:
	comb,>>= %r22,%r31,.L53
	nop
.L49:
	ldi 0,%r28
.L59:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L57:
	comb,<>,n %r23,%r20,.L59
	ldi 0,%r28
	comb,<< %r24,%r31,.L60
	ldi 0,%r21
	b .L59
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	string_at, .-string_at
	.section	.text.read_som_symbol,"ax",@progbits
	.align 4
	.type	read_som_symbol, @function
read_som_symbol:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r28
	stwm %r9,128(%r30)
	copy %r26,%r9
	stw %r8,-124(%r30)
	ldw -180(%r30),%r8
	stw %r6,-116(%r30)
	copy %r24,%r6
	stw %r5,-112(%r30)
	copy %r23,%r5
	stw %r7,-120(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	comb,<> %r28,%r23,.L82
	ldw 4(%r26),%r29
	comclr,>>= %r29,%r24,%r0
	b,n .L82
	sub %r29,%r6,%r4
	subb %r28,%r5,%r3
	copy %r3,%r20
	comb,= %r28,%r20,.L114
	ldi 0,%r20
.L126:
	ldw 0(%r9),%r23
	ldw 8(%r9),%r31
	copy %r6,%r22
	copy %r20,%r7
.L66:
	copy %r20,%r21
	comib,= 0,%r31,.L65
	zdep %r7,23,24,%r7
	subi 3,%r20,%r21
.L65:
	addl %r23,%r21,%r21
	ldo 1(%r20),%r20
	ldbx %r21(%r22),%r21
	comib,<> 4,%r20,.L66
	or %r21,%r7,%r7
	extru %r7,2+6-1,6,%r3
	extru %r7,8+4-1,4,%r7
.L62:
	addi 4,%r6,%r22
	addc %r5,%r0,%r21
	comclr,>>= %r28,%r21,%r0
	b,n .L85
.L121:
	comclr,<> %r28,%r21,%r0
	b,n .L115
	sub %r29,%r22,%r29
	subb %r28,%r21,%r28
	comib,= 0,%r28,.L116
	ldi 0,%r20
.L125:
	ldw 0(%r9),%r29
	ldw 8(%r9),%r31
	copy %r20,%r23
	copy %r20,%r24
.L71:
	copy %r20,%r21
	shd %r23,%r24,24,%r23
	comib,= 0,%r31,.L70
	zdep %r24,23,24,%r28
	subi 3,%r20,%r21
.L70:
	addl %r29,%r21,%r21
	ldo 1(%r20),%r20
	ldbx %r21(%r22),%r21
	comib,<> 4,%r20,.L71
	or %r21,%r28,%r24
.L67:
	bl string_at,%r2
	copy %r9,%r26
	copy %r28,%r23
	addi 12,%r6,%r26
	addc %r5,%r0,%r25
	ldi 0,%r28
	comb,<> %r28,%r25,.L88
	ldw 4(%r9),%r29
	comclr,>>= %r29,%r26,%r0
	b,n .L88
	sub %r29,%r26,%r22
	subb %r28,%r25,%r21
	comb,= %r28,%r21,.L117
	ldi 0,%r20
.L127:
	ldw 0(%r9),%r25
	ldw 8(%r9),%r24
	copy %r26,%r31
	copy %r20,%r21
.L76:
	copy %r20,%r22
	comib,= 0,%r24,.L75
	zdep %r21,23,24,%r21
	subi 3,%r20,%r22
.L75:
	addl %r25,%r22,%r22
	ldo 1(%r20),%r20
	ldbx %r22(%r31),%r22
	comib,<> 4,%r20,.L76
	or %r22,%r21,%r21
.L72:
	addi 16,%r6,%r6
	addc %r5,%r0,%r5
	comclr,>>= %r28,%r5,%r0
	b,n .L91
.L120:
	comclr,<> %r28,%r5,%r0
	b,n .L118
	sub %r29,%r6,%r29
	subb %r28,%r5,%r28
	comib,= 0,%r28,.L119
	ldi 0,%r20
.L123:
	ldw 0(%r9),%r25
	ldw 8(%r9),%r24
	copy %r6,%r29
	copy %r20,%r22
	copy %r20,%r28
.L81:
	shd %r22,%r28,24,%r22
	copy %r20,%r31
	comib,= 0,%r24,.L80
	zdep %r28,23,24,%r28
	subi 3,%r20,%r31
.L80:
	addl %r25,%r31,%r31
	ldo 1(%r20),%r20
	ldbx %r31(%r29),%r31
	comib,<> 4,%r20,.L81
	or %r31,%r28,%r28
.L77:
	stw %r23,0(%r8)
	stw %r3,4(%r8)
	stw %r7,8(%r8)
	stw %r21,12(%r8)
	stw %r22,16(%r8)
	stw %r28,20(%r8)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L88:
	addi 16,%r6,%r6
	addc %r5,%r0,%r5
	comb,>>= %r28,%r5,.L120
	ldi 0,%r21
.L91:
	ldi 0,%r22
.L122:
	b .L77
	copy %r22,%r28
.L82:
	ldi 0,%r7
	addi 4,%r6,%r22
	addc %r5,%r0,%r21
	comb,>>= %r28,%r21,.L121
	copy %r7,%r3
.L85:
	ldi 0,%r23
.L124:
	b .L67
	copy %r23,%r24
.L118:
	comb,<< %r29,%r6,.L122
	ldi 0,%r22
	sub %r29,%r6,%r29
	subb %r28,%r5,%r28
	comib,<> 0,%r28,.L123
	ldi 0,%r20
.L119:
	comib,<<,n 3,%r29,.L123
	ldi 0,%r20
	b .L77
	copy %r28,%r22
.L115:
	comb,<< %r29,%r22,.L124
	ldi 0,%r23
	sub %r29,%r22,%r29
	subb %r28,%r21,%r28
	comib,<> 0,%r28,.L125
	ldi 0,%r20
.L116:
	comib,<< 3,%r29,.L125
	ldi 0,%r20
	copy %r28,%r23
	b .L67
	copy %r28,%r24
.L114:
	comib,<<,n 3,%r4,.L126
	ldi 0,%r20
	b .L62
	copy %r3,%r7
.L117:
	comib,<<,n 3,%r22,.L127
	ldi 0,%r20
	b,n .L72
	.EXIT
	.PROCEND
	.size	read_som_symbol, .-read_som_symbol
	.section	.text.read_elf_symbol,"ax",@progbits
	.align 4
	.type	read_elf_symbol, @function
read_elf_symbol:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r21
	ldi 4,%r22
	stwm %r10,128(%r30)
	ldo 44(%r25),%r10
	stw %r9,-124(%r30)
	copy %r26,%r9
	stw %r7,-116(%r30)
	ldw -180(%r30),%r7
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	stw %r8,-120(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r10),%r28
	comib,= 0,%r28,.L129
	copy %r23,%r5
	ldi 0,%r21
	ldi 12,%r22
.L129:
	add %r6,%r22,%r22
	addc %r5,%r21,%r21
	ldi 0,%r28
	comb,= %r28,%r21,.L199
	ldw 4(%r9),%r29
	ldi 0,%r3
.L212:
	copy %r3,%r8
.L130:
	comclr,>>= %r28,%r5,%r0
	b,n .L160
	comclr,<> %r28,%r5,%r0
	b,n .L200
.L174:
	sub %r29,%r6,%r29
	subb %r28,%r5,%r28
	comib,=,n 0,%r28,.L201
	ldi 0,%r28
.L213:
	ldw 0(%r9),%r31
	ldw 8(%r9),%r22
	copy %r6,%r21
	copy %r28,%r23
	copy %r28,%r24
.L136:
	shd %r23,%r24,24,%r23
	copy %r28,%r20
	comib,= 0,%r22,.L135
	zdep %r24,23,24,%r24
	subi 3,%r28,%r20
.L135:
	addl %r31,%r20,%r20
	ldo 1(%r28),%r28
	ldbx %r20(%r21),%r20
	comib,<> 4,%r28,.L136
	or %r20,%r24,%r24
.L132:
	bl string_at,%r2
	copy %r9,%r26
	ldw 0(%r10),%r20
	comib,<> 0,%r20,.L137
	copy %r28,%r31
.L205:
	addi 6,%r6,%r24
	addc %r5,%r0,%r23
	ldw 4(%r9),%r29
	comib,<> 0,%r23,.L163
	copy %r20,%r28
	comclr,>>= %r29,%r24,%r0
	b,n .L163
	sub %r29,%r24,%r22
	subb %r28,%r23,%r21
	comib,=,n 0,%r21,.L202
	ldw 0(%r9),%r25
.L211:
	ldw 8(%r9),%r26
	comib,<> 0,%r26,.L144
	ldo 1(%r24),%r21
	ldbx %r25(%r24),%r22
	zdep %r22,23,24,%r22
.L145:
	ldbx %r25(%r21),%r21
	comib,= 0,%r20,.L138
	or %r21,%r22,%r23
.L141:
	addi 4,%r6,%r6
	addc %r5,%r0,%r5
	comb,<< %r28,%r5,.L210
	ldi 0,%r20
.L206:
	comclr,<> %r28,%r5,%r0
	b,n .L203
.L176:
	sub %r29,%r6,%r29
	subb %r28,%r5,%r28
	comib,= 0,%r28,.L204
	ldi 0,%r21
.L215:
	ldw 0(%r9),%r25
	ldw 8(%r9),%r24
	copy %r6,%r29
	copy %r21,%r20
	copy %r21,%r28
.L150:
	shd %r20,%r28,24,%r20
	copy %r21,%r22
	comib,= 0,%r24,.L149
	zdep %r28,23,24,%r28
	subi 3,%r21,%r22
.L149:
	addl %r25,%r22,%r22
	ldo 1(%r21),%r21
	ldbx %r22(%r29),%r22
	comib,<> 4,%r21,.L150
	or %r22,%r28,%r28
.L146:
	stw %r31,0(%r7)
.L209:
	stw %r8,4(%r7)
	stw %r3,8(%r7)
	stw %r23,12(%r7)
	stw %r20,16(%r7)
	stw %r28,20(%r7)
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
.L200:
	comb,>>= %r29,%r6,.L174
	nop
.L160:
	ldi 0,%r23
	copy %r9,%r26
	bl string_at,%r2
	copy %r23,%r24
	ldw 0(%r10),%r20
	comib,= 0,%r20,.L205
	copy %r28,%r31
.L137:
	addi 14,%r6,%r24
	addc %r5,%r0,%r23
	ldi 0,%r28
	comb,<> %r28,%r23,.L164
	ldw 4(%r9),%r29
	comb,<<,n %r29,%r24,.L141
	ldi 0,%r23
	sub %r29,%r24,%r22
	subb %r28,%r23,%r21
	comib,<>,n 0,%r21,.L211
	ldw 0(%r9),%r25
	comib,<<,n 1,%r22,.L211
	ldw 0(%r9),%r25
	addi 4,%r6,%r6
	addc %r5,%r0,%r5
	comb,>>= %r28,%r5,.L206
	copy %r21,%r23
	ldi 0,%r20
.L210:
	b .L146
	copy %r20,%r28
.L163:
	ldi 0,%r23
.L138:
	addi 8,%r6,%r6
	addc %r5,%r0,%r5
	comb,<< %r28,%r5,.L210
	ldi 0,%r20
	comclr,<> %r28,%r5,%r0
	b,n .L207
.L178:
	sub %r29,%r6,%r29
	subb %r28,%r5,%r28
	comib,= 0,%r28,.L208
	ldi 0,%r21
.L214:
	ldw 0(%r9),%r29
	ldw 8(%r9),%r24
	copy %r21,%r20
	copy %r21,%r28
	addl %r29,%r6,%r29
.L154:
	shd %r20,%r28,24,%r20
	copy %r21,%r22
	comib,= 0,%r24,.L153
	zdep %r28,23,24,%r28
	subi 7,%r21,%r22
.L153:
	ldbx %r29(%r22),%r22
	ldo 1(%r21),%r21
	comib,<> 8,%r21,.L154
	or %r22,%r28,%r28
	b .L209
	stw %r31,0(%r7)
.L199:
	comb,>>=,n %r22,%r29,.L212
	ldi 0,%r3
	ldw 0(%r9),%r20
	addl %r20,%r22,%r20
	ldb 0(%r20),%r3
	extru %r3,31,4,%r8
	b .L130
	extru %r3,27,28,%r3
.L144:
	ldbx %r25(%r21),%r22
	copy %r24,%r21
	b .L145
	zdep %r22,23,24,%r22
.L201:
	comib,<<,n 3,%r29,.L213
	ldi 0,%r28
	copy %r28,%r23
	b .L132
	copy %r28,%r24
.L164:
	b .L141
	ldi 0,%r23
.L207:
	comb,>>= %r29,%r6,.L178
	ldi 0,%r20
	b .L146
	copy %r20,%r28
.L203:
	comb,>>= %r29,%r6,.L176
	ldi 0,%r20
	b .L146
	copy %r20,%r28
.L202:
	comib,<<,n 1,%r22,.L211
	ldw 0(%r9),%r25
	b .L138
	copy %r21,%r23
.L208:
	comib,<<,n 7,%r29,.L214
	ldi 0,%r21
	b .L146
	copy %r28,%r20
.L204:
	comib,<<,n 3,%r29,.L215
	ldi 0,%r21
	b .L146
	copy %r28,%r20
	.EXIT
	.PROCEND
	.size	read_elf_symbol, .-read_elf_symbol
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC4:
	.stringz	"\177ELF"
	.section	.text.open_image,"ax",@progbits
	.align 4
	.type	open_image, @function
open_image:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=15
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r20
	stwm %r15,192(%r30)
	stw %r9,-168(%r30)
	copy %r25,%r9
	stw %r6,-156(%r30)
	copy %r24,%r6
	stw %r4,-148(%r30)
	stw %r19,-32(%r30)
	stw %r14,-188(%r30)
	stw %r13,-184(%r30)
	stw %r12,-180(%r30)
	stw %r11,-176(%r30)
	stw %r10,-172(%r30)
	stw %r8,-164(%r30)
	stw %r7,-160(%r30)
	stw %r5,-152(%r30)
	stw %r3,-144(%r30)
	stw %r0,0(%r25)
	stw %r0,4(%r25)
	ldi 0,%r25
	stw %r25,8(%r9)
	ldi 40,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	bl open,%r2
	copy %r19,%r4
	movb,>= %r28,%r8,.L217
	copy %r4,%r19
	stw %r0,4(%r9)
.L459:
	stw %r0,0(%r9)
.L218:
	ldi 0,%r28
.L216:
.L462:
	ldw -212(%r30),%r2
.L483:
	ldw -188(%r30),%r14
	ldw -184(%r30),%r13
	ldw -180(%r30),%r12
	ldw -176(%r30),%r11
	ldw -172(%r30),%r10
	ldw -168(%r30),%r9
	ldw -164(%r30),%r8
	ldw -160(%r30),%r7
	ldw -156(%r30),%r6
	ldw -152(%r30),%r5
	ldw -148(%r30),%r4
	ldw -144(%r30),%r3
	bv %r0(%r2)
	ldwm -192(%r30),%r15
.L217:
	copy %r19,%r4
	ldi 2,%r24
	ldi 0,%r25
	bl lseek,%r2
	copy %r8,%r26
	copy %r28,%r7
	zdepi -1,30,29,%r20
	ldo -1(%r28),%r28
	comb,<< %r20,%r28,.L431
	copy %r4,%r19
	copy %r19,%r4
	bl malloc,%r2
	copy %r7,%r26
	movb,= %r28,%r5,.L432
	copy %r4,%r19
	ldi 0,%r24
	copy %r19,%r4
	copy %r8,%r26
	bl lseek,%r2
	copy %r24,%r25
	copy %r4,%r19
	b .L222
	ldi 0,%r3
.L224:
	addl %r3,%r28,%r3
	comb,>= %r3,%r7,.L466
	copy %r19,%r4
.L222:
	copy %r19,%r4
	sub %r7,%r3,%r24
	addl %r5,%r3,%r25
	bl read,%r2
	copy %r8,%r26
	comib,< 0,%r28,.L224
	copy %r4,%r19
	copy %r19,%r4
.L466:
	bl close,%r2
	copy %r8,%r26
	stw %r3,4(%r9)
	stw %r5,0(%r9)
	ldi 127,%r28
	comb,>= %r28,%r3,.L218
	copy %r4,%r19
	ldb 3(%r5),%r28
	ldb 2(%r5),%r20
	zdep %r20,23,24,%r20
	or %r28,%r20,%r20
	ldw 8(%r9),%r28
	comib,= 0,%r28,.L226
	ldb 0(%r5),%r21
	extru %r20,23,8,%r22
	dep %r20,23,8,%r22
	ldb 1(%r5),%r21
	extru %r22,31,16,%r20
	zdep %r21,23,24,%r22
	copy %r5,%r21
.L227:
	ldb 0(%r21),%r21
	or %r21,%r22,%r21
	copy %r21,%r22
	depi 0,29,1,%r22
	comiclr,<> 528,%r22,%r22
	ldi 1,%r22
	comiclr,= 0,%r22,%r0
	b,n .L355
	comiclr,<> 523,%r21,%r21
	ldi 1,%r21
	comib,= 0,%r21,.L467
	addil LT'.LC4,%r19
.L355:
	ldo -260(%r20),%r20
	comib,<< 10,%r20,.L228
	addil LT'.LC4,%r19
	ldi 0,%r21
	copy %r21,%r31
	copy %r21,%r20
.L230:
	shd %r31,%r20,24,%r25
	copy %r21,%r22
	zdep %r20,23,24,%r20
	comib,= 0,%r28,.L233
	copy %r25,%r31
	subi 3,%r21,%r22
.L233:
	addl %r5,%r22,%r22
	ldo 1(%r21),%r21
	ldb 92(%r22),%r22
	comib,<> 4,%r21,.L230
	or %r22,%r20,%r20
	ldi 0,%r21
	copy %r21,%r29
	copy %r21,%r31
.L235:
	shd %r29,%r31,24,%r2
	copy %r21,%r22
	zdep %r31,23,24,%r31
	comib,= 0,%r28,.L234
	copy %r2,%r29
	subi 3,%r21,%r22
.L234:
	addl %r5,%r22,%r22
	ldo 1(%r21),%r21
	ldb 96(%r22),%r22
	comib,<> 4,%r21,.L235
	or %r22,%r31,%r31
	ldi 0,%r21
	copy %r21,%r23
	copy %r21,%r22
.L237:
	shd %r23,%r22,24,%r3
	copy %r21,%r29
	zdep %r22,23,24,%r22
	comib,= 0,%r28,.L236
	copy %r3,%r23
	subi 3,%r21,%r29
.L236:
	addl %r5,%r29,%r29
	ldo 1(%r21),%r21
	ldb 108(%r29),%r29
	comib,<> 4,%r21,.L237
	or %r29,%r22,%r22
	ldi 0,%r29
	copy %r29,%r26
	copy %r29,%r21
.L239:
	shd %r26,%r21,24,%r24
	copy %r29,%r23
	zdep %r21,23,24,%r21
	comib,= 0,%r28,.L238
	copy %r24,%r26
	subi 3,%r29,%r23
.L238:
	addl %r5,%r23,%r23
	ldo 1(%r29),%r29
	ldb 112(%r23),%r23
	comib,<> 4,%r29,.L239
	or %r23,%r21,%r21
	copy %r6,%r29
	ldi 1,%r13
	ldi 40,%r28
	stws,ma %r0,4(%r29)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r29)
	stw %r25,0(%r6)
	ldi 0,%r25
	ldi 20,%r26
	stw %r20,4(%r6)
	stw %r25,8(%r6)
	stw %r26,12(%r6)
	stw %r2,16(%r6)
	stw %r31,20(%r6)
	stw %r3,24(%r6)
	stw %r22,28(%r6)
	stw %r24,32(%r6)
	stw %r21,36(%r6)
.L316:
	ldi 1,%r28
	b .L216
	stw %r13,44(%r6)
.L228:
.L467:
	copy %r19,%r4
	ldw RT'.LC4(%r1),%r25
	ldi 4,%r24
	bl memcmp,%r2
	copy %r5,%r26
	movb,<> %r28,%r28,.L218
	copy %r4,%r19
	ldw 0(%r9),%r3
	ldb 5(%r3),%r5
	comiclr,<> 1,%r5,%r20
	ldi 1,%r20
	copy %r28,%r7
	stw %r20,8(%r9)
	ldw 4(%r9),%r31
	ldb 4(%r3),%r13
	comib,= 1,%r13,.L433
	copy %r31,%r8
	ldi 47,%r20
	comb,>>=,n %r20,%r31,.L462
	ldi 0,%r28
	ldi 0,%r9
	ldi 0,%r10
.L245:
	copy %r28,%r21
	shd %r9,%r10,24,%r22
	comib,<> 1,%r5,.L244
	zdep %r10,23,24,%r20
	subi 7,%r28,%r21
.L244:
	addl %r3,%r21,%r21
	copy %r22,%r9
	ldb 40(%r21),%r21
	ldo 1(%r28),%r28
	comib,<> 8,%r28,.L245
	or %r21,%r20,%r10
	ldi 59,%r28
	comb,>>= %r28,%r31,.L218
	ldi 58,%r21
.L320:
	comib,<> 1,%r5,.L248
	ldi 0,%r22
	ldbx %r3(%r28),%r20
	zdep %r20,23,24,%r20
	copy %r21,%r28
.L249:
	ldbx %r3(%r28),%r28
	copy %r22,%r25
	comib,= 1,%r13,.L328
	or %r28,%r20,%r26
	ldi 0,%r28
	ldi 60,%r29
.L420:
	comclr,<> %r7,%r28,%r0
	b,n .L434
.L357:
	sub %r8,%r29,%r22
	subb %r7,%r28,%r21
	comib,= 0,%r21,.L435
	ldo 1(%r29),%r21
.L473:
	ldbx %r3(%r29),%r20
	comib,<> 1,%r5,.L253
	ldbx %r3(%r21),%r22
	extru %r22,7,8,%r28
	zdep %r22,23,24,%r20
	copy %r29,%r21
.L254:
	ldbx %r3(%r21),%r11
	or %r11,%r20,%r11
	or %r28,%r11,%r28
	comib,= 0,%r28,.L218
	ldi 0,%r2
	addi -4,%r8,%r29
	subb %r7,%r0,%r28
	addi 4,%r10,%r22
	addc %r9,%r0,%r21
	sub %r29,%r10,%r24
	subb %r28,%r9,%r23
	copy %r2,%r14
	copy %r2,%r12
.L262:
	comclr,>>= %r7,%r21,%r0
	b,n .L256
	comclr,<> %r7,%r21,%r0
	b,n .L436
	comib,= 0,%r23,.L437
	ldi 0,%r28
.L469:
	copy %r22,%r29
	copy %r28,%r31
.L260:
	copy %r28,%r20
	comib,<> 1,%r5,.L259
	zdep %r31,23,24,%r31
	subi 3,%r28,%r20
.L259:
	addl %r3,%r20,%r20
	ldo 1(%r28),%r28
	ldbx %r20(%r29),%r20
	comib,<> 4,%r28,.L260
	or %r20,%r31,%r31
	addi -4,%r22,%r29
	subb %r21,%r0,%r28
	comiclr,<> 2,%r31,%r0
	b,n .L261
	comib,<> 11,%r31,.L256
	or %r14,%r12,%r20
	comiclr,<> 0,%r20,%r0
	copy %r28,%r14
	comiclr,<> 0,%r20,%r0
	copy %r29,%r12
.L256:
	ldo 1(%r2),%r2
.L460:
	add %r26,%r22,%r22
	addc %r25,%r21,%r21
	sub %r24,%r26,%r24
	subb %r23,%r25,%r23
	comb,<> %r11,%r2,.L262
	copy %r14,%r28
	copy %r12,%r29
.L261:
	or %r28,%r29,%r20
	comib,=,n 0,%r20,.L462
	ldi 0,%r28
	comiclr,<> 1,%r13,%r0
	b,n .L264
	addi 40,%r29,%r22
	addc %r28,%r0,%r21
	comclr,>>= %r7,%r21,%r0
	b,n .L265
	comclr,<> %r7,%r21,%r0
	b,n .L438
.L361:
	sub %r8,%r22,%r24
	subb %r7,%r21,%r23
	comib,= 0,%r23,.L439
	ldi 0,%r20
.L470:
	copy %r22,%r23
.L471:
	copy %r20,%r31
	copy %r20,%r21
.L273:
	shd %r31,%r21,24,%r11
	copy %r20,%r22
	zdep %r21,23,24,%r21
	comib,<> 1,%r5,.L272
	copy %r11,%r31
	subi 3,%r20,%r22
.L272:
	addl %r3,%r22,%r22
	ldo 1(%r20),%r20
	ldbx %r22(%r23),%r22
	comib,<> 4,%r20,.L273
	or %r22,%r21,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr22L
	stws %r26,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr22L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	stws %r11,-16(%sp)
	fldws -16(%sp),%fr22L
	stws %r26,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr22L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r11
	ldws -12(%sp),%r12
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr22L
	stws %r25,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr22L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addl %r12,%r22,%r20
	copy %r24,%r22
	addl %r23,%r20,%r21
	add %r22,%r10,%r10
	addc %r21,%r9,%r9
	comiclr,<> 1,%r13,%r0
	b,n .L269
.L265:
	addi 24,%r29,%r22
	addc %r28,%r0,%r21
	comb,<< %r7,%r21,.L468
	ldi 0,%r15
	comclr,<> %r7,%r21,%r0
	b,n .L440
.L364:
	sub %r8,%r22,%r24
	subb %r7,%r21,%r23
	comib,= 0,%r23,.L441
	ldi 0,%r20
.L476:
	copy %r20,%r15
	copy %r20,%r14
.L284:
	shd %r15,%r14,24,%r15
	copy %r20,%r21
	comib,<> 1,%r5,.L283
	zdep %r14,23,24,%r14
	subi 7,%r20,%r21
.L283:
	addl %r3,%r21,%r21
	ldo 1(%r20),%r20
	ldbx %r21(%r22),%r21
	comib,<> 8,%r20,.L284
	or %r21,%r14,%r14
	ldi 0,%r11
	ldi 24,%r12
	comiclr,<> 1,%r13,%r0
	b,n .L274
.L280:
	addi 32,%r29,%r29
	addc %r28,%r0,%r28
	comclr,>>= %r7,%r28,%r0
	b,n .L424
	comclr,<> %r7,%r28,%r0
	b,n .L442
.L368:
	sub %r8,%r29,%r22
	subb %r7,%r28,%r21
	comib,= 0,%r21,.L443
	ldi 0,%r20
.L475:
	copy %r29,%r21
	copy %r20,%r25
	copy %r20,%r26
.L295:
	shd %r25,%r26,24,%r25
	copy %r20,%r28
	comib,<> 1,%r5,.L294
	zdep %r26,23,24,%r26
	subi 7,%r20,%r28
.L294:
	addl %r3,%r28,%r28
	ldo 1(%r20),%r20
	ldbx %r28(%r21),%r28
	comib,<> 8,%r20,.L295
	or %r28,%r26,%r26
.L290:
	copy %r11,%r23
	copy %r12,%r24
	bl __udivdi3,%r2
	nop
	copy %r28,%r31
	comib,= 1,%r13,.L285
	copy %r29,%r20
.L291:
	addi 24,%r10,%r22
	addc %r9,%r0,%r21
	comclr,>>= %r7,%r21,%r0
	b,n .L346
	comclr,<> %r7,%r21,%r0
	b,n .L444
.L372:
	sub %r8,%r22,%r29
	subb %r7,%r21,%r28
	comib,=,n 0,%r28,.L445
	ldi 0,%r29
.L478:
	copy %r22,%r24
	copy %r29,%r21
	copy %r29,%r23
.L306:
	copy %r29,%r22
	shd %r21,%r23,24,%r21
	comib,<> 1,%r5,.L305
	zdep %r23,23,24,%r28
	subi 7,%r29,%r22
.L305:
	addl %r3,%r22,%r22
	ldo 1(%r29),%r29
	ldbx %r22(%r24),%r22
	comib,<> 8,%r29,.L306
	or %r22,%r28,%r23
	comiclr,<> 1,%r13,%r0
	b,n .L296
.L302:
	addi 32,%r10,%r10
	addc %r9,%r0,%r9
	comclr,>>= %r7,%r9,%r0
	b,n .L352
	comclr,<> %r7,%r9,%r0
	b,n .L446
.L376:
	sub %r8,%r10,%r29
	subb %r7,%r9,%r28
	comib,=,n 0,%r28,.L447
	ldi 0,%r28
.L477:
	copy %r10,%r24
	copy %r28,%r22
	copy %r28,%r7
.L315:
	shd %r22,%r7,24,%r22
	copy %r28,%r29
	comib,<> 1,%r5,.L314
	zdep %r7,23,24,%r7
	subi 7,%r28,%r29
.L314:
	addl %r3,%r29,%r29
	ldo 1(%r28),%r28
	ldbx %r29(%r24),%r29
	comib,<> 8,%r28,.L315
	or %r29,%r7,%r7
.L307:
	ldi 1,%r28
.L461:
	stw %r15,0(%r6)
	comiclr,<> 1,%r13,%r13
	ldi 1,%r13
	stw %r14,4(%r6)
	stw %r11,8(%r6)
	stw %r12,12(%r6)
	stw %r31,16(%r6)
	stw %r20,20(%r6)
	stw %r21,24(%r6)
	stw %r23,28(%r6)
	stw %r22,32(%r6)
	stw %r7,36(%r6)
	b .L316
	stw %r28,40(%r6)
.L226:
	zdep %r21,23,24,%r22
	b .L227
	ldo 1(%r5),%r21
.L432:
	bl close,%r2
	copy %r8,%r26
	stw %r5,4(%r9)
	b .L218
	stw %r5,0(%r9)
.L431:
	bl close,%r2
	copy %r8,%r26
	b .L459
	stw %r0,4(%r9)
.L433:
	ldi 35,%r20
	comb,>>=,n %r20,%r31,.L462
	ldi 0,%r28
	ldi 0,%r9
	ldi 0,%r10
.L242:
	copy %r28,%r21
	shd %r9,%r10,24,%r22
	comib,<> 1,%r5,.L241
	zdep %r10,23,24,%r20
	subi 3,%r28,%r21
.L241:
	addl %r3,%r21,%r21
	copy %r22,%r9
	ldb 32(%r21),%r21
	ldo 1(%r28),%r28
	comib,<> 4,%r28,.L242
	or %r21,%r20,%r10
	comib,= 0,%r7,.L448
	ldi 45,%r28
.L319:
	addi -46,%r8,%r29
	subb %r7,%r0,%r28
	comib,= 0,%r28,.L449
	ldi 47,%r28
.L474:
	b .L320
	ldi 46,%r21
.L436:
	comb,<<,n %r8,%r22,.L460
	ldo 1(%r2),%r2
	comib,<> 0,%r23,.L469
	ldi 0,%r28
.L437:
	comib,<< 3,%r24,.L469
	ldi 0,%r28
	b .L460
	ldo 1(%r2),%r2
.L442:
	comb,>>= %r8,%r29,.L368
	nop
.L424:
	ldi 0,%r31
.L463:
	b .L291
	copy %r31,%r20
.L264:
	addi 24,%r29,%r22
	addc %r28,%r0,%r21
	comclr,>>= %r7,%r21,%r0
	b,n .L269
	comclr,<> %r7,%r21,%r0
	b,n .L450
.L271:
	sub %r8,%r22,%r24
	subb %r7,%r21,%r23
	comib,<> 0,%r23,.L470
	ldi 0,%r20
	comib,<< 3,%r24,.L471
	copy %r22,%r23
.L269:
	addi 16,%r29,%r22
	addc %r28,%r0,%r21
	comb,<< %r7,%r21,.L472
	ldi 0,%r15
	comclr,<> %r7,%r21,%r0
	b,n .L451
.L362:
	sub %r8,%r22,%r24
	subb %r7,%r21,%r23
	comib,= 0,%r23,.L452
	ldi 0,%r20
.L479:
	copy %r20,%r15
	copy %r20,%r14
.L278:
	shd %r15,%r14,24,%r15
	copy %r20,%r21
	comib,<> 1,%r5,.L277
	zdep %r14,23,24,%r14
	subi 3,%r20,%r21
.L277:
	addl %r3,%r21,%r21
	ldo 1(%r20),%r20
	ldbx %r21(%r22),%r21
	comib,<> 4,%r20,.L278
	or %r21,%r14,%r14
.L430:
	ldi 0,%r11
	ldi 16,%r12
.L274:
	addi 20,%r29,%r29
	addc %r28,%r0,%r28
	comb,<< %r7,%r28,.L465
	ldi 0,%r31
	comclr,<> %r7,%r28,%r0
	b,n .L453
.L366:
	sub %r8,%r29,%r22
	subb %r7,%r28,%r21
	comib,= 0,%r21,.L454
	ldi 0,%r20
.L482:
	copy %r29,%r21
	copy %r20,%r25
	copy %r20,%r26
.L289:
	shd %r25,%r26,24,%r25
	copy %r20,%r28
	comib,<> 1,%r5,.L288
	zdep %r26,23,24,%r26
	subi 3,%r20,%r28
.L288:
	addl %r3,%r28,%r28
	ldo 1(%r20),%r20
	ldbx %r28(%r21),%r28
	comib,<> 4,%r20,.L289
	or %r28,%r26,%r26
	b,n .L290
.L453:
	comb,>>= %r8,%r29,.L366
	ldi 0,%r31
.L465:
	copy %r31,%r20
.L285:
	addi 16,%r10,%r22
	addc %r9,%r0,%r21
	comclr,>>= %r7,%r21,%r0
	b,n .L343
	comclr,<> %r7,%r21,%r0
	b,n .L455
.L370:
	sub %r8,%r22,%r29
	subb %r7,%r21,%r28
	comib,=,n 0,%r28,.L456
	ldi 0,%r29
.L480:
	copy %r22,%r24
	copy %r29,%r21
	copy %r29,%r23
.L300:
	copy %r29,%r22
	shd %r21,%r23,24,%r21
	comib,<> 1,%r5,.L299
	zdep %r23,23,24,%r28
	subi 3,%r29,%r22
.L299:
	addl %r3,%r22,%r22
	ldo 1(%r29),%r29
	ldbx %r22(%r24),%r22
	comib,<> 4,%r29,.L300
	or %r22,%r28,%r23
.L296:
	addi 20,%r10,%r29
	addc %r9,%r0,%r28
	comclr,>>= %r7,%r28,%r0
	b,n .L352
	comclr,<> %r7,%r28,%r0
	b,n .L457
.L374:
	sub %r8,%r29,%r8
	subb %r7,%r28,%r7
	comib,= 0,%r7,.L458
	ldi 0,%r28
.L481:
	copy %r29,%r24
	copy %r28,%r22
	copy %r28,%r7
.L311:
	shd %r22,%r7,24,%r22
	copy %r28,%r29
	comib,<> 1,%r5,.L310
	zdep %r7,23,24,%r7
	subi 3,%r28,%r29
.L310:
	addl %r3,%r29,%r29
	ldo 1(%r28),%r28
	ldbx %r29(%r24),%r29
	comib,<> 4,%r28,.L311
	or %r29,%r7,%r7
	b .L461
	ldi 1,%r28
.L446:
	comb,>>= %r8,%r10,.L376
	nop
.L352:
	ldi 0,%r22
.L464:
	b .L307
	copy %r22,%r7
.L248:
	ldbx %r3(%r21),%r20
	b .L249
	zdep %r20,23,24,%r20
.L253:
	extru %r20,7,8,%r28
	b .L254
	zdep %r20,23,24,%r20
.L328:
	ldi 0,%r28
	ldi 48,%r29
	b,n .L420
.L440:
	comb,>>= %r8,%r22,.L364
	ldi 0,%r15
.L468:
	ldi 0,%r11
	ldi 24,%r12
	b .L280
	copy %r15,%r14
.L444:
	comb,>>= %r8,%r22,.L372
	nop
.L346:
	ldi 0,%r21
	b .L302
	copy %r21,%r23
.L435:
	comib,<< 1,%r22,.L473
	nop
	b .L462
	ldi 0,%r28
.L449:
	comib,<<,n 1,%r29,.L474
	ldi 47,%r28
	b .L462
	ldi 0,%r28
.L438:
	comb,>>= %r8,%r22,.L361
	nop
	b,n .L265
.L451:
	comb,>>= %r8,%r22,.L362
	ldi 0,%r15
.L472:
	ldi 0,%r11
	ldi 16,%r12
	b .L274
	copy %r15,%r14
.L455:
	comb,>>= %r8,%r22,.L370
	nop
.L343:
	ldi 0,%r21
	b .L296
	copy %r21,%r23
.L443:
	comib,<<,n 7,%r22,.L475
	ldi 0,%r20
	b .L463
	ldi 0,%r31
.L439:
	comib,<< 3,%r24,.L470
	nop
	b,n .L265
.L441:
	comib,<<,n 7,%r24,.L476
	ldi 0,%r20
	copy %r23,%r15
	ldi 0,%r11
	ldi 24,%r12
	b .L280
	copy %r23,%r14
.L447:
	comib,<<,n 7,%r29,.L477
	ldi 0,%r28
	copy %r28,%r22
	b .L307
	copy %r28,%r7
.L445:
	comib,<<,n 7,%r29,.L478
	ldi 0,%r29
	copy %r28,%r21
	b .L302
	copy %r28,%r23
.L450:
	comb,>>= %r8,%r22,.L271
	nop
	b,n .L269
.L457:
	comb,>>= %r8,%r29,.L374
	nop
	b .L464
	ldi 0,%r22
.L448:
	comb,<< %r28,%r8,.L319
	ldi 0,%r28
	b .L483
	ldw -212(%r30),%r2
.L452:
	comib,<<,n 3,%r24,.L479
	ldi 0,%r20
	copy %r23,%r15
	b .L430
	copy %r23,%r14
.L456:
	comib,<< 3,%r29,.L480
	ldi 0,%r29
	copy %r28,%r21
	b .L296
	copy %r28,%r23
.L458:
	comib,<<,n 3,%r8,.L481
	ldi 0,%r28
	b .L307
	copy %r7,%r22
.L454:
	comib,<< 3,%r22,.L482
	nop
	b .L465
	ldi 0,%r31
.L434:
	comb,>>= %r8,%r29,.L357
	nop
	b .L462
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	open_image, .-open_image
	.section	.text.nlist64,"ax",@progbits
	.align 4
.globl nlist64
	.type	nlist64, @function
nlist64:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r8,-124(%r30)
	stw %r7,-120(%r30)
	ldo -184(%r30),%r7
	copy %r7,%r24
	stw %r6,-116(%r30)
	ldo -136(%r30),%r6
	stw %r5,-112(%r30)
	ldi 0,%r5
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r25,%r3
	copy %r6,%r25
	bl open_image,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	ldw 0(%r3),%r20
	comb,<> %r5,%r20,.L485
	copy %r28,%r8
	b,n .L486
.L487:
	copy %r3,%r31
	copy %r3,%r24
	ldi 40,%r22
	stws,ma %r0,4(%r31)
	addib,>= -8,%r22,.-4
	stws,ma %r0,4(%r31)
	stw %r20,0(%r3)
	copy %r19,%r4
	copy %r7,%r25
	stw %r21,4(%r3)
	copy %r6,%r26
	bl find,%r2
	ldo 48(%r3),%r3
	ldw 0(%r3),%r20
	comiclr,<> 0,%r28,%r0
	addi 1,%r5,%r5
	comib,= 0,%r20,.L486
	copy %r4,%r19
.L485:
	ldb 0(%r20),%r21
	comib,<>,n 0,%r21,.L487
	ldw 4(%r3),%r21
.L486:
	bl free,%r2
	ldw 0(%r6),%r26
	ldw -120(%r30),%r7
	copy %r5,%r28
	ldw -212(%r30),%r2
	ldw -116(%r30),%r6
	comiclr,<> 0,%r8,%r0
	ldi -1,%r28
	ldw -112(%r30),%r5
	ldw -124(%r30),%r8
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	nlist64, .-nlist64
	.section	.text.nlist,"ax",@progbits
	.align 4
.globl nlist
	.type	nlist, @function
nlist:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r9,-128(%r30)
	stw %r8,-124(%r30)
	ldo -200(%r30),%r8
	copy %r8,%r24
	stw %r7,-120(%r30)
	ldo -152(%r30),%r7
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	stw %r12,-140(%r30)
	stw %r11,-136(%r30)
	stw %r10,-132(%r30)
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	bl open_image,%r2
	copy %r7,%r25
	copy %r4,%r19
	ldw 0(%r3),%r20
	comib,= 0,%r20,.L499
	copy %r28,%r9
	ldo 16(%r3),%r3
	ldi 0,%r5
	ldo -240(%r30),%r6
	ldo -248(%r30),%r10
	ldo -236(%r30),%r12
	b .L496
	ldo -232(%r30),%r11
.L497:
	copy %r6,%r21
	stw %r20,-248(%r30)
	copy %r19,%r4
	ldi 32,%r28
	stws,ma %r0,4(%r21)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r21)
	ldw -12(%r3),%r28
	stw %r28,-244(%r30)
	bl find,%r2
	ldo 20(%r3),%r3
	ldw 0(%r6),%r20
	ldw -244(%r30),%r21
	comiclr,<> 0,%r28,%r0
	addi 1,%r5,%r5
	stw %r20,-28(%r3)
	ldw 4(%r11),%r20
	stw %r21,-32(%r3)
	ldw 0(%r12),%r21
	stw %r20,-20(%r3)
	ldw -248(%r30),%r20
	stw %r21,-24(%r3)
	stw %r20,-36(%r3)
	ldw -16(%r3),%r20
	comib,= 0,%r20,.L495
	copy %r4,%r19
.L496:
	copy %r10,%r24
	copy %r8,%r25
	ldb 0(%r20),%r21
	comib,<> 0,%r21,.L497
	copy %r7,%r26
.L495:
	bl free,%r2
	ldw 0(%r7),%r26
	ldw -140(%r30),%r12
	copy %r5,%r28
	ldw -276(%r30),%r2
	ldw -136(%r30),%r11
	comiclr,<> 0,%r9,%r0
	ldi -1,%r28
	ldw -132(%r30),%r10
	ldw -128(%r30),%r9
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L499:
	b .L495
	copy %r20,%r5
	.EXIT
	.PROCEND
	.size	nlist, .-nlist
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
