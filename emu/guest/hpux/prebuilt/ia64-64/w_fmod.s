// 1d72ac95f1d0dd3dc88a5e20f3edc1ad newlib/libm/math/w_fmod.c
	.file	"w_fmod.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fmod#
	.type	fmod#, @function
	.proc fmod#
fmod:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	;;
	.mmf
	.save.f 0x1
	stf.spill [r16] = f2, 16
	nop 0
	mov f2 = f9
	;;
	.mfb
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	mov f3 = f8
	br.call.sptk.many b0 = __ieee754_fmod#
	;;
	.mii
	mov r1 = r34
	adds r17 = 16, r12
	;;
	addl r14 = @ltoffx(__fdlib_version#), r1
	;;
	.mmf
	ld8.mov r14 = [r14], __fdlib_version#
	nop 0
	fcmp.eq p8, p9 = f2, f0
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	(p8) addl r15 = 1, r0
	;;
	.mii
	cmp4.eq p6, p7 = -1, r14
	(p9) mov r15 = r0
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmf
	(p7) mov r14 = r0
	nop 0
	fcmp.unord p6, p7 = f3, f2
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	xor r14 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L5
	;;
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L5:
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
	(p6) fnma.s1 f6 = f8, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f0, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f9, f6, f7
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
	.endp fmod#
	.global __errno#
	.type	__errno#, @function
	.global __ieee754_fmod#
	.type	__ieee754_fmod#, @function
	.ident	"GCC: (GNU) 12.2.0"
