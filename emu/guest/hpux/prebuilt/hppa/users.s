; 0cb0a5a688927d5a4e17c5f36fbb2c4f emu/guest/libc/users.c
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
	stw %r10,-124(%r30)
	copy %r26,%r10
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	copy %r24,%r6
	stw %r9,-120(%r30)
	stw %r8,-116(%r30)
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r24
	comib,= 0,%r24,.L17
	copy %r25,%r7
.L2:
	ldo 8(%r10),%r9
	ldi 1024,%r11
	comib,= 0,%r24,.L12
	ldo -1(%r6),%r8
	copy %r19,%r4
.L20:
	copy %r11,%r25
	copy %r9,%r26
	bl fgets,%r2
	copy %r9,%r3
	comib,= 0,%r28,.L12
	copy %r4,%r19
	ldi 0,%r5
.L7:
	sh2addl %r5,%r7,%r28 
	copy %r19,%r4
	stw %r3,0(%r28)
	ldi 58,%r25
	comclr,> %r8,%r5,%r0
	ldi 10,%r25
	bl strchr,%r2
	copy %r3,%r26
	ldo 1(%r5),%r5
	movb,= %r28,%r28,.L18
	copy %r4,%r19
	stb %r0,0(%r28)
	comb,<> %r5,%r6,.L7
	ldo 1(%r28),%r3
	b .L1
	ldi 1,%r28
.L18:
	comb,= %r5,%r6,.L19
	ldi 1,%r28
	ldw 4(%r10),%r24
	comib,<> 0,%r24,.L20
	copy %r19,%r4
.L12:
	ldi 0,%r28
.L1:
.L19:
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
.L17:
	addil LT'.LC0,%r19
	copy %r19,%r4
	ldw RT'.LC0(%r1),%r25
	bl fopen,%r2
	ldw 0(%r26),%r26
	stw %r28,4(%r10)
	copy %r4,%r19
	b .L2
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	next_line, .-next_line
	.section	.rodata.str1.4
	.align 4
.LC1:
	.stringz	""
	.section	.text.next_user,"ax",@progbits
	.align 4
	.type	next_user, @function
next_user:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldi 7,%r24
	ldo 128(%r30),%r30
	stw %r4,-84(%r30)
	ldo -120(%r30),%r25
	stw %r19,-32(%r30)
	stw %r6,-92(%r30)
	stw %r5,-88(%r30)
	stw %r3,-80(%r30)
	bl next_line,%r2
	copy %r19,%r4
	movb,= %r28,%r28,.L21
	copy %r4,%r19
	copy %r19,%r4
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldi 10,%r24
	ldi 0,%r25
	bl strtol,%r2
	ldw -112(%r30),%r26
	copy %r4,%r19
	copy %r28,%r3
	ldw -108(%r30),%r26
	ldi 0,%r25
	copy %r19,%r4
	bl strtol,%r2
	ldi 10,%r24
	copy %r4,%r19
	addil LT'out.5,%r19
	ldw -104(%r30),%r2
	ldw -100(%r30),%r25
	copy %r1,%r20
	ldw -96(%r30),%r23
	ldw RT'out.5(%r20),%r20
	addil LT'.LC1,%r19
	stw %r28,12(%r20)
	ldw RT'.LC1(%r1),%r21
	copy %r20,%r28
	stw %r6,0(%r20)
	stw %r5,4(%r20)
	stw %r3,8(%r20)
	stw %r21,16(%r20)
	stw %r21,20(%r20)
	stw %r2,24(%r20)
	stw %r25,28(%r20)
	stw %r23,32(%r20)
	stw %r0,36(%r20)
	stw %r0,40(%r20)
.L21:
	ldw -148(%r30),%r2
	ldw -92(%r30),%r6
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	next_user, .-next_user
	.section	.text.next_group,"ax",@progbits
	.align 4
	.type	next_group, @function
next_group:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldi 4,%r24
	ldo 128(%r30),%r30
	stw %r4,-88(%r30)
	ldo -120(%r30),%r25
	stw %r19,-32(%r30)
	stw %r8,-104(%r30)
	stw %r7,-100(%r30)
	stw %r6,-96(%r30)
	stw %r5,-92(%r30)
	stw %r3,-84(%r30)
	bl next_line,%r2
	copy %r19,%r4
	movb,= %r28,%r28,.L24
	copy %r4,%r19
	ldw -108(%r30),%r20
	comib,= 0,%r20,.L37
	addil LT'members.4,%r19
	ldw RT'members.4(%r1),%r5
	ldi 0,%r3
	ldi 64,%r6
	ldb 0(%r20),%r28
	copy %r5,%r8
	comib,= 0,%r28,.L27
	ldi 44,%r7
