// 5cf1f891795b6b3321ea8ccb006b23d8 newlib/libm/math/wf_tgamma.c
	.file	"wf_tgamma.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tgammaf#
	.type	tgammaf#, @function
	.proc tgammaf#
tgammaf:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	adds r16 = -16, r12
	nop 0
	.mii
	.fframe 48
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 16
	nop 0
	adds r36 = 16, r12
	;;
	.mfb
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	mov f3 = f8
	br.call.sptk.many b0 = __ieee754_gammaf_r#
	;;
	.mmf
	adds r16 = 16, r12
	mov r1 = r34
	mov f2 = f8
	;;
	.mmi
	ld4 r15 = [r16]
	nop 0
	addl r14 = @ltoffx(__fdlib_version#), r1
	;;
	.mmi
	cmp4.le p8, p9 = r0, r15
	ld8.mov r14 = [r14], __fdlib_version#
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p9) fneg f2 = f8
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L14
.L1:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 32, r12
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
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 1
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L1
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = floorf#
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f3
	.mmi
	mov r1 = r34
	nop 0
	addl r37 = 140, r0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f3, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L15
.L6:
	.mmf
	nop 0
	nop 0
	fnorm.d f9 = f3
	;;
	.mfb
	nop 0
	mov f8 = f9
	br.call.sptk.many b0 = __kernel_standard#
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f2 = f8
	.mmi
	mov r1 = r34
	nop 0
	adds r17 = 32, r12
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
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 2
	.mfi
	nop 0
	fnorm.d f9 = f3
	addl r37 = 141, r0
	;;
	.mfb
	nop 0
	mov f8 = f9
	br.call.sptk.many b0 = __kernel_standard#
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f2 = f8
	.mmi
	mov r1 = r34
	nop 0
	adds r17 = 32, r12
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
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp tgammaf#
	.global __kernel_standard#
	.type	__kernel_standard#, @function
	.global floorf#
	.type	floorf#, @function
	.global finitef#
	.type	finitef#, @function
	.global __ieee754_gammaf_r#
	.type	__ieee754_gammaf_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
