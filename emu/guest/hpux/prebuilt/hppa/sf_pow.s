; 56ef847233c37864af82317cc3c4b102 newlib/libm/common/sf_pow.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