.L38:
	comb,= %r6,%r3,.L27
	sh2addl %r3,%r5,%r28 
	copy %r19,%r4
	stw %r20,0(%r28)
	copy %r20,%r26
	bl strchr,%r2
	copy %r7,%r25
	ldo 1(%r3),%r3
	movb,= %r28,%r28,.L27
	copy %r4,%r19
	stb %r0,0(%r28)
	ldo 1(%r28),%r20
	ldb 0(%r20),%r28
	comib,<> 0,%r28,.L38
	nop
.L27:
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	copy %r19,%r4
	sh2addl %r3,%r8,%r3 
	ldi 10,%r24
	stw %r0,0(%r3)
	ldi 0,%r25
	bl strtol,%r2
	ldw -112(%r30),%r26
	copy %r4,%r19
	copy %r28,%r21
	addil LT'out.3,%r19
	ldw RT'out.3(%r1),%r20
	stw %r6,0(%r20)
	copy %r20,%r28
	stw %r5,4(%r20)
	stw %r21,8(%r20)
	stw %r8,12(%r20)
.L24:
	ldw -148(%r30),%r2
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L37:
	copy %r20,%r3
	b .L27
	ldw RT'members.4(%r1),%r8
	.EXIT
	.PROCEND
	.size	next_group, .-next_group
	.section	.text.copy_group,"ax",@progbits
	.align 4
	.type	copy_group, @function
copy_group:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=15
	.ENTRY
	stw %r2,-20(%r30)
	sub %r0,%r24,%r21
	extru %r21,31,2,%r21
	stwm %r15,128(%r30)
	stw %r13,-120(%r30)
	ldw -180(%r30),%r13
	stw %r12,-116(%r30)
	copy %r25,%r12
	stw %r14,-124(%r30)
	stw %r11,-112(%r30)
	stw %r10,-108(%r30)
	stw %r9,-104(%r30)
	stw %r8,-100(%r30)
	stw %r7,-96(%r30)
	stw %r6,-92(%r30)
	stw %r5,-88(%r30)
	stw %r4,-84(%r30)
	stw %r3,-80(%r30)
	stw %r19,-32(%r30)
	movb,= %r26,%r9,.L40
	stw %r0,0(%r13)
	ldw 12(%r9),%r20
	ldw 0(%r20),%r3
	comib,=,n 0,%r3,.L54
	ldi 0,%r3
	ldo 1(%r3),%r3
.L75:
	ldwx,s %r3(%r20),%r28
	comib,<>,n 0,%r28,.L75
	ldo 1(%r3),%r3
	zdep %r3,29,30,%r14
	ldo 4(%r14),%r26
.L41:
	addl %r21,%r26,%r28
	comb,<< %r23,%r28,.L44
	addl %r24,%r23,%r10
	addl %r24,%r21,%r11
	ldw 0(%r9),%r7
	addl %r11,%r26,%r5
	copy %r19,%r4
	copy %r7,%r26
	bl strlen,%r2
	sub %r10,%r5,%r6
	ldo 1(%r28),%r24
	comb,<< %r6,%r24,.L55
	copy %r4,%r19
	addl %r5,%r24,%r8
	copy %r7,%r25
	copy %r19,%r4
	bl memcpy,%r2
	copy %r5,%r26
	ldw 4(%r9),%r15
	copy %r4,%r19
	copy %r28,%r7
	copy %r19,%r4
	bl strlen,%r2
	copy %r15,%r26
	sub %r10,%r8,%r6
	ldo 1(%r28),%r24
	comb,>> %r24,%r6,.L56
	copy %r4,%r19
.L73:
	copy %r19,%r4
	addl %r8,%r24,%r5
	copy %r15,%r25
	bl memcpy,%r2
	copy %r8,%r26
	copy %r4,%r19
.L46:
	ldw 8(%r9),%r20
	stw %r7,0(%r12)
	copy %r11,%r8
	ldi 0,%r6
	stw %r28,4(%r12)
	stw %r20,8(%r12)
	comb,<> %r6,%r3,.L52
	stw %r11,12(%r12)
	b .L74
	addl %r11,%r14,%r14
.L50:
	copy %r19,%r4
	bl memcpy,%r2
	ldo 4(%r8),%r8
	stw %r28,-4(%r8)
	comib,= 0,%r28,.L44
	copy %r4,%r19
	comb,= %r3,%r6,.L53
	copy %r7,%r5
