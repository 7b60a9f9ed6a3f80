; 5a2e6a4c4341ffee4fd662759c0182a3 emu/guest/libc/addrinfo.c
	.LEVEL 1.1
	.text
	.section	.text.add_address,"ax",@progbits
	.align 4
	.type	add_address, @function
add_address:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'transports,%r19
	ldo 128(%r30),%r30
	stw %r16,-108(%r30)
	ldi 0,%r16
	stw %r15,-104(%r30)
	ldi 60,%r15
	stw %r14,-100(%r30)
	ldi 1,%r14
	stw %r13,-96(%r30)
	ldi 22,%r13
	stw %r12,-92(%r30)
	ldi 9,%r12
	stw %r11,-88(%r30)
	stw %r9,-80(%r30)
	copy %r26,%r9
	stw %r8,-76(%r30)
	copy %r25,%r8
	stw %r7,-72(%r30)
	copy %r24,%r7
	stw %r6,-68(%r30)
	copy %r23,%r6
	stw %r5,-64(%r30)
	ldw RT'transports(%r1),%r5
	ldo 36(%r5),%r11
	stw %r18,-116(%r30)
	stw %r17,-112(%r30)
	stw %r10,-84(%r30)
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	stw %r19,-32(%r30)
.L20:
	ldw 8(%r6),%r28
.L43:
	comib,<>,n 0,%r28,.L2
	ldw 4(%r5),%r28
	comib,=,n 0,%r28,.L3
	ldw 12(%r6),%r20
	comiclr,<> 0,%r20,%r0
	b,n .L3
	comclr,<> %r20,%r28,%r0
	b,n .L3
.L14:
	ldo 12(%r5),%r5
.L42:
	comb,<>,n %r11,%r5,.L43
	ldw 8(%r6),%r28
.L1:
	copy %r12,%r28
.L41:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r18
	ldw -112(%r30),%r17
	ldw -108(%r30),%r16
	ldw -104(%r30),%r15
	ldw -100(%r30),%r14
	ldw -96(%r30),%r13
	ldw -92(%r30),%r12
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
	ldo -128(%r30),%r30
.L3:
	ldw 0(%r5),%r28
	comib,=,n 3,%r28,.L42
	ldo 12(%r5),%r5
.L7:
	comib,= 0,%r7,.L44
	copy %r7,%r17
	ldw 8(%r5),%r3
.L45:
	comib,= 0,%r3,.L14
	copy %r19,%r4
	copy %r7,%r26
	ldi 10,%r24
	bl strtoul,%r2
	ldo -120(%r30),%r25
	copy %r4,%r19
	ldb 0(%r7),%r26
	copy %r19,%r4
	bl isdigit,%r2
	copy %r28,%r10
	comib,= 0,%r28,.L11
	copy %r4,%r19
	ldw -120(%r30),%r28
	ldb 0(%r28),%r28
	comib,= 0,%r28,.L38
	zdepi -1,31,16,%r28
.L11:
	ldw 0(%r6),%r28
	bb,<,n %r28,28,.L42
	ldo 12(%r5),%r5
	copy %r19,%r4
	copy %r3,%r25
	bl getservbyname,%r2
	copy %r7,%r26
	movb,= %r28,%r28,.L14
	copy %r4,%r19
	b .L12
	ldh 10(%r28),%r17
.L2:
	ldw 0(%r5),%r20
	comb,<>,n %r20,%r28,.L42
	ldo 12(%r5),%r5
	ldw 4(%r5),%r28
	comib,= 0,%r28,.L7
	nop
	ldw 12(%r6),%r20
	comib,= 0,%r20,.L7
	nop
	comb,<>,n %r20,%r28,.L42
	ldo 12(%r5),%r5
	comib,<>,n 0,%r7,.L45
	ldw 8(%r5),%r3
	copy %r7,%r17
.L12:
.L44:
	ldw 4(%r5),%r10
	comib,<> 0,%r10,.L16
	ldw 0(%r5),%r12
	ldw 12(%r6),%r10
.L16:
	copy %r19,%r4
	copy %r15,%r25
	bl calloc,%r2
	copy %r14,%r26
	copy %r4,%r19
	movb,= %r28,%r3,.L22
	ldw 0(%r8),%r20
	comb,=,n %r13,%r20,.L40
	ldw 4(%r8),%r31
	ldi 2,%r28
	sth %r17,34(%r3)
	ldi 16,%r29
	sth %r28,32(%r3)
	ldo 32(%r3),%r18
	stw %r31,36(%r3)
	stw %r0,40(%r3)
	stw %r0,44(%r3)
