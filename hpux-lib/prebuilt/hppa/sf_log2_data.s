; 2571bba2982d54f4cd4481b4877ea5d4 newlib/libm/common/sf_log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
