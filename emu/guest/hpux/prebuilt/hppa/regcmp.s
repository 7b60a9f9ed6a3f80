; 7087a918ae7c47dfdeddaf495f4c2951 emu/guest/libc/regcmp.c
	.LEVEL 1.1
	.text
	.section	.text.number,"ax",@progbits
	.align 4
	.type	number, @function
number:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	ldw 0(%r26),%r28
	bl isdigit,%r2
	ldb 0(%r28),%r26
	comib,= 0,%r28,.L2
	copy %r4,%r19
	ldw 0(%r5),%r28
	ldi 0,%r3
	b .L3
	ldi 255,%r6
.L15:
	comib,=,n 0,%r28,.L7
	ldw 0(%r5),%r20
	ldo 1(%r20),%r28
	stw %r28,0(%r5)
	ldb 0(%r20),%r3
	extrs %r3,31,8,%r3
	sh1addl %r21,%r3,%r3 
	ldo -48(%r3),%r3
.L3:
	copy %r19,%r4
	bl isdigit,%r2
	ldb 0(%r28),%r26
	copy %r4,%r19
	comb,>= %r6,%r3,.L15
	sh2addl %r3,%r3,%r21 
.L7:
	ldi 255,%r28
	comb,>= %r28,%r3,.L16
	copy %r3,%r28
.L2:
	ldi 1,%r28
	ldi 0,%r3
	stw %r28,8(%r5)
	copy %r3,%r28
.L16:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	number, .-number
	.section	.text.compile_one,"ax",@progbits
	.align 4
	.type	compile_one, @function
