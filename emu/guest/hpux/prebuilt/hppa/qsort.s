; 33cfad24a0364dc85f3f5421f97de5fe newlib/libc/search/qsort.c
	.LEVEL 1.1
	.text
	.section	.text.qsort,"ax",@progbits
	.align 4
.globl qsort
	.type	qsort, @function
qsort:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	or %r26,%r24,%r28
	stw %r7,-124(%r30)
	copy %r25,%r29
	copy %r23,%r7
	stw %r5,-116(%r30)
	extru %r28,31,2,%r28
	copy %r26,%r5
	stw %r3,-108(%r30)
	copy %r24,%r3
	stw %r18,-168(%r30)
	stw %r17,-164(%r30)
	stw %r16,-160(%r30)
	stw %r15,-156(%r30)
	stw %r14,-152(%r30)
	stw %r13,-148(%r30)
	stw %r12,-144(%r30)
	stw %r11,-140(%r30)
	stw %r10,-136(%r30)
	stw %r9,-132(%r30)
	stw %r8,-128(%r30)
	stw %r6,-120(%r30)
	stw %r4,-112(%r30)
	comib,<> 0,%r28,.L93
	stw %r19,-32(%r30)
	comiclr,= 4,%r24,%r8
	ldi 1,%r8
.L2:
	ldo -248(%r30),%r21
	ldi 0,%r13
	stw %r21,-180(%r30)
	extru %r3,29,30,%r9
	sub %r0,%r3,%r6
	ldi 1,%r10
.L3:
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr22R
	addl %r5,%r3,%r11
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr22L
	xmpyu %fr22R,%fr22L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	comib,>>= 6,%r29,.L142
	addl %r5,%r22,%r12
	extru %r29,30,31,%r23
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr22L
	sub %r22,%r3,%r20
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr22L,%fr22
	addl %r5,%r20,%r16
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	comib,= 7,%r29,.L15
	addl %r5,%r24,%r17
	ldi 40,%r20
	comb,<< %r20,%r29,.L144
	copy %r16,%r15
	copy %r5,%r14
.L16:
	copy %r19,%r4
	copy %r17,%r25
	copy %r14,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	copy %r15,%r25
	copy %r17,%r26
	copy %r7,%r22
	comib,> 0,%r28,.L145
	copy %r19,%r4
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,>= 0,%r28,.L146
	copy %r4,%r19
.L15:
	comiclr,= 0,%r8,%r0
	b,n .L36
.L152:
	ldw 0(%r5),%r28
	ldw 0(%r17),%r22
	stw %r22,0(%r5)
	stw %r28,0(%r17)
	copy %r11,%r18
.L163:
	copy %r16,%r17
	copy %r11,%r14
	comb,<< %r16,%r18,.L48
	ldi 0,%r15
	copy %r19,%r4
	copy %r5,%r25
.L172:
	copy %r18,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,< 0,%r28,.L50
	copy %r4,%r19
	b,n .L147
.L149:
	ldw 0(%r17),%r22
	stw %r22,0(%r16)
	stw %r28,0(%r17)
	addl %r17,%r6,%r17
.L162:
	copy %r10,%r15
	addl %r16,%r6,%r16
.L169:
	comclr,>>= %r16,%r18,%r0
	b,n .L48
.L50:
	copy %r19,%r4
	copy %r5,%r25
	copy %r16,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	movb,< %r28,%r28,.L148
	copy %r4,%r19
	comib,<>,n 0,%r28,.L169
	addl %r16,%r6,%r16
	comib,=,n 0,%r8,.L149
	ldw 0(%r16),%r28
	comib,= 1,%r8,.L55
	copy %r28,%r22
.L54:
	ldbx %r16(%r22),%r23
	ldbx %r17(%r22),%r24
	addl %r16,%r22,%r28
	addl %r17,%r22,%r29
	stb %r24,0(%r28)
	ldo 1(%r22),%r22
	sub %r3,%r22,%r28
	comib,< 0,%r28,.L54
	stb %r23,0(%r29)
	b .L162
	addl %r17,%r6,%r17
.L7:
	comib,= 1,%r8,.L10
	ldi 0,%r28
