; 2d43b5aacad48106eca9c19c667767d6 newlib/libm/common/sincosf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
