; 0d8389d5e5a3e721c7cccb2c6ae2fa05 emu/guest/libc/files.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"XXXXXX"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.word	0
	.word	-858993459
	.section	.text.number_name,"ax",@progbits
	.align 4
	.type	number_name, @function
number_name:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r6,-120(%r30)
	copy %r26,%r6
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	stw %r7,-124(%r30)
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r5
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	comib,>>= 5,%r5,.L4
	copy %r28,%r3
	addil LT'.LC0,%r19
	copy %r19,%r4
	ldw RT'.LC0(%r1),%r25
	ldo -6(%r5),%r7
	ldi 6,%r24
	addl %r6,%r7,%r8
	bl memcmp,%r2
	copy %r8,%r26
	comib,<> 0,%r28,.L4
	copy %r4,%r19
	ldo -1(%r5),%r20
	comb,<<= %r20,%r7,.L5
	copy %r3,%r28
.L6:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r1
	addl %r6,%r20,%r31
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	ldo -1(%r20),%r20
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	extru %r21,28,29,%r21
	sh2addl %r21,%r21,%r22 
	zdep %r22,30,31,%r22
	sub %r28,%r22,%r28
	ldo 48(%r28),%r28
	stb %r28,0(%r31)
	comb,<> %r20,%r7,.L6
	copy %r21,%r28
.L5:
	ldi 97,%r28
	stb %r28,0(%r8)
.L1:
	copy %r8,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L4:
	b .L1
	ldi 0,%r8
	.EXIT
	.PROCEND
	.size	number_name, .-number_name
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"/"
	.section	.text.realpath,"ax",@progbits
	.align 4
.globl realpath
	.type	realpath, @function
realpath:
	.PROC
	.CALLINFO FRAME=3200,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r28
	ldi 0,%r29
	ldo 3200(%r30),%r30
	stw %r6,-72(%r30)
	ldi 1016,%r24
	copy %r25,%r6
	stw %r5,-68(%r30)
	ldi 0,%r25
	copy %r26,%r5
	stw %r4,-64(%r30)
	ldo -1136(%r30),%r26
	stw %r3,-60(%r30)
	ldo -1144(%r30),%r3
	stw %r19,-32(%r30)
	stw %r18,-120(%r30)
	stw %r17,-116(%r30)
	stw %r16,-112(%r30)
	stw %r15,-108(%r30)
	stw %r14,-104(%r30)
	stw %r13,-100(%r30)
	stw %r12,-96(%r30)
	stw %r11,-92(%r30)
	stw %r10,-88(%r30)
	stw %r9,-84(%r30)
	stw %r8,-80(%r30)
	stw %r7,-76(%r30)
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	bl memset,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L41
	copy %r4,%r19
	ldb 0(%r5),%r28
	comib,= 0,%r28,.L67
	copy %r19,%r4
	bl strlen,%r2
	copy %r5,%r26
	ldi 1023,%r20
	comb,<< %r20,%r28,.L65
	copy %r4,%r19
	copy %r19,%r4
	ldo -2168(%r30),%r7
	copy %r5,%r25
	bl strcpy,%r2
	copy %r7,%r26
	ldb 0(%r5),%r28
	ldi 47,%r20
	extrs %r28,31,8,%r28
	comb,<> %r20,%r28,.L15
	copy %r4,%r19
	ldb -2168(%r30),%r21
	ldi 0,%r14
	extrs %r21,31,8,%r21
	comb,= %r14,%r21,.L73
	addil LT'.LC2,%r19
.L16:
	ldi 47,%r18
.L76:
	copy %r7,%r25
	ldi 0,%r5
	ldi 1024,%r9
	copy %r18,%r11
	ldi 1023,%r10
	ldo -3192(%r30),%r8
	ldi 20,%r12
.L22:
	comb,<> %r18,%r21,.L24
	ldi 0,%r24
.L23:
	ldbs,mb 1(%r25),%r21
