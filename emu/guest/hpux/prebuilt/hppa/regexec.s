; db13fdc67dcab34ec1ba11c0fcae722c newlib/libc/posix/regexec.c
	.LEVEL 1.1
	.text
	.section	.text.sstep,"ax",@progbits
	.align 4
	.type	sstep, @function
sstep:
	.PROC
	.CALLINFO FRAME=128,NO_CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -184(%r30),%r20
	subi 31,%r25,%r28
	stw %r18,-108(%r30)
	mtsar %r28
	ldw -180(%r30),%r18
	zvdepi 1,32,%r22
	stw %r17,-104(%r30)
	stw %r16,-100(%r30)
	stw %r15,-96(%r30)
	stw %r14,-92(%r30)
	stw %r13,-88(%r30)
	stw %r12,-84(%r30)
	stw %r11,-80(%r30)
	stw %r10,-76(%r30)
	stw %r9,-72(%r30)
	stw %r8,-68(%r30)
	stw %r7,-64(%r30)
	stw %r6,-60(%r30)
	stw %r5,-56(%r30)
	stw %r4,-52(%r30)
	stw %r3,-48(%r30)
	stw %r19,-32(%r30)
	stw %r20,-112(%r30)
	comb,= %r24,%r25,.L30
	stw %r26,-116(%r30)
	ldw 4(%r26),%r6
	copy %r20,%r28
	ldil L'1476395008,%r4
	ldil L'-2147483648,%r3
	ldil L'-1744830464,%r1
	ldil L'-1610612736,%r17
	ldil L'-2013265920,%r16
	ldil L'-1879048192,%r15
	ldil L'1879048192,%r2
	ldil L'2013265920,%r14
	ldil L'1610612736,%r13
	ldil L'805306368,%r26
	ldil L'1207959552,%r29
	ldil L'1342177280,%r12
	ldil L'-939524096,%r11
	ldil L'536870912,%r31
	ldil L'671088640,%r10
	ldil L'268435456,%r9
	ldil L'402653184,%r8
.L29:
	zdep %r25,29,30,%r5
	ldwx %r6(%r5),%r21
	copy %r21,%r20
	depi 0,31,27,%r20
	comclr,<> %r4,%r20,%r0
	b,n .L3
	comclr,>>= %r4,%r20,%r0
	b,n .L4
	comclr,<> %r26,%r20,%r0
	b,n .L5
	comclr,>>= %r26,%r20,%r0
	b,n .L6
	comclr,<> %r31,%r20,%r0
	b,n .L7
	comclr,<< %r31,%r20,%r0
	b,n .L52
	comb,<> %r10,%r20,.L41
	ldi 127,%r20
	comb,< %r20,%r18,.L23
	ldo 1(%r25),%r25
.L46:
	and %r23,%r22,%r20
	zdep %r20,30,31,%r20
	or %r28,%r20,%r28
.L23:
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
.L1:
	ldw -148(%r30),%r2
