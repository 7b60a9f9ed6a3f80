; 2500e426d51cd5eb7f543bb2fbb9b3ed newlib/libm/common/pow.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
