// 593f7d3d46ea6e57eb9d906f4c69acf3 newlib/libm/common/sf_exp.c
	.file	"sf_exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
