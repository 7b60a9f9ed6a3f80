; 1d6e3f33785ff77ae6cc7d03fc672aa5 newlib/libm/common/pow.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
