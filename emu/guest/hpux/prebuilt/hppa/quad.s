; 5dd7d4bb24248159f1b5deff133acac0 emu/guest/libc/quad.c
	.LEVEL 1.1
	.text
	.section	.text.shift_right,"ax",@progbits
	.align 4
	.type	shift_right, @function
shift_right:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldo 24(%r26),%r22
	ldi 127,%r28
	ldw 0(%r22),%r31
	comb,>>= %r28,%r25,.L2
	ldw 4(%r22),%r21
	ldw 16(%r26),%r28
	ldw 20(%r26),%r20
	or %r28,%r31,%r28
	or %r20,%r21,%r20
	ldi 0,%r23
	ldi 0,%r24
	or %r28,%r20,%r28
	stw %r23,16(%r26)
	stw %r24,20(%r26)
	ldi 0,%r31
	comclr,= %r31,%r28,%r21
	ldi 1,%r21
	stw %r31,0(%r22)
.L22:
	stw %r21,4(%r22)
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L2:
	ldi 63,%r28
	comb,>>=,n %r28,%r25,.L4
	ldo 16(%r26),%r26
	ldi 64,%r29
	ldw 0(%r26),%r20
	comb,= %r29,%r25,.L5
	ldw 4(%r26),%r28
	subi 128,%r25,%r29
	bb,>= %r29,26,.L6
	subi 31,%r29,%r2
	subi 31,%r29,%r29
	ldi 0,%r24
	mtsar %r29
	zvdep %r28,32,%r23
.L7:
	or %r31,%r23,%r31
	or %r21,%r24,%r21
	bb,>= %r25,26,.L8
	ldo -64(%r25),%r29
	mtsar %r29
	vshd %r0,%r20,%r28
	ldi 0,%r20
.L5:
	ldi 0,%r23
	ldi 0,%r24
	stw %r23,0(%r26)
	stw %r24,4(%r26)
	or %r31,%r21,%r21
	copy %r20,%r31
	comiclr,= 0,%r21,%r21
	ldi 1,%r21
	stw %r31,0(%r22)
	or %r21,%r28,%r21
	stw %r21,4(%r22)
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L4:
	comib,=,n 0,%r25,.L22
	stw %r31,0(%r22)
	ldo 16(%r26),%r26
	subi 64,%r25,%r28
	ldw 0(%r26),%r20
	bb,>= %r25,26,.L10
	ldw 4(%r26),%r2
	mtsar %r25
	stw %r0,0(%r26)
	vshd %r0,%r20,%r29
	stw %r29,4(%r26)
.L11:
	bb,>= %r25,26,.L12
	mtsar %r25
	ldi 0,%r23
	vshd %r0,%r31,%r29
.L13:
	bb,>= %r28,26,.L14
	subi 31,%r28,%r24
	mtsar %r24
	ldi 0,%r25
	zvdep %r2,32,%r20
.L15:
	or %r23,%r20,%r23
	bb,>= %r28,26,.L16
	or %r29,%r25,%r29
	mtsar %r24
	zvdep %r21,32,%r28
	ldi 0,%r21
.L17:
	or %r28,%r21,%r28
	copy %r23,%r31
	stw %r31,0(%r22)
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	or %r29,%r28,%r21
	stw %r21,4(%r22)
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L8:
	mtsar %r29
	zdep %r20,30,31,%r23
	uaddcm %r0,%r29,%r24
	vshd %r0,%r28,%r28
	subi 31,%r24,%r24
	vshd %r0,%r20,%r20
	mtsar %r24
	zvdep %r23,32,%r29
	b .L5
	or %r29,%r28,%r28
.L6:
	mtsar %r2
	extru %r28,30,31,%r24
	uaddcm %r0,%r29,%r29
	zvdep %r20,32,%r23
	mtsar %r29
	vshd %r0,%r24,%r29
	mtsar %r2
	or %r29,%r23,%r23
	b .L7
	zvdep %r28,32,%r24
.L10:
	mtsar %r25
	zdep %r20,30,31,%r29
	vshd %r0,%r2,%r23
	vshd %r0,%r20,%r1
	stw %r1,0(%r26)
	uaddcm %r0,%r25,%r24
	subi 31,%r24,%r24
	mtsar %r24
	zvdep %r29,32,%r29
	or %r23,%r29,%r29
	b .L11
	stw %r29,4(%r26)
.L16:
	mtsar %r24
	uaddcm %r0,%r28,%r20
	zvdep %r31,32,%r28
	mtsar %r20
	extru %r21,30,31,%r25
	vshd %r0,%r25,%r20
	mtsar %r24
	or %r20,%r28,%r28
	b .L17
	zvdep %r21,32,%r21
.L14:
	mtsar %r24
	uaddcm %r0,%r28,%r25
	zvdep %r20,32,%r20
	mtsar %r25
	extru %r2,30,31,%r26
	vshd %r0,%r26,%r26
	mtsar %r24
	or %r26,%r20,%r20
	b .L15
	zvdep %r2,32,%r25
.L12:
	zdep %r31,30,31,%r24
	vshd %r0,%r21,%r29
	uaddcm %r0,%r25,%r26
	vshd %r0,%r31,%r23
	subi 31,%r26,%r26
	mtsar %r26
	zvdep %r24,32,%r24
	b .L13
	or %r24,%r29,%r29
	.EXIT
	.PROCEND
	.size	shift_right, .-shift_right
	.section	.text.pack,"ax",@progbits
	.align 4
	.type	pack, @function
pack:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r20
	stwm %r8,128(%r30)
	stw %r5,-116(%r30)
	copy %r28,%r5
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r6
	ldw 0(%r26),%r28
	comib,= 3,%r28,.L34
	zdep %r6,0,1,%r6
	comiclr,<> 2,%r28,%r0
	b,n .L25
	comib,= 1,%r28,.L44
	zdepi -1,31,14,%r21
	ldi 0,%r7
	ldi 0,%r8
	comib,<> 0,%r28,.L45
	ldil L'-16384,%r25
.L24:
	stw %r6,0(%r5)
	copy %r5,%r28
	stw %r20,4(%r5)
	stw %r7,8(%r5)
	stw %r8,12(%r5)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L44:
	ldw 8(%r26),%r28
	comb,< %r21,%r28,.L25
	ldil L'-16384,%r25
	ldo 2(%r25),%r25
	comb,> %r25,%r28,.L48
	sub %r25,%r28,%r25
	zdepi -1,31,14,%r20
.L50:
	addl %r28,%r20,%r28
	zdep %r28,15,16,%r28
.L29:
	ldw 24(%r3),%r29
	ldw 28(%r3),%r23
	extru %r23,31,15,%r24
	shd %r29,%r23,15,%r8
	ldw 16(%r3),%r20
	ldw 20(%r3),%r31
	extru %r20,1+16-1,16,%r25
	shd %r31,%r29,15,%r7
	or %r25,%r28,%r21
	ldil L'16384,%r28
	comb,>>= %r28,%r24,.L47
	shd %r20,%r31,15,%r22
.L30:
	addi 1,%r8,%r8
	addc %r7,%r0,%r7
	ldi 0,%r28
	or %r7,%r8,%r20
	comiclr,<> 0,%r20,%r29
	ldi 1,%r29
	add %r29,%r22,%r22
	addc %r28,%r21,%r21
	or %r6,%r21,%r6
.L49:
	b .L24
	copy %r22,%r20
.L25:
	ldi 0,%r7
	ldi 0,%r8
	b .L24
	depi -1,15,15,%r6
.L34:
	ldi 0,%r7
	ldi 0,%r8
	b .L24
	ldil L'2147450880,%r6
.L47:
	comb,<>,n %r28,%r24,.L49
	or %r6,%r21,%r6
	extru %r8,31,1,%r28
	comib,=,n 0,%r28,.L49
	or %r6,%r21,%r6
	b,n .L30
.L45:
	ldw 8(%r26),%r28
	ldo 2(%r25),%r25
	comb,<= %r25,%r28,.L50
	zdepi -1,31,14,%r20
	sub %r25,%r28,%r25
.L48:
	comiclr,> 200,%r25,%r0
	ldi 200,%r25
	bl shift_right,%r2
	copy %r3,%r26
	b .L29
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pack, .-pack
	.section	.text.multiply_words,"ax",@progbits
	.align 4
	.type	multiply_words, @function
multiply_words:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stws %r26,-16(%sp)
	fldws -16(%sp),%fr25L
	ldi 0,%r20
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr23L,%fr25L,%fr26
	stw %r2,-20(%r30)
	stws %r24,-16(%sp)
	fldws -16(%sp),%fr24L
	fstds %fr26,-16(%sp)
	ldws -16(%sp),%r1
	ldws -12(%sp),%r2
	xmpyu %fr24L,%fr25L,%fr26
	fstds %fr26,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r26
	stws %r25,-16(%sp)
	fldws -16(%sp),%fr22L
	xmpyu %fr24L,%fr22L,%fr25
	xmpyu %fr23L,%fr22L,%fr26
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	fstds %fr26,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	copy %r20,%r25
	stwm %r6,64(%r30)
	copy %r2,%r6
	stw %r5,-60(%r30)
	copy %r21,%r5
	copy %r23,%r21
	stw %r4,-56(%r30)
	copy %r22,%r4
	ldw -116(%r30),%r31
	copy %r24,%r22
	stw %r3,-52(%r30)
	copy %r5,%r3
	add %r26,%r4,%r4
	addc %r25,%r3,%r3
	ldw -120(%r30),%r28
	stw %r19,-32(%r30)
	copy %r4,%r26
	copy %r3,%r23
	copy %r1,%r5
	add %r26,%r6,%r6
	addc %r25,%r5,%r5
	copy %r23,%r26
	copy %r5,%r24
	copy %r20,%r23
	add %r26,%r22,%r22
	addc %r25,%r21,%r21
	add %r24,%r22,%r22
	addc %r23,%r21,%r21
	stw %r21,0(%r31)
	stw %r22,4(%r31)
	stw %r6,0(%r28)
	stw %r29,4(%r28)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	multiply_words, .-multiply_words
	.section	.text.unpack,"ax",@progbits
	.align 4
	.type	unpack, @function
