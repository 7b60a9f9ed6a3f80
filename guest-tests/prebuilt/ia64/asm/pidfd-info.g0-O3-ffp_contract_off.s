// 21b5b58c54af6a7d3befe6ef16a5104a
	.file	"pidfd-info.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	adds r33 = 24, r33
	nop 0
	addl r14 = @gprel(value#), gp
	;;
	.mmi
	nop 0
	ld4 r15 = [r33]
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp handler#
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
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"sigaction"
	.align 8
.LC4:
	stringz	"/proc/self/"
	.align 8
.LC5:
	stringz	"open"
	.align 8
.LC6:
	stringz	"syscall(SYS_pidfd_send_signal, fd, SIGUSR1, &info, 0) == 0 && value == 77"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"syscall(SYS_pidfd_send_signal, fd, SIGUSR2, &info, 0) == -1 && errno == EINVAL"
	.align 8
.LC9:
	stringz	"syscall(SYS_pidfd_send_signal, 0, SIGUSR1, NULL, 0) == -1 && errno == EBADF"
	.align 8
.LC10:
	stringz	"syscall(SYS_pidfd_send_signal, fd, 0, NULL, 0) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 5, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	addl r39 = 132, r0
	mov r38 = r0
	.mmb
	adds r37 = 28, r12
	adds r33 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	addl r15 = 4, r0
	.mii
	mov r39 = r0
	addl r37 = 10, r0
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r38] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	nop 0
	addl r38 = 65536, r0
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC5)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r39 = 124, r0
	nop 0
	mov r38 = r0
	.mmb
	adds r37 = 164, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 10, r0
	addl r15 = -1, r0
	mov r38 = r32
	.mmi
	mov r1 = r36
	mov r41 = r0
	mov r40 = r33
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	adds r14 = 168, r12
	.mmi
	addl r39 = 10, r0
	nop 0
	addl r37 = 1448, r0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 184, r12
	addl r15 = 77, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L8
	.mmi
	addl r14 = @gprel(value#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 77, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L8:
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r41 = r0
	mov r40 = r33
	.mmi
	mov r1 = r36
	addl r39 = 12, r0
	addl r37 = 1448, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L21
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	addl r39 = 10, r0
	addl r37 = 1448, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 1448, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	(p7) add r38 = r1, r38
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L22:
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
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 9, r14
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	mov r39 = r0
	addl r37 = 1448, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	(p7) add r38 = r1, r38
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC8)
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r0
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	addl r39 = 10, r0
	addl r37 = 1448, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L22
	.endp main#
	.sbss
	.align 4
	.type	value#, @object
	.size	value#, 4
value:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
