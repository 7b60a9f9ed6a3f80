; c6f1660a735b5911658021278f90fd79 emu/guest/libc/wordexp.c
	.LEVEL 1.1
	.text
	.section	.text.find_end,"ax",@progbits
	.align 4
	.type	find_end, @function
find_end:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r9,128(%r30)
	stw %r8,-124(%r30)
	extrs %r25,31,8,%r8
	stw %r7,-120(%r30)
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r26),%r20
	extrs %r20,31,8,%r25
	comib,= 0,%r25,.L2
	extrs %r24,31,8,%r9
	ldi 1,%r5
	ldi 92,%r3
	ldi 39,%r6
	ldi 34,%r7
.L9:
	comclr,<> %r3,%r25,%r0
	b,n .L24
	comb,= %r6,%r25,.L27
	copy %r19,%r4
	comclr,<> %r7,%r25,%r0
	b,n .L12
	comb,<>,n %r25,%r8,.L7
	ldo 1(%r5),%r5
	copy %r26,%r28
.L4:
	ldb 1(%r28),%r25
.L28:
	extrs %r25,31,8,%r25
	comib,<> 0,%r25,.L9
	ldo 1(%r28),%r26
.L2:
	ldi 0,%r28
.L25:
	ldw -148(%r30),%r2
.L26:
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L24:
	ldb 1(%r26),%r28
	comib,=,n 0,%r28,.L25
	ldi 0,%r28
	b .L4
	ldo 1(%r26),%r28
.L12:
.L27:
	bl strchr,%r2
	ldo 1(%r26),%r26
	movb,<> %r28,%r28,.L4
	copy %r4,%r19
	b .L25
	ldi 0,%r28
.L7:
	comb,<> %r25,%r9,.L4
	copy %r26,%r28
	ldo -1(%r5),%r5
	comib,<>,n 0,%r5,.L28
	ldb 1(%r28),%r25
	b .L26
	ldw -148(%r30),%r2
	.EXIT
	.PROCEND
	.size	find_end, .-find_end
	.section	.text.name_length,"ax",@progbits
	.align 4
	.type	name_length, @function
name_length:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	ldi 95,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r3,-52(%r30)
	ldi 0,%r3
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
.L30:
	copy %r19,%r4
	bl isalpha,%r2
	ldbx %r5(%r3),%r26
	comib,<> 0,%r28,.L31
	copy %r4,%r19
	ldbx %r5(%r3),%r26
	extrs %r26,31,8,%r28
	comb,=,n %r6,%r28,.L30
	ldo 1(%r3),%r3
	comib,<> 0,%r3,.L36
	copy %r19,%r4
.L29:
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L36:
	bl isdigit,%r2
	extru %r26,31,8,%r26
	comib,= 0,%r28,.L29
	copy %r4,%r19
.L31:
	b .L30
	ldo 1(%r3),%r3
	.EXIT
	.PROCEND
	.size	name_length, .-name_length
	.section	.text.add_byte,"ax",@progbits
	.align 4
	.type	add_byte, @function
add_byte:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	stw %r6,-124(%r30)
	copy %r26,%r6
	stw %r5,-120(%r30)
	extrs %r24,31,8,%r5
	stw %r3,-112(%r30)
	copy %r25,%r3
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r25),%r28
	ldo 1(%r28),%r20
	ldw 8(%r25),%r21
	comb,>> %r21,%r20,.L38
	ldw 0(%r25),%r26
	zdep %r21,30,31,%r7
	comiclr,<> 0,%r21,%r0
	ldi 64,%r7
	bl realloc,%r2
	copy %r7,%r25
	movb,=,n %r28,%r26,.L43
	ldw 4(%r3),%r28
	stw %r26,0(%r3)
	ldo 1(%r28),%r20
	stw %r7,8(%r3)
.L38:
	stw %r20,4(%r3)
	addl %r26,%r28,%r26
	stb %r5,0(%r26)
	ldw 0(%r3),%r28
	ldw 4(%r3),%r20
	addl %r28,%r20,%r28
	stb %r0,0(%r28)
.L37:
	ldw -148(%r30),%r2
.L44:
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L43:
	ldw 16(%r6),%r28
	comib,<> 0,%r28,.L44
	ldw -148(%r30),%r2
	ldi 4,%r28
	b .L37
	stw %r28,16(%r6)
	.EXIT
	.PROCEND
	.size	add_byte, .-add_byte
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"*?["
	.align 4
.LC1:
	.stringz	"*?[]-!"
	.section	.text.put,"ax",@progbits
	.align 4
	.type	put, @function
put:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	addil LT'.LC0,%r19
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	stw %r6,-124(%r30)
	copy %r24,%r6
	stw %r5,-120(%r30)
	extrs %r25,31,8,%r5
	copy %r5,%r25
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	copy %r26,%r3
	ldw RT'.LC0(%r1),%r26
	ldo 40(%r3),%r7
	bl strchr,%r2
	stw %r19,-32(%r30)
	ldi 1,%r21
	comiclr,<> 0,%r6,%r22
	ldi 1,%r22
	stw %r21,20(%r3)
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	ldw 24(%r3),%r21
	and %r28,%r22,%r28
	or %r28,%r21,%r28
	copy %r4,%r19
	stw %r28,24(%r3)
	copy %r19,%r4
	copy %r5,%r24
	ldo 28(%r3),%r25
	bl add_byte,%r2
	copy %r3,%r26
	ldi 92,%r28
	comb,= %r28,%r5,.L49
	copy %r4,%r19
	comib,<> 0,%r6,.L51
	addil LT'.LC1,%r19
.L47:
	copy %r5,%r24
	copy %r3,%r26
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	copy %r7,%r25
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bl add_byte,%r0
	ldwm -128(%r30),%r7
.L51:
	copy %r19,%r4
	ldw RT'.LC1(%r1),%r26
	bl strchr,%r2
	copy %r5,%r25
	comib,= 0,%r28,.L47
	copy %r4,%r19
.L49:
	copy %r19,%r4
	ldi 92,%r24
	copy %r7,%r25
	bl add_byte,%r2
	copy %r3,%r26
	b .L47
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	put, .-put
	.section	.text.add_word,"ax",@progbits
	.align 4
	.type	add_word, @function
