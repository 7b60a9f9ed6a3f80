// f8d431b6d979c5200d9adc5467c4f99f newlib/libm/common/sf_exp2.c
	.file	"sf_exp2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
