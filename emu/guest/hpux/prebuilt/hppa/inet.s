; 108570a805c08e820d05877e914d27de emu/guest/libc/inet.c
	.LEVEL 1.1
	.text
	.section	.text.parse_ipv4,"ax",@progbits
	.align 4
	.type	parse_ipv4, @function
parse_ipv4:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	stw %r0,0(%r25)
	stwm %r9,128(%r30)
	ldi 255,%r9
	stw %r8,-124(%r30)
	copy %r25,%r8
	stw %r7,-120(%r30)
	ldi 0,%r7
	stw %r6,-116(%r30)
	copy %r26,%r6
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
.L2:
	ldi 0,%r5
	copy %r19,%r4
	bl isdigit,%r2
	ldbx %r6(%r5),%r26
	copy %r5,%r3
	movb,= %r28,%r28,.L3
	copy %r4,%r19
.L12:
	comib,=,n 4,%r5,.L11
	ldbx %r6(%r5),%r28
	extrs %r28,31,8,%r28
	copy %r19,%r4
	sh2addl %r3,%r3,%r3 
	ldo 1(%r5),%r5
	ldbx %r6(%r5),%r26
	zdep %r3,30,31,%r3
	ldo -48(%r3),%r3
	bl isdigit,%r2
	addl %r28,%r3,%r3
	movb,<> %r28,%r28,.L12
	copy %r4,%r19
.L3:
	comiclr,< 3,%r5,%r0
	comiclr,<> 0,%r5,%r20
	ldi 1,%r20
	comib,<> 0,%r20,.L13
	ldw -148(%r30),%r2
	comb,<<,n %r9,%r3,.L1
	ldbx %r6(%r5),%r20
	comiclr,= 3,%r7,%r21
	ldi 46,%r21
	extrs %r20,31,8,%r20
	comb,<> %r21,%r20,.L1
	addl %r6,%r5,%r6
	ldw 0(%r8),%r28
	zdep %r28,23,24,%r28
	or %r28,%r3,%r28
	stw %r28,0(%r8)
	ldo 1(%r7),%r7
	comib,<> 4,%r7,.L2
	ldo 1(%r6),%r6
	ldi 1,%r28
.L1:
	ldw -148(%r30),%r2
.L13:
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L11:
	b .L1
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	parse_ipv4, .-parse_ipv4
	.section	.text.inet_pton,"ax",@progbits
	.align 4
.globl inet_pton
	.type	inet_pton, @function
inet_pton:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r10,-108(%r30)
	copy %r24,%r10
	stw %r6,-92(%r30)
	copy %r25,%r6
	stw %r17,-136(%r30)
	stw %r16,-132(%r30)
	stw %r15,-128(%r30)
	stw %r14,-124(%r30)
	stw %r13,-120(%r30)
	stw %r12,-116(%r30)
	stw %r11,-112(%r30)
	stw %r9,-104(%r30)
	stw %r8,-100(%r30)
	stw %r7,-96(%r30)
	stw %r5,-88(%r30)
	stw %r4,-84(%r30)
	stw %r3,-80(%r30)
	comib,= 2,%r26,.L76
	stw %r19,-32(%r30)
	ldi 22,%r28
	comb,= %r28,%r26,.L19
	ldi 58,%r20
	bl __errno,%r2
	nop
	ldi 225,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldi -1,%r28
.L14:
.L82:
	ldw -212(%r30),%r2
	ldw -136(%r30),%r17
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
	ldo -192(%r30),%r30
.L19:
	ldb 0(%r25),%r28
	extrs %r28,31,8,%r28
	comclr,<> %r20,%r28,%r0
	b,n .L21
.L24:
	ldo -184(%r30),%r15
	ldi -1,%r12
	copy %r15,%r5
	ldi 0,%r7
	ldi 58,%r9
	ldi 63,%r11
	ldi 99,%r14
	ldi 46,%r13
