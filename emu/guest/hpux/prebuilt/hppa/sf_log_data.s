; 9deadd70cba5ee4b3dc7ac4e96015bee newlib/libm/common/sf_log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
