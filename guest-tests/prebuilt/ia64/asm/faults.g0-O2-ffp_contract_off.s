// 34dd851884dbc544c4f670c26576a74c
	.file	"faults.c"
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
	adds r14 = 8, r33
	addl r15 = @gprel(number#), gp
	.mlx
	adds r33 = 16, r33
	movl r37 = @gprel(back#)
	;;
	.mmi
	ld4 r16 = [r14]
	addl r14 = @gprel(code#), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	st4.rel [r15] = r32
	addl r38 = 1, r0
	add r37 = r1, r37
	.body
	;;
	.mmi
	st4.rel [r14] = r16
	ld8 r15 = [r33]
	addl r14 = @gprel(address#), gp
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
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
	stringz	"number == SIGSEGV && code == SEGV_MAPERR && address == (void *)&null[3]"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"constant"
	.align 8
.LC7:
	stringz	"number == SIGSEGV && code == SEGV_ACCERR && address == (void *)&text[2]"
	.align 8
.LC8:
	stringz	"short"
	.align 8
.LC9:
	stringz	"open"
	.align 8
.LC10:
	stringz	"x"
	.align 8
.LC11:
	stringz	"write"
	.align 8
.LC12:
	stringz	"number == SIGBUS && code == BUS_ADRERR && address == (void *)&p[(1 << 20) - 5]"
	.align 8
.LC13:
	stringz	"p[0] == 'x' && p[1] == 0"
	.align 8
.LC14:
	stringz	"number == SIGILL || number == SIGTRAP || number == SIGFPE || number == SIGSEGV"
	.align 8
.LC15:
	stringz	"address == (void *)&null[999]"
	.sdata
	.align 8
.LC6:
	data8	.LC5+2
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 4, 6, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 192
	adds r12 = -192, r12
	mov r17 = ar.lc
	;;
	.save rp, r34
	mov r34 = b0
	.mmi
	addl r38 = 132, r0
	mov r37 = r0
	adds r36 = 28, r12
	;;
	.mmi
	nop 0
	.savesp ar.lc, 192
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmb
	adds r1 = 200, r12
	adds r2 = 16, r12
	nop 0
	.mmi
	addl r15 = 4, r0
	nop 0
	mov ar.lc = 4
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @ltoff(@fptr(handler#)), gp
	movl r32 = @gprel(caught.0#)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r32 = r1, r32
	;;
	.mmi
	st8 [r2] = r14
	adds r14 = 24, r12
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
	.align 32
.L6:
	.mmi
	ld4 r36 = [r32], 4
	nop 0
	mov r38 = r0
	.mmb
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	nop 0
	adds r1 = 200, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.cloop.sptk.few .L6
	;;
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	.mmi
	nop 0
	addl r37 = 1, r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	adds r1 = 200, r12
	;;
	.mmi
	ld8 r1 = [r1]
	(p7) addl r14 = 12, r0
	(p7) addl r15 = 1, r0
	;;
	.mmi
	(p7) st4.rel [r14] = r15
	nop 0
	addl r14 = @gprel(number#), gp
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 11, r14
	(p7) br.cond.dpnt .L42
.L24:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
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
	adds r1 = 200, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	(p7) addl r15 = 120, r0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 2, r14
	;;
	(p7) st1.rel [r14] = r15
	addl r14 = @gprel(number#), gp
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 11, r14
	(p7) br.cond.dpnt .L43
.L27:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	.mlx
	add r37 = r1, r37
	movl r33 = @gprel(.LC8)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r38 = r1, r38
	.mmb
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	mov r36 = r33
	.mmi
	addl r38 = 384, r0
	nop 0
	addl r37 = 66, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r1 = 200, r12
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC9)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	.mmi
	mov r36 = r32
	nop 0
	addl r38 = 1, r0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC11)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r41 = r0
	mov r40 = r32
	addl r39 = 1, r0
	.mmi
	addl r38 = 1, r0
	addl r37 = 1048576, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r14 = 176, r12
	adds r1 = 200, r12
	mov r36 = r33
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	.mmb
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 200, r12
	;;
	(p7) adds r2 = 176, r12
	.mmi
	ld8 r1 = [r1]
	;;
	(p7) ld8 r2 = [r2]
	nop 0
	;;
	.mmi
	(p7) addl r14 = 1048571, r2
	;;
	(p7) ld1.acq r14 = [r14]
	nop 0
	;;
	.mmi
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 7, r14
	(p7) br.cond.dpnt .L44
.L30:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
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
	adds r15 = 176, r12
	nop 0
	adds r1 = 200, r12
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	ld1.acq r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 120, r14
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	(p7) break 0
	;;
	.mlx
	addl r14 = @gprel(number#), gp
	movl r38 = @gprel(.LC14)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mmi
	ld4.acq r15 = [r14]
	add r38 = r1, r38
	add r36 = r1, r36
	;;
	.mib
	cmp4.eq p6, p7 = 4, r15
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 5, r15
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 8, r15
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
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
	adds r1 = 200, r12
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r1 = [r1]
	st4.rel [r14] = r0
	nop 0
.L19:
	.mmi
	adds r15 = 160, r12
	nop 0
	addl r2 = 999, r0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r2, r14
	(p7) br.cond.dptk .L46
.L21:
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	.mmi
	nop 0
	addl r37 = 1, r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 200, r12
	adds r15 = 160, r12
	.mmi
	addl r2 = 999, r0
	;;
	(p7) adds r14 = 160, r12
	nop 0
	.mmi
	ld8 r1 = [r1]
	;;
	(p7) ld4.acq r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r14 = r14
	;;
	(p7) shladd r14 = r14, 2, r0
	;;
	.mmi
	(p7) st4.rel [r14] = r0
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	adds r15 = 160, r12
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r2, r14
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L46
.L36:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
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
	.mii
	adds r1 = 200, r12
	adds r14 = 160, r12
	;;
	nop 0
	.mmb
	ld8 r1 = [r1]
	st4.rel [r14] = r0
	br .L19
	;;
.L46:
	.mlx
	addl r14 = @gprel(address#), gp
	movl r38 = @gprel(.LC15)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mmi
	ld8.acq r15 = [r14]
	nop 0
	addl r14 = 3996, r0
	.mii
	add r38 = r1, r38
	add r36 = r1, r36
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
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
	adds r1 = 200, r12
	mov r8 = r0
	adds r18 = 192, r12
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	mov b0 = r34
	.mmi
	ld8 r19 = [r18]
	;;
	nop 0
	mov ar.pfs = r35
	;;
	.mii
	nop 0
	mov ar.lc = r19
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L42:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L24
	.mlx
	addl r14 = @gprel(address#), gp
	movl r38 = @gprel(.LC3)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mmi
	ld8.acq r14 = [r14]
	add r38 = r1, r38
	add r36 = r1, r36
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 12, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
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
	adds r1 = 200, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	(p7) addl r15 = 120, r0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 2, r14
	;;
	(p7) st1.rel [r14] = r15
	addl r14 = @gprel(number#), gp
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L27
.L43:
	.mmi
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L27
	.mlx
	addl r14 = @gprel(address#), gp
	movl r38 = @gprel(.LC7)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mmi
	ld8.acq r15 = [r14]
	addl r14 = @gprel(.LC6), gp
	add r38 = r1, r38
	.mlx
	add r36 = r1, r36
	movl r33 = @gprel(.LC8)
	;;
	.mii
	ld8 r14 = [r14]
	add r33 = r1, r33
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
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
	adds r1 = 200, r12
	nop 0
	mov r36 = r33
	.mmi
	addl r38 = 384, r0
	nop 0
	addl r37 = 66, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r1 = 200, r12
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC9)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	.mmi
	mov r36 = r32
	nop 0
	addl r38 = 1, r0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC11)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r41 = r0
	mov r40 = r32
	addl r39 = 1, r0
	.mmi
	addl r38 = 1, r0
	addl r37 = 1048576, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r14 = 176, r12
	adds r1 = 200, r12
	mov r36 = r33
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	.mmb
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	adds r1 = 200, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 200, r12
	;;
	(p7) adds r2 = 176, r12
	.mmi
	ld8 r1 = [r1]
	;;
	(p7) ld8 r2 = [r2]
	nop 0
	;;
	.mmi
	(p7) addl r14 = 1048571, r2
	;;
	(p7) ld1.acq r14 = [r14]
	nop 0
	;;
	.mmi
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L30
.L44:
	.mmi
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L30
	.mlx
	adds r2 = 176, r12
	movl r38 = @gprel(.LC12)
	.mlx
	addl r15 = @gprel(address#), gp
	movl r36 = @gprel(.LC4)
	;;
	.mmi
	ld8 r2 = [r2]
	add r38 = r1, r38
	add r36 = r1, r36
	.mmi
	ld8.acq r15 = [r15]
	;;
	addl r14 = 1048571, r2
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
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
	adds r15 = 176, r12
	nop 0
	adds r1 = 200, r12
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L16
.L45:
	.mmi
	adds r14 = 1, r15
	;;
	ld1.acq r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r37 = r1, r37
	nop 0
	;;
	.mib
	nop 0
	(p7) add r37 = r1, r37
	br .L16
	.endp main#
	.section	.rodata
	.align 4
	.type	caught.0#, @object
	.size	caught.0#, 20
caught.0:
	data4	11
	data4	7
	data4	4
	data4	5
	data4	8
	.sbss
	.align 8
	.type	address#, @object
	.size	address#, 8
address:
	.skip	8
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
