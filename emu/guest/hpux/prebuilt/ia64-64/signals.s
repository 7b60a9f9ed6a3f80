// 93e5be2a49e6b2e29f0194dc4d0bf9f7 emu/guest/libc/hpux/signals.c
	.file	"signals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"Signal %d"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strsignal#
	.type	strsignal#, @function
	.proc strsignal#
strsignal:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	mov r39 = r32
	cmp4.ltu p6, p7 = 44, r32
	sxt4 r14 = r32
	;;
	.mlx
	nop 0
	movl r15 = @gprel(sys_siglist#)
	.mlx
	shladd r14 = r14, 3, r0
	movl r38 = @gprel(.LC0)
	;;
	.mmi
	add r15 = r1, r15
	addl r37 = 24, r0
	mov b0 = r33
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(own.0#)
	;;
	.mmi
	add r14 = r15, r14
	add r36 = r1, r36
	mov ar.pfs = r34
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	ld8 r8 = [r14]
	nop 0
	;;
	.mbb
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L2
	br.ret.sptk.many b0
	;;
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(own.0#)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp strsignal#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	": "
	.align 8
.LC3:
	stringz	"\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC1:
	data8	__iob#+64
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global psignal#
	.type	psignal#, @function
	.proc psignal#
psignal:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r41 = r32
	cmp4.ltu p6, p7 = 44, r32
	sxt4 r14 = r32
	;;
	.mlx
	nop 0
	movl r15 = @gprel(sys_siglist#)
	.mlx
	shladd r14 = r14, 3, r0
	movl r40 = @gprel(.LC0)
	;;
	.mlx
	add r15 = r1, r15
	movl r38 = @gprel(own.0#)
	.mmi
	addl r39 = 24, r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r14 = r15, r14
	add r38 = r1, r38
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L7
.L8:
	.mmi
	nop 0
	addl r14 = @gprel(.LC1), gp
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L15
.L9:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r34
	nop 0
	.mmb
	mov r40 = r8
	addl r38 = 2, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	addl r38 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L7:
	.mlx
	nop 0
	movl r34 = @gprel(own.0#)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L8
.L15:
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r33
	nop 0
	.mmb
	mov r40 = r8
	addl r38 = 2, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 2, r0
	addl r38 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	mov r38 = r34
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	mov r39 = r34
	nop 0
	.mmb
	mov r40 = r8
	addl r38 = 2, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	addl r38 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp psignal#
	.align 16
	.align 64
	.global ssignal#
	.type	ssignal#, @function
	.proc ssignal#
ssignal:
	.prologue
	.body
	.mii
	nop 0
	sxt4 r15 = r32
	adds r32 = -1, r32
	;;
	.mmi
	cmp4.ltu p6, p7 = 14, r32
	nop 0
	shladd r15 = r15, 3, r0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(actions#)
	.mmi
	(p6) mov r8 = r0
	;;
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mii
	(p7) add r14 = r14, r15
	nop 0
	;;
	nop 0
	.mmb
	(p7) ld8 r8 = [r14]
	(p7) st8 [r14] = r33
	br.ret.sptk.many b0
	.endp ssignal#
	.align 16
	.align 64
	.global gsignal#
	.type	gsignal#, @function
	.proc gsignal#
gsignal:
	.prologue 12, 33
	.mlx
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	movl r15 = @gprel(actions#)
	.mmi
	mov r36 = r32
	mov r35 = r1
	sxt4 r14 = r32
	;;
	.mmb
	shladd r14 = r14, 3, r0
	adds r32 = -1, r32
	nop 0
	.mmi
	add r15 = r1, r15
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	cmp4.ltu p6, p7 = 14, r32
	nop 0
	add r14 = r15, r14
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = 1, r15
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mmi
	st8 [r14] = r0
	;;
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r1 = [r15]
	mov b6 = r14
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L20:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L27:
	.mmi
	cmp.ne p6, p7 = 0, r15
	nop 0
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp gsignal#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	own.0#, @object
	.size	own.0#, 24
own.0:
	.skip	24
	.align 8
	.type	actions#, @object
	.size	actions#, 128
actions:
	.skip	128
	.global sys_siglist#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"Signal 0"
	.align 8
.LC5:
	stringz	"Hangup"
	.align 8
.LC6:
	stringz	"Interrupt"
	.align 8
.LC7:
	stringz	"Quit"
	.align 8
.LC8:
	stringz	"Illegal instruction"
	.align 8
.LC9:
	stringz	"Trace trap"
	.align 8
.LC10:
	stringz	"Abort"
	.align 8
.LC11:
	stringz	"EMT instruction"
	.align 8
.LC12:
	stringz	"Floating exception"
	.align 8
.LC13:
	stringz	"Killed"
	.align 8
.LC14:
	stringz	"Bus error"
	.align 8
.LC15:
	stringz	"Memory fault"
	.align 8
.LC16:
	stringz	"Bad system call"
	.align 8
.LC17:
	stringz	"Broken pipe"
	.align 8
.LC18:
	stringz	"Alarm clock"
	.align 8
.LC19:
	stringz	"Terminated"
	.align 8
.LC20:
	stringz	"User signal 1"
	.align 8
.LC21:
	stringz	"User signal 2"
	.align 8
.LC22:
	stringz	"Child status change"
	.align 8
.LC23:
	stringz	"Power failure"
	.align 8
.LC24:
	stringz	"Virtual timer alarm"
	.align 8
.LC25:
	stringz	"Profiling timer alarm"
	.align 8
.LC26:
	stringz	"Asynchronous I/O"
	.align 8
.LC27:
	stringz	"Window size change"
	.align 8
.LC28:
	stringz	"Stopped (signal)"
	.align 8
.LC29:
	stringz	"Stopped"
	.align 8
.LC30:
	stringz	"Continued"
	.align 8
.LC31:
	stringz	"Stopped (tty input)"
	.align 8
.LC32:
	stringz	"Stopped (tty output)"
	.align 8
.LC33:
	stringz	"Urgent condition on I/O channel"
	.align 8
.LC34:
	stringz	"Remote lock lost (NFS)"
	.align 8
.LC35:
	stringz	"Signal 31"
	.align 8
.LC36:
	stringz	"DIL signal"
	.align 8
.LC37:
	stringz	"CPU time limit exceeded"
	.align 8
.LC38:
	stringz	"File size limit exceeded"
	.section	.data.rel.local,"aw"
	.align 8
	.type	sys_siglist#, @object
	.size	sys_siglist#, 360
sys_siglist:
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	.skip	80
	.global write#
	.type	write#, @function
	.global strlen#
	.type	strlen#, @function
	.global fflush#
	.type	fflush#, @function
	.global snprintf#
	.type	snprintf#, @function
	.ident	"GCC: (GNU) 12.2.0"
