; 8218f35087cb2bb018820e1d63355200 newlib/libm/common/sf_pow_log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
