// c7bd58c802e1271ae5050bced2a2e013 newlib/libm/common/exp_data.c
	.file	"exp_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
