// 56ef847233c37864af82317cc3c4b102 newlib/libm/common/sf_pow.c
	.file	"sf_pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
