; f8d431b6d979c5200d9adc5467c4f99f newlib/libm/common/sf_exp2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
