// cb73c3c9486047aef65097d1eb8fd537 newlib/libm/math/e_pow.c
	.file	"e_pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_pow#
	.type	__ieee754_pow#, @function
	.proc __ieee754_pow#
__ieee754_pow:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 14, 2, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save pr, r45
	mov r45 = pr
	mov r44 = r1
	;;
	.mfi
	getf.d r33 = f9
	mov f6 = f8
	.save rp, r42
	mov r42 = b0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r32 = 2147483647
	;;
	.mmi
	getf.d r34 = f8
	;;
	nop 0
	extr.u r37 = r33, 32, 32
	;;
	.mii
	and r36 = r32, r37
	extr.u r38 = r34, 32, 32
	mov r35 = r34
	.mmi
	mov r39 = r34
	;;
	or r15 = r33, r36
	and r32 = r32, r38
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 2146435072
	.mmb
	mov r40 = r32
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r32
	(p7) br.cond.dptk .L86
.L3:
	.mlx
	nop 0
	movl r14 = -1072693248
	;;
	.mmi
	add r14 = r14, r32
	;;
	or r35 = r14, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p7) br.cond.dpnt .L4
.L61:
	.mmi
	getf.d r14 = f1
	nop 0
	nop 0
	;;
.L1:
	.mmi
	setf.d f8 = r14
	adds r17 = 16, r12
	mov pr = r45, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L86:
	.body
	.copy_state 1
	.mmi
	cmp4.ne p16, p17 = 0, r34
	;;
	(p16) cmp.eq.unc p6, p0 = r0, r0
	(p17) cmp.eq.unc p7, p0 = r0, r0
	.pred.rel.mutex p6, p7
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = r32, r15
	(p6) br.cond.dptk .L4
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r36
	(p6) br.cond.dptk .L3
	;;
	.mmi
	cmp4.eq p8, p9 = r15, r36
	nop 0
	cmp4.ne p6, p7 = 0, r33
	;;
	.mmi
	(p6) addl r17 = 1, r0
	nop 0
	(p8) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r17 = r0
	(p9) mov r16 = r0
	;;
	and r16 = r17, r16
	;;
	.mib
	nop 0
	cmp4.eq p10, p11 = 0, r16
	(p11) br.cond.dptk .L3
	.mbb
	cmp4.le p18, p19 = r0, r38
	(p19) br.cond.dpnt .L87
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r36
	(p7) br.cond.dpnt .L9
.L60:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r41 = r0
	nop 0
	nop 0
.L16:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r14 = 1072693248
	;;
	.mib
	cmp4.ne p6, p7 = r14, r36
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r37
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r34
	(p6) br.cond.dptk .L1
	.mmi
	setf.d f7 = r34
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f6, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f6, f8, f9
	;;
	.mmi
	nop 0
	getf.d r14 = f7
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r46 = @gprel(.LC0)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = nan#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r44
	adds r17 = 16, r12
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L87:
	.body
	.copy_state 3
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r15 = 1128267775
	;;
	.mib
	nop 0
	cmp4.geu p10, p11 = r15, r36
	(p10) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	(p9) addl r41 = 2, r0
	(p9) br.cond.dptk .L10
.L9:
	.mlx
	nop 0
	movl r14 = -1072693248
	;;
	.mmi
	nop 0
	add r14 = r14, r32
	nop 0
	;;
	.mlx
	or r35 = r14, r35
	movl r14 = 1072693247
	;;
	.mib
	cmp4.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r32
	(p6) br.cond.dptk .L18
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r37
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r33
	(p6) br.cond.dptk .L1
	;;
.L19:
	.mmi
	getf.d r14 = f0
	nop 0
	nop 0
	;;
.L97:
	.mmi
	setf.d f8 = r14
	adds r17 = 16, r12
	mov pr = r45, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L7:
	.body
	.copy_state 4
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r15 = 1072693247
	;;
	.mib
	nop 0
	cmp4.ltu p8, p9 = r15, r36
	(p8) br.cond.dptk .L11
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L13
	.mlx
	nop 0
	movl r14 = 1073741824
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r37
	(p6) br.cond.dptk .L53
	;;
	.mmi
	(p7) mov r41 = r0
	nop 0
	nop 0
.L10:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	setf.d f8 = r34
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	getf.d r14 = f8
	nop 0
	(p16) br.cond.dptk .L22
