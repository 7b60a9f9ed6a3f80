; 8a4e42f2725a951073859724dae0a19f newlib/libm/common/sf_exp.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
