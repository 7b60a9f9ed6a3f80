; 1c722f0353bb6c1624f94de7d0914112 newlib/libm/common/log2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
