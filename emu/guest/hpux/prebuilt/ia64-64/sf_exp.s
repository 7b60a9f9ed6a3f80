// 8a4e42f2725a951073859724dae0a19f newlib/libm/common/sf_exp.c
	.file	"sf_exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
