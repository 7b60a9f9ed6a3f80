; 75abf1f5cd1e498eba3f423322af0664 newlib/libm/common/exp.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
