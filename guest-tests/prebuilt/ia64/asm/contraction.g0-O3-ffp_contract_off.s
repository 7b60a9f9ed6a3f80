// 53db0ea6c9da255fd478f0e02055d1a6
	.file	"contraction.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u %016llx\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r35
	mov r35 = ar.lc
	.mmi
	nop 0
	mov r34 = r1
	nop 0
	;;
	.mlx
	addl r15 = 1999, r0
	movl r14 = 0x3eb0000000000000
	.mlx
	addl r16 = 11, r0
	movl r17 = 0x3e60000001000000
	;;
	.mmi
	setf.d f15 = r14
	nop 0
	mov ar.lc = r15
	.mlx
	setf.d f14 = r17
	movl r14 = 0xbf800000
	;;
	.mmi
	mov r38 = r0
	setf.s f13 = r14
	.save rp, r32
	mov r32 = b0
	.body
	.mlx
	mov r37 = r0
	movl r15 = 0x44800000
	;;
	.mmi
	setf.s f12 = r15
	nop 0
	nop 0
	.align 32
.L2:
	.mii
	nop 0
	dep.z r14 = r16, 13, 19
	shl r15 = r38, 5
	;;
	.mii
	xor r14 = r16, r14
	sub r38 = r15, r38
	;;
	extr.u r15 = r14, 17, 15
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	dep.z r15 = r14, 13, 19
	.mii
	nop 0
	sxt4 r16 = r14
	;;
	xor r14 = r15, r14
	.mmi
	setf.sig f6 = r16
	;;
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	.mii
	xor r14 = r15, r14
	adds r15 = 16, r12
	;;
	dep.z r16 = r14, 5, 27
	;;
	.mii
	xor r16 = r16, r14
	nop 0
	;;
	sxt4 r17 = r16
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f15
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	;;
	.mfi
	nop 0
	fneg f9 = f6
	nop 0
	.mfi
	nop 0
	fnorm.s f7 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f14
	;;
	.mfi
	nop 0
	fmpy.d f9 = f9, f8
	nop 0
	.mfi
	nop 0
	fnorm.s f11 = f8
	nop 0
	;;
	.mfi
	nop 0
	fneg f10 = f9
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f11, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f6, f8, f9
	;;
	.mfi
	getf.d r17 = f10
	fmpy.s f6 = f7, f12
	nop 0
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	st8.rel [r15] = r17
	;;
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	;;
	getf.sig r15 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f9
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r38 = r14, r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f7, f8
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	nop 0
	;;
	.mib
	nop 0
	add r37 = r37, r17
	br.cloop.sptk.few .L2
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
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
	;;
	mov ar.lc = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
