; 11f5113967d84fc9ada46efe634e008d newlib/libm/common/exp2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