.L19:
	ldw 4(%r9),%r21
	stw %r0,0(%r3)
	ldo 28(%r3),%r28
	ldo 12(%r5),%r5
	stw %r12,8(%r3)
	copy %r16,%r12
	stw %r20,4(%r3)
	stw %r10,12(%r3)
	stw %r29,16(%r3)
	stw %r0,20(%r3)
	stw %r18,24(%r3)
	stw %r0,28(%r3)
	stw %r3,0(%r21)
	comb,<> %r11,%r5,.L20
	stw %r28,4(%r9)
	b .L41
	copy %r12,%r28
.L40:
	ldw 24(%r8),%r20
	ldo 32(%r3),%r18
	copy %r18,%r21
	ldi 20,%r28
	stws,ma %r0,4(%r21)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r21)
	stws,ma %r0,4(%r21)
	stw %r20,56(%r3)
	copy %r19,%r4
	ldi 16,%r24
	sth %r13,32(%r3)
	ldo 8(%r8),%r25
	ldo 40(%r3),%r26
	bl memcpy,%r2
	sth %r17,34(%r3)
	copy %r4,%r19
	ldw 0(%r8),%r20
	b .L19
	ldi 28,%r29
.L38:
	comb,>>= %r28,%r10,.L12
	extru %r10,31,16,%r17
	b .L42
	ldo 12(%r5),%r5
.L22:
	b .L1
	ldi 6,%r12
	.EXIT
	.PROCEND
	.size	add_address, .-add_address
	.section	.rodata
	.align 4
.LC0:
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	"\377\377"
	.zero	3
	.section	.text.add_host,"ax",@progbits
	.align 4
	.type	add_host, @function
