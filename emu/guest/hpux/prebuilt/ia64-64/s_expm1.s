// 7c34c190fc4a9dbd6f2c473d4f669e42 newlib/libm/common/s_expm1.c
	.file	"s_expm1.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global expm1#
	.type	expm1#, @function
	.proc expm1#
expm1:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	nop 0
	nop 0
	;;
	.mlx
	getf.d r14 = f8
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r16 = -2147483648
	;;
	.mlx
	nop 0
	movl r19 = 1078159481
	;;
	.mii
	nop 0
	extr.u r17 = r14, 32, 32
	nop 0
	;;
	.mmi
	and r15 = r15, r17
	nop 0
	and r16 = r16, r17
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r19, r15
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r19 = 1082535489
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r19, r15
	(p7) br.cond.dptk .L31
	.mlx
	nop 0
	movl r19 = 2146435071
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r19, r15
	(p6) br.cond.dptk .L6
	.mmi
	addl r15 = 1048575, r0
	;;
	and r17 = r15, r17
	nop 0
	;;
	.mmi
	nop 0
	or r17 = r14, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
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
	movl r17 = 1071001154
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r17, r15
	nop 0
	(p7) br.cond.dpnt .L39
	;;
	.mlx
	nop 0
	movl r16 = 1016070143
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r16 = 0x3fe0000000000000
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L40
	;;
	.mlx
	setf.d f13 = r16
	movl r16 = 0xbe8afdb76e09c32d
	.mmi
	setf.d f8 = r14
	nop 0
	(p6) mov r15 = r0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f6, f13
	;;
	.mfi
	nop 0
	fmpy.d f10 = f6, f9
	nop 0
	.mlx
	setf.d f6 = r16
	movl r16 = 0x3ed0cfca86e65239
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0xbf14ce199eaadbb7
	;;
	.mfi
	nop 0
	fma.d f6 = f10, f6, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0x3f5a01a019fe5585
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f10, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0xbfa11111111110f4
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f10, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0x4008000000000000
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f10, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0x4018000000000000
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f10, f1
	;;
	.mfi
	nop 0
	fnma.d f9 = f9, f6, f7
	nop 0
	.mmi
	setf.d f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f9 = f8, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f14, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f12, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f6, f8, f12
	cmp4.ne p6, p7 = 0, r15
	;;
	.mfb
	nop 0
	fmpy.d f7 = f7, f10
	(p7) br.cond.dpnt .L41
	;;
.L18:
	.mfb
	setf.d f8 = r14
	fsub.d f7 = f7, f11
	nop 0
	.mmi
	cmp4.ne p6, p7 = -1, r15
	adds r16 = 1, r15
	dep.z r17 = r15, 20, 12
	;;
	.mmf
	nop 0
	nop 0
	fms.d f7 = f7, f8, f11
	;;
	.mfb
	nop 0
	fsub.d f7 = f7, f10
	(p7) br.cond.dpnt .L42
	;;
	.mib
	cmp4.ne p6, p7 = 1, r15
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mib
	cmp4.geu p6, p7 = 57, r16
	nop 0
	(p7) br.cond.dpnt .L44
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r15
	(p6) br.cond.dptk .L24
	.mlx
	addp4 r15 = r15, r0
	movl r14 = 2097152
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f8
	;;
	.mib
	nop 0
	shr r15 = r14, r15
	nop 0
	.mlx
	nop 0
	movl r14 = 1072693248
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	shl r14 = r14, 32
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f6, f7
	;;
	.mmi
	getf.d r14 = f7
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	mix4.r r14 = r15, r14
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L6:
	.mlx
	nop 0
	movl r15 = 0x40862e42fefa39ef
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L45
.L31:
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dptk .L46
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0x3fe0000000000000
	;;
.L35:
	.mlx
	nop 0
	movl r16 = 0x3ff71547652b82fe
	.mmi
	setf.d f8 = r14
	setf.d f6 = r15
	nop 0
	;;
	.mmi
	nop 0
	setf.d f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f8, f7
	;;
	.mfi
	nop 0
	fadd.d f6 = f6, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3dea39ef35793c76
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
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfi
	nop 0
	fnma.d f11 = f6, f11, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f7
	nop 0
	;;
.L16:
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f11, f6
	;;
	.mfi
	nop 0
	fsub.d f11 = f11, f7
	nop 0
	.mmi
	getf.d r14 = f7
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f11 = f11, f6
	nop 0
