; 868eed9af3a0e955a988fcd1f4145a9c newlib/libm/common/sf_log2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
