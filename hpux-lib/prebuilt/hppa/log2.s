; 318b434e613b1ef11c6cd1cbc1329baa newlib/libm/common/log2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
