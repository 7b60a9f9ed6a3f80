; ff3473c3caa58eb299787367dc2f8b6f emu/guest/libc/long_double.c
	.LEVEL 1.1
	.text
	.section	.text.is_special_division,"ax",@progbits
	.align 4
	.type	is_special_division, @function
is_special_division:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw 0(%r26),%r28
	zdepi -1,31,15,%r21
	stw %r4,-116(%r30)
	ldw 4(%r26),%r22
	extru %r28,1+15-1,15,%r20
	stw %r3,-112(%r30)
	ldw 8(%r26),%r31
	stw %r19,-32(%r30)
	comb,= %r21,%r20,.L2
	ldw 12(%r26),%r2
	ldw 0(%r25),%r20
	ldw 4(%r25),%r3
	extru %r20,1+15-1,15,%r1
	ldw 8(%r25),%r29
	comb,= %r21,%r1,.L24
	ldw 12(%r25),%r23
	extru %r20,31,31,%r20
	or %r20,%r3,%r20
	comib,=,n 0,%r20,.L25
	extru %r28,31,31,%r28
.L29:
	or %r22,%r2,%r22
	or %r28,%r31,%r28
	or %r28,%r22,%r28
	comib,=,n 0,%r28,.L5
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L24:
	or %r3,%r23,%r23
	extru %r20,31,16,%r28
	or %r28,%r29,%r28
	or %r28,%r23,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L26
.L13:
	ldw 0(%r25),%r21
	ldw 4(%r25),%r22
	ldw 8(%r25),%r28
	ldw 12(%r25),%r29
	stw %r21,0(%r24)
	stw %r22,4(%r24)
	stw %r28,8(%r24)
	stw %r29,12(%r24)
	ldi 1,%r28
.L28:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L25:
	or %r29,%r23,%r29
	comib,<>,n 0,%r29,.L29
	extru %r28,31,31,%r28
	b,n .L7
.L2:
	extru %r28,31,16,%r28
	or %r28,%r22,%r28
	comib,<> 0,%r28,.L5
	or %r31,%r2,%r31
	comib,<>,n 0,%r31,.L5
	ldw 0(%r25),%r28
	extru %r28,1+15-1,15,%r21
	comb,= %r20,%r21,.L27
	ldw 4(%r25),%r22
.L7:
	bl __errno,%r2
	stw %r24,-120(%r30)
	ldi 33,%r20
	stw %r20,0(%r28)
	ldw -120(%r30),%r24
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r28,0(%r24)
	stw %r29,4(%r24)
	ldi 0,%r28
	ldi 0,%r29
	stw %r28,8(%r24)
	stw %r29,12(%r24)
	b .L28
	ldi 1,%r28
.L26:
	extru %r20,31,31,%r20
	or %r20,%r3,%r20
	comib,= 0,%r20,.L7
	nop
.L5:
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	stw %r21,0(%r24)
	stw %r22,4(%r24)
	stw %r28,8(%r24)
	stw %r29,12(%r24)
	b .L28
	ldi 1,%r28
.L27:
	ldw 8(%r25),%r20
	extru %r28,31,16,%r28
	ldw 12(%r25),%r21
	or %r20,%r28,%r28
	or %r21,%r22,%r20
	or %r28,%r20,%r28
	comib,<> 0,%r28,.L13
	nop
	b,n .L7
	.EXIT
	.PROCEND
	.size	is_special_division, .-is_special_division
	.section	.text.scale,"ax",@progbits
	.align 4
	.type	scale, @function
scale:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r9,-136(%r30)
	zdepi -1,31,15,%r9
	stw %r5,-120(%r30)
	copy %r25,%r5
	stw %r3,-112(%r30)
	copy %r28,%r3
	stw %r8,-132(%r30)
	stw %r7,-128(%r30)
	stw %r6,-124(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r28
	comb,= %r9,%r28,.L31
	ldw 4(%r26),%r22
	extru %r20,31,31,%r20
	ldw 8(%r26),%r28
	ldw 12(%r26),%r21
	or %r28,%r20,%r28
	or %r21,%r22,%r20
	or %r28,%r20,%r28
	comib,= 0,%r28,.L31
	ldo -200(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-200(%r30)
	stw %r22,-196(%r30)
	copy %r20,%r26
	ldo -264(%r30),%r8
	stw %r28,-192(%r30)
	stw %r29,-188(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -184(%r30),%r6
	copy %r6,%r31
	ldil L'-98304,%r28
	ldil L'98304,%r20
	ldo -1696(%r28),%r28
	ldo 1696(%r20),%r20
	copy %r5,%r25
	copy %r4,%r19
	copy %r6,%r26
	copy %r19,%r4
	ldo -312(%r30),%r7
	comclr,< %r28,%r25,%r0
	copy %r28,%r25
	copy %r7,%r28
	comclr,> %r20,%r25,%r0
	copy %r20,%r25
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_scale,%r2
	ldo -216(%r30),%r5
	copy %r4,%r19
	copy %r5,%r28
	copy %r6,%r26
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r6)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r6)
	bl real_quad,%r2
	copy %r19,%r4
	ldw 0(%r5),%r28
	copy %r4,%r19
	extru %r28,1+15-1,15,%r20
	comb,= %r9,%r20,.L33
	ldw 4(%r5),%r22
	extru %r28,31,31,%r20
	ldw 12(%r5),%r21
	ldw 8(%r5),%r28
	or %r28,%r20,%r28
	or %r21,%r22,%r20
	or %r28,%r20,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L33
.L36:
	ldw 0(%r5),%r28
	ldw 4(%r5),%r29
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L41:
	ldw -340(%r30),%r2
	ldw -136(%r30),%r9
	ldw -132(%r30),%r8
	ldw -128(%r30),%r7
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L33:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L36
	stw %r20,0(%r28)
.L31:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L41
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	scale, .-scale
	.section	.text.sum,"ax",@progbits
	.align 4
	.type	sum, @function
sum:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r6,-104(%r30)
	ldo -248(%r30),%r6
	stw %r5,-100(%r30)
	ldo -200(%r30),%r5
	copy %r5,%r31
	stw %r4,-96(%r30)
	copy %r19,%r4
	stw %r3,-92(%r30)
	copy %r28,%r3
	copy %r6,%r28
	stw %r19,-32(%r30)
	ldi 40,%r20
	ldws,ma 4(%r26),%r21
	ldws,ma 4(%r26),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -152(%r30),%r20
	copy %r25,%r21
	copy %r20,%r25
	ldi 40,%r22
	ldws,ma 4(%r21),%r31
	ldws,ma 4(%r21),%r29
	stws,ma %r31,4(%r20)
	addib,>= -8,%r22,.-12
	stws,ma %r29,4(%r20)
	bl real_add,%r2
	copy %r5,%r26
	copy %r4,%r19
	copy %r3,%r28
	copy %r5,%r26
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r5)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r5)
	bl real_quad,%r2
	copy %r19,%r4
	ldh 0(%r3),%r28
	zdepi -1,31,15,%r20
	extru %r28,31,15,%r28
	comb,= %r20,%r28,.L44
	copy %r4,%r19
	copy %r3,%r28
	ldw -276(%r30),%r2
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L44:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	copy %r3,%r28
	ldw -276(%r30),%r2
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
	.EXIT
	.PROCEND
	.size	sum, .-sum
	.section	.text.remainder_of,"ax",@progbits
	.align 4
	.type	remainder_of, @function
remainder_of:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r0,0(%r24)
	stw %r17,-164(%r30)
	copy %r28,%r17
	stw %r14,-152(%r30)
	ldo 44(%r26),%r14
	stw %r13,-148(%r30)
	copy %r25,%r13
	stw %r12,-144(%r30)
	copy %r24,%r12
	stw %r5,-116(%r30)
	copy %r26,%r5
	stw %r18,-168(%r30)
	stw %r16,-160(%r30)
	stw %r15,-156(%r30)
	stw %r11,-140(%r30)
	stw %r10,-136(%r30)
	stw %r9,-132(%r30)
	stw %r8,-128(%r30)
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r8
	ldw 0(%r14),%r10
	comib,= 0,%r10,.L46
	ldw 4(%r25),%r11
	comb,> %r11,%r8,.L46
	ldo -264(%r30),%r3
	ldo -312(%r30),%r9
	ldo -216(%r30),%r7
	ldi 30,%r15
	ldi -1,%r16
	b .L51
	ldi 31,%r18
.L76:
	copy %r7,%r22
	copy %r9,%r31
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	bl real_compare,%r2
	copy %r19,%r4
	comib,> 0,%r28,.L75
	copy %r4,%r19
	subi 31,%r6,%r6
	ldw 0(%r12),%r20
	mtsar %r6
	zvdepi 1,32,%r28
	or %r28,%r20,%r28
.L50:
	copy %r3,%r31
	copy %r5,%r29
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	stw %r28,0(%r12)
	copy %r7,%r22
	copy %r9,%r31
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r19,%r4
	copy %r5,%r28
	copy %r7,%r25
	bl real_subtract,%r2
	copy %r3,%r26
	ldw 4(%r5),%r8
	ldw 0(%r14),%r10
	comib,= 0,%r10,.L46
	copy %r4,%r19
	comclr,>= %r8,%r11,%r0
	b,n .L46
.L51:
	copy %r3,%r31
	copy %r13,%r29
	stw %r11,4(%r13)
	copy %r9,%r28
	copy %r3,%r26
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r19,%r4
	sub %r8,%r11,%r6
	bl real_scale,%r2
	copy %r6,%r25
	stw %r8,4(%r5)
	stw %r10,0(%r14)
	copy %r3,%r22
	copy %r5,%r31
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r4,%r19
	copy %r7,%r25
	comb,>= %r15,%r6,.L76
	copy %r3,%r26
	stw %r0,0(%r12)
	copy %r7,%r22
	copy %r9,%r31
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	bl real_compare,%r2
	copy %r19,%r4
	comib,> 0,%r28,.L77
	copy %r4,%r19
	b .L50
	ldw 0(%r12),%r28
.L75:
	comib,= 0,%r6,.L46
	copy %r7,%r22
	copy %r9,%r31
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r3,%r28
	copy %r19,%r4
	copy %r16,%r25
	bl real_scale,%r2
	copy %r7,%r26
	copy %r9,%r31
	copy %r3,%r29
	ldw 0(%r12),%r28
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	subi 32,%r6,%r6
.L78:
	mtsar %r6
	zvdepi 1,32,%r20
	b .L50
	or %r28,%r20,%r28
.L77:
	copy %r7,%r22
	copy %r9,%r31
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r3,%r28
	copy %r19,%r4
	copy %r16,%r25
	bl real_scale,%r2
	copy %r7,%r26
	copy %r9,%r31
	copy %r3,%r29
	ldw 0(%r12),%r28
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	comb,<> %r18,%r6,.L50
	copy %r4,%r19
	b .L78
	subi 32,%r6,%r6
.L46:
	stw %r8,4(%r5)
	copy %r17,%r22
	stw %r10,0(%r14)
	ldi 40,%r28
	ldws,ma 4(%r5),%r20
	ldws,ma 4(%r5),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldw -340(%r30),%r2
	copy %r17,%r28
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
	ldo -320(%r30),%r30
	.EXIT
	.PROCEND
	.size	remainder_of, .-remainder_of
	.section	.text.is_less,"ax",@progbits
	.align 4
	.type	is_less, @function
is_less:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r29
	ldw 4(%r26),%r23
	ldw 0(%r25),%r24
	xor %r29,%r24,%r1
	ldw 4(%r25),%r2
	ldw 8(%r26),%r22
	xor %r23,%r2,%r28
	or %r1,%r28,%r28
	ldw 12(%r26),%r31
	ldw 8(%r25),%r26
	comib,<> 0,%r28,.L97
	ldw 12(%r25),%r25
	xor %r22,%r26,%r28
	xor %r31,%r25,%r20
	or %r28,%r20,%r28
	comib,= 0,%r28,.L95
	ldi 0,%r28
.L97:
	extru %r29,31,31,%r3
	extru %r24,31,31,%r4
	or %r22,%r26,%r20
	or %r31,%r25,%r21
	or %r20,%r3,%r20
	or %r21,%r23,%r21
	or %r20,%r4,%r20
	or %r21,%r2,%r21
	ldi 0,%r28
	or %r20,%r21,%r20
	comclr,<> %r28,%r20,%r0
	b,n .L79
	comib,> 0,%r1,.L83
	extru %r29,0,1,%r28
	comb,= %r24,%r29,.L107
	ldi 1,%r20
.L98:
	comb,>>=,n %r29,%r24,.L108
	xor %r28,%r20,%r28
.L79:
.L111:
	ldw -84(%r30),%r2
.L110:
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L83:
	or %r22,%r3,%r22
	or %r31,%r23,%r31
	or %r22,%r31,%r22
	comib,<>,n 0,%r22,.L110
	ldw -84(%r30),%r2
	or %r26,%r4,%r20
	or %r25,%r2,%r25
	or %r20,%r25,%r20
	comiclr,<> 0,%r20,%r0
	ldi 0,%r28
	b .L110
	ldw -84(%r30),%r2
.L95:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L107:
	comb,<> %r2,%r23,.L98
	nop
	comb,<<,n %r22,%r26,.L111
	xor %r28,%r20,%r28
	comb,=,n %r22,%r26,.L109
	ldi 0,%r20
.L112:
	b .L79
	xor %r28,%r20,%r28
.L108:
	comb,<>,n %r29,%r24,.L112
	ldi 0,%r20
	comb,>>=,n %r23,%r2,.L112
	ldi 0,%r20
	b .L79
	xor %r28,%r20,%r28
.L109:
	comb,>>=,n %r31,%r25,.L112
	ldi 0,%r20
	b .L79
	xor %r28,%r20,%r28
	.EXIT
	.PROCEND
	.size	is_less, .-is_less
	.section	.text.fabsl,"ax",@progbits
	.align 4
.globl fabsl
	.type	fabsl, @function
fabsl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	ldw 0(%r26),%r21
	extru %r21,31,31,%r21
	ldw 4(%r26),%r22
	stw %r21,0(%r28)
	stw %r22,4(%r28)
	stw %r23,8(%r28)
	stw %r24,12(%r28)
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	fabsl, .-fabsl
	.section	.text.copysignl,"ax",@progbits
	.align 4
.globl copysignl
	.type	copysignl, @function
copysignl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	ldw 0(%r26),%r21
	extru %r21,31,31,%r21
	ldw 4(%r26),%r31
	ldw 0(%r25),%r22
	depi 0,31,31,%r22
	or %r21,%r22,%r21
	stw %r31,4(%r28)
	stw %r23,8(%r28)
	stw %r24,12(%r28)
	bv %r0(%r2)
	stw %r21,0(%r28)
	.EXIT
	.PROCEND
	.size	copysignl, .-copysignl
	.section	.text.floorl,"ax",@progbits
	.align 4
.globl floorl
	.type	floorl, @function
