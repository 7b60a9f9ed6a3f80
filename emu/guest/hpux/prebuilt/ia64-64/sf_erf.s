// 60252a420c34bc5b95614900a8a390cc newlib/libm/math/sf_erf.c
	.file	"sf_erf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global erff#
	.type	erff#, @function
	.proc erff#
erff:
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
	getf.s r14 = f8
	movl r33 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 16
	movl r15 = 2139095039
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	;;
	mov r32 = r14
	nop 0
	;;
	.mmi
	nop 0
	and r33 = r33, r32
	nop 0
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r33
	movl r15 = 1062731775
	.mmb
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
	movl r15 = 830472191
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r33
	movl r15 = 2080374784
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	and r32 = r15, r32
	;;
	cmp4.ne p6, p7 = 0, r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0x3f8375d4
	.mlx
	(p7) setf.s f7 = r14
	(p7) movl r14 = 0x3e000000
	;;
	.mlx
	(p7) setf.s f6 = r15
	(p7) movl r15 = 0x41000000
	;;
	.mlx
	(p7) setf.s f8 = r15
	(p6) movl r15 = 0x3e0375d4
	.mmi
	(p6) setf.s f6 = r14
	;;
	(p6) setf.s f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s f8 = f6, f8, f6
	;;
	.mfi
	nop 0
	(p7) fma.s f8 = f7, f8, f6
	nop 0
	.mmi
	(p7) setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s f8 = f8, f6
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
	movl r14 = 1067450367
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 1086324735
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
	movl r14 = 0xbf800000
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mmi
	setf.s f8 = r14
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
	extr.u r32 = r32, 31, 1
	.mmi
	adds r17 = 16, r12
	;;
	shladd r32 = r32, 1, r0
	nop 0
	;;
	.mmi
	sub r32 = 1, r32
	;;
	nop 0
	sxt4 r32 = r32
	;;
	.mfi
	nop 0
	mov f6 = f7
	nop 0
	.mmi
	setf.sig f7 = r32
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f7 = f7
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
	(p6) fmpy.s.s1 f10 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f7, f8
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
	br.call.sptk.many b0 = fabsf#
	;;
	.mfi
	nop 0
	fmpy.s f7 = f8, f8
	mov r1 = r37
	.mlx
	nop 0
	movl r14 = 1077336941
	;;
	.mmi
	cmp4.ltu p7, p8 = r14, r33
	getf.s r33 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f7, f1
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f6 = f7, f8, f9
	(p7) br.cond.dptk .L10
	.mlx
	nop 0
	movl r15 = 0xbd777f97
	.mlx
	nop 0
	movl r14 = 0x40d23f7c
	;;
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
	.mlx
	setf.s f8 = r15
	movl r14 = 0xc2a2932b
	;;
	.mlx
	nop 0
	movl r15 = 0xc11d077e
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc3389ae7
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f7
	nop 0
	.mlx
	setf.s f7 = r15
	movl r15 = 0x42d9451f
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x43d6810b
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc322658c
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x442158c9
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc2798057
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x43d9486f
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc128f022
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x4309a863
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbf31a0b7
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x419d35ce
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbc21a093
	;;
	.mmi
	nop 0
	setf.s f3 = r14
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mmi
	setf.s f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f3 = f7, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f9
	;;
	.mfi
	nop 0
	fma.s f2 = f8, f6, f1
	nop 0
