// 1acc0538206658546d3d0200cab1a7d9 newlib/libm/common/cosf.c
	.file	"cosf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
