// 38887df0c040ddb8fbdfdf3f3b8bc0c4
	.file	"register-stack.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc depth#
depth:
	.prologue
	.mmb
	adds r14 = -1, r32
	addl r15 = 1, r0
	nop 0
	.mii
	mov r8 = r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	mov ar.lc = r14
	.align 32
.L2:
	.mmi
	setf.sig f6 = r32
	setf.sig f7 = r15
	shladd r16 = r15, 1, r0
	.mmi
	adds r32 = -1, r32
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.cloop.sptk.few .L2
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp depth#
	.align 16
	.align 64
	.proc flushed#
flushed:
	.prologue
	.body
#APP
// 67 "@TOP@/guest-tests/ia64/register-stack.c" 1
	flushrs;;
	mov r8=ar.bsp
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp flushed#
	.align 16
	.align 64
	.proc finds_itself#
finds_itself:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	br.call.sptk.many b0 = flushed#
	;;
	.mmb
	mov r17 = r8
	mov r1 = r37
	nop 0
	.mii
	mov r8 = r0
	mov ar.lc = 23
	;;
	adds r17 = -8, r17
	;;
	.align 32
.L9:
	.mmi
	nop 0
	ld8 r14 = [r17], -8
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r34, r14
	cmp.eq p8, p9 = r33, r14
	cmp.eq p10, p11 = r32, r14
	;;
	.mmi
	(p8) addl r16 = 1, r0
	(p6) addl r15 = 1, r0
	(p10) addl r14 = 1, r0
	;;
	.mmi
	(p9) mov r16 = r0
	(p7) mov r15 = r0
	(p11) mov r14 = r0
	;;
	.mii
	shladd r16 = r16, 1, r0
	shladd r15 = r15, 2, r0
	;;
	or r15 = r16, r15
	;;
	.mmi
	or r14 = r15, r14
	;;
	or r14 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	mov r8 = r14
	br.cloop.sptk.few .L9
	.mmi
	add r33 = r33, r34
	nop 0
	mov b0 = r35
	;;
	.mmi
	add r33 = r33, r32
	nop 0
	mov ar.pfs = r36
	;;
	.mmi
	cmp.ne p6, p7 = 0, r33
	nop 0
	mov ar.lc = r38
	;;
	.mib
	nop 0
	(p7) adds r8 = 100, r14
	br.ret.sptk.many b0
	.endp finds_itself#
	.align 16
	.align 64
	.proc on_alarm#
