; 40e054ea7629b9ce7507aeb21a8cfe59 emu/guest/libc/real.c
	.LEVEL 1.1
	.text
	.section	.text.has_bits_below.part.0,"ax",@progbits
	.align 4
	.type	has_bits_below.part.0, @function
has_bits_below.part.0:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	extrs %r25,26,27,%r31
	comib,= 0,%r31,.L2
	ldo 8(%r26),%r28
	ldi 0,%r20
	sh2addl %r31,%r28,%r22 
.L3:
	ldw 0(%r28),%r21
	ldo 4(%r28),%r28
	comb,<> %r22,%r28,.L3
	or %r20,%r21,%r20
	comib,= 0,%r20,.L2
	ldi 1,%r28
.L1:
	bv,n %r0(%r2)
.L2:
	extru %r25,31,5,%r28
	comib,= 0,%r28,.L1
	nop
	ldo -1(%r28),%r28
	ldo 2(%r31),%r31
	ldwx,s %r31(%r26),%r20
	mtsar %r28
	zvdep %r20,32,%r28
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	has_bits_below.part.0, .-has_bits_below.part.0
	.section	.text.shift_right_sticky.part.0,"ax",@progbits
	.align 4
	.type	shift_right_sticky.part.0, @function
shift_right_sticky.part.0:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	extrs %r25,26,27,%r28
	comib,= 0,%r28,.L24
	extru %r25,31,5,%r25
	copy %r26,%r20
	zdep %r28,29,30,%r29
	sh2addl %r28,%r26,%r31 
	ldi 0,%r21
.L16:
	ldw 0(%r20),%r22
	ldo 4(%r20),%r20
	comb,<> %r31,%r20,.L16
	or %r21,%r22,%r21
	comiclr,= 0,%r21,%r22
	ldi 1,%r22
.L15:
	comib,= 0,%r25,.L17
	ldo -1(%r25),%r21
	ldwx,s %r28(%r26),%r20
	mtsar %r21
	zvdep %r20,32,%r20
	or %r20,%r22,%r21
	comiclr,= 0,%r21,%r22
	ldi 1,%r22
.L17:
	sub %r26,%r29,%r29
	ldo 10(%r28),%r24
	ldo -1(%r25),%r1
	ldi 0,%r23
	ldo 4(%r26),%r2
.L23:
	sh2addl %r28,%r29,%r31 
	comib,< 9,%r28,.L18
	copy %r23,%r20
.L36:
	comib,= 9,%r28,.L18
	ldwx,s %r28(%r26),%r20
	comib,<> 0,%r25,.L19
	ldwx,s %r28(%r2),%r21
	stw %r20,0(%r31)
	ldo 1(%r28),%r28
	copy %r23,%r20
	comib,>= 9,%r28,.L36
	sh2addl %r28,%r29,%r31 
.L18:
	comib,= 0,%r25,.L21
	copy %r23,%r21
.L19:
	mtsar %r1
	zvdep %r21,32,%r21
	mtsar %r25
	vshd %r0,%r20,%r20
	or %r21,%r20,%r20
.L21:
	ldo 1(%r28),%r28
	comb,<> %r28,%r24,.L23
	stw %r20,0(%r31)
	ldw 0(%r26),%r28
	ldw -20(%r30),%r2
	or %r28,%r22,%r28
	stw %r28,0(%r26)
	bv,n %r0(%r2)
.L24:
	copy %r28,%r22
	b .L15
	copy %r28,%r29
	.EXIT
	.PROCEND
	.size	shift_right_sticky.part.0, .-shift_right_sticky.part.0
	.section	.text.shift_right_sticky,"ax",@progbits
	.align 4
	.type	shift_right_sticky, @function
shift_right_sticky:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r4,-60(%r30)
	comib,>= 0,%r25,.L37
	stw %r19,-32(%r30)
	ldi 319,%r20
	comb,< %r20,%r25,.L42
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bl shift_right_sticky.part.0,%r0
	ldwm -64(%r30),%r5
.L42:
	ldi 0,%r5
	copy %r5,%r28
.L40:
	ldwx,s %r28(%r3),%r20
	ldo 1(%r28),%r28
	comib,<> 10,%r28,.L40
	or %r5,%r20,%r5
	ldi 40,%r24
	ldi 0,%r25
	comiclr,= 0,%r5,%r5
	ldi 1,%r5
	bl memset,%r2
	copy %r3,%r26
	stw %r5,0(%r3)
.L37:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	shift_right_sticky, .-shift_right_sticky
	.section	.text.keep_bits,"ax",@progbits
	.align 4
	.type	keep_bits, @function
