// a2859db5baad3e4abec16c78bf960386
	.file	"stop-continue.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"waitpid(child, &status, WCONTINUED) == child && WIFCONTINUED(status)"
	.align 8
.LC5:
	stringz	"waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL"
	.align 8
.LC6:
	stringz	"kill(child, 0) == -1 && errno == ESRCH"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2
.L3:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L3
.L2:
	.mib
	addl r37 = 19, r0
	mov r36 = r8
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r35
	adds r37 = 16, r12
	nop 0
	.mmb
	addl r38 = 2, r0
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = r32, r8
	(p7) br.cond.dpnt .L20
	;;
.L9:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	.mmi
	add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 18, r0
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r37 = 16, r12
	mov r1 = r35
	nop 0
	.mmb
	addl r38 = 8, r0
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = r32, r8
	(p7) br.cond.dpnt .L21
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	nop 0
.L5:
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 9, r0
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r35
	adds r37 = 16, r12
	nop 0
	.mmb
	mov r38 = r0
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = r32, r8
	(p7) br.cond.dpnt .L22
	;;
.L14:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r37 = r0
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L23
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L23:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mlx
	cmp4.ne p6, p7 = 3, r14
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mmi
	add r38 = r1, r38
	nop 0
	add r36 = r1, r36
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 2
	.mlx
	adds r15 = 16, r12
	movl r38 = @gprel(.LC5)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r15]
	add r38 = r1, r38
	add r36 = r1, r36
	;;
	.mmi
	and r14 = 127, r14
	;;
	adds r15 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 1, 7
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r37 = r0
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L23
.L21:
	.mlx
	adds r14 = 16, r12
	movl r38 = @gprel(.LC4)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	addl r14 = 65535, r0
	.mii
	add r38 = r1, r38
	add r36 = r1, r36
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 9, r0
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r0
	nop 0
	.mmb
	adds r37 = 16, r12
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = r32, r8
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L22
.L20:
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	.mmi
	nop 0
	and r16 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 127, r16
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	extr r14 = r14, 8, 24
	nop 0
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	and r14 = r15, r14
	movl r36 = @gprel(.LC3)
	.mmi
	add r38 = r1, r38
	;;
	cmp4.ne p6, p7 = 19, r14
	add r36 = r1, r36
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 18, r0
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r37 = 16, r12
	mov r1 = r35
	nop 0
	.mmb
	addl r38 = 8, r0
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L21
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
