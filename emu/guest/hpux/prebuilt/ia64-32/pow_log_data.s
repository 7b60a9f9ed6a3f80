// 62f253d74b128184671c3a6139e1676d newlib/libm/common/pow_log_data.c
	.file	"pow_log_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
