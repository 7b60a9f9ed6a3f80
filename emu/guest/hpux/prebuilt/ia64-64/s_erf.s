// ffe91fd4734724553e6e406f0f963891 newlib/libm/math/s_erf.c
	.file	"s_erf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global erf#
	.type	erf#, @function
	.proc erf#
erf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 0, 0
	adds r16 = -16, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	;;
	.mlx
	getf.d r14 = f8
	movl r15 = 2146435071
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 16
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	;;
	.mii
	nop 0
	extr.u r33 = r14, 32, 31
	nop 0
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r15, r33
	extr.u r32 = r14, 32, 32
	.mlx
	nop 0
	movl r15 = 1072365567
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r33
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r15 = 1043333119
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r33
	movl r15 = 2139095040
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	and r15 = r15, r32
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0x3ff06eba8214db69
	.mlx
	(p7) setf.d f7 = r14
	(p7) movl r14 = 0x3fc0000000000000
	;;
	.mlx
	(p7) setf.d f6 = r15
	(p7) movl r15 = 0x4020000000000000
	;;
	.mlx
	(p7) setf.d f8 = r15
	(p6) movl r15 = 0x3fc06eba8214db69
	.mmi
	(p6) setf.d f6 = r14
	;;
	(p6) setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d f8 = f6, f8, f6
	;;
	.mfi
	nop 0
	(p7) fma.d f8 = f7, f8, f6
	nop 0
	.mmi
	(p7) setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.d f8 = f8, f6
	nop 0
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 1072955391
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 1075314687
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mib
	cmp4.geu p6, p7 = r14, r33
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r0, r32
	nop 0
	;;
	.mfb
	nop 0
	(p7) mov f8 = f1
	(p7) br.cond.dptk .L1
	.mlx
	nop 0
	movl r14 = 0xbff0000000000000
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 2
	.mfi
	nop 0
	mov f7 = f8
	extr.u r15 = r32, 31, 1
	.mmi
	adds r17 = 16, r12
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	sub r15 = 1, r15
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mfi
	nop 0
	mov f6 = f7
	nop 0
	.mmi
	setf.sig f7 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f6, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
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
	(p6) fmpy.d.s1 f10 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f7, f9
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L9:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 1074191213
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mmf
	cmp4.ltu p7, p8 = r14, r33
	getf.d r33 = f8
	fmpy.d f8 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
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
	(p6) fnma.s1 f8 = f8, f9, f1
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f9
	(p7) br.cond.dptk .L10
	.mlx
	nop 0
	movl r14 = 0xbfaeeff2ee749a62
	.mlx
	nop 0
	movl r15 = 0x401a47ef8e484a93
	;;
	.mmi
	nop 0
	setf.d f7 = r15
	nop 0
	.mlx
	setf.d f8 = r14
	movl r15 = 0xc054526557e4d2f2
	;;
	.mlx
	nop 0
	movl r14 = 0xc023a0efc69ac25c
	.mlx
	setf.d f9 = r15
	movl r15 = 0xc067135cebccabb2
	;;
	.mfi
	nop 0
	fma.d f8 = f6, f8, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x405b28a3ee48ae2c
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x407ad02157700314
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xc0644cb184282266
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40842b1921ec2868
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xc04f300ae4cba38d
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x407b290dd58a1a71
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xc0251e0441b0e726
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x4061350c526ae721
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xbfe63416e4ba7360
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x4033a6b9bd707687
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xbf843412600d6435
	;;
	.mmi
	nop 0
	setf.d f3 = r15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f3 = f7, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f6, f9
	;;
	.mfi
	nop 0
	fma.d f2 = f8, f6, f1
	nop 0
