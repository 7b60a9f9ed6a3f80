; fa4462b9db96b862fed1f29a5493e9aa newlib/libm/common/exp.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
