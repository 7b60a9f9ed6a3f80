// 4a9bfb75cd1465ba8f7e4841e497ec1b newlib/libm/math/ef_cosh.c
	.file	"ef_cosh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_coshf#
	.type	__ieee754_coshf#, @function
	.proc __ieee754_coshf#
__ieee754_coshf:
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
	getf.s r14 = f8
	movl r15 = 2147483647
	.mmi
	nop 0
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	;;
	.mlx
	mov r32 = r14
	movl r14 = 1051816471
	;;
	.mlx
	and r32 = r15, r32
	movl r15 = 2139095039
	;;
	.mib
	cmp4.geu p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r32
	movl r14 = 1102053375
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r32
	movl r14 = 1118925335
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r32
	movl r14 = 1119016188
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r32
	movl r14 = 0x7149f2ca
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f8 = f8, f8
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
	;;
.L11:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = expm1f#
	;;
	.mlx
	nop 0
	movl r14 = 603979775
	.mfi
	nop 0
	mov f7 = f8
	mov r1 = r35
	;;
	.mfi
	nop 0
	fadd.s f8 = f8, f1
	nop 0
	.mmb
	cmp4.geu p6, p7 = r14, r32
	nop 0
	(p6) br.cond.dptk .L1
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f8
	.mfi
	nop 0
	fmpy.s f7 = f7, f7
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f1
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
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
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f8
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
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __ieee754_expf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3f000000
	.mfi
	mov r1 = r35
	mov f10 = f8
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	setf.s f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f11
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f12, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f12
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f11, f6
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __ieee754_expf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3f000000
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
	fmpy.s f8 = f8, f6
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L14:
	.body
	.copy_state 5
	.mlx
	nop 0
	movl r14 = 0x3f000000
	;;
	.mib
	setf.s f2 = r14
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f2
	br.call.sptk.many b0 = __ieee754_expf#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f2 = f8, f2
	.mmi
	mov r1 = r35
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f2, f8
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
	.endp __ieee754_coshf#
	.global __ieee754_expf#
	.type	__ieee754_expf#, @function
	.global expm1f#
	.type	expm1f#, @function
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
