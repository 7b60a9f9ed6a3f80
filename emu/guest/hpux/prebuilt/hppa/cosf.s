; 1acc0538206658546d3d0200cab1a7d9 newlib/libm/common/cosf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
