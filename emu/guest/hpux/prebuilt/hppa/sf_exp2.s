; 4d2859055161eef184699279ddb0851f newlib/libm/common/sf_exp2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
