// ff4bd9d9a4f971218afc729d7174822a newlib/libm/common/log2_data.c
	.file	"log2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
