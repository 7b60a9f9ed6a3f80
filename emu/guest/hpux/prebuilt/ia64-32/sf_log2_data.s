// 3ee885a9b943673416dc674ff2a5ba7d newlib/libm/common/sf_log2_data.c
	.file	"sf_log2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
