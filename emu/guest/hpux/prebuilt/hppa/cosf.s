; 200e55d298b2eb518d3b01d592d18ddd newlib/libm/common/cosf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