add_host:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r8,-84(%r30)
	ldw -244(%r30),%r8
	comiclr,<> 2,%r8,%r28
	ldi 1,%r28
	stw %r17,-120(%r30)
	ldi 4,%r17
	stw %r16,-116(%r30)
	stw %r15,-112(%r30)
	ldw -248(%r30),%r15
	stw %r14,-108(%r30)
	ldi 22,%r14
	copy %r14,%r16
	stw %r13,-104(%r30)
	ldo -124(%r30),%r13
	stw %r12,-100(%r30)
	copy %r26,%r12
	ldi 0,%r26
	stw %r11,-96(%r30)
	copy %r24,%r11
	stw %r10,-92(%r30)
	copy %r23,%r10
	stw %r7,-80(%r30)
	ldi 8,%r7
	stw %r6,-76(%r30)
	copy %r25,%r6
	stw %r4,-68(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r9,-88(%r30)
	stw %r5,-72(%r30)
	stw %r3,-64(%r30)
	ldw 4(%r23),%r9
	comclr,<> %r14,%r9,%r9
	ldi 1,%r9
	bl sethostent,%r2
	and %r9,%r28,%r9
	copy %r4,%r19
.L47:
	bl gethostent_any,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L58
	copy %r4,%r19
.L77:
	copy %r7,%r28
	depi 0,28,1,%r28
	comib,<>,n 0,%r28,.L58
	ldw 8(%r3),%r28
	comb,<> %r8,%r28,.L47
	nop
	copy %r19,%r4
	ldw 4(%r3),%r5
	ldw 0(%r3),%r25
	bl strcmp,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L50
	copy %r4,%r19
	ldw 0(%r5),%r25
	comiclr,= 0,%r25,%r0
	b,n .L51
	b,n .L47
.L53:
	ldws,mb 4(%r5),%r25
	comib,= 0,%r25,.L47
	nop
.L51:
	copy %r19,%r4
	bl strcmp,%r2
	copy %r6,%r26
	comib,<> 0,%r28,.L53
	copy %r4,%r19
	ldw 0(%r5),%r28
	comib,= 0,%r28,.L47
	nop
.L50:
	ldw 16(%r3),%r28
	copy %r19,%r4
	copy %r17,%r24
	ldw 0(%r28),%r25
	bl memcpy,%r2
	copy %r13,%r26
	comb,= %r16,%r8,.L74
	copy %r4,%r19
	comib,<> 0,%r9,.L75
	ldw 0(%r13),%r28
	ldo -176(%r30),%r20
	ldo -156(%r30),%r5
	ldi 12,%r21
	stws,ma %r0,4(%r20)
	addib,>= -8,%r21,.-4
	stws,ma %r0,4(%r20)
	stws,ma %r0,4(%r20)
	ldi 2,%r20
	ldo -184(%r30),%r21
	stw %r28,-180(%r30)
	stw %r20,-184(%r30)
	copy %r21,%r28
	copy %r5,%r31
	ldi 20,%r20
	ldws,ma 4(%r28),%r21
	ldws,ma 4(%r28),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldws,ma 4(%r28),%r21
	stws,ma %r21,4(%r31)
	ldw 0(%r15),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L76
.L57:
	copy %r19,%r4
	copy %r10,%r23
	copy %r11,%r24
	copy %r5,%r25
	bl add_address,%r2
	copy %r12,%r26
	copy %r4,%r19
	copy %r28,%r7
	bl gethostent_any,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L77
	copy %r4,%r19
.L58:
	bl endhostent,%r2
	nop
	ldw -120(%r30),%r17
	ldw -116(%r30),%r16
	copy %r7,%r28
	ldw -212(%r30),%r2
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
	ldo -192(%r30),%r30
.L75:
	addil LT'.LC0,%r19
	stw %r28,-128(%r30)
	ldo -152(%r30),%r28
	ldw RT'.LC0(%r1),%r25
	ldi 16,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	ldi 13,%r24
	ldo -148(%r30),%r26
	stw %r14,-156(%r30)
	copy %r19,%r4
	bl memcpy,%r2
	ldo -128(%r30),%r7
	stb %r0,-135(%r30)
	ldo -156(%r30),%r5
	copy %r4,%r19
	stb %r0,-134(%r30)
	ldi 4,%r24
	copy %r7,%r25
	stb %r0,-133(%r30)
	ldo -136(%r30),%r26
.L73:
	bl memcpy,%r2
	copy %r19,%r4
	ldo -184(%r30),%r28
	copy %r5,%r29
	copy %r28,%r31
	ldi 20,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldws,ma 4(%r29),%r21
	stws,ma %r21,4(%r31)
	copy %r5,%r31
	ldi 20,%r20
	ldws,ma 4(%r28),%r21
	ldws,ma 4(%r28),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldws,ma 4(%r28),%r21
	stws,ma %r21,4(%r31)
	ldw 0(%r15),%r28
	comib,<> 0,%r28,.L57
	copy %r4,%r19
.L76:
	copy %r19,%r4
	bl strdup,%r2
	ldw 0(%r3),%r26
	stw %r28,0(%r15)
	b .L57
	copy %r4,%r19
.L74:
	ldw 16(%r3),%r28
	ldw 0(%r28),%r25
	ldo -156(%r30),%r5
	ldi 16,%r24
	ldo -152(%r30),%r28
	ldo -148(%r30),%r26
	ldi 16,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	b .L73
	stw %r8,0(%r5)
	.EXIT
	.PROCEND
	.size	add_host, .-add_host
	.section	.text.freeaddrinfo,"ax",@progbits
	.align 4
.globl freeaddrinfo
	.type	freeaddrinfo, @function
freeaddrinfo:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	movb,= %r26,%r5,.L78
	stw %r19,-32(%r30)
.L80:
	copy %r5,%r3
	copy %r19,%r4
	ldw 20(%r3),%r26
	bl free,%r2
	ldw 28(%r5),%r5
	copy %r4,%r19
	copy %r3,%r26
	bl free,%r2
	copy %r19,%r4
	comib,<> 0,%r5,.L80
	copy %r4,%r19
.L78:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	freeaddrinfo, .-freeaddrinfo
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC1:
	.stringz	"localhost"
	.section	.text.getaddrinfo,"ax",@progbits
	.align 4
.globl getaddrinfo
	.type	getaddrinfo, @function
getaddrinfo:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r11,-132(%r30)
	ldo -152(%r30),%r11
	stw %r10,-128(%r30)
	copy %r23,%r10
	stw %r9,-124(%r30)
	copy %r25,%r9
	stw %r8,-120(%r30)
	ldo -164(%r30),%r8
	stw %r7,-116(%r30)
	or %r26,%r25,%r7
	stw %r6,-112(%r30)
	copy %r26,%r6
	stw %r15,-148(%r30)
	stw %r14,-144(%r30)
	stw %r13,-140(%r30)
	stw %r12,-136(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	stw %r0,0(%r8)
	stw %r8,4(%r8)
	movb,= %r24,%r3,.L86
	stw %r0,0(%r11)
	comib,=,n 0,%r7,.L139
	ldw 0(%r3),%r20
	extrs,< %r20,30,1,%r0
	b,n .L141
	comib,= 0,%r26,.L85
	ldi 3,%r5
.L141:
	ldw 4(%r3),%r28
	copy %r28,%r21
	depi 0,30,1,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L142
	comiclr,= 22,%r28,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L85
	ldi 5,%r5
.L142:
	ldw 8(%r3),%r28
	comib,>>= 3,%r28,.L174
	ldi 10,%r5
.L85:
	copy %r5,%r28
.L183:
	ldw -340(%r30),%r2
	ldw -148(%r30),%r15
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
	ldo -320(%r30),%r30
.L174:
	comib,= 0,%r6,.L175
	extru %r20,31,1,%r20
.L90:
	copy %r19,%r4
	ldo -248(%r30),%r12
	stw %r0,-220(%r30)
	copy %r12,%r25
	bl inet_aton,%r2
	copy %r6,%r26
	ldo -220(%r30),%r7
	movb,= %r28,%r5,.L98
	copy %r4,%r19
	ldo -304(%r30),%r20
	ldw 0(%r12),%r28
	ldo -192(%r30),%r5
	ldi 12,%r21
	stws,ma %r0,4(%r20)
	addib,>= -8,%r21,.-4
	stws,ma %r0,4(%r20)
	stws,ma %r0,4(%r20)
	ldo -312(%r30),%r21
	ldi 2,%r20
	stw %r28,-308(%r30)
	stw %r20,-312(%r30)
	copy %r21,%r14
	copy %r5,%r22
	copy %r21,%r31
	ldi 20,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldws,ma 4(%r31),%r20
	stws,ma %r20,4(%r22)
.L99:
	copy %r7,%r22
.L184:
	ldi 20,%r28
	ldws,ma 4(%r5),%r20
	ldws,ma 4(%r5),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldws,ma 4(%r5),%r20
	stws,ma %r20,4(%r22)
	ldw 4(%r3),%r28
	ldi 22,%r20
	comclr,<> %r20,%r28,%r0
	b,n .L176
.L107:
	comib,=,n 0,%r28,.L110
	ldw 0(%r7),%r20
.L108:
	comclr,= %r28,%r20,%r0
	b,n .L109
.L110:
	copy %r3,%r23
	copy %r9,%r24
	copy %r7,%r25
.L170:
	copy %r8,%r26
	bl add_address,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 0,%r26
	copy %r28,%r5
.L97:
.L186:
	comib,<> 0,%r5,.L94
	ldw 0(%r8),%r7
	ldw 0(%r3),%r20
.L127:
.L188:
	bb,>= %r20,30,.L96
	ldw 0(%r8),%r7
	comib,=,n 0,%r26,.L95
	stw %r26,20(%r7)
.L131:
	bl free,%r2
	ldi 0,%r26
.L130:
	stw %r7,0(%r10)
	b .L85
	ldi 0,%r5
.L86:
	comib,= 0,%r7,.L139
	addil LT'none.1,%r19
	comib,<> 0,%r26,.L90
	ldw RT'none.1(%r1),%r3
	addil LT'in6addr_loopback,%r19
	ldil L'2130706432,%r28
	ldw RT'in6addr_loopback(%r1),%r25
	ldo 1(%r28),%r28
.L91:
	ldo -212(%r30),%r20
	copy %r19,%r4
	ldi 12,%r21
	stws,ma %r0,4(%r20)
	addib,>= -8,%r21,.-4
	stws,ma %r0,4(%r20)
	stws,ma %r0,4(%r20)
	stw %r28,-216(%r30)
	ldi 2,%r28
	ldi 22,%r5
	stw %r28,-220(%r30)
	ldo -308(%r30),%r28
	ldi 16,%r24
	ldi 16,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stw %r5,-312(%r30)
	ldo -304(%r30),%r26
	bl memcpy,%r2
	ldo -248(%r30),%r12
	ldo -312(%r30),%r20
	copy %r12,%r29
	ldw 4(%r3),%r28
	ldi 20,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r29)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r29)
	ldws,ma 4(%r20),%r22
	stws,ma %r22,4(%r29)
	ldo -220(%r30),%r9
	comb,= %r5,%r28,.L92
	copy %r4,%r19
	copy %r19,%r4
	copy %r3,%r23
	copy %r7,%r24
	copy %r9,%r25
	bl add_address,%r2
	copy %r8,%r26
	movb,<> %r28,%r5,.L177
	copy %r4,%r19
	ldw 4(%r3),%r28
	comib,<>,n 2,%r28,.L92
	ldw 0(%r3),%r26
	and %r26,%r28,%r26
	comiclr,= 0,%r26,%r0
	b,n .L95
