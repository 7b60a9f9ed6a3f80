// 3a045a0c8fadc0d7b90b9e1f4b0c68fd newlib/libm/common/sinf.c
	.file	"sinf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
