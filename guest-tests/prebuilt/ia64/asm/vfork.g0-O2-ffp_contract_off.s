// 9abcd2d35ff4c91b233ee2fcc8eaab0d
	.file	"vfork.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"%d"
	.align 8
.LC2:
	stringz	"/proc/self/exe"
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
	alloc r36 = ar.pfs, 2, 3, 4, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 48
	adds r12 = -48, r12
	mov r17 = ar.lc
	cmp4.ge p6, p7 = 1, r32
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	st8 [r14] = r33
	;;
	.savesp ar.lc, 48
	st8 [r16] = r17, 8
	nop 0
	;;
	.mbb
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	(p7) br.cond.dpnt .L13
	br.call.sptk.many b0 = vfork#
	;;
	.mmi
	mov r37 = r8
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mii
	adds r1 = 56, r12
	adds r34 = 20, r12
	;;
	(p6) addl r37 = 17, r0
	.mmb
	ld8 r1 = [r1]
	nop 0
	.pred.safe_across_calls p1-p63
	(p6) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 40, r12
	mov r39 = r0
	mov r38 = r34
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r1 = 56, r12
	ld4 r38 = [r34]
	nop 0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	extr.u r38 = r38, 8, 8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov ar.lc = 3
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.cloop.sptk.few .L8
.L15:
	.mmi
	mov r8 = r0
	adds r18 = 48, r12
	mov b0 = r35
	;;
	.mii
	ld8 r19 = [r18]
	mov ar.pfs = r36
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L13:
	.body
	.copy_state 1
	.mmi
	adds r14 = 8, r33
	addl r39 = 10, r0
	mov r38 = r0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	adds r18 = 48, r12
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
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 2
	.mlx
	adds r15 = 40, r12
	movl r39 = @gprel(.LC1)
	.mmi
	addl r38 = 4, r0
	nop 0
	adds r37 = 16, r12
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	add r39 = r1, r39
	;;
	.mib
	adds r40 = 40, r15
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = vfork#
	;;
	.mmi
	adds r1 = 56, r12
	adds r15 = 40, r12
	cmp4.ne p6, p7 = 0, r8
	.mmi
	adds r34 = 20, r12
	mov r37 = r8
	mov r39 = r0
	;;
	.mib
	ld8 r1 = [r1]
	mov r38 = r34
	(p7) br.cond.spnt .L14
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	adds r14 = 1, r15
	adds r15 = 40, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r1 = 56, r12
	ld4 r38 = [r34]
	nop 0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	extr.u r38 = r38, 8, 8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
	nop 0
	;;
	.mbb
	ld8 r1 = [r1]
	br.cloop.sptk.few .L8
	br .L15
	;;
.L14:
	.mlx
	adds r14 = 32, r12
	movl r37 = @gprel(.LC2)
	.mmi
	mov r40 = r0
	nop 0
	adds r39 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r37 = r1, r37
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
