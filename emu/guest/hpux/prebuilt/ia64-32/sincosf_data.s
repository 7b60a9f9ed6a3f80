// 6c12c74f19fa108ebe9a1927f9194a52 newlib/libm/common/sincosf_data.c
	.file	"sincosf_data.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
