; 34d1daa164760c4af553813db0fa042e newlib/libm/common/sf_pow.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
