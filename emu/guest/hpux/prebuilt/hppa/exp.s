; 4080c8b8d5bdde6e37d4b1c650666d1f newlib/libm/common/exp.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
