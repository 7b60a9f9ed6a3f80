; 9dd47b755fa75614f43167ef7c36dbc5 newlib/libm/common/sf_exp2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