on_alarm:
	.prologue 12, 32
	.mib
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	nop 0
	.mlx
	nop 0
	movl r35 = @gprel(out#)
	.body
	;;
	.mib
	addl r36 = 1, r0
	add r35 = r1, r35
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp on_alarm#
	.align 16
	.align 64
	.proc timer#
timer:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 3, 0
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	adds r40 = 24, r12
	addl r42 = 136, r0
	nop 0
	.mmb
	mov r41 = r0
	adds r36 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 168, r12
	cmp4.eq p6, p7 = 0, r32
	adds r41 = 16, r12
	.mmi
	mov r1 = r39
	st8 [r36] = r0
	mov r42 = r0
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 176, r12
	.mmi
	(p6) addl r40 = 14, r0
	st8 [r41] = r33
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 184, r12
	(p7) addl r40 = 26, r0
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	mov r41 = r36
	mov r40 = r32
	br.call.sptk.many b0 = setitimer#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp timer#
	.align 16
	.align 64
	.proc on_tick#
on_tick:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	addl r32 = @gprel(ticks#), gp
	;;
	.mmi
	nop 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	;;
	.mmi
	nop 0
	.savesp ar.lc, 24
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	nop 0
	;;
	.mmi
	ld4.acq r36 = [r32]
	;;
	nop 0
	sxt4 r36 = r36
	;;
	.mmi
	setf.sig f6 = r36
	nop 0
	shr r14 = r36, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	add r15 = r15, r36
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 5
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r36 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r36 = 200, r36
	nop 0
	;;
	.mib
	nop 0
	sxt4 r36 = r36
	br.call.sptk.many b0 = depth#
	;;
	.mmi
	mov r1 = r35
	addl r15 = 1, r0
	mov r14 = r0
	;;
	.mmi
	addl r19 = @gprel(handler_sum#), gp
	;;
	st8.rel [r19] = r8
	nop 0
	;;
	.mmi
	ld4.acq r16 = [r32]
	;;
	nop 0
	sxt4 r16 = r16
	;;
	.mmi
	setf.sig f6 = r16
	nop 0
	shr r18 = r16, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	add r17 = r17, r16
	nop 0
	;;
	.mii
	nop 0
	shr r17 = r17, 5
	;;
	sub r17 = r17, r18
	;;
	.mmi
	shladd r18 = r17, 2, r0
	;;
	add r17 = r18, r17
	nop 0
	;;
	.mmi
	shladd r18 = r17, 2, r0
	;;
	add r17 = r17, r18
	nop 0
	;;
	.mmi
	shladd r17 = r17, 1, r0
	;;
	sub r16 = r16, r17
	nop 0
	;;
	.mmi
	adds r16 = 200, r16
	;;
	nop 0
	sxt4 r16 = r16
	;;
	.mmi
	adds r17 = -1, r16
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	cmp.gt p6, p7 = 2, r16
	nop 0
	mov ar.lc = r17
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r17
	;;
	(p6) mov ar.lc = 0
	.align 32
.L21:
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	add r14 = r14, r15
	adds r15 = 1, r15
	br.cloop.sptk.few .L21
	;;
	.mmi
	ld8.acq r15 = [r19]
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mib
	(p7) addl r36 = 9, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	ld4.acq r14 = [r32]
	adds r18 = 24, r12
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4.rel [r32] = r14
	ld8 r19 = [r18], 8
	mov b0 = r33
	;;
	.mii
	ldf.fill f2 = [r18]
	mov ar.pfs = r34
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp on_tick#
	.align 16
	.align 64
	.proc fork_at.constprop.0#
fork_at.constprop.0:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	;;
	.mmb
	addl r14 = 3999, r0
	addl r15 = 1, r0
	nop 0
	.mmi
	mov r33 = r0
	addl r16 = 4000, r0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L28:
	.mmi
	setf.sig f6 = r16
	setf.sig f7 = r15
	shladd r17 = r15, 1, r0
	.mmi
	adds r16 = -1, r16
	;;
	add r15 = r17, r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r14
	br.cloop.sptk.few .L28
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r8
	mov b0 = r34
	.mmi
	mov r8 = r33
	;;
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	.endp fork_at.constprop.0#
	.align 16
	.align 64
	.proc depth.constprop.0#
depth.constprop.0:
	.prologue
	.mmb
	addl r14 = 2999, r0
	mov r8 = r0
	nop 0
	.mmi
	addl r15 = 1, r0
	addl r16 = 3000, r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L36:
	.mmi
	setf.sig f6 = r16
	setf.sig f7 = r15
	shladd r17 = r15, 1, r0
	.mmi
	adds r16 = -1, r16
	;;
	add r15 = r17, r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.cloop.sptk.few .L36
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp depth.constprop.0#
	.align 16
	.align 64
	.proc forever.isra.0#
forever.isra.0:
	.prologue
	.body
	.mmi
	st8.rel [r12] = r32
	nop 0
	addl r14 = 5000, r0
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r12]
	nop 0
	;;
	.mbb
	cmp.lt p6, p7 = r14, r15
	(p7) br.cond.dpnt .L44
	br.ret.sptk.many b0
.L44:
	.mmi
	ld8.acq r32 = [r12]
	;;
	adds r32 = 1, r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many forever.isra.0#
	;;
	break.f 0
	;;
	.endp forever.isra.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"depth(1000000) == expected(1000000)"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"wrong == 0"
	.align 8
.LC5:
	stringz	"handler_sum != 0"
	.align 8
.LC6:
	stringz	"jumps == 20"
	.align 8
.LC7:
	stringz	"depth(5000) == expected(5000)"
	.align 8
.LC8:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC9:
	stringz	"WIFEXITED(status) && WEXITSTATUS(status) == 17"
	.align 8
.LC10:
	stringz	"v == expected(4000)"
	.align 8
.LC11:
	stringz	"finds_itself(0x1234567811111111, 0x1234567822222222, 0x1234567833333333) == 7"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 5, 4, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	;;
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r37 = 1000000, r0
	;;
	.savesp ar.lc, 32
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	br.call.sptk.many b0 = depth#
	;;
	.mmi
	adds r1 = 40, r12
	addl r16 = 999999, r0
	mov r14 = r0
	.mmi
	addl r15 = 1, r0
	;;
	ld8 r1 = [r1]
	mov ar.lc = r16
	.align 32
.L46:
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	add r14 = r14, r15
	adds r15 = 1, r15
	br.cloop.sptk.few .L46
	;;
	.mlx
	cmp.ne p6, p7 = r14, r8
	movl r39 = @gprel(.LC2)
	.mlx
	addl r33 = @gprel(ticks#), gp
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mmi
	add r39 = r1, r39
	add r37 = r1, r37
	mov r32 = r0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 40, r12
	addl r40 = 1000, r0
	addl r39 = 1000, r0
	.mmi
	addl r37 = 1, r0
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	nop 0
	addl r38 = @ltoff(@fptr(on_tick#)), gp
	nop 0
	;;
	.mib
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = timer#
	;;
	.mii
	ld4.acq r14 = [r33]
	adds r1 = 40, r12
	;;
	cmp4.lt p6, p7 = 39, r14
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = depth.constprop.0#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	mov r17 = r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
	.align 32
.L50:
	.mmi
	addl r16 = 2999, r0
	addl r15 = 1, r0
	nop 0
	.mii
	mov r14 = r17
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L49:
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	add r14 = r14, r15
	adds r15 = 1, r15
	br.cloop.sptk.few .L49
	;;
	.mmi
	cmp.ne p6, p7 = r14, r8
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.ge p6, p7 = 39, r14
	;;
	.mib
	nop 0
	add r32 = r32, r15
	(p6) br.cond.dptk .L50
	.mmi
	mov r40 = r0
	mov r39 = r0
	nop 0
	.mmb
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = timer#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	cmp4.eq p6, p7 = 0, r32
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mlx
	add r32 = r1, r32
	movl r39 = @gprel(.LC4)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mib
	add r39 = r1, r39
	mov r37 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	mov r37 = r32
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(handler_sum#), gp
	movl r39 = @gprel(.LC5)
	;;
	.mii
	ld8.acq r14 = [r14]
	add r39 = r1, r39
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r1 = [r1]
	st4.rel [r14] = r0
	nop 0
.L55:
	.mmi
	adds r15 = 24, r12
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 19, r14
	(p7) br.cond.dptk .L90
.L59:
	.mlx
	nop 0
	movl r37 = @gprel(out#)
	.mmi
	nop 0
	addl r38 = 1, r0
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 40, r12
	adds r15 = 24, r12
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L91
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	adds r15 = 24, r12
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L59
.L90:
	.mlx
	ld4.acq r14 = [r15]
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 20, r14
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	addl r37 = 5000, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = depth#
	;;
	.mmi
	adds r1 = 40, r12
	addl r16 = 4999, r0
	addl r15 = 1, r0
	.mmi
	mov r14 = r0
	;;
	ld8 r1 = [r1]
	mov ar.lc = r16
	.align 32
.L61:
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	add r14 = r14, r15
	adds r15 = 1, r15
	br.cloop.sptk.few .L61
	;;
	.mlx
	cmp.ne p6, p7 = r14, r8
	movl r34 = @gprel(.LC3)
	.mlx
	adds r32 = 20, r12
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mmi
	add r34 = r1, r34
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	mov r37 = r34
	;;
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	adds r1 = 40, r12
	mov r37 = r32
	;;
	.mmi
	nop 0
	st4 [r32] = r14
	nop 0
	.mmb
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = fork_at.constprop.0#
	;;
	.mmi
	ld4 r33 = [r32]
	adds r1 = 40, r12
	adds r38 = 16, r12
	.mii
	mov r32 = r8
	mov r39 = r0
	;;
	cmp4.ne p6, p7 = 0, r33
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L92
	;;
	.mib
	st4 [r38] = r0
	mov r37 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r1 = 40, r12
	cmp4.ne p6, p7 = r8, r33
	mov r37 = r34
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mmi
	add r39 = r1, r39
	;;
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r1 = 40, r12
	;;
	.mmi
	ld4 r14 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	and r15 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L67
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 17, r14
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L67:
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 40, r12
	addl r16 = 3999, r0
	addl r15 = 1, r0
	.mmi
	mov r14 = r0
	;;
	ld8 r1 = [r1]
	mov ar.lc = r16
	.align 32
.L68:
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	add r14 = r14, r15
	adds r15 = 1, r15
	br.cloop.sptk.few .L68
	;;
	.mlx
	cmp.ne p6, p7 = r14, r32
	movl r32 = @gprel(.LC3)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mmi
	add r32 = r1, r32
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	mov r37 = r32
	;;
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r1 = 40, r12
	movl r38 = 1311768465440383522
	.mlx
	nop 0
	movl r39 = 1311768465726714675
	;;
	.mlx
	ld8 r1 = [r1]
	movl r37 = 1311768465154052369
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = finds_itself#
	;;
	.mmi
	adds r1 = 40, r12
	cmp4.ne p6, p7 = 7, r8
	mov r37 = r32
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r39 = r1, r39
	;;
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 40, r12
	mov r8 = r0
	adds r18 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	mov b0 = r35
	.mmi
	ld8 r19 = [r18]
	;;
	nop 0
	mov ar.pfs = r36
	;;
	.mii
	nop 0
	mov ar.lc = r19
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L48:
	.body
	.copy_state 1
	.mmi
	mov r40 = r0
	mov r39 = r0
	nop 0
	.mmb
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = timer#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
	;;
.L53:
	.mlx
	nop 0
	movl r32 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	add r32 = r1, r32
	movl r39 = @gprel(.LC4)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mib
	add r39 = r1, r39
	mov r37 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	mov r37 = r32
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(handler_sum#), gp
	movl r39 = @gprel(.LC5)
	;;
	.mii
	ld8.acq r14 = [r14]
	add r39 = r1, r39
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	adds r1 = 40, r12
	adds r14 = 24, r12
	;;
	nop 0
	.mmb
	ld8 r1 = [r1]
	st4.rel [r14] = r0
	br .L55
.L92:
	.mmi
	addl r16 = 3999, r0
	addl r15 = 1, r0
	nop 0
	.mii
	mov r14 = r0
	nop 0
	;;
	mov ar.lc = r16
.L64:
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	add r14 = r14, r15
	adds r15 = 1, r15
	br.cloop.sptk.few .L64
	;;
	.mmi
	cmp.ne p6, p7 = r14, r32
	;;
	(p6) addl r37 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r37 = 17, r0
	br.call.sptk.many b0 = _exit#
	;;
.L91:
	.mmi
	adds r14 = 24, r12
	addl r38 = @ltoff(@fptr(on_alarm#)), gp
	mov r39 = r0
	.mmi
	mov r37 = r0
	;;
	ld4.acq r14 = [r14]
	nop 0
	.mmi
	ld8 r38 = [r38]
	;;
	shladd r40 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r40 = r40, r14
	;;
	shladd r40 = r40, 2, r0
	nop 0
	;;
	.mmi
	add r40 = r40, r14
	;;
	adds r40 = 500, r40
	nop 0
	;;
	.mib
	nop 0
	sxt4 r40 = r40
	br.call.sptk.many b0 = timer#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L58:
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = forever.isra.0#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	mov r37 = r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = forever.isra.0#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br .L58
	.endp main#
	.bss
	.align 16
	.type	out#, @object
	.size	out#, 704
out:
	.skip	704
	.sbss
	.align 8
	.type	handler_sum#, @object
	.size	handler_sum#, 8
handler_sum:
	.skip	8
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