floorl:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r3,-52(%r30)
	copy %r28,%r3
	zdepi -1,31,15,%r28
	stw %r8,-72(%r30)
	stw %r7,-68(%r30)
	stw %r6,-64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r5
	extru %r5,1+15-1,15,%r20
	comb,<> %r28,%r20,.L118
	ldo -136(%r30),%r20
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L119:
	ldw -276(%r30),%r2
	ldw -72(%r30),%r8
	ldw -68(%r30),%r7
	ldw -64(%r30),%r6
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L118:
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -200(%r30),%r7
	copy %r20,%r26
	stw %r21,-136(%r30)
	stw %r22,-132(%r30)
	copy %r19,%r4
	stw %r28,-128(%r30)
	stw %r29,-124(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -120(%r30),%r6
	copy %r6,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -248(%r30),%r8
	copy %r6,%r26
	copy %r8,%r28
	ldi 3,%r25
	copy %r19,%r4
	bl real_to_integer,%r2
	ldo -152(%r30),%r7
	copy %r6,%r22
	copy %r4,%r19
	ldi 40,%r28
	ldws,ma 4(%r8),%r20
	ldws,ma 4(%r8),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r7,%r28
	bl real_quad,%r2
	copy %r6,%r26
	ldw -144(%r30),%r21
	ldw -140(%r30),%r22
	ldw -152(%r30),%r28
	depi 0,31,31,%r5
	extru %r28,31,31,%r28
	ldw -148(%r30),%r20
	or %r28,%r5,%r28
	stw %r20,4(%r3)
	stw %r28,0(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L119
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	floorl, .-floorl
	.section	.text.ceill,"ax",@progbits
	.align 4
.globl ceill
	.type	ceill, @function
ceill:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r3,-52(%r30)
	copy %r28,%r3
	zdepi -1,31,15,%r28
	stw %r8,-72(%r30)
	stw %r7,-68(%r30)
	stw %r6,-64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r5
	extru %r5,1+15-1,15,%r20
	comb,<> %r28,%r20,.L123
	ldo -136(%r30),%r20
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L124:
	ldw -276(%r30),%r2
	ldw -72(%r30),%r8
	ldw -68(%r30),%r7
	ldw -64(%r30),%r6
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L123:
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -200(%r30),%r7
	copy %r20,%r26
	stw %r21,-136(%r30)
	stw %r22,-132(%r30)
	copy %r19,%r4
	stw %r28,-128(%r30)
	stw %r29,-124(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -120(%r30),%r6
	copy %r6,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -248(%r30),%r8
	copy %r6,%r26
	copy %r8,%r28
	ldi 4,%r25
	copy %r19,%r4
	bl real_to_integer,%r2
	ldo -152(%r30),%r7
	copy %r6,%r22
	copy %r4,%r19
	ldi 40,%r28
	ldws,ma 4(%r8),%r20
	ldws,ma 4(%r8),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r7,%r28
	bl real_quad,%r2
	copy %r6,%r26
	ldw -144(%r30),%r21
	ldw -140(%r30),%r22
	ldw -152(%r30),%r28
	depi 0,31,31,%r5
	extru %r28,31,31,%r28
	ldw -148(%r30),%r20
	or %r28,%r5,%r28
	stw %r20,4(%r3)
	stw %r28,0(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L124
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	ceill, .-ceill
	.section	.text.truncl,"ax",@progbits
	.align 4
.globl truncl
	.type	truncl, @function
truncl:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r3,-52(%r30)
	copy %r28,%r3
	zdepi -1,31,15,%r28
	stw %r8,-72(%r30)
	stw %r7,-68(%r30)
	stw %r6,-64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r5
	extru %r5,1+15-1,15,%r20
	comb,<> %r28,%r20,.L128
	ldo -136(%r30),%r20
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L129:
	ldw -276(%r30),%r2
	ldw -72(%r30),%r8
	ldw -68(%r30),%r7
	ldw -64(%r30),%r6
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L128:
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -200(%r30),%r7
	copy %r20,%r26
	stw %r21,-136(%r30)
	stw %r22,-132(%r30)
	copy %r19,%r4
	stw %r28,-128(%r30)
	stw %r29,-124(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -120(%r30),%r6
	copy %r6,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -248(%r30),%r8
	copy %r6,%r26
	copy %r8,%r28
	ldi 0,%r25
	copy %r19,%r4
	bl real_to_integer,%r2
	ldo -152(%r30),%r7
	copy %r6,%r22
	copy %r4,%r19
	ldi 40,%r28
	ldws,ma 4(%r8),%r20
	ldws,ma 4(%r8),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r7,%r28
	bl real_quad,%r2
	copy %r6,%r26
	ldw -144(%r30),%r21
	ldw -140(%r30),%r22
	ldw -152(%r30),%r28
	depi 0,31,31,%r5
	extru %r28,31,31,%r28
	ldw -148(%r30),%r20
	or %r28,%r5,%r28
	stw %r20,4(%r3)
	stw %r28,0(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L129
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	truncl, .-truncl
	.section	.text.is_integer,"ax",@progbits
	.align 4
	.type	is_integer, @function
is_integer:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	zdepi -1,31,15,%r28
	stw %r3,-76(%r30)
	copy %r26,%r3
	stw %r6,-88(%r30)
	stw %r5,-84(%r30)
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r5
	extru %r5,1+15-1,15,%r20
	comb,<> %r28,%r20,.L131
	ldw 4(%r26),%r6
	ldi 1,%r28
.L144:
	ldw -148(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L131:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r23
	ldw 4(%r26),%r24
	ldo -104(%r30),%r20
	ldo -120(%r30),%r28
	stw %r21,-96(%r30)
	stw %r22,-92(%r30)
	stw %r23,-104(%r30)
	stw %r24,-100(%r30)
	bl truncl,%r2
	copy %r20,%r26
	ldw -116(%r30),%r20
	xor %r20,%r6,%r29
	ldw -120(%r30),%r28
	xor %r28,%r5,%r31
	ldw -112(%r30),%r22
	or %r31,%r29,%r31
	ldw -108(%r30),%r21
	ldw 8(%r3),%r23
	comib,<> 0,%r31,.L137
	ldw 12(%r3),%r29
	xor %r22,%r23,%r31
	xor %r21,%r29,%r24
	or %r31,%r24,%r31
	comib,=,n 0,%r31,.L144
	ldi 1,%r28
.L137:
	extru %r28,31,31,%r28
	or %r22,%r23,%r22
	or %r21,%r29,%r21
	or %r28,%r22,%r28
	or %r20,%r21,%r20
	extru %r5,31,31,%r5
	or %r20,%r6,%r20
	or %r28,%r5,%r28
	or %r28,%r20,%r28
	comib,= 0,%r28,.L144
	ldi 1,%r28
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	is_integer, .-is_integer
	.section	.text.is_odd_integer,"ax",@progbits
	.align 4
	.type	is_odd_integer, @function
is_odd_integer:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	zdepi -1,31,15,%r28
	stw %r3,-96(%r30)
	copy %r26,%r3
	stw %r9,-120(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r6
	extru %r6,1+15-1,15,%r20
	comb,<> %r28,%r20,.L158
	ldw 4(%r26),%r7
	ldi 0,%r28
.L160:
	ldw -212(%r30),%r2
.L159:
	ldw -120(%r30),%r9
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L158:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r3),%r23
	ldw 4(%r3),%r24
	ldo -136(%r30),%r5
	ldo -184(%r30),%r28
	ldw 8(%r26),%r9
	ldw 12(%r26),%r8
	copy %r19,%r4
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	stw %r23,0(%r5)
	stw %r24,4(%r5)
	bl truncl,%r2
	copy %r5,%r26
	ldw -184(%r30),%r20
	ldw -180(%r30),%r22
	xor %r6,%r20,%r21
	xor %r7,%r22,%r31
	copy %r4,%r19
	ldw -176(%r30),%r23
	or %r21,%r31,%r28
	comib,<> 0,%r28,.L154
	ldw -172(%r30),%r29
	xor %r23,%r9,%r28
	xor %r29,%r8,%r21
	or %r28,%r21,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L147
.L154:
	extru %r20,31,31,%r20
	or %r20,%r22,%r20
	comib,<> 0,%r20,.L160
	ldi 0,%r28
	extru %r6,31,31,%r6
	or %r23,%r9,%r23
	or %r29,%r8,%r29
	or %r6,%r23,%r28
	or %r7,%r29,%r7
	or %r28,%r7,%r28
	comib,<>,n 0,%r28,.L160
	ldi 0,%r28
.L147:
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	ldo -152(%r30),%r28
	copy %r5,%r26
	copy %r28,%r3
	stw %r23,8(%r5)
	stw %r24,12(%r5)
	ldi -1,%r25
	stw %r21,0(%r5)
	stw %r22,4(%r5)
	bl scale,%r2
	copy %r19,%r4
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	copy %r4,%r19
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	bl is_integer,%r2
	copy %r5,%r26
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	b .L159
	ldw -212(%r30),%r2
	.EXIT
	.PROCEND
	.size	is_odd_integer, .-is_odd_integer
	.section	.text.roundl,"ax",@progbits
	.align 4
.globl roundl
	.type	roundl, @function
roundl:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r3,-52(%r30)
	copy %r28,%r3
	zdepi -1,31,15,%r28
	stw %r8,-72(%r30)
	stw %r7,-68(%r30)
	stw %r6,-64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r5
	extru %r5,1+15-1,15,%r20
	comb,<> %r28,%r20,.L164
	ldo -136(%r30),%r20
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L165:
	ldw -276(%r30),%r2
	ldw -72(%r30),%r8
	ldw -68(%r30),%r7
	ldw -64(%r30),%r6
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L164:
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -200(%r30),%r7
	copy %r20,%r26
	stw %r21,-136(%r30)
	stw %r22,-132(%r30)
	copy %r19,%r4
	stw %r28,-128(%r30)
	stw %r29,-124(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -120(%r30),%r6
	copy %r6,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -248(%r30),%r8
	copy %r6,%r26
	copy %r8,%r28
	ldi 2,%r25
	copy %r19,%r4
	bl real_to_integer,%r2
	ldo -152(%r30),%r7
	copy %r6,%r22
	copy %r4,%r19
	ldi 40,%r28
	ldws,ma 4(%r8),%r20
	ldws,ma 4(%r8),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r7,%r28
	bl real_quad,%r2
	copy %r6,%r26
	ldw -144(%r30),%r21
	ldw -140(%r30),%r22
	ldw -152(%r30),%r28
	depi 0,31,31,%r5
	extru %r28,31,31,%r28
	ldw -148(%r30),%r20
	or %r28,%r5,%r28
	stw %r20,4(%r3)
	stw %r28,0(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L165
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	roundl, .-roundl
	.section	.text.rintl,"ax",@progbits
	.align 4
.globl rintl
	.type	rintl, @function
rintl:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r3,-52(%r30)
	copy %r28,%r3
	zdepi -1,31,15,%r28
	stw %r8,-72(%r30)
	stw %r7,-68(%r30)
	stw %r6,-64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r5
	extru %r5,1+15-1,15,%r20
	comb,<> %r28,%r20,.L169
	ldo -136(%r30),%r20
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L170:
	ldw -276(%r30),%r2
	ldw -72(%r30),%r8
	ldw -68(%r30),%r7
	ldw -64(%r30),%r6
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L169:
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -200(%r30),%r7
	copy %r20,%r26
	stw %r21,-136(%r30)
	stw %r22,-132(%r30)
	copy %r19,%r4
	stw %r28,-128(%r30)
	stw %r29,-124(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -120(%r30),%r6
	copy %r6,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -248(%r30),%r8
	copy %r6,%r26
	copy %r8,%r28
	ldi 1,%r25
	copy %r19,%r4
	bl real_to_integer,%r2
	ldo -152(%r30),%r7
	copy %r6,%r22
	copy %r4,%r19
	ldi 40,%r28
	ldws,ma 4(%r8),%r20
	ldws,ma 4(%r8),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r7,%r28
	bl real_quad,%r2
	copy %r6,%r26
	ldw -144(%r30),%r21
	ldw -140(%r30),%r22
	ldw -152(%r30),%r28
	depi 0,31,31,%r5
	extru %r28,31,31,%r28
	ldw -148(%r30),%r20
	or %r28,%r5,%r28
	stw %r20,4(%r3)
	stw %r28,0(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L170
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	rintl, .-rintl
	.set	rintl.localalias,rintl
	.section	.text.nearbyintl,"ax",@progbits
	.align 4
.globl nearbyintl
	.type	nearbyintl, @function
nearbyintl:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r28,%r3
	bl rintl.localalias,%r2
	stw %r19,-32(%r30)
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	nearbyintl, .-nearbyintl
	.section	.text.lrintl,"ax",@progbits
	.align 4
.globl lrintl
	.type	lrintl, @function
lrintl:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r5,-88(%r30)
	ldo -104(%r30),%r5
	stw %r4,-84(%r30)
	copy %r19,%r4
	stw %r3,-80(%r30)
	ldo -120(%r30),%r3
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	copy %r5,%r26
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	bl rintl,%r2
	copy %r3,%r28
	ldh -120(%r30),%r28
	zdepi -1,31,15,%r20
	ldw -120(%r30),%r23
	ldw -116(%r30),%r24
	ldw -112(%r30),%r21
	ldw -108(%r30),%r22
	extru %r28,31,15,%r28
	comb,<> %r20,%r28,.L173
	copy %r4,%r19
.L175:
	bl __errno,%r2
	nop
	ldi 33,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -212(%r30),%r2
	ldil L'-2147483648,%r28
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L173:
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	ldo -184(%r30),%r28
	copy %r19,%r4
	stw %r23,0(%r5)
	stw %r24,4(%r5)
	bl real_of,%r2
	copy %r5,%r26
	copy %r4,%r19
	ldw -184(%r30),%r22
	ldw -180(%r30),%r20
	ldi 31,%r28
	ldw -144(%r30),%r29
	comb,< %r28,%r20,.L175
	ldw -140(%r30),%r21
	ldi 0,%r28
	comb,>= %r28,%r20,.L176
	subi 64,%r20,%r20
	bb,>= %r20,26,.L177
	mtsar %r20
	vshd %r0,%r21,%r28
.L176:
	sub %r0,%r28,%r20
	ldw -212(%r30),%r2
	ldw -88(%r30),%r5
	comiclr,= 0,%r22,%r0
	copy %r20,%r28
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L177:
	zdep %r21,30,31,%r21
	vshd %r0,%r29,%r28
	uaddcm %r0,%r20,%r31
	subi 31,%r31,%r20
	mtsar %r20
	zvdep %r21,32,%r21
	b .L176
	or %r21,%r28,%r28
	.EXIT
	.PROCEND
	.size	lrintl, .-lrintl
	.section	.text.lroundl,"ax",@progbits
	.align 4
.globl lroundl
	.type	lroundl, @function
lroundl:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r5,-88(%r30)
	ldo -104(%r30),%r5
	stw %r4,-84(%r30)
	copy %r19,%r4
	stw %r3,-80(%r30)
	ldo -120(%r30),%r3
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	copy %r5,%r26
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	bl roundl,%r2
	copy %r3,%r28
	ldh -120(%r30),%r28
	zdepi -1,31,15,%r20
	ldw -120(%r30),%r23
	ldw -116(%r30),%r24
	ldw -112(%r30),%r21
	ldw -108(%r30),%r22
	extru %r28,31,15,%r28
	comb,<> %r20,%r28,.L182
	copy %r4,%r19
.L184:
	bl __errno,%r2
	nop
	ldi 33,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -212(%r30),%r2
	ldil L'-2147483648,%r28
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L182:
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	ldo -184(%r30),%r28
	copy %r19,%r4
	stw %r23,0(%r5)
	stw %r24,4(%r5)
	bl real_of,%r2
	copy %r5,%r26
	copy %r4,%r19
	ldw -184(%r30),%r22
	ldw -180(%r30),%r20
	ldi 31,%r28
	ldw -144(%r30),%r29
	comb,< %r28,%r20,.L184
	ldw -140(%r30),%r21
	ldi 0,%r28
	comb,>= %r28,%r20,.L185
	subi 64,%r20,%r20
	bb,>= %r20,26,.L186
	mtsar %r20
	vshd %r0,%r21,%r28
.L185:
	sub %r0,%r28,%r20
	ldw -212(%r30),%r2
	ldw -88(%r30),%r5
	comiclr,= 0,%r22,%r0
	copy %r20,%r28
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L186:
	zdep %r21,30,31,%r21
	vshd %r0,%r29,%r28
	uaddcm %r0,%r20,%r31
	subi 31,%r31,%r20
	mtsar %r20
	zvdep %r21,32,%r21
	b .L185
	or %r21,%r28,%r28
	.EXIT
	.PROCEND
	.size	lroundl, .-lroundl
	.section	.text.llrintl,"ax",@progbits
	.align 4
.globl llrintl
	.type	llrintl, @function
llrintl:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r5,-88(%r30)
	ldo -104(%r30),%r5
	stw %r4,-84(%r30)
	copy %r19,%r4
	stw %r3,-80(%r30)
	ldo -120(%r30),%r3
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	copy %r5,%r26
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	bl rintl,%r2
	copy %r3,%r28
	ldh -120(%r30),%r28
	zdepi -1,31,15,%r20
	ldw -120(%r30),%r23
	ldw -116(%r30),%r24
	ldw -112(%r30),%r21
	ldw -108(%r30),%r22
	extru %r28,31,15,%r28
	comb,<> %r20,%r28,.L191
	copy %r4,%r19
.L193:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldil L'-2147483648,%r28
	ldi 0,%r29
	ldw -212(%r30),%r2
.L201:
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L191:
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	ldo -184(%r30),%r28
	copy %r19,%r4
	stw %r23,0(%r5)
	stw %r24,4(%r5)
	bl real_of,%r2
	copy %r5,%r26
	copy %r4,%r19
	ldw -184(%r30),%r21
	ldw -180(%r30),%r20
	ldi 63,%r28
	ldw -144(%r30),%r24
	comb,< %r28,%r20,.L193
	ldw -140(%r30),%r22
	ldi 0,%r28
	ldi 0,%r29
	comib,>= 0,%r20,.L194
	subi 64,%r20,%r20
	bb,>= %r20,26,.L195
	mtsar %r20
	ldi 0,%r28
	vshd %r0,%r22,%r29
.L194:
	comib,= 0,%r21,.L201
	ldw -212(%r30),%r2
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L195:
	uaddcm %r0,%r20,%r23
	vshd %r0,%r24,%r29
	subi 31,%r23,%r23
	mtsar %r23
	zdep %r22,30,31,%r31
	zvdep %r31,32,%r31
	mtsar %r20
	or %r31,%r29,%r29
	b .L194
	vshd %r0,%r22,%r28
	.EXIT
	.PROCEND
	.size	llrintl, .-llrintl
	.section	.text.llroundl,"ax",@progbits
	.align 4
.globl llroundl
	.type	llroundl, @function
llroundl:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r5,-88(%r30)
	ldo -104(%r30),%r5
	stw %r4,-84(%r30)
	copy %r19,%r4
	stw %r3,-80(%r30)
	ldo -120(%r30),%r3
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	copy %r5,%r26
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	bl roundl,%r2
	copy %r3,%r28
	ldh -120(%r30),%r28
	zdepi -1,31,15,%r20
	ldw -120(%r30),%r23
	ldw -116(%r30),%r24
	ldw -112(%r30),%r21
	ldw -108(%r30),%r22
	extru %r28,31,15,%r28
	comb,<> %r20,%r28,.L203
	copy %r4,%r19
.L205:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldil L'-2147483648,%r28
	ldi 0,%r29
	ldw -212(%r30),%r2
.L213:
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L203:
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	ldo -184(%r30),%r28
	copy %r19,%r4
	stw %r23,0(%r5)
	stw %r24,4(%r5)
	bl real_of,%r2
	copy %r5,%r26
	copy %r4,%r19
	ldw -184(%r30),%r21
	ldw -180(%r30),%r20
	ldi 63,%r28
	ldw -144(%r30),%r24
	comb,< %r28,%r20,.L205
	ldw -140(%r30),%r22
	ldi 0,%r28
	ldi 0,%r29
	comib,>= 0,%r20,.L206
	subi 64,%r20,%r20
	bb,>= %r20,26,.L207
	mtsar %r20
	ldi 0,%r28
	vshd %r0,%r22,%r29
.L206:
	comib,= 0,%r21,.L213
	ldw -212(%r30),%r2
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L207:
	uaddcm %r0,%r20,%r23
	vshd %r0,%r24,%r29
	subi 31,%r23,%r23
	mtsar %r23
	zdep %r22,30,31,%r31
	zvdep %r31,32,%r31
	mtsar %r20
	or %r31,%r29,%r29
	b .L206
	vshd %r0,%r22,%r28
	.EXIT
	.PROCEND
	.size	llroundl, .-llroundl
	.section	.text.frexpl,"ax",@progbits
	.align 4
.globl frexpl
	.type	frexpl, @function
frexpl:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	zdepi -1,31,15,%r20
	stw %r6,-72(%r30)
	copy %r25,%r6
	stw %r3,-60(%r30)
	copy %r28,%r3
	stw %r5,-68(%r30)
	stw %r4,-64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	extru %r28,1+15-1,15,%r21
	stw %r0,0(%r25)
	comb,= %r20,%r21,.L215
	ldw 4(%r26),%r22
	extru %r28,31,31,%r20
	ldw 12(%r26),%r21
	ldw 8(%r26),%r28
	or %r28,%r20,%r28
	or %r21,%r22,%r20
	or %r28,%r20,%r28
	comib,= 0,%r28,.L215
	ldo -136(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -184(%r30),%r5
	stw %r21,-136(%r30)
	stw %r22,-132(%r30)
	copy %r20,%r26
	copy %r19,%r4
	stw %r28,-128(%r30)
	stw %r29,-124(%r30)
	bl real_of,%r2
	copy %r5,%r28
	ldw -180(%r30),%r21
	ldo -120(%r30),%r20
	stw %r21,0(%r6)
	copy %r4,%r19
	stw %r0,-180(%r30)
	copy %r20,%r26
	ldi 40,%r21
	ldws,ma 4(%r5),%r22
	ldws,ma 4(%r5),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	bl real_quad,%r2
	copy %r3,%r28
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	copy %r3,%r28
	ldw -212(%r30),%r2
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L215:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r3,%r28
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	ldw -212(%r30),%r2
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	frexpl, .-frexpl
	.section	.text.ldexpl,"ax",@progbits
	.align 4
.globl ldexpl
	.type	ldexpl, @function
ldexpl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -120(%r30),%r20
	stw %r3,-100(%r30)
	copy %r28,%r3
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r23
	ldw 4(%r26),%r24
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r23,-120(%r30)
	stw %r24,-116(%r30)
	stw %r21,-112(%r30)
	stw %r22,-108(%r30)
	bl scale,%r2
	copy %r20,%r26
	ldw -104(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	ldexpl, .-ldexpl
	.section	.text.scalbnl,"ax",@progbits
	.align 4
.globl scalbnl
	.type	scalbnl, @function
scalbnl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r20
	stw %r3,-84(%r30)
	copy %r28,%r3
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	stw %r21,-104(%r30)
	stw %r22,-100(%r30)
	stw %r23,-96(%r30)
	stw %r24,-92(%r30)
	bl scale,%r2
	copy %r20,%r26
	ldw -88(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	scalbnl, .-scalbnl
	.section	.text.scalblnl,"ax",@progbits
	.align 4
.globl scalblnl
	.type	scalblnl, @function
scalblnl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r20
	stw %r3,-84(%r30)
	copy %r28,%r3
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	stw %r21,-104(%r30)
	stw %r22,-100(%r30)
	stw %r23,-96(%r30)
	stw %r24,-92(%r30)
	bl scale,%r2
	copy %r20,%r26
	ldw -88(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	scalblnl, .-scalblnl
	.section	.text.modfl,"ax",@progbits
	.align 4
.globl modfl
	.type	modfl, @function
modfl:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	ldo -200(%r30),%r20
	stw %r5,-68(%r30)
	ldo -216(%r30),%r5
	stw %r8,-80(%r30)
	stw %r7,-76(%r30)
	copy %r25,%r7
	stw %r6,-72(%r30)
	copy %r28,%r6
	copy %r5,%r28
	stw %r4,-64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r10,-88(%r30)
	stw %r9,-84(%r30)
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r3),%r23
	ldw 4(%r3),%r24
	stw %r21,8(%r20)
	stw %r22,12(%r20)
	stw %r23,0(%r20)
	stw %r24,4(%r20)
	bl truncl,%r2
	copy %r20,%r26
	ldw 0(%r3),%r8
	ldw 0(%r5),%r21
	ldw 4(%r5),%r22
	ldw 8(%r5),%r28
	ldw 12(%r5),%r29
	zdepi -1,31,15,%r20
	stw %r21,0(%r7)
	stw %r22,4(%r7)
	extru %r8,1+15-1,15,%r21
	ldw 4(%r3),%r22
	stw %r28,8(%r7)
	stw %r29,12(%r7)
	comb,= %r20,%r21,.L229
	copy %r4,%r19
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	copy %r5,%r26
	copy %r19,%r4
	stw %r23,8(%r5)
	stw %r24,12(%r5)
	ldo -280(%r30),%r9
	stw %r21,0(%r5)
	stw %r22,4(%r5)
	bl real_of,%r2
	copy %r9,%r28
	ldw 0(%r7),%r21
	ldw 4(%r7),%r22
	ldw 8(%r7),%r23
	ldw 12(%r7),%r24
	copy %r4,%r19
	copy %r5,%r26
	stw %r21,0(%r5)
	stw %r22,4(%r5)
	copy %r19,%r4
	ldo -328(%r30),%r10
	stw %r23,8(%r5)
	stw %r24,12(%r5)
	copy %r10,%r28
	bl real_of,%r2
	ldo -184(%r30),%r3
	copy %r3,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r9),%r21
	ldws,ma 4(%r9),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -136(%r30),%r20
	ldo -376(%r30),%r7
	copy %r20,%r25
	copy %r7,%r28
	ldi 40,%r21
	ldws,ma 4(%r10),%r22
	ldws,ma 4(%r10),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	copy %r3,%r26
	bl real_subtract,%r2
	copy %r19,%r4
	copy %r3,%r22
	copy %r4,%r19
	ldi 40,%r28
	ldws,ma 4(%r7),%r20
	ldws,ma 4(%r7),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldo -232(%r30),%r5
	copy %r3,%r26
	bl real_quad,%r2
	copy %r5,%r28
	ldw -224(%r30),%r21
	ldw -220(%r30),%r22
	ldw -232(%r30),%r20
	copy %r8,%r28
	extru %r20,31,31,%r20
	depi 0,31,31,%r28
	ldw -228(%r30),%r31
	or %r20,%r28,%r28
	stw %r31,4(%r6)
	stw %r28,0(%r6)
	stw %r21,8(%r6)
	stw %r22,12(%r6)
.L224:
	copy %r6,%r28
.L230:
	ldw -404(%r30),%r2
	ldw -88(%r30),%r10
	ldw -84(%r30),%r9
	ldw -80(%r30),%r8
	ldw -76(%r30),%r7
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L229:
	ldw 8(%r3),%r20
	ldw 12(%r3),%r28
	extru %r8,31,16,%r21
	or %r28,%r22,%r28
	or %r20,%r21,%r20
	or %r20,%r28,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L226
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	stw %r23,8(%r6)
	stw %r24,12(%r6)
	b .L230
	copy %r6,%r28
.L226:
	copy %r8,%r28
	ldi 0,%r21
	ldi 0,%r22
	stw %r20,4(%r6)
	depi 0,31,31,%r28
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	b .L224
	stw %r28,0(%r6)
	.EXIT
	.PROCEND
	.size	modfl, .-modfl
	.section	.text.logbl,"ax",@progbits
	.align 4
.globl logbl
	.type	logbl, @function
logbl:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	zdepi -1,31,15,%r22
	stw %r3,-76(%r30)
	copy %r28,%r3
	stw %r6,-88(%r30)
	stw %r5,-84(%r30)
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r29
	ldw 4(%r26),%r28
	ldw 8(%r26),%r31
	comb,= %r22,%r29,.L244
	ldw 12(%r26),%r21
	extru %r20,31,31,%r20
	or %r28,%r21,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L236
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -200(%r30),%r6
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r20,%r26
	copy %r6,%r28
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r19,%r4
	bl real_of,%r2
	ldo -248(%r30),%r5
	copy %r5,%r28
	copy %r4,%r19
	ldw -196(%r30),%r26
	copy %r19,%r4
	bl real_of_integer,%r2
	ldo -1(%r26),%r26
	ldo -136(%r30),%r20
	copy %r4,%r19
	copy %r20,%r26
	ldi 40,%r21
	ldws,ma 4(%r5),%r22
	ldws,ma 4(%r5),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	bl real_quad,%r2
	copy %r3,%r28
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	copy %r3,%r28
	ldw -276(%r30),%r2
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L244:
	or %r28,%r21,%r22
	extru %r20,31,16,%r21
	or %r21,%r31,%r21
	or %r21,%r22,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L233
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r3,%r28
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	ldw -276(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L233:
	extru %r20,31,31,%r20
	or %r20,%r28,%r20
	comiclr,= 0,%r20,%r0
	b,n .L245
.L236:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'-65536,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r3,%r28
	ldw -276(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L245:
	ldil L'2147418112,%r28
	ldi 0,%r29
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	ldi 0,%r21
	ldi 0,%r22
	copy %r3,%r28
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	ldw -276(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
	.EXIT
	.PROCEND
	.size	logbl, .-logbl
	.section	.text.ilogbl,"ax",@progbits
	.align 4
.globl ilogbl
	.type	ilogbl, @function
ilogbl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	extru %r28,31,31,%r20
	ldw 4(%r26),%r22
	ldw 8(%r26),%r21
	or %r20,%r22,%r20
	comib,<> 0,%r20,.L247
	ldw 12(%r26),%r31
	or %r21,%r31,%r21
	comib,<> 0,%r21,.L258
	extru %r28,1+15-1,15,%r28
.L248:
	bl __errno,%r2
	nop
	ldi 33,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -148(%r30),%r2
	ldil L'-2147483648,%r28
	ldw -56(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L247:
	extru %r28,1+15-1,15,%r20
	zdepi -1,31,15,%r29
	comb,= %r29,%r20,.L259
	or %r22,%r31,%r22
.L250:
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldo -72(%r30),%r20
	copy %r20,%r26
	stw %r28,-64(%r30)
	stw %r29,-60(%r30)
	stw %r21,-72(%r30)
	stw %r22,-68(%r30)
	bl real_of,%r2
	ldo -120(%r30),%r28
	ldw -116(%r30),%r28
	ldo -1(%r28),%r28
.L246:
	ldw -148(%r30),%r2
	ldw -56(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L258:
	zdepi -1,31,15,%r20
	comb,<> %r20,%r28,.L250
	nop
	b,n .L248
.L259:
	extru %r28,31,16,%r28
	or %r28,%r21,%r20
	or %r20,%r22,%r20
	comib,= 0,%r20,.L246
	zdepi -1,31,31,%r28
	b,n .L248
	.EXIT
	.PROCEND
	.size	ilogbl, .-ilogbl
	.section	.text.nextafterl,"ax",@progbits
	.align 4
.globl nextafterl
	.type	nextafterl, @function
nextafterl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	zdepi -1,31,15,%r20
	stw %r3,-60(%r30)
	copy %r28,%r3
	stw %r10,-88(%r30)
	stw %r9,-84(%r30)
	stw %r8,-80(%r30)
	stw %r7,-76(%r30)
	stw %r6,-72(%r30)
	stw %r5,-68(%r30)
	stw %r4,-64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r5
	ldw 4(%r26),%r6
	extru %r5,1+15-1,15,%r28
	ldw 8(%r26),%r7
	ldw 12(%r26),%r8
	comb,= %r20,%r28,.L288
	or %r6,%r8,%r21
	ldw 0(%r25),%r21
.L295:
	ldw 4(%r25),%r22
	extru %r21,1+15-1,15,%r31
	zdepi -1,31,15,%r20
	ldw 8(%r25),%r29
	comb,= %r20,%r31,.L289
	ldw 12(%r25),%r23
.L263:
	xor %r5,%r21,%r20
	xor %r6,%r22,%r31
	or %r20,%r31,%r20
	comib,<> 0,%r20,.L276
	xor %r7,%r29,%r20
	xor %r8,%r23,%r31
	or %r20,%r31,%r20
	comib,= 0,%r20,.L294
	zdepi -1,31,15,%r20
.L276:
	extru %r5,31,31,%r20
	or %r20,%r6,%r20
	comib,<> 0,%r20,.L266
	or %r7,%r8,%r31
	comib,<> 0,%r31,.L266
	or %r22,%r23,%r22
	extru %r21,31,31,%r20
	or %r20,%r29,%r20
	or %r20,%r22,%r20
	comib,= 0,%r20,.L294
	zdepi -1,31,15,%r20
	depi 0,31,31,%r21
	stw %r31,4(%r3)
	ldi 0,%r28
	ldi 1,%r29
	stw %r21,0(%r3)
	stw %r28,8(%r3)
	stw %r29,12(%r3)
	b .L292
	copy %r3,%r28
.L289:
	or %r22,%r23,%r31
	extru %r21,31,16,%r20
	or %r20,%r29,%r20
	or %r20,%r31,%r20
	comib,= 0,%r20,.L263
	zdepi -1,31,15,%r20
.L294:
	comb,= %r20,%r28,.L290
	or %r6,%r8,%r20
.L268:
	ldw 0(%r25),%r28
	ldw 4(%r25),%r29
	ldw 8(%r25),%r9
	ldw 12(%r25),%r10
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r9,8(%r3)
	stw %r10,12(%r3)
	copy %r3,%r28
.L292:
	ldw -148(%r30),%r2
	ldw -88(%r30),%r10
	ldw -84(%r30),%r9
	ldw -80(%r30),%r8
	ldw -76(%r30),%r7
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L266:
	ldw 0(%r26),%r23
	ldw 4(%r26),%r24
	ldw 8(%r26),%r1
	ldw 12(%r26),%r2
	ldo -104(%r30),%r28
	ldo -120(%r30),%r26
	ldw 0(%r25),%r21
	ldw 4(%r25),%r22
	ldw 8(%r25),%r9
	ldw 12(%r25),%r10
	copy %r19,%r4
	stw %r9,-96(%r30)
	stw %r10,-92(%r30)
	stw %r23,0(%r26)
	stw %r24,4(%r26)
	stw %r1,-112(%r30)
	stw %r2,-108(%r30)
	stw %r21,-104(%r30)
	stw %r22,-100(%r30)
	bl is_less,%r2
	copy %r28,%r25
	extru %r5,0,1,%r20
	comb,= %r20,%r28,.L291
	copy %r4,%r19
	addi 1,%r8,%r8
	addc %r7,%r0,%r7
	ldi 0,%r28
	or %r7,%r8,%r20
	comiclr,<> 0,%r20,%r29
	ldi 1,%r29
	add %r6,%r29,%r6
	addc %r5,%r28,%r5
	extru %r5,1+15-1,15,%r28
.L293:
	comib,= 0,%r28,.L277
	zdepi -1,31,15,%r20
	comclr,= %r20,%r28,%r0
	b,n .L274
.L277:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L274
	stw %r20,0(%r28)
.L288:
	extru %r5,31,16,%r20
	or %r20,%r7,%r20
	or %r20,%r21,%r20
	comib,=,n 0,%r20,.L295
	ldw 0(%r25),%r21
.L274:
	stw %r5,0(%r3)
	stw %r6,4(%r3)
	stw %r7,8(%r3)
	stw %r8,12(%r3)
	b .L292
	copy %r3,%r28
.L291:
	or %r7,%r8,%r20
	ldi 0,%r28
	comiclr,<> 0,%r20,%r29
	ldi 1,%r29
	addi -1,%r8,%r8
	subb %r7,%r0,%r7
	sub %r6,%r29,%r6
	subb %r5,%r28,%r5
	b .L293
	extru %r5,1+15-1,15,%r28
.L290:
	extru %r5,31,16,%r28
	or %r28,%r7,%r28
	or %r28,%r20,%r28
	comib,= 0,%r28,.L268
	nop
	b,n .L274
	.EXIT
	.PROCEND
	.size	nextafterl, .-nextafterl
	.section	.text.nexttowardl,"ax",@progbits
	.align 4
.globl nexttowardl
	.type	nexttowardl, @function
nexttowardl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r20
	stw %r3,-76(%r30)
	copy %r28,%r3
	stw %r6,-88(%r30)
	stw %r5,-84(%r30)
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r1
	ldw 4(%r26),%r2
	ldw 8(%r25),%r5
	ldw 12(%r25),%r6
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	ldw 0(%r25),%r21
	ldw 4(%r25),%r22
	stw %r5,-96(%r30)
	stw %r6,-92(%r30)
	copy %r20,%r25
	ldo -120(%r30),%r6
	stw %r1,-120(%r30)
	stw %r2,-116(%r30)
	stw %r21,-104(%r30)
	stw %r22,-100(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	bl nextafterl,%r2
	copy %r6,%r26
	ldw -88(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	nexttowardl, .-nexttowardl
	.section	.text.fmaxl,"ax",@progbits
	.align 4
.globl fmaxl
	.type	fmaxl, @function
fmaxl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	zdepi -1,31,15,%r22
	stw %r6,-88(%r30)
	copy %r28,%r6
	stw %r5,-84(%r30)
	copy %r25,%r5
	stw %r3,-76(%r30)
	copy %r26,%r3
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r31
	ldw 4(%r26),%r21
	ldw 8(%r26),%r28
	comb,= %r22,%r31,.L311
	ldw 12(%r26),%r29
	ldw 0(%r5),%r20
.L313:
	ldw 4(%r5),%r28
	extru %r20,1+15-1,15,%r22
	zdepi -1,31,15,%r21
	ldw 8(%r5),%r31
	comb,= %r21,%r22,.L312
	ldw 12(%r5),%r29
.L301:
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	ldw 8(%r3),%r1
	ldw 12(%r3),%r2
	ldo -104(%r30),%r20
	ldo -120(%r30),%r26
	ldw 0(%r5),%r23
	ldw 4(%r5),%r24
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	stw %r28,0(%r26)
	stw %r29,4(%r26)
	stw %r1,-112(%r30)
	stw %r2,-108(%r30)
	stw %r23,-104(%r30)
	stw %r24,-100(%r30)
	stw %r21,-96(%r30)
	stw %r22,-92(%r30)
	bl is_less,%r2
	copy %r20,%r25
	comiclr,<> 0,%r28,%r0
	b,n .L304
.L303:
	ldw 0(%r5),%r28
	ldw 4(%r5),%r29
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	copy %r6,%r28
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	ldw -148(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L312:
	extru %r20,31,16,%r20
	or %r28,%r29,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L301
	nop
.L304:
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	copy %r6,%r28
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	ldw -148(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L311:
	extru %r20,31,16,%r20
	or %r21,%r29,%r21
	or %r20,%r28,%r20
	or %r20,%r21,%r20
	comib,<> 0,%r20,.L303
	nop
	b .L313
	ldw 0(%r5),%r20
	.EXIT
	.PROCEND
	.size	fmaxl, .-fmaxl
	.section	.text.fminl,"ax",@progbits
	.align 4
.globl fminl
	.type	fminl, @function
fminl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	zdepi -1,31,15,%r22
	stw %r6,-88(%r30)
	copy %r28,%r6
	stw %r5,-84(%r30)
	copy %r25,%r5
	stw %r3,-76(%r30)
	copy %r26,%r3
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r31
	ldw 4(%r26),%r21
	ldw 8(%r26),%r28
	comb,= %r22,%r31,.L328
	ldw 12(%r26),%r29
	ldw 0(%r5),%r20
.L330:
	ldw 4(%r5),%r28
	extru %r20,1+15-1,15,%r22
	zdepi -1,31,15,%r21
	ldw 8(%r5),%r31
	comb,= %r21,%r22,.L329
	ldw 12(%r5),%r29
.L318:
	ldw 0(%r5),%r28
	ldw 4(%r5),%r29
	ldw 8(%r5),%r1
	ldw 12(%r5),%r2
	ldo -104(%r30),%r20
	ldo -120(%r30),%r26
	ldw 0(%r3),%r23
	ldw 4(%r3),%r24
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	stw %r28,0(%r26)
	stw %r29,4(%r26)
	stw %r1,-112(%r30)
	stw %r2,-108(%r30)
	stw %r23,-104(%r30)
	stw %r24,-100(%r30)
	stw %r21,-96(%r30)
	stw %r22,-92(%r30)
	bl is_less,%r2
	copy %r20,%r25
	comiclr,<> 0,%r28,%r0
	b,n .L321
.L320:
	ldw 0(%r5),%r28
	ldw 4(%r5),%r29
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	copy %r6,%r28
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	ldw -148(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L329:
	extru %r20,31,16,%r20
	or %r28,%r29,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L318
	nop
.L321:
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	copy %r6,%r28
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	ldw -148(%r30),%r2
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L328:
	extru %r20,31,16,%r20
	or %r21,%r29,%r21
	or %r20,%r28,%r20
	or %r20,%r21,%r20
	comib,<> 0,%r20,.L320
	nop
	b .L330
	ldw 0(%r5),%r20
	.EXIT
	.PROCEND
	.size	fminl, .-fminl
	.section	.text.nanl,"ax",@progbits
	.align 4
.globl nanl
	.type	nanl, @function
nanl:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'2147450880,%r21
	ldi 0,%r22
	stw %r21,0(%r28)
	stw %r22,4(%r28)
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,8(%r28)
	stw %r22,12(%r28)
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	nanl, .-nanl
	.section	.text.fdiml,"ax",@progbits
	.align 4
.globl fdiml
	.type	fdiml, @function
fdiml:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r8,-92(%r30)
	stw %r6,-84(%r30)
	copy %r28,%r6
	zdepi -1,31,15,%r28
	stw %r5,-80(%r30)
	copy %r25,%r5
	stw %r3,-72(%r30)
	copy %r26,%r3
	stw %r12,-104(%r30)
	stw %r11,-100(%r30)
	stw %r9,-96(%r30)
	stw %r7,-88(%r30)
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r8
	ldw 4(%r26),%r31
	ldw 8(%r26),%r29
	comb,= %r28,%r8,.L350
	ldw 12(%r26),%r23
	ldw 0(%r5),%r28
.L355:
	ldw 4(%r5),%r22
	extru %r28,1+15-1,15,%r21
	zdepi -1,31,15,%r9
	ldw 8(%r5),%r24
	comb,= %r9,%r21,.L351
	ldw 12(%r5),%r25
	ldw 8(%r5),%r1
	ldw 12(%r5),%r2
	ldw 0(%r3),%r23
	ldw 4(%r3),%r24
	ldo -232(%r30),%r7
	ldo -216(%r30),%r28
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	ldw 0(%r5),%r11
	ldw 4(%r5),%r12
	copy %r19,%r4
	copy %r28,%r25
	stw %r11,0(%r7)
	stw %r12,4(%r7)
	stw %r1,8(%r7)
	stw %r2,12(%r7)
	stw %r23,-216(%r30)
	stw %r24,-212(%r30)
	stw %r21,-208(%r30)
	stw %r22,-204(%r30)
	bl is_less,%r2
	copy %r7,%r26
	comib,= 0,%r28,.L343
	copy %r4,%r19
	comb,<> %r9,%r8,.L352
	ldo -280(%r30),%r9
.L342:
	ldil L'2147418112,%r28
	ldi 0,%r29
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	copy %r6,%r28
.L354:
	ldw -404(%r30),%r2
	ldw -104(%r30),%r12
	ldw -100(%r30),%r11
	ldw -96(%r30),%r9
	ldw -92(%r30),%r8
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L351:
	extru %r28,31,16,%r28
	or %r22,%r25,%r22
	or %r28,%r24,%r28
	or %r28,%r22,%r28
	comib,= 0,%r28,.L336
	ldo -232(%r30),%r28
	comclr,<> %r21,%r8,%r0
	b,n .L353
.L338:
	ldw 0(%r5),%r28
	ldw 4(%r5),%r29
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	b .L354
	copy %r6,%r28
.L350:
	extru %r20,31,16,%r28
	or %r28,%r31,%r28
	comib,<>,n 0,%r28,.L334
	or %r29,%r23,%r28
	comib,=,n 0,%r28,.L355
	ldw 0(%r5),%r28
.L334:
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	ldw 8(%r3),%r11
	ldw 12(%r3),%r12
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	stw %r11,8(%r6)
	stw %r12,12(%r6)
	b .L354
	copy %r6,%r28
.L336:
	ldw 8(%r5),%r23
	ldw 12(%r5),%r24
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldo -216(%r30),%r20
	ldw 0(%r5),%r7
	ldw 4(%r5),%r8
	ldw 8(%r3),%r11
	ldw 12(%r3),%r12
	copy %r20,%r25
	stw %r11,-208(%r30)
	stw %r12,-204(%r30)
	stw %r7,-232(%r30)
	stw %r8,-228(%r30)
	stw %r23,-224(%r30)
	stw %r24,-220(%r30)
	stw %r21,-216(%r30)
	stw %r22,-212(%r30)
	bl is_less,%r2
	copy %r28,%r26
	comib,<> 0,%r28,.L342
	nop
.L343:
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,0(%r6)
	stw %r22,4(%r6)
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	b .L354
	copy %r6,%r28
.L352:
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	copy %r7,%r26
	stw %r23,8(%r7)
	stw %r24,12(%r7)
	copy %r9,%r28
	stw %r21,0(%r7)
	stw %r22,4(%r7)
	bl real_of,%r2
	copy %r19,%r4
	ldw 8(%r5),%r11
	ldw 12(%r5),%r12
	ldw 0(%r5),%r21
	ldw 4(%r5),%r22
	ldo -328(%r30),%r8
	stw %r21,0(%r7)
	stw %r22,4(%r7)
	copy %r8,%r28
	copy %r4,%r19
	copy %r7,%r26
	stw %r11,8(%r7)
	stw %r12,12(%r7)
	copy %r19,%r4
	bl real_of,%r2
	ldo -200(%r30),%r3
	copy %r3,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -376(%r30),%r5
	copy %r3,%r26
	copy %r5,%r28
	bl real_negate,%r2
	copy %r19,%r4
	ldo -152(%r30),%r20
	copy %r3,%r31
	ldi 40,%r28
	ldws,ma 4(%r9),%r21
	ldws,ma 4(%r9),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r28,.-12
	stws,ma %r22,4(%r31)
	copy %r20,%r25
	copy %r4,%r19
	copy %r6,%r28
	ldi 40,%r21
	ldws,ma 4(%r5),%r22
	ldws,ma 4(%r5),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	bl sum,%r2
	copy %r3,%r26
	b .L354
	copy %r6,%r28
.L353:
	extru %r20,31,16,%r20
	or %r31,%r23,%r31
	or %r20,%r29,%r28
	or %r28,%r31,%r28
	comib,<> 0,%r28,.L334
	nop
	b,n .L338
	.EXIT
	.PROCEND
	.size	fdiml, .-fdiml
	.section	.text.fmal,"ax",@progbits
	.align 4
.globl fmal
	.type	fmal, @function
fmal:
	.PROC
	.CALLINFO FRAME=448,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 448(%r30),%r30
	zdepi -1,31,15,%r22
	stw %r7,-116(%r30)
	copy %r28,%r7
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r3,-100(%r30)
	copy %r25,%r3
	stw %r12,-136(%r30)
	stw %r11,-132(%r30)
	stw %r10,-128(%r30)
	stw %r9,-124(%r30)
	stw %r8,-120(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r21
	ldw 8(%r25),%r5
	ldw 12(%r25),%r2
	ldw 0(%r25),%r31
	ldw 4(%r25),%r24
	ldw 4(%r26),%r23
	ldw 8(%r26),%r25
	comb,= %r22,%r21,.L486
	ldw 12(%r26),%r8
	extru %r31,1+15-1,15,%r22
.L502:
	zdepi -1,31,15,%r28
	comb,= %r28,%r22,.L487
	extru %r31,31,16,%r29
	ldw 0(%r6),%r10
.L501:
	ldw 4(%r6),%r4
	extru %r10,1+15-1,15,%r9
	zdepi -1,31,15,%r28
	ldw 8(%r6),%r11
	comb,= %r28,%r9,.L488
	ldw 12(%r6),%r1
	comclr,<> %r28,%r21,%r0
	b,n .L489
	comb,= %r28,%r22,.L490
	or %r24,%r2,%r21
.L378:
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	ldo -248(%r30),%r8
	ldo -296(%r30),%r9
	copy %r19,%r4
	copy %r9,%r28
	stw %r23,-240(%r30)
	stw %r24,-236(%r30)
	copy %r8,%r26
	stw %r21,-248(%r30)
	stw %r22,-244(%r30)
	bl real_of,%r2
	ldo -344(%r30),%r11
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	copy %r11,%r28
	copy %r4,%r19
	stw %r21,-248(%r30)
	stw %r22,-244(%r30)
	copy %r19,%r4
	stw %r23,-240(%r30)
	stw %r24,-236(%r30)
	bl real_of,%r2
	copy %r8,%r26
	ldo -232(%r30),%r5
	ldo -184(%r30),%r3
	copy %r5,%r22
	copy %r3,%r31
	ldi 40,%r28
	ldws,ma 4(%r9),%r20
	ldws,ma 4(%r9),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r3,%r25
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r11),%r21
	ldws,ma 4(%r11),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r19,%r4
	copy %r5,%r26
	ldo -392(%r30),%r10
	bl real_multiply,%r2
	copy %r10,%r28
	ldw 0(%r6),%r21
	ldw 4(%r6),%r22
	ldw 8(%r6),%r23
	ldw 12(%r6),%r24
	copy %r4,%r19
	ldo -440(%r30),%r9
	stw %r21,-248(%r30)
	stw %r22,-244(%r30)
	copy %r9,%r28
	copy %r8,%r26
	stw %r23,-240(%r30)
	stw %r24,-236(%r30)
	bl real_of,%r2
	copy %r19,%r4
	copy %r5,%r31
	copy %r3,%r25
	ldi 40,%r20
	ldws,ma 4(%r10),%r21
	ldws,ma 4(%r10),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r4,%r19
	copy %r7,%r28
	ldi 40,%r20
	ldws,ma 4(%r9),%r21
	ldws,ma 4(%r9),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
	bl sum,%r2
	copy %r5,%r26
	copy %r7,%r28
.L496:
	ldw -468(%r30),%r2
	ldw -136(%r30),%r12
	ldw -132(%r30),%r11
	ldw -128(%r30),%r10
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -448(%r30),%r30
.L487:
	or %r24,%r2,%r9
	or %r29,%r5,%r28
	or %r28,%r9,%r28
	comib,=,n 0,%r28,.L501
	ldw 0(%r6),%r10
	comb,= %r22,%r21,.L491
	or %r23,%r8,%r8
.L410:
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	stw %r23,8(%r7)
	stw %r24,12(%r7)
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	b .L496
	copy %r7,%r28
.L486:
	extru %r20,31,16,%r28
	or %r28,%r23,%r28
	comib,<>,n 0,%r28,.L358
	or %r25,%r8,%r28
	comib,= 0,%r28,.L502
	extru %r31,1+15-1,15,%r22
.L358:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r7)
	stw %r22,12(%r7)
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	b .L496
	copy %r7,%r28
.L488:
	extru %r10,31,16,%r28
	or %r4,%r1,%r12
	or %r28,%r11,%r29
	or %r29,%r12,%r29
	comiclr,<> 0,%r29,%r0
	b,n .L362
	comb,= %r9,%r21,.L492
	extru %r20,31,16,%r28
	zdepi -1,31,15,%r28
.L506:
	comb,= %r28,%r22,.L493
	extru %r31,31,16,%r29
.L367:
	ldw 8(%r6),%r21
	ldw 12(%r6),%r22
	ldw 0(%r6),%r28
	ldw 4(%r6),%r29
	stw %r21,8(%r7)
	stw %r22,12(%r7)
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	b .L496
	copy %r7,%r28
.L490:
	extru %r31,31,16,%r28
	or %r28,%r5,%r28
	or %r28,%r21,%r28
	comib,<> 0,%r28,.L378
	nop
	extru %r20,31,31,%r28
.L497:
	or %r28,%r23,%r28
	comib,= 0,%r28,.L387
	extru %r31,31,31,%r28
	or %r28,%r24,%r28
	comib,<> 0,%r28,.L391
	xor %r31,%r20,%r31
.L389:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r23
	ldi 0,%r24
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r23,8(%r7)
	stw %r24,12(%r7)
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	b .L496
	copy %r7,%r28
.L489:
	extru %r20,31,16,%r28
	or %r28,%r23,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L375
	comb,<> %r21,%r22,.L378
	nop
	extru %r31,31,16,%r28
	or %r28,%r24,%r28
	comib,<> 0,%r28,.L378
	nop
	or %r5,%r2,%r28
	comib,<> 0,%r28,.L378
	nop
	b .L497
	extru %r20,31,31,%r28
.L375:
	or %r25,%r8,%r25
	comib,= 0,%r25,.L503
	extru %r20,31,31,%r28
	comb,<> %r21,%r22,.L378
	nop
	extru %r31,31,16,%r28
	or %r28,%r24,%r28
	comib,<> 0,%r28,.L378
	nop
	or %r5,%r2,%r28
.L499:
	comib,= 0,%r28,.L385
	zdepi -1,31,15,%r28
	comb,<> %r28,%r9,.L378
	or %r4,%r1,%r12
	extru %r10,31,16,%r28
	or %r28,%r11,%r28
.L505:
	or %r28,%r12,%r28
	comib,<> 0,%r28,.L378
	nop
	b,n .L367
.L380:
.L503:
	or %r28,%r23,%r28
	comib,= 0,%r28,.L389
	or %r24,%r2,%r24
.L504:
	extru %r31,31,31,%r28
	or %r28,%r5,%r28
	or %r28,%r24,%r28
	comib,= 0,%r28,.L389
	nop
	zdepi -1,31,15,%r28
.L500:
	comb,= %r28,%r9,.L494
	xor %r31,%r20,%r31
.L391:
	comiclr,> 0,%r31,%r0
	b,n .L407
	ldil L'-65536,%r28
	ldi 0,%r29
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	ldi 0,%r28
	ldi 0,%r29
	stw %r28,8(%r7)
	stw %r29,12(%r7)
	b .L496
	copy %r7,%r28
.L494:
	extru %r10,31,16,%r28
	or %r4,%r1,%r12
.L394:
	or %r28,%r11,%r28
	or %r28,%r12,%r28
	comib,<> 0,%r28,.L391
	xor %r31,%r10,%r10
	comib,> 0,%r10,.L389
	nop
	b,n .L391
.L362:
	comb,= %r9,%r21,.L495
	extru %r20,31,16,%r29
	comb,<> %r9,%r22,.L367
	extru %r31,31,16,%r21
	or %r21,%r24,%r21
	comib,<> 0,%r21,.L367
	or %r5,%r2,%r21
	comib,<> 0,%r21,.L367
	extru %r20,31,31,%r21
.L498:
	or %r21,%r23,%r21
	comib,= 0,%r21,.L387
	extru %r31,31,31,%r21
	or %r21,%r24,%r21
	comib,<> 0,%r21,.L394
	xor %r31,%r20,%r31
	b,n .L389
.L491:
	extru %r20,31,16,%r20
	or %r20,%r25,%r28
	or %r28,%r8,%r28
	comib,<> 0,%r28,.L358
	nop
.L411:
	or %r29,%r5,%r28
	or %r28,%r9,%r28
	comib,<> 0,%r28,.L410
	nop
	b,n .L367
.L387:
	or %r25,%r8,%r25
	comib,<> 0,%r25,.L504
	or %r24,%r2,%r24
	b,n .L389
.L495:
	or %r29,%r23,%r29
	comiclr,<> 0,%r29,%r0
	b,n .L370
	comb,<> %r21,%r22,.L367
	extru %r31,31,16,%r21
	or %r21,%r24,%r21
	comib,<> 0,%r21,.L367
	or %r5,%r2,%r21
	comib,<>,n 0,%r21,.L505
	or %r28,%r11,%r28
	b .L498
	extru %r20,31,31,%r21
.L407:
	ldil L'2147418112,%r28
	ldi 0,%r29
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,8(%r7)
	stw %r22,12(%r7)
	b .L496
	copy %r7,%r28
.L370:
	or %r25,%r8,%r25
	comib,=,n 0,%r25,.L380
	extru %r20,31,31,%r28
	comb,<>,n %r9,%r22,.L505
	or %r28,%r11,%r28
	extru %r31,31,16,%r21
	or %r21,%r24,%r21
	comib,<>,n 0,%r21,.L505
	or %r28,%r11,%r28
	b .L499
	or %r5,%r2,%r28
.L492:
	or %r23,%r8,%r8
	or %r28,%r25,%r28
	or %r28,%r8,%r28
	comib,=,n 0,%r28,.L506
	zdepi -1,31,15,%r28
	b,n .L358
.L493:
	b .L411
	or %r24,%r2,%r9
.L385:
	extru %r20,31,31,%r28
	or %r28,%r23,%r28
	comib,=,n 0,%r28,.L504
	or %r24,%r2,%r24
	extru %r31,31,31,%r28
	or %r28,%r24,%r28
	comib,= 0,%r28,.L389
	nop
	b .L500
	zdepi -1,31,15,%r28
	.EXIT
	.PROCEND
	.size	fmal, .-fmal
	.section	.text.fmodl,"ax",@progbits
	.align 4
.globl fmodl
	.type	fmodl, @function
fmodl:
	.PROC
	.CALLINFO FRAME=448,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 448(%r30),%r30
	ldo -208(%r30),%r20
	stw %r8,-88(%r30)
	ldo -248(%r30),%r8
	stw %r7,-84(%r30)
	copy %r25,%r7
	stw %r6,-80(%r30)
	copy %r26,%r6
	stw %r5,-76(%r30)
	copy %r28,%r5
	stw %r4,-72(%r30)
	copy %r19,%r4
	stw %r3,-68(%r30)
	ldo -224(%r30),%r3
	stw %r19,-32(%r30)
	stw %r10,-96(%r30)
	stw %r9,-92(%r30)
	ldw 8(%r26),%r25
	ldw 12(%r26),%r26
	ldw 0(%r7),%r23
	ldw 4(%r7),%r24
	ldw 8(%r7),%r21
	ldw 12(%r7),%r22
	ldw 0(%r6),%r9
	ldw 4(%r6),%r10
	stw %r25,8(%r3)
	stw %r26,12(%r3)
	copy %r20,%r25
	copy %r3,%r26
	stw %r9,0(%r3)
	stw %r10,4(%r3)
	stw %r23,-208(%r30)
	stw %r24,-204(%r30)
	stw %r21,-200(%r30)
	stw %r22,-196(%r30)
	bl is_special_division,%r2
	copy %r8,%r24
	comib,= 0,%r28,.L508
	copy %r4,%r19
	ldw -248(%r30),%r28
	ldw -244(%r30),%r29
	ldw -240(%r30),%r21
	ldw -236(%r30),%r22
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	copy %r5,%r28
.L510:
	ldw -468(%r30),%r2
	ldw -96(%r30),%r10
	ldw -92(%r30),%r9
	ldw -88(%r30),%r8
	ldw -84(%r30),%r7
	ldw -80(%r30),%r6
	ldw -76(%r30),%r5
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bv %r0(%r2)
	ldo -448(%r30),%r30
.L508:
	ldw 8(%r6),%r21
	ldw 12(%r6),%r22
	ldw 0(%r6),%r23
	ldw 4(%r6),%r24
	copy %r3,%r26
	copy %r19,%r4
	stw %r23,0(%r3)
	stw %r24,4(%r3)
	ldo -264(%r30),%r9
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	bl fabsl,%r2
	copy %r9,%r28
	ldw -264(%r30),%r21
	ldw -260(%r30),%r22
	ldw -256(%r30),%r23
	ldw -252(%r30),%r24
	copy %r4,%r19
	copy %r3,%r26
	stw %r23,8(%r3)
	stw %r24,12(%r3)
	copy %r19,%r4
	ldo -344(%r30),%r10
	stw %r21,0(%r3)
	stw %r22,4(%r3)
	copy %r10,%r28
	bl real_of,%r2
	ldo -280(%r30),%r8
	ldw 0(%r7),%r21
	ldw 4(%r7),%r22
	ldw 8(%r7),%r23
	ldw 12(%r7),%r24
	copy %r4,%r19
	copy %r8,%r28
	copy %r3,%r26
	stw %r23,8(%r3)
	stw %r24,12(%r3)
	stw %r21,0(%r3)
	stw %r22,4(%r3)
	bl fabsl,%r2
	copy %r19,%r4
	ldw -280(%r30),%r21
	ldw -276(%r30),%r22
	ldw -272(%r30),%r23
	ldw -268(%r30),%r24
	copy %r4,%r19
	copy %r3,%r26
	stw %r21,0(%r3)
	stw %r22,4(%r3)
	copy %r19,%r4
	ldo -392(%r30),%r9
	stw %r23,8(%r3)
	stw %r24,12(%r3)
	copy %r9,%r28
	bl real_of,%r2
	ldo -192(%r30),%r7
	copy %r7,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r10),%r21
	ldws,ma 4(%r10),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo -144(%r30),%r20
	copy %r7,%r26
	copy %r20,%r25
	ldo -440(%r30),%r8
	ldi 40,%r21
	ldws,ma 4(%r9),%r22
	ldws,ma 4(%r9),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	copy %r8,%r28
	ldo -232(%r30),%r24
	copy %r19,%r4
	bl remainder_of,%r2
	copy %r7,%r3
	copy %r3,%r26
	ldo -296(%r30),%r7
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
	copy %r4,%r19
	bl real_quad,%r2
	copy %r7,%r28
	ldw -288(%r30),%r21
	ldw -284(%r30),%r22
	ldw -296(%r30),%r28
	extru %r28,31,31,%r28
	ldw -292(%r30),%r31
	ldw 0(%r6),%r20
	depi 0,31,31,%r20
	or %r28,%r20,%r28
	stw %r31,4(%r5)
	stw %r28,0(%r5)
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	b .L510
	copy %r5,%r28
	.EXIT
	.PROCEND
	.size	fmodl, .-fmodl
	.section	.text.remquol,"ax",@progbits
	.align 4
.globl remquol
	.type	remquol, @function
remquol:
	.PROC
	.CALLINFO FRAME=576,CALLS,SAVE_RP,ENTRY_GR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldo 576(%r30),%r30
	ldo -304(%r30),%r20
	stw %r9,-124(%r30)
	copy %r24,%r9
	stw %r6,-112(%r30)
	copy %r26,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	ldo -320(%r30),%r3
	stw %r19,-32(%r30)
	stw %r14,-144(%r30)
	stw %r13,-140(%r30)
	stw %r12,-136(%r30)
	stw %r11,-132(%r30)
	stw %r10,-128(%r30)
	stw %r8,-120(%r30)
	stw %r7,-116(%r30)
	ldw 8(%r26),%r25
	ldw 12(%r26),%r26
	ldw 0(%r6),%r7
	ldw 4(%r6),%r8
	ldw 0(%r5),%r23
	ldw 4(%r5),%r24
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	stw %r7,0(%r3)
	stw %r8,4(%r3)
	copy %r28,%r7
	ldo -344(%r30),%r8
	stw %r0,0(%r9)
	stw %r25,8(%r3)
	stw %r26,12(%r3)
	copy %r20,%r25
	copy %r3,%r26
	stw %r23,-304(%r30)
	stw %r24,-300(%r30)
	stw %r21,-296(%r30)
	stw %r22,-292(%r30)
	bl is_special_division,%r2
	copy %r8,%r24
	comib,= 0,%r28,.L512
	copy %r4,%r19
	ldw -344(%r30),%r28
	ldw -340(%r30),%r29
	ldw -336(%r30),%r21
	ldw -332(%r30),%r22
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	stw %r21,8(%r7)
	stw %r22,12(%r7)
	copy %r7,%r28
.L525:
	ldw -596(%r30),%r2
	ldw -144(%r30),%r14
	ldw -140(%r30),%r13
	ldw -136(%r30),%r12
	ldw -132(%r30),%r11
	ldw -128(%r30),%r10
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -576(%r30),%r30
.L512:
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	ldw 0(%r5),%r23
	ldw 4(%r5),%r24
	copy %r3,%r26
	copy %r19,%r4
	stw %r23,0(%r3)
	stw %r24,4(%r3)
	ldo -360(%r30),%r8
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	bl fabsl,%r2
	copy %r8,%r28
	ldw -360(%r30),%r21
	ldw -356(%r30),%r22
	ldw -352(%r30),%r23
	ldw -348(%r30),%r24
	ldo -424(%r30),%r12
	copy %r4,%r19
	copy %r3,%r26
	stw %r23,8(%r3)
	stw %r24,12(%r3)
	copy %r19,%r4
	stw %r21,0(%r3)
	stw %r22,4(%r3)
	copy %r12,%r28
	bl real_of,%r2
	ldo -376(%r30),%r10
	ldw 8(%r6),%r21
	ldw 12(%r6),%r22
	ldw 0(%r6),%r23
	ldw 4(%r6),%r24
	copy %r10,%r28
	copy %r4,%r19
	copy %r3,%r26
	stw %r23,0(%r3)
	stw %r24,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	bl fabsl,%r2
	copy %r19,%r4
	ldw -376(%r30),%r21
	ldw -372(%r30),%r22
	ldw -368(%r30),%r23
	ldw -364(%r30),%r24
	ldo -520(%r30),%r13
	copy %r4,%r19
	stw %r21,0(%r3)
	stw %r22,4(%r3)
	copy %r13,%r28
	copy %r3,%r26
	stw %r23,8(%r3)
	stw %r24,12(%r3)
	copy %r19,%r4
	bl real_of,%r2
	ldo -288(%r30),%r8
	copy %r8,%r31
	ldo -240(%r30),%r11
	ldi 40,%r20
	ldws,ma 4(%r13),%r21
	ldws,ma 4(%r13),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r11,%r31
	copy %r12,%r29
	copy %r4,%r19
	ldo -472(%r30),%r10
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r19,%r4
	copy %r8,%r26
	copy %r11,%r25
	ldo -328(%r30),%r14
	copy %r10,%r28
	bl remainder_of,%r2
	copy %r14,%r24
	ldw 0(%r10),%r13
	copy %r8,%r31
	copy %r10,%r29
	copy %r4,%r19
	ldo -568(%r30),%r3
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r3,%r28
	copy %r19,%r4
	copy %r8,%r26
	bl real_scale,%r2
	ldi 1,%r25
	copy %r8,%r22
	copy %r12,%r31
	ldi 40,%r28
	ldws,ma 4(%r3),%r20
	ldws,ma 4(%r3),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r11,%r22
	copy %r4,%r19
	copy %r11,%r25
	copy %r19,%r4
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	bl real_compare,%r2
	copy %r8,%r26
	ldw 0(%r14),%r3
	comib,< 0,%r28,.L515
	copy %r4,%r19
	comib,<>,n 0,%r28,.L516
	extru %r3,31,1,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L516
.L515:
	copy %r11,%r22
	copy %r10,%r31
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldo -192(%r30),%r25
	copy %r25,%r31
	copy %r8,%r28
	copy %r19,%r4
	ldi 40,%r20
	ldws,ma 4(%r12),%r21
	ldws,ma 4(%r12),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r11,%r26
	bl real_subtract,%r2
	ldo 1(%r3),%r3
	copy %r10,%r22
	copy %r8,%r31
	copy %r4,%r19
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldw 0(%r10),%r13
.L516:
	ldw 0(%r6),%r22
	extru %r3,31,3,%r28
	ldw 0(%r5),%r21
	extru %r22,0,1,%r20
	xor %r21,%r22,%r21
	sub %r0,%r28,%r31
	ldw -428(%r30),%r22
	comiclr,<= 0,%r21,%r0
	copy %r31,%r28
	stw %r28,0(%r9)
	comclr,= %r13,%r20,%r13
	ldi 1,%r13
	copy %r8,%r26
	comiclr,= 0,%r22,%r0
	copy %r13,%r20
	stw %r20,0(%r10)
	ldi 40,%r20
	ldws,ma 4(%r10),%r21
	ldws,ma 4(%r10),%r22
	stws,ma %r21,4(%r8)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r8)
	bl real_quad,%r2
	copy %r7,%r28
	b .L525
	copy %r7,%r28
	.EXIT
	.PROCEND
	.size	remquol, .-remquol
	.section	.text.remainderl,"ax",@progbits
	.align 4
.globl remainderl
	.type	remainderl, @function
remainderl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -96(%r30),%r20
	stw %r3,-68(%r30)
	copy %r28,%r3
	stw %r6,-80(%r30)
	stw %r5,-76(%r30)
	stw %r4,-72(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r23
	ldw 4(%r26),%r24
	ldw 8(%r26),%r1
	ldw 12(%r26),%r2
	ldw 8(%r25),%r5
	ldw 12(%r25),%r6
	ldo -112(%r30),%r26
	ldw 0(%r25),%r21
	ldw 4(%r25),%r22
	stw %r5,-88(%r30)
	stw %r6,-84(%r30)
	copy %r20,%r25
	stw %r23,0(%r26)
	stw %r24,4(%r26)
	stw %r1,-104(%r30)
	stw %r2,-100(%r30)
	stw %r21,-96(%r30)
	stw %r22,-92(%r30)
	bl remquol,%r2
	ldo -120(%r30),%r24
	ldw -80(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -76(%r30),%r5
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	remainderl, .-remainderl
	.section	.text.sqrtl,"ax",@progbits
	.align 4
.globl sqrtl
	.type	sqrtl, @function
sqrtl:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	zdepi -1,31,15,%r20
	stw %r3,-72(%r30)
	copy %r28,%r3
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r5,-80(%r30)
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	extru %r28,1+15-1,15,%r29
	ldw 4(%r26),%r31
	ldw 8(%r26),%r22
	comb,= %r20,%r29,.L548
	ldw 12(%r26),%r21
	extru %r28,31,31,%r20
	or %r20,%r31,%r20
	comib,<> 0,%r20,.L547
	or %r22,%r21,%r22
	comiclr,<> 0,%r22,%r0
	b,n .L529
.L547:
	comib,> 0,%r28,.L531
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	copy %r20,%r26
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	ldo -200(%r30),%r7
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	copy %r5,%r26
	ldo -248(%r30),%r6
	copy %r19,%r4
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_sqrt,%r2
	copy %r6,%r28
	copy %r5,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r5)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r5)
	bl real_quad,%r2
	copy %r3,%r28
	copy %r3,%r28
.L550:
	ldw -276(%r30),%r2
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L548:
	or %r31,%r21,%r21
	extru %r28,31,16,%r20
	or %r20,%r22,%r20
	or %r20,%r21,%r20
	comib,= 0,%r20,.L549
	extru %r28,31,31,%r20
.L529:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L550
	copy %r3,%r28
.L549:
	or %r20,%r31,%r20
	comib,= 0,%r20,.L529
	nop
	comib,<= 0,%r28,.L529
	nop
.L531:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L550
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	sqrtl, .-sqrtl
	.section	.text.hypotl,"ax",@progbits
	.align 4
.globl hypotl
	.type	hypotl, @function
hypotl:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r9,-76(%r30)
	zdepi -1,31,15,%r9
	stw %r8,-72(%r30)
	copy %r28,%r8
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r12,-88(%r30)
	stw %r11,-84(%r30)
	stw %r10,-80(%r30)
	stw %r7,-68(%r30)
	stw %r6,-64(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r22
	ldw 0(%r25),%r21
	ldw 4(%r25),%r31
	ldw 8(%r25),%r29
	ldw 12(%r25),%r23
	ldw 4(%r26),%r24
	ldw 8(%r26),%r28
	comb,= %r9,%r22,.L569
	ldw 12(%r26),%r25
	extru %r21,1+15-1,15,%r28
	comb,= %r9,%r28,.L570
	ldo -264(%r30),%r7
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	ldo -200(%r30),%r3
	copy %r7,%r28
	copy %r3,%r26
	stw %r23,-192(%r30)
	stw %r24,-188(%r30)
	copy %r19,%r4
	stw %r21,-200(%r30)
	stw %r22,-196(%r30)
	bl real_of,%r2
	ldo -312(%r30),%r6
	ldw 0(%r5),%r21
	ldw 4(%r5),%r22
	ldw 8(%r5),%r23
	ldw 12(%r5),%r24
	copy %r6,%r28
	copy %r4,%r19
	stw %r21,-200(%r30)
	stw %r22,-196(%r30)
	copy %r3,%r26
	stw %r23,-192(%r30)
	stw %r24,-188(%r30)
	bl real_of,%r2
	copy %r19,%r4
	ldo -184(%r30),%r3
	copy %r7,%r29
	copy %r3,%r31
	ldo -136(%r30),%r5
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r31
	copy %r4,%r19
	copy %r3,%r26
	copy %r5,%r25
	ldo -360(%r30),%r28
	copy %r19,%r4
	copy %r28,%r12
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_multiply,%r2
	ldo -408(%r30),%r10
	copy %r6,%r29
	copy %r3,%r31
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r10,%r28
	copy %r5,%r25
	copy %r3,%r26
	bl real_multiply,%r2
	copy %r19,%r4
	copy %r3,%r31
	copy %r5,%r25
	copy %r4,%r19
	copy %r3,%r26
	ldi 40,%r20
	ldws,ma 4(%r12),%r21
	ldws,ma 4(%r12),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r19,%r4
	ldo -456(%r30),%r7
	ldi 40,%r20
	ldws,ma 4(%r10),%r21
	ldws,ma 4(%r10),%r22
	stws,ma %r21,4(%r5)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r5)
	copy %r7,%r28
	bl real_add,%r2
	ldo -504(%r30),%r11
	copy %r3,%r31
	copy %r4,%r19
	copy %r11,%r28
	copy %r3,%r26
	copy %r19,%r4
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_sqrt,%r2
	ldo -216(%r30),%r6
	copy %r4,%r19
	copy %r6,%r28
	copy %r3,%r26
	ldi 40,%r20
	ldws,ma 4(%r11),%r21
	ldws,ma 4(%r11),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
	bl real_quad,%r2
	copy %r19,%r4
	ldh 0(%r6),%r28
	extru %r28,31,15,%r28
	comb,= %r9,%r28,.L571
	copy %r4,%r19
.L563:
	ldw 0(%r6),%r28
	ldw 4(%r6),%r29
	ldw 8(%r6),%r23
	ldw 12(%r6),%r24
	stw %r28,0(%r8)
	stw %r29,4(%r8)
	stw %r23,8(%r8)
	stw %r24,12(%r8)
.L551:
	copy %r8,%r28
.L573:
	ldw -532(%r30),%r2
	ldw -88(%r30),%r12
	ldw -84(%r30),%r11
	ldw -80(%r30),%r10
	ldw -76(%r30),%r9
	ldw -72(%r30),%r8
	ldw -68(%r30),%r7
	ldw -64(%r30),%r6
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
.L570:
	or %r31,%r23,%r20
	extru %r21,31,16,%r28
	or %r28,%r29,%r28
	or %r28,%r20,%r28
	comib,=,n 0,%r28,.L565
	stw %r21,0(%r8)
	stw %r31,4(%r8)
	stw %r29,8(%r8)
	b .L551
	stw %r23,12(%r8)
.L569:
	extru %r20,31,16,%r20
	or %r20,%r24,%r20
	comib,<> 0,%r20,.L560
	or %r28,%r25,%r28
	comiclr,= 0,%r28,%r0
	b,n .L560
.L565:
	ldil L'2147418112,%r28
	ldi 0,%r29
	stw %r28,0(%r8)
	stw %r29,4(%r8)
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,8(%r8)
	stw %r22,12(%r8)
	b .L573
	copy %r8,%r28
.L560:
	extru %r21,1+15-1,15,%r28
	comb,= %r22,%r28,.L572
	extru %r21,31,16,%r21
.L556:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r8)
	stw %r29,4(%r8)
	stw %r21,8(%r8)
	stw %r22,12(%r8)
	b .L573
	copy %r8,%r28
.L572:
	or %r31,%r23,%r31
	or %r21,%r29,%r20
	or %r20,%r31,%r20
	comib,<> 0,%r20,.L556
	nop
	b,n .L565
.L571:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L563
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	hypotl, .-hypotl
	.section	.text.expl,"ax",@progbits
	.align 4
.globl expl
	.type	expl, @function
expl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r8,-84(%r30)
	zdepi -1,31,15,%r8
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r7,-80(%r30)
	stw %r6,-76(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r21
	ldw 4(%r26),%r28
	ldw 8(%r26),%r22
	comb,= %r8,%r21,.L582
	ldw 12(%r26),%r31
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -152(%r30),%r20
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r7
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r6
	bl real_exp,%r2
	copy %r6,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r6),%r22
	ldws,ma 4(%r6),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r8,%r28,.L583
	copy %r4,%r19
.L581:
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L584:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L582:
	or %r28,%r31,%r21
	extru %r20,31,16,%r28
	or %r28,%r22,%r28
	or %r28,%r21,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L576
.L579:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L584
	copy %r3,%r28
.L576:
	comib,<= 0,%r20,.L579
	nop
	ldi 0,%r28
	ldi 0,%r29
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r28,8(%r3)
	stw %r29,12(%r3)
	b .L584
	copy %r3,%r28
.L583:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L581
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	expl, .-expl
	.section	.text.exp2l,"ax",@progbits
	.align 4
.globl exp2l
	.type	exp2l, @function
exp2l:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r8,-84(%r30)
	zdepi -1,31,15,%r8
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r7,-80(%r30)
	stw %r6,-76(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r21
	ldw 4(%r26),%r28
	ldw 8(%r26),%r22
	comb,= %r8,%r21,.L593
	ldw 12(%r26),%r31
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -152(%r30),%r20
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r7
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r6
	bl real_exp2,%r2
	copy %r6,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r6),%r22
	ldws,ma 4(%r6),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r8,%r28,.L594
	copy %r4,%r19
.L592:
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L595:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L593:
	or %r28,%r31,%r21
	extru %r20,31,16,%r28
	or %r28,%r22,%r28
	or %r28,%r21,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L587
.L590:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L595
	copy %r3,%r28
.L587:
	comib,<= 0,%r20,.L590
	nop
	ldi 0,%r28
	ldi 0,%r29
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r28,8(%r3)
	stw %r29,12(%r3)
	b .L595
	copy %r3,%r28
.L594:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L592
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	exp2l, .-exp2l
	.section	.text.expm1l,"ax",@progbits
	.align 4
.globl expm1l
	.type	expm1l, @function
expm1l:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-76(%r30)
	zdepi -1,31,15,%r6
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r22
	ldw 4(%r26),%r28
	ldw 8(%r26),%r31
	comb,= %r6,%r22,.L609
	ldw 12(%r26),%r21
	extru %r20,31,31,%r20
	or %r28,%r21,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,=,n 0,%r20,.L598
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r8
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r7
	bl real_expm1,%r2
	copy %r7,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r6,%r28,.L610
	copy %r4,%r19
.L604:
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L612
	copy %r3,%r28
.L609:
	or %r28,%r21,%r22
	extru %r20,31,16,%r21
	or %r21,%r31,%r21
	or %r21,%r22,%r21
	comib,= 0,%r21,.L611
	extru %r20,31,31,%r21
.L598:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r3,%r28
.L612:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L611:
	or %r21,%r28,%r28
	comib,= 0,%r28,.L598
	nop
	comib,<= 0,%r20,.L598
	nop
	ldi 0,%r28
	ldi 0,%r29
	stw %r28,8(%r3)
	stw %r29,12(%r3)
	ldil L'0,%r29
	ldil L'-1073807360,%r28
	ldo R'0(%r29),%r29
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L612
	copy %r3,%r28
.L610:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L604
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	expm1l, .-expm1l
	.section	.text.cbrtl,"ax",@progbits
	.align 4
.globl cbrtl
	.type	cbrtl, @function
cbrtl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-76(%r30)
	zdepi -1,31,15,%r6
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r21
	ldw 4(%r26),%r28
	ldw 8(%r26),%r22
	comb,= %r6,%r21,.L614
	ldw 12(%r26),%r31
	extru %r20,31,31,%r20
	or %r28,%r31,%r28
	or %r20,%r22,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L614
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r8
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r7
	bl real_cbrt,%r2
	copy %r7,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r6,%r28,.L618
	copy %r4,%r19
.L617:
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L619
	copy %r3,%r28
.L614:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L619:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L618:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L617
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	cbrtl, .-cbrtl
	.section	.text.sinl,"ax",@progbits
	.align 4
.globl sinl
	.type	sinl, @function
sinl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-76(%r30)
	zdepi -1,31,15,%r6
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r22
	ldw 4(%r26),%r28
	ldw 8(%r26),%r31
	comb,= %r6,%r22,.L632
	ldw 12(%r26),%r21
	extru %r20,31,31,%r20
	or %r28,%r21,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,=,n 0,%r20,.L622
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r8
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r7
	bl real_sin,%r2
	copy %r7,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r6,%r28,.L633
	copy %r4,%r19
.L627:
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r3,%r28
.L635:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L632:
	or %r28,%r21,%r22
	extru %r20,31,16,%r21
	or %r21,%r31,%r21
	or %r21,%r22,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L634
.L622:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L635
	copy %r3,%r28
.L633:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L627
	stw %r20,0(%r28)
.L634:
	extru %r20,31,31,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L622
	nop
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L635
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	sinl, .-sinl
	.section	.text.cosl,"ax",@progbits
	.align 4
.globl cosl
	.type	cosl, @function
cosl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r9,-88(%r30)
	zdepi -1,31,15,%r9
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r6,-76(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	extru %r28,1+15-1,15,%r21
	ldw 4(%r26),%r20
	ldw 8(%r26),%r22
	comb,= %r9,%r21,.L642
	ldw 12(%r26),%r31
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -152(%r30),%r20
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r7
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r6
	bl real_cos,%r2
	copy %r6,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r8
	copy %r5,%r26
	copy %r8,%r28
	ldi 40,%r21
	ldws,ma 4(%r6),%r22
	ldws,ma 4(%r6),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r8),%r28
	extru %r28,31,15,%r28
	comb,= %r9,%r28,.L643
	copy %r4,%r19
.L641:
	ldw 8(%r8),%r21
	ldw 12(%r8),%r22
	ldw 0(%r8),%r28
	ldw 4(%r8),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r3,%r28
.L644:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L642:
	extru %r28,31,16,%r28
	or %r20,%r31,%r20
	or %r28,%r22,%r28
	or %r28,%r20,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L638
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L644
	copy %r3,%r28
.L643:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L641
	stw %r20,0(%r28)
.L638:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L644
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	cosl, .-cosl
	.section	.text.tanl,"ax",@progbits
	.align 4
.globl tanl
	.type	tanl, @function
tanl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-76(%r30)
	zdepi -1,31,15,%r6
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r22
	ldw 4(%r26),%r28
	ldw 8(%r26),%r31
	comb,= %r6,%r22,.L657
	ldw 12(%r26),%r21
	extru %r20,31,31,%r20
	or %r28,%r21,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,=,n 0,%r20,.L647
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r8
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r7
	bl real_tan,%r2
	copy %r7,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r6,%r28,.L658
	copy %r4,%r19
.L652:
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r3,%r28
.L660:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L657:
	or %r28,%r21,%r22
	extru %r20,31,16,%r21
	or %r21,%r31,%r21
	or %r21,%r22,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L659
.L647:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L660
	copy %r3,%r28
.L658:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L652
	stw %r20,0(%r28)
.L659:
	extru %r20,31,31,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L647
	nop
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L660
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	tanl, .-tanl
	.section	.text.asinl,"ax",@progbits
	.align 4
.globl asinl
	.type	asinl, @function
asinl:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r8,-104(%r30)
	zdepi -1,31,15,%r8
	stw %r5,-92(%r30)
	copy %r28,%r5
	stw %r3,-84(%r30)
	copy %r26,%r3
	stw %r10,-112(%r30)
	stw %r9,-108(%r30)
	stw %r7,-100(%r30)
	stw %r6,-96(%r30)
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r22
	ldw 4(%r26),%r28
	ldw 8(%r26),%r31
	comb,= %r8,%r22,.L674
	ldw 12(%r26),%r21
	extru %r20,31,31,%r20
	or %r28,%r21,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L663
	copy %r19,%r4
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r3),%r23
	ldw 4(%r3),%r24
	ldo -200(%r30),%r6
	stw %r23,-200(%r30)
	stw %r24,-196(%r30)
	copy %r6,%r26
	ldo -216(%r30),%r7
	stw %r21,-192(%r30)
	stw %r22,-188(%r30)
	bl fabsl,%r2
	copy %r7,%r28
	copy %r4,%r19
	addil LT'one,%r19
	ldw -216(%r30),%r21
	ldw -212(%r30),%r22
	ldw RT'one(%r1),%r20
	ldo -184(%r30),%r28
	ldw -208(%r30),%r23
	ldw -204(%r30),%r24
	ldw 0(%r20),%r1
	ldw 4(%r20),%r2
	copy %r19,%r4
	ldw 8(%r20),%r9
	ldw 12(%r20),%r10
	copy %r28,%r25
	stw %r9,-120(%r30)
	stw %r10,-116(%r30)
	stw %r1,-200(%r30)
	stw %r2,-196(%r30)
	stw %r9,-192(%r30)
	stw %r10,-188(%r30)
	stw %r21,-184(%r30)
	stw %r22,-180(%r30)
	stw %r23,-176(%r30)
	stw %r24,-172(%r30)
	bl is_less,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L675
	copy %r4,%r19
.L668:
	bl __errno,%r2
	nop
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	ldi 33,%r20
	stw %r20,0(%r28)
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	copy %r5,%r28
.L678:
	ldw -404(%r30),%r2
	ldw -112(%r30),%r10
	ldw -108(%r30),%r9
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L675:
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	copy %r6,%r26
	copy %r19,%r4
	stw %r21,-200(%r30)
	stw %r22,-196(%r30)
	ldo -280(%r30),%r9
	stw %r23,-192(%r30)
	stw %r24,-188(%r30)
	bl real_of,%r2
	copy %r9,%r28
	ldo -168(%r30),%r3
	copy %r3,%r31
	copy %r4,%r19
	copy %r3,%r26
	ldi 40,%r20
	ldws,ma 4(%r9),%r21
	ldws,ma 4(%r9),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r19,%r4
	ldo -328(%r30),%r7
	copy %r7,%r28
	bl real_asin,%r2
	ldo -232(%r30),%r6
	ldo -376(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	copy %r6,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	copy %r3,%r26
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r3)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r3)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r6),%r28
	extru %r28,31,15,%r28
	comb,= %r8,%r28,.L676
	copy %r4,%r19
.L669:
	ldw 8(%r6),%r9
	ldw 12(%r6),%r10
	ldw 0(%r6),%r28
	ldw 4(%r6),%r29
	stw %r9,8(%r5)
	stw %r10,12(%r5)
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	b .L678
	copy %r5,%r28
.L674:
	or %r28,%r21,%r22
	extru %r20,31,16,%r21
	or %r21,%r31,%r21
	or %r21,%r22,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L677
.L663:
	ldw 8(%r3),%r9
	ldw 12(%r3),%r10
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	stw %r9,8(%r5)
	stw %r10,12(%r5)
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	b .L678
	copy %r5,%r28
.L677:
	extru %r20,31,31,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L663
	nop
	b,n .L668
.L676:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L669
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	asinl, .-asinl
	.section	.text.acosl,"ax",@progbits
	.align 4
.globl acosl
	.type	acosl, @function
acosl:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r8,-116(%r30)
	zdepi -1,31,15,%r8
	stw %r7,-112(%r30)
	copy %r28,%r7
	stw %r3,-96(%r30)
	copy %r26,%r3
	stw %r9,-120(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r22
	ldw 4(%r26),%r21
	ldw 8(%r26),%r28
	comb,= %r8,%r22,.L686
	ldw 12(%r26),%r31
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r3),%r23
	ldw 4(%r3),%r24
	copy %r19,%r4
	ldo -200(%r30),%r5
	stw %r23,-200(%r30)
	stw %r24,-196(%r30)
	copy %r5,%r26
	ldo -216(%r30),%r6
	stw %r21,-192(%r30)
	stw %r22,-188(%r30)
	bl fabsl,%r2
	copy %r6,%r28
	copy %r4,%r19
	addil LT'one,%r19
	ldw -216(%r30),%r21
	ldw -212(%r30),%r22
	ldw RT'one(%r1),%r28
	ldo -184(%r30),%r20
	ldw 0(%r28),%r1
	ldw 4(%r28),%r2
	ldw -208(%r30),%r23
	ldw -204(%r30),%r24
	copy %r19,%r4
	ldw 12(%r28),%r29
	ldw 8(%r28),%r28
	copy %r20,%r25
	stw %r1,-200(%r30)
	stw %r2,-196(%r30)
	stw %r28,-192(%r30)
	stw %r29,-188(%r30)
	stw %r21,-184(%r30)
	stw %r22,-180(%r30)
	stw %r23,-176(%r30)
	stw %r24,-172(%r30)
	bl is_less,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L684
	copy %r4,%r19
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	copy %r5,%r26
	copy %r19,%r4
	stw %r21,-200(%r30)
	stw %r22,-196(%r30)
	ldo -280(%r30),%r9
	stw %r23,-192(%r30)
	stw %r24,-188(%r30)
	bl real_of,%r2
	copy %r9,%r28
	ldo -168(%r30),%r3
	copy %r3,%r31
	copy %r4,%r19
	copy %r3,%r26
	ldi 40,%r20
	ldws,ma 4(%r9),%r21
	ldws,ma 4(%r9),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r19,%r4
	ldo -328(%r30),%r6
	copy %r6,%r28
	bl real_acos,%r2
	ldo -232(%r30),%r5
	ldo -376(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	copy %r5,%r28
	ldi 40,%r21
	ldws,ma 4(%r6),%r22
	ldws,ma 4(%r6),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	copy %r3,%r26
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r3)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r3)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r5),%r28
	extru %r28,31,15,%r28
	comb,= %r8,%r28,.L687
	copy %r4,%r19
.L685:
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	ldw 0(%r5),%r28
	ldw 4(%r5),%r29
	stw %r21,8(%r7)
	stw %r22,12(%r7)
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	b .L688
	copy %r7,%r28
.L684:
	bl __errno,%r2
	nop
	ldi 0,%r23
	ldi 0,%r24
	stw %r23,8(%r7)
	stw %r24,12(%r7)
	ldi 33,%r20
	stw %r20,0(%r28)
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	copy %r7,%r28
.L688:
	ldw -404(%r30),%r2
	ldw -120(%r30),%r9
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L686:
	extru %r20,31,16,%r20
	or %r21,%r31,%r21
	or %r20,%r28,%r20
	or %r20,%r21,%r20
	comib,= 0,%r20,.L684
	nop
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r7)
	stw %r22,12(%r7)
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	b .L688
	copy %r7,%r28
.L687:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L685
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	acosl, .-acosl
	.section	.text.atanl,"ax",@progbits
	.align 4
.globl atanl
	.type	atanl, @function
atanl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-76(%r30)
	zdepi -1,31,15,%r6
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r22
	ldw 4(%r26),%r28
	ldw 8(%r26),%r31
	comb,= %r6,%r22,.L701
	ldw 12(%r26),%r21
	extru %r20,31,31,%r20
	or %r28,%r21,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,=,n 0,%r20,.L691
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r8
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r7
	bl real_atan,%r2
	copy %r7,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r6,%r28,.L702
	copy %r4,%r19
.L696:
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L704:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L701:
	or %r28,%r21,%r22
	extru %r20,31,16,%r21
	or %r21,%r31,%r21
	or %r21,%r22,%r21
	comib,= 0,%r21,.L703
	extru %r20,31,31,%r21
.L691:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L704
	copy %r3,%r28
.L703:
	or %r21,%r28,%r28
	comib,= 0,%r28,.L691
	nop
	ldil L'1073709056,%r28
	ldo 4639(%r28),%r28
	depi 0,31,31,%r20
	or %r20,%r28,%r20
	stw %r20,0(%r3)
	ldil L'-1253818368,%r28
	ldo 721(%r28),%r28
	stw %r28,4(%r3)
	ldil L'3306619320,%r29
	ldil L'-2073458292,%r28
	ldo R'-2073458292(%r28),%r28
	ldo R'3306619320(%r29),%r29
	stw %r28,8(%r3)
	stw %r29,12(%r3)
	b .L704
	copy %r3,%r28
.L702:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L696
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	atanl, .-atanl
	.section	.text.sinhl,"ax",@progbits
	.align 4
.globl sinhl
	.type	sinhl, @function
sinhl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-76(%r30)
	zdepi -1,31,15,%r6
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r21
	ldw 4(%r26),%r28
	ldw 8(%r26),%r22
	comb,= %r6,%r21,.L706
	ldw 12(%r26),%r31
	extru %r20,31,31,%r20
	or %r28,%r31,%r28
	or %r20,%r22,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L706
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r8
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r7
	bl real_sinh,%r2
	copy %r7,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r6,%r28,.L710
	copy %r4,%r19
.L709:
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L711
	copy %r3,%r28
.L706:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L711:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L710:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L709
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	sinhl, .-sinhl
	.section	.text.coshl,"ax",@progbits
	.align 4
.globl coshl
	.type	coshl, @function
coshl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r8,-84(%r30)
	zdepi -1,31,15,%r8
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r7,-80(%r30)
	stw %r6,-76(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	extru %r28,1+15-1,15,%r21
	ldw 4(%r26),%r20
	ldw 8(%r26),%r22
	comb,= %r8,%r21,.L718
	ldw 12(%r26),%r31
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldo -152(%r30),%r20
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r7
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r6
	bl real_cosh,%r2
	copy %r6,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r6),%r22
	ldws,ma 4(%r6),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r8,%r28,.L719
	copy %r4,%r19
.L717:
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L720:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L718:
	extru %r28,31,16,%r28
	or %r20,%r31,%r20
	or %r28,%r22,%r28
	or %r28,%r20,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L714
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L720
	copy %r3,%r28
.L714:
	ldil L'2147418112,%r28
	ldi 0,%r29
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	ldi 0,%r28
	ldi 0,%r29
	stw %r28,8(%r3)
	stw %r29,12(%r3)
	b .L720
	copy %r3,%r28
.L719:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L717
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	coshl, .-coshl
	.section	.text.tanhl,"ax",@progbits
	.align 4
.globl tanhl
	.type	tanhl, @function
tanhl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-76(%r30)
	zdepi -1,31,15,%r6
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r22
	ldw 4(%r26),%r28
	ldw 8(%r26),%r31
	comb,= %r6,%r22,.L733
	ldw 12(%r26),%r21
	extru %r20,31,31,%r20
	or %r28,%r21,%r28
	or %r20,%r31,%r20
	or %r20,%r28,%r20
	comib,=,n 0,%r20,.L723
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r8
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r7
	bl real_tanh,%r2
	copy %r7,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r6,%r28,.L734
	copy %r4,%r19
.L728:
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
.L721:
	copy %r3,%r28
.L736:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L733:
	or %r28,%r21,%r22
	extru %r20,31,16,%r21
	or %r21,%r31,%r21
	or %r21,%r22,%r21
	comib,= 0,%r21,.L735
	extru %r20,31,31,%r22
.L723:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L736
	copy %r3,%r28
.L735:
	or %r22,%r28,%r28
	comib,= 0,%r28,.L723
	nop
	depi 0,31,31,%r20
	ldi 0,%r28
	ldi 0,%r29
	stw %r21,4(%r3)
	depi -1,15,14,%r20
	stw %r28,8(%r3)
	stw %r29,12(%r3)
	b .L721
	stw %r20,0(%r3)
.L734:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L728
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	tanhl, .-tanhl
	.section	.text.asinhl,"ax",@progbits
	.align 4
.globl asinhl
	.type	asinhl, @function
asinhl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-76(%r30)
	zdepi -1,31,15,%r6
	stw %r3,-64(%r30)
	copy %r28,%r3
	stw %r9,-88(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r5,-72(%r30)
	stw %r4,-68(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r21
	ldw 4(%r26),%r28
	ldw 8(%r26),%r22
	comb,= %r6,%r21,.L738
	ldw 12(%r26),%r31
	extru %r20,31,31,%r20
	or %r28,%r31,%r28
	or %r20,%r22,%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L738
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r20,%r26
	ldo -216(%r30),%r8
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r8,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r26
	copy %r19,%r4
	ldo -264(%r30),%r7
	bl real_asinh,%r2
	copy %r7,%r28
	ldo -312(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	ldo -168(%r30),%r9
	copy %r5,%r26
	copy %r9,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r9),%r28
	extru %r28,31,15,%r28
	comb,= %r6,%r28,.L742
	copy %r4,%r19
.L741:
	ldw 0(%r9),%r28
	ldw 4(%r9),%r29
	ldw 8(%r9),%r21
	ldw 12(%r9),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	b .L743
	copy %r3,%r28
.L738:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	copy %r3,%r28
.L743:
	ldw -340(%r30),%r2
	ldw -88(%r30),%r9
	ldw -84(%r30),%r8
	ldw -80(%r30),%r7
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L742:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L741
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	asinhl, .-asinhl
	.section	.text.acoshl,"ax",@progbits
	.align 4
.globl acoshl
	.type	acoshl, @function
acoshl:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r7,-128(%r30)
	zdepi -1,31,15,%r7
	stw %r6,-124(%r30)
	copy %r28,%r6
	stw %r3,-112(%r30)
	copy %r26,%r3
	stw %r9,-136(%r30)
	stw %r8,-132(%r30)
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r21
	extru %r21,1+15-1,15,%r22
	ldw 4(%r26),%r20
	ldw 8(%r26),%r28
	comb,= %r7,%r22,.L753
	ldw 12(%r26),%r31
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	addil LT'one,%r19
	ldo -200(%r30),%r20
	stw %r28,-216(%r30)
	stw %r29,-212(%r30)
	ldw RT'one(%r1),%r28
	copy %r19,%r4
	ldo -216(%r30),%r5
	ldw 0(%r28),%r23
	ldw 4(%r28),%r24
	ldw 12(%r28),%r29
	ldw 8(%r28),%r28
	copy %r20,%r25
	stw %r21,-208(%r30)
	stw %r22,-204(%r30)
	stw %r23,-200(%r30)
	stw %r24,-196(%r30)
	stw %r28,-192(%r30)
	stw %r29,-188(%r30)
	bl is_less,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L751
	copy %r4,%r19
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r28
	ldw 12(%r3),%r29
	copy %r5,%r26
	copy %r19,%r4
	stw %r21,-216(%r30)
	stw %r22,-212(%r30)
	ldo -280(%r30),%r9
	ldo -184(%r30),%r3
	stw %r28,-208(%r30)
	stw %r29,-204(%r30)
	copy %r9,%r28
	bl real_of,%r2
	ldo -328(%r30),%r8
	copy %r3,%r31
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r9),%r21
	ldws,ma 4(%r9),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r3,%r26
	copy %r8,%r28
	copy %r19,%r4
	bl real_acosh,%r2
	ldo -232(%r30),%r5
	ldo -376(%r30),%r20
	copy %r20,%r29
	copy %r4,%r19
	copy %r5,%r28
	ldi 40,%r21
	ldws,ma 4(%r8),%r22
	ldws,ma 4(%r8),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	copy %r3,%r26
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r3)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r3)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r5),%r28
	extru %r28,31,15,%r28
	comb,= %r7,%r28,.L754
	copy %r4,%r19
.L752:
	ldw 8(%r5),%r21
	ldw 12(%r5),%r22
	ldw 0(%r5),%r28
	ldw 4(%r5),%r29
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	b .L755
	copy %r6,%r28
.L746:
	comiclr,> 0,%r21,%r0
	b,n .L749
.L751:
	bl __errno,%r2
	nop
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	ldi 33,%r20
	stw %r20,0(%r28)
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	copy %r6,%r28
.L755:
	ldw -404(%r30),%r2
	ldw -136(%r30),%r9
	ldw -132(%r30),%r8
	ldw -128(%r30),%r7
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L753:
	or %r20,%r31,%r22
	extru %r21,31,16,%r20
	or %r20,%r28,%r20
	or %r20,%r22,%r20
	comib,= 0,%r20,.L746
	nop
.L749:
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	b .L755
	copy %r6,%r28
.L754:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L752
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	acoshl, .-acoshl
	.section	.text.logl,"ax",@progbits
	.align 4
.globl logl
	.type	logl, @function
logl:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	zdepi -1,31,15,%r20
	stw %r3,-72(%r30)
	copy %r28,%r3
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r5,-80(%r30)
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	extru %r28,1+15-1,15,%r29
	ldw 4(%r26),%r31
	ldw 8(%r26),%r22
	comb,= %r20,%r29,.L780
	ldw 12(%r26),%r21
	extru %r28,31,31,%r20
	or %r20,%r31,%r20
	comib,<> 0,%r20,.L779
	or %r22,%r21,%r22
	comiclr,<> 0,%r22,%r0
	b,n .L761
.L779:
	comib,> 0,%r28,.L763
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	copy %r20,%r26
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	ldo -200(%r30),%r7
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	copy %r5,%r26
	ldo -248(%r30),%r6
	copy %r19,%r4
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_log,%r2
	copy %r6,%r28
	copy %r5,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r5)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r5)
	bl real_result,%r2
	copy %r3,%r28
	copy %r3,%r28
.L782:
	ldw -276(%r30),%r2
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L780:
	or %r31,%r21,%r21
	extru %r28,31,16,%r20
	or %r20,%r22,%r20
	or %r20,%r21,%r20
	comib,= 0,%r20,.L758
	extru %r28,31,31,%r20
.L765:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L782
	copy %r3,%r28
.L758:
	or %r20,%r31,%r20
	comiclr,= 0,%r20,%r0
	b,n .L781
.L761:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'-65536,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L782
	copy %r3,%r28
.L781:
	comib,<= 0,%r28,.L765
	nop
.L763:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L782
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	logl, .-logl
	.section	.text.log2l,"ax",@progbits
	.align 4
.globl log2l
	.type	log2l, @function
log2l:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	zdepi -1,31,15,%r20
	stw %r3,-72(%r30)
	copy %r28,%r3
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r5,-80(%r30)
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	extru %r28,1+15-1,15,%r29
	ldw 4(%r26),%r31
	ldw 8(%r26),%r22
	comb,= %r20,%r29,.L807
	ldw 12(%r26),%r21
	extru %r28,31,31,%r20
	or %r20,%r31,%r20
	comib,<> 0,%r20,.L806
	or %r22,%r21,%r22
	comiclr,<> 0,%r22,%r0
	b,n .L788
.L806:
	comib,> 0,%r28,.L790
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	copy %r20,%r26
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	ldo -200(%r30),%r7
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	copy %r5,%r26
	ldo -248(%r30),%r6
	copy %r19,%r4
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_log2,%r2
	copy %r6,%r28
	copy %r5,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r5)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r5)
	bl real_result,%r2
	copy %r3,%r28
	copy %r3,%r28
.L809:
	ldw -276(%r30),%r2
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L807:
	or %r31,%r21,%r21
	extru %r28,31,16,%r20
	or %r20,%r22,%r20
	or %r20,%r21,%r20
	comib,= 0,%r20,.L785
	extru %r28,31,31,%r20
.L792:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L809
	copy %r3,%r28
.L785:
	or %r20,%r31,%r20
	comiclr,= 0,%r20,%r0
	b,n .L808
.L788:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'-65536,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L809
	copy %r3,%r28
.L808:
	comib,<= 0,%r28,.L792
	nop
.L790:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L809
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	log2l, .-log2l
	.section	.text.log10l,"ax",@progbits
	.align 4
.globl log10l
	.type	log10l, @function
log10l:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	zdepi -1,31,15,%r20
	stw %r3,-72(%r30)
	copy %r28,%r3
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r5,-80(%r30)
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	extru %r28,1+15-1,15,%r29
	ldw 4(%r26),%r31
	ldw 8(%r26),%r22
	comb,= %r20,%r29,.L834
	ldw 12(%r26),%r21
	extru %r28,31,31,%r20
	or %r20,%r31,%r20
	comib,<> 0,%r20,.L833
	or %r22,%r21,%r22
	comiclr,<> 0,%r22,%r0
	b,n .L815
.L833:
	comib,> 0,%r28,.L817
	ldo -152(%r30),%r20
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	copy %r19,%r4
	copy %r20,%r26
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	ldo -200(%r30),%r7
	stw %r28,-144(%r30)
	stw %r29,-140(%r30)
	copy %r7,%r28
	bl real_of,%r2
	ldo -136(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	copy %r5,%r26
	ldo -248(%r30),%r6
	copy %r19,%r4
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_log10,%r2
	copy %r6,%r28
	copy %r5,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r5)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r5)
	bl real_result,%r2
	copy %r3,%r28
	copy %r3,%r28
.L836:
	ldw -276(%r30),%r2
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L834:
	or %r31,%r21,%r21
	extru %r28,31,16,%r20
	or %r20,%r22,%r20
	or %r20,%r21,%r20
	comib,= 0,%r20,.L812
	extru %r28,31,31,%r20
.L819:
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L836
	copy %r3,%r28
.L812:
	or %r20,%r31,%r20
	comiclr,= 0,%r20,%r0
	b,n .L835
.L815:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'-65536,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L836
	copy %r3,%r28
.L835:
	comib,<= 0,%r28,.L819
	nop
.L817:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	b .L836
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	log10l, .-log10l
	.section	.text.log1pl,"ax",@progbits
	.align 4
.globl log1pl
	.type	log1pl, @function
log1pl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r7,-112(%r30)
	stw %r5,-104(%r30)
	copy %r28,%r5
	zdepi -1,31,15,%r28
	stw %r3,-96(%r30)
	copy %r26,%r3
	stw %r10,-120(%r30)
	stw %r9,-116(%r30)
	stw %r6,-108(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	extru %r20,1+15-1,15,%r7
	ldw 4(%r26),%r22
	ldw 12(%r26),%r29
	or %r22,%r29,%r31
	comb,= %r28,%r7,.L860
	ldw 8(%r26),%r21
	extru %r20,31,31,%r28
	or %r28,%r21,%r28
	or %r28,%r31,%r28
	comib,= 0,%r28,.L839
	ldil L'-1073807360,%r28
	xor %r20,%r28,%r20
.L866:
	or %r20,%r22,%r20
	comib,<> 0,%r20,.L843
	or %r21,%r29,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L861
.L843:
	ldw 0(%r3),%r25
	ldw 4(%r3),%r26
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	ldil L'0,%r22
	ldil L'-1073807360,%r21
	ldo R'0(%r22),%r22
	stw %r25,-200(%r30)
	stw %r26,-196(%r30)
	ldi 0,%r25
	ldi 0,%r26
	ldo -184(%r30),%r28
	stw %r25,-208(%r30)
	stw %r26,-204(%r30)
	ldo -200(%r30),%r6
	copy %r25,%r9
	copy %r26,%r10
	stw %r21,-216(%r30)
	stw %r22,-212(%r30)
	copy %r19,%r4
	copy %r28,%r25
	stw %r23,8(%r6)
	stw %r24,12(%r6)
	stw %r21,-184(%r30)
	stw %r22,-180(%r30)
	stw %r9,-176(%r30)
	stw %r10,-172(%r30)
	bl is_less,%r2
	copy %r6,%r26
	comib,<> 0,%r28,.L862
	copy %r4,%r19
	zdepi -1,31,15,%r28
	comb,<> %r28,%r7,.L863
	ldo -264(%r30),%r7
.L839:
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	copy %r5,%r28
.L865:
	ldw -340(%r30),%r2
	ldw -120(%r30),%r10
	ldw -116(%r30),%r9
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L860:
	extru %r20,31,16,%r28
	or %r28,%r21,%r28
	or %r28,%r31,%r28
	comib,<> 0,%r28,.L839
	extru %r20,31,31,%r28
	or %r28,%r22,%r28
	comib,= 0,%r28,.L839
	ldil L'-1073807360,%r28
	b .L866
	xor %r20,%r28,%r20
.L863:
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r28
	ldw 12(%r3),%r29
	copy %r6,%r26
	stw %r21,0(%r6)
	stw %r22,4(%r6)
	copy %r19,%r4
	ldo -168(%r30),%r3
	stw %r28,8(%r6)
	stw %r29,12(%r6)
	copy %r7,%r28
	bl real_of,%r2
	ldo -312(%r30),%r6
	copy %r3,%r31
	copy %r3,%r26
	copy %r6,%r28
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_log1p,%r2
	copy %r19,%r4
	copy %r3,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
	bl real_result,%r2
	copy %r5,%r28
	b .L865
	copy %r5,%r28
.L861:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'-65536,%r28
	ldi 0,%r29
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	b .L865
	copy %r5,%r28
.L862:
	bl __errno,%r2
	nop
	stw %r9,8(%r5)
	stw %r10,12(%r5)
	ldi 33,%r20
	stw %r20,0(%r28)
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	b .L865
	copy %r5,%r28
	.EXIT
	.PROCEND
	.size	log1pl, .-log1pl
	.section	.text.atanhl,"ax",@progbits
	.align 4
.globl atanhl
	.type	atanhl, @function
atanhl:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	zdepi -1,31,15,%r21
	stw %r5,-84(%r30)
	copy %r28,%r5
	stw %r3,-76(%r30)
	copy %r26,%r3
	stw %r8,-96(%r30)
	stw %r7,-92(%r30)
	stw %r6,-88(%r30)
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r7
	extru %r7,1+15-1,15,%r31
	ldw 4(%r26),%r28
	ldw 8(%r26),%r22
	comb,= %r21,%r31,.L894
	ldw 12(%r26),%r20
	or %r28,%r20,%r20
	extru %r7,31,31,%r28
	or %r28,%r22,%r28
	or %r28,%r20,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L869
.L871:
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	ldo -184(%r30),%r6
	copy %r19,%r4
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	ldo -200(%r30),%r8
	copy %r6,%r26
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	bl fabsl,%r2
	copy %r8,%r28
	ldw -200(%r30),%r28
	ldw -196(%r30),%r20
	ldil L'1073676288,%r21
	xor %r28,%r21,%r28
	or %r28,%r20,%r28
	comib,<> 0,%r28,.L873
	copy %r4,%r19
	ldw -192(%r30),%r28
	ldw -188(%r30),%r20
	or %r28,%r20,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L895
.L873:
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	ldw 0(%r3),%r23
	ldw 4(%r3),%r24
	copy %r19,%r4
	copy %r6,%r26
	stw %r23,0(%r6)
	stw %r24,4(%r6)
	ldo -216(%r30),%r7
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	bl fabsl,%r2
	copy %r7,%r28
	ldw -216(%r30),%r23
	ldw -212(%r30),%r24
	ldw -208(%r30),%r21
	ldw -204(%r30),%r22
	copy %r4,%r19
	ldo -168(%r30),%r28
	stw %r23,0(%r6)
	stw %r24,4(%r6)
	addil LT'one,%r19
	ldw RT'one(%r1),%r20
	copy %r19,%r4
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	ldw 8(%r20),%r23
	ldw 12(%r20),%r24
	copy %r28,%r25
	ldw 0(%r20),%r21
	ldw 4(%r20),%r22
	stw %r23,-104(%r30)
	stw %r24,-100(%r30)
	stw %r21,-168(%r30)
	stw %r22,-164(%r30)
	stw %r23,-160(%r30)
	stw %r24,-156(%r30)
	bl is_less,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L896
	copy %r4,%r19
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	copy %r6,%r26
	copy %r19,%r4
	stw %r21,0(%r6)
	stw %r22,4(%r6)
	ldo -264(%r30),%r7
	stw %r23,8(%r6)
	stw %r24,12(%r6)
	bl real_of,%r2
	copy %r7,%r28
	ldo -152(%r30),%r3
	copy %r3,%r31
	copy %r4,%r19
	copy %r3,%r26
	ldo -312(%r30),%r6
	copy %r19,%r4
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl real_atanh,%r2
	copy %r6,%r28
	copy %r3,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
	bl real_result,%r2
	copy %r5,%r28
	copy %r5,%r28
.L899:
	ldw -340(%r30),%r2
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L894:
	or %r28,%r20,%r21
	extru %r7,31,16,%r20
	or %r20,%r22,%r20
	or %r20,%r21,%r20
	comib,= 0,%r20,.L897
	extru %r7,31,31,%r20
.L869:
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	b .L899
	copy %r5,%r28
.L897:
	or %r20,%r28,%r28
	comib,= 0,%r28,.L869
	nop
	b,n .L871
.L895:
	bl __errno,%r2
	nop
	ldi 34,%r20
	comib,<= 0,%r7,.L898
	stw %r20,0(%r28)
	ldil L'-65536,%r28
	ldi 0,%r29
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	ldi 0,%r23
	ldi 0,%r24
	stw %r23,8(%r5)
	stw %r24,12(%r5)
	b .L899
	copy %r5,%r28
.L896:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r21
	ldi 0,%r22
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	b .L899
	copy %r5,%r28
.L898:
	ldil L'2147418112,%r28
	ldi 0,%r29
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	ldi 0,%r28
	ldi 0,%r29
	stw %r28,8(%r5)
	stw %r29,12(%r5)
	b .L899
	copy %r5,%r28
	.EXIT
	.PROCEND
	.size	atanhl, .-atanhl
	.section	.text.atan2l,"ax",@progbits
	.align 4
.globl atan2l
	.type	atan2l, @function
atan2l:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	zdepi -1,31,15,%r21
	stw %r6,-116(%r30)
	ldi 0,%r29
	copy %r28,%r6
	stw %r3,-104(%r30)
	copy %r25,%r3
	stw %r15,-152(%r30)
	stw %r14,-148(%r30)
	stw %r13,-144(%r30)
	stw %r12,-140(%r30)
	stw %r11,-136(%r30)
	stw %r10,-132(%r30)
	stw %r9,-128(%r30)
	stw %r8,-124(%r30)
	stw %r7,-120(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r7
	extru %r7,1+15-1,15,%r22
	comclr,<> %r21,%r22,%r23
	ldi 1,%r23
	ldw 0(%r25),%r5
	ldw 4(%r26),%r20
	extru %r5,1+15-1,15,%r31
	ldw 4(%r25),%r11
	ldw 8(%r25),%r8
	comb,= %r21,%r31,.L943
	ldw 12(%r25),%r9
.L901:
	ldw 8(%r26),%r24
	zdepi -1,31,15,%r28
	comb,= %r28,%r22,.L944
	ldw 12(%r26),%r25
	or %r11,%r9,%r28
.L955:
	extru %r5,31,31,%r21
	or %r21,%r8,%r21
	or %r21,%r28,%r31
	comiclr,<> 0,%r31,%r0
	b,n .L945
.L908:
	ldi 1,%r21
	xor %r29,%r21,%r21
	and %r21,%r23,%r21
	comib,= 0,%r21,.L909
	zdepi -1,31,15,%r28
.L953:
	comclr,<> %r28,%r22,%r0
	b,n .L910
	comib,<= 0,%r5,.L946
	copy %r7,%r20
	comib,<> 0,%r29,.L954
	ldo -304(%r30),%r28
.L913:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldo -264(%r30),%r20
	ldo -312(%r30),%r12
	stw %r28,-264(%r30)
	stw %r29,-260(%r30)
	copy %r19,%r4
	copy %r12,%r28
	stw %r21,-256(%r30)
	stw %r22,-252(%r30)
	copy %r20,%r26
	bl real_of,%r2
	ldo -268(%r30),%r15
	ldw 4(%r12),%r13
	ldw 0(%r15),%r14
	copy %r4,%r19
.L916:
	extru %r5,1+15-1,15,%r28
	zdepi -1,31,15,%r20
	comb,= %r20,%r28,.L947
	or %r11,%r9,%r20
	stw %r5,0(%r3)
.L957:
	ldo -264(%r30),%r20
	ldo -360(%r30),%r10
	stw %r11,4(%r3)
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	copy %r19,%r4
	copy %r10,%r28
	stw %r8,8(%r3)
	stw %r9,12(%r3)
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	stw %r21,-264(%r30)
	stw %r22,-260(%r30)
	stw %r23,-256(%r30)
	stw %r24,-252(%r30)
	bl real_of,%r2
	copy %r20,%r26
	ldw -316(%r30),%r21
	ldo -316(%r30),%r22
	copy %r4,%r19
	ldw 4(%r10),%r31
.L919:
	extru %r7,0,1,%r20
	stw %r20,0(%r12)
	extru %r5,0,1,%r20
	comib,= 0,%r14,.L917
	copy %r20,%r28
	comib,> 0,%r5,.L917
	stw %r20,0(%r10)
	comib,= 0,%r21,.L917
	ldo -200(%r31),%r20
	comb,>=,n %r13,%r20,.L917
	stw %r21,0(%r22)
	ldo -248(%r30),%r3
	ldo -200(%r30),%r5
	stw %r31,4(%r10)
	copy %r3,%r31
	copy %r5,%r25
	stw %r13,4(%r12)
	copy %r3,%r26
	ldo -504(%r30),%r9
	stw %r14,0(%r15)
	ldi 40,%r20
	ldws,ma 4(%r12),%r21
	ldws,ma 4(%r12),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r31
	copy %r9,%r28
	ldi 40,%r20
	ldws,ma 4(%r10),%r21
	ldws,ma 4(%r10),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r19,%r4
	bl real_divide,%r2
	ldo -408(%r30),%r8
	copy %r3,%r31
	copy %r9,%r29
	copy %r8,%r28
	copy %r3,%r26
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r4,%r19
	ldi -640,%r25
	copy %r19,%r4
	bl real_scale,%r2
	ldo -456(%r30),%r7
	copy %r3,%r31
	copy %r7,%r28
	copy %r3,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r9),%r21
	ldws,ma 4(%r9),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r25
	ldi 40,%r20
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r5)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r5)
	bl real_subtract,%r2
	copy %r19,%r4
	copy %r3,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r7),%r21
	ldws,ma 4(%r7),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
	bl real_quad,%r2
	copy %r6,%r28
	b .L952
	copy %r6,%r28
.L909:
	comib,= 0,%r29,.L948
	ldo -304(%r30),%r28
.L954:
	ldo -312(%r30),%r12
	ldi 28,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	extru %r7,0,1,%r20
	ldo -352(%r30),%r28
	stw %r20,0(%r12)
	ldi 28,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	ldi 1,%r13
	ldil L'-2147483648,%r21
	extru %r5,0,1,%r28
	copy %r13,%r31
	copy %r21,%r14
	ldo -268(%r30),%r15
	ldo -360(%r30),%r10
	ldo -316(%r30),%r22
.L917:
	stw %r28,0(%r10)
	ldo -248(%r30),%r3
	ldo -200(%r30),%r20
	stw %r21,0(%r22)
	copy %r3,%r29
	copy %r3,%r26
	stw %r13,4(%r12)
	copy %r20,%r25
	ldo -504(%r30),%r5
	stw %r14,0(%r15)
	copy %r5,%r28
	stw %r31,4(%r10)
	ldi 40,%r21
	ldws,ma 4(%r12),%r22
	ldws,ma 4(%r12),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldi 40,%r21
	ldws,ma 4(%r10),%r22
	ldws,ma 4(%r10),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	bl real_atan2,%r2
	copy %r19,%r4
	copy %r3,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r5),%r21
	ldws,ma 4(%r5),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
	bl real_result,%r2
	copy %r6,%r28
.L900:
	copy %r6,%r28
.L952:
	ldw -532(%r30),%r2
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
	ldo -512(%r30),%r30
.L944:
	or %r20,%r25,%r28
	extru %r7,31,16,%r21
	or %r21,%r24,%r21
	or %r21,%r28,%r21
	comib,= 0,%r21,.L955
	or %r11,%r9,%r28
	comclr,<> %r22,%r31,%r0
	b,n .L949
.L905:
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	b .L952
	copy %r6,%r28
.L943:
	extru %r5,31,16,%r28
	or %r28,%r11,%r28
	comb,<> %r29,%r28,.L902
	or %r8,%r9,%r28
	comb,<> %r29,%r28,.L902
	copy %r23,%r29
	b .L901
	ldi 1,%r23
.L949:
	or %r11,%r9,%r20
	extru %r5,31,16,%r28
	or %r28,%r8,%r28
	or %r28,%r20,%r28
	comib,= 0,%r28,.L905
	nop
.L902:
	stw %r5,0(%r6)
	stw %r11,4(%r6)
	stw %r8,8(%r6)
	b .L900
	stw %r9,12(%r6)
.L945:
	or %r20,%r25,%r9
	extru %r7,31,31,%r8
	or %r8,%r24,%r8
	or %r8,%r9,%r31
	comib,=,n 0,%r31,.L950
	copy %r21,%r8
	ldi 1,%r21
	xor %r29,%r21,%r21
	and %r21,%r23,%r21
	comib,= 0,%r21,.L909
	copy %r28,%r9
	b .L953
	zdepi -1,31,15,%r28
.L948:
	zdepi -1,31,15,%r28
	comb,<> %r28,%r22,.L913
	or %r20,%r25,%r20
.L956:
	extru %r7,31,16,%r28
	or %r28,%r24,%r28
	or %r28,%r20,%r28
	comib,<> 0,%r28,.L913
	ldo -312(%r30),%r12
	ldil L'1048576,%r13
	copy %r12,%r20
	ldil L'-2147483648,%r14
	ldi 40,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	b .L916
	ldo -268(%r30),%r15
.L910:
	comib,= 0,%r29,.L956
	or %r20,%r25,%r20
	b .L954
	ldo -304(%r30),%r28
.L947:
	extru %r5,31,16,%r28
	or %r28,%r8,%r28
	or %r28,%r20,%r28
	comib,<>,n 0,%r28,.L957
	stw %r5,0(%r3)
	ldo -360(%r30),%r10
	ldil L'-2147483648,%r21
	copy %r10,%r20
	ldil L'1048576,%r31
	ldi 40,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	b .L919
	ldo -316(%r30),%r22
.L946:
	ldi 0,%r23
	ldi 0,%r24
	stw %r0,4(%r6)
	depi 0,31,31,%r20
	stw %r23,8(%r6)
	stw %r24,12(%r6)
	b .L900
	stw %r20,0(%r6)
.L950:
	depi 0,31,31,%r5
	copy %r31,%r11
	b .L908
	depi -1,15,14,%r5
	.EXIT
	.PROCEND
	.size	atan2l, .-atan2l
	.section	.text.powl,"ax",@progbits
	.align 4
.globl powl
	.type	powl, @function
powl:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r14,-128(%r30)
	stw %r6,-96(%r30)
	copy %r28,%r6
	stw %r5,-92(%r30)
	copy %r26,%r5
	stw %r3,-84(%r30)
	copy %r25,%r3
	stw %r18,-144(%r30)
	stw %r17,-140(%r30)
	stw %r16,-136(%r30)
	stw %r15,-132(%r30)
	stw %r13,-124(%r30)
	stw %r12,-120(%r30)
	stw %r11,-116(%r30)
	stw %r10,-112(%r30)
	stw %r9,-108(%r30)
	stw %r8,-104(%r30)
	stw %r7,-100(%r30)
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r25),%r7
	extru %r7,31,31,%r20
	ldw 4(%r25),%r21
	ldw 8(%r25),%r11
	or %r20,%r11,%r20
	ldw 12(%r25),%r22
	ldw 0(%r26),%r8
	or %r21,%r22,%r14
	or %r20,%r14,%r20
	ldw 4(%r26),%r12
	ldw 8(%r26),%r9
	comib,= 0,%r20,.L959
	ldw 12(%r26),%r10
	or %r9,%r10,%r13
	comib,<> 0,%r13,.L1003
	ldil L'1073676288,%r20
	xor %r8,%r20,%r20
	or %r20,%r12,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L959
.L1003:
	extru %r8,1+15-1,15,%r15
	zdepi -1,31,15,%r28
	comb,= %r28,%r15,.L1027
	extru %r7,1+15-1,15,%r20
	comb,= %r28,%r20,.L969
	extru %r8,31,31,%r16
	or %r12,%r10,%r20
	or %r16,%r9,%r28
	or %r28,%r20,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L966
	comib,> 0,%r8,.L1028
	ldo -280(%r30),%r7
	ldw 0(%r5),%r21
	ldw 4(%r5),%r22
	ldw 8(%r5),%r17
	ldw 12(%r5),%r18
	ldo -296(%r30),%r28
	copy %r19,%r4
	copy %r28,%r5
	stw %r21,-280(%r30)
	stw %r22,-276(%r30)
	copy %r7,%r26
	stw %r17,-272(%r30)
	stw %r18,-268(%r30)
	bl fabsl,%r2
	ldo -408(%r30),%r10
	ldw 8(%r5),%r23
	ldw 12(%r5),%r24
	ldw 0(%r5),%r21
	ldw 4(%r5),%r22
	copy %r4,%r19
	copy %r10,%r28
	stw %r23,-272(%r30)
	stw %r24,-268(%r30)
	copy %r19,%r4
	stw %r21,-280(%r30)
	stw %r22,-276(%r30)
	bl real_of,%r2
	copy %r7,%r26
	ldw 8(%r3),%r11
	ldw 12(%r3),%r12
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	copy %r4,%r19
	stw %r21,-280(%r30)
	stw %r22,-276(%r30)
	copy %r19,%r4
	ldo -456(%r30),%r9
	copy %r7,%r26
	stw %r11,-272(%r30)
	stw %r12,-268(%r30)
	copy %r9,%r28
	bl real_of,%r2
	ldo -248(%r30),%r5
	ldo -200(%r30),%r20
	copy %r5,%r31
	ldi 40,%r28
	ldws,ma 4(%r10),%r21
	ldws,ma 4(%r10),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r28,.-12
	stws,ma %r22,4(%r31)
	copy %r4,%r19
	copy %r20,%r25
	copy %r19,%r4
	ldo -360(%r30),%r8
	ldi 40,%r21
	ldws,ma 4(%r9),%r22
	ldws,ma 4(%r9),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	copy %r8,%r28
	bl real_pow,%r2
	copy %r5,%r26
	copy %r4,%r19
	ldi 0,%r28
.L991:
	stw %r28,0(%r8)
	ldo -504(%r30),%r20
	copy %r20,%r31
	ldi 40,%r28
	ldws,ma 4(%r8),%r21
	ldws,ma 4(%r8),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r28,.-12
	stws,ma %r22,4(%r31)
	ldo -312(%r30),%r3
	copy %r5,%r26
	copy %r3,%r28
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r5)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r5)
	bl real_result,%r2
	copy %r19,%r4
	ldh 0(%r3),%r28
	zdepi -1,31,15,%r20
	extru %r28,31,15,%r28
	comb,= %r20,%r28,.L1029
	copy %r4,%r19
