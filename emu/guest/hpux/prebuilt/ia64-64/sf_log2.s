// 2fcf25434c16b5fb951d9cace043ce27 newlib/libm/common/sf_log2.c
	.file	"sf_log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
