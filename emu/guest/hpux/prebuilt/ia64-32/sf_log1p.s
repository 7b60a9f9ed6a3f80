// c4154f0ffe2428b2cdc5e676d95f47a4 newlib/libm/common/sf_log1p.c
	.file	"sf_log1p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global log1pf#
	.type	log1pf#, @function
	.proc log1pf#
log1pf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	nop 0
	nop 0
	;;
	.mlx
	getf.s r14 = f8
	movl r16 = 2139095039
	;;
	.mlx
	cmp4.ge p6, p7 = r16, r14
	movl r16 = 1054086102
	.mmb
	mov r15 = r14
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r16, r14
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r16 = 2147483647
	.mlx
	nop 0
	movl r17 = 1065353215
	;;
	.mmi
	nop 0
	and r16 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r17, r16
	(p7) br.cond.dptk .L25
	.mlx
	nop 0
	movl r17 = 822083583
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r17, r16
	(p6) br.cond.dptk .L7
	.mlx
	nop 0
	movl r15 = 0x4c000000
	;;
	.mlx
	setf.s f6 = r15
	movl r15 = 612368383
	;;
	.mlx
	cmp4.geu p8, p9 = r15, r16
	movl r15 = 0x3f000000
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f6
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f6, f0
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mib
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mfi
	nop 0
	fmpy.s f7 = f8, f8
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fnma.s f8 = f7, f8, f6
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L4:
	.mlx
	nop 0
	movl r16 = 1509949439
	;;
	.mib
	cmp4.lt p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mfi
	nop 0
	(p6) mov f9 = f0
	(p6) extr r16 = r15, 23, 9
	;;
	.mmi
	(p6) adds r16 = -127, r16
	nop 0
	nop 0
.L13:
	.mlx
	nop 0
	movl r14 = 8388607
	;;
	.mlx
	and r15 = r14, r15
	movl r14 = 3474678
	;;
	.mmi
	cmp4.lt p6, p7 = r14, r15
	nop 0
	mov r17 = r15
	;;
	.mlx
	nop 0
	(p7) movl r14 = 1065353216
	.mlx
	(p6) adds r16 = 1, r16
	(p6) movl r17 = 8388608
	;;
	.mlx
	nop 0
	(p6) movl r14 = 1056964608
	.mmi
	(p6) sub r17 = r17, r15
	;;
	(p7) or r14 = r14, r15
	(p6) extr r17 = r17, 2, 30
	;;
	.mlx
	(p6) or r14 = r14, r15
	movl r15 = 0x3f000000
	;;
	.mmi
	(p7) setf.s f6 = r14
	setf.s f7 = r15
	nop 0
	;;
	.mmi
	(p6) setf.s f6 = r14
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f1
	;;
	.mfi
	nop 0
	fmpy.s f7 = f6, f7
	nop 0
	.mmi
	getf.s r14 = f6
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f7 = f7, f6
	(p6) br.cond.dpnt .L9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L16
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r16
	nop 0
	;;
	.mfb
	nop 0
	(p6) mov f8 = f0
	(p6) br.cond.dptk .L1
	.mib
	nop 0
	sxt4 r16 = r16
	nop 0
	.mlx
	nop 0
	movl r14 = 0x3717f7d1
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
	nop 0
	.mlx
	setf.s f7 = r14
	movl r15 = 0x3f317180
	;;
	.mmi
	nop 0
	setf.s f8 = r15
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
	.mmf
	nop 0
	nop 0
	fma.s f7 = f6, f7, f9
	;;
	.mfb
	nop 0
	fma.s f8 = f6, f8, f7
	br.ret.sptk.many b0
	;;
.L24:
	.mfb
	nop 0
	fadd.s f8 = f8, f8
	br.ret.sptk.many b0
.L7:
	.mlx
	nop 0
	movl r16 = 1097468384
	;;
	.mmi
	nop 0
	add r15 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r16, r15
	(p6) br.cond.dptk .L8
	.mlx
	nop 0
	movl r15 = 0x3f000000
	.mmi
	mov r16 = r0
	;;
	setf.s f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f8, f7
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f8
	nop 0
