// bc045f6e6d74cb323e604a27b8889aa5 newlib/libm/math/w_atanh.c
	.file	"w_atanh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global atanh#
	.type	atanh#, @function
	.proc atanh#
atanh:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	adds r16 = -16, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.mmi
	nop 0
	.save.f 0x1
	stf.spill [r16] = f2, 16
	nop 0
	;;
	.mfb
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	mov f3 = f8
	br.call.sptk.many b0 = __ieee754_atanh#
	;;
	.mmf
	mov r1 = r34
	nop 0
	mov f2 = f8
	;;
	.mmi
	addl r14 = @ltoffx(__fdlib_version#), r1
	;;
	ld8.mov r14 = [r14], __fdlib_version#
	nop 0
	;;
	.mfi
	nop 0
	fcmp.unord p6, p7 = f3, f3
	nop 0
	.mfi
	nop 0
	mov f8 = f3
	nop 0
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
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mfi
	nop 0
	fcmp.ge p6, p7 = f8, f1
	mov r1 = r34
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f1
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mfi
	nop 0
	frcpa.s0 f2, p6 = f0, f0
	addl r14 = 33, r0
	.mmi
	mov r1 = r34
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f2, f6, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f0, f0
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f2 = f8, f6, f7
	nop 0
	;;
.L1:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r32
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mfi
	nop 0
	frcpa.s0 f2, p6 = f3, f0
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
	(p6) fnma.s1 f6 = f2, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f2, f6, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f3 = f7, f0, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f2 = f3, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp atanh#
	.global __errno#
	.type	__errno#, @function
	.global fabs#
	.type	fabs#, @function
	.global __ieee754_atanh#
	.type	__ieee754_atanh#, @function
	.ident	"GCC: (GNU) 12.2.0"
