; 9dd2c2abadd6fbef97ddafd8fc889874 emu/guest/libc/hpux/calls.c
	.LEVEL 1.1
	.text
	.section	.text.__errno,"ax",@progbits
	.align 4
.globl __errno
	.type	__errno, @function
__errno:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	comiclr,= 0,%r28,%r0
	b,n .L2
.L4:
	addil LT'errno,%r19
	ldw -84(%r30),%r2
	ldw RT'errno(%r1),%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	bl thread_self,%r2
	copy %r19,%r4
	movb,= %r28,%r28,.L4
	copy %r4,%r19
	ldw 580(%r28),%r20
	comib,= 0,%r20,.L4
	ldo 16(%r28),%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__errno, .-__errno
	.section	.text.call_value,"ax",@progbits
	.align 4
.globl call_value
	.type	call_value, @function
call_value:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldi 4094,%r28
	stw %r4,-52(%r30)
	ldo 4095(%r25),%r20
	comb,>>= %r28,%r20,.L14
	stw %r19,-32(%r30)
.L12:
	copy %r25,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r4
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L14:
	bl __errno,%r2
	stw %r25,-56(%r30)
	ldw -56(%r30),%r25
	sub %r0,%r25,%r20
	stw %r20,0(%r28)
	b .L12
	ldi -1,%r25
	.EXIT
	.PROCEND
	.size	call_value, .-call_value
	.section	.text.read,"ax",@progbits
	.align 4
.globl read
	.type	read, @function
read:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 3,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	read, .-read
	.section	.text.write,"ax",@progbits
	.align 4
.globl write
	.type	write, @function
write:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 4,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	write, .-write
	.section	.text.open,"ax",@progbits
	.align 4
.globl open
	.type	open, @function
open:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -172(%r30),%r20
	stw %r6,-108(%r30)
	ldo -168(%r30),%r28
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	stw %r23,-176(%r30)
	stw %r24,0(%r20)
	stw %r25,0(%r28)
	stw %r26,-164(%r30)
	copy %r25,%r5
	stw %r28,-112(%r30)
	ldi 256,%r3
	and %r25,%r3,%r3
	comib,= 0,%r3,.L18
	copy %r26,%r6
	ldw 0(%r20),%r3
.L18:
	bl cancel_enter,%r2
	copy %r19,%r4
	copy %r3,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r6,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 5,%r26
	stw %r29,-116(%r30)
	copy %r28,%r25
	copy %r4,%r19
	stw %r25,-120(%r30)
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	open, .-open
	.section	.text.__open64,"ax",@progbits
	.align 4
.globl __open64
	.type	__open64, @function
__open64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl open,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__open64, .-__open64
	.section	.text.lseek,"ax",@progbits
	.align 4
.globl lseek
	.type	lseek, @function
lseek:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 19,%r26
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
	.size	lseek, .-lseek
	.section	.text.pread,"ax",@progbits
	.align 4
.globl pread
	.type	pread, @function
