; e91810a49364a2ff6d39a21456e4037e newlib/libm/common/sf_pow.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
