// 7e0ab08b7512076506a194621c7559ff newlib/libm/math/ef_sinh.c
	.file	"ef_sinh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_sinhf#
	.type	__ieee754_sinhf#, @function
	.proc __ieee754_sinhf#
__ieee754_sinhf:
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
	movl r32 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r16 = 2139095039
	;;
	.mmi
	mov r15 = r14
	;;
	and r32 = r32, r15
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r16, r32
	nop 0
	(p7) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0x3f000000
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0xbf000000
	;;
	.mlx
	setf.s f2 = r15
	movl r15 = 1102053375
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r32
	(p7) br.cond.dptk .L16
	.mlx
	nop 0
	movl r15 = 1118925335
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 1119016188
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 0x7cf0bdc2
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f8 = f6, f8
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
.L16:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 830472191
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 0x7cf0bdc2
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.call.sptk.many b0 = expm1f#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L7:
	.mmf
	nop 0
	nop 0
	fadd.s f9 = f8, f1
	.mfi
	nop 0
	fmpy.s f7 = f8, f8
	adds r17 = 16, r12
	;;
	.mlx
	nop 0
	movl r14 = 0x40000000
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f8 = f8, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f2
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
.L15:
	.body
	.copy_state 2
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f8
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
.L6:
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
	br.call.sptk.many b0 = expm1f#
	;;
	.mlx
	nop 0
	movl r14 = 1065353215
	.mfi
	mov r1 = r35
	mov f7 = f8
	adds r17 = 16, r12
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f9 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f2
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
.L17:
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
	.mmf
	mov r1 = r35
	nop 0
	fmpy.s f8 = f8, f2
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
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L18:
	.body
	.copy_state 5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	nop 0
	movl r15 = 0x3f000000
	.mmi
	mov r1 = r35
	;;
	setf.s f6 = r15
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f6
	br.call.sptk.many b0 = __ieee754_expf#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f2 = f2, f8
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
	.endp __ieee754_sinhf#
	.global __ieee754_expf#
	.type	__ieee754_expf#, @function
	.global expm1f#
	.type	expm1f#, @function
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