.L9:
	.mlx
	nop 0
	movl r15 = 0x40000000
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mlx
	setf.s f10 = r15
	movl r15 = 0x3e178897
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f10 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f8, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f12, f10, f8
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f8, f11, f12
	cmp4.ne p6, p7 = 0, r16
	;;
	.mfi
	nop 0
	fmpy.s f10 = f6, f6
	nop 0
	.mfi
	nop 0
	mov f8 = f6
	nop 0
	;;
	.mlx
	setf.s f6 = r15
	movl r15 = 0x3e1cd04f
	;;
	.mlx
	setf.s f11 = r15
	movl r15 = 0x3e3a3325
	;;
	.mfi
	nop 0
	fma.s f6 = f10, f6, f11
	nop 0
	.mlx
	setf.s f11 = r15
	movl r15 = 0x3e638e29
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f10, f11
	nop 0
	.mlx
	setf.s f11 = r15
	movl r15 = 0x3e924925
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f10, f11
	nop 0
	.mlx
	setf.s f11 = r15
	movl r15 = 0x3ecccccd
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f10, f11
	nop 0
	.mlx
	setf.s f11 = r15
	movl r15 = 0x3f2aaaab
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f10, f11
	nop 0
	.mmi
	setf.s f11 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f10, f11
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f10, f7
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f6
	(p6) br.cond.dptk .L18
	;;
	.mmf
	setf.s f6 = r14
	nop 0
	fsub.s f8 = f7, f8
	;;
	.mfb
	nop 0
	fsub.s f8 = f6, f8
	br.ret.sptk.many b0
.L25:
	.mlx
	nop 0
	movl r15 = 0xbf800000
	;;
	.mmi
	nop 0
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L6
	.mmi
	nop 0
	addl r32 = 1, r0
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many __math_divzerof#
.L8:
	.body
	.copy_state 1
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f1
	;;
	.mmi
	getf.s r17 = f7
	;;
	mov r15 = r17
	nop 0
	;;
	.mii
	nop 0
	extr r16 = r15, 23, 9
	;;
	adds r16 = -127, r16
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r16
	;;
	(p7) setf.s f8 = r14
	nop 0
	.mmi
	(p6) setf.s f7 = r17
	;;
	(p6) setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f6 = f7, f8
	;;
	.mfi
	nop 0
	(p6) fsub.s f6 = f7, f1
	nop 0
	.mmi
	setf.s f7 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.s f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f7, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f9, f10
	;;
	.mfb
	nop 0
	mov f9 = f7
	br .L13
.L18:
	.mib
	nop 0
	sxt4 r16 = r16
	nop 0
	.mlx
	nop 0
	movl r15 = 0x3717f7d1
	;;
	.mmi
	setf.sig f6 = r16
	setf.s f10 = r15
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
	.mmf
	nop 0
	nop 0
	fma.s f9 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f9, f8
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mlx
	setf.s f8 = r14
	movl r14 = 0x3f317180
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fms.s f8 = f6, f8, f7
	nop 0
.L26:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L16:
	.mlx
	nop 0
	movl r15 = 0x3f2aaaab
	.mmi
	setf.s f8 = r14
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mmi
	nop 0
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f8, f6, f1
	;;
	.mfb
	nop 0
	fmpy.s f7 = f6, f7
	(p6) br.cond.dptk .L17
	;;
	.mfb
	nop 0
	fsub.s f8 = f8, f7
	br.ret.sptk.many b0
	;;
.L6:
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many __math_invalidf#
.L17:
	.body
	.copy_state 2
	.mib
	nop 0
	sxt4 r16 = r16
	nop 0
	.mlx
	nop 0
	movl r15 = 0x3717f7d1
	;;
	.mmi
	setf.sig f6 = r16
	setf.s f8 = r15
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
	.mmf
	nop 0
	nop 0
	fma.s f8 = f6, f8, f9
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mlx
	setf.s f8 = r14
	movl r14 = 0x3f317180
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fms.s f8 = f6, f8, f7
	br .L26
	.endp log1pf#
	.hidden	__math_invalidf#
	.global __math_invalidf#
	.type	__math_invalidf#, @function
	.hidden	__math_divzerof#
	.global __math_divzerof#
	.type	__math_divzerof#, @function
	.ident	"GCC: (GNU) 12.2.0"
