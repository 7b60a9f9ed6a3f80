// 2ef1dc6ec315086daab16ae898cc446a
	.file	"fork-wait.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	mov b0 = r33
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L8
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L8:
	.mib
	cmp4.le p6, p7 = r0, r32
	mov r36 = r32
	(p7) br.cond.dpnt .L9
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L9:
	.mib
	sub r36 = r0, r32
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp start#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"waitpid(b, &status, 0) == b && WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"waitpid(a, &status, 0) == a && WIFEXITED(status) && WEXITSTATUS(status) == 3"
	.align 8
.LC6:
	stringz	"wait(&status) == c && WEXITSTATUS(status) == 255"
	.align 8
.LC7:
	stringz	"wait(&status) == -1 && errno == ECHILD"
	.align 8
.LC8:
	stringz	"waitpid(12345, &status, 0) == -1 && errno == ECHILD"
	.align 8
.LC9:
	stringz	"pipe"
	.align 8
.LC10:
	stringz	"waitpid(d, &status, WNOHANG) == 0"
	.align 8
.LC11:
	stringz	"A"
	.align 8
.LC12:
	stringz	"write"
	.align 8
.LC13:
	stringz	"waitid(P_PID, (id_t)d, &info, WEXITED | WNOWAIT) == 0 && info.si_code == CLD_EXITED && info.si_status == 'A' && info.si_pid == d"
	.align 8
.LC14:
	stringz	"wait4(d, &status, 0, &usage) == d && WEXITSTATUS(status) == 'A'"
	.align 8
.LC15:
	stringz	"%d\n"
	.align 8
.LC16:
	stringz	"waitid(P_ALL, 0, &info, WEXITED) == 0 && (info.si_code == CLD_KILLED || info.si_code == CLD_DUMPED) && info.si_status == SIGSEGV"
	.align 8
.LC17:
	stringz	"getppid() > 0 && getpid() > 0 && getpid() != getppid()"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 4, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	;;
	.mmi
	addl r40 = 3, r0
	adds r32 = 296, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = -15, r0
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r34 = r8
	.mmb
	addl r40 = 255, r0
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r32
	mov r35 = r8
	.mmb
	mov r42 = r0
	mov r40 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r34, r8
	(p7) br.cond.dpnt .L58
	;;
.L31:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r32
	nop 0
	.mmb
	mov r42 = r0
	mov r40 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r33, r8
	(p7) br.cond.dpnt .L59
	;;
.L34:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r32
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r35, r8
	(p7) br.cond.dpnt .L60
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L13:
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r32
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L61
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r32
	mov r1 = r38
	nop 0
	.mmb
	mov r42 = r0
	addl r40 = 12345, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L62
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	adds r40 = 288, r12
	mov r1 = r38
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC9)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r33 = r8
	.mmb
	mov r41 = r32
	addl r42 = 1, r0
	(p7) br.cond.spnt .L63
	;;
	.mib
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r14 = 292, r12
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC12)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r43 = 16777220
	.mmi
	mov r41 = r33
	addl r40 = 1, r0
	adds r42 = 160, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L46
	.mmi
	adds r14 = 168, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L64
.L46:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r32
	mov r1 = r38
	adds r43 = 16, r12
	.mmb
	mov r42 = r0
	mov r40 = r33
	br.call.sptk.many b0 = wait4#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r33, r8
	(p7) br.cond.dpnt .L65
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L22:
	.mlx
	addl r34 = @ltoffx(stdout#), r1
	movl r42 = @gprel(.LC14)
	.mlx
	mov r33 = r0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	.mmb
	ld8.mov r34 = [r34], stdout#
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 19
	.align 32
.L24:
	.mib
	ld8 r40 = [r34]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L66
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L24
	;;
	.mmi
	mov r33 = r0
	addl r34 = 255, r0
	mov ar.lc = 19
	.align 32
.L25:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r38
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	and r14 = r34, r14
	;;
	.mib
	nop 0
	add r33 = r33, r14
	br.cloop.sptk.few .L25
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mmi
	nop 0
	mov r41 = r33
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r40 = -11, r0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r38
	addl r43 = 4, r0
	adds r42 = 160, r12
	.mmb
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
	.mmi
	adds r14 = 168, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -2, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L51
	.mlx
	adds r14 = 184, r12
	movl r42 = @gprel(.LC16)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	ld4 r14 = [r14]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 11, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r38
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dpnt .L67
	;;
.L27:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
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
	adds r12 = 288, r12
	br.ret.sptk.many b0
.L51:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r38
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dptk .L27
.L67:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r38
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r38
	mov r32 = r8
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = r8, r32
	(p6) br.cond.dpnt .L27
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
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
	adds r12 = 288, r12
	br.ret.sptk.many b0
	;;
.L62:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.ne p6, p7 = 10, r14
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) add r41 = r1, r41
	br .L15
.L65:
	.mmi
	ld4 r14 = [r32]
	nop 0
	addl r34 = @ltoffx(stdout#), r1
	.mlx
	mov r33 = r0
	movl r42 = @gprel(.LC14)
	;;
	.mib
	nop 0
	extr.u r14 = r14, 8, 8
	nop 0
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 65, r14
	add r40 = r1, r40
	.mmi
	nop 0
	ld8.mov r34 = [r34], stdout#
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov ar.lc = 19
	br .L24
.L61:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 10, r14
	movl r42 = @gprel(.LC7)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r32
	mov r1 = r38
	nop 0
	.mmb
	mov r42 = r0
	addl r40 = 12345, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L62
.L60:
	.mlx
	ld4 r14 = [r32]
	movl r42 = @gprel(.LC6)
	.mlx
	addl r15 = 255, r0
	movl r40 = @gprel(.LC4)
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	add r42 = r1, r42
	.mmi
	add r40 = r1, r40
	;;
	cmp4.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r32
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L61
.L59:
	.mmi
	ld4 r14 = [r32]
	;;
	and r15 = 127, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	extr.u r14 = r14, 8, 8
	nop 0
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	cmp4.ne p6, p7 = 3, r14
	movl r40 = @gprel(.LC4)
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r32
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r35, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L60
.L58:
	.mlx
	ld4 r14 = [r32]
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	and r14 = 127, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	adds r15 = 1, r14
	;;
	nop 0
	extr r15 = r15, 1, 7
	;;
	.mib
	cmp4.ge p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	nop 0
	.mmb
	mov r41 = r32
	mov r40 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r33, r8
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L59
.L64:
	.mmi
	adds r14 = 184, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 65, r14
	(p6) br.cond.dptk .L46
	.mlx
	adds r14 = 176, r12
	movl r42 = @gprel(.LC13)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mmi
	ld4 r14 = [r14]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r33, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r32
	mov r1 = r38
	adds r43 = 16, r12
	.mmb
	mov r42 = r0
	mov r40 = r33
	br.call.sptk.many b0 = wait4#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L65
.L66:
	.mib
	nop 0
	mov r40 = r33
	br.call.sptk.many b0 = _exit#
.L63:
	.mmi
	nop 0
	adds r14 = 292, r12
	nop 0
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 288, r12
	nop 0
	mov r1 = r38
	.mmi
	addl r42 = 1, r0
	nop 0
	adds r41 = 16, r12
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ne p6, p7 = 1, r8
	nop 0
	mov r1 = r38
	;;
	.mmi
	(p7) adds r15 = 16, r12
	nop 0
	(p6) addl r40 = 1, r0
	;;
	.mmi
	(p7) ld1 r14 = [r15]
	;;
	nop 0
	(p7) sxt1 r14 = r14
	;;
	.mib
	nop 0
	(p7) mov r40 = r14
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
