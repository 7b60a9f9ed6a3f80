// 776c0565b380b203298007883da9cf60 newlib/libm/common/sf_log.c
	.file	"sf_log.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
