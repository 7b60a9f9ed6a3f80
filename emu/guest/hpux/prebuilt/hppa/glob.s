; b5480eeb2cb30d025a8d18c2dc6516b2 emu/guest/libc/glob.c
	.LEVEL 1.1
	.text
	.section	.text.order,"ax",@progbits
	.align 4
	.type	order, @function
order:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r26
	bl strcmp,%r2
	ldw 0(%r25),%r25
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	order, .-order
	.section	.text.add.isra.0,"ax",@progbits
	.align 4
	.type	add.isra.0, @function
add.isra.0:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	copy %r24,%r7
	stw %r6,-124(%r30)
	ldi 0,%r6
	stw %r5,-120(%r30)
	copy %r25,%r5
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	bb,>= %r26,30,.L4
	stw %r19,-32(%r30)
	ldw 8(%r25),%r6
.L4:
	ldw 0(%r5),%r25
	copy %r19,%r4
	ldw 4(%r5),%r26
	ldo 2(%r25),%r25
	addl %r25,%r6,%r25
	bl realloc,%r2
	zdep %r25,29,30,%r25
	movb,= %r28,%r3,.L7
	copy %r4,%r19
	copy %r19,%r4
	bl strdup,%r2
	copy %r7,%r26
	stw %r3,4(%r5)
	movb,= %r28,%r7,.L7
	copy %r4,%r19
	ldw 0(%r5),%r25
	comib,= 0,%r25,.L14
	zdep %r6,29,30,%r24
.L8:
	ldo 1(%r25),%r28
	stw %r28,0(%r5)
	addl %r6,%r25,%r25
	addl %r6,%r28,%r6
	sh2addl %r25,%r3,%r25 
	stw %r7,0(%r25)
	sh2addl %r6,%r3,%r3 
	ldi 0,%r28
	stw %r28,0(%r3)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L7:
	ldi -1,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L14:
	bl memset,%r2
	copy %r3,%r26
	b .L8
	ldw 0(%r5),%r25
	.EXIT
	.PROCEND
	.size	add.isra.0, .-add.isra.0
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"/"
	.section	.text.go_on,"ax",@progbits
	.align 4
	.type	go_on, @function
go_on:
	.PROC
	.CALLINFO FRAME=640,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 640(%r30),%r30
	stw %r5,-92(%r30)
	copy %r25,%r5
	stw %r3,-84(%r30)
	stw %r6,-96(%r30)
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r24),%r20
	extrs %r20,31,8,%r20
	comib,= 0,%r20,.L16
	copy %r26,%r3
	ldi 47,%r28
	comb,<>,n %r28,%r20,.L28
	ldo 1(%r25),%r25
	ldi 1023,%r28
	comb,<< %r28,%r25,.L28
	ldo 11(%r26),%r21
	copy %r20,%r22
	b .L18
	ldi 1024,%r31
.L38:
	comclr,<> %r31,%r25,%r0
	b,n .L37
.L18:
	addl %r21,%r25,%r28
	stb %r22,0(%r28)
	ldbs,mb 1(%r24),%r28
	extrs %r28,31,8,%r28
	comb,=,n %r20,%r28,.L38
	ldo 1(%r25),%r25
.L17:
	addl %r3,%r25,%r28
	stb %r0,12(%r28)
	ldb 0(%r24),%r28
	comib,= 0,%r28,.L39
	copy %r19,%r4
	copy %r3,%r26
.L43:
	ldw -660(%r30),%r2
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bl expand,%r0
	ldo -640(%r30),%r30
.L39:
.L42:
	ldo 12(%r3),%r5
	ldo -632(%r30),%r25
	bl __stat64,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L27
	copy %r4,%r19
	ldh -624(%r30),%r28
	ldil L'16384,%r20
	depi 0,31,12,%r28
	extru %r28,31,16,%r28
	comb,= %r20,%r28,.L40
	copy %r5,%r24
.L27:
	ldi 0,%r28
	ldw -660(%r30),%r2
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -640(%r30),%r30
.L16:
	copy %r19,%r4
	ldo 12(%r26),%r6
	ldo -364(%r30),%r25
	bl __lstat64,%r2
	copy %r6,%r26
	comib,<> 0,%r28,.L27
	copy %r4,%r19
	ldw 0(%r3),%r26
	bb,< %r26,28,.L41
	copy %r19,%r4
