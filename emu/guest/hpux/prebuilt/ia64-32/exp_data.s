// c0f5c3b1ecb9d75d8ee1ff4d3b51ab5c newlib/libm/common/exp_data.c
	.file	"exp_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
