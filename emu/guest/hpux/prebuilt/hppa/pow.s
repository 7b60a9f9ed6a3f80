; 701ed11583d359d430615f148121a23e newlib/libm/common/pow.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
