// f72dfb6bccf2390a7f4c99ae0abb0c40 newlib/libm/common/sinf.c
	.file	"sinf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
