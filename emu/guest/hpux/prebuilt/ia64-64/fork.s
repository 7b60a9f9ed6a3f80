// c17b2756e9bb2b1dbe51f642b4cf55b3 emu/guest/libc/hpux/fork.c
	.file	"fork.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global pthread_atfork#
	.type	pthread_atfork#, @function
	.proc pthread_atfork#
pthread_atfork:
	.prologue 12, 37
	.mii
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 1, 0
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mib
	addl r40 = 40, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r14 = r8
	cmp.eq p6, p7 = 0, r8
	mov r35 = r8
	.mmi
	adds r36 = 32, r8
	adds r16 = 16, r8
	adds r15 = 24, r8
	;;
	.mib
	mov r1 = r39
	(p6) addl r8 = 12, r0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	st8 [r14] = r32, 8
	st8 [r16] = r34
	nop 0
	;;
	.mmi
	st8 [r14] = r33
	st8 [r15] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r39
	;;
	addl r15 = @gprel(last#), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	st8 [r15] = r35
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	adds r16 = 24, r14
	.mmi
	nop 0
	st8 [r36] = r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = @gprel(first#), gp
	(p7) st8 [r16] = r35
	nop 0
	;;
	.mib
	(p6) st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r8 = r0
.L1:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp pthread_atfork#
	.align 16
	.align 64
	.global fork#
	.type	fork#, @function
	.proc fork#
fork:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 2, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	addl r14 = @gprel(last#), gp
	.save pr, r40
	mov r40 = pr
	mov r39 = r1
	;;
	.mmi
	ld8 r32 = [r14]
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L13
	.align 32
.L9:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L12:
	.mmi
	adds r32 = 32, r32
	;;
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L9
.L13:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mib
	mov r1 = r39
	addl r41 = 2, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.le p6, p7 = r0, r8
	nop 0
	.mmi
	mov r1 = r39
	mov r33 = r8
	mov r34 = r9
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r9
	(p6) br.cond.dptk .L16
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	adds r36 = 32, r12
	adds r35 = 40, r12
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L44
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r39
	st8 [r36] = r33
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	addl r14 = @gprel(first#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L24
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	nop 0
	;;
.L14:
	.mmi
	cmp4.eq p16, p17 = 0, r14
	nop 0
	nop 0
	.align 32
.L23:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 8, r32
	nop 0
	adds r15 = 16, r32
	;;
	.mmi
	(p17) ld8 r14 = [r15]
	;;
	(p16) ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L22:
	.pred.rel.mutex p16, p17
	.mmi
	adds r32 = 24, r32
	;;
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L19
	;;
.L24:
	.mii
	mov r8 = r0
	mov pr = r40, -1
	;;
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 1
	.mib
	adds r36 = 32, r12
	adds r35 = 40, r12
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r39
	st8 [r36] = r33
	nop 0
	.mmi
	st8 [r35] = r0
	;;
	addl r14 = @gprel(first#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L19
.L25:
	.mmi
	nop 0
	mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p16, p17 = 0, r14
	br .L23
.L43:
	.mib
	adds r36 = 32, r12
	adds r35 = 40, r12
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r39
	st8 [r36] = r33
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	addl r14 = @gprel(first#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L25
.L19:
	.mmi
	nop 0
	ld8 r41 = [r36]
	nop 0
	.mmb
	ld8 r42 = [r35]
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r39
	mov pr = r40, -1
	;;
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L44:
	.body
	.copy_state 2
	.mib
	adds r36 = 32, r12
	adds r35 = 40, r12
	br.call.sptk.many b0 = threads_after_fork#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = streams_after_fork#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r39
	st8 [r36] = r33
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	addl r14 = @gprel(first#), gp
	nop 0
	;;
	.mmi
	ld8 r32 = [r14]
	;;
	cmp.ne p6, p7 = 0, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L24
	.endp fork#
	.align 16
	.align 64
	.global vfork#
	.type	vfork#, @function
	.proc vfork#
vfork:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.sptk.many fork#
	;;
	break.f 0
	;;
	.endp vfork#
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	last#, @object
	.size	last#, 8
last:
	.skip	8
	.align 8
	.type	first#, @object
	.size	first#, 8
first:
	.skip	8
	.global streams_after_fork#
	.type	streams_after_fork#, @function
	.global threads_after_fork#
	.type	threads_after_fork#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global guard_leave#
	.type	guard_leave#, @function
	.global guard_enter#
	.type	guard_enter#, @function
	.global malloc#
	.type	malloc#, @function
	.ident	"GCC: (GNU) 12.2.0"