keep_bits:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r13,-140(%r30)
	ldo -184(%r30),%r13
	copy %r13,%r21
	stw %r12,-136(%r30)
	copy %r24,%r12
	stw %r11,-132(%r30)
	copy %r28,%r11
	stw %r9,-124(%r30)
	stw %r14,-144(%r30)
	stw %r10,-128(%r30)
	stw %r8,-120(%r30)
	stw %r7,-116(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	ldi 32,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	movb,= %r25,%r3,.L61
	copy %r26,%r9
	subi 320,%r3,%r3
	ldi 0,%r25
	extrs %r3,0,1,%r10
	ldo 8(%r26),%r26
	extru %r10,31,5,%r10
	addl %r10,%r3,%r10
	extrs %r10,26,27,%r10
	zdep %r10,29,30,%r14
	copy %r14,%r24
	bl memset,%r2
	extru %r3,31,5,%r3
	comib,= 0,%r3,.L47
	ldi 31,%r28
	ldo 2(%r10),%r10
	sub %r28,%r3,%r28
	ldwx,s %r10(%r9),%r20
	mtsar %r28
	sh2addl %r10,%r9,%r10 
	zvdepi -1,32,%r21
	and %r20,%r21,%r20
	stw %r20,0(%r10)
.L47:
	addl %r13,%r14,%r24
	mtsar %r28
	zvdepi 1,32,%r28
	comib,<> 0,%r12,.L62
	stw %r28,0(%r24)
.L46:
	copy %r11,%r22
.L63:
	ldi 40,%r28
	ldws,ma 4(%r9),%r20
	ldws,ma 4(%r9),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldw -212(%r30),%r2
	ldw -144(%r30),%r14
	copy %r11,%r28
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
	ldo -192(%r30),%r30
.L62:
	ldi 1,%r20
	ldi 0,%r21
	ldi 0,%r22
	ldo -188(%r30),%r23
.L48:
	sh2addl %r20,%r9,%r31 
	ldi 0,%r5
	ldwx,s %r20(%r23),%r8
	ldw 4(%r31),%r6
	copy %r5,%r7
	add %r8,%r6,%r29
	addc %r7,%r5,%r28
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	stw %r29,4(%r31)
	copy %r28,%r22
	ldo 1(%r20),%r20
	comib,<> 11,%r20,.L48
	copy %r5,%r21
	comb,= %r5,%r22,.L63
	copy %r11,%r22
	ldw 4(%r9),%r28
	ldil L'-2147483648,%r21
	ldo 1(%r28),%r28
	stw %r21,44(%r9)
	b .L63
	stw %r28,4(%r9)
.L61:
	ldi 40,%r24
	bl memset,%r2
	ldo 8(%r26),%r26
	comib,=,n 0,%r12,.L45
	ldw 4(%r9),%r12
	ldil L'-2147483648,%r3
	ldo 1(%r12),%r12
.L45:
	stw %r12,4(%r9)
	b .L46
	stw %r3,44(%r9)
	.EXIT
	.PROCEND
	.size	keep_bits, .-keep_bits
.globl __clzsi2
	.section	.text.normalise,"ax",@progbits
	.align 4
	.type	normalise, @function
normalise:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r20
	ldo 48(%r26),%r31
	stwm %r8,128(%r30)
	stw %r7,-124(%r30)
	ldo 8(%r26),%r7
	copy %r7,%r21
	stw %r6,-120(%r30)
	copy %r28,%r6
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
.L65:
	ldw 0(%r21),%r22
	ldo 4(%r21),%r21
	comb,<> %r31,%r21,.L65
	or %r20,%r22,%r20
	comib,= 0,%r20,.L66
	ldo 44(%r3),%r5
	ldw 0(%r5),%r26
	comib,<> 0,%r26,.L68
	ldw 4(%r3),%r8
	ldo -32(%r8),%r22
	ldo 40(%r3),%r29
	ldo 4(%r3),%r31
.L69:
	copy %r29,%r20
	ldw 0(%r20),%r21
.L89:
	stw %r21,4(%r20)
	ldo -4(%r20),%r20
	comb,<>,n %r20,%r31,.L89
	ldw 0(%r20),%r21
	stw %r0,8(%r3)
	ldw 0(%r5),%r26
	comib,<> 0,%r26,.L86
	ldo -32(%r22),%r20
	b .L69
	copy %r20,%r22
.L86:
	copy %r22,%r8
	stw %r22,4(%r3)
.L68:
	bl __clzsi2,%r2
	nop
	movb,<> %r28,%r28,.L87
	ldo 4(%r3),%r24
.L74:
	sub %r8,%r28,%r20
.L66:
	stw %r20,4(%r3)
	copy %r6,%r22
	ldi 40,%r28
	ldws,ma 4(%r3),%r20
	ldws,ma 4(%r3),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	copy %r6,%r28
	ldw -116(%r30),%r5
	ldw -120(%r30),%r6
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L87:
	ldw 0(%r5),%r21
	subi 31,%r28,%r29
	subi 32,%r28,%r23
	mtsar %r29
.L90:
	comb,<> %r5,%r7,.L88
	zvdep %r21,32,%r31
	b .L74
	stw %r31,8(%r3)
.L88:
	ldw -4(%r5),%r21
	mtsar %r23
	vshd %r0,%r21,%r20
	or %r20,%r31,%r20
	stw %r20,0(%r5)
	ldo -4(%r5),%r5
	comb,<> %r5,%r24,.L90
	mtsar %r29
	b .L66
	sub %r8,%r28,%r20
	.EXIT
	.PROCEND
	.size	normalise, .-normalise
	.section	.text.real_of,"ax",@progbits
	.align 4
.globl real_of
	.type	real_of, @function
real_of:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r3,-84(%r30)
	copy %r28,%r3
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r21
	extru %r21,1+15-1,15,%r20
	extru %r21,31,16,%r28
	ldw 4(%r26),%r23
	ldw 8(%r26),%r29
	extru %r21,0,1,%r21
	comib,= 0,%r20,.L93
	ldw 12(%r26),%r31
	ldo -8175(%r20),%r20
	depi -1,15,1,%r28
	ldo -8192(%r20),%r20
.L92:
	ldo -176(%r30),%r24
	ldo -136(%r30),%r22
	stw %r21,-184(%r30)
	ldi 16,%r25
	stws,ma %r0,4(%r24)
	addib,>= -8,%r25,.-4
	stws,ma %r0,4(%r24)
	stw %r20,-180(%r30)
	ldo -184(%r30),%r24
	copy %r22,%r20
	stw %r28,-140(%r30)
	copy %r24,%r21
	stw %r23,-144(%r30)
	copy %r22,%r26
	stw %r29,-148(%r30)
	stw %r31,-152(%r30)
	ldi 40,%r22
	ldws,ma 4(%r21),%r31
	ldws,ma 4(%r21),%r29
	stws,ma %r31,4(%r20)
	addib,>= -8,%r22,.-12
	stws,ma %r29,4(%r20)
	bl normalise,%r2
	copy %r3,%r28
	ldw -88(%r30),%r4
	copy %r3,%r28
	ldw -212(%r30),%r2
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L93:
	ldil L'-16384,%r20
	b .L92
	ldo 18(%r20),%r20
	.EXIT
	.PROCEND
	.size	real_of, .-real_of
	.section	.text.real_of_integer,"ax",@progbits
	.align 4
.globl real_of_integer
	.type	real_of_integer, @function
real_of_integer:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	copy %r26,%r22
	stw %r3,-84(%r30)
	extrs %r26,0,1,%r21
	copy %r28,%r3
	stw %r4,-88(%r30)
	comib,<= 0,%r26,.L95
	stw %r19,-32(%r30)
	sub %r0,%r22,%r22
	subb %r0,%r21,%r21
.L95:
	ldo -176(%r30),%r28
	ldo -184(%r30),%r21
	stw %r0,-140(%r30)
	ldi 24,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stw %r22,-144(%r30)
	ldo -136(%r30),%r20
	extru %r26,0,1,%r26
	stw %r26,-184(%r30)
	ldi 64,%r28
	copy %r20,%r26
	stw %r28,-180(%r30)
	ldi 40,%r22
	ldws,ma 4(%r21),%r31
	ldws,ma 4(%r21),%r29
	stws,ma %r31,4(%r20)
	addib,>= -8,%r22,.-12
	stws,ma %r29,4(%r20)
	bl normalise,%r2
	copy %r3,%r28
	ldw -88(%r30),%r4
	copy %r3,%r28
	ldw -212(%r30),%r2
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	real_of_integer, .-real_of_integer
	.section	.text.real_of_words,"ax",@progbits
	.align 4
.globl real_of_words
	.type	real_of_words, @function
real_of_words:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r10,-136(%r30)
	copy %r24,%r10
	stw %r9,-132(%r30)
	copy %r28,%r9
	stw %r8,-128(%r30)
	copy %r26,%r8
	stw %r7,-124(%r30)
	ldo -184(%r30),%r7
	copy %r7,%r21
	stw %r6,-120(%r30)
	ldo -4(%r26),%r6
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	ldi 40,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	movb,<> %r25,%r3,.L97
	copy %r23,%r5
	b .L101
	stw %r10,-184(%r30)
.L99:
	comib,= 0,%r3,.L98
	ldo -32(%r5),%r5
.L97:
	ldwx,s %r3(%r6),%r20
	comib,=,n 0,%r20,.L99
	ldo -1(%r3),%r3
	sh2addl %r3,%r8,%r28 
	bl __clzsi2,%r2
	ldw -4(%r28),%r26
	zdep %r3,29,30,%r25
	ldo -1(%r3),%r20
	subi 48,%r25,%r25
	ldo -11(%r3),%r3
	addl %r7,%r25,%r25
	ldi 0,%r29
	subi 32,%r28,%r26
	subi 31,%r28,%r24
.L100:
	sh2addl %r20,%r25,%r23 
	comib,> 0,%r20,.L102
	copy %r29,%r21
	ldwx,s %r20(%r8),%r21
.L102:
	ldo -1(%r20),%r22
	comib,> 0,%r22,.L103
	copy %r29,%r31
	ldwx,s %r20(%r6),%r31
.L103:
	comib,= 0,%r28,.L104
	mtsar %r26
	vshd %r0,%r31,%r31
	mtsar %r24
	zvdep %r21,32,%r21
	or %r31,%r21,%r21
.L104:
	stw %r21,0(%r23)
	comb,<> %r22,%r3,.L100
	copy %r22,%r20
	sub %r5,%r28,%r5
	stw %r10,-184(%r30)
	stw %r5,-180(%r30)
.L101:
	copy %r9,%r22
	ldi 40,%r28
	ldws,ma 4(%r7),%r20
	ldws,ma 4(%r7),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldw -212(%r30),%r2
	ldw -136(%r30),%r10
	copy %r9,%r28
	ldw -128(%r30),%r8
	ldw -132(%r30),%r9
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L98:
	b .L101
	stw %r10,-184(%r30)
	.EXIT
	.PROCEND
	.size	real_of_words, .-real_of_words
	.section	.text.real_round,"ax",@progbits
	.align 4
.globl real_round
	.type	real_round, @function
real_round:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-68(%r30)
	copy %r25,%r6
	stw %r5,-64(%r30)
	copy %r28,%r5
	stw %r3,-56(%r30)
	stw %r7,-72(%r30)
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	ldw 44(%r26),%r28
	comib,= 0,%r28,.L125
	copy %r26,%r3
	comiclr,>= 319,%r25,%r24
	ldi 1,%r24
	comib,<> 0,%r24,.L133
	copy %r5,%r22
	comib,> 0,%r25,.L130
	subi 319,%r25,%r25
	extrs %r25,26,27,%r28
	subi 31,%r25,%r20
	ldo 2(%r28),%r28
	ldwx,s %r28(%r26),%r28
	mtsar %r20
	vextrs,< %r28,1,%r0
	b,n .L121
	comib,= 0,%r25,.L122
	subi 320,%r6,%r7
	bl has_bits_below.part.0,%r2
	copy %r19,%r4
	movb,= %r28,%r24,.L131
	copy %r4,%r19
	ldi 1,%r24
.L121:
	ldo -120(%r30),%r26
.L134:
	copy %r26,%r31
	copy %r5,%r28
	ldi 40,%r20
	ldws,ma 4(%r3),%r21
	ldws,ma 4(%r3),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl keep_bits,%r2
	copy %r6,%r25
	b .L132
	copy %r5,%r28
.L125:
	copy %r5,%r22
.L133:
	ldi 40,%r28
	ldws,ma 4(%r3),%r20
	ldws,ma 4(%r3),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r5,%r28
.L132:
	ldw -148(%r30),%r2
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L131:
	ldi 320,%r28
	comb,= %r28,%r7,.L134
	ldo -120(%r30),%r26
.L122:
	extrs %r7,26,27,%r28
	mtsar %r7
	ldo 2(%r28),%r28
	ldwx,s %r28(%r3),%r24
	vshd %r0,%r24,%r24
	b .L121
	extru %r24,31,1,%r24
.L130:
	ldw 0(%r26),%r20
	ldo 4(%r5),%r28
	stw %r20,0(%r5)
	ldi 36,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	b .L132
	copy %r5,%r28
	.EXIT
	.PROCEND
	.size	real_round, .-real_round
	.section	.text.real_quad,"ax",@progbits
	.align 4
.globl real_quad
	.type	real_quad, @function
real_quad:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldo -136(%r30),%r20
	stw %r11,-88(%r30)
	copy %r20,%r31
	stw %r10,-84(%r30)
	ldil L'16384,%r10
	stw %r9,-80(%r30)
	ldil L'-16384,%r9
	stw %r8,-76(%r30)
	ldi 0,%r8
	stw %r7,-72(%r30)
	ldo -184(%r30),%r7
	stw %r5,-64(%r30)
	copy %r28,%r5
	ldo 3(%r9),%r28
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	copy %r3,%r29
	stw %r19,-32(%r30)
	ldo 44(%r3),%r11
	stw %r6,-68(%r30)
	ldw 0(%r26),%r6
	comiclr,= 0,%r6,%r6
	ldi 1,%r6
	zdep %r6,0,1,%r6
	ldw 4(%r26),%r25
	copy %r20,%r26
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldo 110(%r10),%r20
	comclr,> %r28,%r25,%r0
	copy %r28,%r25
	copy %r7,%r28
	bl real_round,%r2
	addl %r25,%r20,%r25
	copy %r3,%r22
	ldi 40,%r28
	ldws,ma 4(%r7),%r20
	ldws,ma 4(%r7),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldw 0(%r11),%r28
	comb,= %r8,%r28,.L139
	copy %r4,%r19
	ldw 4(%r3),%r28
	comb,< %r10,%r28,.L141
	ldo 2(%r9),%r7
	zdepi -1,30,13,%r20
	comclr,< %r28,%r7,%r0
	copy %r28,%r7
	addl %r7,%r20,%r7
	comib,<> 0,%r7,.L138
	ldi 15,%r25
	ldo 18(%r9),%r9
	sub %r9,%r28,%r25
.L138:
	ldo 8(%r3),%r26
	bl shift_right_sticky,%r2
	zdep %r7,15,16,%r7
	ldw 40(%r3),%r8
	ldw 0(%r11),%r28
	ldw 36(%r3),%r21
	extru %r28,31,16,%r28
	or %r28,%r7,%r28
	ldw 32(%r3),%r20
	or %r6,%r28,%r6
.L136:
	stw %r6,0(%r5)
	copy %r5,%r28
	stw %r8,4(%r5)
	stw %r21,8(%r5)
	stw %r20,12(%r5)
	ldw -212(%r30),%r2
	ldw -88(%r30),%r11
	ldw -84(%r30),%r10
	ldw -80(%r30),%r9
	ldw -76(%r30),%r8
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L141:
	depi -1,15,15,%r6
	copy %r8,%r21
	b .L136
	copy %r8,%r20
.L139:
	copy %r8,%r21
	b .L136
	copy %r8,%r20
	.EXIT
	.PROCEND
	.size	real_quad, .-real_quad
	.section	.text.real_result,"ax",@progbits
	.align 4
.globl real_result
	.type	real_result, @function
real_result:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r20
	ldo 192(%r30),%r30
	stw %r3,-76(%r30)
	ldo -136(%r30),%r3
	copy %r3,%r29
	stw %r6,-88(%r30)
	copy %r3,%r26
	ldo -184(%r30),%r6
	stw %r5,-84(%r30)
	ldi 288,%r25
	copy %r28,%r5
	stw %r4,-80(%r30)
	copy %r6,%r28
	stw %r19,-32(%r30)
	ldi 40,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	bl real_round,%r2
	copy %r19,%r4
	copy %r3,%r26
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r6),%r21
	ldws,ma 4(%r6),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
	bl real_quad,%r2
	copy %r5,%r28
	ldw -88(%r30),%r6
	ldw -80(%r30),%r4
	copy %r5,%r28
	ldw -212(%r30),%r2
	ldw -84(%r30),%r5
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	real_result, .-real_result
	.section	.text.real_float,"ax",@progbits
	.align 4
