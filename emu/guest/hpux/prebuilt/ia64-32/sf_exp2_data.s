// 9baeeefa0d3fdb2b14b48bdc65e5890e newlib/libm/common/sf_exp2_data.c
	.file	"sf_exp2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