.L51:
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r15 = 1073741823
	.mlx
	nop 0
	movl r16 = 1072693248
	;;
	.mmi
	and r15 = r15, r38
	;;
	cmp4.ne p6, p7 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r32
	(p6) br.cond.dptk .L22
	;;
	.mbb
	cmp4.le p6, p7 = r0, r37
	(p7) br.cond.dpnt .L88
	(p18) br.cond.dptk .L1
.L54:
	.mlx
	nop 0
	movl r15 = -1072693248
	;;
	.mmi
	add r15 = r15, r32
	;;
	or r15 = r41, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L24
	.mmi
	setf.d f11 = r14
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f11, f11
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 5
	.mii
	nop 0
	extr.u r39 = r38, 31, 1
	;;
	adds r39 = -1, r39
	;;
	.mmi
	nop 0
	or r15 = r39, r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L50
.L25:
	.mlx
	nop 0
	movl r15 = 1105199104
	.mlx
	addl r17 = 1048575, r0
	movl r2 = 1072693248
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r36
	movl r15 = 2146435072
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L48
	;;
	.mmi
	and r38 = r15, r38
	;;
	cmp4.ne p6, p7 = 0, r38
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0x4340000000000000
	.mmi
	(p7) setf.d f7 = r14
	nop 0
	(p7) addl r16 = -53, r0
	;;
	.mmi
	(p7) setf.d f6 = r15
	nop 0
	(p6) mov r16 = r0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d f7 = f7, f6
	;;
	.mmi
	(p7) getf.d r14 = f7
	;;
	(p7) mov r40 = r14
	nop 0
	;;
	.mii
	nop 0
	(p7) extr.u r40 = r40, 32, 32
	;;
	extr r15 = r40, 20, 12
	.mmi
	and r40 = r17, r40
	;;
	adds r15 = -1023, r15
	or r2 = r2, r40
	;;
	.mmi
	add r15 = r15, r16
	addl r16 = 235662, r0
	mov r18 = r2
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r16, r40
	(p6) br.cond.dptk .L65
	.mmi
	nop 0
	addl r16 = 767609, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r16, r40
	(p6) br.cond.dptk .L66
	.mlx
	addl r18 = -1048576, r2
	movl r2 = 536870912
	.mmf
	mov r20 = r0
	mov r17 = r0
	mov f6 = f1
	;;
	.mii
	nop 0
	extr r16 = r18, 1, 31
	adds r15 = 1, r15
	.mmf
	nop 0
	nop 0
	mov f32 = f0
	;;
	.mmi
	or r2 = r2, r16
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	nop 0
	addl r16 = 524288, r2
	mix4.r r14 = r18, r14
	.mlx
	nop 0
	movl r18 = 0x4008000000000000
	;;
	.mmi
	nop 0
	add r16 = r16, r20
	nop 0
	.mlx
	setf.d f13 = r18
	movl r18 = 0x3fcd864a93c9db65
	;;
	.mmf
	setf.d f7 = r14
	setf.d f9 = r14
	mov f34 = f32
	;;
	.mib
	nop 0
	mix4.r r17 = r16, r17
	nop 0
	.mlx
	nop 0
	movl r16 = 0x3fca7e284a454eef
	;;
	.mmi
	setf.d f8 = r17
	setf.d f35 = r17
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f10 = f6, f7
	nop 0
	.mfi
	nop 0
	fsub.d f14 = f7, f6
	nop 0
	;;
	.mlx
	setf.sig f7 = r15
	movl r15 = 0x3feec709e0000000
	;;
	.mmi
	nop 0
	setf.d f33 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mfi
	nop 0
	fsub.d f6 = f9, f6
	nop 0
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f10, f11, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f10, f8, f11
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x3fd17460a91d4101
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f14, f9
	;;
	.mfi
	getf.d r15 = f10
	fmpy.d f12 = f10, f10
	nop 0
	;;
	.mmi
	mov r14 = r15
	;;
	nop 0
	dep r14 = 0, r14, 0, 32
	;;
	.mmi
	nop 0
	setf.d f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f14 = f11, f35, f14
	.mmf
	setf.d f35 = r14
	nop 0
	fadd.d f15 = f10, f11
	;;
	.mlx
	setf.d f10 = r18
	movl r18 = 0x3fd55555518f264d
	.mmf
	nop 0
	nop 0
	fma.d f11 = f11, f11, f13
	;;
	.mfi
	nop 0
	fnma.d f6 = f35, f6, f14
	nop 0
	.mlx
	setf.d f14 = r16
	movl r16 = 0x3fdb6db6db6fabff
	;;
	.mfi
	nop 0
	fma.d f8 = f12, f8, f10
	nop 0
	.mfi
	nop 0
	fmpy.d f10 = f12, f12
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f9
	nop 0
	.mlx
	setf.d f9 = r18
	movl r18 = 0x3fe3333333333303
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f12, f14
	nop 0
	.mmi
	setf.d f14 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f15 = f15, f6
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f12, f9
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f12, f14
	nop 0
	.mmi
	setf.d f14 = r18
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f12, f14
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f10, f8, f15
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f11 = f11, f8
	;;
	.mmi
	getf.d r16 = f11
	setf.d f11 = r15
	nop 0
	;;
	.mii
	nop 0
	dep r16 = 0, r16, 0, 32
	nop 0
	;;
	.mlx
	setf.d f10 = r16
	movl r16 = 0xbe3e2fe0145b01f5
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f10, f13
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f9 = f35, f35, f9
	;;
	.mfi
	nop 0
	fsub.d f8 = f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3feec709dc3a03fd
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f11
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.d f35 = f10, f35, f6
	;;
	.mmi
	getf.d r15 = f35
	;;
	nop 0
	dep r15 = 0, r15, 0, 32
	;;
	.mmi
	nop 0
	setf.d f11 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f8 = f9, f10, f11
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f34
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f33, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	getf.d r14 = f6
	;;
	nop 0
	dep r14 = 0, r14, 0, 32
	;;
	.mmi
	nop 0
	setf.d f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f6 = f11, f33, f6
	;;
	.mfi
	nop 0
	fsub.d f7 = f8, f6
	nop 0
