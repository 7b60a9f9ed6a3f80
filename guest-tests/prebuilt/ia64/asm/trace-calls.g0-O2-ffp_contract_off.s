// a0e1ed76da646f0000afd209220f21d3
	.file	"trace-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = @gprel(handled#), gp
	nop 0
	;;
	.mib
	st4.rel [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.proc killed#
killed:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	addl r36 = 15, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp killed#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"quiet"
	.text
	.align 16
	.align 64
	.proc executes#
executes:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(self#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r37 = @gprel(.LC0)
	;;
	.mmi
	ld8 r36 = [r14]
	add r37 = r1, r37
	mov r38 = r0
	;;
	.mib
	mov r35 = r36
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp executes#
	.align 16
	.align 64
	.proc forks#
forks:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mib
	adds r32 = 40, r12
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r36 = r8
	.mmi
	mov r1 = r35
	st4 [r32] = r8
	nop 0
	;;
	.mib
	(p7) addl r36 = 5, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	adds r37 = 44, r12
	mov r38 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r35
	adds r40 = 16, r12
	nop 0
	.mmi
	mov r36 = r32
	mov r39 = r0
	mov r38 = r0
	;;
	.mlx
	addl r14 = @gprel(self#), gp
	movl r15 = @gprel(.LC0)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r15 = r1, r15
	;;
	.mmi
	st8 [r40] = r14
	mov r37 = r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	addl r14 = @ltoffx(environ#), r1
	;;
	.mmi
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r41 = [r14]
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = posix_spawn#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r0
	nop 0
	.mmb
	adds r37 = 44, r12
	ld4 r36 = [r32]
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp forks#
	.align 16
	.align 64
	.proc calls#
calls:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	addl r36 = @ltoff(@fptr(handler#)), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mib
	ld8 r36 = [r36]
	addl r35 = 10, r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	addl r35 = 77, r0
	mov r1 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	addl r36 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @gprel(handled#), gp
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r35 = 4, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r35 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp calls#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%d %c\n"
	.align 8
.LC2:
	stringz	"%d %ld\n"
	.text
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r34 = r8
	.mmb
	adds r41 = 16, r12
	mov r42 = r0
	(p7) br.cond.spnt .L25
	;;
	.mib
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = r34, r8
	;;
	.mmi
	nop 0
	addl r19 = @gprel(child_count#), gp
	(p6) addl r41 = 1, r0
	.mlx
	nop 0
	movl r18 = @gprel(children#)
	;;
	.mmi
	ld4 r17 = [r19]
	(p7) mov r41 = r0
	add r18 = r1, r18
	;;
	.mib
	cmp4.ge p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	(p7) adds r15 = -1, r17
	nop 0
	(p7) mov r42 = r0
	;;
	.mii
	(p7) addp4 r16 = r15, r0
	(p7) mov r15 = r18
	;;
	(p7) mov ar.lc = r16
	.align 32
.L19:
	.mmi
	nop 0
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r34
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	adds r42 = 1, r42
	br.cloop.sptk.few .L19
	;;
.L16:
	.mib
	nop 0
	sxt4 r14 = r17
	nop 0
	.mlx
	adds r42 = 65, r17
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	adds r17 = 1, r17
	.mmi
	add r40 = r1, r40
	nop 0
	sxt1 r42 = r42
	;;
	.mmi
	add r18 = r18, r14
	st4 [r19] = r17
	nop 0
	;;
	.mib
	st4 [r18] = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r43 = r33
	.mmi
	mov r41 = r34
	addl r40 = 16896, r0
	mov r42 = r0
	;;
	.mii
	ld4 r15 = [r14]
	addl r14 = 4991, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	mov r41 = r35
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L26:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mmi
	nop 0
	adds r42 = 65, r42
	nop 0
	;;
	.mib
	add r40 = r1, r40
	sxt1 r42 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r43 = r33
	.mmi
	mov r41 = r34
	addl r40 = 16896, r0
	mov r42 = r0
	;;
	.mii
	ld4 r15 = [r14]
	addl r14 = 4991, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	mov r41 = r35
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 2
	.mmi
	mov r43 = r0
	mov r42 = r0
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	addl r40 = 19, r0
	mov r1 = r38
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld8 r14 = [r32], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r32], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r38
	addl r40 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp start#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 4"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == (waits ? SIGINT : SIGTERM)"
	.text
	.align 16
	.align 64
	.proc changes_info#
changes_info:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L28
.L29:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L29
.L28:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r35 = r8
	.mmb
	adds r40 = 144, r12
	mov r41 = r0
	(p7) br.cond.spnt .L50
	;;
	.mib
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r35, r8
	(p7) br.cond.dpnt .L51
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dpnt .L52
.L37:
	.mmi
	mov r41 = r0
	nop 0
	adds r40 = 144, r12
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = r8, r34
	(p6) br.cond.dpnt .L53
	;;
.L40:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L51:
	.body
	.copy_state 1
	.mlx
	adds r15 = 144, r12
	movl r41 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r15]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 4, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L37
.L52:
	.mib
	addl r40 = 2, r0
	mov r39 = r34
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	adds r40 = 144, r12
	mov r39 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 144, r12
	nop 0
	mov r1 = r38
	.mmb
	cmp4.eq p6, p7 = r8, r34
	nop 0
	(p7) br.cond.dpnt .L40
	;;
	.mii
	ld4 r14 = [r15]
	addl r15 = 2, r0
	;;
	and r14 = 127, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L40
.L54:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L53:
	.body
	.copy_state 2
	.mmi
	adds r15 = 144, r12
	;;
	ld4 r14 = [r15]
	addl r15 = 15, r0
	;;
	.mmi
	nop 0
	and r14 = 127, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L54
.L50:
	.mmi
	mov r42 = r0
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r34
	addl r39 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L31
.L33:
	.mmi
	mov r35 = r0
	nop 0
	nop 0
.L32:
	.mib
	addl r40 = 15, r0
	mov r39 = r34
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r33
	mov r1 = r38
	nop 0
	.mmi
	adds r41 = 16, r12
	mov r40 = r34
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	(p6) movl r42 = 16777218
	;;
	.mib
	(p7) addl r42 = 2, r0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L35
	.mmi
	adds r15 = 40, r12
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	cmp4.ne p6, p7 = 15, r15
	nop 0
	;;
	(p7) addl r8 = 1, r0
	;;
.L35:
	.mmi
	add r35 = r35, r8
	adds r42 = 16, r12
	mov r41 = r0
	.mmb
	mov r40 = r34
	addl r39 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r42 = 16, r12
	addl r39 = 16899, r0
	.mmi
	mov r1 = r38
	mov r41 = r0
	mov r40 = r34
	;;
	.mmi
	(p6) addl r14 = 1, r0
	st4 [r42] = r32
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r35 = r35, r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	(p6) addl r39 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r39 = r0
	nop 0
	;;
	.mib
	nop 0
	add r39 = r35, r39
	br.call.sptk.many b0 = _exit#
	;;
.L31:
	.mmi
	mov r41 = r0
	nop 0
	adds r40 = 144, r12
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r34, r8
	(p6) br.cond.dptk .L33
	.mmi
	mov r42 = r0
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r34
	addl r39 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	(p6) addl r35 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r35 = r0
	br .L32
	.endp changes_info#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"close"
	.align 8
.LC9:
	stringz	"done"
	.align 8
.LC10:
	stringz	"exit_group"
	.align 8
.LC11:
	stringz	"execve"
	.align 8
.LC12:
	stringz	"getppid"
	.align 8
.LC13:
	stringz	"kill"
	.align 8
.LC14:
	stringz	"%c: exited %d\n"
	.align 8
.LC15:
	stringz	"%c: killed by %s\n"
	.align 8
.LC16:
	stringz	"stop"
	.align 8
.LC17:
	stringz	"%c: event %s, code %x"
	.align 8
.LC18:
	stringz	", status %lx"
	.align 8
.LC19:
	stringz	"no info: %s\n"
	.align 8
.LC20:
	stringz	"%c: %s(%d"
	.align 8
.LC21:
	stringz	") %s\n"
	.align 8
.LC22:
	stringz	")"
	.align 8
.LC23:
	stringz	"%c: signal %s, from itself %d\n"
	.text
	.align 16
	.align 64
	.proc follow#
follow:
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 20, 4, 0
	.fframe 144
	adds r12 = -144, r12
	.save ar.lc, r53
	mov r53 = ar.lc
	.mlx
	mov r52 = r1
	movl r48 = @gprel(.LC23)
	;;
	.mlx
	addl r41 = @gprel(child_count#), gp
	movl r43 = @gprel(children#)
	.mlx
	add r48 = r1, r48
	movl r45 = @gprel(.LC15)
	;;
	.mlx
	mov r57 = r0
	movl r46 = @gprel(.LC14)
	.mmi
	add r43 = r1, r43
	add r45 = r1, r45
	mov r56 = r0
	;;
	.mmi
	add r46 = r1, r46
	mov r55 = r32
	.save rp, r50
	mov r50 = b0
	.body
	.mmb
	mov r54 = r33
	adds r37 = 152, r12
	br.call.sptk.many b0 = ptrace#
	;;
	.mlx
	addl r39 = 255, r0
	movl r42 = 1073741824
	.mmi
	addl r47 = 133, r0
	adds r44 = 32, r12
	mov r1 = r52
	;;
	.align 32
.L56:
	.mmi
	addl r54 = -1, r0
	nop 0
	mov r56 = r42
	.mmb
	mov r55 = r37
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp4.lt p6, p7 = 0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L107
	;;
	.mmi
	ld4 r15 = [r37]
	ld4 r36 = [r41]
	nop 0
	;;
	.mmi
	and r54 = 127, r15
	nop 0
	adds r16 = -1, r36
	;;
	.mmi
	adds r14 = 1, r54
	cmp4.ne p6, p7 = 0, r54
	nop 0
	.mmb
	mov r38 = r54
	addp4 r16 = r16, r0
	(p7) br.cond.dpnt .L137
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 7
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mlx
	cmp4.ge p6, p7 = 0, r36
	movl r15 = @gprel(children#)
	.mmi
	nop 0
	mov r35 = r0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r18 = @gprel(children#)
	.mmi
	nop 0
	add r15 = r1, r15
	nop 0
	;;
	.mib
	(p6) add r18 = r1, r18
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	nop 0
	mov r18 = r43
	mov ar.lc = r16
	.align 32
.L67:
	.mmi
	nop 0
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r34
	nop 0
	(p7) br.cond.dpnt .L138
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L67
	;;
.L64:
	.mib
	nop 0
	sxt4 r14 = r36
	nop 0
	.mmi
	adds r35 = 65, r36
	adds r36 = 1, r36
	mov r38 = r0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	sxt1 r35 = r35
	.mmi
	st4 [r41] = r36
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mib
	st4 [r18] = r34
	nop 0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r8
	nop 0
	.mmb
	mov r55 = r35
	mov r54 = r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	ld4 r15 = [r37]
	nop 0
	;;
.L62:
	.mmi
	and r15 = r39, r15
	nop 0
	cmp4.eq p8, p9 = r34, r32
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 127, r15
	(p7) br.cond.dpnt .L139
.L103:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	nop 0
	(p9) br.cond.dptk .L56
.L107:
	.mii
	st4 [r41] = r0
	mov b0 = r50
	;;
	mov ar.pfs = r51
	;;
	.mii
	nop 0
	mov ar.lc = r53
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L137:
	.body
	.copy_state 1
	.mmi
	cmp4.ge p6, p7 = 0, r36
	nop 0
	adds r17 = -1, r36
	.mlx
	mov r55 = r0
	movl r16 = @gprel(children#)
	;;
	.mlx
	nop 0
	(p6) movl r18 = @gprel(children#)
	.mmi
	addp4 r17 = r17, r0
	nop 0
	add r16 = r1, r16
	;;
	.mib
	(p6) add r18 = r1, r18
	nop 0
	(p6) br.cond.dpnt .L58
	;;
	.mmi
	nop 0
	mov r18 = r43
	mov ar.lc = r17
	.align 32
.L61:
	.mmi
	nop 0
	ld4 r17 = [r16], 4
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r17, r34
	nop 0
	(p7) br.cond.dpnt .L140
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.cloop.sptk.few .L61
	;;
.L58:
	.mii
	nop 0
	extr r56 = r15, 8, 24
	sxt4 r14 = r36
	.mmb
	adds r55 = 65, r36
	adds r36 = 1, r36
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	sxt1 r55 = r55
	.mmi
	st4 [r41] = r36
	mov r54 = r46
	and r56 = r39, r56
	;;
	.mmi
	nop 0
	add r18 = r18, r14
	nop 0
	;;
	.mib
	st4 [r18] = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	ld4 r15 = [r37]
	nop 0
	;;
.L143:
	.mmi
	and r15 = r39, r15
	nop 0
	cmp4.eq p8, p9 = r34, r32
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 127, r15
	(p6) br.cond.dptk .L103
.L139:
	.mmi
	mov r57 = r38
	mov r56 = r0
	nop 0
	.mmb
	mov r55 = r34
	mov r54 = r33
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = r34, r32
	(p7) br.cond.spnt .L56
	;;
	.mmi
	ld4 r14 = [r37]
	;;
	and r14 = r39, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 127, r14
	(p6) br.cond.sptk .L56
	.mii
	st4 [r41] = r0
	mov b0 = r50
	;;
	mov ar.pfs = r51
	;;
	.mii
	nop 0
	mov ar.lc = r53
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L63:
	.body
	.copy_state 2
	.mib
	nop 0
	extr r38 = r15, 16, 16
	nop 0
	.mlx
	adds r17 = -1, r36
	movl r16 = @gprel(children#)
	;;
	.mii
	nop 0
	extr r40 = r15, 8, 24
	cmp4.eq p6, p7 = 0, r38
	.mmb
	addp4 r17 = r17, r0
	add r16 = r1, r16
	(p7) br.cond.dpnt .L141
	;;
	.mmi
	nop 0
	and r40 = r39, r40
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r47, r40
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r36
	nop 0
	mov r35 = r0
	;;
	.mlx
	nop 0
	(p7) movl r18 = @gprel(children#)
	;;
	.mib
	(p7) add r18 = r1, r18
	nop 0
	(p7) br.cond.dpnt .L78
	;;
	.mmi
	nop 0
	mov r18 = r43
	mov ar.lc = r17
	.align 32
.L101:
	.mmi
	nop 0
	ld4 r17 = [r16], 4
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r17, r34
	nop 0
	(p7) br.cond.dpnt .L142
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L101
	;;
.L78:
	.mii
	nop 0
	sxt4 r14 = r36
	adds r35 = 65, r36
	.mmi
	adds r36 = 1, r36
	;;
	shladd r14 = r14, 2, r0
	sxt1 r35 = r35
	.mii
	st4 [r41] = r36
	nop 0
	;;
	add r18 = r18, r14
	;;
	.mmi
	st4 [r18] = r34
	nop 0
	nop 0
.L100:
	.mmi
	cmp4.eq p6, p7 = 19, r40
	adds r57 = 16, r12
	nop 0
	.mmi
	mov r55 = r34
	mov r56 = r0
	addl r54 = 16898, r0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 65, r35
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r52
	mov r54 = r40
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	ld4 r14 = [r44]
	mov r1 = r52
	mov r56 = r8
	.mii
	mov r55 = r35
	mov r54 = r48
	;;
	cmp4.eq p6, p7 = r34, r14
	;;
	.mmi
	nop 0
	(p6) addl r57 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r57 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 19, r40
	mov r1 = r52
	.mmi
	nop 0
	ld4 r15 = [r37]
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r38 = r40
	br .L62
	;;
.L138:
	.mib
	adds r35 = 65, r35
	mov r38 = r0
	br.call.sptk.many b0 = strsignal#
	;;
	.mib
	nop 0
	sxt1 r35 = r35
	nop 0
	.mmi
	mov r1 = r52
	mov r56 = r8
	mov r54 = r45
	;;
	.mib
	mov r55 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r15 = [r37]
	nop 0
	br .L62
	;;
.L140:
	.mii
	nop 0
	extr r56 = r15, 8, 24
	adds r55 = 65, r55
	.mmi
	mov r54 = r46
	;;
	nop 0
	sxt1 r55 = r55
	.mmb
	and r56 = r39, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r15 = [r37]
	nop 0
	br .L143
.L142:
	.mmi
	nop 0
	adds r35 = 65, r35
	nop 0
	;;
	.mib
	nop 0
	sxt1 r35 = r35
	br .L100
.L141:
	.mmi
	mov r56 = r0
	mov r55 = r34
	nop 0
	.mmb
	addl r54 = 16897, r0
	adds r57 = 144, r12
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r34
	adds r57 = 16, r12
	.mmb
	mov r56 = r0
	addl r54 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp4.ge p6, p7 = 0, r36
	;;
	.mlx
	nop 0
	movl r18 = @gprel(children#)
	.mmi
	(p7) adds r15 = -1, r36
	nop 0
	(p7) mov r55 = r0
	;;
	.mib
	add r18 = r1, r18
	(p7) addp4 r16 = r15, r0
	(p6) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	(p7) mov r15 = r18
	(p7) mov ar.lc = r16
	;;
	.align 32
.L72:
	.mmi
	nop 0
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r34
	nop 0
	(p7) br.cond.dpnt .L144
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br.cloop.sptk.few .L72
	;;
.L69:
	.mii
	nop 0
	sxt4 r14 = r36
	adds r55 = 65, r36
	.mmi
	adds r36 = 1, r36
	;;
	shladd r14 = r14, 2, r0
	sxt1 r55 = r55
	.mii
	st4 [r41] = r36
	nop 0
	;;
	add r18 = r18, r14
	;;
	.mmi
	st4 [r18] = r34
	nop 0
	nop 0
.L71:
	.mii
	nop 0
	sxt4 r14 = r38
	nop 0
	.mii
	adds r15 = 24, r12
	cmp4.ge p6, p7 = 6, r38
	;;
	shladd r14 = r14, 3, r0
	.mmb
	nop 0
	ld4 r57 = [r15]
	(p6) br.cond.dptk .L73
	.mlx
	nop 0
	movl r56 = @gprel(.LC16)
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	;;
	.mmi
	nop 0
	add r56 = r1, r56
	add r54 = r1, r54
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L74:
	.mib
	addl r54 = 10, r0
	mov r38 = r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r15 = [r37]
	nop 0
	br .L62
	;;
.L76:
	.mlx
	cmp4.ge p6, p7 = 0, r36
	movl r18 = @gprel(children#)
	;;
	.mmi
	add r18 = r1, r18
	nop 0
	(p7) adds r15 = -1, r36
	.mmb
	(p7) mov r35 = r0
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mii
	(p7) addp4 r16 = r15, r0
	(p7) mov r15 = r18
	;;
	(p7) mov ar.lc = r16
	.align 32
.L82:
	.mmi
	nop 0
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r34
	nop 0
	(p7) br.cond.dpnt .L145
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L82
	;;
.L79:
	.mmi
	adds r35 = 65, r36
	adds r57 = 16, r12
	sxt4 r14 = r36
	.mmi
	adds r36 = 1, r36
	addl r56 = 88, r0
	mov r55 = r34
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	sxt1 r35 = r35
	.mmi
	st4 [r41] = r36
	nop 0
	addl r54 = 16910, r0
	;;
	.mmi
	add r18 = r18, r14
	nop 0
	adds r36 = -65, r35
	;;
	.mib
	st4 [r18] = r34
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r52
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L146
	;;
.L83:
	.mlx
	adds r15 = 16, r12
	movl r49 = @gprel(last.1#)
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	add r49 = r1, r49
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L147
	;;
	.mii
	nop 0
	sxt4 r36 = r36
	;;
	shladd r15 = r36, 3, r0
	;;
	.mmi
	add r15 = r49, r15
	;;
	ld8 r40 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r40
	(p7) br.cond.dpnt .L85
	;;
.L92:
	.mib
	cmp4.ne p6, p7 = 2, r14
	mov r54 = r40
	(p7) br.cond.dpnt .L148
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L108
	;;
	.mib
	ld4 r15 = [r37]
	nop 0
	br .L62
.L148:
	.mlx
	adds r14 = 48, r12
	movl r54 = @gprel(.LC21)
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	add r54 = r1, r54
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L149
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC9)
	;;
	.mib
	(p6) add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r54 = r40
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L134
	;;
.L108:
	.mlx
	nop 0
	movl r54 = @gprel(.LC22)
	;;
	.mib
	nop 0
	add r54 = r1, r54
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L134:
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	nop 0
	;;
.L85:
	.mmi
	cmp4.eq p6, p7 = 2, r14
	ld4 r15 = [r37]
	nop 0
	;;
	.mmi
	(p6) shladd r36 = r36, 3, r0
	;;
	(p6) add r49 = r49, r36
	nop 0
	;;
	.mib
	(p6) st8 [r49] = r0
	nop 0
	br .L62
.L73:
	.mlx
	nop 0
	movl r15 = @gprel(names.2#)
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	;;
	.mii
	add r15 = r1, r15
	add r54 = r1, r54
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	cmp4.ne p6, p7 = 6, r38
	nop 0
	.mmb
	adds r14 = 144, r12
	mov r38 = r0
	(p6) br.cond.dpnt .L74
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC18)
	.mmi
	nop 0
	ld8 r55 = [r14]
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	addl r54 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r15 = [r37]
	nop 0
	br .L62
.L144:
	.mmi
	nop 0
	adds r55 = 65, r55
	nop 0
	;;
	.mib
	nop 0
	sxt1 r55 = r55
	br .L71
	;;
.L145:
	.mmi
	adds r35 = 65, r35
	mov r55 = r34
	adds r57 = 16, r12
	.mmb
	addl r56 = 88, r0
	addl r54 = 16910, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	nop 0
	sxt1 r35 = r35
	mov r1 = r52
	.mmb
	nop 0
	cmp.lt p6, p7 = 0, r8
	nop 0
	;;
	.mib
	nop 0
	adds r36 = -65, r35
	(p6) br.cond.dptk .L83
	;;
.L146:
	.mlx
	nop 0
	movl r49 = @gprel(last.1#)
	.mib
	nop 0
	sxt4 r36 = r36
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r54 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC19)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	shladd r14 = r36, 3, r0
	adds r15 = 16, r12
	mov r1 = r52
	;;
	.mmi
	nop 0
	add r14 = r49, r14
	nop 0
	;;
	.mmi
	ld8 r40 = [r14]
	ld1 r14 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r40
	nop 0
	(p7) br.cond.dpnt .L85
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L92
	.mlx
	nop 0
	movl r55 = @gprel(.LC8)
	.mmi
	nop 0
	mov r54 = r40
	nop 0
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r14 = 48, r12
	mov r1 = r52
	;;
	.mib
	nop 0
	(p6) mov r57 = r0
	(p6) br.cond.dpnt .L93
	;;
	.mmi
	ld4 r57 = [r14]
	nop 0
	nop 0
.L93:
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mmi
	mov r56 = r40
	nop 0
	mov r55 = r35
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r52
	;;
	.mib
	ld1 r14 = [r15]
	nop 0
	br .L92
	;;
.L147:
	.mmi
	adds r14 = 40, r12
	nop 0
	addl r15 = 1042, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L110
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L88
	.mmi
	nop 0
	addl r15 = 1029, r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	addl r15 = 1033, r0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p7) br.cond.spnt .L90
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(.LC11)
	;;
	.mii
	(p6) add r14 = r1, r14
	nop 0
	;;
	(p6) mov r40 = r14
.L87:
	.mib
	nop 0
	sxt4 r36 = r36
	nop 0
	.mlx
	mov r57 = r0
	movl r49 = @gprel(last.1#)
	;;
	.mii
	add r49 = r1, r49
	shladd r15 = r36, 3, r0
	;;
	add r15 = r49, r15
	.mmi
	nop 0
	;;
	st8 [r15] = r14
	nop 0
.L150:
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	.mmi
	mov r56 = r40
	nop 0
	mov r55 = r35
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r52
	;;
	.mib
	ld1 r14 = [r15]
	nop 0
	br .L92
.L88:
	.mmi
	nop 0
	addl r15 = 1053, r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	addl r15 = 1236, r0
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	(p6) add r14 = r1, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r40 = r14
	(p6) br.cond.sptk .L87
.L90:
	.mib
	nop 0
	sxt4 r36 = r36
	nop 0
	.mlx
	nop 0
	movl r15 = @gprel(last.1#)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	shladd r14 = r36, 3, r0
	;;
	.mmi
	add r14 = r15, r14
	ld4 r15 = [r37]
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br .L62
.L112:
	.mib
	nop 0
	sxt4 r36 = r36
	nop 0
	.mlx
	mov r57 = r0
	movl r49 = @gprel(last.1#)
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC13)
	.mmi
	add r49 = r1, r49
	nop 0
	shladd r15 = r36, 3, r0
	;;
	.mii
	add r14 = r1, r14
	add r15 = r49, r15
	;;
	mov r40 = r14
	.mmb
	nop 0
	st8 [r15] = r14
	br .L150
.L149:
	.mmi
	adds r14 = 40, r12
	;;
	ld8 r54 = [r14]
	nop 0
	;;
	.mib
	sub r54 = r0, r54
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r54 = r40
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L134
	.mib
	nop 0
	nop 0
	br .L108
	;;
.L110:
	.mib
	nop 0
	sxt4 r36 = r36
	nop 0
	.mlx
	mov r57 = r0
	movl r49 = @gprel(last.1#)
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC12)
	.mmi
	add r49 = r1, r49
	nop 0
	shladd r15 = r36, 3, r0
	;;
	.mii
	add r14 = r1, r14
	add r15 = r49, r15
	;;
	mov r40 = r14
	.mmb
	nop 0
	st8 [r15] = r14
	br .L150
.L89:
	.mib
	nop 0
	sxt4 r36 = r36
	nop 0
	.mlx
	nop 0
	movl r49 = @gprel(last.1#)
	;;
	.mmi
	nop 0
	add r49 = r1, r49
	shladd r14 = r36, 3, r0
	.mlx
	nop 0
	movl r15 = @gprel(.LC8)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	add r14 = r49, r14
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 48, r12
	mov r40 = r15
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br .L93
	.endp follow#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"%ld %d\n"
	.align 8
.LC25:
	stringz	"%ld\n"
	.align 8
.LC26:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC27:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 100) == -1 && errno == EIO"
	.align 8
.LC28:
	stringz	"ptrace(PTRACE_LISTEN, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC29:
	stringz	"ptrace(PTRACE_INTERRUPT, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC30:
	stringz	"ptrace(PTRACE_SETOPTIONS, pid, 0, -1L) == -1 && errno == EINVAL"
	.align 8
.LC31:
	stringz	"ptrace(PTRACE_ATTACH, pid, 0, 0) == -1 && errno == EPERM"
	.align 8
.LC32:
	stringz	"ptrace(PTRACE_ATTACH, getpid(), 0, 0) == -1 && errno == EPERM"
	.align 8
.LC33:
	stringz	"ptrace(PTRACE_CONT, getppid(), 0, 0) == -1 && errno == ESRCH"
	.align 8
.LC34:
	stringz	"ptrace(PTRACE_DETACH, pid, 0, 0) == 0"
	.align 8
.LC35:
	stringz	"waitpid(pid, &status, 0) == pid && WEXITSTATUS(status) == 8"
	.align 8
.LC36:
	stringz	"ptrace(PTRACE_SEIZE, pid, 0, PTRACE_O_TRACESYSGOOD) == 0"
	.align 8
.LC37:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 0) == -1 && errno == ESRCH"
	.align 8
.LC38:
	stringz	"ptrace(PTRACE_INTERRUPT, pid, 0, 0) == 0"
	.align 8
.LC39:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == (SIGTRAP | PTRACE_EVENT_STOP << 8)"
	.align 8
.LC40:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 0) == 0"
	.align 8
.LC41:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == SIGSTOP"
	.align 8
.LC42:
	stringz	"ptrace(PTRACE_CONT, pid, 0, SIGSTOP) == 0"
	.align 8
.LC43:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == (SIGSTOP | PTRACE_EVENT_STOP << 8)"
	.align 8
.LC44:
	stringz	"ptrace(PTRACE_LISTEN, pid, 0, 0) == 0"
	.align 8
.LC45:
	stringz	"waitpid(pid, &status, WNOHANG) == 0"
	.align 8
.LC46:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == SIGCONT"
	.align 8
.LC47:
	stringz	"ptrace(PTRACE_KILL, pid, 0, 0) == 0"
	.align 8
.LC48:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGKILL"
	.align 8
.LC49:
	stringz	"pipe(pipes) == 0"
	.align 8
.LC50:
	stringz	"read(pipes[0], &done, 1) == 1 && done == 5"
	.align 8
.LC51:
	stringz	"waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 6"
	.align 8
.LC52:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGTERM"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 4, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r38
	mov r38 = b0
	.mmb
	addl r14 = @ltoffx(stdout#), r1
	cmp4.lt p6, p7 = 1, r32
	(p6) br.cond.dpnt .L196
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r40 = r1
	.body
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	ld8 r15 = [r33]
	mov r42 = r0
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	addl r14 = @gprel(self#), gp
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mii
	mov r1 = r40
	addl r42 = 1, r0
	;;
	addl r41 = @ltoff(@fptr(calls#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 24, r0
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mii
	mov r1 = r40
	addl r42 = 86, r0
	;;
	addl r41 = @ltoff(@fptr(forks#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mii
	mov r1 = r40
	addl r42 = 16, r0
	;;
	addl r41 = @ltoff(@fptr(executes#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mii
	mov r1 = r40
	mov r42 = r0
	;;
	addl r41 = @ltoff(@fptr(executes#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mii
	mov r1 = r40
	addl r42 = 64, r0
	;;
	addl r41 = @ltoff(@fptr(killed#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	addl r42 = 7, r0
	nop 0
	mov r41 = r8
	.mmb
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r34 = r8
	mov r1 = r40
	.mmb
	mov r43 = r0
	adds r42 = 16, r12
	(p7) br.cond.spnt .L251
	;;
	.mib
	mov r41 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	mov r35 = r8
	mov r44 = r0
	.mmi
	mov r42 = r34
	st4 [r8] = r0
	addl r41 = 2, r0
	;;
	.mib
	addl r43 = @gprel(value.0#), gp
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r44 = 42, r0
	.mmi
	addl r41 = 5, r0
	nop 0
	mov r42 = r34
	;;
	.mib
	addl r43 = @gprel(value.0#), gp
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L252
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	addl r44 = 100, r0
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L253
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L156:
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L254
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L157:
	.mlx
	nop 0
	movl r43 = @gprel(.LC28)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L255
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L158:
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	addl r44 = -1, r0
	.mmb
	mov r43 = r0
	addl r41 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L256
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L159:
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L257
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L160:
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L258
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L161:
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L259
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L162:
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 17, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L260
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L164:
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L165
.L166:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L166
.L196:
	.mii
	addl r8 = 2, r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L260:
	.body
	.copy_state 1
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC35)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 8, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L166
	.mib
	nop 0
	nop 0
	br .L165
	;;
.L252:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC26)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	addl r44 = 100, r0
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L156
.L253:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC27)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L157
.L254:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC28)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L158
.L255:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC29)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	addl r44 = -1, r0
	.mmb
	mov r43 = r0
	addl r41 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L159
.L256:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC30)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 22, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L160
.L257:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC31)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L161
.L258:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC32)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L162
.L259:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC33)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 17, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L164
	.mib
	nop 0
	nop 0
	br .L260
	;;
.L165:
	.mmi
	mov r42 = r8
	addl r44 = 1, r0
	nop 0
	.mmb
	mov r43 = r0
	addl r41 = 16902, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L261
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L262
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L170:
	.mlx
	nop 0
	movl r43 = @gprel(.LC39)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 19, r0
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L263
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L172:
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	addl r44 = 19, r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L264
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L174:
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 18, r0
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L265
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L177:
	.mlx
	nop 0
	movl r43 = @gprel(.LC39)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L266
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L179:
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 8, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L267
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L181:
	.mlx
	nop 0
	movl r43 = @gprel(.LC48)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L182
.L183:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L183
	;;
.L267:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC48)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mmi
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 9, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L182
	;;
.L266:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC46)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = 18, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 8, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC47)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L181
	.mib
	nop 0
	nop 0
	br .L267
.L265:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC39)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	addl r15 = 32773, r0
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L179
	.mib
	nop 0
	nop 0
	br .L266
.L264:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC43)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	addl r15 = 32787, r0
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 18, r0
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L177
	.mib
	nop 0
	nop 0
	br .L265
.L263:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC41)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = 19, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	addl r44 = 19, r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L174
	.mib
	nop 0
	nop 0
	br .L264
.L262:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC39)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	addl r15 = 32773, r0
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 19, r0
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L172
	.mib
	nop 0
	nop 0
	br .L263
.L261:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC37)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L170
	.mib
	nop 0
	nop 0
	br .L262
.L182:
	.mmi
	nop 0
	adds r35 = 144, r12
	nop 0
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r36 = r8
	mov r1 = r40
	.mmb
	adds r42 = 16, r12
	addl r43 = 1, r0
	(p7) br.cond.spnt .L268
	;;
	.mib
	ld4 r41 = [r35]
	adds r35 = 152, r12
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L269
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r36
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r36
	(p7) br.cond.dpnt .L270
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L194:
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L271
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L195:
	.mlx
	nop 0
	movl r43 = @gprel(.LC52)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r42 = r0
	.mlx
	nop 0
	movl r41 = 1000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = changes_info#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 1, r0
	.mlx
	nop 0
	movl r41 = -1000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = changes_info#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r8 = r0
.L272:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L271:
	.body
	.copy_state 2
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC52)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	and r14 = 127, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r42 = r0
	.mlx
	nop 0
	movl r41 = 1000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = changes_info#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 1, r0
	.mlx
	nop 0
	movl r41 = -1000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = changes_info#
	;;
	.mib
	mov r1 = r40
	mov r8 = r0
	br .L272
	;;
.L270:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC51)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	add r43 = r1, r43
	.mmi
	add r41 = r1, r41
	;;
	cmp4.ne p6, p7 = 6, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L195
	.mib
	nop 0
	nop 0
	br .L271
.L269:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC50)
	.mlx
	adds r35 = 152, r12
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	ld1 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 5, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r36
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r36
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L194
	.mib
	nop 0
	nop 0
	br .L270
	;;
.L268:
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r34
	.mmb
	addl r41 = 16, r0
	adds r35 = 152, r12
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L186
.L188:
	.mmi
	mov r14 = r0
	adds r37 = 156, r12
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r42 = r34
	addl r41 = 7, r0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	ld1 r15 = [r37]
	mov r1 = r40
	.mii
	addl r42 = 15, r0
	mov r41 = r34
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r8, r34
	mov r1 = r40
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L273
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
.L189:
	.mmi
	ld1 r15 = [r37]
	addl r44 = 15, r0
	mov r43 = r0
	.mii
	mov r42 = r34
	addl r41 = 7, r0
	;;
	add r14 = r14, r15
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	ld1 r15 = [r37]
	mov r1 = r40
	.mmi
	adds r43 = 16, r12
	mov r42 = r34
	addl r41 = 1, r0
	;;
	.mlx
	(p6) addl r14 = 1, r0
	movl r44 = 16777220
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r14 = r8
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r40
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L190
	.mmi
	adds r15 = 24, r12
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r15
	(p7) br.cond.dpnt .L274
.L190:
	.mmi
	ld1 r15 = [r37]
	addl r43 = 1, r0
	mov r42 = r37
	;;
	.mii
	add r14 = r14, r15
	adds r15 = 148, r12
	;;
	nop 0
	.mmb
	ld4 r41 = [r15]
	st1 [r37] = r14
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r40
	addl r41 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L275
.L191:
	.mmi
	ld1 r41 = [r37]
	;;
	add r41 = r36, r41
	nop 0
	;;
	.mii
	nop 0
	sxt1 r41 = r41
	nop 0
	;;
	.mib
	st1 [r37] = r41
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L251:
	.mmi
	mov r44 = r0
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	addl r41 = 19, r0
	mov r1 = r40
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @gprel(value.0#), gp
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = 42, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r41 = 9, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r41 = 8, r0
	br.call.sptk.many b0 = _exit#
	;;
.L186:
	.mmi
	mov r43 = r0
	nop 0
	mov r41 = r34
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L188
	.mmi
	addl r14 = 4991, r0
	ld4 r15 = [r35]
	adds r37 = 156, r12
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r34
	;;
	.mii
	cmp4.eq p6, p7 = r14, r15
	addl r41 = 7, r0
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	ld1 r15 = [r37]
	mov r1 = r40
	.mii
	addl r42 = 15, r0
	mov r41 = r34
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r34
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L189
	;;
.L273:
	.mmi
	ld4 r14 = [r35]
	;;
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	.mmi
	cmp4.eq p6, p7 = 15, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L189
	;;
.L274:
	.mmi
	adds r14 = 40, r12
	ld1 r15 = [r37]
	addl r43 = 1, r0
	.mmi
	mov r42 = r37
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 15, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r15
	adds r15 = 148, r12
	;;
	.mmi
	nop 0
	ld4 r41 = [r15]
	nop 0
	.mmb
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r40
	addl r41 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L191
.L275:
	.mmi
	ld4 r14 = [r35]
	ld1 r41 = [r37]
	nop 0
	;;
	.mmi
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 15, r14
	nop 0
	;;
	.mmi
	(p6) mov r36 = r0
	;;
	(p7) addl r36 = 1, r0
	nop 0
	;;
	.mmi
	add r41 = r36, r41
	;;
	nop 0
	sxt1 r41 = r41
	;;
	.mib
	st1 [r37] = r41
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	value.0#, @object
	.size	value.0#, 8
value.0:
	data8	4711
	.bss
	.align 8
	.type	last.1#, @object
	.size	last.1#, 32
last.1:
	.skip	32
	.section	.rodata.str1.8
	.align 8
.LC53:
	stringz	""
	.align 8
.LC54:
	stringz	"fork"
	.align 8
.LC55:
	stringz	"vfork"
	.align 8
.LC56:
	stringz	"clone"
	.align 8
.LC57:
	stringz	"exec"
	.align 8
.LC58:
	stringz	"vfork done"
	.align 8
.LC59:
	stringz	"exit"
	.section	.rodata
	.align 8
	.type	names.2#, @object
	.size	names.2#, 56
names.2:
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	.sbss
	.align 4
	.type	handled#, @object
	.size	handled#, 4
handled:
	.skip	4
	.align 4
	.type	child_count#, @object
	.size	child_count#, 4
child_count:
	.skip	4
	.bss
	.align 4
	.type	children#, @object
	.size	children#, 16
children:
	.skip	16
	.sbss
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
