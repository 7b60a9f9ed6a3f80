// 360f3a6da9e02657d079874852a0e145 newlib/libm/common/log2_data.c
	.file	"log2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
