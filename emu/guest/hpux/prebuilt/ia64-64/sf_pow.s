// 2bd2b89718ebd708a15cf552ed6a687b newlib/libm/common/sf_pow.c
	.file	"sf_pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
