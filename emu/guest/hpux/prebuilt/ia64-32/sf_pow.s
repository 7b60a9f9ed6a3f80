// 34d1daa164760c4af553813db0fa042e newlib/libm/common/sf_pow.c
	.file	"sf_pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