.L9:
	ldbx %r15(%r28),%r22
	ldbx %r14(%r28),%r31
	addl %r15,%r28,%r20
	addl %r14,%r28,%r21
	stb %r31,0(%r20)
	ldo 1(%r28),%r28
	sub %r3,%r28,%r20
	comib,< 0,%r20,.L9
	stb %r22,0(%r21)
.L8:
	comclr,>>= %r5,%r14,%r0
	b,n .L12
.L14:
	addl %r11,%r3,%r11
.L142:
	comclr,<< %r11,%r12,%r0
	b,n .L6
	comb,<<=,n %r11,%r5,.L142
	addl %r11,%r3,%r11
	copy %r11,%r14
.L12:
	copy %r14,%r15
	copy %r19,%r4
	copy %r7,%r22
	addl %r14,%r6,%r14
	copy %r15,%r25
	copy %r14,%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,>= 0,%r28,.L14
	copy %r4,%r19
	comib,<> 0,%r8,.L7
	nop
	ldw 0(%r15),%r28
	ldw 0(%r14),%r20
	stw %r20,0(%r15)
	comb,<< %r5,%r14,.L12
	stw %r28,0(%r14)
	b .L142
	addl %r11,%r3,%r11
.L55:
	ldwx,s %r28(%r16),%r23
	ldwx,s %r28(%r17),%r24
	sh2addl %r28,%r16,%r22 
	sh2addl %r28,%r17,%r29 
	stw %r24,0(%r22)
	ldo 1(%r28),%r28
	sub %r9,%r28,%r22
	comib,< 0,%r22,.L55
	stw %r23,0(%r29)
	b .L162
	addl %r17,%r6,%r17
.L48:
	comib,= 0,%r15,.L150
	sub %r18,%r14,%r22
	sub %r14,%r5,%r14
	comclr,> %r22,%r14,%r0
	copy %r22,%r14
	comib,<> 0,%r14,.L74
	sub %r17,%r16,%r20
	sub %r12,%r17,%r28
	sub %r28,%r3,%r28
	comclr,>> %r20,%r28,%r0
	copy %r20,%r28
	comib,<> 0,%r28,.L151
	copy %r22,%r11
.L167:
	comb,<<= %r20,%r22,.L81
	sub %r12,%r20,%r12
	copy %r5,%r28
	copy %r20,%r11
	copy %r12,%r5
	copy %r22,%r20
	copy %r28,%r12
.L81:
	comclr,<< %r3,%r20,%r0
	b,n .L85
	comib,<<,n 7,%r13,.L86
	copy %r11,%r26
	copy %r3,%r25
	.IMPORT $$divU,MILLICODE
	bl $$divU,%r31
	nop
	ldo -248(%r30),%r28
	sh3addl %r13,%r28,%r28 
	stw %r5,0(%r28)
	copy %r20,%r26
	copy %r3,%r25
	stw %r29,4(%r28)
	ldo 1(%r13),%r13
	bl $$divU,%r31
	copy %r12,%r5
	b,n .L3
.L146:
	copy %r19,%r4
	copy %r15,%r25
	copy %r14,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L34
	copy %r4,%r19
.L33:
	comib,= 0,%r8,.L152
	copy %r15,%r17
.L36:
	comib,= 1,%r8,.L39
	ldi 0,%r28
.L38:
	ldbx %r5(%r28),%r29
	ldbx %r17(%r28),%r23
	addl %r5,%r28,%r22
	addl %r17,%r28,%r31
	stb %r23,0(%r22)
	ldo 1(%r28),%r28
	sub %r3,%r28,%r22
	comib,< 0,%r22,.L38
	stb %r29,0(%r31)
	b .L163
	copy %r11,%r18
.L10:
	ldwx,s %r28(%r15),%r22
	ldwx,s %r28(%r14),%r31
	sh2addl %r28,%r15,%r20 
	sh2addl %r28,%r14,%r21 
	stw %r31,0(%r20)
	ldo 1(%r28),%r28
	sub %r9,%r28,%r20
	comib,< 0,%r20,.L10
	stw %r22,0(%r21)
	b,n .L8
