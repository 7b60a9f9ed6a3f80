// 022315e57c1e20ad2e43814516a2b324 newlib/libm/common/exp_data.c
	.file	"exp_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
