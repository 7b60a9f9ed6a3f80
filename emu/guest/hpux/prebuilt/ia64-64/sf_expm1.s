// 7acd204802e87fce4f3811d192a55cf3 newlib/libm/common/sf_expm1.c
	.file	"sf_expm1.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global expm1f#
	.type	expm1f#, @function
	.proc expm1f#
expm1f:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	nop 0
	nop 0
	;;
	.mlx
	getf.s r14 = f8
	movl r17 = -2147483648
	.mlx
	nop 0
	movl r15 = 2147483647
	;;
	.mmi
	mov r16 = r14
	;;
	and r15 = r15, r16
	and r16 = r17, r16
	.mlx
	nop 0
	movl r17 = 1100331075
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r17, r15
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r17 = 2139095040
	;;
	.mib
	cmp4.geu p6, p7 = r17, r15
	nop 0
	(p7) br.cond.dpnt .L32
	;;
	.mlx
	cmp4.ne p6, p7 = r17, r15
	movl r17 = 1118925335
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L33
	;;
	.mmi
	cmp4.ltu p8, p9 = r17, r15
	nop 0
	cmp4.eq p6, p7 = 0, r16
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r16 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r16 = r0
	;;
	and r15 = r15, r16
	;;
	.mbb
	cmp4.eq p8, p9 = 0, r15
	(p9) br.cond.dpnt .L34
	(p6) br.cond.dptk .L7
	.mlx
	nop 0
	movl r15 = 0x0da24260
	.mlx
	nop 0
	movl r16 = 0x3fb8aa3b
	;;
	.mmi
	setf.s f6 = r15
	setf.s f7 = r16
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f6 = f8, f6
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0xbf000000
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f8, f7
	;;
	.mmi
	setf.s f6 = r15
	nop 0
	nop 0
	;;
.L13:
	.mfi
	nop 0
	fadd.s f6 = f6, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x3717f7d1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	sxt4 r16 = r15
	;;
	.mlx
	setf.sig f6 = r16
	movl r16 = 0x3f317180
	;;
	.mmi
	nop 0
	setf.s f10 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fnma.s f10 = f6, f10, f7
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f6 = f6, f7
	nop 0
	;;
.L12:
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f10, f6
	;;
	.mfi
	nop 0
	fsub.s f10 = f10, f7
	nop 0
	.mmi
	getf.s r14 = f7
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f10 = f10, f6
	nop 0
.L14:
	.mmi
	setf.s f6 = r14
	setf.s f11 = r14
	dep.z r17 = r15, 23, 9
	.mlx
	nop 0
	movl r16 = 0x3f000000
	;;
	.mlx
	setf.s f13 = r16
	movl r16 = 0xb457edbb
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f6, f13
	;;
	.mfi
	nop 0
	fmpy.s f9 = f6, f8
	nop 0
	.mlx
	setf.s f6 = r16
	movl r16 = 0x36867e54
	;;
	.mlx
	setf.s f7 = r16
	movl r16 = 0xb8a670cd
	;;
	.mfi
	nop 0
	fma.s f6 = f9, f6, f7
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0x3ad00d01
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f7
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0xbd088889
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f7
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0x40400000
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f7
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0x40c00000
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f8 = f8, f6, f7
	.mmi
	setf.s f7 = r16
	nop 0
	adds r16 = 1, r15
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f8 = f11, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f8, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f7, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f6, f11
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f12, f8, f6
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f7 = f6, f11, f12
	cmp4.ne p6, p7 = 0, r15
	;;
	.mfb
	nop 0
	fmpy.s f7 = f7, f9
	(p7) br.cond.dpnt .L35
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fms.s f7 = f7, f8, f10
	;;
	.mfb
	nop 0
	fsub.s f7 = f7, f9
	(p7) br.cond.dpnt .L36
	;;
	.mib
	cmp4.ne p6, p7 = 1, r15
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mib
	cmp4.geu p6, p7 = 57, r16
	nop 0
	(p7) br.cond.dpnt .L38
	;;
	.mmi
	cmp4.lt p6, p7 = 22, r15
	;;
	(p6) sub r15 = 127, r15
	nop 0
	.mlx
	(p7) setf.s f8 = r14
	(p7) movl r14 = 16777216
	;;
	.mii
	nop 0
	(p6) dep.z r15 = r15, 23, 9
	nop 0
	.mmi
	(p6) setf.s f8 = r14
	;;
	(p6) setf.s f6 = r15
	(p7) addp4 r15 = r15, r0
	;;
	.mib
	nop 0
	(p7) shr r15 = r14, r15
	nop 0
	.mlx
	nop 0
	(p7) movl r14 = 1065353216
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.s f7 = f7, f6
	;;
	.mmi
	(p7) sub r14 = r14, r15
	;;
	(p7) setf.s f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.s f7 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f7 = f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.s f7 = f7, f1
	;;
	.mii
	getf.s r14 = f7
	nop 0
	;;
	add r14 = r17, r14
	;;