unpack:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r20
	ldw 4(%r26),%r31
	zdepi -1,31,15,%r23
	shd %r20,%r31,17,%r29
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	extru %r29,31,31,%r29
	extru %r20,0,1,%r26
	shd %r31,%r21,17,%r31
	copy %r29,%r24
	shd %r21,%r22,17,%r21
	extru %r20,1+15-1,15,%r20
	comb,= %r23,%r20,.L65
	zdep %r22,16,17,%r22
	comib,<>,n 0,%r20,.L57
	or %r29,%r21,%r29
	or %r31,%r22,%r25
	or %r29,%r25,%r23
	comib,= 0,%r23,.L62
	ldil L'-16384,%r20
	ldo 2(%r20),%r20
.L59:
	shd %r24,%r31,31,%r24
	ldo -1(%r20),%r20
	shd %r31,%r21,31,%r31
	shd %r21,%r22,31,%r21
	comib,<= 0,%r24,.L59
	zdep %r22,30,31,%r22
	copy %r31,%r25
	copy %r24,%r29
	b .L56
	ldi 1,%r31
.L62:
	copy %r29,%r21
	copy %r25,%r22
	ldo 2(%r20),%r20
	copy %r23,%r31
.L56:
	ldo 16(%r28),%r24
	ldo 24(%r28),%r23
	stw %r31,0(%r28)
	stw %r26,4(%r28)
	stw %r20,8(%r28)
	stw %r29,0(%r24)
	stw %r25,4(%r24)
	stw %r21,0(%r23)
	bv %r0(%r2)
	stw %r22,4(%r23)
.L65:
	or %r29,%r21,%r20
	or %r31,%r22,%r23
	or %r20,%r23,%r20
	copy %r31,%r25
	depi -1,0,1,%r29
	comiclr,= 0,%r20,%r31
	ldi 1,%r31
	ldil L'16384,%r20
	b .L56
	ldo 2(%r31),%r31
.L57:
	ldo -8191(%r20),%r20
	copy %r31,%r25
	depi -1,0,1,%r29
	ldo -8192(%r20),%r20
	b .L56
	ldi 1,%r31
	.EXIT
	.PROCEND
	.size	unpack, .-unpack
	.section	.text.narrow,"ax",@progbits
	.align 4
	.type	narrow, @function
narrow:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r28
	ldo 192(%r30),%r30
	stw %r7,-128(%r30)
	ldo -152(%r30),%r26
	ldo -184(%r30),%r7
	stw %r6,-124(%r30)
	stw %r5,-120(%r30)
	copy %r24,%r5
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	copy %r25,%r3
	subi 31,%r3,%r6
	stw %r19,-32(%r30)
	ldw 0(%r28),%r21
	ldw 4(%r28),%r22
	ldw 12(%r28),%r29
	ldw 8(%r28),%r28
	stw %r21,0(%r26)
	stw %r22,4(%r26)
	stw %r28,8(%r26)
	stw %r29,12(%r26)
	bl unpack,%r2
	copy %r7,%r28
	zdep %r5,30,31,%r28
	copy %r4,%r19
	ldo 1(%r28),%r20
	bb,>= %r3,26,.L67
	extrs %r28,0,1,%r28
	mtsar %r6
	ldi 0,%r22
	zvdep %r20,32,%r21
.L68:
	ldw -180(%r30),%r20
	ldi 0,%r28
	ldi 0,%r29
	comib,= 0,%r20,.L115
	ldw -184(%r30),%r20
	ldi 32,%r20
	and %r3,%r20,%r20
	comib,= 0,%r20,.L70
	mtsar %r6
	ldi 0,%r29
	zvdepi 1,32,%r28
.L71:
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	ldw -184(%r30),%r20
.L115:
	comiclr,<> 3,%r20,%r0
	b,n .L106
	comiclr,<> 2,%r20,%r0
	b,n .L76
	comiclr,<> 1,%r20,%r0
	b,n .L107
	comib,<> 0,%r20,.L108
	ldw -212(%r30),%r2
	ldw -128(%r30),%r7
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L67:
	uaddcm %r0,%r3,%r29
	mtsar %r29
	extru %r20,30,31,%r31
	vshd %r0,%r31,%r31
	mtsar %r6
	zvdep %r28,32,%r21
	zvdep %r20,32,%r22
	b .L68
	or %r31,%r21,%r21
.L70:
	copy %r20,%r28
	b .L71
	zvdepi 1,32,%r29
.L107:
	ldw -176(%r30),%r20
	comb,< %r5,%r20,.L76
	subi 1,%r5,%r25
	comb,<,n %r20,%r25,.L109
	addl %r5,%r20,%r5
.L117:
	bb,>= %r3,26,.L81
	extrs %r5,0,1,%r26
	mtsar %r6
	zvdep %r5,32,%r26
	ldi 0,%r5
.L80:
	subi 62,%r3,%r22
	ldi 32,%r20
	and %r22,%r20,%r20
	comib,= 0,%r20,.L83
	subi 31,%r22,%r7
.L110:
	mtsar %r7
	ldi 32,%r25
	ldw -168(%r30),%r21
	ldw -164(%r30),%r31
	ldi 0,%r2
	and %r22,%r25,%r25
	comib,= 0,%r25,.L85
	zvdepi 1,32,%r20
	mtsar %r7
.L118:
	ldi 0,%r24
	zvdepi 2,32,%r23
	subi 63,%r3,%r22
	addi -1,%r24,%r24
	subb %r23,%r0,%r23
	and %r23,%r21,%r7
	bb,< %r3,26,.L87
	and %r24,%r31,%r1
.L112:
	mtsar %r22
	ldi 0,%r25
	bb,>= %r3,26,.L89
	vshd %r0,%r21,%r31
.L113:
	mtsar %r6
	ldi 0,%r22
	zvdepi -1,32,%r21
.L90:
	uaddcm %r0,%r21,%r23
	uaddcm %r0,%r22,%r24
	and %r25,%r23,%r23
	and %r31,%r24,%r31
	or %r23,%r26,%r21
	comb,<< %r20,%r7,.L105
	or %r31,%r5,%r22
	comclr,= %r20,%r7,%r0
	b,n .L91
	comclr,<< %r2,%r1,%r0
	b,n .L91
.L105:
	addi 1,%r22,%r22
	addc %r21,%r0,%r21
	or %r29,%r22,%r20
.L114:
	or %r28,%r21,%r21
.L116:
	ldw -212(%r30),%r2
	ldw -128(%r30),%r7
	copy %r21,%r28
	copy %r20,%r29
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L76:
	or %r29,%r22,%r22
	or %r28,%r21,%r20
	ldw -212(%r30),%r2
	ldw -128(%r30),%r7
	copy %r20,%r28
	copy %r22,%r29
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L106:
	ldo -1(%r3),%r3
	ldi 32,%r20
	and %r3,%r20,%r20
	comib,= 0,%r20,.L73
	subi 31,%r3,%r3
	mtsar %r3
	ldi 0,%r31
	zvdepi 1,32,%r20
.L74:
	or %r20,%r21,%r28
	or %r31,%r22,%r29
	ldw -212(%r30),%r2
	ldw -128(%r30),%r7
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L81:
	mtsar %r6
	extru %r5,30,31,%r20
	zvdep %r26,32,%r26
	uaddcm %r0,%r3,%r21
	mtsar %r21
	vshd %r0,%r20,%r20
	subi 62,%r3,%r22
	mtsar %r6
	or %r20,%r26,%r26
	zvdep %r5,32,%r5
	ldi 32,%r20
	and %r22,%r20,%r20
	comib,<> 0,%r20,.L110
	subi 31,%r22,%r7
.L83:
	mtsar %r7
	ldi 32,%r25
	ldw -168(%r30),%r21
	ldw -164(%r30),%r31
	and %r22,%r25,%r25
	comib,<> 0,%r25,.L118
	zvdepi 1,32,%r2
.L85:
	uaddcm %r0,%r22,%r22
	mtsar %r22
	ldi 1,%r25
	subi 63,%r3,%r22
	vshd %r0,%r25,%r23
	mtsar %r7
	zvdepi 2,32,%r24
	addi -1,%r24,%r24
	subb %r23,%r0,%r23
	and %r23,%r21,%r7
	bb,>= %r3,26,.L112
	and %r24,%r31,%r1
.L87:
	mtsar %r22
	zdep %r21,30,31,%r23
	vshd %r0,%r31,%r31
	vshd %r0,%r21,%r25
	uaddcm %r0,%r22,%r24
	subi 31,%r24,%r24
	mtsar %r24
	zvdep %r23,32,%r21
	bb,< %r3,26,.L113
	or %r21,%r31,%r31
.L89:
	uaddcm %r0,%r3,%r3
	mtsar %r3
	zdepi -1,31,31,%r23
	vshd %r0,%r23,%r23
	mtsar %r6
	zvdepi -1,32,%r21
	zvdepi -1,32,%r22
	b .L90
	or %r23,%r21,%r21
