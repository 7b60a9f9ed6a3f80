// 4f4c64ccc244ca133d49b926d8e1d029 newlib/libm/common/s_copysign.c
	.file	"s_copysign.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global copysign#
	.type	copysign#, @function
	.proc copysign#
copysign:
	.prologue
	.body
	.mlx
	getf.d r15 = f9
	movl r17 = -2147483648
	;;
	.mmi
	getf.d r14 = f8
	;;
	nop 0
	extr.u r15 = r15, 32, 32
	;;
	.mii
	nop 0
	extr.u r16 = r14, 32, 31
	and r15 = r17, r15
	;;
	.mmi
	or r15 = r15, r16
	;;
	nop 0
	mix4.r r14 = r15, r14
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp copysign#
	.ident	"GCC: (GNU) 12.2.0"