.L32:
	.mmi
	nop 0
	adds r14 = -1, r41
	nop 0
	.mlx
	setf.d f6 = r33
	movl r17 = 1083179007
	;;
	.mmi
	or r14 = r39, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0xbff0000000000000
	.mmf
	nop 0
	nop 0
	(p7) mov f2 = f1
	;;
	.mii
	(p6) setf.d f2 = r14
	mov r14 = r33
	;;
	dep r14 = 0, r14, 0, 32
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f6
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f9, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f9 = f6, f8
	;;
	.mmi
	getf.d r14 = f9
	;;
	nop 0
	extr.u r16 = r14, 32, 32
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r16
	(p6) br.cond.dptk .L36
	.mlx
	nop 0
	movl r17 = -1083179008
	;;
	.mmi
	nop 0
	add r17 = r16, r17
	nop 0
	;;
	.mlx
	or r15 = r17, r14
	movl r14 = 0x3c971547652b82fe
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L89
	;;
	.mfi
	nop 0
	fsub.d f7 = f9, f8
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f9 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f9, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L90
.L77:
	.mmi
	addl r17 = 512, r0
	nop 0
	nop 0
	;;
.L38:
	.mmi
	add r17 = r16, r17
	addl r47 = 1048575, r0
	nop 0
	.mmi
	cmp4.le p6, p7 = r0, r16
	addl r16 = 1048576, r0
	addl r15 = -1048576, r0
	;;
	.mib
	nop 0
	extr.u r14 = r17, 20, 11
	nop 0
	.mlx
	and r47 = r47, r17
	movl r18 = 0xbf66c16c16bebd93
	;;
	.mmi
	adds r14 = -1023, r14
	nop 0
	or r47 = r16, r47
	;;
	.mmi
	addp4 r16 = r14, r0
	sub r14 = 20, r14
	sxt4 r47 = r47
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	shr r15 = r15, r16
	.mlx
	nop 0
	movl r16 = 0x3f11566aaf25de2c
	;;
	.mii
	nop 0
	shr r47 = r47, r14
	nop 0
	;;
	.mlx
	and r14 = r17, r15
	movl r15 = 0x3fe62e4300000000
	;;
	.mib
	nop 0
	shl r14 = r14, 32
	nop 0
	.mlx
	setf.d f10 = r15
	movl r15 = 0xbe205c610ca86c39
	;;
	.mii
	setf.d f7 = r14
	(p7) sub r47 = r0, r47
	;;
	dep.z r17 = r47, 20, 12
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f9 = f6, f8
	;;
	.mmi
	getf.d r14 = f9
	;;
	nop 0
	dep r14 = 0, r14, 0, 32
	;;
	.mmi
	setf.d f7 = r14
	setf.d f9 = r14
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f8 = f7, f8
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0x3fe62e42fefa39ef
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0xbebbbd41c5d26bf1
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f9
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3e66376972bea4d0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f11 = f10, f9, f6
	;;
	.mfi
	nop 0
	fnma.d f8 = f7, f10, f11
	nop 0
	.mmf
	setf.d f10 = r15
	setf.d f7 = r14
	fmpy.d f9 = f11, f11
	;;
	.mlx
	nop 0
	movl r14 = 0x3fc555555555553e
	.mlx
	nop 0
	movl r15 = 0x4000000000000000
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f9, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f11, f6, f6
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mmi
	setf.d f8 = r18
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f7 = f7, f9, f11
	;;
	.mfi
	nop 0
	fmpy.d f10 = f11, f7
	nop 0
	.mfi
	nop 0
	fsub.d f7 = f7, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f13, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f12, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f10, f9, f12
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f1, f6
	;;
	.mmi
	nop 0
	getf.d r15 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r15, 32, 32
	mov r14 = r15
	;;
	.mmi
	add r16 = r16, r17
	;;
	nop 0
	extr r17 = r16, 20, 12
	;;
	.mib
	cmp4.lt p6, p7 = 0, r17
	nop 0
	(p7) br.cond.dpnt .L91
	;;
	.mii
	nop 0
	(p6) mix4.r r14 = r16, r14
	nop 0
	;;
	.mmi
	(p6) setf.d f6 = r14
	nop 0
	nop 0
	;;
