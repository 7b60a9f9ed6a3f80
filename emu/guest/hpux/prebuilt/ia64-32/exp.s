// 4080c8b8d5bdde6e37d4b1c650666d1f newlib/libm/common/exp.c
	.file	"exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
