; cec7387804aa06d9476cafb80a04ad83 emu/guest/libc/hpux/semaphores.c
	.LEVEL 1.1
	.text
	.section	.text.path_of,"ax",@progbits
	.align 4
	.type	path_of, @function
path_of:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi 47,%r20
	stwm %r5,64(%r30)
	copy %r25,%r5
	stw %r3,-56(%r30)
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r26),%r28
	extrs %r28,31,8,%r28
	comb,<> %r20,%r28,.L2
	copy %r26,%r3
	copy %r28,%r20
	ldbs,mb 1(%r3),%r28
.L18:
	extrs %r28,31,8,%r28
	comb,=,n %r20,%r28,.L18
	ldbs,mb 1(%r3),%r28
.L2:
	comib,<> 0,%r28,.L4
	copy %r19,%r4
.L7:
	ldb 0(%r3),%r28
	ldi 248,%r3
	comiclr,<> 0,%r28,%r0
	ldi 22,%r3
	bl __errno,%r2
	nop
	stw %r3,0(%r28)
	ldw -60(%r30),%r4
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L4:
	bl strlen,%r2
	copy %r3,%r26
	ldi 256,%r20
	ldo 11(%r28),%r28
	comb,<< %r20,%r28,.L7
	copy %r4,%r19
	addil LT'folder.0,%r19
	ldw RT'folder.0(%r1),%r25
	bl strcpy,%r2
	copy %r5,%r26
	ldb 0(%r3),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L10
	ldi 10,%r20
	ldo -1(%r5),%r31
	ldo -10(%r3),%r3
	ldi 47,%r22
.L12:
	comclr,<> %r22,%r28,%r0
	ldi 92,%r28
	ldo 1(%r20),%r20
	addl %r31,%r20,%r21
	stb %r28,0(%r21)
	ldbx %r3(%r20),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L12
	nop
.L10:
	addl %r5,%r20,%r25
	ldi 1,%r28
	stb %r0,0(%r25)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	path_of, .-path_of
	.section	.text.sem_init,"ax",@progbits
	.align 4
.globl sem_init
	.type	sem_init, @function
sem_init:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	movb,< %r24,%r24,.L22
	stw %r19,-32(%r30)
	stw %r24,0(%r26)
	ldi 0,%r28
.L19:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L22:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	b .L19
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	sem_init, .-sem_init
	.section	.text.sem_destroy,"ax",@progbits
	.align 4
.globl sem_destroy
	.type	sem_destroy, @function
sem_destroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi 0,%r28
	bv %r0(%r2)
	stw %r28,0(%r26)
	.EXIT
	.PROCEND
	.size	sem_destroy, .-sem_destroy
	.section	.text.sem_post,"ax",@progbits
	.align 4
.globl sem_post
	.type	sem_post, @function
