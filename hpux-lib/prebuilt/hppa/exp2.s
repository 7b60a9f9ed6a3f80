; 9ec08365d18797316d5a51b39403642a newlib/libm/common/exp2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
