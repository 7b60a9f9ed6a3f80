// aaf01fe80918f8bae77ad2c3dedde88b newlib/libm/common/sf_isnan.c
	.file	"sf_isnan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global isnanf#
	.type	isnanf#, @function
	.proc isnanf#
isnanf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r15 = 2147483647
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 2139095040
	;;
	.mmi
	cmp4.lt p6, p7 = r15, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp isnanf#
	.ident	"GCC: (GNU) 12.2.0"
