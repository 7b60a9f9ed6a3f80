// 67a5555b22c538efa1a00756283154a8
	.file	"trap.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"not reached %g\n"
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
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r35 = 4, r0
	nop 0
	br.call.sptk.many b0 = feenableexcept#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	.mmi
	nop 0
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r36 = r0
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	getf.d r16 = f0
	nop 0
	adds r14 = 32, r12
	.mmi
	adds r15 = 24, r12
	nop 0
	mov r1 = r34
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	;;
	.mmi
	add r35 = r1, r35
	;;
	st8.rel [r14] = r16
	nop 0
	;;
	.mmi
	getf.d r16 = f1
	;;
	st8.rel [r15] = r16
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r15]
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mmi
	setf.d f9 = r14
	setf.d f8 = r15
	adds r14 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	.mmi
	getf.d r15 = f7
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mib
	ld8.acq r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