.L52:
	ldw 12(%r9),%r28
	copy %r19,%r4
	ldwx,s %r6(%r28),%r7
	bl strlen,%r2
	copy %r7,%r26
	copy %r5,%r26
	ldo 1(%r28),%r28
	copy %r7,%r25
	copy %r4,%r19
	addl %r5,%r28,%r7
	copy %r28,%r24
	sub %r10,%r5,%r5
	comb,>>= %r5,%r28,.L50
	ldo 1(%r6),%r6
	stw %r0,0(%r8)
.L44:
	ldi 34,%r28
.L39:
.L76:
	ldw -148(%r30),%r2
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
	ldwm -128(%r30),%r15
.L53:
	addl %r11,%r14,%r14
.L74:
	stw %r0,0(%r14)
	ldw 0(%r12),%r28
	comib,= 0,%r28,.L76
	ldi 34,%r28
	ldw 4(%r12),%r28
	comib,=,n 0,%r28,.L76
	ldi 34,%r28
	stw %r12,0(%r13)
.L40:
	b .L39
	ldi 0,%r28
.L55:
	ldw 4(%r9),%r15
	copy %r19,%r4
	bl strlen,%r2
	copy %r15,%r26
	copy %r5,%r8
	ldi 0,%r7
	ldo 1(%r28),%r24
	comb,<<= %r24,%r6,.L73
	copy %r4,%r19
.L56:
	copy %r8,%r5
	b .L46
	ldi 0,%r28
.L54:
	ldi 4,%r26
	b .L41
	copy %r3,%r14
	.EXIT
	.PROCEND
	.size	copy_group, .-copy_group
	.section	.text.copy_user,"ax",@progbits
	.align 4
	.type	copy_user, @function
copy_user:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r12,128(%r30)
	stw %r8,-112(%r30)
	ldw -180(%r30),%r8
	stw %r7,-108(%r30)
	copy %r23,%r7
	stw %r6,-104(%r30)
	copy %r24,%r6
	stw %r5,-100(%r30)
	copy %r25,%r5
	stw %r11,-124(%r30)
	stw %r10,-120(%r30)
	stw %r9,-116(%r30)
	stw %r4,-96(%r30)
	stw %r3,-92(%r30)
	stw %r19,-32(%r30)
	movb,= %r26,%r3,.L78
	stw %r0,0(%r8)
	copy %r25,%r22
	copy %r3,%r31
	copy %r19,%r4
	ldi 36,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	ldws,ma 4(%r31),%r20
	stws,ma %r20,4(%r22)
	ldw 0(%r3),%r10
	bl strlen,%r2
	copy %r10,%r26
	ldo 1(%r28),%r24
	comb,>> %r24,%r7,.L85
	copy %r4,%r19
	copy %r19,%r4
	addl %r6,%r24,%r9
	copy %r10,%r25
	bl memcpy,%r2
	copy %r6,%r26
	copy %r4,%r19
.L79:
	ldw 4(%r3),%r10
	copy %r19,%r4
	stw %r28,0(%r5)
	bl strlen,%r2
	copy %r10,%r26
	addl %r6,%r7,%r6
	sub %r6,%r9,%r7
	ldo 1(%r28),%r24
	comb,<< %r7,%r24,.L86
	copy %r4,%r19
	addl %r9,%r24,%r11
	copy %r19,%r4
	copy %r10,%r25
	bl memcpy,%r2
	copy %r9,%r26
	sub %r6,%r11,%r7
	copy %r4,%r19
.L80:
	ldw 24(%r3),%r9
	copy %r19,%r4
	stw %r28,4(%r5)
	bl strlen,%r2
	copy %r9,%r26
	ldo 1(%r28),%r24
	comb,<< %r7,%r24,.L87
	copy %r4,%r19
	addl %r11,%r24,%r10
	copy %r19,%r4
	copy %r9,%r25
	bl memcpy,%r2
	copy %r11,%r26
	sub %r6,%r10,%r7
	copy %r4,%r19
	copy %r28,%r20
.L81:
	ldw 28(%r3),%r12
	copy %r19,%r4
	copy %r12,%r26
	bl strlen,%r2
	stw %r20,24(%r5)
	ldo 24(%r5),%r9
	ldo 1(%r28),%r24
	comb,<< %r7,%r24,.L88
	copy %r4,%r19
	addl %r10,%r24,%r11
	copy %r19,%r4
	copy %r12,%r25
	bl memcpy,%r2
	copy %r10,%r26
	sub %r6,%r11,%r7
	copy %r4,%r19
