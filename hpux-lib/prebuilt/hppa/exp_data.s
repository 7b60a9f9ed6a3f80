; 0feb33f3424feb801d0a090019f74212 newlib/libm/common/exp_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
