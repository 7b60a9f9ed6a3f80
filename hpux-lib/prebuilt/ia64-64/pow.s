// 2500e426d51cd5eb7f543bb2fbb9b3ed newlib/libm/common/pow.c
	.file	"pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