.L11:
	.mlx
	mov r34 = r33
	movl r14 = 0xbfe2000000000000
	;;
	.mii
	nop 0
	dep r34 = 0, r34, 0, 32
	nop 0
	.mmi
	setf.d f8 = r14
	;;
	setf.d f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fnma.d f8 = f6, f6, f8
	br.call.sptk.many b0 = __ieee754_exp#
	;;
	.mmf
	setf.d f9 = r34
	setf.d f10 = r33
	mov f6 = f2
	.mfi
	nop 0
	mov f2 = f8
	mov r1 = r37
	;;
	.mfi
	nop 0
	fsub.d f13 = f9, f10
	nop 0
	.mfi
	nop 0
	fadd.d f11 = f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f3, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f12, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f10 = f7, f9, f12
	;;
	.mfb
	nop 0
	fma.d f8 = f13, f11, f10
	br.call.sptk.many b0 = __ieee754_exp#
	;;
	.mfi
	nop 0
	fmpy.d f8 = f2, f8
	nop 0
	.mmi
	cmp4.gt p6, p7 = r0, r32
	mov r1 = r37
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
	.mmb
	setf.d f8 = r33
	nop 0
	(p6) br.cond.dpnt .L12
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
	(p6) fnma.s1 f9 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f1, f8
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 4
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 4
	.mlx
	nop 0
	movl r15 = 0xbed09c4342a26120
	.mfi
	nop 0
	fmpy.d f8 = f8, f8
	adds r17 = 16, r12
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x3f215dc9221c1a10
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0xbef8ead6120016ac
	;;
	.mfi
	nop 0
	fma.d f7 = f8, f7, f6
	nop 0
	.mlx
	setf.d f6 = r15
	movl r15 = 0xbf77a291236668e4
	;;
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3f74d022c4d36b0f
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xbf9d2a51dbd7194f
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fb0a54c5536ceba
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xbfd4cd7d691cb913
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fd97779cddadc09
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fc06eba8214db68
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mmi
	setf.d f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f1
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
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f6, f9, f6
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 5
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	cmp4.gt p6, p7 = r0, r32
	movl r14 = 0xbf61bf380a96073f
	.mlx
	mov r1 = r37
	movl r15 = 0x3fa22a36599795eb
	;;
	.mfi
	setf.d f7 = r15
	fsub.d f8 = f8, f1
	adds r17 = 16, r12
	.mlx
	setf.d f6 = r14
	movl r15 = 0x3f8bedc26b51dd1c
	;;
	.mlx
	nop 0
	movl r14 = 0x3f888b545735151d
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fc02660e763351f
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0xbfbc63983d3e28ec
	;;
	.mfi
	nop 0
	fma.d f7 = f8, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fd45fca805120e4
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fb2635cd99fe9a7
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbfd7d240fbb8c3f1
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fe14af092eb6f33
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fda8d00ad92b34d
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fbb3e6618eee323
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbf6359b8bef77538
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3feb0ac160000000
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f8, f1
	;;
	.mfb
	nop 0
	fma.d f6 = f6, f8, f9
	(p6) br.cond.dpnt .L8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f6, f9, f10
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f6
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 6
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L10:
	.body
	.copy_state 6
	.mlx
	nop 0
	movl r14 = 0xc03670e242712d62
	.mlx
	nop 0
	movl r15 = 0x407da874e79fe763
	;;
	.mmi
	nop 0
	setf.d f7 = r15
	nop 0
	.mlx
	setf.d f8 = r14
	movl r15 = 0xc09004616a2e5992
	;;
	.mlx
	nop 0
	movl r14 = 0xc07e384e9bdc383f
	.mlx
	setf.d f9 = r15
	movl r15 = 0xc083ec881375f228
	;;
	.mfi
	nop 0
	fma.d f8 = f6, f8, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x40a3f219cedf3be6
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40a8ffb7688c246a
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xc064145d43c5ed98
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x409802eb189d5118
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xc031c209555f995a
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40745cae221b9f0a
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xbfe993ba70c285de
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x403e568b261d5190
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xbf84341239e86f4a
	;;
	.mmi
	nop 0
	setf.d f3 = r15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f3 = f7, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f6, f9
	;;
	.mfb
	nop 0
	fma.d f2 = f8, f6, f1
	br .L11
.L8:
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	adds r17 = 16, r12
	.mlx
	nop 0
	movl r14 = 0xbfeb0ac160000000
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f1
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
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f9
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 7
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 7
	.mmi
	setf.d f9 = r33
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f1
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp erf#
	.align 16
	.align 64
	.global erfc#
	.type	erfc#, @function
	.proc erfc#
erfc:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 0, 0
	adds r16 = -16, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	;;
	.mlx
	getf.d r15 = f8
	movl r14 = 2146435071
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 16
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	;;
	.mii
	nop 0
	extr.u r33 = r15, 32, 31
	nop 0
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r14, r33
	extr.u r32 = r15, 32, 32
	.mlx
	nop 0
	movl r14 = 1072365567
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r33
	(p6) br.cond.dptk .L21
	.mlx
	nop 0
	movl r14 = 1013972991
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 0xbed09c4342a26120
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3f215dc9221c1a10
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f8
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0xbef8ead6120016ac
	;;
	.mfi
	nop 0
	fma.d f7 = f8, f7, f6
	nop 0
	.mlx
	setf.d f6 = r14
	movl r14 = 0xbf77a291236668e4
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 1070596095
	;;
	.mlx
	cmp4.lt p7, p8 = r14, r32
	movl r14 = 0x3f74d022c4d36b0f
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbf9d2a51dbd7194f
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fb0a54c5536ceba
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbfd4cd7d691cb913
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fd97779cddadc09
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fc06eba8214db68
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	(p7) movl r14 = 0x3fe0000000000000
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f1
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
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	.mmi
	setf.d f6 = r15
	(p7) setf.d f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f9 = f9, f6
	nop 0
	.mmi
	(p7) setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fadd.d f8 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f7 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p8) fsub.d f8 = f1, f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fadd.d f7 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f8 = f8, f7
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 1072955391
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 1077673983
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L36
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r33
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mfb
	cmp4.ge p6, p7 = 0, r32
	mov f8 = f0
	(p6) br.cond.dpnt .L31
	;;
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 2
	.mfi
	nop 0
	mov f7 = f8
	extr.u r32 = r32, 31, 1
	.mmi
	adds r17 = 16, r12
	;;
	nop 0
	dep.z r32 = r32, 1, 1
	;;
	.mmi
	nop 0
	setf.sig f8 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f9, f7, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f6, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f9
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mfi
	getf.d r34 = f8
	fmpy.d f8 = f8, f8
	mov r1 = r37
	.mlx
	nop 0
	movl r14 = 1074191212
	;;
	.mmi
	nop 0
	cmp4.ltu p7, p8 = r14, r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
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
	(p6) fnma.s1 f8 = f8, f9, f1
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f9
	(p8) br.cond.dptk .L38
	.mib
	nop 0
	extr.u r15 = r32, 31, 1
	nop 0
	.mlx
	nop 0
	movl r14 = 1075314687
	;;
	.mmi
	cmp4.lt p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r14 = 0xc03670e242712d62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L31
	;;
	.mlx
	setf.d f8 = r14
	movl r14 = 0x407da874e79fe763
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0xc07e384e9bdc383f
	;;
	.mfi
	nop 0
	fma.d f8 = f6, f8, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0xc09004616a2e5992
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40a3f219cedf3be6
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xc083ec881375f228
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40a8ffb7688c246a
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xc064145d43c5ed98
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x409802eb189d5118
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xc031c209555f995a
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40745cae221b9f0a
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbfe993ba70c285de
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x403e568b261d5190
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbf84341239e86f4a
	;;
	.mmi
	nop 0
	setf.d f3 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.d f3 = f7, f6, f3
	;;
	.mfi
	nop 0
	fma.d f2 = f8, f6, f1
	nop 0
