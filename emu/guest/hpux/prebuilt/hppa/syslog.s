; 8d46f16f8f88c7e280930e8d5842b60b emu/guest/libc/syslog.c
	.LEVEL 1.1
	.text
	.section	.text.openlog,"ax",@progbits
	.align 4
.globl openlog
	.type	openlog, @function
openlog:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'log,%r19
	ldw RT'log(%r1),%r28
	stw %r26,0(%r28)
	movb,= %r24,%r24,.L1
	stw %r25,4(%r28)
	copy %r24,%r20
	depi 0,28,7,%r20
	comiclr,<> 0,%r20,%r0
	stw %r24,8(%r28)
.L1:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	openlog, .-openlog
	.section	.text.closelog,"ax",@progbits
	.align 4
.globl closelog
	.type	closelog, @function
closelog:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'log,%r19
	ldw RT'log(%r1),%r28
	stw %r0,0(%r28)
	bv %r0(%r2)
	stw %r0,4(%r28)
	.EXIT
	.PROCEND
	.size	closelog, .-closelog
	.section	.text.setlogmask,"ax",@progbits
	.align 4
.globl setlogmask
	.type	setlogmask, @function
setlogmask:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'log,%r19
	ldw RT'log(%r1),%r20
	movb,= %r26,%r26,.L8
	ldw 12(%r20),%r28
	stw %r26,12(%r20)
.L8:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	setlogmask, .-setlogmask
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"<%d>%.15s "
	.align 4
.LC1:
	.stringz	"%.200s"
	.align 4
.LC2:
	.stringz	"[%d]"
	.align 4
.LC3:
	.stringz	": "
	.align 4
.LC4:
	.stringz	"%s"
	.align 4
.LC5:
	.stringz	"/dev/console"
	.align 4
.LC6:
	.stringz	"\n"
	.section	.text.vsyslog,"ax",@progbits
	.align 4
.globl vsyslog
	.type	vsyslog, @function
vsyslog:
	.PROC
	.CALLINFO FRAME=2176,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	ldo 2176(%r30),%r30
	stw %r10,-88(%r30)
	stw %r9,-84(%r30)
	copy %r24,%r9
	stw %r6,-72(%r30)
	stw %r5,-68(%r30)
	copy %r26,%r5
	stw %r4,-64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	stw %r17,-116(%r30)
	stw %r16,-112(%r30)
	stw %r15,-108(%r30)
	stw %r14,-104(%r30)
	stw %r13,-100(%r30)
	stw %r12,-96(%r30)
	stw %r11,-92(%r30)
	stw %r8,-80(%r30)
	stw %r7,-76(%r30)
	bl __errno,%r2
	copy %r25,%r3
	ldw 0(%r28),%r10
	copy %r4,%r19
	ldi 0,%r26
	bl time,%r2
	copy %r19,%r4
	stw %r28,-120(%r30)
	copy %r4,%r19
	addil LT'log,%r19
	extru %r5,31,3,%r20
	ldw RT'log(%r1),%r6
	ldw 12(%r6),%r28
	subi 31,%r20,%r20
	mtsar %r20
	vextrs %r28,32,%r28
	extru %r28,31,1,%r28
	comib,= 0,%r28,.L13
	ldo -120(%r30),%r26
	ldi 1016,%r28
	and %r5,%r28,%r28
	comib,<> 0,%r28,.L53
	copy %r19,%r4
	ldw 8(%r6),%r28
	or %r5,%r28,%r5
.L53:
	bl ctime,%r2
	ldo -52(%r30),%r11
	copy %r4,%r19
	ldo 4(%r28),%r28
	stw %r28,0(%r11)
	addil LT'.LC0,%r19
	copy %r5,%r23
	ldw RT'.LC0(%r1),%r24
	copy %r19,%r4
	ldi 1024,%r25
	ldo -2168(%r30),%r8
	bl snprintf,%r2
	copy %r8,%r26
	copy %r4,%r19
	ldw 0(%r6),%r23
	comib,= 0,%r23,.L50
	copy %r28,%r7
	addil LT'.LC1,%r19
	copy %r19,%r4
	ldw RT'.LC1(%r1),%r24
	ldi 1024,%r25
	addl %r8,%r28,%r26
	bl snprintf,%r2
	sub %r25,%r28,%r25
	ldw 4(%r6),%r20
	copy %r4,%r19
	extru %r20,31,1,%r20
	comib,<> 0,%r20,.L17
	addl %r7,%r28,%r14
.L19:
	comb,>= %r7,%r14,.L18
	addil LT'.LC3,%r19
	addl %r8,%r14,%r26
	ldw RT'.LC3(%r1),%r24
	copy %r19,%r4
	ldi 1024,%r25
	bl snprintf,%r2
	sub %r25,%r14,%r25
	copy %r4,%r19
	b .L18
	addl %r14,%r28,%r14
.L21:
	comb,= %r16,%r20,.L51
	addl %r12,%r5,%r17
	comib,<> 0,%r20,.L25
	ldo 1(%r5),%r21
	ldb 0(%r3),%r28
	ldo 1(%r5),%r5
	stb %r28,0(%r17)
.L48:
	addl %r12,%r5,%r5