sem_post:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 450,%r26
	stw %r4,-112(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sem_post, .-sem_post
	.section	.text.sem_trywait,"ax",@progbits
	.align 4
.globl sem_trywait
	.type	sem_trywait, @function
sem_trywait:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 453,%r26
	stw %r4,-112(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sem_trywait, .-sem_trywait
	.section	.text.sem_timedwait,"ax",@progbits
	.align 4
.globl sem_timedwait
	.type	sem_timedwait, @function
sem_timedwait:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	ldi 451,%r6
	stw %r5,-108(%r30)
	copy %r26,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r25,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
.L27:
	copy %r19,%r4
	copy %r3,%r24
	copy %r5,%r25
	bl hpux_call,%r2
	copy %r6,%r26
	stw %r28,-120(%r30)
	stw %r29,-116(%r30)
	comib,= -11,%r28,.L27
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw -120(%r30),%r25
	ldw -116(%r30),%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sem_timedwait, .-sem_timedwait
	.section	.text.sem_wait,"ax",@progbits
	.align 4
.globl sem_wait
	.type	sem_wait, @function
sem_wait:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl sem_timedwait,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sem_wait, .-sem_wait
	.section	.text.sem_getvalue,"ax",@progbits
	.align 4
.globl sem_getvalue
	.type	sem_getvalue, @function
sem_getvalue:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	stw %r28,0(%r25)
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	sem_getvalue, .-sem_getvalue
	.section	.text.sem_open,"ax",@progbits
	.align 4
.globl sem_open
	.type	sem_open, @function
sem_open:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	ldo -428(%r30),%r28
	stw %r10,-112(%r30)
	ldo -424(%r30),%r20
	stw %r9,-108(%r30)
	stw %r8,-104(%r30)
	stw %r7,-100(%r30)
	stw %r6,-96(%r30)
	stw %r5,-92(%r30)
	stw %r4,-88(%r30)
	stw %r3,-84(%r30)
	stw %r19,-32(%r30)
	stw %r23,-432(%r30)
	stw %r24,0(%r28)
	stw %r25,0(%r20)
	stw %r26,-420(%r30)
	copy %r25,%r5
	ldi 256,%r6
	and %r25,%r6,%r6
	comib,= 0,%r6,.L33
	stw %r20,-116(%r30)
	depi 0,31,2,%r28
	copy %r19,%r4
	ldw 0(%r28),%r9
	ldw -4(%r28),%r8
	ldo -376(%r30),%r7
	bl path_of,%r2
	copy %r7,%r25
	comib,= 0,%r28,.L35
	copy %r4,%r19
	comiclr,> 0,%r8,%r0
	b,n .L36
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
.L35:
	ldi -1,%r28
.L32:
.L68:
	ldw -404(%r30),%r2
	ldw -112(%r30),%r10
	ldw -108(%r30),%r9
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L33:
	copy %r19,%r4
	ldo -376(%r30),%r7
	bl path_of,%r2
	copy %r7,%r25
	comib,= 0,%r28,.L35
	copy %r4,%r19
	copy %r6,%r9
	copy %r6,%r8
.L36:
	bl guard_enter,%r2
	copy %r19,%r4
	ldi 1024,%r28
	and %r5,%r28,%r5
	comib,<> 0,%r5,.L44
	copy %r4,%r19
	addil LT'opened,%r19
	ldw RT'opened(%r1),%r28
	ldw 0(%r28),%r3
	comiclr,= 0,%r3,%r0
	b,n .L41
	b,n .L44
.L43:
	ldw 0(%r3),%r3
	comiclr,<> 0,%r3,%r0
	b,n .L44
.L41:
	copy %r19,%r4
	ldo 12(%r3),%r26
	bl strcmp,%r2
	copy %r7,%r25
	comib,<> 0,%r28,.L43
	copy %r4,%r19
	ldw 8(%r3),%r28
	ldo 1(%r28),%r28
	bl guard_leave,%r2
	stw %r28,8(%r3)
	b .L32
	ldw 4(%r3),%r28
.L44:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 268,%r26
	bl malloc,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L35
	copy %r4,%r19
	stw %r8,-120(%r30)
	ldo -120(%r30),%r10
	comib,<> 0,%r6,.L67
	copy %r9,%r24
	copy %r19,%r4
.L69:
	ldi 2,%r25
	bl open,%r2
	copy %r7,%r26
	copy %r28,%r6
	comib,> 0,%r6,.L66
	copy %r4,%r19
.L53:
	copy %r19,%r4
	ldi 1,%r23
	stw %r0,-56(%r30)
	ldi 3,%r24
	ldi 64,%r25
	stw %r6,-52(%r30)
	bl mmap,%r2
	ldi 0,%r26
	copy %r4,%r19
	copy %r28,%r5
	copy %r19,%r4
	bl close,%r2
	copy %r6,%r26
	stw %r5,4(%r3)
	comib,= -1,%r5,.L48
	copy %r4,%r19
	copy %r7,%r25
	ldo 12(%r3),%r26
	bl strcpy,%r2
	copy %r19,%r4
	ldi 1,%r28
	copy %r4,%r19
	stw %r28,8(%r3)
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'opened,%r19
	ldw RT'opened(%r1),%r28
	ldw 0(%r28),%r20
	stw %r20,0(%r3)
	bl guard_leave,%r2
	stw %r3,0(%r28)
	b .L32
	ldw 4(%r3),%r28
.L67:
	copy %r19,%r4
	ldi 1282,%r25
	bl open,%r2
	copy %r7,%r26
	movb,>= %r28,%r6,.L46
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	ldi 17,%r28
	comb,= %r28,%r20,.L47
	copy %r4,%r19
.L66:
	ldi -1,%r28
	stw %r28,4(%r3)
.L48:
	bl free,%r2
	copy %r3,%r26
	b .L68
	ldi -1,%r28
.L46:
	copy %r19,%r4
	ldi 4,%r24
	copy %r10,%r25
	bl write,%r2
	copy %r6,%r26
	comib,> 0,%r28,.L52
	copy %r4,%r19
	copy %r19,%r4
	ldi 64,%r25
	bl ftruncate,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L53
	copy %r4,%r19
.L52:
	copy %r19,%r4
	bl close,%r2
	copy %r6,%r26
	b .L66
	copy %r4,%r19
.L47:
	comib,<> 0,%r5,.L66
	copy %r5,%r24
	b .L69
	copy %r19,%r4
	.EXIT
	.PROCEND
	.size	sem_open, .-sem_open
	.section	.text.sem_close,"ax",@progbits
	.align 4
.globl sem_close
	.type	sem_close, @function
sem_close:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	bl guard_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'opened,%r19
	ldw RT'opened(%r1),%r20
	ldw 0(%r20),%r3
	comiclr,= 0,%r3,%r0
	b,n .L71
	b,n .L72
.L73:
	ldw 0(%r3),%r3
	comiclr,<> 0,%r3,%r0
	b,n .L72
.L71:
	ldw 4(%r3),%r28
	comb,<>,n %r5,%r28,.L73
	copy %r3,%r20
	ldw 8(%r3),%r28
	ldo -1(%r28),%r28
	comib,<> 0,%r28,.L86
	stw %r28,8(%r3)
	ldw 0(%r3),%r28
	copy %r19,%r4
	bl guard_leave,%r2
	stw %r28,0(%r20)
	copy %r4,%r19
	ldw 4(%r3),%r26
	copy %r19,%r4
	bl munmap,%r2
	ldi 64,%r25
	copy %r4,%r19
	bl free,%r2
	copy %r3,%r26
	ldi 0,%r28
.L87:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L86:
	bl guard_leave,%r2
	nop
	b .L87
	ldi 0,%r28
.L72:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	sem_close, .-sem_close
	.section	.text.sem_unlink,"ax",@progbits
	.align 4
.globl sem_unlink
	.type	sem_unlink, @function
sem_unlink:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r5,-120(%r30)
	ldo -376(%r30),%r5
	copy %r5,%r25
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	stw %r3,-112(%r30)
	bl path_of,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L94
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'opened,%r19
	ldw RT'opened(%r1),%r28
	ldw 0(%r28),%r3
	comiclr,= 0,%r3,%r0
	b,n .L90
	b,n .L91
.L93:
	ldw 0(%r3),%r3
	comiclr,<> 0,%r3,%r0
	b,n .L91
.L90:
	copy %r19,%r4
	ldo 12(%r3),%r26
	bl strcmp,%r2
	copy %r5,%r25
	movb,<> %r28,%r28,.L93
	copy %r4,%r19
	stb %r28,12(%r3)
.L91:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl unlink,%r2
	copy %r5,%r26
.L88:
	ldw -404(%r30),%r2
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L94:
	b .L88
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	sem_unlink, .-sem_unlink
	.section	.rodata
	.align 4
	.type	folder.0, @object
	.size	folder.0, 11
folder.0:
	.stringz	"/tmp/.sem."
	.local	opened
	.comm	opened,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
