// 2d43b5aacad48106eca9c19c667767d6 newlib/libm/common/sincosf.c
	.file	"sincosf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
