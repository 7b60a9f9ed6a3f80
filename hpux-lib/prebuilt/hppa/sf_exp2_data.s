; 18a7ca78d548b34d62e316602d1b5220 newlib/libm/common/sf_exp2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
