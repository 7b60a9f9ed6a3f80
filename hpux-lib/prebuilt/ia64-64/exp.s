// a76a772052afa5a22fca67144601ec88 newlib/libm/common/exp.c
	.file	"exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