.L46:
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f6, f2
	;;
	.mmi
	getf.d r14 = f2
	nop 0
	nop 0
	;;
.L92:
	.mmi
	setf.d f8 = r14
	adds r17 = 16, r12
	mov pr = r45, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 6
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L50:
	.body
	.copy_state 6
	.mmi
	setf.d f7 = r34
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f6, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f6, f8, f9
	;;
	.mmi
	nop 0
	getf.d r14 = f7
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 7
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L88:
	.body
	.copy_state 7
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	setf.d f10 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	;;
	.mib
	getf.d r14 = f8
	nop 0
	(p18) br.cond.dptk .L1
	.mib
	nop 0
	nop 0
	br .L54
.L91:
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = scalbn#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r44
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f6, f2
	;;
	.mib
	getf.d r14 = f2
	nop 0
	br .L92
.L90:
	.mlx
	nop 0
	movl r15 = 0x7e37e43c8800759c
	.mmi
	adds r17 = 16, r12
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f2, f6
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 8
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L59:
	.body
	.copy_state 8
	.pred.rel.mutex p18, p19
	.mmi
	mov r41 = r0
	nop 0
	nop 0
	;;
.L17:
	.pred.rel.mutex p18, p19
	.mib
	setf.d f8 = r34
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	getf.d r14 = f8
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dptk .L51
	.mii
	nop 0
	extr.u r39 = r38, 31, 1
	nop 0
	;;
	.mib
	nop 0
	adds r39 = -1, r39
	br .L25
.L53:
	.mmi
	setf.d f8 = r34
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f8
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 9
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 9
	.mlx
	nop 0
	movl r15 = 1139802112
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r36
	(p6) br.cond.dptk .L27
	.mlx
	nop 0
	movl r14 = 1072693247
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	(p6) br.cond.dptk .L80
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r37
	(p6) br.cond.dptk .L19
.L29:
	.mlx
	nop 0
	movl r14 = 0x7e37e43c8800759c
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f6
	;;
	.mmi
	getf.d r14 = f6
	nop 0
	nop 0
	;;