.L988:
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	stw %r21,8(%r6)
	stw %r22,12(%r6)
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	b .L1035
	copy %r6,%r28
.L959:
	ldil L'1073676288,%r28
	ldi 0,%r29
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	ldi 0,%r11
	ldi 0,%r12
	stw %r11,8(%r6)
	stw %r12,12(%r6)
.L958:
	copy %r6,%r28
.L1035:
	ldw -532(%r30),%r2
	ldw -144(%r30),%r18
	ldw -140(%r30),%r17
	ldw -136(%r30),%r16
	ldw -132(%r30),%r15
	ldw -128(%r30),%r14
	ldw -124(%r30),%r13
	ldw -120(%r30),%r12
	ldw -116(%r30),%r11
	ldw -112(%r30),%r10
	ldw -108(%r30),%r9
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
.L1027:
	extru %r8,31,16,%r28
	or %r28,%r12,%r28
	comib,=,n 0,%r28,.L1030
	stw %r8,0(%r6)
.L1037:
	stw %r12,4(%r6)
	stw %r9,8(%r6)
	b .L958
	stw %r10,12(%r6)
.L966:
	stw %r8,-408(%r30)
	ldo -280(%r30),%r5
	ldo -456(%r30),%r3
	stw %r12,-404(%r30)
	ldw -408(%r30),%r23
	ldw -404(%r30),%r24
	copy %r19,%r4
	ldo -504(%r30),%r28
	stw %r9,-400(%r30)
	stw %r10,-396(%r30)
	ldw -400(%r30),%r17
	ldw -396(%r30),%r18
	stw %r17,8(%r5)
	stw %r18,12(%r5)
	stw %r7,0(%r3)
	stw %r21,4(%r3)
	stw %r11,8(%r3)
	stw %r22,12(%r3)
	stw %r23,0(%r5)
	stw %r24,4(%r5)
	bl fabsl,%r2
	copy %r5,%r26
	comib,> 0,%r8,.L994
	copy %r4,%r19
	ldi 0,%r11
