// 6e5c4a51bddd5c86464972e57954ee05 newlib/libm/common/s_isnand.c
	.file	"s_isnand.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __isnand#
	.type	__isnand#, @function
	.proc __isnand#
__isnand:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r8 = 2146435072
	;;
	.mii
	sub r16 = r0, r14
	extr.u r15 = r14, 32, 31
	;;
	or r14 = r16, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 31, 1
	;;
	or r14 = r15, r14
	;;
	.mmi
	nop 0
	sub r8 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	extr.u r8 = r8, 31, 1
	br.ret.sptk.many b0
	.endp __isnand#
	.ident	"GCC: (GNU) 12.2.0"
