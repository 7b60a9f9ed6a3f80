// cfff0dede0c186691c363818c6ae2274 newlib/libm/common/sincosf.c
	.file	"sincosf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
