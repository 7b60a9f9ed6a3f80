; a76a772052afa5a22fca67144601ec88 newlib/libm/common/exp.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
