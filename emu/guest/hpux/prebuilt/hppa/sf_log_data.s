; 99c1d757e5f43d4f41e2802780903918 newlib/libm/common/sf_log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
