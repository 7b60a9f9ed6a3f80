; eab428293cca63a4cd64869472449464 newlib/libc/string/strstr.c
	.LEVEL 1.1
	.text
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	stw %r16,-116(%r30)
	ldi 1,%r16
	stw %r14,-108(%r30)
	copy %r26,%r14
	stw %r9,-88(%r30)
	copy %r25,%r9
	stw %r5,-72(%r30)
	copy %r23,%r5
	stw %r3,-64(%r30)
	copy %r24,%r3
	stw %r17,-120(%r30)
	stw %r15,-112(%r30)
	stw %r13,-104(%r30)
	stw %r12,-100(%r30)
	stw %r11,-96(%r30)
	stw %r10,-92(%r30)
	stw %r8,-84(%r30)
	stw %r7,-80(%r30)
	stw %r6,-76(%r30)
	stw %r4,-68(%r30)
	comib,>>= 1,%r23,.L45
	stw %r19,-32(%r30)
	ldi 0,%r21
	copy %r16,%r20
	ldi -1,%r8
	b .L7
	copy %r16,%r28
.L70:
	copy %r28,%r21
	ldi 1,%r20
.L4:
	addl %r21,%r20,%r28
.L91:
	comb,>>= %r28,%r5,.L86
	ldi 1,%r23
.L7:
	addl %r3,%r8,%r22
.L87:
	ldbx %r3(%r28),%r31
	ldbx %r22(%r20),%r22
	comb,>>,n %r22,%r31,.L70
	sub %r28,%r8,%r16
	comb,=,n %r22,%r31,.L71
	ldi 1,%r16
	copy %r21,%r8
	copy %r16,%r20
	addl %r21,%r16,%r21
	addl %r21,%r20,%r28
	comb,<< %r28,%r5,.L87
	addl %r3,%r8,%r22
	ldi 1,%r23
.L86:
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
	addl %r20,%r21,%r28
.L92:
	comclr,<< %r28,%r5,%r0
	b,n .L72
.L12:
	addl %r3,%r20,%r31
	ldbx %r3(%r28),%r22
	ldbx %r31(%r29),%r31
	comb,>>,n %r22,%r31,.L73
	sub %r28,%r29,%r23
	comb,=,n %r22,%r31,.L74
	ldi 1,%r20
	copy %r21,%r29
	addl %r21,%r20,%r21
	addl %r20,%r21,%r28
	comb,<< %r28,%r5,.L12
	copy %r24,%r23
.L72:
	ldo 1(%r29),%r29
	ldo 1(%r8),%r8
	comclr,>> %r8,%r29,%r0
	copy %r23,%r16
	comclr,>> %r8,%r29,%r0
	copy %r29,%r8
.L2:
	ldo -1144(%r30),%r15
	ldo -120(%r30),%r20
	copy %r15,%r28
	stw %r5,0(%r28)
.L88:
	ldo 4(%r28),%r28
	comb,<>,n %r20,%r28,.L88
	stw %r5,0(%r28)
	comib,= 0,%r5,.L18
	ldo -1(%r5),%r22
	addl %r3,%r5,%r31
	copy %r3,%r28
	addl %r3,%r22,%r22
.L17:
	ldb 0(%r28),%r20
	sub %r22,%r28,%r21
	sh2addl %r20,%r15,%r20 
	ldo 1(%r28),%r28
	comb,<> %r28,%r31,.L17
	stw %r21,0(%r20)
.L18:
	copy %r19,%r4
	copy %r8,%r24
	addl %r3,%r16,%r25
	bl memcmp,%r2
	copy %r3,%r26
	movb,<> %r28,%r17,.L75
	copy %r4,%r19
	copy %r5,%r12
	sub %r9,%r5,%r29
	copy %r17,%r7
	depi -1,20,1,%r12
	ldo -1(%r5),%r6
	subi 1,%r8,%r13
	sub %r5,%r16,%r11
	copy %r17,%r10
.L15:
	comclr,<<= %r7,%r29,%r0
	b,n .L76
.L31:
	addl %r14,%r7,%r20
	ldbx %r20(%r6),%r28
	ldwx,s %r28(%r15),%r31
	comiclr,<> 0,%r31,%r0
	b,n .L19
	comclr,>> %r16,%r31,%r0
	b,n .L20
	comiclr,= 0,%r17,%r0
	copy %r11,%r31
.L20:
	addl %r7,%r31,%r7
	comb,<<= %r7,%r29,.L31
	copy %r10,%r17
.L76:
	addl %r14,%r9,%r26
	copy %r19,%r4
	bl strnlen,%r2
	copy %r12,%r25
	addl %r9,%r28,%r9
	sub %r9,%r5,%r29
	comb,<<= %r7,%r29,.L31
	copy %r4,%r19
.L44:
	ldi 0,%r28
.L1:
	ldw -1172(%r30),%r2
.L84:
	ldw -120(%r30),%r17
.L93:
	ldw -116(%r30),%r16
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
	ldo -1152(%r30),%r30
