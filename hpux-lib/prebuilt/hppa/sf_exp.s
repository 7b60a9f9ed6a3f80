; 0ef753da13c51eb9fc73b8d64e263eec newlib/libm/common/sf_exp.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