.L148:
	comb,<< %r16,%r18,.L48
	nop
	comib,<>,n 0,%r8,.L58
	ldw 0(%r18),%r28
	ldw 0(%r16),%r22
	stw %r22,0(%r18)
	stw %r28,0(%r16)
	sub %r16,%r3,%r16
.L165:
	copy %r10,%r15
	addl %r18,%r3,%r18
.L154:
	comb,<< %r16,%r18,.L48
	copy %r19,%r4
	b .L172
	copy %r5,%r25
.L58:
	comib,= 1,%r8,.L61
	ldi 0,%r28
.L60:
	ldbx %r18(%r28),%r23
	ldbx %r16(%r28),%r24
	addl %r18,%r28,%r22
	addl %r16,%r28,%r29
	stb %r24,0(%r22)
	ldo 1(%r28),%r28
	sub %r3,%r28,%r22
	comib,< 0,%r22,.L60
	stb %r23,0(%r29)
	b .L165
	sub %r16,%r3,%r16
.L61:
	ldwx,s %r28(%r18),%r23
	ldwx,s %r28(%r16),%r24
	sh2addl %r28,%r18,%r22 
	sh2addl %r28,%r16,%r29 
	stw %r24,0(%r22)
	ldo 1(%r28),%r28
	sub %r9,%r28,%r22
	comib,< 0,%r22,.L61
	stw %r23,0(%r29)
	b .L165
	sub %r16,%r3,%r16
.L147:
	comib,<>,n 0,%r28,.L154
	addl %r18,%r3,%r18
	comib,<>,n 0,%r8,.L43
	ldw 0(%r14),%r28
	ldw 0(%r18),%r22
	stw %r22,0(%r14)
	stw %r28,0(%r18)
	addl %r14,%r3,%r14
.L166:
	copy %r10,%r15
	b .L154
	addl %r18,%r3,%r18
.L85:
	comb,<< %r3,%r11,.L170
	copy %r11,%r26
.L6:
	comib,= 0,%r13,.L155
	ldw -276(%r30),%r2
.L89:
	ldo -1(%r13),%r13
	zdep %r13,28,29,%r28
	ldo -248(%r30),%r21
	ldwx %r21(%r28),%r5
	sh3addl %r13,%r21,%r28 
	b .L3
	ldw 4(%r28),%r29
.L86:
	copy %r20,%r26
	copy %r3,%r25
	bl $$divU,%r31
	copy %r19,%r4
	copy %r7,%r23
	copy %r3,%r24
	copy %r29,%r25
	bl qsort.localalias,%r2
	copy %r12,%r26
	comb,>>= %r3,%r11,.L89
	copy %r4,%r19
	copy %r11,%r26
.L170:
	copy %r3,%r25
	bl $$divU,%r31
	nop
	b,n .L3
.L43:
	comib,= 1,%r8,.L46
	copy %r28,%r22
.L45:
	ldbx %r14(%r22),%r23
	ldbx %r18(%r22),%r24
	addl %r14,%r22,%r28
	addl %r18,%r22,%r29
	stb %r24,0(%r28)
	ldo 1(%r22),%r22
	sub %r3,%r22,%r28
	comib,< 0,%r28,.L45
	stb %r23,0(%r29)
	b .L166
	addl %r14,%r3,%r14
.L46:
	ldwx,s %r28(%r14),%r23
	ldwx,s %r28(%r18),%r24
	sh2addl %r28,%r14,%r22 
	sh2addl %r28,%r18,%r29 
	stw %r24,0(%r22)
	ldo 1(%r28),%r28
	sub %r9,%r28,%r22
	comib,< 0,%r22,.L46
	stw %r23,0(%r29)
	b .L166
	addl %r14,%r3,%r14
.L39:
	ldwx,s %r28(%r5),%r29
	ldwx,s %r28(%r17),%r23
	sh2addl %r28,%r5,%r22 
	sh2addl %r28,%r17,%r31 
	stw %r23,0(%r22)
	ldo 1(%r28),%r28
	sub %r9,%r28,%r22
	comib,< 0,%r22,.L39
	stw %r29,0(%r31)
	b .L163
	copy %r11,%r18
