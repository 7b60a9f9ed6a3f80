// 7c9a07babae941f9fbf0b68a30953e37 newlib/libm/math/ef_log.c
	.file	"ef_log.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_logf#
	.type	__ieee754_logf#, @function
	.proc __ieee754_logf#
__ieee754_logf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r17 = 2139095039
	;;
	.mmi
	mov r15 = r14
	;;
	nop 0
	extr.u r16 = r15, 0, 31
	.mlx
	nop 0
	movl r15 = 8388607
	;;
	.mib
	cmp.ne p6, p7 = 0, r16
	mov r16 = r14
	(p7) br.cond.dpnt .L18
	;;
	.mib
	cmp4.le p6, p7 = r0, r14
	nop 0
	(p7) br.cond.dpnt .L19
	;;
	.mlx
	cmp4.ge p6, p7 = r17, r14
	movl r17 = 8388607
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0x4c000000
	.mlx
	(p7) setf.s f7 = r14
	movl r14 = 8388608
	;;
	.mlx
	(p7) setf.s f6 = r15
	movl r15 = 4913952
	.mmi
	(p7) addl r19 = -25, r0
	;;
	(p6) mov r19 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s f7 = f7, f6
	;;
	.mmi
	(p7) getf.s r16 = f7
	;;
	and r17 = r17, r16
	extr r16 = r16, 23, 9
	;;
	.mmi
	add r15 = r15, r17
	adds r18 = 15, r17
	adds r16 = -127, r16
	;;
	.mlx
	and r15 = r14, r15
	movl r14 = 8388592
	.mmi
	nop 0
	add r16 = r16, r19
	nop 0
	;;
	.mlx
	and r18 = r14, r18
	movl r14 = 1065353216
	;;
	.mii
	xor r14 = r14, r15
	shr.u r15 = r15, 23
	cmp4.ne p6, p7 = 0, r18
	;;
	.mmi
	or r14 = r14, r17
	nop 0
	add r15 = r15, r16
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fsub.s f8 = f6, f1
	(p6) br.cond.dptk .L7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L21
	;;
	.mfi
	nop 0
	(p6) mov f8 = f0
	nop 0
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L18:
	.mlx
	nop 0
	movl r14 = 0xcc000000
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f0, f1
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
	(p6) fnma.s1 f6 = f9, f0, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
	;;
.L19:
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f0, f1
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
	(p6) fnma.s1 f6 = f9, f0, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f8, f9
	;;
	.mfb
	nop 0
	mov f8 = f7
	br.ret.sptk.many b0
	;;
.L7:
	.mlx
	nop 0
	movl r16 = 0x40000000
	.mfi
	nop 0
	mov f7 = f8
	sxt4 r14 = r15
	;;
	.mmi
	nop 0
	setf.s f9 = r16
	nop 0
	.mlx
	setf.sig f6 = r14
	movl r16 = -3187664
	;;
	.mlx
	nop 0
	movl r14 = 3523208
	.mmi
	add r16 = r16, r17
	;;
	sub r14 = r14, r17
	nop 0
	;;
	.mlx
	or r14 = r16, r14
	movl r16 = 0x3e3a3325
	;;
	.mlx
	cmp4.ge p7, p8 = 0, r14
	movl r14 = 0x3e178897
	;;
	.mfi
	nop 0
	fadd.s f9 = f8, f9
	nop 0
	.mfi
	nop 0
	fcvt.xf f10 = f6
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	nop 0
	.mfi
	nop 0
	fnorm.s f10 = f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f9, f6, f1
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
	(p6) fmpy.s.s1 f12 = f7, f11
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f12, f9, f7
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x3e1cd04f
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f11, f12
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0x3e638e29
	;;
	.mlx
	setf.s f13 = r16
	movl r16 = 0x3ecccccd
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f12 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f11 = f12, f12
	;;
	.mfi
	nop 0
	fma.s f9 = f11, f9, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x3e924925
	;;
	.mfi
	nop 0
	fma.s f7 = f11, f7, f13
	nop 0
	.mlx
	setf.s f13 = r14
	movl r14 = 0x3f2aaaab
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f11, f13
	nop 0
	.mmi
	setf.s f13 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f11, f13
	nop 0
	.mmi
	setf.s f13 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f9 = f9, f11, f13
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f9 = f9, f12
	;;
	.mfb
	nop 0
	fma.s f7 = f7, f11, f9
	(p7) br.cond.dpnt .L10
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r15 = 0x3f000000
	;;
	.mlx
	setf.s f9 = r15
	(p6) movl r16 = 0x3717f7d1
	.mlx
	nop 0
	(p6) movl r14 = 0x3f317180
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f9 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f9 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f9
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f6
	nop 0
	.mmi
	(p6) setf.s f6 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f9 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s f6 = f10, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f8 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.s f9 = f9, f6
	;;
	.mfi
	nop 0
	(p6) fsub.s f9 = f9, f8
	nop 0
	.mmi
	(p6) setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	(p6) fms.s f8 = f10, f8, f9
	br.ret.sptk.many b0
	;;
.L20:
	.mfb
	nop 0
	fadd.s f8 = f8, f8
	br.ret.sptk.many b0
.L8:
	.mlx
	nop 0
	movl r16 = 0x3eaaaaab
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r14 = 0x3f000000
	;;
	.mmf
	setf.s f7 = r16
	setf.s f9 = r14
	fmpy.s f6 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f7 = f8, f7, f9
	;;
	.mfb
	nop 0
	fmpy.s f7 = f6, f7
	(p6) br.cond.dptk .L9
	;;
.L15:
	.mfb
	nop 0
	fsub.s f8 = f8, f7
	br.ret.sptk.many b0
	;;
.L10:
	.mfi
	nop 0
	fsub.s f7 = f8, f7
	cmp4.ne p6, p7 = 0, r15
	;;
	.mfb
	nop 0
	fmpy.s f7 = f7, f6
	(p7) br.cond.dptk .L15
	.mlx
	nop 0
	movl r15 = 0x3717f7d1
	.mlx
	nop 0
	movl r16 = 0x3f317180
	;;
	.mmi
	nop 0
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f10, f6, f7
	;;
	.mfi
	nop 0
	fsub.s f6 = f6, f8
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fms.s f8 = f10, f8, f6
	br.ret.sptk.many b0
.L9:
	.mib
	nop 0
	sxt4 r15 = r15
	nop 0
	.mlx
	nop 0
	movl r16 = 0x3f317180
	;;
	.mlx
	setf.sig f6 = r15
	movl r15 = 0x3717f7d1
	;;
	.mmi
	nop 0
	setf.s f9 = r15
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
	fnma.s f7 = f6, f9, f7
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fms.s f8 = f6, f8, f7
	br.ret.sptk.many b0
.L21:
	.mib
	nop 0
	sxt4 r15 = r15
	nop 0
	.mlx
	nop 0
	movl r14 = 0x3717f7d1
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
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
	fmpy.s f7 = f6, f7
	;;
	.mfb
	nop 0
	fma.s f8 = f6, f8, f7
	br.ret.sptk.many b0
	.endp __ieee754_logf#
	.ident	"GCC: (GNU) 12.2.0"