.L96:
	.mmi
	setf.d f8 = r14
	adds r17 = 16, r12
	mov pr = r45, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 10
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 10
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	nop 0
	shr.u r15 = r36, 20
	;;
	adds r15 = -1023, r15
	;;
	.mib
	nop 0
	cmp4.ge p8, p9 = 20, r15
	(p8) br.cond.dptk .L14
	.mii
	sub r16 = 52, r15
	addp4 r15 = r33, r0
	;;
	addp4 r16 = r16, r0
	;;
	.mii
	nop 0
	shr.u r15 = r15, r16
	;;
	shl r16 = r15, r16
	;;
	.mib
	cmp4.ne p6, p7 = r33, r16
	nop 0
	(p7) br.cond.dpnt .L93
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L60
.L13:
	.mib
	setf.d f8 = r34
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	mov r1 = r44
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p7) br.cond.dptk .L50
	.mlx
	nop 0
	movl r15 = 1073741823
	;;
	.mlx
	and r38 = r15, r38
	movl r15 = 1072693248
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r38, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r32
	(p6) br.cond.dptk .L50
	;;
	.mmi
	cmp4.le p6, p7 = r0, r37
	;;
	(p7) setf.d f7 = r14
	(p7) mov r41 = r0
	;;
	.mfb
	nop 0
	(p7) mov f6 = f7
	(p7) br.cond.dpnt .L81
	;;
	.mib
	nop 0
	mov r41 = r0
	br .L54
.L8:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r34
	getf.d r14 = f8
	mov r1 = r44
	;;
	.mib
	(p7) addl r41 = 2, r0
	(p7) mov r39 = r0
	(p7) br.cond.dptk .L48
	.mlx
	nop 0
	movl r15 = 1073741823
	;;
	.mlx
	and r38 = r15, r38
	movl r15 = 1072693248
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r15
	;;
	cmp.ne.and.orcm p6, p7 = 0, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r41 = 2, r0
	(p6) br.cond.dptk .L48
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r37
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r41 = 2, r0
	(p6) br.cond.dptk .L54
	;;
	.mfi
	nop 0
	mov f6 = f8
	addl r41 = 2, r0
	;;
.L81:
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	;;
	.mib
	getf.d r14 = f8
	nop 0
	br .L54
.L36:
	.mlx
	nop 0
	movl r17 = 2147483647
	.mlx
	nop 0
	movl r18 = 1083231231
	;;
	.mmi
	nop 0
	and r17 = r17, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r18, r17
	(p6) br.cond.dptk .L40
	.mlx
	nop 0
	movl r17 = 1064252416
	;;
	.mmi
	add r17 = r16, r17
	;;
	or r15 = r17, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L94
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L77
	.mlx
	nop 0
	movl r14 = 0x01a56e1fc2f8f359
	.mmi
	adds r17 = 16, r12
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f2, f6
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 11
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L20:
	.body
	.copy_state 11
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r14 = 1073741824
	.mlx
	nop 0
	movl r15 = 1071644672
	;;
	.mib
	cmp4.ne p6, p7 = r14, r37
	andcm r14 = -1, r38
	(p7) br.cond.dpnt .L53
	;;
	.mii
	cmp4.eq p6, p7 = r15, r37
	extr.u r14 = r14, 31, 1
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	.mib
	setf.d f8 = r34
	nop 0
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmi
	getf.d r14 = f8
	mov r1 = r44
	adds r17 = 16, r12
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 12
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L27:
	.body
	.copy_state 12
	.mlx
	setf.d f7 = r14
	movl r15 = 1072693246
	.mlx
	nop 0
	movl r16 = 0x3fd5555555555555
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 1072693248
	.mmb
	setf.d f8 = r16
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r32
	movl r15 = 0x3fd0000000000000
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L80
	;;
	.mlx
	nop 0
	movl r18 = 0x3fe0000000000000
	.mlx
	nop 0
	movl r14 = 0x3ff7154760000000
	;;
	.mmi
	nop 0
	setf.d f10 = r18
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3ff71547652b82fe
	;;
	.mfi
	nop 0
	fsub.d f6 = f7, f1
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0x3e54ae0bf85ddf44
	;;
	.mfi
	nop 0
	fnma.d f7 = f6, f7, f8
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f6, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f7 = f7, f6, f10
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f7
	nop 0
	.mmi
	setf.d f7 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f7 = f6, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f6, f9, f7
	;;
	.mmi
	getf.d r14 = f8
	;;
	nop 0
	dep r14 = 0, r14, 0, 32
	;;
	.mmi
	nop 0
	setf.d f10 = r14
	nop 0
	;;
	.mfi
	nop 0
	fnma.d f6 = f6, f9, f10
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fsub.d f7 = f7, f6
	br .L32