.L82:
	copy %r19,%r4
	ldo 32(%r3),%r3
	stw %r28,28(%r5)
	ldw 0(%r3),%r3
	copy %r3,%r26
	bl strlen,%r2
	ldo 28(%r5),%r6
	ldo 1(%r28),%r24
	comb,<< %r7,%r24,.L89
	copy %r4,%r19
	copy %r3,%r25
	bl memcpy,%r2
	copy %r11,%r26
.L83:
	stw %r28,32(%r5)
	ldw 0(%r5),%r20
	comib,=,n 0,%r20,.L93
	ldw 4(%r5),%r20
	comib,=,n 0,%r20,.L93
	ldw 0(%r9),%r20
	comib,=,n 0,%r20,.L93
	ldw 0(%r6),%r20
	comiclr,<> 0,%r20,%r0
	b,n .L93
	comib,=,n 0,%r28,.L93
	stw %r5,0(%r8)
.L78:
	ldi 0,%r28
.L77:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r11
	ldw -120(%r30),%r10
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r12
.L85:
	copy %r6,%r9
	b .L79
	ldi 0,%r28
.L93:
	b .L77
	ldi 34,%r28
.L86:
	copy %r9,%r11
	b .L80
	ldi 0,%r28
.L89:
	b .L83
	ldi 0,%r28
.L88:
	copy %r10,%r11
	b .L82
	ldi 0,%r28
.L87:
	copy %r11,%r10
	b .L81
	ldi 0,%r20
	.EXIT
	.PROCEND
	.size	copy_user, .-copy_user
	.section	.text.getpwent,"ax",@progbits
	.align 4
.globl getpwent
	.type	getpwent, @function
getpwent:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'users,%r19
	ldw -20(%r30),%r2
	ldw RT'users(%r1),%r26
	bl next_user,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	getpwent, .-getpwent
	.section	.text.fgetpwent,"ax",@progbits
	.align 4
.globl fgetpwent
	.type	fgetpwent, @function
fgetpwent:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'other,%r19
	ldw RT'other(%r1),%r28
	stw %r26,4(%r28)
	copy %r28,%r26
	ldw -20(%r30),%r2
	bl next_user,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	fgetpwent, .-fgetpwent
	.section	.text.setpwent,"ax",@progbits
	.align 4
.globl setpwent
	.type	setpwent, @function
setpwent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'users,%r19
	ldw RT'users(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r28),%r26
	comib,= 0,%r26,.L104
	ldw -84(%r30),%r2
	bl rewind,%r2
	nop
	ldw -84(%r30),%r2
.L104:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setpwent, .-setpwent
	.section	.text.endpwent,"ax",@progbits
	.align 4
.globl endpwent
	.type	endpwent, @function