.L74:
	extrs %r21,31,8,%r21
	comb,=,n %r18,%r21,.L74
	ldbs,mb 1(%r25),%r21
	comib,= 0,%r21,.L21
	ldi 0,%r24
.L24:
	ldo 1(%r24),%r24
.L75:
	ldbx %r25(%r24),%r20
	extrs %r20,31,8,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L48
	comb,<>,n %r18,%r20,.L75
	ldo 1(%r24),%r24
.L48:
	comib,= 2,%r24,.L68
	addl %r25,%r24,%r15
	comib,<> 1,%r24,.L27
	ldi 46,%r29
	comb,= %r29,%r21,.L46
	copy %r20,%r21
.L27:
	addl %r24,%r14,%r17
.L77:
	ldo 2(%r17),%r28
.L78:
	comb,<< %r9,%r28,.L65
	copy %r19,%r4
	addl %r3,%r14,%r16
	stb %r11,0(%r16)
	ldo 1(%r14),%r26
	bl memcpy,%r2
	addl %r3,%r26,%r26
	ldo 1(%r17),%r17
	addl %r3,%r17,%r28
	stb %r0,0(%r28)
	copy %r4,%r19
	copy %r10,%r24
	copy %r19,%r4
	copy %r8,%r25
	bl readlink,%r2
	copy %r3,%r26
	movb,< %r28,%r13,.L69
	copy %r4,%r19
	ldo 1(%r5),%r5
	comb,< %r12,%r5,.L47
	copy %r19,%r4
	bl strlen,%r2
	copy %r15,%r26
	ldo 1(%r13),%r21
	addl %r21,%r28,%r21
	comb,<< %r9,%r21,.L70
	copy %r4,%r19
	copy %r19,%r4
	copy %r15,%r25
	bl strcpy,%r2
	addl %r8,%r13,%r26
	copy %r4,%r19
	copy %r8,%r25
	copy %r19,%r4
	bl strcpy,%r2
	copy %r7,%r26
	ldb 0(%r7),%r21
	ldi 47,%r28
	extrs %r21,31,8,%r21
	comb,= %r28,%r21,.L71
	copy %r4,%r19
	stb %r0,0(%r16)
	comib,<> 0,%r21,.L22
	copy %r7,%r25
.L21:
	comib,= 0,%r14,.L66
	addil LT'.LC2,%r19
.L17:
	copy %r19,%r4
	ldi 0,%r25
	bl access,%r2
	copy %r3,%r26
	comib,<> 0,%r28,.L12
	copy %r4,%r19
	comib,= 0,%r6,.L40
	copy %r3,%r25
	bl strcpy,%r2
	copy %r6,%r26
	b .L72
	ldw -3220(%r30),%r2
.L15:
	copy %r19,%r4
	ldi 1024,%r25
	bl getcwd,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L12
	copy %r4,%r19
	addil LT'.LC2,%r19
	copy %r19,%r4
	ldw RT'.LC2(%r1),%r5
	copy %r3,%r26
	bl strcmp,%r2
	copy %r5,%r25
	movb,<> %r28,%r14,.L19
	copy %r4,%r19
	stb %r14,-1144(%r30)
	ldb -2168(%r30),%r21
	extrs %r21,31,8,%r21
	comib,<>,n 0,%r21,.L76
	ldi 47,%r18
.L20:
	copy %r19,%r4
	copy %r5,%r25
	bl strcpy,%r2
	copy %r3,%r26
	b .L17
	copy %r4,%r19
.L68:
	ldi 46,%r28
	comb,<> %r28,%r21,.L77
	addl %r24,%r14,%r17
	ldb 1(%r25),%r28
	extrs %r28,31,8,%r28
	comb,<> %r21,%r28,.L78
	ldo 2(%r17),%r28
	ldo -1(%r14),%r22
	ldi 47,%r31
	addl %r3,%r22,%r22