.L22:
	comclr,= %r9,%r28,%r0
	b,n .L25
	comiclr,<> -1,%r12,%r0
	b,n .L77
.L25:
	comib,= 8,%r7,.L82
	ldi 0,%r28
.L80:
	stw %r0,0(%r5)
	ldo 4(%r6),%r8
	copy %r6,%r16
.L28:
	ldb 0(%r16),%r26
	copy %r19,%r4
	extrs %r26,31,8,%r3
	bl isdigit,%r2
	extru %r26,31,8,%r26
	comib,= 0,%r28,.L32
	copy %r4,%r19
	comb,<,n %r11,%r3,.L31
	ldb 0(%r16),%r26
.L83:
	ldw 0(%r5),%r17
	copy %r19,%r4
	extrs %r26,31,8,%r3
	extru %r26,31,8,%r26
	bl isdigit,%r2
	zdep %r17,27,28,%r17
	ldo 1(%r16),%r16
	comib,= 0,%r28,.L29
	copy %r4,%r19
	ldo -48(%r3),%r3
.L30:
	or %r3,%r17,%r3
.L85:
	comb,<> %r16,%r8,.L28
	stw %r3,0(%r5)
.L31:
	ldb 0(%r16),%r28
.L81:
	extrs %r28,31,8,%r28
	comclr,= %r13,%r28,%r0
	b,n .L34
	comib,<> 7,%r7,.L78
	copy %r6,%r26
.L34:
	comb,=,n %r16,%r6,.L17
	ldb 0(%r16),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L35
	ldo 1(%r7),%r7
	comb,<>,n %r9,%r28,.L17
	ldb 1(%r16),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L17
	ldo 4(%r5),%r5
	b .L22
	ldo 1(%r16),%r6
.L78:
	copy %r19,%r4
	ldo -152(%r30),%r3
	bl parse_ipv4,%r2
	copy %r3,%r25
	comib,= 0,%r28,.L34
	copy %r4,%r19
	ldw -152(%r30),%r28
	extru %r28,15,16,%r20
	stw %r20,0(%r5)
	extru %r28,31,16,%r28
	ldo 1(%r7),%r20
	ldo 2(%r7),%r7
	sh2addl %r20,%r15,%r20 
	stw %r28,0(%r20)
.L35:
	comiclr,<> -1,%r12,%r0
	b,n .L79
.L37:
	comib,= 8,%r7,.L82
	ldi 0,%r28
	comib,< 7,%r12,.L39
	ldi 6,%r28
	ldo -180(%r30),%r31
	ldi 0,%r22
.L41:
	sh2addl %r28,%r31,%r21 
	comb,<= %r7,%r12,.L40
	copy %r22,%r20
	ldo -1(%r7),%r7
	ldwx,s %r7(%r15),%r20
.L40:
	stw %r20,0(%r21)
	copy %r28,%r20
	comb,<= %r12,%r20,.L41
	ldo -1(%r28),%r28
.L39:
	ldi 1,%r28
.L84:
	ldo -152(%r30),%r3
	ldo -188(%r30),%r22
.L38:
	sh1addl %r28,%r3,%r20 
	ldwx,s %r28(%r22),%r21
	ldo 1(%r28),%r28
	comib,<> 9,%r28,.L38
	sth %r21,-2(%r20)
	ldi 16,%r24
.L74:
	copy %r3,%r25
	bl memcpy,%r2
	copy %r10,%r26
	b .L14
	ldi 1,%r28
.L77:
	ldo 1(%r6),%r20
	ldb 1(%r6),%r28
	comib,= 0,%r28,.L37
	copy %r7,%r12
	comib,<> 8,%r7,.L80
	copy %r20,%r6
.L17:
	b .L14
	ldi 0,%r28
.L32:
	depi -1,26,1,%r3
	ldo -97(%r3),%r3
	comib,>>=,n 5,%r3,.L83
	ldb 0(%r16),%r26
	b .L81
	ldb 0(%r16),%r28
