; ef26036b0651559c2bf8a92d21011323 emu/guest/libc/network.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"r"
	.section	.text.next_line,"ax",@progbits
	.align 4
	.type	next_line, @function
next_line:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r11,128(%r30)
	copy %r26,%r11
	stw %r5,-104(%r30)
	stw %r10,-124(%r30)
	stw %r9,-120(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r4,-100(%r30)
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r24
	comib,= 0,%r24,.L33
	copy %r25,%r5
.L2:
	ldil L'8388608,%r9
	ldi 1024,%r7
	ldi 23,%r8
	ldo 19(%r9),%r9
	ldi 35,%r6
	comib,= 0,%r24,.L19
	ldi 34,%r10
	copy %r19,%r4
.L46:
	ldo 8(%r11),%r3
	copy %r7,%r25
	bl fgets,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L19
	copy %r4,%r19
	copy %r5,%r22
	ldi 0,%r28
.L9:
	ldb 0(%r3),%r21
.L45:
	ldo -9(%r21),%r20
	extru %r20,31,8,%r20
	comb,<< %r8,%r20,.L4
	extrs %r21,31,8,%r21
.L37:
	subi 31,%r20,%r20
	mtsar %r20
	bvb,<,n %r9,.L34
	stw %r3,0(%r22)
.L43:
	ldb 0(%r3),%r21
	extrs %r21,31,8,%r21
	comib,<> 0,%r21,.L10
	ldo 1(%r28),%r28
	b .L41
	ldo 4(%r22),%r22
.L36:
	mtsar %r20
	bvb,<,n %r9,.L35
	ldbs,mb 1(%r3),%r21
.L44:
	extrs %r21,31,8,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L11
.L10:
	ldo -9(%r21),%r20
	extru %r20,31,8,%r20
	comb,>>= %r8,%r20,.L36
	subi 31,%r20,%r20
	ldi 35,%r20
	comb,<>,n %r20,%r21,.L44
	ldbs,mb 1(%r3),%r21
	stb %r0,0(%r3)
.L11:
	ldo 4(%r22),%r22
.L41:
	comb,<>,n %r10,%r28,.L45
	ldb 0(%r3),%r21
	stw %r0,136(%r5)
.L1:
.L42:
	ldw -148(%r30),%r2
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
.L34:
	ldb 1(%r3),%r21
	ldo 1(%r3),%r3
	ldo -9(%r21),%r20
	extru %r20,31,8,%r20
	comb,>>= %r8,%r20,.L37
	extrs %r21,31,8,%r21
.L4:
	comiclr,= 0,%r21,%r0
	b,n .L38
.L7:
	comib,< 1,%r28,.L1
	stw %r0,0(%r22)
	ldw 4(%r11),%r24
	comib,<> 0,%r24,.L46
	copy %r19,%r4
.L19:
	b .L1
	ldi 0,%r28
.L35:
	stb %r0,0(%r3)
	ldo 4(%r22),%r22
	comb,<> %r10,%r28,.L9
	ldo 1(%r3),%r3
	b .L42
	stw %r0,136(%r5)
.L38:
	comb,= %r6,%r21,.L7
	nop
	b .L43
	stw %r3,0(%r22)
.L33:
	addil LT'.LC0,%r19
	copy %r19,%r4
	ldw RT'.LC0(%r1),%r25
	bl fopen,%r2
	ldw 0(%r26),%r26
	stw %r28,4(%r11)
	copy %r4,%r19
	b .L2
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	next_line, .-next_line
	.section	.text.inet_addr,"ax",@progbits
	.align 4
.globl inet_addr
	.type	inet_addr, @function
inet_addr:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r11,-84(%r30)
	ldi 46,%r11
	stw %r10,-80(%r30)
	stw %r9,-76(%r30)
	ldo -120(%r30),%r9
	stw %r8,-72(%r30)
	ldo -88(%r30),%r8
	stw %r7,-68(%r30)
	ldi 0,%r7
	copy %r7,%r10
	stw %r5,-60(%r30)
	copy %r9,%r5
	stw %r3,-52(%r30)
	copy %r26,%r3
	stw %r6,-64(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
.L52:
	ldb 0(%r3),%r26
	copy %r19,%r4
	bl isdigit,%r2
	ldo 1(%r7),%r6
	copy %r4,%r19
	copy %r3,%r26
	copy %r10,%r24
	comib,= 0,%r28,.L49
	copy %r8,%r25
	bl strtoull,%r2
	copy %r19,%r4
	stw %r28,0(%r5)
	ldw 0(%r8),%r3
	stw %r29,4(%r5)
	ldb 0(%r3),%r20
	extrs %r20,31,8,%r21
	comb,<> %r11,%r21,.L50
	copy %r4,%r19
	ldo 1(%r3),%r3
	comib,= 4,%r6,.L49
	ldo 8(%r5),%r5
	b .L52
	copy %r6,%r7
.L50:
	zdep %r7,28,29,%r22
	bb,< %r7,29,.L54
	ldi 0,%r31
	ldi -1,%r31
	mtsar %r22
	vshd %r0,%r31,%r31
.L54:
	comib,= 0,%r21,.L55
	ldo -9(%r20),%r20
	ldi 23,%r21
	extru %r20,31,8,%r20
	comb,<< %r21,%r20,.L49
	subi 31,%r20,%r20
	ldil L'8388608,%r21
	mtsar %r20
	ldo 19(%r21),%r21
	vextrs,>= %r21,1,%r0
	b,n .L55
.L49:
	ldi -1,%r28
.L47:
.L80:
	ldw -148(%r30),%r2
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
	ldo -128(%r30),%r30
.L55:
	comib,<>,n 0,%r28,.L80
	ldi -1,%r28
	comb,<<,n %r31,%r29,.L80
	ldi -1,%r28
	comib,=,n 0,%r7,.L58
	copy %r9,%r20
	ldi 32,%r24
	addl %r9,%r22,%r9
	ldo 24(%r20),%r25
.L64:
	ldw 0(%r20),%r21
	comib,<> 0,%r21,.L49
	ldw 4(%r20),%r23
	ldi 255,%r21
	comb,<< %r21,%r23,.L49
	sub %r25,%r20,%r22
	and %r22,%r24,%r21
	comib,<> 0,%r21,.L63
	copy %r28,%r31
	subi 31,%r22,%r22
	mtsar %r22
	zvdep %r23,32,%r31
.L63:
	ldo 8(%r20),%r20
	comb,<> %r9,%r20,.L64
	or %r29,%r31,%r29
.L58:
	b .L47
	copy %r29,%r28
	.EXIT
	.PROCEND
	.size	inet_addr, .-inet_addr
	.section	.rodata.str1.4
	.align 4
.LC1:
	.stringz	"%u.%u.%u.%u"
	.section	.text.inet_ntoa,"ax",@progbits
	.align 4
.globl inet_ntoa
	.type	inet_ntoa, @function
inet_ntoa:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	extru %r26,31,8,%r20
	stw %r2,-20(%r30)
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r24
	stwm %r4,128(%r30)
	addil LT'text.17,%r19
	ldw RT'text.17(%r1),%r1
	extru %r26,7,8,%r23
	stw %r20,-60(%r30)
	extru %r26,16+8-1,8,%r20
	copy %r19,%r4
	stw %r20,-56(%r30)
	extru %r26,8+8-1,8,%r20
	ldi 16,%r25
	stw %r19,-32(%r30)
	copy %r1,%r26
	bl snprintf,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	ldw -148(%r30),%r2
	addil LT'text.17,%r19
	ldw RT'text.17(%r1),%r1
	copy %r1,%r28
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	inet_ntoa, .-inet_ntoa
	.section	.text.gethostent_any,"ax",@progbits
	.align 4
.globl gethostent_any
	.type	gethostent_any, @function
gethostent_any:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	addil LT'words.16,%r19
	stw %r2,-20(%r30)
	copy %r1,%r28
	ldo 128(%r30),%r30
	addil LT'hosts,%r19
	stw %r8,-100(%r30)
	stw %r7,-96(%r30)
	ldi 22,%r8
	ldo -120(%r30),%r7
	stw %r6,-92(%r30)
	ldo -104(%r30),%r6
	stw %r5,-88(%r30)
	ldw RT'hosts(%r1),%r5
	stw %r3,-80(%r30)
	ldw RT'words.16(%r28),%r3
	stw %r4,-84(%r30)
	b .L83
	stw %r19,-32(%r30)
.L88:
	copy %r19,%r4
	bl inet_addr,%r2
	ldw 0(%r3),%r26
	stw %r28,0(%r6)
	copy %r4,%r19
	comib,<> -1,%r28,.L89
	copy %r7,%r24
	copy %r19,%r4
	ldw 0(%r3),%r25
	bl inet_pton,%r2
	copy %r8,%r26
	comib,= 1,%r28,.L90
	copy %r4,%r19
.L83:
	copy %r19,%r4
	copy %r3,%r25
	bl next_line,%r2
	copy %r5,%r26
	movb,<> %r28,%r28,.L88
	copy %r4,%r19
.L82:
	ldw -148(%r30),%r2
	ldw -100(%r30),%r8
	ldw -96(%r30),%r7
	ldw -92(%r30),%r6
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L89:
	addil LT'held.15,%r19
	copy %r19,%r4
	ldw 4(%r3),%r5
	ldw RT'held.15(%r1),%r26
	ldi 4,%r24
	bl memcpy,%r2
	copy %r6,%r25
	copy %r4,%r19
	ldi 2,%r28
	ldi 4,%r31
.L85:
	addil LT'out.14,%r19
	ldo 8(%r3),%r3
	ldw RT'out.14(%r1),%r20
	stw %r28,8(%r20)
	addil LT'addresses.13,%r19
	stw %r5,0(%r20)
	ldw RT'addresses.13(%r1),%r22
	copy %r20,%r28
	stw %r3,4(%r20)
	stw %r31,12(%r20)
	b .L82
	stw %r22,16(%r20)
.L90:
	addil LT'held.15,%r19
	copy %r19,%r4
	ldw 4(%r3),%r5
	ldw RT'held.15(%r1),%r26
	ldi 16,%r24
	bl memcpy,%r2
	copy %r7,%r25
	copy %r4,%r19
	ldi 22,%r28
	b .L85
	ldi 16,%r31
	.EXIT
	.PROCEND
	.size	gethostent_any, .-gethostent_any
	.section	.text.gethostent,"ax",@progbits
	.align 4
.globl gethostent
	.type	gethostent, @function
gethostent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	b .L93
	stw %r19,-32(%r30)
.L98:
	ldw 8(%r28),%r20
	comib,= 2,%r20,.L99
	ldw -84(%r30),%r2
.L93:
	bl gethostent_any,%r2
	copy %r19,%r4
	movb,<> %r28,%r28,.L98
	copy %r4,%r19
	ldw -84(%r30),%r2
.L99:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	gethostent, .-gethostent
	.section	.text.sethostent,"ax",@progbits
	.align 4
.globl sethostent
	.type	sethostent, @function
sethostent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'hosts,%r19
	ldw RT'hosts(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r28),%r26
	comib,= 0,%r26,.L105
	ldi 0,%r28
	bl rewind,%r2
	nop
	ldi 0,%r28
.L105:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sethostent, .-sethostent
	.section	.text.endhostent,"ax",@progbits
	.align 4
.globl endhostent
	.type	endhostent, @function
endhostent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'hosts,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'hosts(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L107
	bl fclose,%r2
	nop
.L107:
	stw %r0,4(%r3)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endhostent, .-endhostent
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"localhost"
	.align 4
.LC3:
	.stringz	"%s"
	.section	.text.gethostbyname,"ax",@progbits
	.align 4
.globl gethostbyname
	.type	gethostbyname, @function
gethostbyname:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-108(%r30)
	copy %r26,%r5
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	stw %r6,-112(%r30)
	stw %r3,-100(%r30)
	bl inet_addr,%r2
	copy %r19,%r4
	stw %r28,-116(%r30)
	ldil L'2130706432,%r28
	ldo 1(%r28),%r28
	copy %r4,%r19
	ldi 0,%r26
	stw %r28,-120(%r30)
	bl sethostent,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw -116(%r30),%r28
.L133:
	comiclr,= -1,%r28,%r0
	b,n .L123
	bl gethostent,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L123
	copy %r4,%r19
	copy %r19,%r4
	copy %r5,%r25
	bl strcmp,%r2
	ldw 0(%r6),%r26
	comib,= 0,%r28,.L118
	copy %r4,%r19
	ldw 4(%r6),%r3
	ldw 0(%r3),%r25
	comib,<> 0,%r25,.L115
	ldw -116(%r30),%r28
	b,n .L133
.L117:
	ldws,mb 4(%r3),%r25
	comib,= 0,%r25,.L133
	ldw -116(%r30),%r28
.L115:
	copy %r19,%r4
	bl strcmp,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L117
	copy %r4,%r19
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L133
	ldw -116(%r30),%r28
.L118:
	bl endhostent,%r2
	nop
.L111:
	copy %r6,%r28
	ldw -148(%r30),%r2
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L123:
	bl endhostent,%r2
	copy %r19,%r4
	ldw -116(%r30),%r28
	comib,= -1,%r28,.L131
	copy %r4,%r19
	addil LT'.LC3,%r19
	copy %r1,%r28
	ldw RT'.LC3(%r28),%r24
	addil LT'own_name.12,%r19
	copy %r19,%r4
	ldw RT'own_name.12(%r1),%r3
	copy %r5,%r23
	copy %r3,%r26
	bl snprintf,%r2
	ldi 256,%r25
	copy %r4,%r19
	addil LT'held.15,%r19
	ldw RT'held.15(%r1),%r26
	copy %r19,%r4
	ldi 4,%r24
	bl memcpy,%r2
	ldo -116(%r30),%r25
	copy %r4,%r19
.L124:
	addil LT'out.14,%r19
	ldi 2,%r22
	copy %r1,%r28
	addil LT'none.11,%r19
	ldw RT'none.11(%r1),%r21
	ldw RT'out.14(%r28),%r28
	addil LT'addresses.13,%r19
	stw %r21,4(%r28)
	copy %r28,%r6
	ldw RT'addresses.13(%r1),%r21
	stw %r22,8(%r28)
	ldi 4,%r22
	stw %r3,0(%r28)
	stw %r22,12(%r28)
	b .L111
	stw %r21,16(%r28)
.L131:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	copy %r19,%r4
	copy %r1,%r25
	bl strcmp,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L132
	copy %r4,%r19
	addil LT'h_errno,%r19
	ldi 1,%r20
	ldw RT'h_errno(%r1),%r28
	stw %r20,0(%r28)
	b .L111
	ldi 0,%r6
.L132:
	addil LT'held.15,%r19
	copy %r19,%r4
	ldw RT'held.15(%r1),%r26
	ldi 4,%r24
	bl memcpy,%r2
	ldo -120(%r30),%r25
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	b .L124
	copy %r1,%r3
	.EXIT
	.PROCEND
	.size	gethostbyname, .-gethostbyname
	.section	.text.gethostbyaddr,"ax",@progbits
	.align 4
.globl gethostbyaddr
	.type	gethostbyaddr, @function
gethostbyaddr:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	copy %r26,%r7
	ldi 0,%r26
	stw %r6,-124(%r30)
	copy %r25,%r6
	stw %r5,-120(%r30)
	copy %r24,%r5
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	stw %r3,-112(%r30)
	bl sethostent,%r2
	copy %r19,%r4
	copy %r4,%r19
.L135:
	bl gethostent_any,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L136
	copy %r4,%r19
	ldw 8(%r3),%r28
	comb,<> %r5,%r28,.L135
	nop
	ldw 12(%r3),%r28
	comb,<> %r6,%r28,.L135
	copy %r6,%r24
	ldw 16(%r3),%r28
	copy %r19,%r4
	ldw 0(%r28),%r26
	bl memcmp,%r2
	copy %r7,%r25
	comib,<> 0,%r28,.L135
	copy %r4,%r19
	bl endhostent,%r2
	nop
	b .L141
	copy %r3,%r28
.L136:
	bl endhostent,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 1,%r20
	addil LT'h_errno,%r19
	ldw RT'h_errno(%r1),%r28
	stw %r20,0(%r28)
	copy %r3,%r28
.L141:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	gethostbyaddr, .-gethostbyaddr
	.section	.text.getservent,"ax",@progbits
	.align 4
.globl getservent
	.type	getservent, @function
getservent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'words.10,%r19
	stwm %r6,64(%r30)
	ldi 47,%r6
	stw %r5,-60(%r30)
	ldw RT'words.10(%r1),%r5
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
.L143:
	addil LT'services,%r19
	ldw RT'services(%r1),%r1
	copy %r19,%r4
	copy %r1,%r26
	bl next_line,%r2
	copy %r5,%r25
	movb,= %r28,%r28,.L142
	copy %r4,%r19
	copy %r19,%r4
	copy %r6,%r25
	bl strchr,%r2
	ldw 4(%r5),%r26
	movb,= %r28,%r3,.L143
	copy %r4,%r19
	stb %r0,0(%r3)
	copy %r19,%r4
	ldw 0(%r5),%r6
	ldi 10,%r24
	ldw 4(%r5),%r26
	ldi 0,%r25
	bl strtol,%r2
	ldo 8(%r5),%r5
	copy %r4,%r19
	copy %r28,%r21
	addil LT'out.9,%r19
	ldo 1(%r3),%r3
	ldw RT'out.9(%r1),%r20
	stw %r6,0(%r20)
	stw %r5,4(%r20)
	copy %r20,%r28
	stw %r21,8(%r20)
	stw %r3,12(%r20)
.L142:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	getservent, .-getservent
	.section	.text.setservent,"ax",@progbits
	.align 4
.globl setservent
	.type	setservent, @function
setservent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'services,%r19
	ldw RT'services(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r28),%r26
	comib,= 0,%r26,.L153
	ldi 0,%r28
	bl rewind,%r2
	nop
	ldi 0,%r28
.L153:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setservent, .-setservent
	.section	.text.endservent,"ax",@progbits
	.align 4
.globl endservent
	.type	endservent, @function
endservent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'services,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'services(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L155
	bl fclose,%r2
	nop
.L155:
	stw %r0,4(%r3)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endservent, .-endservent
	.section	.text.getservbyname,"ax",@progbits
	.align 4
.globl getservbyname
	.type	getservbyname, @function
getservbyname:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	copy %r26,%r7
	ldi 0,%r26
	stw %r5,-120(%r30)
	copy %r25,%r5
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	stw %r6,-124(%r30)
	stw %r3,-112(%r30)
	bl setservent,%r2
	copy %r19,%r4
	copy %r4,%r19
.L169:
	bl getservent,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L160
	copy %r4,%r19
	comib,<> 0,%r5,.L185
	copy %r19,%r4
.L164:
	copy %r19,%r4
	copy %r7,%r25
	bl strcmp,%r2
	ldw 0(%r3),%r26
	comib,= 0,%r28,.L168
	copy %r4,%r19
	ldw 4(%r3),%r6
	ldw 0(%r6),%r25
	comiclr,= 0,%r25,%r0
	b,n .L165
	b,n .L169
.L167:
	ldws,mb 4(%r6),%r25
	comib,= 0,%r25,.L169
	nop
.L165:
	copy %r19,%r4
	bl strcmp,%r2
	copy %r7,%r26
	comib,<> 0,%r28,.L167
	copy %r4,%r19
	ldw 0(%r6),%r28
	comib,= 0,%r28,.L169
	nop
.L168:
	bl endservent,%r2
	nop
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L161:
	copy %r19,%r4
.L185:
	ldw 12(%r3),%r26
	bl strcmp,%r2
	copy %r5,%r25
	comib,= 0,%r28,.L164
	copy %r4,%r19
	bl getservent,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L161
	copy %r4,%r19
.L160:
	b .L168
	ldi 0,%r3
	.EXIT
	.PROCEND
	.size	getservbyname, .-getservbyname
	.section	.text.getservbyport,"ax",@progbits
	.align 4
.globl getservbyport
	.type	getservbyport, @function
getservbyport:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	ldi 0,%r26
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl setservent,%r2
	copy %r19,%r4
	copy %r4,%r19
.L187:
	bl getservent,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L188
	copy %r4,%r19
	comib,=,n 0,%r5,.L191
	copy %r19,%r4
	copy %r5,%r25
	bl strcmp,%r2
	ldw 12(%r3),%r26
	comib,<> 0,%r28,.L187
	copy %r4,%r19
.L191:
	ldw 8(%r3),%r28
	comb,<> %r6,%r28,.L187
	nop
.L188:
	bl endservent,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	getservbyport, .-getservbyport
	.section	.text.getprotoent,"ax",@progbits
	.align 4
.globl getprotoent
	.type	getprotoent, @function
getprotoent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	addil LT'words.8,%r19
	copy %r1,%r28
	stw %r2,-20(%r30)
	addil LT'protocols,%r19
	stwm %r5,64(%r30)
	ldw RT'protocols(%r1),%r26
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	ldw RT'words.8(%r28),%r3
	copy %r3,%r25
	bl next_line,%r2
	stw %r19,-32(%r30)
	movb,= %r28,%r28,.L198
	copy %r4,%r19
	ldw 0(%r3),%r5
	ldw 4(%r3),%r26
	copy %r19,%r4
	ldi 10,%r24
	ldi 0,%r25
	bl strtol,%r2
	ldo 8(%r3),%r3
	copy %r4,%r19
	copy %r28,%r21
	addil LT'out.7,%r19
	ldw RT'out.7(%r1),%r20
	stw %r5,0(%r20)
	copy %r20,%r28
	stw %r3,4(%r20)
	stw %r21,8(%r20)
.L198:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	getprotoent, .-getprotoent
	.section	.text.setprotoent,"ax",@progbits
	.align 4
.globl setprotoent
	.type	setprotoent, @function
setprotoent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'protocols,%r19
	ldw RT'protocols(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r28),%r26
	comib,= 0,%r26,.L206
	ldi 0,%r28
	bl rewind,%r2
	nop
	ldi 0,%r28
.L206:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setprotoent, .-setprotoent
	.section	.text.endprotoent,"ax",@progbits
	.align 4
.globl endprotoent
	.type	endprotoent, @function
endprotoent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'protocols,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'protocols(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L208
	bl fclose,%r2
	nop
.L208:
	stw %r0,4(%r3)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endprotoent, .-endprotoent
	.section	.text.getprotobyname,"ax",@progbits
	.align 4
.globl getprotobyname
	.type	getprotobyname, @function
getprotobyname:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r5,-116(%r30)
	copy %r26,%r5
	ldi 0,%r26
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	stw %r3,-108(%r30)
	bl setprotoent,%r2
	copy %r19,%r4
	copy %r4,%r19
.L218:
	bl getprotoent,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L213
	copy %r4,%r19
	copy %r19,%r4
	copy %r5,%r25
	bl strcmp,%r2
	ldw 0(%r6),%r26
	comib,= 0,%r28,.L214
	copy %r4,%r19
	ldw 4(%r6),%r3
	ldw 0(%r3),%r25
	comiclr,= 0,%r25,%r0
	b,n .L215
	b,n .L218
.L217:
	ldws,mb 4(%r3),%r25
	comib,= 0,%r25,.L218
	nop
.L215:
	copy %r19,%r4
	bl strcmp,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L217
	copy %r4,%r19
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L218
	nop
.L214:
	bl endprotoent,%r2
	nop
.L212:
	copy %r6,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L213:
	copy %r19,%r4
	bl endprotoent,%r2
	copy %r6,%r3
	copy %r4,%r19
	addil LT'known.6,%r19
	ldw RT'known.6(%r1),%r8
	comib,= 0,%r5,.L219
	copy %r8,%r7
	copy %r19,%r4
.L237:
	ldw 0(%r7),%r26
	bl strcmp,%r2
	copy %r5,%r25
	comib,= 0,%r28,.L222
	copy %r4,%r19
	ldo 1(%r3),%r3
.L238:
	comib,= 4,%r3,.L212
	ldo 12(%r7),%r7
	comib,<>,n 0,%r5,.L237
	copy %r19,%r4
.L219:
	ldw 8(%r7),%r28
	comib,<>,n 0,%r28,.L238
	ldo 1(%r3),%r3
.L222:
	sh1addl %r3,%r3,%r3 
	b .L212
	sh2addl %r3,%r8,%r6 
	.EXIT
	.PROCEND
	.size	getprotobyname, .-getprotobyname
	.section	.text.getprotobynumber,"ax",@progbits
	.align 4
.globl getprotobynumber
	.type	getprotobynumber, @function
getprotobynumber:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	ldi 0,%r26
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	stw %r3,-56(%r30)
	bl setprotoent,%r2
	copy %r19,%r4
	b .L241
	copy %r4,%r19
.L250:
	ldw 8(%r3),%r28
	comclr,<> %r5,%r28,%r0
	b,n .L249
.L241:
	bl getprotoent,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L250
	copy %r4,%r19
	bl endprotoent,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r3,%r28
	addil LT'known.6,%r19
	ldw RT'known.6(%r1),%r22
	copy %r22,%r20
.L245:
	ldw 8(%r20),%r21
	comb,=,n %r21,%r5,.L251
	ldo 1(%r28),%r28
	comib,<> 4,%r28,.L245
	ldo 12(%r20),%r20
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L249:
	bl endprotoent,%r2
	nop
.L239:
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L251:
	sh1addl %r28,%r28,%r28 
	b .L239
	sh2addl %r28,%r22,%r3 
	.EXIT
	.PROCEND
	.size	getprotobynumber, .-getprotobynumber
	.section	.text.setnetent,"ax",@progbits
	.align 4
.globl setnetent
	.type	setnetent, @function
setnetent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'networks,%r19
	ldw RT'networks(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r28),%r26
	comib,= 0,%r26,.L257
	ldi 0,%r28
	bl rewind,%r2
	nop
	ldi 0,%r28
.L257:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setnetent, .-setnetent
	.section	.text.endnetent,"ax",@progbits
	.align 4
.globl endnetent
	.type	endnetent, @function
endnetent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'networks,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'networks(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L259
	bl fclose,%r2
	nop
.L259:
	stw %r0,4(%r3)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endnetent, .-endnetent
	.section	.text.getrpcent,"ax",@progbits
	.align 4
.globl getrpcent
	.type	getrpcent, @function
getrpcent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	addil LT'words.2,%r19
	copy %r1,%r28
	stw %r2,-20(%r30)
	addil LT'programs,%r19
	stwm %r5,64(%r30)
	ldw RT'programs(%r1),%r26
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	ldw RT'words.2(%r28),%r3
	copy %r3,%r25
	bl next_line,%r2
	stw %r19,-32(%r30)
	movb,= %r28,%r28,.L263
	copy %r4,%r19
	ldw 0(%r3),%r5
	ldw 4(%r3),%r26
	copy %r19,%r4
	ldi 10,%r24
	ldi 0,%r25
	bl strtol,%r2
	ldo 8(%r3),%r3
	copy %r4,%r19
	copy %r28,%r21
	addil LT'out.1,%r19
	ldw RT'out.1(%r1),%r20
	stw %r5,0(%r20)
	copy %r20,%r28
	stw %r3,4(%r20)
	stw %r21,8(%r20)
.L263:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	getrpcent, .-getrpcent
	.section	.text.setrpcent,"ax",@progbits
	.align 4
.globl setrpcent
	.type	setrpcent, @function
setrpcent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'programs,%r19
	ldw RT'programs(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r28),%r26
	comib,= 0,%r26,.L271
	ldi 0,%r28
	bl rewind,%r2
	nop
	ldi 0,%r28
.L271:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setrpcent, .-setrpcent
	.section	.text.endrpcent,"ax",@progbits
	.align 4
.globl endrpcent
	.type	endrpcent, @function
endrpcent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'programs,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'programs(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L273
	bl fclose,%r2
	nop
.L273:
	stw %r0,4(%r3)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endrpcent, .-endrpcent
	.section	.text.getrpcbyname,"ax",@progbits
	.align 4
.globl getrpcbyname
	.type	getrpcbyname, @function
getrpcbyname:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r26,%r5
	ldi 0,%r26
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl setrpcent,%r2
	copy %r19,%r4
	copy %r4,%r19
.L283:
	bl getrpcent,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L278
	copy %r4,%r19
	copy %r19,%r4
	copy %r5,%r25
	bl strcmp,%r2
	ldw 0(%r6),%r26
	comib,= 0,%r28,.L278
	copy %r4,%r19
	ldw 4(%r6),%r3
	ldw 0(%r3),%r25
	comiclr,= 0,%r25,%r0
	b,n .L280
	b,n .L283
.L282:
	ldws,mb 4(%r3),%r25
	comib,= 0,%r25,.L283
	nop
.L280:
	copy %r19,%r4
	bl strcmp,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L282
	copy %r4,%r19
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L283
	nop
.L278:
	bl endrpcent,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	getrpcbyname, .-getrpcbyname
	.section	.text.getrpcbynumber,"ax",@progbits
	.align 4
.globl getrpcbynumber
	.type	getrpcbynumber, @function
getrpcbynumber:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	ldi 0,%r26
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	stw %r3,-56(%r30)
	bl setrpcent,%r2
	copy %r19,%r4
	b .L296
	copy %r4,%r19
.L301:
	ldw 8(%r3),%r28
	comclr,<> %r5,%r28,%r0
	b,n .L295
.L296:
	bl getrpcent,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L301
	copy %r4,%r19
.L295:
	bl endrpcent,%r2
	nop
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	getrpcbynumber, .-getrpcbynumber
	.section	.rodata.str1.4
	.align 4
.LC4:
	.stringz	"255.255.255.255"
	.section	.text.inet_aton,"ax",@progbits
	.align 4
.globl inet_aton
	.type	inet_aton, @function
inet_aton:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	bl inet_addr,%r2
	stw %r19,-32(%r30)
	stw %r28,0(%r3)
	copy %r28,%r20
	copy %r4,%r19
	comib,= -1,%r20,.L305
	ldi 1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L305:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r25
	bl strcmp,%r2
	copy %r5,%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	inet_aton, .-inet_aton
	.section	.text.inet_network,"ax",@progbits
	.align 4
.globl inet_network
	.type	inet_network, @function
inet_network:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r11,-116(%r30)
	ldi 46,%r11
	stw %r10,-112(%r30)
	ldo -120(%r30),%r10
	stw %r9,-108(%r30)
	stw %r8,-104(%r30)
	ldi 255,%r8
	stw %r7,-100(%r30)
	ldi 4,%r7
	stw %r5,-92(%r30)
	ldi 0,%r5
	copy %r5,%r9
	stw %r3,-84(%r30)
	copy %r26,%r3
	stw %r6,-96(%r30)
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
.L309:
	copy %r19,%r4
	copy %r3,%r26
	copy %r9,%r24
	bl strtoul,%r2
	copy %r10,%r25
	copy %r4,%r19
	ldb 0(%r3),%r26
	copy %r19,%r4
	copy %r28,%r6
	bl isdigit,%r2
	zdep %r5,23,24,%r5
	comb,<< %r8,%r6,.L312
	copy %r4,%r19
	comib,= 0,%r28,.L312
	ldw -120(%r30),%r3
	ldb 0(%r3),%r28
	extrs %r28,31,8,%r20
	comb,<> %r11,%r20,.L317
	or %r5,%r6,%r5
	ldo -1(%r7),%r7
	comib,<> 0,%r7,.L309
	ldo 1(%r3),%r3
.L312:
	ldi -1,%r5
	copy %r5,%r28
.L318:
	ldw -148(%r30),%r2
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
	ldo -128(%r30),%r30
.L317:
	comib,=,n 0,%r20,.L318
	copy %r5,%r28
	ldo -9(%r28),%r28
	ldi 23,%r20
	extru %r28,31,8,%r28
	comb,<< %r20,%r28,.L312
	mtsar %r28
	ldil L'8388608,%r20
	ldo 19(%r20),%r20
	vshd %r0,%r20,%r28
	extru %r28,31,1,%r28
	comiclr,<> 0,%r28,%r0
	ldi -1,%r5
	b .L318
	copy %r5,%r28
	.EXIT
	.PROCEND
	.size	inet_network, .-inet_network
	.section	.text.getnetent,"ax",@progbits
	.align 4
.globl getnetent
	.type	getnetent, @function
getnetent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	addil LT'words.4,%r19
	copy %r1,%r28
	stw %r2,-20(%r30)
	addil LT'networks,%r19
	stwm %r5,64(%r30)
	ldw RT'networks(%r1),%r26
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	ldw RT'words.4(%r28),%r3
	copy %r3,%r25
	bl next_line,%r2
	stw %r19,-32(%r30)
	movb,= %r28,%r28,.L319
	copy %r4,%r19
	ldw 0(%r3),%r5
	ldw 4(%r3),%r26
	copy %r19,%r4
	bl inet_network,%r2
	ldo 8(%r3),%r3
	copy %r4,%r19
	copy %r28,%r21
	addil LT'out.3,%r19
	ldi 2,%r22
	ldw RT'out.3(%r1),%r20
	stw %r5,0(%r20)
	stw %r3,4(%r20)
	copy %r20,%r28
	stw %r22,8(%r20)
	stw %r21,12(%r20)
.L319:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	getnetent, .-getnetent
	.section	.text.getnetbyname,"ax",@progbits
	.align 4
.globl getnetbyname
	.type	getnetbyname, @function
getnetbyname:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r26,%r5
	ldi 0,%r26
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl setnetent,%r2
	copy %r19,%r4
	copy %r4,%r19
.L328:
	bl getnetent,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L323
	copy %r4,%r19
	copy %r19,%r4
	copy %r5,%r25
	bl strcmp,%r2
	ldw 0(%r6),%r26
	comib,= 0,%r28,.L323
	copy %r4,%r19
	ldw 4(%r6),%r3
	ldw 0(%r3),%r25
	comiclr,= 0,%r25,%r0
	b,n .L325
	b,n .L328
.L327:
	ldws,mb 4(%r3),%r25
	comib,= 0,%r25,.L328
	nop
.L325:
	copy %r19,%r4
	bl strcmp,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L327
	copy %r4,%r19
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L328
	nop
.L323:
	bl endnetent,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	getnetbyname, .-getnetbyname
	.section	.text.getnetbyaddr,"ax",@progbits
	.align 4
.globl getnetbyaddr
	.type	getnetbyaddr, @function
getnetbyaddr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	ldi 0,%r26
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl setnetent,%r2
	copy %r19,%r4
	copy %r4,%r19
.L344:
	bl getnetent,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L340
	copy %r4,%r19
	ldw 12(%r3),%r28
	comb,<> %r5,%r28,.L344
	nop
	ldw 8(%r3),%r28
	comb,<> %r6,%r28,.L344
	nop
.L340:
	bl endnetent,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	getnetbyaddr, .-getnetbyaddr
	.section	.text.inet_netof,"ax",@progbits
	.align 4
.globl inet_netof
	.type	inet_netof, @function
inet_netof:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,>= %r26,%r28,.L347
	ldi 24,%r20
	extru %r28,1,2,%r21
	ldi 16,%r20
	comiclr,= 2,%r21,%r0
	ldi 8,%r20
.L347:
	mtsar %r20
	bv %r0(%r2)
	vshd %r0,%r28,%r28
	.EXIT
	.PROCEND
	.size	inet_netof, .-inet_netof
	.section	.text.inet_lnaof,"ax",@progbits
	.align 4
.globl inet_lnaof
	.type	inet_lnaof, @function
inet_lnaof:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,>= %r26,%r26,.L351
	zdepi -1,31,24,%r28
	extru %r26,1,2,%r20
	zdepi -1,31,16,%r28
	comiclr,= 2,%r20,%r0
	ldi 255,%r28
.L351:
	bv %r0(%r2)
	and %r26,%r28,%r28
	.EXIT
	.PROCEND
	.size	inet_lnaof, .-inet_lnaof
	.section	.text.inet_makeaddr,"ax",@progbits
	.align 4
.globl inet_makeaddr
	.type	inet_makeaddr, @function
inet_makeaddr:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi 127,%r28
	comb,>>= %r28,%r26,.L357
	zdepi -1,31,24,%r20
	zdepi -1,31,16,%r20
	comb,>>= %r20,%r26,.L355
	ldi 16,%r28
	zdepi -1,31,24,%r28
	comb,<< %r28,%r26,.L360
	ldi 255,%r20
	b .L355
	ldi 8,%r28
.L357:
	ldi 24,%r28
.L355:
	subi 31,%r28,%r28
	and %r25,%r20,%r25
	mtsar %r28
	zvdep %r26,32,%r26
.L360:
	bv %r0(%r2)
	or %r26,%r25,%r28
	.EXIT
	.PROCEND
	.size	inet_makeaddr, .-inet_makeaddr
	.section	.rodata.str1.4
	.align 4
.LC5:
	.stringz	"Unknown resolver error"
	.section	.text.hstrerror,"ax",@progbits
	.align 4
.globl hstrerror
	.type	hstrerror, @function
hstrerror:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,<< 4,%r26,.L363
	addil LT'.LC5,%r19
	addil LT'texts.0,%r19
	ldw RT'texts.0(%r1),%r28
	bv %r0(%r2)
	ldwx,s %r26(%r28),%r28
.L363:
	bv %r0(%r2)
	ldw RT'.LC5(%r1),%r28
	.EXIT
	.PROCEND
	.size	hstrerror, .-hstrerror
	.section	.rodata.str1.4
	.align 4
.LC6:
	.stringz	": "
	.align 4
.LC7:
	.stringz	""
	.align 4
.LC8:
	.stringz	"%s%s%s\n"
	.section	.text.herror,"ax",@progbits
	.align 4
.globl herror
	.type	herror, @function
herror:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	movb,= %r26,%r3,.L367
	stw %r19,-32(%r30)
	ldb 0(%r3),%r28
	comib,<> 0,%r28,.L368
	addil LT'.LC6,%r19
.L367:
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r3
	copy %r3,%r6
.L365:
	addil LT'h_errno,%r19
	ldw RT'h_errno(%r1),%r28
	copy %r19,%r4
	bl hstrerror,%r2
	ldw 0(%r28),%r26
	stw %r6,-52(%r30)
	copy %r4,%r19
	addil LT'.LC8,%r19
	stw %r28,-56(%r30)
	ldw RT'.LC8(%r1),%r24
	ldo -312(%r30),%r5
	copy %r3,%r23
	copy %r5,%r26
	copy %r19,%r4
	bl snprintf,%r2
	ldi 200,%r25
	copy %r4,%r19
	copy %r5,%r25
	ldi 199,%r24
	comclr,>> %r28,%r24,%r0
	copy %r28,%r24
	bl write,%r2
	ldi 2,%r26
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -340(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L368:
	b .L365
	ldw RT'.LC6(%r1),%r6
	.EXIT
	.PROCEND
	.size	herror, .-herror
	.section	.rodata.str1.4
	.align 4
.LC9:
	.stringz	"Resolver Error 0 (no error)"
	.align 4
.LC10:
	.stringz	"Unknown host"
	.align 4
.LC11:
	.stringz	"Host name lookup failure"
	.align 4
.LC12:
	.stringz	"Unknown server error"
	.align 4
.LC13:
	.stringz	"No address associated with name"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	texts.0, @object
	.size	texts.0, 20
texts.0:
	.word	.LC9
	.word	.LC10
	.word	.LC11
	.word	.LC12
	.word	.LC13
	.local	out.1
	.comm	out.1,12,4
	.local	words.2
	.comm	words.2,140,4
	.local	out.3
	.comm	out.3,16,4
	.local	words.4
	.comm	words.4,140,4
	.local	none.5
	.comm	none.5,4,4
	.section	.rodata.str1.4
	.align 4
.LC14:
	.stringz	"ip"
	.align 4
.LC15:
	.stringz	"icmp"
	.align 4
.LC16:
	.stringz	"tcp"
	.align 4
.LC17:
	.stringz	"udp"
	.section	.data.rel.local,"aw"
	.align 4
	.type	known.6, @object
	.size	known.6, 48
known.6:
	.word	.LC14
	.word	none.5
	.word	0
	.word	.LC15
	.word	none.5
	.word	1
	.word	.LC16
	.word	none.5
	.word	6
	.word	.LC17
	.word	none.5
	.word	17
	.local	out.7
	.comm	out.7,12,4
	.local	words.8
	.comm	words.8,140,4
	.local	out.9
	.comm	out.9,16,4
	.local	words.10
	.comm	words.10,140,4
	.local	none.11
	.comm	none.11,4,4
	.local	own_name.12
	.comm	own_name.12,256,4
	.align 4
	.type	addresses.13, @object
	.size	addresses.13, 8
addresses.13:
	.word	held.15
	.word	0
	.local	out.14
	.comm	out.14,20,4
	.local	held.15
	.comm	held.15,16,4
	.local	words.16
	.comm	words.16,140,4
	.local	text.17
	.comm	text.17,16,4
	.section	.rodata.str1.4
	.align 4
.LC18:
	.stringz	"/etc/rpc"
	.section	.data.rel.local
	.align 4
	.type	programs, @object
	.size	programs, 1032
programs:
	.word	.LC18
	.zero	1028
	.section	.rodata.str1.4
	.align 4
.LC19:
	.stringz	"/etc/networks"
	.section	.data.rel.local
	.align 4
	.type	networks, @object
	.size	networks, 1032
networks:
	.word	.LC19
	.zero	1028
	.section	.rodata.str1.4
	.align 4
.LC20:
	.stringz	"/etc/protocols"
	.section	.data.rel.local
	.align 4
	.type	protocols, @object
	.size	protocols, 1032
protocols:
	.word	.LC20
	.zero	1028
	.section	.rodata.str1.4
	.align 4
.LC21:
	.stringz	"/etc/services"
	.section	.data.rel.local
	.align 4
	.type	services, @object
	.size	services, 1032
services:
	.word	.LC21
	.zero	1028
	.section	.rodata.str1.4
	.align 4
.LC22:
	.stringz	"/etc/hosts"
	.section	.data.rel.local
	.align 4
	.type	hosts, @object
	.size	hosts, 1032
hosts:
	.word	.LC22
	.zero	1028
	.comm	h_errno,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
