; e8d0d64ee02fa8de4e0a977da3aabe30 newlib/libc/string/memmem.c
	.LEVEL 1.1
	.text
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	stw %r11,-120(%r30)
	copy %r25,%r11
	stw %r10,-116(%r30)
	ldi 1,%r10
	stw %r8,-108(%r30)
	copy %r26,%r8
	stw %r5,-96(%r30)
	copy %r24,%r5
	stw %r3,-88(%r30)
	copy %r23,%r3
	stw %r9,-112(%r30)
	stw %r7,-104(%r30)
	stw %r6,-100(%r30)
	stw %r4,-92(%r30)
	comib,>>= 1,%r23,.L42
	stw %r19,-32(%r30)
	ldi 0,%r21
	copy %r10,%r20
	ldi -1,%r7
	b .L7
	copy %r10,%r28
.L70:
	copy %r28,%r21
	ldi 1,%r20
.L4:
	addl %r21,%r20,%r28
.L88:
	comb,>>= %r28,%r3,.L84
	ldi 1,%r23
.L7:
	addl %r5,%r7,%r22
.L85:
	ldbx %r5(%r28),%r31
	ldbx %r22(%r20),%r22
	comb,>>,n %r22,%r31,.L70
	sub %r28,%r7,%r10
	comb,=,n %r22,%r31,.L71
	ldi 1,%r10
	copy %r21,%r7
	copy %r10,%r20
	addl %r21,%r10,%r21
	addl %r21,%r20,%r28
	comb,<< %r28,%r3,.L85
	addl %r5,%r7,%r22
	ldi 1,%r23
.L84:
	ldi 0,%r21
	copy %r23,%r20
	ldi -1,%r29
	copy %r23,%r28
	b .L12
	copy %r23,%r24
.L73:
	copy %r28,%r21
	ldi 1,%r20
.L9:
	addl %r21,%r20,%r28
.L89:
	comclr,<< %r28,%r3,%r0
	b,n .L72
.L12:
	addl %r5,%r29,%r31
	ldbx %r5(%r28),%r22
	ldbx %r31(%r20),%r31
	comb,>>,n %r22,%r31,.L73
	sub %r28,%r29,%r23
	comb,=,n %r22,%r31,.L74
	ldi 1,%r20
	copy %r21,%r29
	addl %r21,%r20,%r21
	addl %r21,%r20,%r28
	comb,<< %r28,%r3,.L12
	copy %r24,%r23
.L72:
	ldo 1(%r29),%r29
	ldo 1(%r7),%r7
	comclr,>> %r7,%r29,%r0
	copy %r23,%r10
	comclr,>> %r7,%r29,%r0
	copy %r29,%r7
.L2:
	ldo -1144(%r30),%r9
	ldo -120(%r30),%r20
	copy %r9,%r28
	stw %r3,0(%r28)
.L86:
	ldo 4(%r28),%r28
	comb,<>,n %r20,%r28,.L86
	stw %r3,0(%r28)
	comib,= 0,%r3,.L18
	ldo -1(%r3),%r6
	addl %r5,%r3,%r31
	copy %r5,%r28
	addl %r5,%r6,%r22
.L17:
	ldb 0(%r28),%r20
	sub %r22,%r28,%r21
	sh2addl %r20,%r9,%r20 
	ldo 1(%r28),%r28
	comb,<> %r28,%r31,.L17
	stw %r21,0(%r20)
.L18:
	copy %r7,%r24
	addl %r5,%r10,%r25
	copy %r5,%r26
	bl memcmp,%r2
	sub %r11,%r3,%r11
	movb,<> %r28,%r29,.L75
	subi 1,%r7,%r25
	copy %r29,%r31
	sub %r3,%r10,%r3
	b .L15
	copy %r29,%r24
.L76:
	comiclr,<> 0,%r29,%r0
	b,n .L20
	comclr,<<= %r10,%r23,%r0
	copy %r3,%r23
.L20:
	addl %r31,%r23,%r31
	copy %r24,%r29
.L21:
	comb,<< %r11,%r31,.L87
	ldi 0,%r28
.L15:
	addl %r8,%r31,%r20
	ldbx %r20(%r6),%r28
	ldwx,s %r28(%r9),%r23
	comib,<> 0,%r23,.L76
	copy %r7,%r28
	comclr,<< %r29,%r28,%r0
	copy %r29,%r28
	comb,>>,n %r6,%r28,.L22
	ldo -1(%r7),%r28
	b,n .L80
