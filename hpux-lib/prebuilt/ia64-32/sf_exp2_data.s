// 18a7ca78d548b34d62e316602d1b5220 newlib/libm/common/sf_exp2_data.c
	.file	"sf_exp2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
