; 11265d1f97f68b365cad7f59f83885f4 newlib/libm/common/log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