.L96:
	bl free,%r2
	nop
	b .L130
	ldw 0(%r8),%r7
.L98:
	copy %r19,%r4
	bl strlen,%r2
	copy %r6,%r26
	ldi 63,%r20
	comb,>>= %r20,%r28,.L178
	copy %r4,%r19
.L100:
	ldw 0(%r3),%r28
.L185:
	bb,>= %r28,29,.L179
	copy %r19,%r4
	bl free,%r2
	ldi 0,%r26
	copy %r4,%r19
	ldi 0,%r7
	ldi 8,%r5
.L111:
	bl freeaddrinfo,%r2
	copy %r7,%r26
	b .L183
	copy %r5,%r28
.L139:
	b .L85
	ldi 8,%r5
.L178:
	copy %r19,%r4
	copy %r6,%r25
	ldo -312(%r30),%r14
	bl strcpy,%r2
	copy %r14,%r26
	copy %r4,%r19
	ldi 37,%r25
	copy %r19,%r4
	bl strchr,%r2
	copy %r28,%r26
	movb,= %r28,%r13,.L101
	copy %r4,%r19
	stb %r5,0(%r13)
	ldo -188(%r30),%r28
	ldi 22,%r26
	copy %r19,%r4
	ldo -184(%r30),%r24
	stw %r26,-192(%r30)
	ldi 16,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	copy %r14,%r25
	bl inet_pton,%r2
	ldo -192(%r30),%r5
	comib,<> 1,%r28,.L100
	copy %r4,%r19
	copy %r19,%r4
	ldi 10,%r24
	copy %r7,%r25
	bl strtoul,%r2
	ldo 1(%r13),%r26
	stw %r28,-168(%r30)
	copy %r4,%r19
	ldb 1(%r13),%r26
	bl isdigit,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L100
	copy %r4,%r19
	ldw 0(%r7),%r28
	ldb 0(%r28),%r28
	comib,<>,n 0,%r28,.L185
	ldw 0(%r3),%r28
	b .L184
	copy %r7,%r22
