; ab856c843e5dfa42abff7976be18aaeb newlib/libc/string/strcasestr.c
	.LEVEL 1.1
	.text
	.section	.text.critical_factorization,"ax",@progbits
	.align 4
	.type	critical_factorization, @function
critical_factorization:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=14
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r14,128(%r30)
	stw %r10,-112(%r30)
	copy %r24,%r10
	stw %r8,-104(%r30)
	copy %r25,%r8
	stw %r5,-92(%r30)
	copy %r26,%r5
	stw %r13,-124(%r30)
	stw %r12,-120(%r30)
	stw %r11,-116(%r30)
	stw %r9,-108(%r30)
	stw %r7,-100(%r30)
	stw %r6,-96(%r30)
	stw %r4,-88(%r30)
	stw %r3,-84(%r30)
	comib,>>= 1,%r25,.L14
	stw %r19,-32(%r30)
	ldi 1,%r12
	ldi 0,%r11
	copy %r12,%r7
	ldi -1,%r9
	copy %r12,%r6
	b .L7
	copy %r12,%r13
.L19:
	sub %r6,%r9,%r12
	copy %r6,%r11
	ldi 1,%r7
.L4:
	addl %r11,%r7,%r6
.L25:
	comclr,>> %r8,%r6,%r0
	b,n .L18
.L7:
	copy %r19,%r4
	bl tolower,%r2
	ldbx %r5(%r6),%r26
	addl %r5,%r7,%r20
	copy %r4,%r19
	ldbx %r20(%r9),%r26
	copy %r19,%r4
	bl tolower,%r2
	extru %r28,31,8,%r3
	extru %r28,31,8,%r28
	comb,>> %r28,%r3,.L19
	copy %r4,%r19
	comb,=,n %r28,%r3,.L20
	ldi 1,%r7
	copy %r11,%r9
	addl %r11,%r7,%r11
	addl %r11,%r7,%r6
	comb,>> %r8,%r6,.L7
	copy %r13,%r12
.L18:
	ldi 1,%r13
	stw %r12,0(%r10)
	copy %r13,%r7
	ldi 0,%r11
	ldi -1,%r12
	copy %r13,%r6
	b .L12
	copy %r13,%r14
.L22:
	sub %r6,%r12,%r13
	copy %r6,%r11
	ldi 1,%r7
.L9:
	addl %r7,%r11,%r6
.L26:
	comclr,>> %r8,%r6,%r0
	b,n .L21
.L12:
	copy %r19,%r4
	bl tolower,%r2
	ldbx %r5(%r6),%r26
	addl %r5,%r7,%r20
	copy %r4,%r19
	ldbx %r20(%r12),%r26
	copy %r19,%r4
	bl tolower,%r2
	extru %r28,31,8,%r3
	extru %r28,31,8,%r28
	comb,<< %r28,%r3,.L22
	copy %r4,%r19
	comb,=,n %r28,%r3,.L23
	ldi 1,%r7
	copy %r11,%r12
	addl %r11,%r7,%r11
	addl %r7,%r11,%r6
	comb,>> %r8,%r6,.L12
	copy %r14,%r13
.L21:
	ldo 1(%r12),%r12
	ldo 1(%r9),%r28
	comb,>> %r28,%r12,.L24
	ldw -148(%r30),%r2
.L2:
	stw %r13,0(%r10)
	copy %r12,%r28
	ldw -148(%r30),%r2
.L24:
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
	ldwm -128(%r30),%r14
.L20:
	comb,=,n %r12,%r7,.L6
	ldo 1(%r7),%r7
	b .L25
	addl %r11,%r7,%r6
.L23:
	comb,=,n %r13,%r7,.L11
	ldo 1(%r7),%r7
	b .L26
	addl %r7,%r11,%r6
.L6:
	addl %r11,%r7,%r11
	b .L4
	ldi 1,%r7
.L11:
	addl %r11,%r7,%r11
	b .L9
	ldi 1,%r7
