; 030f68686abb53defd13b30fadf95ba9 newlib/libm/common/sf_log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
