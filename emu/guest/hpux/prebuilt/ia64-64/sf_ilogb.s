// dc57ed136886c35ce1e25eebeebe5b65 newlib/libm/common/sf_ilogb.c
	.file	"sf_ilogb.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ilogbf#
	.type	ilogbf#, @function
	.proc ilogbf#
ilogbf:
	.prologue
	.body
	.mlx
	getf.s r15 = f8
	movl r8 = 2147483647
	.mlx
	nop 0
	movl r16 = 2139095040
	;;
	.mmi
	and r14 = r8, r15
	nop 0
	and r15 = r16, r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	shr.u r16 = r14, 23
	(p6) br.cond.dpnt .L5
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r15 = 2139095039
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mii
	cmp4.ltu p6, p7 = r15, r14
	nop 0
	;;
	(p7) adds r8 = -127, r16
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L12:
	.mii
	nop 0
	dep.z r14 = r14, 8, 24
	addl r8 = -126, r0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r8 = -126, r0
	(p6) br.cond.dpnt .L1
	;;
	.align 32
.L4:
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	adds r8 = -1, r8
	;;
	.mib
	cmp4.lt p6, p7 = 0, r14
	shladd r14 = r14, 1, r0
	(p7) br.cond.dpnt .L1
	;;
	.mib
	adds r8 = -1, r8
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L5:
	.mlx
	nop 0
	movl r8 = -2147483647
	.mmb
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp ilogbf#
	.ident	"GCC: (GNU) 12.2.0"
