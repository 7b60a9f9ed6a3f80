// a347d97bbd5cb9d19585b0f3915cd4fe newlib/libm/common/log.c
	.file	"log.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
