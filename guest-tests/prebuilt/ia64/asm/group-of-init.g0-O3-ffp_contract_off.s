// 1d7ab5156b9e2ed7d19e58cc06064b10
	.file	"group-of-init.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc run_child#
run_child:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r34
	mov r35 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mmi
	mov r35 = r0
	nop 0
	mov r36 = r8
	.mmb
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r34
	;;
	.mib
	(p7) addl r35 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r35 = r8
	mov r1 = r34
	.mmb
	mov r37 = r0
	adds r36 = 16, r12
	(p7) br.cond.spnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r35 = r0
	mov r1 = r34
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L7
.L11:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L2:
	.mib
	mov r37 = r0
	adds r36 = 16, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	and r14 = 127, r8
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	nop 0
	(p7) extr.u r8 = r8, 8, 8
	;;
	.mii
	(p6) addl r8 = -1, r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 1
	.mib
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	nop 0
	addl r35 = 2, r0
	mov r1 = r34
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L15
.L16:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L15:
	.mib
	mov r35 = r0
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mmi
	mov r35 = r0
	nop 0
	mov r1 = r34
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r34
	;;
	.mib
	nop 0
	(p6) addl r35 = 3, r0
	(p6) br.cond.dptk .L11
	;;
	.mib
	nop 0
	addl r35 = 2, r0
	br .L16
.L7:
	.mmi
	adds r14 = 16, r12
	;;
	ld4 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	extr.u r35 = r35, 8, 8
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp run_child#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"setpgid(0, getsid(0)) == 0 || getpid() == getsid(0)"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"getpgrp() == getsid(0)"
	.align 8
.LC5:
	stringz	"run_child() == 3"
	.align 8
.LC6:
	stringz	"setpgid(0, getpid()) == -1 && errno == EPERM"
	.align 8
.LC7:
	stringz	"goes on"
	.align 8
.LC8:
	stringz	"status == 0"
	.align 8
.LC9:
	stringz	"setpgid(0, 0) == 0"
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
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	.mmb
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L40
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
.L19:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
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
	br.call.sptk.many b0 = getpgrp#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r0
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	nop 0
	br.call.sptk.many b0 = run_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	.mmb
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L41
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = run_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	addl r36 = 20, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC7)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r35
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L22:
	.mib
	adds r36 = 16, r12
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mlx
	ld4 r14 = [r15]
	movl r38 = @gprel(.LC8)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	add r38 = r1, r38
	add r36 = r1, r36
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
	mov r37 = r0
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = setpgid#
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
	add r36 = r1, r36
	nop 0
	(p7) add r37 = r1, r37
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
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L40:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r32 = r8
	.mmb
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L19
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L19
.L41:
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
	cmp4.ne p6, p7 = 1, r14
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
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = run_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
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
	addl r36 = 20, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC7)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r35
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
