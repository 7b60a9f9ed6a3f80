; df5fdfcf9a7bb22f43e06ad96cfe9447 newlib/libm/common/sf_log.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
