; 3ba8d67d1cf3f4e4bffe6a6d239d3f10 newlib/libm/common/log.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
