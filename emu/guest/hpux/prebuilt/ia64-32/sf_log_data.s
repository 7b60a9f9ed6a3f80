// 030f68686abb53defd13b30fadf95ba9 newlib/libm/common/sf_log_data.c
	.file	"sf_log_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
