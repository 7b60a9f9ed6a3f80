; 2bd2b89718ebd708a15cf552ed6a687b newlib/libm/common/sf_pow.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