.L989:
	or %r16,%r12,%r16
	comib,<> 0,%r16,.L1031
	zdepi -1,31,15,%r28
	comiclr,= 0,%r13,%r0
	b,n .L981
	comiclr,<= 0,%r7,%r0
	b,n .L1032
	comb,<> %r28,%r15,.L985
	extru %r8,31,16,%r8
	or %r8,%r12,%r28
	comiclr,<> 0,%r28,%r0
	ldil L'2147418112,%r9
	comiclr,<> 0,%r28,%r0
	ldi 0,%r10
.L985:
	comib,= 0,%r11,.L979
	ldil L'-2147483648,%r28
	xor %r9,%r28,%r9
.L979:
	ldi 0,%r23
	ldi 0,%r24
	stw %r9,0(%r6)
	stw %r23,8(%r6)
	stw %r24,12(%r6)
	b .L958
	stw %r10,4(%r6)
.L1031:
	comb,= %r28,%r15,.L1033
	ldi 0,%r16
.L981:
	extru %r7,0,1,%r7
.L1036:
	comb,=,n %r16,%r7,.L1002
	ldil L'2147418112,%r9
	b .L985
	ldi 0,%r10
.L969:
	extru %r7,31,16,%r5
	or %r5,%r11,%r28
	or %r28,%r14,%r28
	comib,<>,n 0,%r28,.L967
	stw %r8,-408(%r30)