.L74:
	sub %r18,%r14,%r29
	comib,<> 2,%r8,.L156
	ldi 0,%r28
.L77:
	ldbx %r5(%r28),%r25
	ldbx %r29(%r28),%r26
	addl %r5,%r28,%r23
	addl %r29,%r28,%r24
	stb %r26,0(%r23)
	ldo 1(%r28),%r28
	sub %r14,%r28,%r23
	comib,< 0,%r23,.L77
	stb %r25,0(%r24)
	sub %r17,%r16,%r20
	sub %r12,%r17,%r28
	sub %r28,%r3,%r28
	comclr,>> %r20,%r28,%r0
	copy %r20,%r28
	comib,= 0,%r28,.L167
	copy %r22,%r11
	sub %r12,%r28,%r29
.L82:
	ldi 0,%r21
.L84:
	ldbx %r18(%r21),%r25
	ldbx %r29(%r21),%r26
	addl %r18,%r21,%r23
	addl %r29,%r21,%r24
	stb %r26,0(%r23)
	ldo 1(%r21),%r21
	sub %r28,%r21,%r23
	comib,< 0,%r23,.L84
	stb %r25,0(%r24)
	b .L167
	copy %r22,%r11
.L145:
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L15
	copy %r4,%r19
	copy %r19,%r4
	copy %r15,%r25
	copy %r14,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L33
	copy %r4,%r19
.L34:
	b .L15
	copy %r14,%r17
.L155:
	ldw -168(%r30),%r18
	ldw -164(%r30),%r17
	ldw -160(%r30),%r16
	ldw -156(%r30),%r15
	ldw -152(%r30),%r14
	ldw -148(%r30),%r13
	ldw -144(%r30),%r12
	ldw -140(%r30),%r11
	ldw -136(%r30),%r10
	ldw -132(%r30),%r9
	ldw -128(%r30),%r8
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L144:
	extru %r29,28,29,%r29
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr22R
	ldo -176(%r30),%r20
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr22L
	xmpyu %fr22L,%fr22R,%fr22
	copy %r19,%r4
	fstds %fr22,0(%r20)
	copy %r5,%r26
	ldw -172(%r30),%r28
	addl %r5,%r28,%r14
	zdep %r28,30,31,%r21
	ldw -172(%r30),%r28
	copy %r14,%r25
	copy %r7,%r22
	stw %r21,-184(%r30)
	addl %r14,%r28,%r15
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	copy %r15,%r25
	copy %r14,%r26
	copy %r7,%r22
	comib,> 0,%r28,.L157
	copy %r19,%r4
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,>= 0,%r28,.L158
	copy %r4,%r19
.L22:
	ldw -172(%r30),%r20
	copy %r19,%r4
	sub %r17,%r20,%r18
	copy %r17,%r25
	copy %r18,%r26
	copy %r7,%r22
	addl %r17,%r20,%r15
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	copy %r15,%r25
	copy %r17,%r26
	copy %r7,%r22
	comib,> 0,%r28,.L159
	copy %r19,%r4
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,>= 0,%r28,.L160
	copy %r4,%r19
.L28:
	ldw -184(%r30),%r28
	ldw -172(%r30),%r20
	sub %r16,%r28,%r18
	copy %r19,%r4
	addl %r18,%r20,%r15
	copy %r7,%r22
	copy %r18,%r26
	copy %r15,%r25
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	copy %r16,%r25
	copy %r15,%r26
	copy %r7,%r22
	comib,> 0,%r28,.L161
	copy %r19,%r4
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,< 0,%r28,.L16
	copy %r4,%r19
	copy %r19,%r4
	copy %r16,%r25
	copy %r18,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	comib,> 0,%r28,.L16
	copy %r18,%r15
	b .L16
	copy %r16,%r15
.L151:
	comib,= 2,%r8,.L82
	sub %r12,%r28,%r29
.L90:
	extru %r28,29,30,%r28
	ldi 0,%r21
