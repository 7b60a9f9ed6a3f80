; 556f8a39a9daea2f5506fe168a4a9bd5 newlib/libm/common/exp2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
