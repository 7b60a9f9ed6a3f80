// 126950524ee062972de12a323517d1b9 newlib/libm/common/sf_finite.c
	.file	"sf_finite.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global finitef#
	.type	finitef#, @function
	.proc finitef#
finitef:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r15 = 2147483647
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 2139095039
	;;
	.mmi
	cmp4.ge p6, p7 = r15, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp finitef#
	.ident	"GCC: (GNU) 12.2.0"