.L47:
	.mlx
	nop 0
	movl r16 = 0x3fe0000000000000
	.mmi
	setf.d f6 = r14
	setf.d f8 = r14
	nop 0
	;;
	.mlx
	setf.d f13 = r16
	movl r16 = 0xbe8afdb76e09c32d
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f6, f13
	;;
	.mfi
	nop 0
	fmpy.d f10 = f6, f9
	nop 0
	.mlx
	setf.d f6 = r16
	movl r16 = 0x3ed0cfca86e65239
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0xbf14ce199eaadbb7
	;;
	.mfi
	nop 0
	fma.d f6 = f10, f6, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0x3f5a01a019fe5585
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f10, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0xbfa11111111110f4
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f10, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0x4008000000000000
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f10, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0x4018000000000000
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f10, f1
	;;
	.mfi
	nop 0
	fnma.d f9 = f9, f6, f7
	nop 0
	.mmi
	setf.d f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f9 = f8, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f14, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f12, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f6, f8, f12
	cmp4.ne p6, p7 = 0, r15
	;;
	.mfb
	nop 0
	fmpy.d f7 = f7, f10
	(p6) br.cond.dptk .L18
.L41:
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f7 = f6, f7, f10
	;;
	.mfb
	nop 0
	fsub.d f8 = f6, f7
	br.ret.sptk.many b0
.L46:
	.mlx
	nop 0
	movl r15 = 0x01a56e1fc2f8f359
	.mmi
	setf.d f7 = r14
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0xbfe0000000000000
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	movl r15 = 0xbff0000000000000
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L39:
	.mlx
	nop 0
	movl r17 = 1072734897
	;;
	.mib
	cmp4.ltu p6, p7 = r17, r15
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r16
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r16 = 0x3dea39ef35793c76
	.mmi
	(p7) setf.d f7 = r14
	nop 0
	(p7) addl r15 = 1, r0
	;;
	.mlx
	nop 0
	(p6) movl r16 = 0xbdea39ef35793c76
	.mmi
	(p6) setf.d f7 = r14
	nop 0
	(p6) addl r15 = -1, r0
	;;
	.mlx
	(p7) setf.d f6 = r16
	(p7) movl r16 = 0x3fe62e42fee00000
	;;
	.mlx
	(p6) setf.d f6 = r16
	(p6) movl r16 = 0x3fe62e42fee00000
	;;
	.mmi
	(p7) setf.d f11 = r16
	;;
	(p6) setf.d f11 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f11 = f7, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.d f11 = f7, f11
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f11, f6
	;;
	.mfi
	nop 0
	fsub.d f11 = f11, f7
	nop 0
	.mmi
	getf.d r14 = f7
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fsub.d f11 = f11, f6
	br .L47
.L40:
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
	fsub.d f6 = f6, f6
	;;
	.mfb
	nop 0
	fsub.d f8 = f8, f6
	br.ret.sptk.many b0
	;;
.L44:
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f1, f7
	;;
	.mmi
	getf.d r14 = f7
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	mix4.r r14 = r15, r14
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mfb
	nop 0
	fsub.d f8 = f7, f1
	br.ret.sptk.many b0
.L43:
	.mlx
	nop 0
	movl r15 = 0xbfd0000000000000
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mfi
	(p7) setf.d f6 = r14
	(p6) fadd.d f13 = f8, f13
	nop 0
	.mlx
	nop 0
	(p6) movl r14 = 0xc000000000000000
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x4000000000000000
	;;
	.mmi
	nop 0
	(p6) setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.d f7 = f7, f13
	;;
	.mfi
	nop 0
	(p7) fsub.d f8 = f6, f7
	nop 0
	.mmi
	(p7) setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d f8 = f7, f8
	;;
	.mfb
	nop 0
	(p7) fma.d f8 = f8, f6, f1
	br.ret.sptk.many b0
	;;
.L42:
	.mlx
	nop 0
	movl r14 = 0xbfe0000000000000
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f7
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fma.d f8 = f8, f13, f6
	br.ret.sptk.many b0
	;;
.L14:
	.mlx
	nop 0
	movl r15 = 0x3ff71547652b82fe
	.mmf
	cmp4.ne p6, p7 = 0, r16
	nop 0
	mov f6 = f8
	;;
	.mlx
	setf.d f7 = r15
	(p6) movl r16 = 0xbfe0000000000000
	.mlx
	nop 0
	(p7) movl r15 = 0x3fe0000000000000
	;;
	.mmi
	(p7) setf.d f6 = r15
	;;
	(p6) setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f8, f7
	;;
	.mfi
	nop 0
	fadd.d f6 = f6, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3dea39ef35793c76
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
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfi
	nop 0
	fnma.d f11 = f6, f11, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f6 = f6, f7
	br .L16
.L24:
	.mmi
	addl r16 = 1023, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 20, 12
	;;
	shl r15 = r15, 32
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f6 = f8, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f1
	;;
	.mmi
	getf.d r14 = f6
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mii
	add r15 = r15, r17
	nop 0
	;;
	mix4.r r14 = r15, r14
	;;
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
.L48:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L7:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r16
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0xbff0000000000000
	;;
	.mib
	(p6) setf.d f8 = r14
	nop 0
	(p6) br.cond.dptk .L1
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br .L48
.L45:
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
	br.sptk.many __math_oflow#
	;;
	break.f 0
	;;
	.endp expm1#
	.hidden	__math_oflow#
	.global __math_oflow#
	.type	__math_oflow#, @function
	.ident	"GCC: (GNU) 12.2.0"
