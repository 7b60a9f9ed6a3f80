; cfff0dede0c186691c363818c6ae2274 newlib/libm/common/sincosf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
