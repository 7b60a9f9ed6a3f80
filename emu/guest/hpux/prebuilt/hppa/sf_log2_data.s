; 203616d9f730711a6d9aefdb8ca1ec22 newlib/libm/common/sf_log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