.globl real_float
	.type	real_float, @function
real_float:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -120(%r30),%r20
	stw %r5,-72(%r30)
	copy %r26,%r5
	copy %r5,%r23
	stw %r4,-68(%r30)
	copy %r20,%r26
	copy %r5,%r28
	stw %r3,-64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r5),%r3
	comiclr,= 0,%r3,%r3
	ldi 1,%r3
	zdep %r3,0,1,%r3
	ldw 4(%r5),%r25
	ldi 40,%r21
	ldws,ma 4(%r23),%r22
	ldws,ma 4(%r23),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	comiclr,> -125,%r25,%r0
	ldi -125,%r25
	bl real_round,%r2
	ldo 149(%r25),%r25
	ldw 4(%r5),%r28
	ldi 128,%r20
	comb,>=,n %r20,%r28,.L144
	depi -1,8,8,%r3
.L145:
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr4L
	ldw -148(%r30),%r2
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L144:
	ldw 44(%r5),%r20
	comib,= 0,%r20,.L145
	ldi -125,%r21
	comb,<= %r21,%r28,.L146
	ldw -148(%r30),%r2
	subi -117,%r28,%r28
	mtsar %r28
	ldw -72(%r30),%r5
	vshd %r0,%r20,%r20
	or %r3,%r20,%r3
	ldw -68(%r30),%r4
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr4L
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L146:
	extru %r20,1+23-1,23,%r20
	ldo 126(%r28),%r28
	ldw -72(%r30),%r5
	zdep %r28,8,9,%r28
	or %r28,%r3,%r3
	ldw -68(%r30),%r4
	or %r3,%r20,%r3
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr4L
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	real_float, .-real_float
	.section	.text.real_integer,"ax",@progbits
	.align 4
