; c273b5e3ac83df4e343793c46860b0e8 newlib/libm/common/sf_pow_log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
