; 6d69bd38cfcb5913e63380aa8722169c emu/guest/libc/stdio.c
	.LEVEL 1.1
	.text
	.section	.text.give_buffer,"ax",@progbits
	.align 4
	.type	give_buffer, @function
give_buffer:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	ldil L'8192,%r7
	stw %r3,-112(%r30)
	stw %r6,-124(%r30)
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldh 12(%r26),%r28
	extru %r28,29+1-1,1,%r28
	ldw 8(%r26),%r20
	comiclr,= 0,%r28,%r0
	ldi 1,%r7
	comib,= 0,%r20,.L13
	copy %r26,%r3
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L13:
	copy %r19,%r4
	bl malloc,%r2
	ldo 8(%r7),%r26
	movb,= %r28,%r6,.L14
	copy %r4,%r19
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r5
	ldo 16(%r5),%r28
	comb,= %r28,%r3,.L15
	copy %r19,%r4
.L6:
	stw %r0,0(%r3)
	ldh 12(%r3),%r20
	ldo 8(%r6),%r28
	depi -1,28,1,%r20
	stw %r28,4(%r3)
	sub %r3,%r5,%r5
	extrs %r5,27,28,%r5
	stw %r28,8(%r3)
	sh1addl %r5,%r5,%r5 
	addil LT'more,%r19
	ldw RT'more(%r1),%r28
	sth %r20,12(%r3)
	sh3addl %r5,%r28,%r28 
	stw %r7,0(%r28)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L15:
	ldh 30(%r5),%r28
	extru %r28,23,8,%r26
	dep %r28,23,8,%r26
	bl isatty,%r2
	extru %r26,31,16,%r26
	comib,= 0,%r28,.L6
	copy %r4,%r19
	ldh 28(%r5),%r28
	depi -1,24,1,%r28
	b .L6
	sth %r28,28(%r5)
.L14:
	bl exit,%r2
	ldi 127,%r26
	nop
	.EXIT
	.PROCEND
	.size	give_buffer, .-give_buffer
	.section	.text.parse_mode,"ax",@progbits
	.align 4
	.type	parse_mode, @function
parse_mode:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r25,%r5
	ldi 43,%r25
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	bl strchr,%r2
	stw %r19,-32(%r30)
	movb,= %r28,%r28,.L28
	copy %r4,%r19
	ldi 256,%r20
	stw %r20,0(%r5)
	ldi 114,%r21
	ldb 0(%r3),%r20
	extrs %r20,31,8,%r20
	comb,=,n %r21,%r20,.L21
	ldi 119,%r28
	comb,= %r28,%r20,.L23
	ldi 97,%r28
	comb,= %r28,%r20,.L29
	ldi 266,%r28
.L22:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L23:
	ldi 770,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L29:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L28:
	ldb 0(%r3),%r20
	ldi 114,%r21
	extrs %r20,31,8,%r20
	comclr,= %r21,%r20,%r20
	ldi 1,%r20
	ldo 1(%r20),%r20
	stw %r20,0(%r5)
	ldb 0(%r3),%r20
	extrs %r20,31,8,%r20
	comb,=,n %r21,%r20,.L21
	ldi 119,%r28
	comb,= %r28,%r20,.L25
	ldi 97,%r28
	comb,<> %r28,%r20,.L22
	ldi 265,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L21:
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	ldw -84(%r30),%r2
	zdep %r28,30,31,%r28
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L25:
	ldi 769,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	parse_mode, .-parse_mode
	.section	.text.flush_output,"ax",@progbits
	.align 4
	.type	flush_output, @function
flush_output:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
	ldw 8(%r26),%r5
	comib,= 0,%r5,.L31
	copy %r26,%r6
	ldw 4(%r26),%r28
	comb,<> %r5,%r28,.L32
	sub %r28,%r5,%r3
	b .L41
	ldh 12(%r6),%r20
.L34:
	sub %r3,%r28,%r3
	comib,= 0,%r3,.L40
	addl %r5,%r28,%r5
.L32:
	ldh 14(%r6),%r28
	copy %r19,%r4
	copy %r3,%r24
	extru %r28,23,8,%r26
	dep %r28,23,8,%r26
	copy %r5,%r25
	bl write,%r2
	extru %r26,31,16,%r26
	comib,< 0,%r28,.L34
	copy %r4,%r19
	ldh 12(%r6),%r20
	ldw 8(%r6),%r5
	depi -1,26,1,%r20
	ldi -1,%r28
	sth %r20,12(%r6)
.L33:
	ldi 132,%r22
	ldi 0,%r21
	and %r20,%r22,%r20
	comb,<> %r21,%r20,.L35
	stw %r5,4(%r6)
	addil LT'more,%r19
	copy %r1,%r20
	ldw RT'more(%r20),%r21
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r20
	sub %r6,%r20,%r20
	extrs %r20,27,28,%r20
	sh1addl %r20,%r20,%r20 
	zdep %r20,28,29,%r20
	ldwx %r21(%r20),%r21
.L35:
	stw %r21,0(%r6)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L31:
	ldh 12(%r26),%r20
	b .L33
	copy %r5,%r28
.L40:
	ldw 8(%r6),%r5
	ldh 12(%r6),%r20
.L41:
	b .L33
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	flush_output, .-flush_output
	.section	.text.ftrylockfile,"ax",@progbits
	.align 4
.globl ftrylockfile
	.type	ftrylockfile, @function
ftrylockfile:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r28
	sub %r26,%r28,%r28
	stw %r2,-20(%r30)
	addil LT'more,%r19
	extrs %r28,27,28,%r28
	stwm %r4,64(%r30)
	ldw RT'more(%r1),%r26
	sh1addl %r28,%r28,%r28 
	zdep %r28,28,29,%r28
	stw %r19,-32(%r30)
	ldo 12(%r28),%r28
	bl stream_lock_try,%r2
	addl %r26,%r28,%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ftrylockfile, .-ftrylockfile
	.section	.text.flockfile,"ax",@progbits
	.align 4
.globl flockfile
	.type	flockfile, @function
flockfile:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r28
	sub %r26,%r28,%r28
	stw %r2,-20(%r30)
	addil LT'more,%r19
	extrs %r28,27,28,%r28
	stwm %r4,64(%r30)
	ldw RT'more(%r1),%r26
	sh1addl %r28,%r28,%r28 
	zdep %r28,28,29,%r28
	stw %r19,-32(%r30)
	ldo 12(%r28),%r28
	bl stream_lock_take,%r2
	addl %r26,%r28,%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	flockfile, .-flockfile
	.section	.text.funlockfile,"ax",@progbits
	.align 4
.globl funlockfile
	.type	funlockfile, @function
funlockfile:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r28
	sub %r26,%r28,%r28
	stw %r2,-20(%r30)
	addil LT'more,%r19
	extrs %r28,27,28,%r28
	stwm %r4,64(%r30)
	ldw RT'more(%r1),%r26
	sh1addl %r28,%r28,%r28 
	zdep %r28,28,29,%r28
	stw %r19,-32(%r30)
	ldo 12(%r28),%r28
	bl stream_lock_drop,%r2
	addl %r26,%r28,%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	funlockfile, .-funlockfile
	.section	.text.streams_after_fork,"ax",@progbits
	.align 4
.globl streams_after_fork
	.type	streams_after_fork, @function
