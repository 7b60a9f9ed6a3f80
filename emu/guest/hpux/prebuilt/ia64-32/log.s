// 783d7939515f7790de2c3ab4f25e2d7a newlib/libm/common/log.c
	.file	"log.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
