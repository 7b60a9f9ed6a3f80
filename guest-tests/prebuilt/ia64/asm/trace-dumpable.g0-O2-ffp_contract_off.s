// 092ef30db8e6ad6cdd92d5321ca2586a
	.file	"trace-dumpable.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc reads#
reads:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	mov r33 = r8
	mov r40 = r0
	.mmi
	mov r38 = r32
	st4 [r8] = r0
	addl r37 = 2, r0
	;;
	.mib
	addl r39 = @gprel(variable#), gp
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r14
	br.ret.sptk.many b0
	.endp reads#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.align 64
	.proc next_stop#
next_stop:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r37 = r32
	;;
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r0
	.mmb
	addl r36 = 7, r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r35
	adds r37 = 16, r12
	nop 0
	.mmb
	mov r36 = r32
	mov r38 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mlx
	ld4 r14 = [r15]
	movl r37 = @gprel(.LC1)
	.mlx
	addl r15 = 255, r0
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	and r16 = r15, r14
	movl r36 = @gprel(.LC3)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	cmp4.ne p6, p7 = 127, r16
	add r36 = r1, r36
	(p7) br.cond.dpnt .L11
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 1
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
	(p7) movl r37 = @gprel(.LC0)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp next_stop#
	.align 16
	.align 64
	.proc writes#
writes:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	addl r39 = @gprel(variable#), gp
	mov r38 = r32
	mov r40 = r33
	;;
	.mib
	addl r37 = 5, r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r14 = r0
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r36
	;;
	sub r14 = r0, r14
	;;
.L12:
	.mmi
	mov r8 = r14
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp writes#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"prctl(PR_GET_DUMPABLE) == 1"
	.align 8
.LC5:
	stringz	"prctl(PR_SET_DUMPABLE, 2L) == -1 && errno == EINVAL"
	.align 8
.LC6:
	stringz	"reads(child) == 5"
	.align 8
.LC7:
	stringz	"writes(child, 6) == 0"
	.align 8
.LC8:
	stringz	"reads(child) == -EIO"
	.align 8
.LC9:
	stringz	"writes(child, 7) == -EIO"
	.align 8
.LC10:
	stringz	"ptrace(PTRACE_SETOPTIONS, child, 0L, 0L) == 0"
	.align 8
.LC11:
	stringz	"reads(child) == 6"
	.align 8
.LC12:
	stringz	"WIFEXITED(status) && WEXITSTATUS(status) == 6"
	.align 8
.LC13:
	stringz	"WEXITSTATUS(status) == 0"
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
	alloc r34 = ar.pfs, 0, 4, 4, 0
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
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L24
	.mmi
	addl r38 = 1001, r0
	nop 0
	addl r37 = 1001, r0
	.mmb
	addl r36 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L21
.L23:
	.mii
	addl r8 = 1, r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 1
	.mmi
	addl r38 = 1001, r0
	nop 0
	addl r37 = 1001, r0
	.mmb
	addl r36 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L23
	.mib
	addl r37 = 1, r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L23
.L24:
	.mib
	addl r36 = 3, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC0)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 2, r0
	nop 0
	mov r1 = r35
	.mmb
	addl r36 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L50
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	nop 0
.L25:
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r32 = r8
	mov r1 = r35
	.mmb
	adds r37 = 16, r12
	mov r38 = r0
	(p7) br.cond.spnt .L51
	;;
	.mib
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 6, r0
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = next_stop#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -5, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 7, r0
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -5, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r37 = r32
	mov r39 = r0
	mov r1 = r35
	.mmb
	mov r38 = r0
	addl r36 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = next_stop#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = reads#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 6, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	.mmb
	mov r37 = r32
	addl r36 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r37 = 16, r12
	mov r1 = r35
	nop 0
	.mmb
	mov r38 = r0
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r15 = 127, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dptk .L52
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	nop 0
.L33:
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
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
	mov r37 = r0
	.mmb
	addl r36 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov r36 = r8
	.mmb
	adds r37 = 16, r12
	mov r38 = r0
	(p7) br.cond.spnt .L53
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mlx
	ld4 r14 = [r15]
	movl r38 = @gprel(.LC13)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	add r38 = r1, r38
	.mmi
	add r36 = r1, r36
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p6) add r37 = r1, r37
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
.L52:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 6, r14
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
	nop 0
	(p7) add r37 = r1, r37
	br .L33
.L50:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r35
	;;
	cmp4.ne p6, p7 = 22, r14
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
	nop 0
	(p7) add r37 = r1, r37
	br .L25
.L53:
	.mib
	addl r36 = 3, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = _exit#
	;;
.L51:
	.mmi
	mov r39 = r0
	mov r38 = r0
	nop 0
	.mmb
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r35
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r37 = r0
	nop 0
	mov r1 = r35
	.mmb
	addl r36 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	addl r37 = 1, r0
	nop 0
	mov r1 = r35
	.mmb
	addl r36 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r35
	;;
	addl r14 = @gprel(variable#), gp
	nop 0
	;;
	.mib
	ld8.acq r36 = [r14]
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	variable#, @object
	.size	variable#, 8
variable:
	data8	5
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
