// 701ed11583d359d430615f148121a23e newlib/libm/common/pow.c
	.file	"pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
