// b1297f23c32cdbaef97584ac4c6c776e newlib/libm/common/sincosf_data.c
	.file	"sincosf_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
