; f66857107e615e49cc300829c093d61b emu/guest/libc/process.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"sh"
	.align 4
.LC1:
	.stringz	"/bin/sh"
	.section	.text.exec_or_script,"ax",@progbits
	.align 4
	.type	exec_or_script, @function
exec_or_script:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1024,%r24
	ldo 1152(%r30),%r30
	stw %r6,-116(%r30)
	ldo -1144(%r30),%r6
	stw %r7,-120(%r30)
	stw %r5,-112(%r30)
	copy %r26,%r5
	copy %r6,%r26
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r25,%r3
	ldi 0,%r25
	bl memset,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'environ,%r19
	ldw RT'environ(%r1),%r7
	stw %r5,-1140(%r30)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	copy %r19,%r4
	ldw 0(%r7),%r24
	copy %r3,%r25
	copy %r5,%r26
	bl execve,%r2
	stw %r28,0(%r6)
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comib,<> 8,%r28,.L12
	copy %r4,%r19
	ldw 4(%r3),%r20
	stw %r20,-1136(%r30)
	ldi 2,%r28
	ldo -1140(%r30),%r22
	comib,<> 0,%r20,.L6
	ldi 254,%r31
	b .L13
	addil LT'.LC1,%r19
.L5:
	comb,= %r31,%r28,.L13
	addil LT'.LC1,%r19
.L6:
	ldwx,s %r28(%r3),%r20
	sh2addl %r28,%r22,%r21 
	stw %r20,0(%r21)
	comib,<> 0,%r20,.L5
	ldo 1(%r28),%r28
	addil LT'.LC1,%r19
.L13:
	ldw 0(%r7),%r24
	ldw RT'.LC1(%r1),%r26
	bl execve,%r2
	copy %r6,%r25
.L1:
	ldw -1172(%r30),%r2
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
.L12:
	b .L1
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	exec_or_script, .-exec_or_script
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"/usr/bin:/bin"
	.align 4
.LC3:
	.stringz	"/"
	.align 4
.LC4:
	.stringz	""
	.align 4
.LC5:
	.stringz	"PATH"
	.section	.text.execvp,"ax",@progbits
	.align 4
.globl execvp
	.type	execvp, @function
execvp:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=13
	.ENTRY
	addil LT'.LC5,%r19
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	stw %r11,-112(%r30)
	copy %r25,%r11
	stw %r8,-100(%r30)
	copy %r26,%r8
	ldw RT'.LC5(%r1),%r26
	stw %r5,-88(%r30)
	stw %r4,-84(%r30)
	stw %r19,-32(%r30)
	stw %r13,-120(%r30)
	stw %r12,-116(%r30)
	stw %r10,-108(%r30)
	stw %r9,-104(%r30)
	stw %r7,-96(%r30)
	stw %r6,-92(%r30)
	stw %r3,-80(%r30)
	bl getenv,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 47,%r25
	copy %r19,%r4
	copy %r28,%r5
	bl strchr,%r2
	copy %r8,%r26
	comib,<> 0,%r28,.L45
	copy %r4,%r19
	comib,=,n 0,%r5,.L26
	ldb 0(%r5),%r28
	extrs %r28,31,8,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L38
.L16:
	addil LT'.LC3,%r19
	ldi 58,%r7
	ldi 1024,%r9
	ldo -1144(%r30),%r10
	copy %r1,%r12
.L18:
	comb,= %r7,%r28,.L46
	ldi 0,%r3
	copy %r3,%r6
.L48:
	ldo 1(%r3),%r3
	ldbx %r5(%r3),%r20
	extrs %r20,31,8,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L29
	comb,<>,n %r7,%r20,.L48
	copy %r3,%r6
.L29:
	copy %r19,%r4
	bl strlen,%r2
	copy %r8,%r26
	ldo 3(%r6),%r6
	addl %r5,%r3,%r13
	addl %r6,%r28,%r6
	comb,>>= %r9,%r6,.L47
	copy %r4,%r19
.L21:
	ldb 0(%r13),%r28
	comiclr,= 0,%r28,%r0
	addi 1,%r3,%r3
	addl %r5,%r3,%r5
	ldb 0(%r5),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L18
	nop
.L38:
	ldi -1,%r28
	ldw -1172(%r30),%r2
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
	ldo -1152(%r30),%r30
