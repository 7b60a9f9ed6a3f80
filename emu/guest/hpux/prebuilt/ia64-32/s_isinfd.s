// 330443c35159c7457f102cd25bc79b34 newlib/libm/common/s_isinfd.c
	.file	"s_isinfd.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __isinfd#
	.type	__isinfd#, @function
	.proc __isinfd#
__isinfd:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r8 = -2146435072
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
	nop 0
	;;
	.mlx
	or r14 = r15, r14
	movl r15 = 2146435072
	;;
	.mii
	add r8 = r8, r14
	sub r14 = r15, r14
	;;
	or r8 = r14, r8
	;;
	.mii
	nop 0
	extr.u r8 = r8, 31, 1
	nop 0
	;;
	.mib
	nop 0
	sub r8 = 1, r8
	br.ret.sptk.many b0
	.endp __isinfd#
	.ident	"GCC: (GNU) 12.2.0"
