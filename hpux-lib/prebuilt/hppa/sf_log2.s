; 9d3d34a491dff2a571df9efbedacd6bf newlib/libm/common/sf_log2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
