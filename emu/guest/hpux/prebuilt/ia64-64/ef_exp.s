// 30dd097e4662233b2ba248eef778e570 newlib/libm/math/ef_exp.c
	.file	"ef_exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_expf#
	.type	__ieee754_expf#, @function
	.proc __ieee754_expf#
__ieee754_expf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r17 = 2139095040
	;;
	.mlx
	nop 0
	movl r19 = 1118925335
	;;
	.mmi
	mov r16 = r14
	;;
	and r15 = r15, r16
	extr.u r18 = r16, 31, 1
	.mlx
	nop 0
	movl r16 = 1120924085
	;;
	.mib
	cmp4.geu p6, p7 = r17, r15
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mib
	cmp4.ne p6, p7 = r17, r15
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	cmp4.ge p6, p7 = r19, r14
	nop 0
	(p7) br.cond.dpnt .L25
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r16 = 1051816472
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r18, 0
	(p6) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r16, r15
	(p6) br.cond.dptk .L6
	.mlx
	nop 0
	movl r16 = 1065686417
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	sxt4 r16 = r18
	nop 0
	.mmi
	sub r15 = 1, r18
	setf.s f6 = r14
	addl r17 = @gprel(ln2LO#), gp
	;;
	.mmi
	shladd r16 = r16, 2, r0
	sub r15 = r15, r18
	addl r18 = @gprel(ln2HI#), gp
	;;
	.mmi
	add r18 = r18, r16
	nop 0
	add r16 = r17, r16
	;;
	.mmi
	ldfs f11 = [r18]
	ldfs f8 = [r16]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f11 = f6, f11
	;;
.L8:
	.mfi
	nop 0
	fsub.s f6 = f11, f8
	cmp4.eq p6, p7 = 0, r15
	.mlx
	nop 0
	movl r16 = 0x3331bb4c
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f6, f6
	.mmi
	getf.s r14 = f6
	setf.s f6 = r16
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = 0xb5ddea0e
	;;
	.mlx
	setf.s f9 = r16
	movl r16 = 0x388ab355
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r16
	movl r16 = 0xbb360b61
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f9
	nop 0
	.mlx
	setf.s f9 = r16
	movl r16 = 0x3e2aaaab
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f9
	nop 0
	.mmi
	setf.s f9 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f9
	nop 0
	.mmi
	setf.s f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f6, f7, f9
	;;
	.mfb
	nop 0
	fmpy.s f7 = f9, f6
	(p6) br.cond.spnt .L9
	;;
	.mlx
	nop 0
	movl r14 = 0x40000000
	;;
	.mmi
	nop 0
	setf.s f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f9 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f12, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f12
	cmp4.gt p6, p7 = -125, r15
	;;
	.mlx
	(p6) adds r15 = 100, r15
	(p6) movl r16 = 0x0d800000
	;;
	.mii
	nop 0
	(p6) dep.z r15 = r15, 23, 9
	;;
	(p7) dep.z r15 = r15, 23, 9
	;;
	.mfi
	nop 0
	fsub.s f8 = f8, f6
	nop 0
	.mmi
	(p6) setf.s f6 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f11
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f1, f8
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	;;
	.mmi
	(p6) add r15 = r15, r14
	;;
	(p6) setf.s f7 = r15
	(p7) add r14 = r15, r14
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s f6 = f7, f6
	;;
	.mmi
	(p6) getf.s r14 = f6
	nop 0
	nop 0
	;;
.L1:
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L23:
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
.L25:
	.mlx
	nop 0
	movl r14 = 0x7149f2ca
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f6
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
.L6:
	.mlx
	nop 0
	movl r16 = 830472191
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L11
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
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L26
.L11:
	.mlx
	setf.s f8 = r14
	movl r15 = 0x3331bb4c
	.mlx
	nop 0
	movl r16 = 0xb5ddea0e
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x388ab355
	;;
	.mfi
	nop 0
	fmpy.s f6 = f8, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0xbb360b61
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f8
	nop 0
	.mlx
	setf.s f8 = r15
	movl r15 = 0x3e2aaaab
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f8
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f8
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fnma.s f6 = f6, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f8, f6
	nop 0
.L9:
	.mlx
	nop 0
	movl r15 = 0x40000000
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f8
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
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f10, f6, f7
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f1, f8
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L24:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p7) br.cond.dptk .L1
.L15:
	.mmi
	nop 0
	getf.s r14 = f0
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L7:
	.mii
	nop 0
	sxt4 r17 = r18
	addl r15 = @gprel(halF#), gp
	;;
	.mii
	shladd r17 = r17, 2, r0
	nop 0
	;;
	add r15 = r15, r17
	;;
	.mlx
	ldfs f7 = [r15]
	movl r15 = 0x3fb8aa3b
	;;
	.mmi
	nop 0
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f8, f6, f7
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
	setf.s f6 = r14
	movl r14 = 0x3717f7d1
	;;
	.mii
	nop 0
	sxt4 r16 = r15
	nop 0
	;;
	.mlx
	setf.sig f8 = r16
	movl r16 = 0x3f317180
	;;
	.mmi
	nop 0
	setf.s f11 = r16
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
	fnorm.s f8 = f8
	;;
	.mfi
	nop 0
	fnma.s f11 = f8, f11, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f6
	br .L8
	;;
.L26:
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f8, f1
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
	.endp __ieee754_expf#
	.section	.sdata,"aws"
	.align 4
	.type	ln2LO#, @object
	.size	ln2LO#, 8
ln2LO:
	data4	924317649
	data4	-1223165999
	.align 4
	.type	ln2HI#, @object
	.size	ln2HI#, 8
ln2HI:
	data4	1060204928
	data4	-1087278720
	.align 4
	.type	halF#, @object
	.size	halF#, 8
halF:
	data4	1056964608
	data4	-1090519040
	.ident	"GCC: (GNU) 12.2.0"
