// de70a8dd94e7adede69905f12a785df3 newlib/libm/math/ef_asin.c
	.file	"ef_asin.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_asinf#
	.type	__ieee754_asinf#, @function
	.proc __ieee754_asinf#
__ieee754_asinf:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 0, 0
	adds r16 = -32, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mlx
	getf.s r14 = f8
	movl r32 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 32
	movl r15 = 1065353216
	;;
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3
	.save.f 0x4
	stf.spill [r16] = f4
	mov r36 = r1
	.body
	;;
	.mmi
	mov r33 = r14
	;;
	and r32 = r32, r33
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r32
	movl r15 = 1056964607
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 838860799
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 0x7149f2ca
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
.L5:
	.mib
	setf.s f8 = r14
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3f000000
	.mfi
	nop 0
	fsub.s f2 = f1, f8
	mov r1 = r36
	;;
	.mlx
	setf.s f6 = r14
	movl r15 = 0x3811ef08
	.mlx
	nop 0
	movl r16 = 0x3a4f7f04
	;;
	.mlx
	setf.s f7 = r16
	movl r16 = 0xbd241146
	.mlx
	nop 0
	movl r14 = 0x3d9dc62e
	;;
	.mlx
	setf.s f9 = r16
	movl r16 = 0xc019d139
	;;
	.mfi
	nop 0
	fmpy.s f2 = f2, f6
	nop 0
	.mlx
	setf.s f6 = r15
	movl r15 = 0xbf303361
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0x3e4e0aa8
	;;
	.mfi
	nop 0
	fma.s f6 = f2, f6, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x4001572d
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f2, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbea6b090
	;;
	.mfi
	nop 0
	fma.s f7 = f2, f7, f8
	nop 0
	.mfi
	nop 0
	mov f8 = f2
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f2, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e2aaaab
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f2, f9
	nop 0
	.mmi
	setf.s f9 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f2, f9
	nop 0
	.mmi
	setf.s f9 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f4 = f7, f2, f1
	nop 0
	.mmi
	setf.s f7 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f2, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f2, f7
	;;
	.mfb
	nop 0
	fmpy.s f3 = f6, f2
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mlx
	nop 0
	movl r14 = 1064933785
	.mii
	mov r1 = r36
	nop 0
	;;
	cmp4.geu p6, p7 = r14, r32
	.mmb
	nop 0
	getf.s r14 = f8
	(p6) br.cond.dptk .L7
	.mfi
	nop 0
	mov f7 = f4
	nop 0
	.mfi
	nop 0
	mov f6 = f3
	nop 0
	;;
	.mlx
	nop 0
	movl r15 = 0x333bbd2e
	.mlx
	nop 0
	movl r16 = 0x3fc90fdb
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x40000000
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	cmp4.lt p6, p7 = 0, r33
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f7, f8, f7
	.mmi
	setf.s f8 = r14
	setf.s f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f7
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f8 = f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fneg f8 = f8
	nop 0
.L1:
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov b0 = r34
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r35
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
.L13:
	.body
	.copy_state 1
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f8, f8
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
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
	.mfb
	nop 0
	mov f8 = f7
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r15 = 0xb33bbd2e
	.mlx
	setf.s f7 = r14
	movl r16 = 0x3fc90fdb
	;;
	.mmi
	setf.s f6 = r15
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mfi
	nop 0
	fmpy.s f6 = f8, f6
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fma.s f8 = f7, f8, f6
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L7:
	.body
	.copy_state 3
	.mmi
	mov r15 = r14
	nop 0
	addl r16 = -4096, r0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x3f490fdb
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 0x40000000
	.mmf
	nop 0
	nop 0
	frcpa.s0 f11, p7 = f3, f4
	;;
	.mmi
	setf.s f8 = r15
	setf.s f32 = r16
	nop 0
	;;
	.mmi
	nop 0
	setf.s f10 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f14 = f4, f11, f1
	;;
	.mfi
	nop 0
	fadd.s f13 = f9, f8
	nop 0
	.mfi
	nop 0
	fnma.s f2 = f8, f8, f2
	nop 0
	;;
	.mlx
	setf.s f8 = r14
	movl r14 = 0xb33bbd2e
	.mmf
	nop 0
	nop 0
	fadd.s f9 = f9, f9
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f15 = f11, f14, f11
	;;
	.mfi
	nop 0
	fnma.s f12 = f10, f32, f8
	nop 0
	.mfi
	nop 0
	frcpa.s0 f10, p6 = f2, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f15 = f15, f14, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f34 = f13, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s.s1 f33 = f3, f15
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f14 = f10, f34, f10
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f6 = f33, f4, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f14 = f14, f34, f10
	;;
	.mfi
	nop 0
	(p7) fma.s.s0 f11 = f6, f15, f33
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f7 = f2, f14
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f2 = f7, f13, f2
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f10 = f2, f14, f7
	cmp4.lt p6, p7 = 0, r33
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f10, f32, f6
	;;
	.mmf
	nop 0
	nop 0
	fms.s f6 = f9, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f6
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L1
.L6:
	.mlx
	nop 0
	movl r15 = 0x3811ef08
	.mlx
	adds r18 = 16, r12
	movl r16 = 0x3a4f7f04
	;;
	.mfi
	setf.s f7 = r16
	fmpy.s f8 = f8, f8
	adds r19 = 32, r12
	.mlx
	setf.s f6 = r15
	movl r16 = 0xbf303361
	;;
	.mlx
	nop 0
	movl r15 = 0x3d9dc62e
	.mlx
	setf.s f9 = r16
	movl r16 = 0x4001572d
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f7
	nop 0
	.mlx
	setf.s f7 = r15
	movl r15 = 0xbd241146
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e4e0aa8
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r16
	movl r16 = 0xc019d139
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xbea6b090
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r16
	movl r16 = 0x3e2aaaab
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mmi
	setf.s f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f8, f1
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mmi
	setf.s f9 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fma.s f8 = f6, f8, f6
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp __ieee754_asinf#
	.global __ieee754_sqrtf#
	.type	__ieee754_sqrtf#, @function
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
