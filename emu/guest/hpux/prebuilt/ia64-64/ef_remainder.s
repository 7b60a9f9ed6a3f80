// dc23bfb9b104b9f04585c243cb477858 newlib/libm/math/ef_remainder.c
	.file	"ef_remainder.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_remainderf#
	.type	__ieee754_remainderf#, @function
	.proc __ieee754_remainderf#
__ieee754_remainderf:
	.prologue 12, 37
	.mii
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 0, 0
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mlx
	getf.s r33 = f9
	movl r32 = 2147483647
	.mlx
	nop 0
	movl r16 = 2139095039
	;;
	.mii
	getf.s r14 = f8
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mmi
	mov r35 = r33
	;;
	mov r36 = r14
	and r34 = r32, r35
	;;
	.mmi
	adds r15 = -1, r34
	nop 0
	and r32 = r32, r36
	;;
	.mmi
	cmp4.geu p6, p7 = r16, r15
	nop 0
	cmp4.lt p8, p9 = r16, r32
	;;
	.mib
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f8, f9
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
	.mmi
	nop 0
	getf.s r14 = f7
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r15 = 2130706431
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r34
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r34
	(p7) br.cond.dpnt .L19
.L5:
	.mib
	setf.s f8 = r14
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	.mmi
	mov r1 = r39
	setf.s f8 = r33
	nop 0
	;;
	.mib
	getf.s r32 = f6
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	nop 0
	movl r14 = 2130706432
	.mmi
	mov r1 = r39
	;;
	and r35 = r14, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L6
	.mmi
	nop 0
	setf.s f9 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f9, f9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L7
	.mmf
	nop 0
	nop 0
	fsub.s f9 = f9, f8
	;;
	.mfi
	nop 0
	fadd.s f6 = f9, f9
	nop 0
	.mmi
	getf.s r32 = f9
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
	(p7) br.cond.dptk .L7
	.mmf
	nop 0
	nop 0
	fsub.s f9 = f9, f8
	;;
	.mmi
	getf.s r32 = f9
	nop 0
	nop 0
	.align 32
.L7:
	.mlx
	nop 0
	movl r14 = -2147483648
	;;
	.mii
	and r14 = r36, r14
	nop 0
	;;
	xor r14 = r32, r14
	;;
.L20:
	.mmi
	setf.s f8 = r14
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L18:
	.mfb
	nop 0
	fadd.s f9 = f9, f9
	br.call.sptk.many b0 = __ieee754_fmodf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	getf.s r14 = f8
	cmp4.ne p6, p7 = r32, r34
	(p6) br.cond.dptk .L5
	;;
.L19:
	.mii
	setf.s f7 = r14
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f0
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
.L6:
	.mlx
	nop 0
	movl r14 = 0x3f000000
	.mmi
	setf.s f7 = r32
	;;
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f7, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L7
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mlx
	nop 0
	movl r14 = -2147483648
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f6, f7
	nop 0
	.mmi
	getf.s r32 = f7
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.s f7 = f7, f8
	;;
	.mmi
	nop 0
	(p6) getf.s r32 = f7
	nop 0
	;;
	.mib
	nop 0
	xor r14 = r32, r14
	br .L20
	.endp __ieee754_remainderf#
	.global __ieee754_fmodf#
	.type	__ieee754_fmodf#, @function
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