.L21:
	copy %r6,%r24
	bl add.isra.0,%r2
	ldw 8(%r3),%r25
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -660(%r30),%r2
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -640(%r30),%r30
.L37:
	ldi 1023,%r25
	addl %r3,%r25,%r28
	stb %r0,12(%r28)
	ldb 0(%r24),%r28
	comib,<> 0,%r28,.L43
	copy %r3,%r26
	b .L42
	copy %r19,%r4
.L40:
	ldw 8(%r3),%r25
	ldw 0(%r3),%r26
	ldw -660(%r30),%r2
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bl add.isra.0,%r0
	ldo -640(%r30),%r30
.L28:
	b .L17
	copy %r5,%r25
.L41:
	ldo -632(%r30),%r25
	bl __stat64,%r2
	copy %r6,%r26
	comib,<> 0,%r28,.L36
	copy %r4,%r19
	ldh -624(%r30),%r28
	ldil L'16384,%r20
	depi 0,31,12,%r28
	extru %r28,31,16,%r28
	comb,<>,n %r20,%r28,.L21
	ldw 0(%r3),%r26
	ldo 1(%r5),%r28
	ldi 1023,%r20
	comb,<<,n %r20,%r28,.L21
	ldw 0(%r3),%r26
	addil LT'.LC0,%r19
	copy %r19,%r4
	ldw RT'.LC0(%r1),%r25
	bl strcpy,%r2
	addl %r6,%r5,%r26
	copy %r4,%r19
.L36:
	b .L21
	ldw 0(%r3),%r26
	.EXIT
	.PROCEND
	.size	go_on, .-go_on
	.section	.rodata.str1.4
	.align 4
.LC1:
	.stringz	"."
	.section	.text.expand,"ax",@progbits
	.align 4
	.type	expand, @function
expand:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=16
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	copy %r24,%r21
	stw %r6,-80(%r30)
	copy %r26,%r6
	stw %r5,-76(%r30)
	stw %r16,-120(%r30)
	stw %r15,-116(%r30)
	stw %r14,-112(%r30)
	stw %r13,-108(%r30)
	stw %r12,-104(%r30)
	stw %r11,-100(%r30)
	stw %r10,-96(%r30)
	stw %r9,-92(%r30)
	stw %r8,-88(%r30)
	stw %r7,-84(%r30)
	stw %r4,-72(%r30)
	stw %r3,-68(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r24),%r31
	extrs %r31,31,8,%r31
	comib,= 0,%r31,.L65
	copy %r25,%r5
	ldi 47,%r20
	comb,= %r20,%r31,.L65
	ldi 0,%r3
	copy %r3,%r22
.L93:
	ldo 1(%r3),%r3
	ldbx %r21(%r3),%r28
	extrs %r28,31,8,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L68
	comb,<>,n %r20,%r28,.L93
	copy %r3,%r22
.L68:
	ldi 1022,%r28
	comb,<< %r28,%r22,.L48
	ldi 64,%r28
	ldw 0(%r6),%r23
	addl %r21,%r3,%r7
	and %r23,%r28,%r23
	copy %r31,%r20
	ldi 0,%r28
	ldi 42,%r25
	ldi 63,%r24
	ldi 91,%r26
	comclr,<> %r28,%r23,%r23
	ldi 1,%r23
	b .L52
	ldi 92,%r8
.L86:
	comb,= %r26,%r20,.L49
	addl %r28,%r23,%r28
	comclr,= %r8,%r20,%r0
	copy %r29,%r28
	ldo 1(%r28),%r28
	comb,>>=,n %r28,%r3,.L66
	ldbx %r21(%r28),%r20
	extrs %r20,31,8,%r20
.L52:
	comclr,= %r24,%r20,%r0
	comclr,<> %r25,%r20,%r22
	ldi 1,%r22
	comib,= 0,%r22,.L86
	copy %r28,%r29
.L49:
	ldo -1144(%r30),%r11
	copy %r3,%r24
	copy %r19,%r4
	addl %r11,%r3,%r3
	copy %r21,%r25
	bl memcpy,%r2
	copy %r11,%r26
	stb %r0,0(%r3)
	copy %r4,%r19
	comib,= 0,%r5,.L87
	ldo 12(%r6),%r3
	copy %r19,%r4
	bl opendir,%r2
	copy %r3,%r26
	copy %r4,%r19
	movb,= %r28,%r10,.L85
	ldi 0,%r9
