; 88d485e353362d62e8372a0d465f26ef newlib/libm/common/sinf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