endpwent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'users,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'users(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L106
	bl fclose,%r2
	nop
.L106:
	stw %r0,4(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endpwent, .-endpwent
	.section	.text.getpwnam,"ax",@progbits
	.align 4
.globl getpwnam
	.type	getpwnam, @function
getpwnam:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	stw %r3,-56(%r30)
	bl setpwent,%r2
	copy %r19,%r4
	b .L112
	copy %r4,%r19
.L117:
	copy %r19,%r4
	copy %r5,%r25
	bl strcmp,%r2
	ldw 0(%r3),%r26
	comib,= 0,%r28,.L111
	copy %r4,%r19
.L112:
	bl getpwent,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L117
	copy %r4,%r19
.L111:
	bl endpwent,%r2
	nop
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	getpwnam, .-getpwnam
	.section	.text.getpwuid,"ax",@progbits
	.align 4
.globl getpwuid
	.type	getpwuid, @function
getpwuid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	stw %r3,-56(%r30)
	bl setpwent,%r2
	copy %r19,%r4
	b .L120
	copy %r4,%r19
.L125:
	ldw 8(%r3),%r28
	comclr,<> %r5,%r28,%r0
	b,n .L119
.L120:
	bl getpwent,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L125
	copy %r4,%r19
.L119:
	bl endpwent,%r2
	nop
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	getpwuid, .-getpwuid
	.section	.text.getgrent,"ax",@progbits
	.align 4
.globl getgrent
	.type	getgrent, @function
getgrent:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'groups,%r19
	ldw -20(%r30),%r2
	ldw RT'groups(%r1),%r26
	bl next_group,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	getgrent, .-getgrent
	.section	.text.fgetgrent,"ax",@progbits
	.align 4
.globl fgetgrent
	.type	fgetgrent, @function
fgetgrent:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'other,%r19
	ldw RT'other(%r1),%r28
	stw %r26,4(%r28)
	copy %r28,%r26
	ldw -20(%r30),%r2
	bl next_group,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	fgetgrent, .-fgetgrent
	.section	.text.setgrent,"ax",@progbits
	.align 4
.globl setgrent
	.type	setgrent, @function
setgrent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'groups,%r19
	ldw RT'groups(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r28),%r26
	comib,= 0,%r26,.L133
	ldw -84(%r30),%r2
	bl rewind,%r2
	nop
	ldw -84(%r30),%r2
.L133:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setgrent, .-setgrent
	.section	.text.endgrent,"ax",@progbits
	.align 4
.globl endgrent
	.type	endgrent, @function
endgrent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'groups,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'groups(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L135
	bl fclose,%r2
	nop
.L135:
	stw %r0,4(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endgrent, .-endgrent
	.section	.text.getgrnam,"ax",@progbits
	.align 4
.globl getgrnam
	.type	getgrnam, @function
getgrnam:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	stw %r3,-56(%r30)
	bl setgrent,%r2
	copy %r19,%r4
	b .L141
	copy %r4,%r19
.L146:
	copy %r19,%r4
	copy %r5,%r25
	bl strcmp,%r2
	ldw 0(%r3),%r26
	comib,= 0,%r28,.L140
	copy %r4,%r19
.L141:
	bl getgrent,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L146
	copy %r4,%r19
.L140:
	bl endgrent,%r2
	nop
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	getgrnam, .-getgrnam
	.section	.text.getgrgid,"ax",@progbits
	.align 4
.globl getgrgid
	.type	getgrgid, @function
getgrgid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	stw %r3,-56(%r30)
	bl setgrent,%r2
	copy %r19,%r4
	b .L149
	copy %r4,%r19
.L154:
	ldw 8(%r3),%r28
	comclr,<> %r5,%r28,%r0
	b,n .L148
.L149:
	bl getgrent,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L154
	copy %r4,%r19
.L148:
	bl endgrent,%r2
	nop
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	getgrgid, .-getgrgid
	.section	.text.getpwnam_r,"ax",@progbits
	.align 4
.globl getpwnam_r
	.type	getpwnam_r, @function
getpwnam_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'lock,%r19
	ldo 128(%r30),%r30
	ldw RT'lock(%r1),%r1
	ldw -180(%r30),%r28
	stw %r7,-116(%r30)
	copy %r26,%r7
	copy %r1,%r26
	stw %r6,-112(%r30)
	copy %r23,%r6
	stw %r5,-108(%r30)
	copy %r24,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	bl stream_lock_take,%r2
	stw %r28,-120(%r30)
	copy %r4,%r19
	copy %r7,%r26
	bl getpwnam,%r2
	copy %r19,%r4
	ldw -120(%r30),%r1
	copy %r6,%r23
	copy %r5,%r24
	stw %r1,-52(%r30)
	copy %r3,%r25
	copy %r4,%r19
	copy %r28,%r26
	bl copy_user,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'lock,%r19
	ldw RT'lock(%r1),%r1
	copy %r1,%r26
	bl stream_lock_drop,%r2
	copy %r28,%r3
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getpwnam_r, .-getpwnam_r
	.section	.text.getpwuid_r,"ax",@progbits
	.align 4
.globl getpwuid_r
	.type	getpwuid_r, @function
getpwuid_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'lock,%r19
	ldo 128(%r30),%r30
	ldw RT'lock(%r1),%r1
	ldw -180(%r30),%r28
	stw %r7,-116(%r30)
	copy %r26,%r7
	copy %r1,%r26
	stw %r6,-112(%r30)
	copy %r23,%r6
	stw %r5,-108(%r30)
	copy %r24,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	bl stream_lock_take,%r2
	stw %r28,-120(%r30)
	copy %r4,%r19
	copy %r7,%r26
	bl getpwuid,%r2
	copy %r19,%r4
	ldw -120(%r30),%r1
	copy %r6,%r23
	copy %r5,%r24
	stw %r1,-52(%r30)
	copy %r3,%r25
	copy %r4,%r19
	copy %r28,%r26
	bl copy_user,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'lock,%r19
	ldw RT'lock(%r1),%r1
	copy %r1,%r26
	bl stream_lock_drop,%r2
	copy %r28,%r3
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getpwuid_r, .-getpwuid_r
	.section	.text.getgrnam_r,"ax",@progbits
	.align 4
.globl getgrnam_r
	.type	getgrnam_r, @function
getgrnam_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'lock,%r19
	ldo 128(%r30),%r30
	ldw RT'lock(%r1),%r1
	ldw -180(%r30),%r28
	stw %r7,-116(%r30)
	copy %r26,%r7
	copy %r1,%r26
	stw %r6,-112(%r30)
	copy %r23,%r6
	stw %r5,-108(%r30)
	copy %r24,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	bl stream_lock_take,%r2
	stw %r28,-120(%r30)
	copy %r4,%r19
	copy %r7,%r26
	bl getgrnam,%r2
	copy %r19,%r4
	ldw -120(%r30),%r1
	copy %r6,%r23
	copy %r5,%r24
	stw %r1,-52(%r30)
	copy %r3,%r25
	copy %r4,%r19
	copy %r28,%r26
	bl copy_group,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'lock,%r19
	ldw RT'lock(%r1),%r1
	copy %r1,%r26
	bl stream_lock_drop,%r2
	copy %r28,%r3
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getgrnam_r, .-getgrnam_r
	.section	.text.getgrgid_r,"ax",@progbits
	.align 4
.globl getgrgid_r
	.type	getgrgid_r, @function
getgrgid_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'lock,%r19
	ldo 128(%r30),%r30
	ldw RT'lock(%r1),%r1
	ldw -180(%r30),%r28
	stw %r7,-116(%r30)
	copy %r26,%r7
	copy %r1,%r26
	stw %r6,-112(%r30)
	copy %r23,%r6
	stw %r5,-108(%r30)
	copy %r24,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	bl stream_lock_take,%r2
	stw %r28,-120(%r30)
	copy %r4,%r19
	copy %r7,%r26
	bl getgrgid,%r2
	copy %r19,%r4
	ldw -120(%r30),%r1
	copy %r6,%r23
	copy %r5,%r24
	stw %r1,-52(%r30)
	copy %r3,%r25
	copy %r4,%r19
	copy %r28,%r26
	bl copy_group,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'lock,%r19
	ldw RT'lock(%r1),%r1
	copy %r1,%r26
	bl stream_lock_drop,%r2
	copy %r28,%r3
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getgrgid_r, .-getgrgid_r
	.section	.text.getpwent_r,"ax",@progbits
	.align 4
.globl getpwent_r
	.type	getpwent_r, @function
getpwent_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	addil LT'lock,%r19
	ldw RT'lock(%r1),%r1
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-116(%r30)
	copy %r24,%r6
	stw %r5,-112(%r30)
	copy %r25,%r5
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r26,%r3
	copy %r1,%r26
	bl stream_lock_take,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl getpwent,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	copy %r4,%r19
	stw %r20,-52(%r30)
	copy %r3,%r25
	copy %r19,%r4
	copy %r6,%r23
	copy %r28,%r26
	bl copy_user,%r2
	copy %r5,%r24
	copy %r4,%r19
	addil LT'lock,%r19
	ldw RT'lock(%r1),%r1
	copy %r28,%r3
	copy %r1,%r26
	bl stream_lock_drop,%r2
	copy %r19,%r4
	ldw -120(%r30),%r20
	ldi 0,%r28
	comb,= %r28,%r20,.L163
	copy %r4,%r19
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L163:
	bl __errno,%r2
	nop
	comiclr,<> 0,%r3,%r0
	ldi 2,%r3
	stw %r3,0(%r28)
	ldw -148(%r30),%r2
	ldi -1,%r28
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getpwent_r, .-getpwent_r
	.section	.text.getgrent_r,"ax",@progbits
	.align 4
.globl getgrent_r
	.type	getgrent_r, @function
getgrent_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	addil LT'lock,%r19
	ldw RT'lock(%r1),%r1
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-116(%r30)
	copy %r24,%r6
	stw %r5,-112(%r30)
	copy %r25,%r5
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r26,%r3
	copy %r1,%r26
	bl stream_lock_take,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl getgrent,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	copy %r4,%r19
	stw %r20,-52(%r30)
	copy %r3,%r25
	copy %r19,%r4
	copy %r6,%r23
	copy %r28,%r26
	bl copy_group,%r2
	copy %r5,%r24
	copy %r4,%r19
	addil LT'lock,%r19
	ldw RT'lock(%r1),%r1
	copy %r28,%r3
	copy %r1,%r26
	bl stream_lock_drop,%r2
	copy %r19,%r4
	ldw -120(%r30),%r20
	ldi 0,%r28
	comb,= %r28,%r20,.L168
	copy %r4,%r19
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L168:
	bl __errno,%r2
	nop
	comiclr,<> 0,%r3,%r0
	ldi 2,%r3
	stw %r3,0(%r28)
	ldw -148(%r30),%r2
	ldi -1,%r28
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getgrent_r, .-getgrent_r
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"%s:%s:%d:%d:%s:%s:%s\n"
	.section	.text.putpwent,"ax",@progbits
	.align 4
.globl putpwent
	.type	putpwent, @function
putpwent:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'.LC2,%r19
	stwm %r4,128(%r30)
	stw %r19,-32(%r30)
	ldw 32(%r26),%r21
	stw %r21,-68(%r30)
	ldw 28(%r26),%r21
	stw %r21,-64(%r30)
	ldw 24(%r26),%r21
	stw %r21,-60(%r30)
	ldw 12(%r26),%r21
	stw %r21,-56(%r30)
	ldw 8(%r26),%r21
	ldw 4(%r26),%r23
	stw %r21,-52(%r30)
	ldw 0(%r26),%r24
	copy %r25,%r26
	ldw RT'.LC2(%r1),%r25
	bl fprintf,%r2
	nop
	ldw -148(%r30),%r2
	extrs %r28,0,1,%r28
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	putpwent, .-putpwent
	.section	.rodata.str1.4
	.align 4
.LC3:
	.stringz	"%s"
	.section	.text.getlogin,"ax",@progbits
	.align 4
.globl getlogin
	.type	getlogin, @function
getlogin:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	stw %r3,-60(%r30)
	bl getuid,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r26
	bl getpwuid,%r2
	copy %r19,%r4
	movb,= %r28,%r28,.L170
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldw 0(%r28),%r23
	copy %r1,%r28
	ldw RT'.LC3(%r28),%r24
	addil LT'name.2,%r19
	ldi 64,%r25
	ldw RT'name.2(%r1),%r3
	bl snprintf,%r2
	copy %r3,%r26
	copy %r3,%r28
.L170:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	getlogin, .-getlogin
	.section	.text.cuserid,"ax",@progbits
	.align 4
.globl cuserid
	.type	cuserid, @function
cuserid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl geteuid,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r26
	bl getpwuid,%r2
	copy %r19,%r4
	comib,= 0,%r3,.L179
	copy %r4,%r19
	comib,= 0,%r28,.L181
	addil LT'.LC1,%r19
.L180:
	ldw 0(%r28),%r23
.L177:
	addil LT'.LC3,%r19
	copy %r3,%r26
	ldw RT'.LC3(%r1),%r24
	bl snprintf,%r2
	ldi 64,%r25
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L179:
	addil LT'own.1,%r19
	comib,<> 0,%r28,.L180
	ldw RT'own.1(%r1),%r3
	addil LT'.LC1,%r19
.L181:
	b .L177
	ldw RT'.LC1(%r1),%r23
	.EXIT
	.PROCEND
	.size	cuserid, .-cuserid
	.section	.text.initgroups,"ax",@progbits
	.align 4
.globl initgroups
	.type	initgroups, @function
initgroups:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldi 76,%r24
	ldo 192(%r30),%r30
	stw %r10,-104(%r30)
	ldo -188(%r30),%r10
	stw %r9,-100(%r30)
	ldi 20,%r9
	stw %r8,-96(%r30)
	ldi 1,%r8
	stw %r7,-92(%r30)
	copy %r25,%r7
	ldi 0,%r25
	stw %r5,-84(%r30)
	copy %r26,%r5
	ldo -180(%r30),%r26
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	stw %r6,-88(%r30)
	stw %r3,-76(%r30)
	bl memset,%r2
	copy %r19,%r4
	copy %r4,%r19
	stw %r7,-184(%r30)
	bl setgrent,%r2
	copy %r19,%r4
	copy %r4,%r19
.L183:
	bl getgrent,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L187
	copy %r4,%r19
	ldw 12(%r6),%r3
	ldw 0(%r3),%r26
	comiclr,= 0,%r26,%r0
	b,n .L188
	b,n .L183
.L185:
	ldws,mb 4(%r3),%r26
.L194:
	comib,= 0,%r26,.L183
	nop
.L188:
	copy %r19,%r4
	bl strcmp,%r2
	copy %r5,%r25
	comib,<> 0,%r28,.L185
	copy %r4,%r19
	ldw 8(%r6),%r20
	comb,=,n %r7,%r20,.L194
	ldws,mb 4(%r3),%r26
	ldo 1(%r8),%r8
	sh2addl %r8,%r10,%r28 
	comb,<> %r9,%r8,.L183
	stw %r20,0(%r28)
.L187:
	bl endgrent,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r8,%r26
	bl setgroups,%r2
	ldo -184(%r30),%r25
	ldw -104(%r30),%r10
	ldw -100(%r30),%r9
	ldw -212(%r30),%r2
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	initgroups, .-initgroups
	.section	.rodata.str1.4
	.align 4
.LC4:
	.stringz	"/etc/shells"
	.section	.text.getusershell,"ax",@progbits
	.align 4
.globl getusershell
	.type	getusershell, @function
getusershell:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'shells,%r19
	stwm %r10,128(%r30)
	stw %r7,-116(%r30)
	ldw RT'shells(%r1),%r7
	stw %r9,-124(%r30)
	stw %r8,-120(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r7),%r24
	comib,= 0,%r24,.L213
	addil LT'.LC0,%r19
.L196:
	addil LT'line.0,%r19
	ldi 1024,%r9
	copy %r1,%r8
	ldi 35,%r5
	comib,= 0,%r24,.L202
	ldi 47,%r10
	ldw RT'line.0(%r8),%r6
.L216:
	copy %r19,%r4
	copy %r9,%r25
	bl fgets,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L202
	copy %r4,%r19
	ldb 0(%r6),%r26
	extrs %r26,31,8,%r26
	comib,<> 0,%r26,.L203
	copy %r6,%r3
	b .L215
	stb %r0,0(%r3)
.L214:
	ldb 0(%r3),%r20
	extrs %r20,31,8,%r20
	comb,=,n %r5,%r20,.L197
	ldbs,mb 1(%r3),%r26
	extrs %r26,31,8,%r26
	comiclr,<> 0,%r26,%r0
	b,n .L197
.L203:
	copy %r19,%r4
	bl isspace,%r2
	extru %r26,31,8,%r26
	comib,= 0,%r28,.L214
	copy %r4,%r19
.L197:
	stb %r0,0(%r3)
.L215:
	ldb 0(%r6),%r28
	extrs %r28,31,8,%r28
	comb,=,n %r10,%r28,.L204
	ldw 0(%r7),%r24
	comib,<>,n 0,%r24,.L216
	ldw RT'line.0(%r8),%r6
.L202:
	ldi 0,%r28
.L195:
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
.L204:
	b .L195
	copy %r6,%r28
.L213:
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r25
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r26
	bl fopen,%r2
	copy %r19,%r4
	stw %r28,0(%r7)
	copy %r4,%r19
	b .L196
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	getusershell, .-getusershell
	.section	.text.setusershell,"ax",@progbits
	.align 4
.globl setusershell
	.type	setusershell, @function
setusershell:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'shells,%r19
	ldw RT'shells(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r26
	comib,= 0,%r26,.L222
	ldw -84(%r30),%r2
	bl rewind,%r2
	nop
	ldw -84(%r30),%r2
.L222:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setusershell, .-setusershell
	.section	.text.endusershell,"ax",@progbits
	.align 4
.globl endusershell
	.type	endusershell, @function
endusershell:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'shells,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'shells(%r1),%r3
	stw %r19,-32(%r30)
	ldw 0(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L224
	bl fclose,%r2
	nop
.L224:
	stw %r0,0(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endusershell, .-endusershell
	.local	line.0
	.comm	line.0,1024,4
	.local	own.1
	.comm	own.1,64,4
	.local	name.2
	.comm	name.2,64,4
	.local	out.3
	.comm	out.3,16,4
	.local	members.4
	.comm	members.4,260,4
	.local	out.5
	.comm	out.5,44,4
	.local	shells
	.comm	shells,4,4
	.local	lock
	.comm	lock,12,4
	.local	other
	.comm	other,1032,4
	.section	.rodata.str1.4
	.align 4
.LC5:
	.stringz	"/etc/group"
	.section	.data.rel.local,"aw"
	.align 4
	.type	groups, @object
	.size	groups, 1032
groups:
	.word	.LC5
	.zero	1028
	.section	.rodata.str1.4
	.align 4
.LC6:
	.stringz	"/etc/passwd"
	.section	.data.rel.local
	.align 4
	.type	users, @object
	.size	users, 1032
users:
	.word	.LC6
	.zero	1028
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