.L14:
	ldi 1,%r13
	b .L2
	ldi 0,%r12
	.EXIT
	.PROCEND
	.size	critical_factorization, .-critical_factorization
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	.PROC
	.CALLINFO FRAME=1216,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1216(%r30),%r30
	stw %r18,-172(%r30)
	copy %r25,%r18
	copy %r23,%r25
	stw %r14,-156(%r30)
	stw %r13,-152(%r30)
	ldo -1208(%r30),%r13
	stw %r9,-136(%r30)
	copy %r26,%r9
	stw %r6,-124(%r30)
	ldo -184(%r30),%r6
	stw %r5,-120(%r30)
	copy %r24,%r5
	copy %r6,%r24
	stw %r4,-116(%r30)
	copy %r5,%r26
	copy %r19,%r4
	stw %r3,-112(%r30)
	stw %r19,-32(%r30)
	stw %r17,-168(%r30)
	stw %r16,-164(%r30)
	stw %r15,-160(%r30)
	stw %r12,-148(%r30)
	stw %r11,-144(%r30)
	stw %r10,-140(%r30)
	stw %r8,-132(%r30)
	stw %r7,-128(%r30)
	bl critical_factorization,%r2
	copy %r23,%r3
	copy %r4,%r19
	copy %r13,%r20
	copy %r28,%r14
	stw %r3,0(%r20)
.L98:
	ldo 4(%r20),%r20
	comb,<>,n %r6,%r20,.L98
	stw %r3,0(%r20)
	comib,= 0,%r3,.L91
	ldo -1(%r3),%r10
	addl %r5,%r3,%r11
	copy %r5,%r7
	addl %r5,%r10,%r8
.L33:
	ldb 0(%r7),%r26
	bl tolower,%r2
	copy %r19,%r4
	sub %r8,%r7,%r20
	sh2addl %r28,%r13,%r28 
	stw %r20,0(%r28)
	ldo 1(%r7),%r7
	comb,<> %r7,%r11,.L33
	copy %r4,%r19
	ldw 0(%r6),%r16
	copy %r19,%r4
	copy %r14,%r24
	addl %r5,%r16,%r25
	bl strncasecmp,%r2
	copy %r5,%r26
	movb,<> %r28,%r11,.L32
	copy %r4,%r19
	subi 1,%r14,%r20
	copy %r11,%r6
	stw %r20,-180(%r30)
	copy %r11,%r15
	sub %r3,%r16,%r20
	stw %r20,-176(%r30)
.L31:
	copy %r19,%r4
	addl %r6,%r3,%r8
	copy %r15,%r25
	sub %r8,%r18,%r24
	bl memchr,%r2
	addl %r9,%r18,%r26
	comib,<> 0,%r28,.L61
	copy %r4,%r19
	comib,= 0,%r8,.L61
	addl %r9,%r8,%r28
	copy %r19,%r4
	bl tolower,%r2
	ldb -1(%r28),%r26
	ldwx,s %r28(%r13),%r12
	comib,= 0,%r12,.L35
	copy %r4,%r19
	comib,= 0,%r11,.L36
	ldw -176(%r30),%r20
	comclr,>>= %r12,%r16,%r0
	copy %r20,%r12
.L36:
	addl %r6,%r12,%r6
	copy %r15,%r11
	b .L31
	copy %r8,%r18
.L32:
	sub %r3,%r14,%r16
	ldi 0,%r12
	comclr,<< %r14,%r16,%r0
	copy %r14,%r16
	copy %r12,%r15
	ldo 1(%r16),%r16
	stw %r16,0(%r6)
	ldo -1(%r3),%r11
	subi 1,%r14,%r17
.L49:
	copy %r19,%r4
	addl %r12,%r3,%r10
	copy %r15,%r25
	sub %r10,%r18,%r24
	bl memchr,%r2
	addl %r9,%r18,%r26
	comib,= 0,%r10,.L61
	copy %r4,%r19
	comib,<> 0,%r28,.L61
	addl %r9,%r10,%r28
	copy %r19,%r4
	bl tolower,%r2
	ldb -1(%r28),%r26
	ldwx,s %r28(%r13),%r28
	comib,= 0,%r28,.L92
	copy %r4,%r19
	addl %r12,%r28,%r12
	b .L49
	copy %r10,%r18