.L65:
	.mfi
	mov r20 = r0
	mov f6 = f1
	extr r16 = r18, 1, 31
	.mlx
	mov r17 = r0
	movl r2 = 536870912
	;;
	.mii
	or r2 = r2, r16
	mix4.r r14 = r18, r14
	sxt4 r15 = r15
	.mmf
	nop 0
	nop 0
	mov f32 = f0
	;;
	.mlx
	addl r16 = 524288, r2
	movl r18 = 0x4008000000000000
	;;
	.mmi
	nop 0
	add r16 = r16, r20
	nop 0
	.mmi
	setf.d f7 = r14
	setf.d f9 = r14
	nop 0
	;;
	.mlx
	setf.d f13 = r18
	movl r18 = 0x3fcd864a93c9db65
	;;
	.mmf
	nop 0
	nop 0
	mov f34 = f32
	;;
	.mib
	nop 0
	mix4.r r17 = r16, r17
	nop 0
	.mlx
	nop 0
	movl r16 = 0x3fca7e284a454eef
	;;
	.mmf
	setf.d f8 = r17
	nop 0
	fadd.d f10 = f6, f7
	.mmf
	setf.d f35 = r17
	nop 0
	fsub.d f14 = f7, f6
	;;
	.mlx
	setf.sig f7 = r15
	movl r15 = 0x3feec709e0000000
	;;
	.mmi
	nop 0
	setf.d f33 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mfi
	nop 0
	fsub.d f6 = f9, f6
	nop 0
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f10, f11, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f10, f8, f11
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x3fd17460a91d4101
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f14, f9
	;;
	.mfi
	getf.d r15 = f10
	fmpy.d f12 = f10, f10
	nop 0
	;;
	.mmi
	mov r14 = r15
	;;
	nop 0
	dep r14 = 0, r14, 0, 32
	;;
	.mmi
	nop 0
	setf.d f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f14 = f11, f35, f14
	.mmf
	setf.d f35 = r14
	nop 0
	fadd.d f15 = f10, f11
	;;
	.mlx
	setf.d f10 = r18
	movl r18 = 0x3fd55555518f264d
	.mmf
	nop 0
	nop 0
	fma.d f11 = f11, f11, f13
	;;
	.mfi
	nop 0
	fnma.d f6 = f35, f6, f14
	nop 0
	.mlx
	setf.d f14 = r16
	movl r16 = 0x3fdb6db6db6fabff
	;;
	.mfi
	nop 0
	fma.d f8 = f12, f8, f10
	nop 0
	.mfi
	nop 0
	fmpy.d f10 = f12, f12
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f9
	nop 0
	.mlx
	setf.d f9 = r18
	movl r18 = 0x3fe3333333333303
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f12, f14
	nop 0
	.mmi
	setf.d f14 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f15 = f15, f6
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f12, f9
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f12, f14
	nop 0
	.mmi
	setf.d f14 = r18
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f12, f14
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f10, f8, f15
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f11 = f11, f8
	;;
	.mmi
	getf.d r16 = f11
	setf.d f11 = r15
	nop 0
	;;
	.mii
	nop 0
	dep r16 = 0, r16, 0, 32
	nop 0
	;;
	.mlx
	setf.d f10 = r16
	movl r16 = 0xbe3e2fe0145b01f5
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f10, f13
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f9 = f35, f35, f9
	;;
	.mfi
	nop 0
	fsub.d f8 = f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3feec709dc3a03fd
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f11
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.d f35 = f10, f35, f6
	;;
	.mmi
	getf.d r15 = f35
	;;
	nop 0
	dep r15 = 0, r15, 0, 32
	;;
	.mmi
	nop 0
	setf.d f11 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f8 = f9, f10, f11
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f34
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f33, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	getf.d r14 = f6
	;;
	nop 0
	dep r14 = 0, r14, 0, 32
	;;
	.mmi
	nop 0
	setf.d f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f6 = f11, f33, f6
	;;
	.mfb
	nop 0
	fsub.d f7 = f8, f6
	br .L32
