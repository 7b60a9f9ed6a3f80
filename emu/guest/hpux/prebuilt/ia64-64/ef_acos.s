// 6b1c00a2fa82264e0b61415a647ae807 newlib/libm/math/ef_acos.c
	.file	"ef_acos.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_acosf#
	.type	__ieee754_acosf#, @function
	.proc __ieee754_acosf#
__ieee754_acosf:
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
	getf.s r14 = f8
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 16
	movl r15 = 2147483647
	;;
	.mlx
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	movl r16 = 1065353216
	;;
	.mmi
	mov r17 = r14
	;;
	and r15 = r15, r17
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r15
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mlx
	cmp4.geu p6, p7 = r16, r15
	movl r16 = 1056964607
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L5
	.mlx
	nop 0
	movl r16 = 587202560
	;;
	.mib
	cmp4.geu p6, p7 = r16, r15
	nop 0
	(p7) br.cond.dptk .L13
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x3fc90fdb
	;;
	.mmi
	(p6) setf.s f8 = r15
	nop 0
	nop 0
.L1:
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
.L12:
	.body
	.copy_state 1
	.mfi
	nop 0
	fsub.s f6 = f8, f8
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f6
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
	(p6) fmpy.s.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
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
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 2
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mfb
	nop 0
	(p7) mov f8 = f0
	(p7) br.cond.dptk .L1
	.mlx
	nop 0
	movl r14 = 0x40490fdb
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mmi
	setf.s f8 = r14
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L5:
	.body
	.copy_state 3
	.mlx
	cmp4.le p6, p7 = r0, r14
	movl r14 = 0x3f000000
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmf
	setf.s f6 = r14
	nop 0
	fsub.s f2 = f1, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f2 = f2, f6
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mlx
	mov r1 = r34
	movl r15 = 0x3811ef08
	.mlx
	adds r17 = 16, r12
	movl r16 = 0x3a4f7f04
	;;
	.mlx
	setf.s f7 = r16
	movl r14 = 0x3d9dc62e
	.mlx
	setf.s f6 = r15
	movl r16 = 0xbd241146
	;;
	.mlx
	nop 0
	movl r15 = 0xbf303361
	;;
	.mlx
	setf.s f9 = r15
	movl r15 = 0x4001572d
	;;
	.mfi
	nop 0
	fma.s f6 = f2, f6, f7
	nop 0
	.mmi
	setf.s f7 = r14
	;;
	getf.s r14 = f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x3e4e0aa8
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f2, f7, f9
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f2, f8
	nop 0
	.mmi
	setf.s f8 = r15
	setf.s f9 = r14
	mov r15 = r14
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f2, f8
	.mmi
	setf.s f8 = r16
	nop 0
	addl r16 = -4096, r0
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 0xc019d139
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f2, f8
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f11 = f9, f8
	nop 0
	.mfi
	nop 0
	fnma.s f10 = f8, f8, f2
	nop 0
	;;
	.mlx
	setf.s f8 = r16
	movl r16 = 0xbea6b090
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f2, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x3e2aaaab
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f2, f1
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f2, f8
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f2, f8
	nop 0
	.mfi
	nop 0
	frcpa.s0 f8, p7 = f10, f11
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f6 = f6, f2
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f12 = f11, f8, f1
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f13 = f8, f12, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f15 = f7, f9, f1
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f13 = f13, f12, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f12 = f9, f15, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s.s1 f14 = f10, f13
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f10 = f14, f11, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f11 = f12, f15, f9
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s.s0 f8 = f10, f13, f14
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f11
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	nop 0
	.mmi
	setf.s f7 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f9 = f6, f11, f10
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f6, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f8
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 4
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 4
	.mlx
	setf.s f9 = r14
	movl r15 = 0x3811ef08
	.mlx
	adds r17 = 16, r12
	movl r16 = 0x3a4f7f04
	;;
	.mmi
	nop 0
	setf.s f7 = r16
	nop 0
	.mlx
	setf.s f6 = r15
	movl r16 = 0xbf303361
	;;
	.mlx
	nop 0
	movl r15 = 0x3d9dc62e
	;;
	.mfi
	nop 0
	fmpy.s f8 = f9, f9
	nop 0
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
	.mlx
	setf.s f9 = r15
	movl r15 = 0x33a22168
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
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x3fc90fda
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	nop 0
	.mmi
	setf.s f6 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fnma.s f6 = f7, f8, f6
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f6
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 5
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L14:
	.body
	.copy_state 5
	.mlx
	nop 0
	movl r14 = 0x3f000000
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f1
	;;
	.mlx
	setf.s f7 = r14
	movl r15 = 0x3811ef08
	.mlx
	nop 0
	movl r16 = 0x3a4f7f04
	;;
	.mlx
	setf.s f8 = r16
	movl r16 = 0xbd241146
	.mlx
	nop 0
	movl r14 = 0x3d9dc62e
	;;
	.mmi
	nop 0
	setf.s f10 = r16
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x4001572d
	;;
	.mlx
	nop 0
	movl r16 = 0xc019d139
	;;
	.mfi
	nop 0
	fmpy.s f6 = f6, f7
	nop 0
	.mlx
	setf.s f7 = r15
	movl r15 = 0xbf303361
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f8
	nop 0
	.mlx
	setf.s f8 = r15
	movl r15 = 0x3e4e0aa8
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0xbea6b090
	;;
	.mfi
	nop 0
	fma.s f9 = f6, f9, f8
	nop 0
	.mfi
	nop 0
	mov f8 = f6
	nop 0
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f10
	nop 0
	.mlx
	setf.s f10 = r15
	movl r15 = 0x3e2aaaab
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f10
	nop 0
	.mmi
	setf.s f10 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f10
	nop 0
	.mmi
	setf.s f10 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f3 = f9, f6, f1
	nop 0
	.mmi
	setf.s f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f6, f10
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f6, f9
	;;
	.mfb
	nop 0
	fmpy.s f2 = f7, f6
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mfi
	nop 0
	mov f9 = f3
	mov r1 = r34
	.mlx
	adds r17 = 16, r12
	movl r16 = 0xb3a22168
	;;
	.mlx
	nop 0
	movl r14 = 0x40000000
	.mlx
	nop 0
	movl r15 = 0x40490fda
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f2
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
	setf.s f7 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f7
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f8 = f6, f8
	nop 0
	.mmi
	setf.s f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f8 = f8, f7, f6
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
	.endp __ieee754_acosf#
	.global __ieee754_sqrtf#
	.type	__ieee754_sqrtf#, @function
	.ident	"GCC: (GNU) 12.2.0"
