; 7e262637ae1777191d4c3e5db9b9cf01 newlib/libm/common/log2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
