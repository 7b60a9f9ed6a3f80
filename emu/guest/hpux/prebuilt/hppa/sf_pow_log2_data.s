; 43535fde439a75d371324b435c203705 newlib/libm/common/sf_pow_log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