.L176:
	ldw 0(%r7),%r20
	comib,<> 2,%r20,.L108
	nop
	ldw 0(%r3),%r20
	bb,>=,n %r20,20,.L109
	ldw 4(%r7),%r20
	stw %r20,-156(%r30)
	ldo -156(%r30),%r25
	copy %r19,%r4
	ldo -244(%r30),%r20
	ldi 4,%r24
	ldi 16,%r21
	stws,ma %r0,4(%r20)
	addib,>= -8,%r21,.-4
	stws,ma %r0,4(%r20)
	stw %r28,0(%r12)
	zdepi -1,31,16,%r21
	ldi 0,%r22
	ldi 0,%r28
	ldi 0,%r29
	stw %r28,8(%r12)
	stw %r29,12(%r12)
	stw %r21,-232(%r30)
	stw %r22,-228(%r30)
	bl memcpy,%r2
	ldo -228(%r30),%r26
	copy %r14,%r31
	ldw 4(%r3),%r28
	ldi 20,%r20
	ldws,ma 4(%r12),%r21
	ldws,ma 4(%r12),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldws,ma 4(%r12),%r21
	stws,ma %r21,4(%r31)
	copy %r7,%r31
	ldi 20,%r20
	ldws,ma 4(%r14),%r21
	ldws,ma 4(%r14),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldws,ma 4(%r14),%r21
	stws,ma %r21,4(%r31)
	b .L107
	copy %r4,%r19
.L109:
	ldi 0,%r7
	ldi 1,%r5
	copy %r7,%r26
.L94:
	bl free,%r2
	copy %r19,%r4
	b .L111
	copy %r4,%r19
.L175:
	comib,= 0,%r20,.L137
	addil LT'in6addr_any,%r19
	copy %r6,%r28
	b .L91
	ldw RT'in6addr_any(%r1),%r25
.L179:
	ldw 4(%r3),%r7
	ldi 22,%r13
	comb,=,n %r13,%r7,.L112
	stw %r11,-56(%r30)
	ldo -240(%r30),%r28
	copy %r19,%r4
	ldi 12,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	ldi 2,%r20
	ldil L'2130706432,%r28
	stw %r20,0(%r12)
	ldo 1(%r28),%r28
	stw %r28,4(%r12)
	copy %r3,%r23
	copy %r9,%r24
	copy %r6,%r25
	stw %r20,-52(%r30)
	copy %r8,%r26
	bl add_host,%r2
	ldo -56(%r30),%r15
	ldo -52(%r30),%r14
	copy %r4,%r19
	comib,= 2,%r7,.L165
	copy %r28,%r5
	depi 0,28,1,%r28
	comib,= 0,%r28,.L180
	copy %r3,%r23
	ldw 0(%r11),%r26
.L187:
	b .L94
	ldw 0(%r8),%r7
.L92:
	copy %r3,%r23
	copy %r7,%r24
	b .L170
	copy %r12,%r25