.L29:
	comib,= 0,%r14,.L44
	ldo -1(%r22),%r21
	ldb 1(%r21),%r28
	extrs %r28,31,8,%r28
	comb,= %r31,%r28,.L28
	ldo -1(%r14),%r14
	b .L29
	copy %r21,%r22
.L70:
	ldi 248,%r3
.L35:
	bl __errno,%r2
	nop
	stw %r3,0(%r28)
.L12:
	ldi 0,%r28
	ldw -3220(%r30),%r2
.L72:
	ldw -120(%r30),%r18
	ldw -116(%r30),%r17
	ldw -112(%r30),%r16
	ldw -108(%r30),%r15
	ldw -104(%r30),%r14
	ldw -100(%r30),%r13
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
	ldo -3200(%r30),%r30
.L69:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	ldi 22,%r28
	comb,<> %r28,%r20,.L12
	copy %r4,%r19
	ldb 0(%r15),%r21
	copy %r17,%r14
	extrs %r21,31,8,%r21
	comib,<> 0,%r21,.L22
	copy %r15,%r25
	b,n .L21
.L67:
	b .L35
	ldi 2,%r3
.L19:
	copy %r19,%r4
	bl strlen,%r2
	copy %r3,%r26
	copy %r28,%r14
	addl %r3,%r28,%r28
	stb %r0,0(%r28)
	ldb -2168(%r30),%r21
	extrs %r21,31,8,%r21
	comib,<> 0,%r21,.L16
	copy %r4,%r19
	b,n .L21
.L71:
	stb %r0,0(%r3)
	ldi 0,%r14
	b .L23
	copy %r7,%r25
.L65:
	bl __errno,%r2
	nop
	ldi 248,%r20
	b .L12
	stw %r20,0(%r28)
.L46:
	comib,<> 0,%r21,.L22
	copy %r15,%r25
	b,n .L21
.L41:
	b .L35
	ldi 22,%r3
.L44:
	copy %r3,%r22
.L28:
	stb %r0,0(%r22)
	copy %r20,%r21
	comib,<> 0,%r21,.L22
	copy %r15,%r25
	b,n .L21
.L47:
	b .L35
	ldi 249,%r3
.L66:
.L73:
	b .L20
	ldw RT'.LC2(%r1),%r5
.L40:
	bl strdup,%r2
	copy %r3,%r26
	b .L72
	ldw -3220(%r30),%r2
	.EXIT
	.PROCEND
	.size	realpath, .-realpath
	.section	.rodata.str1.4
	.align 4
.LC3:
	.stringz	"."
	.section	.text.basename,"ax",@progbits
	.align 4
.globl basename
	.type	basename, @function
basename:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	movb,= %r26,%r3,.L86
	stw %r19,-32(%r30)
	ldb 0(%r3),%r28
	comiclr,= 0,%r28,%r0
	b,n .L92
.L86:
	addil LT'.LC3,%r19
	ldw -84(%r30),%r2
	ldw RT'.LC3(%r1),%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L92:
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	comib,<< 1,%r28,.L81
	ldi 47,%r22
	b .L94
	ldi 47,%r25
.L84:
	comib,= 1,%r28,.L83
	stb %r0,0(%r21)
.L81:
	ldo -1(%r28),%r28
	ldbx %r3(%r28),%r20
	extrs %r20,31,8,%r20
	comb,= %r22,%r20,.L84
	addl %r3,%r28,%r21
.L83:
	ldi 47,%r25
.L94:
	bl strrchr,%r2
	copy %r3,%r26
	movb,=,n %r28,%r28,.L93
	ldb 1(%r28),%r20
	ldw -84(%r30),%r2
	ldo 1(%r28),%r28
	comiclr,<> 0,%r20,%r0
	copy %r3,%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L93:
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	basename, .-basename
	.section	.text.dirname,"ax",@progbits
	.align 4
.globl dirname
	.type	dirname, @function
