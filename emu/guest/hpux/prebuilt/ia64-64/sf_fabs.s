// ebfacf462185f019c5b9d3789923022a newlib/libm/math/sf_fabs.c
	.file	"sf_fabs.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fabsf#
	.type	fabsf#, @function
	.proc fabsf#
fabsf:
	.prologue
	.body
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	;;
	.mlx
	mov r15 = r14
	movl r14 = 2147483647
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp fabsf#
	.ident	"GCC: (GNU) 12.2.0"
