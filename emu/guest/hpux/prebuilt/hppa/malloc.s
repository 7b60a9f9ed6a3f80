; 15b3d43ab765452e78c1fd615c59e574 emu/guest/libc/malloc.c
	.LEVEL 1.1
	.text
	.section	.text.malloc,"ax",@progbits
	.align 4
.globl malloc
	.type	malloc, @function
malloc:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldi 16,%r28
	stw %r8,-112(%r30)
	stw %r7,-108(%r30)
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	stw %r4,-96(%r30)
	stw %r3,-92(%r30)
	comb,>>= %r28,%r26,.L2
	stw %r19,-32(%r30)
	ldi 5,%r3
	ldi 31,%r20
	ldo 1(%r3),%r3
.L29:
	comb,= %r20,%r3,.L9
	subi 31,%r3,%r28
	mtsar %r28
	zvdepi 1,32,%r5
	ldo -16(%r5),%r28
	comb,>>,n %r26,%r28,.L29
	ldo 1(%r3),%r3
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'free_blocks,%r19
	ldw RT'free_blocks(%r1),%r28
	ldwx,s %r3(%r28),%r6
	comib,= 0,%r6,.L24
	sh2addl %r3,%r28,%r28 
.L30:
	ldw 4(%r6),%r20
	bl guard_leave,%r2
	stw %r20,0(%r28)
.L7:
	stw %r3,0(%r6)
.L28:
	ldo 16(%r6),%r28
.L1:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L24:
	zdepi -1,31,20,%r28
	comb,<< %r28,%r5,.L25
	copy %r5,%r7
.L6:
	addil LT'chunk,%r19
	copy %r1,%r28
	ldw RT'chunk(%r28),%r5
	ldw 0(%r5),%r6
	addil LT'chunk_end,%r19
	ldw RT'chunk_end(%r1),%r8
	ldw 0(%r8),%r28
	sub %r28,%r6,%r28
	comb,>>,n %r7,%r28,.L26
	addl %r6,%r7,%r7
	stw %r7,0(%r5)
.L10:
	bl guard_leave,%r2
	copy %r19,%r4
	comib,<> 0,%r6,.L7
	copy %r4,%r19
	b,n .L9
.L26:
	ldi -1,%r20
	stw %r20,-56(%r30)
	copy %r19,%r4
	ldi 18,%r20
	stw %r0,-60(%r30)
	ldi 3,%r23
	stw %r20,-52(%r30)
	ldil L'1048576,%r24
	ldi 0,%r25
	bl hpux_call,%r2
	ldi 71,%r26
	stw %r29,-116(%r30)
	copy %r28,%r6
	stw %r6,-120(%r30)
	ldi 4094,%r28
	ldo 4095(%r6),%r20
	comb,>>= %r28,%r20,.L27
	copy %r4,%r19
	comib,= 0,%r6,.L22
	stw %r6,0(%r5)
	ldil L'1048576,%r28
	addl %r6,%r28,%r28
	stw %r28,0(%r8)
	addl %r6,%r7,%r7
	bl guard_leave,%r2
	stw %r7,0(%r5)
	b .L28
	stw %r3,0(%r6)
.L25:
	ldi -1,%r20
	stw %r20,-56(%r30)
	copy %r19,%r4
	ldi 18,%r20
	stw %r6,-60(%r30)
	ldi 3,%r23
	stw %r20,-52(%r30)
	copy %r5,%r24
	copy %r6,%r25
	bl hpux_call,%r2
	ldi 71,%r26
	stw %r28,-120(%r30)
	stw %r29,-116(%r30)
	ldi 4094,%r20
	ldo 4095(%r28),%r21
	comb,<< %r20,%r21,.L8
	copy %r4,%r19
.L22:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
.L9:
	bl __errno,%r2
	nop
	ldi 12,%r20
	stw %r20,0(%r28)
	b .L1
	ldi 0,%r28
.L2:
	copy %r19,%r4
	bl guard_enter,%r2
	ldi 5,%r3
	copy %r4,%r19
	addil LT'free_blocks,%r19
	ldw RT'free_blocks(%r1),%r28
	ldw 20(%r28),%r6
	comib,<> 0,%r6,.L30
	sh2addl %r3,%r28,%r28 
	b .L6
	ldi 32,%r7
.L27:
	b .L22
	stw %r0,0(%r5)
.L8:
	b .L10
	copy %r28,%r6
	.EXIT
	.PROCEND
	.size	malloc, .-malloc
	.section	.text.free,"ax",@progbits
	.align 4
.globl free
	.type	free, @function
free:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	movb,= %r26,%r26,.L31
	stw %r19,-32(%r30)
	ldw -16(%r26),%r20
	ldi 255,%r28
	comb,=,n %r28,%r20,.L33
	ldo -16(%r26),%r3
.L34:
	bl guard_enter,%r2
	copy %r19,%r4
	ldw 0(%r3),%r20
	copy %r4,%r19
	addil LT'free_blocks,%r19
	ldw RT'free_blocks(%r1),%r28
	ldwx,s %r20(%r28),%r21
	sh2addl %r20,%r28,%r28 
	stw %r21,4(%r3)
	bl guard_leave,%r2
	stw %r3,0(%r28)
.L31:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L33:
	b .L34
	ldw -12(%r26),%r3
	.EXIT
	.PROCEND
	.size	free, .-free
	.section	.text.calloc,"ax",@progbits
	.align 4
.globl calloc
	.type	calloc, @function
