; 0ef17bfe3c601996f345a2b7359f899e newlib/libm/common/sf_log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
