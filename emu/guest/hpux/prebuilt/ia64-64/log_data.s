// 11265d1f97f68b365cad7f59f83885f4 newlib/libm/common/log_data.c
	.file	"log_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
