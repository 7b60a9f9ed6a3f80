// 75abf1f5cd1e498eba3f423322af0664 newlib/libm/common/exp.c
	.file	"exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
