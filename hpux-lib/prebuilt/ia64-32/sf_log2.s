// 9d3d34a491dff2a571df9efbedacd6bf newlib/libm/common/sf_log2.c
	.file	"sf_log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