.L89:
	ldo 12(%r6),%r13
	addl %r6,%r5,%r15
	addl %r13,%r5,%r13
.L56:
	comib,= 0,%r9,.L88
	ldi 1024,%r12
.L63:
	bl closedir,%r2
	copy %r10,%r26
	b .L91
	copy %r9,%r28
.L85:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	ldi 20,%r28
	comb,= %r28,%r20,.L48
	copy %r4,%r19
	ldw 4(%r6),%r5
	comiclr,<> 0,%r5,%r0
	b,n .L59
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r25
	copy %r4,%r19
	copy %r3,%r26
	copy %r5,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,<> 0,%r28,.L44
	ldi -2,%r9
.L59:
	ldw 0(%r6),%r28
	bb,< %r28,29,.L44
	ldi -2,%r9
.L48:
	ldi 0,%r9
.L44:
	copy %r9,%r28
.L91:
	ldw -1172(%r30),%r2
	ldw -120(%r30),%r16
	ldw -116(%r30),%r15
	ldw -112(%r30),%r14
	ldw -108(%r30),%r13
	ldw -104(%r30),%r12
	ldw -100(%r30),%r11
	ldw -96(%r30),%r10
	ldw -92(%r30),%r9
	ldw -88(%r30),%r8
	ldw -84(%r30),%r7
	ldw -80(%r30),%r6
	ldw -76(%r30),%r5
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
.L87:
	addil LT'.LC1,%r19
	copy %r19,%r4
	ldw RT'.LC1(%r1),%r3
	copy %r3,%r26
	bl opendir,%r2
	ldi 0,%r9
	movb,<> %r28,%r10,.L89
	copy %r4,%r19
	b,n .L85
.L66:
	ldi 0,%r28
	ldi 92,%r24
	ldi 64,%r25
	ldi 1023,%r23
	comb,= %r24,%r31,.L90
	ldo 11(%r6),%r29
.L55:
	ldo 1(%r5),%r5
.L92:
	comb,<< %r23,%r5,.L48
	addl %r29,%r5,%r20
	ldbx %r21(%r28),%r22
	ldo 1(%r28),%r28
	comb,>>= %r28,%r3,.L45
	stb %r22,0(%r20)
	ldbx %r21(%r28),%r31
	extrs %r31,31,8,%r31
	comb,<>,n %r24,%r31,.L92
	ldo 1(%r5),%r5
.L90:
	ldw 0(%r6),%r20
	and %r20,%r25,%r20
	comib,<> 0,%r20,.L55
	ldo 1(%r28),%r22
	comclr,>>= %r22,%r3,%r0
	copy %r22,%r28
	b .L92
	ldo 1(%r5),%r5
.L65:
	copy %r21,%r7
.L45:
	addl %r6,%r5,%r28
	copy %r7,%r24
	stb %r0,12(%r28)
	ldw -1172(%r30),%r2
	copy %r5,%r25
	copy %r6,%r26
	ldw -120(%r30),%r16
	ldw -116(%r30),%r15
	ldw -112(%r30),%r14
	ldw -108(%r30),%r13
	ldw -104(%r30),%r12
	ldw -100(%r30),%r11
	ldw -96(%r30),%r10
	ldw -92(%r30),%r9
	ldw -88(%r30),%r8
	ldw -84(%r30),%r7
	ldw -80(%r30),%r6
	ldw -76(%r30),%r5
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bl go_on,%r0
	ldo -1152(%r30),%r30
.L88:
	ldi 4,%r14
.L61:
	copy %r19,%r4
	bl readdir,%r2
	copy %r10,%r26
	movb,= %r28,%r3,.L63
	copy %r4,%r19
	copy %r19,%r4
	ldo 8(%r3),%r3
	bl strlen,%r2
	copy %r3,%r26
	addl %r5,%r28,%r8
	ldo 1(%r8),%r28
	comb,<< %r12,%r28,.L61
	copy %r4,%r19
	ldw 0(%r6),%r24
	copy %r19,%r4
	copy %r3,%r25
	extrs %r24,27,28,%r24
	copy %r11,%r26
	and %r24,%r14,%r24
	bl fnmatch,%r2
	depi -1,30,1,%r24
	movb,<> %r28,%r16,.L61
	copy %r4,%r19
	copy %r19,%r4
	copy %r3,%r25
	bl strcpy,%r2
	copy %r13,%r26
	copy %r4,%r19
	copy %r7,%r24
	copy %r19,%r4
	copy %r8,%r25
	bl go_on,%r2
	copy %r6,%r26
	stb %r16,12(%r15)
	copy %r4,%r19
	b .L56
	copy %r28,%r9
	.EXIT
	.PROCEND
	.size	expand, .-expand
	.section	.data.rel.ro.local,"aw"
	.align 4
