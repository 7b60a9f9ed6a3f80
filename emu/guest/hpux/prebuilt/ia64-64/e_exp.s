// 643b0bfc686f2bf086ef426d7b40ff19 newlib/libm/math/e_exp.c
	.file	"e_exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_exp#
	.type	__ieee754_exp#, @function
	.proc __ieee754_exp#
__ieee754_exp:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r19 = 1082535489
	;;
	.mii
	nop 0
	extr.u r16 = r14, 32, 31
	shr.u r17 = r14, 63
	;;
	.mii
	nop 0
	extr.u r18 = r14, 32, 32
	nop 0
	.mmb
	cmp4.geu p6, p7 = r19, r16
	nop 0
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r19 = 2146435071
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r19, r16
	(p7) br.cond.dptk .L25
	.mmi
	addl r16 = 1048575, r0
	;;
	and r18 = r16, r18
	nop 0
	;;
	.mmi
	nop 0
	or r18 = r14, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L7
	.mfi
	nop 0
	fadd.d f8 = f8, f8
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r15 = 1071001154
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r16
	movl r15 = 1043333119
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	(p6) br.cond.dptk .L12
	.mlx
	nop 0
	movl r15 = 0x7e37e43c8800759c
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mfb
	nop 0
	(p6) fadd.d f8 = f8, f1
	(p6) br.cond.dpnt .L1
.L12:
	.mlx
	setf.d f7 = r14
	movl r15 = 0x3e66376972bea4d0
	.mlx
	nop 0
	movl r16 = 0xbebbbd41c5d26bf1
	;;
	.mlx
	setf.d f8 = r16
	movl r16 = 0xbf66c16c16bebd93
	;;
	.mfi
	nop 0
	fmpy.d f6 = f7, f7
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0x3f11566aaf25de2c
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3fc555555555553e
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f8
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f8
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fnma.d f6 = f6, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f8, f6
	nop 0
.L10:
	.mlx
	nop 0
	movl r15 = 0x4000000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f6, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f10, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f6, f10, f7
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f7, f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfb
	nop 0
	fsub.d f8 = f1, f9
	br.ret.sptk.many b0
.L25:
	.mlx
	nop 0
	movl r15 = 0x40862e42fefa39ef
	.mlx
	nop 0
	movl r16 = 0xc0874910d52d3051
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f8, f6
	nop 0
	.mmi
	setf.d f6 = r16
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L16
.L6:
	.mib
	nop 0
	sxt4 r17 = r17
	nop 0
	.mlx
	setf.d f8 = r14
	movl r15 = @gprel(halF#)
	;;
	.mii
	shladd r17 = r17, 3, r0
	add r15 = r1, r15
	;;
	add r15 = r15, r17
	;;
	.mlx
	ldfd f7 = [r15]
	movl r15 = 0x3ff71547652b82fe
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f8, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	.mlx
	setf.d f6 = r14
	movl r14 = 0x3dea39ef35793c76
	;;
	.mii
	nop 0
	sxt4 r16 = r15
	nop 0
	;;
	.mlx
	setf.sig f8 = r16
	movl r16 = 0x3fe62e42fee00000
	;;
	.mmi
	nop 0
	setf.d f11 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	;;
	.mfi
	nop 0
	fnma.d f11 = f8, f11, f6
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f6
	nop 0
	;;
.L9:
	.mfi
	nop 0
	fsub.d f6 = f11, f8
	cmp4.eq p6, p7 = 0, r15
	.mlx
	nop 0
	movl r16 = 0x3e66376972bea4d0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f6, f6
	.mmi
	getf.d r14 = f6
	setf.d f6 = r16
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = 0xbebbbd41c5d26bf1
	;;
	.mlx
	setf.d f9 = r16
	movl r16 = 0x3f11566aaf25de2c
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r16
	movl r16 = 0xbf66c16c16bebd93
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r16
	movl r16 = 0x3fc555555555553e
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f9
	nop 0
	.mmi
	setf.d f9 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f9
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f6 = f6, f7, f9
	;;
	.mfb
	nop 0
	fmpy.d f7 = f9, f6
	(p6) br.cond.spnt .L10
	;;
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	;;
	.mii
	setf.d f10 = r14
	addl r14 = -1021, r0
	;;
	cmp4.gt p7, p8 = r14, r15
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f10 = f10, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f6, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f12, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f7, f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f11
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f1, f8
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	;;
	.mib
	nop 0
	extr.u r16 = r14, 32, 32
	(p7) br.cond.dptk .L14
	.mii
	nop 0
	dep.z r15 = r15, 20, 12
	nop 0
	;;
	.mii
	add r15 = r15, r16
	nop 0
	;;
	mix4.r r14 = r15, r14
	;;
.L22:
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L26:
	.mlx
	nop 0
	movl r15 = 1072734897
	.mlx
	setf.d f6 = r14
	movl r18 = @gprel(ln2HI#)
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	sxt4 r16 = r17
	.mmb
	add r18 = r1, r18
	sub r15 = 1, r17
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	shladd r16 = r16, 3, r0
	sub r15 = r15, r17
	.mlx
	nop 0
	movl r17 = @gprel(ln2LO#)
	;;
	.mmi
	add r18 = r18, r16
	nop 0
	add r17 = r1, r17
	;;
	.mmi
	ldfd f11 = [r18]
	nop 0
	add r16 = r17, r16
	;;
	.mmi
	nop 0
	ldfd f8 = [r16]
	nop 0
	;;
	.mfb
	nop 0
	fsub.d f11 = f6, f11
	br .L9
.L7:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p7) br.cond.dptk .L22
.L16:
	.mfb
	nop 0
	mov f8 = f0
	br.ret.sptk.many b0
.L4:
	.mlx
	nop 0
	movl r14 = 0x7e37e43c8800759c
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f8
	br.ret.sptk.many b0
.L14:
	.mmi
	adds r15 = 1000, r15
	;;
	nop 0
	dep.z r15 = r15, 20, 12
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	mix4.r r14 = r15, r14
	.mlx
	nop 0
	movl r15 = 0x0170000000000000
	;;
	.mmi
	setf.d f8 = r15
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.ret.sptk.many b0
	.endp __ieee754_exp#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	ln2LO#, @object
	.size	ln2LO#, 16
ln2LO:
	data4	1038760431
	data4	897137782
	data4	-1108723217
	data4	897137782
	.align 8
	.type	ln2HI#, @object
	.size	ln2HI#, 16
ln2HI:
	data4	1072049730
	data4	-18874368
	data4	-1075433918
	data4	-18874368
	.align 8
	.type	halF#, @object
	.size	halF#, 16
halF:
	data4	1071644672
	data4	0
	data4	-1075838976
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