.L1038:
	ldo -280(%r30),%r3
	ldo -456(%r30),%r16
	stw %r12,-404(%r30)
	ldw -408(%r30),%r23
	ldw -404(%r30),%r24
	copy %r19,%r4
	ldo -504(%r30),%r28
	stw %r9,-400(%r30)
	stw %r10,-396(%r30)
	ldw -400(%r30),%r17
	ldw -396(%r30),%r18
	stw %r17,8(%r3)
	stw %r18,12(%r3)
	stw %r7,0(%r16)
	stw %r21,4(%r16)
	stw %r11,8(%r16)
	stw %r22,12(%r16)
	stw %r23,0(%r3)
	stw %r24,4(%r3)
	bl fabsl,%r2
	copy %r3,%r26
	comib,<= 0,%r8,.L990
	copy %r4,%r19
	ldw 0(%r16),%r28
	ldw 4(%r16),%r29
	ldw 8(%r16),%r23
	ldw 12(%r16),%r24
	copy %r19,%r4
	copy %r3,%r26
	stw %r23,8(%r3)
	stw %r24,12(%r3)
	or %r5,%r11,%r5
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	bl is_odd_integer,%r2
	extru %r8,31,31,%r16
	comiclr,= 0,%r28,%r11
	ldi 1,%r11
	or %r5,%r14,%r5
	comib,<> 0,%r5,.L989
	copy %r4,%r19
