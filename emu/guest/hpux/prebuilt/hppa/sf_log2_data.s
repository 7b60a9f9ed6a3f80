; 3ee885a9b943673416dc674ff2a5ba7d newlib/libm/common/sf_log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