.L80:
	.mlx
	nop 0
	movl r14 = 0x7e37e43c8800759c
	.mmb
	cmp4.lt p6, p7 = 0, r37
	nop 0
	(p7) br.cond.dpnt .L19
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f6
	;;
	.mib
	getf.d r14 = f6
	nop 0
	br .L96
.L18:
	.mmi
	cmp4.le p6, p7 = r0, r37
	;;
	(p7) setf.d f6 = r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mib
	(p7) getf.d r14 = f6
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mib
	getf.d r14 = f0
	nop 0
	br .L97
.L40:
	.mlx
	nop 0
	movl r15 = 1071644672
	.mlx
	mov r47 = r0
	movl r18 = 0xbf66c16c16bebd93
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r17
	movl r15 = 0x3fe62e4300000000
	;;
	.mii
	nop 0
	(p7) shr.u r14 = r17, 20
	(p7) addl r17 = 1048576, r0
	.mmb
	nop 0
	setf.d f10 = r15
	nop 0
	;;
	.mlx
	(p7) adds r14 = -1022, r14
	movl r15 = 0xbe205c610ca86c39
	;;
	.mmi
	nop 0
	(p7) addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) shr r17 = r17, r14
	(p7) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	dep r14 = 0, r14, 0, 32
	nop 0
	.mlx
	mov r17 = r0
	movl r16 = 0x3f11566aaf25de2c
	;;
	.mmi
	setf.d f7 = r14
	setf.d f9 = r14
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f8 = f7, f8
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0x3fe62e42fefa39ef
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0xbebbbd41c5d26bf1
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f9
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3e66376972bea4d0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f11 = f10, f9, f6
	;;
	.mfi
	nop 0
	fnma.d f8 = f7, f10, f11
	nop 0
	.mmf
	setf.d f10 = r15
	setf.d f7 = r14
	fmpy.d f9 = f11, f11
	;;
	.mlx
	nop 0
	movl r14 = 0x3fc555555555553e
	.mlx
	nop 0
	movl r15 = 0x4000000000000000
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f9, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f11, f6, f6
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mmi
	setf.d f8 = r18
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f7 = f7, f9, f11
	;;
	.mfi
	nop 0
	fmpy.d f10 = f11, f7
	nop 0
	.mfi
	nop 0
	fsub.d f7 = f7, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f13, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f12, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f10, f9, f12
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f1, f6
	;;
	.mmi
	nop 0
	getf.d r15 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r15, 32, 32
	mov r14 = r15
	;;
	.mmi
	add r16 = r16, r17
	;;
	nop 0
	extr r17 = r16, 20, 12
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r17
	;;
	nop 0
	(p6) mix4.r r14 = r16, r14
	;;
	.mib
	(p6) setf.d f6 = r14
	nop 0
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L91
.L14:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L13
	.mmi
	sub r15 = 20, r15
	;;
	addp4 r15 = r15, r0
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r36, r15
	;;
	shl r15 = r14, r15
	;;
	.mmi
	cmp4.ne p6, p7 = r36, r15
	;;
	(p7) and r14 = 1, r14
	nop 0
	;;
	.mib
	(p7) sub r41 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	mov r41 = r0
	br .L16
