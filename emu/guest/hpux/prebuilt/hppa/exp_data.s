; c7bd58c802e1271ae5050bced2a2e013 newlib/libm/common/exp_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
