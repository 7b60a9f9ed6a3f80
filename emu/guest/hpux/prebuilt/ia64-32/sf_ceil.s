// b9036030f56445e32b741ac08749194e newlib/libm/math/sf_ceil.c
	.file	"sf_ceil.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ceilf#
	.type	ceilf#, @function
	.proc ceilf#
ceilf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r16 = 2147483647
	;;
	.mmi
	mov r17 = r14
	;;
	and r16 = r16, r17
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 23
	;;
	adds r15 = -127, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 22, r15
	(p6) br.cond.dptk .L2
	;;
	.mmi
	cmp4.le p6, p7 = r0, r15
	nop 0
	addp4 r15 = r15, r0
	.mmb
	mov r18 = r14
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mlx
	nop 0
	movl r16 = 8388607
	;;
	.mii
	nop 0
	shr r16 = r16, r15
	nop 0
	;;
	.mmi
	and r17 = r17, r16
	nop 0
	andcm r16 = -1, r16
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r17
	movl r17 = 0x7149f2ca
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	setf.s f6 = r17
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
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r18 = 8388608
	;;
	.mii
	nop 0
	(p7) shr r18 = r18, r15
	nop 0
	;;
	.mii
	(p7) add r18 = r18, r14
	nop 0
	;;
	and r14 = r18, r16
	;;
.L1:
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L21:
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
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x80000000
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	;;
	(p7) getf.s r14 = f1
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r15 = 2139095039
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r15, r16
	nop 0
	;;
	.mmi
	(p7) setf.s f6 = r14
	(p7) setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fadd.s f6 = f6, f7
	;;
	.mmi
	nop 0
	(p7) getf.s r14 = f6
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp ceilf#
	.ident	"GCC: (GNU) 12.2.0"
