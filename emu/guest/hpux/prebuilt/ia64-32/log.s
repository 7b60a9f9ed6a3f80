// 3ba8d67d1cf3f4e4bffe6a6d239d3f10 newlib/libm/common/log.c
	.file	"log.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