.globl real_integer
	.type	real_integer, @function
real_integer:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi 0,%r28
	ldw 4(%r26),%r20
	comb,>= %r28,%r20,.L151
	subi 32,%r20,%r20
	ldw 44(%r26),%r28
	mtsar %r20
	vshd %r0,%r28,%r28
.L151:
	ldw 0(%r26),%r21
	sub %r0,%r28,%r20
	comiclr,= 0,%r21,%r0
	copy %r20,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	real_integer, .-real_integer
	.section	.text.real_to_integer,"ax",@progbits
	.align 4
.globl real_to_integer
	.type	real_to_integer, @function
real_to_integer:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r6,-112(%r30)
	copy %r25,%r6
	stw %r5,-108(%r30)
	copy %r28,%r5
	stw %r3,-100(%r30)
	copy %r26,%r3
	stw %r11,-132(%r30)
	stw %r10,-128(%r30)
	stw %r9,-124(%r30)
	stw %r8,-120(%r30)
	stw %r7,-116(%r30)
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	ldw 44(%r26),%r28
	comib,= 0,%r28,.L182
	ldw 4(%r26),%r7
	comiclr,>= 319,%r7,%r8
	ldi 1,%r8
	comib,<> 0,%r8,.L188
	copy %r5,%r22
	comclr,< %r7,%r0,%r10
	copy %r7,%r10
	comib,>,n 0,%r7,.L160
	subi 319,%r10,%r25
	subi 320,%r10,%r11
	extrs %r25,26,27,%r28
	mtsar %r25
	ldo 2(%r28),%r28
	ldwx,s %r28(%r26),%r9
	vshd %r0,%r9,%r9
	extru %r9,31,1,%r9
	comib,= 0,%r25,.L161
	copy %r9,%r24
	copy %r19,%r4
	bl has_bits_below.part.0,%r2
	stw %r9,-136(%r30)
	copy %r4,%r19
	comiclr,= 0,%r28,%r25
	ldi 1,%r25
	comib,= 0,%r7,.L162
	copy %r9,%r24
	ldi 320,%r28
	comb,<>,n %r28,%r11,.L174
	ldo -1(%r6),%r6
	comiclr,<< 3,%r6,%r0
	b,n .L186
.L181:
	ldi 0,%r24
.L165:
	comiclr,<> 0,%r7,%r0
	b,n .L169
.L168:
	ldo -184(%r30),%r26
	copy %r26,%r31
	copy %r5,%r28
	ldi 40,%r20
	ldws,ma 4(%r3),%r21
	ldws,ma 4(%r3),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl keep_bits,%r2
	copy %r10,%r25
	b .L187
	copy %r5,%r28
.L182:
	copy %r5,%r22
.L188:
	ldi 40,%r28
	ldws,ma 4(%r3),%r20
	ldws,ma 4(%r3),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r5,%r28
.L187:
	ldw -212(%r30),%r2
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
	ldo -192(%r30),%r30
.L161:
	comiclr,<> 0,%r7,%r0
	b,n .L162
.L174:
	extrs %r11,26,27,%r28
	mtsar %r11
	ldo 2(%r28),%r28
	ldo -1(%r6),%r6
	ldwx,s %r28(%r3),%r8
	vshd %r0,%r8,%r8
	comib,<< 3,%r6,.L181
	extru %r8,31,1,%r8
.L186:
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L173-.(%r20),%r20
	ldwx,s %r6(%r20),%r28
	addl %r20,%r28,%r28
	bv,n %r0(%r28)
	.align 4
.L173:
	.begin_brtab
	.word .L164-.L173
	.word .L168-.L173
	.word .L166-.L173
	.word .L167-.L173
	.end_brtab
.L160:
	comiclr,<> 3,%r25,%r0
	b,n .L170
	comib,=,n 4,%r25,.L171
	ldi 0,%r24
.L169:
.L189:
	b .L168
	stw %r0,4(%r3)
.L166:
	ldw 0(%r3),%r28
	or %r9,%r25,%r24
	comiclr,<> 0,%r28,%r0
	ldi 0,%r24
	b,n .L165
.L180:
	ldi 0,%r8
.L164:
	or %r8,%r25,%r8
	copy %r8,%r24
	comiclr,<> 0,%r9,%r0
	copy %r9,%r24
	b,n .L165
.L167:
	ldw 0(%r3),%r28
	or %r9,%r25,%r24
	comiclr,= 0,%r28,%r0
	ldi 0,%r24
	b,n .L165
.L171:
	ldw 0(%r26),%r24
	comiclr,<> 0,%r24,%r24
	ldi 1,%r24
	b .L168
	stw %r0,4(%r3)
.L162:
	ldo -1(%r6),%r6
	comib,<<,n 3,%r6,.L189
	ldi 0,%r24
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L172-.(%r20),%r20
	ldwx,s %r6(%r20),%r28
	addl %r20,%r28,%r28
	bv,n %r0(%r28)
	.align 4
.L172:
	.begin_brtab
	.word .L180-.L172
	.word .L169-.L172
	.word .L166-.L172
	.word .L167-.L172
	.end_brtab
.L170:
	ldw 0(%r26),%r24
	comiclr,= 0,%r24,%r24
	ldi 1,%r24
	b .L168
	stw %r0,4(%r3)
	.EXIT
	.PROCEND
	.size	real_to_integer, .-real_to_integer
	.section	.text.real_compare,"ax",@progbits
	.align 4
.globl real_compare
	.type	real_compare, @function
real_compare:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 44(%r26),%r28
	comib,= 0,%r28,.L191
	ldw 44(%r25),%r20
	ldw 0(%r26),%r22
	ldw 0(%r25),%r28
	comclr,<> %r28,%r22,%r0
	b,n .L212
	comib,<> 0,%r20,.L213
	ldi 1,%r28
.L196:
	sub %r0,%r28,%r20
.L216:
	comiclr,= 0,%r22,%r0
	copy %r20,%r28
.L190:
	bv,n %r0(%r2)
.L191:
	comib,=,n 0,%r20,.L199
	ldw 0(%r25),%r20
	ldi 1,%r28
	comiclr,<> 0,%r20,%r0
	ldi -1,%r28
	bv,n %r0(%r2)
.L212:
	comib,=,n 0,%r20,.L203
	ldw 4(%r26),%r21
	ldw 4(%r25),%r20
	comb,<>,n %r20,%r21,.L214
	ldi 9,%r28
	b .L217
	sh2addl %r28,%r26,%r21 
.L198:
	comib,=,n -1,%r28,.L196
	ldi 0,%r28
	sh2addl %r28,%r26,%r21 
