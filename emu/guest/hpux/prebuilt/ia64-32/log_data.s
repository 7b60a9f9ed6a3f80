// 0e1c3336c10ac658e8ff5b0cc60be0aa newlib/libm/common/log_data.c
	.file	"log_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