.L47:
	copy %r5,%r25
	copy %r10,%r26
	copy %r19,%r4
	bl memcpy,%r2
	copy %r3,%r24
	copy %r10,%r6
	copy %r4,%r19
	ldw RT'.LC3(%r12),%r25
	addl %r10,%r3,%r26
.L24:
	bl strcpy,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r8,%r25
	copy %r19,%r4
	bl strcat,%r2
	copy %r6,%r26
	copy %r4,%r19
	copy %r11,%r25
	copy %r19,%r4
	bl exec_or_script,%r2
	copy %r6,%r26
	b .L21
	copy %r4,%r19
.L46:
	copy %r19,%r4
	bl strlen,%r2
	copy %r8,%r26
	ldo 2(%r28),%r28
	comb,>>= %r9,%r28,.L25
	copy %r4,%r19
	b .L21
	copy %r5,%r13
.L45:
	copy %r11,%r25
	copy %r8,%r26
	ldw -1172(%r30),%r2
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
	bl exec_or_script,%r0
	ldo -1152(%r30),%r30
.L26:
	addil LT'.LC2,%r19
	ldi 47,%r28
	b .L16
	ldw RT'.LC2(%r1),%r5
.L25:
	ldo -1144(%r30),%r6
	copy %r5,%r25
	copy %r6,%r26
	copy %r19,%r4
	copy %r3,%r24
	bl memcpy,%r2
	copy %r5,%r13
	copy %r4,%r19
	copy %r6,%r26
	addil LT'.LC4,%r19
	b .L24
	ldw RT'.LC4(%r1),%r25
	.EXIT
	.PROCEND
	.size	execvp, .-execvp
	.section	.text.execl,"ax",@progbits
	.align 4
.globl execl
	.type	execl, @function
execl:
	.PROC
	.CALLINFO FRAME=576,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 576(%r30),%r30
	ldo -616(%r30),%r20
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-624(%r30)
	stw %r24,-620(%r30)
	stw %r25,0(%r20)
	stw %r26,-612(%r30)
	movb,= %r25,%r25,.L53
	stw %r20,-56(%r30)
	ldi 0,%r28
	ldo -572(%r30),%r22
	ldi 126,%r31
	ldo 1(%r28),%r28
.L59:
	sh2addl %r28,%r22,%r21 
	stw %r25,0(%r21)
	ldwm -4(%r20),%r25
	comib,= 0,%r25,.L54
	zdep %r28,29,30,%r21
	comb,>= %r31,%r28,.L59
	ldo 1(%r28),%r28
.L54:
	ldo -568(%r30),%r25
	addl %r25,%r21,%r21
	bl execv,%r2
	stw %r0,0(%r21)
	ldw -52(%r30),%r4
	ldw -596(%r30),%r2
	bv %r0(%r2)
	ldo -576(%r30),%r30
.L53:
	ldo -568(%r30),%r25
	copy %r25,%r21
	bl execv,%r2
	stw %r0,0(%r21)
	ldw -52(%r30),%r4
	ldw -596(%r30),%r2
	bv %r0(%r2)
	ldo -576(%r30),%r30
	.EXIT
	.PROCEND
	.size	execl, .-execl
	.section	.text.execlp,"ax",@progbits
	.align 4
.globl execlp
	.type	execlp, @function
execlp:
	.PROC
	.CALLINFO FRAME=576,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 576(%r30),%r30
	ldo -616(%r30),%r20
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-624(%r30)
	stw %r24,-620(%r30)
	stw %r25,0(%r20)
	stw %r26,-612(%r30)
	movb,= %r25,%r25,.L64
	stw %r20,-56(%r30)
	ldi 0,%r28
	ldo -572(%r30),%r22
	ldi 126,%r31
	ldo 1(%r28),%r28
.L70:
	sh2addl %r28,%r22,%r21 
	stw %r25,0(%r21)
	ldwm -4(%r20),%r25
	comib,= 0,%r25,.L65
	zdep %r28,29,30,%r21
	comb,>= %r31,%r28,.L70
	ldo 1(%r28),%r28
.L65:
	ldo -568(%r30),%r25
	addl %r25,%r21,%r21
	bl execvp,%r2
	stw %r0,0(%r21)
	ldw -52(%r30),%r4
	ldw -596(%r30),%r2
	bv %r0(%r2)
	ldo -576(%r30),%r30
