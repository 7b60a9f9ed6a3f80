// 203616d9f730711a6d9aefdb8ca1ec22 newlib/libm/common/sf_log2_data.c
	.file	"sf_log2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