add_word:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	ldi 0,%r7
	stw %r5,-120(%r30)
	copy %r26,%r5
	stw %r3,-112(%r30)
	copy %r25,%r3
	stw %r6,-124(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r28
	bb,>= %r28,30,.L53
	ldw 0(%r26),%r6
	ldw 8(%r6),%r7
.L53:
	ldw 0(%r6),%r28
	ldo 2(%r28),%r28
	addl %r28,%r7,%r28
	ldw 4(%r6),%r26
	copy %r19,%r4
	bl realloc,%r2
	zdep %r28,29,30,%r25
	copy %r4,%r19
	copy %r3,%r26
	copy %r19,%r4
	bl strdup,%r2
	copy %r28,%r3
	copy %r4,%r19
	comib,= 0,%r3,.L57
	copy %r28,%r26
	comib,= 0,%r28,.L57
	stw %r3,4(%r6)
	ldw 0(%r6),%r20
	ldo 1(%r20),%r28
	stw %r28,0(%r6)
	addl %r20,%r7,%r20
	sh2addl %r20,%r3,%r20 
	stw %r26,0(%r20)
	addl %r28,%r7,%r28
	sh2addl %r28,%r3,%r3 
	stw %r0,0(%r3)
	ldw -148(%r30),%r2
.L65:
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L57:
	bl free,%r2
	ldo 16(%r5),%r5
	ldw 0(%r5),%r28
	comib,<> 0,%r28,.L65
	ldw -148(%r30),%r2
	ldi 4,%r28
	stw %r28,0(%r5)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	add_word, .-add_word
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	""
	.section	.text.end_word,"ax",@progbits
	.align 4
	.type	end_word, @function
end_word:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldi 0,%r28
	ldi 0,%r29
	stw %r7,-104(%r30)
	ldo 20(%r26),%r7
	stw %r6,-100(%r30)
	ldo -120(%r30),%r6
	stw %r3,-88(%r30)
	copy %r26,%r3
	stw %r8,-108(%r30)
	stw %r5,-96(%r30)
	stw %r4,-92(%r30)
	stw %r19,-32(%r30)
	stw %r28,0(%r6)
	stw %r29,4(%r6)
	ldw 0(%r7),%r28
	comib,= 0,%r28,.L66
	stw %r0,8(%r6)
	ldw 16(%r26),%r24
	comib,<> 0,%r24,.L66
	ldo 24(%r26),%r8
	ldw 0(%r8),%r28
	comib,=,n 0,%r28,.L68
	ldw 40(%r26),%r26
	comib,= 0,%r26,.L68
	copy %r19,%r4
	copy %r6,%r23
	bl glob,%r2
	copy %r24,%r25
	movb,<> %r28,%r5,.L68
	copy %r4,%r19
	ldw 0(%r6),%r28
	comib,= 0,%r28,.L89
	copy %r6,%r26
.L70:
	ldw -116(%r30),%r28
	copy %r19,%r4
	ldwx,s %r5(%r28),%r25
	bl add_word,%r2
	copy %r3,%r26
	ldo 1(%r5),%r5
	ldw -120(%r30),%r28
	comb,<< %r5,%r28,.L70
	copy %r4,%r19
	copy %r6,%r26
.L89:
	bl globfree,%r2
	ldo 32(%r3),%r5
	b .L88
	stw %r0,44(%r3)
.L68:
	ldw 28(%r3),%r25
	comib,= 0,%r25,.L73
	ldo 32(%r3),%r5
	ldw 0(%r5),%r28
	comib,<> 0,%r28,.L72
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r25
.L72:
	bl add_word,%r2
	copy %r3,%r26
	stw %r0,44(%r3)
.L88:
	stw %r0,0(%r5)
	stw %r0,0(%r8)
	stw %r0,0(%r7)
.L66:
	ldw -148(%r30),%r2
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L73:
	addil LT'.LC2,%r19
	b .L72
	ldw RT'.LC2(%r1),%r25
	.EXIT
	.PROCEND
	.size	end_word, .-end_word
	.section	.rodata.str1.4
	.align 4
.LC3:
	.stringz	" \t\n"
	.align 4
.LC4:
	.stringz	"IFS"
	.section	.text.put_value,"ax",@progbits
	.align 4
	.type	put_value, @function
put_value:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	addil LT'.LC4,%r19
	stw %r2,-20(%r30)
	stwm %r11,128(%r30)
	stw %r6,-108(%r30)
	copy %r26,%r6
	ldw RT'.LC4(%r1),%r26
	stw %r5,-104(%r30)
	copy %r24,%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	stw %r10,-124(%r30)
	stw %r9,-120(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	bl getenv,%r2
	copy %r25,%r3
	movb,= %r28,%r8,.L112
	copy %r4,%r19
.L91:
	comib,= 0,%r5,.L92
	ldi 1,%r20
	stw %r20,20(%r6)
.L92:
	ldb 0(%r3),%r20
	extrs %r20,31,8,%r25
	comib,= 0,%r25,.L90
	ldo 16(%r6),%r7
	ldo 20(%r6),%r9
	ldi 32,%r11
	b .L96
	ldi 1,%r10
.L95:
	ldb 0(%r3),%r25
.L114:
	copy %r19,%r4
	extrs %r25,31,8,%r25
	copy %r5,%r24
	bl put,%r2
	copy %r6,%r26
	ldbs,mb 1(%r3),%r25
	extrs %r25,31,8,%r25
	comib,= 0,%r25,.L90
	copy %r4,%r19
.L96:
	ldw 0(%r7),%r20
	comib,<> 0,%r20,.L113
	ldw -148(%r30),%r2
	comib,<>,n 0,%r5,.L114
	ldb 0(%r3),%r25
	ldw 12(%r6),%r20
	comib,=,n 0,%r20,.L114
	ldb 0(%r3),%r25
	copy %r19,%r4
	bl strchr,%r2
	copy %r8,%r26
	comib,= 0,%r28,.L95
	copy %r4,%r19
	ldb 0(%r3),%r28
	ldw 0(%r9),%r21
	extrs %r28,31,8,%r20
	ldo -9(%r28),%r28
	extru %r28,31,8,%r28
	comclr,= %r11,%r20,%r0
	comiclr,<< 1,%r28,%r20
	ldi 1,%r20
	xor %r20,%r10,%r20
	or %r20,%r21,%r20
	stw %r20,0(%r9)
	copy %r19,%r4
	bl end_word,%r2
	copy %r6,%r26
	ldbs,mb 1(%r3),%r25
	extrs %r25,31,8,%r25
	comib,<> 0,%r25,.L96
	copy %r4,%r19
.L90:
	ldw -148(%r30),%r2
.L113:
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
.L112:
	addil LT'.LC3,%r19
	b .L91
	ldw RT'.LC3(%r1),%r8
	.EXIT
	.PROCEND
	.size	put_value, .-put_value
	.section	.rodata.str1.4
	.align 4
.LC5:
	.stringz	"r"
	.section	.text.put_command,"ax",@progbits
	.align 4
	.type	put_command, @function
put_command:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldi 0,%r28
	ldi 0,%r29
	stw %r12,-88(%r30)
	copy %r24,%r12
	stw %r11,-84(%r30)
	ldo -120(%r30),%r11
	stw %r8,-72(%r30)
	copy %r26,%r8
	stw %r6,-64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	ldi 4,%r5
	stw %r17,-108(%r30)
	stw %r16,-104(%r30)
	stw %r15,-100(%r30)
	stw %r14,-96(%r30)
	stw %r13,-92(%r30)
	stw %r10,-80(%r30)
	stw %r9,-76(%r30)
	stw %r7,-68(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
	stw %r28,0(%r11)
	stw %r29,4(%r11)
	ldw 4(%r26),%r28
	and %r28,%r5,%r28
	comib,= 0,%r28,.L116
	stw %r0,8(%r11)
	ldw 16(%r26),%r28
	comib,<> 0,%r28,.L115
	ldo 16(%r26),%r8
	ldi 3,%r28
	stw %r28,0(%r8)
.L115:
	ldw -148(%r30),%r2
.L148:
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
.L116:
	copy %r25,%r26
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldo 18(%r28),%r26
	bl malloc,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L143
	copy %r4,%r19
	ldw 4(%r8),%r28
	bb,>= %r28,27,.L134
	addil LT'silent.0,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r25
.L120:
	copy %r19,%r4
	bl strcpy,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r6,%r25
	copy %r19,%r4
	bl strcat,%r2
	copy %r28,%r26
	copy %r4,%r19
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r25
	copy %r19,%r4
	bl popen,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r3,%r26
	copy %r19,%r4
	bl free,%r2
	copy %r28,%r10
	ldi 0,%r16
	comb,= %r16,%r10,.L122
	copy %r4,%r19
	ldo -112(%r30),%r5
	ldi 10,%r7
	ldi 64,%r9
	ldo 16(%r8),%r13
	ldi 4,%r14
.L121:
	copy %r19,%r4
	bl getc,%r2
	copy %r10,%r26
	copy %r4,%r19
	comib,= -1,%r28,.L144
	copy %r28,%r6
.L131:
	comib,=,n 10,%r6,.L121
	ldo 1(%r16),%r16
	comib,= 0,%r16,.L149
	extrs %r6,31,8,%r24
	ldw -120(%r30),%r20
.L150:
	ldw -116(%r30),%r3
	ldo 1(%r3),%r15
	ldw 0(%r5),%r28
	comb,>> %r28,%r15,.L126
	copy %r20,%r26
	zdep %r28,30,31,%r17
	copy %r19,%r4
	comiclr,<> 0,%r28,%r0
	copy %r9,%r17
	bl realloc,%r2
	copy %r17,%r25
	movb,= %r28,%r20,.L146
	copy %r4,%r19
	stw %r20,-120(%r30)
	stw %r17,0(%r5)
.L126:
	addl %r20,%r3,%r3
	stb %r7,0(%r3)
	addl %r20,%r15,%r20
	stw %r15,-116(%r30)
	stb %r0,0(%r20)
	ldo -1(%r16),%r16
.L147:
	comib,<> 0,%r16,.L150
	ldw -120(%r30),%r20
	extrs %r6,31,8,%r24
.L149:
	copy %r19,%r4
	copy %r11,%r25
	bl add_byte,%r2
	copy %r8,%r26
	copy %r4,%r19
	copy %r10,%r26
	copy %r19,%r4
	bl getc,%r2
	ldi 0,%r16
	copy %r4,%r19
	comib,<> -1,%r28,.L131
	copy %r28,%r6
.L144:
	copy %r19,%r4
	bl pclose,%r2
	copy %r10,%r26
	ldw -120(%r30),%r25
	copy %r4,%r19
	comib,= 0,%r25,.L122
	copy %r25,%r3
.L132:
	copy %r8,%r26
	copy %r19,%r4
	bl put_value,%r2
	copy %r12,%r24
	copy %r4,%r19
	bl free,%r2
	copy %r3,%r26
	b .L148
	ldw -148(%r30),%r2
.L146:
	ldw 0(%r13),%r28
	comib,<> 0,%r28,.L147
	ldo -1(%r16),%r16
	b .L147
	stw %r14,0(%r13)
.L134:
	b .L120
	ldw RT'silent.0(%r1),%r25
.L122:
	addil LT'.LC2,%r19
	ldi 0,%r3
	b .L132
	ldw RT'.LC2(%r1),%r25
.L143:
	ldw 16(%r8),%r28
	comib,<> 0,%r28,.L115
	ldo 16(%r8),%r8
	b .L115
	stw %r5,0(%r8)
	.EXIT
	.PROCEND
	.size	put_command, .-put_command
	.section	.text.factor,"ax",@progbits
	.align 4
	.type	factor, @function
factor:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	ldb 0(%r20),%r5
	ldo -9(%r5),%r28
	extru %r28,31,8,%r28
	comib,>>= 1,%r28,.L166
	extrs %r5,31,8,%r5
	comiclr,<> 32,%r5,%r28
	ldi 1,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L155
.L166:
	ldi 32,%r21
	ldo 1(%r20),%r20
.L176:
	stw %r20,0(%r3)
	ldb 0(%r20),%r28
	extrs %r28,31,8,%r5
	ldo -9(%r28),%r28
	extru %r28,31,8,%r28
	comib,>>=,n 1,%r28,.L176
	ldo 1(%r20),%r20
	comb,=,n %r21,%r5,.L176
	ldo 1(%r20),%r20
.L155:
	ldw 8(%r3),%r21
	ldo 1(%r21),%r28
	ldi 50,%r22
	comb,>= %r22,%r28,.L172
	stw %r28,8(%r3)
	ldi 1,%r20
	ldi 0,%r28
	stw %r20,4(%r3)
.L156:
	stw %r21,8(%r3)
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L172:
	extru %r5,31,8,%r26
	ldo -43(%r26),%r28
	depi 0,30,1,%r28
	extru %r28,31,8,%r28
	comib,= 0,%r28,.L173
	ldi 40,%r28
	comb,= %r28,%r5,.L174
	ldo 1(%r20),%r20
	bl isdigit,%r2
	copy %r19,%r4
	movb,<> %r28,%r28,.L175
	copy %r4,%r19
	ldi 1,%r20
.L179:
	ldw 8(%r3),%r21
	stw %r20,4(%r3)
.L171:
	ldo -1(%r21),%r21
	stw %r21,8(%r3)
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L173:
	ldo 1(%r20),%r20
	copy %r3,%r26
	bl factor,%r2
	stw %r20,0(%r3)
	ldi 45,%r20
	comb,<> %r20,%r5,.L171
	ldw 8(%r3),%r21
	sub %r0,%r28,%r28
	b .L156
	ldo -1(%r21),%r21
.L175:
	ldi 0,%r24
	ldo -120(%r30),%r25
	bl strtol,%r2
	ldw 0(%r3),%r26
	ldw 8(%r3),%r21
	ldw -120(%r30),%r20
	ldo -1(%r21),%r21
	b .L156
	stw %r20,0(%r3)
.L174:
	copy %r3,%r26
	bl sum,%r2
	stw %r20,0(%r3)
	ldw 0(%r3),%r31
	ldb 0(%r31),%r22
	ldo -9(%r22),%r20
	extru %r20,31,8,%r20
	comib,>>= 1,%r20,.L160
	extrs %r22,31,8,%r22
	comiclr,<> 32,%r22,%r20
	ldi 1,%r20
	comib,= 0,%r20,.L177
	ldi 41,%r20
.L160:
	ldo 1(%r31),%r21
	ldi 32,%r29
.L168:
	stw %r21,0(%r3)
.L178:
	copy %r21,%r31
	ldb 0(%r21),%r20
	extrs %r20,31,8,%r22
	ldo -9(%r20),%r20
	extru %r20,31,8,%r20
	comib,>>= 1,%r20,.L168
	ldo 1(%r21),%r21
	comb,=,n %r29,%r22,.L178
	stw %r21,0(%r3)
	ldi 41,%r20
.L177:
	comb,<> %r20,%r22,.L179
	ldi 1,%r20
	ldo 1(%r31),%r31
	ldw 8(%r3),%r21
	stw %r31,0(%r3)
	b .L156
	ldo -1(%r21),%r21
	.EXIT
	.PROCEND
	.size	factor, .-factor
	.section	.text.product,"ax",@progbits
	.align 4
	.type	product, @function
product:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	ldi 32,%r10
	stw %r9,-124(%r30)
	ldi 37,%r9
	stw %r8,-120(%r30)
	ldi 42,%r8
	stw %r7,-116(%r30)
	ldi 47,%r7
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	copy %r26,%r5
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	stw %r3,-100(%r30)
	bl factor,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r6
.L181:
	ldw 0(%r5),%r21
.L201:
	ldb 0(%r21),%r3
	ldo -9(%r3),%r20
	extru %r20,31,8,%r20
	comib,>>= 1,%r20,.L192
	extrs %r3,31,8,%r3
.L195:
	comclr,<> %r10,%r3,%r0
	b,n .L192
	comb,= %r8,%r3,.L197
	copy %r19,%r4
	comclr,<> %r7,%r3,%r0
	b,n .L189
	comb,<> %r9,%r3,.L198
	copy %r6,%r28
.L189:
	ldo 1(%r21),%r21
	copy %r19,%r4
	stw %r21,0(%r5)
	bl factor,%r2
	copy %r5,%r26
	copy %r28,%r25
	ldo 1(%r28),%r28
	comib,>>= 1,%r28,.L199
	copy %r4,%r19
	comb,= %r7,%r3,.L200
	copy %r6,%r26
	.IMPORT $$remI,MILLICODE
	bl $$remI,%r31
	ldw 0(%r5),%r21
	ldb 0(%r21),%r3
	copy %r29,%r6
	ldo -9(%r3),%r20
	extru %r20,31,8,%r20
	comib,<< 1,%r20,.L195
	extrs %r3,31,8,%r3
.L192:
	ldo 1(%r21),%r21
.L202:
	stw %r21,0(%r5)
	ldb 0(%r21),%r20
	extrs %r20,31,8,%r3
	ldo -9(%r20),%r20
	extru %r20,31,8,%r20
	comib,<< 1,%r20,.L195
	nop
	ldo 1(%r21),%r21
	stw %r21,0(%r5)
	ldb 0(%r21),%r20
	extrs %r20,31,8,%r3
	ldo -9(%r20),%r20
	extru %r20,31,8,%r20
	comib,<< 1,%r20,.L195
	nop
	b .L202
	ldo 1(%r21),%r21
.L197:
	ldo 1(%r21),%r21
	stw %r21,0(%r5)
	bl factor,%r2
	copy %r5,%r26
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	stws %r6,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr22L,%fr22
	copy %r4,%r19
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b .L181
	copy %r29,%r6
.L199:
	ldw 4(%r5),%r28
	comiclr,<> 0,%r25,%r25
	ldi 1,%r25
	or %r28,%r25,%r28
	stw %r28,4(%r5)
	comb,= %r7,%r3,.L181
	sub %r0,%r6,%r6
	b .L181
	ldi 0,%r6
.L200:
	.IMPORT $$divI,MILLICODE
	bl $$divI,%r31
	ldw 0(%r5),%r21
	b .L201
	copy %r29,%r6
.L198:
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
	.EXIT
	.PROCEND
	.size	product, .-product
	.section	.text.sum,"ax",@progbits
	.align 4
	.type	sum, @function
sum:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	ldi 32,%r8
	stw %r7,-124(%r30)
	ldi 45,%r7
	stw %r6,-120(%r30)
	ldi 43,%r6
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	bl product,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r5
.L204:
	ldw 0(%r3),%r31
	ldb 0(%r31),%r22
	ldo -9(%r22),%r20
	extru %r20,31,8,%r20
	comib,>>= 1,%r20,.L206
	extrs %r22,31,8,%r22
	comclr,= %r8,%r22,%r0
	b,n .L210
.L206:
	ldo 1(%r31),%r21
.L212:
	stw %r21,0(%r3)
.L216:
	copy %r21,%r31
	ldb 0(%r21),%r20
	extrs %r20,31,8,%r22
	ldo -9(%r20),%r20
	extru %r20,31,8,%r20
	comib,>>= 1,%r20,.L212
	ldo 1(%r21),%r21
	comb,=,n %r8,%r22,.L216
	stw %r21,0(%r3)
.L210:
	comb,= %r6,%r22,.L214
	copy %r19,%r4
	comb,<> %r7,%r22,.L215
	ldo 1(%r31),%r31
	copy %r19,%r4
	stw %r31,0(%r3)
	bl product,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L204
	sub %r5,%r28,%r5
.L214:
	ldo 1(%r31),%r31
	stw %r31,0(%r3)
	bl product,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L204
	addl %r5,%r28,%r5
.L215:
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
	.EXIT
	.PROCEND
	.size	sum, .-sum
	.section	.rodata.str1.4
	.align 4
.LC6:
	.stringz	"$`\"\\"
	.align 4
.LC7:
	.stringz	"0123456789*@#?!-$"
	.align 4
.LC8:
	.stringz	"%d"
	.align 4
.LC9:
	.stringz	"%lu"
	.align 4
.LC10:
	.stringz	"%ld"
	.align 4
.LC11:
	.stringz	"/ \t\n'\"\\$`"
	.align 4
.LC12:
	.stringz	"HOME"
	.align 4
.LC13:
	.stringz	"|&;<>(){}\n"
	.section	.text.expand,"ax",@progbits
	.align 4
	.type	expand, @function
expand:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r16,-124(%r30)
	copy %r25,%r16
	stw %r13,-112(%r30)
	ldi 34,%r13
	stw %r5,-80(%r30)
	extrs %r24,31,8,%r5
	comclr,<> %r13,%r5,%r21
	ldi 1,%r21
	stw %r3,-72(%r30)
	copy %r26,%r3
	stw %r18,-132(%r30)
	stw %r17,-128(%r30)
	stw %r15,-120(%r30)
	stw %r14,-116(%r30)
	stw %r12,-108(%r30)
	stw %r11,-104(%r30)
	stw %r10,-100(%r30)
	stw %r9,-96(%r30)
	stw %r8,-92(%r30)
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r25),%r7
	extrs %r7,31,8,%r7
	comb,= %r7,%r5,.L364
	stw %r21,-144(%r30)
	comib,= 0,%r7,.L364
	ldo 16(%r26),%r6
	ldo 20(%r26),%r28
	ldi 92,%r9
	stw %r28,-140(%r30)
	ldi 36,%r11
	ldi 96,%r12
	copy %r13,%r14
	ldi 39,%r15
	ldw 0(%r6),%r17
.L461:
	comib,<> 0,%r17,.L458
	copy %r16,%r28
	comb,= %r9,%r7,.L434
	ldo 1(%r16),%r18
	comb,= %r11,%r7,.L435
	ldi 40,%r22
	comb,= %r12,%r7,.L436
	ldo -184(%r30),%r28
	comb,= %r14,%r5,.L432
	ldi 1,%r24
	comb,= %r15,%r7,.L459
	ldi 1,%r29
	comb,<> %r13,%r7,.L293
	ldi 126,%r28
.L459:
	ldw -140(%r30),%r28
	comb,= %r14,%r7,.L295
	stw %r29,0(%r28)
	ldb 1(%r16),%r25
	extrs %r25,31,8,%r25
	comib,=,n 0,%r25,.L298
	ldi 39,%r8
	comb,= %r8,%r25,.L298
	copy %r29,%r10
	copy %r19,%r4
.L460:
	copy %r10,%r24
	bl put,%r2
	copy %r3,%r26
	ldbs,mb 1(%r18),%r25
	extrs %r25,31,8,%r25
	comib,= 0,%r25,.L298
	copy %r4,%r19
	comb,<>,n %r8,%r25,.L460
	copy %r19,%r4
.L298:
	comb,<> %r7,%r25,.L437
	ldo 1(%r18),%r16
.L224:
	ldb 0(%r16),%r7
.L456:
	extrs %r7,31,8,%r7
	comb,= %r5,%r7,.L458
	copy %r16,%r28
	comib,<>,n 0,%r7,.L461
	ldw 0(%r6),%r17
.L364:
	copy %r16,%r28
.L458:
	ldw -212(%r30),%r2
	ldw -132(%r30),%r18
	ldw -128(%r30),%r17
	ldw -124(%r30),%r16
	ldw -120(%r30),%r15
	ldw -116(%r30),%r14
	ldw -112(%r30),%r13
	ldw -108(%r30),%r12
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
	ldo -192(%r30),%r30
.L434:
	ldb 1(%r16),%r25
	extrs %r25,31,8,%r25
	comib,= 0,%r25,.L222
	ldi 34,%r28
	comib,=,n 10,%r25,.L224
	ldo 2(%r16),%r16
	comb,=,n %r28,%r5,.L438
	copy %r19,%r4
	ldi 1,%r24
	copy %r3,%r26
	bl put,%r2
	ldo 2(%r16),%r16
	b .L224
	copy %r4,%r19
.L222:
	comb,=,n %r28,%r5,.L324
	ldw 12(%r3),%r28
	comib,<> 0,%r28,.L462
	addil LT'.LC13,%r19
.L318:
	ldi 0,%r24
.L432:
	copy %r19,%r4
	copy %r7,%r25
	bl put,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L224
	copy %r18,%r16
.L435:
	ldb 1(%r16),%r28
	extrs %r28,31,8,%r28
	comb,<> %r22,%r28,.L229
	copy %r17,%r7
	ldb 2(%r16),%r7
	extrs %r7,31,8,%r7
	comclr,<> %r28,%r7,%r7
	ldi 1,%r7
.L229:
	copy %r19,%r4
	bl name_length,%r2
	copy %r18,%r26
	ldb 1(%r16),%r25
	copy %r28,%r8
	copy %r4,%r19
	extrs %r25,31,8,%r25
	ldi 123,%r28
	comb,= %r28,%r25,.L428
	ldi 125,%r24
	ldi 40,%r28
	comb,= %r28,%r25,.L439
	addl %r18,%r8,%r10
	comib,<> 0,%r25,.L235
	addil LT'.LC7,%r19
	copy %r19,%r4
.L464:
	bl malloc,%r2
	ldo 1(%r8),%r26
	movb,= %r28,%r7,.L440
	copy %r4,%r19
	copy %r19,%r4
	copy %r8,%r24
	copy %r18,%r25
	bl memcpy,%r2
	copy %r7,%r26
	addl %r7,%r8,%r28
	stb %r0,0(%r28)
	comib,= 0,%r8,.L249
	copy %r4,%r19
	addil LT'.LC2,%r19
	copy %r19,%r4
	ldw -144(%r30),%r23
	ldw RT'.LC2(%r1),%r24
	copy %r7,%r25
	bl put_parameter,%r2
	copy %r3,%r26
	copy %r4,%r19
.L250:
	copy %r19,%r4
	bl free,%r2
	copy %r7,%r26
	copy %r4,%r19
	b .L224
	copy %r10,%r16
.L436:
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,-184(%r30)
	stw %r22,-180(%r30)
	stw %r17,8(%r28)
	copy %r28,%r7
	ldb 1(%r16),%r28
	extrs %r28,31,8,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L289
	comb,= %r12,%r28,.L281
	ldi 92,%r8
	ldi 36,%r16
	ldi 96,%r10
.L286:
	comb,=,n %r8,%r28,.L282
	ldb 0(%r18),%r24
.L463:
	copy %r18,%r17
	extrs %r24,31,8,%r24
.L283:
	copy %r19,%r4
.L472:
	copy %r7,%r25
	copy %r3,%r26
	bl add_byte,%r2
	ldo 1(%r17),%r18
	ldb 1(%r17),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L419
	copy %r4,%r19
	comb,<> %r10,%r28,.L286
	nop
	comib,= 0,%r28,.L419
	ldw -184(%r30),%r7
	comib,=,n 0,%r7,.L335
	copy %r7,%r25
.L291:
	copy %r19,%r4
	ldw -144(%r30),%r24
	bl put_command,%r2
	copy %r3,%r26
	copy %r4,%r19
.L290:
	copy %r19,%r4
.L473:
	bl free,%r2
	copy %r7,%r26
	ldb 0(%r18),%r28
	comiclr,<> 96,%r28,%r0
	addi,tr 1,%r18,%r16
	copy %r18,%r16
	b .L224
	copy %r4,%r19
.L282:
	ldb 1(%r18),%r28
	extrs %r28,31,8,%r24
	ldo -92(%r28),%r28
	depi 0,29,1,%r28
	extru %r28,31,8,%r28
	comib,= 0,%r28,.L283
	ldo 1(%r18),%r17
	comb,<>,n %r16,%r24,.L463
	ldb 0(%r18),%r24
	b .L472
	copy %r19,%r4
.L324:
	b .L432
	ldi 1,%r24
.L235:
.L455:
	ldw RT'.LC7(%r1),%r26
	bl strchr,%r2
	copy %r19,%r4
	copy %r4,%r19
	comb,<> %r0,%r28,.L441
	stw %r28,-148(%r30)
	ldb 1(%r16),%r28
	extrs %r28,31,8,%r28
	comiclr,= 123,%r28,%r22
	ldi 1,%r22
	comiclr,<> 0,%r22,%r0
	b,n .L247
	comiclr,= 40,%r28,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L464
	copy %r19,%r4
.L247:
	comib,= 0,%r7,.L430
	sub %r10,%r18,%r26
	ldb -1(%r10),%r28
	ldi 41,%r22
	extrs %r28,31,8,%r28
	comb,= %r22,%r28,.L442
	copy %r17,%r7
.L430:
	ldi 0,%r28
	ldi 1,%r25
.L251:
	addl %r18,%r25,%r25
	sub %r26,%r28,%r26
	stw %r25,-136(%r30)
	copy %r19,%r4
	bl malloc,%r2
	ldo -1(%r26),%r18
	copy %r4,%r19
	movb,= %r28,%r8,.L443
	ldw -136(%r30),%r25
	copy %r18,%r24
	copy %r19,%r4
	copy %r8,%r26
	bl memcpy,%r2
	addl %r8,%r18,%r18
	stb %r0,0(%r18)
	ldb 1(%r16),%r28
	ldi 123,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L444
	copy %r4,%r19
	comib,<> 0,%r7,.L445
	copy %r19,%r4
	ldw -144(%r30),%r24
	copy %r8,%r25
	bl put_command,%r2
	copy %r3,%r26
	copy %r4,%r19
.L254:
	copy %r19,%r4
.L468:
	bl free,%r2
	copy %r8,%r26
	ldo 1(%r10),%r16
	b .L224
	copy %r4,%r19
.L293:
	comb,<>,n %r28,%r7,.L301
	ldw 20(%r3),%r28
	comib,=,n 0,%r28,.L446
	ldw 12(%r3),%r28
	comib,=,n 0,%r28,.L318
	ldi 126,%r7
	addil LT'.LC13,%r19
.L462:
	copy %r19,%r4
.L471:
	ldw RT'.LC13(%r1),%r26
	bl strchr,%r2
	copy %r7,%r25
	comib,= 0,%r28,.L318
	copy %r4,%r19
	ldw 0(%r6),%r28
	comib,<> 0,%r28,.L224
	copy %r18,%r16
	ldi 1,%r28
	b .L224
	stw %r28,0(%r6)
.L295:
	copy %r18,%r25
	copy %r19,%r4
	copy %r7,%r24
	bl expand,%r2
	copy %r3,%r26
	ldb 0(%r28),%r25
	copy %r4,%r19
	copy %r28,%r18
	b .L298
	extrs %r25,31,8,%r25
.L441:
	ldb 1(%r16),%r28
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,-184(%r30)
	stw %r22,-180(%r30)
	ldo -35(%r28),%r20
	stw %r21,-176(%r30)
	stw %r22,-172(%r30)
	extru %r20,31,8,%r20
	comib,>>= 1,%r20,.L337
	extrs %r28,31,8,%r28
	comiclr,<> 63,%r28,%r20
	ldi 1,%r20
	comiclr,= 0,%r20,%r0
	b,n .L337
	comiclr,= 64,%r28,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L242
	ldo -184(%r30),%r7
	comiclr,= 34,%r5,%r28
	ldi 1,%r28
	comib,<>,n 0,%r28,.L429
	ldo 2(%r16),%r16
	b .L456
	ldb 0(%r16),%r7
.L439:
	ldi 41,%r24
.L428:
	copy %r19,%r4
	bl find_end,%r2
	ldo 2(%r16),%r26
	copy %r4,%r19
	comib,= 0,%r28,.L448
	copy %r28,%r10
	ldb 1(%r16),%r25
	extrs %r25,31,8,%r25
	comib,=,n 0,%r25,.L464
	copy %r19,%r4
	b .L455
	addil LT'.LC7,%r19
.L419:
	ldw 0(%r6),%r28
	comib,=,n 0,%r28,.L289
	ldw -184(%r30),%r7
	b .L473
	copy %r19,%r4
.L438:
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r26
	bl strchr,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L226
	copy %r4,%r19
	ldb 1(%r16),%r25
	copy %r19,%r4
	extrs %r25,31,8,%r25
	ldi 1,%r24
	bl put,%r2
	copy %r3,%r26
	ldo 2(%r16),%r16
	b .L224
	copy %r4,%r19
.L448:
	ldw 0(%r6),%r28
	comib,<> 0,%r28,.L224
	copy %r18,%r16
	ldi 5,%r28
	b .L224
	stw %r28,0(%r6)
.L289:
	ldi 5,%r28
	ldw -184(%r30),%r7
	b .L290
	stw %r28,0(%r6)
.L445:
	copy %r8,%r25
	copy %r3,%r26
	bl expand_whole,%r2
	ldo -160(%r30),%r7
	stw %r0,-156(%r30)
	stw %r0,-152(%r30)
	copy %r4,%r19
	copy %r28,%r18
	comib,= 0,%r28,.L254
	stw %r28,0(%r7)
	ldb 0(%r28),%r28
	ldo -9(%r28),%r20
	extru %r20,31,8,%r20
	comib,>>= 1,%r20,.L269
	extrs %r28,31,8,%r28
	comiclr,<> 32,%r28,%r20
	ldi 1,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L273
.L269:
	ldo 1(%r18),%r21
	ldi 32,%r22
	stw %r21,0(%r7)
.L465:
	ldo 1(%r21),%r21
	ldb -1(%r21),%r20
	extrs %r20,31,8,%r28
	ldo -9(%r20),%r20
	extru %r20,31,8,%r20
	comib,>>=,n 1,%r20,.L465
	stw %r21,0(%r7)
	comb,=,n %r22,%r28,.L465
	stw %r21,0(%r7)
.L273:
	comib,<>,n 0,%r28,.L449
	ldw 0(%r7),%r20
.L457:
	ldb 0(%r20),%r21
	ldo -9(%r21),%r28
	extru %r28,31,8,%r28
	comib,>>= 1,%r28,.L275
	extrs %r21,31,8,%r21
	comiclr,<> 32,%r21,%r28
	ldi 1,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L278
.L275:
	ldo 1(%r20),%r20
	ldi 32,%r22
	stw %r20,0(%r7)
.L466:
	ldo 1(%r20),%r20
	ldb -1(%r20),%r28
	extrs %r28,31,8,%r21
	ldo -9(%r28),%r28
	extru %r28,31,8,%r28
	comib,>>=,n 1,%r28,.L466
	stw %r20,0(%r7)
	comb,=,n %r22,%r21,.L466
	stw %r20,0(%r7)
.L278:
	comib,= 0,%r21,.L467
	addil LT'.LC10,%r19
.L274:
	ldw 0(%r6),%r28
	comib,<> 0,%r28,.L467
	addil LT'.LC10,%r19
	ldi 5,%r28
	stw %r28,0(%r6)
.L467:
	copy %r17,%r23
	b .L433
	ldw RT'.LC10(%r1),%r24
.L442:
	comiclr,>= 3,%r26,%r28
	ldi 1,%r28
	extru %r28,31,8,%r7
	ldo 1(%r28),%r25
	b .L251
	zdep %r28,30,31,%r28
.L440:
	ldw 0(%r6),%r28
	comib,<> 0,%r28,.L249
	ldi 4,%r28
	stw %r28,0(%r6)
.L249:
	copy %r19,%r4
	ldw -144(%r30),%r24
	ldi 36,%r25
	bl put,%r2
	copy %r3,%r26
	b .L250
	copy %r4,%r19
.L446:
	ldb 1(%r16),%r25
	extrs %r25,31,8,%r25
	comib,= 0,%r25,.L450
	addil LT'.LC11,%r19
	copy %r18,%r16
	ldw RT'.LC11(%r1),%r8
	b .L303
	ldi 1,%r7
.L306:
	ldbs,mb 1(%r16),%r25
	extrs %r25,31,8,%r25
	comib,= 0,%r25,.L305
	ldo 1(%r7),%r10
	copy %r10,%r7
.L303:
	copy %r19,%r4
	bl strchr,%r2
	copy %r8,%r26
	comib,= 0,%r28,.L306
	copy %r4,%r19
	copy %r7,%r10
	ldo -1(%r7),%r7
.L305:
	copy %r19,%r4
	bl malloc,%r2
	copy %r10,%r26
	movb,= %r28,%r8,.L322
	copy %r4,%r19
	copy %r7,%r24
	copy %r19,%r4
	copy %r18,%r25
	copy %r8,%r26
	bl memcpy,%r2
	addl %r8,%r7,%r7
	stb %r0,0(%r7)
	comib,= 1,%r10,.L309
	copy %r4,%r19
	copy %r19,%r4
	bl getpwnam,%r2
	copy %r8,%r26
	copy %r4,%r19
.L310:
	comib,= 0,%r28,.L451
	copy %r8,%r26
	copy %r19,%r4
	bl free,%r2
	ldw 28(%r28),%r10
	comib,= 0,%r10,.L311
	copy %r4,%r19
.L313:
	ldb 0(%r10),%r25
	extrs %r25,31,8,%r25
	comib,= 0,%r25,.L224
	ldi 1,%r7
.L315:
	copy %r19,%r4
	copy %r7,%r24
	copy %r3,%r26
	bl put,%r2
	ldo 1(%r10),%r10
	ldb 0(%r10),%r25
	extrs %r25,31,8,%r25
	comib,<> 0,%r25,.L315
	copy %r4,%r19
	b .L456
	ldb 0(%r16),%r7
.L443:
	ldw 0(%r6),%r28
	comib,<>,n 0,%r28,.L468
	copy %r19,%r4
	ldi 4,%r28
	b .L254
	stw %r28,0(%r6)
.L444:
	ldb 0(%r8),%r28
	ldi 35,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L452
	copy %r19,%r4
.L469:
	bl name_length,%r2
	copy %r8,%r26
	movb,= %r28,%r7,.L262
	copy %r4,%r19
	copy %r19,%r4
	bl malloc,%r2
	ldo 1(%r7),%r26
	movb,= %r28,%r18,.L328
	copy %r4,%r19
	copy %r19,%r4
	copy %r7,%r24
	copy %r8,%r25
	bl memcpy,%r2
	copy %r18,%r26
	addl %r18,%r7,%r28
	copy %r4,%r19
	ldw -144(%r30),%r23
	stb %r0,0(%r28)
	copy %r19,%r4
	addl %r8,%r7,%r24
	copy %r18,%r25
	bl put_parameter,%r2
	copy %r3,%r26
	copy %r4,%r19
.L266:
	copy %r19,%r4
	bl free,%r2
	copy %r18,%r26
	b .L254
	copy %r4,%r19
.L335:
	addil LT'.LC2,%r19
	b .L291
	ldw RT'.LC2(%r1),%r25
.L437:
	ldw 0(%r6),%r28
	comib,<> 0,%r28,.L364
	copy %r18,%r16
	ldi 5,%r28
	b .L364
	stw %r28,0(%r6)
.L452:
	ldb 1(%r8),%r28
	comib,= 0,%r28,.L469
	nop
	ldo 1(%r8),%r16
	bl name_length,%r2
	copy %r16,%r26
	movb,= %r28,%r7,.L262
	copy %r4,%r19
	ldbx %r16(%r7),%r20
	extrs %r20,31,8,%r28
	comib,<>,n 0,%r28,.L262
	stw %r20,-136(%r30)
	copy %r19,%r4
	bl malloc,%r2
	ldo 1(%r7),%r26
	copy %r4,%r19
	movb,= %r28,%r18,.L328
	ldw -136(%r30),%r20
	copy %r7,%r24
	copy %r19,%r4
	stw %r20,-136(%r30)
	copy %r18,%r26
	bl memcpy,%r2
	copy %r16,%r25
	ldw -136(%r30),%r20
	copy %r4,%r19
	copy %r18,%r26
	copy %r19,%r4
	addl %r18,%r7,%r7
	bl getenv,%r2
	stb %r20,0(%r7)
	movb,= %r28,%r26,.L453
	copy %r4,%r19
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r23
.L327:
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r24
.L433:
	copy %r19,%r4
	ldo -184(%r30),%r7
	ldi 24,%r25
	bl snprintf,%r2
	copy %r7,%r26
	copy %r4,%r19
	ldw -144(%r30),%r24
	copy %r19,%r4
	copy %r7,%r25
	bl put_value,%r2
	copy %r3,%r26
	b .L266
	copy %r4,%r19
.L337:
	ldi 36,%r20
	comclr,<> %r20,%r28,%r0
	b,n .L454
.L241:
	addil LT'.LC8,%r19
	copy %r19,%r4
	ldw RT'.LC8(%r1),%r24
	ldo -184(%r30),%r7
	copy %r17,%r23
	ldi 16,%r25
	bl snprintf,%r2
	copy %r7,%r26
	copy %r4,%r19
.L242:
	copy %r19,%r4
	ldw -144(%r30),%r24
	copy %r7,%r25
	copy %r3,%r26
	bl put_value,%r2
	ldo 2(%r16),%r16
	b .L224
	copy %r4,%r19
.L262:
	ldw 0(%r6),%r28
	comib,<>,n 0,%r28,.L468
	copy %r19,%r4
	ldi 5,%r28
	b .L254
	stw %r28,0(%r6)
.L451:
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
.L311:
	copy %r19,%r4
	ldi 1,%r24
	ldi 126,%r25
	bl put,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L224
	copy %r18,%r16
.L429:
	b .L242
	ldo -184(%r30),%r7
.L450:
	copy %r19,%r4
	bl malloc,%r2
	ldi 1,%r26
	movb,= %r28,%r8,.L322
	copy %r4,%r19
	copy %r19,%r4
	ldi 0,%r24
	copy %r18,%r25
	bl memcpy,%r2
	copy %r8,%r26
	stb %r0,0(%r8)
	copy %r4,%r19
	copy %r18,%r16
.L309:
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r26
	bl getenv,%r2
	copy %r19,%r4
	movb,= %r28,%r10,.L312
	copy %r4,%r19
	copy %r19,%r4
	bl free,%r2
	copy %r8,%r26
	b .L313
	copy %r4,%r19
.L281:
	comib,= 0,%r28,.L289
	addil LT'.LC2,%r19
	ldi 0,%r7
	b .L291
	ldw RT'.LC2(%r1),%r25
.L226:
	copy %r19,%r4
	ldi 1,%r24
	copy %r9,%r25
	bl put,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L224
	copy %r18,%r16
.L449:
	copy %r19,%r4
	bl sum,%r2
	copy %r7,%r26
	copy %r4,%r19
	ldw 4(%r7),%r20
	comib,<> 0,%r20,.L274
	copy %r28,%r17
	b .L457
	ldw 0(%r7),%r20
.L312:
	bl getuid,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r26
	bl getpwuid,%r2
	copy %r19,%r4
	b .L310
	copy %r4,%r19
.L322:
	ldw 0(%r6),%r28
	comib,<> 0,%r28,.L308
	ldi 4,%r28
	stw %r28,0(%r6)
.L308:
	copy %r19,%r4
	bl free,%r2
	ldi 0,%r26
	b .L311
	copy %r4,%r19
.L301:
	ldw 12(%r3),%r28
	comib,= 0,%r28,.L432
	ldi 0,%r24
	comiclr,<> 32,%r7,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L470
	copy %r19,%r4
	comib,<> 9,%r7,.L471
	addil LT'.LC13,%r19
.L470:
	bl end_word,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L224
	copy %r18,%r16
.L328:
	ldw 0(%r6),%r28
	comib,<>,n 0,%r28,.L266
	ldw -148(%r30),%r18
	ldi 4,%r28
	stw %r28,0(%r6)
	b .L266
	ldw -148(%r30),%r18
.L454:
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L241
	copy %r28,%r17
.L453:
	b .L327
	copy %r26,%r23
	.EXIT
	.PROCEND
	.size	expand, .-expand
	.section	.text.expand_whole,"ax",@progbits
	.align 4
	.type	expand_whole, @function
expand_whole:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldi 0,%r24
	stw %r9,-132(%r30)
	ldo -152(%r30),%r9
	stw %r8,-128(%r30)
	copy %r25,%r8
	stw %r7,-124(%r30)
	ldo -184(%r30),%r7
	copy %r7,%r20
	stw %r6,-120(%r30)
	ldo -156(%r30),%r6
	copy %r6,%r25
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r5,-116(%r30)
	ldi 44,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	stws,ma %r0,4(%r20)
	ldw 4(%r26),%r20
	ldw 8(%r26),%r28
	ldo 1(%r28),%r28
	copy %r7,%r26
	stw %r20,-180(%r30)
	bl add_byte,%r2
	stw %r28,-176(%r30)
	stw %r0,0(%r9)
	ldw -176(%r30),%r20
	ldi 50,%r28
	comb,>= %r28,%r20,.L475
	copy %r4,%r19
	ldo -168(%r30),%r5
	ldw 0(%r5),%r28
	comib,= 0,%r28,.L481
	ldi 5,%r28
.L476:
	copy %r19,%r4
	bl free,%r2
	ldw -144(%r30),%r26
	ldw 0(%r5),%r20
	comib,<> 0,%r20,.L477
	copy %r4,%r19
.L482:
	ldw 0(%r6),%r28
	ldw 0(%r9),%r21
	addl %r28,%r21,%r28
	stb %r20,0(%r28)
	ldw 0(%r6),%r28
.L474:
.L483:
	ldw -212(%r30),%r2
	ldw -132(%r30),%r9
	ldw -128(%r30),%r8
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L481:
	copy %r19,%r4
	stw %r28,0(%r5)
	bl free,%r2
	ldw -144(%r30),%r26
	ldw 0(%r5),%r20
	comib,= 0,%r20,.L482
	copy %r4,%r19
.L477:
	bl free,%r2
	ldw 0(%r6),%r26
	ldo 16(%r3),%r3
	ldw 0(%r3),%r28
	comib,<>,n 0,%r28,.L483
	ldi 0,%r28
	ldw 0(%r5),%r28
	stw %r28,0(%r3)
	b .L474
	ldi 0,%r28
.L475:
	copy %r19,%r4
	ldi 0,%r24
	copy %r8,%r25
	bl expand,%r2
	copy %r7,%r26
	ldo -168(%r30),%r5
	b .L476
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	expand_whole, .-expand_whole
	.section	.rodata.str1.4
	.align 4
.LC14:
	.stringz	"-=?+"
	.align 4
.LC15:
	.stringz	"-=?"
	.section	.text.put_parameter,"ax",@progbits
	.align 4
	.type	put_parameter, @function
put_parameter:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=16
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r16,128(%r30)
	stw %r10,-104(%r30)
	copy %r24,%r10
	stw %r9,-100(%r30)
	copy %r23,%r9
	stw %r8,-96(%r30)
	copy %r25,%r8
	stw %r7,-92(%r30)
	copy %r26,%r7
	copy %r25,%r26
	stw %r6,-88(%r30)
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	stw %r15,-124(%r30)
	stw %r14,-120(%r30)
	stw %r13,-116(%r30)
	stw %r12,-112(%r30)
	stw %r11,-108(%r30)
	stw %r5,-84(%r30)
	stw %r3,-76(%r30)
	bl getenv,%r2
	copy %r19,%r4
	ldb 0(%r10),%r21
	copy %r4,%r19
	ldo -35(%r21),%r20
	copy %r28,%r6
	depi 0,30,1,%r20
	extru %r20,31,8,%r20
	comib,<> 0,%r20,.L485
	extrs %r21,31,8,%r21
	ldb 1(%r10),%r28
	extrs %r28,31,8,%r28
	comb,= %r21,%r28,.L543
	copy %r21,%r5
	comib,= 0,%r6,.L521
	copy %r20,%r3
.L488:
	comib,<> 0,%r5,.L529
	ldi 1,%r11
	copy %r5,%r3
	copy %r5,%r12
.L498:
	copy %r6,%r26
.L554:
	bl strdup,%r2
	copy %r19,%r4
	ldo 16(%r7),%r10
	copy %r4,%r19
	ldw 0(%r10),%r20
	comib,<> 0,%r20,.L501
	copy %r28,%r6
	comib,= 0,%r28,.L544
	ldi 37,%r28
	comclr,<> %r28,%r5,%r0
	b,n .L503
	comb,< %r28,%r5,.L504
	ldi 43,%r28
	comib,= 0,%r5,.L552
	copy %r19,%r4
	ldi 35,%r28
	comb,<> %r28,%r5,.L553
	addil LT'.LC15,%r19
.L503:
	copy %r19,%r4
	bl strlen,%r2
	copy %r6,%r26
	ldi 35,%r11
	ldi 0,%r10
	copy %r28,%r16
	copy %r4,%r19
	ldi 1,%r28
	comclr,= %r11,%r5,%r13
	ldi 1,%r13
	xor %r12,%r28,%r12
	copy %r10,%r14
	sub %r16,%r10,%r8
.L556:
	copy %r14,%r24
	comclr,= %r13,%r12,%r0
	copy %r10,%r8
	ldbx %r6(%r8),%r15
	copy %r3,%r26
	addl %r6,%r8,%r8
	comb,<> %r11,%r5,.L509
	copy %r8,%r25
	copy %r6,%r25
	stb %r0,0(%r8)
.L509:
	bl fnmatch,%r2
	copy %r19,%r4
	stb %r15,0(%r8)
	movb,<> %r28,%r20,.L545
	copy %r4,%r19
	ldi 37,%r28
	comb,= %r28,%r5,.L546
	copy %r8,%r25
.L513:
	copy %r19,%r4
	copy %r9,%r24
	bl put_value,%r2
	copy %r7,%r26
	stb %r15,0(%r8)
	copy %r4,%r19
.L501:
	copy %r3,%r26
.L558:
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl free,%r2
	copy %r6,%r26
.L484:
	ldw -148(%r30),%r2
.L557:
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
	ldwm -128(%r30),%r16
.L485:
	ldi 58,%r28
	comclr,<> %r28,%r21,%r3
	ldi 1,%r3
	ldbx %r10(%r3),%r5
	comib,= 0,%r6,.L489
	extrs %r5,31,8,%r5
	comb,<> %r28,%r21,.L488
	nop
	ldb 0(%r6),%r11
	comiclr,= 0,%r11,%r11
	ldi 1,%r11
.L490:
	comib,= 0,%r5,.L494
	addil LT'.LC14,%r19
	copy %r19,%r4
	ldw RT'.LC14(%r1),%r26
	bl strchr,%r2
	copy %r5,%r25
	comib,= 0,%r28,.L494
	copy %r4,%r19
	ldi 0,%r28
	copy %r28,%r12
.L495:
	addl %r3,%r28,%r3
.L551:
	copy %r19,%r4
	ldo 1(%r3),%r3
	copy %r7,%r26
	bl expand_whole,%r2
	addl %r10,%r3,%r25
	copy %r4,%r19
	copy %r28,%r3
.L499:
	comib,<> 0,%r6,.L554
	copy %r6,%r26
	addil LT'.LC2,%r19
	b .L498
	ldw RT'.LC2(%r1),%r6
.L504:
	comb,<> %r28,%r5,.L506
	addil LT'.LC15,%r19
	comib,<> 0,%r11,.L514
	copy %r3,%r25
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r25
.L514:
	copy %r19,%r4
	copy %r9,%r24
	bl put_value,%r2
	copy %r7,%r26
	b .L501
	copy %r4,%r19
.L544:
	ldi 4,%r28
	b .L501
	stw %r28,0(%r10)
.L543:
	comiclr,= 0,%r6,%r11
	ldi 1,%r11
	ldi 1,%r12
.L487:
	comib,<> 0,%r5,.L555
	ldi 0,%r3
	comib,<>,n 0,%r6,.L555
	ldw 4(%r7),%r5
	ldi 32,%r28
	and %r5,%r28,%r5
	comib,<> 0,%r5,.L547
	addil LT'.LC2,%r19
	copy %r5,%r3
	b .L498
	ldw RT'.LC2(%r1),%r6
.L489:
	comb,<>,n %r28,%r21,.L521
	copy %r6,%r11
	b,n .L490
.L545:
	ldo 1(%r10),%r10
	comb,<<= %r10,%r16,.L556
	sub %r16,%r10,%r8
.L542:
	copy %r19,%r4
.L552:
	copy %r9,%r24
	copy %r6,%r25
	bl put_value,%r2
	copy %r7,%r26
	b .L501
	copy %r4,%r19
.L506:
	copy %r19,%r4
.L553:
	ldw RT'.LC15(%r1),%r26
	bl strchr,%r2
	copy %r5,%r25
	comib,= 0,%r28,.L548
	copy %r4,%r19
	comib,<> 0,%r11,.L542
	ldi 63,%r28
	comb,= %r28,%r5,.L549
	ldi 61,%r28
	comb,= %r28,%r5,.L550
	ldi 1,%r24
.L519:
	copy %r19,%r4
	copy %r9,%r24
	copy %r3,%r25
	bl put_value,%r2
	copy %r7,%r26
	b .L501
	copy %r4,%r19
.L547:
	ldw 16(%r7),%r28
	comib,<> 0,%r28,.L484
	ldo 16(%r7),%r7
	ldi 2,%r28
	b .L484
	stw %r28,0(%r7)
.L521:
	copy %r6,%r12
	b .L487
	copy %r6,%r11
.L494:
	ldo 16(%r7),%r7
	ldw 0(%r7),%r28
	comib,<> 0,%r28,.L557
	ldw -148(%r30),%r2
	ldi 5,%r28
	b .L484
	stw %r28,0(%r7)
.L555:
	comb,= %r3,%r5,.L499
	copy %r12,%r28
	b .L551
	addl %r3,%r28,%r3
.L529:
	ldi 0,%r28
	b .L495
	copy %r28,%r12
.L546:
	stb %r20,0(%r8)
	b .L513
	copy %r6,%r25
.L548:
	ldw 0(%r10),%r28
	comib,<>,n 0,%r28,.L558
	copy %r3,%r26
	ldi 5,%r28
	b .L501
	stw %r28,0(%r10)
.L549:
	ldw 0(%r10),%r28
	comib,<>,n 0,%r28,.L558
	copy %r3,%r26
	ldi 2,%r28
	b .L501
	stw %r28,0(%r10)
.L550:
	copy %r19,%r4
	copy %r3,%r25
	bl setenv,%r2
	copy %r8,%r26
	b .L519
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	put_parameter, .-put_parameter
	.section	.text.wordfree,"ax",@progbits
	.align 4
.globl wordfree
	.type	wordfree, @function
wordfree:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r28
	comib,= 0,%r28,.L559
	copy %r26,%r6
	ldw 0(%r26),%r20
	comib,= 0,%r20,.L561
	ldi 0,%r3
	copy %r3,%r5
.L563:
	ldwx %r28(%r3),%r26
	comib,= 0,%r26,.L562
	copy %r19,%r4
	bl free,%r2
	ldo 1(%r5),%r5
	copy %r4,%r19
	ldw 0(%r6),%r20
	ldw 4(%r6),%r28
.L562:
	comb,<< %r5,%r20,.L563
	ldo 4(%r3),%r3
.L561:
	bl free,%r2
	copy %r28,%r26
	stw %r0,4(%r6)
	stw %r0,0(%r6)
.L559:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	wordfree, .-wordfree
	.section	.text.wordexp,"ax",@progbits
	.align 4
.globl wordexp
	.type	wordexp, @function
wordexp:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldo -176(%r30),%r28
	stw %r7,-128(%r30)
	copy %r26,%r7
	stw %r6,-124(%r30)
	ldi 0,%r6
	stw %r5,-120(%r30)
	copy %r24,%r5
	stw %r3,-112(%r30)
	copy %r25,%r3
	stw %r8,-132(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldi 36,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	stw %r25,-184(%r30)
	ldi 1,%r20
	stw %r24,-180(%r30)
	bb,>= %r24,30,.L575
	stw %r20,-172(%r30)
	ldw 8(%r25),%r6
.L575:
	bb,< %r5,28,.L594
	copy %r19,%r4
.L576:
	ldi 9,%r28
	and %r5,%r28,%r28
	comib,=,n 1,%r28,.L581
	copy %r19,%r4
	stw %r0,0(%r3)
	ldi 4,%r25
	bl calloc,%r2
	ldo 1(%r6),%r26
	stw %r28,4(%r3)
	comib,= 0,%r28,.L595
	copy %r4,%r19
.L581:
	copy %r7,%r25
	ldi 0,%r24
	ldw 0(%r3),%r7
	ldo -184(%r30),%r8
	copy %r19,%r4
	bl expand,%r2
	copy %r8,%r26
	copy %r8,%r26
	copy %r4,%r19
	copy %r19,%r4
	bl end_word,%r2
	ldo -168(%r30),%r8
	copy %r4,%r19
	ldw -156(%r30),%r26
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw -144(%r30),%r26
	bl free,%r2
	copy %r19,%r4
	ldw 0(%r8),%r28
	copy %r28,%r20
	depi 0,29,1,%r20
	comib,<> 0,%r20,.L592
	copy %r4,%r19
.L574:
	ldw -212(%r30),%r2
	ldw -132(%r30),%r8
	ldw -128(%r30),%r7
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L583:
	ldw 4(%r3),%r20
	addl %r28,%r6,%r21
	stw %r28,0(%r3)
	copy %r19,%r4
	bl free,%r2
	ldwx,s %r21(%r20),%r26
	copy %r4,%r19
.L592:
	ldw 0(%r3),%r28
	comb,<<,n %r7,%r28,.L583
	ldo -1(%r28),%r28
	ldw 4(%r3),%r20
	addl %r6,%r28,%r6
	sh2addl %r6,%r20,%r28 
	extru %r5,31,1,%r5
	comib,= 0,%r5,.L584
	stw %r0,0(%r28)
	b .L574
	ldw 0(%r8),%r28
.L594:
	bl wordfree,%r2
	copy %r3,%r26
	b .L576
	copy %r4,%r19
.L584:
	bl wordfree,%r2
	copy %r3,%r26
	b .L574
	ldw 0(%r8),%r28
.L595:
	b .L574
	ldi 4,%r28
	.EXIT
	.PROCEND
	.size	wordexp, .-wordexp
	.section	.rodata
	.align 4
	.type	silent.0, @object
	.size	silent.0, 18
silent.0:
	.stringz	"exec 2>/dev/null\n"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