dirname:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r28
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	movb,= %r26,%r3,.L96
	stw %r19,-32(%r30)
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 47,%r22
.L97:
	comib,>>= 1,%r28,.L96
	ldo -1(%r28),%r21
	ldbx %r3(%r21),%r20
	extrs %r20,31,8,%r20
	comb,<>,n %r22,%r20,.L96
	copy %r21,%r28
	b,n .L97
.L96:
	comib,= 0,%r28,.L104
	ldi 47,%r22
	ldo -1(%r28),%r21
.L114:
	ldbx %r3(%r21),%r20
	extrs %r20,31,8,%r20
	comb,=,n %r22,%r20,.L111
	copy %r21,%r28
	comib,<>,n 0,%r28,.L114
	ldo -1(%r28),%r21
.L104:
	addil LT'.LC3,%r19
	ldw -84(%r30),%r2
	ldw RT'.LC3(%r1),%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L111:
	comib,= 1,%r28,.L100
	ldi 47,%r22
	ldo -1(%r28),%r21
.L115:
	ldbx %r3(%r21),%r20
	extrs %r20,31,8,%r20
	comb,<>,n %r22,%r20,.L100
	copy %r21,%r28
	comib,<>,n 1,%r28,.L115
	ldo -1(%r28),%r21
.L100:
	addl %r3,%r28,%r20
	copy %r3,%r28
	stb %r0,0(%r20)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	dirname, .-dirname
	.section	.text.mktemp,"ax",@progbits
	.align 4
.globl mktemp
	.type	mktemp, @function
mktemp:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	stw %r5,-120(%r30)
	copy %r26,%r5
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	stw %r6,-124(%r30)
	stw %r3,-112(%r30)
	bl number_name,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L121
	copy %r4,%r19
	ldb 0(%r3),%r20
	ldi 122,%r6
	extrs %r20,31,8,%r20
	b .L119
	ldi 0,%r7
.L120:
	copy %r7,%r25
	bl access,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L118
	copy %r4,%r19
	ldb 0(%r3),%r20
	ldo 1(%r20),%r20
	extrs %r20,31,8,%r20
	stb %r20,0(%r3)
.L119:
	comb,>= %r6,%r20,.L120
	copy %r19,%r4
.L121:
	stb %r0,0(%r5)
.L118:
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	mktemp, .-mktemp
	.section	.text.fdatasync,"ax",@progbits
	.align 4
.globl fdatasync
	.type	fdatasync, @function
fdatasync:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl fsync,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fdatasync, .-fdatasync
	.section	.text.mkstemp,"ax",@progbits
	.align 4
.globl mkstemp
	.type	mkstemp, @function
mkstemp:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	stw %r6,-112(%r30)
	copy %r26,%r6
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	stw %r9,-124(%r30)
	stw %r8,-120(%r30)
	stw %r7,-116(%r30)
	stw %r5,-108(%r30)
	stw %r3,-100(%r30)
	bl number_name,%r2
	copy %r19,%r4
	movb,= %r28,%r5,.L130
	copy %r4,%r19
	ldb 0(%r5),%r20
	ldi 122,%r7
	extrs %r20,31,8,%r20
	ldi 384,%r9
	ldi 1282,%r8
	b .L125
	ldi 17,%r10
.L129:
	copy %r9,%r24
	copy %r8,%r25
	bl open,%r2
	copy %r6,%r26
	movb,>= %r28,%r3,.L123
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comb,<> %r10,%r28,.L123
	copy %r4,%r19
	ldb 0(%r5),%r20
	ldo 1(%r20),%r20
	extrs %r20,31,8,%r20
	stb %r20,0(%r5)
.L125:
	comb,>= %r7,%r20,.L129
	copy %r19,%r4
	ldi 17,%r3
.L124:
	bl __errno,%r2
	nop
	stw %r3,0(%r28)
	ldi -1,%r3
.L123:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r10
.L130:
	b .L124
	ldi 22,%r3
	.EXIT
	.PROCEND
	.size	mkstemp, .-mkstemp
	.section	.text.mkdtemp,"ax",@progbits
	.align 4