.L112:
	addil LT'in6addr_loopback,%r19
	ldo -308(%r30),%r28
	ldw RT'in6addr_loopback(%r1),%r25
	ldi 16,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	copy %r19,%r4
	ldi 16,%r24
	stw %r7,-312(%r30)
	ldo -304(%r30),%r26
	bl memcpy,%r2
	ldo -56(%r30),%r14
	stw %r11,0(%r14)
	ldo -312(%r30),%r28
	copy %r12,%r31
	stw %r7,-52(%r30)
	copy %r4,%r19
	copy %r3,%r23
	ldi 20,%r20
	ldws,ma 4(%r28),%r21
	ldws,ma 4(%r28),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldws,ma 4(%r28),%r21
	stws,ma %r21,4(%r31)
	copy %r19,%r4
	copy %r9,%r24
	copy %r6,%r25
	bl add_host,%r2
	copy %r8,%r26
	ldo -52(%r30),%r13
	copy %r4,%r19
	ldw 0(%r3),%r20
	bb,>= %r20,20,.L165
	copy %r28,%r5
	comib,<>,n 8,%r28,.L181
	stw %r11,0(%r14)
	ldi 2,%r28
	copy %r19,%r4
	copy %r3,%r23
	stw %r28,0(%r13)
	copy %r9,%r24
	copy %r6,%r25
	bl add_host,%r2
	copy %r8,%r26
	copy %r4,%r19
.L173:
	copy %r28,%r5
.L165:
	comib,= 8,%r5,.L182
	addil LT'.LC1,%r19
.L123:
	b .L97
	ldw 0(%r11),%r26
.L177:
	ldw 0(%r8),%r7
	b .L94
	ldi 0,%r26
.L182:
	copy %r19,%r4
	ldw RT'.LC1(%r1),%r25
	bl strcmp,%r2
	copy %r6,%r26
	comib,<> 0,%r28,.L166
	copy %r4,%r19
	copy %r8,%r26
	copy %r19,%r4
	copy %r3,%r23
	copy %r9,%r24
	bl add_address,%r2
	copy %r12,%r25
	copy %r4,%r19
	copy %r28,%r5
	b .L97
	ldw 0(%r11),%r26
.L180:
	stw %r11,0(%r15)
	copy %r19,%r4
	copy %r9,%r24
	stw %r13,0(%r14)
	copy %r6,%r25
	bl add_host,%r2
	copy %r8,%r26
	comib,= 8,%r5,.L173
	copy %r4,%r19
	copy %r28,%r20
	depi 0,28,1,%r20
	comib,= 0,%r20,.L186
	ldw 0(%r11),%r26
	ldw 0(%r8),%r7
	b .L94
	copy %r28,%r5
.L101:
	ldo -188(%r30),%r28
	ldi 22,%r26
	stw %r26,-192(%r30)
	copy %r19,%r4
	ldo -184(%r30),%r24
	ldi 16,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	copy %r14,%r25
	bl inet_pton,%r2
	ldo -192(%r30),%r5
	comib,= 1,%r28,.L99
	copy %r4,%r19
	b .L185
	ldw 0(%r3),%r28
.L95:
	copy %r6,%r26
	bl strdup,%r2
	copy %r19,%r4
	ldw 0(%r8),%r7
	stw %r0,0(%r11)
	stw %r28,20(%r7)
	copy %r4,%r19
	comib,<> 0,%r28,.L131
	copy %r28,%r26
	copy %r19,%r4
	bl free,%r2
	ldi 6,%r5
	b .L111
	copy %r4,%r19
.L137:
	addil LT'in6addr_loopback,%r19
	ldil L'2130706432,%r28
	ldw RT'in6addr_loopback(%r1),%r25
	b .L91
	ldo 1(%r28),%r28
.L166:
	ldw 0(%r11),%r26
	ldw 0(%r8),%r7
	b .L94
	ldi 8,%r5
.L181:
	comib,<>,n 0,%r28,.L187
	ldw 0(%r11),%r26
	bb,>=,n %r20,23,.L188
	ldw 0(%r11),%r26
	stw %r11,0(%r14)
	ldi 2,%r28
	copy %r19,%r4
	copy %r3,%r23
	stw %r28,0(%r13)
	copy %r9,%r24
	copy %r6,%r25
	bl add_host,%r2
	copy %r8,%r26
	copy %r4,%r19
	comib,<> 8,%r28,.L123
	copy %r28,%r5
	ldw 0(%r3),%r20
	b .L127
	ldw 0(%r11),%r26
	.EXIT
	.PROCEND
	.size	getaddrinfo, .-getaddrinfo
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"udp"
	.align 4
.LC3:
	.stringz	"tcp"
	.align 4
.LC4:
	.stringz	"%s"
	.align 4
.LC5:
	.stringz	"%%%u"
	.align 4
.LC6:
	.stringz	"%u"
	.section	.text.getnameinfo,"ax",@progbits
	.align 4
.globl getnameinfo
	.type	getnameinfo, @function
