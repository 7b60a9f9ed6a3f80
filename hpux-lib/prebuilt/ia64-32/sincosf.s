// ac3b902af2150e52f1d1a2a8649585ed newlib/libm/common/sincosf.c
	.file	"sincosf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