.L24:
	comclr,>> %r6,%r28,%r0
	b,n .L23
.L22:
	ldbx %r5(%r28),%r22
	ldbx %r20(%r28),%r21
	comb,=,n %r21,%r22,.L24
	ldo 1(%r28),%r28
	comb,>>=,n %r28,%r6,.L23
	addl %r25,%r31,%r31
	addl %r28,%r31,%r31
	comb,>>= %r11,%r31,.L15
	copy %r23,%r29
.L66:
	ldi 0,%r28
.L1:
.L87:
	ldw -1172(%r30),%r2
.L82:
	ldw -120(%r30),%r11
.L90:
	ldw -116(%r30),%r10
	ldw -112(%r30),%r9
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
.L71:
	comb,=,n %r10,%r20,.L6
	ldo 1(%r20),%r20
	b .L88
	addl %r21,%r20,%r28
.L74:
	comb,=,n %r20,%r23,.L11
	ldo 1(%r20),%r20
	b .L89
	addl %r21,%r20,%r28
.L23:
	ldo -1(%r7),%r28
.L80:
	comb,<<,n %r29,%r7,.L26
	copy %r7,%r28
	b .L83
	ldo 1(%r29),%r29
.L28:
	comb,= %r28,%r29,.L27
	ldo -1(%r28),%r21
	copy %r21,%r28
.L26:
	ldbx %r5(%r28),%r22
	ldbx %r20(%r28),%r21
	comb,= %r21,%r22,.L28
	nop
	ldo 1(%r28),%r28
.L27:
	ldo 1(%r29),%r29
.L83:
	comb,<<,n %r28,%r29,.L78
	addl %r31,%r10,%r31
	b .L21
	copy %r3,%r29
.L75:
	sub %r3,%r7,%r3
	ldi 0,%r31
	comclr,<< %r7,%r3,%r0
	copy %r7,%r3
	addl %r8,%r31,%r28
	subi 1,%r7,%r29
	ldbx %r28(%r6),%r20
	ldwx,s %r20(%r9),%r20
	comib,= 0,%r20,.L79
	ldo 1(%r3),%r3
	addl %r31,%r20,%r31
.L34:
	comb,<< %r11,%r31,.L66
	addl %r8,%r31,%r28
	ldbx %r28(%r6),%r20
	ldwx,s %r20(%r9),%r20
	comib,<>,n 0,%r20,.L34
	addl %r31,%r20,%r31
.L79:
	comb,<< %r7,%r6,.L32
	copy %r7,%r20
	b .L81
	ldo -1(%r7),%r20
.L35:
	comclr,>> %r6,%r20,%r0
	b,n .L33
.L32:
	ldbx %r5(%r20),%r22
	ldbx %r28(%r20),%r21
	comb,=,n %r21,%r22,.L35
	ldo 1(%r20),%r20
	comb,>>=,n %r20,%r6,.L33
	addl %r29,%r31,%r31
	b .L34
	addl %r31,%r20,%r31
.L33:
	ldo -1(%r7),%r20
.L81:
	comib,<> 0,%r7,.L37
	ldw -1172(%r30),%r2
	b .L90
	ldw -120(%r30),%r11
.L39:
	comib,= -1,%r20,.L82
	ldw -1172(%r30),%r2
.L37:
	ldbx %r5(%r20),%r22
	ldbx %r28(%r20),%r21
	comb,=,n %r21,%r22,.L39
	ldo -1(%r20),%r20
	b .L34
	addl %r31,%r3,%r31
.L11:
	addl %r21,%r23,%r21
	b .L9
	ldi 1,%r20
.L6:
	addl %r21,%r20,%r21
	b .L4
	ldi 1,%r20
.L42:
	b .L2
	ldi 0,%r7
.L78:
	b .L1
	copy %r20,%r28
	.EXIT
	.PROCEND
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.memmem,"ax",@progbits
	.align 4
.globl memmem
	.type	memmem, @function
