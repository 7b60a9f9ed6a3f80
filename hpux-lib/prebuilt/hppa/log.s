; b0dc4c81cd2db9f9ee5ec6f6f4271aba newlib/libm/common/log.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
