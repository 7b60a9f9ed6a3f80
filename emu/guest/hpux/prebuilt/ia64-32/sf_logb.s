// b5b6e0d21894311b4990b172087b0d27 newlib/libm/common/sf_logb.c
	.file	"sf_logb.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global logbf#
	.type	logbf#, @function
	.proc logbf#
logbf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r17 = 2139095040
	;;
	.mmi
	mov r16 = r14
	;;
	and r15 = r15, r16
	and r16 = r17, r16
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r17, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x7f800000
	;;
	.mib
	(p6) setf.s f8 = r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	cmp4.ltu p6, p7 = r17, r15
	nop 0
	;;
	(p7) shr.u r15 = r15, 23
	.mmi
	(p6) setf.s f8 = r14
	;;
	(p7) adds r15 = -127, r15
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r15 = r15
	nop 0
	;;
	.mmi
	nop 0
	(p7) setf.sig f6 = r15
	nop 0
	;;
	.mfi
	nop 0
	(p7) fcvt.xf f6 = f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnorm.s f8 = f6
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L14:
	.mii
	nop 0
	dep.z r15 = r15, 8, 24
	addl r14 = -126, r0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r15
	(p6) br.cond.dpnt .L7
	.align 32
.L6:
	.mmi
	shladd r15 = r15, 1, r0
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L6
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mfb
	nop 0
	fnorm.s f8 = f8
	br.ret.sptk.many b0
.L13:
	.mlx
	nop 0
	movl r14 = 0xbf800000
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
.L7:
	.mlx
	nop 0
	movl r14 = 0xc2fc0000
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp logbf#
	.ident	"GCC: (GNU) 12.2.0"
