; 11b56fa6fb6d5907af2d6bfe3f92e75c newlib/libm/common/log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
