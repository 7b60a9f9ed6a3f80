// b0dc4c81cd2db9f9ee5ec6f6f4271aba newlib/libm/common/log.c
	.file	"log.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