.globl mkdtemp
	.type	mkdtemp, @function
mkdtemp:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r5,-116(%r30)
	copy %r26,%r5
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	stw %r3,-108(%r30)
	bl number_name,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L137
	copy %r4,%r19
	ldb 0(%r3),%r20
	ldi 122,%r6
	extrs %r20,31,8,%r20
	ldi 448,%r7
	b .L133
	ldi 17,%r8
.L136:
	copy %r7,%r25
	bl mkdir,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L138
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	comb,<> %r8,%r20,.L135
	copy %r4,%r19
	ldb 0(%r3),%r20
	ldo 1(%r20),%r20
	extrs %r20,31,8,%r20
	stb %r20,0(%r3)
.L133:
	comb,>= %r6,%r20,.L136
	copy %r19,%r4
	ldi 17,%r3
.L132:
	bl __errno,%r2
	nop
	stw %r3,0(%r28)
.L135:
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L138:
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L137:
	b .L132
	ldi 22,%r3
	.EXIT
	.PROCEND
	.size	mkdtemp, .-mkdtemp
	.section	.rodata.str1.4
	.align 4
.LC4:
	.stringz	"/var/tmp/%c%c%c%05u"
	.section	.rodata.cst8
	.align 8
.LC5:
	.word	0
	.word	175921861
	.align 8
.LC6:
	.word	0
	.word	1626496491
	.align 8
.LC7:
	.word	0
	.word	1321528399
	.section	.text.tmpnam,"ax",@progbits
	.align 4
.globl tmpnam
	.type	tmpnam, @function
tmpnam:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r13,128(%r30)
	stw %r12,-124(%r30)
	stw %r11,-120(%r30)
	stw %r10,-116(%r30)
	stw %r9,-112(%r30)
	stw %r8,-108(%r30)
	stw %r7,-104(%r30)
	stw %r6,-100(%r30)
	stw %r5,-96(%r30)
	stw %r4,-92(%r30)
	stw %r3,-88(%r30)
	movb,= %r26,%r5,.L145
	stw %r19,-32(%r30)
.L140:
	addil LT'names_made,%r19
	ldil L'16384,%r6
	copy %r1,%r28
	ldo -60(%r30),%r10
	ldw RT'names_made(%r28),%r3
	addil LT'.LC4,%r19
	ldo -56(%r30),%r9
	ldw RT'.LC4(%r1),%r11
	ldo -52(%r30),%r8
	ldi 25,%r7
	ldo 1191(%r6),%r6
	b .L142
	ldi 0,%r12
.L146:
	copy %r19,%r4
	copy %r12,%r25
	bl access,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L141
	copy %r4,%r19
.L142:
	ldw 0(%r3),%r13
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r31
	addil LT'.LC5,%r19
	extru %r28,26,27,%r28
	ldw RT'.LC5(%r1),%r1
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC6,%r19
	stws %r13,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,24,25,%r20
	ldw RT'.LC6(%r1),%r1
	sh2addl %r20,%r20,%r20 
	sh2addl %r20,%r20,%r20 
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC7,%r19
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	ldw RT'.LC7(%r1),%r1
	sh2addl %r20,%r20,%r20 
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r1
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	sh2addl %r20,%r20,%r20 
	extru %r21,28,29,%r21
	fldds 0(%r1),%fr22
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	sh2addl %r20,%r20,%r20 
	xmpyu %fr23L,%fr22R,%fr22
	zdep %r20,26,27,%r20
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	sub %r31,%r20,%r31
	addil LT'.LC7,%r19
	stw %r31,0(%r10)
	extru %r23,23,24,%r23
	ldw RT'.LC7(%r1),%r1
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr23L
	sh1addl %r21,%r21,%r20 
	sh2addl %r20,%r21,%r20 
	fldds 0(%r1),%fr22
	zdep %r20,30,31,%r20
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	sub %r13,%r20,%r13
	extru %r28,28,29,%r28
	extru %r25,28,29,%r20
	sh1addl %r28,%r28,%r22 
	sh1addl %r20,%r20,%r31 
	sh2addl %r22,%r28,%r28 
	sh2addl %r31,%r20,%r20 
	zdep %r28,30,31,%r28
	zdep %r20,30,31,%r20
	sub %r21,%r28,%r21
	ldo 97(%r13),%r13
	stw %r13,0(%r9)
	ldo 97(%r21),%r21
	sub %r23,%r20,%r23
	stw %r21,0(%r8)
	copy %r19,%r4
	copy %r7,%r25
	copy %r5,%r26
	ldo 97(%r23),%r23
	bl snprintf,%r2
	copy %r11,%r24
	ldw 0(%r3),%r28
	ldo 1(%r28),%r20
	stw %r20,0(%r3)
	comb,>>= %r6,%r28,.L146
	copy %r4,%r19