calloc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	movb,= %r25,%r25,.L52
	stw %r19,-32(%r30)
	stws %r25,-16(%sp)
	fldws -16(%sp),%fr22R
	stws %r26,-16(%sp)
	fldws -16(%sp),%fr22L
	xmpyu %fr22R,%fr22L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	comib,<> 0,%r5,.L53
	copy %r19,%r4
	bl malloc,%r2
	copy %r6,%r26
	movb,= %r28,%r26,.L42
	copy %r4,%r19
.L43:
	copy %r6,%r24
	bl memset,%r2
	ldi 0,%r25
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L52:
	copy %r19,%r4
	ldi 0,%r5
	ldi 0,%r6
	bl malloc,%r2
	copy %r6,%r26
	movb,<> %r28,%r26,.L43
	copy %r4,%r19
.L42:
	ldi 0,%r28
.L54:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L53:
	bl __errno,%r2
	nop
	ldi 12,%r20
	stw %r20,0(%r28)
	b .L54
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	calloc, .-calloc
	.section	.text.realloc,"ax",@progbits
	.align 4
.globl realloc
	.type	realloc, @function
realloc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	movb,= %r26,%r3,.L64
	stw %r19,-32(%r30)
	ldw -16(%r3),%r20
	ldi 255,%r28
	comb,=,n %r28,%r20,.L58
	ldo -16(%r3),%r24
.L59:
	ldw 0(%r24),%r28
	subi 31,%r28,%r28
	mtsar %r28
	zvdepi 1,32,%r28
	addl %r24,%r28,%r24
	sub %r24,%r3,%r5
	comb,>> %r25,%r5,.L65
	copy %r3,%r6
.L55:
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L65:
	copy %r19,%r4
	bl malloc,%r2
	copy %r25,%r26
	movb,= %r28,%r6,.L55
	copy %r4,%r19
	copy %r5,%r24
	copy %r3,%r25
	copy %r6,%r26
	bl memcpy,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl free,%r2
	copy %r3,%r26
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L58:
	b .L59
	ldw -12(%r3),%r24
.L64:
	bl malloc,%r2
	copy %r25,%r26
	b .L55
	copy %r28,%r6
	.EXIT
	.PROCEND
	.size	realloc, .-realloc
	.section	.text.memalign,"ax",@progbits
	.align 4
.globl memalign
	.type	memalign, @function
memalign:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	movb,= %r26,%r3,.L67
	stw %r19,-32(%r30)
	ldo -1(%r3),%r28
	and %r28,%r3,%r28
	comib,<> 0,%r28,.L67
	ldi 16,%r28
	comb,>>= %r28,%r3,.L81
	subi -17,%r3,%r28
	comb,>> %r25,%r28,.L82
	ldo 16(%r25),%r26
	bl malloc,%r2
	addl %r26,%r3,%r26
	movb,= %r28,%r20,.L69
	ldo 15(%r3),%r28
	ldw -16(%r20),%r22
	sub %r0,%r3,%r3
	addl %r20,%r28,%r28
	ldi 255,%r21
	comb,= %r21,%r22,.L73
	and %r28,%r3,%r28
	ldo -16(%r20),%r20
.L74:
	stw %r20,-12(%r28)
	ldi 255,%r20
	stw %r20,-16(%r28)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L67:
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
.L69:
	ldi 0,%r28
.L83:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L82:
	bl __errno,%r2
	nop
	ldi 12,%r20
	stw %r20,0(%r28)
	b .L83
	ldi 0,%r28
.L73:
	b .L74
	ldw -12(%r20),%r20
.L81:
	bl malloc,%r2
	copy %r25,%r26
	ldw -60(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	memalign, .-memalign
	.section	.text.valloc,"ax",@progbits
	.align 4
.globl valloc
	.type	valloc, @function
valloc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl getpagesize,%r2
	stw %r19,-32(%r30)
	copy %r3,%r25
	copy %r4,%r19
	bl memalign,%r2
	copy %r28,%r26
	ldw -60(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	valloc, .-valloc
	.section	.text.brk,"ax",@progbits
	.align 4
.globl brk
	.type	brk, @function
brk:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	ldi 17,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r3,%r25
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	comib,> 0,%r28,.L87
	copy %r4,%r19
	addil LT'__break_now,%r19
	ldi 0,%r28
	ldw RT'__break_now(%r1),%r20
	stw %r3,0(%r20)
.L85:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L87:
	b .L85
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	brk, .-brk
	.section	.text.sbrk,"ax",@progbits
	.align 4
.globl sbrk
	.type	sbrk, @function
sbrk:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__break_now,%r19
	ldw RT'__break_now(%r1),%r28
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	movb,<> %r26,%r26,.L94
	ldw 0(%r28),%r3
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L94:
	bl brk,%r2
	addl %r3,%r26,%r26
	comiclr,= 0,%r28,%r0
	ldi -1,%r3
	ldw -84(%r30),%r2
	copy %r3,%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sbrk, .-sbrk
	.section	.text.posix_memalign,"ax",@progbits
	.align 4
.globl posix_memalign
	.type	posix_memalign, @function
posix_memalign:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	copy %r25,%r26
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	comib,>>= 3,%r25,.L98
	stw %r19,-32(%r30)
	ldo -1(%r25),%r28
	and %r28,%r25,%r3
	comib,<> 0,%r3,.L100
	ldi 22,%r28
	bl memalign,%r2
	copy %r24,%r25
	movb,=,n %r28,%r28,.L99
	stw %r28,0(%r5)
	copy %r3,%r28
.L95:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L98:
	ldi 22,%r28
.L100:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L99:
	b .L95
	ldi 12,%r28
	.EXIT
	.PROCEND
	.size	posix_memalign, .-posix_memalign
	.local	chunk_end
	.comm	chunk_end,4,4
	.local	chunk
	.comm	chunk,4,4
	.local	free_blocks
	.comm	free_blocks,256,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