.L990:
	ldo -496(%r30),%r20
	ldw -492(%r30),%r21
	ldw 0(%r20),%r28
	or %r28,%r21,%r28
	comib,<> 0,%r28,.L1004
	ldil L'1073676288,%r9
	ldw -504(%r30),%r28
	ldo -500(%r30),%r22
	ldw 0(%r22),%r21
	xor %r28,%r9,%r28
	or %r28,%r21,%r28
	comib,= 0,%r28,.L979
	ldi 0,%r10
.L1004:
	addil LT'one,%r19
	ldw RT'one(%r1),%r21
	ldw 8(%r21),%r11
	ldw 12(%r21),%r12
	ldo -264(%r30),%r28
	stw %r11,-152(%r30)
	stw %r12,-148(%r30)
	ldw 0(%r20),%r23
	ldw 4(%r20),%r24
	copy %r28,%r25
	copy %r3,%r26
	stw %r11,8(%r3)
	stw %r12,12(%r3)
	ldw 0(%r21),%r9
	ldw 4(%r21),%r10
	stw %r9,0(%r3)
	stw %r10,4(%r3)
	ldw -504(%r30),%r21
	ldw -500(%r30),%r22
	stw %r23,-256(%r30)
	stw %r24,-252(%r30)
	stw %r21,-264(%r30)
	stw %r22,-260(%r30)
	bl is_less,%r2
	extru %r7,0,1,%r7
	comclr,<> %r7,%r28,%r0
	b,n .L997
