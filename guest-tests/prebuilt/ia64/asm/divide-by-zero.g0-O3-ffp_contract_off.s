// 943dc8fbee535a2134005517d20e7699
	.file	"divide-by-zero.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	addl r14 = @gprel(number#), gp
	.save rp, r34
	mov r34 = b0
	.mlx
	adds r33 = 8, r33
	movl r37 = @gprel(back#)
	.body
	;;
	.mmi
	st4.rel [r14] = r32
	ld4 r15 = [r33]
	nop 0
	.mmi
	addl r14 = @gprel(code#), gp
	addl r38 = 1, r0
	add r37 = r1, r37
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.global __divdi3#
	.align 8
.LC2:
	stringz	"number == SIGFPE && r == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.global __moddi3#
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 3, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.save rp, r32
	mov r32 = b0
	;;
	.mmi
	nop 0
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r34 = 28, r12
	.mmb
	addl r36 = 132, r0
	mov r35 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 184, r12
	adds r35 = 16, r12
	nop 0
	.mmi
	addl r15 = 4, r0
	mov r36 = r0
	addl r34 = 8, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r35] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r1 = 184, r12
	adds r14 = 172, r12
	addl r35 = 1, r0
	;;
	.mmi
	ld8 r1 = [r1]
	st4.rel [r14] = r0
	adds r14 = 168, r12
	;;
	.mlx
	nop 0
	movl r34 = @gprel(back#)
	.mmi
	nop 0
	st4.rel [r14] = r0
	nop 0
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L5
	.mmi
	adds r14 = 172, r12
	nop 0
	addl r34 = 7, r0
	;;
	.mmi
	nop 0
	ld4.acq r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r35 = r35
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r1 = [r1]
	st4.rel [r14] = r8
	nop 0
	;;
.L5:
	.mlx
	addl r14 = @gprel(number#), gp
	movl r36 = @gprel(.LC2)
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r36 = r1, r36
	add r34 = r1, r34
	;;
	.mib
	cmp4.ne p6, p7 = 8, r14
	nop 0
	(p7) br.cond.dpnt .L15
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC1)
	;;
	.mib
	(p6) add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	addl r35 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(number#), gp
	movl r34 = @gprel(back#)
	;;
	.mmi
	st4.rel [r14] = r0
	adds r14 = 160, r12
	add r34 = r1, r34
	;;
	.mib
	st8.rel [r14] = r0
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L7
.L17:
	.mlx
	adds r14 = 160, r12
	movl r34 = 7000000000
	;;
	.mib
	ld8.acq r35 = [r14]
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r1 = [r1]
	st4.rel [r14] = r8
	nop 0
	;;
.L7:
	.mlx
	addl r14 = @gprel(number#), gp
	movl r36 = @gprel(.LC2)
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r36 = r1, r36
	add r34 = r1, r34
	;;
	.mib
	cmp4.ne p6, p7 = 8, r14
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC1)
	;;
	.mib
	(p6) add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	mov r8 = r0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 1
	.mlx
	adds r14 = 168, r12
	movl r36 = @gprel(.LC2)
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r36 = r1, r36
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r35 = r1, r35
	nop 0
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	addl r35 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(number#), gp
	movl r34 = @gprel(back#)
	;;
	.mmi
	st4.rel [r14] = r0
	adds r14 = 160, r12
	add r34 = r1, r34
	;;
	.mib
	st8.rel [r14] = r0
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L17
	;;
.L16:
	.mlx
	adds r14 = 168, r12
	movl r36 = @gprel(.LC2)
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r36 = r1, r36
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r35 = r1, r35
	nop 0
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 184, r12
	nop 0
	mov r8 = r0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.align 4
	.type	number#, @object
	.size	number#, 4
number:
	.skip	4
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
