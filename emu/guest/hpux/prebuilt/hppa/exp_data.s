; 022315e57c1e20ad2e43814516a2b324 newlib/libm/common/exp_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