.L73:
	mtsar %r3
	b .L74
	zvdepi 1,32,%r31
.L91:
	comb,<> %r7,%r20,.L114
	or %r29,%r22,%r20
	comb,<>,n %r1,%r2,.L116
	or %r28,%r21,%r21
	ldw -160(%r30),%r20
	ldw -156(%r30),%r31
	or %r20,%r31,%r20
	comib,<> 0,%r20,.L105
	copy %r20,%r23
	extru %r22,31,1,%r24
	add %r24,%r22,%r22
	addc %r23,%r21,%r21
	b .L114
	or %r29,%r22,%r20
.L108:
	ldw -176(%r30),%r20
	subi 1,%r5,%r25
	comb,>=,n %r20,%r25,.L117
	addl %r5,%r20,%r5
.L109:
	sub %r25,%r20,%r25
	copy %r7,%r26
	stw %r28,-136(%r30)
	comiclr,> 200,%r25,%r0
	ldi 200,%r25
	bl shift_right,%r2
	stw %r29,-132(%r30)
	ldi 0,%r26
	ldw -136(%r30),%r28
	copy %r26,%r5
	b .L80
	ldw -132(%r30),%r29
	.EXIT
	.PROCEND
	.size	narrow, .-narrow
	.section	.text._U_Qfadd,"ax",@progbits
	.align 4
.globl _U_Qfadd
	.type	_U_Qfadd, @function
_U_Qfadd:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=16
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r13,-92(%r30)
	ldo -280(%r30),%r13
	stw %r10,-80(%r30)
	stw %r9,-76(%r30)
	ldo -248(%r30),%r9
	stw %r7,-68(%r30)
	copy %r25,%r7
	stw %r6,-64(%r30)
	copy %r28,%r6
	stw %r5,-60(%r30)
	ldo -152(%r30),%r5
	stw %r4,-56(%r30)
	copy %r19,%r4
	stw %r3,-52(%r30)
	ldo -184(%r30),%r3
	copy %r3,%r28
	stw %r19,-32(%r30)
	stw %r16,-104(%r30)
	stw %r15,-100(%r30)
	stw %r14,-96(%r30)
	stw %r12,-88(%r30)
	stw %r11,-84(%r30)
	stw %r8,-72(%r30)
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	stw %r23,-144(%r30)
	stw %r24,-140(%r30)
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	bl unpack,%r2
	copy %r5,%r26
	ldw 0(%r7),%r21
	ldw 4(%r7),%r22
	ldw 8(%r7),%r23
	ldw 12(%r7),%r24
	ldo -216(%r30),%r28
	copy %r4,%r19
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	copy %r28,%r7
	copy %r5,%r26
	stw %r23,-144(%r30)
	stw %r24,-140(%r30)
	bl unpack,%r2
	copy %r19,%r4
	ldw -184(%r30),%r5
	ldw -180(%r30),%r10
	copy %r9,%r31
	copy %r13,%r25
	ldw -168(%r30),%r29
	ldw -164(%r30),%r21
	ldi 24,%r28
	ldws,ma 4(%r3),%r20
	ldws,ma 4(%r3),%r22
	stws,ma %r20,4(%r31)
	addib,>= -8,%r28,.-12
	stws,ma %r22,4(%r31)
	ldi 24,%r28
	ldws,ma 4(%r7),%r23
	ldws,ma 4(%r7),%r24
	stws,ma %r23,4(%r25)
	addib,>= -8,%r28,.-12
	stws,ma %r24,4(%r25)
	ldw -176(%r30),%r22
	ldw -160(%r30),%r31
	copy %r4,%r19
	comib,= 3,%r5,.L120
	ldw -156(%r30),%r20
	ldw 0(%r13),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L170
	comib,= 0,%r5,.L177
	ldo -312(%r30),%r3
	comiclr,<> 3,%r28,%r0
	b,n .L177
	comiclr,<> 2,%r5,%r0
	b,n .L125
	comib,=,n 2,%r28,.L177
	ldw 8(%r13),%r25
	comb,>= %r22,%r25,.L129
	ldo -264(%r30),%r15
	ldo -256(%r30),%r16
	ldw 0(%r15),%r29
	ldw 4(%r15),%r21
	ldw 0(%r16),%r31
	ldw 4(%r16),%r20
.L130:
	copy %r22,%r23
	ldo -312(%r30),%r3
	ldw 4(%r13),%r10
	copy %r3,%r2
	copy %r9,%r5
	ldi 24,%r22
	ldws,ma 4(%r5),%r24
	ldws,ma 4(%r5),%r26
	stws,ma %r24,4(%r2)
	addib,>= -8,%r22,.-12
	stws,ma %r26,4(%r2)
	copy %r9,%r2
	copy %r13,%r5
	ldi 24,%r22
	ldws,ma 4(%r5),%r24
	ldws,ma 4(%r5),%r26
	stws,ma %r24,4(%r2)
	addib,>= -8,%r22,.-12
	stws,ma %r26,4(%r2)
	copy %r25,%r22
	copy %r28,%r5
	copy %r13,%r26
	copy %r3,%r2
	ldi 24,%r28
	ldws,ma 4(%r2),%r24
	ldws,ma 4(%r2),%r25
	stws,ma %r24,4(%r26)
	addib,>= -8,%r28,.-12
	stws,ma %r25,4(%r26)
	copy %r23,%r25
.L131:
	shd %r31,%r20,1,%r28
.L180:
	zdep %r29,0,1,%r23
	extru %r20,31,1,%r20
	ldo 1(%r22),%r14
	extru %r21,30,31,%r8
	or %r28,%r20,%r12
	copy %r19,%r4
	sub %r14,%r25,%r25
	or %r23,%r8,%r8
	shd %r21,%r31,1,%r11
	extru %r29,30,31,%r7
	comiclr,> 200,%r25,%r0
	ldi 200,%r25
	bl shift_right,%r2
	copy %r13,%r26
	ldw 4(%r13),%r28
	comb,= %r10,%r28,.L171
	copy %r4,%r19
	ldw 0(%r15),%r28
	ldw 4(%r15),%r29
	ldw 0(%r16),%r21
	ldw 4(%r16),%r22
	sub %r8,%r29,%r29
	subb %r7,%r28,%r28
	ldi 0,%r23
	ldi 1,%r24
	comclr,>>= %r11,%r21,%r0
	b,n .L139
	comclr,<> %r11,%r21,%r0
	b,n .L172
.L140:
	ldi 0,%r23
	ldi 0,%r24
.L139:
	sub %r29,%r24,%r29
	subb %r28,%r23,%r28
	sub %r12,%r22,%r12
	subb %r11,%r21,%r11
	or %r28,%r11,%r23
.L176:
	or %r29,%r12,%r31
	or %r23,%r31,%r20
	comib,<>,n 0,%r20,.L169
	copy %r20,%r5
	b .L147
	copy %r23,%r28
.L145:
	shd %r28,%r29,31,%r28
	ldo -1(%r14),%r14
	shd %r29,%r11,31,%r29
	zdep %r12,30,31,%r12
	copy %r31,%r11
.L169:
	comib,<= 0,%r28,.L145
	shd %r11,%r12,31,%r31
	copy %r11,%r23
	copy %r12,%r31
.L141:
	ldo -224(%r30),%r20
	stw %r5,0(%r9)
	copy %r3,%r22
	stw %r10,4(%r9)
	stw %r14,8(%r9)
	stw %r28,-232(%r30)
	stw %r29,-228(%r30)
	stw %r23,0(%r20)
	stw %r31,4(%r20)
	ldi 24,%r28
	ldws,ma 4(%r9),%r20
	ldws,ma 4(%r9),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	b .L175
	ldo -136(%r30),%r26
.L177:
	copy %r3,%r22
	ldi 24,%r28
	ldws,ma 4(%r13),%r20
	ldws,ma 4(%r13),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
.L122:
	ldo -136(%r30),%r26
.L175:
	copy %r26,%r31
	ldi 24,%r20
	ldws,ma 4(%r3),%r21
	ldws,ma 4(%r3),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl pack,%r2
	copy %r6,%r28
	ldw -104(%r30),%r16
	ldw -100(%r30),%r15
	copy %r6,%r28
	ldw -340(%r30),%r2
	ldw -96(%r30),%r14
	ldw -92(%r30),%r13
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
	ldo -320(%r30),%r30
.L120:
	ldo -312(%r30),%r3
	copy %r3,%r22
	ldi 24,%r28
	ldws,ma 4(%r9),%r20
	ldws,ma 4(%r9),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	b .L175
	ldo -136(%r30),%r26
.L170:
	comib,<> 0,%r5,.L120
	ldo -312(%r30),%r24
	ldi 0,%r21
	ldi 0,%r22
	ldw 4(%r13),%r28
	stw %r5,-312(%r30)
	and %r10,%r28,%r28
	stw %r5,-304(%r30)
	stw %r28,-308(%r30)
	stw %r21,-296(%r30)
	stw %r22,-292(%r30)
	stw %r21,-288(%r30)
	stw %r22,-284(%r30)
	b .L122
	copy %r24,%r3
.L129:
	comb,= %r22,%r25,.L163
	ldo -312(%r30),%r3
	ldo -264(%r30),%r15
	b .L131
	ldo -256(%r30),%r16
.L147:
	copy %r20,%r10
	b .L141
	copy %r31,%r29
