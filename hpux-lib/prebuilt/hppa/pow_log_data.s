; b60968130836ccd713d022504da7552c newlib/libm/common/pow_log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