.L29:
	depi -1,26,1,%r3
	ldo -97(%r3),%r28
	comib,<<,n 5,%r28,.L42
	ldo -87(%r3),%r3
	b .L85
	or %r3,%r17,%r3
.L42:
	b .L30
	copy %r14,%r3
.L76:
	copy %r25,%r26
	copy %r19,%r4
	ldo -184(%r30),%r3
	bl parse_ipv4,%r2
	copy %r3,%r25
	copy %r4,%r19
	comib,<> 0,%r28,.L74
	ldi 4,%r24
	b .L14
	ldi 0,%r28
.L21:
	ldb 1(%r25),%r28
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L24
	ldo 1(%r25),%r6
	b .L14
	ldi 0,%r28
.L79:
	comib,=,n 8,%r7,.L84
	ldi 1,%r28
	b .L14
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	inet_pton, .-inet_pton
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	":%x"
	.align 4
.LC1:
	.stringz	"%x"
	.align 4
.LC2:
	.stringz	":"
	.align 4
.LC3:
	.stringz	""
	.align 4
.LC4:
	.stringz	"%u.%u.%u.%u"
	.align 4
.LC5:
	.stringz	"::"
	.align 4
.LC6:
	.stringz	"%s%u.%u.%u.%u"
	.section	.text.inet_ntop,"ax",@progbits
	.align 4
.globl inet_ntop
	.type	inet_ntop, @function
inet_ntop:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r11,-136(%r30)
	copy %r24,%r11
	stw %r10,-132(%r30)
	copy %r23,%r10
	stw %r7,-120(%r30)
	copy %r25,%r7
	stw %r18,-164(%r30)
	stw %r17,-160(%r30)
	stw %r16,-156(%r30)
	stw %r15,-152(%r30)
	stw %r14,-148(%r30)
	stw %r13,-144(%r30)
	stw %r12,-140(%r30)
	stw %r9,-128(%r30)
	stw %r8,-124(%r30)
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	comib,= 2,%r26,.L121
	stw %r19,-32(%r30)
	ldi 22,%r28
	comb,<> %r28,%r26,.L89
	ldo -200(%r30),%r3
	copy %r25,%r20
	copy %r3,%r21
	ldo 16(%r25),%r31
.L90:
	ldb 0(%r20),%r28
	ldb 1(%r20),%r22
	zdep %r28,23,24,%r28
	or %r28,%r22,%r28
	stw %r28,0(%r21)
	ldo 2(%r20),%r20
	comb,<> %r31,%r20,.L90
	ldo 4(%r21),%r21
	ldi 1,%r5
	ldi -1,%r6
	ldi 0,%r29
	subi 8,%r29,%r31
.L127:
	sh2addl %r29,%r3,%r22 
	copy %r29,%r20
	b .L96
	ldi 0,%r28
.L93:
	comb,= %r28,%r31,.L92
	ldo 1(%r20),%r20
.L96:
	ldwx,s %r28(%r22),%r21
	comib,=,n 0,%r21,.L93
	ldo 1(%r28),%r28
.L92:
	comb,<=,n %r28,%r5,.L94
	copy %r28,%r5
	copy %r29,%r6
.L94:
	ldo 1(%r20),%r29
	comib,>=,n 7,%r29,.L127
	subi 8,%r29,%r31
	comib,= 0,%r6,.L122
	ldi 8,%r8
	ldi 0,%r16
.L97:
	addil LT'.LC1,%r19
.L126:
	copy %r1,%r12
	addil LT'.LC0,%r19
	ldo -248(%r30),%r13
	copy %r1,%r15
	ldi 0,%r18
	addil LT'.LC5,%r19
	copy %r13,%r17
	stw %r1,-168(%r30)
	ldi 8,%r9
	ldi 58,%r14
	ldo -1(%r5),%r5