compile_one:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldi 46,%r31
	stwm %r11,128(%r30)
	stw %r7,-112(%r30)
	stw %r5,-104(%r30)
	copy %r26,%r5
	stw %r3,-96(%r30)
	stw %r10,-124(%r30)
	stw %r9,-120(%r30)
	stw %r8,-116(%r30)
	stw %r6,-108(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r8
	ldw 0(%r8),%r6
	ldo 1(%r6),%r28
	stw %r28,0(%r8)
	sh2addl %r6,%r6,%r29 
	ldw 0(%r26),%r21
	sh1addl %r29,%r6,%r29 
	sh2addl %r29,%r8,%r7 
	ldo 4(%r7),%r28
	zdep %r6,29,30,%r3
	ldi 36,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	ldi 266,%r28
	sth %r28,4(%r7)
	ldo 1(%r21),%r20
	ldil L'65536,%r28
	ldo 1(%r28),%r28
	stw %r28,8(%r7)
	stw %r20,0(%r26)
	ldb 0(%r21),%r22
	extrs %r22,31,8,%r28
	comb,< %r31,%r28,.L18
	zdep %r29,29,30,%r29
	ldi 35,%r31
	comb,>=,n %r31,%r28,.L19
	ldo -36(%r28),%r28
	comiclr,<< 10,%r28,%r0
	b,n .L77
.L19:
	stb %r22,6(%r7)
.L27:
	ldil L'65536,%r28
.L90:
	ldo 1(%r28),%r28
	stw %r28,8(%r7)
	ldb 0(%r20),%r28
	ldo -42(%r28),%r21
	extru %r21,31,8,%r21
	comib,>>= 1,%r21,.L78
	extrs %r28,31,8,%r28
.L51:
	ldi 123,%r21
	comb,<> %r21,%r28,.L86
	ldw -148(%r30),%r2
	ldo 1(%r20),%r20
	copy %r19,%r4
	stw %r20,0(%r5)
	bl number,%r2
	copy %r5,%r26
	ldw 0(%r5),%r20
	extrs %r28,31,16,%r28
	ldi 0,%r21
	dep %r28,0+16-1,16,%r21
	dep %r28,16+16-1,16,%r21
	stw %r21,8(%r7)
	ldb 0(%r20),%r28
	ldi 44,%r21
	extrs %r28,31,8,%r28
	comb,= %r21,%r28,.L79
	copy %r4,%r19
.L53:
	ldo 1(%r20),%r28
	stw %r28,0(%r5)
	ldi 125,%r21
	ldb 0(%r20),%r28
	extrs %r28,31,8,%r28
	comb,<> %r21,%r28,.L87
	ldi 1,%r28
	ldh 10(%r7),%r20
	ldh 8(%r7),%r28
	extrs %r20,31,16,%r20
	extrs %r28,31,16,%r28
	comb,> %r28,%r20,.L87
	ldi 1,%r28
.L17:
	ldw -148(%r30),%r2
.L86:
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
.L77:
	bl .+8,%r29
	depi 0,31,2,%r29
	ldo .L21-.(%r29),%r29
	ldwx,s %r28(%r29),%r31
	addl %r29,%r31,%r31
	bv,n %r0(%r31)
	.align 4
.L21:
	.begin_brtab
	.word .L24-.L21
	.word .L19-.L21
	.word .L19-.L21
	.word .L19-.L21
	.word .L23-.L21
	.word .L19-.L21
	.word .L55-.L21
	.word .L55-.L21
	.word .L19-.L21
	.word .L19-.L21
	.word .L20-.L21
	.end_brtab
.L18:
	ldi 92,%r31
	comb,= %r31,%r28,.L25
	ldi 123,%r31
	comb,<> %r31,%r28,.L80
	ldi 91,%r31
.L55:
	ldi 1,%r28
.L87:
	b .L17
	stw %r28,8(%r5)
.L80:
	comb,<>,n %r31,%r28,.L27
	stb %r22,6(%r7)
	ldb 1(%r21),%r24
	ldi 2,%r28
	stb %r28,4(%r7)
	extrs %r24,31,8,%r24
	comiclr,<> 94,%r24,%r28
	ldi 1,%r28
	addl %r20,%r28,%r23
	stw %r23,0(%r26)
	ldbx %r20(%r28),%r20
	extrs %r20,31,8,%r20
	comib,= 0,%r20,.L57
	ldo 16(%r29),%r22
	copy %r23,%r21
	addl %r8,%r22,%r22
	ldi 93,%r25
	ldi 45,%r26
.L29:
	comclr,= %r25,%r20,%r0
	b,n .L33
	comclr,= %r21,%r23,%r0
	b,n .L28
.L33:
	ldb 1(%r21),%r31
	extrs %r31,31,8,%r31
	comb,<> %r26,%r31,.L30
	extru %r20,31,8,%r28
	ldb 2(%r21),%r31
	extrs %r31,31,8,%r31
	comiclr,<> 0,%r31,%r0
	b,n .L30
	comb,=,n %r25,%r31,.L30
	ldo 2(%r21),%r20
	stw %r20,0(%r5)
	ldb 2(%r21),%r2
	comb,<<,n %r2,%r28,.L31
	ldo 1(%r2),%r2
.L32:
	extru %r28,31,3,%r21
	subi 31,%r21,%r21
	extrs %r28,28,29,%r20
	mtsar %r21
	ldbx %r22(%r20),%r31
	zvdepi 1,32,%r21
	addl %r22,%r20,%r20
	or %r21,%r31,%r21
	ldo 1(%r28),%r28
	comb,<> %r2,%r28,.L32
	stb %r21,0(%r20)
.L76:
	ldw 0(%r5),%r20
.L31:
	ldo 1(%r20),%r21
	stw %r21,0(%r5)
	ldb 1(%r20),%r20
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L29
	nop
.L28:
	ldo 1(%r21),%r20
	stw %r20,0(%r5)
	ldi 93,%r22
	ldb 0(%r21),%r28
	extrs %r28,31,8,%r28
	comb,= %r22,%r28,.L34
	ldi 1,%r28
	stw %r28,8(%r5)
.L34:
	ldi 94,%r28
	comb,= %r28,%r24,.L35
	addl %r3,%r6,%r28
.L85:
	sh1addl %r28,%r6,%r28 
	sh2addl %r28,%r8,%r28 
	ldb 16(%r28),%r21
	depi 0,31,1,%r21
	stb %r21,16(%r28)
	ldil L'65536,%r28
	ldo 1(%r28),%r28
	stw %r28,8(%r7)
	ldb 0(%r20),%r28
	ldo -42(%r28),%r21
	extru %r21,31,8,%r21
	comib,<< 1,%r21,.L51
	extrs %r28,31,8,%r28
.L78:
	ldo 1(%r20),%r28
	stw %r28,0(%r5)
	ldb 0(%r20),%r28
	zdepi -1,31,15,%r20
	comiclr,<> 43,%r28,%r28
	ldi 1,%r28
	sth %r20,10(%r7)
	b .L17
	sth %r28,8(%r7)
.L20:
	b .L27
	stb %r0,4(%r7)
.L24:
	ldb 1(%r21),%r28
	comib,= 0,%r28,.L81
	ldi 36,%r28
	b .L27
	stb %r28,6(%r7)
.L23:
	ldi 5,%r28
	stb %r28,4(%r7)
	ldo 1(%r25),%r9
	ldi 50,%r28
	comb,>= %r28,%r9,.L38
	ldi 1,%r28
	stw %r28,8(%r26)
.L41:
	ldo 1(%r20),%r21
.L84:
	stw %r21,0(%r5)
	ldi 41,%r22
	ldb 0(%r20),%r28
	extrs %r28,31,8,%r28
	comb,= %r22,%r28,.L44
	addl %r3,%r6,%r3
	ldi 1,%r28
	stw %r20,0(%r5)
	b .L17
	stw %r28,8(%r5)
.L30:
	extru %r20,31,3,%r20
	subi 31,%r20,%r20
	extrs %r28,28,29,%r28
	mtsar %r20
	ldbx %r22(%r28),%r21
	zvdepi 1,32,%r20
	addl %r22,%r28,%r28
	or %r20,%r21,%r20
	b .L76
	stb %r20,0(%r28)
.L25:
	ldb 1(%r21),%r28
	extrs %r28,31,8,%r28
	comib,=,n 0,%r28,.L87
	ldi 1,%r28
	comiclr,<> 110,%r28,%r0
	ldi 10,%r28
	stb %r28,6(%r7)
	ldo 2(%r21),%r20
	b .L27
	stw %r20,0(%r26)
.L38:
	ldw 8(%r26),%r28
	comiclr,<> 0,%r9,%r10
	ldi 1,%r10
	comib,= 0,%r28,.L40
	ldi 41,%r11
	b .L84
	ldo 1(%r20),%r21
.L82:
	comib,<> 0,%r10,.L88
	copy %r19,%r4
	comb,= %r11,%r28,.L84
	ldo 1(%r20),%r21
.L88:
	bl compile_one,%r2
	copy %r5,%r26
	copy %r4,%r19
	ldw 8(%r5),%r28
	comib,<> 0,%r28,.L41
	ldw 0(%r5),%r20
.L40:
	ldb 0(%r20),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L82
	copy %r9,%r25
	b .L84
	ldo 1(%r20),%r21
.L44:
	ldw 4(%r5),%r28
	ldw 0(%r28),%r28
	sh1addl %r3,%r6,%r6 
	sh2addl %r6,%r8,%r8 
	stw %r28,12(%r8)
	ldi 36,%r22
	ldb 1(%r20),%r28
	extrs %r28,31,8,%r28
	comb,=,n %r22,%r28,.L83
	copy %r21,%r20
	b .L90
	ldil L'65536,%r28
.L57:
	b .L28
	copy %r23,%r21
.L81:
	ldi 4,%r28
	b .L17
	stb %r28,4(%r7)
.L35:
	ldo 16(%r29),%r28
	addl %r8,%r28,%r28
	ldo 32(%r28),%r22
	ldw 0(%r28),%r21
.L89:
	uaddcm %r0,%r21,%r21
	stw %r21,0(%r28)
	ldo 4(%r28),%r28
	comb,<>,n %r28,%r22,.L89
	ldw 0(%r28),%r21
	b .L85
	addl %r3,%r6,%r28
.L79:
	ldo 1(%r20),%r21
	stw %r21,0(%r5)
	ldi 125,%r22
	ldb 1(%r20),%r28
	extrs %r28,31,8,%r28
	comb,= %r22,%r28,.L54
	zdepi -1,31,15,%r20
	bl number,%r2
	copy %r5,%r26
	ldw 0(%r5),%r21
	extrs %r28,31,16,%r20
.L54:
	sth %r20,10(%r7)
	b .L53
	copy %r21,%r20
.L83:
	ldb 2(%r20),%r26
	bl isdigit,%r2
	copy %r19,%r4
	copy %r4,%r19
	comib,= 0,%r28,.L27
	ldw 0(%r5),%r20
	ldb 1(%r20),%r28
	ldo -48(%r28),%r28
	stb %r28,5(%r7)
	ldo 2(%r20),%r20
	b .L27
	stw %r20,0(%r5)
	.EXIT
	.PROCEND
	.size	compile_one, .-compile_one
	.section	.text.match,"ax",@progbits
	.align 4
	.type	match, @function
match:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	sh2addl %r25,%r25,%r21 
	sh1addl %r21,%r25,%r21 
	stwm %r9,128(%r30)
	stw %r8,-124(%r30)
	copy %r26,%r8
	stw %r7,-120(%r30)
	copy %r23,%r7
	stw %r6,-116(%r30)
	copy %r24,%r6
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r31
	comib,= 0,%r7,.L93
	sh2addl %r21,%r31,%r21 
.L142:
	ldw 0(%r7),%r28
	sh2addl %r28,%r28,%r20 
	sh1addl %r20,%r28,%r28 
	sh2addl %r28,%r31,%r28 
	ldw 12(%r28),%r28
.L94:
	comb,=,n %r25,%r28,.L139
	ldb 4(%r21),%r20
	comiclr,<> 4,%r20,%r0
	b,n .L103
	comib,= 5,%r20,.L104
	copy %r6,%r23
	comib,= 3,%r20,.L105
	sh2addl %r25,%r25,%r5 
	sh1addl %r5,%r25,%r5 
	ldi 0,%r3
	sh2addl %r5,%r31,%r5 
	ldh 10(%r5),%r22
	extrs %r22,31,16,%r22
	comb,< %r3,%r22,.L107
	zdep %r25,29,30,%r29
	ldh 8(%r5),%r28
.L144:
	extrs %r28,31,16,%r28
	comb,> %r28,%r3,.L109
	ldo 1(%r25),%r9
	copy %r19,%r4
.L146:
	addl %r6,%r3,%r24
	copy %r7,%r23
	copy %r9,%r25
	bl match,%r2
	copy %r8,%r26
	movb,<> %r28,%r28,.L91
	copy %r4,%r19
	ldh 8(%r5),%r28
	ldo -1(%r3),%r3
	extrs %r28,31,16,%r28
	comb,>= %r3,%r28,.L146
	copy %r19,%r4
.L109:
	ldi 0,%r28
.L91:
.L147:
	ldw -148(%r30),%r2
.L145:
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L140:
	comib,<>,n 0,%r20,.L112
	ldo 1(%r3),%r3
	comb,=,n %r3,%r22,.L144
	ldh 8(%r5),%r28
.L107:
	ldbx %r6(%r3),%r28
	extrs %r28,31,8,%r21
	extru %r28,31,8,%r28
	comib,=,n 0,%r28,.L144
	ldh 8(%r5),%r28
	b,n .L140
.L141:
	comb,=,n %r3,%r22,.L144
	ldh 8(%r5),%r28
	ldbx %r6(%r3),%r28
	extrs %r28,31,8,%r21
	extru %r28,31,8,%r28
	comib,=,n 0,%r28,.L144
	ldh 8(%r5),%r28
.L112:
	comib,=,n 2,%r20,.L137
	ldb 6(%r5),%r21
	comb,<>,n %r28,%r21,.L144
	ldh 8(%r5),%r28
	b .L141
	ldo 1(%r3),%r3
.L103:
	ldb 0(%r6),%r28
	comib,<> 0,%r28,.L147
	ldi 0,%r28
.L105:
	ldo 1(%r25),%r25
	comib,<> 0,%r7,.L142
	ldo 44(%r21),%r21
.L93:
	b .L94
	ldw 0(%r31),%r28
.L114:
	comb,=,n %r3,%r22,.L144
	ldh 8(%r5),%r28
	ldbx %r6(%r3),%r28
	extrs %r28,31,8,%r21
	extru %r28,31,8,%r28
	comib,=,n 0,%r28,.L144
	ldh 8(%r5),%r28
.L137:
	extru %r28,28,29,%r28
	extru %r21,31,3,%r21
	addl %r29,%r25,%r20
	subi 31,%r21,%r21
	sh1addl %r20,%r25,%r20 
	mtsar %r21
	sh2addl %r20,%r31,%r20 
	addl %r20,%r28,%r28
	ldb 16(%r28),%r28
	vextrs %r28,32,%r28
	extru %r28,31,1,%r28
	comib,<>,n 0,%r28,.L114
	ldo 1(%r3),%r3
	b .L144
	ldh 8(%r5),%r28
.L104:
	stw %r7,-52(%r30)
	ldi 0,%r24
	bl match_group,%r2
	copy %r8,%r26
	b .L145
	ldw -148(%r30),%r2
.L139:
	comib,= 0,%r7,.L91
	copy %r6,%r28
	ldw 0(%r7),%r25
	ldw 8(%r7),%r20
	sh2addl %r25,%r25,%r28 
	sh1addl %r28,%r25,%r28 
	sh2addl %r28,%r31,%r28 
	ldb 5(%r28),%r3
	comib,= 10,%r3,.L118
	zdep %r25,29,30,%r22
	sh2addl %r3,%r8,%r28 
	ldw 4(%r28),%r5
	ldw 44(%r28),%r9
	stw %r20,4(%r28)
	stw %r6,44(%r28)
.L97:
	comb,= %r20,%r6,.L143
	ldw 12(%r7),%r28
	ldw 4(%r7),%r24
	copy %r6,%r23
	stw %r28,-52(%r30)
	ldo 1(%r24),%r24
	bl match_group,%r2
	copy %r8,%r26
.L99:
	comib,<> 0,%r28,.L145
	ldw -148(%r30),%r2
	comib,= 10,%r3,.L91
	sh2addl %r3,%r8,%r3 
	stw %r5,4(%r3)
	b .L91
	stw %r9,44(%r3)
.L118:
	ldi 0,%r9
	b .L97
	copy %r9,%r5
.L143:
	addl %r22,%r25,%r22
	copy %r28,%r23
	sh1addl %r22,%r25,%r28 
	sh2addl %r28,%r31,%r28 
	ldw 12(%r28),%r25
	copy %r6,%r24
	bl match,%r2
	copy %r8,%r26
	b,n .L99
	.EXIT
	.PROCEND
	.size	match, .-match
	.section	.text.match_group,"ax",@progbits
	.align 4
	.type	match_group, @function
match_group:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r11,-104(%r30)
	zdep %r25,29,30,%r11
	stw %r10,-100(%r30)
	ldw -180(%r30),%r10
	stw %r8,-92(%r30)
	copy %r26,%r8
	stw %r7,-88(%r30)
	copy %r23,%r7
	stw %r6,-84(%r30)
	copy %r24,%r6
	stw %r5,-80(%r30)
	sh2addl %r25,%r25,%r5 
	sh1addl %r5,%r25,%r5 
	stw %r3,-72(%r30)
	copy %r25,%r3
	stw %r9,-96(%r30)
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r9
	sh2addl %r5,%r9,%r5 
	stw %r25,-120(%r30)
	ldh 10(%r5),%r28
	extrs %r28,31,16,%r28
	stw %r24,-116(%r30)
	stw %r23,-112(%r30)
	comb,< %r24,%r28,.L149
	stw %r10,-108(%r30)
	ldh 8(%r5),%r28
.L157:
	extrs %r28,31,16,%r28
	comb,< %r6,%r28,.L156
	addl %r11,%r3,%r11
	copy %r10,%r23
	sh1addl %r11,%r3,%r3 
	copy %r7,%r24
	sh2addl %r3,%r9,%r9 
	copy %r8,%r26
	bl match,%r2
	ldw 12(%r9),%r25
.L148:
	ldw -148(%r30),%r2
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
	ldo -128(%r30),%r30
.L156:
	b .L148
	ldi 0,%r28
.L149:
	copy %r19,%r4
	ldo -120(%r30),%r23
	copy %r7,%r24
	bl match,%r2
	ldo 1(%r25),%r25
	movb,<> %r28,%r28,.L148
	copy %r4,%r19
	b .L157
	ldh 8(%r5),%r28
	.EXIT
	.PROCEND
	.size	match_group, .-match_group
	.section	.text.regcmp,"ax",@progbits
	.align 4
.globl regcmp
	.type	regcmp, @function
regcmp:
	.PROC
	.CALLINFO FRAME=4224,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 4224(%r30),%r30
	ldo -4260(%r30),%r28
	stw %r9,-104(%r30)
	stw %r8,-100(%r30)
	stw %r7,-96(%r30)
	stw %r6,-92(%r30)
	stw %r5,-88(%r30)
	stw %r4,-84(%r30)
	stw %r3,-80(%r30)
	stw %r19,-32(%r30)
	stw %r23,-4272(%r30)
	stw %r24,-4268(%r30)
	stw %r25,-4264(%r30)
	stw %r26,0(%r28)
	ldo -108(%r30),%r7
	movb,= %r26,%r3,.L170
	stw %r28,0(%r7)
	ldi 0,%r5
	ldi 4096,%r9
	b .L161
	ldo -4216(%r30),%r8
.L176:
	bl memcpy,%r2
	copy %r19,%r4
	ldw 0(%r7),%r28
	ldo -4(%r28),%r28
	depi 0,31,2,%r28
	stw %r28,0(%r7)
	ldw 0(%r28),%r3
	comib,= 0,%r3,.L175
	copy %r4,%r19
.L161:
	copy %r3,%r26
	bl strlen,%r2
	copy %r19,%r4
	addl %r8,%r5,%r26
	sub %r9,%r5,%r20
	copy %r4,%r19
	copy %r8,%r6
	copy %r3,%r25
	copy %r28,%r24
	comb,<< %r28,%r20,.L176
	addl %r5,%r28,%r5
.L160:
	b .L158
	ldi 0,%r28
.L175:
	ldo 1(%r5),%r28
	sh2addl %r28,%r28,%r20 
	sh1addl %r20,%r28,%r25 
	zdep %r25,29,30,%r25
	ldo 4(%r25),%r25
.L159:
	copy %r19,%r4
	stw %r6,-120(%r30)
	ldi 1,%r26
	addl %r6,%r5,%r6
	stw %r0,-116(%r30)
	ldo -120(%r30),%r3
	stb %r0,0(%r6)
	bl calloc,%r2
	stw %r0,-112(%r30)
	stw %r28,4(%r3)
	comib,= 0,%r28,.L160
	copy %r4,%r19
	ldw 0(%r3),%r21
	ldi 94,%r22
	ldb 0(%r21),%r20
	extrs %r20,31,8,%r20
	comb,<> %r22,%r20,.L164
	ldo 1(%r21),%r21
	ldw 0(%r28),%r20
	stw %r21,0(%r3)
	ldo 1(%r20),%r21
	stw %r21,0(%r28)
	sh2addl %r20,%r20,%r21 
	sh1addl %r21,%r20,%r20 
	ldi 3,%r21
	sh2addl %r20,%r28,%r20 
	stb %r21,4(%r20)
.L164:
	ldw 8(%r3),%r5
	comiclr,<> 0,%r5,%r0
	b,n .L165
	b,n .L166
.L168:
	copy %r5,%r25
	bl compile_one,%r2
	copy %r3,%r26
	ldw 8(%r3),%r28
	comib,<> 0,%r28,.L167
	copy %r4,%r19
.L165:
	ldw 0(%r3),%r28
	ldb 0(%r28),%r28
	comib,<> 0,%r28,.L168
	copy %r19,%r4
	ldw 4(%r3),%r28
.L158:
	ldw -4244(%r30),%r2
	ldw -104(%r30),%r9
	ldw -100(%r30),%r8
	ldw -96(%r30),%r7
	ldw -92(%r30),%r6
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -4224(%r30),%r30
.L170:
	ldi 48,%r25
	copy %r3,%r5
	b .L159
	ldo -4216(%r30),%r6
.L167:
	ldw 4(%r3),%r28
.L166:
	bl free,%r2
	copy %r28,%r26
	b .L158
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	regcmp, .-regcmp
	.section	.text.regex,"ax",@progbits
	.align 4
.globl regex
	.type	regex, @function
regex:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r7,-76(%r30)
	ldo -232(%r30),%r7
	stw %r12,-96(%r30)
	stw %r11,-92(%r30)
	stw %r10,-88(%r30)
	stw %r9,-84(%r30)
	stw %r8,-80(%r30)
	stw %r6,-72(%r30)
	stw %r5,-68(%r30)
	stw %r4,-64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	stw %r23,-240(%r30)
	stw %r24,-236(%r30)
	stw %r25,0(%r7)
	stw %r26,-228(%r30)
	copy %r25,%r3
	movb,= %r26,%r6,.L181
	ldo -184(%r30),%r8
	ldi 84,%r10
	ldi 0,%r9
.L178:
	copy %r19,%r4
.L212:
	copy %r10,%r24
	copy %r9,%r25
	bl memset,%r2
	copy %r8,%r26
	stw %r6,-184(%r30)
	copy %r4,%r19
	copy %r3,%r24
	copy %r19,%r4
	copy %r9,%r23
	ldi 0,%r25
	bl match,%r2
	copy %r8,%r26
	movb,<> %r28,%r5,.L180
	copy %r4,%r19
	ldb 0(%r3),%r28
	comib,=,n 0,%r28,.L181
	ldw 0(%r6),%r28
	comib,= 0,%r28,.L178
	ldo 1(%r3),%r3
	ldb 4(%r6),%r28
	comib,<> 3,%r28,.L212
	copy %r19,%r4
	b .L177
	ldi 0,%r5
.L180:
	addil LT'__loc1,%r19
	ldw RT'__loc1(%r1),%r28
	stw %r3,0(%r28)
	ldo -180(%r30),%r9
	ldi 9,%r28
	ldw -144(%r30),%r20
	comib,<> 0,%r20,.L185
	ldi 10,%r10
	copy %r28,%r10
.L210:
	ldo -1(%r28),%r28
	ldwx,s %r28(%r9),%r20
	comib,<> 0,%r20,.L209
	ldo -100(%r30),%r12
	comib,<> 0,%r28,.L210
	copy %r28,%r10
	stw %r7,-100(%r30)
.L177:
	copy %r5,%r28
.L208:
	ldw -212(%r30),%r2
	ldw -96(%r30),%r12
	ldw -92(%r30),%r11
	ldw -88(%r30),%r10
	ldw -84(%r30),%r9
	ldw -80(%r30),%r8
	ldw -76(%r30),%r7
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L185:
	ldo -100(%r30),%r12
.L209:
	copy %r7,%r6
	ldi 0,%r3
	ldo -140(%r30),%r11
	ldo -4(%r6),%r6
.L211:
	stw %r6,0(%r12)
	zdep %r3,29,30,%r7
	ldwx %r9(%r7),%r28
	comib,=,n 0,%r28,.L186
	ldw 0(%r6),%r8
	ldwx %r11(%r7),%r24
	copy %r8,%r26
	copy %r19,%r4
	copy %r28,%r25
	bl memcpy,%r2
	sub %r24,%r28,%r24
	ldwx %r11(%r7),%r28
	ldwx %r9(%r7),%r20
	copy %r4,%r19
	sub %r28,%r20,%r28
	addl %r8,%r28,%r8
	stb %r0,0(%r8)
.L186:
	ldo 1(%r3),%r3
	comb,<> %r10,%r3,.L211
	ldo -4(%r6),%r6
	b .L208
	copy %r5,%r28
.L181:
	b .L177
	ldi 0,%r5
	.EXIT
	.PROCEND
	.size	regex, .-regex
	.comm	__loc1,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
