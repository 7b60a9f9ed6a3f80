; c0f5c3b1ecb9d75d8ee1ff4d3b51ab5c newlib/libm/common/exp_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
