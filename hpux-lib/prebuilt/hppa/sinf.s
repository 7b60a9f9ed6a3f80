; f72dfb6bccf2390a7f4c99ae0abb0c40 newlib/libm/common/sinf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
