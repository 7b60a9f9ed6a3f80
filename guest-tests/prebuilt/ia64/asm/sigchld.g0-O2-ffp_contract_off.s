// cdebcfd8e220af3d4f9d963962328c44
	.file	"sigchld.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	nop 0
	addl r33 = @gprel(reaped#), gp
	;;
	.mib
	addl r34 = 255, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	mov r35 = r8
	addl r42 = 1, r0
	.mmi
	ld4 r36 = [r8]
	adds r41 = 16, r12
	addl r40 = -1, r0
	;;
	.mib
	addl r32 = @gprel(sum#), gp
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r39
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L6
	.align 32
.L3:
	.mmi
	nop 0
	ld4.acq r15 = [r33]
	adds r16 = 16, r12
	.mmi
	addl r42 = 1, r0
	adds r41 = 16, r12
	addl r40 = -1, r0
	;;
	.mmi
	ld4 r14 = [r16]
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	st4.rel [r33] = r15
	nop 0
	extr r14 = r14, 8, 24
	;;
	.mii
	ld4.acq r15 = [r32]
	and r14 = r34, r14
	;;
	add r14 = r15, r14
	;;
	.mib
	st4.rel [r32] = r14
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r39
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
.L6:
	.mii
	st4 [r35] = r36
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"%d %d\n"
	.align 8
.LC3:
	stringz	"wait(NULL) == -1 && errno == ECHILD"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
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
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	;;
	.mmi
	adds r37 = 16, r12
	mov r32 = r0
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r35
	adds r37 = 144, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r38 = 17, r0
	.mmb
	adds r37 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r35
	mov r39 = r0
	nop 0
	.mmb
	adds r38 = 144, r12
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mii
	mov r1 = r35
	addl r37 = 17, r0
	;;
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov ar.lc = 11
	.align 32
.L9:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L20
	;;
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L9
	;;
	.mmi
	addl r32 = @gprel(reaped#), gp
	;;
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 11, r14
	(p6) br.cond.dpnt .L10
	.align 32
.L11:
	.mib
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigsuspend#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L11
.L10:
	.mlx
	addl r14 = @gprel(sum#), gp
	movl r37 = @gprel(.LC2)
	.mmi
	ld4.acq r38 = [r32]
	;;
	nop 0
	add r37 = r1, r37
	.mmb
	nop 0
	ld4.acq r39 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r35
	nop 0
	.mmb
	adds r38 = 144, r12
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	addl r38 = 1, r0
	nop 0
	addl r37 = 17, r0
	.mmb
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r35
	;;
	.mib
	(p7) addl r37 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L21
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
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
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L21:
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
	cmp4.ne p6, p7 = 10, r14
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
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
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L20:
	.body
	.copy_state 2
	.mib
	nop 0
	mov r37 = r32
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	sum#, @object
	.size	sum#, 4
sum:
	.skip	4
	.align 4
	.type	reaped#, @object
	.size	reaped#, 4
reaped:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
