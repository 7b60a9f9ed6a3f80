; b7d1cb5e73683fdf10c092cee950b80e newlib/libm/common/sf_exp.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