.L141:
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r12
	ldw -120(%r30),%r11
	ldw -116(%r30),%r10
	ldw -112(%r30),%r9
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r13
.L145:
	addil LT'own.0,%r19
	b .L140
	ldw RT'own.0(%r1),%r5
	.EXIT
	.PROCEND
	.size	tmpnam, .-tmpnam
	.section	.rodata.str1.4
	.align 4
.LC8:
	.stringz	"TMPDIR"
	.align 4
.LC9:
	.stringz	"/var/tmp"
	.align 4
.LC10:
	.stringz	"/tmp"
	.align 4
.LC11:
	.stringz	""
	.align 4
.LC12:
	.stringz	"%s/%.5s%c%c%c%05u"
	.section	.rodata.cst8
	.align 8
.LC13:
	.word	0
	.word	175921861
	.align 8
.LC14:
	.word	0
	.word	1321528399
	.align 8
.LC15:
	.word	0
	.word	1626496491
	.section	.text.tempnam,"ax",@progbits
	.align 4
.globl tempnam
	.type	tempnam, @function
tempnam:
	.PROC
	.CALLINFO FRAME=1216,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	addil LT'.LC8,%r19
	stw %r2,-20(%r30)
	ldo 1216(%r30),%r30
	stw %r6,-124(%r30)
	copy %r25,%r6
	stw %r5,-120(%r30)
	ldo -168(%r30),%r5
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	copy %r26,%r3
	ldw RT'.LC8(%r1),%r26
	stw %r19,-32(%r30)
	stw %r17,-168(%r30)
	stw %r16,-164(%r30)
	stw %r15,-160(%r30)
	stw %r14,-156(%r30)
	stw %r13,-152(%r30)
	stw %r12,-148(%r30)
	stw %r11,-144(%r30)
	stw %r10,-140(%r30)
	stw %r9,-136(%r30)
	stw %r8,-132(%r30)
	stw %r7,-128(%r30)
	bl getenv,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC9,%r19
	stw %r28,-184(%r30)
	ldw RT'.LC9(%r1),%r21
	ldo -184(%r30),%r20
	addil LT'.LC10,%r19
	stw %r3,-180(%r30)
	ldw RT'.LC10(%r1),%r28
	copy %r20,%r3
	stw %r21,-176(%r30)
	stw %r28,-172(%r30)
	ldw 0(%r3),%r7
.L161:
	comib,= 0,%r7,.L151
	copy %r19,%r4
	ldi 3,%r25
	bl access,%r2
	copy %r7,%r26
	comib,<> 0,%r28,.L151
	copy %r4,%r19
	comib,= 0,%r6,.L159
	addil LT'.LC11,%r19
.L153:
	addil LT'names_made,%r19
	ldil L'16384,%r8
	copy %r1,%r28
	ldo -68(%r30),%r14
	ldw RT'names_made(%r28),%r3
	addil LT'.LC12,%r19
	ldo -64(%r30),%r13
	ldw RT'.LC12(%r1),%r15
	ldo -60(%r30),%r12
	ldo -56(%r30),%r11
	ldo -52(%r30),%r10
	ldo -1208(%r30),%r5
	ldi 1024,%r9
	ldo 1191(%r8),%r8
	b .L155
	ldi 0,%r16
