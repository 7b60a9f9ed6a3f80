// 0eb81ed7403e65ae212fc2a77fbe6312 newlib/libm/common/pow.c
	.file	"pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