.L171:
	ldw 0(%r16),%r28
	ldw 4(%r16),%r29
	ldw 0(%r15),%r23
	ldw 4(%r15),%r24
	add %r12,%r29,%r12
	addc %r11,%r28,%r11
	add %r24,%r8,%r24
	addc %r23,%r7,%r23
	ldi 0,%r25
	ldi 1,%r26
	comclr,>>= %r11,%r28,%r0
	b,n .L136
	comclr,<> %r11,%r28,%r0
	b,n .L173
.L137:
	ldi 0,%r25
	ldi 0,%r26
.L136:
	add %r26,%r24,%r29
	addc %r25,%r23,%r28
	b .L176
	or %r28,%r11,%r23
.L172:
	comb,<< %r12,%r22,.L139
	nop
	b,n .L140
.L163:
	ldo -264(%r30),%r15
	ldw 0(%r15),%r23
	comb,<< %r29,%r23,.L148
	ldw 4(%r15),%r24
	comb,<> %r29,%r23,.L178
	ldo -312(%r30),%r3
	comb,<< %r21,%r24,.L179
	ldo -256(%r30),%r16
	comb,<>,n %r29,%r23,.L180
	shd %r31,%r20,1,%r28
	comclr,<> %r21,%r24,%r0
	b,n .L167
.L178:
	b .L131
	ldo -256(%r30),%r16
.L125:
	comiclr,<> 2,%r28,%r0
	b,n .L174
.L128:
	ldi 2,%r28
	ldo -312(%r30),%r3
	stw %r28,0(%r9)
	copy %r3,%r22
	ldi 24,%r28
	ldws,ma 4(%r9),%r20
	ldws,ma 4(%r9),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	b .L175
	ldo -136(%r30),%r26
.L148:
	ldo -256(%r30),%r16
.L179:
	copy %r23,%r29
	ldw 0(%r16),%r31
	ldw 4(%r16),%r20
	b .L130
	copy %r24,%r21
.L174:
	ldw 4(%r13),%r28
	comb,= %r10,%r28,.L128
	ldo -312(%r30),%r22
	ldo -308(%r30),%r28
	ldi 20,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	ldi 3,%r28
	copy %r22,%r3
	b .L122
	stw %r28,-312(%r30)
.L173:
	comb,<< %r12,%r29,.L136
	nop
	b,n .L137
.L167:
	ldw 0(%r16),%r26
	comb,<< %r31,%r26,.L149
	ldw 4(%r16),%r2
	comb,<> %r31,%r26,.L131
	ldo -312(%r30),%r3
	comb,>>=,n %r20,%r2,.L180
	shd %r31,%r20,1,%r28
.L149:
	copy %r26,%r31
	copy %r2,%r20
	copy %r23,%r29
	b .L130
	copy %r24,%r21
	.EXIT
	.PROCEND
	.size	_U_Qfadd, .-_U_Qfadd
	.section	.text._U_Qfsub,"ax",@progbits
	.align 4
.globl _U_Qfsub
	.type	_U_Qfsub, @function
_U_Qfsub:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'-2147483648,%r22
	ldo 128(%r30),%r30
	stw %r3,-76(%r30)
	ldo -104(%r30),%r20
	copy %r28,%r3
	stw %r6,-88(%r30)
	stw %r5,-84(%r30)
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r5
	ldw 4(%r26),%r6
	ldw 0(%r25),%r21
	ldw 8(%r26),%r1
	ldw 12(%r26),%r2
	xor %r21,%r22,%r21
	ldo -120(%r30),%r26
	ldw 8(%r25),%r23
	ldw 12(%r25),%r24
	stw %r5,-120(%r30)
	stw %r6,-116(%r30)
	stw %r21,0(%r25)
	ldw 0(%r25),%r21
	ldw 4(%r25),%r22
	stw %r1,-112(%r30)
	stw %r2,-108(%r30)
	stw %r21,-104(%r30)
	stw %r22,-100(%r30)
	stw %r23,-96(%r30)
	stw %r24,-92(%r30)
	bl _U_Qfadd,%r2
	copy %r20,%r25
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
	.size	_U_Qfsub, .-_U_Qfsub
	.section	.text._U_Qfmpy,"ax",@progbits
	.align 4
.globl _U_Qfmpy
	.type	_U_Qfmpy, @function
_U_Qfmpy:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r17,-136(%r30)
	stw %r14,-124(%r30)
	stw %r13,-120(%r30)
	stw %r12,-116(%r30)
	stw %r11,-112(%r30)
	stw %r10,-108(%r30)
	stw %r9,-104(%r30)
	stw %r8,-100(%r30)
	copy %r25,%r8
	stw %r7,-96(%r30)
	ldo -200(%r30),%r7
	stw %r6,-92(%r30)
	ldo -280(%r30),%r6
	stw %r5,-88(%r30)
	ldo -312(%r30),%r5
	stw %r4,-84(%r30)
	copy %r19,%r4
	stw %r3,-80(%r30)
	copy %r28,%r3
	stw %r19,-32(%r30)
	stw %r18,-140(%r30)
	stw %r16,-132(%r30)
	stw %r15,-128(%r30)
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	stw %r28,-192(%r30)
	stw %r29,-188(%r30)
	copy %r7,%r26
	stw %r21,-200(%r30)
	stw %r22,-196(%r30)
	bl unpack,%r2
	copy %r6,%r28
	ldw 8(%r8),%r21
	ldw 12(%r8),%r22
	ldw 0(%r8),%r28
	ldw 4(%r8),%r29
	copy %r4,%r19
	copy %r7,%r26
	stw %r21,-192(%r30)
	stw %r22,-188(%r30)
	copy %r19,%r4
	stw %r28,-200(%r30)
	stw %r29,-196(%r30)
	bl unpack,%r2
	copy %r5,%r28
	ldw -272(%r30),%r17
	ldw -264(%r30),%r9
	ldw -260(%r30),%r10
	copy %r4,%r19
	ldw -280(%r30),%r28
	ldw -276(%r30),%r31
	ldw -256(%r30),%r7
	ldw -252(%r30),%r8
	ldw -312(%r30),%r21
	ldw -308(%r30),%r20
	ldw -296(%r30),%r13
	ldw -292(%r30),%r14
	ldw -288(%r30),%r11
	ldw -284(%r30),%r12
	comib,= 3,%r28,.L183
	ldw -304(%r30),%r22
	comiclr,<> 3,%r21,%r0
	b,n .L207
	comiclr,<> 2,%r28,%r0
	b,n .L215
	comiclr,= 0,%r28,%r0
	b,n .L216
	comib,=,n 2,%r21,.L208
	xor %r20,%r31,%r20
	addl %r17,%r22,%r17
	stw %r28,-376(%r30)
	ldo 1(%r17),%r17
	ldi 0,%r7
	ldi 0,%r8
	stw %r20,-372(%r30)
	stw %r17,-368(%r30)
	stw %r7,-360(%r30)
	stw %r8,-356(%r30)
.L187:
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,-352(%r30)
	stw %r22,-348(%r30)
	b .L223
	ldo -344(%r30),%r21
.L215:
	comiclr,<> 0,%r21,%r0
	ldi 3,%r28
.L183:
	ldi 0,%r7
	ldi 0,%r8
	xor %r20,%r31,%r20
	stw %r28,-376(%r30)
	addl %r17,%r22,%r17
	stw %r20,-372(%r30)
	ldo 1(%r17),%r17
	stw %r7,-360(%r30)
	stw %r8,-356(%r30)
	stw %r17,-368(%r30)
	stw %r7,-352(%r30)
	stw %r8,-348(%r30)
.L204:
	ldo -344(%r30),%r21
.L223:
	ldo -184(%r30),%r20
	ldo -376(%r30),%r22
	copy %r21,%r24
	copy %r20,%r26
	ldi 24,%r31
	ldws,ma 4(%r22),%r29
	ldws,ma 4(%r22),%r23
	stws,ma %r29,4(%r24)
	addib,>= -8,%r31,.-12
	stws,ma %r23,4(%r24)
	ldi 24,%r22
	ldws,ma 4(%r21),%r31
	ldws,ma 4(%r21),%r29
	stws,ma %r31,4(%r20)
	addib,>= -8,%r22,.-12
	stws,ma %r29,4(%r20)
	bl pack,%r2
	copy %r3,%r28
	ldw -140(%r30),%r18
	ldw -136(%r30),%r17
	copy %r3,%r28
	ldw -404(%r30),%r2
	ldw -132(%r30),%r16
	ldw -128(%r30),%r15
	ldw -124(%r30),%r14
	ldw -120(%r30),%r13
	ldw -116(%r30),%r12
	ldw -112(%r30),%r11
	ldw -108(%r30),%r10
	ldw -104(%r30),%r9
	ldw -100(%r30),%r8
	ldw -96(%r30),%r7
	ldw -92(%r30),%r6
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L216:
	comib,=,n 2,%r21,.L207
	addl %r17,%r22,%r17
	comiclr,= 0,%r21,%r28
	ldi 1,%r28
	stw %r28,-376(%r30)
	ldo -368(%r30),%r22
	xor %r20,%r31,%r20
	stw %r22,-152(%r30)
	ldo 1(%r17),%r28
	stw %r20,-372(%r30)
	comib,= 0,%r21,.L217
	stw %r28,0(%r22)
	copy %r9,%r25
	copy %r10,%r26
	copy %r13,%r23
	copy %r14,%r24
	copy %r19,%r4
	ldo -352(%r30),%r5
	stw %r5,-56(%r30)
	ldo -360(%r30),%r6
	stw %r6,-52(%r30)
	bl multiply_words,%r2
	ldo -216(%r30),%r18
	stw %r18,-56(%r30)
	copy %r18,%r20
	copy %r9,%r25
	copy %r10,%r26
	stw %r20,-144(%r30)
	copy %r4,%r19
	copy %r11,%r23
	copy %r12,%r24
	copy %r19,%r4
	ldo -208(%r30),%r18
	bl multiply_words,%r2
	stw %r18,-52(%r30)
	ldo -232(%r30),%r9
	copy %r9,%r28
	stw %r9,-56(%r30)
	copy %r4,%r19
	copy %r13,%r23
	copy %r14,%r24
	stw %r28,-148(%r30)
	copy %r19,%r4
	copy %r7,%r25
	copy %r8,%r26
	ldo -224(%r30),%r10
	stw %r10,-52(%r30)
	bl multiply_words,%r2
	ldo -248(%r30),%r9
	stw %r9,-56(%r30)
	copy %r4,%r19
	copy %r11,%r23
	copy %r12,%r24
	copy %r7,%r25
	copy %r8,%r26
	copy %r19,%r4
	ldo -240(%r30),%r13
	bl multiply_words,%r2
	stw %r13,-52(%r30)
	ldw -144(%r30),%r20
	ldw -148(%r30),%r28
	ldw 0(%r20),%r25
	ldw 4(%r20),%r26
	ldw 4(%r28),%r29
	ldw 0(%r28),%r28
	ldi 0,%r11
	ldi 1,%r12
	add %r29,%r26,%r22
	addc %r28,%r25,%r21
	comb,<< %r21,%r25,.L189
	copy %r4,%r19
	comclr,<> %r21,%r25,%r0
	b,n .L218
