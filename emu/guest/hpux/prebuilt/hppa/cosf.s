; 9915f883ecd6251c28037db0775df1cc newlib/libm/common/cosf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
