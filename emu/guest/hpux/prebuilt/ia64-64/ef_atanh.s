// 9e1d91b7539b045228950689a332055c newlib/libm/math/ef_atanh.c
	.file	"ef_atanh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_atanhf#
	.type	__ieee754_atanhf#, @function
	.proc __ieee754_atanhf#
__ieee754_atanhf:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 0, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mlx
	getf.s r14 = f8
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r17 = 1065353216
	;;
	.mmi
	mov r32 = r14
	;;
	and r15 = r15, r32
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r17, r15
	mov r16 = r15
	(p7) br.cond.dpnt .L12
	;;
	.mlx
	cmp4.ne p6, p7 = r17, r15
	movl r17 = 830472191
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r17, r15
	(p7) br.cond.dptk .L14
	.mlx
	setf.s f7 = r15
	movl r14 = 1056964607
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mfi
	nop 0
	fadd.s f8 = f7, f7
	nop 0
	.mfi
	nop 0
	fsub.s f6 = f1, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
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
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f7, f9, f10
	br.call.sptk.many b0 = log1pf#
	;;
	.mlx
	nop 0
	movl r15 = 0x3f000000
	.mmi
	cmp4.le p6, p7 = r0, r32
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f6
	;;
	.mfi
	nop 0
	(p7) fneg f8 = f8
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L14:
	.mlx
	nop 0
	movl r15 = 0x7149f2ca
	.mmf
	nop 0
	nop 0
	mov f7 = f8
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
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	(p7) setf.s f7 = r16
	nop 0
	nop 0
	;;
.L6:
	.mfi
	nop 0
	fadd.s f10 = f7, f7
	nop 0
	.mfi
	nop 0
	fsub.s f6 = f1, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f7, f9, f11
	;;
	.mfb
	nop 0
	fadd.s f8 = f8, f10
	br.call.sptk.many b0 = log1pf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3f000000
	.mmi
	cmp4.le p6, p7 = r0, r32
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f6
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L1
	;;
.L12:
	.mfi
	nop 0
	fsub.s f6 = f8, f8
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f7, f1
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
	(p6) fnma.s1 f6 = f9, f6, f6
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
.L13:
	.mfi
	nop 0
	mov f7 = f8
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
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
	.endp __ieee754_atanhf#
	.global log1pf#
	.type	log1pf#, @function
	.ident	"GCC: (GNU) 12.2.0"
