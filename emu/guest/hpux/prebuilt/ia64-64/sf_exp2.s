// 8e2cd8973a91289406d2fe47e77940a7 newlib/libm/common/sf_exp2.c
	.file	"sf_exp2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
