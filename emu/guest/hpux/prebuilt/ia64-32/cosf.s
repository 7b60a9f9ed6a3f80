// 9915f883ecd6251c28037db0775df1cc newlib/libm/common/cosf.c
	.file	"cosf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