.L64:
	ldo -568(%r30),%r25
	copy %r25,%r21
	bl execvp,%r2
	stw %r0,0(%r21)
	ldw -52(%r30),%r4
	ldw -596(%r30),%r2
	bv %r0(%r2)
	ldo -576(%r30),%r30
	.EXIT
	.PROCEND
	.size	execlp, .-execlp
	.section	.text.execle,"ax",@progbits
	.align 4
.globl execle
	.type	execle, @function
execle:
	.PROC
	.CALLINFO FRAME=576,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 576(%r30),%r30
	ldo -616(%r30),%r2
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-624(%r30)
	stw %r24,-620(%r30)
	stw %r25,0(%r2)
	stw %r26,-612(%r30)
	copy %r2,%r20
	movb,= %r25,%r23,.L77
	stw %r2,-56(%r30)
	copy %r23,%r21
	ldi 0,%r28
	ldo -572(%r30),%r31
	ldi 126,%r29
	ldo 1(%r28),%r28
.L88:
	sh2addl %r28,%r31,%r22 
	stw %r21,0(%r22)
	ldwm -4(%r20),%r21
	comib,= 0,%r21,.L79
	zdep %r28,29,30,%r22
	comb,>=,n %r29,%r28,.L88
	ldo 1(%r28),%r28
.L79:
	ldo -568(%r30),%r25
	addl %r25,%r22,%r22
.L72:
	stw %r0,0(%r22)
	comib,<> 0,%r23,.L76
	ldo -4(%r2),%r28
	b .L78
	copy %r2,%r28
.L87:
.L76:
	ldw 0(%r28),%r20
	comib,<>,n 0,%r20,.L87
	ldo -4(%r28),%r28
	bl execve,%r2
	ldw -4(%r28),%r24
	ldw -52(%r30),%r4
	ldw -596(%r30),%r2
	bv %r0(%r2)
	ldo -576(%r30),%r30
.L78:
	bl execve,%r2
	ldw -4(%r28),%r24
	ldw -52(%r30),%r4
	ldw -596(%r30),%r2
	bv %r0(%r2)
	ldo -576(%r30),%r30
.L77:
	ldo -568(%r30),%r25
	b .L72
	copy %r25,%r22
	.EXIT
	.PROCEND
	.size	execle, .-execle
	.section	.rodata.str1.4
	.align 4
.LC6:
	.stringz	"-c"
	.section	.text.system,"ax",@progbits
	.align 4
.globl system
	.type	system, @function
system:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	movb,= %r26,%r5,.L96
	stw %r0,-120(%r30)
	copy %r19,%r4
	bl fflush,%r2
	ldi 0,%r26
	copy %r4,%r19
	bl fork,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L100
	copy %r4,%r19
	comib,>= 0,%r3,.L93
	ldo -120(%r30),%r6
	b .L92
	ldi 0,%r5
.L94:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	comib,<> 4,%r20,.L93
	copy %r4,%r19
.L92:
	copy %r19,%r4
	copy %r5,%r24
	copy %r6,%r25
	bl waitpid,%r2
	copy %r3,%r26
	comib,> 0,%r28,.L94
	copy %r4,%r19
	ldw -120(%r30),%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L96:
	ldi 1,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L93:
	ldi -1,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L100:
	addil LT'.LC6,%r19
	copy %r1,%r28
	stw %r3,-52(%r30)
	ldw RT'.LC6(%r28),%r24
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r25
	copy %r19,%r4
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r26
	bl execl,%r2
	copy %r5,%r23
	copy %r4,%r19
	bl _exit,%r2
	ldi 127,%r26
	nop
	.EXIT
	.PROCEND
	.size	system, .-system
	.section	.text.wait4,"ax",@progbits
	.align 4
.globl wait4
	.type	wait4, @function
wait4:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r7,-108(%r30)
	copy %r24,%r7
	stw %r6,-104(%r30)
	copy %r25,%r6
	stw %r5,-100(%r30)
	copy %r26,%r5
	stw %r3,-92(%r30)
	copy %r23,%r3
	stw %r8,-112(%r30)
	stw %r4,-96(%r30)
	comib,= -1,%r26,.L112
	stw %r19,-32(%r30)
	comiclr,<> 0,%r23,%r8
	ldi 1,%r8
	comib,= 0,%r23,.L104
	copy %r19,%r4
	ldo -184(%r30),%r25
	bl getrusage,%r2
	ldi -1,%r26
	copy %r4,%r19
	copy %r5,%r26
	copy %r19,%r4
	copy %r7,%r24
	bl waitpid,%r2
	copy %r6,%r25
	copy %r4,%r19
	comib,< 0,%r28,.L114
	copy %r28,%r5
