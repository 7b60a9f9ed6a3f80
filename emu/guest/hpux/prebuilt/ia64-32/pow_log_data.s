// 7216d75f851635024e7dc4d1771ea530 newlib/libm/common/pow_log_data.c
	.file	"pow_log_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
