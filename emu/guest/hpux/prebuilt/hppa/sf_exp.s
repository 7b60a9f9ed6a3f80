; 593f7d3d46ea6e57eb9d906f4c69acf3 newlib/libm/common/sf_exp.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