.L11:
	.mmi
	nop 0
	addl r14 = -4096, r0
	mov r34 = r33
	.mlx
	nop 0
	movl r15 = 0xbf100000
	;;
	.mmi
	and r34 = r14, r34
	setf.s f8 = r15
	nop 0
	;;
	.mmi
	nop 0
	setf.s f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fnma.s f8 = f6, f6, f8
	br.call.sptk.many b0 = __ieee754_expf#
	;;
	.mfi
	nop 0
	mov f6 = f2
	mov r1 = r37
	.mmf
	setf.s f10 = r33
	setf.s f9 = r34
	mov f2 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f3, f6
	;;
	.mfi
	nop 0
	fsub.s f12 = f9, f10
	nop 0
	.mfi
	nop 0
	fadd.s f9 = f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f3, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f7, f10, f11
	;;
	.mfb
	nop 0
	fma.s f8 = f12, f9, f8
	br.call.sptk.many b0 = __ieee754_expf#
	;;
	.mfi
	setf.s f11 = r33
	fmpy.s f8 = f2, f8
	nop 0
	.mmi
	cmp4.gt p6, p7 = r0, r32
	mov r1 = r37
	adds r17 = 16, r12
	;;
	.mfb
	nop 0
	mov f7 = f8
	(p6) br.cond.dpnt .L12
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f11
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
	fsub.s f8 = f1, f8
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
	movl r15 = 0xb684e21a
	.mfi
	nop 0
	fmpy.s f8 = f8, f8
	adds r17 = 16, r12
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x390aee49
	;;
	.mlx
	setf.s f6 = r15
	movl r15 = 0xb7c756b1
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f6
	nop 0
	.mlx
	setf.s f6 = r15
	movl r15 = 0xbbbd1489
	;;
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3ba68116
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xbce9528f
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3d852a63
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xbea66beb
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3ecbbbce
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e0375d4
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
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f8, f9
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
	.mmf
	nop 0
	nop 0
	fma.s f8 = f6, f8, f6
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
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	cmp4.gt p6, p7 = r0, r32
	movl r14 = 0xbb0df9c0
	.mlx
	mov r1 = r37
	movl r15 = 0x3d1151b3
	;;
	.mfi
	setf.s f7 = r15
	fsub.s f8 = f8, f1
	adds r17 = 16, r12
	.mlx
	setf.s f6 = r14
	movl r15 = 0x3c5f6e13
	;;
	.mlx
	nop 0
	movl r14 = 0x3c445aa3
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e013307
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0xbde31cc2
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x3ea2fe54
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3d931ae7
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbebe9208
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3f0a5785
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x3ed46805
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3dd9f331
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbb1acdc6
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3f58560b
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mmi
	setf.s f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f8, f1
	;;
	.mfb
	nop 0
	fma.s f6 = f6, f8, f9
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
	setf.s f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f6
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
	movl r15 = 0xc1b38712
	.mlx
	nop 0
	movl r14 = 0x43ed43a7
	;;
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
	.mlx
	setf.s f8 = r15
	movl r14 = 0xc480230b
	;;
	.mlx
	nop 0
	movl r15 = 0xc3f1c275
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc41f6441
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f7
	nop 0
	.mlx
	setf.s f7 = r15
	movl r15 = 0x451f90ce
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x4547fdbb
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc320a2ea
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x44c01759
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc18e104b
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x43a2e571
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbf4c9dd4
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x41f2b459
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbc21a092
	;;
	.mmi
	nop 0
	setf.s f3 = r14
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mmi
	setf.s f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f3 = f7, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f9
	;;
	.mfb
	nop 0
	fma.s f2 = f8, f6, f1
	br .L11
.L8:
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	adds r17 = 16, r12
	.mlx
	nop 0
	movl r14 = 0xbf58560b
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
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f6
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
	setf.s f8 = r33
	nop 0
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
	fsub.s f8 = f8, f1
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
	.endp erff#
	.align 16
	.align 64
	.global erfcf#
	.type	erfcf#, @function
	.proc erfcf#
erfcf:
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
	getf.s r14 = f8
	movl r33 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 16
	movl r15 = 2139095039
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	;;
	mov r32 = r14
	nop 0
	;;
	.mmi
	nop 0
	and r33 = r33, r32
	nop 0
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r33
	movl r15 = 1062731775
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r33
	(p6) br.cond.dptk .L21
	.mlx
	nop 0
	movl r15 = 595591167
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r33
	movl r15 = 0xb684e21a
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x390aee49
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f8
	;;
	.mlx
	setf.s f6 = r15
	movl r15 = 0xb7c756b1
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f6
	nop 0
	.mlx
	setf.s f6 = r15
	movl r15 = 0xbbbd1489
	;;
	.mlx
	setf.s f9 = r15
	movl r15 = 1048575999
	;;
	.mlx
	cmp4.lt p7, p8 = r15, r14
	movl r15 = 0x3ba68116
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xbce9528f
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3d852a63
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xbea66beb
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3ecbbbce
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e0375d4
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	(p7) movl r15 = 0x3f000000
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f8, f9
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
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	.mmi
	setf.s f6 = r14
	(p7) setf.s f9 = r14
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f8, f6
	nop 0
	.mmi
	(p7) setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fadd.s f8 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f6 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p8) fsub.s f8 = f1, f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f8 = f8, f6
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
	movl r14 = 1067450367
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 1105199103
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
	fcvt.xuf.s f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f7
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
	br.call.sptk.many b0 = fabsf#
	;;
	.mfi
	nop 0
	fmpy.s f7 = f8, f8
	mov r1 = r37
	.mlx
	getf.s r34 = f8
	movl r14 = 1077336940
	;;
	.mmi
	nop 0
	cmp4.ltu p7, p8 = r14, r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f7, f1
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f6 = f7, f8, f9
	(p8) br.cond.dptk .L38
	.mib
	nop 0
	extr.u r15 = r32, 31, 1
	nop 0
	.mlx
	nop 0
	movl r14 = 1086324735
	;;
	.mmi
	cmp4.lt p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 0x43ed43a7
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r14 = 0xc1b38712
	.mlx
	setf.s f7 = r15
	movl r15 = 0xc480230b
	;;
	.mlx
	setf.s f8 = r14
	movl r14 = 0xc3f1c275
	.mmb
	setf.s f9 = r15
	nop 0
	(p7) br.cond.dpnt .L31
	;;
	.mlx
	nop 0
	movl r15 = 0xc41f6441
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x451f90ce
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x4547fdbb
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xc320a2ea
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x44c01759
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xc18e104b
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x43a2e571
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xbf4c9dd4
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x41f2b459
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xbc21a092
	;;
	.mmi
	nop 0
	setf.s f3 = r15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mmi
	setf.s f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f3 = f7, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f9
	;;
	.mfi
	nop 0
	fma.s f2 = f8, f6, f1
	nop 0
