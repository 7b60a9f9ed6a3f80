; 3a045a0c8fadc0d7b90b9e1f4b0c68fd newlib/libm/common/sinf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