memmem:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r8,-104(%r30)
	copy %r24,%r8
	stw %r3,-84(%r30)
	copy %r26,%r3
	stw %r12,-120(%r30)
	stw %r11,-116(%r30)
	stw %r10,-112(%r30)
	stw %r9,-108(%r30)
	stw %r7,-100(%r30)
	stw %r6,-96(%r30)
	stw %r5,-92(%r30)
	stw %r4,-88(%r30)
	movb,= %r23,%r9,.L112
	stw %r19,-32(%r30)
	comiclr,<> 1,%r9,%r0
	b,n .L137
	comb,<< %r25,%r9,.L99
	sub %r25,%r9,%r28
	comib,= 2,%r9,.L138
	addl %r26,%r28,%r6
	ldi 256,%r28
	comb,<< %r28,%r9,.L139
	copy %r19,%r4
	copy %r28,%r24
	ldi 0,%r25
	ldo -376(%r30),%r7
	copy %r7,%r26
	bl memset,%r2
	ldo -1(%r9),%r5
	copy %r4,%r19
	ldb 0(%r8),%r21
	ldi 1,%r20
	copy %r21,%r28
.L142:
	ldbx %r8(%r20),%r21
	zdep %r28,28,29,%r28
	sub %r21,%r28,%r28
	extru %r28,31,8,%r28
	addl %r7,%r28,%r28
	stb %r20,0(%r28)
	ldo 1(%r20),%r20
	comb,<< %r20,%r5,.L142
	copy %r21,%r28
	ldbx %r8(%r5),%r28
	addl %r8,%r9,%r20
	ldi 0,%r10
	ldb -2(%r20),%r20
	ldi 4,%r12
	zdep %r20,28,29,%r20
	sub %r28,%r20,%r28
	extru %r28,31,8,%r28
	ldbx %r7(%r28),%r11
	addl %r7,%r28,%r28
	sub %r5,%r11,%r11
	stb %r5,0(%r28)
.L105:
	comb,<< %r6,%r3,.L99
	addl %r3,%r5,%r3
.L143:
	ldb -1(%r3),%r28
	zdep %r28,28,29,%r28
	ldb 0(%r3),%r20
	sub %r20,%r28,%r20
	extru %r20,31,8,%r20
	comb,>> %r3,%r6,.L113
	ldbx %r7(%r20),%r28
	comib,=,n 0,%r28,.L143
	addl %r3,%r5,%r3
.L113:
	comb,<< %r28,%r5,.L105
	sub %r3,%r28,%r3
	comib,>>= 15,%r5,.L144
	copy %r19,%r4
	copy %r12,%r24
	addl %r8,%r10,%r25
	bl memcmp,%r2
	addl %r3,%r10,%r26
	comib,<> 0,%r28,.L109
	copy %r4,%r19
	copy %r19,%r4
.L144:
	copy %r5,%r24
	copy %r8,%r25
	bl memcmp,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L112
	copy %r4,%r19
	comib,>>=,n 3,%r10,.L110
	ldo -4(%r10),%r10
.L109:
	addl %r3,%r11,%r3
.L140:
	comb,>>= %r6,%r3,.L143
	addl %r3,%r5,%r3
.L99:
	ldi 0,%r28
.L91:
.L145:
	ldw -404(%r30),%r2
.L141:
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
	ldo -384(%r30),%r30
.L110:
	ldo -5(%r9),%r10
	b .L140
	addl %r3,%r11,%r3
.L112:
	b .L91
	copy %r3,%r28
.L138:
	ldb 0(%r24),%r22
	ldb 1(%r24),%r31
	zdep %r22,15,16,%r22
	ldo 1(%r26),%r20
	ldb 0(%r26),%r28
	ldb 1(%r26),%r21
	zdep %r28,15,16,%r28
	or %r22,%r31,%r22
	comb,>> %r20,%r6,.L96
	or %r28,%r21,%r28
.L136:
	comb,=,n %r28,%r22,.L134
	zdep %r28,15,16,%r28
	ldbs,mb 1(%r20),%r21
	extru %r21,31,8,%r21
	comb,<<= %r20,%r6,.L136
	or %r21,%r28,%r28
.L96:
	comb,<>,n %r28,%r22,.L145
	ldi 0,%r28
.L134:
	b .L91
	ldo -1(%r20),%r28
.L137:
	copy %r25,%r24
	bl memchr,%r2
	ldb 0(%r8),%r25
	b .L141
	ldw -404(%r30),%r2
.L139:
	ldw -404(%r30),%r2
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
	bl two_way_long_needle,%r0
	ldo -384(%r30),%r30
	nop
	.EXIT
	.PROCEND
	.size	memmem, .-memmem
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
