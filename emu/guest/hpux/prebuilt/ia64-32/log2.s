// 9e864ce34034e647addbd762eee3702d newlib/libm/common/log2.c
	.file	"log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
