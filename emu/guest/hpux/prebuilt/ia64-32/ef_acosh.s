// fe8ce9dec64c4a93cbde7f7274686a44 newlib/libm/math/ef_acosh.c
	.file	"ef_acosh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_acoshf#
	.type	__ieee754_acoshf#, @function
	.proc __ieee754_acoshf#
__ieee754_acoshf:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 0, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	;;
	.mlx
	getf.s r32 = f8
	movl r15 = 1065353215
	.mmf
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	mov f6 = f8
	;;
	.mlx
	cmp4.lt p6, p7 = r15, r32
	movl r15 = 1300234239
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r32
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r15 = 2139095039
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r32
	(p6) br.cond.dpnt .L5
	;;
	.mfi
	nop 0
	fadd.s f8 = f8, f8
	nop 0
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r33
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 1065353216
	;;
	.mlx
	cmp4.eq p6, p7 = r15, r32
	movl r15 = 1073741824
	;;
	.mfb
	nop 0
	(p6) mov f8 = f0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r32
	(p6) br.cond.dptk .L6
	.mlx
	nop 0
	movl r14 = 0xbf800000
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfb
	nop 0
	fma.s f8 = f6, f6, f8
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mlx
	setf.s f7 = r32
	movl r14 = 0x40000000
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	.mmi
	setf.s f6 = r14
	setf.s f7 = r32
	nop 0
	;;
	.mfb
	nop 0
	fms.s f8 = f7, f6, f8
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mmi
	mov r1 = r35
	adds r17 = 16, r12
	mov b0 = r33
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 2
	.mfi
	nop 0
	fsub.s f6 = f8, f8
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f6
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
	(p6) fmpy.s.s1 f9 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f7
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 3
	.mfi
	nop 0
	fsub.s f2 = f6, f1
	nop 0
	.mlx
	nop 0
	movl r14 = 0x40000000
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f2, f2
	;;
	.mfb
	nop 0
	fma.s f8 = f2, f8, f6
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mfb
	mov r1 = r35
	fadd.s f8 = f8, f2
	br.call.sptk.many b0 = log1pf#
	;;
	.mmi
	mov r1 = r35
	adds r17 = 16, r12
	mov b0 = r33
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3f317218
	.mmi
	mov r1 = r35
	nop 0
	adds r17 = 16, r12
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
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __ieee754_acoshf#
	.global log1pf#
	.type	log1pf#, @function
	.global __ieee754_logf#
	.type	__ieee754_logf#, @function
	.global __ieee754_sqrtf#
	.type	__ieee754_sqrtf#, @function
	.ident	"GCC: (GNU) 12.2.0"