.L92:
	copy %r14,%r7
	comb,>> %r11,%r14,.L51
	addl %r9,%r12,%r6
	b .L95
	ldo -1(%r14),%r7
.L56:
	ldo 1(%r7),%r7
	comclr,>> %r11,%r7,%r0
	b,n .L55
.L51:
	copy %r19,%r4
	bl tolower,%r2
	ldbx %r5(%r7),%r26
	copy %r4,%r19
	ldbx %r6(%r7),%r26
	copy %r19,%r4
	bl tolower,%r2
	copy %r28,%r8
	comb,= %r28,%r8,.L56
	copy %r4,%r19
	comb,>>=,n %r7,%r11,.L55
	addl %r17,%r12,%r12
	copy %r10,%r18
	b .L49
	addl %r12,%r7,%r12
.L91:
	ldw 0(%r20),%r25
	copy %r19,%r4
	copy %r14,%r24
	addl %r5,%r25,%r25
	bl strncasecmp,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L32
	copy %r4,%r19
	sub %r0,%r18,%r24
	copy %r3,%r25
	bl memchr,%r2
	addl %r9,%r18,%r26
.L61:
	ldi 0,%r28
.L27:
.L100:
	ldw -1236(%r30),%r2
.L101:
	ldw -172(%r30),%r18
	ldw -168(%r30),%r17
	ldw -164(%r30),%r16
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
	ldo -1216(%r30),%r30
.L35:
	copy %r11,%r18
	comclr,<< %r14,%r18,%r0
	copy %r14,%r18
	comb,>> %r10,%r18,.L38
	addl %r9,%r6,%r7
	b .L96
	ldo -1(%r14),%r12
.L42:
	ldo 1(%r18),%r18
	comclr,>> %r10,%r18,%r0
	b,n .L41
.L38:
	copy %r19,%r4
	bl tolower,%r2
	ldbx %r5(%r18),%r26
	copy %r4,%r19
	ldbx %r7(%r18),%r26
	copy %r19,%r4
	bl tolower,%r2
	copy %r28,%r17
	comb,= %r28,%r17,.L42
	copy %r4,%r19
	comb,>>= %r18,%r10,.L41
	ldw -180(%r30),%r20
	copy %r12,%r11
	addl %r20,%r6,%r6
	addl %r6,%r18,%r6
	b .L31
	copy %r8,%r18
.L41:
	ldo -1(%r14),%r12
	addl %r9,%r6,%r7
.L96:
	comb,>> %r14,%r11,.L99
	copy %r19,%r4
	b .L93
	copy %r14,%r12
.L44:
	comb,=,n %r12,%r11,.L40
	copy %r21,%r12
	copy %r19,%r4
.L99:
	bl tolower,%r2
	ldbx %r5(%r12),%r26
	copy %r4,%r19
	ldbx %r7(%r12),%r26
	copy %r19,%r4
	bl tolower,%r2
	copy %r28,%r18
	copy %r4,%r19
	comb,= %r28,%r18,.L44
	ldo -1(%r12),%r21
	ldo 1(%r12),%r12
.L40:
	ldo 1(%r11),%r11
.L97:
	comb,<<,n %r12,%r11,.L94
	addl %r6,%r16,%r6
	ldw -176(%r30),%r11
	b .L31
	copy %r8,%r18
.L55:
	ldo -1(%r14),%r7
.L95:
	comib,<> 0,%r14,.L52
	copy %r6,%r28
	b .L101
	ldw -1236(%r30),%r2
.L58:
	comib,= -1,%r7,.L100
	copy %r6,%r28
.L52:
	ldbx %r5(%r7),%r26
	bl tolower,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldbx %r6(%r7),%r26
	copy %r19,%r4
	copy %r28,%r8
	bl tolower,%r2
	ldo -1(%r7),%r7
	comb,= %r28,%r8,.L58
	copy %r4,%r19
	addl %r12,%r16,%r12
	b .L49
	copy %r10,%r18
