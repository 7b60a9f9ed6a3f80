; 7216d75f851635024e7dc4d1771ea530 newlib/libm/common/pow_log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
