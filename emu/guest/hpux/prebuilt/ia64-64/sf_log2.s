// cf39b1f32cb4ae7fce444d5025ad610b newlib/libm/common/sf_log2.c
	.file	"sf_log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
