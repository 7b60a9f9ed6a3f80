// 868eed9af3a0e955a988fcd1f4145a9c newlib/libm/common/sf_log2.c
	.file	"sf_log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
