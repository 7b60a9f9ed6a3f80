// 11b56fa6fb6d5907af2d6bfe3f92e75c newlib/libm/common/log2_data.c
	.file	"log2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
