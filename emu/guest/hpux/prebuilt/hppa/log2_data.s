; 360f3a6da9e02657d079874852a0e145 newlib/libm/common/log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