.L71:
	comb,=,n %r16,%r20,.L6
	ldo 1(%r20),%r20
	b .L91
	addl %r21,%r20,%r28
.L74:
	comb,=,n %r20,%r23,.L11
	ldo 1(%r20),%r20
	b .L92
	addl %r20,%r21,%r28
.L19:
	copy %r17,%r28
	comclr,<< %r8,%r28,%r0
	copy %r8,%r28
	comb,<<,n %r28,%r6,.L22
	ldo -1(%r8),%r28
	b,n .L82
.L24:
	comclr,<< %r28,%r6,%r0
	b,n .L23
.L22:
	ldbx %r3(%r28),%r22
	ldbx %r20(%r28),%r21
	comb,=,n %r21,%r22,.L24
	ldo 1(%r28),%r28
	comb,<<=,n %r6,%r28,.L23
	addl %r13,%r7,%r7
	copy %r31,%r17
	b .L15
	addl %r28,%r7,%r7
.L23:
	ldo -1(%r8),%r28
.L82:
	comb,>>,n %r8,%r17,.L26
	copy %r8,%r28
	b .L85
	ldo 1(%r17),%r17
.L28:
	comb,= %r28,%r17,.L27
	ldo -1(%r28),%r21
	copy %r21,%r28
.L26:
	ldbx %r3(%r28),%r22
	ldbx %r20(%r28),%r21
	comb,= %r21,%r22,.L28
	nop
	ldo 1(%r28),%r28
.L27:
	ldo 1(%r17),%r17
.L85:
	comb,<< %r28,%r17,.L78
	addl %r7,%r16,%r7
	b .L15
	copy %r11,%r17
.L75:
	sub %r5,%r8,%r7
	copy %r5,%r10
	comclr,<< %r8,%r7,%r0
	copy %r8,%r7
	ldi 0,%r12
	sub %r9,%r5,%r29
	ldo 1(%r7),%r7
	depi -1,20,1,%r10
	ldo -1(%r5),%r6
	subi 1,%r8,%r11
.L32:
	comb,>> %r12,%r29,.L89
	addl %r14,%r9,%r26
	addl %r14,%r12,%r28
.L90:
	ldbx %r28(%r6),%r20
	ldwx,s %r20(%r15),%r20
	comib,=,n 0,%r20,.L80
	addl %r20,%r12,%r12
.L81:
	comb,<<= %r12,%r29,.L90
	addl %r14,%r12,%r28
	addl %r14,%r9,%r26
.L89:
	copy %r19,%r4
	bl strnlen,%r2
	copy %r10,%r25
	addl %r9,%r28,%r9
	sub %r9,%r5,%r29
	comb,>> %r12,%r29,.L44
	copy %r4,%r19
	addl %r14,%r12,%r28
	ldbx %r28(%r6),%r20
	ldwx,s %r20(%r15),%r20
	comib,<>,n 0,%r20,.L81
	addl %r20,%r12,%r12
.L80:
	comb,>> %r6,%r8,.L34
	copy %r8,%r20
	b .L83
	ldo -1(%r8),%r20
.L37:
	comclr,>> %r6,%r20,%r0
	b,n .L35
.L34:
	ldbx %r3(%r20),%r22
	ldbx %r28(%r20),%r21
	comb,=,n %r21,%r22,.L37
	ldo 1(%r20),%r20
	comb,<<=,n %r6,%r20,.L35
	addl %r11,%r12,%r12
	b .L81
	addl %r20,%r12,%r12
.L35:
	ldo -1(%r8),%r20
.L83:
	comib,<> 0,%r8,.L39
	ldw -1172(%r30),%r2
	b .L93
	ldw -120(%r30),%r17
.L41:
	comib,= -1,%r20,.L84
	ldw -1172(%r30),%r2
.L39:
	ldbx %r3(%r20),%r22
	ldbx %r28(%r20),%r21
	comb,= %r21,%r22,.L41
	ldo -1(%r20),%r20
	b .L32
	addl %r12,%r7,%r12
.L11:
	addl %r21,%r23,%r21
	b .L9
	ldi 1,%r20
.L6:
	addl %r21,%r20,%r21
	b .L4
	ldi 1,%r20
.L78:
	b .L1
	copy %r20,%r28
.L45:
	b .L2
	ldi 0,%r8
	.EXIT
	.PROCEND
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strstr,"ax",@progbits
	.align 4
.globl strstr
	.type	strstr, @function