.L66:
	.mlx
	nop 0
	movl r16 = 0x3fe2b80340000000
	.mlx
	addl r20 = 262144, r0
	movl r2 = 536870912
	;;
	.mlx
	setf.d f32 = r16
	movl r16 = 0x3e4cfdeb43cfd006
	.mmi
	mov r17 = r0
	nop 0
	mix4.r r14 = r18, r14
	;;
	.mlx
	setf.d f34 = r16
	movl r16 = 0x3ff8000000000000
	.mib
	nop 0
	sxt4 r15 = r15
	nop 0
	;;
	.mmi
	setf.d f6 = r16
	nop 0
	extr r16 = r18, 1, 31
	.mlx
	setf.d f7 = r14
	movl r18 = 0x4008000000000000
	;;
	.mmi
	or r2 = r2, r16
	setf.d f9 = r14
	nop 0
	.mlx
	setf.d f13 = r18
	movl r18 = 0x3fcd864a93c9db65
	;;
	.mmi
	addl r16 = 524288, r2
	;;
	add r16 = r16, r20
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f10 = f6, f7
	nop 0
	.mfi
	nop 0
	fsub.d f14 = f7, f6
	nop 0
	;;
	.mib
	nop 0
	mix4.r r17 = r16, r17
	nop 0
	.mlx
	setf.sig f7 = r15
	movl r15 = 0x3feec709e0000000
	;;
	.mlx
	setf.d f33 = r15
	movl r16 = 0x3fca7e284a454eef
	;;
	.mmi
	setf.d f8 = r17
	setf.d f35 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfi
	nop 0
	fsub.d f6 = f9, f6
	nop 0
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f10, f11, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f10, f8, f11
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x3fd17460a91d4101
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f14, f9
	;;
	.mfi
	getf.d r15 = f10
	fmpy.d f12 = f10, f10
	nop 0
	;;
	.mmi
	mov r14 = r15
	;;
	nop 0
	dep r14 = 0, r14, 0, 32
	;;
	.mmi
	nop 0
	setf.d f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f14 = f11, f35, f14
	.mmf
	setf.d f35 = r14
	nop 0
	fadd.d f15 = f10, f11
	;;
	.mlx
	setf.d f10 = r18
	movl r18 = 0x3fd55555518f264d
	.mmf
	nop 0
	nop 0
	fma.d f11 = f11, f11, f13
	;;
	.mfi
	nop 0
	fnma.d f6 = f35, f6, f14
	nop 0
	.mlx
	setf.d f14 = r16
	movl r16 = 0x3fdb6db6db6fabff
	;;
	.mfi
	nop 0
	fma.d f8 = f12, f8, f10
	nop 0
	.mfi
	nop 0
	fmpy.d f10 = f12, f12
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f9
	nop 0
	.mlx
	setf.d f9 = r18
	movl r18 = 0x3fe3333333333303
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f12, f14
	nop 0
	.mmi
	setf.d f14 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f15 = f15, f6
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f12, f9
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f12, f14
	nop 0
	.mmi
	setf.d f14 = r18
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f12, f14
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f10, f8, f15
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f11 = f11, f8
	;;
	.mmi
	getf.d r16 = f11
	setf.d f11 = r15
	nop 0
	;;
	.mii
	nop 0
	dep r16 = 0, r16, 0, 32
	nop 0
	;;
	.mlx
	setf.d f10 = r16
	movl r16 = 0xbe3e2fe0145b01f5
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f10, f13
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f9 = f35, f35, f9
	;;
	.mfi
	nop 0
	fsub.d f8 = f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3feec709dc3a03fd
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f11
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.d f35 = f10, f35, f6
	;;
	.mmi
	getf.d r15 = f35
	;;
	nop 0
	dep r15 = 0, r15, 0, 32
	;;
	.mmi
	nop 0
	setf.d f11 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f8 = f9, f10, f11
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f34
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f33, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	getf.d r14 = f6
	;;
	nop 0
	dep r14 = 0, r14, 0, 32
	;;
	.mmi
	nop 0
	setf.d f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f6 = f11, f33, f6
	;;
	.mfb
	nop 0
	fsub.d f7 = f8, f6
	br .L32
.L89:
	.mlx
	nop 0
	movl r14 = 0x7e37e43c8800759c
	.mmi
	adds r17 = 16, r12
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f2, f6
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 13
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 13
	.mmi
	cmp4.ne p6, p7 = 1, r41
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	(p7) setf.d f35 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f35 = f35
	;;
	.mmi
	nop 0
	(p7) getf.d r14 = f35
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 14
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L95:
	.body
	.copy_state 14
	.mmi
	cmp4.gt p6, p7 = r0, r37
	getf.d r14 = f0
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L29
	br .L97
	;;
.L94:
	.mlx
	nop 0
	movl r16 = 0x01a56e1fc2f8f359
	.mmi
	adds r17 = 16, r12
	;;
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f2, f6
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17]
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 15
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L93:
	.body
	.copy_state 15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	and r15 = 1, r15
	nop 0
	cmp4.eq p6, p7 = 0, r33
	;;
	.mib
	nop 0
	sub r41 = 2, r15
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L17
	.endp __ieee754_pow#
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.global scalbn#
	.type	scalbn#, @function
	.global fabs#
	.type	fabs#, @function
	.global nan#
	.type	nan#, @function
	.ident	"GCC: (GNU) 12.2.0"