.L190:
	ldi 0,%r11
	ldi 0,%r12
.L189:
	ldw 0(%r13),%r28
	ldw 4(%r13),%r29
	ldi 0,%r25
	ldi 1,%r26
	add %r29,%r22,%r22
	addc %r28,%r21,%r21
	comclr,>>= %r21,%r28,%r0
	b,n .L191
	comclr,<> %r21,%r28,%r0
	b,n .L219
.L192:
	ldi 0,%r25
	ldi 0,%r26
.L191:
	ldw 0(%r5),%r28
	ldw 4(%r5),%r29
	add %r12,%r26,%r12
	addc %r11,%r25,%r11
	ldw 0(%r18),%r7
	ldw 4(%r18),%r8
	add %r29,%r8,%r24
	addc %r28,%r7,%r23
	ldw 0(%r10),%r1
	ldw 4(%r10),%r2
	ldi 0,%r13
	ldi 1,%r14
	add %r2,%r24,%r26
	addc %r1,%r23,%r25
	add %r26,%r12,%r29
	addc %r25,%r11,%r28
	comclr,>>= %r23,%r7,%r0
	b,n .L193
	comclr,<> %r23,%r7,%r0
	b,n .L220
.L194:
	ldi 0,%r13
	ldi 0,%r14
.L193:
	ldw 0(%r6),%r7
	ldw 4(%r6),%r8
	ldi 0,%r23
	ldi 1,%r24
	add %r8,%r14,%r14
	addc %r7,%r13,%r13
	comclr,>>= %r25,%r1,%r0
	b,n .L195
	comclr,<> %r25,%r1,%r0
	b,n .L221
.L196:
	ldi 0,%r23
	ldi 0,%r24
.L195:
	add %r24,%r14,%r14
	addc %r23,%r13,%r13
	ldi 0,%r23
	ldi 1,%r24
	comclr,>>= %r28,%r11,%r0
	b,n .L197
	comclr,<> %r28,%r11,%r0
	b,n .L222
.L198:
	ldi 0,%r23
	ldi 0,%r24
.L197:
	add %r24,%r14,%r14
	addc %r23,%r13,%r13
	ldw 0(%r9),%r20
	ldw 4(%r9),%r31
	or %r20,%r21,%r20
	stw %r13,0(%r6)
	stw %r14,4(%r6)
	or %r31,%r22,%r21
	or %r20,%r21,%r20
	stw %r28,0(%r5)
	comiclr,= 0,%r20,%r20
	ldi 1,%r20
	or %r20,%r29,%r20
	or %r13,%r28,%r21
	or %r14,%r20,%r22
	or %r21,%r22,%r21
	comib,= 0,%r21,.L199
	stw %r20,4(%r5)
	comib,>,n 0,%r13,.L223
	ldo -344(%r30),%r21
.L205:
	copy %r17,%r22
	shd %r13,%r14,31,%r13
	ldo -1(%r17),%r17
	shd %r14,%r28,31,%r14
	shd %r28,%r20,31,%r28
	comib,<= 0,%r13,.L205
	zdep %r20,30,31,%r20
	stw %r13,0(%r6)
	stw %r14,4(%r6)
	stw %r28,0(%r5)
	stw %r20,4(%r5)
	b .L204
	stw %r22,-368(%r30)
.L207:
	b .L183
	copy %r21,%r28
.L199:
	b .L204
	stw %r21,-376(%r30)
.L218:
	comb,<< %r22,%r26,.L189
	nop
	b,n .L190
.L219:
	comb,<< %r22,%r29,.L191
	nop
	b,n .L192
.L222:
	comb,<< %r29,%r12,.L197
	nop
	b,n .L198
.L220:
	comb,<< %r24,%r8,.L193
	nop
	b,n .L194
.L221:
	comb,<< %r26,%r2,.L195
	nop
	b,n .L196
.L208:
	b .L183
	ldi 3,%r28
.L217:
	ldi 0,%r7
	ldi 0,%r8
	stw %r7,-360(%r30)
	stw %r8,-356(%r30)
	b,n .L187
	.EXIT
	.PROCEND
	.size	_U_Qfmpy, .-_U_Qfmpy
	.section	.text._U_Qfdiv,"ax",@progbits
	.align 4
.globl _U_Qfdiv
	.type	_U_Qfdiv, @function
_U_Qfdiv:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r16,-164(%r30)
	stw %r15,-160(%r30)
	stw %r8,-132(%r30)
	copy %r25,%r8
	stw %r7,-128(%r30)
	ldo -248(%r30),%r7
	stw %r6,-124(%r30)
	ldo -280(%r30),%r6
	stw %r5,-120(%r30)
	copy %r28,%r5
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	ldo -216(%r30),%r3
	stw %r19,-32(%r30)
	stw %r17,-168(%r30)
	stw %r14,-156(%r30)
	stw %r13,-152(%r30)
	stw %r12,-148(%r30)
	stw %r11,-144(%r30)
	stw %r10,-140(%r30)
	stw %r9,-136(%r30)
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	stw %r28,-208(%r30)
	stw %r29,-204(%r30)
	copy %r3,%r26
	stw %r21,-216(%r30)
	stw %r22,-212(%r30)
	bl unpack,%r2
	copy %r7,%r28
	ldw 0(%r8),%r28
	ldw 4(%r8),%r29
	ldw 8(%r8),%r21
	ldw 12(%r8),%r22
	copy %r4,%r19
	copy %r3,%r26
	stw %r28,-216(%r30)
	stw %r29,-212(%r30)
	copy %r19,%r4
	stw %r21,-208(%r30)
	stw %r22,-204(%r30)
	bl unpack,%r2
	copy %r6,%r28
	ldw -244(%r30),%r16
	ldw -276(%r30),%r28
	xor %r16,%r28,%r16
	ldw -240(%r30),%r15
	copy %r4,%r19
	ldw -272(%r30),%r28
	ldw -248(%r30),%r1
	sub %r15,%r28,%r15
	comib,= 3,%r1,.L243
	ldw -280(%r30),%r28
	comiclr,<> 3,%r28,%r0
	b,n .L243
	comclr,<> %r28,%r1,%r0
	b,n .L263
	comib,= 2,%r1,.L268
	ldi 0,%r4
.L227:
	comiclr,<> 0,%r28,%r0
	b,n .L244
	comiclr,<> 0,%r1,%r0
	b,n .L245
	comiclr,<> 2,%r28,%r31
	ldi 1,%r31
	comib,= 0,%r31,.L264
	ldw -232(%r30),%r3
.L245:
	b .L225
	ldi 0,%r1
.L263:
	comib,= 1,%r1,.L227
	nop
.L243:
	ldi 3,%r1
.L225:
	ldi 0,%r4
.L268:
	copy %r4,%r2
	copy %r4,%r31
	copy %r4,%r20
.L229:
	ldo -200(%r30),%r21
	stw %r20,-284(%r30)
	ldo -312(%r30),%r20
	stw %r16,-308(%r30)
	copy %r21,%r26
	stw %r4,-296(%r30)
	stw %r15,-304(%r30)
	stw %r2,-292(%r30)
	stw %r1,-312(%r30)
	stw %r31,-288(%r30)
	ldi 24,%r22
	ldws,ma 4(%r20),%r31
	ldws,ma 4(%r20),%r29
	stws,ma %r31,4(%r21)
	addib,>= -8,%r22,.-12
	stws,ma %r29,4(%r21)
	bl pack,%r2
	copy %r5,%r28
	ldw -168(%r30),%r17
	ldw -164(%r30),%r16
	copy %r5,%r28
	ldw -340(%r30),%r2
	ldw -160(%r30),%r15
	ldw -156(%r30),%r14
	ldw -152(%r30),%r13
	ldw -148(%r30),%r12
	ldw -144(%r30),%r11
	ldw -140(%r30),%r10
	ldw -136(%r30),%r9
	ldw -132(%r30),%r8
	ldw -128(%r30),%r7
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L244:
	b .L225
	ldi 2,%r1