.L93:
	b .L97
	ldo 1(%r11),%r11
.L94:
	b .L27
	addl %r9,%r6,%r28
	.EXIT
	.PROCEND
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strcasestr,"ax",@progbits
	.align 4
.globl strcasestr
	.type	strcasestr, @function
strcasestr:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r10,-84(%r30)
	copy %r26,%r10
	stw %r8,-76(%r30)
	copy %r25,%r8
	stw %r18,-116(%r30)
	stw %r17,-112(%r30)
	stw %r16,-108(%r30)
	stw %r15,-104(%r30)
	stw %r14,-100(%r30)
	stw %r13,-96(%r30)
	stw %r12,-92(%r30)
	stw %r11,-88(%r30)
	stw %r9,-80(%r30)
	stw %r7,-72(%r30)
	stw %r6,-68(%r30)
	stw %r5,-64(%r30)
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r26),%r20
	extrs %r20,31,8,%r26
	ldb 0(%r25),%r28
	comib,= 0,%r26,.L158
	extrs %r28,31,8,%r28
	copy %r25,%r3
	copy %r10,%r6
	b .L103
	ldi 1,%r7
.L107:
	copy %r19,%r4
	bl tolower,%r2
	ldo 1(%r3),%r9
	copy %r4,%r19
	ldb 0(%r3),%r26
	copy %r28,%r5
	bl tolower,%r2
	copy %r19,%r4
	ldb 0(%r6),%r26
	comclr,<> %r28,%r5,%r5
	ldi 1,%r5
	copy %r4,%r19
	extrs %r26,31,8,%r26
	comib,= 0,%r26,.L159
	and %r7,%r5,%r7
	copy %r9,%r3
.L103:
	extru %r26,31,8,%r26
	ldb 0(%r3),%r28
	comib,<> 0,%r28,.L107
	ldo 1(%r6),%r6
	comib,<> 0,%r7,.L168
	copy %r10,%r28
.L161:
	sub %r3,%r8,%r3
	ldo 1(%r10),%r14
	ldi 31,%r28
	comb,>>= %r28,%r3,.L160
	ldo -1(%r3),%r5
	copy %r3,%r23
	copy %r8,%r24
	ldw -148(%r30),%r2
	ldw -116(%r30),%r18
	copy %r5,%r25
	copy %r14,%r26
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
	bl two_way_long_needle,%r0
	ldo -128(%r30),%r30
.L159:
	ldb 1(%r3),%r28
	comiclr,= 0,%r28,%r0
	b,n .L124
	comib,= 0,%r7,.L161
	copy %r9,%r3
	b .L102
	copy %r10,%r28
.L158:
	comib,= 0,%r28,.L168
	copy %r10,%r28
.L124:
	ldi 0,%r28
.L102:
.L168:
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
.L160:
	copy %r19,%r4
	copy %r3,%r25
	copy %r8,%r26
	bl critical_factorization,%r2
	ldo -120(%r30),%r24
	ldw -120(%r30),%r17
	copy %r4,%r19
	copy %r28,%r13
	copy %r19,%r4
	addl %r8,%r17,%r25
	copy %r28,%r24
	bl strncasecmp,%r2
	copy %r8,%r26
	comib,<> 0,%r28,.L162
	copy %r4,%r19
	subi 1,%r13,%r16
	copy %r7,%r11
	copy %r7,%r15
	sub %r3,%r17,%r18
.L110:
	copy %r19,%r4
	addl %r3,%r11,%r12
	copy %r15,%r25
	sub %r12,%r5,%r24
	bl memchr,%r2
	addl %r14,%r5,%r26
	comib,= 0,%r12,.L124
	copy %r4,%r19
	comib,<> 0,%r28,.L124
	ldo 1(%r11),%r9
	copy %r13,%r5
	comclr,<< %r7,%r5,%r0
	copy %r7,%r5
	comb,<< %r5,%r3,.L112
	addl %r10,%r9,%r9
	b .L165
	ldo 1(%r11),%r9
