// fa4462b9db96b862fed1f29a5493e9aa newlib/libm/common/exp.c
	.file	"exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.ident	"GCC: (GNU) 12.2.0"