.L264:
	ldw -228(%r30),%r25
	zdep %r3,0,1,%r26
	extru %r25,30,31,%r29
	ldw -224(%r30),%r2
	ldw -260(%r30),%r4
	shd %r25,%r2,1,%r21
	ldi 0,%r12
	ldw -264(%r30),%r24
	zdep %r24,0,1,%r9
	ldw -220(%r30),%r6
	or %r26,%r29,%r29
	ldw -256(%r30),%r23
	extru %r4,30,31,%r26
	shd %r2,%r6,1,%r22
	ldw -252(%r30),%r20
	shd %r4,%r23,1,%r7
	or %r9,%r26,%r26
	extru %r3,30,31,%r28
	ldi 1,%r11
	extru %r6,31,1,%r6
	extru %r24,30,31,%r25
	shd %r23,%r20,1,%r8
	ldi 128,%r1
	copy %r31,%r3
	copy %r31,%r4
	copy %r31,%r2
	copy %r11,%r10
	copy %r12,%r14
	copy %r12,%r13
	copy %r31,%r9
.L228:
	comclr,>>= %r25,%r28,%r0
	b,n .L230
	comclr,= %r25,%r28,%r0
	b,n .L249
	comclr,<< %r26,%r29,%r0
	b,n .L249
.L230:
	sub %r29,%r26,%r29
	subb %r28,%r25,%r28
	copy %r12,%r23
	comb,<< %r21,%r7,.L235
	copy %r11,%r24
	comb,=,n %r21,%r7,.L265
	copy %r14,%r23
.L267:
	copy %r13,%r24
.L235:
	sub %r29,%r24,%r29
	subb %r28,%r23,%r28
	sub %r22,%r8,%r22
	subb %r21,%r7,%r21
	copy %r10,%r17
.L232:
	shd %r4,%r2,31,%r4
.L270:
	zdep %r3,30,31,%r23
	shd %r2,%r31,31,%r2
	shd %r28,%r29,31,%r28
	shd %r31,%r3,31,%r31
	shd %r29,%r21,31,%r29
	zdep %r22,30,31,%r20
	shd %r21,%r22,31,%r21
	or %r23,%r17,%r3
	or %r20,%r6,%r22
	ldo -1(%r1),%r1
	comib,<> 0,%r1,.L228
	copy %r9,%r6
	or %r21,%r28,%r20
	or %r22,%r29,%r28
	or %r31,%r4,%r21
	or %r20,%r28,%r20
	comiclr,= 0,%r20,%r20
	ldi 1,%r20
	or %r20,%r3,%r20
	or %r20,%r2,%r28
	or %r21,%r28,%r22
	comib,<>,n 0,%r22,.L261
	copy %r21,%r31
	b .L247
	copy %r28,%r20
.L240:
	ldo -1(%r15),%r15
	shd %r2,%r31,31,%r2
	shd %r31,%r20,31,%r31
	zdep %r20,30,31,%r20
.L261:
	comib,<=,n 0,%r4,.L240
	shd %r4,%r2,31,%r4
	b .L229
	ldi 1,%r1
.L249:
	comb,<< %r21,%r7,.L232
	copy %r9,%r17
	comb,= %r21,%r7,.L266
	xor %r25,%r28,%r20
.L269:
	xor %r26,%r29,%r23
	or %r20,%r23,%r20
	comib,= 0,%r20,.L230
	copy %r9,%r17
	b .L270
	shd %r4,%r2,31,%r4
.L265:
	comb,<< %r22,%r8,.L235
	nop
	b .L267
	copy %r14,%r23
.L266:
	comb,>>= %r22,%r8,.L269
	nop
	b .L232
	copy %r9,%r17
.L247:
	copy %r21,%r4
	b .L229
	copy %r28,%r2
	.EXIT
	.PROCEND
	.size	_U_Qfdiv, .-_U_Qfdiv
	.section	.text._U_Qfcmp,"ax",@progbits
	.align 4
.globl _U_Qfcmp
	.type	_U_Qfcmp, @function
