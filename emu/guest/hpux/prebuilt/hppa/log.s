; 783d7939515f7790de2c3ab4f25e2d7a newlib/libm/common/log.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
