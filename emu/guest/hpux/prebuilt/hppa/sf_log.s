; ffdedbd5b99c26aee5a42d0d93fc366a newlib/libm/common/sf_log.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