.L61:
	ldw -108(%r30),%r18
	ldw -104(%r30),%r17
	ldw -100(%r30),%r16
	ldw -96(%r30),%r15
	ldw -92(%r30),%r14
	ldw -88(%r30),%r13
	ldw -84(%r30),%r12
	ldw -80(%r30),%r11
	ldw -76(%r30),%r10
	ldw -72(%r30),%r9
	ldw -68(%r30),%r8
	ldw -64(%r30),%r7
	ldw -60(%r30),%r6
	ldw -56(%r30),%r5
	ldw -52(%r30),%r4
	ldw -48(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L52:
	comclr,<> %r9,%r20,%r0
	b,n .L9
	comb,<> %r8,%r20,.L41
	copy %r18,%r21
	depi 0,30,1,%r21
	ldi 129,%r20
	comb,<> %r20,%r21,.L23
	ldo 1(%r25),%r25
	and %r23,%r22,%r20
	zdep %r20,30,31,%r20
	b .L23
	or %r28,%r20,%r28
.L6:
	comclr,<> %r29,%r20,%r0
	b,n .L13
	comclr,<< %r29,%r20,%r0
	b,n .L53
	comb,<> %r12,%r20,.L41
	and %r22,%r28,%r20
	zdep %r20,30,31,%r20
	stw %r20,-120(%r30)
	ldw -120(%r30),%r7
	extru %r21,31,27,%r20
	stw %r20,-112(%r30)
	mtsar %r21
	or %r7,%r28,%r20
	vshd %r0,%r22,%r5
	and %r22,%r20,%r28
	and %r20,%r5,%r7
	vshd %r0,%r28,%r28
	comib,<> 0,%r7,.L41
	or %r28,%r20,%r28
	and %r5,%r28,%r5
	comib,= 0,%r5,.L41
	ldw -112(%r30),%r21
	uaddcm %r25,%r21,%r20
	ldo 1(%r20),%r25
	subi 31,%r20,%r21
	mtsar %r21
	zvdepi 1,32,%r22
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
	b .L61
	ldw -148(%r30),%r2
.L56:
	comb,= %r13,%r21,.L62
	and %r22,%r28,%r20
.L41:
	ldo 1(%r25),%r25
.L59:
.L63:
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
	b .L61
	ldw -148(%r30),%r2
.L53:
	addl %r20,%r11,%r20
	depi 0,4,1,%r20
	comib,<>,n 0,%r20,.L63
	ldo 1(%r25),%r25
.L13:
	and %r22,%r28,%r20
.L62:
	ldo 1(%r25),%r25
	zdep %r20,30,31,%r20
	zdep %r22,30,31,%r22
	comb,<> %r25,%r24,.L29
	or %r28,%r20,%r28
	b .L61
	ldw -148(%r30),%r2
.L4:
	comb,= %r3,%r20,.L16
	ldo 1(%r25),%r7
	comclr,<< %r3,%r20,%r0
	b,n .L54
	comclr,<> %r1,%r20,%r0
	b,n .L19
	comclr,<< %r1,%r20,%r0
	b,n .L55
	comb,<> %r17,%r20,.L41
	ldi 134,%r20
	comb,= %r20,%r18,.L46
	ldo 1(%r25),%r25
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
	b .L61
	ldw -148(%r30),%r2
.L54:
	comb,=,n %r2,%r20,.L62
	and %r22,%r28,%r20
	comb,>>=,n %r2,%r20,.L56
	depi 0,31,28,%r21
	comb,<>,n %r14,%r20,.L63
	ldo 1(%r25),%r25
.L3:
	and %r22,%r28,%r20
	extru %r21,31,27,%r21
	zdep %r20,30,31,%r20
	subi 31,%r21,%r21
	or %r20,%r28,%r20
	mtsar %r21
	and %r22,%r20,%r28
	ldo 1(%r25),%r25
	zvdep %r28,32,%r28
	zdep %r22,30,31,%r22
	comb,<> %r25,%r24,.L29
	or %r28,%r20,%r28
	b .L61
	ldw -148(%r30),%r2
.L55:
	comb,<>,n %r16,%r20,.L57
	and %r22,%r28,%r20
	extru %r21,31,27,%r21
	zdep %r20,30,31,%r20
	addl %r25,%r21,%r7
	ldwx,s %r7(%r6),%r5
	or %r20,%r28,%r20
	depi 0,31,27,%r5
	ldil L'-1879048192,%r28
	comb,= %r28,%r5,.L58
	ldo 1(%r25),%r25
	and %r22,%r20,%r28
	subi 31,%r21,%r21
	zdep %r22,30,31,%r22
	mtsar %r21
	zvdep %r28,32,%r28
	comb,<> %r25,%r24,.L29
	or %r28,%r20,%r28
	b .L61
	ldw -148(%r30),%r2
.L57:
	comb,= %r15,%r20,.L62
	and %r22,%r28,%r20
	b .L59
	ldo 1(%r25),%r25
.L19:
	ldi 133,%r20
	comb,= %r20,%r18,.L46
	ldo 1(%r25),%r25
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
	b .L61
	ldw -148(%r30),%r2
.L16:
	and %r22,%r28,%r20
	stw %r20,-112(%r30)
	comib,<> 0,%r20,.L60
	stw %r7,-120(%r30)
	ldw -120(%r30),%r25
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
	b .L61
	ldw -148(%r30),%r2
.L7:
	ldo -130(%r18),%r20
	comib,>>= 1,%r20,.L46
	ldo 1(%r25),%r25
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
	b .L61
	ldw -148(%r30),%r2
.L9:
	extrs %r21,31,8,%r21
	comb,= %r18,%r21,.L46
	ldo 1(%r25),%r25
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
	b .L61
	ldw -148(%r30),%r2
.L5:
	ldi 127,%r20
	comb,< %r20,%r18,.L23
	ldo 1(%r25),%r25
	zdep %r21,27,27,%r21
	ldw -116(%r30),%r5
	ldw 16(%r5),%r20
	ldwx %r20(%r21),%r5
	addl %r20,%r21,%r20
	extru %r18,31,8,%r21
	ldb 4(%r20),%r20
	ldbx %r5(%r21),%r21
	and %r21,%r20,%r20
	comib,= 0,%r20,.L23
	and %r23,%r22,%r20
	zdep %r20,30,31,%r20
	b .L23
	or %r28,%r20,%r28
.L58:
	copy %r20,%r28
	comb,<> %r25,%r24,.L29
	zdep %r22,30,31,%r22
	b .L61
	ldw -148(%r30),%r2
.L60:
	addl %r6,%r5,%r5
	ldil L'-1879048192,%r7
	ldw 4(%r5),%r20
	copy %r20,%r21
	depi 0,31,27,%r21
	comb,= %r7,%r21,.L32
	ldi 1,%r21
	extru %r20,31,27,%r20
.L64:
	addl %r20,%r21,%r21
	addl %r21,%r25,%r20
	ldwx,s %r20(%r6),%r20
	copy %r20,%r5
	depi 0,31,27,%r5
	comb,<> %r7,%r5,.L64
	extru %r20,31,27,%r20
	subi 31,%r21,%r21
.L65:
	ldw -112(%r30),%r5
	mtsar %r21
	ldw -120(%r30),%r25
	zvdep %r5,32,%r20
	zdep %r22,30,31,%r22
	comb,<> %r25,%r24,.L29
	or %r28,%r20,%r28
	b .L61
	ldw -148(%r30),%r2
.L30:
	b .L1
	ldw -112(%r30),%r28
.L32:
	b .L65
	subi 31,%r21,%r21
	.EXIT
	.PROCEND
	.size	sstep, .-sstep
	.section	.text.lstep,"ax",@progbits
	.align 4
	.type	lstep, @function
lstep:
	.PROC
	.CALLINFO FRAME=128,NO_CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -184(%r30),%r28
	stw %r14,-96(%r30)
	ldw -180(%r30),%r14
	stw %r18,-112(%r30)
	stw %r17,-108(%r30)
	stw %r16,-104(%r30)
	stw %r15,-100(%r30)
	stw %r13,-92(%r30)
	stw %r12,-88(%r30)
	stw %r11,-84(%r30)
	stw %r10,-80(%r30)
	stw %r9,-76(%r30)
	stw %r8,-72(%r30)
	stw %r7,-68(%r30)
	stw %r6,-64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	comb,= %r24,%r25,.L127
	stw %r19,-32(%r30)
	ldil L'1476395008,%r3
	ldil L'-2013265920,%r1
	ldil L'-1744830464,%r2
	ldil L'-1610612736,%r12
	ldil L'-1879048192,%r11
	ldil L'2013265920,%r29
	ldil L'-2147483648,%r10
	ldil L'1610612736,%r9
	ldil L'805306368,%r31
	ldil L'1207959552,%r22
	ldil L'1342177280,%r8
	ldil L'-939524096,%r7
	ldil L'536870912,%r21
	ldil L'671088640,%r6
	ldil L'268435456,%r5
	ldil L'402653184,%r4
	ldw 4(%r26),%r20
.L135:
	zdep %r25,29,30,%r16
	ldwx %r20(%r16),%r15
	copy %r15,%r13
	depi 0,31,27,%r13
	comclr,<> %r3,%r13,%r0
	b,n .L84
	comclr,>>= %r3,%r13,%r0
	b,n .L69
	comclr,<> %r31,%r13,%r0
	b,n .L70
	comclr,>>= %r31,%r13,%r0
	b,n .L71
	comclr,<> %r21,%r13,%r0
	b,n .L72
	comclr,<< %r21,%r13,%r0
	b,n .L131
	comb,<> %r6,%r13,.L76
	ldi 127,%r20
	comb,< %r20,%r14,.L112
	ldo 1(%r25),%r20
.L101:
	ldo 1(%r25),%r20
	ldbx %r23(%r25),%r25
	ldbx %r28(%r20),%r15
	addl %r28,%r20,%r13
	or %r25,%r15,%r25
	stb %r25,0(%r13)
.L112:
	copy %r20,%r25
.L92:
	comb,<>,n %r25,%r24,.L135
	ldw 4(%r26),%r20
.L127:
	ldw -148(%r30),%r2
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
	ldo -128(%r30),%r30
.L83:
	comb,= %r2,%r13,.L89
	ldi 133,%r20
	comb,<> %r12,%r13,.L132
	ldi 134,%r20
	comb,= %r20,%r14,.L101
	ldo 1(%r25),%r20
	b .L92
	copy %r20,%r25
.L131:
	comclr,<> %r5,%r13,%r0
	b,n .L74
	comb,<> %r4,%r13,.L76
	copy %r14,%r15
	ldi 129,%r13
	depi 0,30,1,%r15
	comb,<> %r13,%r15,.L112
	ldo 1(%r25),%r20
	ldbx %r23(%r25),%r13
	ldbx %r28(%r20),%r15
	addl %r28,%r20,%r25
	or %r13,%r15,%r13
	b .L112
	stb %r13,0(%r25)
.L71:
	comclr,<> %r22,%r13,%r0
	b,n .L91
	comclr,<< %r22,%r13,%r0
	b,n .L133
	comb,<>,n %r8,%r13,.L76
	ldbx %r28(%r25),%r17
	ldo 1(%r25),%r20
	ldbx %r28(%r20),%r13
	addl %r28,%r20,%r16
	or %r13,%r17,%r13
	stb %r13,0(%r16)
	extru %r15,31,27,%r15
	ldbx %r28(%r25),%r13
	sub %r25,%r15,%r15
	ldbx %r28(%r15),%r16
	addl %r28,%r15,%r17
	extrs %r16,31,8,%r16
	or %r16,%r13,%r25
	extrs %r25,31,8,%r25
	comib,= 0,%r25,.L112
	stb %r25,0(%r17)
	comib,<> 0,%r16,.L112
	copy %r15,%r25
	b,n .L92
.L69:
	comclr,<> %r1,%r13,%r0
	b,n .L82
	comb,<< %r1,%r13,.L83
	nop
	comclr,<> %r29,%r13,%r0
	b,n .L84
	comclr,<< %r29,%r13,%r0
	b,n .L134
	comb,<> %r10,%r13,.L76
	ldo 1(%r25),%r17
	ldbx %r28(%r25),%r13
	stw %r17,-120(%r30)
	extrs %r13,31,8,%r17
	comib,<> 0,%r17,.L106
	stw %r17,-116(%r30)
	b .L92
	ldw -120(%r30),%r25
.L133:
	addl %r13,%r7,%r13
	depi 0,4,1,%r13
	comib,= 0,%r13,.L136
	ldo 1(%r25),%r13
.L76:
	b .L92
	ldo 1(%r25),%r25
.L134:
	addl %r13,%r2,%r20
	depi 0,4,1,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L91
	comb,<>,n %r9,%r13,.L92
	ldo 1(%r25),%r25
.L91:
	ldo 1(%r25),%r13
.L136:
	ldbx %r28(%r25),%r20
	ldbx %r28(%r13),%r25
	addl %r28,%r13,%r15
	or %r20,%r25,%r20
	copy %r13,%r25
	b .L92
	stb %r20,0(%r15)
.L132:
	comb,<> %r11,%r13,.L76
	ldo 1(%r25),%r13
	ldbx %r28(%r25),%r20
	ldbx %r28(%r13),%r25
	addl %r28,%r13,%r15
	or %r20,%r25,%r20
	copy %r13,%r25
	b .L92
	stb %r20,0(%r15)
.L84:
	ldbx %r28(%r25),%r17
	ldo 1(%r25),%r20
	ldbx %r28(%r20),%r13
	addl %r28,%r20,%r16
	or %r13,%r17,%r13
	stb %r13,0(%r16)
	extru %r15,31,27,%r15
	ldbx %r28(%r25),%r13
	addl %r15,%r25,%r15
	copy %r20,%r25
	ldbx %r28(%r15),%r20
	addl %r28,%r15,%r15
	or %r20,%r13,%r20
	b .L92
	stb %r20,0(%r15)
.L82:
	ldo 1(%r25),%r20
	ldbx %r28(%r25),%r17
	ldbx %r28(%r20),%r13
	addl %r28,%r20,%r16
	or %r13,%r17,%r13
	stb %r13,0(%r16)
	extru %r15,31,27,%r15
	ldw 4(%r26),%r13
	addl %r15,%r25,%r15
	ldil L'-1879048192,%r16
	ldwx,s %r15(%r13),%r13
	depi 0,31,27,%r13
	comb,=,n %r16,%r13,.L92
	copy %r20,%r25
	ldbx %r28(%r15),%r13
	ldbx %r28(%r25),%r25
	addl %r28,%r15,%r15
	or %r13,%r25,%r13
	b .L112
	stb %r13,0(%r15)
.L72:
	ldo -130(%r14),%r20
	comib,>>= 1,%r20,.L101
	ldo 1(%r25),%r20
	b .L92
	copy %r20,%r25
.L89:
	comb,= %r20,%r14,.L101
	ldo 1(%r25),%r20
	b .L92
	copy %r20,%r25
.L70:
	ldi 127,%r13
	comb,< %r13,%r14,.L112
	ldo 1(%r25),%r20
	zdep %r15,27,27,%r15
	ldw 16(%r26),%r13
	ldwx %r13(%r15),%r16
	addl %r13,%r15,%r13
	extru %r14,31,8,%r17
	ldb 4(%r13),%r15
	ldbx %r16(%r17),%r13
	and %r13,%r15,%r13
	comib,=,n 0,%r13,.L92
	copy %r20,%r25
	ldbx %r23(%r25),%r13
	ldbx %r28(%r20),%r15
	addl %r28,%r20,%r25
	or %r13,%r15,%r13
	b .L112
	stb %r13,0(%r25)
.L74:
	extrs %r15,31,8,%r15
	comb,<> %r14,%r15,.L112
	ldo 1(%r25),%r20
	ldbx %r23(%r25),%r13
	ldbx %r28(%r20),%r15
	addl %r28,%r20,%r25
	or %r13,%r15,%r13
	b .L112
	stb %r13,0(%r25)
.L106:
	addl %r20,%r16,%r16
	ldil L'-1879048192,%r18
	ldw 4(%r16),%r13
	copy %r13,%r15
	depi 0,31,27,%r15
	comb,= %r18,%r15,.L107
	ldi 1,%r15
	extru %r13,31,27,%r13
.L137:
	addl %r13,%r15,%r15
	addl %r15,%r25,%r16
	ldwx,s %r16(%r20),%r13
	copy %r13,%r17
	depi 0,31,27,%r17
	comb,<> %r18,%r17,.L137
	extru %r13,31,27,%r13
.L109:
	ldbx %r28(%r16),%r20
	ldw -116(%r30),%r13
	addl %r28,%r16,%r16
	or %r13,%r20,%r20
	ldw -120(%r30),%r25
	b .L92
	stb %r20,0(%r16)
.L107:
	b .L109
	ldw -120(%r30),%r16
	.EXIT
	.PROCEND
	.size	lstep, .-lstep
	.section	.text.sslow,"ax",@progbits
	.align 4
	.type	sslow, @function
sslow:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r13,-152(%r30)
	copy %r26,%r13
	stw %r9,-136(%r30)
	ldw -244(%r30),%r9
	stw %r8,-132(%r30)
	copy %r23,%r8
	stw %r3,-112(%r30)
	stw %r18,-172(%r30)
	stw %r17,-168(%r30)
	stw %r16,-164(%r30)
	stw %r15,-160(%r30)
	stw %r14,-156(%r30)
	stw %r12,-148(%r30)
	stw %r11,-144(%r30)
	stw %r10,-140(%r30)
	stw %r7,-128(%r30)
	stw %r6,-124(%r30)
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 48(%r26),%r15
	stw %r24,-184(%r30)
	ldw 16(%r26),%r28
	comb,= %r25,%r28,.L191
	copy %r25,%r3
	ldb -1(%r25),%r6
	extrs %r6,31,8,%r6
.L139:
	subi 31,%r8,%r28
	ldw 0(%r13),%r26
	mtsar %r28
	ldo -56(%r30),%r11
	zvdepi 1,32,%r23
	stw %r23,0(%r11)
	ldi 132,%r28
	copy %r19,%r4
	stw %r28,-52(%r30)
	copy %r9,%r24
	bl sstep,%r2
	copy %r8,%r25
	subi 31,%r9,%r20
	copy %r28,%r23
	mtsar %r20
	zvdepi 1,32,%r28
	stw %r28,-180(%r30)
	ldo -52(%r30),%r10
	ldo 20(%r13),%r18
	ldw 0(%r18),%r28
	copy %r4,%r19
	ldi 0,%r14
	comb,= %r3,%r28,.L221
	ldi 128,%r16
.L140:
	ldb 0(%r3),%r7
	comib,= 10,%r6,.L222
	extrs %r7,31,8,%r7
	comclr,<> %r16,%r6,%r0
	b,n .L223
	comib,= 10,%r7,.L186
	ldi 0,%r5
.L149:
	extru %r6,31,8,%r12
.L237:
	stw %r23,-176(%r30)
	copy %r19,%r4
	copy %r12,%r26
	bl isalnum,%r2
	copy %r12,%r17
	copy %r4,%r19
	comib,<> 0,%r28,.L171
	ldw -176(%r30),%r23
	ldi 95,%r21
	comb,= %r21,%r6,.L224
	ldi 128,%r28
	comclr,= %r28,%r7,%r0
	b,n .L154
.L188:
	copy %r12,%r17
	copy %r16,%r7
.L171:
	stw %r23,-176(%r30)
	copy %r19,%r4
	bl isalnum,%r2
	copy %r17,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L173
	ldw -176(%r30),%r23
	ldi 95,%r21
	comb,= %r21,%r6,.L240
	ldi 130,%r21
	copy %r7,%r6
.L160:
	ldw -180(%r30),%r21
.L238:
	and %r23,%r21,%r28
	comiclr,= 0,%r28,%r0
	copy %r3,%r14
	comb,= %r15,%r23,.L138
	ldw -184(%r30),%r28
	comb,=,n %r28,%r3,.L138
	stw %r15,0(%r11)
	copy %r19,%r4
	ldw 0(%r13),%r26
	copy %r9,%r24
	stw %r6,0(%r10)
	copy %r8,%r25
	bl sstep,%r2
	ldo 1(%r3),%r3
	copy %r28,%r23
	ldw 0(%r18),%r28
	comb,<> %r3,%r28,.L140
	copy %r4,%r19
.L221:
	comib,= 10,%r6,.L225
	ldi 8,%r20
	comb,= %r16,%r6,.L226
	ldw 4(%r13),%r21
	ldi 2,%r20
	and %r21,%r20,%r17
	comib,<> 0,%r17,.L227
	ldi 128,%r7
	ldw 0(%r13),%r12
.L241:
	ldi 128,%r7
	ldi 130,%r5
.L161:
	ldw 48(%r12),%r28
	addl %r17,%r28,%r17
	comiclr,>= 0,%r17,%r0
	b,n .L169
.L165:
	comb,=,n %r16,%r6,.L160
	copy %r7,%r6
	b .L237
	extru %r6,31,8,%r12
.L224:
	stw %r23,-176(%r30)
	copy %r19,%r4
	bl isalnum,%r2
	copy %r21,%r26
	copy %r4,%r19
	ldw -176(%r30),%r23
.L173:
	ldi 130,%r21
.L240:
	comb,= %r21,%r5,.L228
	extru %r7,31,8,%r12
	comb,= %r16,%r7,.L160
	copy %r16,%r6
.L184:
	stw %r23,-176(%r30)
	copy %r19,%r4
	bl isalnum,%r2
	copy %r12,%r26
	copy %r4,%r19
	comib,= 0,%r28,.L229
	ldw -176(%r30),%r23
	copy %r7,%r6
	ldo -133(%r5),%r5
.L239:
	comib,<< 1,%r5,.L160
	ldi 133,%r28
	b .L243
	stw %r23,0(%r11)
.L230:
	comib,= 0,%r17,.L154
	ldi 129,%r5
.L216:
	comib,>=,n 0,%r17,.L167
	copy %r28,%r12
.L242:
	ldi 129,%r5
.L169:
	stw %r23,0(%r11)
	copy %r19,%r4
	copy %r9,%r24
	stw %r5,0(%r10)
	copy %r8,%r25
	bl sstep,%r2
	copy %r12,%r26
	ldo -1(%r17),%r17
	copy %r4,%r19
	comib,<> 0,%r17,.L169
	copy %r28,%r23
	ldi 129,%r21
	comb,<> %r21,%r5,.L165
	nop
.L167:
	comclr,= %r16,%r7,%r0
	b,n .L196
.L163:
	comb,= %r16,%r6,.L238
	ldw -180(%r30),%r21
	ldi 129,%r5
	b .L188
	extru %r6,31,8,%r12
.L222:
	ldw 0(%r13),%r28
	ldi 8,%r20
	ldw 24(%r28),%r5
	and %r5,%r20,%r5
	comib,= 0,%r5,.L149
	copy %r28,%r12
.L148:
	comib,<> 10,%r7,.L230
	ldw 44(%r28),%r17
	ldw 24(%r28),%r21
	ldi 8,%r20
	and %r21,%r20,%r21
	comib,<> 0,%r21,.L161
	ldi 131,%r5
	comiclr,= 0,%r17,%r0
	b,n .L157
.L196:
	ldi 129,%r5
.L154:
	stw %r23,-176(%r30)
	copy %r19,%r4
	extru %r7,31,8,%r12
	bl isalnum,%r2
	copy %r12,%r26
	copy %r4,%r19
	comib,= 0,%r28,.L174
	ldw -176(%r30),%r23
	ldi 128,%r28
	comb,=,n %r28,%r6,.L218
	extru %r6,31,8,%r26
	stw %r23,-176(%r30)
	bl isalnum,%r2
	copy %r19,%r4
	copy %r4,%r19
	comiclr,<> 95,%r6,%r6
	ldi 1,%r6
	comib,<> 0,%r6,.L201
	ldw -176(%r30),%r23
	comib,<>,n 0,%r28,.L184
	ldi 133,%r5
.L218:
	copy %r7,%r6
.L235:
	b .L176
	ldi 133,%r28
.L223:
	ldw 4(%r13),%r28
	extru %r28,31,1,%r28
	comib,<>,n 0,%r28,.L151
	ldw 0(%r13),%r28
	b .L148
	copy %r28,%r12
.L151:
	comib,<>,n 10,%r7,.L160
	copy %r7,%r6
.L186:
	ldw 0(%r13),%r12
	ldi 8,%r21
	ldw 24(%r12),%r5
	and %r5,%r21,%r5
	comib,= 0,%r5,.L165
	ldi 10,%r7
	ldi 0,%r17
	b .L161
	ldi 130,%r5
.L138:
	copy %r14,%r28
	ldw -212(%r30),%r2
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
	ldo -192(%r30),%r30
.L174:
	ldi 95,%r28
	comb,= %r28,%r7,.L231
	ldi 128,%r28
	comb,=,n %r28,%r6,.L160
	copy %r7,%r6
	b .L171
	extru %r6,31,8,%r17
.L228:
	copy %r7,%r6
	ldi 134,%r28
.L176:
	stw %r23,0(%r11)
.L243:
	copy %r19,%r4
	ldw 0(%r13),%r26
	copy %r9,%r24
	stw %r28,0(%r10)
	bl sstep,%r2
	copy %r8,%r25
	copy %r4,%r19
	b .L160
	copy %r28,%r23
.L225:
	ldw 0(%r13),%r28
	ldw 24(%r28),%r5
	and %r5,%r20,%r5
	comib,= 0,%r5,.L232
	ldi 2,%r21
	ldw 4(%r13),%r21
	ldi 2,%r20
	and %r21,%r20,%r21
	comib,= 0,%r21,.L233
	ldw 44(%r28),%r17
.L212:
	comib,= 0,%r17,.L163
	nop
	b .L216
	ldi 128,%r7
.L232:
	ldw 4(%r13),%r20
	and %r20,%r21,%r17
	comib,<> 0,%r17,.L149
	ldi 128,%r7
	copy %r28,%r12
	ldi 128,%r7
	b .L161
	ldi 130,%r5
.L226:
	extru %r21,31,1,%r28
	comib,<> 0,%r28,.L145
	ldi 2,%r20
	ldw 0(%r13),%r28
	and %r21,%r20,%r21
	comib,<> 0,%r21,.L212
	ldw 44(%r28),%r17
.L233:
	copy %r28,%r12
	ldi 128,%r7
	b .L161
	ldi 131,%r5
.L227:
	b .L149
	ldi 0,%r5
.L145:
	and %r21,%r20,%r17
	comib,=,n 0,%r17,.L241
	ldw 0(%r13),%r12
	b .L238
	ldw -180(%r30),%r21
.L229:
	ldi 95,%r20
	copy %r7,%r6
	comb,<> %r20,%r7,.L176
	ldi 134,%r28
	b .L239
	ldo -133(%r5),%r5
.L157:
	comib,< 0,%r17,.L242
	copy %r28,%r12
	ldi 129,%r5
	ldi 129,%r21
	comb,= %r21,%r5,.L167
	nop
	b,n .L165
.L231:
	comb,= %r28,%r6,.L218
	copy %r19,%r4
	stw %r23,-176(%r30)
	bl isalnum,%r2
	extru %r6,31,8,%r26
	copy %r4,%r19
	comb,<> %r7,%r6,.L234
	ldw -176(%r30),%r23
	stw %r23,-176(%r30)
	copy %r19,%r4
	bl isalnum,%r2
	ldi 95,%r26
	copy %r4,%r19
	ldw -176(%r30),%r23
.L236:
	b .L235
	copy %r7,%r6
.L191:
	b .L139
	ldi 128,%r6
.L234:
	comib,= 0,%r28,.L218
	copy %r19,%r4
	stw %r23,-176(%r30)
	bl isalnum,%r2
	ldi 95,%r26
	copy %r4,%r19
	b .L236
	ldw -176(%r30),%r23
.L201:
	b .L184
	ldi 133,%r5
	.EXIT
	.PROCEND
	.size	sslow, .-sslow
	.section	.text.sdissect,"ax",@progbits
	.align 4
	.type	sdissect, @function
sdissect:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r11,-152(%r30)
	ldw -244(%r30),%r11
	stw %r8,-140(%r30)
	copy %r24,%r8
	stw %r7,-136(%r30)
	copy %r25,%r7
	stw %r6,-132(%r30)
	copy %r26,%r6
	stw %r5,-128(%r30)
	copy %r23,%r5
	stw %r18,-180(%r30)
	stw %r17,-176(%r30)
	stw %r16,-172(%r30)
	stw %r15,-168(%r30)
	stw %r14,-164(%r30)
	stw %r13,-160(%r30)
	stw %r12,-156(%r30)
	stw %r10,-148(%r30)
	stw %r9,-144(%r30)
	stw %r4,-124(%r30)
	stw %r3,-120(%r30)
	comb,<= %r11,%r23,.L245
	stw %r19,-32(%r30)
	ldil L'1476395008,%r16
	ldil L'2013265920,%r14
	ldil L'1744830464,%r17
	ldil L'-1879048192,%r12
	ldo -52(%r30),%r10
	ldil L'1207959552,%r15
	ldil L'805306368,%r13
	ldw 0(%r6),%r28
.L291:
	zdep %r5,29,30,%r18
	ldw 4(%r28),%r22
	ldwx %r22(%r18),%r31
	copy %r31,%r20
	depi 0,31,27,%r20
	comb,= %r16,%r20,.L246
	copy %r8,%r24
	comb,= %r14,%r20,.L275
	copy %r5,%r3
	comclr,<> %r15,%r20,%r0
	b,n .L248
	comb,<< %r16,%r20,.L287
	ldo 1(%r5),%r3
	comclr,<> %r13,%r20,%r0
	b,n .L255
	comb,<< %r13,%r20,.L253
	copy %r5,%r18
	ldil L'268435456,%r28
	comb,<> %r28,%r20,.L288
	ldil L'671088640,%r28
.L255:
	ldo 1(%r7),%r7
.L284:
	copy %r3,%r5
.L261:
	comb,>,n %r11,%r5,.L291
	ldw 0(%r6),%r28
.L245:
	copy %r7,%r28
	ldw -212(%r30),%r2
	ldw -180(%r30),%r18
	ldw -176(%r30),%r17
	ldw -172(%r30),%r16
	ldw -168(%r30),%r15
	ldw -164(%r30),%r14
	ldw -160(%r30),%r13
	ldw -156(%r30),%r12
	ldw -152(%r30),%r11
	ldw -148(%r30),%r10
	ldw -144(%r30),%r9
	ldw -140(%r30),%r8
	ldw -136(%r30),%r7
	ldw -132(%r30),%r6
	ldw -128(%r30),%r5
	ldw -124(%r30),%r4
	ldw -120(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L288:
	comb,=,n %r28,%r20,.L284
	ldo 1(%r7),%r7
	b .L261
	copy %r3,%r5
.L248:
	extru %r31,31,27,%r31
	addl %r31,%r5,%r18
	ldo 1(%r18),%r3
.L253:
	comb,<> %r15,%r20,.L284
	copy %r8,%r24
.L258:
	copy %r19,%r4
	copy %r5,%r23
	stw %r3,0(%r10)
	copy %r7,%r25
	bl sslow,%r2
	copy %r6,%r26
	stw %r11,0(%r10)
	copy %r4,%r19
	copy %r28,%r9
	copy %r8,%r24
	copy %r19,%r4
	copy %r3,%r23
	copy %r28,%r25
	bl sslow,%r2
	copy %r6,%r26
	copy %r4,%r19
	comb,<> %r28,%r8,.L258
	ldo -1(%r9),%r24
	ldo 1(%r5),%r28
	copy %r7,%r5
	b .L266
	stw %r28,-184(%r30)
.L279:
	copy %r24,%r7
.L266:
	stw %r18,0(%r10)
	copy %r19,%r4
	copy %r7,%r25
	ldw -184(%r30),%r23
	copy %r9,%r24
	bl sslow,%r2
	copy %r6,%r26
	movb,= %r28,%r24,.L280
	copy %r4,%r19
	comb,<>,n %r24,%r7,.L279
	copy %r7,%r5
.L280:
	comiclr,<> 0,%r24,%r0
	b,n .L289
.L268:
	stw %r18,0(%r10)
	copy %r7,%r25
	b .L285
	ldw -184(%r30),%r23
.L275:
	copy %r31,%r28
	extru %r28,31,27,%r28
.L292:
	addl %r3,%r28,%r3
	ldwx,s %r3(%r22),%r28
	copy %r28,%r21
	depi 0,31,27,%r21
	comb,<> %r12,%r21,.L292
	extru %r28,31,27,%r28
	ldil L'1879048192,%r28
	comb,= %r28,%r20,.L250
	ldo 1(%r3),%r3
	comb,<> %r14,%r20,.L251
	copy %r8,%r24
.L259:
	copy %r19,%r4
	copy %r5,%r23
	stw %r3,0(%r10)
	copy %r7,%r25
	bl sslow,%r2
	copy %r6,%r26
	stw %r11,0(%r10)
	copy %r4,%r19
	copy %r28,%r9
	copy %r8,%r24
	copy %r19,%r4
	copy %r3,%r23
	copy %r28,%r25
	bl sslow,%r2
	copy %r6,%r26
	copy %r4,%r19
	comb,<> %r28,%r8,.L259
	ldo -1(%r9),%r24
	ldo -1(%r5),%r28
	ldw 0(%r6),%r20
	ldo 1(%r5),%r5
	ldw 4(%r20),%r20
	ldwx %r20(%r18),%r20
	extru %r20,31,27,%r20
	b .L270
	addl %r20,%r28,%r18
.L290:
	ldo 1(%r18),%r21
	ldw 0(%r6),%r28
	ldw 4(%r28),%r28
	ldo 2(%r18),%r5
	ldwx,s %r21(%r28),%r20
	extru %r20,31,27,%r20
	addl %r20,%r21,%r18
	ldwx,s %r18(%r28),%r28
	ldil L'-2013265920,%r20
	depi 0,31,27,%r28
	comclr,<> %r20,%r28,%r0
	addi -1,%r18,%r18
.L270:
	copy %r19,%r4
	stw %r18,0(%r10)
	copy %r5,%r23
	copy %r9,%r24
	copy %r7,%r25
	bl sslow,%r2
	copy %r6,%r26
	comb,<> %r28,%r9,.L290
	copy %r4,%r19
	copy %r7,%r25
	stw %r18,0(%r10)
	copy %r5,%r23
	copy %r9,%r24
.L285:
	copy %r19,%r4
	bl sdissect,%r2
	copy %r6,%r26
	copy %r4,%r19
	copy %r3,%r5
	b .L261
	copy %r9,%r7
.L287:
	ldil L'1879048192,%r28
	comclr,<> %r28,%r20,%r0
	b,n .L250
.L251:
	comb,<> %r17,%r20,.L261
	copy %r3,%r5
	ldw 8(%r6),%r28
	ldw 12(%r6),%r20
	zdep %r31,28,27,%r31
	sub %r7,%r20,%r20
	addl %r28,%r31,%r28
	b .L261
	stw %r20,0(%r28)
.L246:
	extru %r31,31,27,%r31
	addl %r31,%r5,%r28
	ldo -52(%r30),%r3
	stw %r28,-184(%r30)
	ldo 1(%r28),%r9
.L252:
	copy %r19,%r4
	copy %r5,%r23
	stw %r9,0(%r3)
	copy %r7,%r25
	bl sslow,%r2
	copy %r6,%r26
	stw %r11,0(%r3)
	copy %r4,%r19
	copy %r28,%r18
	copy %r8,%r24
	copy %r19,%r4
	copy %r9,%r23
	copy %r28,%r25
	bl sslow,%r2
	copy %r6,%r26
	copy %r4,%r19
	comb,<> %r28,%r8,.L252
	ldo -1(%r18),%r24
	ldw -184(%r30),%r20
	copy %r19,%r4
	ldo 1(%r5),%r5
	stw %r20,0(%r3)
	copy %r5,%r23
	copy %r18,%r24
	copy %r7,%r25
	bl sslow,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L264
	copy %r4,%r19
	ldw -184(%r30),%r28
	copy %r19,%r4
	stw %r28,0(%r3)
	copy %r5,%r23
	copy %r18,%r24
	copy %r7,%r25
	bl sdissect,%r2
	copy %r6,%r26
	copy %r4,%r19
.L264:
	copy %r9,%r5
	b .L261
	copy %r18,%r7
.L250:
	ldw 8(%r6),%r28
	ldw 12(%r6),%r20
	zdep %r31,28,27,%r31
	sub %r7,%r20,%r20
	addl %r28,%r31,%r28
	b .L284
	stw %r20,4(%r28)
.L289:
	copy %r7,%r24
	b .L268
	copy %r5,%r7
	.EXIT
	.PROCEND
	.size	sdissect, .-sdissect
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"shut up gcc"
	.section	.text.sbackref,"ax",@progbits
	.align 4
	.type	sbackref, @function
sbackref:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldw -248(%r30),%r28
	stw %r17,-172(%r30)
	ldo 20(%r26),%r17
	stw %r16,-168(%r30)
	ldw -244(%r30),%r16
	stw %r14,-160(%r30)
	copy %r26,%r14
	stw %r13,-156(%r30)
	ldil L'805306368,%r13
	stw %r10,-144(%r30)
	ldo 16(%r26),%r10
	stw %r9,-140(%r30)
	copy %r24,%r9
	stw %r8,-136(%r30)
	ldil L'-1744830464,%r8
	stw %r7,-132(%r30)
	ldil L'536870912,%r7
	stw %r5,-124(%r30)
	copy %r25,%r5
	stw %r3,-116(%r30)
	copy %r23,%r3
	stw %r18,-176(%r30)
	stw %r15,-164(%r30)
	stw %r12,-152(%r30)
	stw %r11,-148(%r30)
	stw %r6,-128(%r30)
	stw %r4,-120(%r30)
	stw %r19,-32(%r30)
	stw %r28,-184(%r30)
.L294:
	comb,<= %r16,%r3,.L295
	ldil L'-1610612736,%r11
	ldil L'1610612736,%r18
	ldil L'-2147483648,%r15
	b .L336
	ldil L'-1879048192,%r12
.L376:
	comclr,<> %r7,%r28,%r0
	b,n .L298
	comb,>>= %r7,%r28,.L375
	ldil L'671088640,%r20
	comb,<> %r20,%r28,.L396
	addil LT'.LC0,%r19
	comb,= %r5,%r9,.L311
	ldo 1(%r5),%r5
.L312:
	ldo 1(%r3),%r3
.L390:
	comclr,< %r3,%r16,%r0
	b,n .L295
.L336:
	ldw 0(%r14),%r21
	zdep %r3,29,30,%r29
	ldw 4(%r21),%r20
	ldwx %r20(%r29),%r6
	copy %r6,%r28
	depi 0,31,27,%r28
	comclr,<> %r13,%r28,%r0
	b,n .L296
	comb,>>= %r13,%r28,.L376
	nop
	comclr,<> %r8,%r28,%r0
	b,n .L304
	comclr,<< %r8,%r28,%r0
	b,n .L377
	comb,<>,n %r11,%r28,.L378
	ldw 0(%r17),%r28
	comclr,<> %r5,%r28,%r0
	b,n .L379
	comb,>>=,n %r5,%r28,.L311
	ldb 0(%r5),%r26
	extrs %r26,31,8,%r28
	comib,= 10,%r28,.L380
	copy %r19,%r4
.L395:
	bl isalnum,%r2
	extru %r26,31,8,%r26
	comib,<> 0,%r28,.L311
	copy %r4,%r19
	ldb 0(%r5),%r28
	ldi 95,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L391
	ldi 0,%r28
	ldw 0(%r10),%r28
.L393:
	comb,<<= %r5,%r28,.L311
	copy %r19,%r4
	bl isalnum,%r2
	ldb -1(%r5),%r26
	comib,<> 0,%r28,.L312
	copy %r4,%r19
	ldb -1(%r5),%r28
	ldi 95,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L390
	ldo 1(%r3),%r3
.L311:
	ldi 0,%r28
.L293:
.L391:
	ldw -212(%r30),%r2
.L398:
	ldw -176(%r30),%r18
	ldw -172(%r30),%r17
	ldw -168(%r30),%r16
	ldw -164(%r30),%r15
	ldw -160(%r30),%r14
	ldw -156(%r30),%r13
	ldw -152(%r30),%r12
	ldw -148(%r30),%r11
	ldw -144(%r30),%r10
	ldw -140(%r30),%r9
	ldw -136(%r30),%r8
	ldw -132(%r30),%r7
	ldw -128(%r30),%r6
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L377:
	comb,=,n %r18,%r28,.L390
	ldo 1(%r3),%r3
	comb,<>,n %r15,%r28,.L381
	addl %r20,%r29,%r29
	ldo 1(%r3),%r3
	ldw 4(%r29),%r28
	extru %r28,31,27,%r28
.L397:
	addl %r28,%r3,%r3
	ldwx,s %r3(%r20),%r28
	copy %r28,%r21
	depi 0,31,27,%r21
	comb,<>,n %r12,%r21,.L397
	extru %r28,31,27,%r28
	b .L390
	ldo 1(%r3),%r3
.L375:
	ldil L'268435456,%r20
	comb,= %r20,%r28,.L300
	ldil L'402653184,%r20
	comb,<>,n %r20,%r28,.L374
	ldw 0(%r10),%r28
	comb,=,n %r5,%r28,.L382
	ldw 0(%r17),%r28
.L394:
	comb,>>= %r5,%r28,.L391
	ldi 0,%r28
	ldb -1(%r5),%r28
	comib,<> 10,%r28,.L391
	ldi 0,%r28
	ldw 24(%r21),%r28
	ldi 8,%r21
	and %r28,%r21,%r28
	comib,<> 0,%r28,.L390
	ldo 1(%r3),%r3
	b .L391
	ldi 0,%r28
.L374:
	addil LT'.LC0,%r19
.L396:
	b .L293
	ldw RT'.LC0(%r1),%r28
.L298:
	ldw 0(%r17),%r28
	comclr,<> %r5,%r28,%r0
	b,n .L383
	comb,>>= %r5,%r28,.L391
	ldi 0,%r28
	ldb 0(%r5),%r28
	comib,<> 10,%r28,.L311
	ldi 8,%r20
	ldw 24(%r21),%r28
	and %r28,%r20,%r28
	comib,<> 0,%r28,.L390
	ldo 1(%r3),%r3
	b .L391
	ldi 0,%r28
.L300:
	comb,= %r5,%r9,.L311
	extrs %r6,31,8,%r6
	ldb 0(%r5),%r28
	extrs %r28,31,8,%r28
	comb,= %r6,%r28,.L312
	ldo 1(%r5),%r5
	b .L391
	ldi 0,%r28
.L304:
	ldw 0(%r10),%r28
	comb,= %r5,%r28,.L384
	ldw 0(%r17),%r20
	comb,<<=,n %r20,%r5,.L319
	ldb -1(%r5),%r20
	comiclr,<> 10,%r20,%r0
	b,n .L320
.L319:
	comb,<<= %r5,%r28,.L311
	copy %r19,%r4
	bl isalnum,%r2
	ldb -1(%r5),%r26
	comib,<> 0,%r28,.L311
	copy %r4,%r19
	ldb -1(%r5),%r28
	ldi 95,%r21
	extrs %r28,31,8,%r28
	comb,= %r21,%r28,.L391
	ldi 0,%r28
	ldw 0(%r17),%r28
.L400:
	comb,>>= %r5,%r28,.L391
	ldi 0,%r28
	copy %r19,%r4
.L401:
	bl isalnum,%r2
	ldb 0(%r5),%r26
	comib,<> 0,%r28,.L312
	copy %r4,%r19
	ldb 0(%r5),%r28
	ldi 95,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L390
	ldo 1(%r3),%r3
	b .L391
	ldi 0,%r28
.L296:
	zdep %r6,27,27,%r6
	ldw 16(%r21),%r28
	comb,= %r5,%r9,.L311
	addl %r28,%r6,%r20
	ldb 0(%r5),%r21
	ldwx %r28(%r6),%r28
	ldb 4(%r20),%r20
	ldbx %r28(%r21),%r28
	and %r28,%r20,%r28
	comib,<> 0,%r28,.L312
	ldo 1(%r5),%r5
	b .L391
	ldi 0,%r28
.L378:
	ldo 1(%r3),%r15
	copy %r15,%r23
	ldil L'1476395008,%r20
.L402:
	comb,>>= %r20,%r28,.L385
	ldil L'1879048192,%r20
	comb,= %r20,%r28,.L333
	ldil L'2013265920,%r20
	comb,<> %r20,%r28,.L386
	ldo -1(%r3),%r3
	extru %r6,31,27,%r6
	ldo -56(%r30),%r12
	addl %r6,%r3,%r6
	ldil L'-1879048192,%r7
	ldo -52(%r30),%r3
	ldil L'-2013265920,%r8
	ldw -184(%r30),%r20
.L392:
	stw %r20,0(%r12)
	copy %r19,%r4
	copy %r9,%r24
	stw %r6,0(%r3)
	copy %r5,%r25
	bl sbackref,%r2
	copy %r14,%r26
	movb,<> %r28,%r28,.L293
	copy %r4,%r19
	ldw 0(%r14),%r20
	zdep %r6,29,30,%r28
	ldw 4(%r20),%r21
	ldo 2(%r6),%r23
	ldwx %r21(%r28),%r20
	depi 0,31,27,%r20
	comb,= %r7,%r20,.L311
	addl %r21,%r28,%r28
	ldw 4(%r28),%r28
	extru %r28,31,27,%r28
	ldo 1(%r6),%r6
	addl %r28,%r6,%r6
	ldwx,s %r6(%r21),%r28
	depi 0,31,27,%r28
	comclr,<> %r8,%r28,%r0
	addi -1,%r6,%r6
	b .L392
	ldw -184(%r30),%r20
.L386:
	ldil L'1744830464,%r20
	comb,<> %r20,%r28,.L374
	zdep %r6,28,27,%r6
	ldw 8(%r14),%r28
	ldw 12(%r14),%r20
	sub %r5,%r20,%r20
	ldwx %r28(%r6),%r3
	ldw -184(%r30),%r21
	addl %r28,%r6,%r28
	copy %r15,%r23
	stw %r20,0(%r28)
	copy %r9,%r24
	copy %r5,%r25
	stw %r21,-56(%r30)
	copy %r14,%r26
	bl sbackref,%r2
	stw %r16,-52(%r30)
	movb,<> %r28,%r28,.L398
	ldw -212(%r30),%r2
	ldw 8(%r14),%r20
	addl %r20,%r6,%r20
	b .L293
	stw %r3,0(%r20)
.L385:
	ldil L'1207959552,%r20
	comb,= %r20,%r28,.L330
	ldil L'1342177280,%r20
	comb,<>,n %r20,%r28,.L387
	ldw 28(%r14),%r28
	ldw -184(%r30),%r21
	sh2addl %r21,%r28,%r20 
	ldwx,s %r21(%r28),%r28
	comb,=,n %r5,%r28,.L388
	stw %r5,0(%r20)
	ldw -184(%r30),%r21
	copy %r19,%r4
	extru %r6,31,27,%r23
	stw %r21,-56(%r30)
	sub %r15,%r23,%r23
	copy %r9,%r24
	stw %r16,-52(%r30)
	copy %r5,%r25
	bl sbackref,%r2
	copy %r14,%r26
	movb,<> %r28,%r28,.L293
	copy %r4,%r19
	ldw -184(%r30),%r28
	copy %r15,%r3
	ldo -1(%r28),%r20
	b .L294
	stw %r20,-184(%r30)
.L387:
	ldil L'939524096,%r20
	comb,<> %r20,%r28,.L374
	extru %r6,31,27,%r6
	ldw 8(%r14),%r28
	sh3addl %r6,%r28,%r21 
	ldw 4(%r21),%r12
	comib,= -1,%r12,.L311
	zdep %r6,28,29,%r20
	ldwx %r28(%r20),%r28
	sub %r12,%r28,%r12
	sub %r9,%r12,%r20
	comb,<< %r20,%r5,.L311
	copy %r19,%r4
	ldw 12(%r14),%r25
	stw %r29,-180(%r30)
	copy %r12,%r24
	addl %r25,%r28,%r25
	bl memcmp,%r2
	copy %r5,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L311
	ldw -180(%r30),%r29
	ldw 0(%r14),%r28
	depi -1,1,1,%r6
	ldw 4(%r28),%r20
	ldwx %r20(%r29),%r28
	comb,<> %r28,%r6,.L399
	copy %r3,%r21
	copy %r15,%r3
	b .L294
	addl %r5,%r12,%r5
.L384:
	ldw 4(%r14),%r29
	extru %r29,31,1,%r29
	comib,=,n 0,%r29,.L400
	ldw 0(%r17),%r28
	comb,<<=,n %r20,%r5,.L391
	ldi 0,%r28
	ldb -1(%r5),%r20
	comib,<>,n 10,%r20,.L391
	ldi 0,%r28
.L320:
	ldw 24(%r21),%r20
	bb,< %r20,28,.L401
	copy %r19,%r4
	b,n .L319
.L379:
	ldw 4(%r14),%r28
	bb,<,n %r28,30,.L391
	ldi 0,%r28
	b .L393
	ldw 0(%r10),%r28
.L382:
	ldw 4(%r14),%r28
	extru %r28,31,1,%r28
	comib,=,n 0,%r28,.L390
	ldo 1(%r3),%r3
	b .L394
	ldw 0(%r17),%r28
.L383:
	ldw 4(%r14),%r28
	bb,>= %r28,30,.L390
	ldo 1(%r3),%r3
	b .L391
	ldi 0,%r28
.L380:
	ldw 24(%r21),%r28
	bb,<,n %r28,28,.L393
	ldw 0(%r10),%r28
	b .L395
	copy %r19,%r4
.L389:
	ldo 1(%r15),%r15
	copy %r3,%r21
.L399:
	ldwx,s %r15(%r20),%r28
	comb,<> %r28,%r6,.L389
	copy %r15,%r3
	ldo 2(%r21),%r3
	b .L294
	addl %r5,%r12,%r5
.L333:
	ldw 12(%r14),%r20
	sub %r5,%r20,%r20
	ldw 8(%r14),%r28
	zdep %r6,28,27,%r6
	addl %r28,%r6,%r28
	ldw 4(%r28),%r3
	stw %r20,4(%r28)
	copy %r15,%r23
	ldw -184(%r30),%r20
	stw %r16,-52(%r30)
	copy %r9,%r24
	copy %r5,%r25
	stw %r20,-56(%r30)
	bl sbackref,%r2
	copy %r14,%r26
	movb,<> %r28,%r28,.L398
	ldw -212(%r30),%r2
	ldw 8(%r14),%r20
	addl %r20,%r6,%r20
	b .L293
	stw %r3,4(%r20)
.L330:
	ldw -184(%r30),%r28
	copy %r15,%r3
	ldo 1(%r28),%r20
	stw %r20,-184(%r30)
	ldw 28(%r14),%r28
	sh2addl %r20,%r28,%r28 
	b .L294
	stw %r5,0(%r28)
.L388:
	ldo -1(%r21),%r20
	copy %r15,%r3
	b .L294
	stw %r20,-184(%r30)
.L295:
	comb,= %r5,%r9,.L293
	copy %r9,%r28
	b .L391
	ldi 0,%r28
.L381:
	ldo 1(%r3),%r15
	ldil L'1476395008,%r20
	comb,<> %r20,%r28,.L402
	copy %r15,%r23
	ldw -184(%r30),%r21
	copy %r19,%r4
	stw %r21,-56(%r30)
	copy %r9,%r24
	stw %r16,-52(%r30)
	copy %r5,%r25
	bl sbackref,%r2
	copy %r14,%r26
	movb,<> %r28,%r28,.L293
	copy %r4,%r19
	extru %r6,31,27,%r6
	b .L294
	addl %r15,%r6,%r3
	.EXIT
	.PROCEND
	.size	sbackref, .-sbackref
	.section	.text.lbackref,"ax",@progbits
	.align 4
	.type	lbackref, @function
lbackref:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldw -248(%r30),%r28
	stw %r17,-172(%r30)
	ldo 20(%r26),%r17
	stw %r16,-168(%r30)
	ldw -244(%r30),%r16
	stw %r14,-160(%r30)
	copy %r26,%r14
	stw %r13,-156(%r30)
	ldil L'805306368,%r13
	stw %r10,-144(%r30)
	ldo 16(%r26),%r10
	stw %r9,-140(%r30)
	copy %r24,%r9
	stw %r8,-136(%r30)
	ldil L'-1744830464,%r8
	stw %r7,-132(%r30)
	ldil L'536870912,%r7
	stw %r5,-124(%r30)
	copy %r25,%r5
	stw %r3,-116(%r30)
	copy %r23,%r3
	stw %r18,-176(%r30)
	stw %r15,-164(%r30)
	stw %r12,-152(%r30)
	stw %r11,-148(%r30)
	stw %r6,-128(%r30)
	stw %r4,-120(%r30)
	stw %r19,-32(%r30)
	stw %r28,-184(%r30)
.L404:
	comb,<= %r16,%r3,.L405
	ldil L'-1610612736,%r11
	ldil L'1610612736,%r18
	ldil L'-2147483648,%r15
	b .L446
	ldil L'-1879048192,%r12
.L486:
	comclr,<> %r7,%r28,%r0
	b,n .L408
	comb,>>= %r7,%r28,.L485
	ldil L'671088640,%r20
	comb,<> %r20,%r28,.L506
	addil LT'.LC0,%r19
	comb,= %r5,%r9,.L421
	ldo 1(%r5),%r5
.L422:
	ldo 1(%r3),%r3
.L500:
	comclr,< %r3,%r16,%r0
	b,n .L405
.L446:
	ldw 0(%r14),%r21
	zdep %r3,29,30,%r29
	ldw 4(%r21),%r20
	ldwx %r20(%r29),%r6
	copy %r6,%r28
	depi 0,31,27,%r28
	comclr,<> %r13,%r28,%r0
	b,n .L406
	comb,>>= %r13,%r28,.L486
	nop
	comclr,<> %r8,%r28,%r0
	b,n .L414
	comclr,<< %r8,%r28,%r0
	b,n .L487
	comb,<>,n %r11,%r28,.L488
	ldw 0(%r17),%r28
	comclr,<> %r5,%r28,%r0
	b,n .L489
	comb,>>=,n %r5,%r28,.L421
	ldb 0(%r5),%r26
	extrs %r26,31,8,%r28
	comib,= 10,%r28,.L490
	copy %r19,%r4
.L505:
	bl isalnum,%r2
	extru %r26,31,8,%r26
	comib,<> 0,%r28,.L421
	copy %r4,%r19
	ldb 0(%r5),%r28
	ldi 95,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L501
	ldi 0,%r28
	ldw 0(%r10),%r28
.L503:
	comb,<<= %r5,%r28,.L421
	copy %r19,%r4
	bl isalnum,%r2
	ldb -1(%r5),%r26
	comib,<> 0,%r28,.L422
	copy %r4,%r19
	ldb -1(%r5),%r28
	ldi 95,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L500
	ldo 1(%r3),%r3
.L421:
	ldi 0,%r28
.L403:
.L501:
	ldw -212(%r30),%r2
.L508:
	ldw -176(%r30),%r18
	ldw -172(%r30),%r17
	ldw -168(%r30),%r16
	ldw -164(%r30),%r15
	ldw -160(%r30),%r14
	ldw -156(%r30),%r13
	ldw -152(%r30),%r12
	ldw -148(%r30),%r11
	ldw -144(%r30),%r10
	ldw -140(%r30),%r9
	ldw -136(%r30),%r8
	ldw -132(%r30),%r7
	ldw -128(%r30),%r6
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L487:
	comb,=,n %r18,%r28,.L500
	ldo 1(%r3),%r3
	comb,<>,n %r15,%r28,.L491
	addl %r20,%r29,%r29
	ldo 1(%r3),%r3
	ldw 4(%r29),%r28
	extru %r28,31,27,%r28
.L507:
	addl %r28,%r3,%r3
	ldwx,s %r3(%r20),%r28
	copy %r28,%r21
	depi 0,31,27,%r21
	comb,<>,n %r12,%r21,.L507
	extru %r28,31,27,%r28
	b .L500
	ldo 1(%r3),%r3
.L485:
	ldil L'268435456,%r20
	comb,= %r20,%r28,.L410
	ldil L'402653184,%r20
	comb,<>,n %r20,%r28,.L484
	ldw 0(%r10),%r28
	comb,=,n %r5,%r28,.L492
	ldw 0(%r17),%r28
.L504:
	comb,>>= %r5,%r28,.L501
	ldi 0,%r28
	ldb -1(%r5),%r28
	comib,<> 10,%r28,.L501
	ldi 0,%r28
	ldw 24(%r21),%r28
	ldi 8,%r21
	and %r28,%r21,%r28
	comib,<> 0,%r28,.L500
	ldo 1(%r3),%r3
	b .L501
	ldi 0,%r28
.L484:
	addil LT'.LC0,%r19
.L506:
	b .L403
	ldw RT'.LC0(%r1),%r28
.L408:
	ldw 0(%r17),%r28
	comclr,<> %r5,%r28,%r0
	b,n .L493
	comb,>>= %r5,%r28,.L501
	ldi 0,%r28
	ldb 0(%r5),%r28
	comib,<> 10,%r28,.L421
	ldi 8,%r20
	ldw 24(%r21),%r28
	and %r28,%r20,%r28
	comib,<> 0,%r28,.L500
	ldo 1(%r3),%r3
	b .L501
	ldi 0,%r28
.L410:
	comb,= %r5,%r9,.L421
	extrs %r6,31,8,%r6
	ldb 0(%r5),%r28
	extrs %r28,31,8,%r28
	comb,= %r6,%r28,.L422
	ldo 1(%r5),%r5
	b .L501
	ldi 0,%r28
.L414:
	ldw 0(%r10),%r28
	comb,= %r5,%r28,.L494
	ldw 0(%r17),%r20
	comb,<<=,n %r20,%r5,.L429
	ldb -1(%r5),%r20
	comiclr,<> 10,%r20,%r0
	b,n .L430
.L429:
	comb,<<= %r5,%r28,.L421
	copy %r19,%r4
	bl isalnum,%r2
	ldb -1(%r5),%r26
	comib,<> 0,%r28,.L421
	copy %r4,%r19
	ldb -1(%r5),%r28
	ldi 95,%r21
	extrs %r28,31,8,%r28
	comb,= %r21,%r28,.L501
	ldi 0,%r28
	ldw 0(%r17),%r28
.L510:
	comb,>>= %r5,%r28,.L501
	ldi 0,%r28
	copy %r19,%r4
.L511:
	bl isalnum,%r2
	ldb 0(%r5),%r26
	comib,<> 0,%r28,.L422
	copy %r4,%r19
	ldb 0(%r5),%r28
	ldi 95,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L500
	ldo 1(%r3),%r3
	b .L501
	ldi 0,%r28
.L406:
	zdep %r6,27,27,%r6
	ldw 16(%r21),%r28
	comb,= %r5,%r9,.L421
	addl %r28,%r6,%r20
	ldb 0(%r5),%r21
	ldwx %r28(%r6),%r28
	ldb 4(%r20),%r20
	ldbx %r28(%r21),%r28
	and %r28,%r20,%r28
	comib,<> 0,%r28,.L422
	ldo 1(%r5),%r5
	b .L501
	ldi 0,%r28
.L488:
	ldo 1(%r3),%r15
	copy %r15,%r23
	ldil L'1476395008,%r20
.L512:
	comb,>>= %r20,%r28,.L495
	ldil L'1879048192,%r20
	comb,= %r20,%r28,.L443
	ldil L'2013265920,%r20
	comb,<> %r20,%r28,.L496
	ldo -1(%r3),%r3
	extru %r6,31,27,%r6
	ldo -56(%r30),%r12
	addl %r6,%r3,%r6
	ldil L'-1879048192,%r7
	ldo -52(%r30),%r3
	ldil L'-2013265920,%r8
	ldw -184(%r30),%r20
.L502:
	stw %r20,0(%r12)
	copy %r19,%r4
	copy %r9,%r24
	stw %r6,0(%r3)
	copy %r5,%r25
	bl lbackref,%r2
	copy %r14,%r26
	movb,<> %r28,%r28,.L403
	copy %r4,%r19
	ldw 0(%r14),%r20
	zdep %r6,29,30,%r28
	ldw 4(%r20),%r21
	ldo 2(%r6),%r23
	ldwx %r21(%r28),%r20
	depi 0,31,27,%r20
	comb,= %r7,%r20,.L421
	addl %r21,%r28,%r28
	ldw 4(%r28),%r28
	extru %r28,31,27,%r28
	ldo 1(%r6),%r6
	addl %r28,%r6,%r6
	ldwx,s %r6(%r21),%r28
	depi 0,31,27,%r28
	comclr,<> %r8,%r28,%r0
	addi -1,%r6,%r6
	b .L502
	ldw -184(%r30),%r20
.L496:
	ldil L'1744830464,%r20
	comb,<> %r20,%r28,.L484
	zdep %r6,28,27,%r6
	ldw 8(%r14),%r28
	ldw 12(%r14),%r20
	sub %r5,%r20,%r20
	ldwx %r28(%r6),%r3
	ldw -184(%r30),%r21
	addl %r28,%r6,%r28
	copy %r15,%r23
	stw %r20,0(%r28)
	copy %r9,%r24
	copy %r5,%r25
	stw %r21,-56(%r30)
	copy %r14,%r26
	bl lbackref,%r2
	stw %r16,-52(%r30)
	movb,<> %r28,%r28,.L508
	ldw -212(%r30),%r2
	ldw 8(%r14),%r20
	addl %r20,%r6,%r20
	b .L403
	stw %r3,0(%r20)
.L495:
	ldil L'1207959552,%r20
	comb,= %r20,%r28,.L440
	ldil L'1342177280,%r20
	comb,<>,n %r20,%r28,.L497
	ldw 28(%r14),%r28
	ldw -184(%r30),%r21
	sh2addl %r21,%r28,%r20 
	ldwx,s %r21(%r28),%r28
	comb,=,n %r5,%r28,.L498
	stw %r5,0(%r20)
	ldw -184(%r30),%r21
	copy %r19,%r4
	extru %r6,31,27,%r23
	stw %r21,-56(%r30)
	sub %r15,%r23,%r23
	copy %r9,%r24
	stw %r16,-52(%r30)
	copy %r5,%r25
	bl lbackref,%r2
	copy %r14,%r26
	movb,<> %r28,%r28,.L403
	copy %r4,%r19
	ldw -184(%r30),%r28
	copy %r15,%r3
	ldo -1(%r28),%r20
	b .L404
	stw %r20,-184(%r30)
.L497:
	ldil L'939524096,%r20
	comb,<> %r20,%r28,.L484
	extru %r6,31,27,%r6
	ldw 8(%r14),%r28
	sh3addl %r6,%r28,%r21 
	ldw 4(%r21),%r12
	comib,= -1,%r12,.L421
	zdep %r6,28,29,%r20
	ldwx %r28(%r20),%r28
	sub %r12,%r28,%r12
	sub %r9,%r12,%r20
	comb,<< %r20,%r5,.L421
	copy %r19,%r4
	ldw 12(%r14),%r25
	stw %r29,-180(%r30)
	copy %r12,%r24
	addl %r25,%r28,%r25
	bl memcmp,%r2
	copy %r5,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L421
	ldw -180(%r30),%r29
	ldw 0(%r14),%r28
	depi -1,1,1,%r6
	ldw 4(%r28),%r20
	ldwx %r20(%r29),%r28
	comb,<> %r28,%r6,.L509
	copy %r3,%r21
	copy %r15,%r3
	b .L404
	addl %r5,%r12,%r5
.L494:
	ldw 4(%r14),%r29
	extru %r29,31,1,%r29
	comib,=,n 0,%r29,.L510
	ldw 0(%r17),%r28
	comb,<<=,n %r20,%r5,.L501
	ldi 0,%r28
	ldb -1(%r5),%r20
	comib,<>,n 10,%r20,.L501
	ldi 0,%r28
.L430:
	ldw 24(%r21),%r20
	bb,< %r20,28,.L511
	copy %r19,%r4
	b,n .L429
.L489:
	ldw 4(%r14),%r28
	bb,<,n %r28,30,.L501
	ldi 0,%r28
	b .L503
	ldw 0(%r10),%r28
.L492:
	ldw 4(%r14),%r28
	extru %r28,31,1,%r28
	comib,=,n 0,%r28,.L500
	ldo 1(%r3),%r3
	b .L504
	ldw 0(%r17),%r28
.L493:
	ldw 4(%r14),%r28
	bb,>= %r28,30,.L500
	ldo 1(%r3),%r3
	b .L501
	ldi 0,%r28
.L490:
	ldw 24(%r21),%r28
	bb,<,n %r28,28,.L503
	ldw 0(%r10),%r28
	b .L505
	copy %r19,%r4
.L499:
	ldo 1(%r15),%r15
	copy %r3,%r21
.L509:
	ldwx,s %r15(%r20),%r28
	comb,<> %r28,%r6,.L499
	copy %r15,%r3
	ldo 2(%r21),%r3
	b .L404
	addl %r5,%r12,%r5
.L443:
	ldw 12(%r14),%r20
	sub %r5,%r20,%r20
	ldw 8(%r14),%r28
	zdep %r6,28,27,%r6
	addl %r28,%r6,%r28
	ldw 4(%r28),%r3
	stw %r20,4(%r28)
	copy %r15,%r23
	ldw -184(%r30),%r20
	stw %r16,-52(%r30)
	copy %r9,%r24
	copy %r5,%r25
	stw %r20,-56(%r30)
	bl lbackref,%r2
	copy %r14,%r26
	movb,<> %r28,%r28,.L508
	ldw -212(%r30),%r2
	ldw 8(%r14),%r20
	addl %r20,%r6,%r20
	b .L403
	stw %r3,4(%r20)
.L440:
	ldw -184(%r30),%r28
	copy %r15,%r3
	ldo 1(%r28),%r20
	stw %r20,-184(%r30)
	ldw 28(%r14),%r28
	sh2addl %r20,%r28,%r28 
	b .L404
	stw %r5,0(%r28)
.L498:
	ldo -1(%r21),%r20
	copy %r15,%r3
	b .L404
	stw %r20,-184(%r30)
.L405:
	comb,= %r5,%r9,.L403
	copy %r9,%r28
	b .L501
	ldi 0,%r28
.L491:
	ldo 1(%r3),%r15
	ldil L'1476395008,%r20
	comb,<> %r20,%r28,.L512
	copy %r15,%r23
	ldw -184(%r30),%r21
	copy %r19,%r4
	stw %r21,-56(%r30)
	copy %r9,%r24
	stw %r16,-52(%r30)
	copy %r5,%r25
	bl lbackref,%r2
	copy %r14,%r26
	movb,<> %r28,%r28,.L403
	copy %r4,%r19
	extru %r6,31,27,%r6
	b .L404
	addl %r15,%r6,%r3
	.EXIT
	.PROCEND
	.size	lbackref, .-lbackref
	.section	.text.lslow,"ax",@progbits
	.align 4
	.type	lslow, @function
lslow:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r17,-168(%r30)
	copy %r24,%r17
	stw %r10,-140(%r30)
	copy %r23,%r10
	stw %r9,-136(%r30)
	ldw -244(%r30),%r9
	stw %r5,-120(%r30)
	copy %r25,%r5
	stw %r3,-112(%r30)
	copy %r26,%r3
	stw %r18,-172(%r30)
	stw %r16,-164(%r30)
	stw %r15,-160(%r30)
	stw %r14,-156(%r30)
	stw %r13,-152(%r30)
	stw %r12,-148(%r30)
	stw %r11,-144(%r30)
	stw %r8,-132(%r30)
	stw %r7,-128(%r30)
	stw %r6,-124(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 52(%r26),%r28
	ldw 48(%r26),%r20
	stw %r28,-180(%r30)
	stw %r20,-184(%r30)
	ldw 16(%r26),%r28
	comb,= %r25,%r28,.L566
	ldw 40(%r26),%r6
	ldb -1(%r25),%r7
	extrs %r7,31,8,%r7
.L514:
	ldw 0(%r3),%r28
	copy %r19,%r4
	copy %r6,%r26
	ldw 28(%r28),%r24
	ldi 0,%r25
	bl memset,%r2
	ldo -56(%r30),%r12
	addl %r6,%r10,%r28
	ldi 1,%r20
	stb %r20,0(%r28)
	ldw 0(%r3),%r26
	ldi 132,%r28
	stw %r6,0(%r12)
	copy %r4,%r19
	copy %r6,%r23
	copy %r19,%r4
	stw %r28,-52(%r30)
	copy %r9,%r24
	bl lstep,%r2
	copy %r10,%r25
	ldo -52(%r30),%r11
	ldo 20(%r3),%r18
	copy %r28,%r15
	copy %r4,%r19
	ldw 0(%r18),%r28
	ldi 0,%r13
	comb,= %r5,%r28,.L597
	ldi 128,%r16
.L515:
	ldb 0(%r5),%r8
	comib,= 10,%r7,.L598
	extrs %r8,31,8,%r8
	comclr,<> %r16,%r7,%r0
	b,n .L599
	comib,= 10,%r8,.L561
	ldi 0,%r6
.L524:
	extru %r7,31,8,%r14
.L615:
	copy %r19,%r4
	stw %r14,-176(%r30)
	bl isalnum,%r2
	copy %r14,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L546
	ldw -176(%r30),%r21
	ldi 95,%r21
	comb,= %r21,%r7,.L600
	ldi 128,%r28
	comb,<> %r28,%r8,.L617
	copy %r19,%r4
.L563:
	copy %r14,%r21
	copy %r16,%r8
.L546:
	copy %r19,%r4
.L623:
	bl isalnum,%r2
	copy %r21,%r26
	ldi 95,%r20
	comb,= %r20,%r7,.L548
	copy %r4,%r19
	comib,<> 0,%r28,.L618
	ldi 130,%r20
.L577:
	copy %r8,%r7
.L535:
	ldbx %r15(%r9),%r20
.L619:
	ldw 0(%r3),%r28
	copy %r19,%r4
	copy %r15,%r26
	comiclr,= 0,%r20,%r0
	copy %r5,%r13
	ldw -180(%r30),%r25
	bl memcmp,%r2
	ldw 28(%r28),%r24
	comb,= %r17,%r5,.L513
	copy %r4,%r19
	comib,=,n 0,%r28,.L513
	ldw 0(%r3),%r28
	copy %r15,%r25
	copy %r19,%r4
	ldw -184(%r30),%r26
	bl memcpy,%r2
	ldw 28(%r28),%r24
	ldw 0(%r3),%r28
	copy %r4,%r19
	copy %r15,%r26
	ldw -180(%r30),%r25
	copy %r19,%r4
	ldw 28(%r28),%r24
	bl memcpy,%r2
	ldo 1(%r5),%r5
	stw %r15,0(%r12)
	copy %r4,%r19
	stw %r7,0(%r11)
	copy %r19,%r4
	ldw -184(%r30),%r23
	copy %r9,%r24
	ldw 0(%r3),%r26
	bl lstep,%r2
	copy %r10,%r25
	copy %r28,%r15
	ldw 0(%r18),%r28
	comb,<> %r5,%r28,.L515
	copy %r4,%r19
.L597:
	comib,= 10,%r7,.L601
	ldi 8,%r20
	comb,= %r16,%r7,.L602
	ldw 4(%r3),%r21
	ldi 2,%r28
	and %r21,%r28,%r14
	comib,=,n 0,%r14,.L533
	ldi 128,%r8
	b .L524
	ldi 0,%r6
.L600:
	copy %r19,%r4
	bl isalnum,%r2
	copy %r21,%r26
	copy %r4,%r19
.L548:
	ldi 130,%r20
.L618:
	comb,= %r20,%r6,.L603
	extru %r8,31,8,%r14
	comb,= %r16,%r8,.L535
	copy %r16,%r7
.L559:
	copy %r19,%r4
	bl isalnum,%r2
	copy %r14,%r26
	comib,= 0,%r28,.L604
	copy %r4,%r19
	copy %r8,%r7
	ldo -133(%r6),%r6
.L616:
	comib,<< 1,%r6,.L535
	ldi 133,%r28
	b .L622
	stw %r15,0(%r12)
.L598:
	ldw 0(%r3),%r28
	ldi 8,%r20
	ldw 24(%r28),%r6
	and %r6,%r20,%r6
	comib,= 0,%r6,.L524
	copy %r28,%r26
.L523:
	comib,<> 10,%r8,.L605
	ldw 44(%r28),%r14
	ldw 24(%r28),%r21
	ldi 8,%r20
	and %r21,%r20,%r21
	comib,= 0,%r21,.L606
	ldi 131,%r6
.L536:
	ldw 48(%r26),%r28
	addl %r14,%r28,%r14
	comiclr,>= 0,%r14,%r0
	b,n .L544
.L540:
	comb,=,n %r16,%r7,.L535
	copy %r8,%r7
	b .L615
	extru %r7,31,8,%r14
.L607:
	ldw 0(%r3),%r26
.L544:
	stw %r15,0(%r12)
	copy %r15,%r23
	copy %r19,%r4
	stw %r6,0(%r11)
	copy %r9,%r24
	bl lstep,%r2
	copy %r10,%r25
	ldo -1(%r14),%r14
	copy %r4,%r19
	comib,<> 0,%r14,.L607
	copy %r28,%r15
	ldi 129,%r20
	comb,<> %r20,%r6,.L540
	nop
.L542:
	comclr,= %r16,%r8,%r0
	b,n .L571
.L538:
	comb,=,n %r16,%r7,.L619
	ldbx %r15(%r9),%r20
	ldi 129,%r6
	b .L563
	extru %r7,31,8,%r14
.L605:
	comiclr,= 0,%r14,%r0
	b,n .L593
.L571:
	ldi 129,%r6
.L620:
	copy %r19,%r4
.L617:
	extru %r8,31,8,%r14
	bl isalnum,%r2
	copy %r14,%r26
	comib,= 0,%r28,.L549
	copy %r4,%r19
	comb,= %r16,%r7,.L595
	copy %r19,%r4
	bl isalnum,%r2
	extru %r7,31,8,%r26
	comib,<> 0,%r28,.L576
	copy %r4,%r19
	comiclr,<> 95,%r7,%r7
	ldi 1,%r7
	comib,<>,n 0,%r7,.L559
	ldi 133,%r6
.L595:
	copy %r8,%r7
.L613:
	b .L551
	ldi 133,%r28
.L599:
	ldw 4(%r3),%r28
	extru %r28,31,1,%r28
	comib,<>,n 0,%r28,.L526
	ldw 0(%r3),%r28
	b .L523
	copy %r28,%r26
.L526:
	comib,<>,n 10,%r8,.L535
	copy %r8,%r7
.L561:
	ldw 0(%r3),%r26
	ldi 8,%r21
	ldw 24(%r26),%r6
	and %r6,%r21,%r6
	comib,= 0,%r6,.L540
	ldi 10,%r8
	ldi 0,%r14
	b .L536
	ldi 130,%r6
.L549:
	ldi 95,%r28
	comb,= %r28,%r8,.L608
	ldi 128,%r28
	comb,= %r28,%r7,.L577
	extru %r7,31,8,%r21
	b .L623
	copy %r19,%r4
.L513:
	copy %r13,%r28
	ldw -212(%r30),%r2
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
	ldo -192(%r30),%r30
.L603:
	copy %r8,%r7
	ldi 134,%r28
.L551:
	stw %r15,0(%r12)
.L622:
	copy %r15,%r23
	ldw 0(%r3),%r26
	copy %r19,%r4
	copy %r9,%r24
	stw %r28,0(%r11)
	bl lstep,%r2
	copy %r10,%r25
	copy %r4,%r19
	b .L535
	copy %r28,%r15
.L601:
	ldw 0(%r3),%r28
	ldw 24(%r28),%r6
	and %r6,%r20,%r6
	comib,= 0,%r6,.L609
	ldi 2,%r21
	ldw 4(%r3),%r21
	ldi 2,%r20
	and %r21,%r20,%r21
	comib,= 0,%r21,.L610
	ldw 44(%r28),%r14
.L589:
	comib,= 0,%r14,.L538
	nop
	ldi 128,%r8
.L593:
	comib,>= 0,%r14,.L542
	copy %r28,%r26
	b .L544
	ldi 129,%r6
.L609:
	ldw 4(%r3),%r20
	and %r20,%r21,%r14
	comib,<> 0,%r14,.L524
	ldi 128,%r8
	copy %r28,%r26
	ldi 128,%r8
	b .L536
	ldi 130,%r6
.L602:
	extru %r21,31,1,%r28
	comib,<> 0,%r28,.L520
	ldi 2,%r20
	ldw 0(%r3),%r28
	and %r21,%r20,%r21
	comib,<> 0,%r21,.L589
	ldw 44(%r28),%r14
.L610:
	copy %r28,%r26
	ldi 128,%r8
	b .L536
	ldi 131,%r6
.L520:
	and %r21,%r20,%r14
	comib,<>,n 0,%r14,.L619
	ldbx %r15(%r9),%r20
.L533:
	ldw 0(%r3),%r26
	ldi 128,%r8
	b .L536
	ldi 130,%r6
.L604:
	ldi 95,%r20
	copy %r8,%r7
	comb,<> %r20,%r8,.L551
	ldi 134,%r28
	b .L616
	ldo -133(%r6),%r6
.L606:
	comib,= 0,%r14,.L620
	ldi 129,%r6
	comib,< 0,%r14,.L544
	copy %r28,%r26
	ldi 129,%r6
	ldi 129,%r20
	comb,= %r20,%r6,.L542
	nop
	b,n .L540
.L608:
	comb,= %r28,%r7,.L611
	copy %r19,%r4
	bl isalnum,%r2
	extru %r7,31,8,%r26
	comib,= 0,%r28,.L612
	copy %r4,%r19
	copy %r19,%r4
	bl isalnum,%r2
	ldi 95,%r26
	copy %r4,%r19
.L614:
	b .L613
	copy %r8,%r7
.L566:
	b .L514
	ldi 128,%r7
.L612:
	comb,<> %r8,%r7,.L595
	copy %r19,%r4
	bl isalnum,%r2
	ldi 95,%r26
	b .L614
	copy %r4,%r19
.L611:
	ldi 95,%r7
	b .L551
	ldi 133,%r28
.L576:
	b .L559
	ldi 133,%r6
	.EXIT
	.PROCEND
	.size	lslow, .-lslow
	.section	.text.ldissect,"ax",@progbits
	.align 4
	.type	ldissect, @function
ldissect:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r11,-152(%r30)
	ldw -244(%r30),%r11
	stw %r8,-140(%r30)
	copy %r24,%r8
	stw %r7,-136(%r30)
	copy %r25,%r7
	stw %r6,-132(%r30)
	copy %r26,%r6
	stw %r5,-128(%r30)
	copy %r23,%r5
	stw %r18,-180(%r30)
	stw %r17,-176(%r30)
	stw %r16,-172(%r30)
	stw %r15,-168(%r30)
	stw %r14,-164(%r30)
	stw %r13,-160(%r30)
	stw %r12,-156(%r30)
	stw %r10,-148(%r30)
	stw %r9,-144(%r30)
	stw %r4,-124(%r30)
	stw %r3,-120(%r30)
	comb,<= %r11,%r23,.L625
	stw %r19,-32(%r30)
	ldil L'1476395008,%r16
	ldil L'2013265920,%r14
	ldil L'1744830464,%r17
	ldil L'-1879048192,%r12
	ldo -52(%r30),%r10
	ldil L'1207959552,%r15
	ldil L'805306368,%r13
	ldw 0(%r6),%r28
.L671:
	zdep %r5,29,30,%r18
	ldw 4(%r28),%r22
	ldwx %r22(%r18),%r31
	copy %r31,%r20
	depi 0,31,27,%r20
	comb,= %r16,%r20,.L626
	copy %r8,%r24
	comb,= %r14,%r20,.L655
	copy %r5,%r3
	comclr,<> %r15,%r20,%r0
	b,n .L628
	comb,<< %r16,%r20,.L667
	ldo 1(%r5),%r3
	comclr,<> %r13,%r20,%r0
	b,n .L635
	comb,<< %r13,%r20,.L633
	copy %r5,%r18
	ldil L'268435456,%r28
	comb,<> %r28,%r20,.L668
	ldil L'671088640,%r28
.L635:
	ldo 1(%r7),%r7
.L664:
	copy %r3,%r5
.L641:
	comb,>,n %r11,%r5,.L671
	ldw 0(%r6),%r28
.L625:
	copy %r7,%r28
	ldw -212(%r30),%r2
	ldw -180(%r30),%r18
	ldw -176(%r30),%r17
	ldw -172(%r30),%r16
	ldw -168(%r30),%r15
	ldw -164(%r30),%r14
	ldw -160(%r30),%r13
	ldw -156(%r30),%r12
	ldw -152(%r30),%r11
	ldw -148(%r30),%r10
	ldw -144(%r30),%r9
	ldw -140(%r30),%r8
	ldw -136(%r30),%r7
	ldw -132(%r30),%r6
	ldw -128(%r30),%r5
	ldw -124(%r30),%r4
	ldw -120(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L668:
	comb,=,n %r28,%r20,.L664
	ldo 1(%r7),%r7
	b .L641
	copy %r3,%r5
.L628:
	extru %r31,31,27,%r31
	addl %r31,%r5,%r18
	ldo 1(%r18),%r3
.L633:
	comb,<> %r15,%r20,.L664
	copy %r8,%r24
.L638:
	copy %r19,%r4
	copy %r5,%r23
	stw %r3,0(%r10)
	copy %r7,%r25
	bl lslow,%r2
	copy %r6,%r26
	stw %r11,0(%r10)
	copy %r4,%r19
	copy %r28,%r9
	copy %r8,%r24
	copy %r19,%r4
	copy %r3,%r23
	copy %r28,%r25
	bl lslow,%r2
	copy %r6,%r26
	copy %r4,%r19
	comb,<> %r28,%r8,.L638
	ldo -1(%r9),%r24
	ldo 1(%r5),%r28
	copy %r7,%r5
	b .L646
	stw %r28,-184(%r30)
.L659:
	copy %r24,%r7
.L646:
	stw %r18,0(%r10)
	copy %r19,%r4
	copy %r7,%r25
	ldw -184(%r30),%r23
	copy %r9,%r24
	bl lslow,%r2
	copy %r6,%r26
	movb,= %r28,%r24,.L660
	copy %r4,%r19
	comb,<>,n %r24,%r7,.L659
	copy %r7,%r5
.L660:
	comiclr,<> 0,%r24,%r0
	b,n .L669
.L648:
	stw %r18,0(%r10)
	copy %r7,%r25
	b .L665
	ldw -184(%r30),%r23
.L655:
	copy %r31,%r28
	extru %r28,31,27,%r28
.L672:
	addl %r3,%r28,%r3
	ldwx,s %r3(%r22),%r28
	copy %r28,%r21
	depi 0,31,27,%r21
	comb,<> %r12,%r21,.L672
	extru %r28,31,27,%r28
	ldil L'1879048192,%r28
	comb,= %r28,%r20,.L630
	ldo 1(%r3),%r3
	comb,<> %r14,%r20,.L631
	copy %r8,%r24
.L639:
	copy %r19,%r4
	copy %r5,%r23
	stw %r3,0(%r10)
	copy %r7,%r25
	bl lslow,%r2
	copy %r6,%r26
	stw %r11,0(%r10)
	copy %r4,%r19
	copy %r28,%r9
	copy %r8,%r24
	copy %r19,%r4
	copy %r3,%r23
	copy %r28,%r25
	bl lslow,%r2
	copy %r6,%r26
	copy %r4,%r19
	comb,<> %r28,%r8,.L639
	ldo -1(%r9),%r24
	ldo -1(%r5),%r28
	ldw 0(%r6),%r20
	ldo 1(%r5),%r5
	ldw 4(%r20),%r20
	ldwx %r20(%r18),%r20
	extru %r20,31,27,%r20
	b .L650
	addl %r20,%r28,%r18
.L670:
	ldo 1(%r18),%r21
	ldw 0(%r6),%r28
	ldw 4(%r28),%r28
	ldo 2(%r18),%r5
	ldwx,s %r21(%r28),%r20
	extru %r20,31,27,%r20
	addl %r20,%r21,%r18
	ldwx,s %r18(%r28),%r28
	ldil L'-2013265920,%r20
	depi 0,31,27,%r28
	comclr,<> %r20,%r28,%r0
	addi -1,%r18,%r18
.L650:
	copy %r19,%r4
	stw %r18,0(%r10)
	copy %r5,%r23
	copy %r9,%r24
	copy %r7,%r25
	bl lslow,%r2
	copy %r6,%r26
	comb,<> %r28,%r9,.L670
	copy %r4,%r19
	copy %r7,%r25
	stw %r18,0(%r10)
	copy %r5,%r23
	copy %r9,%r24
.L665:
	copy %r19,%r4
	bl ldissect,%r2
	copy %r6,%r26
	copy %r4,%r19
	copy %r3,%r5
	b .L641
	copy %r9,%r7
.L667:
	ldil L'1879048192,%r28
	comclr,<> %r28,%r20,%r0
	b,n .L630
.L631:
	comb,<> %r17,%r20,.L641
	copy %r3,%r5
	ldw 8(%r6),%r28
	ldw 12(%r6),%r20
	zdep %r31,28,27,%r31
	sub %r7,%r20,%r20
	addl %r28,%r31,%r28
	b .L641
	stw %r20,0(%r28)
.L626:
	extru %r31,31,27,%r31
	addl %r31,%r5,%r28
	ldo -52(%r30),%r3
	stw %r28,-184(%r30)
	ldo 1(%r28),%r9
.L632:
	copy %r19,%r4
	copy %r5,%r23
	stw %r9,0(%r3)
	copy %r7,%r25
	bl lslow,%r2
	copy %r6,%r26
	stw %r11,0(%r3)
	copy %r4,%r19
	copy %r28,%r18
	copy %r8,%r24
	copy %r19,%r4
	copy %r9,%r23
	copy %r28,%r25
	bl lslow,%r2
	copy %r6,%r26
	copy %r4,%r19
	comb,<> %r28,%r8,.L632
	ldo -1(%r18),%r24
	ldw -184(%r30),%r20
	copy %r19,%r4
	ldo 1(%r5),%r5
	stw %r20,0(%r3)
	copy %r5,%r23
	copy %r18,%r24
	copy %r7,%r25
	bl lslow,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L644
	copy %r4,%r19
	ldw -184(%r30),%r28
	copy %r19,%r4
	stw %r28,0(%r3)
	copy %r5,%r23
	copy %r18,%r24
	copy %r7,%r25
	bl ldissect,%r2
	copy %r6,%r26
	copy %r4,%r19
.L644:
	copy %r9,%r5
	b .L641
	copy %r18,%r7
.L630:
	ldw 8(%r6),%r28
	ldw 12(%r6),%r20
	zdep %r31,28,27,%r31
	sub %r7,%r20,%r20
	addl %r28,%r31,%r28
	b .L664
	stw %r20,4(%r28)
.L669:
	copy %r7,%r24
	b .L648
	copy %r5,%r7
	.EXIT
	.PROCEND
	.size	ldissect, .-ldissect
	.section	.text.regexec,"ax",@progbits
	.align 4
.globl regexec
	.type	regexec, @function
regexec:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	ldw -308(%r30),%r28
	stw %r9,-100(%r30)
	copy %r25,%r9
	stw %r18,-136(%r30)
	stw %r17,-132(%r30)
	stw %r16,-128(%r30)
	stw %r15,-124(%r30)
	stw %r14,-120(%r30)
	stw %r13,-116(%r30)
	stw %r12,-112(%r30)
	stw %r11,-108(%r30)
	stw %r10,-104(%r30)
	stw %r8,-96(%r30)
	stw %r7,-92(%r30)
	stw %r6,-88(%r30)
	stw %r5,-84(%r30)
	stw %r4,-80(%r30)
	stw %r3,-76(%r30)
	stw %r19,-32(%r30)
	ldw 8(%r26),%r20
	stw %r28,-144(%r30)
	ldil L'65536,%r28
	ldo -3483(%r28),%r28
	stw %r24,-156(%r30)
	comb,<> %r28,%r20,.L876
	stw %r23,-160(%r30)
	ldw 0(%r26),%r16
	ldil L'49152,%r28
	ldw 0(%r16),%r20
	ldo 4677(%r28),%r28
	comb,<> %r28,%r20,.L877
	ldi 4,%r28
	ldw 40(%r16),%r17
	and %r17,%r28,%r20
	comib,<> 0,%r20,.L878
	stw %r20,-152(%r30)
	ldw 32(%r16),%r5
	ldo 28(%r16),%r10
	ldw 24(%r16),%r20
	ldo 1(%r5),%r5
	ldw -144(%r30),%r7
	ldw 36(%r16),%r3
	extru %r7,31,3,%r7
	ldi 32,%r21
	ldw 0(%r10),%r22
	comb,<< %r21,%r22,.L675
	and %r20,%r28,%r20
	ldo -156(%r30),%r22
	copy %r24,%r29
	comiclr,= 0,%r20,%r0
	ldi 0,%r29
	stw %r29,0(%r22)
	ldw -144(%r30),%r20
	and %r20,%r28,%r28
	comib,=,n 0,%r28,.L677
	ldw 0(%r23),%r10
	ldw 4(%r23),%r14
	addl %r25,%r10,%r10
	addl %r25,%r14,%r14
.L678:
	comb,<< %r14,%r10,.L880
	ldo 60(%r16),%r11
	ldw 0(%r11),%r25
	comib,=,n 0,%r25,.L680
	ldw 68(%r16),%r29
	comib,=,n 0,%r29,.L684
	ldw 72(%r16),%r23
	comib,=,n 0,%r23,.L684
	ldw 76(%r16),%r28
	ldo -1(%r28),%r28
	addl %r25,%r28,%r24
	addl %r10,%r28,%r28
	comclr,>>= %r28,%r14,%r0
	b,n .L685
	b,n .L686
.L687:
	comclr,<< %r28,%r14,%r0
	b,n .L686
.L685:
	ldb 0(%r28),%r20
.L1077:
	ldwx,s %r20(%r29),%r20
	comib,<>,n 0,%r20,.L687
	addl %r28,%r20,%r28
	comb,>>= %r28,%r14,.L686
	copy %r24,%r20
	b .L1097
	ldbs,mb -1(%r20),%r21
.L1024:
	comb,=,n %r20,%r25,.L1023
	ldbs,mb -1(%r20),%r21
.L1097:
	ldbs,mb -1(%r28),%r22
	extrs %r21,31,8,%r21
	extrs %r22,31,8,%r31
	comb,= %r21,%r31,.L1024
	nop
	sub %r20,%r25,%r20
.L1094:
	extru %r22,31,8,%r22
	ldwx,s %r20(%r23),%r20
	ldwx,s %r22(%r29),%r21
	comclr,< %r21,%r20,%r0
	copy %r21,%r20
	addl %r28,%r20,%r28
	comb,<<,n %r28,%r14,.L1077
	ldb 0(%r28),%r20
.L686:
	comb,<> %r24,%r25,.L1076
	ldi 1,%r29
	copy %r28,%r25
.L680:
	stw %r16,-248(%r30)
.L1089:
	ldo -240(%r30),%r22
	ldo -220(%r30),%r29
	ldw 64(%r16),%r28
	stw %r7,-244(%r30)
	ldo -228(%r30),%r18
	copy %r10,%r8
	stw %r22,-164(%r30)
	ldw -164(%r30),%r20
	ldo -236(%r30),%r22
	stw %r0,0(%r20)
	stw %r29,-172(%r30)
	ldw -172(%r30),%r21
	ldo -232(%r30),%r29
	stw %r0,0(%r21)
	stw %r9,-236(%r30)
	stw %r10,-232(%r30)
	stw %r14,0(%r18)
	stw %r22,-180(%r30)
	stw %r29,-176(%r30)
	stw %r0,-212(%r30)
	stw %r0,-208(%r30)
	stw %r0,-204(%r30)
	comib,> 0,%r28,.L695
	stw %r0,-200(%r30)
	sub %r25,%r28,%r25
	comclr,<< %r25,%r8,%r0
	copy %r25,%r8
.L695:
	subi 31,%r5,%r20
	mtsar %r20
	subi 31,%r3,%r28
	zvdepi 1,32,%r22
	stw %r22,-168(%r30)
	mtsar %r28
	copy %r14,%r11
	zvdepi 1,32,%r21
	copy %r16,%r26
	stw %r21,-148(%r30)
	ldo -56(%r30),%r7
	ldo -52(%r30),%r6
	ldi 128,%r15
.L758:
	comb,=,n %r10,%r8,.L886
	ldb -1(%r8),%r9
	extrs %r9,31,8,%r9
.L696:
	ldw -168(%r30),%r22
	ldi 132,%r29
	stw %r22,0(%r7)
	copy %r19,%r4
	ldw -168(%r30),%r23
	copy %r3,%r24
	stw %r29,0(%r6)
	bl sstep,%r2
	copy %r5,%r25
	stw %r28,-144(%r30)
	copy %r4,%r19
	ldi 0,%r12
	comb,= %r11,%r8,.L1025
	copy %r28,%r23
.L697:
	ldb 0(%r8),%r10
	ldw -144(%r30),%r28
	comb,= %r23,%r28,.L706
	extrs %r10,31,8,%r10
	comib,= 10,%r9,.L1078
	ldw -248(%r30),%r13
.L1047:
	comb,= %r15,%r9,.L1079
	ldw -244(%r30),%r20
	comib,= 10,%r10,.L707
	ldw -152(%r30),%r11
.L711:
	stw %r23,-140(%r30)
.L1059:
	copy %r19,%r4
	extru %r9,31,8,%r13
	bl isalnum,%r2
	copy %r13,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L729
	ldw -140(%r30),%r23
	ldi 95,%r28
	comclr,<> %r28,%r9,%r0
	b,n .L1026
	comclr,= %r15,%r10,%r0
	b,n .L719
.L725:
	comb,=,n %r15,%r9,.L717
	extru %r9,31,8,%r13
	copy %r15,%r10
.L729:
	stw %r23,-140(%r30)
	copy %r19,%r4
	bl isalnum,%r2
	copy %r13,%r26
	copy %r4,%r19
	ldi 95,%r20
	comb,= %r20,%r9,.L865
	ldw -140(%r30),%r23
	comib,<> 0,%r28,.L1080
	ldi 130,%r28
.L897:
	copy %r10,%r9
.L717:
	ldw -148(%r30),%r20
	and %r23,%r20,%r28
	comiclr,= 0,%r28,%r0
	b,n .L737
.L1048:
	comb,= %r8,%r14,.L693
	ldw -144(%r30),%r21
	stw %r21,0(%r7)
	copy %r19,%r4
	copy %r3,%r24
	ldw -248(%r30),%r26
	copy %r5,%r25
	stw %r9,0(%r6)
	bl sstep,%r2
	ldo 1(%r8),%r8
	ldw 0(%r18),%r11
	copy %r4,%r19
	comb,<> %r11,%r8,.L697
	copy %r28,%r23
.L1025:
	ldw -144(%r30),%r21
	comclr,<> %r23,%r21,%r0
	b,n .L1027
	comib,= 10,%r9,.L1028
	ldi 128,%r10
	comb,= %r15,%r9,.L1029
	ldw -244(%r30),%r20
.L716:
	ldi 2,%r21
.L1067:
	and %r20,%r21,%r17
	comib,<> 0,%r17,.L916
	ldw -248(%r30),%r13
	copy %r15,%r10
	ldi 130,%r11
.L866:
	ldw 48(%r13),%r28
	addl %r17,%r28,%r17
	comiclr,>= 0,%r17,%r0
	b,n .L726
.L709:
	comb,=,n %r15,%r9,.L717
	copy %r10,%r9
	b .L1059
	stw %r23,-140(%r30)
.L877:
	ldi 2,%r22
	stw %r22,-152(%r30)
.L673:
	ldw -152(%r30),%r28
.L1069:
	ldw -276(%r30),%r2
	ldw -136(%r30),%r18
	ldw -132(%r30),%r17
	ldw -128(%r30),%r16
	ldw -124(%r30),%r15
	ldw -120(%r30),%r14
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
.L876:
	ldi 2,%r20
	b .L673
	stw %r20,-152(%r30)
.L675:
	ldw -156(%r30),%r21
	ldo -156(%r30),%r29
	ldw -144(%r30),%r22
	and %r22,%r28,%r28
	comiclr,= 0,%r20,%r0
	ldi 0,%r21
	comib,= 0,%r28,.L770
	stw %r21,0(%r29)
	ldw -160(%r30),%r28
	ldw 0(%r28),%r8
	addl %r25,%r8,%r8
	ldw 4(%r28),%r13
	addl %r25,%r13,%r13
.L771:
	comb,<< %r13,%r8,.L899
	ldo 60(%r16),%r11
	ldw 0(%r11),%r25
	comib,=,n 0,%r25,.L900
	ldw 68(%r16),%r31
	comib,=,n 0,%r31,.L777
	ldw 72(%r16),%r29
	comib,=,n 0,%r29,.L777
	ldw 76(%r16),%r6
	ldo -1(%r6),%r6
	addl %r25,%r6,%r23
	addl %r8,%r6,%r6
	comclr,>>= %r6,%r13,%r0
	b,n .L778
	b,n .L779
.L780:
	comclr,<< %r6,%r13,%r0
	b,n .L779
.L778:
	ldb 0(%r6),%r28
.L1081:
	ldwx,s %r28(%r31),%r28
	comib,<>,n 0,%r28,.L780
	addl %r6,%r28,%r6
	comb,>>= %r6,%r13,.L779
	copy %r23,%r28
	b .L1098
	ldbs,mb -1(%r6),%r21
.L1030:
	comb,<>,n %r20,%r22,.L1001
	ldbs,mb -1(%r6),%r21
.L1098:
	ldbs,mb -1(%r28),%r20
	extrs %r21,31,8,%r22
	comb,<> %r28,%r25,.L1030
	extrs %r20,31,8,%r20
	comclr,<> %r20,%r22,%r0
	b,n .L902
.L1001:
	sub %r28,%r25,%r28
	extru %r21,31,8,%r21
	ldwx,s %r28(%r29),%r28
	ldwx,s %r21(%r31),%r20
	comclr,< %r20,%r28,%r0
	copy %r20,%r28
	addl %r6,%r28,%r6
	comb,<<,n %r6,%r13,.L1081
	ldb 0(%r6),%r28
.L779:
	comb,= %r23,%r25,.L773
	ldi 1,%r28
.L1070:
	b .L673
	stw %r28,-152(%r30)
.L777:
	copy %r8,%r6
	comb,>> %r13,%r8,.L775
	ldo 76(%r16),%r12
	b,n .L776
.L788:
	ldo 1(%r6),%r6
.L1082:
	comb,= %r6,%r13,.L1070
	ldi 1,%r28
	ldw 0(%r11),%r25
.L775:
	ldb 0(%r6),%r20
	ldb 0(%r25),%r28
	extrs %r20,31,8,%r20
	extrs %r28,31,8,%r28
	comb,<>,n %r28,%r20,.L1082
	ldo 1(%r6),%r6
	ldw 0(%r12),%r24
	sub %r13,%r6,%r28
	comb,>,n %r24,%r28,.L1082
	ldo 1(%r6),%r6
	copy %r19,%r4
	bl memcmp,%r2
	copy %r6,%r26
	comib,<> 0,%r28,.L788
	copy %r4,%r19
.L776:
	comb,= %r6,%r13,.L1070
	ldi 1,%r28
.L773:
	stw %r16,-248(%r30)
.L1074:
	ldo -240(%r30),%r22
	ldo -220(%r30),%r29
	ldw 0(%r10),%r26
	stw %r7,-244(%r30)
	ldo -212(%r30),%r28
	copy %r19,%r4
	stw %r22,-164(%r30)
	ldw -164(%r30),%r20
	ldo -236(%r30),%r22
	ldo -228(%r30),%r18
	stw %r0,0(%r20)
	zdep %r26,29,30,%r26
	stw %r29,-172(%r30)
	ldo -232(%r30),%r29
	ldw -172(%r30),%r21
	stw %r0,0(%r21)
	stw %r29,-176(%r30)
	ldw -176(%r30),%r20
	stw %r22,-180(%r30)
	ldw -180(%r30),%r29
	stw %r9,0(%r29)
	stw %r8,0(%r20)
	stw %r28,-192(%r30)
	bl malloc,%r2
	stw %r13,0(%r18)
	stw %r28,-212(%r30)
	comib,= 0,%r28,.L789
	copy %r4,%r19
	ldw -248(%r30),%r20
	ldw 28(%r20),%r24
	ldo -204(%r30),%r29
	ldo -200(%r30),%r21
	ldo -208(%r30),%r20
	stw %r20,-168(%r30)
	copy %r19,%r4
	addl %r28,%r24,%r20
	stw %r28,-208(%r30)
	addl %r20,%r24,%r28
	stw %r20,-204(%r30)
	ldi 4,%r20
	addl %r28,%r24,%r26
	stw %r29,-184(%r30)
	ldi 0,%r25
	stw %r21,-188(%r30)
	stw %r28,-200(%r30)
	stw %r20,-216(%r30)
	bl memset,%r2
	stw %r26,-196(%r30)
	ldw 64(%r16),%r28
	comib,> 0,%r28,.L790
	copy %r4,%r19
	sub %r6,%r28,%r6
	comclr,<< %r6,%r8,%r0
	copy %r6,%r8
.L790:
	ldo -56(%r30),%r7
	ldo -52(%r30),%r6
	ldo -224(%r30),%r9
.L853:
	ldw -204(%r30),%r29
	ldw -200(%r30),%r21
	stw %r29,-144(%r30)
	ldw -176(%r30),%r22
	stw %r21,-148(%r30)
	ldw 0(%r22),%r28
	comb,= %r28,%r8,.L903
	ldw -208(%r30),%r10
	ldb -1(%r8),%r15
	extrs %r15,31,8,%r15
.L791:
	ldw -248(%r30),%r28
	copy %r19,%r4
	copy %r10,%r26
	ldw 28(%r28),%r24
	ldi 0,%r25
	bl memset,%r2
	ldi 0,%r11
	ldi 1,%r20
	addl %r10,%r5,%r28
	stb %r20,0(%r28)
	ldw -248(%r30),%r26
	ldi 132,%r28
	stw %r10,0(%r7)
	copy %r4,%r19
	copy %r3,%r24
	copy %r19,%r4
	stw %r28,0(%r6)
	copy %r5,%r25
	bl lstep,%r2
	copy %r10,%r23
	copy %r28,%r17
	ldw -248(%r30),%r28
	copy %r4,%r19
	ldw 28(%r28),%r24
	copy %r19,%r4
	copy %r17,%r25
	bl memcpy,%r2
	ldw -144(%r30),%r26
	ldw 0(%r18),%r28
	comb,= %r8,%r28,.L904
	copy %r4,%r19
.L1034:
	ldb 0(%r8),%r10
	extrs %r10,31,8,%r10
.L792:
	ldw -248(%r30),%r28
	copy %r19,%r4
	ldw -144(%r30),%r25
	copy %r17,%r26
	bl memcmp,%r2
	ldw 28(%r28),%r24
	comiclr,<> 0,%r28,%r0
	copy %r8,%r11
	comib,= 10,%r15,.L1031
	copy %r4,%r19
	ldi 128,%r20
	comclr,<> %r20,%r15,%r0
	b,n .L1032
	comib,= 10,%r10,.L808
	ldi 128,%r29
	comb,= %r29,%r10,.L809
	ldw -244(%r30),%r28
.L1003:
	ldw -152(%r30),%r12
.L796:
	copy %r19,%r4
.L1061:
	extru %r15,31,8,%r14
	bl isalnum,%r2
	copy %r14,%r26
	comib,<> 0,%r28,.L819
	copy %r4,%r19
	ldi 95,%r20
	comb,= %r20,%r15,.L1033
	ldi 128,%r21
.L1083:
	comclr,= %r21,%r10,%r0
	b,n .L806
.L813:
	ldi 128,%r29
.L1085:
	comb,=,n %r29,%r15,.L804
	extru %r15,31,8,%r14
.L819:
	copy %r19,%r4
	bl isalnum,%r2
	copy %r14,%r26
	comib,<> 0,%r28,.L820
	copy %r4,%r19
	ldi 95,%r28
	comclr,<> %r28,%r15,%r0
	b,n .L820
.L804:
	ldbx %r17(%r3),%r28
.L1063:
	comib,<> 0,%r28,.L830
	addl %r17,%r3,%r20
.L1035:
	comb,= %r8,%r13,.L830
	ldw -248(%r30),%r28
	copy %r17,%r25
	copy %r19,%r4
	ldw -148(%r30),%r26
	bl memcpy,%r2
	ldw 28(%r28),%r24
	ldw -248(%r30),%r28
	copy %r4,%r19
	copy %r17,%r26
	ldw -144(%r30),%r25
	copy %r19,%r4
	ldw 28(%r28),%r24
	bl memcpy,%r2
	ldo 1(%r8),%r8
	stw %r17,0(%r7)
	copy %r4,%r19
	stw %r10,0(%r6)
	copy %r19,%r4
	ldw -148(%r30),%r23
	copy %r3,%r24
	ldw -248(%r30),%r26
	bl lstep,%r2
	copy %r5,%r25
	copy %r4,%r19
	copy %r28,%r17
	ldw 0(%r18),%r28
	comb,<> %r8,%r28,.L1034
	copy %r10,%r15
.L904:
	b .L792
	ldi 128,%r10
.L809:
	bb,< %r28,30,.L1003
	ldw -248(%r30),%r21
	copy %r21,%r26
.L1099:
	ldw -152(%r30),%r14
.L1084:
	ldi 130,%r12
.L872:
	ldw 48(%r26),%r28
	addl %r14,%r28,%r14
	comib,< 0,%r14,.L816
	ldi 128,%r28
.L1060:
	comb,<> %r28,%r15,.L1061
	copy %r19,%r4
	ldbx %r17(%r3),%r28
	comib,= 0,%r28,.L1035
	addl %r17,%r3,%r20
.L830:
	stw %r11,0(%r9)
	ldb 0(%r20),%r28
	comib,= 0,%r28,.L832
	ldw -156(%r30),%r20
	comib,<>,n 0,%r20,.L834
	ldw 84(%r16),%r28
	comib,= 0,%r28,.L835
	ldw -164(%r30),%r20
.L834:
	b .L837
	ldo -248(%r30),%r10
.L1036:
	ldw 0(%r9),%r11
	ldo 1(%r11),%r11
	stw %r11,0(%r9)
.L837:
	copy %r19,%r4
	copy %r11,%r25
	stw %r3,0(%r6)
	copy %r5,%r23
	copy %r13,%r24
	bl lslow,%r2
	copy %r10,%r26
	movb,= %r28,%r8,.L1036
	copy %r4,%r19
	ldw -156(%r30),%r29
	comib,= 1,%r29,.L1037
	ldw -248(%r30),%r21
.L1091:
	ldw -164(%r30),%r22
	ldw 0(%r22),%r28
	comib,= 0,%r28,.L1038
	ldw 80(%r21),%r20
.L840:
	ldw 80(%r21),%r20
	comib,= 0,%r20,.L846
	ldo 1(%r20),%r21
	ldo 8(%r28),%r20
	sh3addl %r21,%r28,%r21 
	ldi -1,%r28
.L845:
	stw %r28,4(%r20)
	ldo 8(%r20),%r20
	comb,<> %r20,%r21,.L845
	stw %r28,-8(%r20)
.L846:
	ldw 84(%r16),%r20
	ldw -244(%r30),%r28
	ldi 1024,%r21
	and %r28,%r21,%r28
	or %r28,%r20,%r28
	comib,=,n 0,%r28,.L1039
	ldw 88(%r16),%r28
	comib,>= 0,%r28,.L848
	ldw -172(%r30),%r21
	ldw 0(%r21),%r20
	comib,= 0,%r20,.L1040
	ldo 1(%r28),%r28
.L848:
	stw %r0,0(%r7)
.L1096:
	copy %r19,%r4
	ldw 0(%r9),%r25
	copy %r5,%r23
	copy %r8,%r24
	stw %r3,0(%r6)
	bl lbackref,%r2
	copy %r10,%r26
	copy %r4,%r19
.L847:
	comib,<>,n 0,%r28,.L849
	ldw 0(%r9),%r25
	comb,<<= %r8,%r25,.L850
	copy %r19,%r4
	copy %r5,%r23
	stw %r3,0(%r6)
	copy %r10,%r26
	bl lslow,%r2
	ldo -1(%r8),%r24
	movb,<> %r28,%r8,.L848
	copy %r4,%r19
	ldw 0(%r9),%r25
.L850:
	b .L853
	ldo 1(%r25),%r8
.L1041:
	ldw -248(%r30),%r26
.L816:
	stw %r17,0(%r7)
.L1092:
	copy %r17,%r23
	copy %r19,%r4
	stw %r12,0(%r6)
	copy %r3,%r24
	bl lstep,%r2
	copy %r5,%r25
	ldo -1(%r14),%r14
	copy %r4,%r19
	comib,<> 0,%r14,.L1041
	copy %r28,%r17
	ldi 129,%r22
	comb,= %r22,%r12,.L1083
	ldi 128,%r21
	b .L1060
	ldi 128,%r28
.L1031:
	ldw -248(%r30),%r21
	ldi 8,%r28
	ldw 24(%r21),%r12
	and %r12,%r28,%r12
	comib,<> 0,%r12,.L795
	copy %r21,%r26
	ldi 128,%r29
	comb,<> %r29,%r10,.L796
	ldw -244(%r30),%r28
	ldi 2,%r29
	and %r28,%r29,%r28
	comib,= 0,%r28,.L1084
	ldw -152(%r30),%r14
	b .L1061
	copy %r19,%r4
.L1032:
	ldw -244(%r30),%r28
	extru %r28,31,1,%r20
	comib,<> 0,%r20,.L799
	ldw -248(%r30),%r26
	copy %r26,%r21
	comib,= 10,%r10,.L1042
	ldw 44(%r26),%r14
.L801:
	ldi 128,%r28
	comb,= %r28,%r10,.L805
	ldw -244(%r30),%r28
	comib,<> 0,%r14,.L1043
	ldi 129,%r12
.L806:
	copy %r19,%r4
.L1071:
	bl isalnum,%r2
	extru %r10,31,8,%r26
	comib,<> 0,%r28,.L821
	copy %r4,%r19
	ldi 95,%r22
	comb,<> %r22,%r10,.L1085
	ldi 128,%r29
	ldi 128,%r28
	comb,=,n %r28,%r15,.L923
	copy %r19,%r4
	bl isalnum,%r2
	extru %r15,31,8,%r26
	comib,= 0,%r28,.L1044
	copy %r4,%r19
	copy %r19,%r4
.L1093:
	bl isalnum,%r2
	ldi 95,%r26
	copy %r4,%r19
.L923:
	ldi 133,%r20
.L826:
	stw %r17,0(%r7)
	copy %r17,%r23
	ldw -248(%r30),%r26
	copy %r19,%r4
	copy %r3,%r24
	stw %r20,0(%r6)
	bl lstep,%r2
	copy %r5,%r25
	copy %r4,%r19
	b .L804
	copy %r28,%r17
.L1033:
	copy %r19,%r4
	bl isalnum,%r2
	copy %r20,%r26
	copy %r4,%r19
.L820:
	ldi 130,%r20
	comb,= %r20,%r12,.L826
	ldi 134,%r20
.L869:
	ldi 128,%r21
	comb,<> %r21,%r10,.L827
	copy %r19,%r4
.L928:
	ldo -133(%r12),%r12
.L1062:
	comib,<<,n 1,%r12,.L1063
	ldbx %r17(%r3),%r28
	b .L826
	ldi 133,%r20
.L795:
	comib,<> 10,%r10,.L801
	ldw 44(%r21),%r14
	b .L872
	ldi 131,%r12
.L799:
	comib,= 10,%r10,.L802
	ldi 8,%r20
	comb,<>,n %r15,%r10,.L1063
	ldbx %r17(%r3),%r28
	bb,< %r28,30,.L804
	ldw -248(%r30),%r21
	b .L1099
	copy %r21,%r26
.L808:
	ldw -248(%r30),%r26
	ldi 8,%r22
	ldw 24(%r26),%r12
	and %r12,%r22,%r12
	comib,<> 0,%r12,.L1084
	ldw -152(%r30),%r14
	b .L1061
	copy %r19,%r4
.L821:
	ldi 128,%r28
	comb,= %r28,%r15,.L826
	ldi 133,%r20
	copy %r19,%r4
	bl isalnum,%r2
	extru %r15,31,8,%r26
	comib,<> 0,%r28,.L917
	copy %r4,%r19
	comiclr,<> 95,%r15,%r15
	ldi 1,%r15
	comib,=,n 0,%r15,.L826
	ldi 133,%r20
.L917:
	b .L869
	ldi 133,%r12
.L805:
	bb,>=,n %r28,30,.L872
	ldi 131,%r12
	comib,= 0,%r14,.L813
	ldi 129,%r12
	comib,>= 0,%r14,.L1085
	ldi 128,%r29
.L812:
	copy %r21,%r26
	b .L816
	ldi 129,%r12
.L827:
	bl isalnum,%r2
	extru %r10,31,8,%r26
	ldi 95,%r22
	comb,= %r22,%r10,.L928
	copy %r4,%r19
	comib,= 0,%r28,.L826
	ldi 134,%r20
	b .L1062
	ldo -133(%r12),%r12
.L1042:
	ldw 24(%r26),%r28
	ldi 8,%r29
	and %r28,%r29,%r28
	comib,<> 0,%r28,.L872
	ldi 131,%r12
	comib,<> 0,%r14,.L1046
	copy %r19,%r4
	bl isalnum,%r2
	copy %r10,%r26
	comib,= 0,%r28,.L804
	copy %r4,%r19
	b .L826
	ldi 133,%r20
.L802:
	ldw 24(%r26),%r28
	and %r28,%r20,%r28
	comib,<>,n 0,%r28,.L1084
	ldw -152(%r30),%r14
	b .L1063
	ldbx %r17(%r3),%r28
.L706:
	comib,<> 10,%r9,.L1047
	copy %r8,%r12
.L699:
	ldw -248(%r30),%r13
.L1078:
	ldi 8,%r20
	ldw 24(%r13),%r11
	and %r11,%r20,%r11
	comib,<> 0,%r11,.L703
	copy %r13,%r28
	comib,= 10,%r10,.L709
	nop
.L704:
	comb,= %r15,%r10,.L710
	ldw -152(%r30),%r11
.L1057:
	comb,=,n %r15,%r9,.L717
	copy %r10,%r9
	b .L1059
	stw %r23,-140(%r30)
.L865:
	ldi 130,%r28
.L1080:
	comclr,<> %r28,%r11,%r0
	b,n .L730
	comb,= %r15,%r10,.L717
	copy %r15,%r9
	stw %r23,-140(%r30)
.L1064:
	copy %r19,%r4
	bl isalnum,%r2
	extru %r10,31,8,%r26
	copy %r4,%r19
	ldi 95,%r21
	comb,= %r21,%r10,.L897
	ldw -140(%r30),%r23
	comib,<> 0,%r28,.L717
	copy %r10,%r9
.L730:
	copy %r10,%r9
	ldi 134,%r28
.L733:
	stw %r23,0(%r7)
	copy %r19,%r4
	ldw -248(%r30),%r26
	copy %r3,%r24
	stw %r28,0(%r6)
	bl sstep,%r2
	copy %r5,%r25
	ldw -148(%r30),%r20
	copy %r28,%r23
	and %r23,%r20,%r28
	comib,= 0,%r28,.L1048
	copy %r4,%r19
.L737:
	stw %r12,-224(%r30)
	ldw -156(%r30),%r28
	comib,<> 0,%r28,.L739
	ldo -224(%r30),%r9
	ldw 84(%r16),%r28
	comib,= 0,%r28,.L740
	ldw -164(%r30),%r20
.L739:
	b .L742
	ldo -248(%r30),%r10
.L1049:
	ldw 0(%r9),%r12
	ldo 1(%r12),%r12
	stw %r12,0(%r9)
.L742:
	copy %r19,%r4
	copy %r12,%r25
	stw %r3,0(%r6)
	copy %r5,%r23
	copy %r14,%r24
	bl sslow,%r2
	copy %r10,%r26
	movb,= %r28,%r8,.L1049
	copy %r4,%r19
	ldw -156(%r30),%r29
	comib,= 1,%r29,.L1050
	ldw -248(%r30),%r28
.L1090:
	ldw -164(%r30),%r22
	ldw 0(%r22),%r21
	comib,= 0,%r21,.L1051
	ldw 80(%r28),%r20
.L745:
	ldo 80(%r28),%r28
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L751
	ldo 1(%r28),%r28
	ldo 8(%r21),%r20
	sh3addl %r28,%r21,%r21 
	ldi -1,%r28
.L750:
	stw %r28,4(%r20)
	ldo 8(%r20),%r20
	comb,<> %r20,%r21,.L750
	stw %r28,-8(%r20)
.L751:
	ldw 84(%r16),%r20
	ldw -244(%r30),%r28
	ldi 1024,%r21
	and %r28,%r21,%r28
	or %r28,%r20,%r28
	comib,=,n 0,%r28,.L1052
	ldw 88(%r16),%r28
	comib,>= 0,%r28,.L753
	ldw -172(%r30),%r22
	ldw 0(%r22),%r20
	comib,= 0,%r20,.L1053
	ldo 1(%r28),%r28
.L753:
	stw %r0,0(%r7)
.L1095:
	copy %r19,%r4
	ldw 0(%r9),%r25
	copy %r5,%r23
	copy %r8,%r24
	stw %r3,0(%r6)
	bl sbackref,%r2
	copy %r10,%r26
	copy %r4,%r19
.L752:
	comib,<>,n 0,%r28,.L754
	ldw 0(%r9),%r25
	comb,<<= %r8,%r25,.L755
	copy %r19,%r4
	copy %r5,%r23
	stw %r3,0(%r6)
	copy %r10,%r26
	bl sslow,%r2
	ldo -1(%r8),%r24
	movb,<> %r28,%r8,.L753
	copy %r4,%r19
	ldw 0(%r9),%r25
.L755:
	ldw -176(%r30),%r28
	ldo 1(%r25),%r8
	ldw 0(%r28),%r10
	ldw -248(%r30),%r26
	b .L758
	ldw 0(%r18),%r11
.L1026:
	stw %r23,-140(%r30)
	copy %r19,%r4
	bl isalnum,%r2
	copy %r9,%r26
	copy %r4,%r19
	ldi 130,%r21
	comb,= %r21,%r11,.L730
	ldw -140(%r30),%r23
	ldi 128,%r28
	comb,=,n %r28,%r10,.L717
	copy %r10,%r9
	b .L1064
	stw %r23,-140(%r30)
.L1028:
	ldw -248(%r30),%r13
	ldw 24(%r13),%r20
	bb,>= %r20,28,.L704
	copy %r13,%r28
.L703:
	comib,= 10,%r10,.L922
	ldw 44(%r28),%r17
.L714:
	comb,= %r15,%r10,.L1086
	ldw -244(%r30),%r21
.L1056:
	comib,= 0,%r17,.L719
	ldi 129,%r11
	comiclr,>= 0,%r17,%r0
	b,n .L726
.L719:
	stw %r23,-140(%r30)
.L1066:
	copy %r19,%r4
	bl isalnum,%r2
	extru %r10,31,8,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L722
	ldw -140(%r30),%r23
	ldi 95,%r20
	comb,= %r20,%r10,.L1054
	ldi 128,%r28
.L723:
	comb,=,n %r15,%r9,.L717
	copy %r10,%r9
	b .L729
	extru %r9,31,8,%r13
.L1054:
	comb,=,n %r28,%r9,.L926
	stw %r23,-140(%r30)
.L1087:
	copy %r19,%r4
	bl isalnum,%r2
	extru %r9,31,8,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L864
	ldw -140(%r30),%r23
	comiclr,<> 95,%r9,%r9
	ldi 1,%r9
	comiclr,= 0,%r9,%r0
	b,n .L864
.L926:
	copy %r10,%r9
.L1068:
	b .L733
	ldi 133,%r28
.L864:
	stw %r23,-140(%r30)
	copy %r19,%r4
	bl isalnum,%r2
	extru %r10,31,8,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L926
	ldw -140(%r30),%r23
	comiclr,= 95,%r10,%r28
	ldi 1,%r28
	comib,= 0,%r28,.L1068
	copy %r10,%r9
	b .L733
	ldi 134,%r28
.L1027:
	comib,= 10,%r9,.L887
	copy %r8,%r12
	comb,<> %r15,%r9,.L716
	ldw -244(%r30),%r20
	copy %r9,%r10
.L1079:
	extru %r20,31,1,%r28
	comib,<> 0,%r28,.L712
	ldw -248(%r30),%r13
	copy %r13,%r28
	comib,<> 10,%r10,.L714
	ldw 44(%r13),%r17
	ldw 24(%r13),%r21
	bb,< %r21,28,.L866
	ldi 131,%r11
	comib,= 0,%r17,.L1055
	copy %r19,%r4
	comib,>= 0,%r17,.L719
	ldi 129,%r11
	copy %r28,%r13
	ldi 129,%r11
.L726:
	stw %r23,0(%r7)
	copy %r19,%r4
	copy %r3,%r24
	stw %r11,0(%r6)
	copy %r5,%r25
	bl sstep,%r2
	copy %r13,%r26
	ldo -1(%r17),%r17
	copy %r4,%r19
	comib,<> 0,%r17,.L726
	copy %r28,%r23
	ldi 129,%r29
	comb,<> %r29,%r11,.L709
	nop
	comb,= %r15,%r10,.L725
	nop
	b .L1066
	stw %r23,-140(%r30)
.L1029:
	extru %r20,31,1,%r28
	comib,<> 0,%r28,.L1067
	ldi 2,%r21
	ldw -248(%r30),%r28
	copy %r9,%r10
	ldw 44(%r28),%r17
	comb,<> %r15,%r10,.L1056
	copy %r28,%r13
	ldw -244(%r30),%r21
.L1086:
	ldi 2,%r20
	and %r21,%r20,%r21
	comib,=,n 0,%r21,.L866
	ldi 131,%r11
	comib,= 0,%r17,.L725
	ldi 129,%r11
	comib,<,n 0,%r17,.L726
	copy %r28,%r13
	b,n .L725
.L710:
	ldw -244(%r30),%r20
	ldi 2,%r22
	and %r20,%r22,%r17
	comib,<> 0,%r17,.L1057
	nop
	b .L866
	ldi 130,%r11
.L922:
	b .L866
	ldi 131,%r11
.L707:
	ldw -248(%r30),%r13
	ldi 8,%r28
	ldw 24(%r13),%r11
	and %r11,%r28,%r11
	comib,= 0,%r11,.L711
	ldi 10,%r10
	ldw -152(%r30),%r17
	ldi 10,%r10
	b .L866
	ldi 130,%r11
.L712:
	comiclr,<> 10,%r10,%r0
	b,n .L715
	comb,<>,n %r15,%r10,.L717
	copy %r10,%r9
	b .L1067
	ldi 2,%r21
.L1055:
	stw %r23,-140(%r30)
	bl isalnum,%r2
	copy %r10,%r26
	copy %r4,%r19
	ldw -140(%r30),%r23
	comib,= 0,%r28,.L723
	ldi 129,%r11
.L722:
	comb,<>,n %r15,%r9,.L1087
	stw %r23,-140(%r30)
	b .L1068
	copy %r10,%r9
.L684:
	copy %r10,%r6
	comb,>> %r14,%r10,.L682
	ldo 76(%r16),%r8
	b .L1058
	copy %r10,%r25
.L694:
	ldo 1(%r6),%r6
.L1088:
	comb,=,n %r6,%r14,.L693
	ldw 0(%r11),%r25
.L682:
	ldb 0(%r6),%r20
	ldb 0(%r25),%r28
	extrs %r20,31,8,%r20
	extrs %r28,31,8,%r28
	comb,<>,n %r28,%r20,.L1088
	ldo 1(%r6),%r6
	ldw 0(%r8),%r24
	sub %r14,%r6,%r28
	comb,>,n %r24,%r28,.L1088
	ldo 1(%r6),%r6
	copy %r19,%r4
	bl memcmp,%r2
	copy %r6,%r26
	comib,<> 0,%r28,.L694
	copy %r4,%r19
	copy %r6,%r25
	comb,<>,n %r25,%r14,.L1089
	stw %r16,-248(%r30)
.L693:
	ldi 1,%r29
.L1076:
	b .L673
	stw %r29,-152(%r30)
.L715:
	ldw 24(%r13),%r28
	bb,>=,n %r28,28,.L717
	copy %r10,%r9
	ldw -152(%r30),%r17
	b .L866
	ldi 130,%r11
.L878:
	ldi 2,%r29
	b .L673
	stw %r29,-152(%r30)
.L916:
	ldw -152(%r30),%r11
	comb,= %r15,%r9,.L897
	ldi 128,%r10
	b .L1059
	stw %r23,-140(%r30)
.L754:
	ldw -164(%r30),%r21
	ldw -156(%r30),%r22
	comib,= 0,%r22,.L759
	ldw 0(%r21),%r26
.L760:
	ldw -180(%r30),%r28
	ldw -160(%r30),%r29
	ldw 0(%r28),%r21
	ldw 0(%r9),%r20
	sub %r8,%r21,%r28
	sub %r20,%r21,%r20
	stw %r28,4(%r29)
	ldw -156(%r30),%r22
	comib,= 1,%r22,.L759
	stw %r20,0(%r29)
	ldw -248(%r30),%r28
	ldw -160(%r30),%r22
	ldo 8(%r26),%r21
	ldo 8(%r22),%r20
	ldw 80(%r28),%r31
	ldi -1,%r22
	ldi 1,%r28
.L766:
	comb,>>,n %r28,%r31,.L764
	ldw 0(%r21),%r29
	stw %r29,0(%r20)
	ldw 4(%r21),%r29
	stw %r29,4(%r20)
.L765:
	ldo 1(%r28),%r28
	ldo 8(%r21),%r21
	ldw -156(%r30),%r29
	comb,<< %r28,%r29,.L766
	ldo 8(%r20),%r20
.L759:
	comib,= 0,%r26,.L1072
	ldw -172(%r30),%r20
.L761:
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw -172(%r30),%r20
.L1072:
	ldw 0(%r20),%r26
.L1100:
	comib,=,n 0,%r26,.L1069
	ldw -152(%r30),%r28
.L1011:
	bl free,%r2
	nop
	b .L1069
	ldw -152(%r30),%r28
.L1050:
	ldw 84(%r16),%r28
	comib,<> 0,%r28,.L1090
	ldw -248(%r30),%r28
	ldw -164(%r30),%r28
	b .L760
	ldw 0(%r28),%r26
.L887:
	b .L699
	ldi 128,%r10
.L849:
	ldw -164(%r30),%r21
	ldw -156(%r30),%r22
	comib,= 0,%r22,.L854
	ldw 0(%r21),%r26
.L855:
	ldw -180(%r30),%r28
	ldw -160(%r30),%r29
	ldw 0(%r28),%r21
	ldw 0(%r9),%r20
	sub %r8,%r21,%r28
	sub %r20,%r21,%r20
	stw %r28,4(%r29)
	ldw -156(%r30),%r22
	comib,= 1,%r22,.L854
	stw %r20,0(%r29)
	ldw -248(%r30),%r28
	ldw -160(%r30),%r22
	ldo 8(%r26),%r21
	ldo 8(%r22),%r20
	ldw 80(%r28),%r31
	ldi -1,%r22
	ldi 1,%r28
.L861:
	comb,>>,n %r28,%r31,.L859
	ldw 0(%r21),%r29
	stw %r29,0(%r20)
	ldw 4(%r21),%r29
	stw %r29,4(%r20)
.L860:
	ldo 1(%r28),%r28
	ldo 8(%r21),%r21
	ldw -156(%r30),%r29
	comb,<< %r28,%r29,.L861
	ldo 8(%r20),%r20
.L854:
	comib,= 0,%r26,.L1073
	ldw -172(%r30),%r20
.L856:
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw -172(%r30),%r20
.L1073:
	ldw 0(%r20),%r26
.L1101:
	comib,=,n 0,%r26,.L1011
	ldw -212(%r30),%r26
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L1011
	ldw -212(%r30),%r26
.L1037:
	ldw 84(%r16),%r28
	comib,<> 0,%r28,.L1091
	nop
	ldw -164(%r30),%r20
	b .L855
	ldw 0(%r20),%r26
.L886:
	b .L696
	ldi 128,%r9
.L903:
	b .L791
	ldi 128,%r15
.L832:
	bl free,%r2
	ldw -212(%r30),%r26
	b .L1070
	ldi 1,%r28
.L1043:
	comib,<,n 0,%r14,.L1092
	stw %r17,0(%r7)
	b .L1071
	copy %r19,%r4
.L770:
	copy %r19,%r4
	bl strlen,%r2
	copy %r25,%r26
	copy %r4,%r19
	copy %r9,%r8
	b .L771
	addl %r9,%r28,%r13
.L677:
	copy %r19,%r4
	bl strlen,%r2
	copy %r25,%r26
	copy %r4,%r19
	copy %r9,%r10
	b .L678
	addl %r9,%r28,%r14
.L1044:
	comb,=,n %r10,%r15,.L1093
	copy %r19,%r4
	b .L826
	ldi 133,%r20
.L740:
	ldw 0(%r20),%r26
	comib,<> 0,%r26,.L761
	ldw -172(%r30),%r20
	b .L1100
	ldw 0(%r20),%r26
.L835:
	ldw 0(%r20),%r26
	comib,<> 0,%r26,.L856
	ldw -172(%r30),%r20
	b .L1101
	ldw 0(%r20),%r26
.L1023:
	comb,<>,n %r21,%r31,.L1094
	sub %r20,%r25,%r20
	b .L686
	copy %r20,%r24
.L764:
	stw %r22,0(%r20)
	b .L765
	stw %r22,4(%r20)
.L859:
	stw %r22,0(%r20)
	b .L860
	stw %r22,4(%r20)
.L1053:
	copy %r19,%r4
	bl malloc,%r2
	zdep %r28,29,30,%r26
	ldw -172(%r30),%r29
	stw %r28,0(%r29)
	ldw 88(%r16),%r20
	comib,>= 0,%r20,.L753
	copy %r4,%r19
	comib,<>,n 0,%r28,.L1095
	stw %r0,0(%r7)
	ldw -164(%r30),%r20
	bl free,%r2
	ldw 0(%r20),%r26
.L746:
	ldi 12,%r22
	b .L673
	stw %r22,-152(%r30)
.L1040:
	copy %r19,%r4
	bl malloc,%r2
	zdep %r28,29,30,%r26
	ldw -172(%r30),%r22
	stw %r28,0(%r22)
	ldw 88(%r16),%r20
	comib,>= 0,%r20,.L848
	copy %r4,%r19
	comib,<>,n 0,%r28,.L1096
	stw %r0,0(%r7)
	ldw -164(%r30),%r28
	copy %r19,%r4
	bl free,%r2
	ldw 0(%r28),%r26
	copy %r4,%r19
	bl free,%r2
	ldw -212(%r30),%r26
.L789:
	ldi 12,%r29
.L1075:
	b .L673
	stw %r29,-152(%r30)
.L1051:
	ldo 1(%r20),%r20
	copy %r19,%r4
	bl malloc,%r2
	zdep %r20,28,29,%r26
	copy %r28,%r21
	ldw -164(%r30),%r28
	stw %r21,0(%r28)
	comib,= 0,%r21,.L746
	copy %r4,%r19
	b .L745
	ldw -248(%r30),%r28
.L1038:
	ldo 1(%r20),%r20
	copy %r19,%r4
	bl malloc,%r2
	zdep %r20,28,29,%r26
	ldw -164(%r30),%r29
	stw %r28,0(%r29)
	comib,= 0,%r28,.L841
	copy %r4,%r19
	b .L840
	ldw -248(%r30),%r21
.L1052:
	stw %r3,0(%r6)
	copy %r19,%r4
	copy %r5,%r23
	ldw 0(%r9),%r25
	copy %r8,%r24
	bl sdissect,%r2
	copy %r10,%r26
	b .L752
	copy %r4,%r19
.L880:
	ldi 16,%r22
	b .L673
	stw %r22,-152(%r30)
.L899:
	ldi 16,%r28
	b .L673
	stw %r28,-152(%r30)
.L1039:
	stw %r3,0(%r6)
	copy %r19,%r4
	copy %r5,%r23
	ldw 0(%r9),%r25
	copy %r8,%r24
	bl ldissect,%r2
	copy %r10,%r26
	b .L847
	copy %r4,%r19
.L1046:
	comib,< 0,%r14,.L812
	ldi 129,%r12
	b .L1071
	copy %r19,%r4
.L900:
	b .L773
	copy %r25,%r6
.L902:
	copy %r28,%r23
	comb,<> %r23,%r25,.L1070
	ldi 1,%r28
	b .L1074
	stw %r16,-248(%r30)
.L841:
	bl free,%r2
	ldw -212(%r30),%r26
	b .L1075
	ldi 12,%r29
.L1058:
	comb,<>,n %r25,%r14,.L1089
	stw %r16,-248(%r30)
	b .L1076
	ldi 1,%r29
	.EXIT
	.PROCEND
	.size	regexec, .-regexec
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
