// 88d485e353362d62e8372a0d465f26ef newlib/libm/common/sinf.c
	.file	"sinf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