.L28:
	.mmi
	mov r33 = r34
	nop 0
	addl r14 = -4096, r0
	;;
	.mlx
	and r33 = r14, r33
	movl r14 = 0xbf100000
	;;
	.mmi
	setf.s f8 = r14
	setf.s f6 = r33
	nop 0
	;;
	.mfb
	nop 0
	fnma.s f8 = f6, f6, f8
	br.call.sptk.many b0 = __ieee754_expf#
	;;
	.mfi
	nop 0
	mov f6 = f2
	mov r1 = r37
	.mmf
	setf.s f10 = r34
	setf.s f9 = r33
	mov f2 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f3, f6
	;;
	.mfi
	nop 0
	fsub.s f12 = f9, f10
	nop 0
	.mfi
	nop 0
	fadd.s f9 = f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f3, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f7, f10, f11
	;;
	.mfb
	nop 0
	fma.s f8 = f12, f9, f8
	br.call.sptk.many b0 = __ieee754_expf#
	;;
	.mfi
	setf.s f11 = r34
	fmpy.s f7 = f2, f8
	cmp4.ge p6, p7 = 0, r32
	.mmb
	mov r1 = r37
	adds r17 = 16, r12
	(p6) br.cond.dpnt .L30
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f11
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
	fsub.s f8 = f1, f8
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
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	cmp4.gt p6, p7 = r0, r32
	movl r14 = 0xbb0df9c0
	.mlx
	mov r1 = r37
	movl r15 = 0x3d1151b3
	;;
	.mfi
	nop 0
	fsub.s f7 = f8, f1
	nop 0
	.mmi
	setf.s f6 = r14
	setf.s f8 = r15
	adds r17 = 16, r12
	;;
	.mlx
	nop 0
	movl r14 = 0x3c445aa3
	.mlx
	nop 0
	movl r15 = 0x3c5f6e13
	;;
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e013307
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	.mlx
	setf.s f8 = r14
	movl r14 = 0xbde31cc2
	;;
	.mfi
	nop 0
	fma.s f8 = f7, f8, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x3ea2fe54
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3d931ae7
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f7, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbebe9208
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3f0a5785
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f7, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x3ed46805
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3dd9f331
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f7, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbb1acdc6
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e1ea7d4
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f7, f9
	nop 0
	.mmi
	setf.s f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f7, f1
	;;
	.mfb
	nop 0
	fma.s f6 = f6, f7, f9
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
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f6
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
	movl r15 = 0x40000000
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mmi
	setf.s f8 = r15
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
	movl r15 = 0xbd777f97
	.mlx
	nop 0
	movl r14 = 0x40d23f7c
	;;
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
	.mlx
	setf.s f8 = r15
	movl r14 = 0xc2a2932b
	;;
	.mlx
	nop 0
	movl r15 = 0xc11d077e
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc3389ae7
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f7
	nop 0
	.mlx
	setf.s f7 = r15
	movl r15 = 0x42d9451f
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x43d6810b
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc322658c
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x442158c9
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc2798057
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x43d9486f
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xc128f022
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x4309a863
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbf31a0b7
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x419d35ce
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0xbc21a093
	;;
	.mmi
	nop 0
	setf.s f3 = r14
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mmi
	setf.s f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f3 = f7, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f9
	;;
	.mfb
	nop 0
	fma.s f2 = f8, f6, f1
	br .L28
.L25:
	.mfi
	nop 0
	mov f7 = f6
	adds r17 = 16, r12
	.mlx
	nop 0
	movl r14 = 0x3f58560b
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f10, f8, f7
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f1
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
	setf.s f8 = r34
	movl r14 = 0x40000000
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
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f6
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
	.endp erfcf#
	.global __ieee754_expf#
	.type	__ieee754_expf#, @function
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