.L101:
	copy %r5,%r28
.L116:
	ldw -212(%r30),%r2
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L112:
	comib,= 0,%r23,.L104
	copy %r23,%r24
	copy %r7,%r25
	bl wait3,%r2
	copy %r6,%r26
	b .L101
	copy %r28,%r5
.L114:
	copy %r3,%r25
	bl getrusage,%r2
	ldi -1,%r26
	ldw 0(%r3),%r28
	ldw 4(%r3),%r20
	ldw -180(%r30),%r21
	ldw -184(%r30),%r22
	comclr,<= %r21,%r20,%r0
	addi 1,%r22,%r22
	sub %r28,%r22,%r28
	comb,<= %r21,%r20,.L107
	stw %r28,0(%r3)
	ldil L'999424,%r8
	ldo 576(%r8),%r8
.L107:
	ldw 8(%r3),%r28
	sub %r8,%r21,%r8
	ldw -176(%r30),%r22
	addl %r8,%r20,%r8
	ldw 12(%r3),%r21
	ldw -172(%r30),%r20
	comclr,<= %r20,%r21,%r0
	addi 1,%r22,%r22
	sub %r28,%r22,%r28
	stw %r8,4(%r3)
	stw %r28,8(%r3)
	comb,> %r20,%r21,.L115
	ldi 0,%r28
.L108:
	sub %r28,%r20,%r28
	ldo 20(%r3),%r22
	addl %r28,%r21,%r28
	ldi 0,%r20
	stw %r28,12(%r3)
	ldo -164(%r30),%r24
	ldi 52,%r23
.L109:
	ldwx %r22(%r20),%r21
	ldwx %r24(%r20),%r29
	addl %r22,%r20,%r31
	sub %r21,%r29,%r21
	ldo 4(%r20),%r20
	comb,<> %r23,%r20,.L109
	stw %r21,0(%r31)
	b .L116
	copy %r5,%r28
.L104:
	copy %r5,%r26
	copy %r7,%r24
	bl waitpid,%r2
	copy %r6,%r25
	b .L101
	copy %r28,%r5
.L115:
	ldil L'999424,%r28
	b .L108
	ldo 576(%r28),%r28
	.EXIT
	.PROCEND
	.size	wait4, .-wait4
	.section	.text.nanosleep,"ax",@progbits
	.align 4
.globl nanosleep
	.type	nanosleep, @function
nanosleep:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-112(%r30)
	copy %r25,%r5
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 353,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	nanosleep, .-nanosleep
	.section	.text.sleep,"ax",@progbits
	.align 4
.globl sleep
	.type	sleep, @function
sleep:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r26,%r20
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -112(%r30),%r28
	stw %r4,-104(%r30)
	ldo -120(%r30),%r21
	stw %r19,-32(%r30)
	copy %r28,%r26
	copy %r21,%r25
	stw %r20,0(%r28)
	stw %r0,-120(%r30)
	stw %r0,-108(%r30)
	bl nanosleep,%r2
	stw %r0,-116(%r30)
	copy %r28,%r20
	ldi 0,%r28
	comclr,= %r28,%r20,%r0
	ldw -120(%r30),%r28
.L118:
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sleep, .-sleep
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC7:
	.word	0
	.word	1125899907
	.section	.text.usleep,"ax",@progbits
	.align 4
.globl usleep
	.type	usleep, @function
usleep:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stws %r26,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r1
	copy %r26,%r28
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldo -120(%r30),%r1
	extru %r21,13,14,%r21
	stw %r21,-120(%r30)
	zdep %r21,26,27,%r20
	sub %r20,%r21,%r20
	zdep %r20,25,26,%r22
	stw %r4,-112(%r30)
	sub %r22,%r20,%r20
	sh3addl %r20,%r21,%r21 
	stw %r19,-32(%r30)
	zdep %r21,25,26,%r21
	sub %r28,%r21,%r28
	sh2addl %r28,%r28,%r28 
	sh2addl %r28,%r28,%r28 
	sh2addl %r28,%r28,%r28 
	zdep %r28,28,29,%r28
	stw %r28,-116(%r30)
	copy %r1,%r26
	bl nanosleep,%r2
	ldi 0,%r25
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	usleep, .-usleep
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
