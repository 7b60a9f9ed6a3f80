; 9baeeefa0d3fdb2b14b48bdc65e5890e newlib/libm/common/sf_exp2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