.LC2:
	.word	P%order
	.section	.text.glob,"ax",@progbits
	.align 4
.globl glob
	.type	glob, @function
glob:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	ldo -1144(%r30),%r20
	stw %r9,-100(%r30)
	ldo -1136(%r30),%r9
	stw %r7,-92(%r30)
	copy %r24,%r7
	ldi 1036,%r24
	stw %r6,-88(%r30)
	copy %r26,%r6
	copy %r20,%r26
	stw %r5,-84(%r30)
	copy %r23,%r5
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	stw %r10,-104(%r30)
	stw %r8,-96(%r30)
	bl memset,%r2
	ldi 0,%r25
	stw %r3,-1144(%r30)
	copy %r28,%r20
	copy %r4,%r19
	stw %r7,-1140(%r30)
	extru %r3,31,1,%r28
	comib,= 0,%r28,.L95
	stw %r5,0(%r9)
	ldw 0(%r5),%r8
.L96:
	bb,>= %r3,30,.L97
	ldi 0,%r10
	ldw 8(%r5),%r10
.L97:
	copy %r20,%r26
	copy %r19,%r4
	copy %r6,%r24
	bl expand,%r2
	ldi 0,%r25
	ldi 32,%r20
	copy %r4,%r19
	movb,<> %r28,%r28,.L98
	and %r3,%r20,%r7
	ldw 0(%r5),%r20
	comclr,<> %r8,%r20,%r0
	b,n .L105
.L98:
	comib,<> 0,%r7,.L109
	ldw -1172(%r30),%r2
	ldw 0(%r5),%r25
.L108:
	comb,<< %r8,%r25,.L106
	addil LT'.LC2,%r19
.L94:
	ldw -1172(%r30),%r2
.L109:
	ldw -104(%r30),%r10
	ldw -100(%r30),%r9
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
.L95:
	stw %r28,0(%r5)
	copy %r28,%r8
	b .L96
	stw %r28,4(%r5)
.L105:
	bb,>= %r3,27,.L103
	copy %r19,%r4
	copy %r6,%r24
	ldw 0(%r9),%r25
	bl add.isra.0,%r2
	ldw -1144(%r30),%r26
	comib,<> 0,%r7,.L94
	copy %r4,%r19
	b .L108
	ldw 0(%r5),%r25
.L106:
	ldw RT'.LC2(%r1),%r20
	ldw 4(%r5),%r26
	addl %r10,%r8,%r10
	stw %r28,-108(%r30)
	ldw 0(%r20),%r23
	ldi 4,%r24
	sub %r25,%r8,%r25
	bl qsort,%r2
	sh2addl %r10,%r26,%r26 
	b .L94
	ldw -108(%r30),%r28
.L103:
	b .L94
	ldi -3,%r28
	.EXIT
	.PROCEND
	.size	glob, .-glob
	.section	.text.globfree,"ax",@progbits
	.align 4
.globl globfree
	.type	globfree, @function
globfree:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	comib,= 0,%r28,.L111
	ldw 4(%r26),%r20
	ldw 0(%r20),%r26
	comib,<>,n 0,%r26,.L116
	copy %r26,%r28
	ldo 1(%r28),%r28
.L122:
	ldwx,s %r28(%r20),%r26
	comib,=,n 0,%r26,.L122
	ldo 1(%r28),%r28
.L112:
	ldo 1(%r28),%r28
	ldi 0,%r5
	b .L115
	zdep %r28,29,30,%r3
.L114:
	ldw 4(%r6),%r28
	ldwx %r28(%r3),%r26
	ldo 4(%r3),%r3
.L115:
	copy %r19,%r4
	bl free,%r2
	ldo 1(%r5),%r5
	ldw 0(%r6),%r28
	comb,<< %r5,%r28,.L114
	copy %r4,%r19
	ldw 4(%r6),%r20
.L111:
	bl free,%r2
	copy %r20,%r26
	stw %r0,4(%r6)
	stw %r0,0(%r6)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L116:
	b .L112
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	globfree, .-globfree
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