.L83:
	ldwx,s %r21(%r18),%r25
	ldwx,s %r21(%r29),%r26
	sh2addl %r21,%r18,%r23 
	sh2addl %r21,%r29,%r24 
	stw %r26,0(%r23)
	ldo 1(%r21),%r21
	sub %r28,%r21,%r23
	comib,< 0,%r23,.L83
	stw %r25,0(%r24)
	b .L167
	copy %r22,%r11
.L150:
	comb,>>= %r11,%r12,.L6
	sub %r0,%r3,%r14
.L65:
	comb,<<=,n %r11,%r5,.L73
	copy %r11,%r15
	copy %r15,%r16
.L171:
	copy %r19,%r4
	copy %r7,%r22
	addl %r15,%r14,%r15
	copy %r16,%r25
	copy %r15,%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,>= 0,%r28,.L73
	copy %r4,%r19
	comib,<>,n 0,%r8,.L66
	ldw 0(%r16),%r28
	ldw 0(%r15),%r21
	stw %r21,0(%r16)
	stw %r28,0(%r15)
.L67:
	comb,<< %r5,%r15,.L171
	copy %r15,%r16
.L73:
	addl %r11,%r3,%r11
.L168:
	comb,<< %r11,%r12,.L65
	nop
	b,n .L6
.L66:
	comib,= 1,%r8,.L69
	ldi 0,%r28
.L68:
	ldbx %r16(%r28),%r31
	ldbx %r15(%r28),%r29
	addl %r16,%r28,%r21
	addl %r15,%r28,%r22
	stb %r29,0(%r21)
	ldo 1(%r28),%r28
	sub %r3,%r28,%r21
	comib,< 0,%r21,.L68
	stb %r31,0(%r22)
	comb,<<,n %r5,%r15,.L171
	copy %r15,%r16
	b .L168
	addl %r11,%r3,%r11
.L69:
	ldwx,s %r28(%r16),%r31
	ldwx,s %r28(%r15),%r29
	sh2addl %r28,%r16,%r21 
	sh2addl %r28,%r15,%r22 
	stw %r29,0(%r21)
	ldo 1(%r28),%r28
	sub %r9,%r28,%r21
	comib,< 0,%r21,.L69
	stw %r31,0(%r22)
	b,n .L67
.L160:
	copy %r19,%r4
	copy %r15,%r25
	copy %r18,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L26
	copy %r4,%r19
.L25:
	b .L28
	copy %r15,%r17
.L158:
	copy %r19,%r4
	copy %r15,%r25
	copy %r5,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L20
	copy %r4,%r19
.L19:
	b .L22
	copy %r15,%r14
.L156:
	extru %r14,29,30,%r14
.L78:
	ldwx,s %r28(%r5),%r25
	ldwx,s %r28(%r29),%r26
	sh2addl %r28,%r5,%r23 
	sh2addl %r28,%r29,%r24 
	stw %r26,0(%r23)
	ldo 1(%r28),%r28
	sub %r14,%r28,%r23
	comib,< 0,%r23,.L78
	stw %r25,0(%r24)
	sub %r17,%r16,%r20
	sub %r12,%r17,%r28
	sub %r28,%r3,%r28
	comclr,>> %r20,%r28,%r0
	copy %r20,%r28
	comib,= 0,%r28,.L167
	copy %r22,%r11
	b .L90
	sub %r12,%r28,%r29
.L161:
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L16
	copy %r4,%r19
	copy %r19,%r4
	copy %r16,%r25
	copy %r18,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	comib,<= 0,%r28,.L16
	copy %r18,%r15
	b .L16
	copy %r16,%r15
.L159:
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L28
	copy %r4,%r19
	copy %r19,%r4
	copy %r15,%r25
	copy %r18,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L25
	copy %r4,%r19
.L26:
	b .L28
	copy %r18,%r17
.L157:
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L22
	copy %r4,%r19
	copy %r19,%r4
	copy %r15,%r25
	copy %r5,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,> 0,%r28,.L19
	copy %r4,%r19
.L20:
	b .L22
	copy %r5,%r14
.L93:
	b .L2
	ldi 2,%r8
	.EXIT
	.PROCEND
	.size	qsort, .-qsort
	.set	qsort.localalias,qsort
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
