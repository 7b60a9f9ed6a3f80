// 82be983123bce81dc0b578a1707e5365 newlib/libm/math/ef_sqrt.c
	.file	"ef_sqrt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_sqrtf#
	.type	__ieee754_sqrtf#, @function
	.proc __ieee754_sqrtf#
__ieee754_sqrtf:
	.prologue
	.mlx
	getf.s r14 = f8
	movl r16 = 2147483647
	.mlx
	nop 0
	movl r17 = 2139095039
	;;
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	nop 0
	;;
	.mii
	mov r15 = r14
	cmp4.le p8, p9 = r0, r14
	;;
	and r16 = r16, r15
	;;
	.mlx
	cmp4.geu p6, p7 = r17, r16
	movl r17 = 2139095040
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L22
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	and r17 = r15, r17
	mov r16 = r0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L1
	(p9) br.cond.dpnt .L23
	;;
	.mii
	nop 0
	extr r14 = r15, 23, 9
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dptk .L5
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 23
	nop 0
	.mlx
	nop 0
	movl r19 = 8388608
	;;
	.mib
	nop 0
	(p6) addl r18 = -1, r0
	(p6) br.cond.dpnt .L6
	;;
	.align 32
.L7:
	.mmi
	shladd r15 = r15, 1, r0
	mov r18 = r16
	adds r16 = 1, r16
	;;
	.mmi
	nop 0
	and r17 = r15, r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L7
.L6:
	.mmi
	sub r14 = r14, r18
	nop 0
	nop 0
	;;
.L5:
	.mmi
	adds r19 = -127, r14
	mov r20 = r0
	tbit.nz p6, p7 = r14, 0
	.mlx
	mov r18 = r0
	movl r16 = 8388607
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 8388608
	.mlx
	nop 0
	movl r14 = 16777216
	;;
	.mmi
	or r16 = r16, r15
	nop 0
	extr r19 = r19, 1, 31
	;;
	.mmi
	mov r15 = r16
	nop 0
	mov ar.lc = 24
	;;
	.mii
	(p7) shladd r15 = r16, 1, r0
	nop 0
	;;
	shladd r15 = r15, 1, r0
	;;
	.align 32
.L10:
	.mii
	add r16 = r18, r14
	mov r17 = r15
	;;
	cmp4.lt p6, p7 = r15, r16
	;;
	.mmb
	(p7) sub r17 = r15, r16
	(p7) add r18 = r16, r14
	nop 0
	.mmi
	(p7) add r20 = r20, r14
	nop 0
	extr.u r14 = r14, 1, 30
	;;
	.mib
	nop 0
	shladd r15 = r17, 1, r0
	br.cloop.sptk.few .L10
	;;
	.mmi
	adds r15 = 1, r20
	cmp4.eq p6, p7 = 0, r17
	dep.z r14 = r19, 23, 9
	;;
	.mlx
	(p7) and r20 = -2, r15
	movl r15 = 1056964608
	;;
	.mii
	nop 0
	extr r20 = r20, 1, 31
	nop 0
	;;
	.mii
	add r20 = r20, r15
	nop 0
	;;
	add r14 = r14, r20
	;;
.L1:
	.mib
	setf.s f8 = r14
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L22:
	.mfi
	nop 0
	fma.s f6 = f8, f8, f8
	mov ar.lc = r2
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
	;;
.L23:
	.mfi
	nop 0
	fsub.s f6 = f8, f8
	mov ar.lc = r2
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
	.endp __ieee754_sqrtf#
	.ident	"GCC: (GNU) 12.2.0"