.L160:
	copy %r19,%r4
	copy %r16,%r25
	bl access,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L154
	copy %r4,%r19
.L155:
	ldw 0(%r3),%r17
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r31
	addil LT'.LC13,%r19
	extru %r28,26,27,%r28
	ldw RT'.LC13(%r1),%r1
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC14,%r19
	stws %r17,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,24,25,%r20
	ldw RT'.LC14(%r1),%r1
	sh2addl %r20,%r20,%r20 
	sh2addl %r20,%r20,%r20 
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC15,%r19
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldw RT'.LC15(%r1),%r1
	sh2addl %r20,%r20,%r20 
	fldds 0(%r1),%fr22
	sh2addl %r20,%r20,%r20 
	xmpyu %fr23L,%fr22R,%fr22
	sh2addl %r20,%r20,%r20 
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	zdep %r20,26,27,%r20
	sub %r31,%r20,%r31
	stw %r31,0(%r14)
	extru %r21,28,29,%r21
	addil LT'.LC14,%r19
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC14(%r1),%r1
	sh1addl %r21,%r21,%r20 
	fldds 0(%r1),%fr22
	sh2addl %r20,%r21,%r20 
	xmpyu %fr23L,%fr22R,%fr22
	zdep %r20,30,31,%r20
	sub %r17,%r20,%r17
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo 97(%r17),%r17
	stw %r17,0(%r13)
	extru %r28,28,29,%r20
	addil LT'.LC14,%r19
	extru %r23,23,24,%r23
	ldw RT'.LC14(%r1),%r1
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr23L
	sh1addl %r20,%r20,%r22 
	fldds 0(%r1),%fr22
	sh2addl %r22,%r20,%r20 
	xmpyu %fr23L,%fr22R,%fr22
	zdep %r20,30,31,%r20
	sub %r21,%r20,%r21
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo 97(%r21),%r21
	stw %r21,0(%r12)
	extru %r28,28,29,%r28
	sh1addl %r28,%r28,%r20 
	sh2addl %r20,%r28,%r28 
	zdep %r28,30,31,%r28
	sub %r23,%r28,%r23
	ldo 97(%r23),%r23
	stw %r23,0(%r11)
	copy %r19,%r4
	copy %r9,%r25
	copy %r5,%r26
	stw %r6,0(%r10)
	copy %r7,%r23
	bl snprintf,%r2
	copy %r15,%r24
	ldw 0(%r3),%r28
	ldo 1(%r28),%r20
	stw %r20,0(%r3)
	comb,>>= %r8,%r28,.L160
	copy %r4,%r19
.L154:
	bl strdup,%r2
	copy %r5,%r26
.L147:
	ldw -1236(%r30),%r2
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
.L151:
	ldo 4(%r3),%r3
	comb,<>,n %r3,%r5,.L161
	ldw 0(%r3),%r7
	b .L147
	ldi 0,%r28
.L159:
	b .L153
	ldw RT'.LC11(%r1),%r6
	.EXIT
	.PROCEND
	.size	tempnam, .-tempnam
	.section	.text.lockf,"ax",@progbits
	.align 4
.globl lockf
	.type	lockf, @function
lockf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	extrs %r24,0,1,%r23
	stwm %r4,64(%r30)
	bl __lockf64,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	lockf, .-lockf
	.section	.text.utimes,"ax",@progbits
	.align 4
.globl utimes
	.type	utimes, @function
utimes:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-104(%r30)
	copy %r26,%r25
	movb,= %r24,%r24,.L165
	stw %r19,-32(%r30)
	ldw 0(%r24),%r21
	ldw 8(%r24),%r20
	ldo -112(%r30),%r24
	copy %r24,%r28
