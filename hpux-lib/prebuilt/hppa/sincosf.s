; ac3b902af2150e52f1d1a2a8649585ed newlib/libm/common/sincosf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