.L1:
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r17 = 1051816472
	;;
	.mib
	cmp4.geu p6, p7 = r17, r15
	nop 0
	(p7) br.cond.dpnt .L39
	;;
	.mlx
	nop 0
	movl r16 = 855638015
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r15 = r0
	(p6) br.cond.dptk .L14
	;;
	.mlx
	nop 0
	movl r15 = 0x7149f2ca
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
	fsub.s f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f8, f6
	;;
	.mmi
	nop 0
	getf.s r14 = f7
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L39:
	.mlx
	nop 0
	movl r17 = 1065686417
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r17, r15
	(p6) br.cond.dptk .L10
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r16
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r16 = 0x3717f7d1
	.mmi
	(p7) setf.s f7 = r14
	nop 0
	(p7) addl r15 = 1, r0
	;;
	.mlx
	nop 0
	(p6) movl r16 = 0xb717f7d1
	.mmi
	(p6) setf.s f7 = r14
	nop 0
	(p6) addl r15 = -1, r0
	;;
	.mlx
	(p7) setf.s f6 = r16
	(p7) movl r16 = 0x3f317180
	;;
	.mlx
	(p6) setf.s f6 = r16
	(p6) movl r16 = 0x3f317180
	;;
	.mmi
	(p7) setf.s f10 = r16
	;;
	(p6) setf.s f10 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f10 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.s f10 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f10, f6
	;;
	.mfi
	nop 0
	fsub.s f10 = f10, f7
	nop 0
	.mmi
	getf.s r14 = f7
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fsub.s f10 = f10, f6
	br .L14
.L32:
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f8
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L7:
	.mlx
	nop 0
	movl r16 = 0x3fb8aa3b
	.mlx
	setf.s f8 = r14
	movl r15 = 0x3f000000
	;;
	.mmi
	setf.s f7 = r16
	setf.s f6 = r15
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f7 = f8, f7
	br .L13
.L10:
	.mlx
	nop 0
	movl r15 = 0x3fb8aa3b
	.mmf
	cmp4.ne p6, p7 = 0, r16
	nop 0
	mov f6 = f8
	;;
	.mlx
	setf.s f7 = r15
	(p6) movl r16 = 0xbf000000
	.mlx
	nop 0
	(p7) movl r15 = 0x3f000000
	;;
	.mmi
	(p7) setf.s f6 = r15
	;;
	(p6) setf.s f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f8, f7
	;;
	.mfi
	nop 0
	fadd.s f6 = f6, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x3717f7d1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	sxt4 r16 = r15
	;;
	.mlx
	setf.sig f6 = r16
	movl r16 = 0x3f317180
	;;
	.mmi
	nop 0
	setf.s f10 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fnma.s f10 = f6, f10, f7
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f6 = f6, f7
	br .L12
.L37:
	.mlx
	nop 0
	movl r15 = 0xbe800000
	;;
	.mmi
	nop 0
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mlx
	(p7) setf.s f8 = r14
	(p6) movl r14 = 0xc0000000
	;;
	.mfi
	nop 0
	(p6) fadd.s f13 = f8, f13
	nop 0
	.mlx
	(p6) setf.s f6 = r14
	(p7) movl r14 = 0x40000000
	;;
	.mfi
	nop 0
	(p7) fsub.s f6 = f8, f7
	nop 0
	.mmi
	(p7) setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.s f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s f7 = f6, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s f6 = f7, f6
	;;
	.mmi
	(p7) getf.s r14 = f7
	;;
	(p6) getf.s r14 = f6
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L33:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L1
.L23:
	.mlx
	nop 0
	movl r14 = 0xbf800000
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L35:
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f7 = f6, f7, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L36:
	.mlx
	nop 0
	movl r14 = 0xbf000000
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f8, f7
	;;
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f6, f13, f7
	;;
	.mmi
	nop 0
	getf.s r14 = f7
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L38:
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f1, f7
	;;
	.mmi
	getf.s r14 = f7
	;;
	add r17 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.s f7 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f7, f1
	;;
	.mmi
	nop 0
	getf.s r14 = f7
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L34:
	.mmi
	nop 0
	mov r32 = r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many __math_oflowf#
	;;
	break.f 0
	;;
	.endp expm1f#
	.hidden	__math_oflowf#
	.global __math_oflowf#
	.type	__math_oflowf#, @function
	.ident	"GCC: (GNU) 12.2.0"
