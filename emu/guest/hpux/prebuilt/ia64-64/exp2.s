// 13e83cd9f575eb5e05f93cea1836fa6f newlib/libm/common/exp2.c
	.file	"exp2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
