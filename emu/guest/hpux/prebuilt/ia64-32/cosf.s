// 200e55d298b2eb518d3b01d592d18ddd newlib/libm/common/cosf.c
	.file	"cosf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
