// 0ef753da13c51eb9fc73b8d64e263eec newlib/libm/common/sf_exp.c
	.file	"sf_exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
