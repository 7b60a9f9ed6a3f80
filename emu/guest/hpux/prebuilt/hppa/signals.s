; a21d8e9556e71983f34463f8ad7e2947 emu/guest/libc/hpux/signals.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"Signal %d"
	.section	.text.strsignal,"ax",@progbits
	.align 4
.globl strsignal
	.type	strsignal, @function
strsignal:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 44,%r28
	copy %r26,%r23
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	comb,<< %r28,%r26,.L2
	stw %r19,-32(%r30)
	addil LT'sys_siglist,%r19
	ldw RT'sys_siglist(%r1),%r28
	ldwx,s %r26(%r28),%r28
	comib,= 0,%r28,.L2
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r24
	addil LT'own.0,%r19
	ldi 24,%r25
	ldw RT'own.0(%r1),%r3
	bl snprintf,%r2
	copy %r3,%r26
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strsignal, .-strsignal
	.section	.rodata.str1.4
	.align 4
.LC1:
	.stringz	": "
	.align 4
.LC2:
	.stringz	"\n"
	.section	.text.psignal,"ax",@progbits
	.align 4
.globl psignal
	.type	psignal, @function
psignal:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	bl strsignal,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r26
	copy %r19,%r4
	copy %r28,%r5
	bl fflush,%r2
	ldo 32(%r26),%r26
	comib,= 0,%r3,.L6
	copy %r4,%r19
	ldb 0(%r3),%r28
	comiclr,= 0,%r28,%r0
	b,n .L13
.L6:
	copy %r5,%r26
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r5,%r25
	copy %r19,%r4
	copy %r28,%r24
	bl write,%r2
	ldi 2,%r26
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r25
	ldi 1,%r24
	bl write,%r2
	ldi 2,%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L13:
	copy %r19,%r4
	bl strlen,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r24
	copy %r19,%r4
	copy %r3,%r25
	bl write,%r2
	ldi 2,%r26
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r25
	ldi 2,%r24
	copy %r19,%r4
	bl write,%r2
	copy %r24,%r26
	b .L6
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	psignal, .-psignal
	.section	.text.ssignal,"ax",@progbits
	.align 4
.globl ssignal
	.type	ssignal, @function
ssignal:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -1(%r26),%r28
	comib,<< 14,%r28,.L16
	addil LT'actions,%r19
	ldw RT'actions(%r1),%r20
	ldwx,s %r26(%r20),%r28
	sh2addl %r26,%r20,%r20 
	bv %r0(%r2)
	stw %r25,0(%r20)
.L16:
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	ssignal, .-ssignal
.globl __canonicalize_funcptr_for_compare
	.section	.text.gsignal,"ax",@progbits
	.align 4
.globl gsignal
	.type	gsignal, @function
gsignal:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo -1(%r26),%r28
	stwm %r8,128(%r30)
	stw %r5,-116(%r30)
	ldi 0,%r5
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	stw %r4,-112(%r30)
	comib,<< 14,%r28,.L17
	stw %r19,-32(%r30)
	addil LT'actions,%r19
	ldw RT'actions(%r1),%r6
	ldwx,s %r26(%r6),%r7
	comb,= %r5,%r7,.L26
	copy %r19,%r4
	bl __canonicalize_funcptr_for_compare,%r2
	copy %r7,%r26
	copy %r4,%r19
	ldi 1,%r26
	copy %r19,%r4
	bl __canonicalize_funcptr_for_compare,%r2
	copy %r28,%r8
	comb,= %r28,%r8,.L26
	copy %r4,%r19
	sh2addl %r3,%r6,%r6 
	copy %r3,%r26
	stw %r5,0(%r6)
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r28,%r5
.L17:
	copy %r5,%r28
.L31:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L26:
	comiclr,= 0,%r7,%r5
	ldi 1,%r5
	b .L31
	copy %r5,%r28
	.EXIT
	.PROCEND
	.size	gsignal, .-gsignal
	.local	own.0
	.comm	own.0,24,4
	.local	actions
	.comm	actions,64,4
.globl sys_siglist
	.section	.rodata.str1.4
	.align 4
.LC3:
	.stringz	"Signal 0"
	.align 4
.LC4:
	.stringz	"Hangup"
	.align 4
.LC5:
	.stringz	"Interrupt"
	.align 4
.LC6:
	.stringz	"Quit"
	.align 4
.LC7:
	.stringz	"Illegal instruction"
	.align 4
.LC8:
	.stringz	"Trace trap"
	.align 4
.LC9:
	.stringz	"Abort"
	.align 4
.LC10:
	.stringz	"EMT instruction"
	.align 4
.LC11:
	.stringz	"Floating exception"
	.align 4
.LC12:
	.stringz	"Killed"
	.align 4
.LC13:
	.stringz	"Bus error"
	.align 4
.LC14:
	.stringz	"Memory fault"
	.align 4
.LC15:
	.stringz	"Bad system call"
	.align 4
.LC16:
	.stringz	"Broken pipe"
	.align 4
.LC17:
	.stringz	"Alarm clock"
	.align 4
.LC18:
	.stringz	"Terminated"
	.align 4
.LC19:
	.stringz	"User signal 1"
	.align 4
.LC20:
	.stringz	"User signal 2"
	.align 4
.LC21:
	.stringz	"Child status change"
	.align 4
.LC22:
	.stringz	"Power failure"
	.align 4
.LC23:
	.stringz	"Virtual timer alarm"
	.align 4
.LC24:
	.stringz	"Profiling timer alarm"
	.align 4
.LC25:
	.stringz	"Asynchronous I/O"
	.align 4
.LC26:
	.stringz	"Window size change"
	.align 4
.LC27:
	.stringz	"Stopped (signal)"
	.align 4
.LC28:
	.stringz	"Stopped"
	.align 4
.LC29:
	.stringz	"Continued"
	.align 4
.LC30:
	.stringz	"Stopped (tty input)"
	.align 4
.LC31:
	.stringz	"Stopped (tty output)"
	.align 4
.LC32:
	.stringz	"Urgent condition on I/O channel"
	.align 4
.LC33:
	.stringz	"Remote lock lost (NFS)"
	.align 4
.LC34:
	.stringz	"Signal 31"
	.align 4
.LC35:
	.stringz	"DIL signal"
	.align 4
.LC36:
	.stringz	"CPU time limit exceeded"
	.align 4
.LC37:
	.stringz	"File size limit exceeded"
	.section	.data.rel.local,"aw"
	.align 4
	.type	sys_siglist, @object
	.size	sys_siglist, 180
sys_siglist:
	.word	.LC3
	.word	.LC4
	.word	.LC5
	.word	.LC6
	.word	.LC7
	.word	.LC8
	.word	.LC9
	.word	.LC10
	.word	.LC11
	.word	.LC12
	.word	.LC13
	.word	.LC14
	.word	.LC15
	.word	.LC16
	.word	.LC17
	.word	.LC18
	.word	.LC19
	.word	.LC20
	.word	.LC21
	.word	.LC22
	.word	.LC23
	.word	.LC24
	.word	.LC25
	.word	.LC26
	.word	.LC27
	.word	.LC28
	.word	.LC29
	.word	.LC30
	.word	.LC31
	.word	.LC32
	.word	.LC33
	.word	.LC34
	.word	.LC35
	.word	.LC36
	.word	.LC37
	.zero	40
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
