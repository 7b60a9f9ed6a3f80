// 1c722f0353bb6c1624f94de7d0914112 newlib/libm/common/log2.c
	.file	"log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