.L164:
	stw %r21,0(%r28)
	copy %r19,%r4
	ldi 30,%r26
	bl hpux_call,%r2
	stw %r20,-108(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -104(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L165:
	copy %r24,%r20
	copy %r24,%r21
	b .L164
	ldo -112(%r30),%r28
	.EXIT
	.PROCEND
	.size	utimes, .-utimes
	.section	.text.alphasort,"ax",@progbits
	.align 4
.globl alphasort
	.type	alphasort, @function
alphasort:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r26
	ldo 8(%r26),%r26
	ldw 0(%r25),%r25
	bl strcmp,%r2
	ldo 8(%r25),%r25
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	alphasort, .-alphasort
	.section	.text.scandir,"ax",@progbits
	.align 4
.globl scandir
	.type	scandir, @function
scandir:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r13,128(%r30)
	copy %r25,%r13
	stw %r12,-124(%r30)
	copy %r23,%r12
	stw %r7,-104(%r30)
	copy %r24,%r7
	stw %r4,-92(%r30)
	stw %r19,-32(%r30)
	stw %r11,-120(%r30)
	stw %r10,-116(%r30)
	stw %r9,-112(%r30)
	stw %r8,-108(%r30)
	stw %r6,-100(%r30)
	stw %r5,-96(%r30)
	stw %r3,-88(%r30)
	bl opendir,%r2
	copy %r19,%r4
	movb,= %r28,%r11,.L168
	copy %r4,%r19
	ldi 0,%r8
	ldi 264,%r10
	copy %r8,%r5
	copy %r8,%r9
.L169:
	copy %r19,%r4
	bl readdir,%r2
	copy %r11,%r26
	copy %r4,%r19
	movb,= %r28,%r3,.L205
	copy %r7,%r22
.L176:
	comib,= 0,%r7,.L174
	copy %r19,%r4
	copy %r3,%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,= 0,%r28,.L169
	copy %r4,%r19
.L174:
	comb,= %r8,%r5,.L206
	copy %r19,%r4
.L172:
	copy %r10,%r26
	copy %r19,%r4
	bl malloc,%r2
	sh2addl %r5,%r9,%r6 
	stw %r28,0(%r6)
	copy %r4,%r19
	copy %r28,%r26
	comib,= 0,%r28,.L204
	copy %r10,%r24
	copy %r19,%r4
	bl memcpy,%r2
	copy %r3,%r25
	copy %r4,%r19
	copy %r11,%r26
	copy %r19,%r4
	bl readdir,%r2
	ldo 1(%r5),%r5
	copy %r4,%r19
	movb,<> %r28,%r3,.L176
	copy %r7,%r22
.L205:
	copy %r19,%r4
	bl closedir,%r2
	copy %r11,%r26
	comib,= 0,%r5,.L177
	copy %r4,%r19
	comib,= 0,%r12,.L177
	copy %r12,%r23
	ldi 4,%r24
	copy %r5,%r25
	bl qsort,%r2
	copy %r9,%r26
.L177:
	stw %r9,0(%r13)
	copy %r5,%r28
.L167:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r12
	ldw -120(%r30),%r11
	ldw -116(%r30),%r10
	ldw -112(%r30),%r9
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r13
.L180:
	ldo -1(%r5),%r5
	bl free,%r2
	ldwx,s %r5(%r9),%r26
	copy %r4,%r19
.L204:
	comib,<>,n 0,%r5,.L180
	copy %r19,%r4
	copy %r9,%r26
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl closedir,%r2
	copy %r11,%r26
.L175:
.L168:
	b .L167
	ldi -1,%r28
.L206:
	ldo 8(%r5),%r8
	zdep %r8,28,29,%r25
	bl realloc,%r2
	copy %r9,%r26
	zdep %r8,30,31,%r8
	movb,= %r28,%r28,.L204
	copy %r4,%r19
	b .L172
	copy %r28,%r9
	.EXIT
	.PROCEND
	.size	scandir, .-scandir
	.local	own.0
	.comm	own.0,25,4
	.local	names_made
	.comm	names_made,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
