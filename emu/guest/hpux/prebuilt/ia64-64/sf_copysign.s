// 933b739fd7e979ed18cf3b51573bd84a newlib/libm/common/sf_copysign.c
	.file	"sf_copysign.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global copysignf#
	.type	copysignf#, @function
	.proc copysignf#
copysignf:
	.prologue
	.body
	.mmi
	getf.s r15 = f9
	;;
	getf.s r14 = f8
	nop 0
	;;
	.mlx
	mov r16 = r15
	movl r15 = 2147483647
	;;
	.mlx
	and r15 = r15, r14
	movl r14 = -2147483648
	;;
	.mmi
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp copysignf#
	.ident	"GCC: (GNU) 12.2.0"