getnameinfo:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	ldw -436(%r30),%r28
	stw %r28,-112(%r30)
	ldw -440(%r30),%r28
	stw %r6,-96(%r30)
	copy %r24,%r6
	stw %r5,-92(%r30)
	copy %r23,%r5
	stw %r3,-84(%r30)
	copy %r26,%r3
	stw %r28,-120(%r30)
	ldw -444(%r30),%r28
	stw %r9,-108(%r30)
	stw %r8,-104(%r30)
	stw %r7,-100(%r30)
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	comib,>>= 15,%r25,.L222
	stw %r28,-116(%r30)
	ldh 0(%r26),%r26
	comiclr,<> 2,%r26,%r0
	b,n .L249
	comiclr,= 22,%r26,%r28
	ldi 1,%r28
	comiclr,= 0,%r28,%r0
	b,n .L222
	comiclr,<< 27,%r25,%r25
	ldi 1,%r25
	comiclr,= 0,%r25,%r0
	b,n .L222
	comib,= 0,%r24,.L256
	ldw -112(%r30),%r28
	comiclr,<> 0,%r23,%r0
	b,n .L256
	ldw -116(%r30),%r20
.L259:
	bb,>= %r20,30,.L223
	ldo 8(%r3),%r9
	ldw -116(%r30),%r20
	bb,< %r20,29,.L196
	copy %r19,%r4
	ldo -376(%r30),%r7
	ldi 256,%r23
	copy %r7,%r24
	bl inet_ntop,%r2
	copy %r9,%r25
	b .L208
	copy %r4,%r19
.L222:
	ldi 5,%r28
.L189:
.L257:
	ldw -404(%r30),%r2
.L261:
	ldw -108(%r30),%r9
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L249:
	comiclr,= 0,%r23,%r0
	b,n .L250
.L192:
	ldw -112(%r30),%r28
.L256:
	comib,= 0,%r28,.L196
	ldw -120(%r30),%r20
	comib,=,n 0,%r20,.L257
	ldi 8,%r28
	comiclr,<> 0,%r6,%r0
	b,n .L211
	comib,<> 0,%r5,.L197
	ldi 22,%r28
.L211:
	ldh 2(%r3),%r23
	ldw -116(%r30),%r28
	bb,< %r28,28,.L200
	extru %r23,31,16,%r26
	ldw -116(%r30),%r28
	bb,< %r28,27,.L251
	addil LT'.LC2,%r19
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r25
.L213:
	bl getservbyport,%r2
	copy %r19,%r4
	movb,<> %r28,%r28,.L244
	copy %r4,%r19
	ldh 2(%r3),%r23
.L200:
	addil LT'.LC6,%r19
	copy %r19,%r4
	ldw RT'.LC6(%r1),%r24
	extru %r23,31,16,%r23
	ldi 8,%r25
	ldo -376(%r30),%r3
	bl snprintf,%r2
	copy %r3,%r26
	copy %r4,%r19
.L248:
	copy %r19,%r4
	bl strlen,%r2
	copy %r3,%r26
	ldw -120(%r30),%r20
	comb,>>= %r28,%r20,.L216
	copy %r4,%r19
	copy %r3,%r25
	bl strcpy,%r2
	ldw -112(%r30),%r26
.L247:
	b .L189
	ldi 0,%r28
.L250:
	comib,= 0,%r24,.L192
	ldi 2,%r28
	ldw -116(%r30),%r20
.L260:
	and %r20,%r28,%r28
	comib,<> 0,%r28,.L203
	ldo 4(%r3),%r9
	copy %r28,%r8
	ldi 4,%r25
.L201:
	copy %r26,%r24
	copy %r19,%r4
	bl gethostbyaddr,%r2
	copy %r9,%r26
	movb,= %r28,%r28,.L252
	copy %r4,%r19
	addil LT'.LC4,%r19
	copy %r19,%r4
	ldw 0(%r28),%r23
	ldw RT'.LC4(%r1),%r24
	ldi 256,%r25
	ldo -376(%r30),%r7
	bl snprintf,%r2
	copy %r7,%r26
	ldw -116(%r30),%r28
	extru %r28,31,1,%r28
	comib,<> 0,%r28,.L253
	copy %r4,%r19
.L207:
	copy %r19,%r4
.L258:
	bl strlen,%r2
	copy %r7,%r26
	comb,>>= %r28,%r5,.L216
	copy %r4,%r19
	copy %r19,%r4
	copy %r7,%r25
	bl strcpy,%r2
	copy %r6,%r26
	ldw -112(%r30),%r28
	comib,= 0,%r28,.L247
	copy %r4,%r19
	ldw -120(%r30),%r20
	comib,<> 0,%r20,.L211
	ldi 0,%r28
	b .L261
	ldw -404(%r30),%r2