.L217:
	sh2addl %r28,%r25,%r20 
	ldw 8(%r21),%r21
	ldw 8(%r20),%r20
	comb,=,n %r20,%r21,.L198
	ldo -1(%r28),%r28
	ldi 1,%r28
	comclr,<<= %r20,%r21,%r0
	ldi -1,%r28
	b .L216
	sub %r0,%r28,%r20
.L199:
	bv %r0(%r2)
	copy %r20,%r28
.L214:
	ldi 1,%r28
	comclr,<= %r20,%r21,%r0
	ldi -1,%r28
	sub %r0,%r28,%r20
	comiclr,= 0,%r22,%r0
	copy %r20,%r28
	b,n .L190
.L213:
	comiclr,= 0,%r22,%r0
	ldi -1,%r28
	bv,n %r0(%r2)
.L203:
	b .L196
	ldi 1,%r28
	.EXIT
	.PROCEND
	.size	real_compare, .-real_compare
	.section	.text.real_negate,"ax",@progbits
	.align 4
.globl real_negate
	.type	real_negate, @function
real_negate:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r20
	comiclr,<> 0,%r20,%r20
	ldi 1,%r20
	copy %r28,%r21
	stw %r20,0(%r26)
	ldi 40,%r20
	ldws,ma 4(%r26),%r22
	ldws,ma 4(%r26),%r31
	stws,ma %r22,4(%r21)
	addib,>= -8,%r20,.-12
	stws,ma %r31,4(%r21)
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	real_negate, .-real_negate
	.section	.text.real_scale,"ax",@progbits
	.align 4
.globl real_scale
	.type	real_scale, @function
real_scale:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 4(%r26),%r20
	ldw 44(%r26),%r22
	addl %r20,%r25,%r25
	copy %r28,%r21
	comiclr,= 0,%r22,%r0
	copy %r25,%r20
	stw %r20,4(%r26)
	ldi 40,%r20
	ldws,ma 4(%r26),%r22
	ldws,ma 4(%r26),%r31
	stws,ma %r22,4(%r21)
	addib,>= -8,%r20,.-12
	stws,ma %r31,4(%r21)
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	real_scale, .-real_scale
	.section	.text.real_add,"ax",@progbits
	.align 4
.globl real_add
	.type	real_add, @function
real_add:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r17,-164(%r30)
	ldo 44(%r26),%r17
	stw %r6,-120(%r30)
	copy %r28,%r6
	stw %r5,-116(%r30)
	copy %r25,%r5
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r18,-168(%r30)
	stw %r16,-160(%r30)
	stw %r15,-156(%r30)
	stw %r14,-152(%r30)
	stw %r13,-148(%r30)
	stw %r12,-144(%r30)
	stw %r11,-140(%r30)
	stw %r10,-136(%r30)
	stw %r9,-132(%r30)
	stw %r8,-128(%r30)
	stw %r7,-124(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r17),%r20
	comib,= 0,%r20,.L246
	ldw 44(%r25),%r28
	comib,=,n 0,%r28,.L247
	ldw 4(%r26),%r18
	ldw 4(%r25),%r25
	comb,= %r25,%r18,.L229
	ldi 9,%r28
	comb,> %r25,%r18,.L252
	copy %r18,%r20
	copy %r19,%r4
.L251:
	sub %r18,%r25,%r25
	bl shift_right_sticky,%r2
	ldo 8(%r5),%r26
	ldw 0(%r3),%r20
	ldw 0(%r5),%r28
	comb,= %r28,%r20,.L237
	copy %r4,%r19
	ldi 0,%r28
	copy %r28,%r20
.L234:
	sh2addl %r20,%r3,%r21 
	ldi 0,%r7
	ldw 8(%r21),%r8
	sh2addl %r20,%r5,%r22 
	copy %r28,%r12
	ldw 8(%r22),%r10
	copy %r7,%r9
	copy %r7,%r11
	sub %r8,%r10,%r29
	subb %r7,%r9,%r28
	sub %r29,%r12,%r29
	subb %r28,%r11,%r28
	stw %r29,8(%r21)
	ldo 1(%r20),%r20
	comib,<> 10,%r20,.L234
	extru %r28,31,1,%r28
	copy %r3,%r31
	ldo -216(%r30),%r26
	copy %r26,%r22
	ldo -264(%r30),%r5
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	bl normalise,%r2
	copy %r5,%r28
	copy %r3,%r22
	ldi 40,%r28
	ldws,ma 4(%r5),%r20
	ldws,ma 4(%r5),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldw 0(%r3),%r28
	ldw 0(%r17),%r20
	comclr,= %r7,%r20,%r20
	ldi 1,%r20
	and %r28,%r20,%r28
	stw %r28,0(%r3)
	copy %r6,%r22
	ldi 40,%r28
	ldws,ma 4(%r3),%r20
	ldws,ma 4(%r3),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	b .L249
	copy %r6,%r28
.L247:
	ldo -312(%r30),%r22
	copy %r20,%r28
	ldw 0(%r26),%r21
	copy %r22,%r23
	ldi 40,%r20
	ldws,ma 4(%r3),%r31
	ldws,ma 4(%r3),%r29
	stws,ma %r31,4(%r23)
	addib,>= -8,%r20,.-12
	stws,ma %r29,4(%r23)
.L226:
	stw %r21,-312(%r30)
.L250:
	copy %r6,%r31
	stw %r28,-268(%r30)
	ldi 40,%r28
	ldws,ma 4(%r22),%r20
	ldws,ma 4(%r22),%r21
	stws,ma %r20,4(%r31)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r31)
	copy %r6,%r28
.L249:
	ldw -340(%r30),%r2
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
.L246:
	ldo -312(%r30),%r22
	copy %r22,%r23
	ldw 0(%r25),%r20
	ldi 40,%r21
	ldws,ma 4(%r5),%r31
	ldws,ma 4(%r5),%r29
	stws,ma %r31,4(%r23)
	addib,>= -8,%r21,.-12
	stws,ma %r29,4(%r23)
	comib,<> 0,%r28,.L226
	copy %r20,%r21
	ldw 0(%r26),%r21
	comiclr,= 0,%r20,%r20
	ldi 1,%r20
	comiclr,= 0,%r21,%r0
	copy %r20,%r21
	b .L250
	stw %r21,-312(%r30)
.L232:
	comib,=,n -1,%r28,.L251
	copy %r19,%r4
.L229:
	sh2addl %r28,%r3,%r21 
	sh2addl %r28,%r5,%r20 
	ldw 8(%r21),%r21
	ldw 8(%r20),%r20
	comb,= %r20,%r21,.L232
	ldo -1(%r28),%r28
	comb,<<=,n %r20,%r21,.L251
	copy %r19,%r4
	copy %r18,%r20
.L252:
	ldo -312(%r30),%r28
	copy %r3,%r23
	copy %r28,%r29
	ldi 40,%r21
	ldws,ma 4(%r23),%r22
	ldws,ma 4(%r23),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	copy %r3,%r31
	copy %r25,%r18
	copy %r5,%r29
	copy %r20,%r25
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r5,%r31
	ldi 40,%r20
	ldws,ma 4(%r28),%r21
	ldws,ma 4(%r28),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	b .L251
	copy %r19,%r4
.L237:
	ldi 0,%r21
	ldi 0,%r22
	ldi 0,%r20
.L233:
	sh2addl %r20,%r5,%r28 
	sh2addl %r20,%r3,%r31 
	ldw 8(%r28),%r16
	ldw 8(%r31),%r14
	ldi 0,%r13
	copy %r13,%r15
	add %r16,%r14,%r29
	addc %r15,%r13,%r28
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	stw %r29,8(%r31)
	copy %r28,%r22
	ldo 1(%r20),%r20
	comib,<> 10,%r20,.L233
	copy %r13,%r21
	comb,<> %r13,%r22,.L248
	ldi 1,%r25
