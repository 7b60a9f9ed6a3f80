; 89ba26416e1694760e2aa1695984139b newlib/libm/common/sincosf_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