strstr:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r3,-96(%r30)
	stw %r9,-120(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r25),%r25
	comib,= 0,%r25,.L94
	copy %r26,%r3
	ldb 1(%r5),%r20
	comib,=,n 0,%r20,.L152
	ldb 2(%r5),%r28
	comib,= 0,%r28,.L153
	zdep %r20,15,16,%r21
	zdep %r25,7,8,%r25
	ldb 3(%r5),%r20
	or %r21,%r25,%r21
	zdep %r28,23,24,%r28
	or %r28,%r21,%r28
	comib,= 0,%r20,.L154
	or %r20,%r28,%r22
	ldb 4(%r5),%r28
	comib,= 0,%r28,.L155
	copy %r19,%r4
	bl strlen,%r2
	copy %r5,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r19,%r4
	copy %r3,%r26
	copy %r28,%r6
	bl strnlen,%r2
	depi -1,22,1,%r25
	comb,<< %r28,%r6,.L116
	copy %r4,%r19
	ldi 254,%r20
	comb,<<,n %r20,%r6,.L107
	sub %r28,%r6,%r28
	copy %r19,%r4
	ldi 64,%r24
	addl %r3,%r28,%r8
	ldo 1(%r6),%r25
	ldo -184(%r30),%r9
	bl memset,%r2
	copy %r9,%r26
	copy %r4,%r19
	ldi 0,%r20
	comb,= %r20,%r6,.L109
	extru %r6,31,8,%r22
.L110:
	ldbx %r5(%r20),%r28
	sub %r22,%r20,%r21
	extru %r28,31,6,%r28
	addl %r9,%r28,%r28
	ldo 1(%r20),%r20
	comb,<> %r6,%r20,.L110
	stb %r21,0(%r28)
.L109:
	ldo -1(%r3),%r3
	ldbx %r3(%r6),%r28
	extru %r28,31,6,%r28
	ldbx %r9(%r28),%r28
	addl %r3,%r28,%r3
	comb,<<= %r3,%r8,.L114
	addl %r8,%r6,%r26
	b .L163
	ldbx %r8(%r6),%r28
.L156:
	addl %r3,%r7,%r3
	comb,>> %r3,%r8,.L112
	addl %r8,%r6,%r26
.L114:
	ldbx %r3(%r6),%r20
	extru %r20,31,6,%r20
	copy %r19,%r4
	ldbx %r9(%r20),%r7
	copy %r3,%r26
	copy %r6,%r24
	bl memcmp,%r2
	copy %r5,%r25
	comib,<> 0,%r28,.L156
	copy %r4,%r19
.L94:
	copy %r3,%r28
.L164:
	ldw -212(%r30),%r2
	ldw -120(%r30),%r9
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L153:
	zdep %r25,15,16,%r25
	ldb 0(%r26),%r21
	comib,= 0,%r21,.L116
	or %r25,%r20,%r25
	zdep %r28,15,16,%r28
.L161:
	copy %r3,%r22
	ldbs,mb 1(%r3),%r20
	or %r21,%r28,%r28
	comb,= %r28,%r25,.L148
	extru %r20,31,8,%r21
	comib,<>,n 0,%r21,.L161
	zdep %r28,15,16,%r28
	comb,=,n %r28,%r25,.L94
	ldo -1(%r22),%r3
.L116:
	b .L94
	ldi 0,%r3
.L112:
	ldbx %r8(%r6),%r28
.L163:
	comib,= 0,%r28,.L116
	copy %r19,%r4
	bl strnlen,%r2
	ldi 2048,%r25
	addl %r8,%r28,%r8
	comb,<<= %r3,%r8,.L109
	copy %r4,%r19
	b .L94
	ldi 0,%r3
.L152:
	bl strchr,%r2
	nop
	b .L94
	copy %r28,%r3
.L155:
	ldb 0(%r26),%r20
	comib,<> 0,%r20,.L162
	zdep %r28,23,24,%r28
	b .L94
	ldi 0,%r3
.L157:
	comb,= %r28,%r22,.L150
	zdep %r28,23,24,%r28
.L162:
	copy %r3,%r31
	ldbs,mb 1(%r3),%r21
	or %r20,%r28,%r28
	extru %r21,31,8,%r20
	comib,<> 0,%r20,.L157
	nop
	comb,<>,n %r28,%r22,.L94
	ldi 0,%r3
.L150:
	b .L94
	ldo -3(%r31),%r3
.L154:
	ldb 0(%r26),%r21
	comib,<>,n 0,%r21,.L102
	ldi 0,%r3
	b .L164
	copy %r3,%r28
.L159:
	comiclr,<> 0,%r21,%r0
	b,n .L158
.L102:
	or %r21,%r20,%r20
	copy %r3,%r22
	ldbs,mb 1(%r3),%r21
	zdep %r20,23,24,%r20
	comb,<> %r20,%r28,.L159
	extru %r21,31,8,%r21
	b .L94
	ldo -2(%r22),%r3
.L148:
	b .L94
	ldo -1(%r22),%r3
.L158:
	comb,=,n %r20,%r28,.L94
	ldo -2(%r22),%r3
	b .L94
	ldi 0,%r3
.L107:
	copy %r6,%r23
	copy %r5,%r24
	ldw -212(%r30),%r2
	ldw -120(%r30),%r9
	copy %r3,%r26
	copy %r28,%r25
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bl two_way_long_needle,%r0
	ldo -192(%r30),%r30
	nop
	.EXIT
	.PROCEND
	.size	strstr, .-strstr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
