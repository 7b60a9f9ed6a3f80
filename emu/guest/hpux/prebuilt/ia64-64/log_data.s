// de66ef63c597271a67e029576875989a newlib/libm/common/log_data.c
	.file	"log_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
