; 62f253d74b128184671c3a6139e1676d newlib/libm/common/pow_log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
