; 0e1c3336c10ac658e8ff5b0cc60be0aa newlib/libm/common/log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
