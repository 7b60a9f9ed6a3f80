// b7d1cb5e73683fdf10c092cee950b80e newlib/libm/common/sf_exp.c
	.file	"sf_exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