.L984:
	ldil L'2147418112,%r9
	b .L979
	ldi 0,%r10
.L1030:
	comib,<>,n 0,%r13,.L1037
	stw %r8,0(%r6)
	extru %r7,1+15-1,15,%r28
	comb,<> %r15,%r28,.L966
	extru %r8,31,31,%r16
	extru %r7,31,16,%r5
	or %r5,%r21,%r28
	comib,<> 0,%r28,.L967
	or %r11,%r22,%r28
	comib,=,n 0,%r28,.L1038
	stw %r8,-408(%r30)
.L967:
	stw %r7,0(%r6)
	stw %r21,4(%r6)
	stw %r11,8(%r6)
	b .L958
	stw %r22,12(%r6)
.L1028:
	ldw 8(%r3),%r28
	ldw 12(%r3),%r29
	ldw 0(%r3),%r11
	ldw 4(%r3),%r12
	copy %r19,%r4
	stw %r11,0(%r7)
	stw %r12,4(%r7)
	stw %r28,8(%r7)
	stw %r29,12(%r7)
	bl is_integer,%r2
	copy %r7,%r26
	comib,= 0,%r28,.L1034
	copy %r4,%r19
	ldw 0(%r5),%r21
	ldw 4(%r5),%r22
	ldw 8(%r5),%r11
	ldw 12(%r5),%r12
	ldo -296(%r30),%r28
	copy %r19,%r4
	copy %r28,%r5
	stw %r11,8(%r7)
	stw %r12,12(%r7)
	stw %r21,0(%r7)
	stw %r22,4(%r7)
	bl fabsl,%r2
	copy %r7,%r26
	ldw 8(%r5),%r17
	ldw 12(%r5),%r18
	ldw 0(%r5),%r21
	ldw 4(%r5),%r22
	copy %r4,%r19
	ldo -408(%r30),%r10
	stw %r21,0(%r7)
	stw %r22,4(%r7)
	copy %r10,%r28
	copy %r19,%r4
	stw %r17,8(%r7)
	stw %r18,12(%r7)
	copy %r7,%r26
	bl real_of,%r2
	ldo -456(%r30),%r9
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	ldw 0(%r3),%r23
	ldw 4(%r3),%r24
	copy %r9,%r28
	copy %r4,%r19
	stw %r21,8(%r7)
	stw %r22,12(%r7)
	copy %r19,%r4
	stw %r23,0(%r7)
	stw %r24,4(%r7)
	bl real_of,%r2
	copy %r7,%r26
	ldo -200(%r30),%r20
	ldo -248(%r30),%r5
	copy %r5,%r31
	copy %r4,%r19
	ldi 40,%r28
	ldws,ma 4(%r10),%r21
	ldws,ma 4(%r10),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r28,.-12
	stws,ma %r22,4(%r31)
	copy %r20,%r25
	copy %r19,%r4
	copy %r5,%r26
	ldo -360(%r30),%r8
	ldi 40,%r21
	ldws,ma 4(%r9),%r22
	ldws,ma 4(%r9),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	bl real_pow,%r2
	copy %r8,%r28
	ldw 8(%r3),%r11
	ldw 12(%r3),%r12
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	copy %r4,%r19
	stw %r11,8(%r7)
	stw %r12,12(%r7)
	copy %r19,%r4
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	bl is_odd_integer,%r2
	copy %r7,%r26
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	b .L991
	copy %r4,%r19
