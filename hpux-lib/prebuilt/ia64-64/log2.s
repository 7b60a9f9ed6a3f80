// 318b434e613b1ef11c6cd1cbc1329baa newlib/libm/common/log2.c
	.file	"log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