.L103:
	comb,= %r6,%r18,.L123
	ldw -168(%r30),%r1
	comib,=,n 0,%r18,.L114
	ldb -1(%r17),%r28
	extrs %r28,31,8,%r28
	comb,=,n %r14,%r28,.L114
	ldw RT'.LC0(%r15),%r24
.L102:
	copy %r17,%r26
	copy %r19,%r4
	ldwx,s %r18(%r3),%r23
	bl snprintf,%r2
	copy %r9,%r25
	copy %r4,%r19
	addl %r17,%r28,%r17
.L101:
	ldo 1(%r18),%r18
	comb,< %r18,%r8,.L103
	nop
	comib,=,n 0,%r16,.L88
	ldb -1(%r17),%r28
	ldi 58,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L115
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r23
.L105:
	ldb 15(%r7),%r20
	stw %r20,-64(%r30)
	addil LT'.LC6,%r19
	copy %r19,%r4
	ldb 14(%r7),%r20
	stw %r20,-60(%r30)
	ldi 20,%r25
	copy %r17,%r26
	ldb 13(%r7),%r22
	stw %r22,-56(%r30)
	ldb 12(%r7),%r20
	ldw RT'.LC6(%r1),%r24
	bl snprintf,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
.L88:
	copy %r19,%r4
	bl strlen,%r2
	copy %r13,%r26
	comb,<<= %r10,%r28,.L124
	copy %r4,%r19
.L107:
	copy %r13,%r25
	bl strcpy,%r2
	copy %r11,%r26
.L86:
	ldw -276(%r30),%r2
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
	ldo -256(%r30),%r30
.L122:
	comib,= 6,%r5,.L111
	copy %r5,%r8
	comib,=,n 5,%r5,.L125
	copy %r6,%r16
	b .L97
	ldi 8,%r8
.L114:
	b .L102
	ldw RT'.LC1(%r12),%r24
.L123:
	copy %r17,%r26
	copy %r19,%r4
	ldw RT'.LC5(%r1),%r24
	ldi 3,%r25
	bl snprintf,%r2
	addl %r18,%r5,%r18
	copy %r4,%r19
	b .L101
	addl %r17,%r28,%r17
.L89:
	bl __errno,%r2
	nop
	ldi 225,%r20
	stw %r20,0(%r28)
	b .L86
	ldi 0,%r28
.L121:
	ldb 3(%r25),%r20
	stw %r20,-60(%r30)
	addil LT'.LC4,%r19
	copy %r19,%r4
	ldb 2(%r25),%r20
	stw %r20,-56(%r30)
	ldo -248(%r30),%r13
	copy %r13,%r26
	ldb 1(%r25),%r20
	ldw RT'.LC4(%r1),%r24
	ldi 48,%r25
	stw %r20,-52(%r30)
	bl snprintf,%r2
	ldb 0(%r7),%r23
	copy %r4,%r19
	copy %r13,%r26
	bl strlen,%r2
	copy %r19,%r4
	comb,>> %r10,%r28,.L107
	copy %r4,%r19
.L124:
	bl __errno,%r2
	nop
	ldi 28,%r20
	stw %r20,0(%r28)
	b .L86
	ldi 0,%r28
.L111:
	b .L97
	ldi 1,%r16
.L115:
	addil LT'.LC3,%r19
	b .L105
	ldw RT'.LC3(%r1),%r23
.L125:
	zdepi -1,31,16,%r28
	ldw -180(%r30),%r20
	ldi 8,%r8
	comclr,<> %r28,%r20,%r16
	ldi 1,%r16
	comclr,<> %r28,%r20,%r0
	ldi 6,%r8
	b .L126
	addil LT'.LC1,%r19
	.EXIT
	.PROCEND
	.size	inet_ntop, .-inet_ntop
.globl in6addr_loopback
	.section	.rodata
	.align 4
	.type	in6addr_loopback, @object
	.size	in6addr_loopback, 16
in6addr_loopback:
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
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.ascii	"\001"
	.comm	in6addr_any,16,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
