; e9dc6ff3f1290012b8f1463907ad36bb newlib/libm/common/pow_log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
