; 0eb81ed7403e65ae212fc2a77fbe6312 newlib/libm/common/pow.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