pread:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-112(%r30)
	copy %r23,%r7
	stw %r6,-108(%r30)
	copy %r24,%r6
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	stw %r7,-52(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 372,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pread, .-pread
	.section	.text.pwrite,"ax",@progbits
	.align 4
.globl pwrite
	.type	pwrite, @function
pwrite:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-112(%r30)
	copy %r23,%r7
	stw %r6,-108(%r30)
	copy %r24,%r6
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	stw %r7,-52(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 374,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pwrite, .-pwrite
	.section	.text.__pread64,"ax",@progbits
	.align 4
.globl __pread64
	.type	__pread64, @function
__pread64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r8,-112(%r30)
	ldw -184(%r30),%r8
	stw %r7,-108(%r30)
	ldw -180(%r30),%r7
	stw %r6,-104(%r30)
	copy %r24,%r6
	stw %r5,-100(%r30)
	copy %r25,%r5
	stw %r4,-96(%r30)
	copy %r19,%r4
	stw %r3,-92(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	stw %r8,-60(%r30)
	copy %r4,%r19
	stw %r7,-56(%r30)
	copy %r3,%r25
	copy %r19,%r4
	stw %r0,-52(%r30)
	bl hpux_call,%r2
	ldi 376,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__pread64, .-__pread64
	.section	.text.__pwrite64,"ax",@progbits
	.align 4
.globl __pwrite64
	.type	__pwrite64, @function
__pwrite64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r8,-112(%r30)
	ldw -184(%r30),%r8
	stw %r7,-108(%r30)
	ldw -180(%r30),%r7
	stw %r6,-104(%r30)
	copy %r24,%r6
	stw %r5,-100(%r30)
	copy %r25,%r5
	stw %r4,-96(%r30)
	copy %r19,%r4
	stw %r3,-92(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	stw %r8,-60(%r30)
	copy %r4,%r19
	stw %r7,-56(%r30)
	copy %r3,%r25
	copy %r19,%r4
	stw %r0,-52(%r30)
	bl hpux_call,%r2
	ldi 378,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__pwrite64, .-__pwrite64
	.section	.text.__lseek64,"ax",@progbits
	.align 4
.globl __lseek64
	.type	__lseek64, @function
__lseek64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r20
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 365,%r26
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r23,-52(%r30)
	copy %r24,%r23
	ldi 0,%r24
	bl hpux_call,%r2
	stw %r20,-56(%r30)
	copy %r28,%r25
	ldo -116(%r30),%r28
	stw %r25,-120(%r30)
	stw %r29,0(%r28)
	movb,< %r25,%r28,.L31
	copy %r4,%r19
	ldw -116(%r30),%r29
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L31:
	bl call_value,%r2
	copy %r29,%r26
	ldw -112(%r30),%r4
	copy %r28,%r29
	ldw -148(%r30),%r2
	extrs %r28,0,1,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__lseek64, .-__lseek64
	.section	.text.__ftruncate64,"ax",@progbits
	.align 4
.globl __ftruncate64
	.type	__ftruncate64, @function
__ftruncate64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	ldi 0,%r24
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r25
	copy %r19,%r4
	stw %r20,-52(%r30)
	bl hpux_call,%r2
	ldi 360,%r26
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
	.size	__ftruncate64, .-__ftruncate64
	.section	.text.__truncate64,"ax",@progbits
	.align 4
.globl __truncate64
	.type	__truncate64, @function
__truncate64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	ldi 0,%r24
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r25
	copy %r19,%r4
	stw %r20,-52(%r30)
	bl hpux_call,%r2
	ldi 370,%r26
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
	.size	__truncate64, .-__truncate64
	.section	.text.__creat64,"ax",@progbits
	.align 4
.globl __creat64
	.type	__creat64, @function
__creat64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldi 769,%r25
	stwm %r4,64(%r30)
	bl open,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__creat64, .-__creat64
	.section	.text.fcntl,"ax",@progbits
	.align 4
.globl fcntl
	.type	fcntl, @function
fcntl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -168(%r30),%r28
	stw %r23,-176(%r30)
	copy %r24,%r23
	stw %r4,-88(%r30)
	stw %r3,-84(%r30)
	stw %r19,-32(%r30)
	stw %r24,-172(%r30)
	stw %r25,0(%r28)
	stw %r26,-164(%r30)
	copy %r25,%r3
	stw %r28,-104(%r30)
	copy %r26,%r25
	ldo -8(%r3),%r28
	ldi 359,%r26
	comiclr,>>= 2,%r28,%r0
	ldi 62,%r26
	comiclr,<> 7,%r3,%r0
	b,n .L41
	comib,= 10,%r3,.L41
	copy %r3,%r24
	bl hpux_call,%r2
	copy %r19,%r4
	stw %r29,-116(%r30)
	copy %r4,%r19
	copy %r28,%r25
	stw %r25,-120(%r30)
	bl call_value,%r2
	copy %r29,%r26
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L41:
	stw %r23,-92(%r30)
	copy %r19,%r4
	stw %r25,-96(%r30)
	bl cancel_enter,%r2
	stw %r26,-100(%r30)
	copy %r3,%r24
	ldw -92(%r30),%r23
	copy %r4,%r19
	ldw -96(%r30),%r25
	ldw -100(%r30),%r26
	bl hpux_call,%r2
	copy %r19,%r4
	stw %r29,-108(%r30)
	copy %r4,%r19
	copy %r28,%r25
	stw %r28,-112(%r30)
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	stw %r28,-100(%r30)
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	ldw -100(%r30),%r28
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	fcntl, .-fcntl
	.section	.text.ioctl,"ax",@progbits
	.align 4
.globl ioctl
	.type	ioctl, @function
ioctl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -168(%r30),%r28
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	stw %r23,-176(%r30)
	copy %r24,%r23
	stw %r24,-172(%r30)
	stw %r25,0(%r28)
	stw %r26,-164(%r30)
	copy %r26,%r20
	copy %r25,%r24
	copy %r19,%r4
	stw %r28,-112(%r30)
	copy %r20,%r25
	bl hpux_call,%r2
	ldi 54,%r26
	stw %r29,-116(%r30)
	copy %r4,%r19
	copy %r28,%r25
	stw %r25,-120(%r30)
	bl call_value,%r2
	copy %r29,%r26
	ldw -108(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	ioctl, .-ioctl
	.section	.text.close,"ax",@progbits
	.align 4
.globl close
	.type	close, @function
close:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 6,%r26
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
	.size	close, .-close
	.section	.text.creat,"ax",@progbits
	.align 4
.globl creat
	.type	creat, @function
creat:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 8,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	creat, .-creat
	.section	.text.link,"ax",@progbits
	.align 4
.globl link
	.type	link, @function
link:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 9,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	link, .-link
	.section	.text.symlink,"ax",@progbits
	.align 4
.globl symlink
	.type	symlink, @function
symlink:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 56,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	symlink, .-symlink
	.section	.text.readlink,"ax",@progbits
	.align 4
.globl readlink
	.type	readlink, @function
readlink:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 58,%r26
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
	.size	readlink, .-readlink
	.section	.text.unlink,"ax",@progbits
	.align 4
.globl unlink
	.type	unlink, @function
unlink:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 10,%r26
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
	.size	unlink, .-unlink
	.section	.text.rename,"ax",@progbits
	.align 4
.globl rename
	.type	rename, @function
rename:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 128,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	rename, .-rename
	.section	.text.mkdir,"ax",@progbits
	.align 4
.globl mkdir
	.type	mkdir, @function
mkdir:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 136,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	mkdir, .-mkdir
	.section	.text.rmdir,"ax",@progbits
	.align 4
.globl rmdir
	.type	rmdir, @function
rmdir:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 137,%r26
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
	.size	rmdir, .-rmdir
	.section	.text.chdir,"ax",@progbits
	.align 4
.globl chdir
	.type	chdir, @function
chdir:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 12,%r26
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
	.size	chdir, .-chdir
	.section	.text.fchdir,"ax",@progbits
	.align 4
.globl fchdir
	.type	fchdir, @function
fchdir:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 272,%r26
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
	.size	fchdir, .-fchdir
	.section	.text.chroot,"ax",@progbits
	.align 4
.globl chroot
	.type	chroot, @function
chroot:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 61,%r26
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
	.size	chroot, .-chroot
	.section	.text.access,"ax",@progbits
	.align 4
.globl access
	.type	access, @function
access:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 33,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	access, .-access
	.section	.text.chmod,"ax",@progbits
	.align 4
.globl chmod
	.type	chmod, @function
chmod:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 15,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	chmod, .-chmod
	.section	.text.fchmod,"ax",@progbits
	.align 4
.globl fchmod
	.type	fchmod, @function
fchmod:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 124,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	fchmod, .-fchmod
	.section	.text.chown,"ax",@progbits
	.align 4
.globl chown
	.type	chown, @function
chown:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 16,%r26
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
	.size	chown, .-chown
	.section	.text.lchown,"ax",@progbits
	.align 4
.globl lchown
	.type	lchown, @function
lchown:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 332,%r26
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
	.size	lchown, .-lchown
	.section	.text.fchown,"ax",@progbits
	.align 4
.globl fchown
	.type	fchown, @function
fchown:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 123,%r26
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
	.size	fchown, .-fchown
	.section	.text.stat,"ax",@progbits
	.align 4
.globl stat
	.type	stat, @function
stat:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 38,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	stat, .-stat
	.section	.text.lstat,"ax",@progbits
	.align 4
.globl lstat
	.type	lstat, @function
lstat:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 40,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	lstat, .-lstat
	.section	.text.fstat,"ax",@progbits
	.align 4
.globl fstat
	.type	fstat, @function
fstat:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 92,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	fstat, .-fstat
	.section	.text.__stat64,"ax",@progbits
	.align 4
.globl __stat64
	.type	__stat64, @function
__stat64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 369,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	__stat64, .-__stat64
	.section	.text.__lstat64,"ax",@progbits
	.align 4
.globl __lstat64
	.type	__lstat64, @function
__lstat64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 366,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	__lstat64, .-__lstat64
	.section	.text.__fstat64,"ax",@progbits
	.align 4
.globl __fstat64
	.type	__fstat64, @function
__fstat64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 361,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	__fstat64, .-__fstat64
	.section	.text.utime,"ax",@progbits
	.align 4
.globl utime
	.type	utime, @function
utime:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 30,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	utime, .-utime
	.section	.text.umask,"ax",@progbits
	.align 4
.globl umask
	.type	umask, @function
umask:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 60,%r26
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
	.size	umask, .-umask
	.section	.text.dup,"ax",@progbits
	.align 4
.globl dup
	.type	dup, @function
dup:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 41,%r26
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
	.size	dup, .-dup
	.section	.text.dup2,"ax",@progbits
	.align 4
.globl dup2
	.type	dup2, @function
dup2:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 90,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	dup2, .-dup2
	.section	.text.fsync,"ax",@progbits
	.align 4
.globl fsync
	.type	fsync, @function
fsync:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 95,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	fsync, .-fsync
	.section	.text.truncate,"ax",@progbits
	.align 4
.globl truncate
	.type	truncate, @function
truncate:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 129,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	truncate, .-truncate
	.section	.text.ftruncate,"ax",@progbits
	.align 4
.globl ftruncate
	.type	ftruncate, @function
ftruncate:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 130,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	ftruncate, .-ftruncate
	.section	.text.mknod,"ax",@progbits
	.align 4
.globl mknod
	.type	mknod, @function
mknod:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 14,%r26
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
	.size	mknod, .-mknod
	.section	.text.poll,"ax",@progbits
	.align 4
.globl poll
	.type	poll, @function
poll:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 269,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	poll, .-poll
	.section	.text.getdtablesize,"ax",@progbits
	.align 4
.globl getdtablesize
	.type	getdtablesize, @function
getdtablesize:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 268,%r26
	ldo 128(%r30),%r30
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
	.size	getdtablesize, .-getdtablesize
	.section	.text.statfs,"ax",@progbits
	.align 4
.globl statfs
	.type	statfs, @function
statfs:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 196,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	statfs, .-statfs
	.section	.text.fstatfs,"ax",@progbits
	.align 4
.globl fstatfs
	.type	fstatfs, @function
fstatfs:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 197,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	fstatfs, .-fstatfs
	.section	.text.statvfs,"ax",@progbits
	.align 4
.globl statvfs
	.type	statvfs, @function
statvfs:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 330,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	statvfs, .-statvfs
	.section	.text.fstatvfs,"ax",@progbits
	.align 4
.globl fstatvfs
	.type	fstatvfs, @function
fstatvfs:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 331,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	fstatvfs, .-fstatvfs
	.section	.text.__statvfs64,"ax",@progbits
	.align 4
.globl __statvfs64
	.type	__statvfs64, @function
__statvfs64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 475,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	__statvfs64, .-__statvfs64
	.section	.text.__fstatvfs64,"ax",@progbits
	.align 4
.globl __fstatvfs64
	.type	__fstatvfs64, @function
__fstatvfs64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 476,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	__fstatvfs64, .-__fstatvfs64
	.section	.text.readv,"ax",@progbits
	.align 4
.globl readv
	.type	readv, @function
readv:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 120,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	readv, .-readv
	.section	.text.writev,"ax",@progbits
	.align 4
.globl writev
	.type	writev, @function
writev:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 121,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	writev, .-writev
	.section	.text.sync,"ax",@progbits
	.align 4
.globl sync
	.type	sync, @function
sync:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 36,%r26
	stwm %r4,64(%r30)
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sync, .-sync
	.section	.text.mkfifo,"ax",@progbits
	.align 4
.globl mkfifo
	.type	mkfifo, @function
mkfifo:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	depi -1,19,1,%r25
	stwm %r4,64(%r30)
	bl mknod,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	mkfifo, .-mkfifo
	.section	.text.remove,"ax",@progbits
	.align 4
.globl remove
	.type	remove, @function
remove:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl unlink,%r2
	stw %r19,-32(%r30)
	movb,= %r28,%r28,.L87
	copy %r4,%r19
	addil LT'errno,%r19
	ldi 21,%r28
	ldw RT'errno(%r1),%r20
	ldw 0(%r20),%r20
	comb,<> %r28,%r20,.L93
	ldi -1,%r28
	bl rmdir,%r2
	copy %r3,%r26
.L87:
.L93:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	remove, .-remove
	.section	.text.pipe,"ax",@progbits
	.align 4
.globl pipe
	.type	pipe, @function
pipe:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	ldi 42,%r26
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r25
	stw %r29,-116(%r30)
	copy %r29,%r26
	bl call_value,%r2
	stw %r25,-120(%r30)
	comib,> 0,%r28,.L96
	ldw -120(%r30),%r20
	ldi 0,%r28
	stw %r20,0(%r3)
	ldw -116(%r30),%r20
	stw %r20,4(%r3)
.L94:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L96:
	b .L94
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	pipe, .-pipe
	.section	.text.select,"ax",@progbits
	.align 4
.globl select
	.type	select, @function
select:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r7,-108(%r30)
	copy %r24,%r7
	stw %r6,-104(%r30)
	copy %r25,%r6
	stw %r5,-100(%r30)
	copy %r26,%r5
	stw %r4,-96(%r30)
	copy %r19,%r4
	stw %r3,-92(%r30)
	copy %r23,%r3
	stw %r19,-32(%r30)
	bl cancel_enter,%r2
	stw %r28,-112(%r30)
	ldw -112(%r30),%r20
	copy %r7,%r23
	copy %r6,%r24
	stw %r20,-56(%r30)
	copy %r4,%r19
	copy %r5,%r25
	stw %r3,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 93,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	select, .-select
	.section	.text.isatty,"ax",@progbits
	.align 4
.globl isatty
	.type	isatty, @function
isatty:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1074937856,%r25
	ldo 128(%r30),%r30
	ldo 5121(%r25),%r25
	stw %r4,-56(%r30)
	ldo -120(%r30),%r24
	bl ioctl,%r2
	stw %r19,-32(%r30)
	ldw -56(%r30),%r4
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	isatty, .-isatty
	.section	.text.mmap,"ax",@progbits
	.align 4
.globl mmap
	.type	mmap, @function
mmap:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -184(%r30),%r20
	ldw -180(%r30),%r21
	stw %r20,-60(%r30)
	copy %r23,%r20
	copy %r24,%r23
	stw %r4,-112(%r30)
	copy %r25,%r24
	copy %r19,%r4
	stw %r19,-32(%r30)
	copy %r26,%r25
	ldi 71,%r26
	stw %r21,-56(%r30)
	bl hpux_call,%r2
	stw %r20,-52(%r30)
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
	.size	mmap, .-mmap
	.section	.text.__mmap64,"ax",@progbits
	.align 4
.globl __mmap64
	.type	__mmap64, @function
__mmap64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -192(%r30),%r21
	ldw -188(%r30),%r20
	stw %r21,-68(%r30)
	stw %r20,-64(%r30)
	ldw -180(%r30),%r21
	copy %r23,%r20
	copy %r24,%r23
	stw %r4,-112(%r30)
	copy %r25,%r24
	copy %r19,%r4
	stw %r19,-32(%r30)
	copy %r26,%r25
	ldi 367,%r26
	stw %r21,-56(%r30)
	stw %r20,-52(%r30)
	bl hpux_call,%r2
	stw %r0,-60(%r30)
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
	.size	__mmap64, .-__mmap64
	.section	.text.munmap,"ax",@progbits
	.align 4
.globl munmap
	.type	munmap, @function
munmap:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 73,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	munmap, .-munmap
	.section	.text.mprotect,"ax",@progbits
	.align 4
.globl mprotect
	.type	mprotect, @function
mprotect:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 74,%r26
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
	.size	mprotect, .-mprotect
	.section	.text.mlock,"ax",@progbits
	.align 4
.globl mlock
	.type	mlock, @function
mlock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 421,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	mlock, .-mlock
	.section	.text.munlock,"ax",@progbits
	.align 4
.globl munlock
	.type	munlock, @function
munlock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 422,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	munlock, .-munlock
	.section	.text.msync,"ax",@progbits
	.align 4
.globl msync
	.type	msync, @function
msync:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 320,%r26
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
	.size	msync, .-msync
	.section	.text.mlockall,"ax",@progbits
	.align 4
.globl mlockall
	.type	mlockall, @function
mlockall:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 423,%r26
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
	.size	mlockall, .-mlockall
	.section	.text.munlockall,"ax",@progbits
	.align 4
.globl munlockall
	.type	munlockall, @function
munlockall:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 424,%r26
	ldo 128(%r30),%r30
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
	.size	munlockall, .-munlockall
	.section	.text.madvise,"ax",@progbits
	.align 4
.globl madvise
	.type	madvise, @function
madvise:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 75,%r26
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
	.size	madvise, .-madvise
	.section	.text.getpid,"ax",@progbits
	.align 4
.globl getpid
	.type	getpid, @function
getpid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 20,%r26
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getpid, .-getpid
	.section	.text.getppid,"ax",@progbits
	.align 4
.globl getppid
	.type	getppid, @function
getppid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 20,%r26
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	ldw -112(%r30),%r4
	copy %r29,%r28
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getppid, .-getppid
	.section	.text.getuid,"ax",@progbits
	.align 4
.globl getuid
	.type	getuid, @function
getuid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 24,%r26
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getuid, .-getuid
	.section	.text.geteuid,"ax",@progbits
	.align 4
.globl geteuid
	.type	geteuid, @function
geteuid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 24,%r26
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	ldw -112(%r30),%r4
	copy %r29,%r28
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	geteuid, .-geteuid
	.section	.text.getgid,"ax",@progbits
	.align 4
.globl getgid
	.type	getgid, @function
getgid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 47,%r26
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getgid, .-getgid
	.section	.text.getegid,"ax",@progbits
	.align 4
.globl getegid
	.type	getegid, @function
getegid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 47,%r26
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	ldw -112(%r30),%r4
	copy %r29,%r28
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	getegid, .-getegid
	.section	.text.setuid,"ax",@progbits
	.align 4
.globl setuid
	.type	setuid, @function
setuid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 23,%r26
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
	.size	setuid, .-setuid
	.section	.text.setgid,"ax",@progbits
	.align 4
.globl setgid
	.type	setgid, @function
setgid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 46,%r26
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
	.size	setgid, .-setgid
	.section	.text.setresuid,"ax",@progbits
	.align 4
.globl setresuid
	.type	setresuid, @function
setresuid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 126,%r26
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
	.size	setresuid, .-setresuid
	.section	.text.setresgid,"ax",@progbits
	.align 4
.globl setresgid
	.type	setresgid, @function
setresgid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 127,%r26
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
	.size	setresgid, .-setresgid
	.section	.text.setpgid,"ax",@progbits
	.align 4
.globl setpgid
	.type	setpgid, @function
setpgid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 82,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	setpgid, .-setpgid
	.section	.text.getgroups,"ax",@progbits
	.align 4
.globl getgroups
	.type	getgroups, @function
getgroups:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 79,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	getgroups, .-getgroups
	.section	.text.execve,"ax",@progbits
	.align 4
.globl execve
	.type	execve, @function
execve:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 59,%r26
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
	.size	execve, .-execve
	.section	.text.waitpid,"ax",@progbits
	.align 4
.globl waitpid
	.type	waitpid, @function
waitpid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 200,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	waitpid, .-waitpid
	.section	.text.wait3,"ax",@progbits
	.align 4
.globl wait3
	.type	wait3, @function
wait3:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 84,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	wait3, .-wait3
	.section	.text.kill,"ax",@progbits
	.align 4
.globl kill
	.type	kill, @function
kill:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 37,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	kill, .-kill
	.section	.text.waitid,"ax",@progbits
	.align 4
.globl waitid
	.type	waitid, @function
waitid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-112(%r30)
	copy %r23,%r7
	stw %r6,-108(%r30)
	copy %r24,%r6
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	stw %r7,-52(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 382,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	waitid, .-waitid
	.section	.text.alarm,"ax",@progbits
	.align 4
.globl alarm
	.type	alarm, @function
alarm:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 27,%r26
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
	.size	alarm, .-alarm
	.section	.text.nice,"ax",@progbits
	.align 4
.globl nice
	.type	nice, @function
nice:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 34,%r26
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
	.size	nice, .-nice
	.section	.text.getrusage,"ax",@progbits
	.align 4
.globl getrusage
	.type	getrusage, @function
getrusage:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 117,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	getrusage, .-getrusage
	.section	.text.getrlimit,"ax",@progbits
	.align 4
.globl getrlimit
	.type	getrlimit, @function
getrlimit:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 144,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	getrlimit, .-getrlimit
	.section	.text.setrlimit,"ax",@progbits
	.align 4
.globl setrlimit
	.type	setrlimit, @function
setrlimit:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 145,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	setrlimit, .-setrlimit
	.section	.text.__getrlimit64,"ax",@progbits
	.align 4
.globl __getrlimit64
	.type	__getrlimit64, @function
__getrlimit64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 363,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	__getrlimit64, .-__getrlimit64
	.section	.text.__setrlimit64,"ax",@progbits
	.align 4
.globl __setrlimit64
	.type	__setrlimit64, @function
__setrlimit64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 368,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	__setrlimit64, .-__setrlimit64
	.section	.text.setitimer,"ax",@progbits
	.align 4
.globl setitimer
	.type	setitimer, @function
setitimer:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 83,%r26
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
	.size	setitimer, .-setitimer
	.section	.text.getitimer,"ax",@progbits
	.align 4
.globl getitimer
	.type	getitimer, @function
getitimer:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 86,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	getitimer, .-getitimer
	.section	.text.sched_yield,"ax",@progbits
	.align 4
.globl sched_yield
	.type	sched_yield, @function
sched_yield:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 341,%r26
	ldo 128(%r30),%r30
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
	.size	sched_yield, .-sched_yield
	.section	.text.setgroups,"ax",@progbits
	.align 4
.globl setgroups
	.type	setgroups, @function
setgroups:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 80,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	setgroups, .-setgroups
	.section	.text.getpgrp2,"ax",@progbits
	.align 4
.globl getpgrp2
	.type	getpgrp2, @function
getpgrp2:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 81,%r26
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
	.size	getpgrp2, .-getpgrp2
	.section	.text.getpgid,"ax",@progbits
	.align 4
.globl getpgid
	.type	getpgid, @function
getpgid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 81,%r26
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
	.size	getpgid, .-getpgid
	.section	.text.setpgrp2,"ax",@progbits
	.align 4
.globl setpgrp2
	.type	setpgrp2, @function
setpgrp2:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 82,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	setpgrp2, .-setpgrp2
	.section	.text.getsid,"ax",@progbits
	.align 4
.globl getsid
	.type	getsid, @function
getsid:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 333,%r26
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
	.size	getsid, .-getsid
	.section	.text.sched_setparam,"ax",@progbits
	.align 4
.globl sched_setparam
	.type	sched_setparam, @function
sched_setparam:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 337,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	sched_setparam, .-sched_setparam
	.section	.text.sched_getparam,"ax",@progbits
	.align 4
.globl sched_getparam
	.type	sched_getparam, @function
sched_getparam:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 338,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	sched_getparam, .-sched_getparam
	.section	.text.sched_setscheduler,"ax",@progbits
	.align 4
.globl sched_setscheduler
	.type	sched_setscheduler, @function
sched_setscheduler:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 339,%r26
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
	.size	sched_setscheduler, .-sched_setscheduler
	.section	.text.sched_getscheduler,"ax",@progbits
	.align 4
.globl sched_getscheduler
	.type	sched_getscheduler, @function
sched_getscheduler:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 340,%r26
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
	.size	sched_getscheduler, .-sched_getscheduler
	.section	.text.sched_rr_get_interval,"ax",@progbits
	.align 4
.globl sched_rr_get_interval
	.type	sched_rr_get_interval, @function
sched_rr_get_interval:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 344,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	sched_rr_get_interval, .-sched_rr_get_interval
	.section	.text.setpgrp,"ax",@progbits
	.align 4
.globl setpgrp
	.type	setpgrp, @function
setpgrp:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 383,%r26
	ldo 128(%r30),%r30
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
	.size	setpgrp, .-setpgrp
	.section	.text.setpriority,"ax",@progbits
	.align 4
.globl setpriority
	.type	setpriority, @function
setpriority:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 96,%r26
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
	.size	setpriority, .-setpriority
	.section	.text.settimeofday,"ax",@progbits
	.align 4
.globl settimeofday
	.type	settimeofday, @function
settimeofday:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 122,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	settimeofday, .-settimeofday
	.section	.text.getpriority,"ax",@progbits
	.align 4
.globl getpriority
	.type	getpriority, @function
getpriority:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 100,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	movb,<,n %r28,%r28,.L151
	subi 20,%r28,%r28
.L149:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L151:
	b .L149
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	getpriority, .-getpriority
	.section	.text.setreuid,"ax",@progbits
	.align 4
.globl setreuid
	.type	setreuid, @function
setreuid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi -1,%r24
	stwm %r4,64(%r30)
	bl setresuid,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setreuid, .-setreuid
	.section	.text.setregid,"ax",@progbits
	.align 4
.globl setregid
	.type	setregid, @function
setregid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi -1,%r24
	stwm %r4,64(%r30)
	bl setresgid,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setregid, .-setregid
	.section	.text.seteuid,"ax",@progbits
	.align 4
.globl seteuid
	.type	seteuid, @function
seteuid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldi -1,%r24
	stwm %r4,64(%r30)
	copy %r24,%r26
	bl setresuid,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	seteuid, .-seteuid
	.section	.text.setegid,"ax",@progbits
	.align 4
.globl setegid
	.type	setegid, @function
setegid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldi -1,%r24
	stwm %r4,64(%r30)
	copy %r24,%r26
	bl setresgid,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setegid, .-setegid
	.section	.text.getpgrp,"ax",@progbits
	.align 4
.globl getpgrp
	.type	getpgrp, @function
getpgrp:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r25
	ldo 128(%r30),%r30
	ldi 81,%r26
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
	.size	getpgrp, .-getpgrp
	.section	.text.setsid,"ax",@progbits
	.align 4
.globl setsid
	.type	setsid, @function
setsid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	bl getpgrp,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r3
	bl getpid,%r2
	copy %r19,%r4
	comb,= %r28,%r3,.L158
	copy %r4,%r19
	bl setpgrp,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r3
	bl getpid,%r2
	copy %r19,%r4
	comb,<> %r28,%r3,.L158
	copy %r4,%r19
	bl getpid,%r2
	nop
	ldw -60(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L158:
	addil LT'errno,%r19
	ldw RT'errno(%r1),%r28
	ldi 1,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setsid, .-setsid
	.section	.text.pause,"ax",@progbits
	.align 4
.globl pause
	.type	pause, @function
pause:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	ldi 29,%r26
	bl hpux_call,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pause, .-pause
	.section	.text.wait,"ax",@progbits
	.align 4
.globl wait
	.type	wait, @function
wait:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldi 0,%r24
	stwm %r4,64(%r30)
	ldi -1,%r26
	bl waitpid,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wait, .-wait
	.section	.text.killpg,"ax",@progbits
	.align 4
.globl killpg
	.type	killpg, @function
killpg:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	sub %r0,%r26,%r26
	stwm %r4,64(%r30)
	bl kill,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	killpg, .-killpg
	.section	.text.execv,"ax",@progbits
	.align 4
.globl execv
	.type	execv, @function
execv:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'environ,%r19
	ldw RT'environ(%r1),%r28
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl execve,%r2
	ldw 0(%r28),%r24
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	execv, .-execv
	.section	.text.sigprocmask,"ax",@progbits
	.align 4
.globl sigprocmask
	.type	sigprocmask, @function
sigprocmask:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r24,%r23
	stw %r4,-80(%r30)
	movb,= %r25,%r24,.L165
	stw %r19,-32(%r30)
	comib,= 1,%r26,.L165
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L175
	copy %r26,%r25
	ldo -120(%r30),%r28
	copy %r28,%r31
	ldi 24,%r20
	ldws,ma 4(%r24),%r21
	ldws,ma 4(%r24),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r28,%r24
	ldw -116(%r30),%r28
	depi 0,29,1,%r28
	stw %r28,-116(%r30)
.L165:
	copy %r26,%r25
.L175:
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 185,%r26
	stw %r29,-116(%r30)
	copy %r4,%r19
	copy %r28,%r25
	stw %r25,-120(%r30)
	bl call_value,%r2
	copy %r29,%r26
	ldw -80(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sigprocmask, .-sigprocmask
	.section	.text.pthread_sigmask,"ax",@progbits
	.align 4
.globl pthread_sigmask
	.type	pthread_sigmask, @function
pthread_sigmask:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r24,%r23
	stw %r4,-80(%r30)
	movb,= %r25,%r24,.L177
	stw %r19,-32(%r30)
	comib,= 1,%r26,.L177
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L189
	copy %r26,%r25
	ldo -120(%r30),%r28
	copy %r28,%r31
	ldi 24,%r20
	ldws,ma 4(%r24),%r21
	ldws,ma 4(%r24),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	copy %r28,%r24
	ldw -116(%r30),%r28
	depi 0,29,1,%r28
	stw %r28,-116(%r30)
.L177:
	copy %r26,%r25
.L189:
	bl hpux_call,%r2
	ldi 185,%r26
	ldw -80(%r30),%r4
	extrs %r28,0,1,%r20
	ldw -148(%r30),%r2
	sub %r0,%r28,%r28
	and %r28,%r20,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pthread_sigmask, .-pthread_sigmask
	.section	.text.sigwait,"ax",@progbits
	.align 4
.globl sigwait
	.type	sigwait, @function
sigwait:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	stw %r6,-112(%r30)
	bl cancel_enter,%r2
	copy %r26,%r3
	copy %r4,%r19
	copy %r3,%r25
	ldi 430,%r26
	bl hpux_call,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	comib,> 0,%r3,.L190
	sub %r0,%r3,%r28
	stw %r3,0(%r5)
	ldi 0,%r28
.L190:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sigwait, .-sigwait
	.section	.text.sigwaitinfo,"ax",@progbits
	.align 4
.globl sigwaitinfo
	.type	sigwaitinfo, @function
sigwaitinfo:
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
	ldi 428,%r26
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
	.size	sigwaitinfo, .-sigwaitinfo
	.section	.text.sigtimedwait,"ax",@progbits
	.align 4
.globl sigtimedwait
	.type	sigtimedwait, @function
sigtimedwait:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 429,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sigtimedwait, .-sigtimedwait
	.section	.text.sigqueue,"ax",@progbits
	.align 4
.globl sigqueue
	.type	sigqueue, @function
sigqueue:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 427,%r26
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
	.size	sigqueue, .-sigqueue
	.section	.text.sigpending,"ax",@progbits
	.align 4
.globl sigpending
	.type	sigpending, @function
sigpending:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 186,%r26
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
	.size	sigpending, .-sigpending
	.section	.text.sigsuspend,"ax",@progbits
	.align 4
.globl sigsuspend
	.type	sigsuspend, @function
sigsuspend:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 187,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sigsuspend, .-sigsuspend
	.section	.text.sigaltstack,"ax",@progbits
	.align 4
.globl sigaltstack
	.type	sigaltstack, @function
sigaltstack:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 381,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	sigaltstack, .-sigaltstack
	.section	.text.sigaction,"ax",@progbits
	.align 4
.globl sigaction
	.type	sigaction, @function
sigaction:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 188,%r26
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
	.size	sigaction, .-sigaction
	.section	.text.sigemptyset,"ax",@progbits
	.align 4
.globl sigemptyset
	.type	sigemptyset, @function
sigemptyset:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 32,%r24
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl memset,%r2
	stw %r19,-32(%r30)
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sigemptyset, .-sigemptyset
	.section	.text.sigfillset,"ax",@progbits
	.align 4
.globl sigfillset
	.type	sigfillset, @function
sigfillset:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 32,%r24
	ldi 255,%r25
	stwm %r4,64(%r30)
	bl memset,%r2
	stw %r19,-32(%r30)
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sigfillset, .-sigfillset
	.section	.text.sigaddset,"ax",@progbits
	.align 4
.globl sigaddset
	.type	sigaddset, @function
sigaddset:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -1(%r25),%r25
	extrs %r25,0,1,%r20
	extru %r25,31,5,%r21
	extru %r20,31,5,%r20
	subi 31,%r21,%r21
	addl %r20,%r25,%r20
	extrs %r20,26,27,%r20
	mtsar %r21
	ldwx,s %r20(%r26),%r21
	zvdepi 1,32,%r22
	sh2addl %r20,%r26,%r26 
	ldi 0,%r28
	or %r21,%r22,%r20
	bv %r0(%r2)
	stw %r20,0(%r26)
	.EXIT
	.PROCEND
	.size	sigaddset, .-sigaddset
	.section	.text.sigdelset,"ax",@progbits
	.align 4
.globl sigdelset
	.type	sigdelset, @function
sigdelset:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -1(%r25),%r25
	extrs %r25,0,1,%r20
	extru %r25,31,5,%r21
	extru %r20,31,5,%r20
	subi 31,%r21,%r21
	addl %r20,%r25,%r20
	extrs %r20,26,27,%r20
	mtsar %r21
	ldwx,s %r20(%r26),%r22
	zvdepi 1,32,%r21
	sh2addl %r20,%r26,%r26 
	ldi 0,%r28
	andcm %r22,%r21,%r20
	bv %r0(%r2)
	stw %r20,0(%r26)
	.EXIT
	.PROCEND
	.size	sigdelset, .-sigdelset
	.section	.text.sigismember,"ax",@progbits
	.align 4
.globl sigismember
	.type	sigismember, @function
sigismember:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -1(%r25),%r25
	extrs %r25,0,1,%r28
	mtsar %r25
	extru %r28,31,5,%r28
	addl %r28,%r25,%r28
	extrs %r28,26,27,%r28
	ldwx,s %r28(%r26),%r28
	vshd %r0,%r28,%r28
	bv %r0(%r2)
	extru %r28,31,1,%r28
	.EXIT
	.PROCEND
	.size	sigismember, .-sigismember
	.section	.text.signal,"ax",@progbits
	.align 4
.globl signal
	.type	signal, @function
signal:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldo -140(%r30),%r28
	stw %r4,-104(%r30)
	ldi 36,%r21
	ldo -184(%r30),%r24
	stw %r19,-32(%r30)
	ldi 24,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stw %r25,-144(%r30)
	ldo -144(%r30),%r20
	stw %r21,-108(%r30)
	bl sigaction,%r2
	copy %r20,%r25
	copy %r28,%r20
	comib,<> 0,%r20,.L205
	ldi -1,%r28
	ldw -184(%r30),%r28
.L205:
	ldw -212(%r30),%r2
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	signal, .-signal
	.section	.text.sigblock,"ax",@progbits
	.align 4
.globl sigblock
	.type	sigblock, @function
sigblock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 109,%r26
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
	.size	sigblock, .-sigblock
	.section	.text.sigsetmask,"ax",@progbits
	.align 4
.globl sigsetmask
	.type	sigsetmask, @function
sigsetmask:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 110,%r26
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
	.size	sigsetmask, .-sigsetmask
	.section	.text.sigpause,"ax",@progbits
	.align 4
.globl sigpause
	.type	sigpause, @function
sigpause:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 111,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r4
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sigpause, .-sigpause
	.section	.text.sigvector,"ax",@progbits
	.align 4
.globl sigvector
	.type	sigvector, @function
sigvector:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 108,%r26
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
	.size	sigvector, .-sigvector
	.section	.text.sigvec,"ax",@progbits
	.align 4
.globl sigvec
	.type	sigvec, @function
sigvec:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl sigvector,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sigvec, .-sigvec
	.section	.text.siginterrupt,"ax",@progbits
	.align 4
.globl siginterrupt
	.type	siginterrupt, @function
siginterrupt:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-80(%r30)
	ldo -120(%r30),%r6
	copy %r6,%r24
	stw %r5,-76(%r30)
	copy %r25,%r5
	ldi 0,%r25
	stw %r4,-72(%r30)
	copy %r19,%r4
	stw %r3,-68(%r30)
	copy %r26,%r3
	bl sigaction,%r2
	stw %r19,-32(%r30)
	comib,<> 0,%r28,.L217
	copy %r4,%r19
	ldo -84(%r30),%r20
	comib,<> 0,%r5,.L218
	ldw 0(%r20),%r28
	depi -1,25,1,%r28
.L216:
	stw %r28,0(%r20)
	ldi 0,%r24
	copy %r6,%r25
	bl sigaction,%r2
	copy %r3,%r26
.L213:
	ldw -148(%r30),%r2
	ldw -80(%r30),%r6
	ldw -76(%r30),%r5
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L218:
	b .L216
	depi 0,25,1,%r28
.L217:
	b .L213
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	siginterrupt, .-siginterrupt
	.section	.text.sighold,"ax",@progbits
	.align 4
.globl sighold
	.type	sighold, @function
sighold:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-88(%r30)
	copy %r26,%r5
	stw %r4,-84(%r30)
	copy %r19,%r4
	stw %r3,-80(%r30)
	ldo -120(%r30),%r3
	copy %r3,%r26
	bl sigemptyset,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r5,%r25
	copy %r3,%r26
	bl sigaddset,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 0,%r24
	copy %r3,%r25
	bl sigprocmask,%r2
	copy %r24,%r26
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -148(%r30),%r2
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sighold, .-sighold
	.section	.text.sigrelse,"ax",@progbits
	.align 4
.globl sigrelse
	.type	sigrelse, @function
sigrelse:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-88(%r30)
	copy %r26,%r5
	stw %r4,-84(%r30)
	copy %r19,%r4
	stw %r3,-80(%r30)
	ldo -120(%r30),%r3
	copy %r3,%r26
	bl sigemptyset,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r5,%r25
	copy %r3,%r26
	bl sigaddset,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r3,%r25
	ldi 0,%r24
	bl sigprocmask,%r2
	ldi 1,%r26
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -148(%r30),%r2
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sigrelse, .-sigrelse
	.section	.text.sigignore,"ax",@progbits
	.align 4
.globl sigignore
	.type	sigignore, @function
sigignore:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -116(%r30),%r28
	stw %r4,-80(%r30)
	ldi 0,%r24
	stw %r19,-32(%r30)
	ldi 28,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	ldo -120(%r30),%r20
	ldi 1,%r28
	stw %r28,-120(%r30)
	bl sigaction,%r2
	copy %r20,%r25
	ldw -80(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sigignore, .-sigignore
	.section	.text.sigset,"ax",@progbits
	.align 4
.globl sigset
	.type	sigset, @function
sigset:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldo -140(%r30),%r28
	stw %r7,-72(%r30)
	ldo -104(%r30),%r7
	copy %r7,%r24
	stw %r6,-68(%r30)
	ldo -144(%r30),%r6
	stw %r5,-64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	ldi 0,%r25
	stw %r19,-32(%r30)
	copy %r25,%r26
	ldi 28,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stws,ma %r0,4(%r28)
	bl sigprocmask,%r2
	stw %r3,0(%r6)
	movb,<> %r28,%r25,.L227
	copy %r4,%r19
	comib,= 2,%r3,.L235
	copy %r19,%r4
	ldo -184(%r30),%r24
	copy %r6,%r25
	bl sigaction,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L227
	copy %r4,%r19
	copy %r19,%r4
	bl sigrelse,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L227
	copy %r4,%r19
.L229:
	copy %r5,%r25
	bl sigismember,%r2
	copy %r7,%r26
	comib,<> 0,%r28,.L236
	ldi 2,%r28
	ldw -184(%r30),%r28
	ldw -212(%r30),%r2
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L235:
	ldo -184(%r30),%r24
	bl sigaction,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L233
	copy %r4,%r19
.L227:
	ldi -1,%r28
.L237:
	ldw -212(%r30),%r2
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L233:
	copy %r19,%r4
	bl sighold,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L229
	copy %r4,%r19
	b .L237
	ldi -1,%r28
.L236:
	ldw -212(%r30),%r2
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	sigset, .-sigset
	.section	.text.bsd_signal,"ax",@progbits
	.align 4
.globl bsd_signal
	.type	bsd_signal, @function
bsd_signal:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldo -140(%r30),%r28
	stw %r4,-104(%r30)
	ldi 64,%r21
	ldo -184(%r30),%r24
	stw %r19,-32(%r30)
	ldi 24,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stw %r25,-144(%r30)
	ldo -144(%r30),%r20
	stw %r21,-108(%r30)
	bl sigaction,%r2
	copy %r20,%r25
	copy %r28,%r20
	comib,<> 0,%r20,.L238
	ldi -1,%r28
	ldw -184(%r30),%r28
.L238:
	ldw -212(%r30),%r2
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	bsd_signal, .-bsd_signal
	.section	.text.socket,"ax",@progbits
	.align 4
.globl socket
	.type	socket, @function
socket:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 290,%r26
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
	.size	socket, .-socket
	.section	.text.connect,"ax",@progbits
	.align 4
.globl connect
	.type	connect, @function
connect:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 277,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	connect, .-connect
	.section	.text.bind,"ax",@progbits
	.align 4
.globl bind
	.type	bind, @function
bind:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 276,%r26
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
	.size	bind, .-bind
	.section	.text.accept,"ax",@progbits
	.align 4
.globl accept
	.type	accept, @function
accept:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 275,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	accept, .-accept
	.section	.text.listen,"ax",@progbits
	.align 4
.globl listen
	.type	listen, @function
listen:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 281,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	listen, .-listen
	.section	.text.shutdown,"ax",@progbits
	.align 4
.globl shutdown
	.type	shutdown, @function
shutdown:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 289,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	shutdown, .-shutdown
	.section	.text.getpeername,"ax",@progbits
	.align 4
.globl getpeername
	.type	getpeername, @function
getpeername:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 278,%r26
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
	.size	getpeername, .-getpeername
	.section	.text.getsockname,"ax",@progbits
	.align 4
.globl getsockname
	.type	getsockname, @function
getsockname:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 279,%r26
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
	.size	getsockname, .-getsockname
	.section	.text.send,"ax",@progbits
	.align 4
.globl send
	.type	send, @function
send:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-112(%r30)
	copy %r23,%r7
	stw %r6,-108(%r30)
	copy %r24,%r6
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	stw %r7,-52(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 285,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	send, .-send
	.section	.text.recv,"ax",@progbits
	.align 4
.globl recv
	.type	recv, @function
recv:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-112(%r30)
	copy %r23,%r7
	stw %r6,-108(%r30)
	copy %r24,%r6
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	stw %r7,-52(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 282,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	recv, .-recv
	.section	.text.sendto,"ax",@progbits
	.align 4
.globl sendto
	.type	sendto, @function
sendto:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r28,-108(%r30)
	ldw -184(%r30),%r28
	stw %r7,-104(%r30)
	copy %r24,%r7
	stw %r6,-100(%r30)
	copy %r25,%r6
	stw %r5,-96(%r30)
	copy %r26,%r5
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r3,-88(%r30)
	copy %r23,%r3
	stw %r19,-32(%r30)
	bl cancel_enter,%r2
	stw %r28,-112(%r30)
	ldw -112(%r30),%r20
	stw %r20,-60(%r30)
	copy %r7,%r23
	copy %r6,%r24
	ldw -108(%r30),%r20
	copy %r4,%r19
	stw %r20,-56(%r30)
	copy %r5,%r25
	stw %r3,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 287,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sendto, .-sendto
	.section	.text.recvfrom,"ax",@progbits
	.align 4
.globl recvfrom
	.type	recvfrom, @function
recvfrom:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r28,-108(%r30)
	ldw -184(%r30),%r28
	stw %r7,-104(%r30)
	copy %r24,%r7
	stw %r6,-100(%r30)
	copy %r25,%r6
	stw %r5,-96(%r30)
	copy %r26,%r5
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r3,-88(%r30)
	copy %r23,%r3
	stw %r19,-32(%r30)
	bl cancel_enter,%r2
	stw %r28,-112(%r30)
	ldw -112(%r30),%r20
	stw %r20,-60(%r30)
	copy %r7,%r23
	copy %r6,%r24
	ldw -108(%r30),%r20
	copy %r4,%r19
	stw %r20,-56(%r30)
	copy %r5,%r25
	stw %r3,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 283,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	recvfrom, .-recvfrom
	.section	.text.socketpair,"ax",@progbits
	.align 4
.globl socketpair
	.type	socketpair, @function
socketpair:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	copy %r24,%r28
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r28,%r23
	copy %r26,%r25
	stw %r20,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 291,%r26
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
	.size	socketpair, .-socketpair
	.section	.text.setsockopt,"ax",@progbits
	.align 4
.globl setsockopt
	.type	setsockopt, @function
setsockopt:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r23,%r20
	ldo 128(%r30),%r30
	ldw -180(%r30),%r21
	stw %r4,-112(%r30)
	copy %r24,%r23
	copy %r19,%r4
	stw %r19,-32(%r30)
	copy %r25,%r24
	copy %r26,%r25
	stw %r21,-56(%r30)
	ldi 288,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
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
	.size	setsockopt, .-setsockopt
	.section	.text.getsockopt,"ax",@progbits
	.align 4
.globl getsockopt
	.type	getsockopt, @function
getsockopt:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r23,%r20
	ldo 128(%r30),%r30
	ldw -180(%r30),%r21
	stw %r4,-112(%r30)
	copy %r24,%r23
	copy %r19,%r4
	stw %r19,-32(%r30)
	copy %r25,%r24
	copy %r26,%r25
	stw %r21,-56(%r30)
	ldi 280,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
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
	.size	getsockopt, .-getsockopt
	.section	.text.profil,"ax",@progbits
	.align 4
.globl profil
	.type	profil, @function
profil:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	copy %r24,%r28
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r28,%r23
	copy %r26,%r25
	stw %r20,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 44,%r26
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
	.size	profil, .-profil
	.section	.text.sprofil,"ax",@progbits
	.align 4
.globl sprofil
	.type	sprofil, @function
sprofil:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	copy %r24,%r28
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r28,%r23
	copy %r26,%r25
	stw %r20,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 540,%r26
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
	.size	sprofil, .-sprofil
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