.L28:
	.mlx
	mov r33 = r34
	movl r14 = 0xbfe2000000000000
	;;
	.mii
	nop 0
	dep r33 = 0, r33, 0, 32
	nop 0
	.mmi
	setf.d f8 = r14
	;;
	setf.d f6 = r33
	nop 0
	;;
	.mfb
	nop 0
	fnma.d f8 = f6, f6, f8
	br.call.sptk.many b0 = __ieee754_exp#
	;;
	.mmf
	setf.d f9 = r33
	setf.d f10 = r34
	mov f6 = f2
	.mfi
	nop 0
	mov f2 = f8
	mov r1 = r37
	;;
	.mfi
	nop 0
	fsub.d f13 = f9, f10
	nop 0
	.mfi
	nop 0
	fadd.d f11 = f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f3, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f12, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f10 = f7, f9, f12
	;;
	.mfb
	nop 0
	fma.d f8 = f13, f11, f10
	br.call.sptk.many b0 = __ieee754_exp#
	;;
	.mfi
	nop 0
	fmpy.d f7 = f2, f8
	cmp4.ge p6, p7 = 0, r32
	.mmb
	setf.d f8 = r34
	mov r1 = r37
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
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
	(p6) fnma.s1 f9 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f9, f10
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 4
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 4
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f1, f8
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 5
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L36:
	.body
	.copy_state 5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	cmp4.gt p6, p7 = r0, r32
	movl r14 = 0xbf61bf380a96073f
	.mfi
	mov r1 = r37
	fsub.d f7 = f8, f1
	adds r17 = 16, r12
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0x3fa22a36599795eb
	;;
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3f888b545735151d
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3f8bedc26b51dd1c
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbfbc63983d3e28ec
	;;
	.mfi
	nop 0
	fma.d f8 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fc02660e763351f
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fd45fca805120e4
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fb2635cd99fe9a7
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbfd7d240fbb8c3f1
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fe14af092eb6f33
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fda8d00ad92b34d
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fbb3e6618eee323
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbf6359b8bef77538
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fc3d4fa80000000
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f7, f1
	;;
	.mfb
	nop 0
	fma.d f6 = f6, f7, f9
	(p6) br.cond.dpnt .L25
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f1
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
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f9
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 6
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L31:
	.body
	.copy_state 6
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 7
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L38:
	.body
	.copy_state 7
	.mlx
	nop 0
	movl r14 = 0xbfaeeff2ee749a62
	;;
	.mlx
	setf.d f8 = r14
	movl r14 = 0x401a47ef8e484a93
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0xc023a0efc69ac25c
	;;
	.mfi
	nop 0
	fma.d f8 = f6, f8, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0xc054526557e4d2f2
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x405b28a3ee48ae2c
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xc067135cebccabb2
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x407ad02157700314
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xc0644cb184282266
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40842b1921ec2868
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xc04f300ae4cba38d
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x407b290dd58a1a71
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xc0251e0441b0e726
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x4061350c526ae721
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbfe63416e4ba7360
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x4033a6b9bd707687
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbf843412600d6435
	;;
	.mmi
	nop 0
	setf.d f3 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.d f3 = f7, f6, f3
	;;
	.mfb
	nop 0
	fma.d f2 = f8, f6, f1
	br .L28
.L25:
	.mfi
	nop 0
	mov f7 = f6
	adds r17 = 16, r12
	.mlx
	nop 0
	movl r14 = 0x3feb0ac160000000
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f6, f9, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f8, f10, f7
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f1
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 8
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 8
	.mlx
	setf.d f9 = r34
	movl r14 = 0x4000000000000000
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f9
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
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f10, f7
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f7, f8, f10
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f9
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp erfc#
	.global __ieee754_exp#
	.type	__ieee754_exp#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