.L116:
	ldo 1(%r5),%r5
	comclr,<> %r5,%r3,%r0
	b,n .L115
.L112:
	copy %r19,%r4
	bl tolower,%r2
	ldbx %r8(%r5),%r26
	copy %r4,%r19
	ldbx %r9(%r5),%r26
	copy %r19,%r4
	bl tolower,%r2
	copy %r28,%r6
	comb,= %r28,%r6,.L116
	copy %r4,%r19
	comb,>>=,n %r5,%r3,.L115
	addl %r16,%r11,%r11
	copy %r15,%r7
	addl %r5,%r11,%r11
	b .L110
	copy %r12,%r5
.L115:
	ldo 1(%r11),%r9
.L165:
	ldo -1(%r13),%r5
	comb,<< %r7,%r13,.L113
	addl %r10,%r9,%r9
	b .L163
	copy %r13,%r5
.L118:
	comb,=,n %r7,%r5,.L114
	copy %r20,%r5
.L113:
	copy %r19,%r4
	bl tolower,%r2
	ldbx %r8(%r5),%r26
	copy %r4,%r19
	ldbx %r9(%r5),%r26
	copy %r19,%r4
	bl tolower,%r2
	copy %r28,%r6
	copy %r4,%r19
	comb,= %r28,%r6,.L118
	ldo -1(%r5),%r20
	ldo 1(%r5),%r5
.L114:
	ldo 1(%r7),%r7
.L167:
	comb,<<,n %r5,%r7,.L164
	addl %r11,%r17,%r11
	copy %r18,%r7
	b .L110
	copy %r12,%r5
.L162:
	sub %r3,%r13,%r12
	copy %r7,%r15
	comclr,<< %r13,%r12,%r0
	copy %r13,%r12
	subi 1,%r13,%r16
	ldo 1(%r12),%r12
	stw %r12,-120(%r30)
.L125:
	copy %r19,%r4
	addl %r3,%r7,%r11
	copy %r15,%r25
	sub %r11,%r5,%r24
	bl memchr,%r2
	addl %r14,%r5,%r26
	comib,= 0,%r11,.L124
	copy %r4,%r19
	comib,<> 0,%r28,.L124
	ldo 1(%r7),%r9
	copy %r13,%r5
	comb,<< %r13,%r3,.L133
	addl %r10,%r9,%r9
	b .L166
	ldo -1(%r13),%r6
.L127:
	ldo 1(%r5),%r5
	comclr,<> %r5,%r3,%r0
	b,n .L126
.L133:
	copy %r19,%r4
	bl tolower,%r2
	ldbx %r8(%r5),%r26
	copy %r4,%r19
	ldbx %r9(%r5),%r26
	copy %r19,%r4
	bl tolower,%r2
	copy %r28,%r6
	comb,= %r28,%r6,.L127
	copy %r4,%r19
	comb,>>=,n %r5,%r3,.L126
	addl %r16,%r7,%r7
	addl %r7,%r5,%r7
	b .L125
	copy %r11,%r5
.L126:
	ldo -1(%r13),%r6
.L166:
	comib,= 0,%r13,.L130
	ldo 1(%r7),%r9
	b .L129
	addl %r10,%r9,%r5
.L131:
	comib,= -1,%r6,.L168
	addl %r14,%r7,%r28
.L129:
	ldbx %r8(%r6),%r26
	bl tolower,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldbx %r5(%r6),%r26
	copy %r19,%r4
	copy %r28,%r9
	bl tolower,%r2
	ldo -1(%r6),%r6
	comb,= %r28,%r9,.L131
	copy %r4,%r19
	addl %r7,%r12,%r7
	b .L125
	copy %r11,%r5
.L130:
	b .L102
	addl %r14,%r7,%r28
.L163:
	b .L167
	ldo 1(%r7),%r7
.L164:
	b .L102
	addl %r14,%r11,%r28
	.EXIT
	.PROCEND
	.size	strcasestr, .-strcasestr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
