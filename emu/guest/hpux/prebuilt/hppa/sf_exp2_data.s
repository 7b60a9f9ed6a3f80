; bb722227dfe744cf82c4ffd491342c22 newlib/libm/common/sf_exp2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
