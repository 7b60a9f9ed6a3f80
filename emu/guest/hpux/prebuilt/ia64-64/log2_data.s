// b9b76aa8216357964d5d4110ada84aa0 newlib/libm/common/log2_data.c
	.file	"log2_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
