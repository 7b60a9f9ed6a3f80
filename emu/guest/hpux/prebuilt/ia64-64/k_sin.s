// 5febbc8916a3e4dd1ffbf082e1536aed newlib/libm/math/k_sin.c
	.file	"k_sin.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_sin#
	.type	__kernel_sin#, @function
	.proc __kernel_sin#
__kernel_sin:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r16 = 1044381695
	.mmi
	cmp4.ne p8, p9 = 0, r34
	;;
	nop 0
	extr.u r15 = r14, 32, 31
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L2
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f8
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L1
.L2:
	.pred.rel.mutex p8, p9
	.mlx
	nop 0
	movl r15 = 0x3de5d93a5acfd57c
	.mmf
	setf.d f10 = r14
	nop 0
	fmpy.d f7 = f8, f8
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0xbe5ae5e68a2b9ceb
	;;
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3ec71de357b1fe7d
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f10, f7
	nop 0
	;;
	.mlx
	setf.d f10 = r15
	movl r15 = 0xbf2a01a019c161d5
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f10
	nop 0
	.mlx
	setf.d f10 = r15
	movl r15 = 0x3f8111111110f8a6
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f10
	nop 0
	.mlx
	setf.d f10 = r15
	(p8) movl r15 = 0x3fe0000000000000
	;;
	.mlx
	nop 0
	(p9) movl r15 = 0xbfc5555555555549
	;;
	.mmi
	nop 0
	(p9) setf.d f9 = r15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f10
	nop 0
	.mlx
	(p8) setf.d f10 = r15
	(p8) movl r15 = 0x3fc5555555555549
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.d f6 = f8, f6
	;;
	.mfi
	nop 0
	(p9) fma.d f7 = f7, f6, f9
	nop 0
	.mmi
	(p9) setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fms.d f6 = f9, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p9) fma.d f8 = f7, f8, f6
	;;
	.mfi
	nop 0
	(p8) fms.d f6 = f6, f7, f9
	nop 0
	.mmi
	(p8) setf.d f7 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.d f8 = f8, f7, f6
	nop 0
	.mmi
	(p8) setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p8) fsub.d f8 = f6, f8
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp __kernel_sin#
	.ident	"GCC: (GNU) 12.2.0"