.L1033:
	extru %r8,31,16,%r16
	or %r12,%r10,%r10
	or %r16,%r9,%r16
	or %r16,%r10,%r16
	comiclr,<> 0,%r16,%r16
	ldi 1,%r16
	b .L1036
	extru %r7,0,1,%r7
.L1034:
	bl __errno,%r2
	nop
	ldi 33,%r20
	stw %r20,0(%r28)
	ldi 0,%r17
	ldi 0,%r18
	ldil L'2147450880,%r28
	ldi 0,%r29
	stw %r17,8(%r6)
	stw %r18,12(%r6)
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	b .L1035
	copy %r6,%r28
.L1029:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L988
	stw %r20,0(%r28)
.L994:
	ldw 0(%r3),%r28
	ldw 4(%r3),%r29
	ldw 8(%r3),%r17
	ldw 12(%r3),%r18
	copy %r19,%r4
	stw %r17,8(%r5)
	stw %r18,12(%r5)
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	bl is_odd_integer,%r2
	copy %r5,%r26
	comiclr,= 0,%r28,%r11
	ldi 1,%r11
	b .L989
	copy %r4,%r19
.L1002:
	ldi 0,%r9
	b .L985
	copy %r9,%r10
.L1032:
	bl __errno,%r2
	nop
	ldi 34,%r20
	comib,= 0,%r11,.L984
	stw %r20,0(%r28)
	ldil L'-65536,%r9
	b .L979
	copy %r13,%r10
.L997:
	ldi 0,%r9
	b .L979
	copy %r9,%r10
	.EXIT
	.PROCEND
	.size	powl, .-powl
	.section	.rodata
	.align 8
	.type	one, @object
	.size	one, 16
one:
	.word	1073676288
	.word	0
	.word	0
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
