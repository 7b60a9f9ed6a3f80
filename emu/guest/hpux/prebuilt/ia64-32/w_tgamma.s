// 6dcc39873d3aab6143fa5dbd8ce17f8e newlib/libm/math/w_tgamma.c
	.file	"w_tgamma.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tgamma#
	.type	tgamma#, @function
	.proc tgamma#
tgamma:
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
	adds r14 = 16, r12
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	mov r36 = r14
	.mfb
	nop 0
	mov f3 = f8
	br.call.sptk.many b0 = __ieee754_gamma_r#
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
	br.call.sptk.many b0 = finite#
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
	br.call.sptk.many b0 = finite#
	;;
	.mib
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L1
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = floor#
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mfi
	mov r1 = r34
	mov f9 = f3
	addl r37 = 40, r0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f3
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
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __kernel_standard#
	;;
	.mmf
	nop 0
	nop 0
	mov f2 = f8
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
	.mib
	addl r37 = 41, r0
	nop 0
	br.call.sptk.many b0 = __kernel_standard#
	;;
	.mmf
	nop 0
	nop 0
	mov f2 = f8
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
	.endp tgamma#
	.global __kernel_standard#
	.type	__kernel_standard#, @function
	.global floor#
	.type	floor#, @function
	.global finite#
	.type	finite#, @function
	.global __ieee754_gamma_r#
	.type	__ieee754_gamma_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