.L235:
	copy %r6,%r22
	ldi 40,%r28
	ldws,ma 4(%r3),%r20
	ldws,ma 4(%r3),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	b .L249
	copy %r6,%r28
.L248:
	bl shift_right_sticky.part.0,%r2
	ldo 8(%r3),%r26
	ldw 0(%r17),%r28
	ldo 1(%r18),%r18
	depi -1,0,1,%r28
	stw %r18,4(%r3)
	b .L235
	stw %r28,0(%r17)
	.EXIT
	.PROCEND
	.size	real_add, .-real_add
	.section	.text.real_subtract,"ax",@progbits
	.align 4
.globl real_subtract
	.type	real_subtract, @function
real_subtract:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r7,-104(%r30)
	copy %r26,%r7
	stw %r6,-100(%r30)
	ldo -248(%r30),%r6
	stw %r5,-96(%r30)
	copy %r28,%r5
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r3,-88(%r30)
	ldo -200(%r30),%r3
	copy %r3,%r22
	stw %r19,-32(%r30)
	ldi 40,%r28
	ldws,ma 4(%r25),%r20
	ldws,ma 4(%r25),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	copy %r6,%r28
	bl real_negate,%r2
	copy %r3,%r26
	ldo -152(%r30),%r20
	copy %r3,%r29
	copy %r4,%r19
	copy %r5,%r28
	ldi 40,%r21
	ldws,ma 4(%r7),%r22
	ldws,ma 4(%r7),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	copy %r20,%r25
	ldi 40,%r21
	ldws,ma 4(%r6),%r22
	ldws,ma 4(%r6),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	bl real_add,%r2
	copy %r3,%r26
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	copy %r5,%r28
	ldw -276(%r30),%r2
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
	.EXIT
	.PROCEND
	.size	real_subtract, .-real_subtract
	.section	.text.real_multiply,"ax",@progbits
	.align 4
.globl real_multiply
	.type	real_multiply, @function
real_multiply:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldi 80,%r24
	ldo 256(%r30),%r30
	stw %r11,-108(%r30)
	ldo -168(%r30),%r11
	stw %r12,-112(%r30)
	ldo -248(%r30),%r12
	stw %r10,-104(%r30)
	copy %r26,%r10
	stw %r7,-92(%r30)
	copy %r25,%r7
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r28,%r3
	stw %r19,-32(%r30)
	stw %r14,-120(%r30)
	stw %r13,-116(%r30)
	stw %r9,-100(%r30)
	stw %r8,-96(%r30)
	stw %r6,-88(%r30)
	stw %r5,-84(%r30)
	ldw 0(%r26),%r8
	ldw 4(%r26),%r13
	ldw 0(%r25),%r14
	copy %r12,%r26
	comclr,= %r14,%r8,%r8
	ldi 1,%r8
	ldw 4(%r25),%r9
	bl memset,%r2
	ldi 0,%r25
	stw %r8,0(%r11)
	ldo -160(%r30),%r26
	addl %r13,%r9,%r2
	stw %r2,4(%r11)
	copy %r26,%r20
	ldi 32,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	ldw 44(%r10),%r28
	comib,= 0,%r28,.L255
	copy %r4,%r19
	ldw 44(%r7),%r28
	comib,= 0,%r28,.L255
	copy %r12,%r8
	ldo -208(%r30),%r9
	copy %r12,%r31
	b .L260
	ldi 0,%r24
.L258:
	ldo 4(%r31),%r31
	comb,= %r31,%r9,.L277
	ldo 1(%r24),%r24
.L260:
	sh2addl %r24,%r10,%r28 
	fldws 8(%r28),%fr23L
	fstws %fr23L,-16(%sp)
	ldws -16(%sp),%r13
	comib,= 0,%r13,.L258
	zdep %r24,29,30,%r25
	ldi 0,%r20
	ldi 0,%r21
	ldi 0,%r22
.L259:
	sh2addl %r20,%r7,%r28 
	fldws 8(%r28),%fr22L
	xmpyu %fr23L,%fr22L,%fr22
	ldwx,s %r20(%r31),%r6
	sh2addl %r20,%r31,%r23 
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r13
	ldws -12(%sp),%r14
	ldi 0,%r5
	add %r6,%r14,%r29
	addc %r5,%r13,%r28
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	stw %r29,0(%r23)
	copy %r28,%r22
	ldo 1(%r20),%r20
	comib,<> 10,%r20,.L259
	copy %r5,%r21
	addl %r9,%r25,%r25
	stw %r22,0(%r25)
	ldo 4(%r31),%r31
	comb,<> %r31,%r9,.L260
	ldo 1(%r24),%r24
.L277:
	ldw -172(%r30),%r21
	comib,<= 0,%r21,.L263
	ldo -172(%r30),%r28
.L261:
	ldi 40,%r24
	bl memcpy,%r2
	copy %r9,%r25
	ldi 0,%r28
.L264:
	ldw 0(%r8),%r20
	ldo 4(%r8),%r8
	comb,<> %r9,%r8,.L264
	or %r28,%r20,%r28
	ldw 8(%r11),%r20
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	or %r20,%r28,%r28
	b .L257
	stw %r28,8(%r11)
.L255:
	stw %r0,4(%r11)
.L257:
	copy %r3,%r22
	ldi 40,%r28
	ldws,ma 4(%r11),%r20
	ldws,ma 4(%r11),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldw -276(%r30),%r2
	ldw -120(%r30),%r14
	copy %r3,%r28
	ldw -116(%r30),%r13
	ldw -112(%r30),%r12
	ldw -108(%r30),%r11
	ldw -104(%r30),%r10
	ldw -100(%r30),%r9
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L278:
	ldw -4(%r28),%r21
	ldo -4(%r28),%r28
	extru %r21,0,1,%r20
	or %r20,%r22,%r20
	stw %r20,4(%r28)
.L263:
	comb,<> %r28,%r12,.L278
	zdep %r21,30,31,%r22
	ldo -1(%r2),%r2
	stw %r22,-248(%r30)
	b .L261
	stw %r2,4(%r11)
	.EXIT
	.PROCEND
	.size	real_multiply, .-real_multiply
.globl __udivdi3
.globl __umoddi3
	.section	.text.real_divide_small,"ax",@progbits
	.align 4
.globl real_divide_small
	.type	real_divide_small, @function
