// 3d4f242b3e7e5893bea914c8a12a0114 newlib/libm/math/e_remainder.c
	.file	"e_remainder.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_remainder#
	.type	__ieee754_remainder#, @function
	.proc __ieee754_remainder#
__ieee754_remainder:
	.prologue 12, 39
	.mii
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 0, 0
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	;;
	.mlx
	getf.d r34 = f9
	movl r33 = 2147483647
	;;
	.mii
	getf.d r32 = f8
	nop 0
	;;
	extr.u r38 = r34, 32, 32
	.mmi
	mov r36 = r34
	;;
	and r37 = r33, r38
	extr.u r35 = r32, 32, 32
	;;
	.mmi
	or r15 = r34, r37
	nop 0
	and r33 = r33, r35
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r15 = 2146435071
	;;
	.mfb
	nop 0
	(p7) fmpy.d f6 = f8, f9
	(p7) br.cond.dpnt .L21
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r33
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r37
	(p6) br.cond.dptk .L5
	.mlx
	nop 0
	movl r14 = -2146435072
	;;
	.mmi
	add r14 = r14, r37
	;;
	or r36 = r14, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L4
.L6:
	.mib
	setf.d f8 = r32
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	.mmi
	mov r1 = r41
	setf.d f8 = r34
	nop 0
	;;
	.mib
	getf.d r32 = f6
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 2145386496
	.mmi
	mov r1 = r41
	;;
	and r38 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L8
	.mmi
	nop 0
	setf.d f7 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L9
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f8
	;;
	.mfi
	nop 0
	fadd.d f6 = f7, f7
	nop 0
	.mmi
	getf.d r32 = f7
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f6, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L9
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f8
	;;
	.mmi
	getf.d r32 = f7
	nop 0
	nop 0
	;;
.L9:
	.mib
	nop 0
	extr.u r14 = r32, 32, 32
	nop 0
	.mlx
	nop 0
	movl r15 = -2147483648
	;;
	.mmi
	and r35 = r15, r35
	nop 0
	mov b0 = r39
	;;
	.mii
	xor r35 = r14, r35
	mov ar.pfs = r40
	;;
	mix4.r r32 = r35, r32
	;;
	.mib
	setf.d f8 = r32
	nop 0
	br.ret.sptk.many b0
	;;
.L4:
	.mmi
	setf.d f7 = r32
	setf.d f8 = r34
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f7, f8
	nop 0
	;;
.L21:
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f6, f6
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
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
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
.L5:
	.mlx
	nop 0
	movl r14 = 2145386495
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r37
	sub r14 = r33, r37
	(p7) br.cond.dpnt .L24
	;;
	.mii
	(p6) setf.d f8 = r32
	sub r32 = r32, r36
	;;
	or r14 = r32, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L15
.L25:
	.mfi
	nop 0
	fmpy.d f8 = f8, f0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L24:
	.mmf
	nop 0
	nop 0
	fadd.d f9 = f9, f9
	.mmb
	sub r32 = r32, r36
	nop 0
	br.call.sptk.many b0 = __ieee754_fmod#
	;;
	.mii
	sub r14 = r33, r37
	mov r1 = r41
	;;
	or r14 = r32, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L15
.L8:
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mmi
	setf.d f7 = r32
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f7, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L9
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f8
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f6, f7
	nop 0
	.mmi
	getf.d r32 = f7
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L9
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f8
	;;
	.mib
	getf.d r32 = f7
	nop 0
	br .L9
	;;
.L15:
	.mib
	getf.d r32 = f8
	nop 0
	br .L6
	.endp __ieee754_remainder#
	.global __ieee754_fmod#
	.type	__ieee754_fmod#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