.L20:
	addl %r8,%r14,%r26
	copy %r19,%r4
	stb %r0,0(%r5)
	copy %r12,%r24
	copy %r9,%r23
	ldi 1024,%r25
	bl vsnprintf,%r2
	sub %r25,%r14,%r25
	copy %r4,%r19
	addl %r14,%r28,%r14
	copy %r19,%r4
	ldi 0,%r24
	ldi 2,%r25
	bl socket,%r2
	ldi 1,%r26
	comiclr,> 1023,%r14,%r0
	ldi 1023,%r14
	movb,< %r28,%r5,.L29
	copy %r4,%r19
	addil LT'daemon.0,%r19
	ldi 94,%r20
	ldw RT'daemon.0(%r1),%r28
	stw %r20,-56(%r30)
	copy %r5,%r26
	copy %r19,%r4
	stw %r28,0(%r11)
	ldi 0,%r23
	copy %r14,%r24
	bl sendto,%r2
	copy %r8,%r25
	copy %r4,%r19
	copy %r5,%r26
	copy %r19,%r4
	bl close,%r2
	copy %r28,%r5
	comib,> 0,%r5,.L29
	copy %r4,%r19
.L49:
	ldw 4(%r6),%r28
.L30:
	bb,< %r28,26,.L52
	copy %r19,%r4
.L32:
	bl __errno,%r2
	nop
	stw %r10,0(%r28)
.L13:
	ldw -2196(%r30),%r2
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
	ldo -2176(%r30),%r30
.L50:
	ldw 4(%r6),%r28
	extru %r28,31,1,%r28
	comib,<> 0,%r28,.L17
	copy %r7,%r14
.L18:
	ldb 0(%r3),%r22
	extrs %r22,31,8,%r22
	comib,=,n 0,%r22,.L34
	ldi 0,%r5
	ldo -1144(%r30),%r12
	ldi 37,%r13
	ldi 109,%r16
	ldi 1023,%r15
	ldb 1(%r3),%r20
.L54:
	copy %r5,%r21
	comb,= %r13,%r22,.L21
	extrs %r20,31,8,%r20
	ldb 0(%r3),%r28
	copy %r20,%r22
	extrs %r28,31,8,%r20
.L22:
	ldo 1(%r21),%r5
	ldo 1(%r3),%r3
	addl %r12,%r21,%r21
	stb %r20,0(%r21)
.L24:
	comib,= 0,%r22,.L48
	ldo 2(%r5),%r28
	comb,>>=,n %r15,%r28,.L54
	ldb 1(%r3),%r20
	b .L20
	addl %r12,%r5,%r5
.L29:
	ldw 4(%r6),%r28
	bb,>= %r28,30,.L30
	addil LT'.LC5,%r19
	copy %r19,%r4
	ldw RT'.LC5(%r1),%r26
	bl open,%r2
	ldi 1,%r25
	movb,< %r28,%r5,.L49
	copy %r4,%r19
	copy %r19,%r4
	copy %r5,%r26
	sub %r14,%r7,%r24
	bl write,%r2
	addl %r8,%r7,%r25
	copy %r4,%r19
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r25
	copy %r19,%r4
	ldi 1,%r24
	bl write,%r2
	copy %r5,%r26
	copy %r4,%r19
	copy %r5,%r26
	bl close,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L30
	ldw 4(%r6),%r28
.L17:
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r24
	addl %r8,%r14,%r26
	copy %r19,%r4
	ldi 1024,%r25
	copy %r28,%r23
	bl snprintf,%r2
	sub %r25,%r14,%r25
	copy %r4,%r19
	b .L19
	addl %r14,%r28,%r14
.L25:
	stb %r22,0(%r17)
	ldb 2(%r3),%r22
	ldo 1(%r3),%r3
	b .L22
	extrs %r22,31,8,%r22
.L51:
	copy %r19,%r4
	bl strerror,%r2
	copy %r10,%r26
	copy %r4,%r19
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r24
	copy %r19,%r4
	ldi 1024,%r25
	copy %r28,%r23
	sub %r25,%r5,%r25
	copy %r17,%r26
	bl snprintf,%r2
	ldo 2(%r3),%r3
	ldb 0(%r3),%r22
	addl %r5,%r28,%r5
	copy %r4,%r19
	comiclr,>> 1023,%r5,%r0
	ldi 1023,%r5
	b .L24
	extrs %r22,31,8,%r22
.L52:
	sub %r14,%r7,%r24
	addl %r8,%r7,%r25
	bl write,%r2
	ldi 2,%r26
	copy %r4,%r19
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r25
	copy %r19,%r4
	ldi 1,%r24
	bl write,%r2
	ldi 2,%r26
	b .L32
	copy %r4,%r19
.L34:
	ldo -1144(%r30),%r12
	b .L20
	copy %r12,%r5
	.EXIT
	.PROCEND
	.size	vsyslog, .-vsyslog
	.section	.text.syslog,"ax",@progbits
	.align 4
.globl syslog
	.type	syslog, @function
syslog:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -104(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	stw %r25,0(%r28)
	stw %r26,-100(%r30)
	copy %r28,%r24
	bl vsyslog,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	syslog, .-syslog
	.section	.rodata
	.align 2
	.type	daemon.0, @object
	.size	daemon.0, 94
daemon.0:
	.half	1
	.stringz	"/dev/log.un"
	.zero	80
	.data
	.align 4
	.type	log, @object
	.size	log, 16
log:
	.word	0
	.word	0
	.word	8
	.word	255
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