real_divide_small:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r11,-136(%r30)
	copy %r28,%r11
	stw %r10,-132(%r30)
	copy %r26,%r10
	stw %r9,-128(%r30)
	ldo 4(%r26),%r9
	stw %r8,-124(%r30)
	ldi 0,%r8
	stw %r7,-120(%r30)
	copy %r25,%r7
	stw %r5,-112(%r30)
	ldo 44(%r26),%r5
	stw %r3,-104(%r30)
	copy %r8,%r3
	stw %r6,-116(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
.L280:
	ldw 0(%r5),%r6
	copy %r3,%r25
	copy %r19,%r4
	copy %r8,%r23
	copy %r7,%r24
	copy %r6,%r26
	bl __udivdi3,%r2
	ldo -4(%r5),%r5
	stw %r29,4(%r5)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	copy %r8,%r23
	copy %r7,%r24
	bl __umoddi3,%r2
	copy %r6,%r26
	copy %r4,%r19
	comb,<> %r9,%r5,.L280
	copy %r29,%r3
	ldo -184(%r30),%r26
	copy %r26,%r31
	ldi 40,%r20
	ldws,ma 4(%r10),%r21
	ldws,ma 4(%r10),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	bl normalise,%r2
	copy %r11,%r28
	ldw -132(%r30),%r10
	ldw -128(%r30),%r9
	copy %r11,%r28
	ldw -212(%r30),%r2
	ldw -136(%r30),%r11
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	real_divide_small, .-real_divide_small
	.section	.text.real_divide,"ax",@progbits
	.align 4
.globl real_divide
	.type	real_divide, @function
real_divide:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	copy %r26,%r22
	stw %r18,-164(%r30)
	ldo -304(%r30),%r18
	copy %r18,%r21
	stw %r17,-160(%r30)
	ldo -264(%r30),%r17
	copy %r25,%r31
	stw %r3,-104(%r30)
	ldo -220(%r30),%r3
	stw %r16,-156(%r30)
	stw %r15,-152(%r30)
	stw %r14,-148(%r30)
	stw %r13,-144(%r30)
	stw %r12,-140(%r30)
	stw %r11,-136(%r30)
	stw %r10,-132(%r30)
	stw %r9,-128(%r30)
	stw %r8,-124(%r30)
	stw %r7,-120(%r30)
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r25),%r23
	ldi 32,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	ldw 4(%r25),%r29
	ldw 0(%r26),%r20
	comclr,= %r23,%r20,%r20
	ldi 1,%r20
	ldw 4(%r26),%r21
	sub %r21,%r29,%r21
	stw %r20,-312(%r30)
	ldo 1(%r21),%r20
	copy %r3,%r29
	stw %r20,-308(%r30)
	ldi 36,%r20
	stws,ma %r0,4(%r29)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r29)
	stws,ma %r0,4(%r29)
	copy %r17,%r29
	ldi 36,%r20
	stws,ma %r0,4(%r29)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r29)
	stws,ma %r0,4(%r29)
	ldw 44(%r26),%r29
	comib,<> 0,%r29,.L283
	copy %r28,%r20
	stw %r29,-308(%r30)
	ldo -312(%r30),%r25
.L284:
	copy %r20,%r31
	ldi 40,%r28
	ldws,ma 4(%r25),%r21
	ldws,ma 4(%r25),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r28,.-12
	stws,ma %r22,4(%r31)
	ldw -340(%r30),%r2
	ldw -164(%r30),%r18
	copy %r20,%r28
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
	ldo -320(%r30),%r30
.L283:
	ldo 8(%r22),%r25
	stw %r21,-172(%r30)
	copy %r3,%r26
	ldi 40,%r24
	stw %r31,-176(%r30)
	copy %r19,%r4
	bl memcpy,%r2
	stw %r28,-168(%r30)
	ldw -176(%r30),%r31
	ldi 40,%r24
	ldo 8(%r31),%r25
	copy %r4,%r19
	bl memcpy,%r2
	copy %r17,%r26
	ldo -180(%r30),%r24
	ldi 319,%r23
	ldw -168(%r30),%r20
	ldw -172(%r30),%r21
	ldo -312(%r30),%r25
	copy %r24,%r2
	copy %r24,%r26
.L285:
	b .L289
	ldi 11,%r28
.L286:
	comib,= 0,%r28,.L290
	ldi 1,%r22
.L289:
	sh2addl %r28,%r3,%r31 
	sh2addl %r28,%r17,%r22 
	ldw -4(%r31),%r31
	ldw -4(%r22),%r22
	comb,=,n %r22,%r31,.L286
	ldo -1(%r28),%r28
	comb,>> %r22,%r31,.L287
	ldi 1,%r22
	ldi 0,%r28
.L290:
	sh2addl %r22,%r17,%r29 
	sh2addl %r22,%r3,%r31 
	ldw -4(%r29),%r8
	ldw -4(%r31),%r6
	ldi 0,%r5
	copy %r28,%r10
	copy %r5,%r7
	copy %r5,%r9
	sub %r6,%r8,%r29
	subb %r5,%r7,%r28
	sub %r29,%r10,%r29
	subb %r28,%r9,%r28
	stw %r29,-4(%r31)
	ldo 1(%r22),%r22
	comib,<> 12,%r22,.L290
	extru %r28,31,1,%r28
	extru %r23,31,5,%r22
	subi 31,%r22,%r22
	extrs %r23,26,27,%r28
	mtsar %r22
	ldo 2(%r28),%r28
	zvdepi 1,32,%r22
	ldwx,s %r28(%r25),%r31
	sh2addl %r28,%r25,%r28 
	or %r22,%r31,%r22
	stw %r22,0(%r28)
.L287:
	ldw 0(%r24),%r31
	copy %r26,%r28
	copy %r2,%r24
	copy %r3,%r1
.L292:
	comb,<> %r28,%r3,.L317
	zdep %r31,30,31,%r29
	ldo -1(%r23),%r23
	comib,<> -1,%r23,.L285
	stw %r29,0(%r3)
	ldo -268(%r30),%r28
	ldw 0(%r28),%r24
	comib,<=,n 0,%r24,.L306
	ldw 0(%r18),%r22
.L295:
	ldo 44(%r3),%r3
	ldi 0,%r28
.L302:
	ldw 0(%r1),%r21
	ldo 4(%r1),%r1
	comb,<> %r1,%r3,.L302
	or %r28,%r21,%r28
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	or %r28,%r22,%r28
	b .L284
	stw %r28,0(%r18)
.L317:
	ldw -4(%r28),%r31
	ldo -4(%r28),%r28
	extru %r31,0,1,%r22
	or %r22,%r29,%r22
	b .L292
	stw %r22,4(%r28)
.L306:
	b .L294
	ldi 11,%r22
.L296:
	comib,= 0,%r22,.L318
	ldi 1,%r26
.L294:
	sh2addl %r22,%r3,%r29 
	sh2addl %r22,%r17,%r31 
	ldw -4(%r29),%r29
	ldw -4(%r31),%r31
	comb,=,n %r31,%r29,.L296
	ldo -1(%r22),%r22
	comb,<<= %r31,%r29,.L319
	ldi 0,%r26
.L297:
	ldo -308(%r30),%r29
.L299:
	comb,<> %r28,%r18,.L320
	zdep %r24,30,31,%r31
	stw %r31,0(%r18)
.L303:
	comib,<> -1,%r23,.L308
	stw %r21,-308(%r30)
	ldw 0(%r18),%r22
.L321:
	b .L295
	or %r26,%r22,%r22
.L320:
	ldw -4(%r28),%r24
	extru %r24,0,1,%r22
	or %r22,%r31,%r22
	stw %r22,0(%r28)
	ldo -4(%r28),%r28
	comb,<> %r28,%r29,.L299
	nop
	b,n .L303
.L318:
	b .L297
	copy %r22,%r23
.L308:
	ldi 1,%r21
	ldi 0,%r28
.L300:
	sh2addl %r21,%r3,%r22 
	ldi 0,%r11
	ldw -4(%r22),%r12
	sh2addl %r21,%r17,%r31 
	copy %r28,%r16
	ldw -4(%r31),%r14
	copy %r11,%r13
	copy %r11,%r15
	sub %r12,%r14,%r29
	subb %r11,%r13,%r28
	sub %r29,%r16,%r29
	subb %r28,%r15,%r28
	stw %r29,-4(%r22)
	ldo 1(%r21),%r21
	comib,<> 12,%r21,.L300
	extru %r28,31,1,%r28
	b .L321
	ldw 0(%r18),%r22