.L216:
	b .L189
	ldi 14,%r28
.L203:
	ldw -116(%r30),%r28
	bb,>= %r28,29,.L254
	copy %r19,%r4
.L196:
	b .L189
	ldi 8,%r28
.L252:
	ldw -116(%r30),%r28
	bb,< %r28,29,.L196
	copy %r19,%r4
	ldo -376(%r30),%r7
	ldh 0(%r3),%r26
	ldi 256,%r23
	copy %r7,%r24
	bl inet_ntop,%r2
	copy %r9,%r25
	comib,= 0,%r8,.L207
	copy %r4,%r19
.L208:
	ldw 24(%r3),%r28
	comib,= 0,%r28,.L258
	copy %r19,%r4
	bl strlen,%r2
	copy %r7,%r26
	copy %r4,%r19
	addil LT'.LC5,%r19
	ldw 24(%r3),%r23
	ldw RT'.LC5(%r1),%r24
	copy %r19,%r4
	ldi 16,%r25
	bl snprintf,%r2
	addl %r7,%r28,%r26
	b .L207
	copy %r4,%r19
.L223:
	ldi 1,%r8
	b .L201
	ldi 16,%r25
.L251:
	b .L213
	ldw RT'.LC2(%r1),%r25
.L254:
	ldo -376(%r30),%r7
	ldi 256,%r23
	copy %r7,%r24
	bl inet_ntop,%r2
	copy %r9,%r25
	b .L207
	copy %r4,%r19
.L244:
	b .L248
	ldw 0(%r28),%r3
.L253:
	copy %r19,%r4
	ldi 46,%r25
	bl strchr,%r2
	copy %r7,%r26
	movb,= %r28,%r28,.L207
	copy %r4,%r19
	b .L207
	stb %r0,0(%r28)
.L197:
	comb,= %r28,%r26,.L259
	ldw -116(%r30),%r20
	b .L260
	ldi 2,%r28
	.EXIT
	.PROCEND
	.size	getnameinfo, .-getnameinfo
	.section	.rodata.str1.4
	.align 4
.LC7:
	.stringz	"Unknown error"
	.section	.text.gai_strerror,"ax",@progbits
	.align 4
.globl gai_strerror
	.type	gai_strerror, @function
gai_strerror:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,<< 14,%r26,.L264
	addil LT'.LC7,%r19
	addil LT'texts.0,%r19
	ldw RT'texts.0(%r1),%r28
	bv %r0(%r2)
	ldwx,s %r26(%r28),%r28
.L264:
	bv %r0(%r2)
	ldw RT'.LC7(%r1),%r28
	.EXIT
	.PROCEND
	.size	gai_strerror, .-gai_strerror
	.section	.rodata.str1.4
	.align 4
.LC8:
	.stringz	"Success"
	.align 4
.LC9:
	.stringz	"Address family for hostname not supported"
	.align 4
.LC10:
	.stringz	"Temporary failure in name resolution"
	.align 4
.LC11:
	.stringz	"Invalid value for ai_flags"
	.align 4
.LC12:
	.stringz	"Non-recoverable failure in name resolution"
	.align 4
.LC13:
	.stringz	"ai_family not supported"
	.align 4
.LC14:
	.stringz	"Memory allocation failure"
	.align 4
.LC15:
	.stringz	"No address associated with hostname"
	.align 4
.LC16:
	.stringz	"Hostname and service name not provided, or not known"
	.align 4
.LC17:
	.stringz	"Service name not supported for ai_socktype"
	.align 4
.LC18:
	.stringz	"ai_socktype not supported"
	.align 4
.LC19:
	.stringz	"System error returned in errno"
	.align 4
.LC20:
	.stringz	"Invalid value for hints"
	.align 4
.LC21:
	.stringz	"Resolved protocol is unknown"
	.align 4
.LC22:
	.stringz	"Argument buffer overflow"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	texts.0, @object
	.size	texts.0, 60
texts.0:
	.word	.LC8
	.word	.LC9
	.word	.LC10
	.word	.LC11
	.word	.LC12
	.word	.LC13
	.word	.LC14
	.word	.LC15
	.word	.LC16
	.word	.LC17
	.word	.LC18
	.word	.LC19
	.word	.LC20
	.word	.LC21
	.word	.LC22
	.section	.rodata
	.align 4
	.type	none.1, @object
	.size	none.1, 32
none.1:
	.zero	32
	.section	.data.rel.ro.local
	.align 4
	.type	transports, @object
	.size	transports, 36
transports:
	.word	1
	.word	6
	.word	.LC3
	.word	2
	.word	17
	.word	.LC2
	.word	3
	.word	0
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
