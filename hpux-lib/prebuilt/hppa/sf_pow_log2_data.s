; 406bd645e0faa0bb36072ca5cfada494 newlib/libm/common/sf_pow_log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
