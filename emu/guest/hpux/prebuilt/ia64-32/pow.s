// 1d6e3f33785ff77ae6cc7d03fc672aa5 newlib/libm/common/pow.c
	.file	"pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