streams_after_fork:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	copy %r1,%r28
	stwm %r10,128(%r30)
	addil LT'more,%r19
	ldw RT'more(%r1),%r10
	stw %r9,-124(%r30)
	stw %r8,-120(%r30)
	ldw RT'__iob(%r28),%r8
	ldo 960(%r8),%r9
	stw %r5,-108(%r30)
	copy %r8,%r5
	stw %r7,-116(%r30)
	stw %r6,-112(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	sub %r5,%r8,%r3
.L49:
	copy %r19,%r4
	extrs %r3,27,28,%r3
	sh1addl %r3,%r3,%r3 
	sh3addl %r3,%r10,%r3 
	ldw 16(%r3),%r7
	bl thread_self,%r2
	ldo 16(%r5),%r5
	ldw 0(%r28),%r28
	comb,= %r28,%r7,.L46
	copy %r4,%r19
	stw %r0,12(%r3)
	stw %r0,16(%r3)
	stw %r0,20(%r3)
.L46:
	comb,<> %r9,%r5,.L49
	sub %r5,%r8,%r3
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
	.size	streams_after_fork, .-streams_after_fork
	.section	.text.fwide,"ax",@progbits
	.align 4
.globl fwide
	.type	fwide, @function
fwide:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	copy %r19,%r4
	stw %r3,-52(%r30)
	copy %r26,%r3
	bl flockfile,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r20
	addil LT'more,%r19
	sub %r3,%r20,%r20
	ldw RT'more(%r1),%r21
	extrs %r20,27,28,%r20
	sh1addl %r20,%r20,%r28 
	sh3addl %r28,%r21,%r28 
	ldw 8(%r28),%r5
	comib,<> 0,%r5,.L51
	zdep %r20,30,31,%r22
	comib,>= 0,%r6,.L54
	ldi 1,%r5
	addl %r22,%r20,%r22
.L55:
	sh3addl %r22,%r21,%r21 
	stw %r5,8(%r21)
.L51:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	copy %r5,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L54:
	comiclr,= 0,%r6,%r5
	ldi -1,%r5
	b .L55
	addl %r22,%r20,%r22
	.EXIT
	.PROCEND
	.size	fwide, .-fwide
	.section	.text.begin_reading,"ax",@progbits
	.align 4
	.type	begin_reading, @function
begin_reading:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi -1,%r25
	stwm %r5,64(%r30)
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	bl fwide,%r2
	stw %r19,-32(%r30)
	ldh 12(%r3),%r28
	extru %r28,31,1,%r5
	comib,<> 0,%r5,.L57
	copy %r4,%r19
	bb,>= %r28,23,.L60
	copy %r19,%r4
	bl flush_output,%r2
	copy %r3,%r26
	stw %r5,0(%r3)
	ldh 12(%r3),%r28
	copy %r4,%r19
	depi 0,31,2,%r28
	depi -1,31,1,%r28
	sth %r28,12(%r3)
.L57:
	bl give_buffer,%r2
	copy %r3,%r26
	ldi 0,%r28
.L56:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L60:
	depi -1,26,1,%r28
	bl __errno,%r2
	sth %r28,12(%r3)
	ldi 9,%r20
	stw %r20,0(%r28)
	b .L56
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	begin_reading, .-begin_reading
	.section	.text.begin_writing,"ax",@progbits
	.align 4
	.type	begin_writing, @function
begin_writing:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi -1,%r25
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl fwide,%r2
	stw %r19,-32(%r30)
	ldh 12(%r3),%r28
	bb,< %r28,30,.L62
	copy %r4,%r19
	bb,>=,n %r28,23,.L66
	ldw 0(%r3),%r20
	comib,< 0,%r20,.L67
	copy %r20,%r29
.L65:
	ldw 8(%r3),%r20
	ldi -20,%r21
	stw %r0,0(%r3)
	and %r28,%r21,%r28
	stw %r20,4(%r3)
	depi -1,30,1,%r28
	sth %r28,12(%r3)
.L62:
	bl give_buffer,%r2
	copy %r3,%r26
	ldi 0,%r28
.L61:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L67:
	ldh 14(%r3),%r21
	ldi 1,%r22
	stw %r22,-52(%r30)
	extrs %r20,0,1,%r28
	copy %r19,%r4
	extru %r21,23,8,%r26
	dep %r21,23,8,%r26
	sub %r0,%r29,%r24
	subb %r0,%r28,%r23
	bl __lseek64,%r2
	extru %r26,31,16,%r26
	copy %r4,%r19
	b .L65
	ldh 12(%r3),%r28
.L66:
	depi -1,26,1,%r28
	bl __errno,%r2
	sth %r28,12(%r3)
	ldi 9,%r20
	stw %r20,0(%r28)
	b .L61
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	begin_writing, .-begin_writing
	.section	.text.__filbuf,"ax",@progbits
	.align 4
.globl __filbuf
	.type	__filbuf, @function
__filbuf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	bl flockfile,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r26
	bl begin_reading,%r2
	copy %r19,%r4
	comib,<> 0,%r28,.L69
	copy %r4,%r19
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r5
	comclr,<> %r5,%r3,%r0
	b,n .L78
.L70:
	addil LT'more,%r19
.L80:
	ldh 14(%r3),%r20
	ldw RT'more(%r1),%r28
	copy %r19,%r4
	extru %r20,23,8,%r26
	dep %r20,23,8,%r26
	ldw 8(%r3),%r25
	sub %r3,%r5,%r5
	extru %r26,31,16,%r26
	extrs %r5,27,28,%r5
	sh1addl %r5,%r5,%r5 
	zdep %r5,28,29,%r5
	bl read,%r2
	ldwx %r28(%r5),%r24
	stw %r0,0(%r3)
	ldw 8(%r3),%r20
	stw %r20,4(%r3)
	comib,>= 0,%r28,.L79
	copy %r4,%r19
	ldo -1(%r28),%r28
	ldo 1(%r20),%r21
	stw %r28,0(%r3)
	stw %r21,4(%r3)
	ldb 0(%r20),%r5
.L73:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	copy %r5,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L78:
	ldh 28(%r3),%r28
	bb,>= %r28,24,.L80
	addil LT'more,%r19
	copy %r19,%r4
	bl flush_output,%r2
	ldo 16(%r3),%r26
	b .L70
	copy %r4,%r19
.L79:
	ldh 12(%r3),%r20
	ldi 16,%r21
	comiclr,= 0,%r28,%r0
	ldi 32,%r21
	or %r20,%r21,%r28
	sth %r28,12(%r3)
.L69:
	b .L73
	ldi -1,%r5
	.EXIT
	.PROCEND
	.size	__filbuf, .-__filbuf
	.section	.text.__flsbuf,"ax",@progbits
	.align 4
.globl __flsbuf
	.type	__flsbuf, @function
__flsbuf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	stw %r8,-120(%r30)
	stw %r6,-112(%r30)
	copy %r26,%r6
	copy %r25,%r26
	stw %r4,-104(%r30)
	copy %r19,%r4
	extru %r6,31,8,%r8
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	stw %r9,-124(%r30)
	stw %r7,-116(%r30)
	stw %r5,-108(%r30)
	bl flockfile,%r2
	copy %r25,%r3
	copy %r4,%r19
	copy %r3,%r26
	bl begin_writing,%r2
	copy %r19,%r4
	movb,<> %r28,%r7,.L85
	copy %r4,%r19
	addil LT'__iob,%r19
	copy %r1,%r21
	ldw 4(%r3),%r28
	ldw RT'__iob(%r21),%r5
	ldw 8(%r3),%r20
	addil LT'more,%r19
	sub %r3,%r5,%r5
	ldw RT'more(%r1),%r9
	extrs %r5,27,28,%r5
	sub %r28,%r20,%r20
	sh1addl %r5,%r5,%r21 
	zdep %r21,28,29,%r21
	ldwx %r9(%r21),%r21
	comb,>> %r21,%r20,.L84
	zdep %r5,30,31,%r10
	copy %r19,%r4
	bl flush_output,%r2
	copy %r3,%r26
	comib,<> 0,%r28,.L85
	copy %r4,%r19
	ldw 4(%r3),%r28
.L84:
	ldo 1(%r28),%r20
	stw %r20,4(%r3)
	stb %r8,0(%r28)
	ldi 132,%r28
	ldh 12(%r3),%r20
	and %r20,%r28,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L95
	bb,< %r20,29,.L87
	stw %r7,0(%r3)
.L96:
	extrs,< %r20,24,1,%r0
	b,n .L88
	comib,= 10,%r8,.L97
	copy %r19,%r4
.L88:
	extru %r6,31,8,%r6
.L83:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	copy %r6,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r10
.L95:
	addl %r10,%r5,%r10
	ldw 4(%r3),%r21
	zdep %r10,28,29,%r10
	ldw 8(%r3),%r22
	ldwx %r9(%r10),%r28
	sub %r21,%r22,%r21
	sub %r28,%r21,%r7
	bb,>= %r20,29,.L96
	stw %r7,0(%r3)
.L87:
	copy %r19,%r4
.L97:
	bl flush_output,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L88
	copy %r4,%r19
.L85:
	b .L83
	ldi -1,%r6
	.EXIT
	.PROCEND
	.size	__flsbuf, .-__flsbuf
	.section	.text.getc,"ax",@progbits
	.align 4
.globl getc
	.type	getc, @function
getc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	bl flockfile,%r2
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	ldo -1(%r28),%r28
	stw %r28,0(%r3)
	comib,> 0,%r28,.L101
	copy %r4,%r19
	ldw 4(%r3),%r28
	ldo 1(%r28),%r20
	stw %r20,4(%r3)
	ldb 0(%r28),%r5
.L100:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	copy %r5,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L101:
	copy %r19,%r4
	bl __filbuf,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L100
	copy %r28,%r5
	.EXIT
	.PROCEND
	.size	getc, .-getc
	.section	.text.putc,"ax",@progbits
	.align 4
.globl putc
	.type	putc, @function
putc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r26,%r5
	copy %r25,%r26
	stw %r4,-56(%r30)
	copy %r19,%r4
	stw %r3,-52(%r30)
	copy %r25,%r3
	bl flockfile,%r2
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	ldo -1(%r28),%r28
	stw %r28,0(%r3)
	comib,> 0,%r28,.L105
	copy %r4,%r19
	ldw 4(%r3),%r28
	ldo 1(%r28),%r20
	stw %r20,4(%r3)
	extru %r5,31,8,%r6
	stb %r5,0(%r28)
.L104:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L105:
	copy %r19,%r4
	copy %r3,%r25
	bl __flsbuf,%r2
	copy %r5,%r26
	copy %r4,%r19
	b .L104
	copy %r28,%r6
	.EXIT
	.PROCEND
	.size	putc, .-putc
	.section	.text.fgetc,"ax",@progbits
	.align 4
.globl fgetc
	.type	fgetc, @function
fgetc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl getc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fgetc, .-fgetc
	.section	.text.fputc,"ax",@progbits
	.align 4
.globl fputc
	.type	fputc, @function
fputc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl putc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fputc, .-fputc
	.section	.text.getchar,"ax",@progbits
	.align 4
.globl getchar
	.type	getchar, @function
getchar:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	ldw RT'__iob(%r1),%r26
	stwm %r4,64(%r30)
	bl getc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	getchar, .-getchar
	.section	.text.putchar,"ax",@progbits
	.align 4
.globl putchar
	.type	putchar, @function
putchar:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	ldw RT'__iob(%r1),%r25
	ldo 16(%r25),%r25
	stwm %r4,64(%r30)
	bl putc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	putchar, .-putchar
	.section	.text.ungetc,"ax",@progbits
	.align 4
.globl ungetc
	.type	ungetc, @function
ungetc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r26,%r5
	copy %r25,%r26
	stw %r4,-56(%r30)
	copy %r19,%r4
	stw %r3,-52(%r30)
	copy %r25,%r3
	bl flockfile,%r2
	stw %r19,-32(%r30)
	comib,= -1,%r5,.L113
	copy %r4,%r19
	copy %r19,%r4
	bl begin_reading,%r2
	copy %r3,%r26
	movb,<> %r28,%r28,.L113
	copy %r4,%r19
	ldw 8(%r3),%r20
	ldw 4(%r3),%r21
	ldo -8(%r20),%r20
	comb,=,n %r20,%r21,.L113
	ldw 0(%r3),%r20
	comiclr,<= 0,%r20,%r0
	stw %r28,0(%r3)
.L114:
	ldo -1(%r21),%r28
	stw %r28,4(%r3)
	extru %r5,31,8,%r6
	stb %r5,-1(%r21)
	ldw 0(%r3),%r21
	ldo 1(%r21),%r21
	ldh 12(%r3),%r20
	stw %r21,0(%r3)
	depi 0,27,1,%r20
	sth %r20,12(%r3)
.L112:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L113:
	b .L112
	ldi -1,%r6
	.EXIT
	.PROCEND
	.size	ungetc, .-ungetc
	.section	.text.fread,"ax",@progbits
	.align 4
.globl fread
	.type	fread, @function
fread:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r11,128(%r30)
	stw %r9,-120(%r30)
	copy %r24,%r9
	stw %r8,-116(%r30)
	copy %r25,%r8
	stw %r7,-112(%r30)
	copy %r26,%r7
	copy %r23,%r26
	stw %r5,-104(%r30)
	copy %r23,%r5
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	stw %r10,-124(%r30)
	stw %r6,-108(%r30)
	stw %r3,-96(%r30)
	bl flockfile,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r5,%r26
	bl begin_reading,%r2
	copy %r19,%r4
	comib,<> 0,%r28,.L123
	copy %r4,%r19
	stws %r9,-16(%sp)
	fldws -16(%sp),%fr22L
	stws %r8,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr22L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r9
	ldws -12(%sp),%r10
	comib,= 0,%r10,.L118
	copy %r10,%r6
	b .L122
	ldi 1,%r11
.L134:
	comclr,>> %r6,%r3,%r0
	copy %r6,%r3
	copy %r7,%r26
	copy %r19,%r4
	copy %r3,%r24
	bl memcpy,%r2
	addl %r7,%r3,%r7
	ldw 4(%r5),%r20
	ldw 0(%r5),%r28
	addl %r20,%r3,%r20
	sub %r28,%r3,%r28
	stw %r20,4(%r5)
	copy %r4,%r19
	sub %r6,%r3,%r6
	comib,= 0,%r6,.L118
	stw %r28,0(%r5)
.L122:
	ldw 0(%r5),%r3
	comib,<,n 0,%r3,.L134
	ldw 4(%r5),%r25
	copy %r19,%r4
	bl __filbuf,%r2
	copy %r5,%r26
	comib,= -1,%r28,.L121
	copy %r4,%r19
	stb %r28,0(%r7)
	copy %r11,%r3
	sub %r6,%r3,%r6
	comib,<> 0,%r6,.L122
	addl %r7,%r3,%r7
.L118:
	ldi 0,%r6
.L121:
	comib,<> 0,%r8,.L135
	sub %r10,%r6,%r26
.L123:
	ldi 0,%r3
.L117:
	bl funlockfile,%r2
	copy %r5,%r26
	ldw -124(%r30),%r10
	ldw -120(%r30),%r9
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r11
.L135:
	copy %r8,%r25
	.IMPORT $$divU,MILLICODE
	bl $$divU,%r31
	nop
	b .L117
	copy %r29,%r3
	.EXIT
	.PROCEND
	.size	fread, .-fread
	.section	.text.fwrite,"ax",@progbits
	.align 4
.globl fwrite
	.type	fwrite, @function
fwrite:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r17,128(%r30)
	stw %r16,-124(%r30)
	copy %r24,%r16
	stw %r15,-120(%r30)
	copy %r25,%r15
	stw %r12,-108(%r30)
	copy %r26,%r12
	copy %r23,%r26
	stw %r4,-76(%r30)
	copy %r19,%r4
	stw %r3,-72(%r30)
	stw %r19,-32(%r30)
	stw %r14,-116(%r30)
	stw %r13,-112(%r30)
	stw %r11,-104(%r30)
	stw %r10,-100(%r30)
	stw %r9,-96(%r30)
	stw %r8,-92(%r30)
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r5,-80(%r30)
	bl flockfile,%r2
	copy %r23,%r3
	copy %r4,%r19
	copy %r3,%r26
	bl begin_writing,%r2
	copy %r19,%r4
	movb,= %r28,%r14,.L165
	copy %r4,%r19
.L138:
	b .L144
	ldi 0,%r16
.L165:
	ldh 12(%r3),%r28
	ldi 132,%r20
	and %r28,%r20,%r20
	comib,<> 0,%r20,.L139
	copy %r14,%r21
	addil LT'more,%r19
	copy %r1,%r20
	ldw 4(%r3),%r22
	ldw RT'more(%r20),%r21
	addil LT'__iob,%r19
	ldw 8(%r3),%r31
	ldw RT'__iob(%r1),%r20
	sub %r22,%r31,%r22
	sub %r3,%r20,%r20
	extrs %r20,27,28,%r20
	sh1addl %r20,%r20,%r20 
	zdep %r20,28,29,%r20
	ldwx %r21(%r20),%r21
	sub %r21,%r22,%r21
.L139:
	stws %r15,-16(%sp)
	fldws -16(%sp),%fr22R
	stws %r16,-16(%sp)
	fldws -16(%sp),%fr22L
	xmpyu %fr22R,%fr22L,%fr22
	stw %r21,0(%r3)
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r9
	ldws -12(%sp),%r10
	bb,< %r28,29,.L140
	copy %r10,%r5
	comib,= 0,%r10,.L142
	addil LT'__iob,%r19
	copy %r10,%r6
	copy %r1,%r28
	copy %r12,%r8
	ldw RT'__iob(%r28),%r11
	addil LT'more,%r19
	sub %r3,%r11,%r11
	ldw RT'more(%r1),%r13
	extrs %r11,27,28,%r11
	sh1addl %r11,%r11,%r11 
	b .L148
	zdep %r11,28,29,%r11
.L147:
	comiclr,<> 0,%r6,%r0
	b,n .L166
.L148:
	ldw 4(%r3),%r20
	ldw 8(%r3),%r28
	copy %r20,%r26
	sub %r20,%r28,%r20
	copy %r8,%r25
	ldwx %r13(%r11),%r7
	copy %r6,%r5
	sub %r7,%r20,%r7
	copy %r19,%r4
	comclr,>> %r7,%r5,%r0
	copy %r7,%r5
	copy %r5,%r24
	bl memcpy,%r2
	copy %r6,%r17
	ldw 4(%r3),%r28
	addl %r28,%r5,%r28
	stw %r28,4(%r3)
	copy %r4,%r19
	addl %r8,%r5,%r8
	comb,>> %r7,%r17,.L147
	sub %r6,%r5,%r6
	copy %r19,%r4
	bl flush_output,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L147
	copy %r4,%r19
	sub %r5,%r17,%r26
	copy %r15,%r25
	addl %r26,%r10,%r26
	bl $$divU,%r31
	nop
	b .L144
	copy %r29,%r16
.L166:
	ldh 12(%r3),%r28
.L142:
	bb,>= %r28,24,.L168
	ldi 132,%r20
	copy %r19,%r4
	copy %r10,%r24
	ldi 10,%r25
	bl memchr,%r2
	copy %r12,%r26
	comib,= 0,%r28,.L164
	copy %r4,%r19
	copy %r19,%r4
	bl flush_output,%r2
	copy %r3,%r26
	comib,<> 0,%r28,.L138
	copy %r4,%r19
.L164:
	ldh 12(%r3),%r28
	ldi 132,%r20
.L168:
	and %r28,%r20,%r28
	comib,= 0,%r28,.L167
	addil LT'more,%r19
.L152:
	stw %r14,0(%r3)
.L144:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -120(%r30),%r15
	ldw -116(%r30),%r14
	copy %r16,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r16
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
	ldwm -128(%r30),%r17
.L167:
	copy %r1,%r28
	ldw 4(%r3),%r20
	ldw RT'more(%r28),%r21
	addil LT'__iob,%r19
	ldw 8(%r3),%r22
	ldw RT'__iob(%r1),%r28
	sub %r20,%r22,%r20
	sub %r3,%r28,%r28
	extrs %r28,27,28,%r28
	sh1addl %r28,%r28,%r28 
	zdep %r28,28,29,%r28
	ldwx %r21(%r28),%r14
	b .L152
	sub %r14,%r20,%r14
.L140:
	comiclr,= 0,%r10,%r0
	b,n .L143
	b,n .L144
.L145:
	sub %r5,%r28,%r5
	comib,= 0,%r5,.L144
	addl %r12,%r28,%r12
.L143:
	ldh 14(%r3),%r28
	copy %r19,%r4
	copy %r5,%r24
	extru %r28,23,8,%r26
	dep %r28,23,8,%r26
	copy %r12,%r25
	bl write,%r2
	extru %r26,31,16,%r26
	comib,< 0,%r28,.L145
	copy %r4,%r19
	ldh 12(%r3),%r28
	ldi 0,%r16
	depi -1,26,1,%r28
	b .L144
	sth %r28,12(%r3)
	.EXIT
	.PROCEND
	.size	fwrite, .-fwrite
	.section	.text.put_in_stream,"ax",@progbits
	.align 4
	.type	put_in_stream, @function
put_in_stream:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r23
	copy %r25,%r26
	stwm %r4,64(%r30)
	ldi 1,%r25
	bl fwrite,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	put_in_stream, .-put_in_stream
	.section	.text.fputs,"ax",@progbits
	.align 4
.globl fputs
	.type	fputs, @function
fputs:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	bl strlen,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r23
	ldi 1,%r25
	copy %r28,%r3
	copy %r28,%r24
	bl fwrite,%r2
	copy %r5,%r26
	ldw -60(%r30),%r4
	comclr,= %r3,%r28,%r28
	ldi -1,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	fputs, .-fputs
	.section	.text.puts,"ax",@progbits
	.align 4
.globl puts
	.type	puts, @function
puts:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	ldw RT'__iob(%r1),%r3
	ldo 16(%r3),%r26
	bl flockfile,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	ldo 16(%r3),%r25
	copy %r19,%r4
	bl fputs,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L173
	copy %r4,%r19
	copy %r19,%r4
	ldo 16(%r3),%r25
	bl putc,%r2
	ldi 10,%r26
	copy %r4,%r19
	comiclr,<> -1,%r28,%r5
	ldi -1,%r5
.L172:
	bl funlockfile,%r2
	ldo 16(%r3),%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	copy %r5,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L173:
	b .L172
	ldi -1,%r5
	.EXIT
	.PROCEND
	.size	puts, .-puts
	.section	.text.fgets,"ax",@progbits
	.align 4
.globl fgets
	.type	fgets, @function
fgets:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	copy %r26,%r7
	copy %r24,%r26
	stw %r6,-124(%r30)
	copy %r24,%r6
	stw %r5,-120(%r30)
	copy %r25,%r5
	ldo -1(%r5),%r5
	stw %r4,-116(%r30)
	copy %r19,%r4
	addl %r7,%r5,%r5
	stw %r3,-112(%r30)
	copy %r7,%r3
	bl flockfile,%r2
	stw %r19,-32(%r30)
	b .L175
	copy %r4,%r19
.L190:
	bl getc,%r2
	copy %r19,%r4
	comib,= -1,%r28,.L189
	copy %r4,%r19
	stb %r28,0(%r3)
	comib,= 10,%r28,.L176
	ldo 1(%r3),%r3
.L175:
	sub %r5,%r3,%r20
	comib,< 0,%r20,.L190
	copy %r6,%r26
.L176:
	stb %r0,0(%r3)
.L179:
.L191:
	bl funlockfile,%r2
	copy %r6,%r26
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	copy %r7,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L189:
	comb,=,n %r7,%r3,.L182
	ldh 12(%r6),%r28
	bb,>=,n %r28,26,.L191
	stb %r0,0(%r3)
.L182:
	b .L179
	ldi 0,%r7
	.EXIT
	.PROCEND
	.size	fgets, .-fgets
	.section	.text.fdopen,"ax",@progbits
	.align 4
.globl fdopen
	.type	fdopen, @function
fdopen:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	copy %r25,%r28
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-116(%r30)
	ldo -120(%r30),%r25
	copy %r26,%r7
	stw %r4,-104(%r30)
	copy %r28,%r26
	stw %r19,-32(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	stw %r3,-100(%r30)
	bl parse_mode,%r2
	copy %r19,%r4
	comib,> 0,%r28,.L198
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r6
	copy %r6,%r3
	b .L195
	ldo 960(%r6),%r28
.L197:
	comclr,<> %r28,%r3,%r0
	b,n .L196
.L195:
	ldh 12(%r3),%r5
	comib,<>,n 0,%r5,.L197
	ldo 16(%r3),%r3
	comb,<<= %r28,%r3,.L196
	ldi 1024,%r28
	copy %r19,%r4
	bl guard_leave,%r2
	sth %r28,12(%r3)
	stw %r5,0(%r3)
	copy %r4,%r19
	sub %r3,%r6,%r6
	ldw -120(%r30),%r21
	stw %r5,4(%r3)
	extru %r7,23,8,%r20
	dep %r7,23,8,%r20
	stw %r5,8(%r3)
	addil LT'more,%r19
	extrs %r6,27,28,%r6
	ldw RT'more(%r1),%r28
	sth %r21,12(%r3)
	sh1addl %r6,%r6,%r6 
	sth %r20,14(%r3)
	sh3addl %r6,%r28,%r28 
	stw %r5,4(%r28)
	stw %r5,8(%r28)
.L192:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L196:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 24,%r20
	stw %r20,0(%r28)
.L198:
	b .L192
	ldi 0,%r3
	.EXIT
	.PROCEND
	.size	fdopen, .-fdopen
	.section	.text.fopen,"ax",@progbits
	.align 4
.globl fopen
	.type	fopen, @function
fopen:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	copy %r25,%r28
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r8,-116(%r30)
	ldo -120(%r30),%r25
	copy %r26,%r8
	stw %r4,-100(%r30)
	copy %r28,%r26
	stw %r19,-32(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	stw %r3,-96(%r30)
	bl parse_mode,%r2
	copy %r19,%r4
	movb,>= %r28,%r7,.L200
	copy %r4,%r19
.L206:
	ldi 0,%r3
.L199:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L200:
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r6
	copy %r6,%r3
	b .L202
	ldo 960(%r6),%r20
.L204:
	comclr,<> %r20,%r3,%r0
	b,n .L203
.L202:
	ldh 12(%r3),%r5
	comib,<>,n 0,%r5,.L204
	ldo 16(%r3),%r3
	comb,<<= %r20,%r3,.L203
	ldi 1024,%r28
	copy %r19,%r4
	bl guard_leave,%r2
	sth %r28,12(%r3)
	copy %r4,%r19
	ldi 438,%r24
	copy %r19,%r4
	copy %r7,%r25
	bl open,%r2
	copy %r8,%r26
	movb,< %r28,%r28,.L207
	copy %r4,%r19
	extru %r28,23,8,%r20
	dep %r28,23,8,%r20
	ldw -120(%r30),%r21
	stw %r5,0(%r3)
	sub %r3,%r6,%r6
	addil LT'more,%r19
	stw %r5,4(%r3)
	ldw RT'more(%r1),%r28
	extrs %r6,27,28,%r6
	stw %r5,8(%r3)
	sh1addl %r6,%r6,%r6 
	sth %r21,12(%r3)
	sh3addl %r6,%r28,%r28 
	sth %r20,14(%r3)
	stw %r5,4(%r28)
	b .L199
	stw %r5,8(%r28)
.L207:
	b .L206
	sth %r5,12(%r3)
.L203:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	ldi 0,%r3
	ldi 24,%r20
	b .L199
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	fopen, .-fopen
	.section	.text.__fopen64,"ax",@progbits
	.align 4
.globl __fopen64
	.type	__fopen64, @function
__fopen64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl fopen,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__fopen64, .-__fopen64
	.section	.text.fopen64,"ax",@progbits
	.align 4
.globl fopen64
	.type	fopen64, @function
fopen64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl fopen,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fopen64, .-fopen64
	.section	.text.fflush,"ax",@progbits
	.align 4
.globl fflush
	.type	fflush, @function
fflush:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	stw %r6,-124(%r30)
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	movb,<> %r26,%r3,.L226
	stw %r19,-32(%r30)
	addil LT'__iob,%r19
	copy %r3,%r7
	ldw RT'__iob(%r1),%r3
	ldi 2,%r5
	b .L211
	ldo 960(%r3),%r6
.L214:
	comb,= %r6,%r3,.L229
	copy %r7,%r28
.L211:
	ldh 12(%r3),%r20
	and %r5,%r20,%r20
	comib,=,n 0,%r20,.L214
	ldo 16(%r3),%r3
	copy %r19,%r4
	bl flockfile,%r2
	copy %r3,%r26
	ldh 12(%r3),%r20
	and %r5,%r20,%r20
	comib,<> 0,%r20,.L227
	copy %r4,%r19
.L215:
	copy %r3,%r26
	bl funlockfile,%r2
	copy %r19,%r4
	ldo 16(%r3),%r3
	comb,<> %r6,%r3,.L211
	copy %r4,%r19
	copy %r7,%r28
.L229:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L227:
	copy %r19,%r4
	bl flush_output,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L215
	or %r7,%r28,%r7
.L226:
	copy %r19,%r4
	bl flockfile,%r2
	ldi 0,%r7
	ldh 12(%r3),%r28
	bb,< %r28,30,.L228
	copy %r4,%r19
.L212:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	copy %r7,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L228:
	copy %r19,%r4
	bl flush_output,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L212
	copy %r28,%r7
	.EXIT
	.PROCEND
	.size	fflush, .-fflush
	.section	.text.fclose,"ax",@progbits
	.align 4
.globl fclose
	.type	fclose, @function
fclose:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,128(%r30)
	stw %r4,-124(%r30)
	copy %r19,%r4
	stw %r3,-120(%r30)
	copy %r26,%r3
	bl flockfile,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r26
	bl fflush,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldh 12(%r3),%r20
	comib,= 0,%r20,.L237
	copy %r28,%r5
	extru %r20,31,1,%r20
	comib,<>,n 0,%r20,.L233
	ldw 8(%r3),%r26
.L234:
	comib,=,n 0,%r26,.L236
	ldh 12(%r3),%r28
	bb,< %r28,28,.L244
	copy %r19,%r4
.L236:
	ldh 14(%r3),%r28
	copy %r19,%r4
	stw %r0,4(%r3)
	extru %r28,23,8,%r26
	dep %r28,23,8,%r26
	stw %r0,8(%r3)
	extru %r26,31,16,%r26
	stw %r0,0(%r3)
	bl close,%r2
	sth %r0,12(%r3)
	comib,<> 0,%r28,.L237
	copy %r4,%r19
.L232:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -124(%r30),%r4
	ldw -120(%r30),%r3
	copy %r5,%r28
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldwm -128(%r30),%r5
.L244:
	bl free,%r2
	ldo -8(%r26),%r26
	b .L236
	copy %r4,%r19
.L233:
	ldw 0(%r3),%r28
	comib,<,n 0,%r28,.L245
	ldw 8(%r3),%r26
	stw %r0,0(%r3)
	b .L234
	stw %r26,4(%r3)
.L245:
	ldh 14(%r3),%r20
	extru %r20,23,8,%r26
	dep %r20,23,8,%r26
	ldi 1,%r20
	copy %r28,%r24
	stw %r20,-52(%r30)
	extrs %r28,0,1,%r23
	extru %r26,31,16,%r26
	sub %r0,%r24,%r24
	subb %r0,%r23,%r23
	bl __lseek64,%r2
	copy %r19,%r4
	stw %r0,0(%r3)
	ldw 8(%r3),%r26
	copy %r4,%r19
	b .L234
	stw %r26,4(%r3)
.L237:
	b .L232
	ldi -1,%r5
	.EXIT
	.PROCEND
	.size	fclose, .-fclose
	.section	.text.freopen,"ax",@progbits
	.align 4
.globl freopen
	.type	freopen, @function
freopen:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-116(%r30)
	copy %r26,%r6
	copy %r25,%r26
	stw %r5,-112(%r30)
	ldo -120(%r30),%r25
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r24,%r3
	bl parse_mode,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r26
	copy %r19,%r4
	bl fclose,%r2
	copy %r28,%r5
	comib,> 0,%r5,.L249
	copy %r4,%r19
	copy %r19,%r4
	ldi 438,%r24
	copy %r5,%r25
	bl open,%r2
	copy %r6,%r26
	movb,< %r28,%r28,.L249
	copy %r4,%r19
	stw %r0,0(%r3)
	extru %r28,23,8,%r22
	dep %r28,23,8,%r22
	ldw -120(%r30),%r20
	stw %r0,4(%r3)
	addil LT'__iob,%r19
	copy %r1,%r28
	ldw RT'__iob(%r28),%r28
	sth %r20,12(%r3)
	sub %r3,%r28,%r28
	extrs %r28,27,28,%r28
	stw %r0,8(%r3)
	addil LT'more,%r19
	sh1addl %r28,%r28,%r20 
	ldw RT'more(%r1),%r21
	sth %r22,14(%r3)
	copy %r3,%r28
	sh3addl %r20,%r21,%r20 
	stw %r0,4(%r20)
	stw %r0,8(%r20)
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L249:
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	freopen, .-freopen
	.section	.text.setvbuf,"ax",@progbits
	.align 4
.globl setvbuf
	.type	setvbuf, @function
setvbuf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r24,%r28
	stw %r8,-108(%r30)
	depi 0,29,1,%r28
	comiclr,= 4,%r24,%r8
	ldi 1,%r8
	stw %r3,-92(%r30)
	copy %r26,%r3
	stw %r7,-104(%r30)
	stw %r6,-100(%r30)
	stw %r4,-96(%r30)
	comib,= 0,%r28,.L256
	stw %r19,-32(%r30)
	comiclr,= 128,%r24,%r28
	ldi 1,%r28
	comiclr,= 0,%r28,%r0
	b,n .L255
.L256:
	ldw 8(%r3),%r26
	comib,= 0,%r26,.L253
	ldh 12(%r3),%r28
	bb,< %r28,28,.L272
	copy %r19,%r4
.L253:
	ldi -141,%r20
	stw %r0,4(%r3)
	and %r28,%r20,%r28
	stw %r0,8(%r3)
	or %r28,%r24,%r24
	comiclr,>>= 8,%r23,%r20
	ldi 1,%r20
	stw %r0,0(%r3)
	comiclr,= 0,%r25,%r28
	ldi 1,%r28
	and %r28,%r20,%r28
	comib,= 0,%r28,.L254
	sth %r24,12(%r3)
	comib,<> 0,%r8,.L273
	ldo 8(%r25),%r6
.L254:
	ldi 0,%r28
.L250:
	ldw -148(%r30),%r2
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L273:
	addil LT'more,%r19
	stw %r6,4(%r3)
	ldw RT'more(%r1),%r28
	stw %r6,8(%r3)
	addil LT'__iob,%r19
	ldo -8(%r23),%r7
	ldw RT'__iob(%r1),%r20
	sub %r3,%r20,%r3
	extrs %r3,27,28,%r3
	sh1addl %r3,%r3,%r3 
	sh3addl %r3,%r28,%r28 
	b .L254
	stw %r7,0(%r28)
.L272:
	stw %r23,-112(%r30)
	ldo -8(%r26),%r26
	stw %r24,-116(%r30)
	bl free,%r2
	stw %r25,-120(%r30)
	copy %r4,%r19
	ldh 12(%r3),%r28
	ldw -120(%r30),%r25
	ldw -116(%r30),%r24
	b .L253
	ldw -112(%r30),%r23
.L255:
	b .L250
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	setvbuf, .-setvbuf
	.section	.text.setbuf,"ax",@progbits
	.align 4
.globl setbuf
	.type	setbuf, @function
setbuf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	comiclr,<> 0,%r25,%r24
	ldi 1,%r24
	ldil L'8192,%r23
	stwm %r4,64(%r30)
	zdep %r24,29,30,%r24
	bl setvbuf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setbuf, .-setbuf
	.section	.text.setlinebuf,"ax",@progbits
	.align 4
.globl setlinebuf
	.type	setlinebuf, @function
setlinebuf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r23
	ldi 128,%r24
	stwm %r4,64(%r30)
	copy %r23,%r25
	bl setvbuf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setlinebuf, .-setlinebuf
	.section	.text.__fseeko64,"ax",@progbits
	.align 4
.globl __fseeko64
	.type	__fseeko64, @function
__fseeko64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r7,-116(%r30)
	copy %r23,%r7
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	stw %r28,-120(%r30)
	stw %r5,-108(%r30)
	bl flockfile,%r2
	copy %r26,%r3
	ldh 12(%r3),%r28
	bb,< %r28,30,.L288
	copy %r4,%r19
	ldw 8(%r3),%r20
	comib,= 0,%r20,.L279
	ldo -52(%r30),%r5
	ldw 0(%r3),%r21
	comib,>=,n 0,%r21,.L280
	ldh 14(%r3),%r20
	ldi 1,%r22
	copy %r21,%r29
	stw %r22,0(%r5)
	extrs %r21,0,1,%r28
	copy %r19,%r4
	extru %r20,23,8,%r26
	dep %r20,23,8,%r26
	sub %r0,%r29,%r24
	subb %r0,%r28,%r23
	bl __lseek64,%r2
	extru %r26,31,16,%r26
	copy %r4,%r19
	ldw 8(%r3),%r20
	ldh 12(%r3),%r28
.L280:
	stw %r0,0(%r3)
	stw %r20,4(%r3)
.L279:
	bb,< %r28,23,.L291
	ldi -20,%r20
	depi 0,27,1,%r28
.L290:
	sth %r28,12(%r3)
.L282:
	ldh 14(%r3),%r28
	ldw -120(%r30),%r20
	extru %r28,23,8,%r26
	dep %r28,23,8,%r26
	stw %r20,0(%r5)
	copy %r19,%r4
	copy %r7,%r23
	copy %r6,%r24
	bl __lseek64,%r2
	extru %r26,31,16,%r26
	copy %r4,%r19
	extrs %r28,0,1,%r5
.L278:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L281:
	ldi -20,%r20
.L291:
	stw %r0,0(%r3)
	and %r28,%r20,%r28
	b .L282
	sth %r28,12(%r3)
.L288:
	copy %r19,%r4
	bl flush_output,%r2
	copy %r3,%r26
	comib,<> 0,%r28,.L283
	copy %r4,%r19
	ldh 12(%r3),%r28
	bb,< %r28,23,.L281
	ldo -52(%r30),%r5
	b .L290
	depi 0,27,1,%r28
.L283:
	b .L278
	ldi -1,%r5
	.EXIT
	.PROCEND
	.size	__fseeko64, .-__fseeko64
	.section	.text.fseek,"ax",@progbits
	.align 4
.globl fseek
	.type	fseek, @function
fseek:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	extrs %r25,0,1,%r23
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	stw %r24,-52(%r30)
	bl __fseeko64,%r2
	copy %r25,%r24
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fseek, .-fseek
	.section	.text.__ftello64,"ax",@progbits
	.align 4
.globl __ftello64
	.type	__ftello64, @function
__ftello64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,128(%r30)
	stw %r5,-124(%r30)
	stw %r4,-120(%r30)
	copy %r19,%r4
	stw %r3,-116(%r30)
	copy %r26,%r3
	bl flockfile,%r2
	stw %r19,-32(%r30)
	ldh 14(%r3),%r28
	ldi 1,%r20
	copy %r4,%r19
	stw %r20,-52(%r30)
	extru %r28,23,8,%r26
	dep %r28,23,8,%r26
	copy %r19,%r4
	ldi 0,%r23
	ldi 0,%r24
	bl __lseek64,%r2
	extru %r26,31,16,%r26
	copy %r4,%r19
	copy %r28,%r5
	comib,> 0,%r5,.L294
	copy %r29,%r6
	ldw 8(%r3),%r28
	comib,=,n 0,%r28,.L294
	ldh 12(%r3),%r20
	bb,>=,n %r20,30,.L296
	ldw 4(%r3),%r20
	sub %r20,%r28,%r28
	copy %r28,%r22
	extrs %r28,0,1,%r21
	add %r22,%r6,%r6
	addc %r21,%r5,%r5
.L294:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	copy %r5,%r28
	copy %r6,%r29
	ldw -148(%r30),%r2
	ldw -124(%r30),%r5
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L296:
	ldw 0(%r3),%r28
	comiclr,< 0,%r28,%r0
	ldi 0,%r28
	copy %r28,%r22
	extrs %r28,0,1,%r21
	sub %r6,%r22,%r6
	subb %r5,%r21,%r5
	b,n .L294
	.EXIT
	.PROCEND
	.size	__ftello64, .-__ftello64
	.section	.text.ftell,"ax",@progbits
	.align 4
.globl ftell
	.type	ftell, @function
ftell:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl __ftello64,%r2
	stw %r19,-32(%r30)
	extrs %r29,0,1,%r20
	comb,<> %r28,%r20,.L304
	copy %r4,%r19
.L300:
	copy %r29,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L304:
	bl __errno,%r2
	nop
	ldi 72,%r20
	ldi -1,%r29
	b .L300
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	ftell, .-ftell
	.section	.text.fseeko,"ax",@progbits
	.align 4
.globl fseeko
	.type	fseeko, @function
fseeko:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl fseek,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fseeko, .-fseeko
	.section	.text.ftello,"ax",@progbits
	.align 4
.globl ftello
	.type	ftello, @function
ftello:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl ftell,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ftello, .-ftello
	.section	.text.rewind,"ax",@progbits
	.align 4
.globl rewind
	.type	rewind, @function
rewind:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	copy %r24,%r25
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl fseek,%r2
	stw %r19,-32(%r30)
	ldh 12(%r3),%r28
	depi 0,26,1,%r28
	sth %r28,12(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	rewind, .-rewind
	.section	.text.feof,"ax",@progbits
	.align 4
.globl feof
	.type	feof, @function
feof:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldh 12(%r26),%r28
	ldi 16,%r20
	bv %r0(%r2)
	and %r20,%r28,%r28
	.EXIT
	.PROCEND
	.size	feof, .-feof
	.section	.text.ferror,"ax",@progbits
	.align 4
.globl ferror
	.type	ferror, @function
ferror:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldh 12(%r26),%r28
	ldi 32,%r20
	bv %r0(%r2)
	and %r20,%r28,%r28
	.EXIT
	.PROCEND
	.size	ferror, .-ferror
	.section	.text.clearerr,"ax",@progbits
	.align 4
.globl clearerr
	.type	clearerr, @function
clearerr:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldh 12(%r26),%r28
	depi 0,27,2,%r28
	bv %r0(%r2)
	sth %r28,12(%r26)
	.EXIT
	.PROCEND
	.size	clearerr, .-clearerr
	.section	.text.fileno,"ax",@progbits
	.align 4
.globl fileno
	.type	fileno, @function
fileno:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldh 14(%r26),%r20
	extru %r20,23,8,%r28
	dep %r20,23,8,%r28
	bv %r0(%r2)
	extru %r28,31,16,%r28
	.EXIT
	.PROCEND
	.size	fileno, .-fileno
	.section	.data.rel.ro.local,"aw"
	.align 4
.LC0:
	.word	P%put_in_stream
	.section	.text.print_text,"ax",@progbits
	.align 4
.globl print_text
	.type	print_text, @function
print_text:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r5,-104(%r30)
	ldo -176(%r30),%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	stw %r28,-108(%r30)
	stw %r23,0(%r5)
	stw %r24,4(%r5)
	bl flockfile,%r2
	copy %r26,%r3
	copy %r4,%r19
	stw %r0,-116(%r30)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	stw %r3,-112(%r30)
	ldw 0(%r20),%r20
	stw %r20,-120(%r30)
	ldh 12(%r3),%r28
	bb,>= %r28,29,.L327
	ldo -120(%r30),%r21
	ldw 8(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L315
	bb,< %r28,28,.L328
	copy %r19,%r4
.L315:
	depi 0,29,2,%r28
	stw %r0,4(%r3)
	ldw 0(%r5),%r23
	ldw 4(%r5),%r24
	copy %r19,%r4
	sth %r28,12(%r3)
	ldw -108(%r30),%r21
	ldo -120(%r30),%r26
	stw %r0,8(%r3)
	stw %r21,-52(%r30)
	bl format_text,%r2
	stw %r0,0(%r3)
	copy %r4,%r19
	copy %r3,%r26
	copy %r19,%r4
	bl flush_output,%r2
	copy %r28,%r5
	copy %r4,%r19
	ldw 8(%r3),%r26
	comib,= 0,%r26,.L317
	ldh 12(%r3),%r20
	bb,< %r20,28,.L329
	copy %r19,%r4
.L317:
	depi 0,28,1,%r20
	stw %r0,4(%r3)
	depi -1,29,1,%r20
	stw %r0,8(%r3)
	stw %r0,0(%r3)
	sth %r20,12(%r3)
.L314:
	bl funlockfile,%r2
	copy %r3,%r26
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r5
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L327:
	ldw -108(%r30),%r20
	ldw 0(%r5),%r23
	ldw 4(%r5),%r24
	copy %r19,%r4
	copy %r21,%r26
	bl format_text,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	b .L314
	copy %r28,%r5
.L328:
	bl free,%r2
	ldo -8(%r26),%r26
	copy %r4,%r19
	b .L315
	ldh 12(%r3),%r28
.L329:
	bl free,%r2
	ldo -8(%r26),%r26
	copy %r4,%r19
	b .L317
	ldh 12(%r3),%r20
	.EXIT
	.PROCEND
	.size	print_text, .-print_text
	.section	.text.vfprintf,"ax",@progbits
	.align 4
.globl vfprintf
	.type	vfprintf, @function
vfprintf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r24,%r20
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	stw %r0,-116(%r30)
	stw %r25,-120(%r30)
	ldw -120(%r30),%r23
	ldw -116(%r30),%r24
	bl print_text,%r2
	stw %r20,-52(%r30)
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	vfprintf, .-vfprintf
	.section	.text.vprintf,"ax",@progbits
	.align 4
.globl vprintf
	.type	vprintf, @function
vprintf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r28
	stw %r2,-20(%r30)
	copy %r25,%r24
	stwm %r4,64(%r30)
	copy %r26,%r25
	ldo 16(%r28),%r26
	bl vfprintf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	vprintf, .-vprintf
	.section	.text.fprintf,"ax",@progbits
	.align 4
.globl fprintf
	.type	fprintf, @function
fprintf:
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
	bl vfprintf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	fprintf, .-fprintf
	.section	.text.printf,"ax",@progbits
	.align 4
.globl printf
	.type	printf, @function
printf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -100(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	stw %r25,-104(%r30)
	stw %r26,0(%r28)
	addil LT'__iob,%r19
	copy %r26,%r25
	stw %r28,-56(%r30)
	ldw RT'__iob(%r1),%r26
	copy %r28,%r24
	bl vfprintf,%r2
	ldo 16(%r26),%r26
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	printf, .-printf
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC2:
	.stringz	"%s: "
	.align 4
.LC3:
	.stringz	"%s\n"
	.section	.text.perror,"ax",@progbits
	.align 4
.globl perror
	.type	perror, @function
perror:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r4,-56(%r30)
	copy %r19,%r4
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
	stw %r5,-60(%r30)
	bl __errno,%r2
	copy %r26,%r3
	ldw 0(%r28),%r6
	comib,= 0,%r3,.L342
	copy %r4,%r19
	ldb 0(%r3),%r28
	comib,<> 0,%r28,.L341
	addil LT'.LC2,%r19
.L342:
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r5
.L335:
	copy %r6,%r26
	bl strerror,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r25
	ldo 32(%r5),%r26
	bl fprintf,%r2
	copy %r28,%r24
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L341:
	copy %r1,%r28
	ldw RT'.LC2(%r28),%r25
	addil LT'__iob,%r19
	copy %r19,%r4
	ldw RT'__iob(%r1),%r5
	copy %r3,%r24
	bl fprintf,%r2
	ldo 32(%r5),%r26
	b .L335
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	perror, .-perror
	.section	.rodata.str1.4
	.align 4
.LC4:
	.stringz	"Assertion failed: %s, file %s, line %d\n"
	.section	.text.__assert,"ax",@progbits
	.align 4
.globl __assert
	.type	__assert, @function
__assert:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'.LC4,%r19
	copy %r24,%r20
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldw RT'.LC4(%r1),%r25
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r28
	stwm %r4,64(%r30)
	copy %r26,%r24
	copy %r19,%r4
	ldo 32(%r28),%r26
	stw %r20,-52(%r30)
	bl fprintf,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r26
	copy %r19,%r4
	bl kill,%r2
	ldi 6,%r25
	copy %r4,%r19
	bl _exit,%r2
	ldi 127,%r26
	nop
	.EXIT
	.PROCEND
	.size	__assert, .-__assert
	.section	.text.gets,"ax",@progbits
	.align 4
.globl gets
	.type	gets, @function
gets:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__iob,%r19
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	ldw RT'__iob(%r1),%r5
	stw %r3,-52(%r30)
	copy %r26,%r3
	stw %r4,-56(%r30)
	b .L345
	stw %r19,-32(%r30)
.L346:
	comib,=,n 10,%r28,.L348
	ldo 1(%r3),%r3
	stb %r28,-1(%r3)
.L345:
	copy %r19,%r4
	bl getc,%r2
	copy %r5,%r26
	comib,<> -1,%r28,.L346
	copy %r4,%r19
	comb,= %r6,%r3,.L351
	ldi 0,%r28
.L348:
	stb %r0,0(%r3)
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L351:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	gets, .-gets
	.section	.text.getw,"ax",@progbits
	.align 4
.globl getw
	.type	getw, @function
getw:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r23
	ldo 64(%r30),%r30
	ldi 1,%r24
	stw %r4,-52(%r30)
	ldi 4,%r25
	stw %r19,-32(%r30)
	bl fread,%r2
	ldo -56(%r30),%r26
	comib,<>,n 1,%r28,.L354
	ldw -56(%r30),%r28
.L352:
	ldw -84(%r30),%r2
	ldw -52(%r30),%r4
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L354:
	b .L352
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	getw, .-getw
	.section	.text.putw,"ax",@progbits
	.align 4
.globl putw
	.type	putw, @function
putw:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r23
	ldi 1,%r24
	stwm %r4,64(%r30)
	ldo -100(%r30),%r28
	ldi 4,%r25
	stw %r19,-32(%r30)
	stw %r26,-100(%r30)
	bl fwrite,%r2
	copy %r28,%r26
	ldw -84(%r30),%r2
	comiclr,= 1,%r28,%r28
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	putw, .-putw
	.section	.text.fgetpos,"ax",@progbits
	.align 4
.globl fgetpos
	.type	fgetpos, @function
fgetpos:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r25,%r3
	bl ftell,%r2
	stw %r19,-32(%r30)
	stw %r28,0(%r3)
	extrs %r28,0,1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fgetpos, .-fgetpos
	.section	.text.fsetpos,"ax",@progbits
	.align 4
.globl fsetpos
	.type	fsetpos, @function
fsetpos:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl fseek,%r2
	ldw 0(%r25),%r25
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fsetpos, .-fsetpos
	.section	.text.setbuffer,"ax",@progbits
	.align 4
.globl setbuffer
	.type	setbuffer, @function
setbuffer:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	comiclr,<> 0,%r25,%r24
	ldi 1,%r24
	stwm %r4,64(%r30)
	zdep %r24,29,30,%r24
	bl setvbuf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setbuffer, .-setbuffer
	.section	.text.getc_unlocked,"ax",@progbits
	.align 4
.globl getc_unlocked
	.type	getc_unlocked, @function
getc_unlocked:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl getc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	getc_unlocked, .-getc_unlocked
	.section	.text.putc_unlocked,"ax",@progbits
	.align 4
.globl putc_unlocked
	.type	putc_unlocked, @function
putc_unlocked:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl putc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	putc_unlocked, .-putc_unlocked
	.section	.text.getchar_unlocked,"ax",@progbits
	.align 4
.globl getchar_unlocked
	.type	getchar_unlocked, @function
getchar_unlocked:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	ldw RT'__iob(%r1),%r26
	stwm %r4,64(%r30)
	bl getc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	getchar_unlocked, .-getchar_unlocked
	.section	.text.putchar_unlocked,"ax",@progbits
	.align 4
.globl putchar_unlocked
	.type	putchar_unlocked, @function
putchar_unlocked:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	ldw RT'__iob(%r1),%r25
	ldo 16(%r25),%r25
	stwm %r4,64(%r30)
	bl putc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	putchar_unlocked, .-putchar_unlocked
	.section	.rodata.str1.4
	.align 4
.LC5:
	.stringz	"-c"
	.align 4
.LC6:
	.stringz	"sh"
	.align 4
.LC7:
	.stringz	"/bin/sh"
	.section	.text.popen,"ax",@progbits
	.align 4
.globl popen
	.type	popen, @function
popen:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-100(%r30)
	copy %r26,%r7
	stw %r6,-96(%r30)
	stw %r5,-92(%r30)
	stw %r10,-112(%r30)
	stw %r9,-108(%r30)
	stw %r8,-104(%r30)
	stw %r4,-88(%r30)
	stw %r3,-84(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r25),%r3
	extrs %r3,31,8,%r3
	comiclr,= 119,%r3,%r6
	ldi 1,%r6
	comiclr,= 114,%r3,%r28
	ldi 1,%r28
	comib,= 0,%r28,.L376
	copy %r25,%r5
	comiclr,= 0,%r6,%r0
	b,n .L364
.L376:
	ldb 1(%r5),%r28
	comib,<> 0,%r28,.L364
	copy %r19,%r4
	ldo -120(%r30),%r8
	bl pipe,%r2
	copy %r8,%r26
	comib,<> 0,%r28,.L367
	copy %r4,%r19
	comiclr,<> 119,%r3,%r3
	ldi 1,%r3
	bl fork,%r2
	copy %r19,%r4
	movb,= %r28,%r9,.L389
	copy %r4,%r19
	copy %r19,%r4
	ldwx,s %r6(%r8),%r26
	bl close,%r2
	zdep %r3,29,30,%r3
	comib,> 0,%r9,.L375
	copy %r4,%r19
	copy %r19,%r4
	copy %r5,%r25
	bl fdopen,%r2
	ldwx %r8(%r3),%r26
	movb,= %r28,%r28,.L375
	copy %r4,%r19
	addil LT'more,%r19
	copy %r1,%r20
	ldw RT'more(%r20),%r21
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r20
	sub %r28,%r20,%r20
	extrs %r20,27,28,%r20
	sh1addl %r20,%r20,%r20 
	sh3addl %r20,%r21,%r21 
	stw %r9,4(%r21)
.L363:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r10
	ldw -108(%r30),%r9
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L364:
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
.L367:
	b .L363
	ldi 0,%r28
.L375:
	bl close,%r2
	ldwx %r8(%r3),%r26
	b .L363
	ldi 0,%r28
.L389:
	addil LT'more,%r19
	copy %r1,%r28
	ldw RT'more(%r28),%r10
	addil LT'__iob,%r19
	ldo 4(%r10),%r5
	ldw RT'__iob(%r1),%r9
	ldo 1444(%r10),%r10
	b .L372
	ldo 14(%r9),%r9
.L371:
	ldo 24(%r5),%r5
.L391:
	comb,= %r10,%r5,.L390
	ldo 16(%r9),%r9
.L372:
	ldw 0(%r5),%r28
	comib,=,n 0,%r28,.L391
	ldo 24(%r5),%r5
	ldh 0(%r9),%r28
	copy %r19,%r4
	extru %r28,23,8,%r26
	dep %r28,23,8,%r26
	bl close,%r2
	extru %r26,31,16,%r26
	b .L371
	copy %r4,%r19
.L390:
	zdep %r6,29,30,%r5
	ldwx %r8(%r5),%r26
	comb,= %r6,%r26,.L373
	copy %r19,%r4
	bl dup2,%r2
	copy %r6,%r25
	copy %r4,%r19
	ldwx %r8(%r5),%r26
	bl close,%r2
	copy %r19,%r4
	copy %r4,%r19
.L373:
	ldwx,s %r3(%r8),%r26
	comb,= %r6,%r26,.L392
	addil LT'.LC5,%r19
	bl close,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC5,%r19
.L392:
	copy %r1,%r28
	stw %r0,-52(%r30)
	ldw RT'.LC5(%r28),%r24
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r25
	copy %r19,%r4
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r26
	bl execl,%r2
	copy %r7,%r23
	copy %r4,%r19
	bl _exit,%r2
	ldi 127,%r26
	nop
	.EXIT
	.PROCEND
	.size	popen, .-popen
	.section	.text.pclose,"ax",@progbits
	.align 4
.globl pclose
	.type	pclose, @function
pclose:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'more,%r19
	ldo 128(%r30),%r30
	ldw RT'more(%r1),%r20
	stw %r4,-108(%r30)
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r21
	stw %r6,-116(%r30)
	sub %r26,%r21,%r28
	extrs %r28,27,28,%r28
	stw %r5,-112(%r30)
	sh1addl %r28,%r28,%r28 
	sh3addl %r28,%r20,%r20 
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r20),%r3
	comib,= 0,%r3,.L401
	copy %r19,%r4
	bl fclose,%r2
	ldo -120(%r30),%r6
	copy %r4,%r19
	b .L396
	ldi 0,%r5
.L398:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comib,<> 4,%r28,.L395
	copy %r4,%r19
.L396:
	copy %r19,%r4
	copy %r5,%r24
	copy %r6,%r25
	bl waitpid,%r2
	copy %r3,%r26
	comib,> 0,%r28,.L398
	copy %r4,%r19
	ldw -120(%r30),%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L401:
	bl __errno,%r2
	nop
	ldi 10,%r20
	stw %r20,0(%r28)
.L395:
	ldi -1,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pclose, .-pclose
	.local	more
	.comm	more,1440,4
.globl __iob
	.data
	.align 4
	.type	__iob, @object
	.size	__iob, 960
__iob:
	.word	0
	.word	0
	.word	0
	.half	1
	.byte	0
	.byte	0
	.word	0
	.word	0
	.word	0
	.half	2
	.byte	1
	.byte	0
	.word	0
	.word	0
	.word	0
	.half	6
	.byte	2
	.byte	0
	.zero	912
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
