// ccd5262644b05685b3db2166707745fa newlib/libm/common/sf_infinity.c
	.file	"sf_infinity.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global infinityf#
	.type	infinityf#, @function
	.proc infinityf#
infinityf:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x7f800000
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp infinityf#
	.ident	"GCC: (GNU) 12.2.0"
