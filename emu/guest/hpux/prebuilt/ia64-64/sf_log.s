// ffdedbd5b99c26aee5a42d0d93fc366a newlib/libm/common/sf_log.c
	.file	"sf_log.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
