; 85e0fe38653d619d996ffa6a2f1f2597 newlib/libm/common/sinf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
