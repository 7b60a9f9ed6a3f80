// 0ef17bfe3c601996f345a2b7359f899e newlib/libm/common/sf_log_data.c
	.file	"sf_log_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
