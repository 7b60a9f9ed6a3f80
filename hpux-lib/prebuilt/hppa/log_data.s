; 937f04707b1a5d372423ed336070a65e newlib/libm/common/log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
