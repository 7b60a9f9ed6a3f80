; 87c1f18fc846fe08439302a2ba603f9d newlib/libm/common/sf_log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
