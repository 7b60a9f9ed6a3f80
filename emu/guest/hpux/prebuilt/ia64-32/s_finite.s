// ad31f26334a78583ab49c41c22fb6834 newlib/libm/common/s_finite.c
	.file	"s_finite.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global finite#
	.type	finite#, @function
	.proc finite#
finite:
	.prologue
	.body
	.mlx
	getf.d r8 = f8
	movl r14 = -2146435072
	;;
	.mii
	nop 0
	extr.u r8 = r8, 32, 31
	;;
	add r8 = r8, r14
	;;
	.mib
	nop 0
	extr.u r8 = r8, 31, 1
	br.ret.sptk.many b0
	.endp finite#
	.ident	"GCC: (GNU) 12.2.0"