_U_Qfcmp:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=16
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r20
	ldo 192(%r30),%r30
	stw %r16,-104(%r30)
	stw %r15,-100(%r30)
	copy %r24,%r15
	stw %r14,-96(%r30)
	ldo -152(%r30),%r14
	copy %r14,%r28
	stw %r12,-88(%r30)
	ldw 12(%r25),%r12
	stw %r10,-80(%r30)
	ldw 4(%r25),%r10
	stw %r8,-72(%r30)
	ldw 8(%r25),%r8
	stw %r6,-64(%r30)
	ldw 0(%r25),%r6
	stw %r5,-60(%r30)
	ldo -120(%r30),%r5
	stw %r4,-56(%r30)
	copy %r19,%r4
	stw %r3,-52(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	stw %r13,-92(%r30)
	stw %r11,-84(%r30)
	stw %r9,-76(%r30)
	stw %r7,-68(%r30)
	ldw 0(%r20),%r21
	ldw 4(%r20),%r22
	ldw 8(%r20),%r23
	ldw 12(%r20),%r24
	ldw 0(%r26),%r7
	ldw 4(%r26),%r11
	ldw 8(%r26),%r9
	ldw 12(%r26),%r13
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	stw %r21,-120(%r30)
	stw %r22,-116(%r30)
	bl unpack,%r2
	copy %r5,%r26
	ldw -152(%r30),%r16
	ldw 0(%r3),%r21
	ldw 4(%r3),%r22
	ldw 8(%r3),%r23
	ldw 12(%r3),%r24
	ldo -184(%r30),%r28
	copy %r4,%r19
	ldw -148(%r30),%r3
	stw %r21,-120(%r30)
	stw %r22,-116(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	bl unpack,%r2
	copy %r5,%r26
	ldw -180(%r30),%r20
	comib,= 3,%r16,.L283
	ldw -184(%r30),%r28
	comib,= 3,%r28,.L283
	or %r16,%r28,%r16
	comiclr,<> 0,%r16,%r0
	b,n .L291
	comclr,<> %r7,%r6,%r0
	b,n .L292
.L288:
	comb,= %r20,%r3,.L293
	ldi 16,%r28
.L297:
	comiclr,= 0,%r3,%r0
	ldi 8,%r28
	b .L296
	and %r28,%r15,%r28
.L283:
	ldi 2,%r28
.L272:
	and %r28,%r15,%r28
.L296:
	ldw -212(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	ldw -104(%r30),%r16
	ldw -100(%r30),%r15
	ldw -96(%r30),%r14
	ldw -92(%r30),%r13
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
	ldo -192(%r30),%r30
.L292:
	comb,<> %r11,%r10,.L288
	nop
	comclr,<> %r9,%r8,%r0
	b,n .L294
.L289:
	comb,<> %r20,%r3,.L297
	ldi 16,%r28
	comb,<< %r8,%r9,.L278
	ldi 1,%r20
	comb,=,n %r8,%r9,.L295
	ldi 0,%r20
.L278:
	ldi 8,%r28
.L298:
	comclr,= %r3,%r20,%r0
	ldi 16,%r28
	b .L296
	and %r28,%r15,%r28
.L293:
	comb,<< %r6,%r7,.L278
	ldi 1,%r20
	comb,<>,n %r6,%r7,.L278
	ldi 0,%r20
	comb,<<,n %r10,%r11,.L298
	ldi 8,%r28
	b .L278
	ldi 0,%r20
.L294:
	comb,<> %r13,%r12,.L289
	nop
.L291:
	b .L272
	ldi 4,%r28
.L295:
	comb,<<,n %r12,%r13,.L298
	ldi 8,%r28
	b .L278
	ldi 0,%r20
	.EXIT
	.PROCEND
	.size	_U_Qfcmp, .-_U_Qfcmp
	.section	.text._U_Qfcnvff_dbl_to_quad,"ax",@progbits
	.align 4
.globl _U_Qfcnvff_dbl_to_quad
	.type	_U_Qfcnvff_dbl_to_quad, @function
_U_Qfcnvff_dbl_to_quad:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r20
	copy %r22,%r21
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	extru %r20,1+11-1,11,%r22
	stw %r3,-52(%r30)
	copy %r28,%r3
	extru %r20,0,1,%r28
	stw %r4,-56(%r30)
	shd %r20,%r21,21,%r20
	zdep %r21,20,21,%r21
	stw %r28,-116(%r30)
	extru %r20,31,31,%r20
	ldi 2047,%r28
	comb,= %r28,%r22,.L312
	stw %r19,-32(%r30)
	comib,<>,n 0,%r22,.L303
	or %r20,%r21,%r29
	comib,= 0,%r29,.L302
	ldi -1022,%r22
.L305:
	shd %r20,%r21,31,%r20
	ldo -1(%r22),%r22
	comib,<= 0,%r20,.L305
	zdep %r21,30,31,%r21
	ldi 1,%r29
.L302:
	ldo -120(%r30),%r24
	ldo -88(%r30),%r31
	stw %r20,-104(%r30)
	stw %r21,-100(%r30)
	copy %r31,%r20
	ldo -120(%r30),%r21
	stw %r29,0(%r24)
	ldi 0,%r23
	ldi 0,%r24
	stw %r22,-112(%r30)
	copy %r31,%r26
	stw %r23,-96(%r30)
	stw %r24,-92(%r30)
	ldi 24,%r22
	ldws,ma 4(%r21),%r31
	ldws,ma 4(%r21),%r29
	stws,ma %r31,4(%r20)
	addib,>= -8,%r22,.-12
	stws,ma %r29,4(%r20)
	bl pack,%r2
	copy %r3,%r28
	ldw -56(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L312:
	or %r20,%r21,%r29
	ldi 1024,%r22
	comiclr,= 0,%r29,%r29
	ldi 1,%r29
	depi -1,0,1,%r20
	b .L302
	ldo 2(%r29),%r29
.L303:
	ldo -1023(%r22),%r22
	depi -1,0,1,%r20
	b .L302
	ldi 1,%r29
	.EXIT
	.PROCEND
	.size	_U_Qfcnvff_dbl_to_quad, .-_U_Qfcnvff_dbl_to_quad
	.section	.text._U_Qfcnvxf_sgl_to_quad,"ax",@progbits
	.align 4
.globl _U_Qfcnvxf_sgl_to_quad
	.type	_U_Qfcnvxf_sgl_to_quad, @function
_U_Qfcnvxf_sgl_to_quad:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r26,%r29
	stw %r3,-52(%r30)
	copy %r28,%r3
	extrs %r26,0,1,%r28
	stw %r4,-56(%r30)
	comib,> 0,%r26,.L320
	stw %r19,-32(%r30)
	ldi 1,%r20
	stw %r0,-116(%r30)
	comib,<> 0,%r26,.L315
	stw %r20,-120(%r30)
	stw %r26,-120(%r30)
	ldi 0,%r28
	ldi 0,%r29
	ldi 63,%r31
	ldo -104(%r30),%r21
.L321:
	stw %r28,0(%r21)
	stw %r29,4(%r21)
	ldo -88(%r30),%r20
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,-96(%r30)
	stw %r22,-92(%r30)
	ldo -120(%r30),%r21
	stw %r31,-112(%r30)
	copy %r20,%r26
	ldi 24,%r22
	ldws,ma 4(%r21),%r31
	ldws,ma 4(%r21),%r29
	stws,ma %r31,4(%r20)
	addib,>= -8,%r22,.-12
	stws,ma %r29,4(%r20)
	bl pack,%r2
	copy %r3,%r28
	ldw -56(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L320:
	ldi 1,%r20
	stw %r20,-120(%r30)
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	stw %r20,-116(%r30)
.L315:
	ldi 62,%r20
.L317:
	shd %r28,%r29,31,%r22
	copy %r20,%r31
	copy %r22,%r28
	ldo -1(%r20),%r20
	comib,<= 0,%r22,.L317
	zdep %r29,30,31,%r29
	b .L321
	ldo -104(%r30),%r21
	.EXIT
	.PROCEND
	.size	_U_Qfcnvxf_sgl_to_quad, .-_U_Qfcnvxf_sgl_to_quad
	.section	.text._U_Qfcnvxf_dbl_to_quad,"ax",@progbits
	.align 4
.globl _U_Qfcnvxf_dbl_to_quad
	.type	_U_Qfcnvxf_dbl_to_quad, @function
_U_Qfcnvxf_dbl_to_quad:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r26,%r29
	stw %r3,-52(%r30)
	copy %r28,%r3
	copy %r25,%r28
	stw %r4,-56(%r30)
	comib,> 0,%r25,.L331
	stw %r19,-32(%r30)
	ldi 1,%r20
	stw %r0,-116(%r30)
	or %r25,%r26,%r25
	comib,<> 0,%r25,.L325
	stw %r20,-120(%r30)
	stw %r25,-120(%r30)
	ldi 0,%r28
	ldi 0,%r29
	ldi 63,%r31
.L327:
	ldo -104(%r30),%r21
.L333:
	stw %r28,0(%r21)
	stw %r29,4(%r21)
	ldo -88(%r30),%r20
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,-96(%r30)
	stw %r22,-92(%r30)
	ldo -120(%r30),%r21
	stw %r31,-112(%r30)
	copy %r20,%r26
	ldi 24,%r22
	ldws,ma 4(%r21),%r31
	ldws,ma 4(%r21),%r29
	stws,ma %r31,4(%r20)
	addib,>= -8,%r22,.-12
	stws,ma %r29,4(%r20)
	bl pack,%r2
	copy %r3,%r28
	ldw -56(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L331:
	ldi 1,%r20
	stw %r20,-120(%r30)
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	comib,> 0,%r28,.L332
	stw %r20,-116(%r30)
.L325:
	ldi 62,%r20
.L328:
	shd %r28,%r29,31,%r22
	copy %r20,%r31
	copy %r22,%r28
	ldo -1(%r20),%r20
	comib,<= 0,%r22,.L328
	zdep %r29,30,31,%r29
	b .L333
	ldo -104(%r30),%r21
.L332:
	ldil L'-2147483648,%r28
	ldi 0,%r29
	b .L327
	ldi 63,%r31
	.EXIT
	.PROCEND
	.size	_U_Qfcnvxf_dbl_to_quad, .-_U_Qfcnvxf_dbl_to_quad
	.section	.text._U_Qfcnvfxt_quad_to_sgl,"ax",@progbits
	.align 4
.globl _U_Qfcnvfxt_quad_to_sgl
	.type	_U_Qfcnvfxt_quad_to_sgl, @function
_U_Qfcnvfxt_quad_to_sgl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -88(%r30),%r20
	stw %r4,-72(%r30)
	ldo -120(%r30),%r28
	stw %r19,-32(%r30)
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	stw %r23,-80(%r30)
	stw %r24,-76(%r30)
	stw %r21,-88(%r30)
	stw %r22,-84(%r30)
	bl unpack,%r2
	copy %r20,%r26
	ldw -120(%r30),%r20
	comib,= 0,%r20,.L352
	ldi 0,%r28
	comiclr,<> 3,%r20,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L344
	ldw -116(%r30),%r22
	comib,= 1,%r20,.L351
	ldw -112(%r30),%r21
	comib,= 2,%r20,.L338
	ldi 30,%r28
	comb,< %r28,%r21,.L353
	zdepi -1,31,31,%r28
	ldo -104(%r30),%r20
.L355:
	bb,< %r21,26,.L341
	subi 63,%r21,%r31
	ldw 0(%r20),%r20
	mtsar %r31
	vshd %r0,%r20,%r20
.L342:
	sub %r0,%r20,%r28
	comiclr,<> 0,%r22,%r0
	copy %r20,%r28
	ldw -148(%r30),%r2
.L354:
	ldw -72(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L351:
	comib,> 0,%r21,.L354
	ldw -148(%r30),%r2
	ldi 30,%r28
	comb,>= %r28,%r21,.L355
	ldo -104(%r30),%r20
.L338:
	zdepi -1,31,31,%r28
.L353:
	ldw -148(%r30),%r2
	comiclr,= 0,%r22,%r0
	addi 1,%r28,%r28
	ldw -72(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L344:
	ldi 0,%r28
.L352:
	ldw -148(%r30),%r2
	ldw -72(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L341:
	mtsar %r31
	ldw 0(%r20),%r28
	uaddcm %r0,%r31,%r21
	ldw 4(%r20),%r20
	zdep %r28,30,31,%r28
	vshd %r0,%r20,%r20
	subi 31,%r21,%r21
	mtsar %r21
	zvdep %r28,32,%r28
	b .L342
	or %r28,%r20,%r20
	.EXIT
	.PROCEND
	.size	_U_Qfcnvfxt_quad_to_sgl, .-_U_Qfcnvfxt_quad_to_sgl
	.section	.text._U_Qfcnvfxt_quad_to_dbl,"ax",@progbits
	.align 4
.globl _U_Qfcnvfxt_quad_to_dbl
	.type	_U_Qfcnvfxt_quad_to_dbl, @function
_U_Qfcnvfxt_quad_to_dbl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -88(%r30),%r20
	stw %r4,-72(%r30)
	ldo -120(%r30),%r28
	stw %r19,-32(%r30)
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	stw %r21,-88(%r30)
	stw %r22,-84(%r30)
	stw %r23,-80(%r30)
	stw %r24,-76(%r30)
	bl unpack,%r2
	copy %r20,%r26
	ldw -120(%r30),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L366
	comib,=,n 3,%r28,.L366
	ldw -116(%r30),%r21
	comib,= 1,%r28,.L374
	ldw -112(%r30),%r20
	comib,= 2,%r28,.L360
	ldi 62,%r28
.L377:
	comb,< %r28,%r20,.L360
	ldo -104(%r30),%r28
	bb,>= %r20,26,.L375
	subi 63,%r20,%r22
	uaddcm %r0,%r22,%r31
	subi 31,%r31,%r31
	ldw 0(%r28),%r23
	ldw 4(%r28),%r24
	mtsar %r31
	zdep %r23,30,31,%r20
	zvdep %r20,32,%r20
	mtsar %r22
	vshd %r0,%r24,%r29
	vshd %r0,%r23,%r28
	or %r20,%r29,%r29
.L364:
	comib,= 0,%r21,.L376
	ldw -148(%r30),%r2
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	ldw -72(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L374:
	comib,<= 0,%r20,.L377
	ldi 62,%r28
.L366:
	ldi 0,%r28
	ldi 0,%r29
	ldw -148(%r30),%r2
.L376:
	ldw -72(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L360:
	ldil L'-2147483648,%r28
	ldi 0,%r29
	comib,<> 0,%r21,.L376
	ldw -148(%r30),%r2
	zdepi -1,31,31,%r28
	ldi -1,%r29
	ldw -72(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L375:
	ldw 0(%r28),%r20
	mtsar %r22
	ldi 0,%r28
	b .L364
	vshd %r0,%r20,%r29
	.EXIT
	.PROCEND
	.size	_U_Qfcnvfxt_quad_to_dbl, .-_U_Qfcnvfxt_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_dbl,"ax",@progbits
	.align 4
.globl _U_Qfcnvff_quad_to_dbl
	.type	_U_Qfcnvff_quad_to_dbl, @function
_U_Qfcnvff_quad_to_dbl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -120(%r30),%r20
	stw %r4,-104(%r30)
	ldi 1023,%r24
	ldi 52,%r25
	stw %r19,-32(%r30)
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r28,-120(%r30)
	stw %r29,-116(%r30)
	stw %r21,-112(%r30)
	stw %r22,-108(%r30)
	bl narrow,%r2
	copy %r20,%r26
	ldw -104(%r30),%r4
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_U_Qfcnvff_quad_to_dbl, .-_U_Qfcnvff_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_sgl,"ax",@progbits
	.align 4
.globl _U_Qfcnvff_quad_to_sgl
	.type	_U_Qfcnvff_quad_to_sgl, @function
_U_Qfcnvff_quad_to_sgl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -120(%r30),%r20
	stw %r4,-104(%r30)
	ldi 127,%r24
	ldi 23,%r25
	stw %r19,-32(%r30)
	ldw 8(%r26),%r21
	ldw 12(%r26),%r22
	ldw 0(%r26),%r28
	ldw 4(%r26),%r29
	stw %r28,-120(%r30)
	stw %r29,-116(%r30)
	stw %r21,-112(%r30)
	stw %r22,-108(%r30)
	bl narrow,%r2
	copy %r20,%r26
	ldw -104(%r30),%r4
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr4L
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_U_Qfcnvff_quad_to_sgl, .-_U_Qfcnvff_quad_to_sgl
	.section	.text._U_Qfcnvff_sgl_to_quad,"ax",@progbits
	.align 4
.globl _U_Qfcnvff_sgl_to_quad
	.type	_U_Qfcnvff_sgl_to_quad, @function
_U_Qfcnvff_sgl_to_quad:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	fcnvff,sgl,dbl %fr4L,%fr5
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r28,%r3
	bl _U_Qfcnvff_dbl_to_quad,%r2
	stw %r19,-32(%r30)
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_U_Qfcnvff_sgl_to_quad, .-_U_Qfcnvff_sgl_to_quad
	.section	.text._U_Qfneg,"ax",@progbits
	.align 4
.globl _U_Qfneg
	.type	_U_Qfneg, @function
_U_Qfneg:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	ldw 0(%r26),%r21
	ldil L'-2147483648,%r31
	xor %r21,%r31,%r21
	ldw 4(%r26),%r22
	stw %r21,0(%r28)
	stw %r22,4(%r28)
	stw %r23,8(%r28)
	stw %r24,12(%r28)
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_U_Qfneg, .-_U_Qfneg
	.section	.text._U_Qfabs,"ax",@progbits
	.align 4
.globl _U_Qfabs
	.type	_U_Qfabs, @function
_U_Qfabs:
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
	.size	_U_Qfabs, .-_U_Qfabs
	.section	.text._U_Qfcnvfxt_quad_to_quad,"ax",@progbits
	.align 4
.globl _U_Qfcnvfxt_quad_to_quad
	.type	_U_Qfcnvfxt_quad_to_quad, @function
_U_Qfcnvfxt_quad_to_quad:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r20
	ldo 128(%r30),%r30
	stw %r3,-68(%r30)
	ldo -88(%r30),%r26
	copy %r28,%r3
	stw %r4,-72(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r20),%r21
	ldw 4(%r20),%r22
	ldw 8(%r20),%r23
	ldw 12(%r20),%r24
	stw %r21,0(%r26)
	stw %r22,4(%r26)
	stw %r23,8(%r26)
	stw %r24,12(%r26)
	bl unpack,%r2
	ldo -120(%r30),%r28
	ldw -120(%r30),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L391
	comib,=,n 3,%r28,.L391
	ldw -116(%r30),%r26
	comib,= 1,%r28,.L400
	ldw -112(%r30),%r23
	comib,= 2,%r28,.L387
	ldi 126,%r28
.L402:
	comb,< %r28,%r23,.L387
	ldi 127,%r25
	ldw -104(%r30),%r28
	ldw -100(%r30),%r29
	ldw -96(%r30),%r21
	ldw -92(%r30),%r22
.L389:
	shd %r21,%r22,1,%r31
	shd %r28,%r29,1,%r20
	shd %r29,%r21,1,%r21
	extru %r28,30,31,%r24
	copy %r31,%r22
	ldo 1(%r23),%r23
	copy %r24,%r28
	comb,<> %r25,%r23,.L389
	copy %r20,%r29
	comib,= 0,%r26,.L384
	or %r21,%r31,%r20
	ldi 0,%r23
	comiclr,<> 0,%r20,%r24
	ldi 1,%r24
	sub %r24,%r29,%r29
	subb %r23,%r28,%r28
	sub %r0,%r22,%r22
	subb %r0,%r21,%r21
	addi -1,%r29,%r29
	subb %r28,%r0,%r28
.L384:
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r3,%r28
	stw %r21,8(%r3)
	stw %r22,12(%r3)
	ldw -148(%r30),%r2
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L400:
	comib,<=,n 0,%r23,.L402
	ldi 126,%r28
.L391:
	ldi 0,%r28
	ldi 0,%r29
	copy %r28,%r21
	copy %r29,%r22
	b,n .L384
.L387:
	comiclr,<> 0,%r26,%r0
	b,n .L401
	ldil L'-2147483648,%r28
	ldi 0,%r29
	ldi 0,%r21
	ldi 0,%r22
	b,n .L384
.L401:
	zdepi -1,31,31,%r28
	ldi -1,%r29
	ldi -1,%r21
	ldi -1,%r22
	b,n .L384
	.EXIT
	.PROCEND
	.size	_U_Qfcnvfxt_quad_to_quad, .-_U_Qfcnvfxt_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_quad,"ax",@progbits
	.align 4
.globl _U_Qfcnvxf_quad_to_quad
	.type	_U_Qfcnvxf_quad_to_quad, @function
_U_Qfcnvxf_quad_to_quad:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	ldi 1,%r20
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r3,-52(%r30)
	copy %r28,%r3
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	stw %r20,-120(%r30)
	extru %r21,0,1,%r20
	ldw 8(%r26),%r28
	ldw 12(%r26),%r29
	comib,<> 0,%r20,.L404
	stw %r20,-116(%r30)
	or %r21,%r28,%r20
	or %r22,%r29,%r31
	or %r20,%r31,%r20
	comib,= 0,%r20,.L405
	ldi 126,%r20
.L411:
	shd %r28,%r29,31,%r23
	shd %r21,%r22,31,%r21
	copy %r20,%r24
	shd %r22,%r28,31,%r22
	ldo -1(%r20),%r20
	copy %r23,%r28
	comib,<= 0,%r21,.L411
	zdep %r29,30,31,%r29
.L410:
	stw %r28,-96(%r30)
	stw %r29,-92(%r30)
	ldo -88(%r30),%r26
	ldo -120(%r30),%r20
	copy %r26,%r29
	stw %r24,-112(%r30)
	stw %r21,-104(%r30)
	stw %r22,-100(%r30)
	ldi 24,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	bl pack,%r2
	copy %r3,%r28
	ldw -56(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L404:
	or %r28,%r29,%r20
	ldi 0,%r23
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	comiclr,<> 0,%r20,%r24
	ldi 1,%r24
	sub %r24,%r22,%r22
	subb %r23,%r21,%r21
	addi -1,%r22,%r22
	subb %r21,%r0,%r21
	or %r21,%r28,%r20
	or %r22,%r29,%r31
	or %r20,%r31,%r20
	comclr,<> %r23,%r20,%r0
	b,n .L405
	comb,<= %r23,%r21,.L411
	ldi 126,%r20
	ldil L'-2147483648,%r21
	ldi 0,%r22
	b .L410
	ldi 127,%r24
.L405:
	ldi 0,%r28
	ldi 0,%r29
	stw %r0,-120(%r30)
	copy %r28,%r21
	copy %r29,%r22
	b .L410
	ldi 127,%r24
	.EXIT
	.PROCEND
	.size	_U_Qfcnvxf_quad_to_quad, .-_U_Qfcnvxf_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_dbl,"ax",@progbits
	.align 4
.globl _U_Qfcnvxf_quad_to_dbl
	.type	_U_Qfcnvxf_quad_to_dbl, @function
_U_Qfcnvxf_quad_to_dbl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -120(%r30),%r28
	stw %r4,-88(%r30)
	copy %r19,%r4
	stw %r3,-84(%r30)
	ldo -104(%r30),%r3
	stw %r19,-32(%r30)
	ldw 0(%r26),%r21
	ldw 4(%r26),%r22
	ldw 8(%r26),%r23
	ldw 12(%r26),%r24
	stw %r23,-96(%r30)
	stw %r24,-92(%r30)
	stw %r21,-104(%r30)
	stw %r22,-100(%r30)
	bl _U_Qfcnvxf_quad_to_quad,%r2
	copy %r3,%r26
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	stw %r28,-104(%r30)
	stw %r29,-100(%r30)
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldw -108(%r30),%r29
	stw %r28,-96(%r30)
	stw %r29,-92(%r30)
	bl _U_Qfcnvff_quad_to_dbl,%r2
	copy %r3,%r26
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_U_Qfcnvxf_quad_to_dbl, .-_U_Qfcnvxf_quad_to_dbl
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