.L319:
	ldi 1,%r23
	b .L297
	copy %r23,%r26
	.EXIT
	.PROCEND
	.size	real_divide, .-real_divide
	.section	.text.real_sqrt,"ax",@progbits
	.align 4
.globl real_sqrt
	.type	real_sqrt, @function
real_sqrt:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	ldo -376(%r30),%r21
	stw %r16,-104(%r30)
	copy %r21,%r22
	stw %r13,-92(%r30)
	ldo 44(%r26),%r13
	stw %r6,-64(%r30)
	ldo -284(%r30),%r6
	stw %r3,-52(%r30)
	ldo -240(%r30),%r3
	stw %r18,-112(%r30)
	stw %r17,-108(%r30)
	stw %r15,-100(%r30)
	stw %r14,-96(%r30)
	stw %r12,-88(%r30)
	stw %r11,-84(%r30)
	stw %r10,-80(%r30)
	stw %r9,-76(%r30)
	stw %r8,-72(%r30)
	stw %r7,-68(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r13),%r2
	stw %r21,-144(%r30)
	copy %r3,%r21
	ldi 36,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	stws,ma %r0,4(%r21)
	stw %r28,-140(%r30)
	copy %r6,%r21
	ldi 40,%r20
	stws,ma %r0,4(%r22)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r22)
	ldi 36,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	stws,ma %r0,4(%r21)
	comib,= 0,%r2,.L354
	copy %r26,%r16
	ldw 4(%r26),%r5
	extru %r5,31,1,%r28
	comib,<> 0,%r28,.L355
	ldo 8(%r26),%r17
.L325:
	ldo -288(%r30),%r14
	ldo -200(%r30),%r15
	stw %r14,-128(%r30)
	extru %r5,0,1,%r28
	ldo -244(%r30),%r20
	stw %r15,-120(%r30)
	addl %r28,%r5,%r28
	ldi 320,%r18
	stw %r20,-136(%r30)
	extrs %r28,30,31,%r28
	ldo -328(%r30),%r5
	stw %r28,-372(%r30)
	ldo 4(%r16),%r16
	stw %r15,-124(%r30)
	stw %r14,-132(%r30)
	ldw 0(%r15),%r25
.L362:
	ldo -200(%r30),%r28
	stw %r3,-116(%r30)
	copy %r28,%r15
.L328:
	comb,<> %r28,%r3,.L356
	zdep %r25,29,30,%r26
	extru %r2,1,2,%r2
	ldw 0(%r13),%r25
	or %r26,%r2,%r26
	stw %r26,0(%r3)
	copy %r13,%r28
.L330:
	comb,<> %r28,%r17,.L357
	zdep %r25,29,30,%r26
	stw %r26,0(%r17)
	copy %r6,%r25
.L360:
	copy %r19,%r4
	ldi 44,%r24
	bl memcpy,%r2
	copy %r5,%r26
	ldw 0(%r14),%r25
	ldo -288(%r30),%r28
	copy %r4,%r19
	copy %r28,%r14
.L332:
	comb,<> %r28,%r5,.L358
	zdep %r25,29,30,%r26
	depi -1,31,1,%r26
	ldo -244(%r30),%r25
	stw %r26,0(%r5)
	ldi 10,%r24
.L335:
	comib,<> 0,%r24,.L333
	ldw 0(%r25),%r28
	zdep %r28,30,31,%r24
	ldi 11,%r28
	b .L334
	stw %r24,0(%r25)
.L336:
	comib,= 0,%r28,.L339
	ldi 1,%r24
.L334:
	sh2addl %r28,%r3,%r25 
	sh2addl %r28,%r5,%r24 
	ldw -4(%r25),%r25
	ldw -4(%r24),%r24
	comb,=,n %r24,%r25,.L336
	ldo -1(%r28),%r28
	comb,>>,n %r24,%r25,.L337
	ldi 1,%r24
	ldi 0,%r28
.L339:
	sh2addl %r24,%r3,%r2 
	ldi 0,%r7
	ldw -4(%r2),%r8
	sh2addl %r24,%r5,%r25 
	copy %r28,%r12
	ldw -4(%r25),%r10
	copy %r7,%r9
	copy %r7,%r11
	sub %r8,%r10,%r29
	subb %r7,%r9,%r28
	sub %r29,%r12,%r29
	subb %r28,%r11,%r28
	stw %r29,-4(%r2)
	ldo 1(%r24),%r24
	comib,<> 12,%r24,.L339
	extru %r28,31,1,%r28
	ldw 0(%r6),%r28
	depi -1,31,1,%r28
	stw %r28,0(%r6)
.L337:
	ldo -1(%r18),%r18
	comib,=,n 0,%r18,.L340
	ldw 0(%r13),%r2
	b .L362
	ldw 0(%r15),%r25
.L358:
	ldw -4(%r28),%r25
	ldo -4(%r28),%r28
	extru %r25,1,2,%r24
	or %r24,%r26,%r24
	b .L332
	stw %r24,4(%r28)
.L356:
	ldw -4(%r28),%r25
	ldo -4(%r28),%r28
	extru %r25,1,2,%r24
	or %r24,%r26,%r24
	b .L328
	stw %r24,4(%r28)
.L357:
	ldw -4(%r28),%r25
	extru %r25,1,2,%r24
	or %r24,%r26,%r24
	stw %r24,0(%r28)
	ldo -4(%r28),%r28
	comb,<> %r28,%r16,.L330
	nop
	b .L360
	copy %r6,%r25
.L333:
	ldw -4(%r25),%r26
	ldo -1(%r24),%r24
	shd %r28,%r26,31,%r28
	stw %r28,0(%r25)
	b .L335
	ldo -4(%r25),%r25
.L340:
	copy %r19,%r4
	ldo -368(%r30),%r5
	ldi 40,%r24
	copy %r6,%r25
	copy %r5,%r26
	bl memcpy,%r2
	ldo 44(%r3),%r3
	copy %r4,%r19
.L341:
	ldw -116(%r30),%r20
	ldo 4(%r20),%r22
	stw %r22,-116(%r30)
	ldw 0(%r20),%r28
	comb,<> %r22,%r3,.L341
	or %r18,%r28,%r18
	ldw 0(%r5),%r21
	ldo -192(%r30),%r20
	comiclr,= 0,%r18,%r22
	ldi 1,%r22
	ldw -144(%r30),%r24
	or %r21,%r22,%r21
	ldw -140(%r30),%r28
	stw %r21,0(%r5)
	copy %r20,%r26
	ldi 40,%r21
	ldws,ma 4(%r24),%r22
	ldws,ma 4(%r24),%r31
	stws,ma %r22,4(%r20)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r20)
	bl normalise,%r2
	nop
	ldw -140(%r30),%r28
.L361:
	ldw -404(%r30),%r2
	ldw -112(%r30),%r18
	ldw -108(%r30),%r17
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
	ldo -384(%r30),%r30
.L355:
	ldi 1,%r25
	copy %r19,%r4
	addl %r5,%r25,%r5
	bl shift_right_sticky.part.0,%r2
	copy %r17,%r26
	stw %r5,4(%r16)
	copy %r4,%r19
	b .L325
	ldw 0(%r13),%r2
.L354:
	copy %r28,%r29
	ldi 40,%r28
	ldws,ma 4(%r16),%r20
	ldws,ma 4(%r16),%r21
	stws,ma %r20,4(%r29)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r29)
	b .L361
	ldw -140(%r30),%r28
	.EXIT
	.PROCEND
	.size	real_sqrt, .-real_sqrt
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
