// 43535fde439a75d371324b435c203705 newlib/libm/common/sf_pow_log2_data.c
	.file	"sf_pow_log2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
