// 6402577d48436ef28992bafc60a78474 newlib/libm/common/s_logb.c
	.file	"s_logb.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global logb#
	.type	logb#, @function
	.proc logb#
logb:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r19 = 2146435072
	;;
	.mii
	nop 0
	extr.u r18 = r14, 32, 32
	mov r16 = r14
	.mmi
	mov r17 = r14
	;;
	and r18 = r19, r18
	extr.u r15 = r14, 32, 31
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p6) br.cond.dptk .L2
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	.mlx
	nop 0
	movl r14 = 0xbff0000000000000
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f0, f7
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	br.ret.sptk.many b0
.L3:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L5
	;;
	.mib
	addl r14 = -1043, r0
	cmp4.ge p6, p7 = 0, r16
	(p6) br.cond.dpnt .L10
	;;
	.align 32
.L7:
	.mmi
	shladd r17 = r17, 1, r0
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r17
	(p6) br.cond.dptk .L7
.L15:
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
	fnorm.d f8 = f8
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r17 = 2146435071
	;;
	.mib
	cmp4.ltu p6, p7 = r17, r15
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	cmp4.lt p6, p7 = r19, r15
	;;
	cmp4.ne.or.andcm p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x7ff0000000000000
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L5:
	.mii
	nop 0
	dep.z r15 = r15, 11, 21
	addl r14 = -1022, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L11
	.align 32
.L8:
	.mmi
	shladd r15 = r15, 1, r0
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	shladd r15 = r15, 1, r0
	(p7) br.cond.dpnt .L15
	;;
	.mib
	adds r14 = -1, r14
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L15
.L20:
	.mii
	nop 0
	shr.u r15 = r15, 20
	;;
	adds r15 = -1023, r15
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfb
	nop 0
	fnorm.d f8 = f6
	br.ret.sptk.many b0
.L11:
	.mlx
	nop 0
	movl r14 = 0xc08ff00000000000
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L10:
	.mlx
	nop 0
	movl r14 = 0xc0904c0000000000
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp logb#
	.ident	"GCC: (GNU) 12.2.0"
