// 986469f53714924e799bdf0893f405db newlib/libm/math/wf_pow.c
	.file	"wf_pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global powf#
	.type	powf#, @function
	.proc powf#
powf:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	adds r16 = -32, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mmf
	.save.f 0x1
	stf.spill [r16] = f2, 32
	mov r34 = r1
	mov f2 = f9
	.mmf
	.save.f 0x2
	stf.spill [r17] = f3
	nop 0
	mov f3 = f8
	;;
	.mib
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	nop 0
	br.call.sptk.many b0 = __ieee754_powf#
	;;
	.mmf
	mov r1 = r34
	nop 0
	mov f4 = f8
	;;
	.mmi
	nop 0
	addl r14 = @ltoffx(__fdlib_version#), r1
	nop 0
	;;
	.mmf
	ld8.mov r14 = [r14], __fdlib_version#
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
	fcmp.ord p6, p7 = f3, f3
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L32
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f3, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L13
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r34
	(p6) br.cond.dpnt .L1
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L33
.L1:
	.mfb
	nop 0
	mov f8 = f4
	nop 0
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov b0 = r32
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r33
	.mmi
	nop 0
	ldf.fill f3 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L34
	;;
.L8:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f4, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L1
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	mov r1 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L1
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	mov r1 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L1
	.mfb
	nop 0
	mov f4 = f0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	mov r1 = r34
	adds r18 = 16, r12
	.mmi
	adds r19 = 32, r12
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mfb
	nop 0
	mov f8 = f4
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L32:
	.body
	.copy_state 2
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L1
.L13:
	.mmf
	nop 0
	nop 0
	mov f4 = f1
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mfb
	nop 0
	mov f8 = f4
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 3
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	mov r1 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	mov r1 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f4, f4
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f0
	.mmi
	addl r14 = 34, r0
	nop 0
	mov r1 = r34
	;;
	.mib
	st4 [r8] = r14
	nop 0
	(p6) br.cond.dpnt .L10
.L11:
	.mlx
	nop 0
	movl r14 = 0x7f800000
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mmi
	nop 0
	setf.s f4 = r14
	nop 0
	;;
	.mfb
	nop 0
	mov f8 = f4
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 4
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L33:
	.body
	.copy_state 4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	nop 0
	mov r1 = r34
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 0xff800000
	.mmi
	nop 0
	;;
	setf.s f4 = r14
	nop 0
	;;
.L36:
	.mfb
	nop 0
	mov f8 = f4
	nop 0
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov b0 = r32
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r33
	.mmi
	nop 0
	ldf.fill f3 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 5
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 5
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = rintf#
	;;
	.mfi
	nop 0
	fcmp.eq p6, p7 = f8, f2
	mov r1 = r34
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L11
	.mlx
	nop 0
	movl r14 = 0xff800000
	;;
	.mib
	setf.s f4 = r14
	nop 0
	br .L36
.L35:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mfi
	nop 0
	frcpa.s0 f4, p6 = f0, f0
	addl r14 = 33, r0
	.mmi
	mov r1 = r34
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f4, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f4, f7, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f7, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f7 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f0, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f4 = f8, f6, f7
	;;
	.mfb
	nop 0
	mov f8 = f4
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp powf#
	.global rintf#
	.type	rintf#, @function
	.global __errno#
	.type	__errno#, @function
	.global finitef#
	.type	finitef#, @function
	.global __ieee754_powf#
	.type	__ieee754_powf#, @function
	.ident	"GCC: (GNU) 12.2.0"
