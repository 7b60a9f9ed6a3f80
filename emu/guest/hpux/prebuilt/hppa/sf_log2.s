; 2fcf25434c16b5fb951d9cace043ce27 newlib/libm/common/sf_log2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
