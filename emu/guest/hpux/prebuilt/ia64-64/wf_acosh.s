// c3e47659b2c343c6d45e3bad73b94ac8 newlib/libm/math/wf_acosh.c
	.file	"wf_acosh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global acoshf#
	.type	acoshf#, @function
	.proc acoshf#
acoshf:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.mfb
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	mov f2 = f8
	br.call.sptk.many b0 = __ieee754_acoshf#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @ltoffx(__fdlib_version#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], __fdlib_version#
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f2, f2
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L7
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r32
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f0, f0
	nop 0
	.mmi
	addl r14 = 33, r0
	mov r1 = r34
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f8, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f7 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f0, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f9, f6, f7
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp acoshf#
	.global __errno#
	.type	__errno#, @function
	.global __ieee754_acoshf#
	.type	__ieee754_acoshf#, @function
	.ident	"GCC: (GNU) 12.2.0"
