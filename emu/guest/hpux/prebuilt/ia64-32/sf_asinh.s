// 2cba98363565ef764f5743d042230bb5 newlib/libm/math/sf_asinh.c
	.file	"sf_asinh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global asinhf#
	.type	asinhf#, @function
	.proc asinhf#
asinhf:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 0, 0
	adds r16 = -16, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	;;
	.mlx
	getf.s r32 = f8
	movl r14 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 16
	movl r15 = 2139095039
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	;;
	mov r33 = r32
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r14, r33
	nop 0
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r14
	movl r15 = 830472191
	;;
	.mfb
	nop 0
	(p7) fadd.s f8 = f8, f8
	(p7) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r14
	(p7) br.cond.dptk .L11
	.mlx
	nop 0
	movl r15 = 1300234240
	;;
	.mib
	cmp4.geu p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3f317218
	.mmi
	cmp4.lt p6, p7 = 0, r33
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f6
	;;
	.mfi
	nop 0
	(p7) fneg f8 = f8
	nop 0
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r34
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 0x7149f2ca
	.mmi
	setf.s f7 = r32
	;;
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L12
.L5:
	.mmi
	setf.s f6 = r32
	setf.s f8 = r32
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f2 = f6, f6
	br.call.sptk.many b0 = fabsf#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f3 = f8
	;;
	.mfb
	nop 0
	fadd.s f8 = f2, f1
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	.mfi
	nop 0
	fadd.s f9 = f8, f1
	mov r1 = r36
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f6, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f8 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f8
	;;
	.mfb
	nop 0
	fadd.s f8 = f6, f3
	br.call.sptk.many b0 = log1pf#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r33
	nop 0
	mov r1 = r36
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L1
	;;
.L12:
	.mmi
	setf.s f8 = r32
	adds r17 = 16, r12
	mov b0 = r34
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r15 = 1073741824
	;;
	.mib
	cmp4.geu p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mfi
	setf.s f6 = r32
	mov f2 = f8
	mov r1 = r36
	;;
	.mfb
	nop 0
	fma.s f8 = f6, f6, f1
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mfi
	nop 0
	fadd.s f6 = f8, f2
	mov r1 = r36
	.mlx
	nop 0
	movl r14 = 0x40000000
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f7, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f7 = f6, f8, f9
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fma.s f8 = f2, f8, f7
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r33
	nop 0
	mov r1 = r36
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L1
	.endp asinhf#
	.global log1pf#
	.type	log1pf#, @function
	.global __ieee754_sqrtf#
	.type	__ieee754_sqrtf#, @function
	.global __ieee754_logf#
	.type	__ieee754_logf#, @function
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
