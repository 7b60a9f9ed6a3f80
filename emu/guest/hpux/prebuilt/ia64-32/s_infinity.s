// fd672d1cd45d9c45fd0e7cc4cfe5a4fa newlib/libm/common/s_infinity.c
	.file	"s_infinity.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global infinity#
	.type	infinity#, @function
	.proc infinity#
infinity:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x7ff0000000000000
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp infinity#
	.ident	"GCC: (GNU) 12.2.0"
