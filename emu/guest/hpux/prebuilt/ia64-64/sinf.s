// 85e0fe38653d619d996ffa6a2f1f2597 newlib/libm/common/sinf.c
	.file	"sinf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
